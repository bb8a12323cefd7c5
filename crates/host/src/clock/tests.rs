//! Clocks by a script: rows and agreements at given seconds, and what everybody then has left.

use super::*;

fn seats(numbers: &str) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| numbers.contains(&(seat.index() + 1).to_string())).collect()
}

fn row(second: Millis, movers: &str) -> Moment {
    Moment { last: 1, at: second * SECOND, movers: seats(movers), back_to: None }
}

fn showing(clocks: &Clocks, second: Millis) -> [Millis; 2] {
    [0, 1].map(|seat| clocks.left(Seat::new(seat), second * SECOND).unwrap() / SECOND)
}

#[test]
fn clocks_count_only_for_who_is_to_move() {
    // pace, rows (second, seats to move as they are printed), then what both seats have left at the last second
    // given
    let live = Pace::Live { bank: 60, increment: 5 };
    for (pace, rows, at, left) in [
        (live, &[(0, "1")][..], 0, [60, 60]),
        (live, &[(0, "1")], 20, [40, 60]),
        (live, &[(0, "1"), (20, "1")], 20, [40, 60]), // within the turn: nothing is added
        (live, &[(0, "1"), (20, "2")], 20, [45, 60]), // the turn is over
        (live, &[(0, "1"), (20, "2")], 30, [45, 50]),
        (live, &[(0, "12"), (20, "2")], 30, [45, 30]), // both at once
        (live, &[(0, "1"), (90, "2")], 90, [5, 60]),   // an empty bank does not become debts
        (live, &[(0, "1"), (90, "2"), (95, "1")], 95, [15, 60]), // and whoever comes back has a little
        (live, &[(0, "1"), (90, "")], 1000, [5, 60]),  // over: nobody's clock runs
        (Pace::Days(1), &[(0, "1"), (80_000, "2")], 80_000, [6_400, 86_400]),
        (Pace::Days(1), &[(0, "1"), (80_000, "2"), (80_001, "1")], 80_001, [86_400, 86_399]),
    ] {
        let mut clocks = Clocks::new(pace);
        for &(second, movers) in rows {
            clocks.step(row(second, movers));
        }
        assert_eq!(showing(&clocks, at), left, "{pace} {rows:?} at {at}");
    }
}

#[test]
fn running_out_is_known_in_advance() {
    let mut clocks = Clocks::new(Pace::Live { bank: 60, increment: 5 });
    clocks.step(row(1, "1"));
    assert_eq!(clocks.runs_out(Seat::new(0)), Some(61_000));
    assert_eq!(clocks.runs_out(Seat::new(1)), None);
    let mut none = Clocks::new(Pace::None);
    none.step(row(1, "1"));
    assert_eq!((none.runs_out(Seat::new(0)), none.left(Seat::new(0), 5000)), (None, None));
}

/// A table at which seat 1 is to move after entry 1, and then moves and takes it back, over and over, five seconds
/// for a move and three until it is taken back.
fn moves_and_takes_back(pace: Pace, times: u32) -> (Clocks, Millis) {
    let mut clocks = Clocks::new(pace);
    clocks.step(row(0, "1"));
    let mut second = 0;
    for round in 0..times {
        second += 5;
        clocks.step(Moment { last: 2 * round + 2, ..row(second, "2") });
        second += 3;
        clocks.step(Moment { last: 2 * round + 3, back_to: Some(1), ..row(second, "1") });
    }
    (clocks, second)
}

#[test]
fn moving_and_taking_back_gains_nobody_a_second() {
    let live = Pace::Live { bank: 60, increment: 30 };
    for times in 0..20 {
        let (clocks, second) = moves_and_takes_back(live, times);
        // Who moves has thought; who came to move in between has not.
        assert_eq!(showing(&clocks, second), [(60 - 5 * Millis::from(times)).max(0), 60], "{times} times");
        let (clocks, second) = moves_and_takes_back(Pace::Days(1), times);
        assert_eq!(showing(&clocks, second), [86_400 - 5 * Millis::from(times), 86_400]);
    }
}

/// The little that a turn begins with at an empty bank is gone with the turn, too.
#[test]
fn an_empty_bank_stays_empty() {
    let mut clocks = Clocks::new(Pace::Live { bank: 60, increment: 0 });
    clocks.step(Moment { last: 1, ..row(0, "2") });
    clocks.step(Moment { last: 2, ..row(60, "1") });
    assert_eq!(showing(&clocks, 60), [60, 0]);
    clocks.step(Moment { last: 3, ..row(70, "2") });
    assert_eq!(showing(&clocks, 70), [50, 15]);
    clocks.step(Moment { last: 4, back_to: Some(2), ..row(80, "1") });
    assert_eq!(showing(&clocks, 80), [50, 0]);
    // Within a turn nothing changes but the time that goes on.
    clocks.step(Moment { last: 5, ..row(85, "1") });
    clocks.step(Moment { last: 6, back_to: Some(2), ..row(90, "1") });
    assert_eq!(showing(&clocks, 90), [40, 0]);
}

fn agreed(matter: Matter, second: Millis, version: u32) -> Proposal {
    let (by, outcome) = (Seat::new(0), Outcome::Agreed);
    let (at, settled) = (0, Some(second * SECOND));
    Proposal { number: 1, matter, by, version, at, agreed: seats("12"), outcome, declined: None, settled }
}

fn batch(last: u32, second: Millis, movers: &str, lines: &str) -> EntryBatch {
    let (at, movers) = (second * SECOND, seats(movers));
    EntryBatch { number: last, last, at, movers, due: None, lines: lines.into() }
}

#[test]
fn clocks_stand_and_grow_by_agreement() {
    let pace = Pace::Live { bank: 100, increment: 0 };
    let rows = [batch(1, 0, "1", "1 * deal\n")];
    let after = |proposals: &[Proposal]| Clocks::after(pace, 0, &rows, proposals);
    let pause = agreed(Matter::Pause, 10, 1);
    let clocks = after(std::slice::from_ref(&pause));
    assert_eq!((showing(&clocks, 10), showing(&clocks, 900)), ([90, 100], [90, 100]));
    assert_eq!(clocks.paused(20 * SECOND), Some(10 * SECOND + 30 * MINUTE));
    assert_eq!(clocks.runs_out(Seat::new(0)), Some(10 * SECOND + 30 * MINUTE + 90 * SECOND));
    assert_eq!(showing(&clocks, 10 + 30 * 60 + 5), [85, 100], "it ends by itself");
    let clocks = after(&[pause.clone(), agreed(Matter::GoOn, 40, 1)]);
    assert_eq!((showing(&clocks, 40), showing(&clocks, 50)), ([90, 100], [80, 100]));
    assert_eq!(clocks.paused(40 * SECOND), None);
    let clocks = after(&[agreed(Matter::Time, 10, 1)]);
    assert_eq!(showing(&clocks, 20), [140, 160], "a minute at least");

    // What was given stays when a step is taken back; and a row that came later finds it there.
    let rows = [rows[0].clone(), batch(2, 20, "2", "2 1 hold\n"), batch(3, 30, "1", "3 1 undo-to 1\n")];
    let clocks = Clocks::after(pace, 0, &rows, &[agreed(Matter::Time, 25, 2)]);
    assert_eq!(showing(&clocks, 30), [140, 160]);
    let clocks = Clocks::after(pace, 0, &rows, &[agreed(Matter::Pause, 5, 1), agreed(Matter::GoOn, 15, 1)]);
    assert_eq!(showing(&clocks, 30), [90, 100]);
}

#[test]
fn who_is_away_is_measured_by_the_own_clock() {
    let patience = MINUTE;
    for (pace, half) in [(Pace::Live { bank: 600, increment: 0 }, 300), (Pace::Days(2), 86_400), (Pace::None, 60)] {
        let mut clocks = Clocks::new(pace);
        clocks.step(row(0, "1"));
        let away = |second: Millis| clocks.has_waited(Seat::new(0), second * SECOND, patience);
        assert!(!away(half - 1) && away(half), "{pace}");
    }
}
