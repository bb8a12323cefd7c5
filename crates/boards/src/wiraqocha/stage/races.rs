//! How near everybody is to the three victories, on the edge of the board: one line for each seat, one column for each
//! race, so that one look says who is ahead.

use crate::Scene;
use crate::icons;
use crate::wiraqocha::area::{cells, counted, help};
use crate::wiraqocha::art::{colour, small};
use crate::wiraqocha::ids;
use crate::wiraqocha::rule;
use maud::{Markup, html};
use wiraqocha::pieces::Victory;
use wiraqocha::view::View;

/// The sign of a victory.
pub(in crate::wiraqocha) fn sign(victory: Victory) -> &'static str {
    match victory {
        Victory::Artifacts => "artifact-1",
        Victory::Somnium => "amber",
        Victory::Leviathan => "gear",
    }
}

/// All races.
pub(super) fn races(view: &View, scene: &Scene) -> Markup {
    html! {
        section.w-races aria-label=(scene.words.say("wiraqocha-races")) {
            div.w-race.w-goals {
                span {}
                @for it in view.players.iter().take(1).flat_map(|player| &player.victories) {
                    span data-card=[scene.id(ids::race(it.victory, None))] data-rule=(rule::VICTORY) title=(help(scene, it)) {
                        (small(sign(it.victory))) (counted(it, &it.goal))
                    }
                }
            }
            @for player in &view.players {
                div.w-race.(colour(player.seat)).own[scene.own() == Some(player.seat)] {
                    span data-card=[scene.id(ids::stock(player.seat, "player"))] title=(scene.name(player.seat)) { (icons::shape(player.seat.index())) }
                    @for it in &player.victories {
                        span.closed[it.closed] data-card=[scene.id(ids::race(it.victory, Some(player.seat)))]
                            data-rule=(rule::VICTORY) title=(help(scene, it)) {
                            b { (counted(it, &it.has)) }
                            // A phone has no room for the line with the goals, so each number has its sign.
                            (small(sign(it.victory)))
                            svg.w-bar viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true"
                                focusable="false" { (cells(it)) }
                        }
                    }
                }
            }
        }
    }
}
