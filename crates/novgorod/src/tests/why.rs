//! Reasons, paragraph by paragraph: what one wants, and what one is told.

use super::*;
use crate::Reason;
use crate::why::Stage;
use game::Reasons;

/// Why the player at turn cannot do this.
#[track_caller]
fn why(game: &Novgorod, wish: &str) -> Reason {
    game.why_not(game.active, wish.parse().unwrap()).expect("a reason")
}

fn goods(text: &str) -> GoodSet {
    text.split_whitespace().map(|word| word.parse::<Good>().unwrap()).collect()
}

#[test]
fn v_1_first_of_all_whose_turn_it_is() {
    let mut game = scene("riga", 2, 9);
    assert_eq!(game.why_not(SEAT2, "lay riga".parse().unwrap()), Some(Reason::NotYourTurn(SEAT1)));
    assert_eq!(game.why_not(SEAT1, "lay riga".parse().unwrap()), None);
    game.phase = Phase::Over;
    assert_eq!(why(&game, "lay riga"), Reason::Over);
}

#[test]
fn v_3_to_v_5_each_thing_has_its_phase() {
    let mut game = scene("riga", 2, 9);
    assert_eq!(why(&game, "income riga"), Reason::NotYet(Stage::Uses));
    assert_eq!(why(&game, "post danzig"), Reason::NotYet(Stage::Purchase));
    to_buying(&mut game);
    assert_eq!(why(&game, "lay riga"), Reason::Missed(Stage::Route));
    assert_eq!(why(&game, "rise"), Reason::Missed(Stage::Uses));
}

#[test]
fn v_3_1_a_route_goes_from_neighbour_to_neighbour() {
    let mut game = scene("riga danzig", 2, 20);
    play(&mut game, "lay riga");
    assert_eq!(why(&game, "lay riga"), Reason::Visited);
    assert_eq!(why(&game, "lay london"), Reason::Apart(City::Riga));
    play(&mut game, "lay danzig");
    assert_eq!(why(&game, "lay luebeck"), Reason::Full(2));
}

#[test]
fn v_4_8_a_fee_that_cannot_be_paid() {
    let game = scene("", 2, 1);
    // Novgorod's manufactory makes clothing of its own fur, which brings 1 ducat.
    assert_eq!(why(&game, "lay novgorod"), Reason::Fees { missing: 2 });
    assert_eq!(why(&game, "lay riga"), Reason::Fees { missing: 3 });
}

#[test]
fn v_4_1_goods_to_the_right_of_a_manufactory_cannot_be_used() {
    // London's manufactory makes provisions of fish, of grain, of both, and of salt besides.
    let mut game = scene("london bergen riga", 3, 9);
    sail(&mut game, "london bergen");
    assert_eq!(why(&game, "sell london 1"), Reason::GoodsBehind(goods("fish")));
    assert_eq!(why(&game, "sell london 4"), Reason::NoGoods(goods("grain salt")));
    assert_eq!(why(&game, "sell riga 1"), Reason::NotVisited(City::Riga));
    play(&mut game, "income bergen");
    assert_eq!(why(&game, "sell london 1"), Reason::GoodsUsed(goods("fish")));
    assert_eq!(why(&game, "income bergen"), Reason::CardUsed(City::Bergen));
}

#[test]
fn v_4_5_a_row_says_what_it_lacks() {
    let mut game = scene("riga danzig luebeck", 3, 30);
    sail(&mut game, "riga danzig luebeck");
    let row = game.me().next_row(game.tables()).unwrap();
    assert_eq!((row.goods, row.luxuries, row.ducats), (3, 0, 0));
    play(&mut game, "income riga");
    assert_eq!(why(&game, "rise"), Reason::FewGoods { wanted: 3, have: 2 });
    game.me_mut().rows = 5;
    assert_eq!(why(&game, "rise"), Reason::Top);
}

#[test]
fn v_5_1_what_a_purchase_lacks() {
    let mut game = scene("riga", 2, 3);
    show(&mut game, "order1 order2 order3 order4");
    to_buying(&mut game);
    assert_eq!(why(&game, "post riga"), Reason::OwnPost);
    assert_eq!(why(&game, "post danzig"), Reason::Ducats { price: 5, missing: 2 });
    assert_eq!(why(&game, "ship"), Reason::Ducats { price: 5, missing: 2 });
    assert_eq!(why(&game, "take order1"), Reason::Ducats { price: 6, missing: 3 });
    assert_eq!(why(&game, "draw-cheap"), Reason::PrivilegeUsed(Privilege::Seal));
    hand(&mut game, "order10 order11 order12");
    assert_eq!(why(&game, "take order1"), Reason::OrdersFull(3));
    game.me_mut().speed = 5;
    assert_eq!(why(&game, "ship"), Reason::Fastest);
}

#[test]
fn v_4_6_what_cannot_be_stored() {
    let mut game = scene("riga danzig", 3, 9);
    sail(&mut game, "riga danzig luebeck");
    assert_eq!(why(&game, "store luebeck"), Reason::BasePost);
    assert_eq!(why(&game, "income luebeck"), Reason::BasePost);
    play(&mut game, "store riga");
    assert_eq!(why(&game, "store danzig"), Reason::StoredAlready);
}

#[test]
fn v_9_4_the_pirate_s_back_closes_a_city() {
    let mut game = table(2, &[("pirate", "back")]);
    equip(&mut game, "riga", 2, 9);
    assert_eq!(why(&game, "lay antwerp"), Reason::Closed);
    assert_eq!(why(&game, "pirate riga"), Reason::PrivilegeUsed(Privilege::Seal));
}
