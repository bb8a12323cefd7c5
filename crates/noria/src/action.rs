//! Every decision and every outcome of chance, and its notation: the save format.

use crate::pieces::*;
use crate::wheel::Hole;
use game::Seat;

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

game::notation! {
    Action {
        "start" => Start(seat),
        "stall" => Stall(kind),
        "order" => Order(order),
        "show" => Island(island),
        "take" => Take(resource),
        "step" => FreeInvest(path),
        "fit" => Fit(hole),
        "night-shift" => NightShift(ring),
        "modify" => Modify(hole),
        "with" => With(hole),
        "activate" => Activate(hole),
        "twice" => Twice(hole),
        "inspect" => Inspect(ring),
        "skip" => Skip(hole),
        "sell" => Sell(good),
        "buy" => Buy(resource),
        "market" => Market(kind),
        "invest" => Invest(path),
        "journey" => Journey(island),
        "reveal" => Reveal,
        "ship" => Ship(resource),
        "factory" => Factory(space),
        "upgrade" => Upgrade(hole),
        "produce" => Produce { count, good },
        "also" => Also(good),
        "repeat" => Repeat(hole),
        "name" => Name(hole),
        "pay" => Pay { amount, coin },
        "seat" => Seat(chamber),
        "remove" => Remove(chamber),
        "place" => Place(hole),
        "done" => Done,
    }
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
