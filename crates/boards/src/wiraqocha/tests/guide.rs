//! The coach looks at the position: other positions, other advice, and never long.

use super::*;
use game::playout::Tastes;
use game::{Game, Hidden, Playout};

/// Words that two short sentences have at most.
const MOST_WORDS: usize = 42;

#[test]
fn advice_depends_on_the_position() {
    let mut said = BTreeSet::new();
    for (seed, setup) in (0..).zip(Setup::all::<Wiraqocha>()) {
        let language = Language::ALL[seed % 3];
        let (words, names) = (Words::new(language), names(setup.seats()));
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        let mut position = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed as u64), Tastes::new(seed as u64));
        let (mut before, mut asked, mut new) = (String::new(), 0, 0);
        while let Some((actor, action)) = playout.pick_by(&tastes, &position) {
            let mut choices = Vec::new();
            position.choices(Seat::new(0), &mut choices);
            if actor == game::Actor::Seat(Seat::new(0)) && choices.len() > 1 && asked < 200 {
                let guide = Board::question(&position.view(Viewer::Spectator), &scene).unwrap().guide;
                check_text(&guide);
                let words = guide.split_whitespace().filter(|it| it.contains(char::is_alphanumeric)).count();
                assert!(words > 0 && words <= MOST_WORDS, "{words}: {guide}");
                asked += 1;
                new += u32::from(guide != before);
                said.insert(guide.clone());
                before = guide;
            }
            position.apply(actor, action, &mut ());
        }
        assert!(new * 2 >= asked, "{new} of {asked} in {setup:?}");
    }
    assert!(said.len() > 300, "{}", said.len());
}

#[test]
fn the_coach_warns_of_who_is_about_to_win() {
    let (words, names) = (Words::default(), names(2));
    let scene = Scene::new(&words, &names, Viewer::Seat(Seat::new(1)));
    let mut view = runs::rolled(&[4, 5, 6]).position().view(Viewer::Spectator);
    let guide = |view: &View| Board::question(view, &scene).unwrap().guide;
    assert!(guide(&view).starts_with("The base camp can go to tile "), "{}", guide(&view));
    view.this_turn.camp_waits = false;
    let artifacts = &mut view.players[0].victories[0];
    (artifacts.has.artifacts, artifacts.missing.artifacts) = (3, 1);
    assert!(guide(&view).starts_with("Player 1 is close to winning (Artifacts 3 of 4)."), "{}", guide(&view));
}
