//! The account of the end: its lines sum up to the points, and one sentence says who won and by what.

use super::*;
use game::{Game, Hidden, PerSeat, Playout, Scores};
use wiraqocha::phase::Phase;

/// How random games of every variant end.
fn endings() -> impl Iterator<Item = View> {
    let setups = Setup::all::<Wiraqocha>();
    (0..setups.len() * 3).map(move |game| {
        let mut position = Wiraqocha::start(&setups[game % setups.len()], Tables::shipped()).unwrap();
        Playout::new(game as u64).finish(&mut position);
        position.view(Viewer::Spectator)
    })
}

#[test]
fn lines_sum_up_to_the_points() {
    let (mut won, mut stopped) = (BTreeSet::new(), 0);
    for (at, view) in endings().enumerate() {
        let language = Language::ALL[at % 3];
        let (words, names) = (Words::new(language), names(view.players.len() as u8));
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        for player in &view.players {
            let lines = Board::account(&view, &scene, player.seat);
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), view.scores.points[player.seat], "{lines:?}");
            for line in &lines {
                check_text(&line.what);
                check_text(&line.how);
                check_rule(line.rule);
            }
            let winner = view.won.is_some_and(|won| won.seat == player.seat);
            assert_eq!(Board::progress(&view, player.seat) == 100, winner);
        }
        let verdict = Board::verdict(&view, &scene).unwrap().text(&names);
        check_text(&verdict);
        assert!(names.iter().any(|name| verdict.contains(name)), "{verdict}");
        won.extend(view.won.map(|won| won.victory.word()));
        stopped += u32::from(view.won.is_none());
    }
    assert!(won.len() == 3 && stopped > 3, "{won:?} {stopped}");
}

#[test]
fn nobody_has_won_before_the_end() {
    let table = open(2, &[]);
    let (words, names) = (Words::default(), names(2));
    assert_eq!(board().verdict(&table, &Scene::new(&words, &names, Viewer::Spectator)), None);
    assert_eq!(board().progress(&table), Some(vec![0, 0]));
}

/// W-8.3: somnium, then artifacts, then a shared place.
#[test]
fn a_tie_says_what_decided() {
    let (words, names) = (Words::default(), names(3));
    let scene = Scene::new(&words, &names, Viewer::Spectator);
    let said = |holdings: [(u8, u8); 3]| {
        let mut view = open(3, &[]).position().view(Viewer::Spectator);
        (view.phase, view.round) = (Phase::Over, 50);
        for (player, (somnium, artifacts)) in view.players.iter_mut().zip(holdings) {
            (player.somnium, player.artifacts) = (somnium, artifacts);
        }
        let mut points = PerSeat::all(0);
        Seat::first(3).for_each(|seat| points[seat] = holdings[seat.index()].0.into());
        view.scores = Scores::ranked(3, points, |seat| holdings[seat.index()]);
        Board::verdict(&view, &scene).unwrap().text(&names)
    };
    let begin = "Nobody has won after 50 rounds; ";
    assert_eq!(said([(3, 0), (5, 0), (1, 2)]), format!("{begin}Player 2 is first with 5 somnium."));
    let decided = "Player 3 is first with as much somnium as Player 2, but more artifacts.";
    assert_eq!(said([(3, 0), (5, 0), (5, 2)]), format!("{begin}{decided}"));
    let shared = "Player 1 and Player 3 share the first place with 4 somnium and 1 artifact.";
    assert_eq!(said([(4, 1), (4, 0), (4, 1)]), format!("{begin}{shared}"));
}
