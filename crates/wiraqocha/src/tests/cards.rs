//! W-7.1, W-7.4, W-7.6 and W-7.10: the cards that need no token and no pawn.

use super::*;

/// The camp on 8, these cards, resources and dice.
fn scene(cards: &str, resources: u8, dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, cards);
    put(&mut game, SEAT1, "base-camp n8");
    stock(&mut game, SEAT1, resources, 0);
    act(&mut game, dice);
    game
}

#[test]
fn w_7_1_three_resources_for_one_more_die_once_a_turn() {
    let mut game = scene("android-factory", 7, "2");
    let events = play(&mut game, "factory");
    assert_eq!(events, [Event::BoughtDie { seat: SEAT1, resources: 3 }]);
    assert_offers(&game, "show 1, show 2, show 3, show 4, show 5, show 6");
    play(&mut game, "show 5");
    assert_eq!((game.dice.to_string(), game.player[SEAT1].resources), ("2 5".into(), 4));
    assert_refuses(&game, "factory");
}

#[test]
fn w_7_1_not_with_2_resources_nor_without_the_card() {
    assert_refuses(&scene("android-factory", 2, "2"), "factory");
    assert_refuses(&scene("battle-exoskeleton", 9, "2"), "factory");
    let mut game = scene("battle-exoskeleton", 9, "2");
    own(&mut game, SEAT2, "android-factory");
    assert_refuses(&game, "factory");
}

#[test]
fn w_7_1_only_if_a_die_is_free() {
    let mut game = scene("android-factory", 3, "1 1 1 1 1 1 1 1 1 1");
    assert_eq!(offered(&game, "conquer"), "n1, n2, n3, n4, n5, n6, n7, n9, n10, d1");
    guard(&mut game, "n8 5");
    assert_refuses(&game, "factory");
    play(&mut game, "conquer n1, send miner, die 1, enough");
    play(&mut game, "factory, show 6");
    assert_eq!(game.dice.to_string(), "1 1 1 1 1 1 1 1 1 6", "a used die is free again");
}

#[test]
fn w_7_1_a_factory_works_in_the_turn_in_which_it_is_built() {
    let mut game = scene("battle-exoskeleton", 7, "2");
    turn_up(&mut game, "android-factory");
    play(&mut game, "build android-factory, factory, show 1");
    assert_eq!((game.player[SEAT1].resources, game.dice.to_string()), (0, "1 2".into()));
}

#[test]
fn w_7_4_the_workshop_works_from_the_next_turn_on() {
    let mut game = scene("battle-exoskeleton", 3, "");
    turn_up(&mut game, "recovery-workshop");
    bury(&mut game, SEAT1, "miner");
    play(&mut game, "build recovery-workshop");
    assert_eq!(offered(&game, "repair"), "", "not in phase II");
    end_turn(&mut game);
    assert_eq!(offered(&game, "repair"), "", "nor for anybody else");
    play(&mut game, "roll");
    first_outcomes(&mut game);
    play(&mut game, "conquer n1, send base-camp, die 1, end");
    first_outcomes(&mut game);
    assert_eq!((game.active, offered(&game, "repair").as_str()), (SEAT1, "miner"));
    play(&mut game, "repair miner");
    assert_eq!(pawns(game.player[SEAT1].cemetery), "");
}

#[test]
fn w_7_6_an_unused_die_becomes_5_once_a_turn() {
    let mut game = scene("battle-exoskeleton", 0, "1 1 4 6");
    assert_eq!(offered(&game, "exoskeleton"), "1, 4, 6");
    let events = play(&mut game, "exoskeleton 1");
    assert_eq!(events, [Event::TurnedDie { seat: SEAT1, from: Face::One, to: Face::Five }]);
    assert_eq!(game.dice.to_string(), "1 4 5 6");
    assert_eq!(offered(&game, "exoskeleton"), "");
}

#[test]
fn w_7_6_a_die_that_shows_5_is_not_offered() {
    assert_eq!(offered(&scene("battle-exoskeleton", 0, "5 5"), "exoskeleton"), "");
    assert_eq!(offered(&scene("battle-exoskeleton", 0, "2 5"), "exoskeleton"), "2");
    assert_eq!(offered(&scene("battle-exoskeleton", 0, ""), "exoskeleton"), "");
}

#[test]
fn w_7_6_nor_a_die_that_defends() {
    let mut game = scene("battle-exoskeleton", 0, "3");
    play(&mut game, "defend n8, die 3");
    assert_eq!((offered(&game, "exoskeleton").as_str(), game.board.die[Tile::N8]), ("", Some(Face::Three)));
}

#[test]
fn w_7_6_the_5_lasts_and_may_be_changed_or_rolled_again() {
    let mut game = scene("battle-exoskeleton", 2, "1");
    play(&mut game, "exoskeleton 1, conquer n6, send miner, die 5, enough");
    assert_eq!((standing(&game, SEAT1).as_str(), game.player[SEAT1].resources), ("miner n6, base-camp n8", 0));
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "battle-exoskeleton");
    put(&mut game, SEAT1, "base-camp n8, miner d1");
    new_turn(&mut game);
    act(&mut game, "1");
    play(&mut game, "exoskeleton 1, reroll 5, show 2");
    assert_eq!(game.dice.to_string(), "2");
}

#[test]
fn w_7_10_tanks_bring_two_resources() {
    for (tanks, expected) in [("production-tanks", 3), ("death-ray", 1)] {
        let mut game = table(2, &[]);
        own(&mut game, SEAT1, tanks);
        put(&mut game, SEAT1, "base-camp n8");
        play(&mut game, "roll");
        assert_eq!(game.player[SEAT1].resources, expected);
    }
}

#[test]
fn w_7_10_not_in_the_turn_in_which_they_are_built() {
    let mut game = scene("death-ray", 5, "");
    turn_up(&mut game, "production-tanks");
    play(&mut game, "build production-tanks");
    assert_eq!(game.player[SEAT1].resources, 0);
    end_turn(&mut game);
    assert_eq!(game.player[SEAT1].resources, 0);
}

#[test]
fn w_7_10_also_without_a_camp() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "production-tanks");
    play(&mut game, "roll");
    assert_eq!(game.player[SEAT1].resources, 2);
}
