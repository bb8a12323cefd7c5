//! Before the roll: more dice, a better pawn in the mountains, or just roll.

use super::{Coach, is_vein};
use wiraqocha::pieces::{Pawn, Terrain};
use wiraqocha::view::TileView;

impl Coach<'_> {
    pub(super) fn preparing(&self) -> String {
        let camp = || self.view.this_turn.camp_waits.then(|| self.say("wiraqocha-guide-roll-camp"));
        self.exchange().or_else(camp).or_else(|| self.take_back()).unwrap_or_else(|| self.roll())
    }

    /// A zeppelin where an explorer or a miner would do more.
    fn exchange(&self) -> Option<String> {
        let zeppelins = self.held().filter(|it| it.pawn.is_some_and(|whose| whose.pawn.flies()));
        zeppelins.into_iter().find_map(|it| {
            let (pawn, why) = match it {
                it if it.artifact => (self.in_reserve(Pawn::explores)?, "artifact"),
                it if is_vein(it) => (self.in_reserve(Pawn::mines)?, "vein"),
                _ => return None,
            };
            let pawn = ("pawn", self.names.acc(pawn).into());
            Some(self.with("wiraqocha-guide-exchange", &[self.on(it.tile), pawn, ("why", why.into())]))
        })
    }

    /// A guard that hardly helps, on a tile that matters least.
    fn take_back(&self) -> Option<String> {
        if self.view.this_turn.counted.is_some() {
            return None;
        }
        let helps = |it: &TileView| it.die.map_or(0, |face| face.value()) > it.natural;
        let weakest = self.held().filter(|it| it.die.is_some()).min_by_key(|it| (helps(it), it.die))?;
        let face = ("face", weakest.die?.value().into());
        let key = if helps(weakest) { "wiraqocha-guide-take-back" } else { "wiraqocha-guide-useless-guard" };
        Some(self.with(key, &[self.on(weakest.tile), face]))
    }

    fn roll(&self) -> String {
        let dice = ("dice", self.names.dice(self.view.this_turn.to_roll).into());
        let villages = self.held().filter(|it| it.table.terrain == Terrain::Village).count();
        match (villages, self.me.income) {
            (0, _) => self.with("wiraqocha-guide-roll-few", &[dice]),
            (_, income) => {
                self.with("wiraqocha-guide-roll", &[dice, ("resources", self.names.resources(income).into())])
            }
        }
    }
}
