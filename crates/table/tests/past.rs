//! Any moment of a game is the same as if the record were replayed until then, and whoever undoes without end is stopped.

use game::examples::pig::Pig;
use game::{Rng, Seat, Setup, Turn};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use table::{AnyTable, Kept, MOST_TAKEN_BACK, Refusal, Table};

/// Keeps everything, and counts how often it was asked to.
#[derive(Default)]
struct All(RefCell<HashMap<u32, Arc<dyn AnyTable>>>, RefCell<usize>);

impl Kept for All {
    fn get(&self, step: u32) -> Option<Arc<dyn AnyTable>> {
        self.0.borrow().get(&step).cloned()
    }

    fn keep(&self, step: u32, table: Arc<dyn AnyTable>) {
        *self.1.borrow_mut() += 1;
        self.0.borrow_mut().insert(step, table);
    }
}

fn pig() -> Table<Pig> {
    Table::new(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap()
}

/// Random choices, many of which are taken back.
fn wild(seed: u64) -> Table<Pig> {
    let (mut table, mut rng) = (pig(), Rng::new(seed));
    while let Turn::Seats(_) | Turn::Chance = table.turn() {
        table.settle(&mut || rng.bits());
        let Turn::Seats(seats) = table.turn() else { break };
        let choice = *rng.pick(&table.choices(seats.lowest()));
        table.play(seats.lowest(), choice).unwrap();
        if rng.below(3) == 0 {
            let _ = table.undo(seats.lowest());
        }
    }
    table
}

#[test]
fn every_moment_is_as_it_was() {
    for seed in 0..20 {
        let table = wild(seed);
        let (record, places) = game::record::Record::read(&table.record_text()).unwrap();
        let kept = All::default();
        for number in (0..=table.version()).rev().chain(0..=table.version()) {
            let replayed = Table::<Pig>::replay_until(&record, &places, &(), number).unwrap();
            for moment in [table.at(number, &kept), table.at(number, &())] {
                assert_eq!(moment.position(), replayed.position(), "entry {number} of {}", table.record_text());
                assert_eq!(AnyTable::version(&moment), number);
            }
        }
        assert_eq!(table.at(u32::MAX, &kept).position(), table.position());
        assert_eq!(*kept.1.borrow(), kept.0.borrow().len(), "nothing is walked twice");
    }
}

#[test]
fn whoever_takes_back_without_end_is_stopped() {
    let (mut table, mut rng) = (pig(), Rng::new(2));
    table.settle(&mut || rng.bits());
    let seat = Seat::new(0);
    for _ in 0..MOST_TAKEN_BACK {
        table.play_text(seat, "hold").unwrap();
        assert!(table.may_undo(seat));
        table.undo(seat).unwrap();
    }
    table.play_text(seat, "hold").unwrap();
    assert!(!table.may_undo(seat));
    assert_eq!(table.undo(seat), Err(Refusal::TooOftenBack { seat }));
    assert_eq!(table.reset_turn(seat), Err(Refusal::TooOftenBack { seat }));
    // With the next turn it begins anew, and the record stays one that replays.
    let other = Seat::new(1);
    table.settle(&mut || rng.bits());
    while table.turn().seat() != Some(seat) {
        table.play_text(other, "hold").unwrap();
        table.settle(&mut || rng.bits());
    }
    table.play_text(seat, "hold").unwrap();
    assert!(table.may_undo(seat));
    assert_eq!(Table::<Pig>::read(&table.record_text(), &()).unwrap().position(), table.position());
}

/// Whoever asked for late positions of a long record kept the server busy: all of it was replayed each time.
#[test]
fn a_late_moment_of_a_long_record_is_cheap() {
    let (mut table, mut rng) = (pig(), Rng::new(7));
    'game: while table.version() < 4_000 {
        table.settle(&mut || rng.bits());
        let Turn::Seats(seats) = table.turn() else { break };
        for _ in 0..MOST_TAKEN_BACK {
            table.play_text(seats.lowest(), "hold").unwrap();
            if table.undo(seats.lowest()).is_err() {
                continue 'game;
            }
        }
        let choice = *rng.pick(&table.choices(seats.lowest()));
        table.play(seats.lowest(), choice).unwrap();
    }
    let text = table.record_text();
    let kept = All::default();
    table.at(u32::MAX, &kept);
    let time = |work: &dyn Fn()| {
        let begun = std::time::Instant::now();
        (0..20).for_each(|_| work());
        begun.elapsed()
    };
    let replayed = time(&|| drop(Table::<Pig>::read(&text, &()).unwrap()));
    let walked = time(&|| drop(table.at(u32::MAX, &kept)));
    assert!(walked * 10 < replayed, "{walked:?} and {replayed:?} for {} entries", table.version());
}
