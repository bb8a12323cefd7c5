//! Whole random games are drawn for every viewer in every language: nothing is left without words, every id is there once, and every
//! choice points at something on the board.

use super::ids::{self, discs};
use crate::{Draw, Scene, paragraphs};
use game::{Actor, Data, Game, Hidden, Playout, Seat, Setup, Viewer, scene};
use noria::wheel::Hole;
use noria::{Action, Event, Noria, Note, Tables};
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;
use words::{Language, Words};

/// Options that have words of their own.
const VARIANTS: &[&[(&str, &str)]] =
    &[&[], &[("edition", "first")], &[("expert", "on")], &[("edition", "first"), ("expert", "on")]];

fn start(seats: u8, options: &[(&str, &str)]) -> Noria {
    Noria::start(&Setup::new::<Noria>(seats, options).unwrap(), Tables::shipped()).unwrap()
}

fn names() -> Vec<String> {
    ["Ada", "Bo <b>", "Cy", "Di"].map(String::from).into()
}

fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// The stage and all areas as they stand in a page.
fn markup(game: &Noria, scene: &Scene) -> String {
    let view = game.view(scene.eyes);
    let areas = Seat::first(game.seats()).map(|seat| Noria::area(&view, scene, seat).into_string());
    Noria::stage(&view, scene).into_string() + &areas.collect::<String>()
}

fn ids(markup: &str) -> BTreeSet<&str> {
    let mut ids = BTreeSet::new();
    for id in markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(ids.insert(id), "the id {id} is there twice");
    }
    ids
}

/// A sentence that has everything it needs.
#[track_caller]
fn assert_said(text: &str) {
    assert!(!text.is_empty() && !text.contains("noria-") && !text.contains(['{', '$']), "{text:?}");
}

/// A paragraph that the rulebook has.
#[track_caller]
fn assert_ruled(rule: &str) {
    static PARAGRAPHS: LazyLock<HashSet<&str>> =
        LazyLock::new(|| paragraphs(include_str!("../../../../../rulebooks/en/noria.md")));
    assert!(PARAGRAPHS.contains(rule), "the rulebook has no paragraph {rule:?}");
}

fn check(game: &Noria, scene: &Scene) {
    let view = game.view(scene.eyes);
    let drawn = markup(game, scene);
    assert_said(&drawn);
    assert!(drawn.len() < 120_000, "{} bytes", drawn.len());
    assert!(!drawn.contains("<b>a") && !drawn.contains("style="), "a name or a style is in the markup as it is");
    let ids = ids(&drawn);
    drawn.split(" data-rule=\"").skip(1).for_each(|rest| assert_ruled(rest.split('"').next().unwrap()));
    assert_said(&Noria::title(&view, scene));
    for seat in Seat::first(game.seats()) {
        assert_eq!(Noria::numbers(&view, scene, seat).len(), 4);
    }
    let Some(active) = view.active else {
        return assert_eq!(Noria::question(&view, scene), None);
    };
    let question = Noria::question(&view, scene).expect("a question for the player at turn");
    assert_said(&question.text);
    assert_said(&question.guide);
    assert_ruled(question.rule);
    let mut choices = Vec::new();
    game.choices(active, &mut choices);
    let mut labels = BTreeSet::new();
    for action in choices {
        let entry = Noria::choice(&view, scene, action);
        assert_said(&entry.label);
        assert_ruled(entry.rule);
        assert!(!entry.hint.contains("noria-") && !entry.hint.contains('{'), "{:?}", entry.hint);
        assert!(entry.on.iter().all(|id| ids.contains(&**id)), "{action}: {:?} is not on the board", entry.on);
        assert_eq!(entry.on.is_empty(), action == Action::Done, "{action} cannot be chosen on the board");
        assert!(
            labels.insert((entry.label.clone(), entry.hint.clone())),
            "{action} reads like another choice: {entry:?}"
        );
    }
}

fn word_of(it: &impl std::fmt::Debug) -> String {
    format!("{it:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

#[test]
fn whole_games_are_drawn_and_told_in_every_language() {
    let (mut events_seen, mut actions_seen, mut phases_seen) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let names = names();
    for (number, options) in VARIANTS.iter().enumerate() {
        for seats in 2..=4 {
            let mut game = start(seats, options);
            let mut playout = Playout::new(u64::from(seats) * 250 + number as u64);
            let mut step = 0;
            loop {
                let words = Words::new(Language::ALL[step % 3]);
                let eyes = viewers(seats)[step / 3 % usize::from(seats + 1)];
                let is_new = phases_seen.insert((number, word_of(&game.view(eyes).phase)));
                // Every fourth step is enough: then languages and viewers still come round.
                if is_new || step % 4 == 0 {
                    check(&game, &Scene::new(&words, &names, eyes));
                }
                let Some((actor, action)) = playout.pick(&game) else { break };
                if actor != Actor::Chance {
                    actions_seen.insert(word_of(&action));
                }
                let mut events: Vec<Event> = Vec::new();
                game.apply(actor, action, &mut events);
                for event in &events {
                    events_seen.insert(word_of(event));
                    for language in Language::ALL {
                        let words = Words::new(language);
                        let line = Noria::say(&Note(*event), &Scene::new(&words, &names, eyes));
                        assert_said(&line.text);
                        line.rule.into_iter().for_each(assert_ruled);
                    }
                }
                step += 1;
            }
        }
    }
    // Otherwise random games would prove less than they seem to. Of the events, only an island with nothing left is too rare for them.
    let phases: BTreeSet<_> = phases_seen.iter().map(|(_, phase)| phase).collect();
    assert_eq!((phases.len(), actions_seen.len(), events_seen.len()), (23, 28, 29), "{actions_seen:?} {events_seen:?}");
}

#[test]
fn an_island_with_nothing_left_is_told() {
    let (event, names) = (Event::FoundNothing { seat: Seat::ALL[1], island: noria::pieces::Island::Three }, names());
    for (language, said) in [
        (Language::English, "seat2 finds neither ship nor building space on Island 3"),
        (Language::German, "seat2 findet auf Insel 3 weder ein Schiff noch einen Bauplatz"),
        (Language::French, "seat2 ne trouve ni bateau ni emplacement sur l’Île 3"),
    ] {
        let words = Words::new(language);
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        assert_eq!(Noria::say(&Note(event), &scene).text, said);
    }
}

#[test]
fn the_first_free_step_is_offered_on_the_paths() {
    let mut game = start(2, &[("market", "first")]);
    let orders = "order energy-mycelium-obsidian, order mycelium-energy-obsidian";
    scene::play(&mut game, &format!("start seat1, {orders}, take energy, take obsidian"));
    let (words, names) = (Words::new(Language::German), names());
    let scene = Scene::new(&words, &names, Viewer::Seat(Seat::ALL[0]));
    let view = game.view(scene.eyes);
    assert_eq!(Noria::title(&view, &scene), "Vor der ersten Runde");
    let question = "Auf welchem Pfad machst du deinen kostenlosen ersten Schritt?";
    assert_eq!(Noria::question(&view, &scene).map(|it| it.text).as_deref(), Some(question));
    let entry = Noria::choice(&view, &scene, "step research".parse().unwrap());
    assert_eq!((&*entry.label, &*entry.on[0]), ("Auf den Forschungspfad", "n-path-research"));
    let drawn = markup(&game, &scene);
    for part in [
        // The start wheel: City in front on the small ring, a normal disc.
        "<title>Stadt-Scheibe (kleiner Ring vorn)</title>",
        "<title>Stadt-Scheibe: 1 Rohstoff, noch 4 da</title>",
        "<title>Stufe 4: 4, gemischt aus Energie, Myzel</title>",
        "<title>Forschungskammer: Eine Stufe ist 0 wert; 0 Politiker auf Sitzen, 4 warten</title>",
        "title=\"1 Energie, 1 Energie-Schiff\"",
        "5 verdeckte Inseln",
    ] {
        assert!(drawn.contains(part), "{part} in {drawn}");
    }
}

#[test]
fn pictures_stand_under_their_paragraphs() {
    for language in Language::ALL {
        let words = Words::new(language);
        let pictures = Noria::pictures(&words);
        assert_eq!(pictures.len(), 9);
        for picture in pictures {
            assert_ruled(picture.rule);
            assert_said(&picture.caption);
            let drawing = picture.drawing.into_string();
            assert_said(&drawing);
            assert!(drawing.contains("role=\"img\"><title>"), "{drawing}");
            assert!(!drawing.contains(" id=") && !drawing.contains("<use"), "{drawing}");
            assert!(!drawing.contains("scale(0.000)"), "{drawing}");
        }
    }
}

#[test]
fn discs_turn_with_their_rings() {
    let mut turns = 0;
    for seed in 0..6 {
        let mut game = start(3, &[]);
        let mut playout = Playout::new(seed);
        let lying = |game: &Noria, seat: Seat| {
            let view = game.view(Viewer::Spectator);
            discs(&view, &view.players[seat.index()]).into_iter().map(|it| (it.id, it.place)).collect::<Vec<_>>()
        };
        while let Some((actor, action)) = playout.pick(&game) {
            let active = game.view(Viewer::Spectator).active;
            let before = active.map(|seat| lying(&game, seat)).unwrap_or_default();
            let mut events: Vec<Event> = Vec::new();
            game.apply(actor, action, &mut events);
            let Some(Event::Administered { seat, .. }) = events.first() else { continue };
            turns += 1;
            let turned = |hole: Hole| Hole::new(hole.ring(), (hole.number() + 1) % hole.ring().holes());
            let expected: Vec<_> = before.into_iter().map(|(id, place)| (id, place.map(turned))).collect();
            assert_eq!(lying(&game, *seat), expected);
        }
    }
    assert_eq!(turns, 6 * 3 * 15);
}

#[test]
fn what_moves_has_the_same_id_before_and_after() {
    let mut moved = BTreeSet::new();
    let (words, names) = (Words::default(), names());
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    for seed in 0..3 {
        let mut game = start(4, &[]);
        let mut playout = Playout::new(seed);
        while let Some((actor, action)) = playout.pick(&game) {
            let before = game.clone();
            let mut events: Vec<Event> = Vec::new();
            game.apply(actor, action, &mut events);
            let view = game.view(scene.eyes);
            for event in events {
                let id = if let Event::Built { seat, island, space, .. } = event {
                    ids::factory(seat, island, space)
                } else if let Event::Travelled { seat, .. } = event {
                    ids::ambassador(seat)
                } else if let Event::Climbed { seat, path, .. } = event {
                    ids::representative(path, seat)
                } else if let Event::Marketed { seat, kind } = event {
                    let mut all = discs(&view, &view.players[seat.index()]).into_iter();
                    all.rfind(|it| it.disc.kind == kind && it.place.is_err()).unwrap().id
                } else {
                    continue;
                };
                moved.insert(word_of(&event));
                for position in [&before, &game] {
                    let drawn = markup(position, &scene);
                    assert!(drawn.contains(&format!(" id=\"{id}\"")), "{event:?}: {id} is not on the board");
                }
            }
        }
    }
    assert_eq!(moved.len(), 4, "{moved:?}");
}

#[test]
fn a_disc_keeps_its_id_when_its_ring_turns() {
    let mut game = start(2, &[("market", "first")]);
    let mut playout = Playout::new(1);
    while game.view(Viewer::Spectator).round == 0 {
        let (actor, action) = playout.pick(&game).unwrap();
        game.apply(actor, action, &mut ());
    }
    let (words, names) = (Words::default(), names());
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    let discs = |game: &Noria| {
        let drawn = markup(game, &scene);
        ids(&drawn).into_iter().filter(|id| id.contains("-disc")).map(String::from).collect::<Vec<_>>()
    };
    let (view, before) = (game.view(scene.eyes), discs(&game));
    let active = view.active.unwrap().index();
    game.apply(Actor::Seat(view.active.unwrap()), Action::NightShift(noria::pieces::Ring::Large), &mut ());
    assert_ne!(game.view(scene.eyes).players[active].wheel, view.players[active].wheel);
    assert_eq!(discs(&game), before);
}
