//! Conservation laws: every card is in exactly one place, after every step, and no ducat comes from nowhere.

use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Card;
use crate::sets::*;
use crate::state::{BonusValue, Novgorod, Player, Source};
use crate::tables::ROWS;
use game::Seat;

impl Novgorod {
    /// Every order is in the pile, shown, in one hand, beside or under one ship, or a counter.
    pub(crate) fn count_orders(&self) -> Result<(), String> {
        let places = |player: &Player| [player.hand, player.beside, player.done, player.counters];
        let sets: Vec<OrderSet> = [self.pile, self.shown].into_iter().chain(self.players().flat_map(places)).collect();
        let together = sets.iter().copied().fold(OrderSet::NONE, OrderSet::or);
        if together != OrderSet::ALL || sets.iter().map(|set| set.len()).sum::<usize>() != Order::COUNT {
            return Err(format!("orders are missing or doubled: {sets:?}"));
        }
        for player in self.players() {
            if !player.known.minus(player.hand).is_empty() {
                return Err(format!("{:?} are known, but not in hand", player.known));
            }
            let most = self.tables().orders_in_progress.max(2);
            if player.in_progress() > most {
                return Err(format!("{} orders in progress", player.in_progress()));
            }
        }
        if !self.this_turn.upper.minus(self.me().hand).is_empty() {
            return Err("a half-done order is not in hand".into());
        }
        if self.pile.is_empty() && self.rules.special {
            return Err("the order that was set aside is gone".into());
        }
        Ok(())
    }

    /// V-2.3, V-2.7: one post per city and player; the hold has one of them.
    pub(crate) fn count_posts(&self) -> Result<(), String> {
        for player in self.players() {
            if player.hold.is_some_and(|city| !player.posts.has(city)) {
                return Err("the hold has a post that is not owned".into());
            }
            if usize::from(player.rows) > ROWS || !(self.tables().start_speed..=5).contains(&player.speed) {
                return Err(format!("{} rows and speed {}", player.rows, player.speed));
            }
        }
        Ok(())
    }

    /// V-2.2: each manufactory stands in one city.
    pub(crate) fn count_manufactories(&self) -> Result<(), String> {
        let built = self.manufactory.entries().iter().flatten();
        let mut seen = [false; Manufactory::COUNT];
        for &manufactory in built.clone() {
            if std::mem::replace(&mut seen[manufactory as usize], true) {
                return Err(format!("{manufactory} stands in two cities"));
            }
        }
        let past = !matches!(self.phase, Phase::DrawManufactory(_));
        if past && built.count() != Manufactory::COUNT {
            return Err("a manufactory is missing".into());
        }
        let laid = self.row.iter().flatten().count();
        let setting_up = matches!(self.phase, Phase::DrawManufactory(_) | Phase::DrawSpecial(_));
        if !setting_up && laid != if self.rules.special { 4 } else { 0 } {
            return Err(format!("{laid} special orders in the row"));
        }
        match Special::ALL.iter().find(|&&it| self.row.iter().flatten().filter(|card| card.0 == it).count() > 1) {
            Some(special) => Err(format!("{special} lies twice")),
            None => Ok(()),
        }
    }

    /// V-7.1: two bonus cards at most; nobody earns one twice or from a card that was never there.
    pub(crate) fn count_bonuses(&self) -> Result<(), String> {
        let in_play = Bonus::ALL.iter().filter(|&&it| self.bonus[it].value != BonusValue::Absent).count();
        if in_play > 2 {
            return Err(format!("{in_play} bonus cards"));
        }
        for bonus in Bonus::ALL {
            let card = self.bonus[bonus];
            let earned = self.players().filter(|player| player.earned_bonus[bonus]).count();
            if usize::from(card.this_round) > earned {
                return Err(format!("{bonus} was earned by nobody"));
            }
        }
        Ok(())
    }

    /// Ducats are what came in less what went out; the fees can be paid (V-4.8).
    pub(crate) fn check_ducats(&self) -> Result<(), String> {
        for (seat, player) in Seat::ALL.into_iter().zip(self.players()) {
            if player.spent.checked_add(player.ducats) != Some(player.earned) {
                return Err(format!("{seat} has {} ducats of {} less {}", player.ducats, player.earned, player.spent));
            }
        }
        let paid = matches!(self.phase, Phase::Stowing(_) | Phase::Buying | Phase::BuyingDeal | Phase::Ending);
        if paid && self.this_turn.fees != 0 {
            return Err(format!("{} ducats of fees are still to be paid", self.this_turn.fees));
        }
        let payable = || if self.phase == Phase::Laying { self.finds_a_way() } else { self.can_pay_fees() };
        if self.round > 0 && self.phase != Phase::Over && !payable() {
            return Err(format!("{} ducats of fees cannot be paid", self.this_turn.fees));
        }
        Ok(())
    }

    /// V-4.4, V-6.1, V-7.1, V-10.2: seals are not more, and not fewer, than what was done for them can have brought.
    pub(crate) fn check_seals(&self) -> Result<(), String> {
        let tables = self.tables();
        let parts = tables.special_part.map(|part| part.seals);
        for (seat, player) in Seat::ALL.into_iter().zip(self.players()) {
            let upper = if seat == self.active { self.this_turn.upper.len() } else { 0 };
            let (done, half) = (player.done.len() as u16, (player.beside.len() + upper) as u16);
            let specials = (player.counters.len() + usize::from(player.blanks)) as u16;
            // A special order has brought its seals when chance is about to deal its counter.
            let dealing = u16::from(seat == self.active && self.phase == Phase::Counter);
            let turns = u16::from(self.round);
            let most_a_turn = tables.seals_per_turn[ROWS] + 1;
            let earned = Bonus::ALL.iter().filter(|&&it| player.earned_bonus[it]);
            let bonus: u16 = earned.map(|&it| tables.bonus[it][0]).sum();
            let variety = if self.phase == Phase::Over { tables.variety[tables.variety.len() - 1] } else { 0 };
            for (source, least, most) in [
                (Source::Orders, tables.one_line * (done + half), tables.both_lines * done + tables.one_line * half),
                (
                    Source::Specials,
                    parts.into_iter().min().unwrap_or(0) * (specials + dealing),
                    parts.into_iter().max().unwrap_or(0) * (specials + dealing),
                ),
                (Source::Career, 0, turns * most_a_turn),
                (Source::Bonus, 0, bonus + variety),
            ] {
                let seals = player.seals[source];
                if !(least..=most).contains(&seals) {
                    return Err(format!("{seat} has {seals} seals for {source}, not {least} to {most}"));
                }
            }
        }
        Ok(())
    }

    /// V-3: the route's cards are owned or base posts, each city once, along links.
    pub(crate) fn check_route(&self) -> Result<(), String> {
        let visited: Vec<City> = self.route.cards().filter_map(Card::visits).collect();
        if self.route.cities().len() != visited.len() {
            return Err(format!("a city is visited twice: {visited:?}"));
        }
        if let Some(pair) = visited.windows(2).find(|pair| !self.links(pair[0]).has(pair[1])) {
            return Err(format!("no link between {} and {}", pair[0], pair[1]));
        }
        if !self.route.cities().and(self.route.face_down()).is_empty() {
            return Err("a city is visited whose post lies face down".into());
        }
        for card in self.route.cards() {
            let me = self.me();
            let lawful = match card {
                Card::Own(city) => me.posts.has(city) && me.hold != Some(city),
                Card::Held(city) => me.hold == Some(city),
                Card::Base(city) => !me.posts.has(city),
                Card::Placeholder { post, .. } => me.posts.has(post) && me.hold != Some(post),
            };
            if !lawful {
                return Err(format!("{card:?} does not belong into the route"));
            }
        }
        if self.route.len() > usize::from(self.me().speed) + 1 {
            return Err(format!("a route of {}", self.route.len()));
        }
        Ok(())
    }
}
