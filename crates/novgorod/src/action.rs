//! Every decision and every outcome of chance, and its notation: the save format.

use crate::pieces::*;
use game::BadNotation;
use std::fmt;
use std::str::FromStr;

/// One decision, or one outcome of chance. The order is that of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Action {
    /// Chance: this manufactory comes to the city (V-2.2).
    Build(Manufactory),
    /// Chance: this special order lies next in the row (V-10.1).
    Row(Special),
    /// Chance: this bonus card is in play (V-2.6).
    Bonus(Bonus),
    /// Chance: the merchant or the pirate begins here (V-9.3).
    Start(City),
    /// Chance: this order is dealt face down (V-2.4, V-5.1, V-10.3).
    Deal(Order),
    /// Chance: this order is shown (V-2.4).
    Show(Order),
    /// Chance: the seat gets this career card (V-2.5).
    Career(Career),
    /// Chooses the side of the career card (V-2.5).
    Side(Side),
    /// Takes or buys a post (V-2.7, V-5.1).
    Post(City),
    /// Raises the ship's speed (V-5.1).
    Ship,
    /// Takes or buys a shown order (V-2.7, V-5.1).
    Take(Order),
    /// Takes or buys an order unseen (V-2.7, V-5.1).
    Draw,
    /// Buys a shown order by the privilege order (V-5.2).
    TakeCheap(Order),
    /// Buys an order unseen by the privilege order (V-5.2).
    DrawCheap,
    /// Lays the next card of the route (V-3.1, V-3.2).
    Lay(City),
    /// Lays this post face down for the manufactory of the last city (V-3.3).
    Placeholder(City),
    /// Uses a privilege (V-6.2).
    Use(Privilege),
    /// Moves the pirate (V-9.3, V-9.4).
    Pirate(City),
    /// Makes a luxury and sells it (V-4.1).
    Sell(Make),
    /// Fills half an order (V-4.3).
    Fill(Order, Half),
    /// Covers the next career row (V-4.5).
    Rise,
    /// Fills a special order (V-10.1).
    Special(Special),
    /// The same by the privilege order.
    SpecialCheap(Special),
    /// Makes a luxury for the use at hand.
    Make(Make),
    /// Gives the good of this city's card for the use at hand.
    Give(City),
    /// Gives the stored good for the use at hand.
    GiveStored,
    /// Takes the income of this city's card (V-4.7).
    Income(City),
    /// Stores the good of this city's card (V-4.6).
    Store(City),
    /// Puts the half-done order beside the ship (V-4.4).
    Beside,
    /// Puts it under the ship.
    Under,
    /// Ends the phase.
    Done,
}

/// One production: whose manufactory, which of its lines, and whether the stored good serves for its kind (V-4.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Make {
    /// The manufactory's city.
    pub city: City,
    /// Its line, counted from 0.
    pub line: u8,
    /// Whether the stored good is used.
    pub stored: bool,
}

impl fmt::Display for Make {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}{}", self.city, self.line + 1, if self.stored { " stored" } else { "" })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Build(manufactory) => write!(f, "build {manufactory}"),
            Action::Row(special) => write!(f, "row {special}"),
            Action::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Action::Start(city) => write!(f, "start {city}"),
            Action::Deal(order) => write!(f, "deal {order}"),
            Action::Show(order) => write!(f, "show {order}"),
            Action::Career(career) => write!(f, "career {career}"),
            Action::Side(side) => write!(f, "side {side}"),
            Action::Post(city) => write!(f, "post {city}"),
            Action::Ship => write!(f, "ship"),
            Action::Take(order) => write!(f, "take {order}"),
            Action::Draw => write!(f, "draw"),
            Action::TakeCheap(order) => write!(f, "take-cheap {order}"),
            Action::DrawCheap => write!(f, "draw-cheap"),
            Action::Lay(city) => write!(f, "lay {city}"),
            Action::Placeholder(city) => write!(f, "placeholder {city}"),
            Action::Use(privilege) => write!(f, "use {privilege}"),
            Action::Pirate(city) => write!(f, "pirate {city}"),
            Action::Sell(make) => write!(f, "sell {make}"),
            Action::Fill(order, half) => write!(f, "fill {order} {half}"),
            Action::Rise => write!(f, "rise"),
            Action::Special(special) => write!(f, "special {special}"),
            Action::SpecialCheap(special) => write!(f, "special-cheap {special}"),
            Action::Make(make) => write!(f, "make {make}"),
            Action::Give(city) => write!(f, "give {city}"),
            Action::GiveStored => write!(f, "give-stored"),
            Action::Income(city) => write!(f, "income {city}"),
            Action::Store(city) => write!(f, "store {city}"),
            Action::Beside => write!(f, "beside"),
            Action::Under => write!(f, "under"),
            Action::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or_else(|| BadNotation(text.into()))
    }
}

/// The other way round; `None` for anything that [`Action`]'s `Display` does not write.
fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["build", manufactory] => Action::Build(manufactory.parse().ok()?),
        ["row", special] => Action::Row(special.parse().ok()?),
        ["bonus", bonus] => Action::Bonus(bonus.parse().ok()?),
        ["start", city] => Action::Start(city.parse().ok()?),
        ["deal", order] => Action::Deal(order.parse().ok()?),
        ["show", order] => Action::Show(order.parse().ok()?),
        ["career", career] => Action::Career(career.parse().ok()?),
        ["side", side] => Action::Side(side.parse().ok()?),
        ["post", city] => Action::Post(city.parse().ok()?),
        ["ship"] => Action::Ship,
        ["take", order] => Action::Take(order.parse().ok()?),
        ["draw"] => Action::Draw,
        ["take-cheap", order] => Action::TakeCheap(order.parse().ok()?),
        ["draw-cheap"] => Action::DrawCheap,
        ["lay", city] => Action::Lay(city.parse().ok()?),
        ["placeholder", city] => Action::Placeholder(city.parse().ok()?),
        ["use", privilege] => Action::Use(privilege.parse().ok()?),
        ["pirate", city] => Action::Pirate(city.parse().ok()?),
        ["sell", ref make @ ..] => Action::Sell(read_make(make)?),
        ["fill", order, half] => Action::Fill(order.parse().ok()?, half.parse().ok()?),
        ["rise"] => Action::Rise,
        ["special", special] => Action::Special(special.parse().ok()?),
        ["special-cheap", special] => Action::SpecialCheap(special.parse().ok()?),
        ["make", ref make @ ..] => Action::Make(read_make(make)?),
        ["give", city] => Action::Give(city.parse().ok()?),
        ["give-stored"] => Action::GiveStored,
        ["income", city] => Action::Income(city.parse().ok()?),
        ["store", city] => Action::Store(city.parse().ok()?),
        ["beside"] => Action::Beside,
        ["under"] => Action::Under,
        ["done"] => Action::Done,
        _ => return None,
    })
}

fn read_make(words: &[&str]) -> Option<Make> {
    let (city, line, stored) = match *words {
        [city, line] => (city, line, false),
        [city, line, "stored"] => (city, line, true),
        _ => return None,
    };
    let line = ["1", "2", "3", "4"].iter().position(|&known| known == line)?;
    Some(Make { city: city.parse().ok()?, line: line as u8, stored })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_read() {
        for text in [
            "sell bergen 2",
            "make riga 4 stored",
            "fill order24 lower",
            "give-stored",
            "use any",
            "rise",
            "income riga",
            "store danzig",
            "take order1",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "sell bergen",
            "sell bergen 0",
            "sell bergen 5",
            "sell bergen 02",
            "make riga 1 hold",
            "fill order25 upper",
            "done now",
            "lay",
            "income",
            "store",
            "Lay riga",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
