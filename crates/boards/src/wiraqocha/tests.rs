//! Games are played at random, and everything is drawn for everybody in every language: nothing may be missing, nothing
//! may be there twice, and whatever a choice is about must be on the table.

mod cards;
mod finale;
mod guide;
mod runs;
mod samples;
mod values;

use super::names::Names;
use super::text::WIDTH;
use super::*;
use crate::{AnyBoard, Choice, Drawn, of};
use game::{Data, Rng, Setup, Turn, Viewer};
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;
use table::{AnyTable, Table};
use wiraqocha::pieces::{Card, Pawn, Terrain, Tile, Victory};
use wiraqocha::{Once, Tables};
use words::{Language, Words};

/// How many steps of each game are looked at, and every how many of them.
const STEPS: u32 = 700;
const EVERY: u32 = 9;

fn names(seats: u8) -> Vec<String> {
    (1..=seats).map(|seat| format!("Player {seat}")).collect()
}

fn open(seats: u8, options: &[(&str, &str)]) -> Table<Wiraqocha> {
    Table::new(&Setup::new::<Wiraqocha>(seats, options).unwrap(), Tables::shipped()).unwrap()
}

fn board() -> &'static dyn AnyBoard {
    of("wiraqocha").unwrap()
}

/// The ids in some markup.
fn ids_in(markup: &str) -> Vec<&str> {
    markup.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// Every key was replaced by its sentence, and every value was put in.
fn check_text(text: &str) {
    assert!(!text.contains("wiraqocha-"), "{text}");
    assert!(!text.contains("{$") && !text.contains("{ $"), "{text}");
}

/// The numbers of all paragraphs and chapters of the rulebook.
static BOOK: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| crate::paragraphs(include_str!("../../../../rulebooks/en/wiraqocha.md")));

fn check_rule(rule: &str) {
    assert!(BOOK.contains(rule), "{rule:?} is no paragraph of the rulebook");
}

fn check_drawn(drawn: &Drawn) -> HashSet<String> {
    let all = format!("{}{}", drawn.stage, drawn.areas.concat());
    check_text(&all);
    check_text(&drawn.title);
    let found = ids_in(&all);
    let unique: HashSet<String> = found.iter().map(|&id| id.to_owned()).collect();
    assert_eq!(unique.len(), found.len(), "an id stands twice: {found:?}");
    all.split(" data-rule=\"").skip(1).for_each(|rest| check_rule(rest.split('"').next().unwrap()));
    for numbers in &drawn.numbers {
        assert_eq!(numbers.len(), 4);
        numbers.iter().for_each(|number| check_text(&number.label));
    }
    // Every pawn is somewhere, whatever has become of it.
    for seat in 1..=drawn.areas.len() {
        for (kind, count) in [("base-camp", 1), ("explorer", 2), ("miner", 2), ("zeppelin", 2)] {
            for nth in 1..=count {
                let pawn = format!("pawn-seat{seat}-{kind}-{nth}");
                assert!(unique.contains(&pawn), "{pawn} is nowhere");
            }
        }
    }
    if let Some(question) = &drawn.question {
        check_text(&question.text);
        assert!(!question.text.contains("seat"), "{}", question.text);
        check_text(&question.guide);
        assert!(!question.guide.is_empty());
        check_rule(question.rule);
    }
    unique
}

fn look(table: &Table<Wiraqocha>, language: Language, eyes: Viewer) {
    let words = Words::new(language);
    let names = names(table.seats());
    let scene = Scene::new(&words, &names, eyes);
    let table: &dyn AnyTable = table;
    let drawn = board().draw(table, &scene).unwrap();
    let on_table = check_drawn(&drawn);
    let slots: Vec<&str> = drawn.slots.iter().map(|slot| slot.id).collect();
    assert_eq!(slots, ["slot-dice", "slot-reroll", "slot-buy", "slot-done", "slot-roll", "slot-end"]);
    drawn.slots.iter().for_each(|slot| check_text(&slot.label));
    check_lines(&board().text(table, &scene).unwrap());
    for (_, said) in board().told(table, &scene, table.version().saturating_sub(EVERY)).unwrap() {
        check_text(&said.text.text(&names));
        said.rule.into_iter().for_each(check_rule);
    }
    let Viewer::Seat(seat) = eyes else { return };
    let runs = board().runs(table, &scene, seat).unwrap();
    for Choice { notation, label, .. } in board().choices(table, &scene, seat).unwrap().into_iter().chain(runs) {
        check_label(&label);
        for id in &label.targets {
            let there = on_table.contains(id) || slots.contains(&id.as_str());
            assert!(there, "{notation} is about {id}, which is not on the table");
        }
        // What lies before the others is only seen in sheets.
        let seen = format!("{}{}", drawn.stage, drawn.areas[seat.index()]);
        let seen: HashSet<&str> = ids_in(&seen).into_iter().chain(slots.iter().copied()).collect();
        assert!(label.targets.iter().any(|id| seen.contains(id.as_str())), "{notation} cannot be pressed");
        let once: BTreeSet<&String> = label.targets.iter().collect();
        assert_eq!(once.len(), label.targets.len(), "{notation}: {:?}", label.targets);
    }
}

fn check_label(label: &ChoiceLabel) {
    check_text(&label.label.to_string());
    check_text(&label.hint.to_string());
    label.chips.iter().for_each(|chip| check_text(&chip.what));
    label.fold.iter().for_each(|fold| check_text(fold));
    check_rule(label.rule);
    assert!(!label.label.is_empty());
}

/// The table as text fits into a terminal.
fn check_lines(text: &str) {
    check_text(text);
    let long = text.lines().find(|line| line.chars().count() > WIDTH);
    assert_eq!(long, None, "{text}");
}

/// Plays one game, and looks at it now and then.
fn play(seats: u8, options: &[(&str, &str)], seed: u64) {
    let mut table = open(seats, options);
    let mut rng = Rng::new(seed);
    for step in 0..STEPS {
        table.settle(&mut || rng.bits());
        let Turn::Seats(set) = table.turn() else { break };
        let seat = set.lowest();
        if step % EVERY == 0 {
            let language = Language::ALL[(step / EVERY) as usize % 3];
            look(&table, language, Viewer::Seat(seat));
            look(&table, Language::ALL[(step / EVERY + 1) as usize % 3], Viewer::Seat(seat.next(seats)));
            look(&table, language, Viewer::Spectator);
        }
        let choices = table.choices(seat);
        // The end of the turn is chosen seldom, so that much happens.
        let mut choice = choices[rng.below(choices.len())];
        if choice == Action::End {
            choice = choices[rng.below(choices.len())];
        }
        table.play(seat, choice).unwrap();
    }
}

#[test]
fn random_games_are_drawn_without_a_fault() {
    let variants: [&[(&str, &str)]; 4] = [
        &[],
        &[("layout", "random"), ("cave", "on")],
        &[("prisoners", "on"), ("cap", "50")],
        &[("layout", "random"), ("cave", "on"), ("prisoners", "on")],
    ];
    for (at, options) in variants.into_iter().enumerate() {
        for seats in 2..=4 {
            play(seats, options, at as u64 * 31 + u64::from(seats));
        }
    }
}

#[test]
fn before_the_first_round_there_is_a_table_too() {
    let table = open(3, &[("layout", "random")]);
    for language in Language::ALL {
        look(&table, language, Viewer::Spectator);
    }
}

/// A step is sent whole, so what never changes must stay in the sheet.
#[test]
fn a_step_is_small() {
    let mut table = open(4, &[]);
    let mut rng = Rng::new(3);
    let words = Words::default();
    let names = names(4);
    for _ in 0..300 {
        table.settle(&mut || rng.bits());
        let Turn::Seats(set) = table.turn() else { break };
        let drawn = board().draw(&table, &Scene::new(&words, &names, Viewer::Seat(set.lowest()))).unwrap();
        let bytes = drawn.stage.len() + drawn.areas.iter().map(String::len).sum::<usize>();
        assert!(bytes < 92_000, "{bytes}");
        let choice = *rng.pick(&table.choices(set.lowest()));
        table.play(set.lowest(), choice).unwrap();
    }
}

/// Whatever is used of the sheet is in it.
#[test]
fn the_sheet_has_every_drawing() {
    let mut table = open(4, &[("layout", "random"), ("cave", "on"), ("prisoners", "on")]);
    let mut rng = Rng::new(9);
    let words = Words::default();
    let names = names(4);
    let mut used = HashSet::new();
    for _ in 0..400 {
        table.settle(&mut || rng.bits());
        let Turn::Seats(set) = table.turn() else { break };
        let drawn = board().draw(&table, &Scene::new(&words, &names, Viewer::Spectator)).unwrap();
        let all = format!("{}{}", drawn.stage, drawn.areas.concat());
        used.extend(all.split(".svg#").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()));
        let choice = *rng.pick(&table.choices(set.lowest()));
        table.play(set.lowest(), choice).unwrap();
    }
    used.extend(Card::ALL.map(|card| format!("card-{card}")));
    used.extend(Pawn::ALL.map(|pawn| format!("pawn-{pawn}")));
    for name in used {
        assert!(SKIN.sheet.contains(&format!("<symbol id=\"{name}\"")), "{name} is not in the sheet");
    }
}

/// Everything has a name of its own in every language: a word that is missing would be called like the last in the
/// list.
#[test]
fn everything_has_a_name_of_its_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        let names = Names(&words);
        check_names(Pawn::ALL.map(|pawn| names.pawn(pawn)));
        check_names(Pawn::ALL.map(|pawn| names.the(pawn)));
        check_names(Pawn::ALL.map(|pawn| names.acc(pawn)));
        check_names(Card::ALL.map(|card| names.card(card)));
        check_names(Card::ALL.map(|card| names.card_acc(card)));
        check_names(Tile::ALL.map(|tile| names.tile(tile).into_owned()));
        check_names(Victory::ALL.map(|victory| names.victory(victory)));
        let values = wiraqocha_values();
        check_names(Card::ALL.map(|card| names.effect(card, &values)));
        let mut table = Tables::shipped().tile[Tile::N1];
        check_names(Terrain::ALL.map(|terrain| {
            table.terrain = terrain;
            format!("{}{}", names.terrain(&table), names.brings(&table, &values).unwrap())
        }));
        check_names(Once::ALL.map(|once| words.say_with("wiraqocha-done", &[("once", once.word().into())])));
    }
}

/// Every event has a sentence of its own in every language, and every choice a label, whether or not random games come
/// to it.
#[test]
fn everything_that_can_happen_is_said() {
    for language in Language::ALL {
        let words = Words::new(language);
        let names = names(3);
        let scene = Scene::new(&words, &names, Viewer::Seat(Seat::new(0)));
        let said: Vec<Line> = samples::events().iter().map(|event| Board::log(event, &scene)).collect();
        said.iter().filter_map(|line| line.rule).for_each(check_rule);
        let said: Vec<String> = said.into_iter().map(|line| line.text.to_string()).collect();
        said.iter().for_each(|text| check_text(text));
        let distinct: BTreeSet<&String> = said.iter().collect();
        assert_eq!(distinct.len(), said.len(), "{said:?}");

        let mut table = open(3, &[("prisoners", "on"), ("cave", "on")]);
        let mut rng = Rng::new(5);
        table.settle(&mut || rng.bits());
        let view = game::Hidden::view(table.position(), Viewer::Spectator);
        for (text, hint) in samples::choices(&view) {
            check_label(&Board::choice(&view, &scene, text.parse().unwrap(), &hint));
        }
    }
}

#[test]
fn every_paragraph_that_is_cited_exists() {
    assert!(BOOK.len() > 50);
    Card::ALL.into_iter().map(rule::of_card).for_each(check_rule);
    Pawn::ALL.into_iter().map(rule::of_pawn).for_each(check_rule);
    Terrain::ALL.into_iter().map(rule::of_terrain).for_each(check_rule);
}

#[test]
fn the_rulebook_has_pictures_in_every_language() {
    for language in Language::ALL {
        let pictures = Board::pictures(&Words::new(language), game::Data::shipped());
        assert!(pictures.len() >= 5);
        let captions: BTreeSet<&String> = pictures.iter().map(|picture| &picture.caption).collect();
        assert_eq!(captions.len(), pictures.len());
        for picture in &pictures {
            check_rule(picture.rule);
            check_text(&picture.caption);
            let drawing = &picture.drawing.0;
            check_text(drawing);
            assert!(
                drawing.starts_with("<svg") && drawing.contains("<title>") && !drawing.contains(" id="),
                "{drawing}"
            );
        }
    }
}

fn check_names<const N: usize>(names: [String; N]) {
    names.iter().for_each(|name| check_text(name));
    let distinct: BTreeSet<&String> = names.iter().collect();
    assert_eq!(distinct.len(), N, "{names:?}");
}

fn wiraqocha_values() -> wiraqocha::view::Values {
    use game::Hidden;
    open(2, &[]).position().view(Viewer::Spectator).values
}

/// The first turn of a known game: the camp comes first, on a tile that the dice take.
#[test]
fn a_first_turn_is_drawn_as_it_is() {
    let mut table = open(2, &[]);
    let chance = |table: &mut Table<Wiraqocha>, text: &str| table.chance(text.parse().unwrap()).unwrap();
    for text in ["turn force-field", "turn death-ray", "turn juggernaut", "start seat2"] {
        chance(&mut table, text);
    }
    let second = Seat::new(1);
    table.play(second, Action::Roll).unwrap();
    for text in ["show 4", "show 5", "show 6"] {
        chance(&mut table, text);
    }
    let words = Words::default();
    let names = names(2);
    let scene = Scene::new(&words, &names, Viewer::Seat(second));
    let drawn = board().draw(&table, &scene).unwrap();
    assert_eq!(drawn.title, "Round 1");
    assert_eq!(drawn.question.map(|it| it.text).as_deref(), Some("Base camp first: where do you put it?"));
    for part in ["id=\"die-4-1\"", "id=\"die-5-1\"", "id=\"die-6-1\"", "id=\"card-death-ray\"", "Tile 5-5: village"] {
        assert!(drawn.stage.contains(part), "{part}");
    }
    assert!(drawn.areas[1].contains("id=\"pawn-seat2-base-camp-1\""));
    let values: Vec<&str> = drawn.numbers[1].iter().map(|number| number.value.as_str()).collect();
    assert_eq!(values, ["0/4", "0/11", "0+0", "3"]);

    let choices = board().choices(&table, &scene, second).unwrap();
    let Choice { label, .. } = choices.iter().find(|choice| choice.notation == "conquer n9").unwrap();
    assert_eq!(label.label.to_string(), "Take tile 9 with the base camp");
    assert_eq!(label.hint.to_string(), "somnium vein, a miner mines 2 points");
    assert_eq!(label.targets, ["tile-n9", "die-4-1", "die-5-1"]);

    table.play(second, "conquer n9".parse().unwrap()).unwrap();
    while let Some(&choice @ (Action::Send(_) | Action::Die(_) | Action::Enough)) = table.choices(second).first() {
        table.play(second, choice).unwrap();
    }
    let drawn = board().draw(&table, &scene).unwrap();
    assert!(drawn.stage.contains("id=\"pawn-seat2-base-camp-1\""), "the camp stands in the valley");
    assert!(!drawn.areas[1].contains("id=\"pawn-seat2-base-camp-1\""), "and no longer in the reserve");
}

/// W-2.1: rows of cells that touch as their tiles do, and under them what everybody has.
#[test]
fn the_table_as_text_shows_who_stands_where() {
    let mut table = open(2, &[]);
    for text in ["turn force-field", "turn death-ray", "turn juggernaut", "start seat2"] {
        table.chance(text.parse().unwrap()).unwrap();
    }
    let second = Seat::new(1);
    let play = |table: &mut Table<Wiraqocha>, text: &str| table.play(second, text.parse().unwrap()).unwrap();
    play(&mut table, "roll");
    for text in ["show 2", "show 3", "show 6"] {
        table.chance(text.parse().unwrap()).unwrap();
    }
    for text in ["conquer n5", "send base-camp", "die 2", "die 3", "defend n5", "die 6"] {
        play(&mut table, text);
    }
    let text = |language: Language| {
        let words = Words::new(language);
        board().text(&table, &Scene::new(&words, &names(2), Viewer::Spectator)).unwrap()
    };
    let english = text(Language::English);
    let rows: Vec<&str> = english.lines().skip(3).take(8).collect();
    assert_eq!(
        rows.join("\n"),
        "         | d1 1-1          | r3 3-4-5     /\\ | n11 sum 11   /\\ | d5 5-5          |
         | ruins artifact  | village +die    | vein            | village +die    |
         |                 |                 |                 |                 |
+--------+--------+--------+--------+--------+--------+--------+--------+--------+--------+
| d6 6-6          | n5 sum 5        | n1 sum 1        | n2 sum 2        | d3 3-3          |
| village +die    | jungle +1       | jungle +1       | jungle +1       | ruins artifact  |
|                 | 2 camp [6](5)   |                 |                 |                 |
+--------+--------+--------+--------+--------+--------+--------+--------+--------+--------+--------+"
    );
    for line in [
        "Wiraqocha · Round 1",
        "2 Player 2, Start player, to move",
        "  Stores           0 resources and 0 somnium. A turn brings 2 dice, 1 resource and 0 somnium.",
        "  Victories        Artifacts 0/4, Somnium 0/11, Leviathan 0+0/21+2",
        "  Reserve          2 × explorer, 2 × miner, 2 × zeppelin",
        "Supply: 10 dice, 25 resources and 25 somnium",
        "This turn: resources collected, 3 dice counted",
    ] {
        assert!(english.lines().any(|it| it == line), "{line} is not in\n{english}");
    }
    assert!(text(Language::German).contains("| 2 Lager [6](5)  |"));
    assert!(text(Language::French).contains("Dés non utilisés\u{202f}: "));
}
