//! The race for seals, the chart's upper border: a scale up to the number that brings the last round, and the mark of
//! every player on it.

use crate::Scene;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids};
use maud::{Markup, html};
use novgorod::view::View;

/// The scale, from nothing to the end.
pub(super) fn race(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    let told = view.players.iter().map(|player| format!("{} {}", scene.name(player.seat), player.seals));
    let told = told.collect::<Vec<_>>().join(", ");
    let title = say!(names, "novgorod-about-race", players = told, seals = names.seals(view.end_seals));
    html! {
        div.nv-race role="img" aria-label=(title) title=(title) data-card="race" data-rule="V-8.1" {
            @for at in 0..=view.end_seals {
                @let here = view.players.iter().filter(|it| it.seals.min(view.end_seals) == at);
                span.five[at % 5 == 0].goal[at == view.end_seals] {
                    small { (at) }
                    @for player in here {
                        svg.moves id=[scene.id(ids::racer(player.seat))] viewBox="0 0 24 24" {
                            (art::seat(player.seat, 0.0, 0.0, 24.0))
                        }
                    }
                }
            }
        }
    }
}
