//! W-7.2 and W-7.3: the tokens of Flying Fortress and Force Field.

use super::*;

/// Seat 1 has the fortress in hand, its camp on 8 and a miner on 2; seat 2 its camp on 5.
fn fortress(dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "flying-fortress");
    put(&mut game, SEAT1, "base-camp n8, miner n2");
    put(&mut game, SEAT2, "base-camp n5");
    act(&mut game, dice);
    game
}

/// The player at turn begins phase II with these dice, whatever was before.
fn turn_of(game: &mut Wiraqocha, seat: Seat, dice: &str) {
    game.supply.dice += game.dice.len();
    game.active = seat;
    new_turn(game);
    act(game, dice);
}

#[test]
fn w_7_2_the_token_is_placed_on_an_own_tile_and_may_be_moved_once_in_the_same_turn() {
    let mut game = fortress("");
    assert_offers(&game, "fortress n2, fortress n8, end");
    let events = play(&mut game, "fortress n2");
    assert_eq!(events, [Event::FortressPlaced { seat: SEAT1, tile: Tile::N2 }]);
    assert_eq!(game.fortress, on("n2"));
    assert_offers(&game, "fortress n8, end");
    play(&mut game, "fortress n8");
    assert_eq!(game.fortress, on("n8"));
    assert_offers(&game, "end");
}

#[test]
fn w_7_2_in_phase_1_too_and_without_a_camp() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "flying-fortress");
    put(&mut game, SEAT1, "miner n2, miner n8");
    assert_offers(&game, "roll, fortress n2, fortress n8");
    play(&mut game, "fortress n2");
    assert_eq!((game.phase, game.fortress), (Phase::Preparing, on("n2")));
    act(&mut game, "");
    assert_offers(&game, "fortress n8, end");
    play(&mut game, "fortress n8");
    assert_offers(&game, "end");
}

#[test]
fn w_7_2_placed_and_then_left_it_waits_for_a_later_turn() {
    let mut game = fortress("1 6");
    play(&mut game, "fortress n2, conquer n1, move n2, die 1");
    assert_eq!((game.fortress, offered(&game, "fortress").as_str()), (Token::InHand, ""));
}

#[test]
fn w_7_2_it_is_placed_in_the_turn_in_which_it_is_built() {
    let mut game = table(2, &[]);
    turn_up(&mut game, "flying-fortress");
    put(&mut game, SEAT1, "base-camp n8");
    stock(&mut game, SEAT1, 4, 1);
    act(&mut game, "");
    play(&mut game, "build flying-fortress");
    assert_eq!(game.fortress, Token::InHand);
    play(&mut game, "fortress n8");
    assert_eq!((game.fortress, game.player[SEAT1].resources, game.player[SEAT1].somnium), (on("n8"), 0, 0));
}

#[test]
fn w_7_2_or_in_a_later_one() {
    let mut game = fortress("");
    turn_of(&mut game, SEAT2, "");
    assert_eq!(offered(&game, "fortress"), "", "only its owner places it");
    turn_of(&mut game, SEAT1, "");
    assert_eq!(offered(&game, "fortress"), "n2, n8");
}

#[test]
fn w_7_2_it_is_moved_once_a_turn_to_another_own_tile() {
    let mut game = fortress("");
    game.fortress = on("n2");
    assert_eq!(offered(&game, "fortress"), "n8");
    play(&mut game, "fortress n8");
    assert_eq!(game.fortress, on("n8"));
    assert_eq!(offered(&game, "fortress"), "");
    turn_of(&mut game, SEAT1, "");
    assert_eq!(offered(&game, "fortress"), "n2", "in the next turn it may be moved again");
}

#[test]
fn w_7_2_a_conquered_tile_gives_it_back_for_a_later_turn() {
    let mut game = fortress("");
    game.fortress = on("n2");
    turn_of(&mut game, SEAT2, "2");
    let events = play(&mut game, "conquer n2, move n5, die 2");
    assert!(events.contains(&Event::FortressBack { seat: SEAT1 }), "{events:?}");
    assert_eq!(game.fortress, Token::InHand);
    assert_eq!(offered(&game, "fortress"), "", "it does not go to the conqueror");
    turn_of(&mut game, SEAT1, "");
    assert_eq!(offered(&game, "fortress"), "n8");
}

#[test]
fn w_7_2_it_returns_when_its_tile_is_left_and_waits_for_a_later_turn() {
    let mut game = fortress("1 6");
    game.fortress = on("n2");
    play(&mut game, "conquer n1, move n2, die 1");
    assert_eq!(game.fortress, Token::InHand);
    assert_eq!(offered(&game, "fortress"), "", "not in the same turn");
    turn_of(&mut game, SEAT1, "");
    assert_eq!(offered(&game, "fortress"), "n1, n8");
}

#[test]
fn w_7_2_it_returns_too_when_its_tile_is_left_by_an_exchange() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "flying-fortress");
    put(&mut game, SEAT1, "base-camp n8, miner n2, zeppelin n6");
    game.fortress = on("n2");
    play(&mut game, "exchange-from n6 n2");
    assert_eq!(game.fortress, Token::InHand);
    play(&mut game, "roll, show 1, show 1, show 1");
    assert_eq!(offered(&game, "fortress"), "", "it came back in this turn");
}

#[test]
fn w_7_2_a_pawn_that_comes_to_a_tile_does_not_bring_it() {
    let mut game = fortress("1 6");
    game.fortress = on("n8");
    play(&mut game, "conquer n1, move n2, die 1");
    assert_eq!(game.fortress, on("n8"), "another tile's token stays");
    assert_eq!(offered(&game, "fortress"), "n1");
}

#[test]
fn w_7_2_the_ray_removes_it_for_good() {
    let mut game = fortress("");
    own(&mut game, SEAT2, "death-ray");
    game.fortress = on("n2");
    turn_of(&mut game, SEAT2, "");
    let events = play(&mut game, "death-ray n2");
    assert!(events.contains(&Event::FortressGone) && !events.contains(&Event::FortressBack { seat: SEAT1 }));
    assert_eq!((game.fortress, game.player[SEAT1].cards), (Token::Gone, cards("flying-fortress")));
    turn_of(&mut game, SEAT1, "");
    assert_eq!(offered(&game, "fortress"), "");
}

/// Seat 1 can build the force field; its camp is on 8, a miner on 2.
fn field(dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    turn_up(&mut game, "force-field");
    put(&mut game, SEAT1, "base-camp n8, miner n2");
    put(&mut game, SEAT2, "base-camp n5");
    stock(&mut game, SEAT1, 3, 1);
    act(&mut game, dice);
    game
}

#[test]
fn w_7_3_it_is_put_on_an_own_tile_at_once() {
    let mut game = field("1");
    play(&mut game, "build force-field");
    assert_offers(&game, "shield n2, shield n8");
    let events = play(&mut game, "shield n8");
    assert_eq!(events, [Event::Shielded { seat: SEAT1, tile: Tile::N8 }]);
    assert_eq!((game.field, game.phase), (on("n8"), Phase::Acting));
    assert_eq!((game.player[SEAT1].resources, game.player[SEAT1].somnium), (0, 0));
    turn_of(&mut game, SEAT1, "1");
    assert_eq!(offered(&game, "shield"), "", "and never moved");
}

#[test]
fn w_7_3_no_conquest_and_no_plunder() {
    let mut game = field("");
    play(&mut game, "build force-field, shield n8");
    stock(&mut game, SEAT1, 0, 1);
    turn_of(&mut game, SEAT2, "2 6 6 6");
    assert_eq!(offered(&game, "conquer"), "n2, n6, d6", "not 8, by 2 and 6");
    assert_eq!(offered(&game, "plunder"), "");
    game.field = on("n2");
    assert_eq!(offered(&game, "conquer"), "n6, n8, d6");
    assert_eq!(offered(&game, "plunder"), "n8");
}

#[test]
fn w_7_3_gone_for_good_when_the_pawn_leaves_and_the_card_still_counts() {
    let mut game = field("6");
    play(&mut game, "build force-field, shield n2");
    let events = play(&mut game, "conquer n6, move n2, die 6");
    assert!(events.contains(&Event::FieldGone), "{events:?}");
    assert_eq!((game.field, game.player[SEAT1].cards), (Token::Gone, cards("force-field")));
    assert_eq!(game.worth(SEAT1), (3, 1));
    turn_of(&mut game, SEAT2, "2");
    assert_eq!(offered(&game, "conquer"), "n2", "the tile can be taken again");
}

#[test]
fn w_7_3_gone_too_when_the_pawn_leaves_by_an_exchange() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "force-field");
    put(&mut game, SEAT1, "base-camp n8, miner n2, zeppelin n6");
    game.field = on("n2");
    play(&mut game, "exchange-from n6 n2");
    assert_eq!(game.field, Token::Gone);
}

#[test]
fn w_3_5_it_stays_when_a_zeppelin_is_exchanged() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "force-field flying-fortress");
    put(&mut game, SEAT1, "base-camp n8, zeppelin n6, zeppelin r4");
    (game.field, game.fortress) = (on("n6"), on("r4"));
    play(&mut game, "exchange n6 miner, exchange r4 miner");
    assert_eq!((game.field, game.fortress), (on("n6"), on("r4")));
}

#[test]
fn w_7_3_the_owner_may_still_defend_and_fortify_the_tile() {
    let mut game = field("4");
    own(&mut game, SEAT1, "flying-fortress");
    play(&mut game, "build force-field, shield n2, defend n2, die 4, fortress n2");
    assert_eq!((game.field, game.fortress, game.board.die[Tile::N2]), (on("n2"), on("n2"), Some(Face::Four)));
}
