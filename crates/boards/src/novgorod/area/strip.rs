//! The strip over the own deck: in phase 2 the five uses of the route with how many ways there are, otherwise the
//! phases of the turn; and the ledger with purse, fees and what is left.

use crate::Scene;
use crate::novgorod::area::done_so_far;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids};
use maud::{Markup, html};
use novgorod::phase::Phase;
use novgorod::view::{PlayerView, View};

/// The strip.
pub(super) fn strip(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    match view.ways.filter(|_| view.active == Some(player.seat)) {
        Some(ways) => uses(
            scene,
            [
                ("sell", ways.sell, Some(("≤", ways.best_sale, "seal")), "V-4.1"),
                ("orders", ways.orders, None, "V-4.3"),
                ("career", ways.career, None, "V-4.5"),
                ("store", ways.store, None, "V-4.6"),
                ("income", ways.income, Some(("+", ways.all_incomes, "ducat")), "V-4.7"),
            ],
        ),
        None => phases(view, scene, player),
    }
}

/// A use, in how many ways there are, what they bring at most, and the paragraph.
type Use<'a> = (&'a str, usize, Option<(&'a str, u16, &'a str)>, &'a str);

fn uses(scene: &Scene, uses: [Use; 5]) -> Markup {
    let names = Names::of(scene);
    html! {
        // A phone turns to this while it can be chosen from.
        ol.nv-strip.uses data-decides {
            @for (name, ways, most, rule) in uses {
                li.own-glow.none[ways == 0] id=[scene.id(ids::way(name))] data-rule=(rule) {
                    b { (say!(names, "novgorod-use", use = name)) }
                    small {
                        (say!(names, "novgorod-ways", count = ways))
                        @if let Some((sign, most, what)) = most.filter(|_| ways > 0) {
                            " · " (sign) (most) (art::inline(what))
                        }
                    }
                }
            }
        }
    }
}

/// The phases of a turn, of which one goes on.
fn phases(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let now = phase_number(view.phase).filter(|_| view.active == Some(player.seat));
    html! {
        ol.nv-strip {
            @for (number, name, rule) in [(1, "sail", "V-3"), (2, "use", "V-4"), (3, "buy", "V-5"), (4, "end", "V-6")] {
                li.now[now == Some(number)] data-card=(ids::phase(name)) data-rule=(rule) {
                    b { (say!(names, "novgorod-phase", phase = name)) }
                    small { (say!(names, "novgorod-phase-help", phase = name)) }
                }
            }
        }
    }
}

/// Which phase of a turn it is.
fn phase_number(phase: Phase) -> Option<u8> {
    match phase {
        Phase::Laying => Some(1),
        Phase::Using | Phase::Supplying(_) | Phase::Stowing(_) | Phase::Counter => Some(2),
        Phase::Buying | Phase::BuyingDeal | Phase::Refill(_) => Some(3),
        Phase::Ending => Some(4),
        Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => None,
        Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => None,
        Phase::ChooseSide | Phase::Introduction | Phase::IntroductionDeal | Phase::Over => None,
    }
}

/// Purse, fees, what is left, and what else was done in this turn.
pub(super) fn ledger(view: &View, names: Names, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let active = view.active == Some(seat);
    let owed = if active { view.this_turn.fees } else { 0 };
    let left = i32::from(player.ducats) - i32::from(owed);
    let told = match (active, left < 0) {
        (true, true) => say!(names, "novgorod-ledger-short"),
        (true, false) => done_so_far(view, names).pop().unwrap_or_default(),
        (false, _) => say!(names, "novgorod-per-turn", seals = names.seals(player.seals_per_turn)),
    };
    html! {
        p.nv-ledger {
            span data-card=(ids::of_seat("ducats", seat)) data-rule="V-4.8" {
                (say!(names, "novgorod-ledger-purse")) (art::inline("ducat")) b { (player.ducats) }
            }
            span.fee data-card=(ids::of_seat("owed", seat)) data-rule="V-3.2" { (say!(names, "novgorod-ledger-owed")) (art::inline("anchor")) b { (owed) } }
            span.short[left < 0] data-card=(ids::of_seat("left", seat)) data-rule="V-4.8" {
                (say!(names, "novgorod-ledger-left")) b { (format!("{left}").replace('-', "−")) }
            }
            span.told { (told) }
        }
    }
}
