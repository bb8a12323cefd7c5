//! The route of the turn: cards from the ship to the right, and which of them are still unused (V-3).

use crate::pieces::{ByCity, City};
use crate::sets::CitySet;

/// No route is longer: speed 5 and the privilege.
pub const LONGEST: usize = 6;

/// A card of the route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Card {
    /// An own post of this city.
    Own(City),
    /// The base post of this city, for a fee (V-3.2).
    Base(City),
    /// The own post whose good is in the hold (V-3.4).
    Held(City),
    /// A post laid face down for the manufactory of the city before it (V-3.3).
    Placeholder {
        /// The city whose manufactory it carries.
        city: City,
        /// The post that lies there.
        post: City,
    },
}

impl Card {
    /// The city that is visited, unless it is a placeholder.
    #[inline]
    pub fn visits(self) -> Option<City> {
        match self {
            Card::Own(city) | Card::Base(city) | Card::Held(city) => Some(city),
            Card::Placeholder { .. } => None,
        }
    }

    /// The city whose own post brings income and can be stored.
    #[inline]
    pub fn own(self) -> Option<City> {
        match self {
            Card::Own(city) | Card::Held(city) => Some(city),
            Card::Base(_) | Card::Placeholder { .. } => None,
        }
    }
}

/// Places of the route, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(pub u8);

impl Places {
    #[inline]
    pub(crate) fn has(self, place: usize) -> bool {
        self.0 >> place & 1 != 0
    }

    #[inline]
    pub(crate) fn without(self, place: usize) -> Places {
        Places(self.0 & !(1 << place))
    }

    /// Those left of a place.
    #[inline]
    pub(crate) fn below(self, place: usize) -> Places {
        Places(self.0 & !(!0 << place))
    }

    /// Those from a place on.
    #[inline]
    pub(crate) fn from(self, place: usize) -> Places {
        Places(self.0 & !0 << place)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(place)
        })
    }
}

/// The cards from the ship to the right. What is asked often is kept beside them: [`Route::lay`] alone changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Route {
    cards: [Option<Card>; LONGEST],
    len: u8,
    cities: CitySet,
    face_down: CitySet,
    /// Where each city's card lies; `LONGEST` for none.
    place: ByCity<u8>,
    /// What each card would bring; nothing but that of own posts.
    income: [u16; LONGEST],
    /// The base posts.
    base: Places,
    /// Cards that are neither turned over, nor covered, nor stored.
    pub fresh: Places,
}

impl Route {
    /// Before the first card.
    pub const EMPTY: Route = Route {
        cards: [None; LONGEST],
        len: 0,
        cities: CitySet::NONE,
        face_down: CitySet::NONE,
        place: ByCity::all(LONGEST as u8),
        income: [0; LONGEST],
        base: Places(0),
        fresh: Places(0),
    };

    /// How many cards it has.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is laid yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card at a place.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn card(&self, place: usize) -> Card {
        self.cards[place].expect("a card of the route")
    }

    /// All cards, from the ship on.
    #[inline]
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().flatten().copied()
    }

    /// Lays a card at the end, which would bring so much income.
    pub fn lay(&mut self, card: Card, income: u16) {
        let place = self.len();
        self.income[place] = income;
        self.cards[place] = Some(card);
        self.fresh.0 |= 1 << place;
        if let Card::Base(_) = card {
            self.base.0 |= 1 << place;
        }
        match card {
            Card::Own(city) | Card::Base(city) | Card::Held(city) => {
                self.cities = self.cities.with(city);
                self.place[city] = self.len;
            }
            Card::Placeholder { post, .. } => self.face_down = self.face_down.with(post),
        }
        self.len += 1;
    }

    /// How many of these cards are base posts, whose goods cost no income, and how many are not.
    #[inline]
    pub(crate) fn base_and_other(&self, places: Places) -> (usize, usize) {
        let base = (places.0 & self.base.0).count_ones();
        (base as usize, (places.0.count_ones() - base) as usize)
    }

    /// What the card at a place would bring.
    #[inline]
    pub fn income(&self, place: usize) -> u16 {
        self.income[place]
    }

    /// The cities that are visited.
    #[inline]
    pub fn cities(&self) -> CitySet {
        self.cities
    }

    /// The posts that lie face down.
    #[inline]
    pub fn face_down(&self) -> CitySet {
        self.face_down
    }

    /// Where the card of a city lies.
    #[inline]
    pub fn place_of(&self, city: City) -> Option<usize> {
        let place = usize::from(self.place[city]);
        (place < LONGEST).then_some(place)
    }

    /// V-3.3, V-4.1: where the manufactory of a visited city goes: on the placeholder if there is one, else on the
    /// city's card.
    #[inline]
    pub fn manufactory_place(&self, city: City) -> Option<usize> {
        let place = self.place_of(city)?;
        match self.cards.get(place + 1) {
            Some(Some(Card::Placeholder { .. })) => Some(place + 1),
            _ => Some(place),
        }
    }
}
