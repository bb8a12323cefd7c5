//! A choice that wins the game at once is taken without any search.

use game::strategy::results;
use game::{Actor, Seat, Strategy, Turn};

/// A win must show in so many worlds, where a seat does not know everything.
const WORLDS: usize = 4;

/// The first choice that ends the game at once with a victory for the seat alone.
pub(crate) fn at_once<G: Strategy>(
    seat: Seat,
    choices: &[G::Action],
    world: &mut dyn FnMut() -> G,
) -> Option<G::Action> {
    let worlds: [G; WORLDS] = std::array::from_fn(|_| world());
    let wins = |action: G::Action, world: &G| {
        let mut after = world.clone();
        after.apply(Actor::Seat(seat), action, &mut ());
        after.turn() == Turn::Over && results(&after)[seat] == 1.0
    };
    choices.iter().copied().find(|&action| worlds.iter().all(|world| wins(action, world)))
}
