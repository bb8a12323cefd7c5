//! Advice about politics: which chamber to raise, which to stop, and who has to be feared.

use super::Coach;
use crate::noria::names;
use noria::pieces::Chamber;
use noria::view::PlayerView;
use words::Value;

impl Coach<'_> {
    /// What one politician more on a seat adds to each level, if somebody waits.
    fn rise(&self, chamber: Chamber) -> Option<i32> {
        let it = self.view.chamber[chamber];
        let next = it.values.get(usize::from(it.seated) + 1).filter(|_| it.waiting > 0)?;
        Some(i32::from(*next) - i32::from(it.value))
    }

    fn rival(&self, chamber: Chamber) -> Option<&PlayerView> {
        self.others().max_by_key(|player| player.scored[chamber].level)
    }

    /// How many levels the player at turn scores there more than any other.
    fn lead(&self, chamber: Chamber) -> i32 {
        let rival = self.rival(chamber).map_or(0, |player| player.scored[chamber].level);
        i32::from(self.me.scored[chamber].level) - i32::from(rival)
    }

    fn chamber(&self, chamber: Chamber) -> (&'static str, Value<'static>) {
        ("chamber", names::chamber(self.words, chamber).into())
    }

    pub(super) fn politics(&self) -> String {
        let (price, have) = (self.view.prices.intrigue, self.me.knowledge);
        if have < price {
            let cost = names::knowledge(self.words, price);
            let income = names::knowledge(self.words, self.me.factory_knowledge.into());
            let values = [("cost", cost.into()), ("have", have.into()), ("income", income.into())];
            return match (self.rounds_left(), self.me.factory_knowledge) {
                (0, _) => self.say("noria-guide-politics-last", &values[..2]),
                (_, 0) => self.say("noria-guide-politics-none", &values[..2]),
                _ => self.say("noria-guide-politics-poor", &values),
            };
        }
        let worth = |chamber: Chamber| Some((self.rise(chamber)? * self.lead(chamber), chamber));
        match Chamber::ALL.into_iter().filter_map(worth).max() {
            Some((gain, chamber)) if gain > 0 => {
                let level = self.me.scored[chamber].level;
                let dearer = self.view.rises.intrigue.contains(&(self.view.round + 1));
                let values = [
                    self.chamber(chamber),
                    ("level", level.into()),
                    ("lead", self.lead(chamber).into()),
                    ("dearer", if dearer { "yes" } else { "no" }.into()),
                ];
                self.say("noria-guide-politics", &values)
            }
            _ => self.say("noria-guide-politics-behind", &[]),
        }
    }

    pub(super) fn removing(&self) -> String {
        let threat = |chamber: Chamber| Some((self.rise(chamber)? * -self.lead(chamber), chamber));
        match Chamber::ALL.into_iter().filter_map(threat).max() {
            Some((loss, chamber)) if loss > 0 => {
                let rival = self.rival(chamber).unwrap_or(self.me);
                let level = rival.scored[chamber].level;
                let values = [self.chamber(chamber), ("name", self.name(rival)), ("level", level.into())];
                self.say("noria-guide-removing", &values)
            }
            Some(_) => self.say("noria-guide-removing-safe", &[]),
            None => self.say("noria-guide-removing-any", &[]),
        }
    }

    /// Whoever leads, where most of that comes from, and whether it can still be stopped.
    pub(super) fn threat(&self) -> Option<String> {
        let points = |player: &PlayerView| self.view.scores.points[player.seat];
        let leader = self.others().max_by_key(|player| points(player))?;
        let lead = points(leader) - points(self.me);
        let chamber = Chamber::ALL.into_iter().max_by_key(|&it| leader.scored[it].points)?;
        let stoppable = self.rise(chamber).is_some() && self.me.scored[chamber].level < leader.scored[chamber].level;
        let values = [("name", self.name(leader)), ("lead", lead.into()), self.chamber(chamber)];
        (lead > 0 && stoppable).then(|| self.say("noria-guide-influence-threat", &values))
    }
}
