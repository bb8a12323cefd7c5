//! What is printed on the components: `data/noria.toml`, read once, checked, and laid out for quick answers.

mod check;
mod file;

pub(crate) use check::DEAREST;

use crate::payment::{CoinSet, Price};
use crate::pieces::*;
use crate::wheel::Hole;

/// One for each number of players.
#[derive(Clone, Copy, Debug)]
pub struct BySeats<T>([T; 3]);

impl<T: Copy> BySeats<T> {
    /// For two, three or four.
    #[inline]
    pub fn of(&self, seats: u8) -> T {
        self.0[(seats - 2) as usize]
    }
}

/// The longest game has this many rounds.
pub const MOST_ROUNDS: u8 = 16;

/// Everything that is printed.
#[derive(Debug)]
pub struct Tables {
    fingerprint: u64,
    /// How many rounds a game has (N-4.2).
    pub rounds: BySeats<u8>,
    /// Night Shift and Modification cost 1 more from this round on (N-5.3).
    pub dearer_influence: BySeats<u8>,
    /// The price of Intrigue in each round, counted from 1 (N-7.1).
    pub intrigue: BySeats<[u8; MOST_ROUNDS as usize + 1]>,
    /// How many islands are used (N-2.1).
    pub islands_in_play: BySeats<u8>,
    /// A chamber's value with 0 to 4 politicians seated (N-7.2).
    pub chamber: ByChamber<[u8; 5]>,
    /// The four paths (N-6.4).
    pub path: ByPath<PathTable>,
    /// Knowledge in Administration with 0 to 7 factories built (N-8.1).
    pub factory_knowledge: [u8; 8],
    /// What a unit of a good costs to produce (N-6.9).
    pub good: ByGood<ByResource<u8>>,
    /// How many ships of each kind the box holds (N-2.8).
    pub ships: ByResource<u8>,
    /// How many warehouses of each kind the box holds (N-2.8).
    pub warehouses: ByGood<u8>,
    /// How many discs of each type lie on the market at first (N-2.3).
    pub discs_on_market: BySeats<u8>,
    /// The prices of the market's lower spaces (N-2.3).
    pub market_prices: [u8; 4],
    /// What lies on the lower spaces in a first game (N-2.3).
    pub first_market: [Kind; 4],
    /// Knowledge for a simple good on the black market (N-6.11).
    pub simple_good: u8,
    /// Knowledge for a complex good on the black market (N-6.11).
    pub complex_good: u8,
    /// Knowledge for a resource on the black market (N-6.11).
    pub knowledge_per_resource: u8,
    /// The holes of City, Journey and Tool in the first wheel (N-2.5).
    pub start_discs: [(Kind, Hole); 3],
    /// The holes of the three resource discs in the first wheel (N-2.5).
    pub start_resources: [Hole; 3],
    /// The nine islands (N-2.1).
    pub island: ByIsland<IslandTable>,
}

/// The nine levels of a path, and how to pay for them.
#[derive(Clone, Copy, Debug)]
pub struct PathTable {
    /// The price of levels 1 to 9, at those places.
    pub price: [u8; 10],
    /// Whether at least two kinds must be mixed.
    pub mixed: [bool; 10],
    /// What the price is paid in.
    pub pay: CoinSet,
}

impl PathTable {
    /// What level `level` costs.
    #[inline]
    pub fn level(&self, level: u8) -> Price {
        let at = usize::from(level);
        Price { count: self.price[at], mixed: self.mixed[at], kinds: self.pay }
    }
}

/// One island.
#[derive(Clone, Copy, Debug)]
pub struct IslandTable {
    /// The ship spaces: how many more or fewer ships than players; `None` where there is no space for that kind.
    pub ships: ByResource<Option<i8>>,
    /// The building spaces: which warehouses, and how many.
    pub spaces: [(Good, u8); Space::COUNT],
}

impl IslandTable {
    /// N-6.6: players+1, players-1 or players-2 ships on a space, at least 1.
    pub fn ships(&self, seats: u8) -> ByResource<u8> {
        let mut ships = ByResource::all(0);
        for resource in Resource::ALL {
            if let Some(more) = self.ships[resource] {
                ships[resource] = seats.saturating_add_signed(more).max(1);
            }
        }
        ships
    }
}

components::printed! { Tables, include_str!("../../../../data/noria.toml"), file::File }
