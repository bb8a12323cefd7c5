//! V-3.4, V-4.6 and V-4.7: the cards still unused, the hold, and the last income.

use super::*;

/// The third step of phase 2.
fn closing(game: &mut Novgorod, route: &str) {
    sail(game, route);
    pass_until(game, |game| !matches!(game.phase, Phase::Selling(_) | Phase::Using));
}

#[test]
fn v_4_7_each_unused_own_card_from_left_to_right() {
    let mut game = scene("riga danzig luebeck", 3, 0);
    closing(&mut game, "riga danzig luebeck");
    assert_eq!(game.phase, Phase::Closing(0));
    assert_offers(&game, "income, store, leave");
    let events = play(&mut game, "income");
    assert_eq!(events, [Event::TookIncome { seat: SEAT1, city: City::Riga, ducats: 3 }]);
    assert_eq!((game.me().ducats, game.phase), (3, Phase::Closing(1)));
    assert_offers(&game, "income, store, leave");
    let events = play(&mut game, "leave");
    assert_eq!((events, game.phase), (vec![], Phase::Closing(2)));
    let events = play(&mut game, "store");
    assert_eq!(events, [Event::Stored { seat: SEAT1, city: City::Luebeck }]);
    assert_eq!((game.me().ducats, game.me().hold, game.phase), (3, Some(City::Luebeck), Phase::Buying));
    assert_eq!(game.me().posts, cities("riga danzig luebeck"), "the card in the hold is still owned");
}

#[test]
fn v_4_6_one_good_is_stored_a_turn() {
    let mut game = scene("riga danzig luebeck", 3, 0);
    closing(&mut game, "riga danzig luebeck");
    play(&mut game, "store");
    assert_offers(&game, "income, leave");
    play(&mut game, "leave");
    assert_offers(&game, "income, leave");
    play(&mut game, "income");
    assert_eq!((game.me().hold, game.me().ducats), (Some(City::Riga), 3));
}

#[test]
fn v_4_6_base_posts_and_placeholders_bring_neither_income_nor_a_stored_good() {
    let mut game = scene("danzig visby", 4, 4);
    closing(&mut game, "riga danzig +visby");
    assert_eq!(game.phase, Phase::Closing(1));
    play(&mut game, "income");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 3));
}

#[test]
fn v_4_6_used_and_covered_cards_are_not_asked_about() {
    let mut game = scene("novgorod riga danzig", 3, 0);
    sail(&mut game, "novgorod riga danzig");
    play(&mut game, "sell riga 1, done");
    assert_eq!(game.phase, Phase::Closing(2));
    play(&mut game, "leave");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 1));
}

#[test]
fn v_4_6_another_stored_good_sends_the_first_post_back_to_the_hand() {
    let mut game = scene("riga danzig", 2, 0);
    game.me_mut().hold = Some(City::Riga);
    closing(&mut game, "danzig");
    play(&mut game, "store");
    assert_eq!((game.me().hold, game.me().posts), (Some(City::Danzig), cities("riga danzig")));
    next_round(&mut game);
    sail(&mut game, "riga");
    assert_eq!(game.route.card(0), crate::route::Card::Own(City::Riga));
}

#[test]
fn v_4_6_a_stored_good_stays_until_it_is_used() {
    let mut game = scene("riga danzig", 2, 0);
    game.me_mut().hold = Some(City::Riga);
    closing(&mut game, "danzig");
    play(&mut game, "leave");
    assert_eq!(game.me().hold, Some(City::Riga), "no unloading without storing another");
    next_round(&mut game);
    next_round(&mut game);
    assert_eq!(game.me().hold, Some(City::Riga));
}

#[test]
fn v_4_6_what_is_stored_can_be_used_from_the_next_turn_on() {
    let mut game = scene("novgorod riga", 2, 0);
    closing(&mut game, "novgorod");
    play(&mut game, "store");
    next_round(&mut game);
    sail(&mut game, "riga");
    assert_offers(&game, "sell riga 1 stored, done");
}

/// V-3.4: the post of the hold in the route.
fn held() -> Novgorod {
    let mut game = scene("novgorod riga", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    sail(&mut game, "novgorod riga");
    game
}

#[test]
fn v_3_4_nothing_used_the_post_goes_back_to_the_hold_and_brings_income() {
    let mut game = held();
    play(&mut game, "done, done");
    assert_offers(&game, "income, store, leave");
    play(&mut game, "income, leave");
    assert_eq!((game.me().hold, game.me().ducats), (Some(City::Novgorod), 3));
}

#[test]
fn v_3_4_its_good_in_the_route_used_the_post_goes_back_to_the_hold() {
    let mut game = held();
    play(&mut game, "sell riga 1, done");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, Some(City::Novgorod)));
}

#[test]
fn v_3_4_the_stored_good_used_the_post_goes_to_the_hand() {
    let mut game = held();
    play(&mut game, "sell riga 1 stored, done, done, leave");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, None));
}

#[test]
fn v_3_4_both_used_the_post_goes_to_the_hand() {
    let mut game = held();
    play(&mut game, "sell riga 1 stored, sell novgorod 2, done");
    assert_eq!((game.phase, game.me().hold, seals(&game)[0]), (Phase::Buying, None, 2));
}

#[test]
fn v_3_4_another_good_stored_the_post_goes_to_the_hand() {
    let mut game = held();
    play(&mut game, "done, done, leave, store");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, Some(City::Riga)));
    let mut game = held();
    play(&mut game, "sell novgorod 2 stored, done, store");
    assert_eq!((game.phase, game.me().hold), (Phase::Buying, Some(City::Riga)), "the stored good used besides");
}

#[test]
fn v_3_4_the_same_good_stored_again() {
    let mut game = held();
    play(&mut game, "done, done, store, income");
    assert_eq!((game.me().hold, game.me().ducats), (Some(City::Novgorod), 3));
    // The stored fur was used, and that of the route is stored in its place.
    let mut game = held();
    play(&mut game, "sell riga 1 stored, done, done, store");
    assert_eq!((game.phase, game.me().hold, seals(&game)[0]), (Phase::Buying, Some(City::Novgorod), 1));
}

#[test]
fn v_4_7_the_privilege_income_is_the_last_question() {
    let mut game = scene("riga", 2, 0);
    game.this_turn.privilege = None;
    closing(&mut game, "riga");
    play(&mut game, "income");
    assert_eq!(game.phase, Phase::LastIncome);
    assert_offers(&game, "use income, done");
    let mut without = game.clone();
    play(&mut without, "done");
    assert_eq!((without.phase, without.me().ducats, without.this_turn.privilege), (Phase::Buying, 3, None));
    let events = play(&mut game, "use income");
    assert_eq!(events, [Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Income }]);
    assert_eq!((game.phase, game.me().ducats, game.me().earned), (Phase::Buying, 5, 5));
}

#[test]
fn v_4_7_the_privilege_income_comes_even_without_any() {
    let mut game = scene("", 2, 0);
    game.this_turn.privilege = None;
    play(&mut game, "done, done, use income");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 2));
}

#[test]
fn v_4_7_a_used_or_covered_privilege_is_not_asked() {
    let mut game = scene("", 2, 0);
    play(&mut game, "done, done");
    assert_eq!(game.phase, Phase::Buying);
    // Career 1: income, seal, any, order, speed.
    for (rows, phase) in [(2, Phase::LastIncome), (3, Phase::Buying), (5, Phase::Buying)] {
        let mut game = scene("", 2, 0);
        game.this_turn.privilege = None;
        game.me_mut().rows = rows;
        play(&mut game, "done, done");
        assert_eq!(game.phase, phase, "{rows} rows");
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
