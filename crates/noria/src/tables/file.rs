//! The rows of the data file as they are written, and how they become [`Tables`].

use super::{BySeats, IslandTable, MOST_ROUNDS, PathTable, Tables, check};
use crate::payment::CoinSet;
use crate::pieces::*;
use crate::wheel::Hole;
use components::{PerSeats, Rows, Source, all, array, bad, missing, only_known, within, word, words};
use game::{BadData, Per};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Display;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    rounds: Rounds,
    intrigue: Intrigue,
    islands_in_play: InPlay,
    chamber: BTreeMap<String, Row>,
    path: BTreeMap<String, PathRow>,
    factory: Factory,
    good: BTreeMap<String, Row>,
    supply: Supply,
    market: Market,
    black_market: BlackMarket,
    start_wheel: StartWheel,
    island: Vec<IslandRow>,
}

/// A list of numbers, or the source of the rows beside it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Row {
    Numbers(Vec<u8>),
    Source(#[allow(dead_code)] String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rounds {
    #[serde(default, rename = "source")]
    _source: Source,
    count: PerSeats,
    dearer_influence: PerSeats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Intrigue {
    #[serde(default, rename = "source")]
    _source: Source,
    cog_spaces: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InPlay {
    #[serde(default, rename = "source")]
    _source: Source,
    count: PerSeats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PathRow {
    #[serde(default, rename = "source")]
    _source: Source,
    price: Vec<u8>,
    mixed: Vec<bool>,
    pay: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Factory {
    #[serde(default, rename = "source")]
    _source: Source,
    knowledge: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supply {
    #[serde(default, rename = "source")]
    _source: Source,
    ships: BTreeMap<String, u8>,
    warehouses: BTreeMap<String, u8>,
    discs: BTreeMap<String, u8>,
    discs_on_market: PerSeats,
    factories: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Market {
    #[serde(default, rename = "source")]
    _source: Source,
    prices: Vec<u8>,
    first_game: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlackMarket {
    #[serde(default, rename = "source")]
    _source: Source,
    simple_good: u8,
    complex_good: u8,
    knowledge_per_resource: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartWheel {
    #[serde(default, rename = "source")]
    _source: Source,
    small: BTreeMap<String, String>,
    medium: BTreeMap<String, String>,
    large: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IslandRow {
    #[serde(default, rename = "source")]
    _source: Source,
    ships: BTreeMap<String, i8>,
    spaces: Vec<(String, u8)>,
}

impl Rows for File {
    type Tables = Tables;

    fn tables(&self, fingerprint: u64) -> Result<Tables, BadData> {
        let (start_discs, start_resources) = self.start_wheel.holes()?;
        let mut chamber = ByChamber::all([0; 5]);
        for which in Chamber::ALL {
            let row = format!("[chamber] {which}");
            chamber[which] = array(&row, numbers(&self.chamber, &row, which)?)?;
        }
        only_known::<Chamber>("[chamber]", self.chamber.keys())?;
        let mut good = ByGood::all(ByResource::all(0));
        for which in Good::ALL {
            let row = format!("[good] {which}");
            good[which] = Per::new(array(&row, numbers(&self.good, &row, which)?)?);
        }
        only_known::<Good>("[good]", self.good.keys())?;
        within("[supply] factories", self.supply.factories, 7..=7)?;
        Ok(Tables {
            fingerprint,
            rounds: BySeats(self.rounds.count.numbers()),
            dearer_influence: BySeats(self.rounds.dearer_influence.numbers()),
            intrigue: self.intrigue.prices(self.rounds.count)?,
            islands_in_play: BySeats(self.islands_in_play.count.numbers()),
            chamber,
            path: self.paths()?,
            factory_knowledge: array("[factory] knowledge", &self.factory.knowledge)?,
            good,
            ships: all("[supply] ships", &self.supply.ships)?,
            warehouses: all("[supply] warehouses", &self.supply.warehouses)?,
            discs_on_market: BySeats(self.supply.discs_on_market.numbers()),
            market_prices: array("[market] prices", &self.market.prices)?,
            first_market: array("[market] first_game", &words("[market] first_game", &self.market.first_game)?)?,
            simple_good: self.black_market.simple_good,
            complex_good: self.black_market.complex_good,
            knowledge_per_resource: self.black_market.knowledge_per_resource,
            start_discs,
            start_resources,
            island: self.islands()?,
        })
    }

    fn check(&self, tables: &Tables) -> Result<(), BadData> {
        check::check(tables, &self.supply.discs()?)
    }
}

impl File {
    fn paths(&self) -> Result<ByPath<PathTable>, BadData> {
        only_known::<Path>("[path]", self.path.keys())?;
        let mut paths = ByPath::all(PathTable { price: [0; 10], mixed: [false; 10], pay: CoinSet::NONE });
        for which in Path::ALL {
            let row = |column: &str| format!("[path.{which}] {column}");
            let Some(path) = self.path.get(which.word()) else { return missing(&format!("[path.{which}]")) };
            let price: [u8; 9] = array(&row("price"), &path.price)?;
            let mixed: [bool; 9] = array(&row("mixed"), &path.mixed)?;
            paths[which].price[1..].copy_from_slice(&price);
            paths[which].mixed[1..].copy_from_slice(&mixed);
            paths[which].pay = words(&row("pay"), &path.pay)?.into_iter().collect();
        }
        Ok(paths)
    }

    fn islands(&self) -> Result<ByIsland<IslandTable>, BadData> {
        let mut tables = Vec::new();
        for (at, island) in self.island.iter().enumerate() {
            let row = |column: &str| format!("[[island]] {} {column}", at + 1);
            let mut ships = ByResource::all(None);
            for (kind, &more) in &island.ships {
                if ![1, -1, -2].contains(&more) {
                    return bad!(&row("ships"), "wrong-noria-ship", "a ship space is 1, -1 or -2");
                }
                ships[word(&row("ships"), kind)?] = Some(more);
            }
            let mut spaces = Vec::new();
            for (good, count) in &island.spaces {
                within(&row("spaces"), *count, 1..=2)?;
                spaces.push((word(&row("spaces"), good)?, *count));
            }
            tables.push(IslandTable { ships, spaces: array(&row("spaces"), &spaces)? });
        }
        Ok(Per::new(array("[[island]]", &tables)?))
    }
}

impl Intrigue {
    /// N-7.1: with R rounds, in round r the space R-r+1 and all below it are uncovered; spaces are counted from the
    /// top.
    fn prices(&self, rounds: PerSeats) -> Result<BySeats<[u8; MOST_ROUNDS as usize + 1]>, BadData> {
        self.cog_spaces.iter().try_for_each(|&space| within("[intrigue] cog_spaces", space, 1..=MOST_ROUNDS))?;
        let price = |count: u8, round: u8| {
            let uncovered = (count + 1).saturating_sub(round);
            self.cog_spaces.iter().filter(|&&space| space >= uncovered).count() as u8
        };
        Ok(BySeats(rounds.numbers().map(|count| std::array::from_fn(|round| price(count, round as u8)))))
    }
}

impl Supply {
    fn discs(&self) -> Result<ByKind<u8>, BadData> {
        all("[supply] discs", &self.discs)
    }
}

impl StartWheel {
    /// The holes of City, Journey and Tool, and of the three resources.
    #[allow(clippy::type_complexity)]
    fn holes(&self) -> Result<([(Kind, Hole); 3], [Hole; 3]), BadData> {
        let mut discs = Vec::new();
        let mut resources = Vec::new();
        for (ring, holes) in Ring::ALL.into_iter().zip([&self.small, &self.medium, &self.large]) {
            let row = format!("[start_wheel] {ring}");
            for (number, disc) in holes {
                let hole = word(&row, &format!("{ring}{number}"))?;
                match disc.as_str() {
                    "resource" => resources.push(hole),
                    _ => discs.push((word(&row, disc)?, hole)),
                }
            }
        }
        discs.sort();
        let kinds: Vec<Kind> = discs.iter().map(|&(kind, _)| kind).collect();
        if kinds != [Kind::City, Kind::Journey, Kind::Tool] {
            return bad!("[start_wheel]", "wrong-noria-wheel", "city, journey and tool stand there once each");
        }
        Ok((array("[start_wheel]", &discs)?, array("[start_wheel] resource", &resources)?))
    }
}

fn numbers<'a>(rows: &'a BTreeMap<String, Row>, row: &str, which: impl Display) -> Result<&'a [u8], BadData> {
    match rows.get(&which.to_string()) {
        Some(Row::Numbers(numbers)) => Ok(numbers),
        _ => bad!(row, "wrong-noria-numbers", "a list of numbers is expected"),
    }
}
