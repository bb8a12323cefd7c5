//! How things stand in the middle: levels and chambers, the market, the rounds, the islands.

use super::Told;
use crate::capital;
use crate::noria::names;
use noria::pieces::*;
use noria::view::{IslandView, PlayerView, SpaceView};
use noria::wheel::Hole;

impl Told<'_> {
    pub(super) fn island(&self, island: Island) -> Option<&IslandView> {
        self.view.islands.iter().find(|it| it.island == island)
    }

    pub(super) fn space(&self, island: Island, space: Space) -> Option<SpaceView> {
        self.island(island).map(|it| it.spaces[space])
    }

    fn level(&self, level: u8) -> String {
        self.with("noria-now-level", "level", level)
    }

    /// What a player pays for the next level of a path.
    pub(super) fn next_price(&self, player: &PlayerView, path: Path) -> Option<String> {
        let price = self.view.path[path].get(usize::from(player.level[path]))?;
        Some(names::full_price(self.words, price, player.surcharge[path]))
    }

    fn next_level(&self, player: &PlayerView, path: Path) -> String {
        match self.next_price(player, path) {
            Some(price) => self.with("noria-now-next", "price", price),
            None => self.say("noria-now-top"),
        }
    }

    pub(super) fn of_path(&self, path: Path) -> Vec<String> {
        let value = self.value(path.chamber());
        match self.own() {
            Some(me) => {
                let worth = self.with("noria-now-worth", "points", me.scored[path.chamber()].points);
                vec![self.level(me.level[path]), self.next_level(me, path), worth, value]
            }
            None => vec![value],
        }
    }

    pub(super) fn of_rung(&self, path: Path, level: u8) -> Vec<String> {
        let price = &self.view.path[path][usize::from(level) - 1];
        let mut now = Vec::new();
        let here = self.view.players.iter().filter(|player| player.level[path] == level);
        let here: Vec<String> = here.map(|player| self.scene.name(player.seat).to_owned()).collect();
        let cost = match self.own() {
            Some(me) if me.level[path] + 1 == level => names::full_price(self.words, price, me.surcharge[path]),
            _ => names::price(self.words, price),
        };
        now.push(self.with("noria-now-cost", "cost", cost));
        match self.own() {
            Some(me) if me.level[path] >= level => now.push(self.say("noria-now-reached")),
            Some(me) if me.level[path] + 1 < level => {
                now.push(self.with("noria-now-far", "level", me.level[path]));
            }
            Some(me) if self.view.active == Some(me.seat) => {
                now.extend(self.view.step[path].map(|step| self.with("noria-now-gain", "points", step.points)));
            }
            _ => {}
        }
        if !here.is_empty() {
            now.push(self.with("noria-now-here", "names", self.words.all_of(here)));
        }
        now
    }

    pub(super) fn of_representative(&self, path: Path, player: &PlayerView) -> Vec<String> {
        let worth = self.with("noria-now-worth", "points", player.scored[path.chamber()].points);
        let place = capital(&names::path(self.words, path));
        vec![place, self.level(player.level[path]), worth, self.next_level(player, path)]
    }

    fn value(&self, chamber: Chamber) -> String {
        self.with("noria-now-value", "value", self.view.chamber[chamber].value)
    }

    /// Who sits and who waits, and what could become of the value.
    pub(super) fn seats(&self, chamber: Chamber) -> String {
        let it = self.view.chamber[chamber];
        if it.waiting == 0 {
            return self.say("noria-now-final");
        }
        let most = it.values[usize::from(it.seated + it.waiting).min(it.values.len() - 1)];
        let values = [("seated", it.seated.into()), ("waiting", it.waiting.into()), ("most", most.into())];
        self.words.say_with("noria-now-seats", &values)
    }

    /// "Bo: level 3 × 4 = 12".
    pub(super) fn score(&self, chamber: Chamber, player: &PlayerView) -> String {
        let scored = player.scored[chamber];
        let values = [
            ("name", self.scene.name(player.seat).to_owned().into()),
            ("level", scored.level.into()),
            ("value", self.view.chamber[chamber].value.into()),
            ("points", scored.points.into()),
        ];
        self.words.say_with("noria-now-score", &values)
    }

    pub(super) fn of_chamber(&self, chamber: Chamber) -> Vec<String> {
        let mut now = vec![self.value(chamber), self.seats(chamber)];
        now.extend(self.own().map(|me| self.score(chamber, me)));
        now
    }

    pub(super) fn of_stall(&self, kind: Kind) -> Vec<String> {
        let stall = self.view.market[kind];
        if stall.left == 0 {
            return vec![self.say("noria-now-sold-out")];
        }
        let cost = match stall.price {
            0 => self.say("noria-now-costs-nothing"),
            price => self.with("noria-now-cost", "cost", names::any_resources(self.words, price)),
        };
        let mut now = vec![cost, self.with("noria-now-left", "count", stall.left)];
        if let Some(me) = self.own() {
            let on_wheel = Hole::ALL.into_iter().filter_map(|hole| me.wheel.disc(hole)).filter(|it| it.kind == kind);
            now.push(self.with("noria-now-on-wheel", "count", on_wheel.count() as u32));
        }
        now
    }

    pub(super) fn of_round(&self, round: u8) -> Vec<String> {
        let mut now = vec![match round.cmp(&self.view.round) {
            std::cmp::Ordering::Less => self.say("noria-now-round-past"),
            std::cmp::Ordering::Equal => self.say("noria-now-round"),
            std::cmp::Ordering::Greater => self.with("noria-now-round-in", "count", round - self.view.round),
        }];
        if round == self.view.rises.influence {
            now.push(capital(&self.say("noria-rise-influence")));
        }
        if self.view.rises.intrigue.contains(&round) {
            now.push(capital(&self.say("noria-rise-intrigue")));
        }
        now
    }

    pub(super) fn of_island(&self, it: &IslandView) -> Vec<String> {
        let ships = names::all_ships(self.words, &it.ships);
        let free = it.spaces.entries().iter().filter(|space| space.owner.is_none()).count();
        let mut now = vec![
            capital(&if ships.is_empty() { self.say("noria-no-ships") } else { ships }),
            self.with("noria-now-spaces", "count", free as u32),
        ];
        if !it.ambassadors.is_empty() {
            let here = it.ambassadors.iter().map(|seat| self.scene.name(seat).to_owned());
            now.push(self.with("noria-now-here", "names", self.words.all_of(here)));
        }
        if it.ambassadors.iter().any(|seat| !self.is_own(seat)) {
            now.push(self.say("noria-now-fee"));
        }
        now
    }

    pub(super) fn of_ships(&self, island: Island, resource: Resource) -> Vec<String> {
        let left = self.island(island).map(|it| self.with("noria-now-left", "count", it.ships[resource]));
        let yours = self.own().map(|me| self.with("noria-now-yours", "count", me.ships[resource]));
        left.into_iter().chain(yours).collect()
    }

    pub(super) fn of_space(&self, island: Island, space: Space) -> Vec<String> {
        let Some(it) = self.space(island, space) else { return Vec::new() };
        let what = names::warehouses(self.words, it.good, it.warehouses);
        let mut now = match it.owner {
            Some(_) => vec![capital(&what)],
            None => vec![self.with("noria-now-brings", "what", what)],
        };
        now.push(capital(&names::island(self.words, island)));
        now
    }
}
