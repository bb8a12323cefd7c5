//! The cities as a table, and what their manufactories make.

use super::super::names::{Names, say};
use super::layout::{length, list, padded, table};
use novgorod::pieces::City;
use novgorod::tables::Line;
use novgorod::view::{CityView, ManufactoryView, View};

/// One line a city, in the order of the ring; then one a manufactory.
pub(super) fn cities(view: &View, names: Names) -> String {
    let mut rows = vec![[
        say!(names, "novgorod-text-city"),
        say!(names, "novgorod-text-good"),
        say!(names, "novgorod-text-price"),
        say!(names, "novgorod-text-fee"),
        say!(names, "novgorod-text-income"),
        say!(names, "novgorod-text-owners"),
        say!(names, "novgorod-text-neighbours"),
    ]];
    rows.extend(City::ALL.map(|city| row(view, names, city)));
    let table = table(&rows, [false, false, true, true, true, false, false]);
    format!("\n{table}{}", manufactories(view, names))
}

/// "Danzig M  amber  5  4  3  1·3  Riga, Lübeck".
fn row(view: &View, names: Names, city: City) -> [String; 7] {
    let CityView { good, neighbours, closed, next_price, income, harbour_fee, owners, .. } = view.city[city];
    let owners = view.players.iter().map(|player| match owners.has(player.seat) {
        true => (player.seat.index() + 1).to_string(),
        false => "·".into(),
    });
    [
        name(view, names, city),
        names.good(good),
        next_price.map_or("–".into(), |price| price.to_string()),
        harbour_fee.to_string(),
        income.to_string(),
        owners.collect(),
        match closed {
            true => say!(names, "novgorod-text-closed"),
            false => words::listed(neighbours.iter().map(|it| names.city(it))),
        },
    ]
}

/// A city, and the letters of merchant and pirate if they are there.
fn name(view: &View, names: Names, city: City) -> String {
    let merchant = view.merchant.filter(|it| it.city == city).map(|_| say!(names, "novgorod-text-merchant"));
    let pirate = view.pirate.filter(|it| it.city == city).map(|_| say!(names, "novgorod-text-pirate"));
    [Some(names.city(city)), merchant, pirate].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// V-4.1: "Danzig  clothing  fur 1, cloth + fur 2".
fn manufactories(view: &View, names: Names) -> String {
    let drawn: Vec<(String, String, ManufactoryView)> = City::ALL
        .into_iter()
        .filter_map(|city| view.city[city].manufactory.map(|it| (names.city(city), names.luxury(it.luxury), it)))
        .collect();
    if drawn.is_empty() {
        return String::new();
    }
    let cities = drawn.iter().map(|(city, ..)| length(city)).max().unwrap_or(0) + 2;
    let luxuries = drawn.iter().map(|(_, luxury, _)| length(luxury)).max().unwrap_or(0) + 2;
    let line = |(city, luxury, it): &(String, String, ManufactoryView)| {
        let lines: Vec<Line> = it.lines.into_iter().flatten().collect();
        let lines: Vec<String> =
            lines.iter().map(|line| format!("{} {}", names.goods(line.goods), line.seals)).collect();
        list(&format!("{}{}", padded(city, cities), padded(luxury, luxuries)), &lines, ", ")
    };
    let title = list("", &[say!(names, "novgorod-text-works")], "");
    format!("\n{title}{}", drawn.iter().map(line).collect::<String>())
}
