//! What looking at a position costs: `cargo run --release -p nets --example cost`.

use game::encode::Encode;
use game::{Data, Playout, Seat, Setup, Strategy};
use nets::testing::Draft;
use nets::{Judge, Net};
use std::hint::black_box;
use std::time::Instant;

/// Each thing is measured so often, and the fastest time counts.
const ROUNDS: u32 = 20;
const TIMES: u32 = 20_000;

fn main() {
    measure::<noria::Noria>();
    measure::<novgorod::Novgorod>();
    measure::<wiraqocha::Wiraqocha>();
}

fn measure<G: Strategy + Encode>() {
    let net = Net::read::<G>(&Draft::random::<G>(1).bytes()).expect("the net fits");
    let mut judge = Judge::new();
    for seats in [2, 4] {
        let (position, seat) = (middle::<G>(seats), Seat::new(0));
        let fill = nanoseconds(|| judge.inputs.fill(black_box(&position), seat));
        let weigh = nanoseconds(|| judge.weigh(black_box(&net)));
        let look = nanoseconds(|| judge.look(&net, black_box(&position), seat));
        let policy = nanoseconds(|| judge.policy(black_box(&net), black_box(7)));
        let (game, inputs) = (G::NAME, judge.inputs.indices().len());
        println!(
            "{game} {seats}: {inputs} inputs, fill {fill:.0} ns, weigh {weigh:.0}, look {look:.0}, an action {policy:.1}"
        );
    }
}

/// A position in the middle of a game that is played at random.
fn middle<G: Strategy>(seats: u8) -> G {
    let setup = Setup::new::<G>(seats, &[]).expect("a set-up without options");
    let start = || G::start(&setup, G::Data::shipped()).expect("a start");
    let steps = Playout::new(1).finish(&mut start()) / 2;
    let (mut position, mut playout) = (start(), Playout::new(1));
    for _ in 0..steps {
        let (actor, action) = playout.pick(&position).expect("half a game");
        position.apply(actor, action, &mut ());
    }
    position
}

/// How long something takes.
fn nanoseconds<T>(mut something: impl FnMut() -> T) -> f64 {
    let mut round = || {
        let began = Instant::now();
        (0..TIMES).for_each(|_| drop(black_box(something())));
        began.elapsed().as_nanos() as f64 / f64::from(TIMES)
    };
    (0..ROUNDS).map(|_| round()).fold(f64::MAX, f64::min)
}
