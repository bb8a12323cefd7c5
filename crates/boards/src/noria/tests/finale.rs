//! The account of the end: lines that add up to the points, and a sentence that says who won.

use super::*;
use game::{PerSeat, Scores};
use noria::View;
use noria::pieces::{ByPath, Chamber};
use noria::score::scored;

/// A finished game.
fn finished(seats: u8, options: &[(&str, &str)], seed: u64) -> Noria {
    let mut game = start(seats, options);
    let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
    while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
        game.apply(actor, action, &mut ());
    }
    game
}

#[test]
fn the_lines_of_an_account_add_up_to_the_points() {
    let names = names();
    let mut highest = 0;
    for seed in 0..60 {
        let game = finished(2 + seed as u8 % 3, VARIANTS[seed as usize % VARIANTS.len()], seed);
        let words = Words::new(Language::ALL[seed as usize % 3]);
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        let view = game.view(scene.eyes);
        for seat in Seat::first(game.seats()) {
            let lines = Board::account(&view, &scene, seat);
            assert_eq!(lines.len(), 7);
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), game.scores().points[seat]);
            assert_eq!(Board::progress(&view, seat), game.scores().points[seat]);
            for line in lines {
                assert_said(&line.what);
                assert_said(&line.how);
                assert_ruled(line.rule);
                highest = highest.max(line.points);
            }
        }
        let verdict = Board::verdict(&view, &scene).expect("a game that is over").text(&names);
        assert_said(&verdict);
        for seat in game.scores().winners().iter() {
            assert!(verdict.contains(scene.name(seat)), "{verdict}");
        }
    }
    assert!(highest > 12, "{highest}");
}

#[test]
fn nobody_has_won_before_the_end() {
    let (words, names) = (Words::default(), names());
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    assert_eq!(Board::verdict(&played("done").view(scene.eyes), &scene), None);
}

/// N-11, example 2: the final table of the rulebook.
fn final_table() -> View {
    let mut view = finished(4, &[], 1).view(Viewer::Spectator);
    for (chamber, value) in Chamber::ALL.into_iter().zip([6, 8, 0, 8, 2, 8]) {
        view.chamber[chamber].value = value;
    }
    let values = noria::pieces::ByChamber::new(Chamber::ALL.map(|chamber| view.chamber[chamber].value));
    let levels = [[7, 1, 0, 1], [0, 1, 0, 5], [2, 6, 1, 0], [2, 2, 3, 2]];
    for ((player, levels), upkeep) in view.players.iter_mut().zip(levels).zip([11, 9, 12, 8]) {
        player.level = ByPath::new(levels);
        player.scored = scored(&player.level, &values);
        player.upkeep = upkeep;
    }
    rank(&mut view);
    view
}

fn rank(view: &mut View) {
    let mut points = PerSeat::all(0);
    for player in &view.players {
        points[player.seat] = player.scored.entries().iter().map(|scored| scored.points).sum();
    }
    let upkeep = |seat: Seat| view.players[seat.index()].upkeep;
    view.scores = Scores::ranked(4, points, |seat| (points[seat], std::cmp::Reverse(upkeep(seat))));
}

#[test]
fn n_11_the_final_table_of_the_book_is_told() {
    let names: Vec<String> = ["Kyra", "Johann", "Mateja", "Nele"].map(String::from).into();
    let verdict = |view: &View, language: Language| {
        let words = Words::new(language);
        Board::verdict(view, &Scene::new(&words, &names, Viewer::Spectator)).unwrap().text(&names)
    };
    let mut view = final_table();
    assert_eq!(
        verdict(&view, Language::English),
        "Kyra wins the tie with Mateja at 72 points by fewer ships and warehouses: 11 against 12"
    );
    view.players[2].upkeep = 11;
    rank(&mut view);
    assert_eq!(
        verdict(&view, Language::German),
        "Kyra und Mateja teilen sich den Sieg mit 72\u{a0}Punkten und je 11 Schiffen und Lagern"
    );
    view.players[2].scored[Chamber::Settlement].points -= 8;
    rank(&mut view);
    assert_eq!(
        verdict(&view, Language::English),
        "Kyra wins with 72 points, 6 ahead; the most came from Refinement: level 7 × 6 = 42"
    );
    let words = Words::default();
    let account = Board::account(&view, &Scene::new(&words, &names, Viewer::Spectator), Seat::ALL[0]);
    let told: Vec<String> = account.iter().map(|it| format!("{}: {} = {}", it.what, it.how, it.points)).collect();
    assert_eq!(
        told,
        [
            "Refinement: level 7 × 6 = 42",
            "Settlement: level 1 × 8 = 8",
            "Exploration: level 0 × 0: in the cave = 0",
            "Research: level 1 × 8 = 8",
            "Specialization: highest 7 × 2 = 14",
            "Division: lowest 0 × 8: in the cave = 0",
            "Ships and warehouses: 11: they only count in a tie, where the fewest win = 0",
        ]
    );
}
