//! V-4.10: of the orders in which a plan can be carried out, computer players think about one.

use super::*;
use game::Strategy;

/// What is left of the list for a computer player.
fn kept(game: &Novgorod) -> String {
    let mut choices = Vec::new();
    game.choices(game.active, &mut choices);
    game.keep_one_order(game.active, &mut choices);
    choices.iter().map(|choice| choice.to_string()).collect::<Vec<_>>().join(", ")
}

/// Clothing in Novgorod and Riga, jewellery in Luebeck; orders for goods and for luxuries.
fn route() -> Novgorod {
    let mut game = scene("novgorod riga danzig luebeck", 4, 10);
    hand(&mut game, "order3 order5 order13");
    game.me_mut().rows = 1;
    sail(&mut game, "novgorod riga danzig luebeck");
    game
}

#[test]
fn v_4_10_at_first_everything_is_open() {
    let game = route();
    assert_eq!(kept(&game), choices(&game).join(", "));
    let mut elsewhere = game.clone();
    elsewhere.phase = Phase::Buying;
    elsewhere.this_turn.last = crate::state::Last::Store;
    assert_eq!(kept(&elsewhere), choices(&elsewhere).join(", "), "only in phase 2");
}

#[test]
fn v_4_10_orders_come_in_their_order_and_before_all_else() {
    let mut game = route();
    play(&mut game, "fill order3 lower");
    assert_eq!(kept(&game), choices(&game).join(", "), "order5 and order13 come later");
    let mut game = route();
    play(&mut game, "fill order5 upper");
    assert!(choices(&game).contains(&"fill order3 lower".into()));
    assert_eq!(
        kept(&game),
        "sell luebeck 1, fill order13 upper, rise, income danzig, income luebeck, store danzig, store luebeck, done"
    );
}

#[test]
fn v_4_10_behind_a_row_no_order() {
    let mut game = route();
    play(&mut game, "rise");
    assert!(!kept(&game).contains("fill") && kept(&game).contains("sell"));
}

#[test]
fn v_4_10_sales_go_to_the_left_and_a_row_that_costs_ducats_may_follow() {
    let mut game = route();
    play(&mut game, "sell novgorod 2");
    assert!(choices(&game).contains(&"sell luebeck 1".into()));
    assert_eq!(
        kept(&game),
        "rise, income riga, income danzig, income luebeck, store riga, store danzig, store luebeck, done"
    );
    let mut game = route();
    play(&mut game, "sell luebeck 1");
    assert_eq!(
        kept(&game),
        "sell novgorod 2, sell riga 1, rise, income novgorod, income riga, store novgorod, store riga, done"
    );
}

#[test]
fn v_4_10_income_goes_to_the_right() {
    let mut game = route();
    play(&mut game, "income riga");
    assert_eq!(kept(&game), "rise, income danzig, income luebeck, store novgorod, store danzig, store luebeck, done");
    // A row without ducats does not wait for income.
    let mut game = route();
    game.me_mut().rows = 0;
    play(&mut game, "income riga");
    assert!(choices(&game).contains(&"rise".into()) && !kept(&game).contains("rise"));
}

#[test]
fn v_4_10_the_privilege_income_comes_last_of_what_earns_and_before_a_row_that_covers_it() {
    let mut game = route();
    game.this_turn.privilege = None;
    play(&mut game, "use income");
    assert_eq!(kept(&game), "rise, store novgorod, store riga, store danzig, store luebeck, done");
    // The back of career 2: the fourth row costs 4 goods and covers the last income; the third covers any, not income.
    for (rows, rise) in [(3, true), (2, false)] {
        let mut game = route();
        game.this_turn.privilege = None;
        (game.me_mut().career, game.me_mut().side, game.me_mut().rows) = (Some(Career::Two), Side::Back, rows);
        let before = choices(&game).contains(&"rise".into());
        play(&mut game, "use income");
        assert_eq!(kept(&game).contains("rise"), rise && before, "{rows} rows");
    }
}

#[test]
fn v_4_10_what_is_stored_comes_last() {
    let mut game = route();
    game.this_turn.privilege = None;
    play(&mut game, "store novgorod");
    assert!(choices(&game).contains(&"use income".into()));
    assert_eq!(kept(&game), "done");
}

#[test]
fn v_4_10_a_special_order_that_costs_ducats_may_wait_for_them() {
    let mut game = table(2, &[("special", "on")]);
    equip(&mut game, "novgorod visby bergen london", 4, 9);
    row(&mut game, "special1 a, special4 a, special2 b, special3 c");
    game.this_turn.privilege = None;
    sail(&mut game, "novgorod visby bergen london");
    play(&mut game, "income london");
    assert!(kept(&game).contains("special special1"));
    assert!(choices(&game).contains(&"special-cheap special1".into()));
    assert!(!kept(&game).contains("special-cheap special1"), "it is free with the privilege");
}

#[test]
fn v_4_10_after_the_pirate_everything_is_open_again() {
    let mut game = table(2, &[("pirate", "front")]);
    equip(&mut game, "novgorod riga", 2, 6);
    sail(&mut game, "novgorod riga");
    play(&mut game, "income riga, pirate danzig");
    assert_eq!(kept(&game), choices(&game).join(", "));
}

#[test]
fn v_4_10_where_the_fees_ask_for_it_what_was_passed_over_is_kept() {
    let mut game = scene("riga danzig", 3, 0);
    build(&mut game, "riga manufactory7, danzig manufactory1, luebeck manufactory5");
    sail(&mut game, "riga danzig luebeck");
    play(&mut game, "income danzig");
    assert_eq!(kept(&game), "income riga");
}
