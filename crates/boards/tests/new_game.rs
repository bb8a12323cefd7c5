//! What a new game needs: a [`Skin`] and a [`Draw`], written outside this crate, are enough for everything that pages,
//! the terminal and programs ask a board for. The game is Pig, from the examples of the contract.

use boards::{About, ChoiceLabel, Draw, Line, Number, Of, Picture, Question, Scene, Skin, play};
use game::examples::pig::{Action, Event, GOAL, Note, Pig, View};
use game::{Seat, Setup, Viewer};
use maud::{Markup, html};
use serde_json::json;
use table::Table;
use words::{Words, player};

const SKIN: Skin = Skin {
    game: "pig",
    letter: 'P',
    board: &Of::<Board>::NEW,
    emblem: "<svg/>",
    cover: "<svg/>",
    sheet: "",
    style: ".pig-die { inline-size: 4em }",
    colours: "[data-game=\"pig\"] { --accent: pink }",
    word: |_| None,
    about: About { minutes: 5, weight: 1, author: "tradition", first: &[] },
};

struct Board;

impl Draw for Board {
    type Game = Pig;

    fn title(view: &View, _: &Scene) -> String {
        format!("Round {}", view.round)
    }

    fn stage(view: &View, scene: &Scene) -> Markup {
        html! { svg.pig-die id=[scene.id("die")] { title { "The die" } text { (view.points) } } }
    }

    fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
        html! { p id=[scene.id(format!("score-{seat}"))] { (scene.name(seat)) ": " (view.scores[seat]) } }
    }

    fn numbers(view: &View, _: &Scene, seat: Seat) -> Vec<Number> {
        vec![Number { label: "Points".into(), value: format!("{}/{GOAL}", view.scores[seat]) }]
    }

    fn question(view: &View, _: &Scene) -> Option<Question> {
        let rule = "P-1.1";
        view.turn.map(|_| Question { text: "Roll or hold?".into(), guide: "A 1 takes all.".into(), rule })
    }

    fn choice(view: &View, scene: &Scene, action: Action, (): &()) -> ChoiceLabel {
        let own = || scene.own().map(|seat| format!("score-{seat}"));
        let (label, hint, target) = match action {
            Action::Roll => ("Roll", String::new(), Some("die".into())),
            Action::Hold => ("Hold", format!("brings {}", view.points), own()),
            Action::Die(_) => ("", String::new(), None),
        };
        let targets = target.into_iter().collect();
        ChoiceLabel { label: label.into(), hint: hint.into(), targets, rule: "P-1.1", ..ChoiceLabel::default() }
    }

    fn log(Note(event): &Note, _: &Scene) -> Line {
        let text = match event {
            Event::Rolled(seat) => format!("{} rolls", player(*seat)),
            Event::Fell(seat, face) => format!("{} rolls a {face}", player(*seat)),
            Event::Held(seat, points) => format!("{} keeps {points}", player(*seat)),
            Event::Lost(seat, points) => format!("{} loses {points}", player(*seat)),
            Event::Won(seat) => format!("{} wins", player(*seat)),
            Event::TimeUp => "The last round is over".into(),
        };
        Line { text: text.into(), rule: Some("P-1.2"), ..Line::default() }
    }

    fn text(view: &View, scene: &Scene) -> String {
        Seat::first(view.seats).map(|seat| format!("{} {}\n", scene.name(seat), view.scores[seat])).collect()
    }

    fn pictures(_: &Words, (): &'static ()) -> Vec<Picture> {
        vec![Picture { rule: "P-1.1", caption: "A die".into(), drawing: html! { svg { title { "A die" } } } }]
    }
}

const NAMES: [&str; 2] = ["Ada", "Bo"];

/// Ada has kept 11 and Bo has a 4 in hand.
fn live() -> Table<Pig> {
    let mut table = Table::new(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
    for (seat, action) in [(0, "roll"), (0, "die 6"), (0, "roll"), (0, "die 5"), (0, "hold"), (1, "roll"), (1, "die 4")]
    {
        let action: Action = action.parse().unwrap();
        match action {
            Action::Die(_) => table.chance(action).unwrap(),
            Action::Roll | Action::Hold => table.play(Seat::new(seat), action).unwrap(),
        };
    }
    table
}

#[test]
fn a_page_gets_the_board_the_question_and_the_choices() {
    let (table, words, names, bo) = (live(), Words::default(), NAMES.map(String::from), Seat::new(1));
    let scene = Scene::new(&words, &names, Viewer::Seat(bo));
    let drawn = SKIN.board.draw(&table, &scene).unwrap();
    assert_eq!(drawn.title, "Round 1");
    assert!(drawn.stage.contains("<text>4</text>"), "{}", drawn.stage);
    assert_eq!(drawn.areas, ["<p id=\"score-seat1\">Ada: 11</p>", "<p id=\"score-seat2\">Bo: 0</p>"]);
    assert_eq!(drawn.numbers[0], [Number { label: "Points".into(), value: "11/100".into() }]);
    assert_eq!(drawn.question, SKIN.board.question(&table, &scene));
    assert_eq!(drawn.question.as_ref().map(|it| it.text.as_str()), Some("Roll or hold?"));

    let choices = SKIN.board.choices(&table, &scene, bo).unwrap();
    let told: Vec<_> =
        choices.iter().map(|it| (&*it.notation, it.label.label.to_string(), it.label.hint.to_string())).collect();
    assert_eq!(told, [("roll", "Roll".into(), "".into()), ("hold", "Hold".into(), "brings 4".into())]);
    let page = play(&drawn, Some(bo.index()), &names).into_string();
    for id in choices.iter().flat_map(|it| &it.label.targets) {
        assert!(page.contains(&format!(" id=\"{id}\"")), "{id} is not in {page}");
    }
    assert_eq!(SKIN.board.pictures(&words).len(), 1);
}

#[test]
fn the_log_and_the_terminal_get_their_lines() {
    let (table, words, names) = (live(), Words::default(), NAMES.map(String::from));
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    let told = SKIN.board.told(&table, &scene, 0).unwrap();
    let lines: Vec<String> = told.iter().map(|(_, line)| line.text.text(&names)).collect();
    assert_eq!(lines, ["Ada rolls a 6", "Ada rolls a 5", "Ada keeps 11", "Bo rolls a 4"]);
    assert!(SKIN.board.seen(&table, &scene).unwrap().ends_with("Bo rolls a 4\n"));
    assert_eq!(SKIN.board.text(&table, &scene).as_deref(), Some("Ada 11\nBo 0\n"));
}

#[test]
fn programs_get_values_and_schemas() {
    let (table, bo) = (live(), Seat::new(1));
    let view = SKIN.board.view_values(&table, Viewer::Spectator).unwrap();
    assert_eq!((&view["turn"], &view["points"]), (&json!("seat2"), &json!(4)));
    let choices = SKIN.board.choice_values(&table, bo).unwrap();
    assert_eq!(choices[1], ("hold".into(), json!("hold"), json!(null)));
    let notes = SKIN.board.note_values(&table, Viewer::Spectator, 0).unwrap();
    assert_eq!(notes.last().unwrap().1, Some(json!({ "fell": ["seat2", "4"] })));
    let schemas = SKIN.board.schemas();
    for part in ["View", "Note", "Action"] {
        assert!(schemas.parts.contains_key(&format!("pig.{part}")), "{part} is not among {:?}", schemas.parts.keys());
    }
}

#[test]
fn a_table_of_another_game_is_none_of_its_business() {
    let other = catalog::find("kuhn").unwrap().open(2, &[], None).unwrap();
    let (words, names) = (Words::default(), NAMES.map(String::from));
    assert_eq!(SKIN.board.draw(&*other, &Scene::new(&words, &names, Viewer::Spectator)), None);
}
