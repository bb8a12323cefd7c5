//! The moments of a game, in order: where a seat had a choice, and where luck decided.

use game::{Actor, Seat, Strategy, Turn};

/// One moment, with the position before it.
#[derive(Clone, Debug)]
pub(super) struct Spot<G: Strategy> {
    pub before: G,
    /// The numbers of its first and its last step.
    pub first: u32,
    pub last: u32,
    pub what: What<G>,
}

/// What a moment is.
#[derive(Clone, Debug)]
pub(super) enum What<G: Strategy> {
    /// A seat chose, and could have chosen otherwise.
    Choice { seat: Seat, choices: Vec<G::Action>, played: G::Action },
    /// Luck decided, in one step or in several, until somebody had a choice again or the game was over.
    Luck { after: G },
}

/// A game as it was played, cut into moments.
#[derive(Clone, Debug)]
pub struct Course<G: Strategy> {
    pub(super) spots: Vec<Spot<G>>,
    pub(super) end: G,
}

impl<G: Strategy> Course<G> {
    /// From the first position and what was done, each step with its number; what was taken back is left out.
    ///
    /// # Panics
    /// If a step cannot be made.
    pub fn new(start: G, steps: impl IntoIterator<Item = (u32, Actor, G::Action)>) -> Course<G> {
        let (mut spots, mut position) = (Vec::<Spot<G>>::new(), start);
        for (number, actor, action) in steps {
            let before = position.clone();
            position.apply(actor, action, &mut ());
            match actor {
                Actor::Seat(seat) => {
                    let choices = choices(&before, seat);
                    if choices.len() > 1 {
                        let what = What::Choice { seat, choices, played: action };
                        spots.push(Spot { before, first: number, last: number, what });
                        continue;
                    }
                    // A step without alternative between two throws belongs to them; elsewhere nothing was decided.
                    if let Some(Spot { last, what: What::Luck { after }, .. }) = spots.last_mut() {
                        (*last, *after) = (number, position.clone());
                    }
                }
                Actor::Chance => match spots.last_mut() {
                    Some(Spot { last, what: What::Luck { after }, .. }) => {
                        (*last, *after) = (number, position.clone());
                    }
                    _ => {
                        let what = What::Luck { after: position.clone() };
                        spots.push(Spot { before, first: number, last: number, what });
                    }
                },
            }
        }
        Course { spots, end: position }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.end.seats()
    }

    /// How many moments there are to judge, the end included.
    pub fn moments(&self) -> usize {
        self.spots.len() + 1
    }
}

/// What a seat could do.
fn choices<G: Strategy>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut choices = Vec::new();
    position.choices(seat, &mut choices);
    choices
}

/// Who has a choice; `None` where luck decides, where there is only one thing to do, or when the game is over.
pub(super) fn asked<G: Strategy>(position: &G) -> Option<Seat> {
    let Turn::Seats(seats) = position.turn() else { return None };
    let seat = seats.lowest();
    (choices(position, seat).len() > 1).then_some(seat)
}
