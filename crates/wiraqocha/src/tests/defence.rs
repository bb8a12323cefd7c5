//! W-5.7: dice that stay on own tiles.

use super::*;

/// The camp on 8 and a miner on 2 against a miner on 6, with these dice and resources.
fn scene(dice: &str, resources: u8) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, miner n2");
    put(&mut game, SEAT2, "miner n6");
    stock(&mut game, SEAT1, resources, 0);
    act(&mut game, dice);
    game
}

#[test]
fn w_5_7_an_unused_die_is_put_on_an_own_tile() {
    let mut game = scene("1 4 4", 0);
    assert_eq!(offered(&game, "defend"), "n2, n8");
    let dice = game.supply.dice;
    play(&mut game, "defend n2");
    assert_offers(&game, "die 1, die 4");
    let events = play(&mut game, "die 4");
    assert_eq!(events, [Event::Defended { seat: SEAT1, tile: Tile::N2, face: Face::Four }]);
    assert_eq!((game.board.die[Tile::N2], game.dice.to_string()), (Some(Face::Four), "1 4".into()));
    assert_eq!((game.supply.dice, game.phase), (dice, Phase::Acting), "it does not go back to the others");
}

#[test]
fn w_5_7_no_sum_of_dice() {
    let mut game = scene("2 3", 0);
    play(&mut game, "defend n2, die 2");
    assert_eq!((game.board.die[Tile::N2], game.dice.to_string()), (Some(Face::Two), "3".into()));
}

#[test]
fn w_5_7_as_many_as_one_likes_and_one_a_tile() {
    let mut game = scene("1 3 6", 0);
    play(&mut game, "defend n2, die 3, defend n8, die 6, conquer n1, send explorer, die 1");
    assert_eq!((game.board.guarded, game.dice.is_empty()), (tiles("n2 n8"), true));
    assert_eq!(offered(&game, "defend"), "", "no die is left");
}

#[test]
fn w_5_7_a_tile_that_was_just_taken_too() {
    let mut game = scene("1 5", 0);
    play(&mut game, "conquer n1, send explorer, die 1, defend n1, die 5");
    assert_eq!(game.board.die[Tile::N1], Some(Face::Five));
}

#[test]
fn w_5_7_a_new_die_replaces_the_old_one() {
    let mut game = scene("2 6", 0);
    guard(&mut game, "n2 4");
    let dice = game.supply.dice;
    play(&mut game, "defend n2, die 6");
    assert_eq!((game.board.die[Tile::N2], game.supply.dice), (Some(Face::Six), dice + 1));
    play(&mut game, "defend n2, die 2");
    assert_eq!((game.board.die[Tile::N2], game.supply.dice), (Some(Face::Two), dice + 2), "a lower one too");
}

#[test]
fn w_5_7_its_number_no_longer_changes_and_it_is_not_used_again() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "battle-exoskeleton");
    put(&mut game, SEAT1, "base-camp n8, miner d1");
    new_turn(&mut game);
    act(&mut game, "2");
    stock(&mut game, SEAT1, 9, 0);
    play(&mut game, "defend d1, die 2, set 2");
    assert_eq!(game.player[SEAT1].resources, 9);
    assert_offers(&game, "end");
}

#[test]
fn w_5_9_it_may_be_set_to_any_number_that_can_be_paid() {
    for (die, resources, settings) in [
        ("3", 2, "2, 3, 4"),
        ("3", 3, "2, 3, 4"),
        ("3", 4, "1, 2, 3, 4, 5"),
        ("3", 24, "1, 2, 3, 4, 5, 6"),
        ("6", 2, "5, 6"),
        ("1", 4, "1, 2, 3"),
    ] {
        let mut game = scene(die, resources);
        play(&mut game, &format!("defend n2, die {die}"));
        assert_eq!(offered(&game, "set"), settings, "{die} with {resources}");
    }
}

#[test]
fn w_5_9_each_step_is_paid_and_no_7_is_made() {
    for (set, paid) in [("1", 4), ("2", 2), ("3", 0), ("4", 2), ("5", 4), ("6", 6)] {
        let mut game = scene("3", 7);
        play(&mut game, &format!("defend n8, die 3, set {set}"));
        assert_eq!((game.player[SEAT1].resources, game.supply.resources), (7 - paid, 18 + paid));
        assert_eq!(game.board.die[Tile::N8], Face::of(set.parse().unwrap()));
    }
}

#[test]
fn w_5_9_without_a_step_to_pay_nobody_is_asked() {
    for resources in [0, 1] {
        let mut game = scene("3", resources);
        play(&mut game, "defend n2, die 3");
        assert_eq!((game.phase, game.board.die[Tile::N2]), (Phase::Acting, Some(Face::Three)));
    }
}

#[test]
fn w_3_2_dice_that_defend_are_not_free() {
    let mut game = scene("1 1 1 1 1 1", 0);
    stock(&mut game, SEAT1, 0, 1);
    guard(&mut game, "n6 1, n2 1, n8 1");
    assert_eq!(game.supply.dice, 2);
    play(&mut game, "defend n2, die 1");
    assert_eq!(game.supply.dice, 3, "the replaced one is free");
}
