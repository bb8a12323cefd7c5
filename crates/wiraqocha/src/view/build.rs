//! How the view is built up from the position.

use super::*;
use crate::state::Wiraqocha;
use crate::tables::Tables;

impl Values {
    pub(crate) fn of(tables: &Tables) -> Values {
        Values {
            stored_resources: tables.stored_resources,
            base_camp_defence: tables.base_camp_defence,
            die_step: tables.die_step,
            buy_back: tables.buy_back,
            sacrifice: tables.sacrifice,
            factory_die: tables.factory_die,
            production_tanks: tables.production_tanks,
            ransom_resources: tables.ransom_resources,
            ransom_somnium: tables.ransom_somnium,
            exoskeleton: tables.exoskeleton,
            probe: tables.probe,
            miner_on_vein: tables.miner_on_vein,
            miner: tables.miner,
            points_per_somnium: tables.points_per_somnium,
        }
    }
}

/// A pawn that stands on a tile or is held prisoner.
pub(crate) fn owned((owner, pawn): (Seat, Pawn)) -> OwnedPawn {
    OwnedPawn { owner, pawn }
}

impl Wiraqocha {
    /// A tile, and what stands and lies on it.
    pub(crate) fn tile_view(&self, tile: Tile) -> TileView {
        TileView {
            tile,
            table: self.tables().tile[tile],
            near: self.near[tile],
            pawn: self.board.pawn[tile].map(owned),
            die: self.board.die[tile],
            natural: self.natural_defence(tile),
            defence: self.defence(tile),
            fortress: self.fortress == Token::On(tile),
            field: self.field == Token::On(tile),
            artifact: self.artifacts.has(tile),
            dead: self.board.dead.has(tile),
        }
    }

    pub(crate) fn card_views(&self, cards: CardSet) -> Vec<CardView> {
        cards.iter().map(|card| CardView { card, table: self.tables().card[card] }).collect()
    }

    pub(crate) fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.player[seat];
        PlayerView {
            seat,
            holds: player.holds,
            reserve: player.reserve,
            cemetery: player.cemetery,
            out: player.out,
            resources: player.resources,
            surplus: self.surplus_of(seat),
            somnium: player.somnium,
            artifacts: player.artifacts,
            cards: self.card_views(player.cards),
            prisoner: player.prisoner.map(owned),
            victories: Victory::ALL.map(|victory| self.progress(seat, victory)),
            dice: self.dice_of(seat),
            income: self.income_of(seat),
            mining: self.mining_of(seat),
            harvest: self.harvest_of(seat),
        }
    }

    /// W-1: how near a victory is.
    pub(crate) fn progress(&self, seat: Seat, victory: Victory) -> Progress {
        let player = &self.player[seat];
        let counted = |(first, also): (u8, u8)| match victory {
            Victory::Artifacts => Amounts::artifacts(first),
            Victory::Somnium => Amounts::somnium(first),
            Victory::Leviathan => Amounts { resources: first, somnium: also, artifacts: 0 },
        };
        let has = match victory {
            Victory::Artifacts => Amounts::artifacts(player.artifacts),
            Victory::Somnium => Amounts::somnium(player.somnium),
            Victory::Leviathan => counted(self.worth(seat)),
        };
        let goal = counted(self.goal(victory));
        let left = self.tables().ruins.len() as u8 - self.artifacts_lost;
        let closed = victory == Victory::Artifacts && left < goal.artifacts;
        Progress { victory, has, goal, missing: goal.less(has), closed }
    }
}
