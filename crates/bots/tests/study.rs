//! Studies: what is counted, and that threads change nothing.

use bots::study::{Counts, Studied, Study, page, text};
use bots::{BotSpec, study};
use game::examples::{kuhn::Kuhn, pig::Pig};
use game::{Data, Setup, Strategy};
use noria::Noria;
use novgorod::Novgorod;

fn open<G: Strategy>(bot: &str, seats: u8) -> Study {
    let setup = Setup::new::<G>(seats, &[]).unwrap();
    Study::new::<G>(&setup, G::Data::shipped(), bot.parse().unwrap(), 3).unwrap()
}

fn studied(game: &'static str, counts: Vec<Counts>) -> Studied {
    Studied { game, bot: BotSpec::Random, seed: 3, command: format!("spieltisch study {game}"), counts }
}

fn sum(counts: &Counts, of: fn(&study::Thing) -> u32) -> u32 {
    counts.things.values().map(of).sum()
}

#[test]
fn threads_change_nothing() {
    let one = open::<Noria>("search:5", 3);
    let mut heard = 0;
    let alone = one.run(5, 1, &mut || heard += 1);
    assert_eq!(heard, 5);
    let together = one.run(5, 2, &mut || ());
    assert_eq!(alone, together);
    let pages = [alone, together].map(|counts| page(&studied("noria", vec![counts])));
    assert_eq!(pages[0], pages[1]);
}

#[test]
fn every_decision_of_pig_is_to_roll_or_to_hold() {
    let counts = open::<Pig>("random", 2).run(40, 2, &mut || ());
    let names: Vec<&str> = counts.things.keys().map(String::as_str).collect();
    assert_eq!(names, ["hold", "roll"]);
    let (hold, roll) = (&counts.things["hold"], &counts.things["roll"]);
    // A turn begins with a roll that is no choice; behind it one of both is done.
    assert_eq!(hold.offered, (counts.decisions.mean * 40.0).round() as u32);
    assert_eq!(hold.done + roll.done, roll.offered);
    assert_eq!((hold.games, roll.games, roll.players), (40, 40, 80));
    assert_eq!(roll.share.map(|share| share.value), Some(0.5), "all have rolled, and half of them won");
    let shares: f64 = counts.by_turn.iter().map(|share| share.value).sum();
    assert!((shares - 1.0).abs() < 1e-9 && counts.winning >= 100.0 && counts.margin > 0.0, "{counts:?}");
    assert_eq!((counts.endings.len(), counts.rounds.max, counts.sources[0].name), (1, 0, "points"));
}

#[test]
fn a_fold_never_wins_at_kuhn() {
    let counts = open::<Kuhn>("random", 2).run(200, 2, &mut || ());
    let fold = &counts.things["fold"];
    assert_eq!((fold.share.map(|share| share.value), fold.players), (Some(0.0), fold.done));
    assert!(fold.is_telling(counts.equal()));
    assert_eq!(counts.things["call"].done + fold.done, fold.offered);
    assert_eq!((counts.decisions.min, counts.decisions.max), (2, 3));
    // Every list has two entries, and one of them is done.
    assert_eq!(sum(&counts, |thing| thing.offered), 2 * sum(&counts, |thing| thing.done));
}

#[test]
fn places_are_counted_as_what_lies_there() {
    let wheel = open::<Noria>("random", 2).run(3, 2, &mut || ());
    assert!(wheel.things.contains_key("activate city") && !wheel.things.contains_key("activate small0"));
    let career = open::<Novgorod>("greedy", 2).run(2, 2, &mut || ());
    assert!(career.things["rise row1"].done >= career.things.get("rise row2").map_or(0, |row| row.done));
    assert!(!career.things.contains_key("rise"));
}

#[test]
fn a_page_shows_its_pictures_and_what_was_never_done() {
    let all = studied(
        "noria",
        vec![open::<Noria>("greedy", 2).run(2, 2, &mut || ()), open::<Noria>("greedy", 3).run(2, 2, &mut || ())],
    );
    let page = page(&all);
    assert!(page.text.starts_with("# Noria as the computer plays it\n"), "{}", page.text);
    for (name, picture) in &page.pictures {
        assert!(page.text.contains(&format!("](study/{name})")) && picture.starts_with("<svg "), "{name}");
    }
    assert!(page.pictures.iter().any(|(name, _)| name == "noria-activate.svg"));
    let never = all.counts[0]
        .things
        .iter()
        .find(|(name, thing)| thing.done == 0 && all.counts[1].things.get(*name).is_none_or(|thing| thing.done == 0));
    let (name, _) = never.expect("in four games something is left out");
    let object = name.split_once(' ').map_or(&**name, |(_, object)| object);
    assert!(page.text.contains(&format!("{object} (")), "{name}");
    let told = text(&all);
    assert!(told.contains("noria, 2 seats") && told.contains("noria, 3 seats") && told.contains(name), "{told}");
}
