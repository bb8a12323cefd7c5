//! How things stand with a thing: a few short sentences with the present numbers.

use super::{Thing, Told};
use crate::capital;
use crate::noria::names;
use words::Value;

impl Told<'_> {
    /// At most four sentences.
    pub(super) fn now(&self, it: Thing) -> Vec<String> {
        match it {
            Thing::Path(path) => self.of_path(path),
            Thing::Rung(path, level) => self.of_rung(path, level),
            Thing::Representative(path, seat) => self.of_representative(path, self.player(seat)),
            Thing::Chamber(chamber) => self.of_chamber(chamber),
            Thing::Politician(chamber) => vec![capital(&names::chamber(self.words, chamber)), self.seats(chamber)],
            Thing::Score(chamber, seat) => vec![self.score(chamber, self.player(seat))],
            Thing::Market => Vec::new(),
            Thing::Stall(kind) => self.of_stall(kind),
            Thing::Bought(..) => vec![capital(&self.say("noria-centre"))],
            Thing::Signs => vec![
                self.say("noria-now-sign-one"),
                self.say("noria-now-sign-mixed"),
                self.say("noria-now-sign-ahead"),
                self.say("noria-now-sign-points"),
            ],
            Thing::Round(round) => self.of_round(round),
            Thing::Island(island) => self.island(island).map(|it| self.of_island(it)).unwrap_or_default(),
            Thing::Ships(island, resource) => self.of_ships(island, resource),
            Thing::Space(island, space) => self.of_space(island, space),
            Thing::Ambassador(seat) => vec![match self.player(seat).ambassador {
                Some(island) => self.with("noria-now-at", "island", names::island(self.words, island)),
                None => self.say("noria-now-harbour"),
            }],
            Thing::Reveal => {
                vec![self.with("noria-now-left", "count", self.view.islands_left), self.say("noria-now-all-there")]
            }
            Thing::Coin(seat, coin) => match coin.sort() {
                Ok(resource) => self.of_resource(self.player(seat), resource),
                Err(good) => self.of_good(self.player(seat), good),
            },
            Thing::Knowledge(seat) => self.of_knowledge(self.player(seat)),
            Thing::Factories(seat) => self.of_factories(self.player(seat)),
            Thing::Ring(_, ring) => self.of_ring(ring),
            Thing::Handle(_, ring) if self.turns_rings() => self.of_night_shift(ring),
            Thing::Handle(seat, ring) => self.of_inspection(seat, ring),
            Thing::Hole(seat, hole) => self.of_hole(seat, hole),
            Thing::Next(seat) => vec![self.next_discs(self.player(seat))],
            Thing::Chains(_) => Vec::new(),
            Thing::Slot(slot) => self.of_slot(slot),
        }
    }

    pub(super) fn with<'v>(&self, key: &str, name: &'static str, value: impl Into<Value<'v>>) -> String {
        self.words.say_with(key, &[(name, value.into())])
    }
}
