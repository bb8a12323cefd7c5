//! What lies in the middle: the valley, and beside it the dice, the cards that can be built, and the supply.

pub(super) mod cards;
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
            div.w-side {
                (tray::tray(view, scene))
                (cards::market(view, scene))
                (tray::supply(view, scene))
            }
        }
    }
}
