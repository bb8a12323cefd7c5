//! V-4.1 and V-4.2: luxuries, and their sale.

use super::*;

fn fresh(game: &Novgorod) -> Vec<usize> {
    game.route.fresh.iter().collect()
}

#[test]
fn v_4_1_only_goods_to_the_left_and_of_the_covered_card() {
    // Riga makes clothing of fur or fabrics, Novgorod of cloth or fur.
    let mut game = scene("novgorod riga", 2, 0);
    sail(&mut game, "novgorod riga");
    assert_offers(&game, "sell novgorod 2, sell riga 1, done");
    let mut game = scene("novgorod riga", 2, 0);
    sail(&mut game, "riga novgorod");
    assert_offers(&game, "sell novgorod 2, done");
}

#[test]
fn v_4_1_the_goods_of_the_line_are_turned_over_and_the_card_is_covered() {
    let mut game = scene("novgorod riga danzig", 3, 0);
    sail(&mut game, "novgorod riga danzig");
    let events = play(&mut game, "sell riga 1");
    assert_eq!(fresh(&game), [2]);
    let make = crate::action::Make { city: City::Riga, line: 0, stored: false };
    assert_eq!(events[0], Event::Made { seat: SEAT1, make, luxury: Luxury::Clothing });
    assert_eq!(offered(&game, "sell"), "", "nothing is left to sell");
}

#[test]
fn v_4_1_every_line_brings_its_seals_and_as_many_ducats() {
    for (line, amount, left) in [(1, 1, vec![0, 2]), (2, 1, vec![0, 1]), (3, 2, vec![0]), (4, 4, vec![])] {
        // London makes clothing of fabrics, cloth, both, or both and the fur of the hold.
        let mut game = scene("luebeck antwerp london novgorod riga", 4, 0);
        build(&mut game, "london manufactory6");
        game.me_mut().hold = Some(City::Novgorod);
        let stored = if line == 4 { " stored" } else { "" };
        sail(&mut game, "luebeck antwerp london +riga");
        assert_eq!(offered(&game, "sell"), "london 1, london 2, london 3, london 4 stored");
        play(&mut game, &format!("sell london {line}{stored}"));
        assert_eq!((seals(&game), game.me().ducats), ([amount, 0, 0, 0, 0], amount), "line {line}");
        let expected: Vec<usize> = if line == 4 { vec![0] } else { left };
        assert_eq!(fresh(&game), expected, "line {line}");
        assert_eq!(game.this_turn.stored_used, line == 4);
    }
}

#[test]
fn v_4_1_the_own_good_serves_the_manufactory_that_covers_it() {
    let mut game = scene("danzig luebeck visby", 3, 0);
    build(&mut game, "visby manufactory8");
    sail(&mut game, "danzig luebeck visby");
    assert_offers(&game, "sell visby 1, sell visby 2, sell visby 3, sell luebeck 1, rise, done");
    let mut both = game.clone();
    play(&mut both, "sell visby 3");
    assert_eq!((fresh(&both), seals(&both)[0]), (vec![1], 2));
    play(&mut game, "sell visby 1");
    assert_eq!(fresh(&game), [1], "V-4.2: the glass under the manufactory is lost");
}

#[test]
fn v_4_2_a_covered_good_is_lost_for_orders_and_income_too() {
    let mut game = scene("luebeck visby", 2, 0);
    hand(&mut game, "order12");
    build(&mut game, "luebeck manufactory1");
    sail(&mut game, "luebeck visby");
    assert_offers(&game, "sell visby 1, fill order12 lower, done");
    play(&mut game, "sell visby 1");
    assert_eq!(choices(&game), ["done"], "no card is left for income");
}

#[test]
fn v_3_3_with_a_placeholder_the_city_keeps_its_good() {
    let mut game = scene("luebeck visby riga", 3, 0);
    hand(&mut game, "order3");
    build(&mut game, "luebeck manufactory1");
    sail(&mut game, "luebeck visby +riga");
    play(&mut game, "sell visby 1");
    assert_eq!(fresh(&game), [1], "the salt is used, the placeholder covered, the glass there");
    play(&mut game, "income visby");
    assert_eq!(game.me().ducats, 4);
}

#[test]
fn v_3_3_a_placeholder_carries_the_manufactory_of_its_city_only() {
    let mut game = scene("novgorod riga danzig", 3, 0);
    sail(&mut game, "novgorod +danzig riga");
    // Novgorod's manufactory uses the fur beside it; Danzig's manufactory is not in the route.
    assert_offers(&game, "sell novgorod 2, sell riga 1, done");
    play(&mut game, "sell novgorod 2");
    assert_eq!(fresh(&game), [2]);
}

#[test]
fn v_4_1_a_card_to_the_left_of_the_placeholder_serves_and_so_does_the_city() {
    let mut game = scene("danzig luebeck visby riga", 4, 0);
    build(&mut game, "visby manufactory8, luebeck manufactory1");
    sail(&mut game, "danzig luebeck visby +riga");
    assert_offers(&game, "sell visby 1, sell visby 2, sell visby 3, rise, done");
    play(&mut game, "sell visby 1");
    assert_eq!(fresh(&game), [1, 2], "only the amber is used");
}

#[test]
fn v_4_1_each_manufactory_once() {
    let mut game = scene("luebeck visby bergen riga", 4, 0);
    build(&mut game, "bergen manufactory3, visby manufactory1, luebeck manufactory5");
    sail(&mut game, "luebeck visby bergen +riga");
    assert_offers(&game, "sell bergen 1, sell bergen 2, sell bergen 3, rise, done");
    play(&mut game, "sell bergen 1");
    assert_eq!((offered(&game, "sell"), fresh(&game)), (String::new(), vec![1, 2]), "fish is left, but no manufactory");
}

#[test]
fn v_4_1_a_card_that_is_turned_over_cannot_be_covered() {
    // Danzig makes clothing of the fabrics in the hold, Luebeck jewellery of the amber of Danzig.
    let mut game = scene("danzig luebeck antwerp", 2, 0);
    game.me_mut().hold = Some(City::Antwerp);
    sail(&mut game, "danzig luebeck");
    assert_offers(&game, "sell danzig 1 stored, sell luebeck 1, done");
    let mut first = game.clone();
    play(&mut first, "sell luebeck 1");
    assert_eq!(offered(&first, "sell"), "");
    play(&mut game, "sell danzig 1 stored");
    assert_eq!((offered(&game, "sell"), fresh(&game)), (String::new(), vec![1]), "the amber is covered");
}

#[test]
fn v_4_1_the_stored_good_serves_wherever_the_manufactory_lies() {
    let mut game = scene("riga danzig novgorod", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "riga danzig");
    assert_offers(&game, "sell riga 1 stored, done");
    play(&mut game, "sell riga 1 stored");
    assert!(game.this_turn.stored_used);
    assert_eq!((fresh(&game), seals(&game)[0]), (vec![1], 1));
    pass_until(&mut game, |game| game.phase == Phase::Buying);
    assert_eq!(game.me().hold, None);
}

#[test]
fn v_4_3_where_a_good_lies_in_route_and_hold_the_player_says_which() {
    let mut game = scene("novgorod riga", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "novgorod riga");
    assert_offers(&game, "sell novgorod 2, sell novgorod 2 stored, sell riga 1, sell riga 1 stored, done");
    let mut route = game.clone();
    play(&mut route, "sell riga 1");
    assert_eq!((fresh(&route), route.this_turn.stored_used), (vec![], false));
    play(&mut game, "sell riga 1 stored");
    assert_eq!((fresh(&game), game.this_turn.stored_used), (vec![0], true));
    assert_offers(&game, "sell novgorod 2, done");
}

#[test]
fn v_4_1_the_stored_good_serves_once() {
    let mut game = scene("riga novgorod visby luebeck", 2, 0);
    game.me_mut().hold = Some(City::Luebeck);
    build(&mut game, "riga manufactory2, novgorod manufactory3");
    sail(&mut game, "novgorod riga");
    assert_offers(&game, "sell novgorod 1 stored, sell riga 1, sell riga 2 stored, sell riga 3 stored, done");
    play(&mut game, "sell riga 2 stored");
    assert_eq!(offered(&game, "sell"), "", "and there is none left for Novgorod");
}

#[test]
fn v_4_1_base_posts_serve_like_others_and_carry_manufactories() {
    let mut game = scene("", 2, 8);
    sail(&mut game, "novgorod riga");
    assert_offers(&game, "sell novgorod 2, sell riga 1, done");
    play(&mut game, "sell riga 1");
    assert_eq!((seals(&game), game.me().ducats, fresh(&game)), ([1, 0, 0, 0, 0], 9, vec![]));
}

#[test]
fn v_4_10_sales_come_in_any_order() {
    for order in ["sell luebeck 1, sell novgorod 2", "sell novgorod 2, sell luebeck 1"] {
        let mut game = scene("novgorod riga danzig luebeck", 4, 0);
        sail(&mut game, "novgorod riga danzig luebeck");
        assert_eq!(offered(&game, "sell"), "novgorod 2, riga 1, luebeck 1");
        play(&mut game, order);
        assert_eq!((seals(&game)[0], game.me().ducats, fresh(&game)), (2, 2, vec![1]), "{order}");
    }
}

#[test]
fn v_4_10_a_sale_in_bergen_leaves_one_in_visby() {
    // Whoever sells in Bergen first must not lose Visby, which lies to its right or to its left.
    for route in ["visby bergen", "bergen visby"] {
        let mut game = scene("bergen visby", 2, 0);
        build(&mut game, "bergen manufactory3, visby manufactory8");
        sail(&mut game, route);
        play(&mut game, "sell bergen 2");
        assert_eq!(offered(&game, "sell"), "visby 2", "{route}");
        play(&mut game, "sell visby 2");
        assert_eq!((seals(&game)[0], game.me().ducats), (2, 2), "{route}");
    }
}

#[test]
fn v_4_8_sales_that_pay_for_a_dear_one_come_before_or_after_it() {
    // Bergen and Visby are base posts: sales there cost no income. Luebeck's costs that of London and its own, which
    // the fees need.
    let mut game = scene("london luebeck", 4, 5);
    build(&mut game, "bergen manufactory3, visby manufactory8, luebeck manufactory6");
    sail(&mut game, "london bergen visby luebeck");
    assert_eq!(game.this_turn.fees, 8);
    assert_eq!(offered(&game, "sell"), "bergen 2, visby 2, luebeck 2");
    assert_refuses(&game, "done");
    let mut dear_first = game.clone();
    play(&mut dear_first, "sell luebeck 2");
    assert_offers(&dear_first, "sell bergen 2, sell visby 2");
    play(&mut dear_first, "sell visby 2");
    assert_offers(&dear_first, "sell bergen 2");
    play(&mut game, "sell bergen 2, sell visby 2, sell luebeck 2");
    play(&mut dear_first, "sell bergen 2");
    for game in [&mut game, &mut dear_first] {
        assert_eq!((game.me().ducats, seals(game)[0]), (8, 3));
        play(game, "done");
        assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 0));
    }
}

#[test]
fn v_4_9_a_luxury_of_two_goods_is_that_of_a_luxury_trader_whatever_it_is_for() {
    for (steps, expected) in [
        ("sell visby 2", [1, 0, 0, 0, 0]),
        ("sell visby 3", [2, 0, 0, 0, 3]),
        ("fill order13 upper, make visby 1", [0, 2, 0, 0, 0]),
        ("fill order13 upper, make visby 3", [0, 2, 0, 0, 3]),
    ] {
        let mut game = scene("danzig luebeck visby", 3, 0);
        bonus(&mut game, Bonus::LuxuryTrader, BonusValue::High);
        build(&mut game, "visby manufactory8");
        hand(&mut game, "order13");
        sail(&mut game, "danzig luebeck visby");
        play(&mut game, steps);
        assert_eq!(seals(&game), expected, "{steps}");
    }
}
