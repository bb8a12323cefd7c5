//! The ids of everything on the table that lasts, so that the page can move it, light it and find what a choice is
//! about.

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

/// A line of the manufactory of a city, counted from 0.
pub(super) fn line(city: City, line: usize) -> String {
    format!("line{}-{city}", line + 1)
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

/// Where the pirate would lie at a city.
pub(super) fn berth(city: City) -> String {
    format!("berth-{city}")
}

/// A special order.
pub(super) fn special(special: Special) -> String {
    format!("special-{}", special_number(special))
}

/// A bonus card.
pub(super) fn bonus(bonus: Bonus) -> String {
    format!("bonus-{bonus}")
}

/// A post that a player has, in hand, in the route or in the hold.
pub(super) fn post(seat: Seat, city: City) -> String {
    format!("post{}-{city}", seat.index() + 1)
}

/// The base post of a city.
pub(super) fn base(city: City) -> String {
    format!("base-{city}")
}

/// A player's ship, before its owner or on the chart.
pub(super) fn ship(seat: Seat) -> String {
    format!("ship{}", seat.index() + 1)
}

/// What is said of its speed.
pub(super) fn speed(seat: Seat) -> String {
    format!("speed{}", seat.index() + 1)
}

/// The mark of a player among those who count seals.
pub(super) fn racer(seat: Seat) -> String {
    format!("seals{}", seat.index() + 1)
}

/// What is stored in it.
pub(super) fn hold(seat: Seat) -> String {
    format!("hold{}", seat.index() + 1)
}

/// A row of a player's career, counted from the bottom, from 0.
pub(super) fn row(seat: Seat, row: usize) -> String {
    format!("career{}-{}", seat.index() + 1, row + 1)
}

/// A side of the own career card, while it is chosen.
pub(super) fn side(side: Side) -> String {
    format!("side-{side}")
}

/// A use of the route in the strip over the own deck.
pub(super) fn way(name: &str) -> String {
    format!("way-{name}")
}

// What is asked about but neither moves nor is chosen has a `data-card` instead of an id.

/// What stands at a city: the price of a post, who has one, the income, the fee.
pub(super) fn at_city(what: &str, city: City) -> String {
    format!("{what}-{city}")
}

/// What a player has.
pub(super) fn of_seat(what: &str, seat: Seat) -> String {
    format!("{what}-{seat}")
}

/// A good, wherever it is printed.
pub(super) fn good(good: Good) -> String {
    format!("good-{good}")
}

/// A privilege, wherever it is printed.
pub(super) fn privilege(privilege: Privilege) -> String {
    format!("privilege-{privilege}")
}

/// A phase of the turn.
pub(super) fn phase(name: &str) -> String {
    format!("phase-{name}")
}
