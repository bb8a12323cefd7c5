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

impl FromStr for Make {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Make, BadNotation> {
        let bad = || BadNotation(text.into());
        let (text, stored) = text.strip_suffix(" stored").map_or((text, false), |text| (text, true));
        let (city, line) = text.split_once(' ').ok_or_else(bad)?;
        let line = ["1", "2", "3", "4"].iter().position(|&known| known == line).ok_or_else(bad)?;
        Ok(Make { city: city.parse()?, line: line as u8, stored })
    }
}

game::notation! {
    Action {
        "build" => Build(manufactory),
        "row" => Row(special),
        "bonus" => Bonus(bonus),
        "start" => Start(city),
        "deal" => Deal(order),
        "show" => Show(order),
        "career" => Career(career),
        "side" => Side(side),
        "post" => Post(city),
        "ship" => Ship,
        "take" => Take(order),
        "draw" => Draw,
        "take-cheap" => TakeCheap(order),
        "draw-cheap" => DrawCheap,
        "lay" => Lay(city),
        "placeholder" => Placeholder(city),
        "use" => Use(privilege),
        "pirate" => Pirate(city),
        "sell" => Sell(make),
        "fill" => Fill(order, half),
        "rise" => Rise,
        "special" => Special(special),
        "special-cheap" => SpecialCheap(special),
        "make" => Make(make),
        "give" => Give(city),
        "give-stored" => GiveStored,
        "income" => Income(city),
        "store" => Store(city),
        "beside" => Beside,
        "under" => Under,
        "done" => Done,
    }
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
