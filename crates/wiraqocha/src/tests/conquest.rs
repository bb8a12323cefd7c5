//! W-5.1 to W-5.3, W-5.5 and W-5.14: which tiles are taken, by which pawn and with which dice.

use super::*;

/// The camp on 7, everything else in reserve, and these dice.
fn scene(dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n7");
    act(&mut game, dice);
    game
}

/// The list of dice after each step of a use: `die 1 | die 2, die 3`.
fn dice_lists(game: &mut Wiraqocha, uses: &str) -> String {
    let mut lists = vec![];
    for choice in uses.split(", ") {
        lists.push(choices(game).join(", "));
        play(game, choice);
    }
    lists.join(" | ")
}

#[test]
fn w_5_1_any_dice_whose_sum_is_the_number() {
    let mut game = scene("1 2 3 6");
    play(&mut game, "conquer n6, send miner");
    assert_eq!(dice_lists(&mut game.clone(), "die 6"), "die 1, die 6");
    assert_eq!(dice_lists(&mut game, "die 1, die 2, die 3"), "die 1, die 6 | die 2 | die 3");
    assert_eq!((standing(&game, SEAT1), game.dice.to_string()), ("miner n6, base-camp n7".into(), "6".into()));
}

#[test]
fn w_5_1_every_number_that_the_dice_make() {
    let mut game = scene("1 3 5");
    put(&mut game, SEAT1, "zeppelin d6");
    assert_eq!(offered(&game, "conquer"), "n1, n3, n4, n5, n6, n8, n9");
    let mut game = scene("6 6");
    put(&mut game, SEAT1, "zeppelin d1");
    assert_eq!(offered(&game, "conquer"), "n6, n12, d6");
    assert_eq!(offered(&scene(""), "conquer"), "");
}

#[test]
fn w_5_1_one_die_never_makes_7_to_12() {
    let mut game = scene("6");
    put(&mut game, SEAT1, "zeppelin d1");
    stock(&mut game, SEAT1, 24, 0);
    assert_eq!(offered(&game, "conquer"), "n1, n2, n3, n4, n5, n6");
    let mut game = scene("6 6");
    put(&mut game, SEAT1, "zeppelin d1");
    stock(&mut game, SEAT1, 24, 0);
    play(&mut game, "conquer n8, send miner, die 6");
    assert_offers(&game, "die 6");
}

#[test]
fn w_5_1_dice_are_named_from_the_lowest_to_the_highest() {
    let mut game = scene("2 4 4");
    play(&mut game, "conquer n6, send miner");
    assert_eq!(dice_lists(&mut game, "die 2, die 4"), "die 2 | die 4");
    assert_eq!(game.dice.to_string(), "4");
    let mut game = scene("1 2 4 5");
    put(&mut game, SEAT1, "explorer n12");
    play(&mut game, "conquer n8, send miner");
    assert_eq!(dice_lists(&mut game, "die 1, die 2, die 5"), "die 1 | die 2 | die 5");
    assert_eq!(game.dice.to_string(), "4");
}

#[test]
fn w_5_1_equal_dice_make_one_choice() {
    let mut game = scene("3 3 3");
    play(&mut game, "conquer n6, send miner");
    assert_eq!(dice_lists(&mut game, "die 3, die 3"), "die 3 | die 3");
    let mut game = scene("1 1 1 1 2");
    play(&mut game, "conquer n4, send miner");
    assert_eq!(dice_lists(&mut game, "die 1, die 1, die 1, die 1"), "die 1 | die 1 | die 1, die 2 | die 1");
}

#[test]
fn w_5_1_a_combination_takes_exactly_its_dice() {
    let mut game = scene("1 2 3 4 6");
    put(&mut game, SEAT1, "zeppelin d6");
    let combinations: Vec<_> = choices(&game).into_iter().filter(|it| it.starts_with("conquer d")).collect();
    assert!(combinations.is_empty(), "2+1 and 3 are no double: {combinations:?}");
    assert_refuses(&game, "conquer r3");
    for (run, dice) in [("r1", "die 1, die 2, die 3"), ("r2", "die 2, die 3, die 4")] {
        let mut game = game.clone();
        play(&mut game, &format!("conquer {run}, move d6"));
        assert_eq!(dice_lists(&mut game, dice), dice.replace(", ", " | "));
        assert_eq!(game.dice.len(), 2);
    }
    let mut game = scene("1 1 1");
    put(&mut game, SEAT1, "miner n5");
    play(&mut game, "conquer d1, send miner");
    assert_eq!(dice_lists(&mut game, "die 1, die 1"), "die 1 | die 1");
    assert_eq!(game.dice.to_string(), "1");
}

#[test]
fn w_5_1_every_double_and_every_run_has_its_tile() {
    for (dice, tile) in [
        ("1 1", "d1"),
        ("2 2", "d2"),
        ("3 3", "d3"),
        ("4 4", "d4"),
        ("5 5", "d5"),
        ("6 6", "d6"),
        ("1 2 3", "r1"),
        ("2 3 4", "r2"),
        ("3 4 5", "r3"),
        ("4 5 6", "r4"),
    ] {
        let mut game = scene(dice);
        put(&mut game, SEAT1, "zeppelin n3");
        let combinations = choices(&game).into_iter().filter_map(|it| it.strip_prefix("conquer ").map(String::from));
        let combinations: Vec<_> = combinations.filter(|it| !it.starts_with('n')).collect();
        assert_eq!(combinations, [tile], "{dice}");
    }
}

#[test]
fn w_5_1_as_many_conquests_as_the_dice_allow_and_each_die_once() {
    let mut game = scene("1 4 5 6");
    let dice = game.supply.dice;
    play(&mut game, "conquer n1, send miner, die 1, conquer n4, send miner, die 4, conquer n5, send explorer, die 5");
    assert_eq!((game.dice.to_string(), game.supply.dice), ("6".into(), dice + 3));
    play(&mut game, "conquer n6, send explorer, die 6");
    assert_eq!(offered(&game, "conquer"), "");
    let now = "miner n1, miner n4, explorer n5, explorer n6, base-camp n7";
    assert_eq!((standing(&game, SEAT1).as_str(), game.supply.dice), (now, dice + 4));
    assert_offers(&game, "end");
}

#[test]
fn w_5_2_from_the_reserve_only_next_to_a_tile_that_is_held() {
    let mut game = scene("2 6");
    play(&mut game, "conquer n6");
    assert_offers(&game, "send explorer, send miner, send zeppelin, move n7");
    let mut game = scene("2 6");
    play(&mut game, "conquer n2");
    assert_offers(&game, "move n7");
}

#[test]
fn w_5_2_tiles_taken_this_turn_count() {
    let mut game = scene("1 2 3");
    play(&mut game, "conquer n1, send miner, die 1, conquer n2");
    assert_offers(&game, "send explorer, send miner, send zeppelin, move n1, move n7");
    play(&mut game, "send explorer, die 2");
    assert_eq!(standing(&game, SEAT1), "miner n1, explorer n2, base-camp n7");
}

#[test]
fn w_5_2_a_tile_that_was_left_counts_no_more() {
    let mut game = scene("1 2 3");
    put(&mut game, SEAT1, "miner n1");
    play(&mut game, "conquer n3, move n1, die 3, conquer n2");
    assert_offers(&game, "move n3, move n7");
}

#[test]
fn w_5_2_a_pawn_on_the_board_goes_anywhere() {
    let mut game = scene("2 3 6");
    put(&mut game, SEAT1, "miner d6, explorer n9");
    play(&mut game, "conquer n3");
    assert_offers(&game, "move n7, move n9, move d6");
    play(&mut game, "move d6, die 3");
    assert_eq!(standing(&game, SEAT1), "miner n3, base-camp n7, explorer n9");
}

#[test]
fn w_5_2_the_tile_it_leaves_is_free_and_its_die_goes_to_the_pool() {
    let mut game = scene("2 6");
    put(&mut game, SEAT1, "miner n9");
    guard(&mut game, "n9 4, n7 2");
    let dice = game.supply.dice;
    let events = play(&mut game, "conquer n2, move n9, die 2");
    assert!(events.contains(&Event::DieLeft { tile: Tile::N9, face: Face::Four }), "{events:?}");
    assert_eq!((game.board.pawn[Tile::N9], game.board.die[Tile::N9]), (None, None));
    assert_eq!((game.board.die[Tile::N2], game.board.die[Tile::N7]), (None, Some(Face::Two)), "the die stays behind");
    assert_eq!(game.supply.dice, dice + 2, "the one from tile 9 and the one that was used");
}

#[test]
fn w_5_3_own_tiles_are_never_a_target() {
    let mut game = scene("1 6");
    assert_refuses(&game, "conquer n7");
    put(&mut game, SEAT1, "miner n1");
    assert_eq!(offered(&game, "conquer"), "n6");
}

#[test]
fn w_5_3_only_zeppelins_go_into_the_mountains() {
    let mut game = scene("5 6");
    put(&mut game, SEAT1, "explorer n1, miner n2");
    play(&mut game, "conquer n11");
    assert_offers(&game, "send zeppelin");
    let mut game = scene("5 6");
    own(&mut game, SEAT1, "juggernaut");
    put(&mut game, SEAT1, "explorer n1, zeppelin n9, zeppelin n3");
    play(&mut game, "conquer n11");
    assert_offers(&game, "send juggernaut, move n3, move n9");
    let mut game = scene("5 6");
    put(&mut game, SEAT1, "explorer n1, miner n2");
    bury(&mut game, SEAT1, "zeppelin, zeppelin");
    assert_refuses(&game, "conquer n11");
}

#[test]
fn w_5_3_a_zeppelin_in_reserve_needs_a_tile_next_to_the_mountain() {
    let game = scene("5 6");
    assert_refuses(&game, "conquer n11");
    let mut game = scene("5 6");
    put(&mut game, SEAT1, "zeppelin d6");
    assert_eq!(offered(&game, "conquer"), "n5, n6, n11");
    play(&mut game, "conquer n11");
    assert_offers(&game, "move d6");
}

#[test]
fn w_5_3_tiles_held_by_a_zeppelin_are_for_zeppelins_only() {
    for flying in ["zeppelin n1", "juggernaut n1"] {
        let mut game = scene("1");
        own(&mut game, SEAT2, "juggernaut");
        put(&mut game, SEAT2, flying);
        put(&mut game, SEAT1, "miner n6");
        play(&mut game, "conquer n1");
        assert_offers(&game, "send zeppelin");
        play(&mut game, "send zeppelin, die 1");
        assert_eq!(format!("{} n1", pawns(game.player[SEAT2].cemetery)), flying);
        let mut game = scene("1");
        own(&mut game, SEAT2, "juggernaut");
        put(&mut game, SEAT2, flying);
        bury(&mut game, SEAT1, "zeppelin, zeppelin");
        assert_eq!(offered(&game, "conquer"), "", "{flying}");
    }
}

#[test]
fn w_5_3_dead_tiles_and_those_with_a_force_field_are_never_taken() {
    let mut game = scene("1 6");
    own(&mut game, SEAT1, "death-ray");
    own(&mut game, SEAT2, "force-field");
    put(&mut game, SEAT2, "miner n6");
    game.field = on("n6");
    assert_eq!(offered(&game, "conquer"), "n1");
    play(&mut game, "death-ray n1");
    assert_eq!(offered(&game, "conquer"), "");
}

#[test]
fn w_5_5_the_beaten_pawn_goes_to_the_cemetery() {
    for pawn in ["explorer", "miner", "zeppelin", "android-explorer", "mechanical-miner", "juggernaut"] {
        let mut game = scene("1");
        own(&mut game, SEAT2, "android-explorer mechanical-miner juggernaut");
        put(&mut game, SEAT2, &format!("{pawn} n1"));
        let events = play(&mut game, "conquer n1, send zeppelin, die 1");
        assert_eq!(pawns(game.player[SEAT2].cemetery), pawn);
        assert_eq!(game.board.pawn[Tile::N1], Some((SEAT1, Pawn::Zeppelin)));
        assert!(events.contains(&Event::Banished { seat: SEAT2, pawn: pawn.parse().unwrap() }), "{events:?}");
        assert!(game.player[SEAT2].holds.is_empty());
    }
}

#[test]
fn w_5_5_a_camp_goes_to_the_reserve_and_the_beaten_die_to_the_pool() {
    let mut game = scene("1 6");
    put(&mut game, SEAT2, "base-camp n1");
    guard(&mut game, "n1 4");
    let dice = game.supply.dice;
    let events = play(&mut game, "conquer n1, move n7, die 1, die 6");
    assert_eq!((game.player[SEAT2].reserve[Pawn::BaseCamp], pawns(game.player[SEAT2].cemetery)), (1, "".into()));
    assert!(events.contains(&Event::CampFell { seat: SEAT2, tile: Tile::N1 }), "{events:?}");
    assert_eq!((game.board.die[Tile::N1], game.supply.dice), (None, dice + 3), "one beaten, two used");
    assert_eq!(standing(&game, SEAT1), "base-camp n1");
}

#[test]
fn w_5_5_every_player_is_an_enemy() {
    let mut game = table(4, &[]);
    put(&mut game, SEAT1, "base-camp n7");
    put(&mut game, SEAT2, "miner n1");
    put(&mut game, SEAT3, "explorer n4");
    put(&mut game, SEAT4, "zeppelin n5");
    act(&mut game, "1 4 5");
    play(&mut game, "conquer n1, send miner, die 1, conquer n4, send miner, die 4, conquer n5, send zeppelin, die 5");
    let beaten = [SEAT2, SEAT3, SEAT4].map(|seat| pawns(game.player[seat].cemetery));
    assert_eq!(beaten, ["miner", "explorer", "zeppelin"]);
}

#[test]
fn w_5_14_an_explorer_takes_the_artifact_and_nobody_else() {
    for (pawn, taken) in
        [("explorer", 1), ("android-explorer", 1), ("miner", 0), ("mechanical-miner", 0), ("zeppelin", 0)]
    {
        let mut game = scene("1 1");
        own(&mut game, SEAT1, "android-explorer mechanical-miner");
        put(&mut game, SEAT1, "miner n5");
        let events = play(&mut game, &format!("conquer d1, send {pawn}, die 1, die 1"));
        assert_eq!(game.player[SEAT1].artifacts, taken, "{pawn}");
        assert_eq!(game.artifacts.has(Tile::D1), taken == 0);
        assert_eq!(events.contains(&Event::FoundArtifact { seat: SEAT1, tile: Tile::D1 }), taken == 1);
    }
    let mut game = scene("1 1");
    play(&mut game, "conquer d1, move n7, die 1, die 1");
    assert_eq!(game.player[SEAT1].artifacts, 0, "the camp finds nothing");
}

#[test]
fn w_5_14_an_explorer_that_comes_later_takes_it_from_under_a_miner() {
    let mut game = scene("1 1");
    put(&mut game, SEAT1, "explorer n5");
    put(&mut game, SEAT2, "miner d1");
    play(&mut game, "conquer d1, move n5, die 1, die 1");
    assert_eq!((game.player[SEAT1].artifacts, pawns(game.player[SEAT2].cemetery).as_str()), (1, "miner"));
}
