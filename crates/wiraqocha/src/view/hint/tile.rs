//! Hints about tiles: what must be met and beaten there, what a pawn does there, and what is lost when it leaves.

use super::super::words;
use super::sentence;
use crate::action::Loot;
use crate::meeting::{self, Defence, Named};
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Token, Wiraqocha};

impl Wiraqocha {
    /// "jungle, 1 resource", and the ground if it is mountain.
    pub(super) fn hint_tile(&self, tile: Tile) -> String {
        let table = &self.tables().tile[tile];
        let mountain = if table.ground == Ground::Mountain { "mountain " } else { "" };
        format!("{mountain}{}", words::brings(table, self.artifacts.has(tile)))
    }

    /// "sum 9: vein; seat2's miner, one more die above 4; for at least 2 resources".
    pub(super) fn hint_conquer(&self, tile: Tile) -> String {
        let defence = self.defence(tile);
        let head = format!("{}: {}", words::need(self.need(tile)), self.hint_tile(tile));
        let enemy = self.board.pawn[tile];
        let enemy = enemy.map(|(owner, pawn)| format!("{owner}'s {}{}", words::pawn(pawn), against(defence)));
        sentence([Some(head), enemy, self.least_price(tile, defence)])
    }

    /// "5-5, one more die above 5; seat2 has 2 somnium, 1 invention".
    pub(super) fn hint_plunder(&self, tile: Tile, tunnel: bool) -> String {
        let victim = self.owner_of(tile);
        let defence = if tunnel { Defence::NONE } else { self.defence(tile) };
        let needs = format!("{}{}", words::need(self.need(tile)), against(defence));
        let player = &self.player[victim];
        let inventions = player.cards.and(self.tables().inventions).len();
        let items = [
            (player.somnium > 0).then(|| words::somnium(player.somnium)),
            (player.artifacts > 0).then(|| words::counted(player.artifacts, "artifact", "artifacts")),
            (inventions > 0).then(|| words::counted(inventions, "invention", "inventions")),
            self.loot(victim, tunnel).any(|loot| loot == Loot::Prisoner).then(|| "your prisoner".into()),
        ];
        let has = format!("{victim} has {}", items.into_iter().flatten().collect::<Vec<_>>().join(", "));
        sentence([Some(needs), Some(has), self.least_price(tile, defence)])
    }

    /// W-5.9: what the cheapest way takes, if no dice fit as they lie.
    fn least_price(&self, tile: Tile, defence: Defence) -> Option<String> {
        let fits = |&steps: &u8| meeting::can_finish(self.need(tile), Named::NONE, defence, self.dice, steps);
        let steps = (0..=self.steps()).find(fits)?;
        (steps > 0).then(|| format!("for at least {}", words::resources(steps * self.tables().die_step)))
    }

    /// What a pawn does when it comes to the tile, or at the end of the turn (W-5.14, W-6.1).
    pub(super) fn does(&self, tile: Tile, pawn: Pawn) -> Option<String> {
        if pawn.explores() && self.artifacts.has(tile) {
            let (artifacts, goal) = (self.me().artifacts + 1, self.goal(Victory::Artifacts).0);
            return Some(format!("takes the artifact, {artifacts} of {goal}"));
        }
        let points = self.points(tile, pawn);
        (points > 0).then(|| format!("mines {}", words::counted(points, "point", "points")))
    }

    /// What is given up when the pawn leaves: "leaves n7: jungle, 2 resources, its 4, the fortress".
    pub(super) fn leaves(&self, tile: Tile) -> Option<String> {
        let table = &self.tables().tile[tile];
        let lost = [
            (table.terrain != Terrain::Cave).then(|| words::brings(table, self.artifacts.has(tile))),
            self.board.die[tile].map(|face| format!("its {face}")),
            (self.fortress == Token::On(tile)).then(|| "the fortress".into()),
            (self.field == Token::On(tile)).then(|| "the force field for good".into()),
        ];
        let lost: Vec<String> = lost.into_iter().flatten().collect();
        Some(format!("leaves {tile}: {}", lost.join(", ")).trim_end_matches(": ").into())
    }

    /// "miner".
    pub(super) fn standing_on(&self, tile: Tile) -> String {
        self.board.pawn[tile].map_or("tile".into(), |(_, pawn)| words::pawn(pawn))
    }

    pub(super) fn hint_exchange(&self, tile: Tile, pawn: Pawn, from: Option<Tile>) -> String {
        let zeppelin = format!("for the {} there", self.standing_on(tile));
        let who = from.map(|_| format!("your {}", words::pawn(pawn)));
        let who = who.map_or(zeppelin.clone(), |who| format!("{who} {zeppelin}"));
        sentence([Some(who), self.does(tile, pawn), from.and_then(|from| self.leaves(from))])
    }

    pub(super) fn hint_send(&self, pawn: Pawn) -> String {
        let Phase::Sending(tile) = self.phase else { return String::new() };
        sentence([Some("from your reserve".into()), self.does(tile, pawn)])
    }

    pub(super) fn hint_move(&self, from: Tile) -> String {
        let (Phase::Sending(tile), Some((_, pawn))) = (self.phase, self.board.pawn[from]) else {
            return String::new();
        };
        sentence([Some(format!("your {}", words::pawn(pawn))), self.does(tile, pawn), self.leaves(from)])
    }

    pub(super) fn hint_take_back(&self, tile: Tile) -> String {
        let holds = self.me().holds;
        let stay = holds.and(self.board.guarded).len() as u8 - 1;
        let villages = holds.and(self.tables().villages).len() as u8;
        let dice = (self.tables().base_dice + villages).saturating_sub(stay).min(self.supply.dice + 1);
        let face = self.board.die[tile].map_or(String::new(), |face| face.to_string());
        format!("the {face} of your {}; then {} to roll", self.standing_on(tile), words::dice(dice))
    }

    pub(super) fn hint_defend(&self, tile: Tile) -> String {
        let camp = self.tables().base_camp_defence;
        let who = format!("your {}", self.standing_on(tile));
        match self.board.die[tile] {
            Some(face) => format!("{who}; replaces the {face}"),
            None if self.board.camps.has(tile) => format!("{who}; only more than its own {camp} helps"),
            None => who,
        }
    }

    /// W-7.8: what becomes of die and camp.
    pub(super) fn hint_probe(&self, tile: Tile) -> String {
        let Some((owner, pawn)) = self.board.pawn[tile] else { return String::new() };
        let (natural, to) = (self.tables().base_camp_defence, self.tables().probe);
        let turned = self.board.die[tile].filter(|&from| from != to);
        let die = turned.map(|from| format!("the {from} of {} becomes {to}", words::whose(owner, pawn)));
        let camp = (pawn == Pawn::BaseCamp)
            .then(|| format!("the {natural} of {owner}'s base camp counts {to} until your turn ends"));
        sentence([die, camp])
    }

    /// W-7.7: what is destroyed.
    pub(super) fn hint_ray(&self, tile: Tile) -> String {
        let whose = |owner, pawn| match owner == self.active {
            true => format!("your own {}", words::pawn(pawn)),
            false => words::whose(owner, pawn),
        };
        let pawn = self.board.pawn[tile].map(|(owner, pawn)| match pawn {
            Pawn::BaseCamp => format!("{} goes to the reserve", whose(owner, pawn)),
            pawn => format!("{} is out of the game", whose(owner, pawn)),
        });
        let fortress = (self.fortress == Token::On(tile)).then(|| "the fortress is gone".into());
        let field = (self.field == Token::On(tile)).then(|| "the force field is gone".into());
        let artifact = self.artifacts.has(tile).then(|| "the artifact is lost".into());
        match sentence([pawn, fortress, field, artifact]) {
            nothing if nothing.is_empty() => format!("free: {}", self.hint_tile(tile)),
            lost => lost,
        }
    }
}

/// ", one more die above 5": what must be beaten besides the condition (W-5.4).
fn against(defence: Defence) -> String {
    match defence {
        Defence { dice: 0, .. } => String::new(),
        Defence { dice: 1, level } => format!(", one more die above {level}"),
        Defence { dice, level } => format!(", {dice} more dice above {level}"),
    }
}
