//! What somebody might want to do with a thing on the table.

use crate::Scene;
use crate::wiraqocha::card::thing::Thing;
use crate::wiraqocha::{choice, ids};
use wiraqocha::action::{Action, Loot};
use wiraqocha::hint::Whereabouts;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Card, Face, Ground, Pawn, Price, Tile};
use wiraqocha::view::{OwnedPawn, PlayerView, TileView, View};

/// The wishes of the viewer, the most likely first; none for those who only watch.
pub(in crate::wiraqocha) fn wishes(view: &View, scene: &Scene, thing: &str) -> Vec<Action> {
    let Some((seat, thing)) = scene.own().zip(Thing::find(view, thing)) else { return Vec::new() };
    let Some(me) = view.players.get(seat.index()) else { return Vec::new() };
    Wisher { view, me }.of(thing)
}

struct Wisher<'a> {
    view: &'a View,
    me: &'a PlayerView,
}

impl Wisher<'_> {
    fn of(&self, thing: Thing) -> Vec<Action> {
        let own = |seat| self.me.seat == seat;
        match thing {
            Thing::Tile(tile) | Thing::Brings(tile) | Thing::Shield(tile) => self.tile(tile),
            Thing::Artifact(tile) if ids::find(self.view, tile).is_some_and(|it| it.artifact) => self.tile(tile),
            Thing::Guard(tile, _) if self.me.holds.has(tile) => vec![Action::TakeBack(tile)],
            Thing::Guard(tile, _) => self.tile(tile),
            Thing::Card(card) => self.card(card),
            Thing::Die(face) => self.die(face),
            Thing::Pawn(whose, place) => self.pawn(whose, place),
            Thing::Fortress => self.card(Card::FlyingFortress),
            Thing::Cemetery => self.graves(),
            Thing::Tray | Thing::Waiting | Thing::Slot(choice::ROLL) => vec![Action::Roll],
            Thing::Rerolls | Thing::Slot(choice::AGAIN) => self.faces().map(Action::Reroll).collect(),
            Thing::Resources(seat) if own(seat) => vec![Action::Collect],
            Thing::Somnium(seat) if own(seat) => vec![Action::Sacrifice],
            Thing::Somnium(_) if self.looting() => vec![Action::Loot(Loot::Somnium)],
            Thing::Artifacts(_) if self.looting() => vec![Action::Loot(Loot::Artifact)],
            Thing::Dice(seat) if own(seat) => vec![Action::Count],
            Thing::Slot(choice::BUY) => {
                let cards = self.view.market.iter().map(|it| Action::Build(it.card));
                cards.chain([Action::Sacrifice]).chain(self.graves()).collect()
            }
            Thing::Slot(choice::DONE) if matches!(self.view.phase, Phase::Meeting { .. }) => vec![Action::Enough],
            Thing::Slot(choice::END) => vec![Action::End],
            _ => Vec::new(),
        }
    }

    fn faces(&self) -> impl Iterator<Item = Face> {
        self.view.this_turn.dice.faces()
    }

    fn looting(&self) -> bool {
        matches!(self.view.phase, Phase::Looting(_))
    }

    fn has(&self, card: Card) -> bool {
        self.me.cards.iter().any(|it| it.card == card)
    }

    /// An own tile is defended, left or made safe; any other is taken or weakened.
    fn tile(&self, tile: Tile) -> Vec<Action> {
        let Some(it) = ids::find(self.view, tile) else { return Vec::new() };
        match self.view.phase {
            Phase::Shielding => return vec![Action::Shield(tile)],
            Phase::Sending(_) if self.me.holds.has(tile) => return vec![Action::Move(tile)],
            _ => {}
        }
        let powers = if self.me.holds.has(tile) { self.care(it) } else { self.attack(it) };
        let preparing = self.view.phase == Phase::Preparing;
        let emerge = preparing && self.view.variant.cave && it.table.ground == Ground::Mountain;
        powers.into_iter().chain(emerge.then_some(Action::Emerge(tile))).collect()
    }

    fn care(&self, it: &TileView) -> Vec<Action> {
        let tile = it.tile;
        let zeppelin = it.pawn.is_some_and(|whose| whose.pawn.flies());
        let exchange = zeppelin.then_some(Action::Exchange { tile, pawn: Pawn::Explorer });
        let back = it.die.is_some().then_some(Action::TakeBack(tile));
        let fortress = self.has(Card::FlyingFortress).then_some(Action::Fortress(tile));
        [Some(Action::Defend(tile)), back, exchange, fortress].into_iter().flatten().collect()
    }

    fn attack(&self, it: &TileView) -> Vec<Action> {
        let tile = it.tile;
        let camp = it.pawn.is_some_and(|whose| whose.pawn == Pawn::BaseCamp);
        let power = |card: Card, wanted: bool, action: Action| (wanted && self.has(card)).then_some(action);
        [
            Some(Action::Conquer(tile)),
            camp.then_some(Action::Plunder(tile)),
            power(Card::TransportTunneller, camp, Action::Tunnel(tile)),
            power(Card::PsychicProbe, it.defence.dice > 0, Action::Probe(tile)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// A card is built or, if it is the viewer's own, used: on the first tile that it could be meant for.
    fn card(&self, card: Card) -> Vec<Action> {
        if self.looting() && !self.has(card) && self.view.market.iter().all(|it| it.card != card) {
            let victim = self.victim();
            if victim.is_some_and(|victim| victim.cards.iter().any(|it| it.card == card)) {
                return vec![Action::Loot(Loot::Card(card))];
            }
        }
        if !self.has(card) {
            return vec![Action::Build(card)];
        }
        let first = |wanted: &dyn Fn(&TileView) -> bool| ids::tiles(self.view).find(|it| wanted(it)).map(|it| it.tile);
        let enemy = |it: &TileView| it.pawn.is_some_and(|whose| whose.owner != self.me.seat);
        let camp = |it: &TileView| enemy(it) && it.pawn.is_some_and(|whose| whose.pawn == Pawn::BaseCamp);
        match card {
            Card::AndroidFactory => vec![Action::Factory],
            Card::BattleExoskeleton => self.faces().map(Action::Exoskeleton).collect(),
            Card::FlyingFortress => self.me.holds.iter().take(1).map(Action::Fortress).collect(),
            Card::PsychicProbe => first(&enemy).map(Action::Probe).into_iter().collect(),
            Card::DeathRay => first(&|it| !it.dead).map(Action::DeathRay).into_iter().collect(),
            Card::TransportTunneller => first(&camp).map(Action::Tunnel).into_iter().collect(),
            Card::RecoveryWorkshop => self.buried().map(Action::Repair).collect(),
            Card::ForceField | Card::ProductionTanks => vec![Action::Build(card)],
            Card::AndroidExplorer | Card::Juggernaut | Card::MechanicalMiner => vec![Action::Build(card)],
        }
    }

    /// Whose camp is being plundered.
    fn victim(&self) -> Option<&PlayerView> {
        let Phase::Looting(purpose) = self.view.phase else { return None };
        self.view.players.get(ids::find(self.view, purpose.tile())?.pawn?.owner.index())
    }

    fn die(&self, face: Face) -> Vec<Action> {
        match self.view.phase {
            Phase::Meeting { .. } | Phase::Beating { .. } | Phase::Defending(_) => vec![Action::Die(face)],
            _ => {
                let turned = self.has(Card::BattleExoskeleton).then_some(Action::Exoskeleton(face));
                [Action::Die(face), Action::Reroll(face)].into_iter().chain(turned).collect()
            }
        }
    }

    fn pawn(&self, OwnedPawn { owner, pawn }: OwnedPawn, place: Whereabouts) -> Vec<Action> {
        let own = owner == self.me.seat;
        match place {
            Whereabouts::Tile(tile) if own && self.view.phase == Phase::Preparing => self.tile(tile),
            Whereabouts::Tile(tile) if own => vec![Action::Move(tile)],
            Whereabouts::Tile(tile) => self.tile(tile),
            Whereabouts::Reserve if own => vec![Action::Send(pawn)],
            Whereabouts::Cemetery if own => {
                let repair = self.has(Card::RecoveryWorkshop).then_some(Action::Repair(pawn));
                [Action::BuyBack(pawn)].into_iter().chain(repair).collect()
            }
            Whereabouts::Held(captor) if own => Price::ALL.map(|price| Action::Ransom { captor, price }).into(),
            _ => Vec::new(),
        }
    }

    /// The kinds of own pawns in the cemetery.
    fn buried(&self) -> impl Iterator<Item = Pawn> {
        Pawn::ALL.into_iter().filter(|&pawn| self.me.cemetery[pawn] > 0)
    }

    fn graves(&self) -> Vec<Action> {
        self.buried().map(Action::BuyBack).collect()
    }
}
