//! W-5.8, W-5.10, W-5.12 and W-5.13: re-rolls, building, sacrifice, buying back.

use super::*;

/// The camp on 8, these resources, this somnium, these dice.
fn scene(resources: u8, somnium: u8, dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    stock(&mut game, SEAT1, resources, somnium);
    act(&mut game, dice);
    game
}

/// The turn begins with these pawns beside the camp on 8, and phase II with these dice.
fn with_ruins(pawns: &str, dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT1, pawns);
    new_turn(&mut game);
    act(&mut game, dice);
    game
}

#[test]
fn w_5_8_one_re_roll_for_each_ruins_tile() {
    let mut game = with_ruins("miner d1", "2 2 5");
    assert_eq!(offered(&game, "reroll"), "2, 5");
    let events = play(&mut game, "reroll 2");
    assert_eq!(events, [Event::RolledAgain { seat: SEAT1, face: Face::Two }]);
    assert_offers(&game, "show 1, show 2, show 3, show 4, show 5, show 6");
    play(&mut game, "show 6");
    assert_eq!((game.dice.to_string(), offered(&game, "reroll").as_str()), ("2 5 6".into(), ""));
}

#[test]
fn w_5_8_several_on_the_same_die() {
    let mut game = with_ruins("miner d1, zeppelin d4, explorer d2", "2");
    play(&mut game, "reroll 2, show 3, reroll 3, show 3, reroll 3, show 4");
    assert_eq!((game.dice.to_string(), offered(&game, "reroll").as_str()), ("4".into(), ""));
}

#[test]
fn w_5_8_only_unused_dice() {
    let mut game = with_ruins("miner d1", "2 5");
    play(&mut game, "conquer n2, send miner, die 2, defend n2, die 5");
    assert_eq!(offered(&game, "reroll"), "");
}

#[test]
fn w_3_3_ruins_taken_in_this_turn_give_none() {
    let mut game = with_ruins("miner n5", "1 1 4");
    play(&mut game, "conquer d1, move n5, die 1, die 1");
    assert_eq!(offered(&game, "reroll"), "");
}

#[test]
fn w_3_3_ruins_that_are_left_later_still_do() {
    let mut game = with_ruins("miner d1", "3 4");
    play(&mut game, "conquer n3, move d1, die 3");
    assert_eq!(offered(&game, "reroll"), "4");
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, miner d1, zeppelin n6");
    new_turn(&mut game);
    play(&mut game, "exchange-from n6 d1, roll, show 3, show 3, show 3");
    assert_eq!(offered(&game, "reroll"), "3", "also if it is left in phase I");
}

#[test]
fn w_3_3_ruins_reached_out_of_the_cave_come_too_late() {
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, "base-camp n8, explorer cave");
    new_turn(&mut game);
    play(&mut game, "emerge d4, roll, show 3, show 3, show 3");
    assert_eq!(offered(&game, "reroll"), "");
}

#[test]
fn w_3_3_a_new_turn_brings_new_re_rolls() {
    let mut game = with_ruins("miner d1, miner d2", "2");
    turn_up(&mut game, "death-ray juggernaut psychic-probe");
    play(&mut game, "reroll 2, show 3, end");
    assert_eq!(game.this_turn.rerolls, 0, "those of seat 2");
    act(&mut game, "");
    play(&mut game, "end");
    assert_eq!((game.active, game.this_turn.rerolls), (SEAT1, 2));
}

#[test]
fn w_5_10_a_face_up_card_is_paid_and_laid_open() {
    let mut game = scene(5, 2, "");
    turn_up(&mut game, "death-ray recovery-workshop production-tanks");
    assert_eq!(offered(&game, "build"), "recovery-workshop, death-ray, production-tanks");
    let events = play(&mut game, "build death-ray");
    assert_eq!(events, [Event::Built { seat: SEAT1, card: Card::DeathRay }]);
    assert_eq!((game.player[SEAT1].resources, game.player[SEAT1].somnium), (1, 0));
    assert_eq!((game.supply.resources, game.supply.somnium), (24, 25));
    assert_eq!(
        (game.player[SEAT1].cards, game.market),
        (cards("death-ray"), cards("recovery-workshop production-tanks"))
    );
}

#[test]
fn w_5_10_every_card_costs_what_is_printed() {
    for (card, resources, somnium) in [
        ("android-factory", 4, 0),
        ("flying-fortress", 4, 1),
        ("force-field", 3, 1),
        ("recovery-workshop", 3, 0),
        ("android-explorer", 4, 0),
        ("battle-exoskeleton", 4, 0),
        ("death-ray", 4, 2),
        ("juggernaut", 4, 1),
        ("mechanical-miner", 5, 0),
        ("production-tanks", 5, 0),
        ("psychic-probe", 4, 0),
        ("transport-tunneller", 4, 1),
    ] {
        let built = |resources, somnium| {
            let mut game = scene(resources, somnium, "");
            turn_up(&mut game, card);
            offered(&game, "build") == card
        };
        assert!(built(resources, somnium) && !built(resources - 1, somnium), "{card}");
        assert!(somnium == 0 || !built(resources, somnium - 1), "{card}");
    }
}

#[test]
fn w_5_10_once_a_turn() {
    let mut game = scene(8, 0, "");
    turn_up(&mut game, "android-factory recovery-workshop psychic-probe");
    play(&mut game, "build android-factory");
    assert_eq!(offered(&game, "build"), "");
}

#[test]
fn w_5_10_not_offered_with_none_that_can_be_paid() {
    let mut game = scene(2, 0, "");
    turn_up(&mut game, "android-factory recovery-workshop");
    assert_eq!(offered(&game, "build"), "");
    assert_eq!(offered(&scene(20, 5, ""), "build"), "", "no card is face up");
}

#[test]
fn w_5_12_one_somnium_for_one_more_die_once_a_turn() {
    let mut game = scene(0, 2, "3");
    let events = play(&mut game, "sacrifice");
    assert_eq!(events, [Event::Sacrificed { seat: SEAT1, somnium: 1 }]);
    assert_eq!(game.phase, Phase::Rolling(1));
    play(&mut game, "show 6");
    assert_eq!((game.dice.to_string(), game.player[SEAT1].somnium, game.supply.somnium), ("3 6".into(), 1, 24));
    assert_refuses(&game, "sacrifice");
    assert_refuses(&scene(9, 0, "3"), "sacrifice");
}

#[test]
fn w_5_12_only_if_a_die_is_free() {
    let mut game = scene(0, 1, "1 1 1 1 1 1 1 1 1 1 3");
    assert_refuses(&game, "sacrifice");
    play(&mut game, "conquer n3, send miner, die 3, sacrifice, show 2");
    assert_eq!(game.dice.to_string(), "1 1 1 1 1 1 1 1 1 1 2");
}

#[test]
fn w_5_12_also_with_no_die_left() {
    let mut game = scene(0, 1, "");
    play(&mut game, "sacrifice, show 2, conquer n2, send miner, die 2");
    assert_eq!(standing(&game, SEAT1), "miner n2, base-camp n8");
}

#[test]
fn w_5_13_three_resources_for_a_pawn_from_the_cemetery_once_a_turn() {
    let mut game = scene(7, 0, "");
    bury(&mut game, SEAT1, "explorer, zeppelin, zeppelin");
    bury(&mut game, SEAT2, "miner");
    assert_eq!(offered(&game, "buy-back"), "explorer, zeppelin", "only own pawns");
    let events = play(&mut game, "buy-back zeppelin");
    assert_eq!(events, [Event::BoughtBack { seat: SEAT1, pawn: Pawn::Zeppelin, resources: 3 }]);
    assert_eq!((game.player[SEAT1].resources, game.supply.resources), (4, 21));
    assert_eq!(pawns(game.player[SEAT1].cemetery), "explorer, zeppelin");
    assert_eq!(offered(&game, "buy-back"), "");
}

#[test]
fn w_5_13_not_with_2_resources() {
    let mut game = scene(2, 5, "");
    bury(&mut game, SEAT1, "explorer");
    assert_eq!(offered(&game, "buy-back"), "");
}

#[test]
fn w_5_13_it_may_be_used_at_once() {
    let mut game = scene(3, 0, "2");
    bury(&mut game, SEAT1, "miner, miner");
    play(&mut game, "buy-back miner, conquer n2, send miner, die 2");
    assert_eq!(standing(&game, SEAT1), "miner n2, base-camp n8");
}

#[test]
fn w_5_10_and_its_neighbours_in_any_order() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, miner d1");
    turn_up(&mut game, "recovery-workshop");
    bury(&mut game, SEAT1, "explorer");
    stock(&mut game, SEAT1, 6, 1);
    new_turn(&mut game);
    act(&mut game, "2");
    play(
        &mut game,
        "buy-back explorer, reroll 2, show 3, sacrifice, show 1, build recovery-workshop, defend d1, die 3",
    );
    assert_offers(&game, "conquer n1, defend n8, defend d1, end");
}
