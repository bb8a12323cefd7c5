//! The boxes on the shelf, opened without knowing what is in them.

use game::{Rng, Turn, Viewer};
use std::time::Duration;

fn names(games: &[&dyn shelf::GameBox]) -> String {
    games.iter().map(|game| game.name()).collect::<Vec<_>>().join(" ")
}

#[test]
fn everything_is_where_it_belongs() {
    assert_eq!(names(shelf::for_people()), "noria novgorod");
    assert_eq!(names(shelf::all()), "noria novgorod pig kuhn");
    for game in shelf::all() {
        assert_eq!(shelf::find(game.name()).unwrap().name(), game.name());
    }
    let unknown = shelf::find("ludo").err().unwrap();
    assert_eq!(unknown.to_string(), "there is no game 'ludo'; there is noria, novgorod, pig, kuhn");
}

#[test]
fn every_box_plays_saves_and_replays() {
    for game in shelf::all() {
        for seats in game.seats() {
            let mut table = game.open(seats, &[], None).unwrap();
            let mut rng = Rng::new(seats.into());
            loop {
                table.settle(&mut || rng.bits());
                let Turn::Seats(movers) = table.turn() else { break };
                let seat = movers.lowest();
                let advice = table.advise_text(seat, &mut rng).unwrap();
                table.play_text(seat, &advice).unwrap();
            }
            assert_eq!((table.game(), table.seats(), table.turn()), (game.name(), seats, Turn::Over));
            assert_eq!(table.scores().seats, seats);
            let again = shelf::replay(&table.record_text(), None, u32::MAX).unwrap().table;
            assert_eq!(again.fingerprint(), table.fingerprint());
            assert_eq!(again.record_text(), table.record_text());
            assert_eq!(again.view_text(Viewer::Spectator), table.view_text(Viewer::Spectator));
            assert_eq!(again.note_texts(Viewer::Spectator, 0), table.note_texts(Viewer::Spectator, 0));
            assert_eq!(shelf::replay(&table.record_text(), None, 3).unwrap().table.version(), 3);
        }
    }
}

#[test]
fn what_cannot_be_opened_says_why() {
    let noria = shelf::find("noria").unwrap();
    let problem = |seats, options: &[(&str, &str)], data| noria.open(seats, options, data).err().unwrap().to_string();
    assert_eq!(problem(1, &[], None), "noria is for 2 to 4 seats, not 1");
    assert_eq!(problem(2, &[("expert", "no")], None), "option expert is off or on, not 'no'");
    assert!(problem(2, &[], Some("nonsense")).starts_with("line 1"));
    let novgorod = shelf::find("novgorod").unwrap();
    let problem = |options: &[(&str, &str)], data| novgorod.open(3, options, data).err().unwrap().to_string();
    assert_eq!(problem(&[("pirate", "on")], None), "option pirate is off or front or back, not 'on'");
    assert_eq!(problem(&[("places", "drawn")], None), "option places = drawn needs the merchant or the pirate");
    assert!(problem(&[], Some("[start]\nducats = many\n")).starts_with("line 2"));
    let record = noria.open(2, &[], None).unwrap().record_text();
    let problem = |text: &str| shelf::replay(text, None, u32::MAX).err().unwrap().to_string();
    assert_eq!(
        problem(&record.replace("game noria", "game ludo")),
        "line 2: there is no game 'ludo'; there is noria, novgorod, pig, kuhn"
    );
    assert!(problem("").starts_with("line 1: "));
}

#[test]
fn measuring_counts_whole_games() {
    let kuhn = shelf::find("kuhn").unwrap();
    let measured = kuhn.bench(2, Duration::from_millis(5)).unwrap();
    assert!(measured.playouts > 0 && measured.clone_ns > 0.0, "{measured:?}");
    assert!((4.0..5.0).contains(&measured.decisions_per_game()), "two cards, then two or three choices: {measured:?}");
    assert!(kuhn.bench(3, Duration::ZERO).is_err());
}

#[test]
fn laws_are_tried_on_as_many_games_as_asked_for() {
    let mut told = Vec::new();
    let report = shelf::find("pig").unwrap().check(5, &mut |report| told.push(report.games));
    assert_eq!((report.games, report.failed), (5, 0));
    assert_eq!(told, [1, 2, 3, 4, 5]);
}
