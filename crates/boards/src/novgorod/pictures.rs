//! The pictures of the rulebook: a sample of a game, drawn by the same functions as the table.
//!
//! A picture stands alone. It has no ids, and the small pictures that the table uses by name are set into it.

use super::names::{Names, say};
use super::papers::{Lies, order_card, special_card};
use super::{career, chart, icons, route};
use crate::{Picture, Scene, without_ids};
use game::{Data, Game, Hidden, Playout, Setup, Viewer};
use maud::{Markup, PreEscaped, html};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::route::{Card, Route};
use novgorod::tables::Wish;
use novgorod::view::{PlayerView, View};
use novgorod::{Novgorod, Tables};
use words::Words;

/// All of them, in the order of the book.
pub(super) fn pictures(words: &Words) -> Vec<Picture> {
    let Some(view) = sample() else { return vec![] };
    let Some(player) = view.players.first() else { return vec![] };
    let names = Names { words };
    let scene = Scene::new(words, &[], Viewer::Seat(player.seat));
    let cities = say!(names, "novgorod-picture-cities");
    let works = view.city[City::Danzig].manufactory.map(|(_, table)| chart::works(names, City::Danzig, &table));
    let picture = |rule, caption, drawing| Picture { rule, caption, drawing: alone(drawing) };
    vec![
        picture("V-2.1", cities.clone(), chart::ring(&view, names, &cities)),
        picture("V-2.3", say!(names, "novgorod-picture-city"), chart::card(&view, &scene, names, City::Novgorod)),
        picture("V-3.1", say!(names, "novgorod-picture-route"), strip(&view, names, player, &ROUTE)),
        picture("V-3.3", say!(names, "novgorod-picture-placeholder"), strip(&view, names, player, &COVERED)),
        picture(
            "V-4.1",
            say!(names, "novgorod-picture-works"),
            html! { svg.nv-works viewBox="4 79 192 57" role="img" aria-label=(say!(names, "novgorod-picture-works")) { (works.unwrap_or_default()) } },
        ),
        picture("V-4.4", say!(names, "novgorod-picture-order"), orders(&view, names)),
        picture("V-4.5", say!(names, "novgorod-picture-career"), ladder(&view, names, player)),
        picture("V-9", say!(names, "novgorod-picture-visitors"), visitors(&view, names)),
        picture(
            "V-10.1",
            say!(names, "novgorod-picture-specials"),
            html! { @for special in &view.specials { (special_card(names, special)) } },
        ),
    ]
}

/// The beginning of a game with everything in it, always the same.
fn sample() -> Option<View> {
    let options = [("merchant", "front"), ("pirate", "front"), ("special", "on")];
    let setup = Setup::new::<Novgorod>(3, &options).ok()?;
    let mut game = Novgorod::start(&setup, Tables::shipped()).ok()?;
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

fn strip(view: &View, names: Names, player: &PlayerView, cards: &[Card]) -> Markup {
    let mut view = View { active: Some(player.seat), phase: Phase::Using, ..view.clone() };
    let mut route = Route::EMPTY;
    for &card in cards {
        route.lay(card, card.own().map_or(0, |city| view.city[city].income));
    }
    view.this_turn.route = route;
    view.this_turn.longest = cards.len();
    route::strip(&view, names, player)
}

/// An order of goods and of a luxury: new, and with its upper line filled.
fn orders(view: &View, names: Names) -> Markup {
    let tables = view.printed.0;
    let fits = |order: &Order| {
        matches!((tables.order[*order].upper, tables.order[*order].lower), (Wish::Goods(_), Wish::Luxury(_)))
    };
    let order = Order::ALL.into_iter().find(fits).unwrap_or(Order::ALL[0]);
    let mut view = view.clone();
    view.order[order] = Some(tables.order[order]);
    html! { (order_card(&view, names, order, Lies::Open)) (order_card(&view, names, order, Lies::Beside)) }
}

/// A career card with its lowest row covered.
fn ladder(view: &View, names: Names, player: &PlayerView) -> Markup {
    let brings = career::seals_with(view, 1);
    career::ladder(view, names, &PlayerView { rows: 1, seals_per_turn: brings, ..*player })
}

fn visitors(view: &View, names: Names) -> Markup {
    html! { (chart::merchant(view, names)) (chart::pirate(view, names)) }
}

/// A drawing without ids that has in it what it would otherwise use by name.
fn alone(drawing: Markup) -> Markup {
    let bare = without_ids(&drawing.into_string());
    let mut uses = bare.split("<use href=\"#nv-");
    let mut whole = uses.next().unwrap_or_default().to_owned();
    for rest in uses {
        let Some((name, rest)) = rest.split_once('"') else { continue };
        let Some((place, rest)) = rest.split_once("></use>") else { continue };
        let (size, inside) = icons::symbol(name);
        whole += &format!("<svg{place} viewBox=\"{size}\">{inside}</svg>{rest}");
    }
    html! { div.nv-picture data-game="novgorod" { (PreEscaped(whole)) } }
}
