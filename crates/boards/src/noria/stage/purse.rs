//! What the viewer can pay with, in one line under the board: shown on a phone, where the stores are not in sight.

use crate::Scene;
use crate::noria::{art, ids, names, rule};
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::View;

pub(super) fn purse(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let Some(player) = scene.own().map(|seat| &view.players[seat.index()]) else { return html! {} };
    let resources = Resource::ALL.map(|it| (it.into(), player.resources[it]));
    let goods = Good::ALL.map(|it| (it.into(), player.full[it].into()));
    html! {
        div.n-purse {
            @for (coin, count) in resources.into_iter().chain(goods) {
                (item(art::of_coin(coin), count, names::coins(words, coin, count), ids::coin(player.seat, coin)))
            }
            (item("knowledge", player.knowledge, names::knowledge(words, player.knowledge), ids::knowledge(player.seat)))
        }
    }
}

/// The same thing lies in the stores, with its id: here it is named only.
fn item(icon: &str, count: u16, told: String, thing: String) -> Markup {
    let rule = if icon == "knowledge" { rule::BLACK_MARKET } else { rule::GATHERING };
    html! {
        span.n-coin.(format!("n-of-{icon}")).none[count == 0] title=(told) data-card=(thing) data-rule=(rule) {
            svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (art::drawn(icon)) }
            b { (count) }
        }
    }
}
