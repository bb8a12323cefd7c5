//! Whatever line is advised, it can be told: in every language, as a choice that the page offers, with a sentence why.

use boards::{Scene, of};
use game::{Rng, Seat, Turn, Viewer};
use table::AnyTable;
use words::{Language, Words};

/// A line of own steps from here on, each the first or any of the list.
fn line(table: &dyn AnyTable, seat: Seat, rng: &mut Rng) -> Vec<String> {
    let mut table = table.snapshot();
    table.set_answers(false);
    let mut line = Vec::new();
    while line.len() < 12 && matches!(table.turn(), Turn::Seats(seats) if seats.has(seat)) {
        let choice = rng.pick(&table.choice_texts(seat)).clone();
        table.play_text(seat, &choice).expect("a choice of the list");
        line.push(choice);
    }
    line
}

fn lines_are_told(game: &str) {
    let mut rng = Rng::new(4);
    let mut table = catalog::find(game).unwrap().open(3, &[], None).unwrap();
    let board = of(game).unwrap();
    let names = ["Anna", "Ben", "Carla"].map(String::from);
    let (mut told, mut with_steps) = (0, 0);
    for _ in 0..400 {
        table.settle(&mut || rng.bits());
        let Turn::Seats(seats) = table.turn() else { break };
        let seat = seats.lowest();
        let line = line(&*table, seat, &mut rng);
        for language in Language::ALL {
            let words = Words::new(language);
            let scene = Scene::new(&words, &names, Viewer::Seat(seat));
            let advice = board.advice(&*table, &scene, seat, &line).expect("a line that can be played");
            let offered = board.runs(&*table, &scene, seat).unwrap();
            assert!(offered.contains(&advice.choice), "{line:?}: {:?}", advice.choice);
            for counts in [true, false] {
                let why = advice.why(&words, game, counts).text(&names);
                assert!(why.len() > 10 && why.ends_with('.') && !why.contains("advice-"), "{line:?}: {why}");
            }
            told += 1;
            with_steps += usize::from(!advice.then.is_empty());
        }
        let choice = rng.pick(&table.choice_texts(seat)).clone();
        table.play_text(seat, &choice).unwrap();
    }
    assert!(told > 100 && with_steps > 30, "{game}: {told} lines were told, {with_steps} with further steps");
    // What cannot be chosen cannot be advised.
    let words = Words::new(Language::English);
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    assert!(board.advice(&*table, &scene, Seat::new(0), &["no such thing".into()]).is_none());
}

#[test]
fn lines_of_noria_are_told() {
    lines_are_told("noria");
}

#[test]
fn lines_of_novgorod_are_told() {
    lines_are_told("novgorod");
}

#[test]
fn lines_of_wiraqocha_are_told() {
    lines_are_told("wiraqocha");
}
