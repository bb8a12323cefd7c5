//! The question that each phase asks, in plain words.

use super::super::{TileView, View, words};
use crate::meeting::Named;
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::tables::Need;
use std::fmt::{self, Formatter};

impl View {
    pub(super) fn ask(&self, f: &mut Formatter) -> fmt::Result {
        match self.active {
            Some(seat) => write!(f, "\n{seat}: {}", self.question()),
            None => write!(f, "\n{}", self.question()),
        }
    }

    fn question(&self) -> String {
        match self.phase {
            Phase::Laying(_) => "Chance lays the valley.".into(),
            Phase::Dealing | Phase::Refilling => "Chance turns a card face up.".into(),
            Phase::DrawStart => "Chance draws the start player.".into(),
            Phase::Rolling(dice) => format!("Chance rolls {}.", words::dice(dice)),
            Phase::Preparing => "phase I: prepare your turn, then roll".into(),
            Phase::Acting if self.camp_waits() => "phase II: your base camp comes first; where do you put it?".into(),
            Phase::Acting => "phase II: use your dice, resources and cards, or end your turn".into(),
            Phase::Sending(tile) => format!("which pawn goes to {tile}?"),
            Phase::Meeting(purpose, named) => self.condition(purpose, named),
            Phase::Beating(purpose, dice, _) => self.beating(purpose, dice),
            Phase::Looting(purpose) => match self.tile(purpose.tile()).and_then(|tile| tile.pawn) {
                Some((victim, _)) => format!("what do you take from the base camp of {victim}?"),
                None => "what do you take?".into(),
            },
            Phase::Capturing(owner, pawn) => format!("what becomes of {}?", words::whose(owner, pawn)),
            Phase::Defending(tile) => format!("which die defends {tile}?"),
            Phase::Setting(tile, face) => {
                let step = words::resources(self.values.die_step);
                format!("what does the {face} show on {tile}? Each step up or down takes {step}.")
            }
            Phase::Shielding => "where do you put the force field?".into(),
            Phase::Over => match self.won {
                Some((seat, victory)) => format!("The game is over: {seat} has won by {}.", won_by(victory)),
                None => "The game is over: nobody has won, so somnium counts, then artifacts.".into(),
            },
        }
    }

    /// W-4.1
    fn camp_waits(&self) -> bool {
        let mut players = self.players.iter();
        players.any(|player| Some(player.seat) == self.active && player.reserve[Pawn::BaseCamp] > 0)
    }

    fn tile(&self, tile: Tile) -> Option<&TileView> {
        self.valley.iter().filter_map(|place| place.tile.as_ref()).find(|it| it.tile == tile)
    }

    /// "which die for n9, sum 9? The dice named make 4."
    fn condition(&self, purpose: Use, named: Named) -> String {
        let tile = purpose.tile();
        let Some(need) = self.tile(tile).map(|tile| tile.table.need) else { return String::new() };
        let what = format!("{tile}, {}", words::need(need));
        match (need, named.count) {
            (_, 0) => format!("which die is the lowest for {what}?"),
            (Need::Sum(_), _) => format!("which die comes next for {what}? Those named make {}.", named.sum),
            (Need::Pair(_) | Need::Run(_), _) => {
                format!("which die comes next for {what}? The last was {}.", named.least)
            }
        }
    }

    fn beating(&self, purpose: Use, dice: u8) -> String {
        let tile = purpose.tile();
        let level = self.tile(tile).map_or(0, |tile| tile.defence.level);
        match dice {
            1 => format!("which die beats the {level} on {tile}?"),
            _ => format!("which {dice} dice beat the {level} on {tile}? The lower first."),
        }
    }
}

fn won_by(victory: Victory) -> &'static str {
    match victory {
        Victory::Artifacts => "artifacts",
        Victory::Somnium => "somnium",
        Victory::Leviathan => "the Leviathan",
    }
}
