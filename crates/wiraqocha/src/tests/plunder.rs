//! W-5.11: one thing is taken from a base camp that stays where it is.

use super::*;

/// The camp on 8 against an enemy camp on 2 that has this somnium and these cards.
fn scene(dice: &str, somnium: u8, cards: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    stock(&mut game, SEAT2, 0, somnium);
    own(&mut game, SEAT2, cards);
    act(&mut game, dice);
    game
}

#[test]
fn w_5_11_one_somnium_one_artifact_or_one_invention_of_ones_choice() {
    let mut game = scene("2 6", 2, "death-ray android-explorer production-tanks recovery-workshop");
    find(&mut game, SEAT2, "d1 d2");
    play(&mut game, "plunder n2, die 2, die 6");
    assert_offers(&game, "loot somnium, loot artifact, loot android-explorer, loot death-ray, loot production-tanks");
    let mut other = game.clone();
    play(&mut other, "loot somnium");
    assert_eq!((other.player[SEAT1].somnium, other.player[SEAT2].somnium), (1, 1));
    let mut other = game.clone();
    play(&mut other, "loot artifact");
    assert_eq!((other.player[SEAT1].artifacts, other.player[SEAT2].artifacts), (1, 1));
    play(&mut game, "loot death-ray");
    assert_eq!(game.player[SEAT1].cards, cards("death-ray"));
    assert_eq!(game.player[SEAT2].cards, cards("android-explorer production-tanks recovery-workshop"));
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT1].artifacts), (0, 0));
}

#[test]
fn w_5_11_buildings_cannot_be_stolen() {
    let buildings = "android-factory flying-fortress force-field recovery-workshop";
    let mut game = scene("2 6", 0, buildings);
    put(&mut game, SEAT2, "miner d5");
    game.field = on("d5");
    assert_eq!(offered(&game, "plunder"), "", "nothing else is there");
    stock(&mut game, SEAT2, 5, 1);
    play(&mut game, "plunder n2, die 2, die 6");
    assert_offers(&game, "loot somnium");
}

#[test]
fn w_5_11_every_invention_can_be_stolen() {
    for card in Card::ALL {
        let building = "android-factory flying-fortress force-field recovery-workshop".contains(card.word());
        if !building {
            let mut game = scene("2 6", 0, card.word());
            play(&mut game, &format!("plunder n2, die 2, die 6, loot {card}"));
            assert_eq!(game.player[SEAT1].cards, CardSet::only(card));
        }
    }
}

#[test]
fn w_5_11_no_pawn_moves_and_the_camp_stays() {
    let mut game = scene("2 6", 1, "");
    let reserve = game.player[SEAT1].reserve;
    play(&mut game, "plunder n2, die 2, die 6, loot somnium");
    assert_eq!((standing(&game, SEAT1).as_str(), standing(&game, SEAT2).as_str()), ("base-camp n8", "base-camp n2"));
    assert_eq!((game.player[SEAT1].reserve, game.phase), (reserve, Phase::Acting));
}

#[test]
fn w_5_11_condition_and_defence_must_be_met() {
    for (dice, met) in [("2", false), ("6 6", false), ("2 5", false), ("2 6", true), ("1 1 6", true)] {
        assert_eq!(offered(&scene(dice, 1, ""), "plunder") == "n2", met, "{dice}");
    }
}

#[test]
fn w_5_11_a_pawn_is_needed_that_could_take_the_tile() {
    // The own camp on the board could go anywhere in the valley.
    let mut game = scene("2 6", 1, "");
    bury(&mut game, SEAT1, "explorer, explorer, miner, miner, zeppelin, zeppelin");
    assert_eq!(offered(&game, "plunder"), "n2");
}

#[test]
fn w_5_11_a_mountain_camp_needs_a_zeppelin_that_could_go_there() {
    for (pawns, buried, there) in [
        ("base-camp n5", "", false),
        ("base-camp n8", "", true),
        ("base-camp n8", "zeppelin, zeppelin", false),
        ("base-camp n5, zeppelin d6", "zeppelin", true),
        ("base-camp n5, miner n3", "zeppelin", true),
    ] {
        let mut game = table(2, &[]);
        put(&mut game, SEAT1, pawns);
        put(&mut game, SEAT2, "base-camp n12");
        if !buried.is_empty() {
            bury(&mut game, SEAT1, buried);
        }
        stock(&mut game, SEAT2, 0, 1);
        act(&mut game, "6 6 6");
        assert_eq!(offered(&game, "plunder") == "n12", there, "{pawns}, {buried}");
    }
}

#[test]
fn w_5_11_the_juggernaut_is_a_zeppelin() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "juggernaut");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n12");
    bury(&mut game, SEAT1, "zeppelin, zeppelin");
    stock(&mut game, SEAT2, 0, 1);
    act(&mut game, "6 6 6");
    assert_eq!(offered(&game, "plunder"), "n12");
}

#[test]
fn w_5_11_as_often_as_the_dice_allow_and_the_natural_5_each_time() {
    let mut game = scene("2 2 2 6 6", 3, "");
    play(&mut game, "plunder n2, die 2, die 6, loot somnium, plunder n2, die 2, die 6, loot somnium");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium), (2, 1));
    assert_eq!(offered(&game, "plunder"), "", "the third 2 has no 6 beside it");
}

#[test]
fn w_5_11_several_camps_in_one_turn() {
    let mut game = table(3, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    put(&mut game, SEAT3, "base-camp n3");
    stock(&mut game, SEAT2, 0, 1);
    stock(&mut game, SEAT3, 0, 1);
    act(&mut game, "2 3 6 6");
    assert_eq!(offered(&game, "plunder"), "n2, n3");
    play(&mut game, "plunder n2, die 2, die 6, loot somnium, plunder n3, die 3, die 6, loot somnium");
    assert_eq!(game.player[SEAT1].somnium, 2);
}

#[test]
fn w_5_11_the_beaten_die_is_gone() {
    let mut game = scene("2 2 6 6", 2, "");
    guard(&mut game, "n2 6");
    stock(&mut game, SEAT1, 2, 0);
    let dice = game.supply.dice;
    play(&mut game, "plunder n2, die 2, enough, die 6, loot somnium");
    assert_eq!((game.board.die[Tile::N2], game.supply.dice), (None, dice + 3), "a 7 beat the 6");
    assert_eq!(game.player[SEAT1].resources, 0);
    play(&mut game, "plunder n2, die 2, die 6, loot somnium");
    assert_eq!(game.player[SEAT1].somnium, 2, "now a 6 beats the 5");
}

#[test]
fn w_5_11_and_destroyed_afterwards() {
    let mut game = scene("2 2 6 6", 1, "");
    play(&mut game, "plunder n2, die 2, die 6, loot somnium, conquer n2, send miner, die 2, die 6");
    assert!(game.player[SEAT2].camp_in_reserve());
    assert_eq!(standing(&game, SEAT1), "miner n2, base-camp n8");
}

#[test]
fn w_5_11_a_fortress_stays() {
    let mut game = scene("2 2 6 6 6 6", 2, "flying-fortress");
    guard(&mut game, "n2 1");
    game.fortress = on("n2");
    play(&mut game, "plunder n2, die 2, die 6, die 6, loot somnium");
    assert_eq!((game.fortress, game.board.die[Tile::N2]), (on("n2"), None));
    play(&mut game, "plunder n2, die 2, die 6");
    assert_offers(&game, "die 6");
    play(&mut game, "die 6, loot somnium");
    assert_eq!(game.player[SEAT1].somnium, 2);
}

#[test]
fn w_5_11_not_offered_with_nothing_to_steal() {
    assert_eq!(offered(&scene("2 6", 0, ""), "plunder"), "");
    let mut game = scene("2 2 6 6", 1, "");
    stock(&mut game, SEAT2, 3, 0);
    play(&mut game, "plunder n2, die 2, die 6, loot somnium");
    assert_eq!(offered(&game, "plunder"), "", "resources cannot be stolen");
    assert_eq!(offered(&game, "conquer"), "n2, n6", "but the camp can be destroyed");
}

#[test]
fn w_5_11_not_offered_with_the_camp_off_the_board() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "miner n2");
    stock(&mut game, SEAT2, 0, 5);
    act(&mut game, "2 6");
    assert_eq!(offered(&game, "plunder"), "");
}

#[test]
fn w_5_11_nor_on_the_own_camp() {
    let mut game = scene("2 6 6", 1, "");
    stock(&mut game, SEAT1, 0, 1);
    assert_eq!(offered(&game, "plunder"), "n2");
}

#[test]
fn w_5_10_a_stolen_card_works_at_once() {
    let mut game = scene("2 3 6", 0, "battle-exoskeleton");
    assert_eq!(offered(&game, "exoskeleton"), "");
    play(&mut game, "plunder n2, die 2, die 6, loot battle-exoskeleton, exoskeleton 3");
    assert_eq!(game.dice.to_string(), "5");
}

#[test]
fn w_5_10_stolen_tanks_bring_nothing_before_the_next_turn() {
    let mut game = scene("2 6", 0, "production-tanks");
    play(&mut game, "plunder n2, die 2, die 6, loot production-tanks");
    assert_eq!(game.player[SEAT1].resources, 0);
    end_turn(&mut game);
    play(&mut game, "roll");
    assert_eq!(game.player[SEAT2].resources, 1, "tile 2, and no tanks");
    first_outcomes(&mut game);
    end_turn(&mut game);
    play(&mut game, "roll");
    assert_eq!(game.player[SEAT1].resources, 3, "tile 8 and the tanks");
}

#[test]
fn w_5_10_a_thief_has_his_own_use_whatever_its_owner_did() {
    let mut game = scene("2 2 6 6", 0, "transport-tunneller");
    stock(&mut game, SEAT2, 0, 2);
    // The owner tunnels in his turn; the thief does so in the next.
    game.active = SEAT2;
    game.supply.dice += game.dice.len();
    stock(&mut game, SEAT1, 0, 1);
    act(&mut game, "2 6");
    play(&mut game, "tunnel n8, die 2, die 6, loot somnium, end");
    first_outcomes(&mut game);
    assert_eq!(game.active, SEAT1);
    act(&mut game, "2 2 6");
    play(&mut game, "plunder n2, die 2, die 6, loot transport-tunneller, tunnel n2, die 2, loot somnium");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium), (1, 2));
}
