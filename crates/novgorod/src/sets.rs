//! Small sets of cities, goods, luxuries, orders, privileges and bonus cards, each a handful of bits.

use crate::pieces::{Bonus, City, Good, Luxury, Order, Privilege};

game::set! {
    /// A set of cities.
    pub struct CitySet(u8) of City;
}

game::set! {
    /// A set of goods.
    pub struct GoodSet(u8) of Good;
}

game::set! {
    /// A set of luxuries.
    pub struct LuxurySet(u8) of Luxury;
}

game::set! {
    /// A set of orders.
    pub struct OrderSet(u32) of Order;
}

game::set! {
    /// A set of privileges.
    pub struct PrivilegeSet(u8) of Privilege;
}

game::set! {
    /// A set of bonus cards.
    pub struct BonusSet(u8) of Bonus;
}
