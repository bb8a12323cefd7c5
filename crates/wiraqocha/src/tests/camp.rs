//! W-4: the base camp comes first.

use super::*;

/// Seat 1 without its camp, with these pawns, resources and dice.
fn homeless(seats: u8, pawns: &str, resources: u8, dice: &str) -> Wiraqocha {
    let mut game = table(seats, &[]);
    if !pawns.is_empty() {
        put(&mut game, SEAT1, pawns);
    }
    stock(&mut game, SEAT1, resources, 0);
    new_turn(&mut game);
    act(&mut game, dice);
    game
}

#[test]
fn w_4_1_nothing_else_than_what_puts_it_on_the_board() {
    let mut game = homeless(2, "", 0, "1 2 6");
    assert_offers(&game, "conquer n1, conquer n2, conquer n3, conquer n6, conquer n7, conquer n8, conquer n9");
    play(&mut game, "conquer n9");
    assert_offers(&game, "send base-camp");
    let mut game = homeless(2, "miner n10, zeppelin d6", 0, "6");
    assert_offers(&game, "conquer n6");
    play(&mut game, "conquer n6");
    assert_offers(&game, "send base-camp");
    play(&mut game, "send base-camp, die 6");
    assert_eq!(standing(&game, SEAT1), "base-camp n6, miner n10, zeppelin d6");
    assert_offers(&game, "end");
}

#[test]
fn w_4_1_afterwards_the_turn_goes_on() {
    let mut game = homeless(2, "", 0, "1 2 6");
    play(&mut game, "conquer n8, send base-camp, die 2, die 6");
    assert_offers(&game, "conquer n1, defend n8, end");
    play(&mut game, "conquer n1, send explorer, die 1");
    assert_eq!(standing(&game, SEAT1), "explorer n1, base-camp n8");
}

#[test]
fn w_4_2_the_first_camp_goes_to_any_tile_that_the_dice_allow() {
    assert_eq!(offered(&homeless(2, "", 0, "5 5"), "conquer"), "n5, n10, d5");
    assert_eq!(offered(&homeless(2, "", 0, "2 2 3"), "conquer"), "n2, n3, n4, n5, n7, d2");
}

#[test]
fn w_4_2_not_a_mountain() {
    assert_eq!(offered(&homeless(2, "", 0, "4 5 6"), "conquer"), "n4, n5, n6, n9, n10", "neither 11 nor 4-5-6");
    assert_offers(&homeless(2, "zeppelin r4", 0, "6 6"), "end");
    assert_offers(&homeless(2, "", 0, ""), "end");
}

#[test]
fn w_4_2_later_only_next_to_a_tile_that_is_held() {
    assert_offers(&homeless(2, "miner n10", 0, "1 2 6"), "conquer n6");
    assert_offers(&homeless(2, "miner n10, explorer d5", 0, "1 2 6"), "conquer n2, conquer n6");
    assert_offers(&homeless(2, "miner n10", 0, "5 5"), "end");
}

#[test]
fn w_4_2_with_no_own_pawn_on_the_board_anywhere_again() {
    let mut game = homeless(2, "", 0, "6");
    game.round = 9;
    bury(&mut game, SEAT1, "miner, explorer");
    assert_offers(&game, "conquer n6");
}

#[test]
fn w_4_2_enemy_tiles_count_if_their_defence_is_beaten() {
    for (enemy, die, dice, taken) in [
        ("miner n6", "", "6", true),
        ("miner n6", "3", "6 3", false),
        ("miner n6", "3", "6 4", true),
        ("base-camp n6", "", "6 5", false),
        ("base-camp n6", "", "6 6", true),
        ("zeppelin n6", "", "6", false),
    ] {
        let mut game = homeless(2, "miner n10, zeppelin n9", 0, dice);
        put(&mut game, SEAT2, enemy);
        if !die.is_empty() {
            guard(&mut game, &format!("n6 {die}"));
        }
        let there = offered(&game, "conquer").split(", ").any(|tile| tile == "n6");
        assert_eq!(there, taken, "{enemy} {die} {dice}");
    }
    let mut game = homeless(2, "", 0, "6 6");
    put(&mut game, SEAT2, "base-camp n6");
    play(&mut game, "conquer n6, send base-camp, die 6, die 6");
    assert_eq!((standing(&game, SEAT1).as_str(), game.player[SEAT2].camp_in_reserve()), ("base-camp n6", true));
}

#[test]
fn w_4_2_not_a_tile_with_a_force_field() {
    let mut game = homeless(2, "", 0, "6");
    own(&mut game, SEAT2, "force-field");
    put(&mut game, SEAT2, "miner n6");
    game.field = on("n6");
    assert_offers(&game, "end");
}

#[test]
fn w_4_3_it_must_be_placed_also_with_resources() {
    assert_offers(&homeless(2, "miner n10", 1, "5 5"), "end");
    let mut game = homeless(2, "miner n10", 2, "5 5");
    assert_offers(&game, "conquer n4, conquer n6");
    play(&mut game, "conquer n6, send base-camp, die 5, enough");
    assert_eq!(game.player[SEAT1].resources, 0);
    let mut game = homeless(2, "", 2, "1");
    assert_offers(&game, "conquer n1, conquer n2");
    put(&mut game, SEAT2, "base-camp n1, zeppelin n2");
    assert_offers(&game, "end");
}

#[test]
fn w_4_3_and_on_enemy_tiles() {
    let mut game = homeless(2, "miner n10", 2, "6 6");
    put(&mut game, SEAT2, "miner n6");
    guard(&mut game, "n6 6");
    assert_offers(&game, "conquer n6");
    play(&mut game, "conquer n6, send base-camp, die 6, enough, die 6");
    assert_eq!((standing(&game, SEAT1).as_str(), game.player[SEAT1].resources), ("base-camp n6, miner n10", 0));
}

/// Seat 1 could do everything, but for its camp.
fn everything(dice: &str) -> Wiraqocha {
    let mut game = table(2, &[("prisoners", "on")]);
    own(&mut game, SEAT1, "flying-fortress psychic-probe death-ray transport-tunneller");
    turn_up(&mut game, "recovery-workshop battle-exoskeleton android-factory");
    put(&mut game, SEAT1, "miner d2");
    put(&mut game, SEAT2, "base-camp n5");
    guard(&mut game, "n5 6");
    stock(&mut game, SEAT1, 3, 1);
    stock(&mut game, SEAT2, 0, 2);
    bury(&mut game, SEAT1, "zeppelin");
    imprison(&mut game, SEAT2, SEAT1, "explorer");
    act(&mut game, dice);
    game
}

/// The words that the choices begin with, each once.
fn verbs(game: &Wiraqocha) -> String {
    let mut verbs: Vec<String> = choices(game).iter().map(|it| it.split(' ').next().unwrap().into()).collect();
    verbs.dedup();
    verbs.join(" ")
}

#[test]
fn w_4_3_what_the_book_lists_needs_a_camp_and_fortress_probe_and_ray_do_not() {
    let mut game = everything("5 6 6");
    assert_eq!(verbs(&game), "fortress probe death-ray end");
    put(&mut game, SEAT1, "base-camp n10");
    assert_eq!(
        verbs(&game),
        "conquer plunder tunnel defend build sacrifice buy-back ransom fortress probe death-ray end"
    );
    let game = everything("3 5 6 6");
    assert_eq!(verbs(&game), "conquer fortress probe death-ray", "nor when it can be placed");
}

#[test]
fn w_4_3_no_sacrifice_before_the_camp() {
    let mut game = homeless(2, "miner n10", 0, "5 5");
    stock(&mut game, SEAT1, 0, 1);
    assert_offers(&game, "end");
    let mut game = homeless(2, "miner n10", 0, "5 6");
    stock(&mut game, SEAT1, 0, 1);
    assert_offers(&game, "conquer n6");
    play(&mut game, "conquer n6, send base-camp, die 6");
    assert!(choices(&game).contains(&"sacrifice".into()));
}

#[test]
fn w_4_3_without_a_camp_there_is_no_harvest_but_the_rest_of_phase_3() {
    let mut game = homeless(2, "miner n10, miner n9", 5, "1");
    put(&mut game, SEAT2, "zeppelin n4, zeppelin n6, explorer n5, explorer n7");
    guard(&mut game, "n5 6, n7 6");
    turn_up(&mut game, "death-ray juggernaut");
    assert_offers(&game, "end");
    let events = play(&mut game, "end");
    assert_eq!(events, [Event::NoCamp { seat: SEAT1 }, Event::GaveBack { seat: SEAT1, resources: 2 }]);
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT1].resources), (0, 3));
    assert_eq!((game.phase, game.dice.is_empty()), (Phase::Refilling, true));
    play(&mut game, "turn android-factory");
    assert_eq!((game.active, game.phase, game.market.len()), (SEAT2, Phase::Preparing, 3));
    assert!(game.player[SEAT1].camp_in_reserve());
}

#[test]
fn w_3_1_resources_are_collected_without_a_camp() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "miner n7, miner n8");
    play(&mut game, "roll");
    assert_eq!((game.player[SEAT1].resources, game.phase), (3, Phase::Rolling(3)));
}

#[test]
fn w_4_4_the_camp_is_moved_like_any_pawn() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, miner n10");
    put(&mut game, SEAT2, "miner d5");
    guard(&mut game, "n8 4");
    act(&mut game, "5 5 6");
    play(&mut game, "conquer d5, move n8, die 5, die 5");
    assert_eq!((standing(&game, SEAT1).as_str(), game.board.die[Tile::N8]), ("miner n10, base-camp d5", None));
    assert_eq!(pawns(game.player[SEAT2].cemetery), "miner");
    assert_eq!(offered(&game, "conquer"), "n6", "the turn goes on");
}

#[test]
fn w_4_4_it_moves_neither_into_the_mountains_nor_against_zeppelins() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "zeppelin n6");
    act(&mut game, "6 6");
    play(&mut game, "conquer n6");
    assert_offers(&game, "send zeppelin");
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    act(&mut game, "6 6");
    play(&mut game, "conquer n12");
    assert_offers(&game, "send zeppelin");
}

#[test]
fn w_4_4_it_is_exchanged_in_and_phase_2_is_open() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "zeppelin r4");
    play(&mut game, "exchange r4 base-camp, roll, show 3, show 3, show 3, show 3");
    assert_eq!(standing(&game, SEAT1), "base-camp r4");
    assert_eq!(offered(&game, "defend"), "r4");
    play(&mut game, "conquer n3, send miner, die 3");
}

#[test]
fn w_4_4_a_camp_that_the_ray_takes_off_the_board_comes_first_at_once() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "death-ray flying-fortress");
    put(&mut game, SEAT1, "base-camp n8, miner n10");
    act(&mut game, "2 6");
    assert_eq!(offered(&game, "defend"), "n8, n10");
    play(&mut game, "death-ray n8");
    assert!(game.player[SEAT1].camp_in_reserve());
    assert_offers(&game, "conquer n6, fortress n10");
    play(&mut game, "conquer n6, send base-camp, die 6");
    assert_offers(&game, "conquer n2, defend n6, defend n10, fortress n6, fortress n10, end");
}

#[test]
fn w_4_4_or_ends_the_turn_without_a_harvest() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "death-ray");
    put(&mut game, SEAT1, "base-camp n8, miner n9, miner n10");
    act(&mut game, "3");
    play(&mut game, "death-ray n8");
    assert_offers(&game, "end");
    play(&mut game, "end");
    assert_eq!(game.player[SEAT1].somnium, 0);
}

#[test]
fn w_4_4_with_no_pawn_left_it_goes_anywhere() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "death-ray");
    put(&mut game, SEAT1, "base-camp n8");
    act(&mut game, "2 6 6");
    play(&mut game, "death-ray n8");
    assert_offers(&game, "conquer n2, conquer n6, conquer d6");
}
