//! What somebody might want with a thing, and why it cannot be done, in words.

mod wishes;

pub(super) use wishes::wishes;

use super::choice::label;
use super::ids;
use super::names::Names;
use super::question;
use super::rule;
use crate::{Scene, Why};
use game::Seat;
use wiraqocha::action::{Action, Loot};
use wiraqocha::hint::{Detail, Hint};
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Face, Tile};
use wiraqocha::tables::Need;
use wiraqocha::view::{OwnedPawn, View};
use wiraqocha::{Amounts, Reason};
use words::{Sentence, Value, die, player};

/// "Take tile 9: your dice do not make 9".
pub(super) fn reason(view: &View, scene: &Scene, wish: Action, reason: Reason) -> Why {
    let wanted = label(view, scene, wish, &hint(view, wish));
    let because = Because { view, scene, names: Names(scene.words), wish };
    let text = scene.words.detailed(&wanted, &because.of(reason));
    Why { text: Sentence::from(text).capital(), rule: rule::of_reason(reason, wish) }
}

/// As much of a hint as the label of a wish asks for: which pawn it is about, how many dice.
fn hint(view: &View, wish: Action) -> Hint {
    let captive = |captor: Seat| view.players.get(captor.index()).and_then(|it| it.prisoner);
    let freed = |whose: Option<OwnedPawn>, captor| {
        whose.map_or(Detail::Nothing, |whose| Detail::ToReserve { pawn: whose.pawn, captor })
    };
    let detail = match (wish, view.phase) {
        (Action::Ransom { captor, .. }, _) => freed(captive(captor), Some(captor)),
        (Action::Loot(Loot::Prisoner), Phase::Looting(purpose)) => {
            let captor = ids::find(view, purpose.tile()).and_then(|it| it.pawn).map(|it| it.owner);
            freed(captor.and_then(captive), captor)
        }
        (Action::Roll, _) => Detail::Dice { roll: view.at_turn.map_or(0, |seat| view.players[seat.index()].dice) },
        _ => Detail::Nothing,
    };
    Hint { cost: Amounts::NONE, gain: Amounts::NONE, progress: None, detail }
}

/// Says reasons for one wish.
struct Because<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    names: Names<'a>,
    wish: Action,
}

impl Because<'_> {
    fn say(&self, key: &str) -> String {
        self.scene.words.say(key).into_owned()
    }

    fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.scene.words.say_with(key, values)
    }

    fn of(&self, reason: Reason) -> String {
        let own = |seat| self.scene.own() == Some(seat);
        match reason {
            Reason::GameOver => self.say("wiraqocha-r-game-over"),
            Reason::Chance => self.say("wiraqocha-r-chance"),
            Reason::NotYourTurn(seat) => self.with("wiraqocha-r-not-your-turn", &[("seat", player(seat).into())]),
            Reason::Begun => {
                let question = question::text(self.view, self.scene).unwrap_or_default();
                self.with("wiraqocha-r-begun", &[("question", question.into())])
            }
            Reason::NotAsked => {
                let what = if matches!(self.wish, Action::Send(_) | Action::Move(_)) { "pawn" } else { "die" };
                self.with("wiraqocha-r-not-asked", &[("what", what.into())])
            }
            Reason::RollFirst => self.say("wiraqocha-r-roll-first"),
            Reason::Rolled => self.say("wiraqocha-r-rolled"),
            Reason::CampFirst => self.say("wiraqocha-r-camp-first"),
            Reason::CampMust => self.say("wiraqocha-r-camp-must"),
            Reason::CampAtRisk => self.say("wiraqocha-r-camp-at-risk"),
            Reason::ByTheRoll => self.say("wiraqocha-r-by-the-roll"),
            Reason::Done(once) => self.with("wiraqocha-r-done", &[("once", once.word().into())]),
            Reason::Counted => self.say("wiraqocha-r-counted"),
            Reason::NoRerolls => self.say("wiraqocha-r-no-rerolls"),
            Reason::RayFired => self.say("wiraqocha-r-ray-fired"),
            Reason::TokenLost => self.say("wiraqocha-r-token-lost"),
            Reason::NoCard(card) => self.with("wiraqocha-r-no-card", &[("card", self.names.card(card).into())]),
            Reason::Taken(seat) if own(seat) => self.say("wiraqocha-r-yours"),
            Reason::Taken(seat) => self.with("wiraqocha-r-taken", &[("seat", player(seat).into())]),
            Reason::InPile => self.say("wiraqocha-r-in-pile"),
            Reason::NoDice => self.say("wiraqocha-r-no-dice"),
            Reason::NoDieShows(face) => self.with("wiraqocha-r-no-die-shows", &[("face", die(face.value()).into())]),
            Reason::NoFreeDie => self.say("wiraqocha-r-no-free-die"),
            Reason::ShowsAlready => self.say("wiraqocha-r-shows-already"),
            Reason::NoneInReserve(_) => self.say("wiraqocha-r-none-in-reserve"),
            Reason::NoneInCemetery(_) => self.say("wiraqocha-r-none-in-cemetery"),
            Reason::NoPrisoner => self.say("wiraqocha-r-no-prisoner"),
            Reason::NotInPlay => self.say("wiraqocha-r-not-in-play"),
            Reason::Dead => self.say("wiraqocha-r-dead"),
            Reason::OwnTile => self.say("wiraqocha-r-own-tile"),
            Reason::NotYours => self.say("wiraqocha-r-not-yours"),
            Reason::Shielded => self.say("wiraqocha-r-shielded"),
            Reason::NotAdjacent => self.say("wiraqocha-r-not-adjacent"),
            Reason::CampInAir => self.say("wiraqocha-r-camp-in-air"),
            Reason::OnlyZeppelins => self.say("wiraqocha-r-only-zeppelins"),
            Reason::ZeppelinTooFar => self.say("wiraqocha-r-zeppelin-too-far"),
            Reason::NoGuard => self.say("wiraqocha-r-no-guard"),
            Reason::NoZeppelin => self.say("wiraqocha-r-no-zeppelin"),
            Reason::Flies => self.say("wiraqocha-r-flies"),
            Reason::NoExplorer => self.say("wiraqocha-r-no-explorer"),
            Reason::NoMountain => self.say("wiraqocha-r-no-mountain"),
            Reason::Occupied => self.say("wiraqocha-r-occupied"),
            Reason::ThereAlready => self.say("wiraqocha-r-there-already"),
            Reason::NothingToProbe => self.say("wiraqocha-r-nothing-to-probe"),
            Reason::NoCamp => self.say("wiraqocha-r-no-camp"),
            Reason::NothingToTake => self.say("wiraqocha-r-nothing-to-take"),
            Reason::Building => self.say("wiraqocha-r-building"),
            Reason::Short { resources, somnium } => self.short(resources, somnium),
            Reason::Condition { more } => self.changed(self.condition(), more),
            Reason::Defended { level, dice, more } => {
                let values = [("level", level.into()), ("dice", dice.into())];
                self.changed(self.with("wiraqocha-r-defended", &values), more)
            }
            Reason::LowestFirst => self.say("wiraqocha-r-lowest-first"),
            Reason::Misfit { more } => self.changed(self.say("wiraqocha-r-misfit"), more),
        }
    }

    /// "you need 1 resource more and have 2 resources".
    fn short(&self, resources: u8, somnium: u8) -> String {
        let me = self.view.at_turn.map(|seat| &self.view.players[seat.index()]);
        let has = me.map_or_else(String::new, |me| match (resources, somnium) {
            (_, 0) => self.names.resources(me.resources),
            (0, _) => self.names.somnium(me.somnium),
            _ => {
                let both = [
                    ("one", self.names.resources(me.resources).into()),
                    ("other", self.names.somnium(me.somnium).into()),
                ];
                self.with("wiraqocha-and", &both)
            }
        });
        let more = self.names.price(resources, somnium);
        self.with("wiraqocha-r-short", &[("more", more.into()), ("has", has.into())])
    }

    /// What the dice do not make or show.
    fn condition(&self) -> String {
        let exactly = |faces: &[Face]| {
            let dice: Vec<String> = faces.iter().map(Face::to_string).collect();
            self.with("wiraqocha-r-exactly", &[("dice", dice.join("-").into())])
        };
        match self.tile().and_then(|tile| ids::find(self.view, tile)).map(|it| it.table.need) {
            Some(Need::Sum(number)) => self.with("wiraqocha-r-sum", &[("number", number.into())]),
            Some(Need::Pair(faces)) => exactly(&faces),
            Some(Need::Run(faces)) => exactly(&faces),
            None => String::new(),
        }
    }

    fn tile(&self) -> Option<Tile> {
        match self.wish {
            Action::Conquer(tile) | Action::Plunder(tile) | Action::Tunnel(tile) => Some(tile),
            _ => None,
        }
    }

    /// The same, with what resources could do about it.
    fn changed(&self, because: String, more: Option<u8>) -> String {
        match more {
            None => because,
            Some(more) => {
                let more = ("more", self.names.resources(more).into());
                self.with("wiraqocha-r-changed", &[("because", because.into()), more])
            }
        }
    }
}
