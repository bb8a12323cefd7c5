//! V-10: special orders.

use super::*;
use game::{Hidden, Viewer};

/// Seat 1 in phase 2, with special orders.
fn special(cards: &str, posts: &str, route: &str, ducats: u16) -> Novgorod {
    let mut game = table(2, &[("special", "on")]);
    row(&mut game, cards);
    equip(&mut game, posts, 5, ducats);
    sail(&mut game, route);
    game
}

const FIRST: &str = "special1 a, special2 a, special3 b, special4 c";
/// Fur + fish and glass + fabrics on top.
const TWO_OF_GOODS: &str = "special1 a, special4 a, special2 b, special3 c";

#[test]
fn v_10_1_the_row_shows_a_a_b_c() {
    let mut game = start(2, &[("special", "on")]);
    pass_manufactories(&mut game);
    assert_eq!(game.phase, Phase::DrawSpecial(0));
    assert_offers(&game, "row special1, row special2, row special3, row special4");
    let events = play(&mut game, "row special3, row special1");
    assert_eq!(events[0], Event::RowLaid { place: 0, special: Special::Three, part: Part::A });
    assert_offers(&game, "row special2, row special4");
    play(&mut game, "row special4, row special2");
    assert_eq!(row_text(&game), "special3 a, special1 a, special4 b, special2 c");
    assert_eq!(game.phase, Phase::DealFirst(SEAT1));
    let mut without = start(2, &[]);
    pass_manufactories(&mut without);
    assert_eq!((without.phase, row_text(&without)), (Phase::DealFirst(SEAT1), String::new()));
}

fn pass_manufactories(game: &mut Novgorod) {
    while matches!(game.phase, Phase::DrawManufactory(_)) {
        let first = choices(game)[0].clone();
        play(game, &first);
    }
}

#[test]
fn v_10_1_one_order_of_the_pile_is_never_drawn() {
    let mut game = table(2, &[("special", "on")]);
    assert_eq!(game.drawable(), 23);
    equip(&mut game, "", 2, 20);
    to_buying(&mut game);
    game.player[SEAT2].done = game.pile.minus(orders("order1 order2"));
    game.pile = orders("order1 order2");
    assert!(choices(&game).contains(&"draw".into()));
    play(&mut game, "draw");
    assert_offers(&game, "deal order1, deal order2");
    play(&mut game, "deal order1");
    assert_eq!((game.drawable(), game.pile), (0, orders("order2")));
}

#[test]
fn v_10_1_each_card_above_costs_1_more() {
    let game = special(FIRST, "", "", 0);
    assert_eq!([0, 1, 2, 3].map(|place| game.special_price(place)), [1, 2, 6, 6]);
}

#[test]
fn v_10_1_what_can_be_paid_and_filled_is_offered() {
    // Fish of Bergen, fur of the hold: nothing is left to pay with.
    for (ducats, expected) in [(0, "done"), (1, "special special1, done")] {
        let mut game = table(2, &[("special", "on")]);
        equip(&mut game, "novgorod bergen", 2, ducats);
        game.me_mut().hold = Some(City::Novgorod);
        sail(&mut game, "bergen");
        assert_offers(&game, expected);
    }
    let game = special(FIRST, "london bergen visby novgorod", "london bergen visby novgorod", 9);
    assert_eq!(offered(&game, "special"), "special1, special3, special4");
    let mut off = scene("london bergen visby novgorod", 4, 9);
    sail(&mut off, "london bergen visby novgorod");
    assert_eq!(offered(&off, "special"), "");
}

#[test]
fn v_10_2_part_a_two_goods_for_2_seals() {
    let mut game = special(FIRST, "london bergen visby novgorod", "london bergen visby novgorod", 9);
    let events = play(&mut game, "special special1");
    assert_eq!(events[0], Event::PaidForSpecial { seat: SEAT1, special: Special::One, ducats: 1 });
    let filled = Event::FilledSpecial { seat: SEAT1, special: Special::One, part: Part::A, seals: 2 };
    assert_eq!(events.last(), Some(&filled));
    assert_eq!((seals(&game), game.me().ducats, game.route.fresh.0), ([0, 0, 2, 0, 0], 8, 0b0101));
    assert_eq!(game.phase, Phase::Counter);
}

#[test]
fn v_10_2_part_b_a_luxury_of_at_least_two_goods_for_5() {
    let mut game = special(FIRST, "london bergen visby novgorod", "london bergen visby novgorod", 9);
    bonus(&mut game, Bonus::LuxuryTrader, BonusValue::High);
    play(&mut game, "special special3");
    assert_offers(&game, "make novgorod 3");
    play(&mut game, "make novgorod 3, deal order1");
    assert_eq!((seals(&game), game.me().ducats), ([0, 0, 5, 0, 3], 3));
    // Of one good it is refused.
    let game = special(FIRST, "visby novgorod", "visby novgorod", 9);
    assert_eq!(offered(&game, "special"), "special4");
}

#[test]
fn v_10_2_part_c_a_luxury_and_a_good_for_4() {
    let mut game = special(FIRST, "visby novgorod", "visby novgorod", 6);
    play(&mut game, "special special4");
    assert_offers(&game, "make novgorod 2");
    play(&mut game, "make novgorod 2, deal order1");
    assert_eq!((seals(&game), game.me().ducats, game.route.fresh.0), ([0, 0, 4, 0, 0], 0, 0));
    // The glass must be left when the luxury is made.
    let game = special(FIRST, "novgorod", "novgorod", 6);
    assert_eq!(offered(&game, "special"), "");
    let row = "special1 a, special2 a, special4 b, special3 c";
    for (route, there) in [("visby luebeck antwerp london", "special2, special3"), ("visby luebeck antwerp", "")] {
        assert_eq!(offered(&special(row, route, route, 6), "special"), there, "jewellery of glass, and London's cloth");
    }
}

#[test]
fn v_4_8_a_source_that_would_leave_too_little_is_not_offered() {
    // Part C in the last place costs 6, and Bergen's fee is 4: with 7 ducats London's income must be left.
    for (ducats, makes) in [(7, "novgorod 2"), (10, "novgorod 1, novgorod 2, novgorod 3")] {
        let mut game = special(FIRST, "london visby novgorod", "london bergen visby novgorod", ducats);
        play(&mut game, "special special4");
        assert_eq!(offered(&game, "make"), makes, "{ducats} ducats");
    }
}

#[test]
fn v_10_3_the_counter_is_known_to_its_owner_only() {
    let mut game = special(FIRST, "london bergen visby novgorod", "london bergen visby novgorod", 9);
    play(&mut game, "special special1");
    assert_eq!(choices(&game).len(), 24);
    let events = play(&mut game, "deal order5");
    assert_eq!(events, [Event::Countered { seat: SEAT1, order: order("order5") }]);
    assert_eq!((game.phase, game.pile.has(order("order5")), game.me().orders_done()), (Phase::Using, false, 1));
    let seen = |game: &Novgorod, seat| {
        let me = game.view(Viewer::Seat(seat)).players[0];
        (me.counters, me.hidden_counters)
    };
    assert_eq!(seen(&game, SEAT1), (orders("order5"), 0));
    assert_eq!(seen(&game, SEAT2), (OrderSet::NONE, 1));
}

#[test]
fn v_10_3_counters_count_for_three_orders() {
    for (done, expected) in [("order1", 0), ("order1 order2", 4)] {
        let mut game = special(FIRST, "london bergen visby novgorod", "london bergen visby novgorod", 9);
        bonus(&mut game, Bonus::ThreeOrders, BonusValue::High);
        under(&mut game, SEAT1, done);
        play(&mut game, "special special1, deal order5");
        assert_eq!(seals(&game), [0, 0, 2, 0, expected]);
    }
}

#[test]
fn v_10_3_with_an_empty_pile_the_counter_is_blank() {
    let mut game = special(FIRST, "london bergen visby novgorod", "london bergen visby novgorod", 9);
    bonus(&mut game, Bonus::ThreeOrders, BonusValue::High);
    under(&mut game, SEAT1, "order1 order2");
    game.player[SEAT2].done = game.pile.without(order("order24"));
    game.pile = orders("order24");
    let events = play(&mut game, "special special1");
    assert!(events.contains(&Event::CounteredBlank { seat: SEAT1 }), "{events:?}");
    assert_eq!((game.phase, game.me().blanks, game.me().counters), (Phase::Using, 1, OrderSet::NONE));
    assert_eq!((game.pile, seals(&game)), (orders("order24"), [0, 0, 2, 0, 4]));
}

/// A route with fur, glass, fish, cloth and fabrics.
fn five_goods(ducats: u16) -> Novgorod {
    let route = "novgorod visby bergen london antwerp";
    special(TWO_OF_GOODS, route, route, ducats)
}

#[test]
fn v_10_3_several_in_one_turn() {
    let mut game = five_goods(9);
    play(&mut game, "special special1, deal order1");
    // Filled, it is not skipped and not offered again.
    assert_eq!([1, 2, 3].map(|place| game.special_price(place)), [1, 5, 5]);
    assert_eq!(offered(&game, "special"), "special3, special4");
    play(&mut game, "special special4, deal order2");
    assert_eq!((game.me().ducats, seals(&game)), (7, [0, 0, 4, 0, 0]));
    assert_eq!(row_text(&game), TWO_OF_GOODS, "until the end of phase 2");
    play(&mut game, "done");
    assert_eq!(row_text(&game), "special2 b, special3 c, special1 b, special4 b");
    assert_eq!((game.me().ducats, game.me().counters), (7, orders("order1 order2")));
    // The lower one first: it skips the top one.
    let mut game = five_goods(9);
    play(&mut game, "special special4, deal order1, special special1, deal order2, done");
    assert_eq!((game.me().ducats, row_text(&game).as_str()), (6, "special2 b, special3 c, special1 b, special4 b"));
}

#[test]
fn v_10_3_after_the_row_has_moved_every_card_above_counts_again() {
    let mut game = five_goods(9);
    play(&mut game, "special special1, deal order1, done");
    to_buying(&mut game);
    assert_eq!(row_text(&game), "special4 a, special2 b, special3 c, special1 b");
    assert_eq!([0, 1, 2, 3].map(|place| game.special_price(place)), [1, 5, 5, 7]);
}

#[test]
fn v_10_3_from_part_c_to_part_a() {
    let mut game = special(FIRST, "visby novgorod", "visby novgorod", 6);
    play(&mut game, "special special4, make novgorod 2, deal order1, done");
    assert_eq!(row_text(&game), "special1 a, special2 a, special3 b, special4 a");
}

#[test]
fn v_10_1_the_privilege_order_takes_3_off() {
    let mut game = special(FIRST, "visby novgorod", "visby novgorod", 6);
    game.this_turn.privilege = None;
    assert_eq!((offered(&game, "special"), offered(&game, "special-cheap")), ("special4".into(), "special4".into()));
    let events = play(&mut game, "special-cheap special4");
    assert_eq!(events[0], Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Order });
    assert_eq!(events[1], Event::PaidForSpecial { seat: SEAT1, special: Special::Four, ducats: 3 });
    assert_eq!((game.me().ducats, game.this_turn.discount), (3, 0));
    play(&mut game, "make novgorod 2, deal order1");
    assert_offers(&game, "done");
    play(&mut game, "done");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 3));
    assert_eq!(offered(&game, "take-cheap"), "");
    assert_refuses(&game, "draw-cheap");
}

#[test]
fn v_10_1_the_discount_is_shared_and_never_pays_out() {
    let mut game = five_goods(9);
    game.this_turn.privilege = None;
    play(&mut game, "special-cheap special1, deal order1");
    assert_eq!((game.me().ducats, game.this_turn.discount), (9, 2));
    assert_eq!(
        (offered(&game, "special"), offered(&game, "special-cheap")),
        ("special3, special4".into(), String::new())
    );
    play(&mut game, "special special4, deal order2");
    assert_eq!((game.me().ducats, game.this_turn.discount), (9, 1));
    let mut game = five_goods(9);
    game.this_turn.privilege = None;
    play(&mut game, "special special4, deal order1");
    assert_eq!((game.me().ducats, game.this_turn.discount), (7, 0));
    play(&mut game, "special-cheap special1, deal order2");
    assert_eq!((game.me().ducats, game.this_turn.discount), (7, 2), "what was filled before costs what it did");
}

#[test]
fn v_10_1_what_is_left_of_the_discount_lets_one_pay() {
    // Two ducats at the second, of which two are left of the discount; no ducats, and all income used up.
    let mut game = table(2, &[("special", "on")]);
    row(&mut game, TWO_OF_GOODS);
    equip(&mut game, "novgorod visby bergen antwerp", 3, 0);
    game.me_mut().hold = Some(City::Antwerp);
    game.this_turn.privilege = None;
    sail(&mut game, "novgorod visby bergen");
    play(&mut game, "special-cheap special1, deal order1");
    assert_eq!(offered(&game, "special"), "special4");
    let mut unpaid = game.clone();
    unpaid.this_turn.discount = 0;
    assert_eq!(offered(&unpaid, "special"), "");
}

#[test]
fn v_4_8_the_privilege_order_takes_the_privilege_income_away() {
    // Fish of Bergen and fur of the hold for the last place: 4 ducats, or 1 by the privilege; the fee of Bergen is 4.
    for (ducats, plain, cheap) in [(4, "", ""), (5, "", "special1"), (6, "special1", "special1")] {
        let mut game = table(2, &[("special", "on")]);
        row(&mut game, "special2 a, special3 b, special4 c, special1 a");
        equip(&mut game, "novgorod", 2, ducats);
        game.this_turn.privilege = None;
        game.me_mut().hold = Some(City::Novgorod);
        build(&mut game, "bergen manufactory7");
        sail(&mut game, "bergen");
        assert_eq!(
            (offered(&game, "special"), offered(&game, "special-cheap")),
            (plain.into(), cheap.into()),
            "{ducats}"
        );
    }
}

#[test]
fn v_10_1_no_discount_without_the_privilege() {
    // Career 1: income, seal, any, order, speed.
    for (rows, cheap) in [(3, "special4"), (4, "")] {
        let mut game = special(FIRST, "visby novgorod", "visby novgorod", 6);
        game.this_turn.privilege = None;
        game.me_mut().rows = rows;
        assert_eq!(offered(&game, "special-cheap"), cheap, "{rows} rows");
        assert_eq!(offered(&game, "special"), "special4");
    }
}

#[test]
fn v_6_2_a_privilege_used_before_it_is_covered_keeps_its_effect() {
    // Career 1: the fourth row costs 15 ducats and covers order.
    let mut game = five_goods(30);
    game.me_mut().rows = 3;
    game.this_turn.privilege = None;
    play(&mut game, "special-cheap special1, deal order1, rise");
    assert_eq!((game.me().rows, game.me().ducats, game.this_turn.discount), (4, 15, 2));
    play(&mut game, "special special4, deal order2");
    assert_eq!((game.me().ducats, game.this_turn.discount), (15, 1));
    // Covered first, it is gone.
    let mut game = five_goods(30);
    game.me_mut().rows = 3;
    game.this_turn.privilege = None;
    assert_eq!(offered(&game, "special-cheap"), "special1, special3, special4");
    play(&mut game, "rise");
    assert_eq!(offered(&game, "special-cheap"), "");
}
