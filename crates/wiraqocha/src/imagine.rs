//! What a seat cannot see: nothing (W-2.4). Which card is turned next is decided by chance, and all know which are left.

use crate::state::Wiraqocha;
use game::{Rng, Seat};

impl Wiraqocha {
    pub(crate) fn world_of(&self, _: Seat, _: &mut Rng) -> Wiraqocha {
        self.clone()
    }
}
