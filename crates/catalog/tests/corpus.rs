//! Games of every revision replay for ever, to the same positions. `cargo xtask corpus` made the records; none is ever
//! changed.

use catalog::GameBox;
use game::Seat;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::AnyTable;

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");

/// The records of a game of one revision, replayed with all their fingerprints.
fn replayed(game: &dyn GameBox, revision: u16) -> Vec<(String, Box<dyn AnyTable>)> {
    let folder = Path::new(RECORDS).join(revision.to_string());
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> =
        names.filter(|name| name.starts_with(&format!("{}-", game.name())) && name.ends_with(".txt")).collect();
    names.sort();
    let replay = |name: String| {
        let text = fs::read_to_string(folder.join(&name)).unwrap();
        let table =
            catalog::replay(&text, None, u32::MAX).unwrap_or_else(|bad| panic!("records/{revision}/{name}: {bad}"));
        assert_eq!(table.record_text(), text, "records/{revision}/{name} is written as it was");
        assert_eq!(table.head().revision, revision);
        (name, table)
    };
    names.into_iter().map(replay).collect()
}

#[test]
fn all_records_of_all_revisions_replay() {
    for game in catalog::for_people() {
        for revision in game.revisions() {
            let tables = replayed(*game, revision.number);
            assert!(tables.len() >= 40, "{} records of {} {}", tables.len(), game.name(), revision.number);
        }
    }
}

/// So that a change that breaks one of these is noticed: the corpus shows all of them.
#[test]
fn the_records_show_every_option_ending_and_number_of_seats() {
    for game in catalog::for_people() {
        let name = game.name();
        for revision in game.revisions() {
            let tables = replayed(*game, revision.number);
            let (mut shown, mut ended) = (BTreeSet::new(), BTreeSet::new());
            for (_, table) in &tables {
                let seats = table.seats();
                shown.extend(table.head().options.iter().map(|(name, value)| (seats, name.clone(), value.clone())));
                ended.extend(game.ending(&**table));
            }
            for seats in game.seats() {
                for option in game.options() {
                    for value in option.values {
                        let case = (seats, option.name.to_string(), value.to_string());
                        assert!(shown.contains(&case), "no record of {name} {} shows {case:?}", revision.number);
                    }
                }
                let of = |table: &dyn AnyTable| table.seats() == seats;
                let undone = |table: &dyn AnyTable| of(table) && table.record_text().contains(" undo-to ");
                assert!(tables.iter().any(|(_, table)| undone(&**table)), "{name} with {seats} seats: undo");
                let goes_on = |table: &dyn AnyTable| of(table) && game.ending(table).is_none();
                assert!(tables.iter().any(|(_, table)| goes_on(&**table)), "{name} with {seats} seats: going on");
            }
            assert_eq!(ended.into_iter().collect::<Vec<_>>(), game.endings(), "{name}");
        }
    }
}

/// Orders that only their owner knows are part of the corpus: somebody's log has less in it than somebody else's.
#[test]
fn the_records_have_secrets() {
    let game = catalog::find("novgorod").unwrap();
    for revision in game.revisions() {
        let secret = |table: &dyn AnyTable| {
            let seen: BTreeSet<Vec<String>> =
                Seat::first(table.seats()).map(|seat| table.note_values(game::Viewer::Seat(seat), 0)).collect();
            seen.len() == usize::from(table.seats())
        };
        let secrets = replayed(game, revision.number).iter().filter(|(_, table)| secret(&**table)).count();
        assert!(secrets >= 20, "{secrets} records in which everybody knows something else");
    }
}
