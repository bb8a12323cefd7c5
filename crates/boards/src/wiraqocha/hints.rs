//! What a choice needs, costs and brings, and what is lost by it.

mod dice;
mod loot;

use super::choice::to_roll;
use super::fit::Fit;
use super::ids;
use super::names::{Names, parts};
use crate::Scene;
use wiraqocha::Once;
use wiraqocha::action::Action;
use wiraqocha::meeting::Defence;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Card, CardKind, Pawn, Price, Terrain, Tile, Victory};
use wiraqocha::tables::Need;
use wiraqocha::view::{PlayerView, TileView, View};
use words::Words;

/// Says what choices mean to the player to move.
pub(super) struct Hints<'a> {
    view: &'a View,
    words: &'a Words,
    names: Names<'a>,
    me: Option<&'a PlayerView>,
    /// How the tile that the choice is about is taken most cheaply.
    fit: Option<Fit>,
}

impl<'a> Hints<'a> {
    pub fn new(view: &'a View, scene: &Scene<'a>, fit: Option<Fit>) -> Hints<'a> {
        let me = view.active.map(|seat| &view.players[seat.index()]);
        Hints { view, words: scene.words, names: Names(scene.words), me, fit }
    }

    /// What is said about a choice; may be empty.
    pub fn of(&self, action: Action) -> String {
        let (view, words, names) = (self.view, self.words, self.names);
        let Some(me) = self.me else { return String::new() };
        let values = &view.values;
        let say = |key: &str| Some(words.say(key).into_owned());
        let named = |card: Card| Some(names.card(card));
        parts(match action {
            Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => vec![],
            Action::Collect => vec![Some(names.resources(self.collectable(me)))],
            Action::Count => vec![Some(self.with("wiraqocha-h-to-roll", "dice", names.dice(to_roll(view))))],
            Action::TakeBack(tile) => vec![self.protects(tile)],
            Action::Repair(_) => vec![say("wiraqocha-h-free")],
            Action::Exchange { tile, pawn } => vec![say("wiraqocha-h-reserve"), self.does(me, tile, pawn)],
            Action::ExchangeFrom { tile, from } => self.moves(me, from, tile),
            Action::Emerge(tile) => self.moves(me, Tile::Cave, tile),
            Action::Roll => vec![self.collects_first(me)],
            Action::Conquer(tile) => self.conquest(tile),
            Action::Plunder(tile) => self.plunder(me, tile, false),
            Action::Tunnel(tile) => self.plunder(me, tile, true),
            Action::Defend(tile) => self.defends(tile),
            Action::Reroll(_) => {
                let left = view.this_turn.rerolls.saturating_sub(1);
                vec![Some(words.say_with("wiraqocha-h-rerolls", &[("count", left.into())]))]
            }
            Action::Exoskeleton(_) => vec![named(Card::BattleExoskeleton)],
            Action::Build(card) => {
                let cost = view.market.iter().find(|it| it.card == card);
                let price = cost.map(|it| names.price(it.table.resources, it.table.somnium));
                vec![
                    price.map(|price| self.with("wiraqocha-h-for", "price", price)),
                    cost.and_then(|it| self.leviathan(me, it.table.resources, it.table.somnium)),
                ]
            }
            Action::Sacrifice => {
                vec![Some(self.with("wiraqocha-h-one-die", "price", names.somnium(values.sacrifice)))]
            }
            Action::Factory => {
                vec![Some(self.with("wiraqocha-h-one-die", "price", names.resources(values.factory_die)))]
            }
            Action::BuyBack(_) => vec![Some(self.with("wiraqocha-h-for", "price", names.resources(values.buy_back)))],
            Action::Ransom { captor, price } => {
                let price = match price {
                    Price::Resources => names.resources(values.ransom_resources),
                    Price::Somnium => names.somnium(values.ransom_somnium),
                };
                let values = [("price", price.into()), ("owner", ::words::player(captor).into())];
                vec![Some(words.say_with("wiraqocha-h-to", &values))]
            }
            Action::Fortress(tile) => {
                let level = ids::find(view, tile).map_or(0, |it| it.defence.level);
                let doubled = words.say_with("wiraqocha-h-double", &[("level", level.into())]);
                vec![if level > 0 { Some(doubled) } else { say("wiraqocha-h-nothing-to-double") }]
            }
            Action::Probe(tile) => self.probes(tile),
            Action::DeathRay(tile) => self.destroys(tile),
            Action::End => self.end(me),
            Action::Send(pawn) => {
                let target = if let Phase::Sending(tile) = view.phase { self.does(me, tile, pawn) } else { None };
                vec![say("wiraqocha-h-reserve"), target]
            }
            Action::Move(from) => match view.phase {
                Phase::Sending(tile) => self.moves(me, from, tile),
                _ => vec![],
            },
            Action::Die(face) => vec![self.die(face)],
            Action::Enough => vec![self.enough()],
            Action::Set(to) => vec![match view.phase {
                Phase::Setting { face: from, .. } if from != to => {
                    let steps = to.value().abs_diff(from.value());
                    Some(self.with("wiraqocha-h-for", "price", names.resources(steps * values.die_step)))
                }
                _ => say("wiraqocha-h-as-it-lies"),
            }],
            Action::Loot(loot) => self.loot(me, loot),
            Action::Capture => {
                let price = words.say_with(
                    "wiraqocha-h-ransom",
                    &[
                        ("resources", names.resources(values.ransom_resources).into()),
                        ("somnium", names.somnium(values.ransom_somnium).into()),
                    ],
                );
                let home = me.prisoner.map(|(owner, pawn)| {
                    let values = [("pawn", names.the(pawn).into()), ("owner", ::words::player(owner).into())];
                    words.say_with("wiraqocha-h-goes-home", &values)
                });
                vec![Some(price), home]
            }
            Action::Banish => {
                vec![Some(self.with("wiraqocha-h-buy-back", "resources", names.resources(values.buy_back)))]
            }
            Action::Shield(tile) => vec![self.protects(tile), say("wiraqocha-h-shield")],
        })
    }

    /// A sentence with one thing in it.
    fn with(&self, key: &'static str, name: &'static str, value: String) -> String {
        self.words.say_with(key, &[(name, value.into())])
    }

    fn collectable(&self, me: &PlayerView) -> u8 {
        me.income.min(self.view.supply.resources)
    }

    fn collects_first(&self, me: &PlayerView) -> Option<String> {
        let resources = self.collectable(me);
        let still = resources > 0 && !self.view.this_turn.done.has(Once::Collect);
        still.then(|| self.with("wiraqocha-h-collects", "resources", self.names.resources(resources)))
    }

    /// "somnium vein", and what it brings.
    fn land(&self, it: &TileView) -> Option<String> {
        let brings = self.names.brings(&it.table, &self.view.values);
        let terrain = self.names.terrain(&it.table);
        Some(brings.map_or(terrain.clone(), |brings| format!("{terrain}, {brings}")))
    }

    fn conquest(&self, tile: Tile) -> Vec<Option<String>> {
        let Some(it) = ids::find(self.view, tile) else { return vec![] };
        let artifact = it.artifact.then(|| self.words.say("wiraqocha-artifact-here").into_owned());
        let combination = match it.table.need {
            Need::Sum(_) if it.table.terrain != Terrain::Cave => None,
            Need::Sum(_) => Some(self.names.need(it.table.need)),
            Need::Pair(_) | Need::Run(_) => None,
        };
        let beat = self.beat(it.defence);
        vec![combination, self.land(it), artifact, self.against(tile), beat, self.at_least()]
    }

    fn plunder(&self, me: &PlayerView, tile: Tile, tunnel: bool) -> Vec<Option<String>> {
        let Some((it, (seat, _))) = ids::find(self.view, tile).and_then(|it| Some((it, it.pawn?))) else {
            return vec![];
        };
        let defence = if tunnel { Defence::NONE } else { it.defence };
        let victim = &self.view.players[seat.index()];
        let inventions = victim.cards.iter().filter(|it| it.table.kind == CardKind::Invention).count();
        let count =
            |key: &'static str, count: usize| (count > 0).then(|| self.words.say_with(key, &[("count", count.into())]));
        let prisoner = victim.prisoner.is_some_and(|(owner, _)| owner == me.seat) && !tunnel;
        let things: Vec<String> = [
            count("wiraqocha-somnium", victim.somnium.into()),
            count("wiraqocha-artifacts", victim.artifacts.into()),
            count("wiraqocha-inventions", inventions),
            prisoner.then(|| self.words.say("wiraqocha-h-your-prisoner").into_owned()),
        ]
        .into_iter()
        .flatten()
        .collect();
        let values = [("owner", ::words::player(seat).into()), ("things", things.join(", ").into())];
        let has = self.words.say_with("wiraqocha-h-has", &values);
        vec![Some(has), self.beat(defence), self.at_least()]
    }

    /// "against the miner of seat2".
    fn against(&self, tile: Tile) -> Option<String> {
        let (owner, pawn) = ids::find(self.view, tile)?.pawn?;
        let values = [("pawn", self.names.acc(pawn).into()), ("owner", ::words::player(owner).into())];
        Some(self.words.say_with("wiraqocha-h-against", &values))
    }

    /// "one more die above 4".
    fn beat(&self, defence: Defence) -> Option<String> {
        let values = [("level", defence.level.into()), ("dice", defence.dice.into())];
        (defence.dice > 0).then(|| self.words.say_with("wiraqocha-h-beat", &values))
    }

    /// What the cheapest way takes, if no dice fit as they lie.
    fn at_least(&self) -> Option<String> {
        let resources = self.fit?.steps * self.view.values.die_step;
        (resources > 0).then(|| self.with("wiraqocha-h-at-least", "resources", self.names.resources(resources)))
    }

    /// What a pawn does on a tile.
    fn does(&self, me: &PlayerView, tile: Tile, pawn: Pawn) -> Option<String> {
        let it = ids::find(self.view, tile)?;
        if pawn.explores() && it.artifact {
            let goal = me.victories.iter().find(|it| it.victory == Victory::Artifacts)?.goal.0;
            let values = [("count", (me.artifacts + 1).into()), ("goal", goal.into())];
            return Some(self.words.say_with("wiraqocha-h-artifact", &values));
        }
        let values = &self.view.values;
        let points = if it.table.terrain == Terrain::Vein { values.miner_on_vein } else { values.miner };
        pawn.mines().then(|| self.with("wiraqocha-h-mines", "points", self.names.points(points)))
    }

    /// What a pawn from `from` does on `tile`, and what it leaves.
    fn moves(&self, me: &PlayerView, from: Tile, tile: Tile) -> Vec<Option<String>> {
        let Some((it, (_, pawn))) = ids::find(self.view, from).and_then(|it| Some((it, it.pawn?))) else {
            return vec![];
        };
        let leaves = self.words.say_with("wiraqocha-h-leaves", &[("tile", self.names.tile(from).into())]);
        let die = it.die.map(|face| self.words.say_with("wiraqocha-h-loses-die", &[("face", face.value().into())]));
        let fortress = it.fortress.then(|| self.words.say("wiraqocha-h-loses-fortress").into_owned());
        let field = it.field.then(|| self.words.say("wiraqocha-h-loses-field").into_owned());
        vec![
            self.does(me, tile, pawn),
            Some(leaves),
            self.names.brings(&it.table, &self.view.values),
            die,
            fortress,
            field,
        ]
    }

    fn protects(&self, tile: Tile) -> Option<String> {
        let (_, pawn) = ids::find(self.view, tile)?.pawn?;
        Some(self.with("wiraqocha-h-protects", "pawn", self.names.acc(pawn)))
    }

    fn defends(&self, tile: Tile) -> Vec<Option<String>> {
        let Some(it) = ids::find(self.view, tile) else { return vec![] };
        let natural = self.view.values.base_camp_defence;
        let rest = match (it.die, it.pawn) {
            (Some(face), _) => Some(self.words.say_with("wiraqocha-h-replaces", &[("face", face.value().into())])),
            (None, Some((_, Pawn::BaseCamp))) => {
                Some(self.words.say_with("wiraqocha-h-camp-own", &[("level", natural.into())]))
            }
            _ => None,
        };
        vec![self.protects(tile), rest]
    }

    /// What the probe makes of die and camp.
    fn probes(&self, tile: Tile) -> Vec<Option<String>> {
        let Some(it) = ids::find(self.view, tile) else { return vec![] };
        let to = self.view.values.probe;
        let becomes =
            |key: &str, from: u8| self.words.say_with(key, &[("from", from.into()), ("to", to.value().into())]);
        let die = it.die.filter(|&from| from != to).map(|from| becomes("wiraqocha-h-becomes", from.value()));
        let camp = it.pawn.is_some_and(|(_, pawn)| pawn == Pawn::BaseCamp);
        let camp = camp.then(|| becomes("wiraqocha-h-camp-becomes", self.view.values.base_camp_defence));
        vec![self.against(tile), die, camp]
    }

    /// What the Death Ray would destroy.
    fn destroys(&self, tile: Tile) -> Vec<Option<String>> {
        let Some(it) = ids::find(self.view, tile) else { return vec![] };
        let pawn = it.pawn.map(|(owner, pawn)| match pawn {
            Pawn::BaseCamp => self.with("wiraqocha-h-camp-home", "owner", ::words::player(owner)),
            pawn => {
                let values = [("pawn", self.names.the(pawn).into()), ("owner", ::words::player(owner).into())];
                self.words.say_with("wiraqocha-h-destroys", &values)
            }
        });
        let free = pawn.is_none().then(|| self.words.say("wiraqocha-h-free-tile").into_owned());
        let artifact = it.artifact.then(|| self.words.say("wiraqocha-h-artifact-lost").into_owned());
        vec![free, pawn, artifact, self.land(it)]
    }

    /// What the end of the turn brings and takes.
    fn end(&self, me: &PlayerView) -> Vec<Option<String>> {
        let values = &self.view.values;
        let somnium = (me.mining / values.points_per_somnium).min(self.view.supply.somnium);
        let harvest = match (me.reserve[Pawn::BaseCamp] > 0, somnium) {
            (true, _) => self.words.say("wiraqocha-h-no-camp").into_owned(),
            (false, 0) => self.words.say("wiraqocha-h-no-harvest").into_owned(),
            (false, _) => self.with("wiraqocha-h-harvest", "somnium", self.names.somnium(somnium)),
        };
        let dice = self.view.this_turn.dice.len();
        let unused = (dice > 0).then(|| self.words.say_with("wiraqocha-h-unused", &[("count", dice.into())]));
        let lost = me.resources.saturating_sub(values.stored_resources);
        let lost = (lost > 0).then(|| self.with("wiraqocha-h-not-kept", "resources", self.names.resources(lost)));
        vec![Some(harvest), unused, lost]
    }
}
