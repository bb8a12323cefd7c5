//! The cities and who visits them.

use crate::pieces::*;
use crate::sets::CitySet;
use crate::state::Novgorod;
use crate::tables::{LINES, Line};
use game::{Seat, SeatSet};

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct CityView {
    /// What is loaded there.
    pub good: Good,
    /// Its neighbours now (V-2.1, V-9.4).
    pub neighbours: CitySet,
    /// Whether the pirate's back lies on it: it cannot be visited, and its neighbours are neighbours of each other
    /// (V-9.4).
    pub closed: bool,
    /// Its manufactory, once drawn.
    pub manufactory: Option<ManufactoryView>,
    /// What the next post costs; `None` when there is none left.
    pub next_price: Option<u16>,
    /// What a post brings (V-4.7).
    pub income: u16,
    /// What a base post costs (V-3.2).
    pub harbour_fee: u16,
    /// Who has a post there.
    pub owners: SeatSet,
}

/// A manufactory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct ManufactoryView {
    /// Which.
    pub manufactory: Manufactory,
    /// What it makes.
    pub luxury: Luxury,
    /// What its lines use and bring (V-4.1), from the top; none after the last.
    #[cfg_attr(feature = "json", serde(serialize_with = "there_are"), schemars(with = "Vec<Line>"))]
    pub lines: [Option<Line>; LINES],
}

/// The lines that there are, as a list.
#[cfg(feature = "json")]
fn there_are<S: serde::Serializer>(lines: &[Option<Line>; LINES], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(lines.iter().flatten())
}

/// The merchant or the pirate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Visitor {
    /// Where it is.
    pub city: City,
    /// The side that shows.
    pub side: Side,
}

impl Novgorod {
    pub(crate) fn city_view(&self, city: City) -> CityView {
        let table = &self.tables().city[city];
        let owns = |seat: &Seat| self.player[*seat].posts.has(city);
        let owners: SeatSet = Seat::first(self.rules.seats).filter(owns).collect();
        let closed = self.closed_city() == Some(city);
        CityView {
            good: table.good,
            neighbours: if closed { CitySet::NONE } else { self.links(city) },
            closed,
            manufactory: self.manufactory[city].map(|manufactory| {
                let table = &self.tables().manufactory[manufactory];
                let lines = std::array::from_fn(|line| (line < table.count.into()).then_some(table.lines[line]));
                ManufactoryView { manufactory, luxury: table.luxury, lines }
            }),
            next_price: (owners.len() < usize::from(self.rules.seats)).then(|| self.post_price(city)),
            income: table.income,
            harbour_fee: table.harbour_fee,
            owners,
        }
    }
}
