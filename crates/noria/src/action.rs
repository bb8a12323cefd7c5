//! Every decision and every outcome of chance, and its notation: the save format.

use crate::pieces::*;
use crate::wheel::Hole;
use game::{BadNotation, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision, or one outcome of chance. The order is that of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Action {
    /// Chance: this seat starts (N-2.6).
    Start(Seat),
    /// Chance: this type lies on the market's next space (N-2.3).
    Stall(Kind),
    /// Chance: the resource discs lie in this order (N-2.5).
    Order(Order),
    /// Chance: this island appears (N-2.1, N-10.1).
    Island(Island),
    /// Takes the first resource (N-2.4).
    Take(Resource),
    /// Invests for nothing before the first round (N-2.7); "step" in the notation.
    FreeInvest(Path),
    /// Fits the next disc of the first wheel into this hole (N-10.2).
    Fit(Hole),
    /// Night Shift: turns a ring (N-5.1).
    NightShift(Ring),
    /// Modification: takes up the disc of this hole (N-5.2).
    Modify(Hole),
    /// Modification: and swaps it with what lies here (N-5.2).
    With(Hole),
    /// Activates a disc (N-3.3).
    Activate(Hole),
    /// Activates an upgraded disc to use it twice (N-3.4).
    Twice(Hole),
    /// Skips a disc of this ring for knowledge (N-6.10, second edition).
    Inspect(Ring),
    /// Skips this disc for knowledge (N-6.10, first edition).
    Skip(Hole),
    /// Black market: a good for knowledge (N-6.11).
    Sell(Good),
    /// Black market: knowledge for a resource (N-6.11).
    Buy(Resource),
    /// Takes a disc from the market (N-6.2).
    Market(Kind),
    /// Invests: pays for the next level of a path (N-6.3).
    Invest(Path),
    /// Travels to a revealed island (N-6.5).
    Journey(Island),
    /// Travels to a new island (N-6.5).
    Reveal,
    /// Takes a ship (N-6.7).
    Ship(Resource),
    /// Builds a factory (N-6.7).
    Factory(Space),
    /// Turns a disc to its upgraded side (N-6.8).
    Upgrade(Hole),
    /// Fills this many warehouses of one good (N-6.9); after one, other goods may follow.
    Produce {
        /// Which good.
        good: Good,
        /// How many.
        count: u8,
    },
    /// And fills one of this good too (N-6.9).
    Also(Good),
    /// Bonus: repeats an action of this disc (N-3.5).
    Repeat(Hole),
    /// Bonus: this disc will get one action more (N-3.6).
    Name(Hole),
    /// Pays so many coins of a kind.
    Pay {
        /// The kind that is asked for.
        coin: Coin,
        /// How many of it.
        amount: u8,
    },
    /// Intrigue: seats a politician of this chamber (N-7.1).
    Seat(Chamber),
    /// Intrigue: removes a waiting politician of this chamber (N-7.1).
    Remove(Chamber),
    /// Puts the next disc from the wheel's centre into this hole (N-8.3).
    Place(Hole),
    /// Ends the phase, or declines what is left of it (N-3.8).
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Stall(kind) => write!(f, "stall {kind}"),
            Action::Order(order) => write!(f, "order {order}"),
            Action::Island(island) => write!(f, "show {island}"),
            Action::Take(resource) => write!(f, "take {resource}"),
            Action::FreeInvest(path) => write!(f, "step {path}"),
            Action::Fit(hole) => write!(f, "fit {hole}"),
            Action::NightShift(ring) => write!(f, "night-shift {ring}"),
            Action::Modify(hole) => write!(f, "modify {hole}"),
            Action::With(hole) => write!(f, "with {hole}"),
            Action::Activate(hole) => write!(f, "activate {hole}"),
            Action::Twice(hole) => write!(f, "twice {hole}"),
            Action::Inspect(ring) => write!(f, "inspect {ring}"),
            Action::Skip(hole) => write!(f, "skip {hole}"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Buy(resource) => write!(f, "buy {resource}"),
            Action::Market(kind) => write!(f, "market {kind}"),
            Action::Invest(path) => write!(f, "invest {path}"),
            Action::Journey(island) => write!(f, "journey {island}"),
            Action::Reveal => write!(f, "reveal"),
            Action::Ship(resource) => write!(f, "ship {resource}"),
            Action::Factory(space) => write!(f, "factory {space}"),
            Action::Upgrade(hole) => write!(f, "upgrade {hole}"),
            Action::Produce { good, count } => write!(f, "produce {count} {good}"),
            Action::Also(good) => write!(f, "also {good}"),
            Action::Repeat(hole) => write!(f, "repeat {hole}"),
            Action::Name(hole) => write!(f, "name {hole}"),
            Action::Pay { coin, amount } => write!(f, "pay {amount} {coin}"),
            Action::Seat(chamber) => write!(f, "seat {chamber}"),
            Action::Remove(chamber) => write!(f, "remove {chamber}"),
            Action::Place(hole) => write!(f, "place {hole}"),
            Action::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        read(text).ok_or_else(|| BadNotation(text.into()))
    }
}

/// The other way round; `None` for anything that [`Action`]'s `Display` does not write.
fn read(text: &str) -> Option<Action> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let counted = || {
        let (count, what) = rest.split_once(' ')?;
        let number: u8 = count.parse().ok()?;
        (number.to_string() == count).then_some((number, what))
    };
    Some(match verb {
        "start" => Action::Start(rest.parse().ok()?),
        "stall" => Action::Stall(rest.parse().ok()?),
        "order" => Action::Order(rest.parse().ok()?),
        "show" => Action::Island(rest.parse().ok()?),
        "take" => Action::Take(rest.parse().ok()?),
        "step" => Action::FreeInvest(rest.parse().ok()?),
        "fit" => Action::Fit(rest.parse().ok()?),
        "night-shift" => Action::NightShift(rest.parse().ok()?),
        "modify" => Action::Modify(rest.parse().ok()?),
        "with" => Action::With(rest.parse().ok()?),
        "activate" => Action::Activate(rest.parse().ok()?),
        "twice" => Action::Twice(rest.parse().ok()?),
        "inspect" => Action::Inspect(rest.parse().ok()?),
        "skip" => Action::Skip(rest.parse().ok()?),
        "sell" => Action::Sell(rest.parse().ok()?),
        "buy" => Action::Buy(rest.parse().ok()?),
        "market" => Action::Market(rest.parse().ok()?),
        "invest" => Action::Invest(rest.parse().ok()?),
        "journey" => Action::Journey(rest.parse().ok()?),
        "reveal" if rest.is_empty() => Action::Reveal,
        "ship" => Action::Ship(rest.parse().ok()?),
        "factory" => Action::Factory(rest.parse().ok()?),
        "upgrade" => Action::Upgrade(rest.parse().ok()?),
        "produce" => {
            let (count, good) = counted()?;
            Action::Produce { good: good.parse().ok()?, count }
        }
        "also" => Action::Also(rest.parse().ok()?),
        "repeat" => Action::Repeat(rest.parse().ok()?),
        "name" => Action::Name(rest.parse().ok()?),
        "pay" => {
            let (amount, coin) = counted()?;
            Action::Pay { coin: coin.parse().ok()?, amount }
        }
        "seat" => Action::Seat(rest.parse().ok()?),
        "remove" => Action::Remove(rest.parse().ok()?),
        "place" => Action::Place(rest.parse().ok()?),
        "done" if rest.is_empty() => Action::Done,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_read() {
        for text in
            ["produce 2 sail", "pay 0 energy", "with large5", "done", "reveal", "order mycelium-energy-obsidian"]
        {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "done now",
            "reveal island1",
            "pay 02 energy",
            "pay +2 energy",
            "pay 2",
            "fly small0",
            "produce sail",
            "Done",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
