//! Seats that choose at the same time and in secret: what the table must not do for them, take back, or tell.

mod common;

use common::check_round_trips;
use common::said;
use common::sealed::{FINE, GALLERY, GLASS, LOUD, OPEN, Sealed};
use game::laws::{Law, assert_laws, check};
use game::record::What;
use game::{Actor, Rng, Seat, Setup, Turn, Viewer};
use std::collections::BTreeSet;
use table::{AnyTable, Table};

type Boxes = Table<Sealed<FINE>>;

/// Does what each word says: `purse 1` for chance, `2 put`, `1 undo`, `3 reset`, or `settle`.
fn after(seats: u8, script: &str) -> Boxes {
    let mut table = Boxes::new(&Setup::new::<Sealed<FINE>>(seats, &[]).unwrap(), &()).unwrap();
    for word in script.split(", ") {
        match word.split_once(' ') {
            None => table.settle(&mut || unreachable!("luck is told by the script")),
            Some(("purse", _)) => drop(table.chance_text(word).unwrap()),
            Some((seat, action)) => {
                let seat = Seat::new(seat.parse::<usize>().unwrap() - 1);
                let done = match action {
                    "undo" => table.undo(seat),
                    "reset" => table.reset_turn(seat),
                    _ => table.play_text(seat, action),
                };
                done.unwrap_or_else(|refusal| panic!("{word} in {script}: {refusal}"));
            }
        }
    }
    table
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number - 1))
}

#[test]
fn sealed_bids_keep_all_laws() {
    assert_laws::<Sealed<FINE>>(600);
}

#[test]
fn what_tells_of_a_secret_choice_breaks_a_law() {
    // The step of closing a glass box, or of putting a coin in loudly, would have to be one that shows.
    broken::<GLASS>(&[Law::Undo]);
    broken::<LOUD>(&[Law::Notes, Law::Undo]);
    broken::<OPEN>(&[Law::Imagined]);
    broken::<GALLERY>(&[Law::Spectator]);
}

/// 200 random games break just these laws.
fn broken<const WRONG: u8>(laws: &[Law]) {
    let setups = Setup::all::<Sealed<WRONG>>();
    let games = setups.iter().cycle().zip(0..200);
    let failures = games.filter_map(|(setup, seed)| check::<Sealed<WRONG>>(setup, &(), seed).err());
    let found: BTreeSet<Law> = failures.map(|failure| failure.law).collect();
    assert_eq!(found.into_iter().collect::<Vec<_>>(), laws);
}

#[test]
fn records_of_simultaneous_moves_round_trip() {
    check_round_trips::<Sealed<FINE>>(300);
}

#[test]
fn the_table_does_not_answer_where_that_would_tell_something() {
    for (script, version) in [
        // Each of two has one answer.
        ("purse 0, purse 0, settle", 2),
        // One is left and can only close the box, and whoever has coins is treated no differently.
        ("purse 0, purse 0, 1 close, settle", 3),
        ("purse 0, purse 1, 1 close, settle", 3),
        ("purse 0, purse 1, 1 close, 2 put, settle", 4),
        ("purse 0, purse 0, 2 close, settle", 3),
        // That the prize must be taken is known to everybody.
        ("purse 0, purse 0, 1 close, 2 close, settle", 5),
    ] {
        assert_eq!(after(2, script).version(), version, "{script}");
    }
    let over = after(2, "purse 0, purse 1, 1 close, 2 put, 2 close, settle");
    assert_eq!(over.lines_after(4), "5 seat2 close\n6 seat2! take\n");
}

#[test]
fn a_record_cannot_say_that_the_table_answered_there() {
    let record = after(2, "purse 0, purse 0, 1 close, 2 close, settle").record_text();
    assert!(Boxes::read(&record, &()).is_ok());
    for (good, bad, line) in [("3 seat1 close", "3 seat1! close", 8), ("4 seat2 close", "4 seat2! close", 9)] {
        let who = bad[2..].split('!').next().unwrap();
        let error = Boxes::read(&record.replace(good, bad), &()).unwrap_err();
        let why = format!(
            "line {line}: {who} had no other choice, but not everybody could know, so '{who} close' is expected, without '!'"
        );
        assert_eq!(error.to_string(), why);
    }
}

#[test]
fn undo_does_not_cross_the_step_of_another() {
    const DEALT: &str = "purse 2, purse 2, purse 2";
    // script, where undo of each seat goes, where reset goes
    for (script, undo, reset) in [
        ("1 put", [Some(3), None, None], [Some(3), None, None]),
        ("1 put, 1 put", [Some(4), None, None], [Some(3), None, None]),
        ("1 put, 2 put", [None, Some(4), None], [None, Some(4), None]),
        ("1 put, 2 put, 1 close", [Some(5), None, None], [Some(5), None, None]),
        ("1 put, 2 put, 2 put, 2 close", [None, Some(6), None], [None, Some(4), None]),
        ("1 put, 2 put, 2 fill", [None, Some(5), None], [None, Some(4), None]),
        // Seat 1 stays with what it did before seat 2 acted, even if that is gone.
        ("1 put, 2 put, 2 undo", [None; 3], [None; 3]),
        ("1 put, 2 put, 2 undo, 1 put", [Some(4), None, None], [Some(4), None, None]),
        ("1 put, 2 put, 2 undo, 3 close", [None, None, Some(4)], [None, None, Some(4)]),
        // A choice that was the only one, but that the table did not make, is taken back like any other.
        ("1 put, 1 put, 1 close", [Some(5), None, None], [Some(3), None, None]),
        // The boxes are open.
        ("1 close, 2 close, 3 put, 3 close", [None; 3], [None; 3]),
    ] {
        let table = after(3, &format!("{DEALT}, {script}"));
        for (at, number) in Seat::ALL.into_iter().take(3).enumerate() {
            let went = |answer: Result<u32, _>, table: &Boxes| match table.entries().last().unwrap().what {
                What::Undo { to, .. } if answer.is_ok() => Some(to),
                _ => None,
            };
            let (mut once, mut all) = (table.clone(), table.clone());
            let (answer, answers) = (once.undo(number), all.reset_turn(number));
            assert_eq!(went(answer, &once), undo[at], "undo by {number} after {script}");
            assert_eq!(went(answers, &all), reset[at], "reset by {number} after {script}");
        }
    }
    let same = after(3, &format!("{DEALT}, 1 put, 3 put, 2 put, 2 put, 2 reset"));
    assert_eq!(same.position(), after(3, &format!("{DEALT}, 1 put, 3 put")).position());
}

#[test]
fn nobody_takes_back_what_others_did() {
    let setup = Setup::new::<Sealed<FINE>>(3, &[]).unwrap();
    let mut marks = 0;
    for seed in 0..300 {
        let mut rng = Rng::new(seed);
        let mut table = Boxes::new(&setup, &()).unwrap();
        for _ in 0..40 {
            table.settle(&mut || rng.bits());
            let anyone = Seat::new(rng.below(3));
            match rng.below(4) {
                0 => drop(table.undo(anyone)),
                1 => drop(table.reset_turn(anyone)),
                _ => drop(table.choices(anyone).first().map(|_| {
                    let action = *rng.pick(&table.choices(anyone));
                    table.play(anyone, action).unwrap()
                })),
            }
        }
        for mark in table.entries() {
            let What::Undo { seat, to } = mark.what else { continue };
            marks += 1;
            for step in table.entries().iter().filter(|step| step.number > to && step.number < mark.number) {
                let What::Step { actor, .. } = step.what else { continue };
                let gone = step.taken_back_by == Some(mark.number);
                let before = step.taken_back_by.is_some_and(|by| by < mark.number);
                assert!(before || gone && actor == Actor::Seat(seat), "{}", table.record_text());
            }
        }
        let again = Boxes::read(&table.record_text(), &()).unwrap();
        assert_eq!(again.position(), table.position());
    }
    assert!(marks > 500, "{marks}");
}

#[test]
fn the_log_of_others_does_not_count_secret_steps() {
    // What seat 2 does with its purse before the last box is closed.
    let secrets =
        ["0, 2 close", "1, 2 close", "1, 2 put, 2 close", "2, 2 put, 2 put, 2 close", "2, 2 put, 2 fill", "2, 2 fill"];
    let undone =
        ["2, 2 put, 2 put, 2 undo, 2 close", "2, 2 put, 2 reset, 2 close", "1, 2 close, 2 undo, 2 put, 2 close"];
    for secret in secrets.into_iter().chain(undone) {
        let table = after(2, &format!("purse 1, purse {secret}, 1 put"));
        let seen = |viewer| table.seen(viewer).iter().map(|(at, note)| format!("{at} {note}")).collect::<Vec<_>>();
        let own = ["1 seat1 gets 1 coins", "2 seat2 gets a purse", "3 seat2 closes the box"];
        assert_eq!(seen(seat(1))[..3], own, "{secret}");
        assert_eq!(seen(seat(1))[3..], ["4 seat1 puts a coin into the box"], "{secret}");
        let open = ["1 seat1 gets a purse", "2 seat2 gets a purse", "3 seat2 closes the box"];
        assert_eq!(seen(Viewer::Spectator), open, "{secret}");
    }
}

#[test]
fn nobody_hears_that_a_secret_step_was_taken_back() {
    let table = after(2, "purse 1, purse 2, 2 put, 2 put, 2 reset");
    for viewer in [seat(1), Viewer::Spectator] {
        assert_eq!(said(&table, viewer, 4), Vec::<String>::new());
    }
    assert_eq!(said(&table, seat(2), 4), ["seat2 takes back 2"]);
    // Of these steps the others know one.
    let table = after(2, "purse 1, purse 2, 2 put, 2 close, 2 reset");
    assert_eq!(said(&table, seat(1), 4), ["seat2 takes back 1"]);
    assert_eq!(said(&table, seat(1), 2), Vec::<String>::new());
    assert_eq!(table.turn(), after(2, "purse 1, purse 2").turn());
    assert!(matches!(table.turn(), Turn::Seats(seats) if seats.len() == 2));
}
