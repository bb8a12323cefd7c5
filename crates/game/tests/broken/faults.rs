//! The faults, in the order of the laws they break.

use super::{Fault, Memory};
use game::examples::kuhn::{self, Card, Hand, Kuhn, Phase};
use game::examples::pig::{self, Face, Pig};
use game::{Game, Hidden, Rng, Seat, SeatSet, Turn, Viewer};
use std::fmt;
use std::sync::atomic::Ordering;

/// Names a fault, says which game has it, and what is done wrong.
macro_rules! fault {
    ($name:ident, $game:ty, { $($wrong:tt)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name;

        impl Fault for $name {
            type Of = $game;
            $($wrong)*
        }
    };
}

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

/// The points in hand, and whose they are.
fn in_hand(pig: &Pig) -> (u8, Option<Seat>) {
    let view = pig.view(Viewer::Spectator);
    (view.points, view.turn)
}

/// The card of a seat, which only that seat sees.
fn card(kuhn: &Kuhn, seat: Seat) -> Hand {
    kuhn.view(Viewer::Seat(seat)).hands[seat]
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

fault!(NoBetAgainstAKing, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        kuhn.choices(seat, out);
        let afraid = seat == FIRST && card(kuhn, SECOND) == Hand::Face(Card::King);
        out.retain(|&action| !(afraid && action == kuhn::Action::Bet));
    }
});

fault!(ForgetsTheOwnCard, Kuhn, {
    fn imagine(kuhn: &Kuhn, _: Seat, rng: &mut Rng) -> Kuhn {
        kuhn.imagine(FIRST, rng)
    }
});

fault!(SeesTheOther, Kuhn, {
    fn view(kuhn: &Kuhn, viewer: Viewer) -> kuhn::View {
        let mut view = kuhn.view(viewer);
        if viewer == Viewer::Seat(SECOND) {
            view.hands[FIRST] = card(kuhn, FIRST);
        }
        view
    }
});

fault!(WarnsOfAKing, Kuhn, {
    fn hint(kuhn: &Kuhn, _: Seat, choice: kuhn::Action) -> String {
        let danger = choice == kuhn::Action::Bet && card(kuhn, SECOND) == kuhn::Hand::Face(kuhn::Card::King);
        if danger { "better not".into() } else { String::new() }
    }
});

fault!(TellsTheOther, Kuhn, {
    fn note(event: &kuhn::Event, viewer: Viewer) -> kuhn::Note {
        match (event, viewer) {
            (&kuhn::Event::Dealt(seat, card), Viewer::Seat(_)) => kuhn::Note::Dealt(seat, Some(card)),
            _ => Kuhn::note(event, viewer),
        }
    }
});

fault!(TellsWhatItHides, Kuhn, {
    fn view(kuhn: &Kuhn, viewer: Viewer) -> kuhn::View {
        let mut view = kuhn.view(viewer);
        if view.phase == Phase::Facing(SECOND) && viewer != Viewer::Seat(SECOND) {
            view.phase = Phase::Opening(SECOND);
        }
        view
    }
});

/// Both cards, when somebody folds and nothing should be shown.
fn cards_at_a_fold(kuhn: &Kuhn, action: kuhn::Action) -> Vec<kuhn::Event> {
    match (action, card(kuhn, FIRST), card(kuhn, SECOND)) {
        (kuhn::Action::Fold, Hand::Face(first), Hand::Face(second)) => vec![kuhn::Event::Shown(first, second)],
        _ => Vec::new(),
    }
}

fault!(TellsAtAFold, Kuhn, {
    fn aside(kuhn: &Kuhn, action: kuhn::Action, _: &mut Memory) -> Vec<kuhn::Event> {
        cards_at_a_fold(kuhn, action)
    }
});

fault!(ShowsTheGallery, Kuhn, {
    fn view(kuhn: &Kuhn, viewer: Viewer) -> kuhn::View {
        kuhn.view(if viewer == Viewer::Spectator { Viewer::Seat(SECOND) } else { viewer })
    }
});

fault!(TellsTheGallery, Kuhn, {
    fn note(event: &kuhn::Event, viewer: Viewer) -> kuhn::Note {
        match (event, viewer) {
            (&kuhn::Event::Dealt(seat, card), Viewer::Spectator) => kuhn::Note::Dealt(seat, Some(card)),
            _ => Kuhn::note(event, viewer),
        }
    }
});

fault!(TellsTheGalleryAtAFold, Kuhn, {
    fn aside(kuhn: &Kuhn, action: kuhn::Action, _: &mut Memory) -> Vec<kuhn::Event> {
        cards_at_a_fold(kuhn, action)
    }
    fn note(event: &kuhn::Event, viewer: Viewer) -> kuhn::Note {
        match (event, viewer) {
            (kuhn::Event::Shown(..), Viewer::Seat(seat)) => kuhn::Note::Called(seat),
            _ => Kuhn::note(event, viewer),
        }
    }
});

fault!(ShowsWithoutSaying, Kuhn, {
    fn shows(_: &kuhn::Event) -> bool {
        false
    }
});

fault!(OnlyAKingMayBet, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        kuhn.choices(seat, out);
        let poor = seat == SECOND && card(kuhn, SECOND) != Hand::Face(Card::King);
        out.retain(|&action| !(poor && action == kuhn::Action::Bet));
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
