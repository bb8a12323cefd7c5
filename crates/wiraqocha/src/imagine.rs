//! What a seat cannot see: nothing (W-2.4). Which card is turned next is decided by chance, and all know which are
//! left.

use crate::state::Wiraqocha;
use game::{Rng, Seat};

/// The position itself, whoever asks.
pub(crate) fn imagine(game: &Wiraqocha, _: Seat, _: &mut Rng) -> Wiraqocha {
    game.clone()
}
