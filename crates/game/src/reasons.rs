//! Why something cannot be done: games answer with values, from the guards that make the list; and the law that holds
//! them to it.

use crate::playout::{Playout, Tastes};
use crate::{Actor, Data, Hidden, Rng, Seat, Setup, Turn};
use std::fmt::Debug;

/// Games that say why something cannot be chosen.
pub trait Reasons: Hidden {
    /// What is missing and by how much, what comes first, what is used up or closed, whose turn it is.
    type Reason: Copy + Eq + Debug + Send;
    /// Appends everything that `seat` might want to do with what lies on the table, whether it can be done now or not:
    /// climb this path, take this tile, fill this order. One action is enough for a wish, the first of its thought.
    fn wishes(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Why `seat` cannot choose `action` now; `None` exactly if it is offered. It tells nothing that the seat does not
    /// know.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;
    /// How many more of something would be enough, where the reason is that there are too few.
    fn missing(_reason: &Self::Reason) -> Option<u32> {
        None
    }
    /// This position with `more` of what `reason` misses, for tests; `None` where it cannot be changed so.
    fn with_more(&self, _seat: Seat, _reason: &Self::Reason, _more: u32) -> Option<Self> {
        None
    }
}

/// Positions between two that are looked at, so that many games are seen.
const EVERY: u32 = 7;

/// What a run of the law saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tried {
    /// Wishes that could not be done and had a reason.
    pub refused: u32,
    /// Wishes that could be done and had none.
    pub offered: u32,
    /// Reasons that said how many are missing, and were right in a position with as many, and with one less.
    pub supplied: u32,
}

/// Tries wishes of random games until `cases` of them had a reason: a wish has a reason exactly if it is not offered;
/// with what a reason misses it is offered, with one less it is not; and the reason is the same in every world that the
/// seat thinks possible.
///
/// # Panics
/// With the position and the wish, if a reason is wrong.
pub fn assert_reasons<G: Reasons>(cases: u32) -> Tried {
    let mut tried = Tried::default();
    let setups = Setup::all::<G>();
    for game in 0u64.. {
        let setup = setups[game as usize % setups.len()];
        let mut position = G::start(&setup, G::Data::shipped()).expect("a set-up of the list");
        let (mut playout, tastes, mut rng) = (Playout::new(game), Tastes::new(game), Rng::new(game));
        let mut left = rng.below(EVERY as usize) as u32;
        while let Some((actor, action)) =
            if game % 2 == 0 { playout.pick(&position) } else { playout.pick_by(&tastes, &position) }
        {
            if left == 0 && matches!(actor, Actor::Seat(_)) {
                left = EVERY;
                for seat in Seat::first(position.seats()) {
                    try_wishes(&position, seat, &mut rng, &mut tried);
                }
            }
            if tried.refused >= cases {
                return tried;
            }
            left = left.saturating_sub(1);
            position.apply(actor, action, &mut ());
        }
    }
    unreachable!("games go on for ever")
}

fn try_wishes<G: Reasons>(position: &G, seat: Seat, rng: &mut Rng, tried: &mut Tried) {
    let mut wishes = Vec::new();
    position.wishes(seat, &mut wishes);
    let imagined = position.imagine(seat, rng);
    for wish in wishes {
        let reason = position.why_not(seat, wish);
        let told = || format!("{seat} wants '{wish}' and is told {reason:?} in\n{position:#?}");
        assert_eq!(reason.is_none(), is_offered(position, seat, wish), "{}", told());
        assert_eq!(reason, imagined.why_not(seat, wish), "another world has another reason: {}", told());
        let Some(reason) = reason else {
            tried.offered += 1;
            continue;
        };
        tried.refused += 1;
        let Some(missing) = G::missing(&reason) else { continue };
        assert!(missing > 0, "nothing is missing: {}", told());
        let Some(enough) = position.with_more(seat, &reason, missing) else { continue };
        assert!(is_offered(&enough, seat, wish), "{missing} more are not enough: {}", told());
        let short = position.with_more(seat, &reason, missing - 1).expect("fewer can be given too");
        assert!(!is_offered(&short, seat, wish), "{} more are enough: {}", missing - 1, told());
        tried.supplied += 1;
    }
}

fn is_offered<G: Reasons>(position: &G, seat: Seat, action: G::Action) -> bool {
    let mut choices = Vec::new();
    if matches!(position.turn(), Turn::Seats(seats) if seats.has(seat)) {
        position.choices(seat, &mut choices);
    }
    choices.contains(&action)
}
