//! V-4.5: rising in the career.

use super::*;

/// Seat 1 with a career card, so many rows of it covered, and a route, in phase 2.
fn career(career: Career, side: Side, rows: u8, posts: &str, ducats: u16) -> Novgorod {
    let mut game = scene(posts, 5, ducats);
    let me = game.me_mut();
    (me.career, me.side, me.rows) = (Some(career), side, rows);
    sail(&mut game, posts);
    game
}

#[test]
fn v_4_5_three_different_goods() {
    let mut game = career(Career::One, Side::Front, 0, "london bergen visby novgorod", 0);
    play(&mut game, "rise");
    // From left to right: one of the first two, so that two more are left.
    assert_offers(&game, "give london, give bergen");
    play(&mut game, "give london");
    assert_offers(&game, "give bergen, give visby");
    play(&mut game, "give visby");
    assert_eq!((game.me().rows, game.route.fresh.0, game.phase), (1, 0b0010, Phase::Using), "fur was no question");
    assert_eq!((seals(&game), game.me().ducats), ([0; 5], 0));
}

#[test]
fn v_4_5_two_goods_are_not_three() {
    let game = career(Career::One, Side::Front, 0, "london bergen", 0);
    assert_refuses(&game, "rise");
}

#[test]
fn v_4_5_the_stored_good_is_no_good_for_a_row() {
    let mut game = scene("london bergen novgorod", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "london bergen");
    assert_refuses(&game, "rise");
    let mut game = scene("london bergen visby novgorod", 3, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "london bergen visby");
    let events = play(&mut game, "rise");
    let gave = |good| Event::Gave { seat: SEAT1, good, stored: false, purpose: crate::phase::Purpose::Career };
    let rose = Event::Rose { seat: SEAT1, rows: 1, ducats: 0 };
    assert_eq!(events, [gave(Good::Cloth), gave(Good::Fish), gave(Good::Glass), rose]);
    assert!(!game.this_turn.stored_used);
}

#[test]
fn v_4_5_a_luxury_for_a_row_may_be_made_of_the_stored_good() {
    // One good and one luxury: clothing of the fur in the hold, and the grain or the amber.
    let mut game = scene("riga danzig novgorod", 2, 0);
    (game.me_mut().career, game.me_mut().side) = (Some(Career::Three), Side::Back);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "riga danzig");
    play(&mut game, "rise");
    assert_offers(&game, "make riga 1 stored");
    play(&mut game, "make riga 1 stored");
    assert_eq!((game.me().rows, game.route.fresh.0, game.this_turn.stored_used), (1, 0, true));
}

#[test]
fn v_4_5_two_of_one_good_are_one_kind() {
    // Fur in the route and fur in the hold: with grain that is not three.
    let mut game = scene("novgorod riga", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "novgorod riga");
    assert_refuses(&game, "rise");
}

#[test]
fn v_4_5_goods_of_base_posts_serve() {
    let mut game = scene("", 3, 12);
    sail(&mut game, "london bergen visby");
    play(&mut game, "rise");
    assert_eq!((game.me().rows, game.route.fresh.0, game.this_turn.fees), (1, 0, 12));
}

#[test]
fn v_4_5_ducats_are_paid_at_once() {
    let mut game = career(Career::One, Side::Front, 1, "", 10);
    assert_offers(&game, "rise, done");
    let events = play(&mut game, "rise");
    assert_eq!(events, [Event::Rose { seat: SEAT1, rows: 2, ducats: 10 }]);
    assert_eq!((game.this_turn.fees, game.me().ducats, game.me().spent), (0, 0, 10));
    assert_offers(&career(Career::One, Side::Front, 1, "", 9), "done");
}

#[test]
fn v_4_10_income_that_was_taken_pays_for_a_row() {
    let mut game = career(Career::One, Side::Front, 1, "riga danzig", 4);
    assert_refuses(&game, "rise");
    play(&mut game, "income danzig");
    assert_refuses(&game, "rise");
    play(&mut game, "income riga");
    assert_offers(&game, "rise, done");
    play(&mut game, "rise");
    assert_eq!((game.phase, game.me().ducats, game.me().rows), (Phase::Using, 0, 2));
    let mut poorer = career(Career::One, Side::Front, 1, "riga danzig", 3);
    play(&mut poorer, "income riga, income danzig");
    assert_offers(&poorer, "done");
}

#[test]
fn v_4_5_two_different_luxuries_from_right_to_left() {
    // Clothing in Novgorod and in Riga, jewellery in Luebeck.
    let mut game = career(Career::One, Side::Front, 2, "novgorod riga danzig luebeck", 0);
    play(&mut game, "rise");
    assert_offers(&game, "make luebeck 1");
    play(&mut game, "make luebeck 1");
    assert_offers(&game, "make novgorod 2, make riga 1");
    let events = play(&mut game, "make riga 1");
    assert_eq!(events[1..], [Event::Rose { seat: SEAT1, rows: 3, ducats: 0 }]);
    assert_eq!((seals(&game), game.me().ducats, game.route.fresh.0), ([0; 5], 0, 0));
}

#[test]
fn v_4_5_two_luxuries_of_one_kind_are_not_enough() {
    // Clothing of cloth in Antwerp and of fur in Novgorod: two of one kind.
    let mut game = scene("london antwerp luebeck visby novgorod", 5, 0);
    build(&mut game, "antwerp manufactory6, luebeck manufactory1, visby manufactory2");
    game.me_mut().rows = 2;
    sail(&mut game, "london antwerp luebeck visby novgorod");
    assert_eq!(
        offered(&game, "sell"),
        "visby 2, novgorod 1, novgorod 2, novgorod 3, novgorod 4, antwerp 1, antwerp 2, antwerp 3"
    );
    build(&mut game, "visby manufactory5");
    assert_refuses(&game, "rise");
}

#[test]
fn v_4_5_goods_and_luxuries_in_one_row() {
    // One good and one luxury: jewellery of amber, and the grain, the salt or the fur that is left.
    let mut game = career(Career::Three, Side::Back, 0, "riga danzig luebeck visby", 0);
    play(&mut game, "rise");
    assert_offers(&game, "make visby 1, make luebeck 1");
    let mut visby = game.clone();
    play(&mut visby, "make visby 1");
    assert_offers(&visby, "give riga, give danzig");
    play(&mut game, "make luebeck 1");
    assert_offers(&game, "give visby, give riga");
    play(&mut game, "give visby");
    assert_eq!((game.me().rows, game.route.fresh.0), (1, 0b0001));
}

#[test]
fn v_4_5_a_luxury_that_leaves_too_few_goods_is_not_offered() {
    assert_refuses(&career(Career::Three, Side::Back, 0, "danzig luebeck", 0), "rise");
    let mut game = career(Career::Three, Side::Back, 0, "riga danzig luebeck", 0);
    play(&mut game, "rise, make luebeck 1");
    assert_eq!((game.me().rows, game.route.fresh.0), (1, 0), "the grain was no question");
}

#[test]
fn v_4_5_several_rows_in_one_turn() {
    let mut game = career(Career::One, Side::Front, 0, "london bergen visby", 10);
    play(&mut game, "rise");
    assert_offers(&game, "rise, done");
    play(&mut game, "rise");
    assert_offers(&game, "done");
    assert_eq!((game.me().rows, game.me().ducats), (2, 0));
}

#[test]
fn v_4_5_after_the_last_row_nothing_is_offered() {
    let game = career(Career::One, Side::Front, 5, "london bergen visby novgorod riga", 99);
    assert_refuses(&game, "rise");
}

#[test]
fn v_4_5_a_privilege_is_gone_at_once() {
    // Career 2: order, speed, any, income, seal. With any covered, order and speed are gone.
    let mut game = career(Career::Two, Side::Front, 2, "novgorod riga danzig luebeck", 9);
    game.this_turn.privilege = None;
    assert!(game.may_use(Privilege::Order));
    play(&mut game, "rise, make luebeck 1, make novgorod 2");
    assert!(!game.may_use(Privilege::Order) && !game.may_use(Privilege::Speed));
    assert!(game.may_use(Privilege::Income) && game.may_use(Privilege::Seal));
}

#[test]
fn v_4_7_the_privilege_income_is_used_before_the_row_that_covers_it() {
    // Career 2: order, speed, any, income, seal. The fourth row costs 15 ducats and covers the last income.
    let mut game = career(Career::Two, Side::Front, 3, "", 13);
    game.this_turn.privilege = None;
    assert_offers(&game, "use income, done");
    play(&mut game, "use income");
    assert_eq!((game.me().ducats, game.phase), (15, Phase::Using));
    assert_offers(&game, "rise, done");
    play(&mut game, "rise, done");
    assert_eq!((game.me().ducats, game.phase), (0, Phase::Buying));
    // Covered first, it is gone.
    let mut game = career(Career::Two, Side::Front, 3, "", 15);
    game.this_turn.privilege = None;
    play(&mut game, "rise");
    assert_offers(&game, "done");
}

#[test]
fn v_4_7_the_privilege_income_is_there_while_it_or_any_is_visible() {
    // Any stays visible, or income itself.
    for rows in [0, 1, 2, 3] {
        let mut game = career(Career::Two, Side::Front, rows, "", 0);
        game.this_turn.privilege = None;
        assert_offers(&game, "use income, done");
    }
    // Covered already, or no row left.
    for rows in [4, 5] {
        let mut game = career(Career::Two, Side::Front, rows, "", 0);
        game.this_turn.privilege = None;
        assert_offers(&game, "done");
    }
    // Career 4: any is the last.
    let mut game = career(Career::Four, Side::Front, 4, "", 0);
    game.this_turn.privilege = None;
    assert_offers(&game, "use income, done");
}

#[test]
fn v_4_9_the_bonus_career_comes_with_the_row_that_brings_3() {
    let mut game = career(Career::One, Side::Front, 2, "novgorod riga danzig luebeck", 15);
    bonus(&mut game, Bonus::Career, BonusValue::High);
    play(&mut game, "rise, make luebeck 1, make novgorod 2");
    assert_eq!((game.me().rows, seals(&game)), (3, [0; 5]));
    let events = play(&mut game, "rise");
    assert_eq!(events[1], Event::GotBonus { seat: SEAT1, bonus: Bonus::Career, seals: 4 });
    assert_eq!((game.me().rows, seals(&game)), (4, [0, 0, 0, 0, 4]));
}

#[test]
fn v_4_9_the_fifth_row_brings_no_bonus_career() {
    let mut game = career(Career::One, Side::Front, 4, "bergen visby novgorod riga danzig", 0);
    build(&mut game, "danzig manufactory7");
    bonus(&mut game, Bonus::Career, BonusValue::High);
    play(&mut game, "rise, make danzig 3, make novgorod 2");
    assert_eq!((game.me().rows, seals(&game)), (5, [0; 5]));
}
