//! The games of the catalog, used without knowing their types.

use catalog::Rules;
use game::{Rng, Seat, Turn, Viewer};
use std::time::Duration;

fn names(games: &[&dyn catalog::GameBox]) -> String {
    games.iter().map(|game| game.name()).collect::<Vec<_>>().join(" ")
}

#[test]
fn everything_is_where_it_belongs() {
    assert_eq!(names(catalog::for_people()), "noria novgorod wiraqocha");
    assert_eq!(names(catalog::all()), "noria novgorod wiraqocha pig kuhn");
    for game in catalog::all() {
        assert_eq!(catalog::find(game.name()).unwrap().name(), game.name());
    }
    let unknown = catalog::find("ludo").err().unwrap();
    assert_eq!(unknown.to_string(), "there is no game 'ludo'; there is noria, novgorod, wiraqocha, pig, kuhn");
}

#[test]
fn every_box_plays_saves_and_replays() {
    for game in catalog::all() {
        for seats in game.seats() {
            let mut table = game.open(seats, &[], None).unwrap();
            let mut rng = Rng::new(seats.into());
            loop {
                table.settle(&mut || rng.bits());
                let Turn::Seats(movers) = table.turn() else { break };
                let seat = movers.lowest();
                let choice = rng.pick(&table.choice_texts(seat)).clone();
                table.play_text(seat, &choice).unwrap();
            }
            assert_eq!((table.game(), table.seats(), table.turn()), (game.name(), seats, Turn::Over));
            assert_eq!(table.scores().seats, seats);
            let again = catalog::replay(&table.record_text(), None, u32::MAX).unwrap();
            assert_eq!(again.fingerprint(), table.fingerprint());
            assert_eq!(again.record_text(), table.record_text());
            assert_eq!(again.view_values(Viewer::Spectator), table.view_values(Viewer::Spectator));
            assert_eq!(again.note_values(Viewer::Spectator, 0), table.note_values(Viewer::Spectator, 0));
            assert_eq!(catalog::replay(&table.record_text(), None, 3).unwrap().version(), 3);
        }
    }
}

#[test]
fn what_cannot_be_opened_says_why() {
    let noria = catalog::find("noria").unwrap();
    let problem = |seats, options: &[(&str, &str)], data| noria.open(seats, options, data).err().unwrap().to_string();
    assert_eq!(problem(1, &[], None), "noria is for 2 to 4 seats, not 1");
    assert_eq!(problem(2, &[("expert", "no")], None), "option expert is off or on, not 'no'");
    assert!(problem(2, &[], Some("nonsense")).starts_with("line 1"));
    let novgorod = catalog::find("novgorod").unwrap();
    let problem = |options: &[(&str, &str)], data| novgorod.open(3, options, data).err().unwrap().to_string();
    assert_eq!(problem(&[("pirate", "on")], None), "option pirate is off or front or back, not 'on'");
    assert_eq!(problem(&[("places", "drawn")], None), "option places = drawn needs the merchant or the pirate");
    assert!(problem(&[], Some("[start]\nducats = many\n")).starts_with("line 2"));
    let wiraqocha = catalog::find("wiraqocha").unwrap();
    let problem = |options: &[(&str, &str)], data| wiraqocha.open(2, options, data).err().unwrap().to_string();
    assert_eq!(problem(&[("cap", "60")], None), "option cap is 200 or 100 or 50, not '60'");
    assert!(problem(&[], Some("[limits]\ndice = many\n")).starts_with("line 2"));
    let record = noria.open(2, &[], None).unwrap().record_text();
    let problem = |text: &str| catalog::replay(text, None, u32::MAX).err().unwrap().to_string();
    assert_eq!(
        problem(&record.replace("game noria", "game ludo")),
        "line 2: there is no game 'ludo'; there is noria, novgorod, wiraqocha, pig, kuhn"
    );
    assert!(problem("").starts_with("line 1: "));
}

#[test]
fn measuring_counts_whole_games() {
    let kuhn = catalog::find("kuhn").unwrap();
    let measured = kuhn.bench(2, Duration::from_millis(5)).unwrap();
    assert!(measured.playouts > 0 && measured.clone_ns > 0.0, "{measured:?}");
    assert!((4.0..5.0).contains(&measured.decisions_per_game()), "two cards, then two or three choices: {measured:?}");
    assert!(kuhn.bench(3, Duration::ZERO).is_err());
}

#[test]
fn laws_are_tried_on_as_many_games_as_asked_for() {
    let mut told = Vec::new();
    let report = catalog::find("pig").unwrap().check(None, 5, &mut |report| told.push(report.games)).unwrap();
    assert_eq!((report.games, report.failed), (5, 0));
    assert_eq!(told, [1, 2, 3, 4, 5]);
}

#[test]
fn every_box_has_players_who_know_their_game() {
    for game in catalog::all() {
        let mut table = game.open(2, &[], None).unwrap();
        let mut rng = Rng::new(3);
        let mut bots = ["greedy", "search:20"].map(|word| game.bot(word.parse().unwrap(), 1));
        for _ in 0..30 {
            table.settle(&mut || rng.bits());
            let Turn::Seats(movers) = table.turn() else { break };
            let seat = movers.lowest();
            let choice = bots[seat.index()].choose_text(&*table, seat).unwrap();
            table.play_text(seat, &choice).unwrap();
            let waits = Seat::new(1 - seat.index());
            if table.choice_texts(waits).is_empty() {
                assert_eq!(bots[waits.index()].choose_text(&*table, waits), None, "it is not to move");
            }
        }
        let other = catalog::find(if game.name() == "pig" { "kuhn" } else { "pig" }).unwrap();
        let mut stranger = other.bot("random".parse().unwrap(), 1);
        assert_eq!(stranger.choose_text(&*game.open(2, &[], None).unwrap(), Seat::new(0)), None);
    }
}

#[test]
fn a_match_needs_players_for_its_seats() {
    let noria = catalog::find("noria").unwrap();
    let bots = |many: usize| vec!["random".parse().unwrap(); many];
    let rules = |seats, options| Rules { revision: None, seats, options, data: None };
    let problem = |seats, many| noria.arena(&rules(seats, &[]), &bots(many), 1).err().unwrap().to_string();
    assert_eq!(problem(2, 3), "two seats need two computer players, not 3");
    assert_eq!(problem(4, 3), "4 seats need 4 computer players, or two, the first against the second; not 3");
    assert_eq!(problem(5, 2), "noria is for 2 to 4 seats, not 5");
    let head = noria.arena(&rules(2, &[("expert", "on")]), &bots(2), 7).unwrap().head();
    assert!(head.contains("\noption expert on\n") && head.ends_with("\nbots random,random\nseed 7\n\n"), "{head}");
}
