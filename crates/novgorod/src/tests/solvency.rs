//! V-4.8: there is no credit. Each kind of choice that would break this, and the one that just fits.

use super::*;

const ALL: &str = "london, bergen, visby, novgorod, riga, danzig, luebeck, antwerp";

#[test]
fn v_4_8_a_base_post_must_be_payable_when_it_is_laid() {
    // Novgorod's manufactory makes clothing of its own fur: 1 ducat more than the others can bring.
    for (ducats, cities) in [(2, ""), (3, "novgorod"), (4, ALL)] {
        assert_eq!(offered(&scene("", 2, ducats), "lay"), cities, "{ducats} ducats");
    }
    // With the privilege income.
    for (ducats, cities) in [(0, ""), (1, "novgorod"), (2, ALL)] {
        let mut game = scene("", 3, ducats);
        game.this_turn.privilege = None;
        assert_eq!(offered(&game, "lay"), cities, "{ducats} ducats");
    }
    // With the income of an own card that lies there already.
    for (ducats, next) in [(0, "novgorod"), (1, "novgorod, danzig")] {
        let mut game = scene("riga", 3, ducats);
        play(&mut game, "lay riga");
        assert_eq!(offered(&game, "lay"), next, "{ducats} ducats");
    }
    // A second fee.
    for (ducats, second) in [(6, ""), (7, "novgorod"), (8, "novgorod, danzig")] {
        let mut game = scene("", 3, ducats);
        play(&mut game, "lay riga");
        assert_eq!(offered(&game, "lay"), second, "{ducats} ducats");
    }
}

#[test]
fn v_4_8_a_sale_that_must_pay_the_fee_is_made() {
    let mut game = scene("", 2, 3);
    sail(&mut game, "novgorod");
    assert_offers(&game, "sell novgorod 2");
    play(&mut game, "sell novgorod 2, done");
    assert_eq!((game.phase, game.me().ducats, seals(&game)[0]), (Phase::Buying, 0, 1));
    let mut game = scene("", 2, 4);
    sail(&mut game, "novgorod");
    assert_offers(&game, "sell novgorod 2, done");
}

#[test]
fn v_4_8_the_privilege_speed_when_the_privilege_income_is_needed() {
    for (ducats, expected) in [(3, "done"), (4, "use speed, done")] {
        let mut game = scene("riga", 2, ducats);
        game.this_turn.privilege = None;
        play(&mut game, "lay luebeck, placeholder riga");
        assert_offers(&game, expected);
    }
    // A sale may pay in its place.
    for (ducats, expected) in [(2, "done"), (3, "use speed, done")] {
        let mut game = scene("riga", 2, ducats);
        game.this_turn.privilege = None;
        play(&mut game, "lay novgorod, placeholder riga");
        assert_offers(&game, expected);
    }
}

#[test]
fn v_4_8_a_sale_that_costs_needed_income() {
    for (ducats, sales) in [(2, ""), (3, "novgorod 2, riga 1")] {
        let mut game = scene("novgorod", 2, ducats);
        sail(&mut game, "novgorod riga");
        assert_eq!(offered(&game, "sell"), sales, "{ducats} ducats");
    }
    // London makes clothing of the fabrics of Antwerp, its own cloth, and the fur of the hold: what it brings pays too.
    for (ducats, sales) in [
        (1, "london 2, london 4 stored"),
        (2, "london 2, london 3, london 4 stored"),
        (3, "london 1, london 2, london 3, london 4 stored"),
    ] {
        let mut game = scene("antwerp novgorod bergen", 3, ducats);
        game.me_mut().hold = Some(City::Novgorod);
        build(&mut game, "london manufactory6, antwerp manufactory1");
        sail(&mut game, "antwerp london +bergen");
        assert_eq!(game.this_turn.fees, 4);
        assert_eq!(offered(&game, "sell"), sales, "{ducats} ducats");
    }
}

#[test]
fn v_4_8_a_sale_counts_the_privilege_income() {
    for (ducats, sales) in [(0, ""), (1, "novgorod 2, riga 1")] {
        let mut game = scene("novgorod", 2, ducats);
        game.this_turn.privilege = None;
        sail(&mut game, "novgorod riga");
        assert_eq!(offered(&game, "sell"), sales, "{ducats} ducats");
    }
}

#[test]
fn v_4_8_an_order_for_goods_that_costs_needed_income() {
    for (privilege, ducats, fill) in [
        (Some(Privilege::Seal), 2, ""),
        (Some(Privilege::Seal), 3, "order1 upper"),
        (None, 0, ""),
        (None, 1, "order1 upper"),
    ] {
        let mut game = scene("novgorod luebeck", 3, ducats);
        game.this_turn.privilege = privilege;
        hand(&mut game, "order1");
        build(&mut game, "visby manufactory7");
        sail(&mut game, "novgorod visby luebeck");
        assert_eq!(offered(&game, "fill"), fill, "{ducats} ducats; a sale in Visby of its own glass brings 1 more");
    }
}

#[test]
fn v_4_8_the_source_of_a_good_that_costs_needed_income() {
    for ducats in [1, 4] {
        let mut game = scene("novgorod luebeck", 3, ducats);
        hand(&mut game, "order1");
        game.me_mut().hold = Some(City::Novgorod);
        build(&mut game, "visby manufactory3");
        sail(&mut game, "novgorod visby luebeck");
        play(&mut game, "fill order1 upper");
        if ducats == 4 {
            assert_offers(&game, "give novgorod, give-stored");
        } else {
            assert_eq!((game.this_turn.stored_used, game.route.fresh.0), (true, 0b011), "no question");
        }
    }
}

#[test]
fn v_4_8_a_luxury_for_an_order_that_costs_needed_income() {
    for (ducats, fill) in [(3, ""), (4, "order13 upper")] {
        let mut game = scene("danzig", 2, ducats);
        hand(&mut game, "order13");
        sail(&mut game, "danzig luebeck");
        assert_eq!(offered(&game, "fill"), fill, "{ducats} ducats");
    }
    // Of two ways only the one that leaves enough: in Luebeck the amber of Danzig, or the glass of the hold.
    for (ducats, make) in [(3, "luebeck 2 stored"), (4, "luebeck 1, luebeck 2 stored, luebeck 3 stored")] {
        let mut game = scene("danzig visby", 2, ducats);
        hand(&mut game, "order13");
        game.me_mut().hold = Some(City::Visby);
        sail(&mut game, "danzig luebeck");
        play(&mut game, "fill order13 upper");
        assert_eq!(offered(&game, "make"), make, "{ducats} ducats");
    }
}

#[test]
fn v_4_8_goods_for_a_row_that_cost_needed_income() {
    for (ducats, third) in [(1, ""), (4, "novgorod, riga")] {
        let mut game = scene("bergen visby riga", 4, ducats);
        build(&mut game, "novgorod manufactory1");
        sail(&mut game, "bergen visby novgorod riga");
        play(&mut game, "rise");
        assert_eq!(offered(&game, "give"), "bergen, visby");
        play(&mut game, "give bergen");
        assert_eq!(offered(&game, "give"), "visby, novgorod");
        play(&mut game, "give visby");
        assert_eq!(offered(&game, "give"), third);
        if third.is_empty() {
            assert_eq!((game.me().rows, game.route.fresh.0), (1, 0b1000), "the income of Riga is needed");
        }
    }
}

#[test]
fn v_4_8_a_row_of_ducats_and_the_fee_together() {
    for (ducats, rise) in [(13, false), (14, true)] {
        let mut game = scene("", 2, ducats);
        game.me_mut().rows = 1;
        build(&mut game, "riga manufactory7");
        sail(&mut game, "riga");
        assert_eq!(choices(&game).contains(&"rise".into()), rise, "{ducats} ducats");
    }
    // Ducats that come later do not pay now, and those that are there may be needed for the fee.
    let mut game = scene("danzig luebeck", 3, 9);
    game.me_mut().rows = 1;
    build(&mut game, "riga manufactory7, danzig manufactory1, luebeck manufactory2");
    sail(&mut game, "riga danzig luebeck");
    assert_refuses(&game, "rise");
    play(&mut game, "income danzig");
    assert_offers(&game, "sell luebeck 1, sell luebeck 2, sell luebeck 3, rise, done");
    play(&mut game, "rise");
    assert_offers(&game, "sell luebeck 3, income luebeck");
}

#[test]
fn v_4_8_a_row_that_covers_the_privilege_income() {
    // Career 2: the fourth row costs 15 and covers the last income.
    for (ducats, expected) in [(17, "use income, done"), (18, "use income, done"), (19, "use income, rise, done")] {
        let mut game = scene("", 2, ducats);
        game.this_turn.privilege = None;
        (game.me_mut().career, game.me_mut().rows) = (Some(Career::Two), 3);
        build(&mut game, "riga manufactory7");
        sail(&mut game, "riga");
        assert_offers(&game, expected);
    }
    // Taken before, it pays.
    let mut game = scene("", 2, 17);
    game.this_turn.privilege = None;
    (game.me_mut().career, game.me_mut().rows) = (Some(Career::Two), 3);
    sail(&mut game, "riga");
    play(&mut game, "use income, rise, done");
    assert_eq!((game.me().ducats, game.me().rows, game.phase), (0, 4, Phase::Buying));
}

#[test]
fn v_4_8_goods_for_a_row_that_covers_the_privilege_income() {
    // The back of career 2: the fourth row costs 4 goods.
    let scene = |ducats| {
        let mut game = scene("bergen visby riga danzig", 5, ducats);
        game.this_turn.privilege = None;
        let me = game.me_mut();
        (me.career, me.side, me.rows) = (Some(Career::Two), Side::Back, 3);
        build(&mut game, "novgorod manufactory1, riga manufactory7");
        sail(&mut game, "bergen visby novgorod riga danzig");
        game
    };
    assert_refuses(&scene(0), "rise");
    let mut paid = scene(0);
    play(&mut paid, "use income, rise");
    assert_eq!(offered(&paid, "give"), "bergen, visby");
    // With 2 ducats the fee needs one income, so the base post must be among the four.
    let mut game = scene(2);
    play(&mut game, "rise, give bergen, give visby");
    assert_offers(&game, "give riga, give danzig");
    assert_eq!(game.route.fresh.0, 0b11000, "the fur of the base post was no question");
    let mut rich = scene(4);
    play(&mut rich, "rise, give bergen, give visby");
    assert_offers(&rich, "give novgorod, give riga");
}

#[test]
fn v_4_8_storing_and_ending_when_the_income_is_needed() {
    let scene = |ducats, privilege| {
        let mut game = scene("riga danzig", 3, ducats);
        game.this_turn.privilege = privilege;
        build(&mut game, "riga manufactory7, danzig manufactory1, luebeck manufactory5");
        sail(&mut game, "riga danzig luebeck");
        game
    };
    let used = Some(Privilege::Seal);
    let mut game = scene(0, used);
    assert_offers(&game, "income riga, income danzig");
    play(&mut game, "income danzig");
    assert_offers(&game, "income riga");
    play(&mut game, "income riga");
    assert_offers(&game, "done");
    // One of the two is enough.
    let mut game = scene(1, used);
    assert_eq!(offered(&game, "store"), "riga, danzig");
    assert_refuses(&game, "done");
    play(&mut game, "store riga");
    assert_offers(&game, "income danzig");
    // The privilege income may be the rest, and must then be used.
    let mut game = scene(0, None);
    play(&mut game, "store riga, income danzig");
    assert_offers(&game, "use income");
    play(&mut game, "use income, done");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 1));
}

#[test]
fn v_4_8_income_is_not_taken_of_a_card_that_a_needed_sale_covers() {
    // Three base posts; Visby makes provisions of grain, salt and the fish of the hold for 4, its own income is 3.
    for (ducats, sales, income) in [(8, "visby 4 stored", ""), (9, "visby 4 stored", "visby")] {
        let mut game = scene("visby bergen", 4, ducats);
        game.me_mut().hold = Some(City::Bergen);
        build(
            &mut game,
            "riga manufactory6, danzig manufactory4, luebeck manufactory5, visby manufactory1, bergen manufactory7",
        );
        sail(&mut game, "riga danzig luebeck visby");
        assert_eq!(game.this_turn.fees, 12);
        assert_eq!(
            (offered(&game, "sell"), offered(&game, "income")),
            (sales.into(), income.into()),
            "{ducats} ducats"
        );
        assert_eq!(offered(&game, "store"), "");
    }
}
