//! What lies in the middle: the sea chart, and on its land in the east the market with its papers.

pub(super) mod chart;
pub(super) mod city;
pub(super) mod papers;
pub(super) mod pieces;
mod race;

use super::names::{Names, say};
use crate::Scene;
use maud::{Markup, html};
use novgorod::View;

/// The middle of the table.
pub(super) fn stage(view: &View, scene: &Scene) -> Markup {
    html! {
        div.novgorod {
            (chart::ground())
            (race::race(view, scene))
            (chart::cartouche(view, Names::of(scene)))
            (chart::lanes(view))
            (chart::cities(view, scene))
            (pieces::pieces(view, scene))
            (market(view, scene))
        }
    }
}

/// The market. On a narrow screen it lies over the chart while its button is pressed.
fn market(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    html! {
        input #nv-shop.nv-toggle type="checkbox" aria-label=(say!(names, "novgorod-market"));
        label.nv-shop for="nv-shop" { (super::art::inline("order")) (say!(names, "novgorod-market")) }
        (papers::market(view, scene))
    }
}
