//! V-7: bonus cards.

use super::*;

const SEVEN: &str = "london bergen visby novgorod riga danzig luebeck";

/// Three players, each with seven posts and the ducats for the eighth.
fn eight_posts(value: BonusValue) -> Novgorod {
    let mut game = table(3, &[]);
    bonus(&mut game, Bonus::EightPosts, value);
    for seat in Seat::first(3) {
        game.player[seat].posts = cities(SEVEN);
        purse(&mut game.player[seat], 20);
    }
    game
}

/// The player at turn buys its eighth post, or does not; the turn ends.
fn turn(game: &mut Novgorod, buys: bool) -> Vec<Event> {
    to_buying(game);
    let mut events = vec![];
    if buys {
        events.extend(play(game, "post antwerp"));
    }
    events.extend(play(game, "done, done"));
    events
}

fn bonus_seals(game: &Novgorod) -> [u16; 3] {
    [SEAT1, SEAT2, SEAT3].map(|seat| game.player[seat].seals.entries()[4])
}

#[test]
fn v_7_1_the_values_of_the_cards() {
    for (card, high, low) in [
        (Bonus::EightPosts, 6, 3),
        (Bonus::FiveCities, 4, 2),
        (Bonus::LuxuryTrader, 3, 1),
        (Bonus::ThreeOrders, 4, 2),
        (Bonus::Career, 4, 2),
    ] {
        for (value, expected) in [(BonusValue::High, high), (BonusValue::Low, low), (BonusValue::Absent, 0)] {
            let mut game = table(2, &[]);
            bonus(&mut game, card, value);
            let mut events = vec![];
            game.award(card, &mut events);
            game.award(card, &mut events);
            assert_eq!(seals(&game), [0, 0, 0, 0, expected], "{card} {value}, once per player");
            assert_eq!(events.len(), usize::from(expected > 0));
            assert_eq!(game.bonus[card].this_round, u8::from(expected > 0));
        }
    }
}

#[test]
fn v_7_1_with_one_earner_the_value_falls_after_the_round() {
    let mut game = eight_posts(BonusValue::High);
    turn(&mut game, false);
    turn(&mut game, true);
    assert_eq!(game.bonus[Bonus::EightPosts].value, BonusValue::High, "until the round is over");
    let events = turn(&mut game, false);
    assert!(events.contains(&Event::BonusFell { bonus: Bonus::EightPosts }), "{events:?}");
    assert_eq!((bonus_seals(&game), game.bonus[Bonus::EightPosts].value), ([0, 6, 0], BonusValue::Low));
    assert_eq!(game.bonus[Bonus::EightPosts].this_round, 0);
    // In a later round the next one gets the low value, and the card leaves.
    (0..3).for_each(|_| drop(turn(&mut game, false)));
    assert_eq!(game.bonus[Bonus::EightPosts].value, BonusValue::Low, "nobody earned it");
    turn(&mut game, true);
    turn(&mut game, false);
    let events = turn(&mut game, false);
    assert!(events.contains(&Event::BonusGone { bonus: Bonus::EightPosts }), "{events:?}");
    assert_eq!((bonus_seals(&game), game.bonus[Bonus::EightPosts].value), ([3, 6, 0], BonusValue::Absent));
    let events = [turn(&mut game, false), turn(&mut game, false), turn(&mut game, true)].concat();
    assert_eq!(bonus_seals(&game), [3, 6, 0], "too late");
    assert!(!events.contains(&Event::BonusGone { bonus: Bonus::EightPosts }));
}

#[test]
fn v_7_1_several_in_a_round_get_the_high_value_and_the_card_leaves() {
    let mut game = eight_posts(BonusValue::High);
    turn(&mut game, true);
    turn(&mut game, false);
    let events = turn(&mut game, true);
    assert!(events.contains(&Event::BonusGone { bonus: Bonus::EightPosts }), "{events:?}");
    assert_eq!((bonus_seals(&game), game.bonus[Bonus::EightPosts].value), ([6, 0, 6], BonusValue::Absent));
    turn(&mut game, false);
    turn(&mut game, true);
    assert_eq!(bonus_seals(&game), [6, 0, 6]);
}

#[test]
fn v_7_1_several_in_a_round_get_the_low_value_too() {
    let mut game = eight_posts(BonusValue::Low);
    (0..3).for_each(|_| drop(turn(&mut game, true)));
    assert_eq!((bonus_seals(&game), game.bonus[Bonus::EightPosts].value), ([3, 3, 3], BonusValue::Absent));
}

#[test]
fn v_7_1_a_bonus_counts_towards_30_and_runs_on_in_the_last_round() {
    let mut game = eight_posts(BonusValue::High);
    game.player[SEAT1].seals[crate::state::Source::Luxuries] = 24;
    turn(&mut game, true);
    turn(&mut game, false);
    let events = turn(&mut game, false);
    assert!(events.contains(&Event::LastRound), "{events:?}");
    turn(&mut game, false);
    turn(&mut game, true);
    turn(&mut game, false);
    assert_eq!((bonus_seals(&game), game.phase), ([6, 3, 0], Phase::Over));
}

#[test]
fn v_4_9_three_orders_under_the_ship() {
    let mut game = scene("danzig luebeck", 2, 0);
    bonus(&mut game, Bonus::ThreeOrders, BonusValue::High);
    under(&mut game, SEAT1, "order1 order2");
    hand(&mut game, "order3");
    sail(&mut game, "danzig luebeck");
    let events = play(&mut game, "fill order3 lower");
    assert_eq!(events.last(), Some(&Event::GotBonus { seat: SEAT1, bonus: Bonus::ThreeOrders, seals: 4 }));
    assert_eq!(seals(&game), [0, 2, 0, 0, 4]);
    // A second order brings nothing.
    let mut game = scene("danzig luebeck", 2, 0);
    bonus(&mut game, Bonus::ThreeOrders, BonusValue::High);
    under(&mut game, SEAT1, "order1");
    hand(&mut game, "order3");
    sail(&mut game, "danzig luebeck");
    play(&mut game, "fill order3 lower");
    assert_eq!(seals(&game), [0, 2, 0, 0, 0]);
}

#[test]
fn v_7_2_variety_counts_goods_and_luxuries_of_both_lines_under_the_ship() {
    let mut game = table(2, &[]);
    under(&mut game, SEAT1, "order1");
    assert_eq!(game.variety(SEAT1), 4, "fur, salt, cloth, fabrics");
    under(&mut game, SEAT1, "order8");
    assert_eq!(game.variety(SEAT1), 5, "and grain");
    under(&mut game, SEAT1, "order13 order19");
    assert_eq!(game.variety(SEAT1), 7, "jewellery and clothing, once");
    game.player[SEAT1].hand = orders("order4");
    game.player[SEAT1].beside = orders("order17");
    assert_eq!(game.variety(SEAT1), 7, "not those in hand or beside");
    game.player[SEAT1].counters = orders("order17");
    game.player[SEAT1].blanks = 1;
    assert_eq!(game.variety(SEAT1), 8, "counters, but not blank ones");
    assert_eq!(game.variety(SEAT2), 0);
    game.player[SEAT2].done = OrderSet::ALL;
    assert_eq!(game.variety(SEAT2), 11);
}

#[test]
fn v_7_2_variety_is_counted_at_the_end() {
    for (value, first, second) in [(BonusValue::High, 1, 3), (BonusValue::Absent, 0, 0)] {
        let mut game = table(2, &[]);
        game.last_round = true;
        bonus(&mut game, Bonus::Variety, value);
        under(&mut game, SEAT1, "order1");
        under(&mut game, SEAT2, "order3 order8");
        assert_eq!(game.variety(SEAT2), 7);
        end_turn(&mut game);
        assert_eq!(game.player[SEAT1].seals(), 0);
        end_turn(&mut game);
        assert_eq!(game.phase, Phase::Over);
        assert_eq!([SEAT1, SEAT2].map(|seat| game.player[seat].seals.entries()[4]), [first, second]);
    }
}

#[test]
fn v_7_2_what_the_kinds_bring() {
    let expected = [0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6];
    assert_eq!(Tables::shipped().variety, expected);
}
