//! The sea chart: eight cities and the lanes between them, the route that is being sailed, the merchant and the pirate.
//!
//! The cities lie in two rows of four, on a narrow screen in four rows of two; where, says the style by the class `at-`
//! with the city's name. The lanes are drawn for both, and the style shows one.

use super::race;
use crate::Scene;
use crate::novgorod::art::colour;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids, rule};
use game::Seat;
use maud::{Markup, html};
use novgorod::View;
use novgorod::pieces::*;
use novgorod::tables::Line;
use novgorod::view::{CityView, ManufactoryView, Visitor};

/// The chart.
pub(super) fn chart(view: &View, scene: &Scene) -> Markup {
    html! {
        div.nv-sea {
            (race::race(view, scene))
            div.nv-chart {
                (lanes(view, "wide", at))
                (lanes(view, "tall", |city| { let (x, y) = at(city); (y, x) }))
                @for city in City::ALL { (card(view, scene, city)) }
                (pieces(view, scene))
            }
        }
    }
}

/// Where a city lies, in hundredths of the chart.
fn at(city: City) -> (f32, f32) {
    let (column, row) = match city {
        City::London => (0, 0),
        City::Bergen => (1, 0),
        City::Visby => (2, 0),
        City::Novgorod => (3, 0),
        City::Riga => (3, 1),
        City::Danzig => (2, 1),
        City::Luebeck => (1, 1),
        City::Antwerp => (0, 1),
    };
    (12.5 + 25.0 * column as f32, 25.0 + 50.0 * row as f32)
}

fn lanes(view: &View, class: &'static str, at: impl Fn(City) -> (f32, f32)) -> Markup {
    let stops: Vec<City> = view.this_turn.route.iter().filter_map(|it| it.card.visits()).collect();
    let sailed = |a, b| stops.windows(2).any(|leg| leg == [a, b] || leg == [b, a]);
    let pairs = City::ALL.into_iter().flat_map(|a| view.city[a].neighbours.iter().map(move |b| (a, b)));
    let colour = view.active.map(colour);
    html! {
        svg.nv-lanes.(class) viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            @for (a, b) in pairs.filter(|&(a, b)| a < b) {
                @let ((x1, y1), (x2, y2)) = (at(a), at(b));
                line.lane x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
                @if let (true, Some(colour)) = (sailed(a, b), colour) {
                    line.sailed.(colour) x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
                }
            }
        }
    }
}

/// The cities with their goods and links, small and without anything that changes.
pub(in crate::novgorod) fn ring(view: &View, scene: &Scene, title: &str) -> Markup {
    let names = Names::of(scene);
    let at = |city| {
        let (x, y) = at(city);
        (x * 4.0, y * 1.6)
    };
    let links = City::ALL.into_iter().flat_map(|a| view.city[a].neighbours.iter().map(move |b| (a, b)));
    html! {
        svg.nv-ring viewBox="0 0 400 160" role="img" {
            title { (title) }
            rect.water width="400" height="160" rx="10" {}
            @for (a, b) in links.filter(|(a, b)| a < b) {
                @let ((x1, y1), (x2, y2)) = (at(a), at(b));
                line.lane x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
            }
            @for city in City::ALL {
                @let (x, y) = at(city);
                rect.land x=(x - 34.0) y=(y - 20.0) width="68" height="48" rx="6" {}
                (art::good(scene, view.city[city].good, x as i32 - 12, y as i32 - 17, 24))
                text.name x=(x) y=(y + 22.0) { (names.city(city)) }
            }
        }
    }
}

/// A city.
pub(in crate::novgorod) fn card(view: &View, scene: &Scene, city: City) -> Markup {
    let names = Names::of(scene);
    let it = &view.city[city];
    let post = next_post(names, it);
    let stop = view.this_turn.route.iter().position(|it| it.card.visits() == Some(city)).zip(view.active);
    html! {
        svg.nv-city.(format!("at-{city}")).closed[it.closed] id=[scene.id(ids::city(city))] viewBox="0 0 200 142" role="group"
            data-rule="V-2.1" {
            title { (about(names, city, it, &post)) }
            rect.back x="2" y="4" width="196" height="138" rx="10" {}
            rect.land x="1" y="1" width="198" height="138" rx="10" {}
            (art::good(scene, it.good, 8, 8, 34))
            text.name x="49" y="24" { (names.city(city)) }
            text.soft x="49" y="40" { (names.good(it.good)) }
            (owners(view, scene, it))
            (price(scene, it, &post)) (income(scene, it)) (fee(scene, it))
            @if let Some(it) = &it.manufactory { (works(scene, city, it)) }
            @if let Some((place, seat)) = stop {
                g.stop.(colour(seat)) {
                    rect x="1" y="1" width="198" height="138" rx="10" {}
                    circle cx="148" cy="-2" r="12" {}
                    text x="148" y="3.5" { (place + 1) }
                }
            }
        }
    }
}

/// What the next post costs, in a sentence.
fn next_post(names: Names, it: &CityView) -> String {
    match it.next_price {
        Some(price) => say!(names, "novgorod-next-post", price = names.ducats(price)),
        None => say!(names, "novgorod-no-post"),
    }
}

/// Everything about a city in a sentence.
fn about(names: Names, city: City, it: &CityView, post: &str) -> String {
    say!(
        names,
        "novgorod-about-city",
        city = names.city(city),
        good = names.good(it.good),
        post = post,
        income = names.ducats(it.income),
        fee = names.ducats(it.harbour_fee),
    )
}

/// Who has a post there.
fn owners(view: &View, scene: &Scene, it: &CityView) -> Markup {
    let seats = view.players.iter().map(|player| player.seat).filter(|&seat| it.owners.has(seat));
    let told = seats.map(|seat| scene.name(seat)).collect::<Vec<_>>().join(", ");
    let count = view.players.len() as i32;
    html! {
        g data-rule=[(!told.is_empty()).then_some("V-2.3")] {
            @if !told.is_empty() { title { (told) } }
            @for (at, player) in (0..).zip(&view.players) {
                @let x = 194 - 15 * (count - at);
                @if it.owners.has(player.seat) {
                    (art::seat(player.seat, x - 1, 28))
                } @else {
                    circle.vacant cx=(x + 6) cy="35" r="2" {}
                }
            }
        }
    }
}

fn price(scene: &Scene, it: &CityView, post: &str) -> Markup {
    let price = it.next_price.map_or("–".into(), |price| price.to_string());
    tag(scene, "price", "post", 8, "V-5.1", post, price)
}

fn income(scene: &Scene, it: &CityView) -> Markup {
    let names = Names::of(scene);
    let title = say!(names, "novgorod-about-income", ducats = names.ducats(it.income));
    tag(scene, "income", "ducat", 71, "V-4.7", &title, format!("+{}", it.income))
}

fn fee(scene: &Scene, it: &CityView) -> Markup {
    let names = Names::of(scene);
    let title = say!(names, "novgorod-about-fee", ducats = names.ducats(it.harbour_fee));
    tag(scene, "fee", "anchor", 134, "V-3.2", &title, it.harbour_fee.to_string())
}

fn tag(scene: &Scene, class: &str, icon: &str, x: i32, rule: &str, title: &str, text: String) -> Markup {
    html! {
        g.tag.(class) data-rule=(rule) {
            title { (title) }
            rect x=(x) y="50" width="58" height="26" rx="6" {}
            (art::put(scene, icon, x + 6, 54, 18))
            text x=(x + 41) y="69" { (text) }
        }
    }
}

/// A manufactory: what it makes, of what, for how many seals.
pub(in crate::novgorod) fn works(scene: &Scene, city: City, it: &ManufactoryView) -> Markup {
    let names = Names::of(scene);
    let lines: Vec<Line> = it.lines.into_iter().flatten().collect();
    let told = lines.iter().map(|line| format!("{}: {}", names.goods(line.goods), names.seals(line.seals)));
    let told = told.collect::<Vec<_>>().join(", ");
    html! {
        g.works id=[scene.id(ids::works(city))] data-rule="V-4.1" {
            title { (say!(names, "novgorod-about-works", luxury = names.luxury(it.luxury), lines = told)) }
            rect x="6" y="81" width="188" height="53" rx="7" {}
            (art::luxury(scene, it.luxury, 11, 90, 35))
            @for (at, line) in lines.iter().enumerate() {
                @let before = if at < 3 { &lines[..at] } else { &lines[3..at] };
                @let x = 51 + before.iter().map(|line| 17 * line.goods.len() as i32 + 24).sum::<i32>();
                (production(scene, line, x, if at < 3 { 85 } else { 109 }))
            }
        }
    }
}

fn production(scene: &Scene, line: &Line, x: i32, y: i32) -> Markup {
    let goods = line.goods.len() as i32;
    html! {
        @for (at, good) in (0..).zip(line.goods.iter()) { (art::good(scene, good, x + 17 * at, y + 2, 18)) }
        (art::put(scene, "seal", x + 17 * goods + 1, y + 1, 20))
        text.count x=(x + 17 * goods + 11) y=(y + 15) { (line.seals) }
    }
}

/// Whose ship is at sea, and where.
pub(in crate::novgorod) fn sailing(view: &View) -> Option<(Seat, City)> {
    view.active.zip(view.this_turn.last_city())
}

/// The ship that sails, the merchant and the pirate: they stand on their cities and move there.
fn pieces(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    html! {
        @if let Some((seat, city)) = sailing(view) {
            @let title = say!(names, "novgorod-ship-of", name = scene.name(seat));
            svg.nv-piece.ship.moves.(colour(seat)).(format!("at-{city}")) id=[scene.id(ids::ship(seat))] viewBox="0 0 48 48"
                role="img" data-rule="V-3.1" {
                title { (title) }
                (art::put(scene, "ship", 0, 0, 48))
            }
        }
        (merchant(view, scene))
        (pirate(view, scene))
    }
}

/// The merchant on its city.
pub(in crate::novgorod) fn merchant(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    let Some(Visitor { city, side }) = view.merchant else { return html! {} };
    let brings = names.merchant(side, view.merchant_brings);
    piece(scene, "merchant", ids::MERCHANT, city, "V-9.1", brings)
}

/// The pirate on its city.
pub(in crate::novgorod) fn pirate(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    let Some(Visitor { city, side }) = view.pirate else { return html! {} };
    let does = names.pirate(side);
    piece(scene, "pirate", ids::PIRATE, city, rule::of_pirate(view), does)
}

fn piece(scene: &Scene, name: &str, id: &str, city: City, rule: &str, title: String) -> Markup {
    html! {
        svg.nv-piece.moves.(name).(format!("at-{city}")) id=[scene.id(id)] viewBox="0 0 48 48" role="img" data-rule=(rule) {
            title { (title) }
            (art::put(scene, name, 0, 0, 48))
        }
    }
}
