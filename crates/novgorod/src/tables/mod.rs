//! What is printed on the cards: `data/novgorod.toml`, read once, checked, and laid out for quick answers.

mod check;
mod file;

use crate::pieces::*;
use crate::route::LONGEST;
use crate::sets::*;

/// Everything that is printed.
#[derive(Debug)]
pub struct Tables {
    pub(crate) fingerprint: u64,
    /// V-2.5
    pub start_ducats: u16,
    /// V-2.5
    pub start_speed: u8,
    /// How many orders are shown in the introduction beyond one a player (V-2.4).
    pub orders_shown_extra: u8,
    /// How many orders are shown afterwards (V-2.8).
    pub orders_shown: u8,
    /// How many orders may be in hand and beside the ship (V-5.1).
    pub orders_in_progress: u8,
    /// V-5.1
    pub order_price: u16,
    /// V-5.2
    pub order_discount: u16,
    /// The price of speed 3, 4 and 5 (V-5.1).
    pub ship_price: [u16; 3],
    /// V-8.1
    pub end_seals: u16,
    /// V-4.7
    pub extra_income: u16,
    /// Seals for one line of an order (V-4.4).
    pub one_line: u16,
    /// Seals for both lines in one turn (V-4.4).
    pub both_lines: u16,
    /// The eight cities.
    pub city: ByCity<CityTable>,
    /// The city of each good.
    pub city_of: ByGood<City>,
    /// The links of each city: two of the ring, and the chord (V-2.1).
    pub links: ByCity<CitySet>,
    /// The cities within so many links of each, for a quick look ahead.
    pub(crate) within: [ByCity<CitySet>; LONGEST + 2],
    /// The eight manufactories.
    pub manufactory: ByManufactory<ManufactoryTable>,
    /// A bound on what sales add to income, whatever the manufactories: with so many goods whose use costs no income,
    /// and so many of own posts.
    pub(crate) most_gain: Gain,
    /// A bound on what so many further cards of a route bring, by where own posts are and by the goods before them, for
    /// a quick look ahead.
    pub(crate) further: [[Gain<i16>; LONGEST + 1]; 3],
    /// No post brings less.
    pub(crate) least_income: u16,
    /// The 24 orders.
    pub order: ByOrder<OrderTable>,
    /// The four career cards.
    pub career: ByCareer<CareerTable>,
    /// Seals in phase 4 by rows covered, 0 to 5 (V-6.1).
    pub seals_per_turn: [u16; ROWS + 1],
    /// With fewer rows covered at the end a player is not ranked (V-8.2).
    pub x_rows: u8,
    /// Seals of a bonus card: for the first, and afterwards (V-7.1); variety has none here.
    pub bonus: ByBonus<[u16; 2]>,
    /// Seals for 0 to 11 different kinds (V-7.2).
    pub variety: [u16; 12],
    /// The two bonus cards of a first game (V-2.6).
    pub first_bonus: [Bonus; 2],
    /// V-9.1
    pub merchant_start: City,
    /// V-9.1
    pub merchant_ducats: u16,
    /// V-9.1
    pub merchant_seals: u16,
    /// V-9.3
    pub pirate_start: City,
    /// The price of moving the pirate with the most seals, the second most, the third and fourth most (V-9.3).
    pub pirate_price: [u16; 4],
    /// Ducats and seals of the parts A, B and C (V-10.1, V-10.2).
    pub special_part: [PartTable; 3],
    /// The price of each special order that is skipped (V-10.1).
    pub special_skip: u16,
    /// The four special orders.
    pub special: BySpecial<SpecialTable>,
}

/// Every career card has this many rows.
pub const ROWS: usize = 5;
/// No manufactory has more lines than this.
pub const LINES: usize = 4;

/// A city.
#[derive(Clone, Copy, Debug)]
pub struct CityTable {
    /// What is loaded there.
    pub good: Good,
    /// Prices of the posts by number of players (2, 3, 4), in the order in which they are bought; 0 where there is none
    /// (V-2.3).
    pub prices: [[u16; 4]; 3],
    /// What a post brings (V-4.7).
    pub income: u16,
    /// What a base post costs (V-3.2).
    pub harbour_fee: u16,
}

/// A manufactory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ManufactoryTable {
    /// What it makes.
    pub luxury: Luxury,
    /// Its lines; those beyond `count` are empty.
    pub lines: [Line; LINES],
    /// How many lines it has.
    pub count: u8,
}

/// An amount by the number of goods whose use costs no income, and of goods of own posts.
pub(crate) type Gain<N = u16> = [[N; LONGEST + 2]; LONGEST + 2];

/// Where on a way the next own post can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Posts {
    /// Next.
    Next,
    /// Not before the second city.
    Later,
    /// Nowhere.
    None,
}

/// A line of a manufactory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Line {
    /// What it uses up.
    pub goods: GoodSet,
    /// What it brings, in seals and in ducats (V-4.1).
    pub seals: u16,
}

/// An order; each half asks for goods or for a luxury.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct OrderTable {
    /// The upper half.
    pub upper: Wish,
    /// The lower half.
    pub lower: Wish,
}

/// What half an order asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Wish {
    /// Goods, wherever they lie (V-4.3).
    Goods(GoodSet),
    /// A luxury made for it (V-4.3).
    Luxury(Luxury),
}

impl OrderTable {
    /// What half of it asks for.
    #[inline]
    pub fn wish(&self, half: Half) -> Wish {
        if half == Half::Upper { self.upper } else { self.lower }
    }
}

/// A career card.
#[derive(Clone, Copy, Debug)]
pub struct CareerTable {
    /// From the bottom row to the top.
    pub privileges: [Privilege; ROWS],
    /// What may be used with so many rows covered: what is visible, and all of it by "any" (V-6.2).
    pub(crate) usable: [PrivilegeSet; ROWS + 1],
    /// The rows of the front and of the back, from the bottom to the top.
    pub rows: [[RowCost; ROWS]; 2],
}

/// What covering a row costs (V-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct RowCost {
    /// Different goods.
    pub goods: u8,
    /// Different luxuries.
    pub luxuries: u8,
    /// Ducats.
    pub ducats: u16,
}

/// Price and reward of a part of the special orders.
#[derive(Clone, Copy, Debug)]
pub struct PartTable {
    /// What it costs.
    pub ducats: u16,
    /// What it brings.
    pub seals: u16,
}

/// A special order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpecialTable {
    /// Part A: two goods.
    pub a: GoodSet,
    /// Part B: a luxury made of at least two goods.
    pub b: Luxury,
    /// Part C: a luxury and a good.
    pub c: (Luxury, Good),
}

components::printed! { Tables, include_str!("../../../../data/novgorod.toml"), file::File }
