//! W-9: every worked example of the rulebook.

use super::*;

/// Example 1: red's explorer on 1-1, the camp on 8, a miner on 6-6; 4 dice show 4 5 5 6.
fn red() -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "explorer d1, base-camp n8, miner d6");
    find(&mut game, SEAT1, "d1");
    new_turn(&mut game);
    play(&mut game, "roll");
    assert_eq!(game.phase, Phase::Rolling(4), "3 and the village 6-6");
    play(&mut game, "show 4, show 5, show 5, show 6");
    game
}

/// The example's "11" has lost its picture. The tile touches 5, and an explorer stands on it.
#[test]
fn w_9_1_the_11_of_the_example_is_1_1() {
    let game = red();
    assert_eq!(game.near[Tile::N5].and(tiles("n11 d1")), tiles("d1"));
    assert_eq!(game.tables().mountains.and(tiles("n11 d1")), tiles("n11"));
}

#[test]
fn w_9_1_a_zeppelin_cannot_go_straight_to_the_mountain() {
    let game = red();
    assert_eq!(offered(&game, "conquer"), "n4, n5, n6, n9, n10, d5");
    assert_refuses(&game, "conquer r4");
}

#[test]
fn w_9_1_it_goes_to_5_and_then_on_to_4_5_6() {
    let mut game = red();
    play(&mut game, "conquer n5");
    assert_offers(&game, "send explorer, send miner, send zeppelin, move n8, move d1, move d6");
    play(&mut game, "send zeppelin");
    assert_offers(&game, "die 5");
    play(&mut game, "die 5");
    assert_eq!(standing(&game, SEAT1), "zeppelin n5, base-camp n8, explorer d1, miner d6");
    assert_eq!(game.dice.to_string(), "4 5 6");
    play(&mut game, "conquer r4");
    assert_offers(&game, "move n5");
    play(&mut game, "move n5, die 4, die 5, die 6");
    assert_eq!(standing(&game, SEAT1), "base-camp n8, explorer d1, miner d6, zeppelin r4");
    assert!(game.dice.is_empty() && game.phase == Phase::Acting);
}

#[test]
fn w_9_1_any_pawn_of_the_reserve_goes_to_6_and_then_to_5_5_and_the_4_defends() {
    for pawn in ["explorer", "miner", "zeppelin"] {
        let mut game = red();
        play(&mut game, &format!("conquer n6, send {pawn}, die 6, conquer d5, move n6, die 5, die 5"));
        let now = [&format!("base-camp n8, explorer d1, {pawn} d5"), "miner d6"].join(", ");
        assert_eq!((standing(&game, SEAT1), game.dice.to_string()), (now, "4".into()));
        play(&mut game, "defend d5, die 4");
        assert_eq!(game.board.die[Tile::D5], Some(Face::Four));
        assert!(game.dice.is_empty());
    }
}

/// Example 2: green's explorer is on the board, red's miners are on 3 and 2, red's camp is on 5.
#[test]
fn w_9_2_an_explorer_drives_red_back() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n10, explorer n4");
    put(&mut game, SEAT2, "miner n3, miner n2, base-camp n5");
    act(&mut game, "2 3 5 6");
    play(&mut game, "conquer n3");
    assert_offers(&game, "move n4, move n10");
    play(&mut game, "move n4");
    assert_offers(&game, "die 3");
    play(&mut game, "die 3");
    assert_eq!(pawns(game.player[SEAT2].cemetery), "miner");
    play(&mut game, "conquer n2, move n3, die 2");
    assert_eq!(pawns(game.player[SEAT2].cemetery), "miner, miner");
    play(&mut game, "conquer n5, move n2");
    assert_offers(&game, "die 5");
    play(&mut game, "die 5");
    assert_offers(&game, "die 6");
    play(&mut game, "die 6");
    assert_eq!(standing(&game, SEAT1), "explorer n5, base-camp n10");
    assert_eq!(pawns(game.player[SEAT2].cemetery), "miner, miner", "the camp is not among them");
    assert_eq!(pawns(game.player[SEAT2].reserve), "base-camp, explorer, explorer, zeppelin, zeppelin");
    assert!(game.player[SEAT2].holds.is_empty());
}

#[test]
fn w_9_3_a_5_and_3_and_2_are_not_5_5() {
    for (dice, met) in [("2 3 5", false), ("5 5", true)] {
        let mut game = table(2, &[]);
        put(&mut game, SEAT1, "base-camp n2");
        act(&mut game, dice);
        assert_eq!(offered(&game, "conquer").contains("d5"), met, "{dice}");
    }
}

#[test]
fn w_9_4_what_miners_bring() {
    for (miners, points, brought) in [
        ("miner n1, miner n2", 2, 1),
        ("miner n9, miner n10", 4, 2),
        ("miner n9, miner d5", 3, 1),
        ("miner n9, miner n10, mechanical-miner n11", 6, 3),
    ] {
        let mut game = table(2, &[]);
        own(&mut game, SEAT1, "mechanical-miner");
        put(&mut game, SEAT1, miners);
        put(&mut game, SEAT1, "base-camp n6");
        act(&mut game, "");
        let events = play(&mut game, "end");
        assert_eq!(game.player[SEAT1].somnium, brought, "{miners}");
        assert_eq!(events[0], Event::Harvested { seat: SEAT1, points, somnium: brought });
    }
}

/// A miner on 2 behind a die, under the fortress, and an attacker with these dice.
fn under_the_fortress(die: &str, dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "psychic-probe");
    own(&mut game, SEAT2, "flying-fortress");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "miner n2");
    guard(&mut game, &format!("n2 {die}"));
    game.fortress = on("n2");
    act(&mut game, dice);
    game
}

#[test]
fn w_9_5_a_3_under_the_fortress_takes_two_dice_of_4_or_more() {
    for (dice, beaten) in [
        ("2 4 4", true),
        ("2 4 5", true),
        ("2 4 6", true),
        ("2 5 6", true),
        ("2 3 4", false),
        ("2 3 6", false),
        ("2 6", false),
        ("4 5 6", false),
    ] {
        assert_eq!(offered(&under_the_fortress("3", dice), "conquer").contains("n2"), beaten, "{dice}");
    }
}

#[test]
fn w_9_5_fortress_and_probe_are_1_and_1() {
    let mut game = under_the_fortress("6", "2 2 3");
    assert_refuses(&game, "conquer n2");
    play(&mut game, "probe n2, conquer n2, send miner, die 2, die 2, die 3");
    assert_eq!(standing(&game, SEAT1), "miner n2, base-camp n8");
    for dice in ["2 1 3", "2 3"] {
        let mut game = under_the_fortress("6", dice);
        play(&mut game, "probe n2");
        assert_refuses(&game, "conquer n2");
    }
}

#[test]
fn w_9_6_four_resources_move_one_die_by_2_or_two_by_1() {
    for (dice, uses) in [
        ("3", "conquer n5, send miner, die 3, enough"),
        ("5", "conquer n3, send miner, die 5, enough"),
        ("1 3", "conquer d2, send miner, die 1, die 3"),
        ("4 4", "conquer d5, send miner, die 4, die 4"),
        ("3 5", "conquer n10, send miner, die 3, die 5, enough"),
    ] {
        let mut game = table(2, &[]);
        put(&mut game, SEAT1, "base-camp n8, explorer n1, explorer n2, zeppelin r1");
        stock(&mut game, SEAT1, 4, 0);
        act(&mut game, dice);
        play(&mut game, uses);
        assert_eq!(game.player[SEAT1].resources, 0, "{uses}");
    }
}

#[test]
fn w_9_6_a_6_made_7_beats_a_6() {
    for (resources, beaten) in [(1, false), (2, true)] {
        let mut game = table(2, &[]);
        put(&mut game, SEAT1, "base-camp n8");
        put(&mut game, SEAT2, "miner n2");
        guard(&mut game, "n2 6");
        stock(&mut game, SEAT1, resources, 0);
        act(&mut game, "2 6");
        assert_eq!(offered(&game, "conquer").contains("n2"), beaten, "{resources}");
    }
}

#[test]
fn w_9_7_only_a_6_improves_a_camp() {
    for (die, needed) in [("1", 6), ("2", 6), ("3", 6), ("4", 6), ("5", 6), ("6", 7)] {
        let mut game = table(2, &[]);
        put(&mut game, SEAT1, "base-camp n8");
        put(&mut game, SEAT2, "base-camp n2");
        guard(&mut game, &format!("n2 {die}"));
        stock(&mut game, SEAT1, 3, 0);
        act(&mut game, "2 6");
        play(&mut game, "conquer n2, send miner, die 2, enough, die 6");
        assert_eq!(game.player[SEAT1].resources, 3 - 2 * (needed - 6), "a {die} on the camp");
    }
}

#[test]
fn w_9_7_the_first_camp_may_go_onto_an_enemy_tile() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT2, "base-camp n8, miner n2");
    act(&mut game, "2");
    assert_offers(&game, "conquer n2");
    play(&mut game, "conquer n2, send base-camp, die 2");
    assert_eq!((standing(&game, SEAT1), standing(&game, SEAT2)), ("base-camp n2".into(), "base-camp n8".into()));
    assert_eq!(pawns(game.player[SEAT2].cemetery), "miner");
}

#[test]
fn w_9_7_after_a_victory_the_tile_does_not_stay_empty() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "miner n2");
    act(&mut game, "2");
    play(&mut game, "conquer n2");
    assert_offers(&game, "send explorer, send miner, send zeppelin, move n8");
    play(&mut game, "move n8, die 2");
    assert_eq!(game.board.pawn[Tile::N2], Some((SEAT1, Pawn::BaseCamp)));
}

#[test]
fn w_9_7_a_second_explorer_finds_no_artifact() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n2");
    act(&mut game, "3 3 3 3 5 5");
    play(&mut game, "conquer d3, send explorer, die 3, die 3");
    assert_eq!(game.player[SEAT1].artifacts, 1);
    play(&mut game, "conquer d5, move d3, die 5, die 5, conquer d3, send explorer, die 3, die 3");
    assert_eq!(standing(&game, SEAT1), "base-camp n2, explorer d3, explorer d5");
    assert_eq!((game.player[SEAT1].artifacts, game.artifacts), (1, tiles("d1 d2 d4")));
}

/// A rich camp in the mountain 4-5-6, and dice for it.
fn mountain_camp(pawns: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, pawns);
    put(&mut game, SEAT2, "base-camp r4");
    stock(&mut game, SEAT2, 0, 1);
    act(&mut game, "4 5 6 6");
    game
}

#[test]
fn w_9_8_a_mountain_camp_is_plundered_by_a_zeppelin_on_the_board() {
    let mut game = mountain_camp("base-camp n5, zeppelin d1");
    play(&mut game, "plunder r4, die 4, die 5, die 6, die 6, loot somnium");
    assert_eq!(standing(&game, SEAT1), "base-camp n5, zeppelin d1", "it does not move");
    assert_eq!(standing(&game, SEAT2), "base-camp r4");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium), (1, 0));
}

#[test]
fn w_9_8_or_by_one_in_reserve_if_the_tile_touches_one_that_is_held() {
    assert_eq!(offered(&mountain_camp("base-camp n3"), "plunder"), "r4");
    assert_eq!(offered(&mountain_camp("base-camp n5"), "plunder"), "", "not adjacent");
    let mut game = mountain_camp("base-camp n3");
    bury(&mut game, SEAT1, "zeppelin, zeppelin");
    assert_eq!(offered(&game, "plunder"), "", "no zeppelin is left");
}

#[test]
fn w_9_9_a_pawn_from_the_workshop_is_exchanged_in_within_phase_1() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "recovery-workshop");
    put(&mut game, SEAT1, "base-camp n8, zeppelin r4, miner n2");
    bury(&mut game, SEAT1, "miner");
    assert_refuses(&game, "exchange r4 miner");
    play(&mut game, "repair miner, exchange r4 miner");
    assert_eq!(standing(&game, SEAT1), "miner n2, base-camp n8, miner r4");
}

#[test]
fn w_9_9_workshop_and_buy_back_in_one_turn() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "recovery-workshop");
    put(&mut game, SEAT1, "base-camp n8");
    bury(&mut game, SEAT1, "miner, zeppelin");
    stock(&mut game, SEAT1, 3, 0);
    play(&mut game, "repair zeppelin, roll, show 1, show 1, show 1, buy-back miner");
    assert_eq!(pawns(game.player[SEAT1].cemetery), "");
    assert_eq!(game.player[SEAT1].resources, 1, "3 and one from tile 8, less 3");
}

#[test]
fn w_9_9_a_zeppelin_is_not_exchanged_for_the_juggernaut() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "juggernaut");
    put(&mut game, SEAT1, "base-camp n8, zeppelin r4");
    let all = "r4 explorer, r4 miner";
    assert_eq!((offered(&game, "exchange"), offered(&game, "exchange-from")), (all.into(), "r4 n8".into()));
    put(&mut game, SEAT1, "juggernaut n3");
    assert_eq!(offered(&game, "exchange-from"), "n3 n8, r4 n8");
}

#[test]
fn w_9_9_out_of_the_cave_right_after_an_exchange() {
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, "base-camp n8, zeppelin cave");
    play(&mut game, "exchange cave explorer, emerge d4");
    assert_eq!(standing(&game, SEAT1), "base-camp n8, explorer d4");
    assert_eq!(game.player[SEAT1].artifacts, 1);
}

/// A camp with somnium under a force field, and every die to take it.
fn shielded_camp(cards: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, cards);
    own(&mut game, SEAT2, "force-field");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    game.field = on("n2");
    stock(&mut game, SEAT2, 0, 1);
    act(&mut game, "2 6 6");
    game
}

#[test]
fn w_9_10_a_force_field_yields_to_the_tunneller_and_the_ray_only() {
    let game = shielded_camp("psychic-probe battle-exoskeleton");
    for refused in ["conquer n2", "plunder n2", "tunnel n2", "death-ray n2"] {
        assert_refuses(&game, refused);
    }
    let mut game = shielded_camp("transport-tunneller");
    assert_refuses(&game, "conquer n2");
    play(&mut game, "tunnel n2, die 2, loot somnium");
    assert_eq!((game.field, game.player[SEAT1].somnium), (on("n2"), 1), "a theft, and the field stays");
    let mut game = shielded_camp("death-ray");
    assert_refuses(&game, "plunder n2");
    play(&mut game, "death-ray n2");
    assert_eq!((game.field, standing(&game, SEAT2)), (Token::Gone, String::new()));
}
