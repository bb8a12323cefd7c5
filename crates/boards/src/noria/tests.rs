//! Whole random games are drawn for every viewer in every language: nothing is left without words, every id is there
//! once, and every choice points at something on the board.

mod cards;
mod finale;
mod guide;
mod how_to_play;
use crate::marks;

use super::Board;
use super::ids::{self, discs};
use crate::{Draw, Scene, paragraphs};
use game::playout::Tastes;
use game::{Actor, Data, Game, Hidden, Playout, Seat, Setup, Viewer, golden, scene};
use noria::wheel::Hole;
use noria::{Action, Event, Noria, Tables};
use serde_json::{Value, json};
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
    ["Ada", "Bo <b>", "Cy", "Dieudonnée von Habenichts"].map(String::from).into()
}

fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// The stage and all areas as they stand in a page.
fn markup(game: &Noria, scene: &Scene) -> String {
    let view = game.view(scene.eyes);
    let areas = Seat::first(game.seats()).map(|seat| Board::area(&view, scene, seat).into_string());
    Board::stage(&view, scene).into_string() + &areas.collect::<String>()
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
        LazyLock::new(|| paragraphs(include_str!("../../../../rulebooks/en/noria.md")));
    assert!(PARAGRAPHS.contains(rule), "the rulebook has no paragraph {rule:?}");
}

fn check(game: &Noria, scene: &Scene) {
    let view = game.view(scene.eyes);
    let drawn = markup(game, scene);
    assert_said(&drawn);
    assert!(drawn.len() < 120_000, "{} bytes", drawn.len());
    assert!(!drawn.contains("<b>a") && !drawn.contains("style="), "a name or a style is in the markup as it is");
    let slots = Board::slots(&view, scene);
    let mut ids = ids(&drawn);
    ids.extend(slots.iter().map(|slot| slot.id));
    drawn.split(" data-rule=\"").skip(1).for_each(|rest| assert_ruled(rest.split('"').next().unwrap()));
    assert_said(&Board::title(&view, scene));
    check_text(&Board::text(&view, scene));
    for seat in Seat::first(game.seats()) {
        assert_eq!(Board::numbers(&view, scene, seat).len(), 4);
    }
    let Some(active) = view.active else {
        return assert_eq!(Board::question(&view, scene), None);
    };
    let question = Board::question(&view, scene).expect("a question for the player at turn");
    assert_said(&question.text);
    assert_said(&question.guide);
    assert_ruled(question.rule);
    let mut choices = Vec::new();
    game.choices(active, &mut choices);
    let mut labels = BTreeSet::new();
    for action in choices {
        let choice = Board::choice(&view, scene, action, &game.hint(active, action));
        let (label, hint) = (choice.label.text(scene.names), choice.hint.text(scene.names));
        assert_said(&label);
        assert_ruled(choice.rule);
        assert!(!hint.contains("noria-") && !hint.contains('{'), "{hint:?}");
        let on = &choice.targets;
        assert!(on.iter().all(|id| ids.contains(&**id)), "{action}: {on:?} is not on the board");
        assert!(!on.is_empty(), "{action} cannot be chosen on the board or in the bar");
        let chips = format!("{:?}", choice.chips);
        assert_said(&chips.replace(['{', '}'], ""));
        assert!(labels.insert((label, hint, chips)), "{action} reads like another choice: {choice:?}");
    }
}

fn check_text(text: &str) {
    assert_said(text);
    let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(widest <= 100, "{widest} letters in a line of\n{text}");
    assert!(text.lines().all(|line| line == line.trim_end()), "{text:?}");
}

fn word_of(it: &impl std::fmt::Debug) -> String {
    format!("{it:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// What is handed out as JSON: no number stands for a hole, and nothing is left out because it cannot be written.
fn assert_value(it: &impl serde::Serialize) -> Value {
    let value = serde_json::to_value(it).expect("a value that JSON can say");
    assert!(!value.to_string().contains("\"error\""), "{value}");
    value
}

fn check_values(game: &Noria, action: Action) {
    let view = game.view(Viewer::Spectator);
    let value = assert_value(&view);
    for player in &view.players {
        for hole in Hole::ALL {
            let disc = &value["players"][player.seat.index()]["wheel"][hole.to_string()];
            let kind = player.wheel.disc(hole).map(|disc| disc.kind.word());
            assert_eq!(disc["kind"].as_str(), kind, "{hole} of {value}");
        }
    }
    let activated: Vec<String> = view.this_turn.activated.iter().map(|hole| hole.to_string()).collect();
    assert_eq!(value["this_turn"]["activated"], json!(activated));
    assert_value(&action);
    if let Some(active) = view.active {
        assert_value(&game.hint(active, action));
    }
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
                if step % 10 == 0 {
                    check_values(&game, action);
                }
                let mut events: Vec<Event> = Vec::new();
                game.apply(actor, action, &mut events);
                for event in &events {
                    assert_value(event);
                    events_seen.insert(word_of(event));
                    for language in Language::ALL {
                        let words = Words::new(language);
                        let line = Board::log(event, &Scene::new(&words, &names, eyes));
                        assert_said(&line.text.text(&names));
                        line.rule.into_iter().for_each(assert_ruled);
                    }
                }
                step += 1;
            }
        }
    }
    // The random games reach every phase, choice and event, except an island with nothing left, which is too rare.
    let phases: BTreeSet<_> = phases_seen.iter().map(|(_, phase)| phase).collect();
    assert_eq!((phases.len(), actions_seen.len(), events_seen.len()), (23, 28, 29), "{actions_seen:?} {events_seen:?}");
}

#[test]
fn what_is_told_happened_on_the_stage() {
    let (words, names) = (Words::default(), names());
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    let mut told = BTreeSet::new();
    for (seats, options) in [(2, VARIANTS[0]), (4, VARIANTS[3])] {
        let mut game = start(seats, options);
        let mut playout = Playout::new(u64::from(seats));
        while let Some((actor, action)) = playout.pick(&game) {
            let mut events: Vec<Event> = Vec::new();
            game.apply(actor, action, &mut events);
            let named: Vec<(&Event, Vec<String>)> = events.iter().map(|it| (it, Board::log(it, &scene).on)).collect();
            if named.iter().all(|(_, on)| on.is_empty()) {
                continue;
            }
            let stage = Board::stage(&game.view(scene.eyes), &scene).into_string();
            for (event, id) in named.iter().flat_map(|(event, on)| on.iter().map(move |id| (event, id))) {
                assert!(stage.contains(&format!(" id=\"{id}\"")), "{event:?}: {id} is not on the stage");
                told.insert(word_of(event));
            }
        }
    }
    assert_eq!(told.len(), 9, "{told:?}");
}

#[test]
fn an_island_with_nothing_left_is_told() {
    let (event, names) = (Event::FoundNothing { seat: Seat::ALL[1], island: noria::pieces::Island::Three }, names());
    for (language, said) in [
        (Language::English, "Bo <b> finds neither ship nor building space on Island 3"),
        (Language::German, "Bo <b> findet auf Insel\u{a0}3 weder ein Schiff noch einen Bauplatz"),
        (Language::French, "Bo <b> ne trouve ni bateau ni emplacement sur l’Île\u{a0}3"),
    ] {
        let words = Words::new(language);
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        assert_eq!(Board::log(&event, &scene).text.text(&names), said);
    }
}

#[test]
fn the_first_level_is_offered_on_the_paths() {
    let mut game = start(2, &[("market", "first")]);
    let orders = "order energy-mycelium-obsidian, order mycelium-energy-obsidian";
    scene::play(&mut game, &format!("start seat1, {orders}, take energy, take obsidian"));
    let (words, names) = (Words::new(Language::German), names());
    let scene = Scene::new(&words, &names, Viewer::Seat(Seat::ALL[0]));
    let view = game.view(scene.eyes);
    assert_eq!(Board::title(&view, &scene), "Vor der ersten Runde");
    let question = "Erster Schritt kostenlos: auf welchem Pfad?";
    assert_eq!(Board::question(&view, &scene).map(|it| it.text).as_deref(), Some(question));
    let action = "step research".parse().unwrap();
    let choice = Board::choice(&view, &scene, action, &game.hint(Seat::ALL[0], action));
    assert_eq!(
        (&*choice.label.to_string(), &*choice.targets[0]),
        ("Kostenlos investieren: Stufe\u{a0}1 auf dem Forschungspfad", "n-rung-research-1")
    );
    let drawn = markup(&game, &scene);
    for part in [
        // The start wheel: City in front on the small ring, a normal disc.
        "<title>Stadt-Scheibe (kleiner Ring unten)</title>",
        "<title>Stadt-Scheibe: 1\u{a0}Rohstoff, noch 4 da</title>",
        "<title>Stufe\u{a0}4: 4, gemischt aus Energie und Myzel</title>",
        "<title>Forschungskammer: Eine Stufe ist 0 wert; 0 Politiker auf Sitzen, 4 warten</title>",
        "<title>1\u{a0}Energie, 1\u{a0}Energie-Schiff</title>",
        "5 verdeckte Inseln",
    ] {
        assert!(drawn.contains(part), "{part} in {drawn}");
    }
}

#[test]
fn pictures_stand_under_their_paragraphs() {
    for language in Language::ALL {
        let words = Words::new(language);
        let pictures = Board::pictures(&words, game::Data::shipped());
        assert_eq!(pictures.len(), 9);
        for picture in pictures {
            assert_ruled(picture.rule);
            assert_said(&picture.caption);
            let drawing = picture.drawing.into_string();
            assert_said(&drawing);
            assert!(drawing.contains("role=\"img\"><title>"), "{drawing}");
            // What it uses lies in the sheet and not on a page that it may not stand on.
            assert!(!drawing.contains(" id=") && !drawing.contains("href=\"#"), "{drawing}");
            assert!(!drawing.contains("scale(0.000)"), "{drawing}");
        }
    }
}

/// What boards and the sheet itself name in the sheet is there.
#[test]
fn the_sheet_has_what_is_used() {
    let sheet = super::SKIN.sheet;
    let known: BTreeSet<&str> = sheet.split("<symbol id=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let used = |markup: &str| -> BTreeSet<String> {
        let links = markup.split(".svg#").skip(1).filter_map(|it| it.split('"').next());
        links.map(String::from).collect()
    };
    let (words, names) = (Words::default(), names());
    let mut all: BTreeSet<String> =
        Board::pictures(&words, game::Data::shipped()).into_iter().flat_map(|it| used(&it.drawing.0)).collect();
    for seed in 0..3 {
        let mut game = start(4, &[]);
        let mut playout = Playout::new(seed);
        while let Some((actor, action)) = playout.pick(&game) {
            let eyes = game.view(Viewer::Spectator).active.map_or(Viewer::Spectator, Viewer::Seat);
            all.extend(used(&markup(&game, &Scene::new(&words, &names, eyes))));
            game.apply(actor, action, &mut ());
        }
    }
    let inside = sheet.split("href=\"#").skip(1).filter_map(|it| it.split('"').next()).map(String::from);
    let all: BTreeSet<String> = all.into_iter().chain(inside).collect();
    let missing: Vec<&String> = all.iter().filter(|name| !known.contains(&***name)).collect();
    assert!(missing.is_empty(), "{missing:?} is not in the sheet");
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
                } else if let Event::Invested { seat, path, .. } = event {
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

/// The first game of two, after the steps before the first round and then `more`.
fn played(more: &str) -> Noria {
    let mut game = start(2, &[("market", "first")]);
    let orders = "order energy-mycelium-obsidian, order mycelium-energy-obsidian";
    scene::play(
        &mut game,
        &format!("start seat1, {orders}, take energy, take obsidian, step refinement, step research"),
    );
    scene::play(&mut game, more);
    game
}

#[test]
fn the_schemas_name_holes_and_hints() {
    let schemas = crate::of("noria").unwrap().schemas();
    let holes = &schemas.parts["noria.Hole"]["enum"];
    assert_eq!(holes.as_array().map(Vec::len), Some(12), "{holes}");
    for part in ["View", "Event", "Action", "Hint"] {
        assert!(schemas.parts.contains_key(&format!("noria.{part}")), "{part} is not among {:?}", schemas.parts.keys());
    }
}

#[test]
fn values_are_written_as_a_program_would_read_them() {
    let game = played("done, activate small0");
    let hint = |action: &str| assert_value(&game.hint(Seat::ALL[0], action.parse().unwrap()));
    let invest = hint("invest settlement");
    let price = json!({ "count": 1, "mixed": false, "kinds": ["energy", "mycelium"] });
    assert_eq!((&invest["cost"]["price"], &invest["gain"]["level"]), (&price, &json!(1)));
    assert_eq!(hint("market journey")["cost"]["any"], 2);
    assert_eq!(
        assert_value(&"pay 2 energy".parse::<Action>().unwrap()),
        json!({ "pay": { "coin": "energy", "amount": 2 } })
    );
    assert_eq!(assert_value(&"activate large1".parse::<Action>().unwrap()), json!({ "activate": "large1" }));
    let view = assert_value(&game.view(Viewer::Spectator));
    assert_eq!(view["phase"], json!({ "city": { "hole": "small0", "left": 0, "extras": 0, "repeats": 0 } }));
    assert_eq!(view["players"][0]["wheel"]["small0"], json!({ "kind": "city", "upgraded": false }));
    assert_eq!(view["players"][0]["wheel"]["small1"], Value::Null);
    assert_eq!(view["path"]["refinement"][0], json!({ "count": 1, "mixed": false, "kinds": ["obsidian"] }));
    let event = Event::Invested { seat: Seat::ALL[1], path: noria::pieces::Path::Research, level: 1 };
    assert_eq!(assert_value(&event), json!({ "invested": { "seat": "seat2", "path": "research", "level": 1 } }));
}

/// The same position in every language, kept in a file that a person reads when it changes.
#[test]
fn the_terminal_gets_the_whole_table() {
    let mut game = start(3, &[]);
    let (mut playout, tastes) = (Playout::new(2338), Tastes::new(2338));
    for _ in 0..333 {
        let (actor, action) = playout.pick_by(&tastes, &game).expect("a game that goes on");
        game.apply(actor, action, &mut ());
    }
    let names = names();
    let text = Language::ALL.map(|language| {
        let words = Words::new(language);
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        Board::text(&game.view(scene.eyes), &scene) + "\n"
    });
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/noria/tests/table.txt");
    golden::compare(path, &text.join("\n---\n\n"));
}
