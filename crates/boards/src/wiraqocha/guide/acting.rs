//! After the roll: the best that is within reach, then what to do with what is left.

use super::{Coach, is_camp, is_vein};
use crate::wiraqocha::ids;
use wiraqocha::Once;
use wiraqocha::pieces::{CardKind, Face, Pawn, Terrain, Victory};
use wiraqocha::view::{CardView, PlayerView, ReachView, TileView};

impl Coach<'_> {
    /// Where the base camp stands well.
    pub(super) fn camp(&self) -> String {
        let village = |it: &&TileView| self.free_beside(it).any(|near| near.table.terrain == Terrain::Village);
        let room = |it: &&TileView| self.free_beside(it).count();
        let reach = || self.reach().map(|(_, it)| it);
        match (reach().find(village), reach().max_by_key(room)) {
            (Some(it), _) => self.with("wiraqocha-guide-camp-village", &[self.on(it.tile)]),
            (None, Some(it)) => {
                self.with("wiraqocha-guide-camp-room", &[self.on(it.tile), ("count", room(&it).into())])
            }
            (None, None) if self.view.this_turn.rerolls > 0 => self.say("wiraqocha-guide-camp-reroll"),
            (None, None) => self.say("wiraqocha-guide-camp-stuck"),
        }
    }

    pub(super) fn acting(&self) -> String {
        self.winning_harvest()
            .or_else(|| self.artifact())
            .or_else(|| self.plunder())
            .or_else(|| self.village())
            .or_else(|| self.vein())
            .or_else(|| self.build())
            .or_else(|| self.jungle())
            .or_else(|| self.surplus())
            .or_else(|| self.any_tile())
            .or_else(|| self.again())
            .or_else(|| self.guard())
            .unwrap_or_else(|| self.end())
    }

    /// The tiles that can be taken, each with what that needs.
    fn reach(&self) -> impl Iterator<Item = (&ReachView, &TileView)> {
        self.view.within_reach.iter().filter_map(|it| Some((it, ids::find(self.view, it.tile)?)))
    }

    /// The tiles beside one that nobody holds.
    fn free_beside<'b>(&'b self, it: &TileView) -> impl Iterator<Item = &'b TileView> {
        let near = it.near;
        ids::tiles(self.view).filter(move |other| near.has(other.tile) && other.pawn.is_none() && !other.dead)
    }

    /// Whether such a pawn can go to a tile.
    fn can_send(&self, it: &ReachView, wanted: fn(Pawn) -> bool) -> bool {
        let standing = |it: &TileView| it.pawn.is_some_and(|whose| wanted(whose.pawn));
        it.reserve.iter().any(|&pawn| wanted(pawn))
            || it.from.iter().filter_map(|from| ids::find(self.view, from)).any(standing)
    }

    fn winning_harvest(&self) -> Option<String> {
        let somnium = self.me.victories.iter().find(|it| it.victory == Victory::Somnium)?;
        let wins = self.me.harvest >= somnium.missing.somnium;
        wins.then(|| self.say("wiraqocha-guide-harvest-wins"))
    }

    fn artifact(&self) -> Option<String> {
        // With one lost, the others bring hardly anything.
        let open = self.me.victories.iter().any(|it| it.victory == Victory::Artifacts && !it.closed);
        let fits = |reach: &ReachView, it: &TileView| open && it.artifact && self.can_send(reach, Pawn::explores);
        let (_, it) = self.reach().find(|(reach, it)| fits(reach, it))?;
        Some(self.with("wiraqocha-guide-artifact", &[self.on(it.tile)]))
    }

    fn plunder(&self) -> Option<String> {
        let owner = |it: &TileView| it.pawn.filter(|whose| is_camp(whose.pawn)).map(|whose| whose.owner);
        self.reach().find_map(|(_, it)| {
            let player = &self.view.players[owner(it)?.index()];
            let things = self.treasures(player)?;
            Some(
                self.with(
                    "wiraqocha-guide-plunder",
                    &[self.on(it.tile), self.owner(player), ("things", things.into())],
                ),
            )
        })
    }

    /// What could be taken from a camp, in words.
    fn treasures(&self, player: &PlayerView) -> Option<String> {
        let inventions = player.cards.iter().filter(|it| it.table.kind == CardKind::Invention).count();
        let say = |key: &str, count: usize| (count > 0).then(|| self.with(key, &[("count", count.into())]));
        let things: Vec<String> = [
            say("wiraqocha-artifacts", player.artifacts.into()),
            say("wiraqocha-somnium", player.somnium.into()),
            say("wiraqocha-inventions", inventions),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!things.is_empty()).then(|| self.scene.words.all_of(things))
    }

    fn village(&self) -> Option<String> {
        let (_, it) = self.reach().find(|(_, it)| it.table.terrain == Terrain::Village)?;
        Some(self.with("wiraqocha-guide-village", &[self.on(it.tile)]))
    }

    fn vein(&self) -> Option<String> {
        let (_, it) = self.reach().find(|(reach, it)| is_vein(it) && self.can_send(reach, Pawn::mines))?;
        let points = ("points", self.names.points(self.view.values.miner_on_vein).into());
        Some(self.with("wiraqocha-guide-vein", &[self.on(it.tile), points]))
    }

    fn build(&self) -> Option<String> {
        let paid = |it: &&CardView| it.table.resources <= self.me.resources && it.table.somnium <= self.me.somnium;
        let card = self.view.market.iter().find(|it| paid(it) && !self.view.this_turn.done.has(Once::Build))?;
        let price = ("price", self.names.price(card.table.resources, card.table.somnium).into());
        Some(self.with("wiraqocha-guide-build", &[("card", self.names.card_acc(card.card).into()), price]))
    }

    fn jungle(&self) -> Option<String> {
        let (_, it) = self.reach().find(|(reach, it)| it.table.resources > 0 && !reach.reserve.is_empty())?;
        let resources = ("resources", self.names.resources(it.table.resources).into());
        Some(self.with("wiraqocha-guide-jungle", &[self.on(it.tile), resources]))
    }

    fn surplus(&self) -> Option<String> {
        let resources = ("resources", self.names.resources(self.me.surplus).into());
        (self.me.surplus > 0).then(|| self.with("wiraqocha-guide-surplus", &[resources]))
    }

    fn any_tile(&self) -> Option<String> {
        let (_, it) = self.reach().find(|(reach, _)| !reach.reserve.is_empty())?;
        Some(self.with("wiraqocha-guide-tile", &[self.on(it.tile)]))
    }

    fn again(&self) -> Option<String> {
        let lowest = self.view.this_turn.dice.faces().next().filter(|&face| face < Face::Five)?;
        let again = self.view.this_turn.rerolls > 0;
        again.then(|| self.with("wiraqocha-guide-reroll", &[("face", lowest.value().into())]))
    }

    /// The best die that is left, for the tile where it does most.
    fn guard(&self) -> Option<String> {
        // A lower one keeps hardly anybody away.
        let best = self.view.this_turn.dice.faces().last().filter(|&face| face >= Face::Three)?;
        let open = |it: &&TileView| it.die.map_or(0, Face::value).max(it.natural) < best.value() && !it.field;
        let worth = |it: &&TileView| match (it.pawn.map(|whose| whose.pawn), it.table.terrain) {
            (Some(Pawn::BaseCamp), _) => 4,
            (Some(pawn), Terrain::Vein) if pawn.mines() => 3,
            (_, Terrain::Village) => 2,
            _ => 1,
        };
        let it = self.held().filter(open).max_by_key(worth)?;
        let pawn = ("pawn", self.names.the(it.pawn?.pawn).into());
        Some(self.with("wiraqocha-guide-guard", &[self.on(it.tile), ("face", best.value().into()), pawn]))
    }

    fn end(&self) -> String {
        match self.me.harvest {
            0 => self.say("wiraqocha-guide-end"),
            harvest => self.with("wiraqocha-guide-harvest", &[("somnium", self.names.somnium(harvest).into())]),
        }
    }
}
