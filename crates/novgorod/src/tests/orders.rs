//! V-4.3 and V-4.4: orders.

use super::*;
use game::{Hidden, Viewer};

/// A route in phase 2.
fn using(posts: &str, orders: &str, route: &str) -> Novgorod {
    let mut game = scene(posts, 5, 0);
    hand(&mut game, orders);
    sail(&mut game, route);
    game
}

#[test]
fn v_4_3_goods_are_used_wherever_they_lie() {
    // Fur + salt: Novgorod before Luebeck or behind it; cloth + fabrics in any order.
    for route in ["novgorod visby luebeck", "luebeck visby novgorod"] {
        let mut game = using("novgorod visby luebeck", "order1", route);
        assert_eq!(offered(&game, "fill"), "order1 upper");
        play(&mut game, "fill order1 upper");
        assert_eq!((seals(&game), game.route.fresh.0), ([0, 2, 0, 0, 0], 0b010));
    }
}

#[test]
fn v_4_3_both_goods_of_a_line_are_needed() {
    let game = using("novgorod visby", "order1", "novgorod visby");
    assert_eq!(offered(&game, "fill"), "");
}

#[test]
fn v_4_3_goods_of_base_posts_and_of_the_hold_serve() {
    let mut game = scene("novgorod", 2, 4);
    hand(&mut game, "order1");
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "luebeck");
    let events = play(&mut game, "fill order1 upper");
    let purpose = crate::phase::Purpose::Order(order("order1"), Half::Upper);
    let gave = |good, stored| Event::Gave { seat: SEAT1, good, stored, purpose };
    assert_eq!(events[1..3], [gave(Good::Fur, true), gave(Good::Salt, false)]);
    assert!(game.this_turn.stored_used);
    play(&mut game, "done, under");
    assert_eq!((game.me().hold, game.me().ducats), (None, 0));
}

#[test]
fn v_4_3_a_good_of_route_and_hold_is_asked_for() {
    let mut game = scene("novgorod visby luebeck", 3, 0);
    hand(&mut game, "order1");
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "novgorod visby luebeck");
    play(&mut game, "fill order1 upper");
    assert_offers(&game, "give novgorod, give-stored");
    let mut stored = game.clone();
    play(&mut stored, "give-stored");
    assert_eq!((stored.route.fresh.0, stored.this_turn.stored_used), (0b011, true));
    play(&mut game, "give novgorod");
    assert_eq!((game.route.fresh.0, game.this_turn.stored_used), (0b010, false));
}

#[test]
fn v_4_3_a_good_is_used_once() {
    let mut game = using("novgorod visby luebeck", "order1 order8 order9", "novgorod visby luebeck");
    play(&mut game, "fill order1 upper");
    assert_eq!(offered(&game, "fill"), "");
}

#[test]
fn v_4_3_a_luxury_for_an_order_brings_nothing_else() {
    let mut game = using("danzig luebeck visby", "order13 order14", "danzig luebeck visby");
    build(&mut game, "visby manufactory8");
    assert_eq!(offered(&game, "fill"), "order13 upper, order14 upper");
    play(&mut game, "fill order13 upper");
    assert_offers(&game, "make visby 1, make visby 2, make visby 3, make luebeck 1");
    play(&mut game, "make visby 3");
    assert_eq!((seals(&game), game.me().ducats, game.route.fresh.0), ([0, 2, 0, 0, 0], 0, 0b010));
    assert_eq!(offered(&game, "fill"), "", "one luxury for one line");
}

#[test]
fn v_4_3_one_luxury_of_each_kind_as_it_is_needed() {
    let mut game = using("danzig luebeck novgorod visby", "order13", "danzig luebeck visby novgorod");
    assert_eq!(offered(&game, "fill"), "order13 upper, order13 lower");
    play(&mut game, "fill order13 lower");
    assert_offers(&game, "make novgorod 2");
}

#[test]
fn v_4_4_upper_then_lower_bring_5_in_all() {
    let mut game = using("novgorod visby luebeck antwerp london", "order1", "novgorod visby luebeck antwerp london");
    assert_eq!(offered(&game, "fill"), "order1 upper, order1 lower");
    let events = play(&mut game, "fill order1 upper");
    assert!(events.contains(&Event::Filled { seat: SEAT1, order: order("order1"), half: Half::Upper, seals: 2 }));
    assert_eq!((game.this_turn.upper, game.me().hand), (orders("order1"), orders("order1")));
    assert_eq!(offered(&game, "fill"), "order1 lower");
    let events = play(&mut game, "fill order1 lower");
    assert!(events.contains(&Event::Filled { seat: SEAT1, order: order("order1"), half: Half::Lower, seals: 3 }));
    assert!(events.contains(&Event::Stowed { seat: SEAT1, order: order("order1"), beside: false }));
    assert_eq!((seals(&game), game.me().done), ([0, 5, 0, 0, 0], orders("order1")));
    play(&mut game, "done");
    assert_eq!(game.phase, Phase::Buying, "nothing is to be stowed");
}

#[test]
fn v_4_4_a_lower_line_first_closes_the_order() {
    let mut game = using("novgorod visby luebeck antwerp london", "order1", "novgorod visby luebeck antwerp london");
    play(&mut game, "fill order1 lower");
    assert_eq!((seals(&game), game.me().hand, game.me().done), ([0, 2, 0, 0, 0], OrderSet::NONE, orders("order1")));
    assert_eq!(offered(&game, "fill"), "");
}

#[test]
fn v_4_4_under_or_beside_is_asked_at_the_end_of_phase_2_for_each_order() {
    let mut game = using("danzig luebeck novgorod visby", "order13 order1 order15", "danzig luebeck visby novgorod");
    play(&mut game, "fill order13 upper, make luebeck 1, fill order15 upper, make novgorod 2, income visby, done");
    assert_eq!(game.phase, Phase::Stowing(order("order13")));
    assert_offers(&game, "beside, under");
    let events = play(&mut game, "beside");
    assert_eq!(events, [Event::Stowed { seat: SEAT1, order: order("order13"), beside: true }]);
    assert_eq!(game.phase, Phase::Stowing(order("order15")));
    let events = play(&mut game, "under");
    assert_eq!(events[0], Event::Stowed { seat: SEAT1, order: order("order15"), beside: false });
    let me = game.me();
    assert_eq!((me.hand, me.beside, me.done), (orders("order1"), orders("order13"), orders("order15")));
    assert_eq!((me.known, game.phase, me.in_progress()), (OrderSet::NONE, Phase::Buying, 2));
}

#[test]
fn v_4_4_an_order_under_the_ship_is_never_filled_again() {
    let mut game = using("danzig luebeck novgorod", "order13", "danzig luebeck");
    play(&mut game, "fill order13 upper, make luebeck 1, done, under");
    next_round(&mut game);
    sail(&mut game, "novgorod");
    assert_eq!(offered(&game, "fill"), "");
}

#[test]
fn v_4_4_beside_the_ship_only_the_lower_line_is_open_for_2() {
    let mut game = scene("danzig luebeck novgorod visby", 4, 0);
    game.pile = game.pile.minus(orders("order13"));
    game.me_mut().beside = orders("order13");
    sail(&mut game, "danzig luebeck visby novgorod");
    assert_eq!(offered(&game, "fill"), "order13 lower");
    let events = play(&mut game, "fill order13 lower, make novgorod 2");
    assert!(events.contains(&Event::Filled { seat: SEAT1, order: order("order13"), half: Half::Lower, seals: 2 }));
    assert!(!events.contains(&Event::Revealed { seat: SEAT1, order: order("order13") }), "it lay open");
    let me = game.me();
    assert_eq!((me.beside, me.done, seals(&game)), (OrderSet::NONE, orders("order13"), [0, 2, 0, 0, 0]));
}

#[test]
fn v_2_9_an_order_is_hidden_until_it_is_filled() {
    let mut game = using("danzig luebeck", "order13 order2", "danzig luebeck");
    let seen = |game: &Novgorod| game.view(Viewer::Seat(SEAT2)).players[0].hand;
    assert_eq!((seen(&game), game.me().known), (OrderSet::NONE, OrderSet::NONE));
    let events = play(&mut game, "fill order13 upper");
    assert_eq!(events[0], Event::Revealed { seat: SEAT1, order: order("order13") });
    assert_eq!((seen(&game), game.me().known), (orders("order13"), orders("order13")));
}

#[test]
fn v_2_9_an_order_everybody_knows_is_not_revealed() {
    let mut game = using("danzig luebeck", "order13", "danzig luebeck");
    game.me_mut().known = orders("order13");
    let events = play(&mut game, "fill order13 upper");
    assert_eq!(events, []);
}

#[test]
fn v_4_3_orders_of_others_and_shown_ones_cannot_be_filled() {
    let mut game = using("danzig luebeck", "", "danzig luebeck");
    show(&mut game, "order13");
    game.pile = game.pile.minus(orders("order14"));
    game.player[SEAT2].hand = orders("order14");
    assert_eq!(offered(&game, "fill"), "");
}
