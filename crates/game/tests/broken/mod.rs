//! A good game with one fault in it: everything goes through the good game, except what the fault says otherwise.

pub mod faults;
pub mod secrets;

use game::{
    Actor, BadNotation, BadSetup, Bytes, Game, Hidden, OptionSpec, Rng, Scores, Seat, Setup, Sink, Turn, Viewer,
};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

type ActionOf<F> = <<F as Fault>::Of as Game>::Action;
type EventOf<F> = <<F as Fault>::Of as Game>::Event;
type ViewOf<F> = <<F as Fault>::Of as Hidden>::View;
type NoteOf<F> = <<F as Fault>::Of as Hidden>::Note;

/// One way to break a game. What a fault does not mention is done right.
pub trait Fault: Copy + Ord + Hash + Debug + Send + Sync + 'static {
    type Of: Hidden<Data = ()>;
    const LONGEST: u32 = Self::Of::LONGEST;

    fn print(action: ActionOf<Self>, f: &mut fmt::Formatter) -> fmt::Result {
        Display::fmt(&action, f)
    }
    fn turn(position: &Self::Of) -> Turn {
        position.turn()
    }
    fn choices(position: &Self::Of, seat: Seat, out: &mut Vec<ActionOf<Self>>) {
        position.choices(seat, out);
    }
    fn is_open(position: &Self::Of, seat: Seat) -> bool {
        position.is_open(seat)
    }
    fn outcomes(position: &Self::Of, out: &mut Vec<(ActionOf<Self>, u32)>) {
        position.outcomes(out);
    }
    /// Something that happens before a step, and the events of that.
    fn aside(_good: &Self::Of, _action: ActionOf<Self>, _memory: &mut Memory) -> Vec<EventOf<Self>> {
        Vec::new()
    }
    /// What the position remembers beside the good one; part of its equality and its fingerprint.
    fn mark(_position: &Self::Of, _memory: &Memory) -> u32 {
        0
    }
    fn audit(position: &Self::Of) -> Result<(), String> {
        position.audit()
    }
    fn shows(event: &EventOf<Self>) -> bool {
        Self::Of::shows(event)
    }
    fn view(position: &Self::Of, viewer: Viewer) -> ViewOf<Self> {
        position.view(viewer)
    }
    fn note(event: &EventOf<Self>, viewer: Viewer) -> Option<NoteOf<Self>> {
        Self::Of::note(event, viewer)
    }
    /// Something that a hint says besides.
    fn warning(_position: &Self::Of, _seat: Seat, _choice: ActionOf<Self>) -> bool {
        false
    }
    fn conceivable(position: &Self::Of, viewer: Viewer, out: &mut Vec<ActionOf<Self>>) {
        position.conceivable(viewer, out);
    }
    fn imagine(position: &Self::Of, seat: Seat, rng: &mut Rng) -> Self::Of {
        position.imagine(seat, rng)
    }
}

/// Names a fault, says which game has it, and what is done wrong.
macro_rules! fault {
    ($name:ident, $game:ty, { $($wrong:tt)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name;

        impl Fault for $name {
            type Of = $game;
            $($wrong)*
        }
    };
}

pub(crate) use fault;

/// What no position should have.
#[derive(Clone, Debug)]
pub struct Memory {
    /// The how manieth start of the program this is.
    pub birth: u32,
    /// Each clone's own.
    pub tag: u32,
    /// Shared with every clone.
    pub shared: Arc<AtomicU32>,
}

/// The game with the fault.
#[derive(Clone, Debug)]
pub struct Broken<F: Fault> {
    good: F::Of,
    memory: Memory,
}

impl<F: Fault> PartialEq for Broken<F> {
    fn eq(&self, other: &Self) -> bool {
        self.good == other.good && F::mark(&self.good, &self.memory) == F::mark(&other.good, &other.memory)
    }
}

impl<F: Fault> Eq for Broken<F> {}

impl<F: Fault> Bytes for Broken<F> {
    fn put(&self, out: &mut Vec<u8>) {
        self.good.put(out);
        F::mark(&self.good, &self.memory).put(out);
    }
}

/// An action of the good game that may print badly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move<F: Fault>(ActionOf<F>);

impl<F: Fault> Display for Move<F> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        F::print(self.0, f)
    }
}

impl<F: Fault> FromStr for Move<F> {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Ok(Move(text.parse()?))
    }
}

impl<F: Fault> Game for Broken<F> {
    const NAME: &'static str = F::Of::NAME;
    const REVISIONS: &'static [game::Revision] = F::Of::REVISIONS;
    const SEATS: RangeInclusive<u8> = F::Of::SEATS;
    const OPTIONS: &'static [OptionSpec] = F::Of::OPTIONS;
    const LONGEST: u32 = F::LONGEST;

    type Data = ();
    type Action = Move<F>;
    type Event = EventOf<F>;

    fn start(setup: &Setup, data: &'static ()) -> Result<Self, BadSetup> {
        static STARTS: AtomicU32 = AtomicU32::new(0);
        let memory = Memory { birth: STARTS.fetch_add(1, Ordering::Relaxed), tag: 0, shared: Arc::default() };
        Ok(Broken { good: F::Of::start(setup, data)?, memory })
    }

    fn seats(&self) -> u8 {
        self.good.seats()
    }

    fn turn(&self) -> Turn {
        F::turn(&self.good)
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Move<F>>) {
        let mut choices = Vec::new();
        F::choices(&self.good, seat, &mut choices);
        out.extend(choices.into_iter().map(Move));
    }

    fn is_open(&self, seat: Seat) -> bool {
        F::is_open(&self.good, seat)
    }

    fn outcomes(&self, out: &mut Vec<(Move<F>, u32)>) {
        let mut outcomes = Vec::new();
        F::outcomes(&self.good, &mut outcomes);
        out.extend(outcomes.into_iter().map(|(action, weight)| (Move(action), weight)));
    }

    fn apply(&mut self, actor: Actor, action: Move<F>, sink: &mut impl Sink<EventOf<F>>) {
        for event in F::aside(&self.good, action.0, &mut self.memory) {
            sink.emit(event);
        }
        self.good.apply(actor, action.0, sink);
    }

    fn scores(&self) -> Scores {
        self.good.scores()
    }

    fn audit(&self) -> Result<(), String> {
        F::audit(&self.good)
    }

    fn shows(event: &EventOf<F>) -> bool {
        F::shows(event)
    }
}

impl<F: Fault> Hidden for Broken<F> {
    type View = ViewOf<F>;
    type Note = NoteOf<F>;
    type Hint = (<F::Of as Hidden>::Hint, bool);

    fn view(&self, viewer: Viewer) -> ViewOf<F> {
        F::view(&self.good, viewer)
    }

    fn note(event: &EventOf<F>, viewer: Viewer) -> Option<NoteOf<F>> {
        F::note(event, viewer)
    }

    fn hint(&self, seat: Seat, choice: Move<F>) -> Self::Hint {
        (self.good.hint(seat, choice.0), F::warning(&self.good, seat, choice.0))
    }

    fn dealt_to(&self) -> Option<Seat> {
        self.good.dealt_to()
    }

    fn conceivable(&self, viewer: Viewer, out: &mut Vec<Move<F>>) {
        let mut all = Vec::new();
        F::conceivable(&self.good, viewer, &mut all);
        out.extend(all.into_iter().map(Move));
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Broken { good: F::imagine(&self.good, seat, rng), memory: self.memory.clone() }
    }
}
