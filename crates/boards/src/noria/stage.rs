//! What lies in the middle: the town hall, the islands and the market, the rounds, and what everybody would score now.

pub(super) mod hall;
pub(super) mod islands;
pub(super) mod track;

use super::art;
use crate::Scene;
use maud::{Markup, html};
use noria::View;

/// The middle of the table.
pub(super) fn stage(view: &View, scene: &Scene) -> Markup {
    html! {
        (art::symbols(scene))
        div.noria {
            div.n-town {
                (hall::hall(view, scene))
                (islands::islands(view, scene))
                (track::market(view, scene))
            }
            section.n-panel.n-rounds aria-label=(scene.words.say("noria-rounds")) {
                (track::rounds(view, scene))
                (track::prices(view, scene))
            }
            section.n-panel.n-sums { (hall::projection(view, scene)) }
        }
    }
}
