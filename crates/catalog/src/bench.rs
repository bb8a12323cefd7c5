//! How fast a game plays at random on one thread.

use game::encode::{Numbers, features};
use game::{BadSetup, Data, Encode, Game, Playout, Seat, Setup};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The clock is read after so many decisions, so that reading it costs nothing.
const DECISIONS_PER_LOOK: u64 = 20_000;
/// So many positions are cloned in turn: more than one, so that the copy is not from the same place every time, and few
/// enough to stay in the cache as in a search.
const SAMPLE: usize = 16;
const CLONES: u32 = 200_000;

/// What was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The game's name.
    pub game: &'static str,
    /// How many played.
    pub seats: u8,
    /// Steps, of seats and of chance: the list was made and one entry drawn each time.
    pub decisions: u64,
    /// Whole games.
    pub playouts: u64,
    /// How long it took.
    pub seconds: f64,
    /// The size of a position in memory.
    pub position_bytes: usize,
    /// How long it takes to copy one.
    pub clone_ns: f64,
    /// How long it takes to write one as numbers.
    pub encode_ns: f64,
}

impl Measured {
    /// Steps a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }

    /// Whole games a second.
    pub fn playouts_per_second(&self) -> f64 {
        self.playouts as f64 / self.seconds
    }

    /// Steps a game, on average.
    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.playouts as f64
    }
}

/// Plays random games with the usual options for about `time`, always the same ones.
pub fn measure<G: Encode>(seats: u8, time: Duration) -> Result<Measured, BadSetup> {
    let start = G::start(&Setup::new::<G>(seats, &[])?, G::Data::shipped())?;
    let mut playout = Playout::<G>::new(1);
    playout.finish(&mut start.clone());
    let (mut decisions, mut playouts) = (0, 0);
    let began = Instant::now();
    while began.elapsed() < time || playouts == 0 {
        let look = decisions + DECISIONS_PER_LOOK;
        while decisions < look {
            let mut position = start.clone();
            decisions += u64::from(playout.finish(&mut position));
            playouts += 1;
            black_box(&position);
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let position_bytes = size_of::<G>();
    let (sample, width) = (middle_positions(&start), features::<G>(seats)?.len());
    let (clone_ns, encode_ns) = (clone_ns(&start, &sample), encode_ns(&sample, width));
    Ok(Measured { game: G::NAME, seats, decisions, playouts, seconds, position_bytes, clone_ns, encode_ns })
}

/// Nanoseconds to copy a position from the middle of a game.
fn clone_ns<G: Game>(start: &G, sample: &[G]) -> f64 {
    let mut copy = start.clone();
    let began = Instant::now();
    for turn in 0..CLONES {
        copy.clone_from(black_box(&sample[turn as usize % sample.len()]));
        black_box(&mut copy);
    }
    began.elapsed().as_nanos() as f64 / f64::from(CLONES)
}

/// Nanoseconds to write a position from the middle of a game as so many numbers.
fn encode_ns<G: Encode>(sample: &[G], width: usize) -> f64 {
    let mut numbers = vec![0.0; width];
    let began = Instant::now();
    for turn in 0..CLONES {
        let position = black_box(&sample[turn as usize % sample.len()]);
        position.encode(Seat::ALL[0], &mut Numbers::new(&mut numbers));
        black_box(&mut numbers);
    }
    began.elapsed().as_nanos() as f64 / f64::from(CLONES)
}

/// Positions from the middle half of a random game.
fn middle_positions<G: Game>(start: &G) -> Vec<G> {
    let mut playout = Playout::<G>::new(2);
    let mut positions = vec![start.clone()];
    let mut position = start.clone();
    while let Some((actor, action)) = playout.pick(&position) {
        position.apply(actor, action, &mut ());
        positions.push(position.clone());
    }
    let count = positions.len();
    (0..SAMPLE).map(|at| positions[count / 4 + at * (count / 2) / SAMPLE].clone()).collect()
}
