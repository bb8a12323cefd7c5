//! V-3.4, V-4.6 to V-4.8: income, the hold, and the end of phase 2.

use super::*;

#[test]
fn v_4_7_income_of_any_unused_own_card_in_any_order() {
    let mut game = scene("riga danzig luebeck", 3, 0);
    sail(&mut game, "riga danzig luebeck");
    assert_eq!(
        (offered(&game, "income"), offered(&game, "store")),
        ("riga, danzig, luebeck".into(), "riga, danzig, luebeck".into())
    );
    let events = play(&mut game, "income luebeck");
    assert_eq!(events, [Event::TookIncome { seat: SEAT1, city: City::Luebeck, ducats: 3 }]);
    assert_eq!((game.me().ducats, game.phase, game.route.fresh.0), (3, Phase::Using, 0b011));
    let events = play(&mut game, "store riga");
    assert_eq!(events, [Event::Stored { seat: SEAT1, city: City::Riga }]);
    assert_offers(&game, "income danzig, done");
    play(&mut game, "done");
    assert_eq!((game.me().ducats, game.me().hold, game.phase), (3, Some(City::Riga), Phase::Buying));
    assert_eq!(game.me().posts, cities("riga danzig luebeck"), "the card in the hold is still owned");
}

#[test]
fn v_4_7_a_card_left_unused_brings_nothing() {
    let mut game = scene("riga danzig", 2, 0);
    sail(&mut game, "riga danzig");
    play(&mut game, "income danzig, done");
    assert_eq!((game.phase, game.me().ducats, game.me().hold), (Phase::Buying, 3, None));
}

#[test]
fn v_4_7_the_good_of_a_card_whose_income_was_taken_is_gone() {
    let mut game = scene("danzig luebeck", 2, 0);
    hand(&mut game, "order3");
    sail(&mut game, "danzig luebeck");
    assert_eq!((offered(&game, "sell"), offered(&game, "fill")), ("luebeck 1".into(), "order3 lower".into()));
    play(&mut game, "income danzig");
    assert_eq!((offered(&game, "sell"), offered(&game, "fill")), (String::new(), String::new()));
}

#[test]
fn v_4_6_one_good_is_stored_a_turn() {
    let mut game = scene("riga danzig luebeck", 3, 0);
    sail(&mut game, "riga danzig luebeck");
    play(&mut game, "store danzig");
    assert_eq!((offered(&game, "income"), offered(&game, "store")), ("riga, luebeck".into(), String::new()));
}

#[test]
fn v_4_6_base_posts_and_placeholders_bring_neither_income_nor_a_stored_good() {
    let mut game = scene("danzig visby", 4, 4);
    sail(&mut game, "riga danzig +visby");
    assert_eq!((offered(&game, "income"), offered(&game, "store")), ("danzig".into(), "danzig".into()));
}

#[test]
fn v_4_6_used_and_covered_cards_are_neither_stored_nor_bring_income() {
    let mut game = scene("novgorod riga danzig", 3, 0);
    sail(&mut game, "novgorod riga danzig");
    play(&mut game, "sell riga 1");
    assert_offers(&game, "income danzig, store danzig, done");
}

#[test]
fn v_4_6_another_stored_good_sends_the_first_post_back_to_the_hand() {
    let mut game = scene("riga danzig", 2, 0);
    game.me_mut().hold = Some(City::Riga);
    sail(&mut game, "danzig");
    play(&mut game, "store danzig, done");
    assert_eq!((game.me().hold, game.me().posts), (Some(City::Danzig), cities("riga danzig")));
    next_round(&mut game);
    sail(&mut game, "riga");
    assert_eq!(game.route.card(0), crate::route::Card::Own(City::Riga));
}

#[test]
fn v_4_6_a_good_that_is_driven_out_of_the_hold_cannot_be_used_any_more() {
    let mut game = scene("riga danzig novgorod", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "riga danzig");
    assert_eq!(offered(&game, "sell"), "riga 1 stored");
    play(&mut game, "store danzig");
    assert_eq!(offered(&game, "sell"), "");
    assert!(!game.this_turn.stored_used);
}

#[test]
fn v_4_6_a_stored_good_stays_until_it_is_used() {
    let mut game = scene("riga danzig", 2, 0);
    game.me_mut().hold = Some(City::Riga);
    sail(&mut game, "danzig");
    play(&mut game, "done");
    assert_eq!(game.me().hold, Some(City::Riga), "no unloading without storing another");
    next_round(&mut game);
    next_round(&mut game);
    assert_eq!(game.me().hold, Some(City::Riga));
}

#[test]
fn v_4_6_what_is_stored_can_be_used_from_the_next_turn_on() {
    let mut game = scene("novgorod riga", 2, 0);
    sail(&mut game, "riga novgorod");
    play(&mut game, "store novgorod");
    assert_eq!(offered(&game, "sell"), "");
    play(&mut game, "done");
    next_round(&mut game);
    sail(&mut game, "riga");
    assert_eq!(offered(&game, "sell"), "riga 1 stored");
}

/// V-3.4: the post of the hold in the route.
fn held() -> Novgorod {
    let mut game = scene("novgorod riga", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "novgorod riga");
    game
}

#[test]
fn v_3_4_nothing_used_the_stored_good_is_lost_with_its_base_post() {
    let mut game = held();
    play(&mut game, "done");
    assert_eq!((game.phase, game.me().hold, game.me().posts), (Phase::Buying, None, cities("novgorod riga")));
    let mut game = held();
    play(&mut game, "income novgorod, done");
    assert_eq!((game.me().hold, game.me().ducats), (None, 3), "its income counts");
}

#[test]
fn v_3_4_its_good_in_the_route_used_the_stored_good_is_lost() {
    let mut game = held();
    play(&mut game, "sell riga 1, done");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, None));
}

#[test]
fn v_3_4_both_goods_can_be_used() {
    let mut game = held();
    play(&mut game, "sell riga 1 stored, sell novgorod 2, done");
    assert_eq!((game.phase, game.me().hold, seals(&game)[0]), (Phase::Buying, None, 2));
}

#[test]
fn v_3_4_another_good_stored_takes_the_place() {
    let mut game = held();
    play(&mut game, "store riga, done");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, Some(City::Riga)));
    let mut game = held();
    play(&mut game, "sell novgorod 2 stored, store riga, done");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, Some(City::Riga)), "the stored good used besides");
}

#[test]
fn v_3_4_the_same_good_is_kept_by_storing_it_again() {
    let mut game = held();
    play(&mut game, "store novgorod, income riga, done");
    assert_eq!((game.me().hold, game.me().ducats), (Some(City::Novgorod), 3));
    // The stored fur was used, and that of the route is stored in its place.
    let mut game = held();
    play(&mut game, "sell riga 1 stored, store novgorod, done");
    assert_eq!((game.phase, game.me().hold, seals(&game)[0]), (Phase::Buying, Some(City::Novgorod), 1));
}

#[test]
fn v_3_4_a_stored_good_whose_city_is_not_visited_stays() {
    let mut game = scene("novgorod riga", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "riga");
    play(&mut game, "done");
    assert_eq!(game.me().hold, Some(City::Novgorod));
}

#[test]
fn v_4_7_the_privilege_income_at_any_moment() {
    let mut game = scene("riga", 2, 0);
    game.this_turn.privilege = None;
    sail(&mut game, "riga");
    assert_offers(&game, "use income, income riga, store riga, done");
    let mut without = game.clone();
    play(&mut without, "income riga, done");
    assert_eq!((without.phase, without.me().ducats, without.this_turn.privilege), (Phase::Buying, 3, None));
    let events = play(&mut game, "use income");
    assert_eq!(events, [Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Income }]);
    assert_eq!((game.phase, game.me().ducats, game.me().earned), (Phase::Using, 2, 2));
    assert_offers(&game, "income riga, store riga, done");
}

#[test]
fn v_4_7_the_privilege_income_comes_even_without_any() {
    let mut game = scene("", 2, 0);
    game.this_turn.privilege = None;
    play(&mut game, "done, use income, done");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 2));
}

#[test]
fn v_4_7_a_used_or_covered_privilege_is_not_offered() {
    let mut game = scene("", 2, 0);
    play(&mut game, "done");
    assert_offers(&game, "done");
    // Career 1: income, seal, any, order, speed.
    for (rows, list) in [(2, "use income, done"), (3, "done"), (5, "done")] {
        let mut game = scene("", 2, 0);
        game.this_turn.privilege = None;
        game.me_mut().rows = rows;
        play(&mut game, "done");
        assert_offers(&game, list);
    }
}

#[test]
fn v_4_8_cards_and_manufactories_go_back() {
    let mut game = scene("novgorod riga", 3, 4);
    sail(&mut game, "visby novgorod riga");
    let before = game.manufactory;
    play(&mut game, "sell riga 1, done");
    assert_eq!((game.route, game.manufactory), (crate::route::Route::EMPTY, before));
    assert_eq!((game.me().posts, game.me().ducats), (cities("novgorod riga"), 1));
}
