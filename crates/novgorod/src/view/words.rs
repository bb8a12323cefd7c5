//! Phrases that notes, hints and the table share.

use crate::pieces::*;
use crate::sets::GoodSet;
use crate::tables::{OrderTable, RowCost, SpecialTable, Wish};

/// "1 ducat", "2 ducats".
pub(super) fn ducats(count: u16) -> String {
    counted(count, "ducat", "ducats")
}

/// "1 seal", "2 seals".
pub(super) fn seals(count: u16) -> String {
    counted(count, "seal", "seals")
}

/// "1 post", "2 posts".
pub(super) fn counted(count: impl Into<usize>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// "fur+salt".
pub(super) fn goods(goods: GoodSet) -> String {
    goods.iter().map(|good| good.to_string()).collect::<Vec<_>>().join("+")
}

/// What a line of an order asks for.
pub(super) fn wish(wish: Wish) -> String {
    match wish {
        Wish::Goods(set) => goods(set),
        Wish::Luxury(luxury) => luxury.to_string(),
    }
}

/// Upper and lower line: "fur+salt / cloth+fabrics".
pub(super) fn order(order: OrderTable) -> String {
    format!("{} / {}", wish(order.upper), wish(order.lower))
}

/// What a part of a special order asks for (V-10.2).
pub(super) fn special(table: &SpecialTable, part: Part) -> String {
    match part {
        Part::A => goods(table.a),
        Part::B => format!("{} of at least two goods", table.b),
        Part::C => format!("{}+{}", table.c.0, table.c.1),
    }
}

/// What a career row costs: "2 goods+2 luxuries".
pub(super) fn row(row: RowCost) -> String {
    let parts = [
        (row.goods > 0).then(|| counted(row.goods, "good", "goods")),
        (row.luxuries > 0).then(|| counted(row.luxuries, "luxury", "luxuries")),
        (row.ducats > 0).then(|| ducats(row.ducats)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("+")
}

/// What earns a bonus card (V-3.5, V-4.9, V-5.3, V-7.2).
pub(super) fn condition(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::EightPosts => "a post in every city",
        Bonus::FiveCities => "a route of five cities",
        Bonus::LuxuryTrader => "a luxury made of two goods or more",
        Bonus::ThreeOrders => "three orders under the ship",
        Bonus::Career => "a career that brings 3 seals a turn",
        Bonus::Variety => "different goods and luxuries on orders under the ship, counted at the end",
    }
}
