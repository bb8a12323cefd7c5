//! The coach: what matters now and why, from the position. At most two short sentences: what threatens or beckons in
//! the races, and a sensible next step.

mod acting;
mod answers;
mod preparing;

use super::area::{counted, kinds};
use super::finale;
use super::ids;
use super::names::Names;
use crate::Scene;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Pawn, Terrain, Tile, Victory};
use wiraqocha::view::{PlayerView, Progress, TileView, View};
use words::Value;

/// From so many per cent of a victory on it is worth a warning.
const CLOSE: i32 = 70;
/// So many rounds before the last are worth a word.
const LAST_ROUNDS: u8 = 3;

/// Some advice; `None` while nobody is asked.
pub(super) fn guide(view: &View, scene: &Scene) -> Option<String> {
    let me = &view.players[view.active?.index()];
    let coach = Coach { view, scene, names: Names(scene.words), me };
    let said = match view.phase {
        Phase::Laying(_) | Phase::Dealing | Phase::DrawStart | Phase::Rolling(_) | Phase::Refilling | Phase::Over => {
            return None;
        }
        Phase::Preparing if me.holds.is_empty() && view.round == 1 => coach.goal(),
        Phase::Preparing => coach.with_races(coach.preparing()),
        Phase::Acting if view.this_turn.camp_waits => coach.camp(),
        Phase::Acting => coach.with_races(coach.acting()),
        Phase::Sending(tile) => coach.sending(tile),
        Phase::Meeting { purpose, named } => coach.meeting(purpose.tile(), named),
        Phase::Beating { purpose, .. } => coach.beating(purpose.tile()),
        Phase::Looting(purpose) => coach.looting(purpose.tile()),
        Phase::Capturing { .. } => coach.capturing(),
        Phase::Defending(tile) => coach.defending(tile),
        Phase::Setting { .. } => coach.setting(),
        Phase::Shielding => coach.shielding(),
    };
    Some(said)
}

/// Advises the player to move.
struct Coach<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    names: Names<'a>,
    me: &'a PlayerView,
}

impl Coach<'_> {
    fn say(&self, key: &str) -> String {
        self.scene.words.say(key).into_owned()
    }

    fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.scene.words.say_with(key, values)
    }

    fn on(&self, tile: Tile) -> (&'static str, Value<'static>) {
        ("tile", self.names.tile(tile).into_owned().into())
    }

    fn owner(&self, player: &PlayerView) -> (&'static str, Value<'static>) {
        ("owner", self.scene.name(player.seat).to_owned().into())
    }

    /// The tiles that the player to move holds.
    fn held(&self) -> impl Iterator<Item = &TileView> {
        ids::tiles(self.view).filter(|it| self.me.holds.has(it.tile))
    }

    /// Whether an explorer, or a miner, is in reserve.
    fn in_reserve(&self, wanted: fn(Pawn) -> bool) -> Option<Pawn> {
        Pawn::ALL.into_iter().find(|&pawn| wanted(pawn) && self.me.reserve[pawn] > 0)
    }

    /// What the game is about, before the first roll.
    fn goal(&self) -> String {
        let goal = |victory: Victory| -> Value<'static> {
            self.me.victories.iter().find(|it| it.victory == victory).map_or(0, |it| kinds(it, &it.goal).0).into()
        };
        let values = [("artifacts", goal(Victory::Artifacts)), ("somnium", goal(Victory::Somnium))];
        self.with("wiraqocha-guide-first", &values)
    }

    /// The step, behind a word about the races if there is one.
    fn with_races(&self, step: String) -> String {
        match self.races() {
            Some(races) => format!("{races} {step}"),
            None => step,
        }
    }

    /// Who is about to win, or how few rounds are left.
    fn races(&self) -> Option<String> {
        let mine = finale::progress(self.view, self.me.seat);
        let others = self.view.players.iter().filter(|it| it.seat != self.me.seat);
        let ahead = others.max_by_key(|it| finale::progress(self.view, it.seat))?;
        let theirs = finale::progress(self.view, ahead.seat);
        let left = self.view.variant.cap.saturating_sub(self.view.round) + 1;
        if theirs >= CLOSE && theirs >= mine {
            Some(self.threat(ahead))
        } else if mine >= CLOSE {
            let it = nearest(self.me)?;
            let left = ("left", counted(it, &it.missing).into());
            Some(self.with("wiraqocha-guide-near", &[("victory", self.names.victory(it.victory).into()), left]))
        } else {
            (left <= LAST_ROUNDS).then(|| self.with("wiraqocha-guide-last", &[("count", left.into())]))
        }
    }

    fn threat(&self, player: &PlayerView) -> String {
        let Some(it) = nearest(player) else { return String::new() };
        let camp = |it: &&TileView| it.pawn.is_some_and(|whose| whose.owner == player.seat && is_camp(whose.pawn));
        let mut values = vec![
            self.owner(player),
            ("victory", self.names.victory(it.victory).into()),
            ("has", counted(it, &it.has).into()),
            ("goal", counted(it, &it.goal).into()),
        ];
        match ids::tiles(self.view).find(camp) {
            Some(camp) => {
                values.push(self.on(camp.tile));
                self.with("wiraqocha-guide-threat-camp", &values)
            }
            None => self.with("wiraqocha-guide-threat", &values),
        }
    }
}

/// The victory that a player has come nearest to.
fn nearest(player: &PlayerView) -> Option<&Progress> {
    player.victories.iter().filter(|it| !it.closed).max_by_key(|it| finale::per_cent(it))
}

fn is_camp(pawn: Pawn) -> bool {
    pawn == Pawn::BaseCamp
}

fn is_vein(it: &TileView) -> bool {
    it.table.terrain == Terrain::Vein
}
