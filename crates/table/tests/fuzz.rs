//! Whatever the text, the parser and the replay answer: never a panic, and what they accept prints as it was read.

mod common;

use common::sealed::{FINE, Sealed};
use common::{random_table, toy::Toy};
use game::examples::{kuhn::Kuhn, pig::Pig};
use game::{Data, Game, Setup, record::Record};
use noria::Noria;
use novgorod::Novgorod;
use proptest::prelude::*;
use table::Table;
use wiraqocha::Wiraqocha;

/// Replays the text and, if it is accepted, compares.
fn check<G: Game>(text: &str) {
    let Ok(replayed) = Table::<G>::read(text, G::Data::shipped()) else { return };
    let record = replayed.record();
    assert_eq!(record, Record::parse(text).unwrap().0);
    assert_eq!(Record::parse(&record.to_string()).unwrap().0, record);
    let again = Table::<G>::read(&record.to_string(), G::Data::shipped()).unwrap();
    assert_eq!(again.position(), replayed.position());
}

/// One small accident that can happen to a file.
fn damage(lines: &mut Vec<Vec<u8>>, kind: u8, at: usize, other: usize, byte: u8) {
    if lines.is_empty() {
        return;
    }
    let (at, other) = (at % lines.len(), other % lines.len());
    match kind % 7 {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[other].clone()),
        2 => lines.swap(at, other),
        3 => lines.truncate(at),
        _ if lines[at].is_empty() => {}
        4 => {
            let place = other % lines[at].len();
            lines[at][place] ^= 1 << (byte % 8);
        }
        5 => {
            let place = other % lines[at].len();
            lines[at][place] = byte;
        }
        _ => {
            let place = other % lines[at].len();
            lines[at].truncate(place);
        }
    }
}

fn damaged<G: Game>(seed: u64, accidents: &[(u8, usize, usize, u8)]) -> String {
    let setups = Setup::all::<G>();
    let setup = &setups[seed as usize % setups.len()];
    let text = random_table::<G>(setup, seed, 60).record().to_string();
    let mut lines: Vec<Vec<u8>> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
    for &(kind, at, other, byte) in accidents {
        damage(&mut lines, kind, at, other, byte);
    }
    String::from_utf8_lossy(&lines.join(&b'\n')).into_owned()
}

/// A line that looks nearly right.
fn nearly_a_line() -> impl Strategy<Value = String> {
    let number = prop_oneof![0u32..6, Just(u32::MAX)].prop_map(|number| number.to_string());
    let who = prop::sample::select(vec![
        "chance", "seat1", "seat2", "seat1!", "seat2!", "seat3", "seat4!", "=", "seat0", "#",
    ]);
    let what = prop::sample::select(vec![
        "add 1",
        "add 2",
        "add 255",
        "add 256",
        "peek",
        "kneel",
        "rise",
        "done",
        "heads",
        "edge",
        "bid",
        "undo-to 0",
        "undo-to 1",
        "undo-to 4294967295",
        "undo-to -1",
        "0123456789abcdef",
        "",
        "deal king",
        "bet",
        "check",
        "roll",
        "die 4",
        "hold",
    ]);
    (number, who, what).prop_map(|(number, who, what)| format!("{number} {who} {what}"))
}

const HEAD: &str = "spieltisch record 1\ngame toy 3\nseats 2\ndata 0000000000000007\n";

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        check::<Toy>(&text);
        check::<Toy>(&format!("{HEAD}{text}"));
    }

    #[test]
    fn random_lines(lines in prop::collection::vec(nearly_a_line(), 0..12)) {
        check::<Toy>(&format!("{HEAD}{}", lines.join("\n")));
    }

    #[test]
    fn numbered_lines(lines in prop::collection::vec(nearly_a_line(), 0..12)) {
        let numbered = lines.iter().enumerate().map(|(at, line)| {
            format!("{} {}\n", at + 1, line.split_once(' ').unwrap().1)
        });
        check::<Toy>(&format!("{HEAD}{}", numbered.collect::<String>()));
    }

    #[test]
    fn damaged_records(seed in 0u64..1000, accidents in prop::collection::vec(any::<(u8, usize, usize, u8)>(), 0..4)) {
        check::<Toy>(&damaged::<Toy>(seed, &accidents));
        check::<Pig>(&damaged::<Pig>(seed, &accidents));
        check::<Kuhn>(&damaged::<Kuhn>(seed, &accidents));
        check::<Sealed<FINE>>(&damaged::<Sealed<FINE>>(seed, &accidents));
        check::<Noria>(&damaged::<Noria>(seed, &accidents));
        check::<Novgorod>(&damaged::<Novgorod>(seed, &accidents));
        check::<Wiraqocha>(&damaged::<Wiraqocha>(seed, &accidents));
    }
}
