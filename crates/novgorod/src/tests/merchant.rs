//! V-9.1 and V-9.2: the merchant.

use super::*;

fn merchant(side: &str, posts: &str, ducats: u16) -> Novgorod {
    let mut game = table(2, &[("merchant", side)]);
    equip(&mut game, posts, 2, ducats);
    game
}

#[test]
fn v_9_1_front_a_sale_in_its_city_brings_3_ducats_more() {
    let mut game = merchant("front", "novgorod riga", 0);
    assert_eq!(game.merchant, City::Novgorod);
    sail(&mut game, "novgorod riga");
    let mut elsewhere = game.clone();
    let events = play(&mut game, "sell novgorod 2");
    assert_eq!(events[1], Event::Sold { seat: SEAT1, seals: 1, ducats: 4 });
    assert_eq!((seals(&game), game.me().ducats), ([1, 0, 0, 0, 0], 4));
    // It is the manufactory's city that counts, not that of the good.
    play(&mut elsewhere, "sell riga 1");
    assert_eq!((seals(&elsewhere), elsewhere.me().ducats), ([1, 0, 0, 0, 0], 1));
}

#[test]
fn v_9_1_front_income_in_its_city_brings_3_more_and_the_privilege_does_not() {
    let mut game = merchant("front", "novgorod riga", 0);
    game.this_turn.privilege = None;
    sail(&mut game, "novgorod riga");
    let events = play(&mut game, "income novgorod");
    assert_eq!(events, [Event::TookIncome { seat: SEAT1, city: City::Novgorod, ducats: 6 }]);
    play(&mut game, "income riga");
    assert_eq!(game.me().ducats, 9);
    play(&mut game, "use income");
    assert_eq!(game.me().ducats, 11);
}

#[test]
fn v_9_1_front_each_action_counts() {
    // Fur stored before is sold on the placeholder, and the card of Novgorod still brings its income.
    let mut game = merchant("front", "novgorod riga", 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "novgorod +riga");
    play(&mut game, "sell novgorod 2 stored, income novgorod");
    assert_eq!((seals(&game)[0], game.me().ducats), (1, 10));
}

#[test]
fn v_9_1_not_for_orders_or_the_career() {
    for (side, first) in [("front", "order15 upper"), ("back", "order15 upper")] {
        let mut game = merchant(side, "novgorod", 0);
        hand(&mut game, "order15");
        sail(&mut game, "novgorod");
        play(&mut game, &format!("fill {first}, make novgorod 2"));
        assert_eq!((seals(&game), game.me().ducats), ([0, 2, 0, 0, 0], 0), "{side}");
    }
    for side in ["front", "back"] {
        let mut game = merchant(side, "novgorod riga", 0);
        (game.me_mut().career, game.me_mut().side) = (Some(Career::Three), Side::Back);
        sail(&mut game, "riga novgorod");
        play(&mut game, "rise, make novgorod 2");
        assert_eq!((seals(&game), game.me().ducats, game.me().rows), ([0; 5], 0, 1), "{side}");
    }
}

#[test]
fn v_9_1_not_for_special_orders() {
    for side in ["front", "back"] {
        let mut game = table(2, &[("merchant", side), ("special", "on")]);
        equip(&mut game, "visby novgorod", 2, 6);
        sail(&mut game, "visby novgorod");
        play(&mut game, "special special4, make novgorod 2, deal order1");
        assert_eq!((seals(&game), game.me().ducats), ([0, 0, 4, 0, 0], 0), "{side}");
    }
}

#[test]
fn v_9_1_back_a_sale_brings_1_seal_more_and_no_ducat_for_it() {
    let mut game = merchant("back", "novgorod riga", 0);
    sail(&mut game, "novgorod riga");
    let mut elsewhere = game.clone();
    let events = play(&mut game, "sell novgorod 2");
    assert_eq!(events[1], Event::Sold { seat: SEAT1, seals: 2, ducats: 1 });
    assert_eq!((seals(&game), game.me().ducats), ([2, 0, 0, 0, 0], 1));
    play(&mut elsewhere, "sell riga 1");
    assert_eq!((seals(&elsewhere), elsewhere.me().ducats), ([1, 0, 0, 0, 0], 1));
    let mut income = merchant("back", "novgorod", 0);
    sail(&mut income, "novgorod");
    play(&mut income, "income novgorod");
    assert_eq!(income.me().ducats, 3);
}

#[test]
fn v_9_1_without_the_option_there_is_none() {
    let mut game = scene("novgorod", 2, 0);
    sail(&mut game, "novgorod");
    play(&mut game, "sell novgorod 2");
    assert_eq!((seals(&game)[0], game.me().ducats), (1, 1));
    let events = play(&mut game, "done");
    assert_eq!((events, game.merchant), (vec![], City::Novgorod));
}

#[test]
fn v_9_2_it_moves_clockwise_by_the_printed_speed() {
    for (side, start, speed, goal) in [
        ("front", City::Novgorod, 2, City::Danzig),
        ("back", City::Novgorod, 2, City::Danzig),
        ("front", City::Novgorod, 3, City::Luebeck),
        ("front", City::Luebeck, 5, City::Novgorod),
        ("back", City::Antwerp, 4, City::Novgorod),
    ] {
        let mut game = merchant(side, "", 0);
        game.merchant = start;
        game.me_mut().speed = speed;
        let events = play(&mut game, "done, done");
        assert_eq!(events, [Event::MerchantMoved { city: goal }], "also after an empty route");
        assert_eq!((game.merchant, game.phase), (goal, Phase::Buying));
    }
}

#[test]
fn v_9_2_not_by_the_privilege_speed() {
    let mut game = table(2, &[("merchant", "front")]);
    equip(&mut game, "riga danzig luebeck", 2, 0);
    game.this_turn.privilege = None;
    game.merchant = City::Danzig;
    play(&mut game, "lay riga, lay danzig, use speed, done");
    to_buying(&mut game);
    assert_eq!(game.merchant, City::Antwerp);
}

#[test]
fn v_9_2_a_city_that_the_pirates_back_hides_is_not_counted() {
    for (side, merchant, pirate, goal) in [
        ("back", City::Danzig, City::Luebeck, City::London),
        ("back", City::Danzig, City::Antwerp, City::London),
        ("back", City::Danzig, City::London, City::Antwerp),
        ("back", City::Antwerp, City::London, City::Visby),
        ("back", City::Luebeck, City::Luebeck, City::London),
        ("front", City::Danzig, City::Luebeck, City::Antwerp),
    ] {
        let mut game = table(2, &[("merchant", "front"), ("pirate", side)]);
        equip(&mut game, "", 2, 0);
        (game.merchant, game.pirate) = (merchant, pirate);
        to_buying(&mut game);
        assert_eq!(game.merchant, goal, "{side}, pirate in {pirate}");
    }
}

#[test]
fn v_4_8_the_merchants_ducats_pay_a_fee() {
    let mut game = merchant("front", "novgorod", 0);
    play(&mut game, "lay novgorod");
    assert_eq!(offered(&game, "lay"), "visby, riga", "6 ducats");
    let mut back = merchant("back", "novgorod", 0);
    play(&mut back, "lay novgorod");
    assert_eq!(offered(&back, "lay"), "");
    // His 3 ducats for a sale pay the fee that the income of the card would have paid.
    play(&mut game, "lay riga, done");
    assert_offers(&game, "sell novgorod 2");
    play(&mut game, "sell novgorod 2");
    assert_offers(&game, "done");
}
