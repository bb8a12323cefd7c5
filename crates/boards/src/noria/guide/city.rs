//! Advice about what discs lead to: levels and the market, the islands, goods and upgrades.

use super::Coach;
use crate::noria::names;
use noria::pieces::*;
use noria::view::IslandView;
use noria::wheel::Hole;

impl Coach<'_> {
    pub(super) fn city(&self) -> String {
        let best = self.best_level();
        if let Some((path, step)) = best.filter(|(_, step)| step.points > 0) {
            let [name, level] = self.level(path);
            let points = ("points", step.points.into());
            return match step.surcharge {
                0 => self.say("noria-guide-city", &[name, level, points]),
                ahead => self.say("noria-guide-city-ahead", &[name, level, points, ("count", ahead.into())]),
            };
        }
        if self.rounds_left() >= self.view.rounds / 2 {
            return self.say("noria-guide-city-early", &[]);
        }
        match best {
            Some((path, _)) => self.say("noria-guide-city-nothing-yet", &self.level(path)),
            None => self.say("noria-guide-city-poor", &[]),
        }
    }

    pub(super) fn journey(&self) -> String {
        if self.rounds_left() < 2 {
            return self.say("noria-guide-journey-late", &[]);
        }
        if self.view.islands_left > 0 {
            return self.with("noria-guide-journey-reveal", "count", self.view.islands_left);
        }
        let fewest = Resource::ALL.into_iter().min_by_key(|&it| self.me.ships[it]).unwrap_or(Resource::Energy);
        let ships = names::ships(self.words, fewest, self.me.ships[fewest]);
        self.with("noria-guide-journey", "ships", ships)
    }

    fn here(&self) -> Option<&IslandView> {
        self.view.islands.iter().find(|it| Some(it.island) == self.me.ambassador)
    }

    pub(super) fn landing(&self) -> String {
        if self.rounds_left() < 2 {
            return self.say("noria-guide-landing-late", &[]);
        }
        let here = self.here();
        let there = |resource: &Resource| here.is_some_and(|it| it.ships[*resource] > 0);
        let discs = |resource: Resource| {
            let on_wheel = Hole::ALL.into_iter().filter_map(|hole| self.me.wheel.disc(hole));
            on_wheel.filter(|disc| disc.kind.resource() == Some(resource)).count()
        };
        match Resource::ALL.into_iter().filter(there).max_by_key(|&it| (discs(it), self.me.ships[it])) {
            Some(resource) if discs(resource) > 0 => {
                let more = names::coins(self.words, resource.into(), u16::from(self.me.ships[resource]) + 1);
                let disc = names::new_disc(self.words, Kind::ALL[resource as usize]);
                let count = self.rounds_left();
                self.say(
                    "noria-guide-landing",
                    &[("disc", disc.into()), ("what", more.into()), ("count", count.into())],
                )
            }
            _ => {
                let knowledge = names::knowledge(self.words, self.me.factory_knowledge.into());
                self.with("noria-guide-landing-factory", "cost", knowledge)
            }
        }
    }

    /// The good of which most can be produced now.
    pub(super) fn production(&self) -> Option<String> {
        let best = Good::ALL.into_iter().max_by_key(|&good| self.me.producible[good])?;
        let count = self.me.producible[best];
        (count > 0).then(|| names::coins(self.words, best.into(), count.into()))
    }

    pub(super) fn tool(&self) -> String {
        if let Some(what) = self.production() {
            return self.with("noria-guide-tool-produce", "what", what);
        }
        let normal = |kind: Kind| {
            let discs = Hole::ALL.into_iter().filter_map(|hole| self.me.wheel.disc(hole));
            discs.into_iter().any(|disc| disc.kind == kind && !disc.upgraded)
        };
        let mut resources = Resource::ALL;
        resources.sort_by_key(|&it| std::cmp::Reverse(self.me.ships[it]));
        let wanted = [Kind::City].into_iter().chain(resources.map(|it| Kind::ALL[it as usize]));
        match wanted.chain([Kind::Journey, Kind::Tool]).find(|&kind| normal(kind)) {
            Some(kind) => self.with("noria-guide-tool", "disc", names::new_disc(self.words, kind)),
            None => self.say("noria-guide-upgrade-any", &[]),
        }
    }

    /// What the next level that is paid in goods asks for.
    pub(super) fn producing(&self, after: Good) -> String {
        let path = if after < Good::Compass { Path::Exploration } else { Path::Research };
        match self.view.path[path].get(usize::from(self.me.level[path])) {
            Some(price) => {
                let [name, level] = self.level(path);
                self.say("noria-guide-producing", &[name, level, ("price", names::price(self.words, price).into())])
            }
            None => self.say("noria-guide-producing-top", &[]),
        }
    }
}
