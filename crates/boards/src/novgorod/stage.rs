//! What lies in the middle: the sea chart, and the papers beside it.

pub(super) mod chart;
pub(super) mod papers;
mod race;

use super::art;
use crate::Scene;
use maud::{Markup, html};
use novgorod::View;

/// The middle of the table.
pub(super) fn stage(view: &View, scene: &Scene) -> Markup {
    html! {
        div.novgorod {
            (art::symbols())
            (chart::chart(view, scene))
            (papers::papers(view, scene))
        }
    }
}
