//! The coach looks at the position: what it says changes with it, and is short.

use super::*;

/// What one seat is told at each of its decisions in a game.
fn advice(language: Language, seed: u64) -> Vec<String> {
    let (words, names) = (Words::new(language), names());
    let mut game = start(2 + seed as u8 % 3, VARIANTS[seed as usize % VARIANTS.len()]);
    let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
    let mut told = Vec::new();
    while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
        let view = game.view(Viewer::Seat(Seat::ALL[0]));
        if view.active == Some(Seat::ALL[0]) {
            let scene = Scene::new(&words, &names, Viewer::Seat(Seat::ALL[0]));
            told.push(Board::question(&view, &scene).expect("a question for the player at turn").guide);
        }
        game.apply(actor, action, &mut ());
    }
    told
}

#[test]
fn advice_changes_with_the_position() {
    let mut all = BTreeSet::new();
    for seed in 0..12 {
        let told = advice(Language::English, seed);
        let changes = told.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(2 * changes >= told.len(), "{changes} changes in {} decisions of game {seed}", told.len());
        all.extend(told);
    }
    assert!(all.len() > 200, "only {} different ones", all.len());
}

#[test]
fn advice_is_two_short_sentences_at_most() {
    for (at, language) in Language::ALL.into_iter().enumerate() {
        for said in (0..4).flat_map(|seed| advice(language, 20 + 4 * at as u64 + seed)) {
            assert_said(&said);
            let sentences = said.matches(['.', '!', '?']).count();
            assert!((1..=2).contains(&sentences), "{sentences} sentences: {said}");
            assert!(said.split_whitespace().count() <= 36, "{said}");
            assert!(!said.contains("N-"), "{said}");
        }
    }
}

#[test]
fn the_coach_names_goal_gain_and_threat() {
    let (words, names) = (Words::default(), names());
    let scene = Scene::new(&words, &names, Viewer::Seat(Seat::ALL[0]));
    let guide = |game: &Noria| Board::question(&game.view(scene.eyes), &scene).unwrap().guide;
    let mut game = played("done");
    assert!(guide(&game).contains("brings 1"), "{}", guide(&game));
    scene::play(&mut game, "done");
    assert!(guide(&game).starts_with("In the Refinement Chamber your level 1 counts"), "{}", guide(&game));
    scene::play(&mut game, "seat refinement");
    assert!(guide(&game).starts_with("Bo <b> is on level 1 for the Research Chamber"), "{}", guide(&game));
}
