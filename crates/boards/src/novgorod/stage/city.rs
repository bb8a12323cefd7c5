//! A city: its silhouette, the quay with a place for each player's post, the scroll with its name, good, income and
//! fee, and the banner of its manufactory with the lines that it can make.

use crate::Scene;
use crate::novgorod::art::colour;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids};
use crate::ours::mark;
use game::{Key, Seat};
use maud::{Markup, html};
use novgorod::View;
use novgorod::pieces::*;
use novgorod::tables::Line;
use novgorod::view::{CityView, ManufactoryView};

/// A city; the origin is the left end of its quay.
pub(in crate::novgorod) fn city(view: &View, scene: &Scene, city: City) -> Markup {
    let names = Names::of(scene);
    let it = &view.city[city];
    let name = names.city(city);
    let stop = view.this_turn.route.iter().position(|it| it.card.visits() == Some(city)).zip(view.active);
    let seat = stop.map(|(_, seat)| colour(seat));
    html! {
        svg.nv-city.own-glow.(format!("at-{city}")).closed[it.closed].(seat.unwrap_or_default())
            id=[scene.id(ids::city(city))] viewBox="0 0 104 56" role="group" data-rule="V-2.1" {
            title { (about(names, city, it)) }
            (art::halo("M-3-3H107a6 6 0 0 1 6 6V52a6 6 0 0 1-6 6H-3a6 6 0 0 1-6-6V3a6 6 0 0 1 6-6z"))
            g.town { (art::fit(&format!("t-{city}"), -4.0, -66.0, 112.0, 68.0)) }
            (art::fit("quay", -4.0, -1.0, 112.0, 58.0))
            path.scroll d="M-5 18.500C30 16.500 74 16.500 109 18.500V54C74 56 30 56 -5 54z" {}
            (quay(view, scene, city))
            g data-card=[scene.id(ids::good(it.good))] {
                (art::good(it.good, -1.0, 21.5, 30.0))
                @if scene.is_ours("city", city.word(), "good") { (mark(1.0, 53.0, 26.0)) }
            }
            text.name.long[name.chars().count() > 8] x="32.500" y="34.500" { (name) }
            @if scene.is_ours("city", city.word(), "city") { (mark(32.5, 37.0, 30.0)) }
            (income(scene, city, it))
            (fee(scene, city, it))
            @if it.closed { (chain()) }
            @if let Some(works) = &it.manufactory { (banner(scene, city, works)) }
            @if let Some((place, seat)) = stop { (badge(seat, place)) }
        }
    }
}

/// What closes a city.
pub(in crate::novgorod) fn chain() -> Markup {
    html! { path.chain d="M0-34 104-4M104-34 0-4" {} }
}

/// Everything about a city in a sentence.
fn about(names: Names, city: City, it: &CityView) -> String {
    say!(
        names,
        "novgorod-about-city",
        city = names.city(city),
        good = names.good(it.good),
        post = next_post(names, it),
        income = names.ducats(it.income),
        fee = names.ducats(it.harbour_fee),
    )
}

/// What the next post costs, in a sentence.
fn next_post(names: Names, it: &CityView) -> String {
    match it.next_price {
        Some(price) => say!(names, "novgorod-next-post", price = names.ducats(price)),
        None => say!(names, "novgorod-no-post"),
    }
}

/// Who has a post there, the price of the next, and the places that are left.
fn quay(view: &View, scene: &Scene, city: City) -> Markup {
    let names = Names::of(scene);
    let it = &view.city[city];
    let owners: Vec<Seat> = view.players.iter().map(|it| it.seat).filter(|&seat| it.owners.has(seat)).collect();
    let told = names.words.all_of(owners.iter().map(|&seat| scene.name(seat).to_owned()));
    let place = |at: usize| 2.0 + 25.5 * at as f32;
    let priced = usize::from(it.next_price.is_some());
    html! {
        @if !owners.is_empty() {
            g data-card=[scene.id(ids::at_city("owners", city))] data-rule="V-2.3" {
                title { (told) }
                @for (at, &seat) in owners.iter().enumerate() { (art::seat(seat, place(at) + 2.0, -1.5, 19.0)) }
            }
        }
        @if let Some(price) = it.next_price {
            @let x = place(owners.len());
            g.price data-card=[scene.id(ids::at_city("price", city))] data-rule="V-5.1" {
                title { (next_post(names, it)) }
                rect x=(x - 1.0) y="1" width="27" height="14.500" {}
                (art::put("post", x, 1.8, 12.5))
                text x=(x + 19.0) y="12.900" { (price) }
                @if scene.is_ours("city", city.word(), "prices") { (mark(x + 13.5, 15.5, 11.0)) }
            }
        }
        @for at in owners.len() + priced..view.players.len() { circle.free cx=(place(at) + 11.5) cy="8.500" r="3" {} }
    }
}

fn income(scene: &Scene, city: City, it: &CityView) -> Markup {
    let names = Names::of(scene);
    html! {
        g data-card=[scene.id(ids::at_city("income", city))] data-rule="V-4.7" {
            title { (say!(names, "novgorod-about-income", ducats = names.ducats(it.income))) }
            (art::put("ducat", 34.5, 38.5, 13.0))
            text.number x="48.500" y="49.700" { (format!("+{}", it.income)) }
            @if scene.is_ours("city", city.word(), "income") { (mark(48.5, 53.0, 14.0)) }
        }
    }
}

fn fee(scene: &Scene, city: City, it: &CityView) -> Markup {
    let names = Names::of(scene);
    html! {
        g.fee data-card=[scene.id(ids::at_city("fee", city))] data-rule="V-3.2" {
            title { (say!(names, "novgorod-about-fee", ducats = names.ducats(it.harbour_fee))) }
            (art::put("anchor", 70.0, 38.0, 13.5))
            text.number x="85" y="49.700" { (it.harbour_fee) }
            @if scene.is_ours("city", city.word(), "fee") { (mark(84.0, 53.0, 10.0)) }
        }
    }
}

/// The place of a city in the route.
pub(in crate::novgorod) fn badge(seat: Seat, place: usize) -> Markup {
    html! {
        g.badge.(colour(seat)) {
            circle cx="-5" cy="36" r="9.500" {}
            text x="-5" y="40.300" { (place + 1) }
        }
    }
}

/// A manufactory: what it makes, of what, for how many seals. On a small chart the banner is short and says only what
/// its last line takes.
pub(in crate::novgorod) fn banner(scene: &Scene, city: City, it: &ManufactoryView) -> Markup {
    let names = Names::of(scene);
    let lines: Vec<Line> = it.lines.into_iter().flatten().collect();
    let told = lines.iter().map(|line| names.words.detailed(&names.goods(line.goods), &names.seals(line.seals)));
    let told = told.collect::<Vec<_>>().join(", ");
    let (cloth, height) = if lines.len() > 3 { ("banner4", 101.0) } else { ("banner3", 82.0) };
    html! {
        g.works.own-glow.(it.luxury.word()) id=[scene.id(ids::works(city))] data-rule="V-4.1" {
            title { (say!(names, "novgorod-about-works", luxury = names.luxury(it.luxury), lines = told)) }
            g.long {
                (art::halo(&format!("M1 0h64v{}l-32-6-32 6z", height + 5.0)))
                (art::fit(cloth, -2.0, -3.0, 72.0, height + 12.0))
                (art::luxury(it.luxury, 22.0, 1.5, 22.0))
                @for (at, line) in lines.iter().enumerate() { (production(scene, city, it.manufactory, at, line)) }
            }
            @if let (true, Some(last)) = (scene.ids, lines.last()) { (short(scene, it, last)) }
        }
    }
}

fn production(scene: &Scene, city: City, works: Manufactory, at: usize, line: &Line) -> Markup {
    let y = 26.0 + 19.0 * at as f32;
    html! {
        g.line.own-glow id=[scene.id(ids::line(city, at))] {
            rect x="2.500" y=(y + 0.3) width="61" height="16.400" rx="4" {}
            @for (at, good) in line.goods.iter().enumerate() {
                (art::good(good, 4.5 + 14.7 * at as f32, y + 1.3, 14.5))
            }
            (art::seal(47.0, y + 0.4, 16.5, line.seals))
            @if is_ours(scene, works, line) { (mark(4.0, y + 17.3, 58.0)) }
        }
    }
}

/// Whether a line is ours: the data file names it by its good, two goods "both", three "three".
fn is_ours(scene: &Scene, works: Manufactory, line: &Line) -> bool {
    let part = match line.goods.len() {
        1 => line.goods.iter().next().map_or("", Good::word),
        2 => "both",
        _ => "three",
    };
    scene.is_nth_ours("manufactory", works.index(), part)
}

fn short(scene: &Scene, it: &ManufactoryView, last: &Line) -> Markup {
    let begin = 33.0 - 9.75 * last.goods.len() as f32;
    html! {
        g.short {
            (art::halo("M1 0h64v63l-32-6-32 6z"))
            (art::fit("banner-short", -2.0, -3.0, 72.0, 70.0))
            (art::luxury(it.luxury, 13.0, 2.5, 26.0))
            (art::seal(44.0, 6.0, 19.0, last.seals))
            @if is_ours(scene, it.manufactory, last) { (mark(4.0, 57.0, 58.0)) }
            @for (at, good) in last.goods.iter().enumerate() {
                (art::good(good, begin + 19.5 * at as f32 + 0.7, 35.0, 18.0))
            }
        }
    }
}
