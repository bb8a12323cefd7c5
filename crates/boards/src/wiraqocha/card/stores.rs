//! What players have, how near they are to winning, and what lies beside the valley.

use super::{Cards, sentence};
use crate::Card;
use crate::wiraqocha::area::{counted, goal_in_words};
use crate::wiraqocha::{ids, rule};
use game::Seat;
use wiraqocha::Amounts;
use wiraqocha::pieces::{Pawn, Terrain, Victory};
use wiraqocha::view::Progress;

impl Cards<'_> {
    fn of_player(&self, key: &str, seat: Seat) -> String {
        self.with(key, &[self.owner(seat)])
    }

    /// The resources of a player.
    pub(super) fn resources(&self, seat: Seat) -> Card {
        let (player, values) = (self.player_view(seat), &self.view.values);
        let step = ("step", self.names.resources(values.die_step).into());
        let has =
            self.with("wiraqocha-c-has", &[self.owner(seat), ("what", self.names.resources(player.resources).into())]);
        let kept = self.with("wiraqocha-c-kept", &[("count", values.stored_resources.into())]);
        let income = ("what", self.names.resources(player.income).into());
        Card {
            name: self.of_player("wiraqocha-c-resources-of", seat),
            purpose: self.with("wiraqocha-c-resources", &[step]),
            now: vec![has, kept, self.with("wiraqocha-c-income", &[income])],
            rule: rule::KEPT,
        }
    }

    /// The somnium of a player.
    pub(super) fn somnium(&self, seat: Seat) -> Card {
        let mut now = self.has_of(seat, Victory::Somnium);
        now.push(self.harvest_of(seat));
        Card {
            name: self.of_player("wiraqocha-c-somnium-of", seat),
            purpose: self.with("wiraqocha-c-somnium", &[("goal", self.goal(Victory::Somnium).into())]),
            now,
            rule: rule::HARVEST,
        }
    }

    /// What the miners of a player bring at the end of the turn.
    pub(super) fn harvest_of(&self, seat: Seat) -> String {
        let player = self.player_view(seat);
        let values = [
            ("points", self.names.points(player.mining).into()),
            ("somnium", self.names.somnium(player.harvest).into()),
        ];
        self.with("wiraqocha-c-harvest", &values)
    }

    /// The artifacts of a player.
    pub(super) fn artifacts(&self, seat: Seat) -> Card {
        Card {
            name: self.of_player("wiraqocha-c-artifacts-of", seat),
            purpose: self.with("wiraqocha-c-artifact", &[("goal", self.goal(Victory::Artifacts).into())]),
            now: self.has_of(seat, Victory::Artifacts),
            rule: rule::ARTIFACT,
        }
    }

    /// The dice of a player's next roll.
    pub(super) fn dice(&self, seat: Seat) -> Card {
        let held = || ids::tiles(self.view).filter(|it| it.pawn.is_some_and(|pawn| pawn.owner == seat));
        let villages = held().filter(|it| it.table.terrain == Terrain::Village).count();
        let guards = held().filter(|it| it.die.is_some()).count();
        let dice = ("dice", self.names.dice(self.player_view(seat).dice).into());
        Card {
            name: self.with("wiraqocha-tray-of", &[("name", self.scene.name(seat).to_owned().into())]),
            purpose: self.say("wiraqocha-c-waiting"),
            now: vec![
                sentence(&self.with("wiraqocha-h-to-roll", &[dice])),
                self.with("wiraqocha-c-villages", &[("count", villages.into())]),
                self.with("wiraqocha-c-guards", &[("count", guards.into())]),
            ],
            rule: rule::DICE,
        }
    }

    /// What the player to move can pay with.
    pub(super) fn stores(&self, seat: Seat) -> Card {
        let player = self.player_view(seat);
        let has = |what: String| self.with("wiraqocha-c-has", &[self.owner(seat), ("what", what.into())]);
        Card {
            name: self.say("wiraqocha-stores"),
            purpose: self.say("wiraqocha-c-stores"),
            now: vec![has(self.names.resources(player.resources)), has(self.names.somnium(player.somnium))],
            rule: rule::RESOURCES,
        }
    }

    /// A victory: how near one player is to it, or all.
    pub(super) fn race(&self, victory: Victory, seat: Option<Seat>) -> Card {
        let seats = self.view.players.iter().map(|player| player.seat).filter(|&it| seat.is_none_or(|only| only == it));
        let now = match seat {
            Some(seat) => self.has_of(seat, victory),
            None => seats.filter_map(|seat| self.has_of(seat, victory).into_iter().next()).collect(),
        };
        let goal = self.progress(Seat::ALL[0], victory).map(|it| goal_in_words(self.scene.words, it));
        Card {
            name: self.names.victory(victory),
            purpose: sentence(&goal.unwrap_or_default()),
            now,
            rule: rule::VICTORY,
        }
    }

    fn progress(&self, seat: Seat, victory: Victory) -> Option<&Progress> {
        self.player_view(seat).victories.iter().find(|it| it.victory == victory)
    }

    /// "Ada has 2 of 4.", and what that leaves to do.
    pub(super) fn has_of(&self, seat: Seat, victory: Victory) -> Vec<String> {
        let Some(it) = self.progress(seat, victory) else { return Vec::new() };
        let values = [self.owner(seat), ("has", counted(it, &it.has).into()), ("goal", counted(it, &it.goal).into())];
        let left = match it.missing {
            _ if it.closed => self.say("wiraqocha-victory-closed"),
            Amounts::NONE => self.say("wiraqocha-victory-won"),
            missing => self.with("wiraqocha-victory-left", &[("left", counted(it, &missing).into())]),
        };
        vec![self.with("wiraqocha-c-has-of", &values), sentence(&left)]
    }

    /// A player, by the shape of the pawns.
    pub(super) fn player(&self, seat: Seat) -> Card {
        let line = |it: &Progress| {
            let counts = format!("{}/{}", counted(it, &it.has), counted(it, &it.goal));
            self.scene.words.detailed(&self.names.victory(it.victory), &counts)
        };
        Card {
            name: self.scene.name(seat).to_owned(),
            purpose: self.say("wiraqocha-c-player"),
            now: self.player_view(seat).victories.iter().map(line).collect(),
            rule: rule::VICTORY,
        }
    }

    /// The Machine Cemetery, and whose pawns lie there.
    pub(super) fn cemetery(&self) -> Card {
        let graves = self.view.players.iter().filter_map(|player| {
            let kinds = Pawn::ALL.into_iter().filter(|&pawn| player.cemetery[pawn] > 0);
            let kinds: Vec<String> =
                kinds.map(|it| format!("{}\u{a0}×\u{a0}{}", player.cemetery[it], self.names.pawn(it))).collect();
            let all = self.scene.words.all_of(kinds.iter().cloned());
            (!kinds.is_empty()).then(|| self.scene.words.detailed(self.scene.name(player.seat), &all))
        });
        let mut now: Vec<String> = graves.collect();
        if now.is_empty() {
            now.push(self.say("wiraqocha-c-no-graves"));
        }
        let price = ("price", self.names.resources(self.view.values.buy_back).into());
        Card {
            name: self.say("wiraqocha-cemetery"),
            purpose: self.with("wiraqocha-c-cemetery", &[price]),
            now,
            rule: rule::CEMETERY,
        }
    }

    /// What lies beside the valley.
    pub(super) fn supply(&self, nth: usize) -> Card {
        let supply = &self.view.supply;
        let (name, left, rule) = match nth {
            0 => ("wiraqocha-supply-dice", self.names.dice(supply.dice), rule::DICE),
            1 => ("wiraqocha-supply-resources", self.names.resources(supply.resources), rule::SUPPLY),
            _ => ("wiraqocha-supply-somnium", self.names.somnium(supply.somnium), rule::SUPPLY),
        };
        Card {
            name: self.say(name),
            purpose: self.say(if nth == 0 { "wiraqocha-c-supply-dice" } else { "wiraqocha-c-supply" }),
            now: vec![self.with("wiraqocha-c-left", &[("what", left.into())])],
            rule,
        }
    }
}
