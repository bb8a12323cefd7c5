//! The turn that is going on: the route and what was done.

use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Card;
use crate::sets::OrderSet;
use crate::state::{Last, Novgorod};
use game::{Game, Viewer};

/// The turn that is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct TurnView {
    /// The route, from the ship to the right.
    pub route: Vec<LaidCard>,
    /// How many cards it may have (V-3.1, V-9.3).
    pub longest: usize,
    /// How many more may be laid.
    pub room: usize,
    /// Harbour fees, which are paid at the end of phase 2 (V-4.8).
    pub fees: u16,
    /// The privilege that was used (V-6.2).
    pub privilege: Option<Privilege>,
    /// Whether the purchase was made (V-5.1).
    pub bought: bool,
    /// Whether the stored good was used (V-3.4).
    pub stored_used: bool,
    /// Orders whose upper half was filled (V-4.4).
    pub upper: OrderSet,
    /// What is left of the discount on special orders (V-10.1).
    pub discount: u16,
    /// Whether the pirate was moved just now (V-9.3).
    pub pirate_moved: bool,
}

/// A card of the route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct LaidCard {
    /// Which.
    pub card: Card,
    /// Whether it is neither turned over, nor covered, nor stored.
    pub unused: bool,
    /// Whether its good was stored (V-4.6).
    pub stored: bool,
    /// What it would bring, the merchant's ducats included (V-4.7, V-9.1).
    pub income: u16,
    /// The city whose manufactory goes on this card (V-3.3, V-4.1).
    pub manufactory: Option<City>,
}

/// In how many ways the cards of the route can be used now (V-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct WaysView {
    /// Luxuries made and sold (V-4.1).
    pub sell: usize,
    /// Lines of orders and special orders that can be filled (V-4.3, V-10.1).
    pub orders: usize,
    /// Rows of the career that can be covered (V-4.5).
    pub career: usize,
    /// Goods that can be stored (V-4.6).
    pub store: usize,
    /// Cards that can bring their income (V-4.7).
    pub income: usize,
    /// The seals of the best sale (V-4.1).
    pub best_sale: u16,
    /// The ducats of all these incomes (V-4.7).
    pub all_incomes: u16,
}

/// V-2.7: what the seat at turn has still to take in the introduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct IntroductionView {
    /// So many posts.
    pub posts: usize,
    /// So many orders.
    pub orders: usize,
}

impl TurnView {
    /// The card of a city that is visited.
    pub fn visit(&self, city: City) -> Option<&LaidCard> {
        self.route.iter().find(|it| it.card.visits() == Some(city))
    }

    /// The last city that is visited.
    pub fn last_city(&self) -> Option<City> {
        self.route.iter().filter_map(|it| it.card.visits()).next_back()
    }
}

impl Novgorod {
    pub(crate) fn turn_view(&self) -> TurnView {
        let turn = &self.this_turn;
        TurnView {
            route: self.route.cards().enumerate().map(|(place, card)| self.laid_card(place, card)).collect(),
            longest: self.limit(None),
            room: self.limit(None).saturating_sub(self.route.len()),
            fees: turn.fees,
            privilege: turn.privilege,
            bought: turn.bought,
            stored_used: turn.stored_used,
            upper: turn.upper,
            discount: turn.discount,
            pirate_moved: turn.last == Last::Pirate,
        }
    }

    fn laid_card(&self, place: usize, card: Card) -> LaidCard {
        let carries = |city: &City| self.route.manufactory_place(*city) == Some(place);
        LaidCard {
            card,
            unused: self.route.fresh.has(place),
            stored: card.own().is_some() && card.own() == self.this_turn.stored,
            income: self.route.income(place),
            manufactory: self.route.cities().iter().find(carries),
        }
    }

    /// The uses that the seat at turn can choose from, for its own eyes: orders in hand are secret.
    pub(crate) fn ways_view(&self, viewer: Viewer) -> Option<WaysView> {
        if self.phase != Phase::Using || viewer != Viewer::Seat(self.active) {
            return None;
        }
        let mut choices = Vec::new();
        self.choices(self.active, &mut choices);
        let count = |wanted: fn(&Action) -> bool| choices.iter().filter(|&choice| wanted(choice)).count();
        Some(WaysView {
            sell: count(|it| matches!(it, Action::Sell(_))),
            orders: count(|it| matches!(it, Action::Fill(..) | Action::Special(_) | Action::SpecialCheap(_))),
            career: count(|it| matches!(it, Action::Rise)),
            store: count(|it| matches!(it, Action::Store(_))),
            income: count(|it| matches!(it, Action::Income(_))),
            best_sale: choices.iter().filter_map(|&it| self.sale_of(it)).max().unwrap_or_default(),
            all_incomes: choices.iter().filter_map(|&it| self.income_by(it)).sum(),
        })
    }

    fn sale_of(&self, action: Action) -> Option<u16> {
        let Action::Sell(make) = action else { return None };
        Some(self.proceeds(make).0)
    }

    fn income_by(&self, action: Action) -> Option<u16> {
        let Action::Income(city) = action else { return None };
        Some(self.route.income(self.place_given(city).into()))
    }

    pub(crate) fn introduction_view(&self) -> Option<IntroductionView> {
        let missing = || IntroductionView { posts: self.first_posts_missing(), orders: self.first_orders_missing() };
        (self.phase == Phase::Introduction).then(missing)
    }
}
