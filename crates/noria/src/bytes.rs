//! The position as bytes: fingerprints in records and databases are taken of them, so every number here stands for
//! ever. How a wheel or a set of holes lies in memory has no say in them.

use crate::payment::Bill;
use crate::phase::{Payment, Phase, Purpose, Use};
use crate::pieces::{Disc, Island, Space};
use crate::state::{Market, Noria, Player, Rules, SpaceSet, ThisTurn};
use crate::wheel::{Hole, HoleSet, Wheel};
use game::{Bytes, bytes};

// The rules begin with the revision, so the bytes of a position do.
bytes! {
    Noria {
        rules,
        printed,
        phase,
        round,
        first,
        active,
        this_turn,
        player,
        market,
        waiting,
        seated,
        open,
        ships,
        circle,
        gone,
    }
}

bytes! {
    Rules {
        revision,
        seats,
        edition,
        first_market,
        expert,
    }
}

bytes! {
    Player {
        wheel,
        resources,
        knowledge,
        ships,
        empty,
        full,
        level,
        ambassador,
        built,
    }
}

bytes! {
    ThisTurn {
        night_shifts,
        modifications,
        intrigues,
        actions,
        doubled,
        activated,
        skipped,
        fresh,
        named,
        centre,
    }
}

bytes! {
    Market {
        left,
        price,
    }
}

bytes! {
    Disc {
        kind,
        upgraded,
    }
}

bytes! {
    Use {
        hole,
        left,
        extras,
        repeats,
    }
}

bytes! {
    Payment {
        purpose,
        using,
        bill,
        next,
        paid,
    }
}

bytes! {
    Bill {
        total,
        price,
        mixed,
        pay,
        purse,
    }
}

bytes! {
    enum Phase {
        0 => DrawStart,
        1 => DrawStall(number),
        2 => DrawOrder(seat),
        3 => DrawIsland,
        4 => BuildWheel(kind),
        5 => TakeResource,
        6 => FreeInvestment,
        7 => Influence,
        8 => Modifying(hole),
        9 => Action,
        10 => City(using),
        11 => Journey(using),
        12 => Revealing(using),
        13 => Landing(using),
        14 => Tool(using),
        15 => Producing { using, after },
        16 => Bonus(times),
        17 => Naming(times),
        18 => Paying(payment),
        19 => Politics,
        20 => Removing,
        21 => Placing(number),
        22 => Over,
    }
}

bytes! {
    enum Purpose {
        0 => Market(kind),
        // The bill tells the price from the surcharge.
        1 => Invest(path),
        1 => Surcharge(path),
        2 => Journey(island),
    }
}

/// The ring and the number on it.
impl Bytes for Hole {
    fn put(&self, out: &mut Vec<u8>) {
        (self.ring(), self.number()).put(out);
    }
}

/// A bit for each hole, from the small ring to the large one.
impl Bytes for HoleSet {
    fn put(&self, out: &mut Vec<u8>) {
        bits(Hole::ALL.into_iter().map(|hole| self.has(hole))).put(out);
    }
}

/// What lies in each hole, from the small ring to the large one.
impl Bytes for Wheel {
    fn put(&self, out: &mut Vec<u8>) {
        Hole::ALL.into_iter().for_each(|hole| self.disc(hole).put(out));
    }
}

/// The four spaces of each island, a bit each.
impl Bytes for SpaceSet {
    fn put(&self, out: &mut Vec<u8>) {
        Island::ALL.map(|island| bits(Space::ALL.map(|space| self.has(island, space)).into_iter()) as u8).put(out);
    }
}

/// The first is the lowest bit.
fn bits(flags: impl Iterator<Item = bool>) -> u16 {
    flags.zip(0..).fold(0, |bits, (flag, at)| bits | u16::from(flag) << at)
}
