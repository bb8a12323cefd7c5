//! From what people at a table have asked each other to what one visitor is shown of it.

use crate::pages::table::{AskView, Asks, Hints, ask_length};
use game::{Seat, SeatSet};
use host::Sitting;
use store::{Matter, Millis, Outcome, Pace, Proposal};

const MINUTE: Millis = 60 * 1000;

/// What is asked at a table, for a visitor with these seats.
pub(crate) fn asks(sitting: &Sitting, own: SeatSet, now: Millis) -> Asks {
    let version = sitting.game.version();
    // Where people sit together, a no is heard at once; where they take days, it waits for the game to go on.
    let heard = |it: &&Proposal| match sitting.info.pace {
        Pace::Live { .. } => now - it.settled.unwrap_or(it.at) < 2 * MINUTE,
        Pace::None | Pace::Days(_) => true,
    };
    let open: Vec<AskView> = sitting.open_proposals(now).map(|it| ask(sitting, own, it)).collect();
    let undo_is_asked =
        |seat: &Seat| !sitting.to_move().has(*seat) && !sitting.asked(Matter::Undo, *seat).is_empty() && version > 0;
    let gone = sitting.clocks.turns_gone();
    Asks {
        declined: sitting.declined().filter(heard).map(|it| ask(sitting, own, it)).collect(),
        may: may(sitting, own, now).filter(|matter| !open.iter().any(|it| it.matter == *matter)).collect(),
        open,
        hints: hints(sitting),
        paused: sitting.clocks.paused(now).filter(|_| sitting.is_running()),
        undo_is_asked: own.iter().any(|seat| undo_is_asked(&seat)),
        taken_back: if gone.is_empty() { Vec::new() } else { sitting.to_move().iter().map(Seat::index).collect() },
    }
}

fn ask(sitting: &Sitting, own: SeatSet, it: &Proposal) -> AskView {
    let waits = sitting.asked(it.matter, it.by).minus(it.agreed);
    let about_me = matches!(it.matter, Matter::StandIn(seat) if own.has(seat));
    let may_agree = !waits.and(own).is_empty();
    AskView {
        number: it.number,
        matter: it.matter,
        time: ask_length(it.matter, sitting.info.pace),
        by: it.by.index(),
        mine: own.has(it.by),
        may_agree,
        may_decline: may_agree || about_me,
        waits_for: waits.iter().map(Seat::index).collect(),
        declined: it.declined.map(Seat::index),
    }
}

/// What the menu offers to ask. Taking back, stand-ins and rematches have places of their own.
fn may(sitting: &Sitting, own: SeatSet, now: Millis) -> impl Iterator<Item = Matter> {
    let plays = sitting.is_running() && !sitting.present().and(own).is_empty();
    let clock = sitting.info.pace != Pace::None;
    let paused = sitting.clocks.paused(now).is_some();
    let may = [
        (Matter::Stop, true),
        (Matter::Pause, clock && !paused),
        (Matter::GoOn, clock && paused),
        (Matter::Time, clock),
        (Matter::Hints, !sitting.hints_allowed()),
    ];
    may.into_iter().filter(move |(_, may)| plays && *may).map(|(matter, _)| matter)
}

fn hints(sitting: &Sitting) -> Hints {
    let agreed = |it: &&Proposal| it.matter == Matter::Hints && it.outcome == Outcome::Agreed;
    match sitting.proposals.iter().find(agreed) {
        _ if sitting.people().len() < 2 => Hints::On,
        Some(it) => Hints::Agreed(it.number),
        None => Hints::Off,
    }
}
