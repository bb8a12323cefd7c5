//! What a choice means, in a few words for the list of the terminal: what it needs, costs and brings, and what is lost by it.

mod dice;
mod tile;

use super::{Values, words};
use crate::action::{Action, Loot};
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Once, Token, Wiraqocha};
use game::Seat;

impl Wiraqocha {
    pub(crate) fn hint_at(&self, action: Action) -> String {
        let tables = self.tables();
        match action {
            Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => String::new(),

            // Phase I.
            Action::Collect => words::resources(self.collectable()),
            Action::Count => format!("{} to roll", words::dice(self.to_roll(self.dice_of(self.active)))),
            Action::TakeBack(tile) => self.hint_take_back(tile),
            Action::Repair(_) => "comes to your reserve, free of charge".into(),
            Action::Exchange(tile, pawn) => self.hint_exchange(tile, pawn, None),
            Action::ExchangeFrom(tile, from) => match self.board.pawn[from] {
                Some((_, pawn)) => self.hint_exchange(tile, pawn, Some(from)),
                None => String::new(),
            },
            Action::Emerge(tile) => {
                let pawn = self.board.pawn[Tile::Cave].map_or(Pawn::Explorer, |(_, pawn)| pawn);
                sentence([Some(self.hint_tile(tile)), self.does(tile, pawn), self.leaves(Tile::Cave)])
            }
            Action::Roll => self.hint_roll(),

            // Phase II.
            Action::Conquer(tile) => self.hint_conquer(tile),
            Action::Plunder(tile) => self.hint_plunder(tile, false),
            Action::Tunnel(tile) => self.hint_plunder(tile, true),
            Action::Defend(tile) => self.hint_defend(tile),
            Action::Reroll(_) => match self.this_turn.rerolls - 1 {
                0 => "your last re-roll".into(),
                left => format!("leaves you {}", words::counted(left, "re-roll", "re-rolls")),
            },
            Action::Exoskeleton(_) => format!("becomes {}", tables.exoskeleton),
            Action::Build(card) => self.hint_build(card),
            Action::Sacrifice => format!("{} for one more die", words::somnium(tables.sacrifice)),
            Action::Factory => format!("{} for one more die", words::resources(tables.factory_die)),
            Action::BuyBack(_) => format!("for {}", words::resources(tables.buy_back)),
            Action::Ransom(captor, price) => self.hint_ransom(captor, price),
            Action::Fortress(tile) => self.hint_fortress(tile),
            Action::Probe(tile) => self.hint_probe(tile),
            Action::DeathRay(tile) => self.hint_ray(tile),
            Action::End => self.hint_end(),

            // Within an action.
            Action::Send(pawn) => self.hint_send(pawn),
            Action::Move(from) => self.hint_move(from),
            Action::Die(face) => self.hint_die(face),
            Action::Enough => self.hint_enough(),
            Action::Set(face) => self.hint_set(face),
            Action::Loot(loot) => self.hint_loot(loot),
            Action::Capture => self.hint_capture(),
            Action::Banish => format!("can be bought back for {}", words::resources(tables.buy_back)),
            Action::Shield(tile) => format!("nobody conquers or plunders your {} there", self.standing_on(tile)),
        }
    }

    /// W-3.1, W-8.3
    fn collectable(&self) -> u8 {
        self.income_of(self.active).min(self.supply.resources)
    }

    /// W-3.2: no more than are free.
    fn to_roll(&self, dice: u8) -> u8 {
        dice.min(self.supply.dice)
    }

    fn hint_roll(&self) -> String {
        let counted = self.this_turn.counted.unwrap_or_else(|| self.dice_of(self.active));
        let dice = words::dice(self.to_roll(counted));
        match self.collectable() {
            resources if resources > 0 && !self.this_turn.done.has(Once::Collect) => {
                format!("{dice}; collects {} first", words::resources(resources))
            }
            _ => dice,
        }
    }

    /// "for 4 resources and 1 somnium; Leviathan 9+1 of 15+1"; what it does stands in the list of cards.
    fn hint_build(&self, card: Card) -> String {
        let table = &self.tables().card[card];
        format!("for {}{}", words::price(table.resources, table.somnium), self.leviathan_with(card))
    }

    /// What the Leviathan would be worth with one card more (W-1).
    fn leviathan_with(&self, card: Card) -> String {
        let table = &self.tables().card[card];
        let (worth, goal) = (self.worth(self.active), self.goal(Victory::Leviathan));
        let then = (worth.0 + table.resources, worth.1 + table.somnium);
        match then.0 >= goal.0 && then.1 >= goal.1 {
            true => "; completes the Leviathan".into(),
            false => format!("; Leviathan {}+{} of {}+{}", then.0, then.1, goal.0, goal.1),
        }
    }

    fn hint_ransom(&self, captor: Seat, price: Price) -> String {
        let tables = self.tables();
        let price = match price {
            Price::Resources => words::resources(tables.ransom_resources),
            Price::Somnium => words::somnium(tables.ransom_somnium),
        };
        let pawn = self.player[captor].prisoner.map_or("pawn".into(), |(_, pawn)| words::pawn(pawn));
        format!("{price} to {captor}: your {pawn} comes to your reserve")
    }

    /// W-6: what the end of the turn brings and takes.
    fn hint_end(&self) -> String {
        let tables = self.tables();
        let me = self.me();
        let unused = (!self.dice.is_empty()).then(|| format!("{} unused", words::dice(self.dice.len())));
        let harvest = match me.camp_in_reserve() {
            true => "no harvest without a base camp".into(),
            false => match self.mining_of(self.active) / tables.points_per_somnium {
                0 => "nothing to harvest".into(),
                somnium => format!("harvests {}", words::somnium(somnium.min(self.supply.somnium))),
            },
        };
        let lost = me.resources.saturating_sub(tables.stored_resources);
        let lost = (lost > 0).then(|| format!("{} cannot be kept", words::resources(lost)));
        sentence([Some(harvest), unused, lost])
    }

    fn hint_loot(&self, loot: Loot) -> String {
        let Phase::Looting(purpose) = self.phase else { return String::new() };
        let victim = self.owner_of(purpose.tile());
        let goal = |victory, has| format!("then you have {has} of {}", self.goal(victory).0);
        match loot {
            Loot::Somnium => goal(Victory::Somnium, self.me().somnium + 1),
            Loot::Artifact => goal(Victory::Artifacts, self.me().artifacts + 1),
            Loot::Card(card) => {
                let effect = words::effect(card, &Values::of(self.tables()));
                let used_up = if card == Card::DeathRay && self.ray_fired { ", used up" } else { "" };
                let pawn = card.pawn().map_or(String::new(), |pawn| self.whereabouts(victim, pawn));
                format!("{effect}{used_up}{pawn}{}", self.leviathan_with(card))
            }
            Loot::Prisoner => match self.player[victim].prisoner {
                Some((_, pawn)) => format!("your {} comes to your reserve", words::pawn(pawn)),
                None => String::new(),
            },
        }
    }

    /// W-7.5: where the white pawn of a stolen card is.
    fn whereabouts(&self, owner: Seat, pawn: Pawn) -> String {
        let player = &self.player[owner];
        match self.board.find(player.holds, pawn) {
            Some(tile) => format!(" on {tile}, which you hold then"),
            None if player.cemetery[pawn] > 0 => ", in the cemetery".into(),
            None if player.out[pawn] > 0 => ", out of the game".into(),
            None if player.reserve[pawn] > 0 => ", in reserve".into(),
            None => ", held prisoner".into(),
        }
    }

    /// W-8.2
    fn hint_capture(&self) -> String {
        let tables = self.tables();
        let price = format!(
            "freed for {} or {}",
            words::resources(tables.ransom_resources),
            words::somnium(tables.ransom_somnium)
        );
        let home = self.me().prisoner.map(|(owner, pawn)| format!("{} goes home", words::whose(owner, pawn)));
        sentence([Some(price), home])
    }

    /// W-7.2
    fn hint_fortress(&self, tile: Tile) -> String {
        let from = match self.fortress {
            Token::On(from) => Some(format!("leaves {from}")),
            _ => None,
        };
        let defence = match self.defence(tile).level {
            0 => "nothing to double there yet".into(),
            level => format!("two dice must beat the {level}"),
        };
        sentence([Some(defence), from])
    }
}

/// Parts with semicolons between them.
fn sentence<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}
