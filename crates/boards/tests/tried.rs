//! What is tried out in a study is said in words: every outcome of chance in its own, and every choice as it is offered.

use boards::Scene;
use game::{Actor, Rng, Turn, Viewer};
use std::collections::BTreeSet;
use words::{Language, Words};

#[test]
fn every_step_of_a_game_has_its_words() {
    let names: Vec<String> = ["Ada", "Bo", "Cy"].map(String::from).into();
    for (game, language) in catalog::for_people().iter().zip(Language::ALL) {
        let (board, words, mut rng) = (boards::of(game.name()).unwrap(), Words::new(language), Rng::new(3));
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        let mut table = game.open(3, &[], None).unwrap();
        table.set_answers(false);
        let said = |table: &dyn table::AnyTable, by: Actor, does: &str| {
            let text = board.step(table, &scene, by, does).unwrap_or_else(|| panic!("{by:?} does {does}"));
            assert!(!text.is_empty(), "{by:?} does {does}");
            text
        };
        for _ in 0..600 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let all = board.weighed_outcomes(&*table, &scene).unwrap();
                    let notations: Vec<String> = all.iter().map(|it| it.choice.notation.clone()).collect();
                    assert_eq!(notations, table.outcome_texts());
                    let said_of = |it: &boards::Outcome| {
                        let label = &it.choice.label;
                        assert!(it.weight > 0 && !label.label.is_empty(), "{label:?}");
                        format!("{} {}", label.label.text(&names), label.hint.text(&names))
                    };
                    let texts: BTreeSet<String> = all.iter().map(said_of).collect();
                    assert_eq!(texts.len(), all.len(), "all differ: {texts:?}");
                    let outcome = rng.pick(&notations).clone();
                    said(&*table, Actor::Chance, &outcome);
                    table.chance_text(&outcome).unwrap();
                }
                Turn::Seats(seats) => {
                    let (seat, offered) = (seats.lowest(), table.choice_texts(seats.lowest()));
                    let own = Scene { eyes: Viewer::Seat(seat), ..scene };
                    let runs = board.runs(&*table, &own, seat).unwrap();
                    let run = rng.pick(&runs);
                    assert_eq!(said(&*table, Actor::Seat(seat), &run.notation), run.label.label);
                    // A first step alone is named too, and what is not offered is not.
                    let choice = rng.pick(&offered).clone();
                    said(&*table, Actor::Seat(seat), &choice);
                    assert_eq!(board.step(&*table, &scene, Actor::Seat(seat), "tea"), None);
                    table.play_text(seat, &choice).unwrap();
                }
            }
        }
        assert!(table.version() > 100, "{} was played", game.name());
    }
}
