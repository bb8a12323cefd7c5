//! What a choice needs, costs and brings, and what is lost by it, in words.

use super::area::kinds;
use super::names::{Names, parts};
use crate::Scene;
use wiraqocha::action::{Action, Loot};
use wiraqocha::hint::{Arrival, Attack, Destruction, Detail, Hint, Treasure, Whereabouts};
use wiraqocha::meeting::Defence;
use wiraqocha::pieces::{Card, Face, Pawn, Terrain, Victory};
use wiraqocha::view::{OwnedPawn, Progress, TileView, View};
use wiraqocha::{Amounts, Token};
use words::{Value, Words, die, player};

/// Says what choices mean to the player to move.
pub(super) struct Hints<'a> {
    view: &'a View,
    words: &'a Words,
    names: Names<'a>,
}

/// Parts of a hint; those that say nothing are left out.
type Parts = Vec<Option<String>>;

impl<'a> Hints<'a> {
    pub fn new(view: &'a View, scene: &Scene<'a>) -> Hints<'a> {
        Hints { view, words: scene.words, names: Names(scene.words) }
    }

    /// What is said about a choice; may be empty.
    pub fn of(&self, action: Action, hint: &Hint) -> String {
        parts(match &hint.detail {
            Detail::Nothing => self.holdings(action, hint),
            Detail::Dice { roll } => self.dice(action, hint, *roll),
            Detail::TakeBack { pawn, roll, .. } => vec![self.protects(*pawn), self.to_roll(*roll)],
            Detail::Arrival(arrival) => self.arrival(action, hint, arrival),
            Detail::ToReserve { captor: None, .. } if hint.cost == Amounts::NONE => vec![self.say("wiraqocha-h-free")],
            Detail::ToReserve { captor: None, .. } => vec![self.say("wiraqocha-h-to-reserve")],
            Detail::ToReserve { captor: Some(_), .. } if hint.cost == Amounts::NONE => {
                vec![self.say("wiraqocha-h-to-reserve")]
            }
            Detail::ToReserve { captor: Some(captor), .. } => {
                vec![self.text("wiraqocha-h-to", "owner", player(*captor))]
            }
            Detail::Conquest(attack) => self.conquest(attack),
            Detail::Plunder { attack, treasure } => {
                vec![self.treasure(treasure), self.beat(attack.defence), self.at_least(attack)]
            }
            Detail::Defend { pawn, replaces, natural } => {
                let replaced = replaces.and_then(|face| self.text("wiraqocha-h-replaces", "face", die(face.value())));
                let own = || (*natural > 0).then(|| self.number("wiraqocha-h-camp-own", "level", *natural)).flatten();
                vec![self.protects(*pawn), replaced.or_else(own)]
            }
            Detail::Guard { helps: false, value, natural } if value > natural => vec![self.say("wiraqocha-h-weaker")],
            Detail::Guard { helps: false, natural, .. } => vec![self.number("wiraqocha-h-no-help", "level", *natural)],
            Detail::Guard { .. } if matches!(action, Action::Set(_)) && hint.cost == Amounts::NONE => {
                vec![self.say("wiraqocha-h-as-it-lies")]
            }
            Detail::Guard { .. } => vec![],
            Detail::Reroll { left } => vec![self.number("wiraqocha-h-rerolls", "count", *left)],
            Detail::Becomes { value } => self.becomes(action, hint, *value),
            Detail::Beats { value, .. } if hint.cost != Amounts::NONE => vec![self.changed(*value)],
            Detail::Beats { level, .. } => vec![self.number("wiraqocha-h-beats", "level", *level)],
            Detail::Sum { number, .. } if hint.cost != Amounts::NONE => {
                vec![self.number("wiraqocha-h-changed", "to", *number)]
            }
            Detail::Sum { makes, number } => {
                vec![self.with("wiraqocha-h-makes", &[("sum", (*makes).into()), ("number", (*number).into())])]
            }
            Detail::Fortress { defence: Defence { dice: 0, .. }, .. } => {
                vec![self.say("wiraqocha-h-nothing-to-double")]
            }
            Detail::Fortress { defence, from } => {
                let leaves =
                    from.and_then(|from| self.text("wiraqocha-h-leaves", "tile", self.names.tile(from).into()));
                vec![self.number("wiraqocha-h-double", "level", defence.level), leaves]
            }
            Detail::Probe { pawn, die: shown, natural, to, .. } => {
                let turned = |from: &Face| [("from", die(from.value()).into()), ("to", die(to.value()).into())];
                let die = shown.as_ref().and_then(|from| self.with("wiraqocha-h-becomes", &turned(from)));
                let weak = |from: u8| [("from", from.into()), ("to", to.value().into())];
                let camp = natural.and_then(|from| self.with("wiraqocha-h-camp-becomes", &weak(from)));
                vec![self.against(*pawn), die, camp]
            }
            Detail::Destroy(destruction) => self.destroys(destruction),
            Detail::End { no_camp, unused } => self.end(hint, *no_camp, *unused),
            Detail::LootCard { pawn, token, used_up } => {
                let card = if let Action::Loot(Loot::Card(card)) = action { Some(card) } else { None };
                vec![
                    card.map(|card| self.names.effect(card, &self.view.values)),
                    used_up.then(|| self.say("wiraqocha-h-used-up")).flatten(),
                    pawn.and_then(|place| self.white_pawn(place)),
                    (*token == Some(Token::Gone)).then(|| self.say("wiraqocha-token-gone")).flatten(),
                    self.progress(hint),
                ]
            }
            Detail::Capture { ransom, freed, .. } => {
                let price = [
                    ("resources", self.names.resources(ransom.resources).into()),
                    ("somnium", self.names.somnium(ransom.somnium).into()),
                ];
                let home =
                    freed.and_then(|freed| self.of_owner("wiraqocha-h-goes-home", self.names.the(freed.pawn), freed));
                vec![self.with("wiraqocha-h-ransom", &price), home]
            }
            Detail::Banish { buy_back, .. } => {
                vec![self.text("wiraqocha-h-buy-back", "resources", self.names.cost(*buy_back))]
            }
            Detail::Shield { pawn } => vec![self.protects(*pawn), self.say("wiraqocha-h-shield")],
        })
    }

    /// The same for a choice with its pawn and its dice, which say what it needs, and all that it brings.
    pub fn of_run(&self, action: Action, hint: &Hint, gain: Amounts) -> String {
        match &hint.detail {
            Detail::Conquest(attack) if attack.there.table.terrain == Terrain::Vein => {
                let there = &attack.there;
                parts([Some(self.names.terrain(&there.table)), there.pawn.and_then(|pawn| self.against(pawn))])
            }
            Detail::Conquest(attack) => {
                let there = TileView { artifact: attack.there.artifact && gain.artifacts == 0, ..attack.there };
                parts(self.goal(&there))
            }
            Detail::Plunder { treasure, .. } => parts([self.treasure(treasure)]),
            // A die that helps says by itself that it does.
            Detail::Defend { pawn, replaces: None, .. } => parts([self.protects(*pawn)]),
            _ => self.of(action, hint),
        }
    }

    fn say(&self, key: &str) -> Option<String> {
        Some(self.words.say(key).into_owned())
    }

    fn with(&self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        Some(self.words.say_with(key, values))
    }

    fn text(&self, key: &str, name: &'static str, text: String) -> Option<String> {
        self.with(key, &[(name, text.into())])
    }

    fn number(&self, key: &str, name: &'static str, number: u8) -> Option<String> {
        self.with(key, &[(name, number.into())])
    }

    /// A sentence about a pawn and its owner.
    fn of_owner(&self, key: &str, pawn: String, whose: OwnedPawn) -> Option<String> {
        self.with(key, &[("pawn", pawn.into()), ("owner", player(whose.owner).into())])
    }

    /// What is only about amounts: resources collected, cards built, somnium and artifacts taken.
    fn holdings(&self, action: Action, hint: &Hint) -> Parts {
        let card = if let Action::Build(card) = action { Some(card) } else { None };
        vec![card.map(|card| self.names.effect(card, &self.view.values)), self.progress(hint)]
    }

    fn to_roll(&self, dice: u8) -> Option<String> {
        self.text("wiraqocha-h-to-roll", "dice", self.names.dice(dice))
    }

    /// Dice to roll. The label of a roll contains their number, so its hint does not.
    fn dice(&self, action: Action, hint: &Hint, roll: u8) -> Parts {
        match action {
            Action::Roll if hint.gain == Amounts::NONE => vec![],
            Action::Roll => vec![self.say("wiraqocha-h-collects")],
            Action::Count => vec![self.to_roll(roll)],
            _ => vec![self.say("wiraqocha-h-one-die")],
        }
    }

    /// What a die counts as; of a card that turns it, only the card is said, because the label says the rest.
    fn becomes(&self, action: Action, hint: &Hint, value: u8) -> Parts {
        match action {
            Action::Exoskeleton(_) => vec![Some(self.names.card(Card::BattleExoskeleton))],
            _ if hint.cost == Amounts::NONE => vec![self.say("wiraqocha-h-as-it-lies")],
            _ => vec![self.changed(value)],
        }
    }

    /// "becomes 4".
    fn changed(&self, to: u8) -> Option<String> {
        self.text("wiraqocha-h-changed", "to", die(to))
    }

    /// "somnium vein", and what it brings.
    fn land(&self, it: &TileView) -> Option<String> {
        let brings = self.names.brings(&it.table, &self.view.values);
        let terrain = self.names.terrain(&it.table);
        Some(brings.map_or(terrain.clone(), |brings| format!("{terrain}, {brings}")))
    }

    /// What is won, and what that needs.
    fn conquest(&self, attack: &Attack) -> Parts {
        self.goal(&attack.there).into_iter().chain([self.beat(attack.defence), self.at_least(attack)]).collect()
    }

    /// Most tiles are named after what they need; of the Cave it is said.
    fn goal(&self, it: &TileView) -> Parts {
        let need = (it.table.terrain == Terrain::Cave).then(|| self.names.need(it.table.need));
        let artifact = it.artifact.then(|| self.say("wiraqocha-artifact-here")).flatten();
        let enemy = it.pawn.and_then(|pawn| self.against(pawn));
        vec![need, self.land(it), artifact, enemy]
    }

    /// "Ada has 2 somnium and 1 invention".
    fn treasure(&self, it: &Treasure) -> Option<String> {
        let count = |key: &str, count: usize| (count > 0).then(|| self.words.say_with(key, &[("count", count.into())]));
        let things = [
            count("wiraqocha-somnium", it.has.somnium.into()),
            count("wiraqocha-artifacts", it.has.artifacts.into()),
            count("wiraqocha-inventions", it.inventions.len()),
            it.prisoner.and_then(|_| self.say("wiraqocha-h-your-prisoner")),
        ];
        let things = self.words.all_of(things.into_iter().flatten());
        self.with("wiraqocha-h-has", &[("owner", player(it.victim).into()), ("things", things.into())])
    }

    /// "against the miner of Ada".
    fn against(&self, whose: OwnedPawn) -> Option<String> {
        self.of_owner("wiraqocha-h-against", self.names.acc(whose.pawn), whose)
    }

    /// "one more die above 4".
    fn beat(&self, defence: Defence) -> Option<String> {
        let values = [("level", defence.level.into()), ("dice", defence.dice.into())];
        (defence.dice > 0).then(|| self.with("wiraqocha-h-beat", &values)).flatten()
    }

    /// What the cheapest way takes, if no dice fit as they lie.
    fn at_least(&self, attack: &Attack) -> Option<String> {
        let least = || self.text("wiraqocha-h-at-least", "resources", self.names.cost(attack.least));
        (attack.least != Amounts::NONE).then(least).flatten()
    }

    /// What a pawn does on its new tile, and what it leaves.
    fn arrival(&self, action: Action, hint: &Hint, it: &Arrival) -> Parts {
        let artifact = hint.progress.and_then(|progress| {
            let ((count, _), (goal, _)) = (kinds(&progress, &progress.has), kinds(&progress, &progress.goal));
            self.with("wiraqocha-h-artifact", &[("count", count.into()), ("goal", goal.into())])
        });
        let mines = || self.text("wiraqocha-h-mines", "points", self.names.points(it.mines));
        let does = artifact.or_else(|| (it.mines > 0).then(mines).flatten());
        let land = matches!(action, Action::Emerge(_)).then(|| self.land(&it.there)).flatten();
        match it.leaves {
            None => vec![land, does],
            Some(left) => {
                let lost = |there: bool, key: &str| there.then(|| self.say(key)).flatten();
                vec![
                    land,
                    does,
                    self.gives_up(&left),
                    left.die.and_then(|face| self.text("wiraqocha-h-loses-die", "face", die(face.value()))),
                    lost(left.fortress, "wiraqocha-h-loses-fortress"),
                    lost(left.field, "wiraqocha-h-loses-field"),
                ]
            }
        }
    }

    /// "gives up tile 6 (1 resource a turn)".
    fn gives_up(&self, left: &TileView) -> Option<String> {
        let said = self.text("wiraqocha-h-leaves", "tile", self.names.tile(left.tile).into())?;
        let brings = self.names.brings(&left.table, &self.view.values);
        Some(brings.map_or(said.clone(), |brings| format!("{said} ({brings})")))
    }

    fn protects(&self, pawn: Pawn) -> Option<String> {
        self.text("wiraqocha-h-protects", "pawn", self.names.acc(pawn))
    }

    /// What the Death Ray would destroy.
    fn destroys(&self, it: &Destruction) -> Parts {
        let lost = |there: bool, key: &str| there.then(|| self.say(key)).flatten();
        let removed =
            it.removed.and_then(|pawn| self.of_owner("wiraqocha-h-destroys", self.names.the(pawn.pawn), pawn));
        vec![
            lost(it.there.pawn.is_none(), "wiraqocha-h-free-tile"),
            removed,
            it.camp_of.and_then(|owner| self.text("wiraqocha-h-camp-home", "owner", player(owner))),
            lost(it.there.fortress, "wiraqocha-h-fortress-lost"),
            lost(it.there.field, "wiraqocha-h-loses-field"),
            lost(it.there.artifact, "wiraqocha-h-artifact-lost"),
            self.land(&it.there),
        ]
    }

    /// What the end of the turn brings and takes.
    fn end(&self, hint: &Hint, no_camp: bool, unused: u8) -> Parts {
        let harvest = match hint.gain {
            _ if no_camp => self.say("wiraqocha-h-no-camp"),
            Amounts::NONE => self.say("wiraqocha-h-no-harvest"),
            _ => self.say("wiraqocha-h-harvest"),
        };
        let lost = || self.text("wiraqocha-h-not-kept", "resources", self.names.cost(hint.cost));
        vec![
            harvest,
            (unused > 0).then(|| self.number("wiraqocha-h-unused", "count", unused)).flatten(),
            (hint.cost != Amounts::NONE).then(lost).flatten(),
        ]
    }

    /// Where the white pawn of a stolen card is.
    fn white_pawn(&self, place: Whereabouts) -> Option<String> {
        let (word, tile) = match place {
            Whereabouts::Tile(tile) => ("board", self.names.tile(tile)),
            Whereabouts::Cemetery => ("cemetery", "".into()),
            Whereabouts::Out => ("out", "".into()),
            Whereabouts::Reserve => ("reserve", "".into()),
            Whereabouts::Held(_) => ("prisoner", "".into()),
        };
        self.with("wiraqocha-h-its-pawn", &[("where", word.into()), ("tile", tile.into())])
    }

    /// How near a victory is then.
    fn progress(&self, hint: &Hint) -> Option<String> {
        let progress: &Progress = hint.progress.as_ref()?;
        let ((has, also), (goal, beside)) = (kinds(progress, &progress.has), kinds(progress, &progress.goal));
        match progress.victory {
            Victory::Artifacts | Victory::Somnium => {
                self.with("wiraqocha-h-then", &[("count", has.into()), ("goal", goal.into())])
            }
            Victory::Leviathan if progress.missing == Amounts::NONE => self.say("wiraqocha-h-leviathan-done"),
            Victory::Leviathan => self.with(
                "wiraqocha-h-leviathan",
                &[("resources", has.into()), ("somnium", also.into()), ("goal", goal.into()), ("also", beside.into())],
            ),
        }
    }
}
