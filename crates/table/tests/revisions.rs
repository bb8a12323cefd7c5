//! A corrected rule breaks no game: tables go on under the revision they were begun with, and new ones get the newest.

mod common;

use common::revised::{Action, Race};
use game::laws::{assert_laws, battery_under};
use game::record::Head;
use game::{BadSetup, Rng, Seat, Setup, Turn};
use table::Table;

const SEATS: [Seat; 2] = [Seat::ALL[0], Seat::ALL[1]];

/// A table of revision 1, as it was stored before the correction: seat 1 has thrown a 5 and a 6.
const OLD: &str = "\
spieltisch record 1
game race 1
seats 2
data 0000000000000000

1 seat1 roll
2 chance die 5
3 seat2 pass
4 seat1 roll
5 chance die 6
5 = 22180492e84087a4
";

#[test]
fn a_running_table_goes_on_under_its_own_revision() {
    let mut table = Table::<Race>::read(OLD, &()).unwrap();
    assert_eq!(table.position().first_two(), [3, 0], "a 5 counted once, and still does");
    table.play(SEATS[1], Action::Roll).unwrap();
    table.chance(Action::Die(5)).unwrap();
    assert_eq!(table.position().first_two(), [3, 1]);
    let text = table.record().to_string();
    assert!(text.contains("game race 1\n"), "it stays a table of revision 1:\n{text}");
    let again = Table::<Race>::read(&text, &()).unwrap();
    assert_eq!((again.position(), again.version()), (table.position(), 7));
}

#[test]
fn what_another_node_wrote_is_followed_under_the_same_revision() {
    let mut table = Table::<Race>::read(OLD, &()).unwrap();
    table.follow("6 seat2 roll\n7 chance die 5\n").unwrap();
    assert_eq!(table.position().first_two(), [3, 1]);
}

#[test]
fn taking_back_keeps_the_revision() {
    let mut table = Table::<Race>::read(OLD, &()).unwrap();
    table.play(SEATS[1], Action::Pass).unwrap();
    table.undo(SEATS[1]).unwrap();
    table.play(SEATS[1], Action::Roll).unwrap();
    table.chance(Action::Die(5)).unwrap();
    assert_eq!(table.position().first_two(), [3, 1]);
}

#[test]
fn a_new_table_gets_the_newest_rules() {
    let setup = Setup::new::<Race>(2, &[]).unwrap();
    let mut table = Table::<Race>::new(&setup, &()).unwrap();
    assert_eq!(table.head(), &Head { revision: 2, ..Head::of::<Race>(&setup, &()) });
    table.play(SEATS[0], Action::Roll).unwrap();
    table.chance(Action::Die(5)).unwrap();
    assert_eq!(table.position().first_two(), [2, 0]);
}

#[test]
fn the_same_entries_under_other_rules_do_not_match_the_fingerprint() {
    let bad = Table::<Race>::read(&OLD.replace("race 1", "race 2"), &()).unwrap_err();
    assert!(bad.to_string().starts_with("line 11: the position's fingerprint is "), "{bad}");
}

#[test]
fn a_field_of_a_later_revision_changes_no_older_fingerprint() {
    let print = |revision| {
        let setup = Setup::under::<Race>(revision, 3, &[]).unwrap();
        game::fingerprint(Table::<Race>::new(&setup, &()).unwrap().position())
    };
    assert_eq!((print(1), print(2)), (0x5092_36dc_8e3b_702b, 0xf0cb_70d4_7a1e_d836));
}

#[test]
fn both_revisions_keep_the_laws_and_end_differently() {
    assert_laws::<Race>(50);
    let steps = |revision| battery_under::<Race>(revision, 50, &mut |_| {}).map(|report| report.steps);
    assert!(steps(1).unwrap() > steps(2).unwrap(), "the corrected race is shorter");
    let none = BadSetup::Revision { game: "race", oldest: 1, newest: 2, asked: 3 };
    assert_eq!(steps(3), Err(none));
}

#[test]
fn finished_games_of_both_revisions_replay() {
    for revision in [1, 2] {
        for seed in 0..40 {
            let setup = Setup::under::<Race>(revision, 2 + (seed % 2) as u8, &[]).unwrap();
            let mut rng = Rng::new(seed);
            let mut table = Table::<Race>::new(&setup, &()).unwrap();
            loop {
                table.settle(&mut || rng.bits());
                let Turn::Seats(seats) = table.turn() else { break };
                table.play(seats.lowest(), *rng.pick(&table.choices(seats.lowest()))).unwrap();
            }
            let text = table.record().to_string();
            let again = Table::<Race>::read(&text, &()).unwrap_or_else(|bad| panic!("{bad} of\n{text}"));
            assert_eq!(again.position(), table.position());
        }
    }
}
