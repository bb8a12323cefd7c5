//! Every conservation law of the audit, broken by a small change.

use super::*;
use crate::route::{Card, Places};
use crate::state::Source;
use game::scene::assert_audit_sees;

/// Two players with orders everywhere.
fn full_table() -> Novgorod {
    let mut game = table(2, &[("special", "on")]);
    equip(&mut game, "riga danzig", 2, 9);
    show(&mut game, "order1 order2 order3 order4");
    hand(&mut game, "order5 order6");
    under(&mut game, SEAT2, "order7");
    game.pile = game.pile.minus(orders("order8 order9"));
    game.player[SEAT1].beside = orders("order8");
    game.player[SEAT2].counters = orders("order9");
    // What those orders have brought.
    game.player[SEAT1].seals[Source::Orders] = 2;
    game.player[SEAT2].seals[Source::Orders] = 5;
    game.player[SEAT2].seals[Source::Specials] = 4;
    game
}

#[test]
fn the_audit_sees_seals_from_nowhere() {
    assert_audit_sees(
        &full_table(),
        &[
            ("seat1 has 1 seals for orders, not 2 to 2", |game| game.player[SEAT1].seals[Source::Orders] = 1),
            ("seat1 has 3 seals for orders, not 2 to 2", |game| game.player[SEAT1].seals[Source::Orders] = 3),
            ("seat2 has 1 seals for orders, not 2 to 5", |game| game.player[SEAT2].seals[Source::Orders] = 1),
            ("seat2 has 6 seals for orders, not 2 to 5", |game| game.player[SEAT2].seals[Source::Orders] = 6),
            ("seat1 has 2 seals for specials, not 0", |game| game.player[SEAT1].seals[Source::Specials] = 2),
            ("seat2 has 6 seals for specials, not 2 to 5", |game| game.player[SEAT2].seals[Source::Specials] = 6),
            ("specials, not 6 to 15", |game| game.player[SEAT2].blanks = 2),
            ("career, not 0 to 5", |game| game.player[SEAT1].seals[Source::Career] = 6),
            ("bonus, not 0 to 0", |game| game.player[SEAT1].seals[Source::Bonus] = 1),
            ("bonus, not 0 to 6", |game| {
                game.player[SEAT1].earned_bonus[Bonus::EightPosts] = true;
                game.player[SEAT1].seals[Source::Bonus] = 7;
            }),
        ],
    );
    let mut counting = full_table();
    counting.phase = Phase::Counter;
    assert!(counting.audit().unwrap_err().contains("seat1 has 0 seals for specials, not 2 to 5"));
    counting.player[SEAT1].seals[Source::Specials] = 5;
    assert_eq!(counting.audit(), Ok(()), "its counter is about to be dealt");
}

#[test]
fn the_audit_sees_every_lost_order() {
    assert_audit_sees(
        &full_table(),
        &[
            ("missing or doubled", |game| game.pile = game.pile.without(order("order20"))),
            ("missing or doubled", |game| game.pile = game.pile.with(order("order1"))),
            ("missing or doubled", |game| game.shown = orders("order1 order2 order3")),
            ("missing or doubled", |game| game.player[SEAT1].hand = orders("order5")),
            ("missing or doubled", |game| game.player[SEAT2].hand = orders("order5")),
            ("missing or doubled", |game| game.player[SEAT1].beside = OrderSet::NONE),
            ("missing or doubled", |game| game.player[SEAT2].done = OrderSet::NONE),
            ("missing or doubled", |game| game.player[SEAT2].counters = OrderSet::NONE),
            ("known, but not in hand", |game| game.player[SEAT1].known = orders("order20")),
            ("known, but not in hand", |game| game.player[SEAT2].known = orders("order5")),
            ("4 orders in progress", |game| hand(game, "order20")),
            ("half-done order", |game| game.this_turn.upper = orders("order8")),
            ("set aside", |game| under(game, SEAT2, &(10..=24).map(|it| format!("order{it} ")).collect::<String>())),
        ],
    );
}

#[test]
fn the_audit_lets_three_orders_be_in_progress_and_the_pile_be_empty_without_special_orders() {
    let mut game = full_table();
    assert_eq!(game.player[SEAT1].in_progress(), 3);
    game.this_turn.upper = orders("order5");
    game.player[SEAT1].known = orders("order5");
    game.player[SEAT1].seals[Source::Orders] = 4;
    assert_eq!(game.audit(), Ok(()));
    let mut game = table(2, &[]);
    under(&mut game, SEAT2, &(1..=24).map(|it| format!("order{it} ")).collect::<String>());
    game.player[SEAT2].seals[Source::Orders] = 2 * 24;
    assert_eq!((game.pile, game.audit()), (OrderSet::NONE, Ok(())));
}

#[test]
fn the_audit_sees_posts_ships_and_careers_that_cannot_be() {
    assert_audit_sees(
        &full_table(),
        &[
            ("hold", |game| game.player[SEAT1].hold = Some(City::Visby)),
            ("hold", |game| game.player[SEAT2].hold = Some(City::Riga)),
            ("6 rows and speed 2", |game| game.player[SEAT2].rows = 6),
            ("0 rows and speed 6", |game| game.player[SEAT1].speed = 6),
            ("0 rows and speed 1", |game| game.player[SEAT1].speed = 1),
        ],
    );
    let mut game = full_table();
    (game.player[SEAT1].rows, game.player[SEAT1].speed, game.player[SEAT1].hold) = (5, 5, Some(City::Riga));
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn the_audit_sees_cards_of_the_table_that_are_missing_or_twice() {
    assert_audit_sees(
        &full_table(),
        &[
            ("manufactory3 stands in two cities", |game| game.manufactory[City::Riga] = Some(Manufactory::Three)),
            ("a manufactory is missing", |game| game.manufactory[City::Riga] = None),
            ("3 special orders in the row", |game| game.row[2] = None),
            ("special1 lies twice", |game| game.row[2] = Some((Special::One, Part::B))),
            ("3 bonus cards", |game| {
                for card in [Bonus::Career, Bonus::Variety, Bonus::ThreeOrders] {
                    bonus(game, card, BonusValue::Low);
                }
            }),
            ("career was earned by nobody", |game| game.bonus[Bonus::Career].this_round = 1),
            ("career was earned by nobody", |game| {
                game.player[SEAT1].earned_bonus[Bonus::Career] = true;
                game.bonus[Bonus::Career].this_round = 2;
            }),
        ],
    );
    assert_audit_sees(&table(2, &[]), &[("1 special orders", |game| game.row[0] = Some((Special::One, Part::A)))]);
    let mut game = full_table();
    bonus(&mut game, Bonus::Career, BonusValue::Low);
    bonus(&mut game, Bonus::Variety, BonusValue::High);
    game.player[SEAT2].earned_bonus[Bonus::Career] = true;
    game.bonus[Bonus::Career].this_round = 1;
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn the_audit_sees_ducats_from_nowhere() {
    assert_audit_sees(
        &full_table(),
        &[
            ("seat1 has 10 ducats of 9 less 0", |game| game.player[SEAT1].ducats += 1),
            ("seat2 has 0 ducats of 1 less 0", |game| game.player[SEAT2].earned += 1),
            ("seat1 has 9 ducats of 9 less 1", |game| game.player[SEAT1].spent += 1),
            ("10 ducats of fees cannot be paid", |game| game.this_turn.fees = 10),
            ("10 ducats of fees cannot be paid", |game| {
                game.phase = Phase::Using;
                game.this_turn.fees = 10;
            }),
            ("1 ducats of fees are still to be paid", |game| (game.phase, game.this_turn.fees) = (Phase::Buying, 1)),
            ("1 ducats of fees are still to be paid", |game| {
                (game.phase, game.this_turn.fees) = (Phase::BuyingDeal, 1)
            }),
            ("1 ducats of fees are still to be paid", |game| (game.phase, game.this_turn.fees) = (Phase::Ending, 1)),
            ("1 ducats of fees are still to be paid", |game| {
                (game.phase, game.this_turn.fees) = (Phase::Stowing(order("order5")), 1);
            }),
        ],
    );
    let mut game = full_table();
    game.this_turn.fees = 9;
    for phase in [Phase::Laying, Phase::Using] {
        game.phase = phase;
        assert_eq!(game.audit(), Ok(()), "{phase:?}");
    }
}

#[test]
fn the_audit_counts_income_only_of_cards_that_are_unused() {
    let mut game = full_table();
    for card in [Card::Own(City::Riga), Card::Own(City::Danzig)] {
        game.lay_card(card);
    }
    game.phase = Phase::Using;
    game.this_turn.fees = 15;
    assert_eq!(game.audit(), Ok(()));
    game.route.fresh = Places(0b10);
    assert!(game.audit().unwrap_err().contains("15 ducats of fees"));
    game.this_turn.fees = 12;
    assert_eq!(game.audit(), Ok(()));
    game.route.fresh = Places(0);
    assert!(game.audit().unwrap_err().contains("12 ducats of fees"));
}

#[test]
fn the_audit_sees_routes_that_cannot_be() {
    let placeholder = |city, post| Card::Placeholder { city, post };
    for (cards, what) in [
        (vec![Card::Own(City::Riga), Card::Base(City::Riga)], "visited twice"),
        (vec![Card::Own(City::Riga), placeholder(City::Riga, City::Danzig), Card::Own(City::Danzig)], "face down"),
        (vec![Card::Own(City::Visby)], "does not belong"),
        (vec![Card::Own(City::Luebeck)], "does not belong"),
        (vec![Card::Held(City::Riga)], "does not belong"),
        (vec![Card::Base(City::Riga)], "does not belong"),
        (vec![Card::Own(City::Riga), placeholder(City::Riga, City::Visby)], "does not belong"),
        (vec![Card::Own(City::Riga), placeholder(City::Riga, City::Luebeck)], "does not belong"),
        (
            vec![Card::Own(City::Riga), Card::Own(City::Danzig), Card::Held(City::Luebeck), Card::Base(City::Visby)],
            "a route of 4",
        ),
        (vec![Card::Own(City::Riga), Card::Held(City::Luebeck)], "no link between riga and luebeck"),
    ] {
        let mut game = full_table();
        game.me_mut().posts = cities("riga danzig luebeck");
        game.me_mut().hold = Some(City::Luebeck);
        cards.iter().for_each(|&card| game.lay_card(card));
        let error = game.audit().expect_err(what);
        assert!(error.contains(what), "{error}");
    }
    let mut game = full_table();
    game.me_mut().posts = cities("riga danzig luebeck");
    game.me_mut().hold = Some(City::Luebeck);
    for card in [Card::Own(City::Danzig), placeholder(City::Danzig, City::Riga), Card::Held(City::Luebeck)] {
        game.lay_card(card);
    }
    assert_eq!(game.audit(), Ok(()), "three cards with the privilege");
}

#[test]
fn the_audit_is_silent_about_fees_before_the_first_turn_and_after_the_last() {
    let mut game = full_table();
    game.this_turn.fees = 99;
    game.phase = Phase::Over;
    assert_eq!(game.audit(), Ok(()));
    let mut game = start(2, &[]);
    game.this_turn.fees = 99;
    assert_eq!(game.audit(), Ok(()), "nothing is built yet either");
}
