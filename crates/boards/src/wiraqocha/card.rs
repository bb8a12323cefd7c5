//! The cards of things: what somebody is told who asks what this is.

mod pieces;
mod slot;
mod stores;
pub(super) mod thing;
mod tile;

use super::ids;
use super::names::Names;
use crate::{Card, Scene, capital};
use game::Seat;
use thing::Thing;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Tile, Victory};
use wiraqocha::view::{PlayerView, View};
use words::Value;

/// The card of a thing on the table.
pub(super) fn card(view: &View, scene: &Scene, thing: &str) -> Option<Card> {
    let cards = Cards { view, scene, names: Names(scene.words) };
    cards.of(Thing::find(view, thing)?)
}

/// Writes cards for one viewer.
struct Cards<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    names: Names<'a>,
}

impl Cards<'_> {
    fn of(&self, thing: Thing) -> Option<Card> {
        Some(match thing {
            Thing::Tile(tile) => self.tile(ids::find(self.view, tile)?),
            Thing::Brings(tile) => self.brings(ids::find(self.view, tile)?),
            Thing::Shield(tile) => self.shield(ids::find(self.view, tile)?),
            Thing::Artifact(tile) => self.artifact(tile),
            Thing::Card(card) => self.technology(card)?,
            Thing::Guard(tile, face) => self.guard(ids::find(self.view, tile)?, face),
            Thing::Die(face) => self.die(face),
            Thing::Pawn(whose, place) => self.pawn(whose, place),
            Thing::Fortress => self.fortress(),
            Thing::Field => self.field(),
            Thing::Cemetery => self.cemetery(),
            Thing::Tray => self.tray(),
            Thing::Waiting => self.waiting(),
            Thing::Rerolls => self.rerolls(),
            Thing::Pile => self.pile(),
            Thing::Supply(nth) => self.supply(nth),
            Thing::Resources(seat) => self.resources(seat),
            Thing::Somnium(seat) => self.somnium(seat),
            Thing::Artifacts(seat) => self.artifacts(seat),
            Thing::Dice(seat) => self.dice(seat),
            Thing::Stores(seat) => self.stores(seat),
            Thing::Race(victory, seat) => self.race(victory, seat),
            Thing::Player(seat) => self.player(seat),
            Thing::Start => self.start(),
            Thing::Turn => self.turn(),
            Thing::Slot(id) => self.slot(id)?,
        })
    }

    fn say(&self, key: &str) -> String {
        self.scene.words.say(key).into_owned()
    }

    fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.scene.words.say_with(key, values)
    }

    /// "Tile 9".
    fn tile_name(&self, tile: Tile) -> String {
        self.with("wiraqocha-tile", &[("tile", self.names.tile(tile).into())])
    }

    fn owner(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("owner", self.scene.name(seat).to_owned().into())
    }

    fn player_view(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    /// What wins, of the first kind that it is counted in.
    fn goal(&self, victory: Victory) -> u8 {
        let all = &self.view.players[0].victories;
        all.iter().find(|it| it.victory == victory).map_or(0, |it| super::area::kinds(it, &it.goal).0)
    }

    /// Who begins every round.
    fn start(&self) -> Card {
        let now = self.view.first.map(|seat| self.with("wiraqocha-c-start-now", &[self.owner(seat)]));
        Card {
            name: self.say("wiraqocha-start-player"),
            purpose: self.say("wiraqocha-c-start"),
            now: now.into_iter().collect(),
            rule: "W-2.3",
        }
    }

    /// Whose turn it is.
    fn turn(&self) -> Card {
        let key =
            if self.view.phase == Phase::Preparing { "wiraqocha-c-turn-first" } else { "wiraqocha-c-turn-second" };
        let now = self.view.at_turn.map(|seat| self.with(key, &[self.owner(seat)]));
        Card {
            name: capital(&self.say("wiraqocha-at-turn")),
            purpose: self.say("wiraqocha-c-turn"),
            now: now.into_iter().collect(),
            rule: "W-1",
        }
    }
}

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}
