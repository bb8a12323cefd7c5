//! The table as text: no line is too long, everything has its words, and nobody reads the secrets of others.

use super::*;

#[test]
fn every_line_fits_in_every_language_and_nobody_reads_the_secrets_of_others() {
    let players = ["Ada", "Bertolt", "Charlotte Emilia", "Dimitri"].map(String::from);
    let mut step = 0;
    games(59, |game, _| {
        step += 1;
        if step % 7 > 0 && game.turn() != game::Turn::Over {
            return;
        }
        let words = Words::new(Language::ALL[step / 7 % 3]);
        let secret = format!(", {}", words.say("novgorod-text-secret"));
        for eyes in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let text = Board::text(&game.view(eyes), &Scene::new(&words, &players, eyes));
            check_words(&text);
            let long = text.lines().find(|line| line.chars().count() > 100 || line.ends_with(' '));
            assert_eq!(long, None, "{text}");
            assert!(eyes != Viewer::Spectator || !text.contains(&secret), "{text}");
        }
    });
}

#[test]
fn the_table_in_the_middle_of_a_turn() {
    let options = [("merchant", "front"), ("pirate", "front"), ("special", "on")];
    let setup = Setup::new::<Novgorod>(3, &options).unwrap();
    let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
    let mut playout = Playout::new(4);
    // Late enough that something was earned, with a route of which something was used.
    let is_rich = |view: &View| {
        let used = view.this_turn.route.iter().any(|it| !it.unused);
        view.phase == Phase::Using && view.round > 9 && view.this_turn.route.len() > 2 && used
    };
    while !is_rich(&game.view(Viewer::Spectator)) {
        let (actor, action) = playout.pick(&game).unwrap();
        game.apply(actor, action, &mut ());
    }
    let eyes = Viewer::Seat(game.view(Viewer::Spectator).active.unwrap());
    let players = ["Ada", "Bo", "Cleo"].map(String::from);
    for language in Language::ALL {
        let words = Words::new(language);
        let text = Board::text(&game.view(eyes), &Scene::new(&words, &players, eyes));
        let path = format!("{}/src/novgorod/tests/table-{}.txt", env!("CARGO_MANIFEST_DIR"), language.code());
        game::golden::compare(path, &text);
    }
}
