//! Within an action: which pawn, which dice, what to take.

use super::{Coach, is_camp, is_vein, nearest};
use crate::wiraqocha::area::counted;
use crate::wiraqocha::{finale, ids};
use wiraqocha::Amounts;
use wiraqocha::meeting::Named;
use wiraqocha::pieces::{Face, Pawn, Tile};
use wiraqocha::tables::Need;
use wiraqocha::view::TileView;

impl Coach<'_> {
    /// Who does most on the tile.
    pub(super) fn sending(&self, tile: Tile) -> String {
        let reach = self.view.within_reach.first();
        let in_reserve = |wanted: fn(Pawn) -> bool| reach.is_some_and(|it| it.reserve.iter().any(|&pawn| wanted(pawn)));
        let values = &self.view.values;
        match ids::find(self.view, tile) {
            Some(it) if it.artifact && in_reserve(Pawn::explores) => self.say("wiraqocha-guide-send-explorer"),
            Some(it) if in_reserve(Pawn::mines) => {
                let points = if is_vein(it) { values.miner_on_vein } else { values.miner };
                self.with("wiraqocha-guide-send-miner", &[("points", self.names.points(points).into())])
            }
            _ if reach.is_some_and(|it| !it.reserve.is_empty()) => self.say("wiraqocha-guide-send-reserve"),
            _ => self.say("wiraqocha-guide-send-move"),
        }
    }

    /// What is still missing, and what it costs.
    pub(super) fn meeting(&self, tile: Tile, named: Named) -> String {
        let need = ids::find(self.view, tile).map(|it| it.table.need);
        let least = self.view.within_reach.first().map_or(Amounts::NONE, |it| it.least);
        match (need, named.count) {
            (Some(Need::Sum(number)), 1..) => match number.saturating_sub(named.sum) {
                0 => self.with("wiraqocha-guide-meet-done", &[("number", number.into())]),
                left => self.with("wiraqocha-guide-meet-sum", &[("left", left.into()), ("number", number.into())]),
            },
            (_, 0) if least != Amounts::NONE => {
                self.with("wiraqocha-guide-meet-pay", &[("resources", self.names.cost(least).into())])
            }
            _ => self.say("wiraqocha-guide-meet"),
        }
    }

    pub(super) fn beating(&self, tile: Tile) -> String {
        let level = ids::find(self.view, tile).map_or(0, |it| it.defence.level);
        match level == Face::Six.value() {
            true => self.say("wiraqocha-guide-beat-six"),
            false => self.with("wiraqocha-guide-beat", &[("level", level.into())]),
        }
    }

    /// What its owner needs most if that is close, otherwise what brings the looter nearest.
    pub(super) fn looting(&self, tile: Tile) -> String {
        let victim = ids::find(self.view, tile).and_then(|it| it.pawn).map(|it| &self.view.players[it.owner.index()]);
        let close = victim.filter(|it| finale::progress(self.view, it.seat) >= super::CLOSE);
        let (key, whose) = match close {
            Some(victim) => ("wiraqocha-guide-loot-threat", victim),
            None => ("wiraqocha-guide-loot", self.me),
        };
        let Some(it) = nearest(whose) else { return String::new() };
        let values = [
            self.owner(whose),
            ("victory", self.names.victory(it.victory).into()),
            ("has", counted(it, &it.has).into()),
            ("goal", counted(it, &it.goal).into()),
        ];
        self.with(key, &values)
    }

    pub(super) fn capturing(&self) -> String {
        let values = &self.view.values;
        match self.me.prisoner {
            Some(whose) => {
                let pawn = ("pawn", self.names.whose(self.scene, whose).into());
                self.with("wiraqocha-guide-capture-swap", &[pawn])
            }
            None => self.with(
                "wiraqocha-guide-capture",
                &[
                    ("resources", self.names.resources(values.ransom_resources).into()),
                    ("somnium", self.names.somnium(values.ransom_somnium).into()),
                ],
            ),
        }
    }

    pub(super) fn defending(&self, tile: Tile) -> String {
        let it = ids::find(self.view, tile);
        match it.map_or(0, |it| it.natural) {
            0 => {
                let pawn = it.and_then(|it| it.pawn).map_or_else(String::new, |whose| self.names.the(whose.pawn));
                self.with("wiraqocha-guide-defend", &[("pawn", pawn.into())])
            }
            level => self.with("wiraqocha-guide-defend-camp", &[("level", level.into())]),
        }
    }

    pub(super) fn setting(&self) -> String {
        match self.me.surplus {
            0 => {
                let step = ("step", self.names.resources(self.view.values.die_step).into());
                self.with("wiraqocha-guide-set", &[step])
            }
            surplus => {
                let resources = ("resources", self.names.resources(surplus).into());
                self.with("wiraqocha-guide-set-surplus", &[resources])
            }
        }
    }

    /// The camp if there is something to steal, otherwise a miner on a vein.
    pub(super) fn shielding(&self) -> String {
        let stands = |it: &&TileView, wanted: fn(Pawn) -> bool| it.pawn.is_some_and(|whose| wanted(whose.pawn));
        let camp = self.held().find(|it| stands(it, is_camp));
        let miner = self.held().find(|it| is_vein(it) && stands(it, Pawn::mines));
        let rich = self.me.somnium + self.me.artifacts > 0;
        match (camp.filter(|_| rich), miner.or(camp)) {
            (Some(camp), _) => self.with("wiraqocha-guide-shield-camp", &[self.on(camp.tile)]),
            (None, Some(it)) => self.with("wiraqocha-guide-shield", &[self.on(it.tile)]),
            (None, None) => self.say("wiraqocha-guide-shield-any"),
        }
    }
}
