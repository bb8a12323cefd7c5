//! The table itself: it checks what is asked for, carries it out, and writes it down.

use crate::{Entry, Refusal};
use game::record::What;
use game::record::{Head, Record};
use game::undo::{self, Trace};
use game::{Actor, BadSetup, Game, Hidden, Rng, Seat, SeatSet, Setup, Turn, Viewer};

/// After this many entries the position's fingerprint is written down.
const CHECK_EVERY: u32 = 64;

/// So often a seat can take something back before somebody else moves, or chance.
pub const MOST_TAKEN_BACK: usize = 30;

/// No record of a game has more entries: a game has no more steps than [`Game::LONGEST`], and nothing is taken back any
/// more when so many entries are there already.
pub fn most_entries<G: Game>() -> u32 {
    G::LONGEST.max(1000).saturating_mul(2)
}

/// One live game: the position, what happened so far, and what may still be taken back.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) head: Head,
    /// The position before the first step.
    start: G,
    pub(crate) position: G,
    pub(crate) log: Vec<Entry<G>>,
    /// The steps since the last one that must stay, each with the position before it. A step of chance, one that showed
    /// something, or one by somebody else closes the window, and it stays closed even if that step is taken back: what
    /// was seen cannot be unseen. So the window is short, and taking back is a copy instead of a replay.
    window: Vec<Recent<G>>,
    /// The steps of chance since a seat last chose something, each with the position before it: what was typed in
    /// wrongly can be mended until somebody has acted on it.
    drawn: Vec<Drawn<G>>,
    version: u32,
    /// The last step that was not taken back; 0 is the start.
    last_step: u32,
    pub(crate) answers: bool,
    /// Whether [`Table::settle`] leaves chance alone.
    luck_is_asked: bool,
    /// Seats that end their turn and roll dice themselves.
    confirming: SeatSet,
}

/// A step of chance that nobody has acted on.
#[derive(Clone, Debug)]
struct Drawn<G> {
    before: G,
    /// The last step that stays if this one is mended.
    stays: u32,
}

/// A step that may still be taken back.
#[derive(Clone, Debug)]
struct Recent<G> {
    before: G,
    /// The last step that stays if this one is taken back.
    stays: u32,
    trace: Trace,
}

impl<G: Game> Table<G> {
    /// A table before the first step.
    pub fn new(setup: &Setup, data: &'static G::Data) -> Result<Table<G>, BadSetup> {
        Ok(Table::with_head(Head::of::<G>(setup, data), G::start(setup, data)?))
    }

    pub(crate) fn with_head(head: Head, position: G) -> Table<G> {
        Table {
            head,
            start: position.clone(),
            position,
            log: Vec::new(),
            window: Vec::new(),
            drawn: Vec::new(),
            version: 0,
            last_step: 0,
            answers: true,
            luck_is_asked: false,
            confirming: SeatSet::NONE,
        }
    }

    /// The position, with all its secrets.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Which game, by which rules.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Everything that happened, also what was taken back.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.log
    }

    /// What happened after the entry `after`, also what was taken back.
    pub fn entries_after(&self, after: u32) -> &[Entry<G>] {
        &self.log[self.log.partition_point(|entry| entry.number <= after)..]
    }

    /// Goes through the game once more, without what was taken back: the number of each step, whose it was, and the
    /// position after it.
    pub fn retrace(&self, mut each: impl FnMut(u32, Actor, &G)) {
        let mut position = self.start.clone();
        for entry in self.log.iter().filter(|entry| entry.taken_back_by.is_none()) {
            if let What::Step { actor, action, .. } = entry.what {
                position.apply(actor, action, &mut ());
                each(entry.number, actor, &position);
            }
        }
    }

    /// The number of the last entry. Whatever changes the table raises it.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }

    /// Whose move it is.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// What `seat` may do now: nothing unless it is to move.
    pub fn choices(&self, seat: Seat) -> Vec<G::Action> {
        let mut choices = Vec::new();
        if matches!(self.turn(), Turn::Seats(seats) if seats.has(seat)) {
            self.position.choices(seat, &mut choices);
        }
        choices
    }

    /// What chance may do now, with the weights: nothing unless it is to move.
    pub fn outcomes(&self) -> Vec<(G::Action, u32)> {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.position.outcomes(&mut outcomes);
            outcomes.retain(|&(_, weight)| weight > 0);
        }
        outcomes
    }

    /// A seat's choice. Gives the number of its entry.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<u32, Refusal> {
        self.may_play(seat, action)?;
        self.enact(Actor::Seat(seat), action, false);
        Ok(self.check_when_due())
    }

    /// An outcome of chance that is told from outside, for instance from a game at a real table. Gives the number of
    /// its entry.
    pub fn chance(&mut self, action: G::Action) -> Result<u32, Refusal> {
        self.may_happen(action)?;
        self.enact(Actor::Chance, action, false);
        Ok(self.check_when_due())
    }

    /// Whether [`Table::settle`] answers for a seat that has only one choice. It does unless told otherwise.
    pub fn set_answers(&mut self, answers: bool) {
        self.answers = answers;
    }

    /// Whether [`Table::settle`] leaves chance alone where more than one thing can happen, because somebody tells what
    /// was rolled or drawn at a real table ([`Table::chance`]). It does not unless told so.
    pub fn set_luck_asked(&mut self, asked: bool) {
        self.luck_is_asked = asked;
    }

    /// These seats are asked even for their only choice where it would hand over the turn or let chance move: until then
    /// they can take everything back.
    pub fn set_confirming(&mut self, seats: SeatSet) {
        self.confirming = seats;
    }

    /// Whether the only choice of a seat is left to it, because the turn or the dice would be gone with it.
    fn is_left(&self, seat: Seat, action: G::Action) -> bool {
        // A table that has just been opened begins by itself.
        if self.version == 0 || !self.confirming.has(seat) {
            return false;
        }
        let mut next = self.position.clone();
        next.apply(Actor::Seat(seat), action, &mut ());
        next.turn() != Turn::Seats(SeatSet::only(seat))
    }

    /// Lets chance move and answers where there is only one answer, until somebody has a real choice or the game is
    /// over. Where luck is typed in, it waits for that ([`Table::set_luck_asked`]). `luck` gives 64 random bits at a time:
    /// from the operating system at a live table, from a seed in a test.
    pub fn settle(&mut self, luck: &mut dyn FnMut() -> u64) {
        self.answer();
        while self.turn() == Turn::Chance {
            let outcomes = self.outcomes();
            if self.luck_is_asked && outcomes.len() > 1 {
                return;
            }
            let outcome = Rng::new(luck()).weighted(&outcomes);
            self.enact(Actor::Chance, outcome, false);
            self.check_when_due();
            self.answer();
        }
    }

    /// Answers where there is only one answer, until somebody has a real choice or chance is to move. It does not answer
    /// where that would tell something: who has a list that others cannot know ([`Game::is_open`]) is asked.
    pub fn answer(&mut self) {
        while let Some((seat, action)) = self.only_answer().filter(|_| self.answers) {
            if self.is_left(seat, action) {
                return;
            }
            self.enact(Actor::Seat(seat), action, true);
            self.check_when_due();
        }
    }

    /// Answers the questions inside a thought that have only one answer.
    pub(crate) fn answer_details(&mut self, seat: Seat) {
        while let Some((only, action)) = self.only_answer().filter(|_| self.answers && self.position.is_detail()) {
            if only != seat || self.is_left(seat, action) {
                return;
            }
            self.enact(Actor::Seat(seat), action, true);
            self.check_when_due();
        }
    }

    /// Takes back the last choice of `seat`, with everything that belongs to it ([`Game::is_detail`]); in the middle of
    /// a thought, only the last answer. Gives the number of the mark.
    pub fn undo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.refuse_endless(seat)?;
        self.take_back(seat, self.thought(seat))?;
        Ok(self.check_when_due())
    }

    /// Takes back everything that `seat` can. Gives the number of the mark.
    pub fn reset_turn(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.refuse_endless(seat)?;
        self.take_back(seat, undo::reset(&self.traces(), seat))?;
        Ok(self.check_when_due())
    }

    /// Takes back the last step of chance that could have been another one, with the answers that followed by
    /// themselves, because it was typed in wrongly: `seat` says so, and nobody has acted on it yet. Gives the number of
    /// the mark.
    pub fn mend(&mut self, seat: Seat) -> Result<u32, Refusal> {
        let nothing = Refusal::NothingToUndo { seat };
        let kept = self.typed().filter(|_| self.luck_is_asked).ok_or(nothing)?;
        let since = self.log.iter().rev().take_while(|entry| !is_chosen(entry));
        let marks = since.filter(|entry| matches!(entry.what, What::Undo { .. })).take(MOST_TAKEN_BACK).count();
        if marks == MOST_TAKEN_BACK || self.version >= most_entries::<G>() / 2 {
            return Err(Refusal::TooOftenBack { seat });
        }
        self.take_luck_back(seat, kept);
        Ok(self.check_when_due())
    }

    /// Who sees what chance does now: everybody, as a spectator does, or a seat alone. `None` unless chance is to move.
    pub fn draws_for(&self) -> Option<Viewer>
    where
        G: Hidden,
    {
        (self.turn() == Turn::Chance).then(|| seen_by(&self.position))
    }

    /// The same for what [`Table::mend`] would take back; `None` if it would take back nothing.
    pub fn mends_for(&self) -> Option<Viewer>
    where
        G: Hidden,
    {
        let kept = self.typed().filter(|_| self.luck_is_asked)?;
        Some(seen_by(&self.drawn[kept].before))
    }

    /// What chance may do now for all that `viewer` can know: nothing unless it is to move.
    pub fn conceivable(&self, viewer: Viewer) -> Vec<G::Action>
    where
        G: Hidden,
    {
        let mut all = Vec::new();
        if self.turn() == Turn::Chance {
            self.position.conceivable(viewer, &mut all);
        }
        all
    }

    /// The last step of chance that nobody has acted on and that could have been another one, as a place in `drawn`.
    fn typed(&self) -> Option<usize> {
        let mut outcomes = Vec::new();
        self.drawn.iter().rposition(|drawn| {
            outcomes.clear();
            drawn.before.outcomes(&mut outcomes);
            outcomes.len() > 1
        })
    }

    /// Whether `seat` has something that it can take back.
    pub fn may_undo(&self, seat: Seat) -> bool {
        undo::back(&self.traces(), seat) < self.window.len() && self.refuse_endless(seat).is_ok()
    }

    /// Whoever takes back and plays again without end only makes the record longer.
    fn refuse_endless(&self, seat: Seat) -> Result<(), Refusal> {
        let of_turn = |entry: &&Entry<G>| match entry.what {
            What::Step { actor, .. } => actor == Actor::Seat(seat),
            What::Undo { seat: who, .. } => who == seat,
            What::Check { .. } => true,
        };
        let turn = self.log.iter().rev().take_while(of_turn);
        let marks = turn.filter(|entry| matches!(entry.what, What::Undo { .. })).take(MOST_TAKEN_BACK).count();
        match marks < MOST_TAKEN_BACK && self.version < most_entries::<G>() / 2 {
            true => Ok(()),
            false => Err(Refusal::TooOftenBack { seat }),
        }
    }

    /// Whether the entry with this number is the choice `action` of `seat`, made by itself and not taken back.
    pub fn did(&self, number: u32, seat: Seat, action: G::Action) -> bool {
        let from = self.log.partition_point(|entry| entry.number < number);
        let made = What::Step { actor: Actor::Seat(seat), action, forced: false };
        self.log
            .get(from)
            .is_some_and(|entry| entry.number == number && entry.what == made && entry.taken_back_by.is_none())
    }

    /// The table as it stands, without its past: for somebody who thinks it over while the game goes on.
    pub fn snapshot(&self) -> Table<G> {
        self.moment(self.version, self.position.clone())
    }

    /// This table at another position, without a past.
    pub(crate) fn moment(&self, version: u32, position: G) -> Table<G> {
        Table { version, last_step: version, ..Table::with_head(self.head.clone(), position) }
    }

    /// The position before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The whole record: the full truth, for the host and for finished games. See [`Table::seen`] for what a viewer may
    /// have.
    pub fn record(&self) -> Record {
        Record { head: self.head.clone(), entries: self.log.iter().map(Entry::written).collect() }
    }

    /// The answer that [`Table::settle`] would give: there is only one, everybody can know that, and nobody else is to
    /// move.
    pub(crate) fn only_answer(&self) -> Option<(Seat, G::Action)> {
        let Turn::Seats(seats) = self.turn() else { return None };
        let seat = seats.lowest();
        match self.choices(seat)[..] {
            [action] if seats.len() == 1 && self.position.is_open(seat) => Some((seat, action)),
            _ => None,
        }
    }

    pub(crate) fn may_play(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Seats(seats) if seats.has(seat) => match self.choices(seat).contains(&action) {
                true => Ok(()),
                false => Err(Refusal::NotOffered { action: action.to_string() }),
            },
            turn => Err(Refusal::NotYourTurn { seat, turn }),
        }
    }

    pub(crate) fn may_happen(&self, action: G::Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Chance => match self.outcomes().iter().any(|&(outcome, _)| outcome == action) {
                true => Ok(()),
                false => Err(Refusal::NotOffered { action: action.to_string() }),
            },
            turn => Err(Refusal::NotChance { turn }),
        }
    }

    /// Carries out a step that was checked before, and writes it down.
    pub(crate) fn enact(&mut self, actor: Actor, action: G::Action, forced: bool) {
        let before = self.position.clone();
        let mut events = Vec::new();
        self.position.apply(actor, action, &mut events);
        let trace = Trace { actor, showed: events.iter().any(G::shows), forced };
        if self.window.last().is_some_and(|last| last.trace.actor != actor) {
            self.window.clear();
        }
        match actor {
            Actor::Chance => {
                self.window.clear();
                self.drawn.push(Drawn { before, stays: self.last_step });
            }
            Actor::Seat(_) => {
                self.window.push(Recent { before, stays: self.last_step, trace });
                if trace.showed {
                    self.window.clear();
                }
                if !forced {
                    self.drawn.clear();
                }
            }
        }
        self.write(What::Step { actor, action, forced }, events);
        self.last_step = self.version;
    }

    fn thought(&self, seat: Seat) -> usize {
        let traces = self.traces();
        if self.position.is_detail() {
            return undo::back(&traces, seat);
        }
        undo::thought(&traces, seat, |at| !self.window[at].before.is_detail())
    }

    /// Where undo and reset of `seat` would go: how many steps of the window stay, and the number of the last step
    /// then.
    pub(crate) fn ways_back(&self, seat: Seat) -> Vec<(usize, u32)> {
        let traces = self.traces();
        let ways = [undo::back(&traces, seat), self.thought(seat), undo::reset(&traces, seat)];
        ways.into_iter().filter_map(|kept| Some((kept, self.window.get(kept)?.stays))).collect()
    }

    /// Appends the position's fingerprint, whatever the number of the last entry.
    pub(crate) fn check(&mut self, fingerprint: u64) {
        let what = What::Check { fingerprint };
        self.log.push(Entry { number: self.version, what, events: Vec::new(), taken_back_by: None });
    }

    /// Goes back to where only `kept` steps of the window had been made.
    pub(crate) fn take_back(&mut self, seat: Seat, kept: usize) -> Result<(), Refusal> {
        let Some(recent) = self.window.get(kept) else { return Err(Refusal::NothingToUndo { seat }) };
        let to = recent.stays;
        self.position = recent.before.clone();
        self.window.truncate(kept);
        self.mark_back(seat, to);
        Ok(())
    }

    /// Where [`Table::mend`] could go: places in `drawn`, and the number of the last step then.
    pub(crate) fn luck_back(&self) -> impl Iterator<Item = (usize, u32)> {
        self.drawn.iter().map(|drawn| drawn.stays).enumerate()
    }

    /// Goes back to where only `kept` of the last steps of chance had happened.
    pub(crate) fn take_luck_back(&mut self, seat: Seat, kept: usize) {
        let to = self.drawn[kept].stays;
        self.position = self.drawn[kept].before.clone();
        self.drawn.truncate(kept);
        self.window.clear();
        self.mark_back(seat, to);
    }

    /// Marks everything after the step `to` as taken back.
    fn mark_back(&mut self, seat: Seat, to: u32) {
        self.last_step = to;
        let mark = self.version + 1;
        for entry in self.log.iter_mut().rev().take_while(|entry| entry.number > to) {
            if matches!(entry.what, What::Step { .. }) && entry.taken_back_by.is_none() {
                entry.taken_back_by = Some(mark);
            }
        }
        self.write(What::Undo { seat, to }, Vec::new());
    }

    fn traces(&self) -> Vec<Trace> {
        self.window.iter().map(|recent| recent.trace).collect()
    }

    fn write(&mut self, what: What<G::Action>, events: Vec<G::Event>) {
        self.version += 1;
        self.log.push(Entry { number: self.version, what, events, taken_back_by: None });
    }

    /// Appends the fingerprint after every 64th entry. Gives the number of the last entry.
    fn check_when_due(&mut self) -> u32 {
        if self.version.is_multiple_of(CHECK_EVERY) {
            self.check(game::fingerprint(&self.position));
        }
        self.version
    }
}

/// Whether a seat chose something by itself, and did not take it back.
fn is_chosen<G: Game>(entry: &Entry<G>) -> bool {
    let chosen = matches!(entry.what, What::Step { actor: Actor::Seat(_), forced: false, .. });
    chosen && entry.taken_back_by.is_none()
}

/// Who sees what chance does in this position.
fn seen_by<G: Hidden>(position: &G) -> Viewer {
    position.dealt_to().map_or(Viewer::Spectator, Viewer::Seat)
}
