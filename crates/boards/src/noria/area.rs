//! What lies before a player: the wheel in its console, and under it the stores. Both are drawings of the same width:
//! they stand above each other beside the board, and next to each other in a sheet.

mod store;
pub(super) mod wheel;

use super::stage;
use crate::Scene;
use game::Seat;
use maud::{Markup, html};
use noria::phase::Phase;
use noria::view::View;

pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    let own = scene.own() == Some(seat);
    html! {
        div.n-area.own[own] {
            @if own {
                @let parts = [("wheel", "noria-zone-wheel"), ("stores", "noria-zone-stores")];
                (stage::parts(scene, "n-mine", asked(view), &parts))
            }
            div.n-console {
                (owner(view, scene, seat))
                (wheel::wheel(view, scene, player))
                (store::store(view, scene, player))
            }
        }
    }
}

/// The part of the own area that is asked about. What a Tool could produce can only be seen in the stores, and the discs
/// that it could upgrade are known.
pub(super) fn asked(view: &View) -> &'static str {
    let can_produce = |seat: Seat| view.players[seat.index()].producible.entries().iter().any(|&count| count > 0);
    match view.phase {
        Phase::TakeResource | Phase::Producing { .. } | Phase::Paying(_) => "stores",
        Phase::Tool(_) if view.active.is_some_and(can_produce) => "stores",
        _ => "wheel",
    }
}

/// Whose wheel it is; a long name is cut off.
fn owner(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        h3.n-owner {
            (crate::icons::shape(seat.index()))
            span { (scene.name(seat)) }
            small {
                @if view.first == Some(seat) { (words.say("noria-start-player")) }
                @else if scene.own() == Some(seat) { (words.say("noria-your-wheel")) }
            }
        }
    }
}
