//! What must be true of any printing: piece counts, values that never fall, and amounts too small for any sum of
//! the rules to overflow.

use super::file::key;
use super::{CityTable, Line, RowCost, Tables, Wish};
use crate::pieces::*;
use components::{bad, free, never_falling, never_rising, twice, within};
use game::{BadData, Key};

/// No price, fee or income is higher: six cards a turn for 60 rounds (V-8.3) stay far below what a `u16` holds.
const DEAREST: u16 = 50;
/// Nothing brings more seals at once.
const MOST_SEALS: u16 = 50;
/// Nobody starts with more ducats, and no game needs more seals to end.
const MOST: u16 = 200;
/// The slowest ship; prices are printed for the next three steps.
const SLOWEST: u8 = 2;
/// What the bonus card career asks for (V-4.9).
const CAREER_BONUS_SEALS: u16 = 3;

/// Refuses tables that break the piece counts.
pub fn check(tables: &Tables) -> Result<(), BadData> {
    start(tables)?;
    cities(tables)?;
    introduction(tables)?;
    manufactories(tables)?;
    orders(tables)?;
    careers(tables)?;
    bonuses(tables)?;
    merchant_and_pirate(tables)?;
    specials(tables)
}

fn start(tables: &Tables) -> Result<(), BadData> {
    within("[start] ducats", tables.start_ducats, 0..=MOST)?;
    // The ship steps are 3, 4 and 5.
    within("[start] speed", tables.start_speed, SLOWEST..=SLOWEST)?;
    // V-2.4, V-10.1: one order for each hand, one a player and some more shown, and one set aside.
    let left = Order::COUNT as u8 - 2 * 4 - 1;
    within("[start] orders_shown_extra", tables.orders_shown_extra, 0..=left)?;
    within("[start] orders_shown", tables.orders_shown, 1..=Order::COUNT as u8)?;
    // V-2.7: everyone begins with two.
    within("[start] orders_in_progress", tables.orders_in_progress, 2..=Order::COUNT as u8)?;
    within("[start] order_price", tables.order_price, 1..=DEAREST)?;
    within("[start] order_discount", tables.order_discount, 0..=tables.order_price)?;
    for price in tables.ship_price {
        within("[start] ship_price", price, 1..=DEAREST)?;
    }
    never_falling("[start] ship_price", &tables.ship_price)?;
    within("[start] end_seals", tables.end_seals, 1..=MOST)?;
    within("[start] extra_income", tables.extra_income, 0..=DEAREST)?;
    within("[order_reward] one_line", tables.one_line, 1..=MOST_SEALS)?;
    // V-4.4: the lower line brings what the upper one left.
    within("[order_reward] both_lines_at_once", tables.both_lines, tables.one_line..=MOST_SEALS)
}

/// V-2.3: dear, two of the same middle price, cheap.
fn cities(tables: &Tables) -> Result<(), BadData> {
    for city in City::ALL {
        let CityTable { prices: [_, _, all], income, harbour_fee, .. } = tables.city[city];
        let row = |column: &str| city_row(city, column);
        let [cheap, middle, other_middle, dear] = all;
        if !(cheap < middle && middle == other_middle && middle < dear) {
            let written = [dear, other_middle, middle, cheap];
            let written = format!("{written:?}");
            return bad!(
                &row("prices"),
                "wrong-novgorod-prices",
                "{prices} is not dear, middle, middle, cheap",
                prices = written
            );
        }
        all.iter().try_for_each(|&price| within(&row("prices"), price, 1..=DEAREST))?;
        within(&row("income"), income, 0..=DEAREST)?;
        within(&row("harbour_fee"), harbour_fee, 0..=DEAREST)?;
    }
    Ok(())
}

/// V-2.7, V-2.8: nobody takes what cannot be paid. A post is dearer the more others have one in that city, and all
/// others may have theirs in the same two cities: so one player may have to pay for the last post of both, and for two
/// orders.
fn introduction(tables: &Tables) -> Result<(), BadData> {
    for seats in 2..=4 {
        let last = |city: &City| tables.city[*city].prices[seats - 2][seats - 1];
        let mut cities = City::ALL;
        cities.sort_by_key(|city| std::cmp::Reverse(last(city)));
        let (posts, orders) = (last(&cities[0]) + last(&cities[1]), 2 * tables.order_price);
        if posts + orders > tables.start_ducats {
            return bad!(
                &city_row(cities[0], "prices"),
                "wrong-novgorod-introduction",
                "with {seats} players two posts may cost {first} and {second}, two orders cost {orders}, but the start has {start}",
                seats = seats,
                first = last(&cities[0]),
                second = last(&cities[1]),
                orders = orders,
                start = tables.start_ducats
            );
        }
    }
    Ok(())
}

fn manufactories(tables: &Tables) -> Result<(), BadData> {
    for which in Manufactory::ALL {
        let manufactory = &tables.manufactory[which];
        let lines = &manufactory.lines[..usize::from(manufactory.count)];
        for (at, line) in lines.iter().enumerate() {
            let row = format!("[[manufactory]] {} line {}", which.index() + 1, at + 1);
            if line.goods.is_empty() {
                return bad!(&row, "wrong-novgorod-line", "a line uses up at least one good");
            }
            within(&row, line.seals, 1..=MOST_SEALS)?;
            let as_good = |other: &Line| other.goods.len() < line.goods.len() && other.seals >= line.seals;
            if lines.iter().any(as_good) {
                let goods = format!("{:?}", line.goods);
                return bad!(
                    &row,
                    "wrong-novgorod-worth",
                    "{goods} brings no more seals than fewer goods do",
                    goods = goods
                );
            }
            if lines[..at].iter().any(|other| other.goods == line.goods) {
                return twice(&row, format!("{:?}", line.goods));
            }
        }
    }
    for luxury in Luxury::ALL {
        if tables.manufactory.entries().iter().all(|manufactory| manufactory.luxury != luxury) {
            return bad!("[[manufactory]]", "wrong-novgorod-luxury", "none makes {luxury}", luxury = luxury);
        }
    }
    Ok(())
}

/// The box holds twelve orders for goods and twelve for luxuries.
fn orders(tables: &Tables) -> Result<(), BadData> {
    let mut for_goods = 0;
    for (at, order) in tables.order.entries().iter().enumerate() {
        let row = |half: Half| format!("[[order]] {} {half}", at + 1);
        for (half, wish) in [(Half::Upper, order.upper), (Half::Lower, order.lower)] {
            if matches!(wish, Wish::Goods(goods) if goods.len() != 2) {
                return order_line(&row(half));
            }
        }
        match (order.upper, order.lower) {
            (Wish::Goods(_), Wish::Goods(_)) => for_goods += 1,
            (Wish::Luxury(_), Wish::Luxury(_)) => {}
            _ => {
                let row = row(Half::Lower);
                return bad!(&row, "wrong-novgorod-order", "both lines ask for goods, or both for luxuries");
            }
        }
    }
    let half = Order::COUNT / 2;
    if for_goods != half {
        return bad!(
            "[[order]]",
            "wrong-novgorod-orders",
            "{expected} orders for goods are expected, not {found}",
            expected = half,
            found = for_goods
        );
    }
    Ok(())
}

/// The refusal of a line of an order.
pub fn order_line<T>(row: &str) -> Result<T, BadData> {
    bad!(row, "wrong-novgorod-wish", "a line asks for two goods or for one luxury")
}

fn careers(tables: &Tables) -> Result<(), BadData> {
    never_falling("[career] seals_per_turn", &tables.seals_per_turn)?;
    for seals in tables.seals_per_turn {
        within("[career] seals_per_turn", seals, 0..=MOST_SEALS)?;
    }
    let [first, later @ ..] = tables.seals_per_turn;
    if first == CAREER_BONUS_SEALS || !later.contains(&CAREER_BONUS_SEALS) {
        return bad!(
            "[career] seals_per_turn",
            "wrong-novgorod-career",
            "the bonus card career asks for rising to {seals} seals",
            seals = CAREER_BONUS_SEALS
        );
    }
    within("[career] x_rows", usize::from(tables.x_rows), 0..=super::ROWS)?;
    for career in Career::ALL {
        for side in Side::ALL {
            for (at, cost) in tables.career[career].rows[side.index()].into_iter().enumerate() {
                let row = format!("[[career.card]] {} {side} row {}", career.index() + 1, at + 1);
                if cost == RowCost::default() {
                    return free(&row);
                }
                within(&format!("{row} goods"), usize::from(cost.goods), 0..=Good::COUNT)?;
                within(&format!("{row} luxuries"), usize::from(cost.luxuries), 0..=Luxury::COUNT)?;
                within(&format!("{row} ducats"), cost.ducats, 0..=DEAREST)?;
            }
        }
    }
    Ok(())
}

fn bonuses(tables: &Tables) -> Result<(), BadData> {
    for bonus in Bonus::ALL {
        let row = format!("[bonus] {}", key(bonus));
        let [high, low] = tables.bonus[bonus];
        within(&row, high, 0..=MOST_SEALS)?;
        if low > high {
            return bad!(
                &row,
                "wrong-novgorod-bonus",
                "the first gets {high}, less than the next, who get {low}",
                high = high,
                low = low
            );
        }
    }
    never_falling("[bonus] variety", &tables.variety)?;
    tables.variety.iter().try_for_each(|&seals| within("[bonus] variety", seals, 0..=MOST_SEALS))
}

fn merchant_and_pirate(tables: &Tables) -> Result<(), BadData> {
    within("[merchant] front_ducats", tables.merchant_ducats, 0..=DEAREST)?;
    within("[merchant] back_seals", tables.merchant_seals, 0..=MOST_SEALS)?;
    let prices = tables.pirate_price;
    never_rising("[pirate] move_price_by_rank", &prices)?;
    within("[pirate] move_price_by_rank", prices[0], 0..=DEAREST)
}

fn specials(tables: &Tables) -> Result<(), BadData> {
    for part in Part::ALL {
        let row = format!("[special] {part}");
        within(&format!("{row} ducats"), tables.special_part[part.index()].ducats, 0..=DEAREST)?;
        within(&format!("{row} seals"), tables.special_part[part.index()].seals, 1..=MOST_SEALS)?;
    }
    within("[special] skip_price", tables.special_skip, 0..=DEAREST)
}

fn city_row(city: City, column: &str) -> String {
    format!("[[city]] {} {column}", city.index() + 1)
}
