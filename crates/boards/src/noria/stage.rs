//! What lies in the middle: a floating city with its town hall and market, the islands under it, the rounds above.
//!
//! Everything is one drawing of 716 x 654 units, which the style scales to the window. Where the window is too small
//! for all of it, the style shows one part at a time, chosen by radio buttons: that needs no script. When another part
//! is asked about, the buttons are new ones, and that part is shown.

pub(super) mod hall;
pub(super) mod islands;
pub(super) mod market;
mod purse;
pub(super) mod track;

use super::{area, art};
use crate::Scene;
use maud::{Markup, html};
use noria::View;
use noria::phase::Phase;

/// The middle of the table.
pub(super) fn stage(view: &View, scene: &Scene) -> Markup {
    html! {
        div.noria {
            svg.n-sky viewBox="0 0 716 654" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
                (art::drawn("sky"))
            }
            (parts(scene, "n-zone", asked(view, scene), if scene.own().is_some() { &PARTS } else { &PARTS[..3] }))
            (purse::purse(view, scene))
            svg.n-world viewBox="0 0 716 654" role="group" aria-label=(scene.words.say("noria-hall")) {
                (track::track(view, scene))
                g.n-part-city { (art::drawn("rock")) }
                (islands::islands(view, scene))
                (hall::towers(view, scene))
                (market::hall(view, scene))
                (islands::harbour(view, scene))
            }
        }
    }
}

/// What can be shown alone, with its words; the last two are parts of the own area, which is shown over the board then.
const PARTS: [(&str, &str); 5] = [
    ("towers", "noria-zone-towers"),
    ("market", "noria-zone-market"),
    ("islands", "noria-zone-islands"),
    ("wheel", "noria-zone-wheel"),
    ("stores", "noria-zone-stores"),
];

/// The part that holds what is asked about; the towers where that is before somebody else.
fn asked(view: &View, scene: &Scene) -> &'static str {
    let can_invest = || view.step.entries().iter().flatten().any(|step| step.payable);
    match view.phase {
        Phase::Journey(_) | Phase::Landing(_) | Phase::Revealing(_) => "islands",
        Phase::City(_) if !can_invest() => "market",
        Phase::City(_) | Phase::FreeInvestment | Phase::Politics | Phase::Removing | Phase::Over => "towers",
        _ if view.active.is_none() || view.active != scene.own() => "towers",
        _ => area::asked(view),
    }
}

/// These parts as radio buttons; the one with the name `first` is shown at first. The style hides them
/// where there is room.
pub(super) fn parts(scene: &Scene, name: &str, first: &str, parts: &[(&str, &str)]) -> Markup {
    html! {
        div.n-parts id=[scene.id(format!("{name}-{first}"))] {
            @for (part, key) in parts {
                label.(format!("n-to-{part}")) {
                    input type="radio" name=(name) value=(part) checked[*part == first];
                    span { (scene.words.say(key)) }
                }
            }
        }
    }
}
