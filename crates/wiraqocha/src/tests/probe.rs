//! W-7.8: the Psychic Probe.

use super::*;

/// Seat 1 has the probe and its camp on 8; seat 2 its camp on 2 and a miner on 6, with these defence dice.
fn scene(guards: &str, dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2, miner n6");
    if !guards.is_empty() {
        guard(&mut game, guards);
    }
    act(&mut game, dice);
    game
}

fn falls(game: &Wiraqocha, tile: &str) -> bool {
    offered(game, "conquer").split(", ").any(|it| it == tile)
}

#[test]
fn w_7_8_an_enemy_defence_die_is_turned_to_1_also_without_an_attack() {
    let mut game = scene("n6 6", "");
    let events = play(&mut game, "probe n6");
    assert_eq!(events, [Event::ProbedDie { seat: SEAT1, tile: Tile::N6, from: Face::Six, to: Face::One }]);
    assert_eq!(game.board.die[Tile::N6], Some(Face::One));
    assert_offers(&game, "end");
}

#[test]
fn w_7_8_once_a_turn() {
    let mut game = scene("n6 6, n2 3", "");
    assert_offers(&game, "probe n2, probe n6, end");
    for probe in ["probe n2", "probe n6"] {
        let mut game = game.clone();
        play(&mut game, probe);
        assert_offers(&game, "end");
    }
    play(&mut game, "probe n6, end");
    first_outcomes(&mut game);
    act(&mut game, "");
    end_turn(&mut game);
    act(&mut game, "");
    assert_offers(&game, "probe n2, end");
}

#[test]
fn w_7_8_a_1_is_beaten_by_a_2() {
    let mut game = scene("n6 6", "6 2");
    assert!(!falls(&game, "n6"));
    play(&mut game, "probe n6, conquer n6, send miner, die 6, die 2");
    assert_eq!(standing(&game, SEAT1), "miner n6, base-camp n8");
    let mut game = scene("n6 6", "6 1");
    play(&mut game, "probe n6");
    assert!(!falls(&game, "n6"), "a 1 does not beat a 1");
}

#[test]
fn w_7_8_a_die_that_shows_1_and_the_own_dice_are_not_offered() {
    assert_eq!(offered(&scene("n6 1, n8 4", ""), "probe"), "n2");
    assert_eq!(offered(&scene("n6 2, n8 4", ""), "probe"), "n2, n6");
    let mut game = scene("n2 1", "");
    assert_eq!(offered(&game, "probe"), "n2", "the camp's own 5 is left to weaken");
    let events = play(&mut game, "probe n2");
    assert_eq!(events, [Event::ProbedCamp { seat: SEAT1, tile: Tile::N2 }]);
}

#[test]
fn w_7_8_the_die_stays_1_until_its_owner_decides_about_it() {
    let mut game = scene("n6 6", "");
    play(&mut game, "probe n6");
    end_turn(&mut game);
    assert_eq!((game.active, game.board.die[Tile::N6]), (SEAT2, Some(Face::One)));
    assert_eq!(offered(&game, "take-back"), "n6");
    let mut taken = game.clone();
    play(&mut taken, "take-back n6, roll");
    assert_eq!((taken.board.die[Tile::N6], taken.phase), (None, Phase::Rolling(3)));
    play(&mut game, "roll");
    assert_eq!((game.board.die[Tile::N6], game.phase), (Some(Face::One), Phase::Rolling(2)), "left as 1");
    first_outcomes(&mut game);
    end_turn(&mut game);
    assert_eq!((game.active, game.board.die[Tile::N6]), (SEAT1, Some(Face::One)));
}

#[test]
fn w_7_8_a_third_player_finds_the_1_too() {
    let mut game = table(3, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT3, "base-camp n2, miner n6");
    put(&mut game, SEAT2, "base-camp n7");
    guard(&mut game, "n6 6");
    act(&mut game, "");
    play(&mut game, "probe n6");
    end_turn(&mut game);
    act(&mut game, "6 2");
    assert!(game.active == SEAT2 && falls(&game, "n6"));
}

#[test]
fn w_7_8_a_camps_natural_5_counts_1() {
    let mut game = scene("", "2 2");
    assert!(!falls(&game, "n2"));
    let events = play(&mut game, "probe n2");
    assert_eq!(events, [Event::ProbedCamp { seat: SEAT1, tile: Tile::N2 }]);
    play(&mut game, "conquer n2, send miner, die 2, die 2");
    assert!(game.player[SEAT2].camp_in_reserve());
    let mut game = scene("", "2 1");
    play(&mut game, "probe n2");
    assert!(!falls(&game, "n2"));
}

#[test]
fn w_7_8_the_5_is_back_when_the_turn_ends() {
    let mut game = table(3, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n1");
    put(&mut game, SEAT3, "base-camp n2");
    act(&mut game, "");
    play(&mut game, "probe n2");
    end_turn(&mut game);
    act(&mut game, "2 5");
    assert!(!falls(&game, "n2"));
    game.supply.dice += game.dice.len();
    act(&mut game, "2 6");
    assert!(game.active == SEAT2 && falls(&game, "n2"));
}

#[test]
fn w_7_8_a_probed_camp_is_plundered_for_the_rest_of_the_turn() {
    let mut game = scene("", "2 2 2 2");
    stock(&mut game, SEAT2, 0, 2);
    play(&mut game, "probe n2, plunder n2, die 2, die 2, loot somnium, plunder n2, die 2, die 2, loot somnium");
    assert_eq!(game.player[SEAT1].somnium, 2);
}

#[test]
fn w_7_8_on_a_camp_with_a_die_both_are_weakened() {
    let mut game = scene("n2 6", "2 2");
    assert!(!falls(&game, "n2"));
    let events = play(&mut game, "probe n2");
    let die = Event::ProbedDie { seat: SEAT1, tile: Tile::N2, from: Face::Six, to: Face::One };
    assert_eq!(events, [die, Event::ProbedCamp { seat: SEAT1, tile: Tile::N2 }]);
    assert!(falls(&game, "n2"));
    let mut game = scene("n2 6", "2 1");
    play(&mut game, "probe n2");
    assert!(!falls(&game, "n2"), "a 1 does not beat a 1");
}

#[test]
fn w_7_8_when_the_turn_ends_the_camp_has_its_5_back_and_the_die_stays_1() {
    let mut game = table(3, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n1");
    put(&mut game, SEAT3, "base-camp n2");
    guard(&mut game, "n2 6");
    play(&mut game, "probe n2");
    act(&mut game, "");
    end_turn(&mut game);
    assert_eq!((game.active, game.board.die[Tile::N2]), (SEAT2, Some(Face::One)));
    act(&mut game, "2 5");
    assert!(!falls(&game, "n2"));
    game.supply.dice += game.dice.len();
    act(&mut game, "2 6");
    assert!(falls(&game, "n2"), "a 6 would not have beaten the 6");
}

#[test]
fn w_7_8_in_phase_1_too_and_without_a_camp() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    put(&mut game, SEAT1, "miner n8");
    put(&mut game, SEAT2, "base-camp n2, miner n6");
    guard(&mut game, "n6 6");
    assert_offers(&game, "roll, probe n2, probe n6");
    let mut early = game.clone();
    play(&mut early, "probe n6");
    assert_eq!((early.phase, early.board.die[Tile::N6]), (Phase::Preparing, Some(Face::One)));
    act(&mut early, "");
    assert_offers(&early, "end");
    act(&mut game, "");
    assert_offers(&game, "probe n2, probe n6, end");
}

#[test]
fn w_7_8_with_the_fortress_1_and_1() {
    for (tile, guards) in [("n6", "n6 6"), ("n2", "n6 1")] {
        let number = &tile[1..];
        for (dice, fallen) in [(" 2", false), (" 1 2", false), (" 2 2", true), (" 3 6", true)] {
            let mut game = scene(guards, &format!("{number}{dice}"));
            own(&mut game, SEAT2, "flying-fortress");
            game.fortress = on(tile);
            play(&mut game, &format!("probe {tile}"));
            assert_eq!(falls(&game, tile), fallen, "{tile} with{dice}");
        }
    }
}

#[test]
fn w_7_8_the_own_camp_is_not_probed_and_a_camp_in_reserve_cannot_be() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    put(&mut game, SEAT1, "base-camp n8");
    act(&mut game, "");
    assert_offers(&game, "end");
}

#[test]
fn w_5_10_a_probe_works_in_the_turn_in_which_it_is_built() {
    let mut game = table(2, &[]);
    turn_up(&mut game, "psychic-probe");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    stock(&mut game, SEAT1, 4, 0);
    act(&mut game, "2 2");
    play(&mut game, "build psychic-probe, probe n2, conquer n2, send miner, die 2, die 2");
    assert!(game.player[SEAT2].camp_in_reserve());
}
