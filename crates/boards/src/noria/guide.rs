//! The coach: what matters in this position and why, in at most two short sentences, for the player at turn. It looks at
//! what is seen and knows no rule; the parts of a turn that lead far are in `guide/`.

mod city;
mod politics;
mod wheel;

use super::names;
use crate::Scene;
use noria::phase::{Phase, Purpose};
use noria::pieces::*;
use noria::view::{PlayerView, Step, View};
use noria::wheel::{Hole, HoleSet};
use words::{Value, Words};

/// `None` where chance decides or the game is over.
pub(super) fn guide(view: &View, scene: &Scene) -> Option<String> {
    let me = &view.players[view.active?.index()];
    let coach = Coach { view, scene, words: scene.words, me };
    Some(match view.phase {
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => return None,
        Phase::Revealing(_) | Phase::Over => return None,
        Phase::BuildWheel(kind) => coach.with("noria-guide-build", "kind", names::word(kind)),
        Phase::TakeResource => coach.say("noria-guide-take", &[]),
        Phase::FreeInvestment => coach.free_invest(),
        Phase::Influence => coach.influence(),
        Phase::Modifying(hole) => coach.modifying(hole),
        Phase::Action => coach.action(),
        Phase::City(_) => coach.city(),
        Phase::Journey(_) => coach.journey(),
        Phase::Landing(_) => coach.landing(),
        Phase::Tool(_) => coach.tool(),
        Phase::Producing { after, .. } => coach.producing(after),
        Phase::Bonus(_) => coach.again(view.this_turn.activated, "noria-guide-bonus"),
        Phase::Naming(_) => coach.again(coach.open(), "noria-guide-naming"),
        Phase::Paying(payment) => coach.paying(payment.purpose),
        Phase::Politics => coach.politics(),
        Phase::Removing => coach.removing(),
        Phase::Placing(_) => coach.placing(),
    })
}

/// Somebody who looks over the shoulder of the player at turn.
struct Coach<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    words: &'a Words,
    me: &'a PlayerView,
}

impl Coach<'_> {
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say_with(key, values)
    }

    fn with<'v>(&self, key: &str, name: &'static str, value: impl Into<Value<'v>>) -> String {
        self.words.say_with(key, &[(name, value.into())])
    }

    /// Rounds after this one.
    fn rounds_left(&self) -> u8 {
        self.view.rounds - self.view.round
    }

    fn others(&self) -> impl Iterator<Item = &PlayerView> {
        self.view.players.iter().filter(|player| player.seat != self.me.seat)
    }

    fn name(&self, player: &PlayerView) -> Value<'static> {
        self.scene.name(player.seat).to_owned().into()
    }

    /// The discs that can still be used with those that were.
    fn open(&self) -> HoleSet {
        let turn = &self.view.this_turn;
        self.me.chain.without(turn.activated.or(turn.skipped).rings()).without(turn.fresh)
    }

    fn is_open(&self, kind: Kind) -> bool {
        self.kinds(self.open()).any(|it| it == kind)
    }

    fn kinds(&self, holes: HoleSet) -> impl Iterator<Item = Kind> {
        holes.iter().filter_map(|hole| self.me.wheel.disc(hole)).map(|disc| disc.kind).collect::<Vec<_>>().into_iter()
    }

    /// Of these discs the resource that most ships bring.
    fn richest(&self, holes: HoleSet) -> Option<Resource> {
        self.kinds(holes).filter_map(Kind::resource).max_by_key(|&it| self.me.ships[it])
    }

    /// The level that can be paid and brings most points.
    fn best_level(&self) -> Option<(Path, Step)> {
        let levels = Path::ALL.into_iter().filter_map(|path| Some((path, self.view.step[path]?)));
        levels.filter(|(_, step)| step.payable).max_by_key(|(path, step)| (step.points, std::cmp::Reverse(*path)))
    }

    /// The values for a sentence about the next level of a path.
    fn level(&self, path: Path) -> [(&'static str, Value<'static>); 2] {
        [("path", names::path(self.words, path).into()), ("level", (self.me.level[path] + 1).into())]
    }

    /// N-2.7: a path on which nobody will be in the way, if there is one.
    fn free_invest(&self) -> String {
        let free = Path::ALL.into_iter().find(|&path| self.others().all(|player| player.level[path] == 0));
        self.with("noria-guide-free-invest", "path", names::path(self.words, free.unwrap_or(Path::Refinement)))
    }

    fn modifying(&self, hole: Hole) -> String {
        match hole.is_active() {
            true => self.say("noria-guide-modifying-away", &[]),
            false => self.say("noria-guide-modifying", &[]),
        }
    }

    /// What there is most of is missed least.
    fn paying(&self, purpose: Purpose) -> String {
        let most = Resource::ALL.into_iter().max_by_key(|&it| self.me.resources[it]).unwrap_or(Resource::Energy);
        let coin = names::coin(self.words, most.into());
        match purpose {
            Purpose::Invest(path) if self.view.path[path][0].kinds.iter().all(|it| it.sort().is_err()) => {
                self.say("noria-guide-paying-goods", &[])
            }
            _ => self.say("noria-guide-paying", &[("coin", coin.into()), ("kind", names::word(most))]),
        }
    }
}
