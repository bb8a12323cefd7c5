//! What nets learn from: rows that fit together, and luck that a seed decides.

use bots::Budget;
use bots::selfplay::{Recipe, Rows, Thinker, Tuning, duel, play, starts};
use game::Numbered;
use game::Strategy;
use nets::testing::Draft;
use nets::{HAND, Net};
use std::sync::Arc;

const RECIPE: Recipe = Recipe { long: 12, noisy: 20, slips: 20 };

fn thinker<G: Strategy>(with_net: bool) -> Thinker {
    let net = || Arc::new(Net::read::<G>(&Draft::random::<G>(1).bytes()).unwrap());
    Thinker { tuning: Tuning::usual(Budget::Iterations(4)), net: with_net.then(net) }
}

fn rows<G: Strategy>(seats: u8, thinker: &Thinker, games: u32) -> Rows {
    let start = &starts::<G>(seats)[0];
    let mut rows = Rows::new();
    (0..games).for_each(|number| play(start, thinker, &RECIPE, 7, number, &mut rows));
    rows
}

fn check<G: Strategy>() {
    for (seats, with_net) in [(2, false), (3, true), (4, false)] {
        let thinker = thinker::<G>(with_net);
        let rows = rows::<G>(seats, &thinker, 1);
        let count = rows.len();
        assert!(count > 10, "{} has {count} rows", G::NAME);
        assert_eq!((rows.starts.len(), rows.tried_starts.len()), (count + 1, count + 1));
        assert_eq!((rows.hand.len(), rows.shares.len(), rows.points.len()), (HAND * count, 4 * count, 4 * count));
        assert_eq!((rows.foreseen.len(), rows.games.len(), rows.seats.len()), (4 * count, count, count));
        assert_eq!((rows.starts[count] as usize, rows.tried.len()), (rows.features.len(), rows.tried_shares.len()));
        for (at, shares) in rows.shares.chunks(4).enumerate() {
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "the victory is shared out: {shares:?}");
            assert!(shares[usize::from(seats)..].iter().all(|&share| share == 0.0), "nobody sits there");
            let tried = rows.tried_starts[at] as usize..rows.tried_starts[at + 1] as usize;
            let all: f32 = rows.tried_shares[tried.clone()].iter().sum();
            assert!(tried.is_empty() || (all - 1.0).abs() < 1e-5, "all tries are somebody's: {all}");
        }
        assert!(rows.tried.iter().all(|&number| usize::from(number) < <G::Action as Numbered>::COUNT));
        let again = self::rows::<G>(seats, &thinker, 1);
        assert_eq!((rows.features, rows.foreseen, rows.tried), (again.features, again.foreseen, again.tried));
    }
}

#[test]
fn rows_fit_together_and_are_the_same_again() {
    check::<noria::Noria>();
    check::<novgorod::Novgorod>();
    check::<wiraqocha::Wiraqocha>();
}

/// A deal has a game for each seat; among equals with the same luck the shares add up to the whole victory.
#[test]
fn duels_are_the_same_again() {
    let start = &starts::<wiraqocha::Wiraqocha>(3)[0];
    let (plain, net) = (thinker::<wiraqocha::Wiraqocha>(false), thinker::<wiraqocha::Wiraqocha>(true));
    let play = |number| duel(start, &net, &plain, 5, number);
    for number in 0..3 {
        let share = play(number);
        assert!((0.0..=1.0).contains(&share));
        assert_eq!(share, play(number));
    }
}
