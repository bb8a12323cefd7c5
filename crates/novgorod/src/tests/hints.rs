//! What stands beside the choices: what they cost and bring, and what lies there.

use super::*;
use crate::hint::{About, Cost, Gain, Hint};
use crate::tables::{OrderTable, RowCost, Wish};
use game::Hidden;

/// Which cards are used up follows from the route: `promises.rs` compares it with what then happens.
#[track_caller]
fn assert_hint(game: &Novgorod, choice: &str, mut expected: Hint) {
    assert!(choices(game).iter().any(|offered| offered == choice), "'{choice}' is not among {:?}", choices(game));
    let hint = game.hint(game.active, choice.parse().unwrap());
    (expected.cost.cards, expected.cost.stored) = (hint.cost.cards.clone(), hint.cost.stored);
    assert_eq!(hint, expected, "{choice}");
}

fn hint(cost: Cost, gain: Gain, about: impl Into<Option<About>>) -> Hint {
    Hint { cost, gain, about: about.into() }
}

fn free() -> Cost {
    Cost::default()
}

fn nothing() -> Gain {
    Gain::default()
}

fn price(ducats: u16) -> Cost {
    Cost { ducats, ..Cost::default() }
}

fn owed(owed: u16) -> Cost {
    Cost { owed, ..Cost::default() }
}

fn by(privilege: Privilege) -> Cost {
    Cost { privilege: Some(privilege), ..Cost::default() }
}

/// These goods and luxuries.
fn of(text: &str) -> Cost {
    let goods = text.split_whitespace().filter_map(|word| word.parse::<Good>().ok()).collect();
    let luxuries = text.split_whitespace().filter_map(|word| word.parse::<Luxury>().ok()).collect();
    Cost { goods, luxuries, ..Cost::default() }
}

fn seals_of(seals: u16) -> Gain {
    Gain { seals, ..Gain::default() }
}

fn ducats(ducats: u16) -> Gain {
    Gain { ducats, ..Gain::default() }
}

fn goods(text: &str) -> Wish {
    Wish::Goods(of(text).goods)
}

fn row_of(goods: u8, luxuries: u8, ducats: u16) -> RowCost {
    RowCost { goods, luxuries, ducats }
}

#[test]
fn v_2_5_a_side_shows_its_rows() {
    let mut game = start(2, &[("career", "choose")]);
    first_outcomes(&mut game);
    let front = [row_of(3, 0, 0), row_of(0, 0, 10), row_of(0, 2, 0), row_of(0, 0, 15), row_of(2, 2, 0)];
    let back = [row_of(2, 0, 0), row_of(0, 0, 15), row_of(4, 0, 0), row_of(0, 2, 0), row_of(0, 3, 0)];
    assert_hint(&game, "side front", hint(free(), nothing(), About::Side { rows: front }));
    assert_hint(&game, "side back", hint(free(), nothing(), About::Side { rows: back }));
}

#[test]
fn v_2_7_posts_are_paid_at_once_and_orders_afterwards() {
    let mut game = start(2, &[]);
    first_outcomes(&mut game);
    assert_hint(&game, "post london", hint(price(4), nothing(), About::Post { good: Good::Cloth }));
    assert_hint(&game, "post danzig", hint(price(5), nothing(), About::Post { good: Good::Amber }));
    let order3 = OrderTable { upper: goods("cloth glass"), lower: goods("amber salt") };
    assert_hint(&game, "take order3", hint(owed(6), nothing(), About::Order(order3)));
    assert_hint(&game, "draw", hint(owed(6), nothing(), None));
}

#[test]
fn v_3_what_a_card_of_the_route_costs_and_has() {
    let mut game = table(2, &[("pirate", "front")]);
    equip(&mut game, "riga novgorod", 2, 20);
    game.this_turn.privilege = None;
    let city = |good, luxury, slowed| About::City { good, luxury, slowed };
    assert_hint(&game, "lay riga", hint(free(), nothing(), city(Good::Grain, Luxury::Clothing, false)));
    assert_hint(&game, "lay danzig", hint(owed(4), nothing(), city(Good::Amber, Luxury::Clothing, false)));
    assert_hint(&game, "lay antwerp", hint(owed(4), nothing(), city(Good::Fabrics, Luxury::Jewellery, true)));
    assert_hint(&game, "done", Hint::default());
    play(&mut game, "lay novgorod");
    assert_hint(&game, "placeholder riga", hint(free(), nothing(), About::Placeholder { city: City::Novgorod }));
    play(&mut game, "lay riga");
    let longer = Gain { cards: 1, ..Gain::default() };
    assert_hint(&game, "use speed", hint(by(Privilege::Speed), longer, About::Privilege { rows: vec![2, 4] }));
}

#[test]
fn v_9_3_v_9_4_the_pirate_costs_ducats_or_the_privilege() {
    let mut game = table(3, &[("pirate", "front")]);
    equip(&mut game, "", 2, 6);
    assert_hint(&game, "pirate riga", hint(price(6), nothing(), None));
    game.player[SEAT2].seals[crate::state::Source::Orders] = 1;
    assert_hint(&game, "pirate riga", hint(price(3), nothing(), None));
    game.player[SEAT3].seals[crate::state::Source::Orders] = 2;
    assert_hint(&game, "pirate riga", Hint::default());
    let back = table(2, &[("pirate", "back")]);
    assert_hint(&back, "pirate riga", hint(by(Privilege::Any), nothing(), None));
}

#[test]
fn v_4_1_to_v_4_7_what_the_uses_of_a_route_cost_and_bring() {
    let mut game = table(2, &[("merchant", "front")]);
    equip(&mut game, "novgorod riga danzig luebeck", 4, 20);
    game.me_mut().hold = Some(City::Novgorod);
    hand(&mut game, "order13 order5");
    sail(&mut game, "novgorod riga danzig luebeck");
    let made = |luxury| About::Production { luxury };
    let line = |gives_up_upper| About::Line { gives_up_upper };
    let sold = |seals, ducats| Gain { seals, ducats, cards: 0 };
    assert_hint(&game, "sell novgorod 2", hint(of("fur"), sold(1, 4), made(Luxury::Clothing)));
    assert_hint(&game, "sell riga 1 stored", hint(of("fur"), sold(1, 1), made(Luxury::Clothing)));
    assert_hint(&game, "fill order5 upper", hint(of("fur grain"), seals_of(2), line(false)));
    assert_hint(&game, "fill order13 upper", hint(of("jewellery"), seals_of(2), line(false)));
    assert_hint(&game, "fill order13 lower", hint(of("clothing"), seals_of(2), line(true)));
    assert_hint(&game, "income novgorod", hint(free(), ducats(6), None));
    let store = About::Store { good: Good::Grain, gives_up: Some(Good::Fur) };
    assert_hint(&game, "store riga", hint(free(), nothing(), store));
    play(&mut game, "fill order13 upper");
    assert_hint(&game, "make luebeck 1", hint(of("amber"), nothing(), made(Luxury::Jewellery)));
    play(&mut game, "make luebeck 1");
    assert_hint(&game, "fill order13 lower", hint(of("clothing"), seals_of(3), line(false)));
    play(&mut game, "fill order5 upper");
    assert_hint(&game, "give novgorod", hint(of("fur"), nothing(), None));
    assert_hint(&game, "give-stored", hint(of("fur"), nothing(), None));
    play(&mut game, "give-stored");
    let store = About::Store { good: Good::Fur, gives_up: None };
    assert_hint(&game, "store novgorod", hint(free(), nothing(), store));
}

#[test]
fn v_4_5_a_row_costs_goods_luxuries_or_ducats_and_its_privilege() {
    let mut game = scene("novgorod riga danzig", 3, 20);
    sail(&mut game, "novgorod riga danzig");
    let row = |row, seals_per_turn, covers, last_x| About::Row { row, seals_per_turn, covers, last_x };
    let three = Cost { different_goods: 3, ..Cost::default() };
    assert_hint(&game, "rise", hint(three, nothing(), row(0, 0, Privilege::Income, false)));
    game.me_mut().rows = 1;
    assert_hint(&game, "rise", hint(price(10), nothing(), row(1, 1, Privilege::Seal, true)));
    game.me_mut().rows = 3;
    assert_hint(&game, "rise", hint(price(15), nothing(), row(3, 3, Privilege::Order, false)));
    game.me_mut().rows = 2;
    game.this_turn.privilege = None;
    // Of three kinds any three are all of them, and still any three.
    (game.me_mut().career, game.me_mut().side, game.me_mut().rows) = (Some(Career::One), Side::Back, 4);
    let three = Cost { different_luxuries: 3, ..Cost::default() };
    assert_eq!(game.hint(SEAT1, "rise".parse().unwrap()).cost, three);
    (game.me_mut().side, game.me_mut().rows) = (Side::Front, 2);
    let income = hint(by(Privilege::Income), ducats(2), About::Privilege { rows: vec![2] });
    assert_hint(&game, "use income", income);
}

#[test]
fn v_4_8_the_end_of_phase_two_costs_the_fees_and_unused_cards_bring_nothing() {
    let mut game = scene("riga", 2, 8);
    sail(&mut game, "riga danzig");
    assert_hint(&game, "done", hint(price(4), nothing(), About::End { unused_income: 3 }));
    play(&mut game, "income riga");
    assert_hint(&game, "done", hint(price(4), nothing(), About::End { unused_income: 0 }));
}

#[test]
fn v_4_4_beside_the_ship_the_lower_line_stays_open() {
    let mut game = scene("novgorod", 2, 0);
    hand(&mut game, "order15");
    sail(&mut game, "novgorod");
    play(&mut game, "fill order15 upper, make novgorod 2, done");
    assert_hint(&game, "beside", hint(free(), nothing(), About::Stow { lower_open: true }));
    assert_hint(&game, "under", hint(free(), nothing(), About::Stow { lower_open: false }));
    play(&mut game, "beside");
    next_round(&mut game);
    game.me_mut().posts = cities("danzig luebeck");
    sail(&mut game, "danzig luebeck");
    let line = hint(of("jewellery"), seals_of(2), About::Line { gives_up_upper: false });
    assert_hint(&game, "fill order15 lower", line);
}

#[test]
fn v_5_v_6_purchases_and_the_end_of_the_turn() {
    let mut game = scene("", 2, 99);
    show(&mut game, "order13");
    game.me_mut().rows = 2;
    to_buying(&mut game);
    game.this_turn.privilege = None;
    let order13 =
        || About::Order(OrderTable { upper: Wish::Luxury(Luxury::Jewellery), lower: Wish::Luxury(Luxury::Clothing) });
    let cheap = || Cost { ducats: 3, ..by(Privilege::Order) };
    assert_hint(&game, "post riga", hint(price(4), nothing(), About::Post { good: Good::Grain }));
    assert_hint(&game, "ship", hint(price(5), nothing(), About::Ship { speed: 3 }));
    assert_hint(&game, "take order13", hint(price(6), nothing(), order13()));
    assert_hint(&game, "draw", hint(price(6), nothing(), None));
    assert_hint(&game, "take-cheap order13", hint(cheap(), nothing(), order13()));
    assert_hint(&game, "draw-cheap", hint(cheap(), nothing(), None));
    assert_hint(&game, "done", hint(free(), seals_of(1), None));
    play(&mut game, "done");
    let seal = hint(by(Privilege::Seal), seals_of(1), About::Privilege { rows: vec![2] });
    assert_hint(&game, "use seal", seal);
    assert_hint(&game, "done", Hint::default());
}

#[test]
fn v_10_special_orders_with_skips_and_discount() {
    let mut game = table(2, &[("special", "on")]);
    equip(&mut game, "novgorod visby bergen london antwerp", 5, 9);
    row(&mut game, "special1 a, special4 a, special3 b, special2 c");
    build(&mut game, "antwerp manufactory6");
    game.this_turn.privilege = None;
    sail(&mut game, "novgorod visby bergen london antwerp");
    let part = |part, least_goods| About::Special { part, least_goods };
    let paid = |text, ducats| Cost { ducats, ..of(text) };
    let cheap = |text, ducats| Cost { privilege: Some(Privilege::Order), ..paid(text, ducats) };
    assert_hint(&game, "special special1", hint(paid("fish fur", 1), seals_of(2), part(Part::A, 1)));
    assert_hint(&game, "special-cheap special1", hint(cheap("fish fur", 0), seals_of(2), part(Part::A, 1)));
    assert_hint(&game, "special special4", hint(paid("glass fabrics", 2), seals_of(2), part(Part::A, 1)));
    assert_hint(&game, "special special3", hint(paid("clothing", 6), seals_of(5), part(Part::B, 2)));
    assert_hint(&game, "special-cheap special3", hint(cheap("clothing", 3), seals_of(5), part(Part::B, 2)));
    row(&mut game, "special1 a, special2 a, special3 b, special4 c");
    assert_hint(&game, "special special4", hint(paid("clothing glass", 6), seals_of(4), part(Part::C, 1)));
    play(&mut game, "special-cheap special1, deal order1");
    assert_hint(&game, "special special4", hint(paid("clothing glass", 3), seals_of(4), part(Part::C, 1)));
}
