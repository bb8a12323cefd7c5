//! Advice about the wheel: before the discs are used, while they are, and where new ones go.

use super::Coach;
use crate::noria::names;
use noria::pieces::*;
use noria::wheel::{ACTIVE, Hole, HoleSet};

impl Coach<'_> {
    pub(super) fn influence(&self) -> String {
        if self.rounds_left() == 0 {
            let key =
                if self.is_open(Kind::City) { "noria-guide-influence-last" } else { "noria-guide-influence-last-city" };
            return self.say(key, &[]);
        }
        if self.view.round == 1 {
            return self.say("noria-guide-influence-goal", &[]);
        }
        let best = self.best_level();
        if let (Some((path, _)), false) = (best, self.is_open(Kind::City)) {
            let [name, level] = self.level(path);
            return match self.ring_with_city() {
                Some(ring) => {
                    let ring = names::ring(self.words, ring);
                    self.say("noria-guide-influence-shift", &[name, level, ("ring", ring.into())])
                }
                None => self.say("noria-guide-influence-no-city", &[name, level]),
            };
        }
        if let Some((path, step)) = best.filter(|(_, step)| step.points > 0) {
            let [name, level] = self.level(path);
            return self.say("noria-guide-influence-ready", &[name, level, ("points", step.points.into())]);
        }
        if self.view.rises.influence == self.view.round + 1 {
            return self.say("noria-guide-influence-dearer", &[]);
        }
        self.threat().unwrap_or_else(|| {
            let discs = words::listed(self.kinds(self.open()).map(|kind| names::kind(self.words, kind)));
            let cost = names::knowledge(self.words, self.view.prices.intrigue);
            self.say("noria-guide-influence", &[("discs", discs.into()), ("cost", cost.into())])
        })
    }

    /// A ring that a Night Shift turns so that a City becomes active, if it can be paid.
    fn ring_with_city(&self) -> Option<Ring> {
        let can_pay = self.me.knowledge >= self.view.prices.night_shift;
        let brings = |ring: &Ring| {
            let mut wheel = self.me.wheel;
            wheel.turn(*ring);
            let discs = ACTIVE.and(ring.set()).iter().filter_map(|hole| wheel.disc(hole));
            discs.into_iter().any(|disc| disc.kind == Kind::City)
        };
        [Ring::Medium, Ring::Large].into_iter().find(brings).filter(|_| can_pay)
    }

    pub(super) fn action(&self) -> String {
        let (open, late) = (self.open(), self.rounds_left() < 3);
        if self.rounds_left() == 0 && !self.is_open(Kind::City) && !open.is_empty() {
            return self.say("noria-guide-last-knowledge", &[]);
        }
        if let Some(resource) = self.richest(open) {
            let what = names::coins(self.words, resource.into(), self.me.ships[resource].into());
            let kind = names::new_disc(self.words, Kind::ALL[resource as usize]);
            let key = if self.is_open(Kind::City) { "noria-guide-gather-city" } else { "noria-guide-gather" };
            return self.say(key, &[("disc", kind.into()), ("what", what.into())]);
        }
        if let Some((path, step)) = self.best_level().filter(|_| self.is_open(Kind::City)) {
            let [name, level] = self.level(path);
            return match step.points {
                0 => self.say("noria-guide-climb-early", &[name, level]),
                points => self.say("noria-guide-climb", &[name, level, ("points", points.into())]),
            };
        }
        if let Some(what) = self.production().filter(|_| self.is_open(Kind::Tool)) {
            return self.with("noria-guide-produce", "what", what);
        }
        if self.is_open(Kind::Journey) && !late {
            return self.with("noria-guide-travel", "count", self.rounds_left());
        }
        if self.is_open(Kind::City) && !late {
            return self.say("noria-guide-buy", &[]);
        }
        if self.is_open(Kind::Tool) && !late {
            return self.say("noria-guide-upgrade-any", &[]);
        }
        if !open.is_empty() || !self.unused().is_empty() {
            return self.say("noria-guide-inspect", &[]);
        }
        let cost = names::knowledge(self.words, self.view.prices.intrigue);
        self.say("noria-guide-finished", &[("cost", cost.into()), ("have", self.me.knowledge.into())])
    }

    /// N-6.10: discs of rings that gave nothing yet; in the second edition an inspection need not go with the chain.
    fn unused(&self) -> HoleSet {
        let turn = &self.view.this_turn;
        let discs = match self.view.edition {
            Edition::Second => self.me.wheel.discs().and(ACTIVE),
            Edition::First => HoleSet::default(),
        };
        discs.without(turn.activated.or(turn.skipped).rings())
    }

    /// What a Bonus should work on.
    pub(super) fn again(&self, discs: HoleSet, key: &str) -> String {
        let city = self.kinds(discs).any(|kind| kind == Kind::City) && self.best_level().is_some();
        let richest = self.richest(discs).map(|it| (Kind::ALL[it as usize], self.me.ships[it]));
        let kind = match richest {
            Some((kind, ships)) if !city || ships > 3 => kind,
            _ if city => Kind::City,
            _ => self.kinds(discs).find(|&kind| kind != Kind::Bonus).unwrap_or(Kind::City),
        };
        self.with(key, "disc", names::new_disc(self.words, kind))
    }

    /// N-8.3: holes that will be active first, then those that will be soon.
    pub(super) fn placing(&self) -> String {
        let empty = |hole: &Hole| self.me.wheel.disc(*hole).is_none();
        match Hole::ALL.into_iter().filter(empty).min_by_key(|hole| hole.turns_to_active()) {
            None => self.say("noria-guide-placing-full", &[]),
            Some(hole) => {
                let place = names::place(self.words, hole).into();
                let turns = hole.turns_to_active();
                match turns {
                    0 => self.say("noria-guide-placing", &[("place", place)]),
                    _ => self.say("noria-guide-placing-later", &[("place", place), ("turns", turns.into())]),
                }
            }
        }
    }
}
