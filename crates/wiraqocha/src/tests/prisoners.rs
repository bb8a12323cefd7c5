//! W-8.2: beaten pawns that are held prisoner, and how they come home.

use super::*;

/// The camp of seat 1 on 8, with dice; prisoners are taken.
fn scene(seats: u8, enemy: &str, dice: &str) -> Wiraqocha {
    let mut game = table(seats, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, enemy);
    act(&mut game, dice);
    game
}

/// Seat 2 holds an explorer of seat 1, who has these resources and this somnium; the camps are on 8 and 2.
fn held(resources: u8, somnium: u8, dice: &str) -> Wiraqocha {
    let mut game = scene(3, "base-camp n2", dice);
    imprison(&mut game, SEAT2, SEAT1, "explorer");
    stock(&mut game, SEAT1, resources, somnium);
    game
}

#[test]
fn w_8_2_without_the_variant_nobody_is_asked() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "miner n2");
    act(&mut game, "2");
    play(&mut game, "conquer n2, send miner, die 2");
    assert_eq!((game.phase, pawns(game.player[SEAT2].cemetery).as_str()), (Phase::Acting, "miner"));
}

#[test]
fn w_8_2_a_beaten_pawn_may_be_held_instead_of_going_to_the_cemetery() {
    for pawn in ["explorer", "miner", "zeppelin", "android-explorer", "mechanical-miner", "juggernaut"] {
        let mut game = table(2, &[("prisoners", "on")]);
        own(&mut game, SEAT2, "android-explorer mechanical-miner juggernaut");
        put(&mut game, SEAT1, "base-camp n8");
        put(&mut game, SEAT2, &format!("{pawn} n2"));
        act(&mut game, "2");
        play(&mut game, "conquer n2, send zeppelin, die 2");
        assert_offers(&game, "capture, banish");
        let mut banished = game.clone();
        play(&mut banished, "banish");
        assert_eq!((banished.player[SEAT1].prisoner, banished.phase), (None, Phase::Acting));
        assert_eq!(pawns(banished.player[SEAT2].cemetery), pawn);
        play(&mut game, "capture");
        assert_eq!(game.player[SEAT1].prisoner, Some((SEAT2, pawn.parse().unwrap())));
        assert_eq!((pawns(game.player[SEAT2].cemetery).as_str(), game.phase), ("", Phase::Acting));
    }
}

#[test]
fn w_8_2_not_a_base_camp() {
    let mut game = scene(2, "base-camp n2", "2 6");
    play(&mut game, "conquer n2, send miner, die 2, die 6");
    assert_eq!((game.phase, game.player[SEAT1].prisoner), (Phase::Acting, None));
    assert!(game.player[SEAT2].camp_in_reserve());
}

#[test]
fn w_8_2_nor_what_the_ray_removes() {
    let mut game = scene(2, "miner n2", "");
    own(&mut game, SEAT1, "death-ray");
    play(&mut game, "death-ray n2");
    assert_eq!((game.phase, pawns(game.player[SEAT2].out).as_str()), (Phase::Acting, "miner"));
}

#[test]
fn w_8_2_a_camp_that_comes_onto_the_board_takes_prisoners_too() {
    let mut game = table(2, &[("prisoners", "on")]);
    put(&mut game, SEAT2, "miner n2");
    act(&mut game, "2");
    play(&mut game, "conquer n2, send base-camp, die 2, capture");
    assert_eq!(game.player[SEAT1].prisoner, Some((SEAT2, Pawn::Miner)));
}

#[test]
fn w_8_2_when_a_new_one_is_taken_the_older_goes_home() {
    let mut game = scene(3, "miner n1, explorer n2", "1 2");
    imprison(&mut game, SEAT1, SEAT3, "zeppelin");
    play(&mut game, "conquer n1, send miner, die 1, banish");
    assert_eq!(game.player[SEAT1].prisoner, Some((SEAT3, Pawn::Zeppelin)), "only when a new one is taken");
    let events = play(&mut game, "conquer n2, send miner, die 2, capture");
    assert_eq!(game.player[SEAT1].prisoner, Some((SEAT2, Pawn::Explorer)));
    assert_eq!(game.player[SEAT3].reserve[Pawn::Zeppelin], 2);
    assert!(events.contains(&Event::Freed { seat: SEAT3, captor: SEAT1, pawn: Pawn::Zeppelin }), "{events:?}");
}

#[test]
fn w_8_2_freed_for_3_resources_that_the_captor_gets_beyond_3() {
    let mut game = held(4, 0, "");
    stock(&mut game, SEAT2, 3, 0);
    assert_eq!(offered(&game, "ransom"), "seat2 resources");
    let events = play(&mut game, "ransom seat2 resources");
    assert_eq!((game.player[SEAT1].resources, game.player[SEAT2].resources, game.supply.resources), (1, 6, 18));
    assert_eq!((game.player[SEAT2].prisoner, game.player[SEAT1].reserve[Pawn::Explorer]), (None, 2));
    assert!(events.contains(&Event::Freed { seat: SEAT1, captor: SEAT2, pawn: Pawn::Explorer }), "{events:?}");
    end_turn(&mut game);
    assert_eq!((game.active, game.player[SEAT2].resources), (SEAT2, 6));
    act(&mut game, "");
    play(&mut game, "end");
    assert_eq!(game.player[SEAT2].resources, 3, "until his own turn ends");
}

#[test]
fn w_8_2_or_for_1_somnium() {
    let mut game = held(3, 2, "");
    assert_eq!(offered(&game, "ransom"), "seat2 resources, seat2 somnium");
    play(&mut game, "ransom seat2 somnium");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium, game.player[SEAT1].resources), (1, 1, 3));
    assert_eq!(offered(&game, "ransom"), "");
    assert_eq!(offered(&held(2, 0, ""), "ransom"), "", "2 resources are too little");
}

#[test]
fn w_8_2_it_is_usable_at_once() {
    let mut game = table(2, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n8, explorer n6");
    put(&mut game, SEAT2, "base-camp d6");
    imprison(&mut game, SEAT2, SEAT1, "explorer");
    stock(&mut game, SEAT1, 0, 1);
    act(&mut game, "2");
    let mut before = game.clone();
    play(&mut before, "conquer n2");
    assert_refuses(&before, "send explorer");
    play(&mut game, "ransom seat2 somnium, conquer n2, send explorer, die 2");
    assert_eq!(standing(&game, SEAT1), "explorer n2, explorer n6, base-camp n8");
}

#[test]
fn w_8_2_from_two_captors_in_one_turn() {
    let mut game = held(3, 1, "");
    imprison(&mut game, SEAT3, SEAT1, "miner");
    let all = "seat2 resources, seat2 somnium, seat3 resources, seat3 somnium";
    assert_eq!(offered(&game, "ransom"), all);
    play(&mut game, "ransom seat3 resources, ransom seat2 somnium");
    assert_eq!((game.player[SEAT2].prisoner, game.player[SEAT3].prisoner), (None, None));
}

#[test]
fn w_8_2_only_its_owner_frees_it_and_only_in_his_turn() {
    let mut game = held(3, 3, "");
    end_turn(&mut game);
    act(&mut game, "");
    stock(&mut game, SEAT2, 3, 3);
    put(&mut game, SEAT2, "miner d6");
    assert_eq!((game.active, offered(&game, "ransom").as_str()), (SEAT2, ""), "not the captor");
    end_turn(&mut game);
    put(&mut game, SEAT3, "base-camp n6");
    stock(&mut game, SEAT3, 3, 3);
    act(&mut game, "");
    assert_eq!((game.active, offered(&game, "ransom").as_str()), (SEAT3, ""), "nor anybody else");
}

#[test]
fn w_8_2_when_the_owner_destroys_the_captors_camp_it_is_freed_besides() {
    let mut game = held(0, 0, "2 6");
    let events = play(&mut game, "conquer n2, send miner, die 2, die 6");
    assert!(game.player[SEAT2].camp_in_reserve());
    assert_eq!((game.player[SEAT2].prisoner, game.player[SEAT1].reserve[Pawn::Explorer]), (None, 2));
    assert!(events.contains(&Event::Freed { seat: SEAT1, captor: SEAT2, pawn: Pawn::Explorer }), "{events:?}");
}

#[test]
fn w_8_2_when_others_destroy_it_the_prisoner_stays() {
    let mut game = scene(3, "base-camp n2", "2 6");
    imprison(&mut game, SEAT2, SEAT3, "explorer");
    play(&mut game, "conquer n2, send miner, die 2, die 6");
    assert_eq!(game.player[SEAT2].prisoner, Some((SEAT3, Pawn::Explorer)));
    assert!(game.player[SEAT2].camp_in_reserve());
}

#[test]
fn w_8_2_a_camp_in_reserve_still_holds_it_for_ransom() {
    let mut game = table(2, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n8");
    imprison(&mut game, SEAT2, SEAT1, "explorer");
    stock(&mut game, SEAT1, 3, 0);
    act(&mut game, "");
    assert_eq!(offered(&game, "ransom"), "seat2 resources");
}

#[test]
fn w_8_2_another_pawn_of_the_captor_frees_nobody() {
    let mut game = scene(3, "base-camp n2, miner n6", "6");
    imprison(&mut game, SEAT2, SEAT1, "explorer");
    play(&mut game, "conquer n6, send miner, die 6, banish");
    assert_eq!(game.player[SEAT2].prisoner, Some((SEAT1, Pawn::Explorer)));
}

#[test]
fn w_8_2_a_plunder_may_take_it_as_its_one_item() {
    let mut game = held(0, 0, "2 6");
    assert_eq!(offered(&game, "plunder"), "n2", "there is nothing else to take");
    stock(&mut game, SEAT2, 0, 1);
    play(&mut game, "plunder n2, die 2, die 6");
    assert_offers(&game, "loot somnium, loot prisoner");
    let mut other = game.clone();
    play(&mut other, "loot somnium");
    assert_eq!(other.player[SEAT2].prisoner, Some((SEAT1, Pawn::Explorer)), "one item only");
    play(&mut game, "loot prisoner");
    assert_eq!((game.player[SEAT2].prisoner, game.player[SEAT1].reserve[Pawn::Explorer]), (None, 2));
    assert_eq!((game.player[SEAT1].somnium, standing(&game, SEAT2).as_str()), (0, "base-camp n2"));
}

#[test]
fn w_8_2_the_prisoner_of_others_is_no_loot() {
    let mut game = scene(3, "base-camp n2", "2 6");
    imprison(&mut game, SEAT2, SEAT3, "explorer");
    assert_eq!(offered(&game, "plunder"), "");
    stock(&mut game, SEAT2, 0, 1);
    play(&mut game, "plunder n2, die 2, die 6");
    assert_offers(&game, "loot somnium");
}

#[test]
fn w_8_2_the_tunneller_may_not() {
    let mut game = held(0, 0, "2");
    own(&mut game, SEAT1, "transport-tunneller");
    assert_eq!(offered(&game, "tunnel"), "");
    stock(&mut game, SEAT2, 0, 1);
    play(&mut game, "tunnel n2, die 2");
    assert_offers(&game, "loot somnium");
    play(&mut game, "loot somnium");
    assert_eq!(game.player[SEAT2].prisoner, Some((SEAT1, Pawn::Explorer)));
}

#[test]
fn w_8_2_the_captor_cannot_use_it() {
    let mut game = table(2, &[("prisoners", "on")]);
    own(&mut game, SEAT2, "android-explorer juggernaut");
    put(&mut game, SEAT1, "base-camp n8, zeppelin n6");
    imprison(&mut game, SEAT1, SEAT2, "juggernaut");
    assert_eq!(offered(&game, "exchange"), "n6 explorer, n6 miner");
    act(&mut game, "2");
    play(&mut game, "conquer n2");
    assert_offers(&game, "send explorer, send miner, send zeppelin, move n6, move n8");
}

#[test]
fn w_8_2_workshop_and_buy_back_do_not_reach_it() {
    let mut game = table(2, &[("prisoners", "on")]);
    own(&mut game, SEAT1, "recovery-workshop");
    put(&mut game, SEAT1, "base-camp n8");
    imprison(&mut game, SEAT2, SEAT1, "explorer");
    stock(&mut game, SEAT1, 3, 0);
    assert_eq!(offered(&game, "repair"), "");
    act(&mut game, "");
    assert_eq!(offered(&game, "buy-back"), "");
}

#[test]
fn w_8_2_the_captor_wins_by_a_ransom_in_anothers_turn() {
    for (seats, goal) in [(2, 11), (3, 9), (4, 7)] {
        for (before, wins) in [(goal - 2, false), (goal - 1, true)] {
            let mut game = table(seats, &[("prisoners", "on")]);
            put(&mut game, SEAT1, "base-camp n8");
            put(&mut game, SEAT2, "base-camp n2");
            imprison(&mut game, SEAT2, SEAT1, "explorer");
            stock(&mut game, SEAT1, 0, 1);
            stock(&mut game, SEAT2, 0, before);
            act(&mut game, "");
            let events = play(&mut game, "ransom seat2 somnium");
            assert_eq!(game.won(), wins.then_some((SEAT2, Victory::Somnium)), "{seats} players");
            assert_eq!((game.active, game.turn() == Turn::Over), (SEAT1, wins));
            assert_eq!(events.last() == Some(&Event::Won { seat: SEAT2, victory: Victory::Somnium }), wins);
        }
    }
}

#[test]
fn w_8_2_a_captured_white_pawn_belongs_to_the_holder_of_its_card() {
    let mut game = table(3, &[("prisoners", "on")]);
    own(&mut game, SEAT2, "mechanical-miner");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n5, mechanical-miner n2");
    act(&mut game, "2");
    play(&mut game, "conquer n2, send miner, die 2, capture");
    end_turn(&mut game);
    stock(&mut game, SEAT2, 3, 0);
    act(&mut game, "");
    play(&mut game, "ransom seat1 resources");
    assert_eq!((game.player[SEAT2].reserve[Pawn::MechanicalMiner], game.player[SEAT1].prisoner), (1, None));
}
