//! W-7.5: Android Explorer, Mechanical Miner and Juggernaut, and where they go when their card is stolen.

use super::*;

const WHITE: [&str; 3] = ["android-explorer", "mechanical-miner", "juggernaut"];

/// Seat 1 is about to plunder the camp of seat 2 on 2, who has all three cards; seat 1's camp is on 8.
fn scene(options: &[(&str, &str)]) -> Wiraqocha {
    let mut game = table(3, options);
    own(&mut game, SEAT2, &WHITE.join(" "));
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    act(&mut game, "2 6");
    game
}

fn steal(game: &mut Wiraqocha, card: &str) -> Vec<Event> {
    play(game, &format!("plunder n2, die 2, die 6, loot {card}"))
}

fn pawn(word: &str) -> Pawn {
    word.parse().unwrap()
}

#[test]
fn w_7_5_the_white_pawn_joins_the_reserve_when_it_is_built_and_is_used_at_once() {
    for (card, price) in [("android-explorer", (4, 0)), ("mechanical-miner", (5, 0)), ("juggernaut", (4, 1))] {
        let mut game = table(2, &[]);
        turn_up(&mut game, card);
        put(&mut game, SEAT1, "base-camp n8");
        stock(&mut game, SEAT1, price.0, price.1);
        act(&mut game, "2");
        play(&mut game, &format!("build {card}, conquer n2, send {card}, die 2"));
        assert_eq!(standing(&game, SEAT1), format!("{card} n2, base-camp n8"));
    }
}

#[test]
fn w_7_5_from_the_reserve_it_goes_to_the_thiefs() {
    for white in WHITE {
        let mut game = scene(&[]);
        steal(&mut game, white);
        assert_eq!(game.player[SEAT1].reserve[pawn(white)], 1, "{white}");
        assert_eq!(game.player[SEAT2].reserve[pawn(white)], 0);
        assert_eq!((game.player[SEAT1].cards, game.phase), (cards(white), Phase::Acting));
    }
}

#[test]
fn w_7_5_and_is_used_at_once() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT2, "juggernaut");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2, zeppelin n1");
    bury(&mut game, SEAT1, "zeppelin, zeppelin");
    act(&mut game, "1 2 6");
    assert_refuses(&game, "conquer n1");
    play(&mut game, "plunder n2, die 2, die 6, loot juggernaut, conquer n1, send juggernaut, die 1");
    assert_eq!(standing(&game, SEAT1), "juggernaut n1, base-camp n8");
}

#[test]
fn w_7_5_on_a_tile_the_thief_holds_the_tile_and_the_die_goes_to_the_pool() {
    for white in WHITE {
        let mut game = scene(&[]);
        put(&mut game, SEAT2, &format!("{white} n5, explorer d6"));
        guard(&mut game, "n5 6, d6 3");
        let dice = game.supply.dice;
        let events = steal(&mut game, white);
        assert_eq!(standing(&game, SEAT1), format!("{white} n5, base-camp n8"));
        assert_eq!(standing(&game, SEAT2), "base-camp n2, explorer d6");
        assert_eq!((game.board.die[Tile::N5], game.board.die[Tile::D6]), (None, Some(Face::Three)));
        assert_eq!(game.supply.dice, dice + 3, "two used, and the one from tile 5");
        assert!(events.contains(&Event::TookOver { seat: SEAT1, tile: Tile::N5, pawn: pawn(white) }), "{events:?}");
    }
}

#[test]
fn w_7_5_the_tile_counts_at_once_for_what_lies_next_to_it() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT2, "mechanical-miner");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2, mechanical-miner n5");
    act(&mut game, "1 1 2 6");
    let mut before = game.clone();
    play(&mut before, "conquer d1");
    assert_offers(&before, "move n8");
    steal(&mut game, "mechanical-miner");
    play(&mut game, "conquer d1");
    assert_offers(&game, "send explorer, send miner, send zeppelin, move n5, move n8");
}

#[test]
fn w_7_5_in_the_mountains_too() {
    let mut game = scene(&[]);
    put(&mut game, SEAT2, "android-explorer d4");
    find(&mut game, SEAT2, "d4");
    steal(&mut game, "android-explorer");
    assert_eq!(standing(&game, SEAT1), "base-camp n8, android-explorer d4");
}

#[test]
fn w_7_5_a_fortress_on_its_tile_returns_to_its_owner() {
    let mut game = scene(&[]);
    own(&mut game, SEAT2, "flying-fortress");
    put(&mut game, SEAT2, "juggernaut n5");
    game.fortress = on("n5");
    steal(&mut game, "juggernaut");
    assert_eq!((game.fortress, game.holder(Card::FlyingFortress)), (Token::InHand, Some(SEAT2)));
    end_turn(&mut game);
    act(&mut game, "");
    assert_eq!((game.active, offered(&game, "fortress").as_str()), (SEAT2, "n2"));
}

#[test]
fn w_7_5_a_force_field_on_its_tile_is_gone() {
    let mut game = scene(&[]);
    own(&mut game, SEAT2, "force-field");
    put(&mut game, SEAT2, "juggernaut n5");
    game.field = on("n5");
    steal(&mut game, "juggernaut");
    assert_eq!((game.field, game.player[SEAT2].cards.has(Card::ForceField)), (Token::Gone, true));
}

#[test]
fn w_7_5_in_the_cemetery_it_stays_and_the_thief_may_buy_it_back() {
    for white in WHITE {
        let mut game = scene(&[]);
        bury(&mut game, SEAT2, white);
        stock(&mut game, SEAT1, 3, 0);
        assert_eq!(offered(&game, "buy-back"), "");
        play(&mut game, &format!("plunder n2, die 2, enough, die 6, loot {white}"));
        assert_eq!(pawns(game.player[SEAT2].cemetery), "");
        assert_eq!(offered(&game, "buy-back"), white);
        play(&mut game, &format!("buy-back {white}"));
        assert_eq!((game.player[SEAT1].reserve[pawn(white)], game.player[SEAT1].resources), (1, 0));
    }
}

#[test]
fn w_3_4_or_repair_it_in_the_workshop() {
    let mut game = scene(&[]);
    own(&mut game, SEAT1, "recovery-workshop");
    bury(&mut game, SEAT2, "juggernaut");
    steal(&mut game, "juggernaut");
    for _ in 0..3 {
        end_turn(&mut game);
        if game.active != SEAT1 {
            assert_eq!(offered(&game, "repair"), "");
            act(&mut game, "");
        }
    }
    assert_eq!(offered(&game, "repair"), "juggernaut");
}

#[test]
fn w_7_5_out_of_the_game_it_stays_out() {
    for white in WHITE {
        let mut game = scene(&[]);
        own(&mut game, SEAT1, "death-ray");
        put(&mut game, SEAT2, &format!("{white} n5"));
        stock(&mut game, SEAT1, 3, 0);
        play(&mut game, &format!("death-ray n5, plunder n2, die 2, enough, die 6, loot {white}"));
        let of = |seat: Seat| (game.player[seat].reserve[pawn(white)], game.player[seat].cemetery[pawn(white)]);
        assert_eq!((of(SEAT1), of(SEAT2)), ((0, 0), (0, 0)));
        assert_eq!((pawns(game.player[SEAT1].out).as_str(), offered(&game, "buy-back").as_str()), (white, ""));
        assert!(game.player[SEAT1].cards.has(white.parse().unwrap()), "the card still counts");
    }
}

#[test]
fn w_7_5_artifacts_already_collected_stay_where_they_are() {
    for (at, where_it_goes) in [("", "base-camp n8"), (", android-explorer d1", "base-camp n8, android-explorer d1")] {
        let mut game = scene(&[]);
        put(&mut game, SEAT2, &format!("miner n5{at}"));
        find(&mut game, SEAT2, "d1 d2");
        steal(&mut game, "android-explorer");
        assert_eq!((game.player[SEAT1].artifacts, game.player[SEAT2].artifacts), (0, 2));
        assert_eq!(standing(&game, SEAT1), where_it_goes);
    }
}

#[test]
fn w_7_5_a_prisoner_of_a_third_player_belongs_to_the_thief() {
    let mut game = scene(&[("prisoners", "on")]);
    imprison(&mut game, SEAT3, SEAT2, "juggernaut");
    stock(&mut game, SEAT1, 3, 0);
    assert_eq!(offered(&game, "ransom"), "");
    play(&mut game, "plunder n2, die 2, enough, die 6, loot juggernaut");
    assert_eq!(game.player[SEAT3].prisoner, Some((SEAT1, Pawn::Juggernaut)));
    assert_eq!(offered(&game, "ransom"), "seat3 resources");
    play(&mut game, "ransom seat3 resources");
    assert_eq!(game.player[SEAT1].reserve[Pawn::Juggernaut], 1);
    assert_eq!((game.player[SEAT3].prisoner, game.player[SEAT3].resources), (None, 3));
}

#[test]
fn w_7_5_an_own_prisoner_comes_to_the_thiefs_reserve_at_once() {
    let mut game = scene(&[("prisoners", "on")]);
    imprison(&mut game, SEAT1, SEAT2, "mechanical-miner");
    let events = steal(&mut game, "mechanical-miner");
    assert_eq!((game.player[SEAT1].prisoner, game.player[SEAT1].reserve[Pawn::MechanicalMiner]), (None, 1));
    let freed = Event::Freed { seat: SEAT1, captor: SEAT1, pawn: Pawn::MechanicalMiner };
    assert!(events.contains(&freed), "{events:?}");
}

#[test]
fn w_7_5_another_prisoner_of_the_thief_stays_his_prisoner() {
    let mut game = scene(&[("prisoners", "on")]);
    imprison(&mut game, SEAT1, SEAT2, "miner");
    steal(&mut game, "mechanical-miner");
    assert_eq!(game.player[SEAT1].prisoner, Some((SEAT2, Pawn::Miner)));
}

#[test]
fn w_7_5_other_pawns_of_the_victim_do_not_move() {
    let mut game = scene(&[]);
    put(&mut game, SEAT2, "android-explorer n5, juggernaut n9, explorer d6");
    steal(&mut game, "mechanical-miner");
    assert_eq!(standing(&game, SEAT2), "base-camp n2, android-explorer n5, juggernaut n9, explorer d6");
}

#[test]
fn w_7_5_the_mechanical_miner_mines_for_the_thief() {
    let mut game = scene(&[]);
    put(&mut game, SEAT2, "mechanical-miner n9");
    steal(&mut game, "mechanical-miner");
    play(&mut game, "end");
    assert_eq!(game.player[SEAT1].somnium, 1, "2 points on a vein");
}

#[test]
fn w_7_5_a_beaten_white_pawn_lies_in_the_cemetery_of_its_cards_holder() {
    let mut game = scene(&[]);
    put(&mut game, SEAT2, "mechanical-miner n6");
    play(&mut game, "conquer n6, send miner, die 6");
    assert_eq!(pawns(game.player[SEAT2].cemetery), "mechanical-miner");
}

#[test]
fn w_7_5_the_juggernaut_is_exchanged_like_a_zeppelin() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "juggernaut android-explorer");
    put(&mut game, SEAT1, "base-camp n8, juggernaut d4");
    assert_eq!(offered(&game, "exchange"), "d4 explorer, d4 miner, d4 android-explorer");
    play(&mut game, "exchange d4 android-explorer");
    assert_eq!(
        (standing(&game, SEAT1).as_str(), game.player[SEAT1].artifacts),
        ("base-camp n8, android-explorer d4", 1)
    );
    assert_eq!(game.player[SEAT1].reserve[Pawn::Juggernaut], 1);
}

#[test]
fn w_7_5_the_victim_loses_the_resources_village_and_re_roll_of_the_tile() {
    let mut game = scene(&[]);
    put(&mut game, SEAT2, "juggernaut d1, android-explorer d6");
    find(&mut game, SEAT2, "d1");
    steal(&mut game, "juggernaut");
    end_turn(&mut game);
    assert_eq!((game.active, game.this_turn.rerolls), (SEAT2, 0));
    play(&mut game, "roll");
    assert_eq!(game.phase, Phase::Rolling(4), "the village 6-6 is still his");
}
