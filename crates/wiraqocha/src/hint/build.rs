//! How the hint of each choice is made.

use super::{Detail, Hint, Whereabouts};
use crate::action::Loot;
use crate::amounts::Amounts;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Once, Token, Wiraqocha};
use crate::view::OwnedPawn;
use game::Seat;

impl Hint {
    /// Costs and brings nothing that is counted.
    pub(crate) fn of(detail: Detail) -> Hint {
        Hint { cost: Amounts::NONE, gain: Amounts::NONE, progress: None, detail }
    }

    pub(crate) fn costs(cost: Amounts, detail: Detail) -> Hint {
        Hint { cost, ..Hint::of(detail) }
    }
}

impl Wiraqocha {
    /// W-3.0: what was not collected yet is collected first.
    pub(crate) fn hint_roll(&self) -> Hint {
        let collects = !self.this_turn.done.has(Once::Collect);
        let gain = if collects { Amounts::resources(self.collectable()) } else { Amounts::NONE };
        Hint { gain, ..Hint::of(Detail::Dice { roll: self.to_roll() }) }
    }

    /// W-5.10
    pub(crate) fn hint_build(&self, card: Card) -> Hint {
        let mut next = self.clone();
        next.build(card, &mut ());
        let table = &self.tables().card[card];
        let cost = Amounts { resources: table.resources, somnium: table.somnium, artifacts: 0 };
        Hint { progress: Some(next.progress(self.active, Victory::Leviathan)), ..Hint::costs(cost, Detail::Nothing) }
    }

    /// W-7.2
    pub(crate) fn hint_fortress(&self, tile: Tile) -> Hint {
        let from = if let Token::On(from) = self.fortress { Some(from) } else { None };
        let mut next = self.clone();
        next.place_fortress(tile, &mut ());
        Hint::of(Detail::Fortress { defence: next.defence(tile), from })
    }

    /// W-6: what the end of the turn brings and takes.
    pub(crate) fn hint_end(&self) -> Hint {
        let no_camp = self.me().camp_in_reserve();
        let gain = if no_camp { 0 } else { self.harvestable() };
        let mut next = self.clone();
        next.end_turn(&mut ());
        Hint {
            cost: Amounts::resources(if next.won.is_some() { 0 } else { self.surplus_of(self.active) }),
            gain: Amounts::somnium(gain),
            progress: (gain > 0).then(|| next.progress(self.active, Victory::Somnium)),
            detail: Detail::End { no_camp, unused: self.dice.len() },
        }
    }

    /// W-5.11
    pub(crate) fn hint_loot(&self, loot: Loot) -> Hint {
        let Phase::Looting(purpose) = self.phase else { return Hint::of(Detail::Nothing) };
        let victim = self.owner_of(purpose.tile());
        let mut next = self.clone();
        next.take_loot(purpose, loot, &mut ());
        let gains = |gain: Amounts, victory: Victory, detail: Detail| Hint {
            gain,
            progress: Some(next.progress(self.active, victory)),
            ..Hint::of(detail)
        };
        match loot {
            Loot::Somnium => gains(Amounts::somnium(1), Victory::Somnium, Detail::Nothing),
            Loot::Artifact => gains(Amounts::artifacts(1), Victory::Artifacts, Detail::Nothing),
            Loot::Card(card) => {
                let detail = Detail::LootCard {
                    pawn: card.pawn().map(|pawn| self.whereabouts(victim, pawn)),
                    token: match card {
                        Card::FlyingFortress => Some(self.fortress),
                        Card::ForceField => Some(self.field),
                        _ => None,
                    },
                    used_up: card == Card::DeathRay && self.ray_fired,
                };
                gains(Amounts::NONE, Victory::Leviathan, detail)
            }
            Loot::Prisoner => {
                let pawn = self.player[victim].prisoner.expect("a prisoner").1;
                Hint::of(Detail::ToReserve { pawn, captor: Some(victim) })
            }
        }
    }

    /// W-7.5: where the white pawn of a stolen card is.
    fn whereabouts(&self, owner: Seat, pawn: Pawn) -> Whereabouts {
        let player = &self.player[owner];
        let captor = || Seat::first(self.rules.seats).find(|&it| self.player[it].prisoner == Some((owner, pawn)));
        match self.board.find(player.holds, pawn) {
            Some(tile) => Whereabouts::Tile(tile),
            None if player.cemetery[pawn] > 0 => Whereabouts::Cemetery,
            None if player.out[pawn] > 0 => Whereabouts::Out,
            None => captor().map_or(Whereabouts::Reserve, Whereabouts::Held),
        }
    }

    /// W-8.2: the pawn that was beaten.
    pub(crate) fn beaten(&self) -> Option<OwnedPawn> {
        match self.phase {
            Phase::Capturing { owner, pawn } => Some(OwnedPawn { owner, pawn }),
            _ => None,
        }
    }
}
