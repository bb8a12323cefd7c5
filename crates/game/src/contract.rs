//! The contract: what a game must be able to say and do, and nothing about how it does it.

use crate::{BadSetup, Bytes, Data, OptionSpec, Revision, Rng, Scores, Seat, SeatSet, Setup};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Any of these seats may move now, in any order.
    Seats(SeatSet),
    /// Luck decides: see [`Game::outcomes`].
    Chance,
    /// The game has ended: [`Game::scores`] is final.
    Over,
}

impl Turn {
    /// The seat that is to move, where it is a single one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seats(seats) if seats.len() == 1 => seats.iter().next(),
            _ => None,
        }
    }
}

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, shuffles and draws.
    Chance,
}

/// Who looks at the table; what is shown and told depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what lies open and what is in the own hand.
    Seat(Seat),
    /// Somebody without a seat, who sees what lies open.
    Spectator,
}

/// Receives what happened. `()` drops everything, so playouts pay nothing for it.
pub trait Sink<E> {
    /// Takes one event, in the order in which things happened.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// The rules of one game; the implementing type is the position.
///
/// Chance is a player: there is no seed in the position, a face-down pile is counts by kind, and a draw is a weighted
/// outcome. One list serves everyone: what [`Game::choices`] offers is what is legal.
pub trait Game: Clone + Eq + Bytes + Debug + Send + Sync + 'static {
    /// The word the command line and the record use, in small letters.
    const NAME: &'static str;
    /// The revisions of the rules that are played, the newest last. A new one comes whenever an old record could replay
    /// differently, or to other fingerprints; a table goes on under the one it was begun with.
    const REVISIONS: &'static [Revision];
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The variants a host may choose from.
    const OPTIONS: &'static [OptionSpec];
    /// No game takes more steps than this, choices and chance together.
    const LONGEST: u32;

    /// What is printed on the pieces; `()` for a game without such tables.
    type Data: Data;
    /// One decision of a seat or one outcome of chance. Its `Display` is the notation of the record, and parses back.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync + 'static;
    /// One thing that happened, in full truth; viewers get [`Hidden::note`] of it.
    type Event: Copy + Eq + Debug + Send + Sync + 'static;

    /// The position before the first step.
    fn start(setup: &Setup, data: &'static Self::Data) -> Result<Self, BadSetup>;
    /// How many play.
    fn seats(&self) -> u8;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// Appends every legal choice of `seat`, sorted, each of which can be carried through.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether everybody can know what `seat` may choose now. The table answers for a seat with a single choice only
    /// then: otherwise the answer itself would tell that there was no other.
    fn is_open(&self, _seat: Seat) -> bool {
        true
    }
    /// Whether the seat at turn is inside one thought: a payment, the dice of a use, the goods of a production. People
    /// are offered whole runs through such questions, and one undo takes a run back.
    fn is_detail(&self) -> bool {
        false
    }
    /// Appends every outcome chance may pick, sorted, with its weight.
    fn outcomes(&self, out: &mut Vec<(Self::Action, u32)>);
    /// Carries out an action from the two lists above; anything else may panic.
    fn apply(&mut self, actor: Actor, action: Self::Action, sink: &mut impl Sink<Self::Event>);
    /// Points and places as they stand now, tie-breaks included.
    fn scores(&self) -> Scores;
    /// Counts every piece: an error says what went missing or came from nowhere.
    fn audit(&self) -> Result<(), String>;
    /// Whether a seat's step with this event told anyone something that was hidden until then.
    /// Such a step cannot be undone; neither can a step of chance, whatever its events.
    fn shows(_event: &Self::Event) -> bool {
        false
    }
}

/// What each viewer may know. A game without secrets shows everybody the same.
pub trait Hidden: Game {
    /// The position as one viewer sees it: values only, sentences about it are made elsewhere.
    type View: Clone + Eq + Debug + Send;
    /// What one viewer is told about an event.
    type Note: Clone + Eq + Debug + Send;
    /// What a choice costs and brings, and what lies there: whatever its notation does not say and a player would want
    /// to know.
    type Hint: Clone + Eq + Debug + Send;
    /// Built up from what the viewer may see, never cut down from the position.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What `viewer` is told about `event`; `None` where there is nothing to tell.
    fn note(event: &Self::Event, viewer: Viewer) -> Option<Self::Note>;
    /// What `choice`, one of the list of `seat`, costs and brings. It may not tell more than the seat knows.
    fn hint(&self, seat: Seat, choice: Self::Action) -> Self::Hint;
    /// The seat that alone is shown what chance does now, as by a card that is dealt face down; `None` where everybody
    /// sees it, and whenever chance is not to move.
    fn dealt_to(&self) -> Option<Seat> {
        None
    }
    /// Appends everything that chance may do now for all that `viewer` can know, sorted: the outcomes, and whatever else
    /// could be one if what is hidden from `viewer` lay otherwise. Who is asked what was drawn is asked from this list,
    /// because the outcomes themselves would tell what others hold.
    fn conceivable(&self, _viewer: Viewer, out: &mut Vec<Self::Action>) {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        out.extend(outcomes.into_iter().map(|(action, _)| action));
    }
    /// A world that `seat` cannot tell from this one, drawn fairly.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self;
}

/// What `viewer` is told about `events`: only what there is to tell, so that not even their number gives anything away.
pub fn notes<G: Hidden>(events: &[G::Event], viewer: Viewer) -> Vec<G::Note> {
    events.iter().filter_map(|event| G::note(event, viewer)).collect()
}

/// A computer player. It is handed possible worlds, never the real one, so it cannot peek.
pub trait Bot<G: Hidden> {
    /// Picks one of `choices`; `world` draws a world that `seat` cannot tell from the real one.
    fn choose(&mut self, seat: Seat, choices: &[G::Action], world: &mut dyn FnMut() -> G) -> G::Action;
}

/// Any choice is as good as another.
impl<G: Hidden> Bot<G> for Rng {
    fn choose(&mut self, _: Seat, choices: &[G::Action], _: &mut dyn FnMut() -> G) -> G::Action {
        *self.pick(choices)
    }
}

/// A text that is no action of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadNotation(pub String);

impl Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "'{}' is not an action of this game", self.0)
    }
}

impl std::error::Error for BadNotation {}
