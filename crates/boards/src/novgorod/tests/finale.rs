//! The account of the end, over random games that were played to it.

use super::*;

/// Whoever is looked at before the end is told what stands so far; at the end every seal is accounted for.
#[test]
fn lines_sum_up_to_the_seals() {
    let mut whats = BTreeSet::new();
    for (seed, setup) in (0..).zip(Setup::all::<Novgorod>().into_iter().step_by(5)) {
        let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
        let mut playout = Playout::new(seed);
        let words = Words::new(Language::ALL[seed as usize % 3]);
        let scene = Scene::new(&words, &[], Viewer::Spectator);
        let mut step = 0;
        loop {
            let picked = playout.pick(&game);
            step += 1;
            if picked.is_none() || step % 97 == 0 {
                let view = game.view(scene.eyes);
                assert_eq!(Board::verdict(&view, &scene).is_some(), picked.is_none());
                for seat in Seat::first(game.seats()) {
                    let lines = Board::account(&view, &scene, seat);
                    assert_eq!(lines.iter().map(|it| it.points).sum::<i32>(), game.scores().points[seat]);
                    assert_eq!(Board::progress(&view, seat), game.scores().points[seat]);
                    for line in lines {
                        [&line.what, &line.how].into_iter().for_each(|text| check_words(text));
                        check_rule(line.rule);
                        whats.insert(line.what);
                    }
                }
            }
            let Some((actor, action)) = picked else { break };
            game.apply(actor, action, &mut ());
        }
    }
    assert!(whats.len() >= 26, "{whats:?}");
}

/// A view of the end in which the players have these seals, rows and ducats; who has fewer than two rows shows an X.
fn ended(players: [(u16, u8, u16); 3]) -> View {
    let setup = Setup::new::<Novgorod>(3, &[]).unwrap();
    let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
    Playout::new(1).finish(&mut game);
    let mut view = game.view(Viewer::Spectator);
    let ranked = |&(seals, rows, ducats): &(u16, u8, u16)| (rows >= 2).then_some((seals, ducats, rows));
    for (at, it) in players.iter().enumerate() {
        let (player, seat) = (&mut view.players[at], Seat::new(at));
        (player.seals, player.rows, player.ducats, player.shows_x) = (it.0, it.1, it.2, it.1 < 2);
        let better = players.iter().filter(|other| ranked(other) > ranked(it)).count();
        let nobody = players.iter().all(|it| ranked(it).is_none());
        view.scores.place[seat] = better as u8 + 1 + u8::from(nobody);
    }
    view
}

#[test]
fn the_verdict_says_by_what() {
    let names = ["Ada", "Bo", "Cy"].map(String::from);
    let said = |players, language| {
        let words = Words::new(language);
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        Board::verdict(&ended(players), &scene).unwrap().text(&names)
    };
    let english = |players| said(players, Language::English);
    assert_eq!(english([(31, 3, 2), (28, 3, 9), (12, 2, 0)]), "Ada wins with 31 seals, 3 more than Bo.");
    assert_eq!(
        english([(31, 3, 2), (31, 3, 9), (12, 2, 0)]),
        "Bo and Ada have 31 seals each; more ducats decide for Bo."
    );
    assert_eq!(
        english([(31, 3, 2), (28, 3, 9), (40, 1, 0)]),
        "Ada wins with 31 seals, 3 more than Bo. Cy has 40 seals, but still shows a red X."
    );
    assert_eq!(
        english([(31, 1, 2), (28, 3, 9), (40, 1, 0)]),
        "Bo wins with 28 seals; everybody else still shows a red X."
    );
    assert_eq!(english([(31, 1, 2), (28, 1, 9), (40, 1, 0)]), "Nobody wins: everybody still shows a red X.");
    assert_eq!(
        said([(31, 3, 2), (31, 2, 2), (12, 2, 0)], Language::German),
        "Ada und Bo haben beide 31\u{a0}Siegel; auch die Dukaten sind gleich, mehr Karrierestufen entscheiden für Ada."
    );
}
