//! Faults of the rules, in the order of the laws they break, and panics.

use super::{Fault, Memory, fault};
use game::examples::kuhn::{self, Kuhn, Phase};
use game::examples::pig::{self, Face, Pig};
use game::{Game, Hidden, Seat, SeatSet, Turn, Viewer};
use std::fmt;
use std::sync::atomic::Ordering;

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

/// The points in hand, and whose they are.
fn in_hand(pig: &Pig) -> (u8, Option<Seat>) {
    let view = pig.view(Viewer::Spectator);
    (view.points, view.turn)
}

fn phase(kuhn: &Kuhn) -> Phase {
    kuhn.view(Viewer::Spectator).phase
}

fault!(PigWithout, Pig, {});
fault!(KuhnWithout, Kuhn, {});

fault!(NoChoiceFromTenOn, Pig, {
    fn choices(pig: &Pig, seat: Seat, out: &mut Vec<pig::Action>) {
        if in_hand(pig).0 < 10 {
            pig.choices(seat, out);
        }
    }
});

fault!(NobodysTurn, Pig, {
    fn turn(pig: &Pig) -> Turn {
        if in_hand(pig) == (0, Some(SECOND)) { Turn::Seats(SeatSet::NONE) } else { pig.turn() }
    }
});

fault!(StrangersTurn, Pig, {
    fn turn(pig: &Pig) -> Turn {
        let stranger = pig.seats() == 2 && in_hand(pig).0 == 4;
        if stranger { Turn::Seats(SeatSet::only(FIRST).with(Seat::ALL[2])) } else { pig.turn() }
    }
});

fault!(NoOutcome, Pig, {
    fn outcomes(pig: &Pig, out: &mut Vec<(pig::Action, u32)>) {
        if in_hand(pig).0 != 6 {
            pig.outcomes(out);
        }
    }
});

fault!(Weightless, Pig, {
    fn outcomes(pig: &Pig, out: &mut Vec<(pig::Action, u32)>) {
        pig.outcomes(out);
        out[5].1 = u32::from(in_hand(pig).1 != Some(SECOND));
    }
});

fault!(Unsorted, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        kuhn.choices(seat, out);
        if matches!(phase(kuhn), Phase::Facing(_)) {
            out.reverse();
        }
    }
});

fault!(Twice, Kuhn, {
    fn outcomes(kuhn: &Kuhn, out: &mut Vec<(kuhn::Action, u32)>) {
        kuhn.outcomes(out);
        out.push(out[out.len() - 1]);
    }
});

fault!(PrintsAnother, Kuhn, {
    fn print(action: kuhn::Action, f: &mut fmt::Formatter) -> fmt::Result {
        if action == kuhn::Action::Fold { write!(f, "call") } else { write!(f, "{action}") }
    }
});

fault!(PrintsNothing, Kuhn, {
    fn print(action: kuhn::Action, f: &mut fmt::Formatter) -> fmt::Result {
        if action == kuhn::Action::Fold { Ok(()) } else { write!(f, "{action}") }
    }
});

fault!(PrintsSpace, Kuhn, {
    fn print(action: kuhn::Action, f: &mut fmt::Formatter) -> fmt::Result {
        if action == kuhn::Action::Fold { write!(f, "fold ") } else { write!(f, "{action}") }
    }
});

fault!(PrintsUndo, Kuhn, {
    fn print(action: kuhn::Action, f: &mut fmt::Formatter) -> fmt::Result {
        if action == kuhn::Action::Fold { write!(f, "undo-to 1") } else { write!(f, "{action}") }
    }
});

fault!(LosesAPiece, Pig, {
    fn audit(pig: &Pig) -> Result<(), String> {
        let (points, turn) = in_hand(pig);
        if turn == Some(SECOND) && points >= 12 { Err("a dozen is too much".into()) } else { pig.audit() }
    }
});

fault!(TooLong, Pig, {
    const LONGEST: u32 = 10;
});

fault!(SharedMemory, Pig, {
    fn aside(_: &Pig, action: pig::Action, memory: &mut Memory) -> Vec<pig::Event> {
        if action == pig::Action::Die(Face::Six) {
            memory.shared.fetch_add(1, Ordering::Relaxed);
        }
        Vec::new()
    }
    fn mark(_: &Pig, memory: &Memory) -> u32 {
        memory.shared.load(Ordering::Relaxed)
    }
});

fault!(SecondTimeTellsMore, Pig, {
    fn aside(_: &Pig, action: pig::Action, memory: &mut Memory) -> Vec<pig::Event> {
        let again = memory.shared.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        if again && action == pig::Action::Hold { vec![pig::Event::TimeUp] } else { Vec::new() }
    }
});

fault!(SecondTimeDiffers, Pig, {
    fn aside(_: &Pig, action: pig::Action, memory: &mut Memory) -> Vec<pig::Event> {
        if action == pig::Action::Hold {
            memory.tag = memory.shared.fetch_add(1, Ordering::Relaxed);
        }
        Vec::new()
    }
    fn mark(_: &Pig, memory: &Memory) -> u32 {
        memory.tag
    }
});

fault!(RemembersItsBirth, Pig, {
    fn mark(pig: &Pig, memory: &Memory) -> u32 {
        if in_hand(pig).0 == 3 { memory.birth } else { 0 }
    }
});

fault!(Explodes, Pig, {
    fn aside(_: &Pig, action: pig::Action, _: &mut Memory) -> Vec<pig::Event> {
        assert!(action != pig::Action::Die(Face::Six), "sixes are hot");
        Vec::new()
    }
});

fault!(CannotCount, Pig, {
    fn audit(pig: &Pig) -> Result<(), String> {
        let (points, _) = in_hand(pig);
        if points > 0 && 3 - points % 3 == 1 { panic!("a third of {points}") } else { Ok(()) }
    }
});

fault!(ThirtyIsTooMuch, Pig, {
    fn audit(pig: &Pig) -> Result<(), String> {
        let score = pig.view(Viewer::Spectator).scores[SECOND];
        if score >= 30 { Err(format!("seat 2 has {score}")) } else { Ok(()) }
    }
});
