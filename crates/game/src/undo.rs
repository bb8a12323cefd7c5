//! How far back a player may take steps: never across a moment at which anyone learned something or somebody else
//! acted.
//!
//! A refusal therefore tells that somebody else has acted. Where several seats move at once, what was chosen may be a
//! secret, but a game should not count on it that nobody finds out whether something was.

use crate::{Actor, Seat};

/// One step as undo sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Who made it.
    pub actor: Actor,
    /// Whether it told anyone something hidden ([`crate::Game::shows`]).
    pub showed: bool,
    /// Whether it was the only choice and the table made it.
    pub forced: bool,
}

/// Where "reset my turn" goes: how many of `steps` stay. Equal to their number when nothing can be taken back.
pub fn reset(steps: &[Trace], seat: Seat) -> usize {
    let stays = |step: &Trace| step.actor != Actor::Seat(seat) || step.showed;
    let floor = steps.iter().rposition(stays).map_or(0, |at| at + 1);
    // Forced answers at the bottom would only be given again.
    let chosen = steps[floor..].iter().position(|step| !step.forced);
    chosen.map_or(steps.len(), |at| floor + at)
}

/// Where "undo" goes: before the last step that `seat` really chose, if [`reset`] reaches it.
pub fn back(steps: &[Trace], seat: Seat) -> usize {
    let floor = reset(steps, seat);
    let chosen = steps[floor..].iter().rposition(|step| !step.forced);
    chosen.map_or(steps.len(), |at| floor + at)
}

/// Where the undo of a whole thought goes: before the last step that `seat` really chose and that `starts` a thought. In
/// the middle of a thought it is [`back`].
pub fn thought(steps: &[Trace], seat: Seat, starts: impl Fn(usize) -> bool) -> usize {
    let floor = reset(steps, seat);
    let chosen = (floor..steps.len()).rev().find(|&at| !steps[at].forced && starts(at));
    chosen.unwrap_or_else(|| back(steps, seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads `a` (chosen by seat 1), `f` (forced), `s` (showed something), `b` (seat 2) and `*` (chance).
    fn traces(steps: &str) -> Vec<Trace> {
        let trace = |step| Trace {
            actor: match step {
                '*' => Actor::Chance,
                'b' => Actor::Seat(Seat::new(1)),
                _ => Actor::Seat(Seat::new(0)),
            },
            showed: step == 's',
            forced: step == 'f',
        };
        steps.chars().map(trace).collect()
    }

    #[test]
    fn undo_and_reset_stop_where_they_must() {
        // steps, where undo goes, where reset goes
        for (steps, undo, restart) in [
            ("", 0, 0),
            ("aaa", 2, 0),
            ("aaf", 1, 0),
            ("baa", 2, 1),
            ("bfa", 2, 2),
            ("*aa", 2, 1),
            ("a*", 2, 2),
            ("ab", 2, 2),
            ("asa", 2, 2),
            ("as", 2, 2),
            ("*ff", 3, 3),
        ] {
            let traces = traces(steps);
            assert_eq!(back(&traces, Seat::new(0)), undo, "undo after {steps:?}");
            assert_eq!(reset(&traces, Seat::new(0)), restart, "reset after {steps:?}");
        }
    }
}
