//! The pictures of the rulebook: a sample of a game, drawn by the same functions as the table.
//!
//! A picture stands alone: it has no ids, and what it is made of stands in the sheet.

use super::area::{career, route};
use super::names::{Names, say};
use super::stage::papers::{Lies, order_card, special_card};
use super::stage::{chart, city, pieces};
use crate::{Picture, Scene};
use game::{Game, Hidden, Playout, Setup, Viewer};
use maud::{Markup, html};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::route::Card;
use novgorod::tables::Wish;
use novgorod::view::{LaidCard, PlayerView, RowView, View};
use novgorod::{Novgorod, Tables};
use words::Words;

/// All of them, in the order of the book.
pub(super) fn pictures(words: &Words, printed: &'static Tables) -> Vec<Picture> {
    let Some(view) = sample(printed) else { return vec![] };
    let Some(player) = view.players.first() else { return vec![] };
    let scene = &Scene { ids: false, ..Scene::new(words, &[], Viewer::Seat(player.seat)) };
    let names = Names::of(scene);
    let cities = say!(names, "novgorod-picture-cities");
    let picture = |rule, caption, drawing| {
        let drawing = html! { div.nv-picture data-game="novgorod" { (drawing) } };
        Picture { rule, caption, drawing }
    };
    vec![
        picture("V-2.1", cities.clone(), chart::small(&view, scene, &cities)),
        picture("V-2.3", say!(names, "novgorod-picture-city"), city::city(&view, scene, City::Novgorod)),
        picture("V-3.1", say!(names, "novgorod-picture-route"), strip(&view, scene, player, &ROUTE)),
        picture("V-3.3", say!(names, "novgorod-picture-placeholder"), strip(&view, scene, player, &COVERED)),
        picture("V-4.1", say!(names, "novgorod-picture-works"), works(&view, scene)),
        picture("V-4.4", say!(names, "novgorod-picture-order"), orders(&view, scene, printed)),
        picture("V-4.5", say!(names, "novgorod-picture-career"), ladder(scene, player)),
        picture("V-9", say!(names, "novgorod-picture-visitors"), visitors(&view, scene)),
        picture(
            "V-10.1",
            say!(names, "novgorod-picture-specials"),
            html! { @for special in &view.specials { (special_card(scene, special)) } },
        ),
    ]
}

/// The beginning of a game with everything in it, always the same.
pub(super) fn sample(printed: &'static Tables) -> Option<View> {
    let options = [("merchant", "front"), ("pirate", "front"), ("special", "on")];
    let setup = Setup::new::<Novgorod>(3, &options).ok()?;
    let mut game = Novgorod::start(&setup, printed).ok()?;
    let mut playout = Playout::new(7);
    while game.view(Viewer::Spectator).phase != Phase::Introduction {
        let (actor, action) = playout.pick(&game)?;
        game.apply(actor, action, &mut ());
    }
    Some(game.view(Viewer::Spectator))
}

/// A route with two posts of one's own and a base post.
const ROUTE: [Card; 3] = [Card::Own(City::Luebeck), Card::Own(City::Visby), Card::Base(City::Novgorod)];
/// A route with a post that lies face down.
const COVERED: [Card; 3] =
    [Card::Own(City::Danzig), Card::Own(City::Luebeck), Card::Placeholder { city: City::Luebeck, post: City::Riga }];

fn strip(view: &View, scene: &Scene, player: &PlayerView, cards: &[Card]) -> Markup {
    let mut view = View { active: Some(player.seat), phase: Phase::Using, ..view.clone() };
    let laid = |&card: &Card| {
        let income = card.own().map_or(0, |city| view.city[city].income);
        let manufactory = match card {
            Card::Placeholder { city, .. } => Some(city),
            Card::Own(_) | Card::Base(_) | Card::Held(_) => None,
        };
        LaidCard { card, unused: true, stored: false, income, manufactory }
    };
    view.this_turn.route = cards.iter().map(laid).collect();
    view.this_turn.longest = cards.len();
    html! { div.nv-deck.s1 { (route::laid(&view, scene, player)) } }
}

fn works(view: &View, scene: &Scene) -> Markup {
    let label = say!(Names::of(scene), "novgorod-picture-works");
    let works = view.city[City::Danzig].manufactory.map(|it| city::banner(scene, City::Danzig, &it));
    html! { svg.nv-works viewBox="-6 -6 80 116" role="img" aria-label=(label) { (works.unwrap_or_default()) } }
}

/// An order of goods and of a luxury: new, and with its upper line filled.
fn orders(view: &View, scene: &Scene, tables: &Tables) -> Markup {
    let fits = |order: &Order| {
        matches!((tables.order[*order].upper, tables.order[*order].lower), (Wish::Goods(_), Wish::Luxury(_)))
    };
    let order = Order::ALL.into_iter().find(fits).unwrap_or(Order::ALL[0]);
    let mut view = view.clone();
    view.order.insert(order, tables.order[order]);
    html! { (order_card(&view, scene, order, Lies::Open)) (order_card(&view, scene, order, Lies::Beside)) }
}

/// A career card with its lowest row covered.
fn ladder(scene: &Scene, player: &PlayerView) -> Markup {
    let covered = player.ladder.map(|mut ladder| {
        ladder[0] = RowView { covered: true, x: false, ..ladder[0] };
        ladder
    });
    let brings = covered.map_or(0, |ladder| ladder[0].seals_per_turn);
    let player = PlayerView { rows: 1, ladder: covered, seals_per_turn: brings, ..*player };
    html! { div.nv-deck.s1 { (career::ladder(scene, &player)) } }
}

fn visitors(view: &View, scene: &Scene) -> Markup {
    html! { (pieces::merchant(view, scene)) (pieces::pirate(view, scene)) }
}
