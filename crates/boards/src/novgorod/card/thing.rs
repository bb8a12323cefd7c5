//! Everything on the table that one can ask about, found by its id or its `data-card`.

use crate::novgorod::ids;
use crate::novgorod::question::slots;
use game::Seat;
use novgorod::pieces::*;
use novgorod::tables::{LINES, ROWS};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::novgorod) enum Thing {
    City(City),
    Works(City),
    /// A line of a manufactory, counted from 0.
    Line(City, usize),
    /// Where the pirate could lie.
    Berth(City),
    Base(City),
    /// A number at a city: `price`, `owners`, `income` or `fee`.
    At(&'static str, City),
    Good(Good),
    Order(Order),
    Half(Order, Half),
    Special(Special),
    Bonus(Bonus),
    Post(Seat, City),
    Ship(Seat),
    Speed(Seat),
    Seals(Seat),
    Hold(Seat),
    /// A row of the career, counted from 0.
    Row(Seat, usize),
    /// What else a player has: one of [`OF_SEAT`].
    Of(&'static str, Seat),
    Privilege(Privilege),
    Side(Side),
    /// A use of the route: one of [`WAYS`].
    Way(&'static str),
    /// A phase of the turn: one of [`PHASES`].
    Phase(&'static str),
    /// What there is once: one of [`SINGLE`], or a slot.
    One(&'static str),
}

/// The numbers at a city.
const AT_CITY: [&str; 4] = ["price", "owners", "income", "fee"];
/// What a player has that is no thing of its own.
const OF_SEAT: [&str; 9] = ["ducats", "owed", "left", "done", "route", "hand", "orders", "career", "x"];
/// The uses of the route.
const WAYS: [&str; 5] = ["sell", "orders", "career", "store", "income"];
/// The phases of a turn.
pub(in crate::novgorod) const PHASES: [&str; 4] = ["sail", "use", "buy", "end"];
/// What there is once.
const SINGLE: [&str; 15] = [
    ids::PILE,
    ids::MERCHANT,
    ids::PIRATE,
    "race",
    "round",
    "order-price",
    "specials",
    "bonuses",
    "hidden-order",
    "secret",
    slots::DONE,
    slots::SHIP,
    slots::PIRATE,
    slots::PRIVILEGE,
    slots::END,
];

impl Thing {
    /// The thing with this id or `data-card`.
    pub fn find(id: &str) -> Option<Thing> {
        static ALL: LazyLock<HashMap<String, Thing>> =
            LazyLock::new(|| Thing::all().into_iter().map(|thing| (thing.id(), thing)).collect());
        ALL.get(id).copied()
    }

    /// Everything that there can be.
    fn all() -> Vec<Thing> {
        let mut all: Vec<Thing> = SINGLE.map(Thing::One).into();
        for city in City::ALL {
            all.extend([Thing::City(city), Thing::Works(city), Thing::Berth(city), Thing::Base(city)]);
            all.extend((0..LINES).map(|line| Thing::Line(city, line)));
            all.extend(AT_CITY.map(|what| Thing::At(what, city)));
        }
        all.extend(Good::ALL.map(Thing::Good));
        for order in Order::ALL {
            all.push(Thing::Order(order));
            all.extend(Half::ALL.map(|half| Thing::Half(order, half)));
        }
        all.extend(Special::ALL.map(Thing::Special));
        all.extend(Bonus::ALL.map(Thing::Bonus));
        for seat in Seat::first(4) {
            all.extend([Thing::Ship(seat), Thing::Speed(seat), Thing::Seals(seat), Thing::Hold(seat)]);
            all.extend(City::ALL.map(|city| Thing::Post(seat, city)));
            all.extend((0..ROWS).map(|row| Thing::Row(seat, row)));
            all.extend(OF_SEAT.map(|what| Thing::Of(what, seat)));
        }
        all.extend(Privilege::ALL.map(Thing::Privilege));
        all.extend(Side::ALL.map(Thing::Side));
        all.extend(WAYS.map(Thing::Way));
        all.extend(PHASES.map(Thing::Phase));
        all
    }

    /// Its id or `data-card`, as the board is drawn with it.
    fn id(self) -> String {
        match self {
            Thing::City(city) => ids::city(city),
            Thing::Works(city) => ids::works(city),
            Thing::Line(city, line) => ids::line(city, line),
            Thing::Berth(city) => ids::berth(city),
            Thing::Base(city) => ids::base(city),
            Thing::At(what, city) => ids::at_city(what, city),
            Thing::Good(good) => ids::good(good),
            Thing::Order(order) => ids::order(order),
            Thing::Half(order, half) => ids::half(order, half),
            Thing::Special(special) => ids::special(special),
            Thing::Bonus(bonus) => ids::bonus(bonus),
            Thing::Post(seat, city) => ids::post(seat, city),
            Thing::Ship(seat) => ids::ship(seat),
            Thing::Speed(seat) => ids::speed(seat),
            Thing::Seals(seat) => ids::racer(seat),
            Thing::Hold(seat) => ids::hold(seat),
            Thing::Row(seat, row) => ids::row(seat, row),
            Thing::Of(what, seat) => ids::of_seat(what, seat),
            Thing::Privilege(privilege) => ids::privilege(privilege),
            Thing::Side(side) => ids::side(side),
            Thing::Way(name) => ids::way(name),
            Thing::Phase(name) => ids::phase(name),
            Thing::One(name) => name.into(),
        }
    }

    /// The word by which texts tell it from other kinds of things.
    pub fn kind(self) -> &'static str {
        match self {
            Thing::City(_) => "city",
            Thing::Works(_) => "works",
            Thing::Line(..) => "line",
            Thing::Berth(_) => "berth",
            Thing::Base(_) => "base",
            Thing::Good(_) => "good",
            Thing::Order(_) => "order",
            Thing::Half(..) => "half",
            Thing::Special(_) => "special",
            Thing::Bonus(_) => "bonus",
            Thing::Post(..) => "post",
            Thing::Ship(_) => "ship",
            Thing::Speed(_) => "speed",
            Thing::Seals(_) => "seals",
            Thing::Hold(_) => "hold",
            Thing::Row(..) => "row",
            Thing::Privilege(_) => "privilege",
            Thing::Side(_) => "side",
            Thing::At(what, _) | Thing::Of(what, _) | Thing::One(what) => what,
            Thing::Way(what) | Thing::Phase(what) => what,
        }
    }
}
