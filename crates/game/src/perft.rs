//! Counting the tree of positions: a few numbers that almost any change of a game's rules would change.

use crate::{Actor, Game, Turn};

/// How many lines of exactly `depth` steps there are, chance outcomes included; a game that ends earlier counts once.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = steps(position);
    if steps.is_empty() {
        return 1;
    }
    let mut lines = 0;
    for (actor, action) in steps {
        let mut next = position.clone();
        next.apply(actor, action, &mut ());
        lines += perft(&next, depth - 1);
    }
    lines
}

/// Everything that can happen next, by anyone.
pub fn steps<G: Game>(position: &G) -> Vec<(Actor, G::Action)> {
    match position.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            position.outcomes(&mut outcomes);
            outcomes.into_iter().map(|(action, _)| (Actor::Chance, action)).collect()
        }
        Turn::Seats(seats) => {
            let mut steps = Vec::new();
            for seat in seats.iter() {
                let mut choices = Vec::new();
                position.choices(seat, &mut choices);
                steps.extend(choices.into_iter().map(|action| (Actor::Seat(seat), action)));
            }
            steps
        }
    }
}
