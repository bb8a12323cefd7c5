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

bytes! {
    enum Token {
        0 => OnCard,
        1 => InHand,
        2 => On(tile),
        3 => Gone,
    }
}

bytes! {
    enum Phase {
        0 => Laying(place),
        1 => Dealing,
        2 => DrawStart,
        3 => Preparing,
        4 => Rolling(left),
        5 => Acting,
        6 => Sending(tile),
        7 => Meeting { purpose, named },
        8 => Beating { purpose, dice, least },
        9 => Looting(purpose),
        10 => Capturing { owner, pawn },
        11 => Defending(tile),
        12 => Setting { tile, face },
        13 => Shielding,
        14 => Refilling,
        15 => Over,
    }
}

bytes! {
    enum Use {
        0 => Conquest { tile, origin },
        1 => Plunder(tile),
        2 => Tunnel(tile),
    }
}

bytes! {
    enum Origin {
        0 => Reserve(pawn),
        1 => Board(tile),
    }
}
