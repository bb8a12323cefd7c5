//! What a thing on the table is, in a player's words: its name, what it is for, and in `card/` how things stand with
//! it.

mod area;
mod now;
mod stage;
mod thing;

pub(super) use thing::{Thing, thing};

use super::choice::slots;
use super::{names, rule};
use crate::{Card, Scene, capital};
use game::Seat;
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;
use words::Words;

/// The card of the thing with this id or word; `None` for what is not on the table.
pub(super) fn card(view: &View, scene: &Scene, id: &str) -> Option<Card> {
    let it = thing(view, id)?;
    let told = Told { view, scene, words: scene.words };
    Some(Card { name: told.name(it), purpose: told.purpose(it), now: told.now(it), rule: rule::of_thing(view, it) })
}

/// What is seen, and by whom.
struct Told<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    words: &'a Words,
}

impl Told<'_> {
    fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    /// The viewer, if at the table.
    fn own(&self) -> Option<&PlayerView> {
        self.scene.own().map(|seat| self.player(seat))
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.scene.own() == Some(seat)
    }

    fn disc(&self, seat: Seat, hole: Hole) -> Option<Disc> {
        self.player(seat).wheel.disc(hole)
    }

    fn say(&self, key: &str) -> String {
        self.words.say(key).into_owned()
    }

    fn name(&self, it: Thing) -> String {
        let words = self.words;
        let name = match it {
            Thing::Path(path) => names::path(words, path),
            Thing::Rung(path, level) => {
                let chamber = names::chamber_name(words, path.chamber());
                words.say_with("noria-rung-name", &[("chamber", chamber.into()), ("level", level.into())])
            }
            Thing::Representative(_, seat) => self.named("noria-representative-of", seat),
            Thing::Chamber(chamber) => names::chamber(words, chamber),
            Thing::Politician(_) => self.say("noria-politician"),
            Thing::Score(chamber, seat) => {
                let highest = chamber == Chamber::Specialization;
                let what = self.say(if highest { "noria-highest-name" } else { "noria-lowest-name" });
                self.owned(what, seat)
            }
            Thing::Market => self.say("noria-market"),
            Thing::Stall(kind) | Thing::Bought(_, kind) => names::new_disc(words, kind),
            Thing::Signs => self.say("noria-signs-name"),
            Thing::Round(round) => words.say_with("noria-round", &[("round", round.into())]),
            Thing::Island(island) => names::island(words, island),
            Thing::Ships(_, resource) => words.say_with("noria-ships-of", &[("resource", names::word(resource))]),
            Thing::Space(island, space) => match self.space(island, space).and_then(|it| it.owner) {
                Some(seat) => self.owned(self.say("noria-factory-name"), seat),
                None => self.say("noria-space-name"),
            },
            Thing::Ambassador(seat) => self.named("noria-ambassador", seat),
            Thing::Reveal => self.say("noria-unseen-name"),
            Thing::Coin(seat, coin) => self.owned(names::coin(words, coin), seat),
            Thing::Knowledge(seat) => self.owned(self.say("noria-number-knowledge"), seat),
            Thing::Factories(seat) => self.owned(self.say("noria-factories"), seat),
            Thing::Ring(seat, ring) => self.owned(names::ring_name(words, ring), seat),
            Thing::Handle(_, ring) => words.detailed(&self.handle(), &names::ring_name(words, ring)),
            Thing::Hole(seat, hole) => match self.disc(seat, hole) {
                Some(disc) => self.owned(names::disc(words, disc), seat),
                None => self.owned(self.say("noria-hole-name"), seat),
            },
            Thing::Next(seat) => self.owned(self.say("noria-next-name"), seat),
            Thing::Chains(_) => self.say("noria-chains-name"),
            Thing::Slot(slot) => self.say(slot_name(slot)),
        };
        capital(&name)
    }

    /// A name with that of the player whose it is, unless that is the viewer.
    fn owned(&self, what: String, seat: Seat) -> String {
        match self.is_own(seat) {
            true => what,
            false => {
                let values = [("what", what.into()), ("name", self.scene.name(seat).to_owned().into())];
                self.words.say_with("noria-of", &values)
            }
        }
    }

    fn named(&self, key: &str, seat: Seat) -> String {
        self.words.say_with(key, &[("name", self.scene.name(seat).to_owned().into())])
    }

    /// What the handle of a ring does now.
    fn handle(&self) -> String {
        capital(&self.say(if self.turns_rings() { "noria-night-shift" } else { "noria-inspection" }))
    }

    fn turns_rings(&self) -> bool {
        self.view.phase == Phase::Influence
    }

    fn purpose(&self, it: Thing) -> String {
        let words = self.words;
        let of_disc = |kind: Kind| match (kind, self.view.edition) {
            (Kind::Bonus, Edition::First) => words.say_with("noria-card-disc", &[("kind", "bonus-first".into())]),
            _ => words.say_with("noria-card-disc", &[("kind", names::word(kind))]),
        };
        let of_slot = |slot: &str| words.say_with("noria-card-slot", &[("slot", slot.to_owned().into())]);
        match it {
            Thing::Path(_) => self.say("noria-card-path"),
            Thing::Rung(..) => self.say("noria-card-rung"),
            Thing::Representative(..) => self.say("noria-card-representative"),
            Thing::Chamber(chamber) => words.say_with("noria-card-chamber", &[("chamber", names::word(chamber))]),
            Thing::Politician(_) => self.say("noria-card-politician"),
            Thing::Score(..) => self.say("noria-card-score"),
            Thing::Market => self.say("noria-card-market"),
            Thing::Stall(kind) => of_disc(kind),
            Thing::Bought(..) => self.say("noria-card-bought"),
            Thing::Signs => self.say("noria-card-signs"),
            Thing::Round(_) => self.say("noria-card-round"),
            Thing::Island(_) => self.say("noria-card-island"),
            Thing::Ships(..) => self.say("noria-card-ships"),
            Thing::Space(..) => self.say("noria-card-space"),
            Thing::Ambassador(_) => self.say("noria-card-ambassador"),
            Thing::Reveal => self.say("noria-card-reveal"),
            Thing::Coin(_, coin) => words.say_with("noria-card-coin", &[("coin", names::word(coin))]),
            Thing::Knowledge(_) => self.say("noria-card-knowledge"),
            Thing::Factories(_) => self.say("noria-card-factories"),
            Thing::Ring(..) => self.say("noria-card-ring"),
            Thing::Handle(..) => of_slot(if self.turns_rings() { "night-shift" } else { "inspection" }),
            Thing::Hole(seat, hole) => match self.disc(seat, hole) {
                Some(disc) => of_disc(disc.kind),
                None => self.say("noria-card-hole"),
            },
            Thing::Next(_) => self.say("noria-card-next"),
            Thing::Chains(_) => self.say("noria-card-chains"),
            Thing::Slot(slot) => of_slot(slot.trim_start_matches("slot-")),
        }
    }
}

fn slot_name(slot: &str) -> &'static str {
    match slot {
        slots::NIGHT_SHIFT => "noria-night-shift",
        slots::MODIFICATION => "noria-modification",
        slots::BLACK_MARKET => "noria-black-market",
        slots::INTRIGUE => "noria-intrigue",
        slots::DONE => "noria-done",
        _ => "noria-end-turn",
    }
}
