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

impl Bytes for Phase {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Phase::DrawStart => 0u8.put(out),
            Phase::DrawStall(number) => (1u8, number).put(out),
            Phase::DrawOrder(seat) => (2u8, seat).put(out),
            Phase::DrawIsland => 3u8.put(out),
            Phase::BuildWheel(kind) => (4u8, kind).put(out),
            Phase::TakeResource => 5u8.put(out),
            Phase::FreeInvestment => 6u8.put(out),
            Phase::Influence => 7u8.put(out),
            Phase::Modifying(hole) => (8u8, hole).put(out),
            Phase::Action => 9u8.put(out),
            Phase::City(using) => (10u8, using).put(out),
            Phase::Journey(using) => (11u8, using).put(out),
            Phase::Revealing(using) => (12u8, using).put(out),
            Phase::Landing(using) => (13u8, using).put(out),
            Phase::Tool(using) => (14u8, using).put(out),
            Phase::Producing { using, after } => (15u8, using, after).put(out),
            Phase::Bonus(times) => (16u8, times).put(out),
            Phase::Naming(times) => (17u8, times).put(out),
            Phase::Paying(payment) => (18u8, payment).put(out),
            Phase::Politics => 19u8.put(out),
            Phase::Removing => 20u8.put(out),
            Phase::Placing(number) => (21u8, number).put(out),
            Phase::Over => 22u8.put(out),
        }
    }
}

impl Bytes for Purpose {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Purpose::Market(kind) => (0u8, kind).put(out),
            // The bill tells the price from the surcharge.
            Purpose::Invest(path) | Purpose::Surcharge(path) => (1u8, path).put(out),
            Purpose::Journey(island) => (2u8, island).put(out),
        }
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
