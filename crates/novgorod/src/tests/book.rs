//! V-11: the worked examples of the rulebook.

use super::*;

#[test]
fn v_11_1_posts_for_7_and_4_and_two_orders_leave_4_ducats() {
    let mut game = start(3, &[]);
    first_outcomes(&mut game);
    play(&mut game, "post danzig, post danzig, post danzig, post london, post bergen, post riga");
    play(&mut game, "take order4, take order5, take order6");
    first_outcomes(&mut game);
    let volker = &game.player[SEAT1];
    assert_eq!((volker.posts, volker.hand), (cities("danzig riga"), orders("order1 order6")));
    assert_eq!((volker.spent, volker.ducats, volker.seals()), (23, 4, 0));
    assert_eq!((game.round, game.active, game.phase), (1, SEAT1, Phase::Laying));
}

/// Heike with her posts in Luebeck, Visby and Novgorod, and her privilege.
fn heike() -> Novgorod {
    let mut game = scene("luebeck visby novgorod", 2, 20);
    game.this_turn.privilege = None;
    game
}

#[test]
fn v_11_2_speed_2_and_the_privilege_reach_luebeck_visby_and_novgorod() {
    let mut game = heike();
    play(&mut game, "lay luebeck, lay visby");
    assert_offers(&game, "use speed, done");
    play(&mut game, "use speed");
    assert_offers(&game, "lay bergen, lay novgorod, placeholder novgorod, done");
    play(&mut game, "lay novgorod");
    assert_offers(&game, "done");
    assert_eq!(game.this_turn.fees, 0);
}

#[test]
fn v_11_2_london_next_to_danzig_is_refused() {
    let mut game = heike();
    play(&mut game, "lay danzig");
    assert_eq!(offered(&game, "lay"), "riga, luebeck");
    let mut game = heike();
    play(&mut game, "lay london");
    assert_eq!(offered(&game, "lay"), "bergen, antwerp");
}

#[test]
fn v_11_3_salt_of_luebeck_becomes_provisions_in_novgorod() {
    let mut game = heike();
    build(&mut game, "novgorod manufactory2, visby manufactory7, luebeck manufactory5");
    play(&mut game, "lay luebeck, lay visby, use speed");
    sail(&mut game, "novgorod");
    assert_offers(&game, "sell visby 2, sell novgorod 2, rise, done");
    let events = play(&mut game, "sell novgorod 2");
    assert_eq!(events[1], Event::Sold { seat: SEAT1, seals: 1, ducats: 1 });
    assert_eq!((seals(&game), game.me().ducats), ([1, 0, 0, 0, 0], 21));
    assert_offers(&game, "sell visby 2, done");
    // The fur of Novgorod and the salt of Luebeck are gone; of three different goods only glass is left.
    assert_offers(&game, "sell visby 2, income visby, store visby, done");
    play(&mut game, "store visby, done");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, Some(City::Visby)));
}

#[test]
fn v_11_4_fur_alone_is_clothing_for_1_seal_and_1_ducat() {
    let mut game = scene("novgorod", 2, 0);
    sail(&mut game, "novgorod");
    assert_offers(&game, "sell novgorod 2, done");
    play(&mut game, "sell novgorod 2");
    assert_eq!((seals(&game), game.me().ducats), ([1, 0, 0, 0, 0], 1));
}

#[test]
fn v_11_4_grain_fish_and_salt_are_provisions_for_4_seals_and_4_ducats() {
    let mut game = scene("riga danzig luebeck visby bergen", 5, 0);
    build(&mut game, "bergen manufactory1");
    sail(&mut game, "riga danzig luebeck visby bergen");
    play(&mut game, "sell bergen 4");
    assert_eq!((seals(&game), game.me().ducats), ([4, 0, 0, 0, 0], 4));
    assert_eq!(game.route.fresh.iter().collect::<Vec<_>>(), [1, 3], "Danzig and Visby");
}

#[test]
fn v_11_5_amber_and_salt_fill_a_lower_line() {
    let mut game = scene("danzig luebeck", 2, 0);
    hand(&mut game, "order3");
    build(&mut game, "luebeck manufactory1, danzig manufactory2");
    sail(&mut game, "danzig luebeck");
    assert_offers(&game, "fill order3 lower, done");
    play(&mut game, "fill order3 lower");
    assert_eq!((seals(&game), game.me().ducats), ([0, 2, 0, 0, 0], 0));
    assert_eq!((game.me().hand, game.me().done), (OrderSet::NONE, orders("order3")));
    assert_offers(&game, "done");
    play(&mut game, "done");
    assert_eq!(game.phase, Phase::Buying, "both cards are turned over");
}

#[test]
fn v_11_6_jewellery_now_and_clothing_later() {
    let mut game = scene("danzig luebeck novgorod", 2, 0);
    hand(&mut game, "order13");
    sail(&mut game, "danzig luebeck");
    assert_offers(&game, "sell luebeck 1, fill order13 upper, done");
    play(&mut game, "fill order13 upper");
    assert_offers(&game, "make luebeck 1");
    play(&mut game, "make luebeck 1");
    assert_eq!((seals(&game), game.me().ducats), ([0, 2, 0, 0, 0], 0));
    play(&mut game, "done");
    assert_offers(&game, "beside, under");
    play(&mut game, "beside");
    assert_eq!((game.me().hand, game.me().beside), (OrderSet::NONE, orders("order13")));

    next_round(&mut game);
    sail(&mut game, "novgorod");
    play(&mut game, "fill order13 lower, make novgorod 2");
    assert_eq!((seals(&game), game.me().ducats), ([0, 4, 0, 0, 0], 0));
    assert_eq!((game.me().beside, game.me().done), (OrderSet::NONE, orders("order13")));
}

/// Volker's route with fur in the hold.
fn volker() -> Novgorod {
    let mut game = scene("visby bergen london antwerp novgorod", 4, 0);
    build(&mut game, "bergen manufactory7, london manufactory5, antwerp manufactory2");
    hand(&mut game, "order13");
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "visby bergen london antwerp");
    game
}

#[test]
fn v_11_7_both_lines_in_one_turn_bring_5_seals_and_no_ducats() {
    let mut game = volker();
    assert_offers(&game, "sell london 1 stored, sell bergen 2, fill order13 upper, fill order13 lower, rise, done");
    play(&mut game, "fill order13 upper");
    assert_offers(&game, "make bergen 2");
    play(&mut game, "make bergen 2");
    assert_eq!(seals(&game), [0, 2, 0, 0, 0]);
    play(&mut game, "fill order13 lower");
    assert_offers(&game, "make london 1 stored");
    play(&mut game, "make london 1 stored");
    assert_eq!((seals(&game), game.me().ducats), ([0, 5, 0, 0, 0], 0));
    assert_eq!((game.me().hand, game.me().done), (OrderSet::NONE, orders("order13")));
    assert_offers(&game, "done");
}

#[test]
fn v_11_7_the_fabrics_of_antwerp_may_be_stored_or_bring_income() {
    let mut game = volker();
    play(&mut game, "fill order13 upper, make bergen 2, fill order13 lower, make london 1 stored");
    assert_offers(&game, "income antwerp, store antwerp, done");
    let mut stored = game.clone();
    play(&mut stored, "store antwerp, done");
    assert_eq!((stored.phase, stored.me().hold, stored.me().ducats), (Phase::Buying, Some(City::Antwerp), 0));
    play(&mut game, "income antwerp, done");
    assert_eq!((game.phase, game.me().hold, game.me().ducats), (Phase::Buying, None, 3));
}

#[test]
fn v_11_7_fabrics_cannot_be_used_in_london_by_storing_them_first() {
    let mut game = volker();
    for line in ["london 2", "london 2 stored", "london 3", "london 3 stored"] {
        assert_refuses(&game, &format!("sell {line}"));
    }
    play(&mut game, "store antwerp");
    assert_eq!(offered(&game, "sell"), "bergen 2", "the fur was given up, and the fabrics serve in the next turn");
    assert_eq!(offered(&game, "fill"), "order13 upper");
}

/// The row of the example: fur + fish on top, jewellery of two goods third, jewellery + cloth last.
fn special_row(posts: &str, ducats: u16) -> Novgorod {
    let mut game = table(2, &[("special", "on")]);
    row(&mut game, "special1 a, special4 a, special2 b, special3 c");
    equip(&mut game, posts, 4, ducats);
    sail(&mut game, posts);
    game
}

#[test]
fn v_11_8_the_third_special_order_costs_6_and_then_lies_last() {
    let mut game = special_row("danzig luebeck visby", 6);
    assert_refuses(&game, "special special2");
    build(&mut game, "visby manufactory8");
    assert_eq!(offered(&game, "special"), "special2");
    play(&mut game, "special special2, make visby 3, deal order7");
    assert_eq!((seals(&game), game.me().ducats, game.me().spent), ([0, 0, 5, 0, 0], 0, 6));
    play(&mut game, "done");
    assert_eq!(row_text(&game), "special1 a, special4 a, special3 c, special2 c");
    assert_eq!((game.me().counters, game.me().done), (orders("order7"), OrderSet::NONE));
}

#[test]
fn v_11_8_the_top_one_costs_1_for_2_seals() {
    let mut game = special_row("novgorod visby bergen", 1);
    assert_eq!(offered(&game, "special"), "special1");
    play(&mut game, "special special1, deal order1, done");
    assert_eq!((seals(&game), game.me().spent), ([0, 0, 2, 0, 0], 1));
    assert_eq!(row_text(&game), "special4 a, special2 b, special3 c, special1 b");
}

#[test]
fn v_11_8_the_last_one_costs_6_for_4_seals() {
    let mut game = special_row("danzig luebeck antwerp london", 6);
    assert_eq!(offered(&game, "special"), "special3");
    play(&mut game, "special special3, make luebeck 1, deal order1, done");
    assert_eq!((seals(&game), game.me().spent), ([0, 0, 4, 0, 0], 6));
    assert_eq!(row_text(&game), "special1 a, special4 a, special2 b, special3 a");
}

#[test]
fn v_11_9_the_posts_of_danzig_by_number_of_players() {
    for (seats, expected) in [(4, vec![5, 6, 6, 7]), (3, vec![5, 6, 7]), (2, vec![5, 6])] {
        let mut game = table(seats, &[]);
        let mut prices = vec![];
        for seat in Seat::first(seats) {
            prices.push(game.post_price(City::Danzig));
            game.player[seat].posts = cities("danzig");
        }
        assert_eq!(prices, expected);
    }
}

#[test]
fn v_11_10_with_the_pirates_back_on_antwerp_london_and_luebeck_are_neighbours() {
    let mut game = table(2, &[("pirate", "back")]);
    equip(&mut game, "london luebeck", 2, 20);
    assert_eq!(offered(&game, "lay"), "london, bergen, visby, novgorod, riga, danzig, luebeck");
    play(&mut game, "lay london");
    assert_eq!(offered(&game, "lay"), "bergen, luebeck");
    play(&mut game, "lay luebeck");
    assert_eq!(game.route.len(), 2);
}

#[test]
fn v_11_11_the_row_that_brings_2_seals() {
    let mut game = scene("", 2, 0);
    game.me_mut().rows = 3;
    to_buying(&mut game);
    let events = play(&mut game, "done");
    assert!(events.contains(&Event::Sealed { seat: SEAT1, seals: 2 }), "{events:?}");
    assert_eq!(*game.player[SEAT1].seals.entries(), [0, 0, 0, 2, 0]);
}

#[test]
fn v_11_12_three_players_see_5_orders() {
    let mut game = start(3, &[]);
    first_outcomes(&mut game);
    assert_eq!((game.phase, game.shown), (Phase::Introduction, orders("order4 order5 order6 order7 order8")));
}

#[test]
fn v_11_12_an_order_beside_the_ship_does_not_count_for_three_orders() {
    for (choice, bonus_seals) in [("beside", 0), ("under", 4)] {
        let mut game = scene("danzig luebeck", 2, 0);
        bonus(&mut game, Bonus::ThreeOrders, BonusValue::High);
        under(&mut game, SEAT1, "order1 order2");
        hand(&mut game, "order13");
        sail(&mut game, "danzig luebeck");
        play(&mut game, "fill order13 upper, make luebeck 1, done");
        assert_eq!(seals(&game), [0, 2, 0, 0, 0], "nothing before it is stowed");
        play(&mut game, choice);
        assert_eq!(seals(&game), [0, 2, 0, 0, bonus_seals], "{choice}");
    }
}

#[test]
fn v_11_13_what_the_rows_of_a_career_cost() {
    // 3 different goods.
    let mut game = scene("london bergen visby", 3, 15);
    sail(&mut game, "london bergen visby");
    play(&mut game, "rise");
    assert_eq!((game.me().rows, game.route.fresh.0, game.this_turn.fees), (1, 0, 0));
    // 15 ducats.
    game.me_mut().rows = 3;
    assert_offers(&game, "rise, done");
    play(&mut game, "rise, done");
    assert_eq!((game.me().rows, game.me().ducats, game.me().spent), (4, 0, 15));
    // 2 different luxuries: clothing of fur, jewellery of amber.
    let mut game = scene("novgorod riga danzig luebeck", 4, 0);
    sail(&mut game, "novgorod riga danzig luebeck");
    game.me_mut().rows = 2;
    play(&mut game, "rise, make luebeck 1, make novgorod 2");
    assert_eq!((game.me().rows, game.route.fresh.0), (3, 0b0010), "grain is left");
    // 2 goods and 2 luxuries: besides those two, fish and grain.
    let mut game = scene("bergen visby novgorod riga danzig", 5, 0);
    build(&mut game, "danzig manufactory7");
    game.me_mut().rows = 4;
    sail(&mut game, "bergen visby novgorod riga danzig");
    play(&mut game, "rise");
    assert_eq!(offered(&game, "make"), "novgorod 2, danzig 1, danzig 2, danzig 3");
    play(&mut game, "make danzig 3, make novgorod 2");
    assert_eq!((game.me().rows, game.route.fresh.0), (5, 0), "fish and grain were no question");
}

#[test]
fn v_11_13_the_ship_steps_cost_5_10_and_15() {
    for (speed, price) in [(2, 5), (3, 10), (4, 15)] {
        let mut game = scene("", speed, price);
        to_buying(&mut game);
        let events = play(&mut game, "ship");
        assert_eq!(events, [Event::RaisedSpeed { seat: SEAT1, speed: speed + 1, ducats: price }]);
        assert_eq!((game.me().speed, game.me().ducats, game.me().spent), (speed + 1, 0, price));
        let mut poorer = scene("", speed, price - 1);
        to_buying(&mut poorer);
        assert_refuses(&poorer, "ship");
    }
    let mut fastest = scene("", 5, 99);
    to_buying(&mut fastest);
    assert_refuses(&fastest, "ship");
}
