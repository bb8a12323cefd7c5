//! W-1 and W-8.3: the three victories at the very moment, and the end without one.

use super::*;
use game::PerSeat;

/// Seats and somnium that win.
const SOMNIUM: [(u8, u8); 3] = [(2, 11), (3, 9), (4, 7)];

/// The camps of seats 1 and 2 on 8 and 2.
fn scene(seats: u8, options: &[(&str, &str)]) -> Wiraqocha {
    let mut game = table(seats, options);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    game
}

/// Seat 1 has won in this way, or nobody has.
#[track_caller]
fn assert_won(game: &Wiraqocha, victory: Victory, won: bool) {
    assert_eq!(game.won(), won.then_some((SEAT1, victory)));
    assert_eq!(game.turn() == Turn::Over, won);
    if won {
        assert_eq!((game.phase, choices(game).len()), (Phase::Over, 0));
        let scores = game.scores();
        let others = |first: i32, other: i32| PerSeat::new([first, other, other, other]);
        assert_eq!(scores.points, others(1, 0));
        assert!(Seat::first(game.seats()).all(|seat| scores.place[seat] == if seat == SEAT1 { 1 } else { 2 }));
        assert_eq!(scores.winners().len(), 1);
    }
}

#[test]
fn w_1_somnium_by_a_harvest() {
    for (seats, goal) in SOMNIUM {
        for (miners, before, won) in [
            ("miner n1, miner n3", goal - 1, true),
            ("miner n1, miner n3", goal - 2, false),
            ("miner n9, miner n10", goal - 2, true),
            ("miner n9, miner n10", goal - 1, true),
            ("miner n1", goal - 1, false),
        ] {
            let mut game = scene(seats, &[]);
            put(&mut game, SEAT1, miners);
            stock(&mut game, SEAT1, 5, before);
            act(&mut game, "");
            play(&mut game, "end");
            assert_won(&game, Victory::Somnium, won);
            assert_eq!(game.player[SEAT1].resources, if won { 5 } else { 3 }, "the game ends before W-6.2");
        }
    }
}

#[test]
fn w_1_somnium_by_a_plunder() {
    for (seats, goal) in SOMNIUM {
        for (before, won) in [(goal - 1, true), (goal - 2, false)] {
            let mut game = scene(seats, &[]);
            stock(&mut game, SEAT1, 0, before);
            stock(&mut game, SEAT2, 0, 3);
            act(&mut game, "2 6 6");
            play(&mut game, "plunder n2, die 2, die 6, loot somnium");
            assert_won(&game, Victory::Somnium, won);
        }
    }
}

#[test]
fn w_1_somnium_by_the_tunneller() {
    for (seats, goal) in SOMNIUM {
        let mut game = scene(seats, &[]);
        own(&mut game, SEAT1, "transport-tunneller");
        stock(&mut game, SEAT1, 0, goal - 1);
        stock(&mut game, SEAT2, 0, 3);
        act(&mut game, "2 6");
        play(&mut game, "tunnel n2, die 2, loot somnium");
        assert_won(&game, Victory::Somnium, true);
    }
}

#[test]
fn w_1_four_artifacts_by_a_conquest() {
    for seats in [2, 3, 4] {
        for (found, won) in [("d2 d3 d4", true), ("d3 d4", false)] {
            let mut game = scene(seats, &[]);
            put(&mut game, SEAT1, "explorer n5");
            find(&mut game, SEAT1, found);
            act(&mut game, "1 1 4");
            play(&mut game, "conquer d1, move n5, die 1, die 1");
            assert_won(&game, Victory::Artifacts, won);
        }
    }
}

#[test]
fn w_1_a_conquest_that_wins_asks_for_no_prisoner() {
    let mut game = scene(2, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "explorer n5");
    put(&mut game, SEAT2, "miner d1");
    find(&mut game, SEAT1, "d2 d3 d4");
    act(&mut game, "1 1");
    play(&mut game, "conquer d1, move n5, die 1, die 1");
    assert_won(&game, Victory::Artifacts, true);
}

#[test]
fn w_1_four_artifacts_by_an_exchange_in_phase_1() {
    for seats in [2, 3, 4] {
        for exchange in ["exchange d4 explorer", "exchange-from d4 n5"] {
            let mut game = scene(seats, &[]);
            put(&mut game, SEAT1, "zeppelin d4, explorer n5");
            find(&mut game, SEAT1, "d1 d2 d3");
            play(&mut game, exchange);
            assert_won(&game, Victory::Artifacts, true);
        }
    }
}

#[test]
fn w_1_four_artifacts_out_of_the_cave() {
    for seats in [2, 3, 4] {
        let mut game = scene(seats, &[("cave", "on")]);
        put(&mut game, SEAT1, "explorer cave");
        find(&mut game, SEAT1, "d1 d2 d3");
        play(&mut game, "emerge d4");
        assert_won(&game, Victory::Artifacts, true);
    }
}

#[test]
fn w_1_four_artifacts_by_a_plunder() {
    for (mine, theirs, won) in [("d1 d2 d3", "d4", true), ("d1 d2", "d3 d4", false)] {
        let mut game = scene(3, &[]);
        find(&mut game, SEAT1, mine);
        find(&mut game, SEAT2, theirs);
        act(&mut game, "2 6 6");
        play(&mut game, "plunder n2, die 2, die 6, loot artifact");
        assert_won(&game, Victory::Artifacts, won);
    }
}

#[test]
fn w_1_three_artifacts_never_win() {
    let mut game = scene(2, &[]);
    own(&mut game, SEAT1, "death-ray");
    put(&mut game, SEAT1, "explorer n5");
    find(&mut game, SEAT1, "d2 d3");
    act(&mut game, "1 1");
    play(&mut game, "death-ray d4, conquer d1, move n5, die 1, die 1");
    assert_eq!(game.player[SEAT1].artifacts, 3);
    assert_won(&game, Victory::Artifacts, false);
}

/// Held cards, the last one, and whether it completes the Leviathan.
const LEVIATHAN: [(u8, &str, &str, bool); 9] = [
    (2, "death-ray mechanical-miner production-tanks android-factory", "recovery-workshop", true), // 21 and 2
    (2, "death-ray production-tanks android-factory psychic-probe", "recovery-workshop", false),   // 20 and 2
    (2, "transport-tunneller production-tanks mechanical-miner android-factory", "recovery-workshop", false), // 21, 1
    (3, "death-ray production-tanks android-factory", "mechanical-miner", true),                   // 18 and 2
    (3, "death-ray production-tanks mechanical-miner", "recovery-workshop", false),                // 17 and 2
    (3, "transport-tunneller production-tanks mechanical-miner", "android-factory", false),        // 18 and 1
    (4, "android-factory psychic-probe battle-exoskeleton", "force-field", true),                  // 15 and 1
    (4, "transport-tunneller production-tanks", "mechanical-miner", false),                        // 14 and 1
    (4, "android-factory psychic-probe battle-exoskeleton", "recovery-workshop", false),           // 15 and 0
];

#[test]
fn w_1_the_leviathan_by_building() {
    for (seats, held, last, won) in LEVIATHAN {
        let mut game = scene(seats, &[]);
        own(&mut game, SEAT1, held);
        turn_up(&mut game, last);
        stock(&mut game, SEAT1, 10, 2);
        act(&mut game, "6");
        play(&mut game, &format!("build {last}"));
        assert_won(&game, Victory::Leviathan, won);
    }
}

#[test]
fn w_1_a_force_field_completes_it_before_it_is_put_down() {
    let mut game = scene(4, &[]);
    own(&mut game, SEAT1, "android-factory psychic-probe battle-exoskeleton");
    turn_up(&mut game, "force-field");
    stock(&mut game, SEAT1, 3, 1);
    act(&mut game, "6");
    play(&mut game, "build force-field");
    assert_eq!(game.field, Token::InHand);
    assert_won(&game, Victory::Leviathan, true);
}

#[test]
fn w_1_the_leviathan_by_theft_stolen_cards_included() {
    for (seats, held, stolen, won) in [
        // 21, 2
        (2, "flying-fortress production-tanks android-factory battle-exoskeleton", "transport-tunneller", true),
        // 20, 2
        (2, "flying-fortress production-tanks android-factory recovery-workshop", "transport-tunneller", false),
        (3, "flying-fortress production-tanks mechanical-miner", "juggernaut", true), // 18, 2
        (3, "flying-fortress production-tanks android-factory", "juggernaut", false), // 17, 2
        (4, "mechanical-miner production-tanks", "juggernaut", false),                // 14, 1
        (4, "mechanical-miner production-tanks recovery-workshop", "juggernaut", true), // 17, 1
    ] {
        let mut game = scene(seats, &[]);
        own(&mut game, SEAT1, held);
        own(&mut game, SEAT2, stolen);
        act(&mut game, "2 6 6");
        play(&mut game, &format!("plunder n2, die 2, die 6, loot {stolen}"));
        assert_won(&game, Victory::Leviathan, won);
    }
}

#[test]
fn w_1_used_up_cards_count_and_holdings_do_not() {
    let mut game = scene(2, &[]);
    own(&mut game, SEAT1, "death-ray mechanical-miner production-tanks force-field");
    put(&mut game, SEAT1, "miner n6");
    game.field = on("n6");
    turn_up(&mut game, "android-factory");
    stock(&mut game, SEAT1, 21, 4);
    act(&mut game, "");
    play(&mut game, "death-ray n6");
    assert_eq!((game.field, game.worth(SEAT1)), (Token::Gone, (17, 3)), "21 resources in hand do not count");
    play(&mut game, "build android-factory");
    assert_won(&game, Victory::Leviathan, true);
}

#[test]
fn w_1_the_first_to_reach_it_has_won_although_another_would_soon() {
    let mut game = scene(2, &[]);
    stock(&mut game, SEAT1, 0, 10);
    stock(&mut game, SEAT2, 0, 10);
    put(&mut game, SEAT1, "miner n1, miner n3");
    put(&mut game, SEAT2, "miner n9, miner n10");
    act(&mut game, "");
    play(&mut game, "end");
    assert_won(&game, Victory::Somnium, true);
}

/// A turn without dice.
fn pass(game: &mut Wiraqocha) -> Vec<Event> {
    act(game, "");
    play(game, "end")
}

#[test]
fn w_8_3_the_game_stops_after_the_last_round() {
    for (cap, last) in [("50", 50), ("100", 100), ("200", 200)] {
        let mut game = table(2, &[("cap", cap)]);
        put(&mut game, SEAT1, "base-camp n8");
        put(&mut game, SEAT2, "base-camp n2");
        turn_up(&mut game, "death-ray juggernaut psychic-probe");
        (game.round, game.first, game.active) = (last - 1, SEAT2, SEAT2);
        pass(&mut game);
        pass(&mut game);
        assert_eq!((game.round, game.phase, game.active), (last, Phase::Preparing, SEAT2));
        pass(&mut game);
        assert_eq!(game.phase, Phase::Preparing, "everybody has the last turn");
        let events = pass(&mut game);
        assert_eq!((game.phase, game.turn(), game.won()), (Phase::Over, Turn::Over, None));
        assert_eq!((game.round, events.last()), (last, Some(&Event::Stopped)));
    }
    assert_eq!(start(2, &[]).rules.cap, 200, "the usual cap");
}

#[test]
fn w_8_3_ranked_by_somnium_then_artifacts_and_equal_players_share_a_place() {
    for (players, places) in [
        ([(3, 0), (5, 0), (4, 1), (0, 2)], [3, 1, 2, 4]),
        ([(3, 0), (3, 1), (3, 0), (2, 2)], [2, 1, 2, 4]),
        ([(0, 0), (0, 0), (0, 0), (0, 0)], [1, 1, 1, 1]),
        ([(6, 1), (6, 1), (0, 0), (0, 1)], [1, 1, 4, 3]),
    ] {
        let mut game = table(4, &[]);
        let mut ruins = ["d1", "d2", "d3", "d4"].into_iter();
        for (seat, (somnium, artifacts)) in Seat::ALL.into_iter().zip(players) {
            stock(&mut game, seat, 5, somnium);
            ruins.by_ref().take(artifacts).for_each(|tile| find(&mut game, seat, tile));
        }
        let scores = game.scores();
        assert_eq!(scores.place, PerSeat::new(places), "{players:?}");
        assert_eq!(scores.points, PerSeat::new(players.map(|(somnium, _)| i32::from(somnium))));
    }
}

#[test]
fn w_8_3_a_victory_in_the_last_turn_is_a_victory() {
    let mut game = scene(2, &[("cap", "50")]);
    game.round = 50;
    (game.active, game.first) = (SEAT1, SEAT2);
    put(&mut game, SEAT1, "miner n1, miner n3");
    stock(&mut game, SEAT1, 0, 10);
    stock(&mut game, SEAT2, 0, 10);
    pass(&mut game);
    assert_won(&game, Victory::Somnium, true);
}
