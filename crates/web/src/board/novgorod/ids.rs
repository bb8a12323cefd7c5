//! The ids of everything on the table that lasts, so that the page can move it, light it and find what a choice is about.

use super::names::{number, special_number};
use game::Seat;
use novgorod::pieces::*;

/// A city of the chart.
pub(super) fn city(city: City) -> String {
    format!("city-{city}")
}

/// The manufactory of a city, on the chart.
pub(super) fn works(city: City) -> String {
    format!("works-{city}")
}

/// An order, wherever it lies.
pub(super) fn order(order: Order) -> String {
    format!("order-{}", number(order))
}

/// A line of an order.
pub(super) fn half(order: Order, half: Half) -> String {
    format!("order-{}-{half}", number(order))
}

/// The orders that can be drawn.
pub(super) const PILE: &str = "pile";
/// The merchant.
pub(super) const MERCHANT: &str = "merchant";
/// The pirate.
pub(super) const PIRATE: &str = "pirate";

/// A special order.
pub(super) fn special(special: Special) -> String {
    format!("special-{}", special_number(special))
}

/// A bonus card.
pub(super) fn bonus(bonus: Bonus) -> String {
    format!("bonus-{bonus}")
}

/// A post that a player has.
pub(super) fn post(seat: Seat, city: City) -> String {
    format!("post{}-{city}", seat.index() + 1)
}

/// The card of a city in a player's route.
pub(super) fn card(seat: Seat, city: City) -> String {
    format!("route{}-{city}", seat.index() + 1)
}

/// The placeholder for the manufactory of a city in a player's route.
pub(super) fn placeholder(seat: Seat, city: City) -> String {
    format!("route{}-{city}-works", seat.index() + 1)
}

/// A player's ship.
pub(super) fn ship(seat: Seat) -> String {
    format!("ship{}", seat.index() + 1)
}

/// What is stored in it.
pub(super) fn hold(seat: Seat) -> String {
    format!("hold{}", seat.index() + 1)
}

/// A row of a player's career, counted from the bottom, from 0.
pub(super) fn row(seat: Seat, row: usize) -> String {
    format!("career{}-{}", seat.index() + 1, row + 1)
}
