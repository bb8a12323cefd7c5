//! V-5: phase 3.

use super::*;

/// Seat 1 about to buy, with four orders shown.
fn buying(posts: &str, ducats: u16) -> Novgorod {
    let mut game = scene(posts, 2, ducats);
    show(&mut game, "order1 order2 order3 order4");
    to_buying(&mut game);
    game
}

/// The same with the privilege.
fn with_privilege(ducats: u16) -> Novgorod {
    let mut game = buying("", ducats);
    game.this_turn.privilege = None;
    game
}

#[test]
fn v_5_1_what_can_be_paid_is_offered() {
    assert_offers(&buying("", 3), "done");
    assert_offers(&buying("", 4), "post london, post riga, done");
    let posts =
        "post london, post bergen, post visby, post novgorod, post riga, post danzig, post luebeck, post antwerp";
    assert_offers(&buying("", 5), &format!("{posts}, ship, done"));
    let orders = "take order1, take order2, take order3, take order4, draw";
    assert_offers(&buying("", 6), &format!("{posts}, ship, {orders}, done"));
}

#[test]
fn v_5_1_one_purchase_or_none() {
    for purchase in ["post riga", "ship", "take order2, show order5", "draw, deal order7"] {
        let mut game = buying("", 99);
        play(&mut game, purchase);
        assert_offers(&game, "done");
    }
    let mut game = buying("", 99);
    play(&mut game, "done");
    assert_eq!((game.player[SEAT1].ducats, game.player[SEAT1].spent), (99, 0));
}

#[test]
fn v_5_1_a_post_where_there_is_none_at_the_price_of_the_next() {
    let mut game = buying("riga danzig", 5);
    game.player[SEAT2].posts = cities("london antwerp");
    assert_eq!(offered(&game, "post"), "london, bergen, visby, novgorod, luebeck", "Antwerp is 6 now, London 5");
    let events = play(&mut game, "post london");
    assert_eq!(events, [Event::GotPost { seat: SEAT1, city: City::London, ducats: 5 }]);
    assert_eq!((game.me().posts, game.me().ducats), (cities("london riga danzig"), 0));
}

#[test]
fn v_5_1_a_shown_order_for_6_is_known_to_all_and_replaced() {
    let mut game = buying("", 6);
    let events = play(&mut game, "take order2");
    assert_eq!(events, [Event::TookOrder { seat: SEAT1, order: order("order2"), ducats: 6 }]);
    assert_eq!((game.me().hand, game.me().known, game.me().ducats), (orders("order2"), orders("order2"), 0));
    assert_eq!(choices(&game).len(), 20, "any order of the pile may be shown");
    let events = play(&mut game, "show order9");
    assert_eq!(events, [Event::Shown { order: order("order9") }]);
    assert_eq!((game.shown, game.phase), (orders("order1 order3 order4 order9"), Phase::Buying));
}

#[test]
fn v_5_1_an_order_from_the_pile_for_6_is_known_to_its_owner_only() {
    let mut game = buying("", 6);
    let events = play(&mut game, "draw");
    assert_eq!(events, [Event::DrewOrder { seat: SEAT1, ducats: 6 }]);
    assert_eq!((choices(&game).len(), game.phase), (20, Phase::BuyingDeal));
    let events = play(&mut game, "deal order9");
    assert_eq!(events, [Event::Dealt { seat: SEAT1, order: order("order9") }]);
    assert_eq!((game.me().hand, game.me().known), (orders("order9"), OrderSet::NONE));
    assert_eq!((game.shown.len(), game.pile.has(order("order9")), game.me().ducats), (4, false, 0));
}

#[test]
fn v_5_1_never_more_than_three_in_hand_and_beside_the_ship() {
    for (hand_orders, beside, room) in
        [("order10 order11", "", true), ("order10", "order11", true), ("order10 order12", "order11", false)]
    {
        let mut game = with_privilege(99);
        hand(&mut game, hand_orders);
        game.me_mut().beside = orders(beside);
        game.pile = game.pile.minus(orders(beside));
        assert_eq!(choices(&game).contains(&"draw".into()), room);
        assert_eq!(choices(&game).contains(&"draw-cheap".into()), room);
        assert_eq!(!offered(&game, "take").is_empty(), room);
        assert_eq!(!offered(&game, "take-cheap").is_empty(), room);
    }
    // Orders under the ship do not count.
    let mut game = buying("", 6);
    under(&mut game, SEAT1, "order10 order11 order12");
    assert_eq!(offered(&game, "take"), "order1, order2, order3, order4");
}

#[test]
fn v_5_1_with_an_empty_pile_nothing_is_drawn_or_refilled() {
    let mut game = with_privilege(99);
    game.player[SEAT2].done = game.pile;
    game.pile = OrderSet::NONE;
    assert_eq!(offered(&game, "take"), "order1, order2, order3, order4");
    assert_refuses(&game, "draw");
    assert_refuses(&game, "draw-cheap");
    play(&mut game, "take order3");
    assert_eq!((game.phase, game.shown), (Phase::Buying, orders("order1 order2 order4")));
    play(&mut game, "take-cheap order1");
    assert_eq!((game.phase, game.shown), (Phase::Buying, orders("order2 order4")));
}

#[test]
fn v_5_1_shown_orders_are_filled_to_four_while_the_pile_lasts() {
    let mut game = buying("", 6);
    game.player[SEAT2].done = game.pile.without(order("order9")).or(orders("order1 order2"));
    game.pile = orders("order9");
    game.shown = orders("order3 order4");
    play(&mut game, "take order3");
    assert_offers(&game, "show order9");
    play(&mut game, "show order9");
    assert_eq!((game.phase, game.shown), (Phase::Buying, orders("order4 order9")));
}

#[test]
fn v_5_2_the_privilege_order_for_3_besides_the_purchase() {
    assert_refuses(&with_privilege(2), "draw-cheap");
    assert_offers(
        &with_privilege(3),
        "take-cheap order1, take-cheap order2, take-cheap order3, take-cheap order4, draw-cheap, done",
    );
    // Before the purchase.
    let mut game = with_privilege(8);
    let events = play(&mut game, "take-cheap order1");
    let used = Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Order };
    assert_eq!(events, [used, Event::TookOrder { seat: SEAT1, order: order("order1"), ducats: 3 }]);
    play(&mut game, "show order5");
    assert_eq!((game.me().ducats, game.this_turn.bought), (5, false));
    assert_eq!(offered(&game, "take-cheap"), "");
    play(&mut game, "ship");
    assert_eq!(game.me().ducats, 0);
    assert_offers(&game, "done");
    // After it, and unseen.
    let mut game = with_privilege(9);
    play(&mut game, "take order1, show order5");
    assert_offers(
        &game,
        "take-cheap order2, take-cheap order3, take-cheap order4, take-cheap order5, draw-cheap, done",
    );
    let events = play(&mut game, "draw-cheap, deal order9");
    assert_eq!(events[1], Event::DrewOrder { seat: SEAT1, ducats: 3 });
    assert_eq!((game.me().ducats, game.me().hand, game.me().known), (0, orders("order1 order9"), orders("order1")));
    assert_offers(&game, "done");
}

#[test]
fn v_5_2_only_with_the_privilege() {
    assert_eq!(offered(&buying("", 9), "take-cheap"), "");
    // Career 1: income, seal, any, order, speed; the fourth row covers it.
    for (rows, there) in [(3, true), (4, false), (5, false)] {
        let mut game = with_privilege(9);
        game.me_mut().rows = rows;
        assert_eq!(choices(&game).contains(&"draw-cheap".into()), there, "{rows} rows");
    }
}

#[test]
fn v_5_3_a_post_in_every_city() {
    let mut game = buying("london bergen visby novgorod riga danzig", 99);
    bonus(&mut game, Bonus::EightPosts, BonusValue::High);
    play(&mut game, "post luebeck");
    assert_eq!(seals(&game), [0; 5], "seven");
    let mut game = buying("london bergen visby novgorod riga danzig luebeck", 99);
    bonus(&mut game, Bonus::EightPosts, BonusValue::High);
    let events = play(&mut game, "post antwerp");
    assert_eq!(events[1], Event::GotBonus { seat: SEAT1, bonus: Bonus::EightPosts, seals: 6 });
    assert_eq!(seals(&game), [0, 0, 0, 0, 6]);
}
