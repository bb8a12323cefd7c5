//! The account of the end: where everybody's points come from, and who won by what.

use super::{names, rule};
use crate::{Scene, ScoreLine, capital};
use game::Seat;
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use words::{Sentence, Words, player};

/// N-9.1: a line for each chamber, and one for what only breaks ties.
pub(super) fn account(view: &View, scene: &Scene, seat: Seat) -> Vec<ScoreLine> {
    let it = &view.players[seat.index()];
    let chambers = Chamber::ALL.into_iter().map(|chamber| ScoreLine {
        what: capital(&names::chamber_name(scene.words, chamber)),
        how: computed(scene.words, view, it, chamber),
        points: it.scored[chamber].points,
        rule: rule::SCORING,
        aside: false,
    });
    let rest = ScoreLine {
        what: scene.words.say("noria-account-rest").into_owned(),
        how: scene.words.say_with("noria-account-tie", &[("count", it.upkeep.into())]),
        points: 0,
        rule: rule::TIE,
        aside: true,
    };
    chambers.chain([rest]).collect()
}

/// "Level 7 × 8", and why that is nothing where it is.
fn computed(words: &Words, view: &View, it: &PlayerView, chamber: Chamber) -> String {
    let (level, value) = (it.scored[chamber].level, view.chamber[chamber].value);
    let which = match chamber {
        Chamber::Specialization => "highest",
        Chamber::Division => "lowest",
        _ => "path",
    };
    let product = words
        .say_with("noria-account-level", &[("which", which.into()), ("level", level.into()), ("value", value.into())]);
    match (level, value) {
        (0, _) => words.detailed(&product, &words.say("noria-account-cave")),
        (_, 0) => words.detailed(&product, &words.say("noria-account-nobody")),
        _ => product,
    }
}

/// `None` before the game is over.
pub(super) fn verdict(view: &View, scene: &Scene) -> Option<Sentence> {
    if view.phase != Phase::Over {
        return None;
    }
    let words = scene.words;
    let winners: Vec<Seat> = view.scores.winners().iter().collect();
    let (&first, others) = winners.split_first()?;
    let points = view.scores.points[first];
    let of = |seat: Seat| &view.players[seat.index()];
    let all = |seats: &[Seat]| words.all_of(seats.iter().map(|&seat| player(seat)));
    if !others.is_empty() {
        let values = [("seats", all(&winners).into()), ("points", points.into()), ("upkeep", of(first).upkeep.into())];
        return Some(words.say_with("noria-verdict-shared", &values).into());
    }
    let tied: Vec<Seat> =
        Seat::first(view.scores.seats).filter(|&seat| seat != first && view.scores.points[seat] == points).collect();
    if let Some(next) = tied.iter().map(|&seat| of(seat).upkeep).min() {
        let values = [
            ("seat", player(first).into()),
            ("points", points.into()),
            ("tied", all(&tied).into()),
            ("upkeep", of(first).upkeep.into()),
            ("more", next.into()),
        ];
        return Some(words.say_with("noria-verdict-tie", &values).into());
    }
    let best = Chamber::ALL.into_iter().max_by_key(|&it| (of(first).scored[it].points, std::cmp::Reverse(it)))?;
    let second =
        Seat::first(view.scores.seats).filter(|&seat| seat != first).map(|seat| view.scores.points[seat]).max()?;
    let scored = of(first).scored[best];
    let values = [
        ("seat", player(first).into()),
        ("points", points.into()),
        ("lead", (points - second).into()),
        ("chamber", names::chamber_name(words, best).into()),
        ("level", scored.level.into()),
        ("value", view.chamber[best].value.into()),
        ("best", scored.points.into()),
    ];
    Some(words.say_with("noria-verdict", &values).into())
}
