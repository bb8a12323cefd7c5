//! The trees of the two examples, counted: Kuhn poker's numbers are known from the literature, and follow by hand.

use game::examples::kuhn::Kuhn;
use game::examples::pig::Pig;
use game::perft::{perft, steps};
use game::{Actor, Game, Hidden, Setup, Turn, Viewer};
use std::collections::HashSet;

fn start<G: Game<Data = ()>>(seats: u8) -> G {
    G::start(&Setup::new::<G>(seats, &[]).unwrap(), &()).unwrap()
}

#[test]
fn perft_of_kuhn() {
    // Three cards, then two; check or bet; an answer to either; and after check and bet an answer more.
    let counts = [1, 3, 6, 12, 24, 30, 30];
    for (depth, count) in (0..).zip(counts) {
        assert_eq!(perft(&start::<Kuhn>(2), depth), count, "depth {depth}");
    }
}

#[test]
fn perft_of_pig() {
    // From the start of a turn there is one way, to the die in the air. That falls on a one, which is the next turn's
    // start, or on five other faces; and from those the player rolls again or holds, which is the next turn's start
    // too.
    let (mut turn, mut air, mut choice) = (1, 1, 1);
    let mut counts = Vec::new();
    for _ in 0..8 {
        counts.push(turn);
        (turn, air, choice) = (air, turn + 5 * choice, air + turn);
    }
    assert_eq!(counts, [1, 1, 6, 11, 41, 96, 301, 781]);
    for seats in 2..=4 {
        for (depth, &count) in (0..).zip(&counts) {
            assert_eq!(perft(&start::<Pig>(seats), depth), count, "{seats} seats, depth {depth}");
        }
    }
}

#[derive(Default)]
struct Tree {
    deals: usize,
    decisions: usize,
    ends: usize,
    /// What a seat to move knows, as it sees it.
    known: HashSet<String>,
    /// The chips of seat 1 over all ends.
    chips: HashSet<i32>,
}

fn walk(kuhn: &Kuhn, tree: &mut Tree) {
    match kuhn.turn() {
        Turn::Chance => {}
        Turn::Over => {
            tree.ends += 1;
            let points = *kuhn.scores().points.entries();
            assert_eq!(points.iter().sum::<i32>(), 0, "chips are neither made nor lost: {kuhn:?}");
            tree.chips.insert(points[0]);
        }
        Turn::Seats(seats) => {
            tree.decisions += 1;
            let view = kuhn.view(Viewer::Seat(seats.lowest()));
            tree.known.insert(format!("{view:?}"));
        }
    }
    for (actor, action) in steps(kuhn) {
        let mut next = *kuhn;
        next.apply(actor, action, &mut ());
        tree.deals += usize::from(actor == Actor::Chance && next.turn() != Turn::Chance);
        walk(&next, tree);
    }
}

#[test]
fn kuhn_has_the_known_tree() {
    let mut tree = Tree::default();
    walk(&start(2), &mut tree);
    assert_eq!(tree.deals, 6);
    assert_eq!(tree.decisions, 24);
    assert_eq!(tree.ends, 30);
    assert_eq!(tree.known.len(), 12);
    assert_eq!(tree.chips, HashSet::from([-2, -1, 1, 2]));
}
