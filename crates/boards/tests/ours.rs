//! Values that are ours are marked on the boards, and only those: a table with somebody's own pieces has the sources of
//! their file.

use boards::Scene;
use boards::skin::SKINS;
use game::{Seat, Turn, Viewer};
use table::AnyTable;
use words::Words;

/// The board after some choices, with the pieces of this data file.
fn drawn(game: &str, options: &[(&str, &str)], data: Option<&str>) -> String {
    let mut table: Box<dyn AnyTable> = catalog::find(game).unwrap().open(2, options, data).unwrap();
    for step in 0..60_usize {
        table.settle(&mut || 5);
        let Turn::Seats(seats) = table.turn() else { break };
        let seat = seats.iter().next().unwrap();
        let choices = table.choice_texts(seat);
        table.play_text(seat, &choices[step % choices.len()]).unwrap();
    }
    table.settle(&mut || 5);
    let (words, names) = (Words::default(), ["Ada", "Bo"].map(String::from));
    let scene = Scene::new(&words, &names, Viewer::Seat(Seat::new(0)));
    let drawn = boards::of(game).unwrap().draw(&*table, &scene).unwrap();
    drawn.stage + &drawn.areas.concat()
}

fn marks(board: &str) -> usize {
    board.matches("class=\"ours\"").count() + board.matches("w-price ours\"").count()
}

#[test]
fn every_board_marks_what_is_ours_and_little_is_sent_for_it() {
    for skin in SKINS {
        let board = drawn(skin.game, &[], None);
        let marks = marks(&board);
        assert!(marks > 2 && marks < 150, "{}: {marks} marks", skin.game);
        assert!(marks * 45 < board.len() / 10, "{}: {marks} marks on {} bytes", skin.game, board.len());
    }
    assert!(drawn("wiraqocha", &[("cave", "on")], None).contains("class=\"ours\""), "the number of the cave");
}

#[test]
fn values_that_were_read_off_a_box_are_not_marked() {
    for (game, from, to) in [
        ("noria", "knowledge = [0, 1, 1, 2, 2, 3, 3, 4]", "knowledge = [0, 1, 1, 2, 2, 3, 4, 4]"),
        ("novgorod", "income = 3", "income = 4"),
        ("wiraqocha", "resources = 4", "resources = 5"),
    ] {
        let (_, shipped) = catalog::find(game).unwrap().shipped();
        assert!(shipped.contains(from), "{game}");
        let half = shipped.replacen(from, to, 1);
        let (ours, known) = (drawn(game, &[], Some(&half)), drawn(game, &[], Some(&other(&half))));
        assert!(marks(&ours) > 2, "{game}: somebody corrected a value and said nothing about the others");
        assert_eq!(marks(&known), 0, "{game}");
    }
}

/// The same file with one more value changed, so that it is another one, and all of it read off a box.
fn other(text: &str) -> String {
    let changed = [("price  = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "price  = [1, 2, 3, 4, 5, 6, 7, 8, 8]")]
        .into_iter()
        .chain([("harbour_fee = 4", "harbour_fee = 5"), ("somnium = 2\n", "somnium = 1\n")])
        .find(|(from, _)| text.contains(from));
    let (from, to) = changed.expect("a value to change");
    text.replacen(from, to, 1).replace("reconstructed", "my box")
}
