//! Every thing that is drawn has a card, every wish is one of the game, and every reason has words.

use super::*;
use crate::{Card, Why};
use game::{Reasons, Turn};

/// What has an id only so that the page can put new buttons in place of old ones.
const HELPERS: [&str; 2] = ["n-zone-", "n-mine-"];

/// Everything in the markup that can be asked about: by its id, or by its word.
fn things(markup: &str) -> BTreeSet<&str> {
    let values = |name: &str| {
        let parts = markup.split(name).skip(1).collect::<Vec<_>>();
        parts.into_iter().filter_map(|rest| rest.split('"').next()).collect::<Vec<_>>()
    };
    let ids = values(" id=\"").into_iter().filter(|id| !HELPERS.iter().any(|helper| id.starts_with(helper)));
    ids.chain(values(" data-card=\"")).collect()
}

/// What has a paragraph can be asked about, itself or within something that can: markup is walked as a tree.
fn assert_ruled_things_are_named(markup: &str) {
    let mut open: Vec<bool> = Vec::new();
    for tag in markup.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let named = tag.contains(" id=\"") || tag.contains(" data-card=\"");
        let within = open.last().copied().unwrap_or(false) || named;
        assert!(within || !tag.contains(" data-rule=\""), "<{tag}> has a rule and no card");
        if !["input", "use"].contains(&tag.split(' ').next().unwrap()) {
            open.push(within);
        }
    }
    assert!(open.is_empty(), "a tag without end");
}

/// A sentence of a card: no paragraph in it, nothing left open, and French as French is set.
#[track_caller]
fn assert_plain(text: &str, words: &Words) {
    assert_said(text);
    assert!(!text.contains("N-"), "{text:?} has the number of a paragraph");
    assert!(!text.ends_with([' ', ':']), "{text:?}");
    if words.language == Language::French {
        assert_eq!(marks::mistakes(text), Vec::<String>::new());
    }
}

fn check_card(card: &Card, thing: &str, words: &Words) {
    assert_plain(&card.name, words);
    assert_plain(&card.purpose, words);
    assert!(card.purpose.ends_with('.'), "{thing}: {}", card.purpose);
    assert!(card.now.len() <= 4, "{thing}: {:?}", card.now);
    for said in &card.now {
        assert_plain(said, words);
        assert!(!said.ends_with('.') && said.starts_with(|it: char| !it.is_lowercase()), "{thing}: {said}");
    }
    assert_ruled(card.rule);
}

#[test]
fn everything_that_is_drawn_has_a_card() {
    let (names, mut seen) = (names(), BTreeSet::new());
    for (number, options) in VARIANTS.iter().enumerate() {
        for seats in 2..=4 {
            let mut game = start(seats, options);
            let seed = u64::from(seats) * 50 + number as u64;
            let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
            for step in 0.. {
                if step % 17 == 0 || game.turn() == Turn::Over {
                    let words = Words::new(Language::ALL[step / 17 % 3]);
                    let eyes = viewers(seats)[step / 51 % usize::from(seats + 1)];
                    let scene = Scene::new(&words, &names, eyes);
                    check_things(&game, &scene, &mut seen);
                }
                let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
                game.apply(actor, action, &mut ());
            }
        }
    }
    assert!(seen.len() > 250, "{}", seen.len());
}

fn check_things(game: &Noria, scene: &Scene, seen: &mut BTreeSet<String>) {
    let view = game.view(scene.eyes);
    let drawn = markup(game, scene);
    assert_ruled_things_are_named(&drawn);
    let slots = Board::slots(&view, scene);
    let all = things(&drawn).into_iter().chain(slots.iter().map(|slot| slot.id));
    let mut wishes = Vec::new();
    if let Viewer::Seat(seat) = scene.eyes {
        game.wishes(seat, &mut wishes);
    }
    for thing in all {
        let card = Board::card(&view, scene, thing).unwrap_or_else(|| panic!("{thing} has no card"));
        check_card(&card, thing, scene.words);
        seen.insert(thing.to_owned());
        for wish in Board::wishes(&view, scene, thing) {
            assert!(wishes.contains(&wish), "{thing}: '{wish}' is no wish in {:?}", view.phase);
        }
    }
}

#[test]
fn every_reason_has_words() {
    let (names, mut told, mut kinds) = (names(), BTreeSet::new(), BTreeSet::new());
    for (number, setup) in Setup::all::<Noria>().iter().cycle().take(36).enumerate() {
        let mut game = Noria::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(number as u64), Tastes::new(number as u64));
        while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
            for seat in Seat::first(2) {
                let mut wishes = Vec::new();
                game.wishes(seat, &mut wishes);
                for wish in wishes {
                    let Some(reason) = game.why_not(seat, wish) else { continue };
                    if told.insert((word_of(&wish), reason_of(&reason))) {
                        kinds.insert(word_of(&reason));
                        check_reason(&game.view(Viewer::Seat(seat)), &names, seat, wish, &reason);
                    }
                }
            }
            game.apply(actor, action, &mut ());
        }
    }
    assert!(kinds.len() > 40, "{} {kinds:?}", kinds.len());
}

/// A reason without the numbers in it.
fn reason_of(reason: &noria::Reason) -> String {
    format!("{reason:?}").chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

fn check_reason(view: &noria::View, names: &[String], seat: Seat, wish: Action, reason: &noria::Reason) {
    for language in Language::ALL {
        let words = Words::new(language);
        let scene = Scene::new(&words, names, Viewer::Seat(seat));
        let Why { text, rule } = Board::reason(view, &scene, wish, reason);
        assert_plain(&text.text(names), &words);
        assert_ruled(rule);
    }
    assert_value(reason);
}

#[test]
fn nobody_is_told_about_what_is_not_there() {
    let game = played("done");
    let (words, names) = (Words::default(), names());
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    let view = game.view(scene.eyes);
    for thing in ["", "n-", "n-island1", "n-rung-research-10", "n-seat3-energy", "n-seat1-wheel", "slot-roll", "board"]
    {
        assert_eq!(Board::card(&view, &scene, thing), None, "{thing}");
    }
}

/// The card of a level, and why it cannot be climbed, as a player reads it.
#[test]
fn a_level_says_what_it_costs_and_what_is_missing() {
    let mut game = played("done, activate small0");
    let names = names();
    let said = |game: &Noria, language: Language| {
        let words = Words::new(language);
        let scene = Scene::new(&words, &names, Viewer::Seat(Seat::ALL[0]));
        let view = game.view(scene.eyes);
        let card = Board::card(&view, &scene, "n-rung-research-1").unwrap();
        let wish = Board::wishes(&view, &scene, "n-rung-research-1")[0];
        let reason = game.why_not(Seat::ALL[0], wish).unwrap();
        format!("{}: {}. {}", card.name, card.now.join(", "), Board::reason(&view, &scene, wish, &reason).text)
    };
    assert_eq!(
        said(&game, Language::English),
        "Research: level 1: Costs 1 lamp or 1 piston, and 1 resource for the one player ahead, Brings 0 points as things \
         stand, Here: Bo <b>. Climb to level 1: costs 1 lamp or 1 piston, and 1 resource for the one player ahead; you are \
         short of 1 lamp or 1 piston"
    );
    scene::play(&mut game, "market energy");
    assert_eq!(
        said(&game, Language::German).split(". ").last().unwrap(),
        "Auf Stufe\u{a0}1 steigen: Du kannst in diesem Zug keine Stadt-Scheibe aktivieren"
    );
}
