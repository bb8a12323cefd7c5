//! One game of a match between two thinkers, with the luck of its deal.

use super::Thinker;
use crate::arena::play::{Sitting, play};
use game::strategy::results;
use game::{Bot, Seat, Strategy};
use std::sync::atomic::AtomicBool;

/// What the first thinker has of the victory in a game of the match with this seed. A deal has as many games as there are
/// seats: the first thinker has each seat once, and copies of the second have all others.
pub fn duel<G: Strategy>(start: &G, one: &Thinker, other: &Thinker, seed: u64, number: u32) -> f32 {
    let seats = u32::from(start.seats());
    let own = Seat::new((number % seats) as usize);
    let sit = |seat: Seat, seed: u64| -> Box<dyn Bot<G> + Send> {
        Box::new(if seat == own { one.sit::<G>(seed) } else { other.sit::<G>(seed) })
    };
    let sitting = Sitting { sit: &sit, seed, number, deal: number / seats };
    let (_, end) = play(start, &sitting, &mut |_, _, _, _| (), &AtomicBool::new(false)).expect("nobody stops it");
    results(&end)[own]
}
