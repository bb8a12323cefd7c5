//! W-3: phase I.

use super::*;

/// Phase I of seat 1 with these pawns on the board.
fn scene(pawns: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, pawns);
    game
}

/// The same with the Cave.
fn in_cave(pawns: &str) -> Wiraqocha {
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, pawns);
    game
}

#[test]
fn w_3_0_the_roll_collects_and_counts_when_nobody_can_leave_a_tile() {
    assert_offers(&scene("base-camp n8, miner n7, explorer d5"), "roll");
    assert_offers(&table(2, &[]), "roll");
    let mut game = scene("base-camp n8, miner n7, explorer d5");
    let events = play(&mut game, "roll");
    let expected = [Event::Collected { seat: SEAT1, resources: 3 }, Event::Counted { seat: SEAT1, dice: 4 }];
    assert_eq!((&events[..], game.phase), (&expected[..], Phase::Rolling(4)));
}

#[test]
fn w_3_0_a_zeppelin_alone_or_with_the_reserve_only_is_no_reason_to_ask() {
    assert_offers(&scene("zeppelin n6"), "exchange n6 base-camp, exchange n6 explorer, exchange n6 miner, roll");
}

#[test]
fn w_3_0_they_are_steps_of_their_own_while_a_pawn_could_leave_a_tile() {
    let mut game = scene("base-camp n8, zeppelin n6");
    assert_offers(&game, "collect, count, exchange n6 explorer, exchange n6 miner, exchange-from n6 n8, roll");
    play(&mut game, "collect");
    assert_refuses(&game, "collect");
    play(&mut game, "count");
    assert_offers(&game, "exchange n6 explorer, exchange n6 miner, exchange-from n6 n8, roll");
    let events = play(&mut game, "roll");
    assert!(events.is_empty(), "all is done: {events:?}");
    let mut game = in_cave("base-camp n8, explorer cave");
    assert_offers(
        &game,
        "collect, count, emerge n11, emerge n12, emerge d4, emerge r1, emerge r2, emerge r3, emerge r4, roll",
    );
    play(&mut game, "emerge r4");
    assert_offers(&game, "roll");
}

#[test]
fn w_3_0_resources_before_or_after_a_tile_is_left() {
    // The miner leaves tile 7 with its 2 resources; tile 6 brings 1 in any case, tile 8 too.
    for (steps, resources) in [("collect, exchange-from n6 n7, roll", 4), ("exchange-from n6 n7, roll", 2)] {
        let mut game = scene("base-camp n8, miner n7, zeppelin n6");
        play(&mut game, steps);
        assert_eq!(game.player[SEAT1].resources, resources, "{steps}");
    }
}

#[test]
fn w_3_2_dice_before_or_after_a_village_is_left() {
    for (steps, dice) in [("count, exchange-from n6 d5, roll", 4), ("exchange-from n6 d5, roll", 3)] {
        let mut game = scene("base-camp n8, miner d5, zeppelin n6");
        play(&mut game, steps);
        assert_eq!(game.phase, Phase::Rolling(dice), "{steps}");
    }
}

#[test]
fn w_3_1_every_symbol_on_tiles_that_are_held() {
    for (pawns, resources) in [
        ("base-camp n1", 1),
        ("base-camp n7", 2),
        ("base-camp n7, miner n8, explorer n12", 4),
        ("base-camp n9, miner d1, explorer d5, zeppelin r1", 0),
        ("miner n2, miner n3, explorer n4, explorer n5, zeppelin n6", 5),
    ] {
        let mut game = scene(pawns);
        play(&mut game, "roll");
        assert_eq!((game.player[SEAT1].resources, game.supply.resources), (resources, 25 - resources), "{pawns}");
    }
}

#[test]
fn w_3_1_besides_what_was_kept_and_2_with_tanks() {
    let mut game = scene("base-camp n7");
    own(&mut game, SEAT1, "production-tanks");
    stock(&mut game, SEAT1, 3, 0);
    play(&mut game, "roll");
    assert_eq!(game.player[SEAT1].resources, 7);
}

#[test]
fn w_8_3_if_the_resources_run_short_one_takes_what_is_left() {
    let mut game = scene("base-camp n7, miner n8");
    stock(&mut game, SEAT2, 24, 0);
    play(&mut game, "roll");
    assert_eq!((game.player[SEAT1].resources, game.supply.resources), (1, 0));
}

#[test]
fn w_3_2_three_dice_and_one_for_each_village() {
    for (pawns, dice) in [
        ("base-camp n8", 3),
        ("base-camp d5", 4),
        ("base-camp d5, miner d6", 5),
        ("base-camp d5, miner d6, explorer r1, explorer r2, miner r3, zeppelin r4", 9),
    ] {
        let mut game = scene(pawns);
        play(&mut game, "roll");
        assert_eq!(game.phase, Phase::Rolling(dice), "{pawns}");
    }
    let mut game = table(2, &[]);
    play(&mut game, "roll");
    assert_eq!(game.phase, Phase::Rolling(3), "the first turn");
}

#[test]
fn w_3_2_less_the_defence_dice_that_stay() {
    let mut game = scene("base-camp d5, miner n6");
    put(&mut game, SEAT2, "miner n1");
    guard(&mut game, "d5 3, n6 4, n1 5");
    assert_offers(&game, "take-back n6, take-back d5, roll");
    let mut both = game.clone();
    play(&mut both, "roll");
    assert_eq!((both.phase, both.board.guarded), (Phase::Rolling(2), tiles("n1 n6 d5")));
    let events = play(&mut game, "take-back n6");
    assert_eq!(events, [Event::TookBack { seat: SEAT1, tile: Tile::N6 }]);
    play(&mut game, "roll");
    assert_eq!((game.phase, game.board.guarded), (Phase::Rolling(3), tiles("n1 d5")));
}

#[test]
fn w_3_2_never_fewer_than_0() {
    let mut game = scene("base-camp n8, miner n6, miner n7, explorer n1, explorer n2");
    guard(&mut game, "n8 1, n6 1, n7 1, n1 1, n2 1");
    let events = play(&mut game.clone(), "roll");
    assert!(events.contains(&Event::Counted { seat: SEAT1, dice: 0 }), "{events:?}");
    play(&mut game, "take-back n8, take-back n6, take-back n7, roll");
    assert_eq!(game.phase, Phase::Rolling(1));
}

#[test]
fn w_3_2_with_no_dice_phase_2_begins_at_once() {
    let mut game = scene("base-camp n8, miner n6, miner n7");
    guard(&mut game, "n8 1, n6 1, n7 1");
    play(&mut game, "roll");
    assert_eq!((game.phase, game.dice), (Phase::Acting, Dice::NONE));
    assert_offers(&game, "end");
}

#[test]
fn w_3_2_no_more_than_are_free_of_the_11() {
    let mut game = table(3, &[]);
    put(&mut game, SEAT1, "base-camp d5, miner d6");
    put(&mut game, SEAT2, "base-camp n1, miner n2, miner n3, explorer n4");
    put(&mut game, SEAT3, "base-camp n5, miner n6, miner n7, explorer n8");
    guard(&mut game, "n1 1, n2 1, n3 1, n4 1, n5 1, n6 1, n7 1, n8 1");
    play(&mut game, "roll");
    assert_eq!(game.phase, Phase::Rolling(3), "5 by right, 3 are free");
    play(&mut game, "show 4, show 4, show 4");
    assert_eq!((game.supply.dice, game.dice.to_string()), (0, "4 4 4".into()));
}

#[test]
fn w_3_2_dice_are_taken_back_until_they_are_counted() {
    let mut game = scene("base-camp n8, zeppelin n6");
    guard(&mut game, "n8 3, n6 2");
    play(&mut game, "take-back n6, count");
    assert_eq!((offered(&game, "take-back").as_str(), game.this_turn.counted), ("", Some(2)));
    play(&mut game, "roll");
    assert_eq!((game.phase, game.board.guarded), (Phase::Rolling(2), tiles("n8")));
}

#[test]
fn w_3_4_the_workshop_repairs_one_own_pawn_free_of_charge() {
    let mut game = scene("base-camp n8");
    own(&mut game, SEAT1, "recovery-workshop juggernaut");
    bury(&mut game, SEAT1, "miner, miner, juggernaut");
    bury(&mut game, SEAT2, "explorer");
    assert_offers(&game, "repair miner, repair juggernaut, roll");
    let events = play(&mut game, "repair miner");
    assert_eq!(events, [Event::Repaired { seat: SEAT1, pawn: Pawn::Miner }]);
    assert_eq!((pawns(game.player[SEAT1].cemetery).as_str(), game.player[SEAT1].resources), ("miner, juggernaut", 0));
    assert_offers(&game, "roll");
}

#[test]
fn w_3_4_not_without_the_card() {
    let mut game = scene("base-camp n8");
    own(&mut game, SEAT2, "recovery-workshop");
    bury(&mut game, SEAT1, "miner");
    assert_offers(&game, "roll");
}

#[test]
fn w_3_5_a_pawn_of_the_reserve_takes_the_place_of_a_zeppelin() {
    let mut game = scene("base-camp n8, zeppelin r4");
    guard(&mut game, "r4 5");
    play(&mut game, "exchange r4 miner");
    assert_eq!(standing(&game, SEAT1), "base-camp n8, miner r4");
    assert_eq!(pawns(game.player[SEAT1].reserve), "explorer, explorer, miner, zeppelin, zeppelin");
    assert_eq!(game.board.die[Tile::R4], Some(Face::Five), "the die stays");
}

#[test]
fn w_3_5_a_pawn_on_the_board_leaves_its_tile() {
    let mut game = scene("base-camp n8, zeppelin r4, explorer n2");
    guard(&mut game, "r4 5, n2 3");
    let dice = game.supply.dice;
    play(&mut game, "exchange-from r4 n2");
    assert_eq!((standing(&game, SEAT1).as_str(), game.board.pawn[Tile::N2]), ("base-camp n8, explorer r4", None));
    assert_eq!((game.board.guarded, game.supply.dice), (tiles("r4"), dice + 1));
    assert_eq!(game.player[SEAT1].reserve[Pawn::Zeppelin], 2);
}

#[test]
fn w_3_5_the_base_camp_too_from_board_and_reserve() {
    let mut game = scene("base-camp n8, zeppelin r4");
    play(&mut game, "exchange-from r4 n8");
    assert_eq!((standing(&game, SEAT1).as_str(), game.board.camps), ("base-camp r4", tiles("r4")));
    let mut game = scene("zeppelin r4");
    play(&mut game, "exchange r4 base-camp");
    assert_eq!((standing(&game, SEAT1).as_str(), game.player[SEAT1].camp_in_reserve()), ("base-camp r4", false));
}

#[test]
fn w_3_5_any_number_of_exchanges() {
    let mut game = scene("base-camp n8, zeppelin r4, zeppelin r1");
    play(&mut game, "exchange r4 miner, exchange r1 miner");
    assert_eq!(standing(&game, SEAT1), "base-camp n8, miner r1, miner r4");
    let mut game = scene("base-camp n8, zeppelin r4, zeppelin r1");
    play(&mut game, "exchange-from r4 n8, exchange-from r1 r4");
    assert_eq!(standing(&game, SEAT1), "base-camp r1");
}

#[test]
fn w_3_5_never_another_zeppelin_and_only_own_ones() {
    let mut game = scene("base-camp n8, zeppelin r4, zeppelin n6");
    put(&mut game, SEAT2, "zeppelin r1, miner n1");
    assert_eq!(offered(&game, "exchange"), "n6 explorer, n6 miner, r4 explorer, r4 miner");
    assert_eq!(offered(&game, "exchange-from"), "n6 n8, r4 n8");
}

#[test]
fn w_3_5_in_phase_1_only() {
    let mut game = scene("base-camp n8, zeppelin r4");
    play(&mut game, "roll, show 1, show 1, show 1, show 1");
    assert_eq!((offered(&game, "exchange"), offered(&game, "exchange-from")), ("".into(), "".into()));
}

#[test]
fn w_5_14_an_explorer_that_is_exchanged_in_takes_the_artifact() {
    for (exchange, artifacts) in
        [("exchange d4 explorer", 1), ("exchange-from d4 n2", 1), ("exchange d4 miner", 0), ("exchange-from d4 n8", 0)]
    {
        let mut game = scene("base-camp n8, zeppelin d4, explorer n2");
        play(&mut game, exchange);
        assert_eq!(game.player[SEAT1].artifacts, artifacts, "{exchange}");
    }
}

#[test]
fn w_3_6_an_explorer_comes_out_on_an_unoccupied_mountain() {
    let mut game = in_cave("base-camp n8, explorer cave, zeppelin r1");
    put(&mut game, SEAT2, "zeppelin r2");
    guard(&mut game, "cave 4");
    let dice = game.supply.dice;
    assert_eq!(offered(&game, "emerge"), "n11, n12, d4, r3, r4");
    let events = play(&mut game, "emerge d4");
    let emerged = Event::Emerged { seat: SEAT1, tile: Tile::D4, pawn: Pawn::Explorer };
    assert!(events.contains(&emerged), "{events:?}");
    assert_eq!((game.board.pawn[Tile::Cave], game.supply.dice), (None, dice + 1), "the Cave is left");
    assert_eq!((game.player[SEAT1].artifacts, game.artifacts), (1, tiles("d1 d2 d3")));
    assert_eq!(offered(&game, "emerge"), "");
}

#[test]
fn w_3_6_not_a_dead_one() {
    let mut game = in_cave("base-camp n8, explorer cave");
    own(&mut game, SEAT1, "death-ray");
    act(&mut game, "");
    play(&mut game, "death-ray d4, end");
    first_outcomes(&mut game);
    act(&mut game, "");
    end_turn(&mut game);
    assert_eq!((game.active, offered(&game, "emerge").as_str()), (SEAT1, "n11, n12, r1, r2, r3, r4"));
}

#[test]
fn w_3_6_explorers_only_and_only_own_ones() {
    for (pawn, out) in [("explorer", true), ("android-explorer", true), ("miner", false), ("zeppelin", false)] {
        let mut game = table(2, &[("cave", "on")]);
        own(&mut game, SEAT1, "android-explorer");
        put(&mut game, SEAT1, &format!("base-camp n8, {pawn} cave"));
        assert_eq!(!offered(&game, "emerge").is_empty(), out, "{pawn}");
    }
    let mut game = in_cave("base-camp n8");
    put(&mut game, SEAT2, "explorer cave");
    assert_offers(&game, "roll");
}

#[test]
fn w_3_6_the_cave_is_left_with_what_lies_there() {
    let mut game = in_cave("base-camp n8, explorer cave");
    own(&mut game, SEAT1, "flying-fortress force-field");
    (game.fortress, game.field) = (on("cave"), on("cave"));
    play(&mut game, "emerge r4");
    assert_eq!((game.fortress, game.field), (Token::InHand, Token::Gone));
}

#[test]
fn w_3_6_one_explorer_after_the_other() {
    let mut game = in_cave("base-camp n8, zeppelin cave, explorer n2");
    play(&mut game, "exchange-from cave n2, emerge r1");
    assert_eq!((standing(&game, SEAT1).as_str(), offered(&game, "emerge").as_str()), ("base-camp n8, explorer r1", ""));
    let mut game = in_cave("base-camp n8, explorer cave, zeppelin n6");
    play(&mut game, "exchange-from n6 cave");
    assert_eq!((standing(&game, SEAT1).as_str(), offered(&game, "emerge").as_str()), ("explorer n6, base-camp n8", ""));
}

#[test]
fn w_3_2_the_mountain_village_it_comes_to_counts_for_dice() {
    for (steps, dice) in [("emerge r1, roll", 4), ("count, emerge r1, roll", 3)] {
        let mut game = in_cave("base-camp n8, explorer cave");
        play(&mut game, steps);
        assert_eq!(game.phase, Phase::Rolling(dice), "{steps}");
    }
}
