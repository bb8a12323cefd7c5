//! What the game's hand evaluation says: inputs that spare a net learning from nothing what is known already.

use game::encode::round_from;
use game::strategy::{expectations, lead};
use game::{MAX_SEATS, Seat, Strategy};

/// So many are said of each seat.
const EACH: usize = 3;

/// So many there are at a full table: after the features, three a seat.
pub const HAND: usize = EACH * MAX_SEATS;

/// Prospects are many times as large as leads.
const PROSPECTS_IN_LEADS: f32 = 8.0;

/// Of each seat in turn order from `seat` on: how far it is ahead of the best other, how far it has come, and its share
/// of the victory, all within -1 and 1.
#[inline]
pub(crate) fn hand<G: Strategy>(position: &G, seat: Seat) -> impl Iterator<Item = f32> {
    let seats = position.seats();
    let prospects = position.prospects();
    let shares = expectations::<G>(&prospects, seats);
    round_from(seat, seats).flat_map(move |seat| {
        let lead = lead(&prospects, seat, seats) / G::LEAD;
        let come = prospects[seat] / (PROSPECTS_IN_LEADS * G::LEAD);
        [squash(lead), squash(come), shares[seat]]
    })
}

/// Any number into -1 to 1.
fn squash(number: f32) -> f32 {
    number / (1.0 + number.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_squashed_evenly() {
        assert_eq!([-3.0, 0.0, 1.0].map(squash), [-0.75, 0.0, 0.5]);
    }
}
