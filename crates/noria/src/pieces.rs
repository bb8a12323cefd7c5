//! The pieces and places of the game, each with its word.

use game::{BadNotation, Key, Per};
use std::fmt;

game::words! {
    /// What ships bring and almost everything costs.
    pub enum Resource { Energy = "energy", Mycelium = "mycelium", Obsidian = "obsidian" }
}

game::words! {
    /// What factories' warehouses hold: three simple goods and two complex ones.
    pub enum Good { Propeller = "propeller", Sail = "sail", Compass = "compass", Lamp = "lamp", Piston = "piston" }
}

game::words! {
    /// Anything a price can be paid in, resources first.
    pub enum Coin {
        Energy = "energy", Mycelium = "mycelium", Obsidian = "obsidian",
        Propeller = "propeller", Sail = "sail", Compass = "compass", Lamp = "lamp", Piston = "piston",
    }
}

game::words! {
    /// The seven types of disc.
    pub enum Kind {
        Energy = "energy", Mycelium = "mycelium", Obsidian = "obsidian",
        City = "city", Journey = "journey", Tool = "tool", Bonus = "bonus",
    }
}

game::words! {
    /// The four projects of the town hall.
    pub enum Path {
        Refinement = "refinement", Settlement = "settlement", Exploration = "exploration", Research = "research",
    }
}

game::words! {
    /// The six chambers: one for each path, then the two that score the highest and the lowest representative.
    pub enum Chamber {
        Refinement = "refinement", Settlement = "settlement", Exploration = "exploration", Research = "research",
        Specialization = "specialization", Division = "division",
    }
}

game::words! {
    /// The three rings of a wheel.
    pub enum Ring { Small = "small", Medium = "medium", Large = "large" }
}

game::words! {
    /// The nine flying islands, in the order of the data file.
    pub enum Island {
        One = "island1", Two = "island2", Three = "island3", Four = "island4", Five = "island5",
        Six = "island6", Seven = "island7", Eight = "island8", Nine = "island9",
    }
}

game::words! {
    /// The building spaces of an island.
    pub enum Space { A = "a", B = "b", C = "c", D = "d" }
}

game::words! {
    /// The printings differ in the Bonus disc and in Inspection (N-3.5, N-3.6, N-6.10).
    pub enum Edition { Second = "second", First = "first" }
}

game::set! {
    /// A set of islands.
    pub struct IslandSet(u16) of Island;
}

/// One for each resource.
pub type ByResource<T> = Per<Resource, T, { Resource::COUNT }>;
/// One for each good.
pub type ByGood<T> = Per<Good, T, { Good::COUNT }>;
/// One for each coin.
pub type ByCoin<T> = Per<Coin, T, { Coin::COUNT }>;
/// One for each type of disc.
pub type ByKind<T> = Per<Kind, T, { Kind::COUNT }>;
/// One for each path.
pub type ByPath<T> = Per<Path, T, { Path::COUNT }>;
/// One for each chamber.
pub type ByChamber<T> = Per<Chamber, T, { Chamber::COUNT }>;
/// One for each building space of an island.
pub type BySpace<T> = Per<Space, T, { Space::COUNT }>;
/// One for each island.
pub type ByIsland<T> = Per<Island, T, { Island::COUNT }>;

impl Coin {
    /// The resource it is, or the good.
    #[inline]
    pub fn sort(self) -> Result<Resource, Good> {
        let at = self as usize;
        if at < Resource::COUNT { Ok(Resource::ALL[at]) } else { Err(Good::ALL[at - Resource::COUNT]) }
    }
}

impl From<Resource> for Coin {
    #[inline]
    fn from(resource: Resource) -> Coin {
        Coin::ALL[resource as usize]
    }
}

impl From<Good> for Coin {
    #[inline]
    fn from(good: Good) -> Coin {
        Coin::ALL[Resource::COUNT + good as usize]
    }
}

impl Good {
    /// Simple goods are for Exploration, complex ones for Research.
    #[inline]
    pub fn is_simple(self) -> bool {
        self <= Good::Compass
    }
}

impl Kind {
    /// The resource a disc of this type brings, if it is a resource disc.
    #[inline]
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self as usize).copied()
    }

    /// The four types that cost something on the market.
    pub const PRICED: [Kind; 4] = [Kind::City, Kind::Journey, Kind::Tool, Kind::Bonus];

    /// The six discs everyone begins with.
    pub const STARTING: [Kind; 6] =
        [Kind::Energy, Kind::Mycelium, Kind::Obsidian, Kind::City, Kind::Journey, Kind::Tool];
}

impl Path {
    /// The chamber that values this path.
    #[inline]
    pub fn chamber(self) -> Chamber {
        Chamber::ALL[self as usize]
    }
}

/// Everyone has seven factories (N-2.4).
pub const FACTORIES: u8 = 7;

/// The levels of a path above the cave (N-6.4).
pub const LEVELS: u8 = 9;

/// A disc, on its normal or its upgraded side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Disc {
    /// Its type.
    pub kind: Kind,
    /// Which side is up.
    pub upgraded: bool,
}

impl Disc {
    /// Discs always enter a wheel normal side up (N-2.5).
    pub const fn normal(kind: Kind) -> Disc {
        Disc { kind, upgraded: false }
    }
}

impl fmt::Debug for Disc {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `city`, or `city+` if it is upgraded.
impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.kind, if self.upgraded { "+" } else { "" })
    }
}

/// The order of the three resource discs in the three free holes of the first wheel (N-2.5), one of six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(u8);

impl Order {
    /// All six.
    pub const ALL: [Order; 6] = [Order(0), Order(1), Order(2), Order(3), Order(4), Order(5)];

    /// The discs from the first hole to the last.
    pub fn kinds(self) -> [Kind; 3] {
        use Kind::{Energy as E, Mycelium as M, Obsidian as O};
        [[E, M, O], [E, O, M], [M, E, O], [M, O, E], [O, E, M], [O, M, E]][self.0 as usize]
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

game::json_word!(Order);

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [first, second, third] = self.kinds();
        write!(f, "{first}-{second}-{third}")
    }
}

impl std::str::FromStr for Order {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Order, BadNotation> {
        Order::ALL.into_iter().find(|order| order.to_string() == text).ok_or_else(|| BadNotation(text.into()))
    }
}

impl Key for Order {
    const KEYS: &'static [Order] = &Order::ALL;

    fn index(self) -> usize {
        self.0 as usize
    }
}
