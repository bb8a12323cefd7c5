//! How many lines of play there are from a few positions: the numbers in `perft.txt`, to a depth that takes a second or
//! two. The first steps are counted a second time by a naive reader of the rules (`naive/`), who also looks at
//! positions of random games.

mod naive;

use game::golden::{self, Position};
use game::perft::{perft, steps};
use game::playout::Tastes;
use game::{Data, Game, Hidden, Playout, Setup, Viewer};
use wiraqocha::{Action, Tables, Wiraqocha};

const POSITIONS: &[Position] = &[
    (2, &[], 0, 8),
    (3, &[("layout", "random")], 0, 4),
    (4, &[("cave", "on")], 0, 8),
    (2, &[], 60, 12),
    (2, &[("cave", "on"), ("prisoners", "on")], 300, 10),
    (3, &[], 450, 12),
    (3, &[("layout", "random"), ("prisoners", "on")], 600, 10),
    (3, &[("cave", "on")], 900, 10),
    (4, &[], 800, 10),
    (4, &[("layout", "random"), ("cave", "on")], 1100, 13),
    (4, &[("prisoners", "on")], 1500, 10),
    (4, &[("cave", "on"), ("prisoners", "on")], 2000, 10),
];

/// So deep the naive reader counts.
const NAIVE_DEPTH: u32 = 3;

#[test]
fn there_are_as_many_lines_as_there_were() {
    golden::perft::<Wiraqocha>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), POSITIONS);
}

/// What a naive reader finds legal, and how much of what is listed the reader does not judge (W-4.3). Whatever is
/// judged must be listed exactly if it is legal.
fn read(position: &Wiraqocha, everything: &[Action]) -> (Vec<Action>, usize) {
    let (view, listed) = (position.view(Viewer::Spectator), steps(position));
    let mut legal = vec![];
    let mut left = 0;
    for &action in everything {
        let offered = listed.iter().any(|&(_, step)| step == action);
        let found = naive::legal(&view, action);
        assert!(found.is_none_or(|found| found == offered), "{action}: listed {offered} in {position:?}");
        left += usize::from(found.is_none() && offered);
        if found.unwrap_or(offered) {
            legal.push(action);
        }
    }
    assert_eq!(legal.len(), listed.len(), "an action that is not among everything in {position:?}");
    (legal, left)
}

/// Lines of exactly `depth` steps by the naive reader.
fn naive_perft(position: &Wiraqocha, depth: u32, everything: &[Action]) -> u64 {
    let (legal, _) = if depth == 0 { (vec![], 0) } else { read(position, everything) };
    let next = |&action: &Action| {
        let mut next = position.clone();
        let (actor, _) = steps(position)[0];
        next.apply(actor, action, &mut ());
        naive_perft(&next, depth - 1, everything)
    };
    if legal.is_empty() { 1 } else { legal.iter().map(next).sum() }
}

#[test]
fn a_naive_reader_counts_as_many_lines() {
    let everything = naive::everything();
    for &(seats, options, before, _) in POSITIONS {
        let setup = Setup::new::<Wiraqocha>(seats, options).unwrap();
        let mut position = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(before.into()), Tastes::new(before.into()));
        for _ in 0..before {
            let (actor, action) = playout.pick_by(&tastes, &position).unwrap();
            position.apply(actor, action, &mut ());
        }
        for depth in 1..=NAIVE_DEPTH {
            assert_eq!(naive_perft(&position, depth, &everything), perft(&position, depth), "{seats} {before} {depth}");
        }
    }
}

#[test]
fn a_naive_reader_finds_the_same_choices_in_random_games() {
    let everything = naive::everything();
    let (mut positions, mut offered, mut left) = (0, 0, 0);
    for (seed, setup) in (0..).zip(Setup::all::<Wiraqocha>()) {
        let mut position = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        for step in 0..2000 {
            let Some((actor, action)) = playout.pick_by(&tastes, &position) else { break };
            if step % 5 == 0 {
                let (legal, unjudged) = read(&position, &everything);
                (positions, offered, left) = (positions + 1, offered + legal.len(), left + unjudged);
            }
            position.apply(actor, action, &mut ());
        }
    }
    assert!(positions > 10_000 && offered > 50_000, "{positions} positions, {offered} choices");
    assert!(left * 5 < offered, "{left} of {offered} are not judged");
    println!("{positions} positions, {offered} choices, {left} not judged");
}
