//! V-2.1 and V-3: phase 1.

use super::*;
use crate::route::Card;

const ALL: &str = "london bergen visby novgorod riga danzig luebeck antwerp";

#[test]
fn v_2_1_the_ring_and_the_chord() {
    for (city, neighbours) in [
        ("london", "bergen, antwerp"),
        ("bergen", "london, visby"),
        ("visby", "bergen, novgorod, luebeck"),
        ("novgorod", "visby, riga"),
        ("riga", "novgorod, danzig"),
        ("danzig", "riga, luebeck"),
        ("luebeck", "visby, danzig, antwerp"),
        ("antwerp", "london, luebeck"),
    ] {
        let mut game = scene(ALL, 2, 0);
        assert_eq!(offered(&game, "lay"), ALL.replace(' ', ", "), "anywhere at first");
        play(&mut game, &format!("lay {city}"));
        assert_eq!(offered(&game, "lay"), neighbours, "{city}");
    }
}

#[test]
fn v_3_1_each_city_once() {
    let mut game = scene(ALL, 5, 0);
    play(&mut game, "lay visby, lay novgorod, lay riga, lay danzig");
    assert_eq!(offered(&game, "lay"), "luebeck", "not back to Riga");
    let mut game = scene(ALL, 5, 0);
    play(&mut game, "lay visby, lay bergen, lay london, lay antwerp");
    assert_eq!(offered(&game, "lay"), "luebeck");
    let mut game = scene(ALL, 5, 0);
    play(&mut game, "lay bergen, lay visby, lay luebeck");
    assert_eq!(offered(&game, "lay"), "danzig, antwerp", "not back to Visby");
}

#[test]
fn v_3_1_at_most_as_many_cards_as_the_speed() {
    let route = ["novgorod", "riga", "danzig", "luebeck", "antwerp"];
    for speed in 2..=5 {
        let mut game = scene(ALL, speed, 99);
        for city in &route[..usize::from(speed)] {
            play(&mut game, &format!("lay {city}"));
        }
        assert_offers(&game, "done");
    }
}

#[test]
fn v_3_1_a_shorter_route_or_none() {
    let mut game = scene("novgorod", 3, 0);
    let mut none = game.clone();
    play(&mut none, "done");
    assert_eq!((none.phase, none.route.len()), (Phase::Using, 0));
    play(&mut game, "lay novgorod, done");
    assert_eq!((game.phase, game.route.len()), (Phase::Using, 1));
}

#[test]
fn v_6_2_the_privilege_speed_lengthens_one_route() {
    let mut game = scene(ALL, 2, 0);
    game.this_turn.privilege = None;
    assert_refuses(&game, "use speed");
    play(&mut game, "lay novgorod");
    assert_refuses(&game, "use speed");
    play(&mut game, "lay riga");
    assert_offers(&game, "use speed, done");
    let events = play(&mut game, "use speed");
    assert_eq!(events, [Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Speed }]);
    assert_eq!(offered(&game, "lay"), "danzig");
    play(&mut game, "lay danzig");
    assert_offers(&game, "done");
}

#[test]
fn v_6_2_speed_is_there_while_it_or_any_is_visible() {
    // Career 2: order, speed, any, income, seal from the bottom to the top.
    for (rows, there) in [(0, true), (1, true), (2, true), (3, false), (5, false)] {
        let mut game = scene(ALL, 2, 0);
        game.this_turn.privilege = None;
        game.player[SEAT1].career = Some(Career::Two);
        game.player[SEAT1].rows = rows;
        play(&mut game, "lay novgorod, lay riga");
        assert_eq!(choices(&game).contains(&"use speed".to_string()), there, "{rows} rows");
    }
    // Career 1: speed is the last.
    let mut game = scene(ALL, 2, 0);
    game.this_turn.privilege = None;
    game.player[SEAT1].rows = 4;
    play(&mut game, "lay novgorod, lay riga");
    assert_offers(&game, "use speed, done");
}

#[test]
fn v_3_2_a_base_post_where_none_is_owned_for_its_fee() {
    let mut game = scene("riga", 3, 8);
    let events = play(&mut game, "lay riga, lay danzig, lay luebeck");
    let laid = |city, fee| Event::Laid { seat: SEAT1, city, fee };
    assert_eq!(events, [laid(City::Riga, 0), laid(City::Danzig, 4), laid(City::Luebeck, 4)]);
    let cards: Vec<Card> = game.route.cards().collect();
    assert_eq!(cards, [Card::Own(City::Riga), Card::Base(City::Danzig), Card::Base(City::Luebeck)]);
    assert_eq!((game.this_turn.fees, game.me().ducats), (8, 8), "due at the end of phase 2");
    build(&mut game, "luebeck manufactory1, danzig manufactory3");
    play(&mut game, "done");
    let events = play(&mut game, "done");
    assert_eq!(events, [Event::PaidFees { seat: SEAT1, ducats: 8 }]);
    assert_eq!((game.this_turn.fees, game.me().ducats, game.route.len()), (0, 0, 0));
}

#[test]
fn v_3_3_a_placeholder_is_a_spare_post_of_the_hand() {
    let mut game = scene("visby novgorod riga antwerp", 4, 99);
    game.me_mut().hold = Some(City::Riga);
    assert_eq!(offered(&game, "placeholder"), "", "there is no city yet");
    play(&mut game, "lay visby");
    assert_eq!(offered(&game, "placeholder"), "novgorod, antwerp", "not that of the city itself, not that of the hold");
    let events = play(&mut game, "placeholder novgorod");
    let expected = Event::LaidPlaceholder { seat: SEAT1, city: City::Visby, post: City::Novgorod };
    assert_eq!(events, [expected]);
    assert_eq!(game.route.card(1), Card::Placeholder { city: City::Visby, post: City::Novgorod });
    // One per city, and Novgorod is closed; from Visby the route goes on.
    assert_offers(&game, "lay bergen, lay luebeck, done");
    play(&mut game, "lay luebeck");
    assert_eq!(offered(&game, "placeholder"), "antwerp", "also beside a base post");
    assert_eq!(offered(&game, "lay"), "danzig, antwerp");
    play(&mut game, "placeholder antwerp");
    assert_eq!((game.route.len(), game.route.cities().len(), game.this_turn.fees), (4, 2, 4));
    assert_offers(&game, "done");
}

#[test]
fn v_3_3_a_placeholder_counts_for_the_length() {
    let mut game = scene("visby novgorod", 2, 0);
    play(&mut game, "lay visby, placeholder novgorod");
    assert_offers(&game, "done");
    let mut game = scene("visby novgorod luebeck", 2, 0);
    play(&mut game, "lay visby, lay luebeck");
    assert_offers(&game, "done");
}

#[test]
fn v_3_3_the_route_goes_on_from_the_city_before_the_placeholder() {
    let mut game = scene(ALL, 5, 0);
    play(&mut game, "lay danzig, placeholder visby, lay luebeck");
    assert_offers(
        &game,
        "lay antwerp, placeholder london, placeholder bergen, placeholder novgorod, placeholder riga, \
         placeholder antwerp, done",
    );
}

#[test]
fn v_3_3_an_unused_placeholder_is_legal_and_brings_nothing() {
    let mut game = scene("novgorod riga", 2, 0);
    sail(&mut game, "novgorod +riga");
    assert_offers(&game, "sell novgorod 2, income novgorod, store novgorod, done");
    play(&mut game, "income novgorod, done");
    assert_eq!((game.phase, game.me().ducats, game.me().hold), (Phase::Buying, 3, None));
}

#[test]
fn v_3_4_a_post_of_the_hold_is_laid_without_a_fee() {
    let mut game = scene("novgorod", 2, 0);
    game.me_mut().hold = Some(City::Novgorod);
    let events = play(&mut game, "lay novgorod");
    assert_eq!(events, [Event::Laid { seat: SEAT1, city: City::Novgorod, fee: 0 }]);
    assert_eq!((game.route.card(0), game.this_turn.fees), (Card::Held(City::Novgorod), 0));
    play(&mut game, "done");
    assert_offers(&game, "sell novgorod 2, sell novgorod 2 stored, done");
}

#[test]
fn v_3_5_five_cities_count_base_posts_and_are_paid_when_laid() {
    let mut game = scene("bergen visby novgorod", 5, 8);
    bonus(&mut game, Bonus::FiveCities, BonusValue::High);
    play(&mut game, "lay bergen, lay visby, lay novgorod, lay riga");
    assert_eq!(seals(&game), [0; 5]);
    let events = play(&mut game, "lay danzig");
    assert_eq!(events[1], Event::GotBonus { seat: SEAT1, bonus: Bonus::FiveCities, seals: 4 });
    assert_eq!((seals(&game), game.phase), ([0, 0, 0, 0, 4], Phase::Laying));
}

#[test]
fn v_3_5_a_placeholder_is_no_city_and_a_sixth_city_brings_nothing() {
    let mut game = scene(ALL, 5, 0);
    bonus(&mut game, Bonus::FiveCities, BonusValue::High);
    game.this_turn.privilege = None;
    play(&mut game, "lay bergen, lay visby, placeholder london, lay novgorod, lay riga");
    assert_eq!(seals(&game), [0; 5], "five cards, four cities");
    play(&mut game, "use speed, lay danzig");
    assert_eq!(seals(&game), [0, 0, 0, 0, 4]);
    let mut game = scene(ALL, 5, 0);
    bonus(&mut game, Bonus::FiveCities, BonusValue::High);
    game.this_turn.privilege = None;
    play(&mut game, "lay bergen, lay visby, lay novgorod, lay riga, lay danzig, use speed, lay luebeck");
    assert_eq!(seals(&game), [0, 0, 0, 0, 4]);
}
