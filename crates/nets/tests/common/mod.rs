//! What several tests need.
#![allow(dead_code)]

use game::{Data, Playout, Setup, Strategy};

/// A position in the middle of a game that is played at random.
pub fn middle<G: Strategy>(seats: u8, seed: u64) -> G {
    let setup = Setup::new::<G>(seats, &[]).unwrap();
    let start = || G::start(&setup, G::Data::shipped()).unwrap();
    let steps = Playout::new(seed).finish(&mut start()) / 2;
    let (mut position, mut playout) = (start(), Playout::new(seed));
    for _ in 0..steps {
        let (actor, action) = playout.pick(&position).unwrap();
        position.apply(actor, action, &mut ());
    }
    position
}

/// Without the last bits.
pub fn round(number: f32) -> f32 {
    (number * 1e4).round() / 1e4
}

/// Whether two numbers are the same, but for what single precision loses.
pub fn near(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-4 * one.abs().max(1.0)
}
