//! A table for those who do not know which game is played on it: everything is text, in the notation of the record.

use crate::{Kept, Refusal, Table};
use game::record::What;
use game::record::{BadRecord, Head};
use game::{Actor, Hidden, Scores, Seat, SeatSet, Turn, Viewer};
use std::any::Any;

/// A live game of any kind.
pub trait AnyTable: Send + Sync {
    /// The [`Table`] of the game's own type, for whoever knows that.
    fn as_any(&self) -> &dyn Any;
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Which game, by which rules.
    fn head(&self) -> &Head;
    /// How many play.
    fn seats(&self) -> u8;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// The number of the last entry. Whatever changes the table raises it, also what is hidden: it is for the host.
    fn version(&self) -> u32;
    /// Points and places as they stand now, with all secrets counted: final when the game is over, and not to be shown
    /// before.
    fn scores(&self) -> Scores;
    /// 64 bits that differ when the position does. Who has them can try out what is hidden: they are for the host.
    fn fingerprint(&self) -> u64;

    /// What `seat` may do now: nothing unless it is to move.
    fn choice_texts(&self, seat: Seat) -> Vec<String>;
    /// What each of them costs and brings: the values of its hint.
    fn hint_values(&self, seat: Seat) -> Vec<String>;
    /// What chance may do now: nothing unless it is to move. For the host: what cannot be drawn is in somebody's hand.
    fn outcome_texts(&self) -> Vec<String>;
    /// What chance may do now for all that `viewer` can know: see [`Table::conceivable`].
    fn conceivable_texts(&self, viewer: Viewer) -> Vec<String>;
    /// See [`Table::draws_for`].
    fn draws_for(&self) -> Option<Viewer>;
    /// See [`Table::mends_for`].
    fn mends_for(&self) -> Option<Viewer>;
    /// A seat's choice, or a run of them with `;` between. Gives the number of the last entry.
    fn play_text(&mut self, seat: Seat, action: &str) -> Result<u32, Refusal>;
    /// An outcome of chance that is told from outside. Gives the number of its entry.
    fn chance_text(&mut self, action: &str) -> Result<u32, Refusal>;
    /// See [`Table::settle`].
    fn settle(&mut self, luck: &mut dyn FnMut() -> u64);
    /// See [`Table::answer`].
    fn answer(&mut self);
    /// See [`Table::set_answers`].
    fn set_answers(&mut self, answers: bool);
    /// See [`Table::set_luck_asked`].
    fn set_luck_asked(&mut self, asked: bool);
    /// See [`Table::set_confirming`].
    fn set_confirming(&mut self, seats: SeatSet);
    /// See [`Table::undo`].
    fn undo(&mut self, seat: Seat) -> Result<u32, Refusal>;
    /// See [`Table::reset_turn`].
    fn reset_turn(&mut self, seat: Seat) -> Result<u32, Refusal>;
    /// See [`Table::mend`].
    fn mend(&mut self, seat: Seat) -> Result<u32, Refusal>;

    /// Whether `seat` has something that it can take back.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Whether the entry with this number is this choice of `seat`, made by itself and not taken back.
    fn did(&self, number: u32, seat: Seat, action: &str) -> bool;
    /// See [`Table::follow`].
    fn follow(&mut self, lines: &str) -> Result<(), BadRecord>;
    /// See [`Table::snapshot`].
    fn snapshot(&self) -> Box<dyn AnyTable>;
    /// See [`Table::at`].
    fn at(&self, number: u32, kept: &dyn Kept) -> Box<dyn AnyTable>;
    /// A copy with everything that happened so far.
    fn copy(&self) -> Box<dyn AnyTable>;

    /// The table as `viewer` sees it, value by value: for tests and failures. Sentences are made in the crate `boards`.
    fn view_values(&self, viewer: Viewer) -> String;
    /// Whether these two see the same.
    fn see_the_same(&self, one: Viewer, other: Viewer) -> bool;
    /// The values that `viewer` is told about the entries after `after`. See [`Table::notes`].
    fn note_values(&self, viewer: Viewer, after: u32) -> Vec<String>;
    /// The steps after the entry `after` that were made and not taken back: the number of each, and whose it is;
    /// chance's are nobody's.
    fn steps(&self, after: u32) -> Vec<(u32, Option<Seat>)>;
    /// The number of the last entry that `seat` chose itself and did not take back; 0 if there is none.
    fn last_choice(&self, seat: Seat) -> u32;
    /// The whole record, with everything that is hidden: for the host, and for everybody only when the game is over.
    fn record_text(&self) -> String;
    /// The lines of the record for the entries after `after`, to be appended to what was saved before. They are for the
    /// host too.
    fn lines_after(&self, after: u32) -> String;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

impl<G: Hidden> AnyTable for Table<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn head(&self) -> &Head {
        self.head()
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn version(&self) -> u32 {
        self.version()
    }

    fn scores(&self) -> Scores {
        self.position().scores()
    }

    fn fingerprint(&self) -> u64 {
        game::fingerprint(self.position())
    }

    fn choice_texts(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(|action| action.to_string()).collect()
    }

    fn hint_values(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).iter().map(|&choice| format!("{:?}", self.position().hint(seat, choice))).collect()
    }

    fn outcome_texts(&self) -> Vec<String> {
        self.outcomes().iter().map(|(action, _)| action.to_string()).collect()
    }

    fn conceivable_texts(&self, viewer: Viewer) -> Vec<String> {
        self.conceivable(viewer).iter().map(|action| action.to_string()).collect()
    }

    fn draws_for(&self) -> Option<Viewer> {
        self.draws_for()
    }

    fn mends_for(&self) -> Option<Viewer> {
        self.mends_for()
    }

    fn play_text(&mut self, seat: Seat, action: &str) -> Result<u32, Refusal> {
        let steps = crate::runs::steps(action).map(str::parse).collect::<Result<Vec<_>, _>>()?;
        self.play_run(seat, &steps)
    }

    fn chance_text(&mut self, action: &str) -> Result<u32, Refusal> {
        self.chance(action.parse()?)
    }

    fn settle(&mut self, luck: &mut dyn FnMut() -> u64) {
        self.settle(luck);
    }

    fn answer(&mut self) {
        self.answer();
    }

    fn set_answers(&mut self, answers: bool) {
        self.set_answers(answers);
    }

    fn set_luck_asked(&mut self, asked: bool) {
        self.set_luck_asked(asked);
    }

    fn set_confirming(&mut self, seats: SeatSet) {
        self.set_confirming(seats);
    }

    fn undo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.undo(seat)
    }

    fn reset_turn(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.reset_turn(seat)
    }

    fn mend(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.mend(seat)
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.may_undo(seat)
    }

    fn did(&self, number: u32, seat: Seat, action: &str) -> bool {
        crate::runs::steps(action)
            .next()
            .and_then(|first| first.parse().ok())
            .is_some_and(|first| self.did(number, seat, first))
    }

    fn follow(&mut self, lines: &str) -> Result<(), BadRecord> {
        self.follow(lines)
    }

    fn snapshot(&self) -> Box<dyn AnyTable> {
        Box::new(self.snapshot())
    }

    fn at(&self, number: u32, kept: &dyn Kept) -> Box<dyn AnyTable> {
        Box::new(self.at(number, kept))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn view_values(&self, viewer: Viewer) -> String {
        format!("{:#?}", self.position().view(viewer))
    }

    fn see_the_same(&self, one: Viewer, other: Viewer) -> bool {
        self.position().view(one) == self.position().view(other)
    }

    fn note_values(&self, viewer: Viewer, after: u32) -> Vec<String> {
        self.notes(viewer, after).iter().map(|told| format!("{told:?}")).collect()
    }

    fn steps(&self, after: u32) -> Vec<(u32, Option<Seat>)> {
        let whose = |entry: &crate::Entry<G>| match entry.what {
            What::Step { .. } if entry.taken_back_by.is_some() => None,
            What::Step { actor: Actor::Seat(seat), .. } => Some((entry.number, Some(seat))),
            What::Step { actor: Actor::Chance, .. } => Some((entry.number, None)),
            What::Undo { .. } | What::Check { .. } => None,
        };
        self.entries_after(after).iter().filter_map(whose).collect()
    }

    fn last_choice(&self, seat: Seat) -> u32 {
        let own = |what| matches!(what, What::Step { actor: Actor::Seat(who), forced: false, .. } if who == seat);
        let last = self.entries().iter().rev().find(|entry| own(entry.what) && entry.taken_back_by.is_none());
        last.map_or(0, |entry| entry.number)
    }

    fn record_text(&self) -> String {
        self.record().to_string()
    }

    fn lines_after(&self, after: u32) -> String {
        self.entries_after(after).iter().map(|entry| format!("{}\n", entry.written())).collect()
    }
}
