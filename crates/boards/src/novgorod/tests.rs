//! Random games by all rules: everything that is drawn and said has words in every language, ids are unique, what a
//! choice points at is there, and every paragraph that is cited stands in the book.

mod cards;
mod finale;
mod guide;
mod json;
mod text;

use super::names::{Names, say};
use super::*;
use crate::{Chip, MOST_SLOTS, paragraphs};
use game::{Actor, Data, Game, Hidden, Playout, Setup, Viewer, notes};
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::{Event, Tables};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::LazyLock;
use words::{Language, Words};

/// What is drawn for one viewer, in one text.
fn drawn(game: &Novgorod, scene: &Scene) -> String {
    let view = game.view(scene.eyes);
    let areas = Seat::first(game.seats()).map(|seat| Board::area(&view, scene, seat).into_string());
    Board::stage(&view, scene).into_string() + &areas.collect::<String>()
}

fn ids(markup: &str) -> Vec<&str> {
    values(markup, "id")
}

/// A text has its words, and everything that was to be put in.
fn check_words(text: &str) {
    assert!(!text.contains("novgorod-") && !text.contains("{$"), "{text}");
}

/// Everything that has this attribute, each time.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    markup.split(&begin).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// The book has a paragraph or a chapter with this number.
fn check_rule(rule: &str) {
    static BOOK: LazyLock<HashSet<&str>> =
        LazyLock::new(|| paragraphs(include_str!("../../../../rulebooks/en/novgorod.md")));
    assert!(BOOK.contains(rule), "there is no paragraph {rule}");
}

fn check_position(game: &Novgorod, scene: &Scene) {
    let markup = drawn(game, scene);
    check_words(&markup);
    assert!(markup.len() < 124_000, "{} bytes", markup.len());
    values(&markup, "data-rule").into_iter().for_each(check_rule);
    let ids = ids(&markup);
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "an id stands twice");
    let view = game.view(scene.eyes);
    check_words(&Board::title(&view, scene));
    let question = Board::question(&view, scene);
    assert_eq!(question.is_some(), view.active.is_some());
    if let Some(Question { text, guide, rule }) = question {
        check_words(&text);
        check_words(&guide);
        assert!(guide.ends_with('.'), "{guide}");
        check_rule(rule);
    }
    for seat in Seat::first(game.seats()) {
        let numbers = Board::numbers(&view, scene, seat);
        assert_eq!(numbers.len(), 4);
        numbers.iter().for_each(|number| check_words(&number.label));
    }
    let slots = Board::slots(&view, scene);
    assert!(slots.len() <= MOST_SLOTS);
    slots.iter().for_each(|slot| check_words(&slot.label));
    let Viewer::Seat(seat) = scene.eyes else { return };
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let mut labels = BTreeMap::new();
    for action in choices {
        let entry = Board::choice(&view, scene, action, &game.hint(seat, action));
        let ChoiceLabel { label, hint, chips, targets, rule, .. } = entry;
        assert!(!label.is_empty(), "{action} has no words");
        check_rule(rule);
        check_words(&label.to_string());
        check_words(&hint.to_string());
        assert!(!targets.is_empty(), "{action} can be pressed nowhere");
        chips.iter().for_each(|chip| check_words(&chip.what));
        let drawn = |id: &str| unique.contains(id) || slots.iter().any(|slot| slot.id == id);
        targets.iter().for_each(|id| assert!(drawn(id), "{action}: {id} is not drawn"));
        if let Some(other) = labels.insert((label.to_string(), format!("{hint} {chips:?}")), action) {
            panic!("{action} and {other} are both called {label}");
        }
    }
}

#[test]
fn whole_games_are_drawn_and_told_in_every_language() {
    let mut said = BTreeSet::new();
    for (seed, setup) in (0..).zip(Setup::all::<Novgorod>().into_iter().step_by(31)) {
        let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
        let mut playout = Playout::new(seed);
        let viewers: Vec<Viewer> = Seat::first(setup.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        for step in 0.. {
            let language = Language::ALL[step % 3];
            let words = Words::new(language);
            let acting = match game.turn() {
                game::Turn::Seats(seats) => Viewer::Seat(seats.lowest()),
                _ => viewers[step % viewers.len()],
            };
            let eyes = if step % 4 == 0 { viewers[step / 4 % viewers.len()] } else { acting };
            let scene = Scene::new(&words, &[], eyes);
            if step % 13 == 0 || step % 17 == 0 {
                check_position(&game, &scene);
            }
            let Some((actor, action)) = playout.pick(&game) else { break };
            let mut events: Vec<Event> = Vec::new();
            game.apply(actor, action, &mut events);
            for note in notes::<Novgorod>(&events, eyes) {
                for language in Language::ALL {
                    let words = Words::new(language);
                    let line = Board::log(&note, &Scene { words: &words, ..scene });
                    check_words(&line.text.to_string());
                    line.rule.into_iter().for_each(check_rule);
                    said.insert(line.text.to_string());
                }
            }
        }
        assert_eq!(game.view(Viewer::Spectator).phase, Phase::Over);
    }
    assert!(said.len() > 500, "only {} different sentences", said.len());
}

#[test]
fn what_is_told_happened_on_the_table() {
    let options = [("merchant", "front"), ("pirate", "front"), ("special", "on")];
    let words = Words::default();
    let scene = Scene::new(&words, &[], Viewer::Spectator);
    let mut game = Novgorod::start(&Setup::new::<Novgorod>(4, &options).unwrap(), Tables::shipped()).unwrap();
    let (mut playout, mut told) = (Playout::new(3), BTreeSet::new());
    while let Some((actor, action)) = playout.pick(&game) {
        let mut events: Vec<Event> = Vec::new();
        game.apply(actor, action, &mut events);
        let named: Vec<String> =
            notes::<Novgorod>(&events, scene.eyes).iter().flat_map(|note| Board::log(note, &scene).on).collect();
        if named.is_empty() {
            continue;
        }
        let stage = Board::stage(&game.view(scene.eyes), &scene).into_string();
        let there: BTreeSet<&str> = ids(&stage).into_iter().collect();
        for id in &named {
            let thing = id.split('-').next().unwrap();
            let may_leave = ["order", "special", "bonus"].contains(&thing);
            assert!(may_leave || there.contains(&**id), "{id} is not on the stage");
            told.extend(there.contains(&**id).then(|| thing.to_owned()));
        }
    }
    assert!(told.len() >= 7, "{told:?}");
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        let names = Names { words: &words };
        check_distinct(City::ALL.map(|it| names.city(it)));
        check_distinct(Good::ALL.map(|it| names.good(it)));
        check_distinct(Good::ALL.map(|it| names.some_good(it)));
        check_distinct(Luxury::ALL.map(|it| names.luxury(it)));
        check_distinct(Luxury::ALL.map(|it| names.some_luxury(it)));
        check_distinct(Privilege::ALL.map(|it| names.privilege(it)));
        check_distinct(Privilege::ALL.map(|it| names.privilege_help(it)));
        check_distinct(Bonus::ALL.map(|it| names.bonus(it)));
        check_distinct(Bonus::ALL.map(|it| names.bonus_help(it)));
        check_distinct(Side::ALL.map(|it| say!(names, "novgorod-do-side", side = it.word())));
    }
}

fn check_distinct<const N: usize>(names: [String; N]) {
    let different: BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), N, "{names:?}");
}

#[test]
fn a_post_that_is_bought_lies_before_its_owner_and_the_next_is_dearer() {
    let setup = Setup::new::<Novgorod>(2, &[]).unwrap();
    let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
    let mut playout = Playout::new(1);
    while game.view(Viewer::Spectator).phase != Phase::Introduction {
        let (actor, action) = playout.pick(&game).unwrap();
        game.apply(actor, action, &mut ());
    }
    let seat = game.view(Viewer::Spectator).active.unwrap();
    let words = Words::new(Language::German);
    let players = ["Ada".into(), "Bo".into()];
    let scene = Scene::new(&words, &players, Viewer::Seat(seat));
    let before = drawn(&game, &scene);
    assert!(before.contains(
        "Danzig: Bernstein. Das nächste Kontor kostet 5\u{a0}Dukaten. Einkommen 3\u{a0}Dukaten, Hafengebühr 4\u{a0}Dukaten."
    ));
    let view = game.view(scene.eyes);
    assert_eq!(Board::title(&view, &scene), "Einführungsrunden");
    let action = Action::Post(City::Danzig);
    let entry = Board::choice(&view, &scene, action, &game.hint(seat, action));
    let (label, hint) = ("Kontor in Danzig".into(), "Bernstein".into());
    let chips = vec![Chip { amount: -5, what: "Dukaten".into() }];
    assert_eq!(
        entry,
        ChoiceLabel {
            label,
            hint,
            chips,
            targets: vec!["city-danzig".into()],
            rule: "V-2.7",
            ..ChoiceLabel::default()
        }
    );
    let post = format!("post{}-danzig", seat.index() + 1);
    assert!(!ids(&before).contains(&post.as_str()));

    game.apply(Actor::Seat(seat), action, &mut ());
    let after = drawn(&game, &scene);
    assert!(after.contains("Das nächste Kontor kostet 6\u{a0}Dukaten"));
    assert!(ids(&after).contains(&post.as_str()));
}

#[test]
fn the_pictures_of_the_book_stand_alone() {
    for language in Language::ALL {
        let pictures = Board::pictures(&Words::new(language), game::Data::shipped());
        assert_eq!(pictures.len(), 9);
        let captions: BTreeSet<&String> = pictures.iter().map(|it| &it.caption).collect();
        assert_eq!(captions.len(), 9);
        for Picture { rule, caption, drawing } in &pictures {
            check_rule(rule);
            check_words(caption);
            let drawing = drawing.clone().into_string();
            check_words(&drawing);
            assert!(drawing.contains("<svg") && drawing.contains("<title>"), "{caption}");
            assert!(ids(&drawing).is_empty(), "{caption}");
            assert_eq!(drawing.matches("<svg").count(), drawing.matches("</svg>").count());
            assert!(!drawing.contains("viewBox=\"\""), "{caption}");
        }
    }
}

#[test]
fn how_to_play_is_short_and_its_pictures_are_in_the_book() {
    let drawn: Vec<&str> = Board::pictures(&Words::default(), game::Data::shipped()).iter().map(|it| it.rule).collect();
    for page in [
        include_str!("../../../../rulebooks/en/how-to-play/novgorod.md"),
        include_str!("../../../../rulebooks/de/how-to-play/novgorod.md"),
        include_str!("../../../../rulebooks/fr/how-to-play/novgorod.md"),
    ] {
        assert!(page.split_whitespace().count() <= 700);
        assert_eq!(page.lines().filter(|line| line.starts_with("## ")).count(), 5);
        let pictures: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("![")?.strip_suffix(']')).collect();
        assert_eq!(pictures.len(), 4);
        assert!(pictures.iter().all(|it| drawn.contains(it)), "{pictures:?}");
        let words: Vec<&str> = page.lines().filter(|line| !line.starts_with("![")).collect();
        assert!(!words.iter().any(|line| line.contains("V-")), "a paragraph's number in a sentence");
    }
}

/// Random games by some of all rules: `look` sees every position, and what happened before it.
fn games(step_by: usize, mut look: impl FnMut(&Novgorod, &[Event])) {
    for (seed, setup) in (0..).zip(Setup::all::<Novgorod>().into_iter().step_by(step_by)) {
        let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
        let mut playout = Playout::new(seed);
        while let Some((actor, action)) = playout.pick(&game) {
            let mut events = Vec::new();
            game.apply(actor, action, &mut events);
            look(&game, &events);
        }
    }
}
