//! The cards and places of the game, each with its word.

use game::Per;

game::words! {
    /// The eight cities, clockwise round the ring.
    pub enum City {
        London = "london", Bergen = "bergen", Visby = "visby", Novgorod = "novgorod",
        Riga = "riga", Danzig = "danzig", Luebeck = "luebeck", Antwerp = "antwerp",
    }
}

game::words! {
    /// What is loaded in the cities, one in each.
    pub enum Good {
        Cloth = "cloth", Fish = "fish", Glass = "glass", Fur = "fur",
        Grain = "grain", Amber = "amber", Salt = "salt", Fabrics = "fabrics",
    }
}

game::words! {
    /// What manufactories make of goods.
    pub enum Luxury { Provisions = "provisions", Clothing = "clothing", Jewellery = "jewellery" }
}

game::words! {
    /// The eight manufactories, in the order of the data file.
    pub enum Manufactory {
        One = "manufactory1", Two = "manufactory2", Three = "manufactory3", Four = "manufactory4",
        Five = "manufactory5", Six = "manufactory6", Seven = "manufactory7", Eight = "manufactory8",
    }
}

game::words! {
    /// What a career row gives until it is covered.
    pub enum Privilege { Speed = "speed", Income = "income", Order = "order", Seal = "seal", Any = "any" }
}

game::words! {
    /// The four career cards, by their number.
    pub enum Career { One = "career1", Two = "career2", Three = "career3", Four = "career4" }
}

game::words! {
    /// The two sides of a card.
    pub enum Side { Front = "front", Back = "back" }
}

game::words! {
    /// The six bonus cards.
    pub enum Bonus {
        EightPosts = "eight-posts", FiveCities = "five-cities", LuxuryTrader = "luxury-trader",
        ThreeOrders = "three-orders", Career = "career", Variety = "variety",
    }
}

game::words! {
    /// The two halves of an order.
    pub enum Half { Upper = "upper", Lower = "lower" }
}

game::words! {
    /// The four special orders, in the order of the data file.
    pub enum Special { One = "special1", Two = "special2", Three = "special3", Four = "special4" }
}

game::words! {
    /// Which part of a special order shows.
    pub enum Part { A = "a", B = "b", C = "c" }
}

/// One for each city.
pub type ByCity<T> = Per<City, T, { City::COUNT }>;
/// One for each good.
pub type ByGood<T> = Per<Good, T, { Good::COUNT }>;
/// One for each manufactory.
pub type ByManufactory<T> = Per<Manufactory, T, { Manufactory::COUNT }>;
/// One for each career card.
pub type ByCareer<T> = Per<Career, T, { Career::COUNT }>;
/// One for each bonus card.
pub type ByBonus<T> = Per<Bonus, T, { Bonus::COUNT }>;
/// One for each special order.
pub type BySpecial<T> = Per<Special, T, { Special::COUNT }>;

/// One of the 24 orders, numbered as in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(u8);

impl Order {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// All of them, in order.
    pub const ALL: [Order; Order::COUNT] = {
        let mut all = [Order(0); Order::COUNT];
        let mut at = 0;
        while at < Order::COUNT {
            all[at] = Order(at as u8);
            at += 1;
        }
        all
    };

    /// The order with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such order.
    pub fn new(index: usize) -> Order {
        assert!(index < Order::COUNT, "there are 24 orders");
        Order(index as u8)
    }
}

impl game::Key for Order {
    const KEYS: &'static [Order] = &Order::ALL;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

game::json_word!(Order);

impl std::fmt::Display for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "order{}", self.0 + 1)
    }
}

/// Its word, as in sets of orders.
impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Order {
    type Err = game::BadNotation;

    fn from_str(text: &str) -> Result<Order, game::BadNotation> {
        Order::ALL.into_iter().find(|it| it.to_string() == text).ok_or_else(|| game::BadNotation(text.into()))
    }
}

/// One for each order.
pub type ByOrder<T> = Per<Order, T, { Order::COUNT }>;
