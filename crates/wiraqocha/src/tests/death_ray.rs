//! W-7.7: the Death Ray.

use super::*;

/// Seat 1 has the ray and its camp on 8; seat 2 its camp on 5.
fn scene(dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "death-ray");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n5");
    act(&mut game, dice);
    game
}

#[test]
fn w_7_7_any_tile_free_or_not_without_dice() {
    let game = scene("");
    let all = "n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, d1, d2, d3, d4, d5, d6, r1, r2, r3, r4";
    assert_eq!(offered(&game, "death-ray"), all, "own tiles too, and mountains");
    let mut game = table(2, &[("cave", "on")]);
    own(&mut game, SEAT1, "death-ray");
    put(&mut game, SEAT1, "base-camp n8");
    act(&mut game, "");
    assert_eq!(offered(&game, "death-ray"), format!("{}, cave", all.replace("n7, ", "")));
}

#[test]
fn w_7_7_a_free_tile_is_dead_for_good() {
    let mut game = scene("4 4");
    assert_eq!(offered(&game, "conquer"), "n4");
    let events = play(&mut game, "death-ray n4");
    assert_eq!(events, [Event::Destroyed { seat: SEAT1, tile: Tile::N4 }]);
    assert_eq!((game.board.dead, offered(&game, "conquer").as_str()), (tiles("n4"), ""));
    end_turn(&mut game);
    act(&mut game, "4");
    assert_eq!(offered(&game, "conquer"), "", "for everybody");
}

#[test]
fn w_7_7_once_a_game() {
    let mut game = scene("");
    play(&mut game, "death-ray n4");
    assert_eq!(offered(&game, "death-ray"), "");
    game.active = SEAT2;
    assert_eq!(offered(&game, "death-ray"), "");
    end_turn(&mut game);
    act(&mut game, "");
    assert_eq!((game.active, offered(&game, "death-ray").as_str()), (SEAT1, ""));
}

#[test]
fn w_7_7_in_the_turn_in_which_it_is_built_and_not_before() {
    let mut game = table(2, &[]);
    turn_up(&mut game, "death-ray");
    put(&mut game, SEAT1, "base-camp n8");
    stock(&mut game, SEAT1, 4, 2);
    act(&mut game, "");
    assert_eq!(offered(&game, "death-ray"), "");
    play(&mut game, "build death-ray, death-ray n12");
    assert_eq!((game.board.dead, game.player[SEAT1].cards), (tiles("n12"), cards("death-ray")));
}

#[test]
fn w_7_7_a_pawn_is_out_of_the_game_and_not_in_the_cemetery() {
    for pawn in ["explorer", "miner", "zeppelin", "android-explorer", "mechanical-miner", "juggernaut"] {
        let mut game = scene("");
        own(&mut game, SEAT2, "android-explorer mechanical-miner juggernaut recovery-workshop");
        put(&mut game, SEAT2, &format!("{pawn} n4"));
        let events = play(&mut game, "death-ray n4");
        assert_eq!((pawns(game.player[SEAT2].out), pawns(game.player[SEAT2].cemetery)), (pawn.into(), "".into()));
        assert!(events.contains(&Event::Removed { seat: SEAT2, pawn: pawn.parse().unwrap() }), "{events:?}");
        assert_eq!(standing(&game, SEAT2), "base-camp n5");
        stock(&mut game, SEAT2, 3, 0);
        end_turn(&mut game);
        assert_eq!(offered(&game, "repair"), "");
        act(&mut game, "");
        assert_eq!(offered(&game, "buy-back"), "");
    }
}

#[test]
fn w_7_7_an_own_pawn_too() {
    let mut game = scene("");
    put(&mut game, SEAT1, "miner n4");
    play(&mut game, "death-ray n4");
    assert_eq!((pawns(game.player[SEAT1].out).as_str(), standing(&game, SEAT1).as_str()), ("miner", "base-camp n8"));
}

#[test]
fn w_7_7_a_die_goes_to_the_pool() {
    let mut game = scene("");
    put(&mut game, SEAT2, "miner n4");
    guard(&mut game, "n4 6");
    let dice = game.supply.dice;
    play(&mut game, "death-ray n4");
    assert_eq!((game.board.die[Tile::N4], game.supply.dice), (None, dice + 1));
}

#[test]
fn w_7_7_a_fortress_is_out_of_the_game_and_its_card_counts() {
    let mut game = scene("");
    own(&mut game, SEAT2, "flying-fortress");
    put(&mut game, SEAT2, "miner n4");
    game.fortress = on("n4");
    play(&mut game, "death-ray n4");
    assert_eq!((game.fortress, game.worth(SEAT2)), (Token::Gone, (4, 1)));
}

#[test]
fn w_7_7_under_a_force_field_and_its_card_counts() {
    let mut game = scene("");
    own(&mut game, SEAT2, "force-field");
    put(&mut game, SEAT2, "miner n4");
    game.field = on("n4");
    play(&mut game, "death-ray n4");
    assert_eq!((game.field, game.worth(SEAT2)), (Token::Gone, (3, 1)));
    assert_eq!(pawns(game.player[SEAT2].out), "miner");
}

#[test]
fn w_7_7_tokens_on_other_tiles_stay() {
    let mut game = scene("");
    own(&mut game, SEAT2, "force-field flying-fortress");
    put(&mut game, SEAT2, "miner n4, miner d6");
    (game.field, game.fortress) = (on("n5"), on("d6"));
    play(&mut game, "death-ray n4");
    assert_eq!((game.field, game.fortress), (on("n5"), on("d6")));
}

#[test]
fn w_7_7_an_enemy_camp_goes_to_its_owners_reserve() {
    let mut game = scene("");
    guard(&mut game, "n5 6");
    let events = play(&mut game, "death-ray n5");
    assert!(events.contains(&Event::CampFell { seat: SEAT2, tile: Tile::N5 }), "{events:?}");
    assert!(game.player[SEAT2].camp_in_reserve());
    assert_eq!((pawns(game.player[SEAT2].out).as_str(), game.board.dead), ("", tiles("n5")));
    assert_eq!(game.phase, Phase::Acting, "the turn goes on");
}

#[test]
fn w_7_7_the_own_camp_goes_to_the_reserve_too() {
    let mut game = scene("2");
    play(&mut game, "death-ray n8");
    assert!(game.player[SEAT1].camp_in_reserve());
    assert_offers(&game, "conquer n2");
}

#[test]
fn w_7_7_an_artifact_is_lost_and_that_victory_closed() {
    let mut game = scene("");
    let events = play(&mut game, "death-ray d1");
    assert!(events.contains(&Event::ArtifactLost { tile: Tile::D1 }), "{events:?}");
    assert_eq!((game.artifacts, game.artifacts_lost), (tiles("d2 d3 d4"), 1));
    find(&mut game, SEAT1, "d2 d3 d4");
    assert_eq!((game.has_won(SEAT1), game.player[SEAT1].artifacts), (false, 3));
}

#[test]
fn w_7_7_an_artifact_that_was_collected_is_not_lost() {
    let mut game = scene("");
    put(&mut game, SEAT2, "explorer d1");
    find(&mut game, SEAT2, "d1");
    play(&mut game, "death-ray d1");
    assert_eq!((game.artifacts_lost, game.player[SEAT2].artifacts), (0, 1));
}

#[test]
fn w_7_7_an_artifact_under_a_miner_is_lost_with_it() {
    let mut game = scene("");
    put(&mut game, SEAT2, "miner d1");
    play(&mut game, "death-ray d1");
    assert_eq!((game.artifacts_lost, pawns(game.player[SEAT2].out).as_str()), (1, "miner"));
}

#[test]
fn w_7_7_after_a_theft_it_is_not_used_again() {
    let mut game = scene("");
    play(&mut game, "death-ray n4");
    end_turn(&mut game);
    act(&mut game, "2 6 6");
    play(&mut game, "plunder n8, die 2, die 6, die 6, loot death-ray");
    assert_eq!(game.player[SEAT2].cards, cards("death-ray"));
    assert_eq!((offered(&game, "death-ray").as_str(), game.worth(SEAT2)), ("", (4, 2)), "but its costs count");
}

#[test]
fn w_7_7_a_stolen_one_that_was_not_used_fires() {
    let mut game = scene("");
    end_turn(&mut game);
    act(&mut game, "2 6 6");
    play(&mut game, "plunder n8, die 2, die 6, die 6, loot death-ray, death-ray n8");
    assert!(game.player[SEAT1].camp_in_reserve());
}

#[test]
fn w_7_7_in_phase_1_too_with_a_camp_or_without() {
    for pawn in ["miner", "base-camp"] {
        let mut game = table(2, &[]);
        own(&mut game, SEAT1, "death-ray");
        put(&mut game, SEAT1, &format!("{pawn} n8"));
        put(&mut game, SEAT2, "base-camp n5");
        assert_eq!(offered(&game, "death-ray").split(", ").count(), 22, "{pawn}");
        play(&mut game, "death-ray n5");
        assert_eq!((game.phase, game.board.dead), (Phase::Preparing, tiles("n5")));
        assert!(game.player[SEAT2].camp_in_reserve());
        assert_offers(&game, "roll");
    }
}

#[test]
fn w_7_7_in_phase_2_without_a_camp() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "death-ray");
    put(&mut game, SEAT1, "miner n8");
    act(&mut game, "");
    assert_eq!(offered(&game, "death-ray").split(", ").count(), 22);
    play(&mut game, "death-ray n5");
    assert_offers(&game, "end");
}

#[test]
fn w_7_7_in_the_own_turn_only() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT2, "death-ray");
    put(&mut game, SEAT1, "base-camp n8");
    assert_offers(&game, "roll");
    act(&mut game, "");
    assert_offers(&game, "end");
}

#[test]
fn w_3_0_it_may_clear_an_own_tile_before_or_after_resources_and_dice_are_counted() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "death-ray");
    assert_eq!(offered(&game, "death-ray").split(", ").count(), 22);
    assert!(!choices(&game).contains(&"collect".into()), "there is no tile to lose");
    put(&mut game, SEAT1, "base-camp n8, miner n7, miner d6");
    let mut before = game.clone();
    play(&mut before, "death-ray n7, roll");
    assert_eq!((before.player[SEAT1].resources, before.phase), (1, Phase::Rolling(4)));
    play(&mut game, "collect, count, death-ray d6, roll");
    assert_eq!((game.player[SEAT1].resources, game.phase), (3, Phase::Rolling(4)));
}
