//! The rows of the data file as they are written, and how they become [`Tables`].

use super::{
    CareerTable, CityTable, Gain, LINES, Line, ManufactoryTable, OrderTable, PartTable, Posts, ROWS, RowCost,
    SpecialTable, Tables, Wish, check,
};
use crate::pieces::*;
use crate::route::LONGEST;
use crate::sets::*;
use components::{Rows, Source, array, bad, instead, miscounted, twice, unknown, within, word, words};
use game::{BadData, Per};
use serde::Deserialize;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    start: Start,
    order_reward: OrderReward,
    city: Vec<CityRow>,
    link: Link,
    manufactory: Vec<ManufactoryRow>,
    order: Vec<OrderRow>,
    career: Careers,
    bonus: Bonuses,
    merchant: Merchant,
    pirate: Pirate,
    special: Specials,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    #[serde(default, rename = "source")]
    _source: Source,
    ducats: u16,
    speed: u8,
    orders_shown_extra: u8,
    orders_shown: u8,
    orders_in_progress: u8,
    order_price: u16,
    order_discount: u16,
    ship_price: ShipPrice,
    end_seals: u16,
    extra_income: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipPrice {
    #[serde(rename = "3")]
    three: u16,
    #[serde(rename = "4")]
    four: u16,
    #[serde(rename = "5")]
    five: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderReward {
    #[serde(default, rename = "source")]
    _source: Source,
    one_line: u16,
    both_lines_at_once: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    #[serde(default, rename = "source")]
    _source: Source,
    id: String,
    good: String,
    prices: Vec<u16>,
    income: u16,
    harbour_fee: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Link {
    #[serde(default, rename = "source")]
    _source: Source,
    chord: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ManufactoryRow {
    #[serde(default, rename = "source")]
    _source: Source,
    luxury: String,
    lines: Vec<LineRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRow {
    goods: Vec<String>,
    seals: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderRow {
    #[serde(default, rename = "source")]
    _source: Source,
    upper: Vec<String>,
    lower: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Careers {
    #[serde(default, rename = "source")]
    _source: Source,
    seals_per_turn: Vec<u16>,
    x_rows: u8,
    card: Vec<CareerRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CareerRow {
    #[serde(default, rename = "source")]
    _source: Source,
    number: u8,
    privileges: Vec<String>,
    front: Vec<Cost>,
    back: Vec<Cost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cost {
    #[serde(default)]
    goods: u8,
    #[serde(default)]
    luxuries: u8,
    #[serde(default)]
    ducats: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bonuses {
    #[serde(default, rename = "source")]
    _source: Source,
    eight_posts: BonusRow,
    five_cities: BonusRow,
    luxury_trader: BonusRow,
    three_orders: BonusRow,
    career: BonusRow,
    variety: Variety,
    first_game: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusRow {
    #[serde(default, rename = "source")]
    _source: Source,
    number: u8,
    high: u16,
    low: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Variety {
    #[serde(default, rename = "source")]
    _source: Source,
    number: u8,
    by_kinds: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Merchant {
    #[serde(default, rename = "source")]
    _source: Source,
    start: String,
    front_ducats: u16,
    back_seals: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pirate {
    #[serde(default, rename = "source")]
    _source: Source,
    start: String,
    move_price_by_rank: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Specials {
    #[serde(default, rename = "source")]
    _source: Source,
    a: PartRow,
    b: PartRow,
    c: PartRow,
    skip_price: u16,
    card: Vec<SpecialRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartRow {
    ducats: u16,
    seals: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialRow {
    #[serde(default, rename = "source")]
    _source: Source,
    a: Vec<String>,
    b: String,
    c: Vec<String>,
}

impl Rows for File {
    type Tables = Tables;

    fn tables(&self, fingerprint: u64) -> Result<Tables, BadData> {
        let (city, city_of) = self.cities()?;
        let manufactory = self.manufactories()?;
        let links = self.link.links()?;
        let incomes = || city.entries().iter().map(|city| city.income);
        let (least_income, most_income) = (incomes().min().unwrap_or(0), incomes().max().unwrap_or(0));
        let least_fee = city.entries().iter().map(|city| city.harbour_fee).min().unwrap_or(0);
        let most_gain = most_gain(&manufactory, least_income);
        Ok(Tables {
            fingerprint,
            start_ducats: self.start.ducats,
            start_speed: self.start.speed,
            orders_shown_extra: self.start.orders_shown_extra,
            orders_shown: self.start.orders_shown,
            orders_in_progress: self.start.orders_in_progress,
            order_price: self.start.order_price,
            order_discount: self.start.order_discount,
            ship_price: [self.start.ship_price.three, self.start.ship_price.four, self.start.ship_price.five],
            end_seals: self.start.end_seals,
            extra_income: self.start.extra_income,
            one_line: self.order_reward.one_line,
            both_lines: self.order_reward.both_lines_at_once,
            city,
            city_of,
            links,
            within: reached(&links),
            manufactory,
            most_gain,
            further: further(&most_gain, least_fee, most_income),
            least_income,
            order: self.orders()?,
            career: self.career.cards()?,
            seals_per_turn: array("[career] seals_per_turn", &self.career.seals_per_turn)?,
            x_rows: self.career.x_rows,
            bonus: self.bonus.values()?,
            variety: array("[bonus] variety", &self.bonus.variety.by_kinds)?,
            first_bonus: self.bonus.first_game()?,
            merchant_start: word("[merchant] start", &self.merchant.start)?,
            merchant_ducats: self.merchant.front_ducats,
            merchant_seals: self.merchant.back_seals,
            pirate_start: word("[pirate] start", &self.pirate.start)?,
            pirate_price: array("[pirate] move_price_by_rank", &self.pirate.move_price_by_rank)?,
            special_part: self.special.parts(),
            special_skip: self.special.skip_price,
            special: self.special.cards()?,
        })
    }

    fn check(&self, tables: &Tables) -> Result<(), BadData> {
        check::check(tables)
    }
}

impl File {
    /// V-2.1: the cities in the order of the ring, and the city of each good.
    fn cities(&self) -> Result<(ByCity<CityTable>, ByGood<City>), BadData> {
        let mut tables = Vec::new();
        let mut city_of = ByGood::all(None);
        for (at, city) in self.city.iter().enumerate() {
            let row = |column: &str| format!("[[city]] {} {column}", at + 1);
            let id: City = word(&row("id"), &city.id)?;
            if let Some(&expected) = City::ALL.get(at)
                && id != expected
            {
                // The rows run round the ring.
                return instead(&row("id"), expected, id);
            }
            let good = word(&row("good"), &city.good)?;
            if let Some(other) = city_of[good].replace(id) {
                return bad!(
                    &row("good"),
                    "wrong-novgorod-good",
                    "{good} is loaded in {city} already",
                    good = good,
                    city = other
                );
            }
            let prices = prices(&array(&row("prices"), &city.prices)?);
            tables.push(CityTable { good, prices, income: city.income, harbour_fee: city.harbour_fee });
        }
        let tables = Per::new(array("[[city]]", &tables)?);
        Ok((tables, Per::new(city_of.entries().map(|city| city.expect("eight cities have eight goods")))))
    }

    fn manufactories(&self) -> Result<ByManufactory<ManufactoryTable>, BadData> {
        let mut tables = Vec::new();
        for (at, manufactory) in self.manufactory.iter().enumerate() {
            let row = |column: &str| format!("[[manufactory]] {} {column}", at + 1);
            let count = manufactory.lines.len();
            within(&row("lines"), count, 1..=LINES)?;
            let mut lines = [Line { goods: GoodSet::NONE, seals: 0 }; LINES];
            for (number, (line, written)) in (1..).zip(lines.iter_mut().zip(&manufactory.lines)) {
                *line = Line { goods: goods(&row(&format!("line {number}")), &written.goods)?, seals: written.seals };
            }
            let luxury = word(&row("luxury"), &manufactory.luxury)?;
            tables.push(ManufactoryTable { luxury, lines, count: count as u8 });
        }
        Ok(Per::new(array("[[manufactory]]", &tables)?))
    }

    fn orders(&self) -> Result<ByOrder<OrderTable>, BadData> {
        let mut tables = Vec::new();
        for (at, order) in self.order.iter().enumerate() {
            let wish = |half: Half, texts| wish(&format!("[[order]] {} {half}", at + 1), texts);
            tables
                .push(OrderTable { upper: wish(Half::Upper, &order.upper)?, lower: wish(Half::Lower, &order.lower)? });
        }
        Ok(Per::new(array("[[order]]", &tables)?))
    }
}

/// The cities within 0, 1, 2 links of each, and so on.
fn reached(links: &ByCity<CitySet>) -> [ByCity<CitySet>; LONGEST + 2] {
    let mut within = [Per::new(City::ALL.map(CitySet::only)); LONGEST + 2];
    for far in 1..within.len() {
        for city in City::ALL {
            let nearer = within[far - 1][city];
            within[far][city] = nearer.iter().fold(nearer, |all, it| all.or(links[it]));
        }
    }
    within
}

/// For each number of goods without income, and of own posts that bring this much at least, the most that sales add, if
/// every line could be had as often as one likes.
fn most_gain(manufactories: &ByManufactory<ManufactoryTable>, income: u16) -> Gain {
    let mut most = [[0; LONGEST + 2]; LONGEST + 2];
    for (free, own) in (0..LONGEST + 2).flat_map(|free| (0..LONGEST + 2).map(move |own| (free, own))) {
        for line in manufactories.entries().iter().flat_map(|it| it.lines[..usize::from(it.count)].iter()) {
            let goods = line.goods.len();
            for lost in goods.saturating_sub(free)..=goods.min(own) {
                let before = most[free - (goods - lost)][own - lost];
                let gain = (before + line.seals).saturating_sub(lost as u16 * income);
                most[free][own] = most[free][own].max(gain);
            }
        }
    }
    most
}

/// For each number of further cards, and of goods before them, the most that the cards can bring together, by income
/// less fees and by sales; the first of them may be an own post, or only a later one, or none.
fn further(gain: &Gain, least_fee: u16, most_income: u16) -> [[Gain<i16>; LONGEST + 1]; 3] {
    let most = |least_base: usize, cards: usize, free: usize, own: usize| {
        let split = |base: usize| {
            let posts = cards - base;
            let sales = gain[(free + base).min(LONGEST + 1)][(own + posts).min(LONGEST + 1)];
            posts as i16 * most_income as i16 - base as i16 * least_fee as i16 + sales as i16
        };
        (least_base.min(cards)..=cards).map(split).max().expect("a split")
    };
    [Posts::Next, Posts::Later, Posts::None].map(|posts| {
        std::array::from_fn(|cards| {
            let least_base = [0, 1, cards][posts as usize];
            std::array::from_fn(|free| std::array::from_fn(|own| most(least_base, cards, free, own)))
        })
    })
}

impl Link {
    /// V-2.1: every city is linked with the two beside it in the ring; two cities are linked besides.
    fn links(&self) -> Result<ByCity<CitySet>, BadData> {
        let row = "[link] chord";
        let mut links = ByCity::all(CitySet::NONE);
        for (at, city) in City::ALL.into_iter().enumerate() {
            for step in [1, City::COUNT - 1] {
                links[city] = links[city].with(City::ALL[(at + step) % City::COUNT]);
            }
        }
        let [from, to]: [City; 2] = array(row, &words(row, &self.chord)?)?;
        if from == to || links[from].has(to) {
            return bad!(row, "wrong-novgorod-link", "{from} and {to} are not across the ring", from = from, to = to);
        }
        links[from] = links[from].with(to);
        links[to] = links[to].with(from);
        Ok(links)
    }
}

impl Careers {
    /// The cards by their number.
    fn cards(&self) -> Result<ByCareer<CareerTable>, BadData> {
        let mut tables = ByCareer::all(None);
        for (at, card) in self.card.iter().enumerate() {
            let row = format!("[[career.card]] {} number", at + 1);
            let number = usize::from(card.number);
            within(&row, number, 1..=Career::COUNT)?;
            if tables[Career::ALL[number - 1]].replace(card.table()?).is_some() {
                return twice(&row, number);
            }
        }
        let tables: Vec<CareerTable> = tables.entries().iter().flatten().copied().collect();
        Ok(Per::new(array("[[career.card]]", &tables)?))
    }
}

impl CareerRow {
    fn table(&self) -> Result<CareerTable, BadData> {
        let row = |column: &str| format!("[[career.card]] {} {column}", self.number);
        let costs = |column, costs: &[Cost]| -> Result<[RowCost; ROWS], BadData> {
            array(&row(column), &costs.iter().map(Cost::get).collect::<Vec<_>>())
        };
        let privileges: [Privilege; ROWS] = array(&row("privileges"), &words(&row("privileges"), &self.privileges)?)?;
        let usable = |rows: usize| match privileges[rows..].contains(&Privilege::Any) {
            true => PrivilegeSet::ALL,
            false => privileges[rows..].iter().copied().collect(),
        };
        Ok(CareerTable {
            privileges,
            usable: std::array::from_fn(usable),
            rows: [costs("front", &self.front)?, costs("back", &self.back)?],
        })
    }
}

impl Cost {
    fn get(&self) -> RowCost {
        RowCost { goods: self.goods, luxuries: self.luxuries, ducats: self.ducats }
    }
}

impl Bonuses {
    /// The two values of each card; variety has none. Their numbers serve for checking that no card stands there twice.
    fn values(&self) -> Result<ByBonus<[u16; 2]>, BadData> {
        let mut values = ByBonus::all([0; 2]);
        let mut seen = [false; Bonus::COUNT];
        for bonus in Bonus::ALL {
            let row = match bonus {
                Bonus::EightPosts => Some(&self.eight_posts),
                Bonus::FiveCities => Some(&self.five_cities),
                Bonus::LuxuryTrader => Some(&self.luxury_trader),
                Bonus::ThreeOrders => Some(&self.three_orders),
                Bonus::Career => Some(&self.career),
                Bonus::Variety => None,
            };
            if let Some(row) = row {
                values[bonus] = [row.high, row.low];
            }
            let number = usize::from(row.map_or(self.variety.number, |row| row.number));
            let row = format!("[bonus] {} number", key(bonus));
            within(&row, number, 1..=Bonus::COUNT)?;
            if std::mem::replace(&mut seen[number - 1], true) {
                return twice(&row, number);
            }
        }
        Ok(values)
    }

    fn first_game(&self) -> Result<[Bonus; 2], BadData> {
        let row = "[bonus] first_game";
        let named = |text: &String| {
            let bonus = Bonus::ALL.into_iter().find(|&bonus| key(bonus) == *text);
            bonus.map_or_else(|| unknown(row, text), Ok)
        };
        let pair: [Bonus; 2] = array(row, &self.first_game.iter().map(named).collect::<Result<Vec<_>, _>>()?)?;
        if pair[0] == pair[1] { twice(row, key(pair[0])) } else { Ok(pair) }
    }
}

impl Specials {
    fn parts(&self) -> [PartTable; 3] {
        [&self.a, &self.b, &self.c].map(|part| PartTable { ducats: part.ducats, seals: part.seals })
    }

    fn cards(&self) -> Result<BySpecial<SpecialTable>, BadData> {
        let mut tables = Vec::new();
        for (at, card) in self.card.iter().enumerate() {
            let row = |part: Part| format!("[[special.card]] {} {part}", at + 1);
            let [luxury, good] = card.c.as_slice() else {
                return miscounted(&row(Part::C), 2, card.c.len());
            };
            if card.a.len() != 2 {
                return miscounted(&row(Part::A), 2, card.a.len());
            }
            tables.push(SpecialTable {
                a: goods(&row(Part::A), &card.a)?,
                b: word(&row(Part::B), &card.b)?,
                c: (word(&row(Part::C), luxury)?, word(&row(Part::C), good)?),
            });
        }
        Ok(Per::new(array("[[special.card]]", &tables)?))
    }
}

/// V-2.3: the posts for 2, 3 and 4 players, the cheapest first; `written` has the dear one first.
fn prices(&[dear, middle, other_middle, cheap]: &[u16; 4]) -> [[u16; 4]; 3] {
    [[cheap, middle, 0, 0], [cheap, middle, dear, 0], [cheap, other_middle, middle, dear]]
}

/// The key of a bonus card in the file, where words are joined as in all other keys.
pub fn key(bonus: Bonus) -> String {
    bonus.word().replace('-', "_")
}

/// A line of an order.
fn wish(row: &str, texts: &[String]) -> Result<Wish, BadData> {
    let luxuries: Vec<Luxury> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    match (luxuries.as_slice(), texts.len()) {
        ([], _) => Ok(Wish::Goods(goods(row, texts)?)),
        (&[luxury], 1) => Ok(Wish::Luxury(luxury)),
        _ => check::order_line(row),
    }
}

/// Goods, each named once.
fn goods(row: &str, texts: &[String]) -> Result<GoodSet, BadData> {
    let mut goods = GoodSet::NONE;
    for good in words(row, texts)? {
        if goods.has(good) {
            return twice(row, good);
        }
        goods = goods.with(good);
    }
    Ok(goods)
}
