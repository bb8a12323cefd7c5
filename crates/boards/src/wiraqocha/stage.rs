//! What lies in the middle: the valley, on its edge the races and the cards that can be built, below it the dice of the
//! player at turn. `board.css` scales it to the window and stacks it anew on a phone.

pub(super) mod cards;
mod ground;
mod needs;
pub(super) mod races;
pub(super) mod tile;
mod tray;
pub(super) mod valley;

use crate::Scene;
use maud::{Markup, html};
use wiraqocha::View;

/// The middle of the table.
pub(super) fn stage(view: &View, scene: &Scene) -> Markup {
    html! {
        div.w-stage {
            (valley::valley(view, scene))
            (races::races(view, scene))
            (cards::market(view, scene))
            (needs::needs(view, scene))
            div.w-desk { (tray::tray(view, scene)) }
        }
    }
}
