//! All cities, manufactories, orders and career cards, for owners who compare them with their own.

use super::area::career;
use super::names::{Names, say};
use super::pictures::sample;
use super::stage::city;
use super::stage::papers::{Lies, order_card};
use crate::{Picture, Scene};
use game::Viewer;
use maud::{Markup, html};
use novgorod::Tables;
use novgorod::pieces::*;
use novgorod::view::{ManufactoryView, PlayerView, RowView, View};
use words::Words;

pub(super) fn gallery(words: &Words, printed: &'static Tables) -> Vec<Picture> {
    let Some(mut view) = sample(printed) else { return vec![] };
    view.order.extend(Order::ALL.map(|order| (order, printed.order[order])));
    let Some(player) = view.players.first().copied() else { return vec![] };
    let scene = &Scene { ids: false, ..Scene::new(words, &[], Viewer::Seat(player.seat)) };
    let names = Names::of(scene);
    let picture = |rule, caption, drawing| {
        let drawing = html! { div.nv-picture.nv-gallery data-game="novgorod" { (drawing) } };
        Picture { rule, caption, drawing }
    };
    vec![
        picture("V-2.3", say!(names, "novgorod-gallery-cities"), cities(&view, scene)),
        picture("V-4.1", say!(names, "novgorod-gallery-works"), works(scene, printed)),
        picture(
            "V-4.4",
            say!(names, "novgorod-gallery-orders"),
            html! { @for order in Order::ALL { (order_card(&view, scene, order, Lies::Open)) } },
        ),
        picture("V-4.5", say!(names, "novgorod-gallery-careers"), careers(scene, &player, printed)),
    ]
}

/// The cities without their manufactories, which are shown by themselves.
fn cities(view: &View, scene: &Scene) -> Markup {
    let mut view = view.clone();
    City::ALL.into_iter().for_each(|city| view.city[city].manufactory = None);
    html! { @for city in City::ALL { (city::city(&view, scene, city)) } }
}

fn works(scene: &Scene, printed: &Tables) -> Markup {
    let view = |which: Manufactory| {
        let table = &printed.manufactory[which];
        let line = |at: usize| (at < usize::from(table.count)).then(|| table.lines[at]);
        ManufactoryView { manufactory: which, luxury: table.luxury, lines: std::array::from_fn(line) }
    };
    html! {
        @for it in Manufactory::ALL.map(view) {
            svg.nv-works viewBox="-6 -6 80 116" role="img" { (city::banner(scene, City::Danzig, &it)) }
        }
    }
}

/// Both sides of every card.
fn careers(scene: &Scene, player: &PlayerView, printed: &Tables) -> Markup {
    let side = |career: Career, side: Side| {
        let table = &printed.career[career];
        let row = |at: usize| RowView {
            cost: table.rows[side as usize][at],
            privilege: table.privileges[at],
            covered: false,
            x: at < usize::from(printed.x_rows),
            seals_per_turn: printed.seals_per_turn[at + 1],
        };
        PlayerView {
            rows: 0,
            ladder: Some(std::array::from_fn(row)),
            seals_per_turn: printed.seals_per_turn[0],
            ..*player
        }
    };
    html! {
        @for career in Career::ALL {
            @for face in Side::ALL { div.nv-deck.s1 { (career::ladder(scene, &side(career, face))) } }
        }
    }
}
