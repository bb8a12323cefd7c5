//! The coach speaks to the position: short, and seldom the same twice.

use super::*;

/// What the seats are told, decision by decision, in one game.
fn advice(setup: &Setup, seed: u64, language: Language) -> Vec<Vec<String>> {
    let words = Words::new(language);
    let players = ["Ada", "Bo", "Cy", "Di"].map(String::from);
    let mut told = vec![Vec::new(); usize::from(setup.seats())];
    let mut game = Novgorod::start(setup, Tables::shipped()).unwrap();
    let mut playout = Playout::new(seed);
    while let Some((actor, action)) = playout.pick(&game) {
        if let Actor::Seat(seat) = actor {
            let scene = Scene::new(&words, &players, Viewer::Seat(seat));
            told[seat.index()].extend(Board::question(&game.view(scene.eyes), &scene).map(|it| it.guide));
        }
        game.apply(actor, action, &mut ());
    }
    told
}

#[test]
fn most_decisions_get_advice_of_their_own() {
    for (seed, setup) in (0..).zip(Setup::all::<Novgorod>().into_iter().step_by(41)) {
        for told in advice(&setup, seed, Language::ALL[seed as usize % 3]) {
            let other = told.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(2 * other >= told.len(), "{other} of {} differ: {told:#?}", told.len());
            for text in &told {
                check_words(text);
                assert!(!text.is_empty() && text.split_whitespace().count() <= 55, "{text}");
            }
        }
    }
}
