//! Whole runs: they are what the lists allow, no more and no less, and one undo takes one back.

use game::{Actor, Data, Game, Hidden, Rng, Seat, SeatSet, Setup, Turn};
use noria::Noria;
use novgorod::Novgorod;
use std::collections::BTreeSet;
use table::{MOST_RUNS, Table};
use wiraqocha::Wiraqocha;

/// Every complete way through the questions after `action`, walked without any of the table's code.
fn ways<G: Game>(position: &G, seat: Seat, action: G::Action) -> Vec<Vec<G::Action>> {
    let mut next = position.clone();
    let mut events = Vec::new();
    next.apply(Actor::Seat(seat), action, &mut events);
    // Where somebody learns something, a run ends.
    if events.iter().any(G::shows) || next.turn() != Turn::Seats(SeatSet::only(seat)) || !next.is_detail() {
        return vec![vec![action]];
    }
    let mut choices = Vec::new();
    next.choices(seat, &mut choices);
    let forced = choices.len() == 1 && next.is_open(seat);
    let mut all = Vec::new();
    for choice in choices {
        for way in ways(&next, seat, choice) {
            let rest = if forced { &way[1..] } else { &way[..] };
            all.push([action].into_iter().chain(rest.iter().copied()).collect());
        }
    }
    all
}

/// Plays random games by runs, and compares each list of runs with the lists of the game.
fn compare<G: Hidden>(seats: u8, games: u64, least: usize) {
    let setup = Setup::new::<G>(seats, &[]).unwrap();
    let (mut whole, mut stepwise) = (0, 0);
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut table = Table::<G>::new(&setup, G::Data::shipped()).unwrap();
        table.settle(&mut || rng.bits());
        while let Turn::Seats(movers) = table.turn() {
            let seat = movers.lowest();
            let runs: Vec<Vec<G::Action>> = table.runs(seat).iter().map(|run| run.chosen().collect()).collect();
            let mut expected = Vec::new();
            for choice in table.choices(seat) {
                let ways = ways(table.position(), seat, choice);
                if ways.len() > MOST_RUNS {
                    stepwise += 1;
                    expected.push(vec![choice]);
                } else {
                    expected.extend(ways);
                }
            }
            assert_eq!(runs, expected, "{}", table.record());
            assert_eq!(runs.iter().collect::<BTreeSet<_>>().len(), runs.len(), "no run twice");
            let run = rng.pick(&runs).clone();
            let (before, detail) = (table.position().clone(), table.position().is_detail());
            table.play_run(seat, &run).unwrap();
            if run.len() > 1 && !detail {
                whole += 1;
                let may = table.may_undo(seat);
                let mut back = table.clone();
                if may {
                    back.undo(seat).unwrap();
                    assert!(back.position() == &before, "one undo takes back {run:?}\n{}", table.record());
                }
            }
            table.settle(&mut || rng.bits());
        }
        let again = Table::<G>::read(&table.record().to_string(), G::Data::shipped()).unwrap();
        assert!(again.position() == table.position());
    }
    println!("{}: {whole} runs of several steps played, {stepwise} choices asked step by step", G::NAME);
    assert!(whole >= least, "{whole}");
}

#[test]
fn runs_of_noria_are_its_lists() {
    compare::<Noria>(3, 30, 300);
}

#[test]
fn runs_of_novgorod_are_its_lists() {
    compare::<Novgorod>(3, 40, 20);
}

#[test]
fn runs_of_wiraqocha_are_its_lists() {
    compare::<Wiraqocha>(3, 3, 300);
}

/// A run that fails in the middle changes nothing.
#[test]
fn a_broken_run_changes_nothing() {
    let setup = Setup::new::<Noria>(2, &[]).unwrap();
    let mut table = Table::<Noria>::new(&setup, noria::Tables::shipped()).unwrap();
    let mut rng = Rng::new(3);
    table.settle(&mut || rng.bits());
    let Turn::Seats(movers) = table.turn() else { panic!("somebody is to move") };
    let seat = movers.lowest();
    let choice = table.choices(seat)[0];
    let before = (table.version(), table.record());
    assert!(table.play_run(seat, &[choice, noria::Action::Reveal]).is_err());
    assert_eq!((table.version(), table.record()), before);
}
