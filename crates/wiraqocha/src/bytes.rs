//! The position as bytes, because fingerprints of them stand in records and databases for ever: no compiler and no
//! reordered declaration may change them. The revision comes first, so that a later one can write more.

use crate::dice::Dice;
use crate::meeting::Named;
use crate::phase::{Origin, Phase, Use};
use crate::pieces::Face;
use crate::state::{Board, Player, Rules, Supply, ThisTurn, Token, Wiraqocha};
use game::{Bytes, bytes};

bytes! {
    Wiraqocha {
        rules,
        printed,
        phase,
        round,
        first,
        active,
        this_turn,
        dice,
        supply,
        layout,
        near,
        board,
        artifacts,
        artifacts_lost,
        market,
        pile,
        fortress,
        field,
        ray_fired,
        player,
        won,
    }
}

bytes! {
    Rules {
        revision,
        seats,
        random_layout,
        cave,
        prisoners,
        cap,
    }
}

bytes! {
    Supply {
        dice,
        resources,
        somnium,
    }
}

bytes! {
    Board {
        pawn,
        die,
        aloft,
        camps,
        guarded,
        dead,
    }
}

bytes! {
    Player {
        holds,
        reserve,
        cemetery,
        out,
        resources,
        somnium,
        artifacts,
        cards,
        prisoner,
    }
}

bytes! {
    ThisTurn {
        done,
        counted,
        rerolls,
        probed,
    }
}

bytes! {
    Named {
        count,
        sum,
        least,
    }
}

/// How many dice show each face, from 1 to 6.
impl Bytes for Dice {
    fn put(&self, out: &mut Vec<u8>) {
        Face::ALL.map(|face| self.count(face)).put(out);
    }
}

impl Bytes for Token {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Token::OnCard => 0u8.put(out),
            Token::InHand => 1u8.put(out),
            Token::On(tile) => (2u8, tile).put(out),
            Token::Gone => 3u8.put(out),
        }
    }
}

impl Bytes for Phase {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Phase::Laying(place) => (0u8, place).put(out),
            Phase::Dealing => 1u8.put(out),
            Phase::DrawStart => 2u8.put(out),
            Phase::Preparing => 3u8.put(out),
            Phase::Rolling(left) => (4u8, left).put(out),
            Phase::Acting => 5u8.put(out),
            Phase::Sending(tile) => (6u8, tile).put(out),
            Phase::Meeting { purpose, named } => (7u8, purpose, named).put(out),
            Phase::Beating { purpose, dice, least } => (8u8, purpose, dice, least).put(out),
            Phase::Looting(purpose) => (9u8, purpose).put(out),
            Phase::Capturing { owner, pawn } => (10u8, owner, pawn).put(out),
            Phase::Defending(tile) => (11u8, tile).put(out),
            Phase::Setting { tile, face } => (12u8, tile, face).put(out),
            Phase::Shielding => 13u8.put(out),
            Phase::Refilling => 14u8.put(out),
            Phase::Over => 15u8.put(out),
        }
    }
}

impl Bytes for Use {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Use::Conquest { tile, origin } => (0u8, tile, origin).put(out),
            Use::Plunder(tile) => (1u8, tile).put(out),
            Use::Tunnel(tile) => (2u8, tile).put(out),
        }
    }
}

impl Bytes for Origin {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Origin::Reserve(pawn) => (0u8, pawn).put(out),
            Origin::Board(tile) => (1u8, tile).put(out),
        }
    }
}
