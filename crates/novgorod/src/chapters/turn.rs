//! V-6 and V-8: phase 4, the next turn, and the end.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::route::Route;
use crate::state::{Novgorod, Player, Source, ThisTurn};
use crate::tables::{ROWS, Tables};
use game::{Seat, Sink};

/// V-8.3: a game that nobody brings to an end stops after this round.
pub(crate) const MOST_ROUNDS: u8 = 40;

/// V-6.1: what the privilege seal brings.
pub(crate) const SEAL: u16 = 1;

impl Player {
    /// V-6.2: whether "any" itself is visible.
    pub fn shows_any(&self, tables: &Tables) -> bool {
        let card = &tables.career[self.career.expect("a career card")];
        card.privileges[usize::from(self.rows)..].contains(&Privilege::Any)
    }
}

impl Novgorod {
    /// The introduction is over; the start player begins.
    pub(crate) fn begin_play(&mut self, sink: &mut impl Sink<Event>) {
        self.round = 1;
        self.active = self.first;
        sink.emit(Event::RoundBegan { round: 1 });
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        self.this_turn = ThisTurn::NEW;
        self.route = Route::EMPTY;
        self.phase = Phase::Laying;
    }

    /// V-6.1: seals by rows covered; then the privileges that come last, if there is one to use.
    pub(crate) fn begin_ending(&mut self, sink: &mut impl Sink<Event>) {
        let seals = self.seals_of_career(self.active);
        if seals > 0 {
            self.me_mut().seals[Source::Career] += seals;
            sink.emit(Event::Sealed { seat: self.active, seals });
        }
        self.phase = Phase::Ending;
        if !self.may_use(Privilege::Seal) && !self.may_move_pirate_by_privilege() {
            self.end_turn(sink);
        }
    }

    /// V-6.1: what a player's career brings at the end of a turn.
    pub(crate) fn seals_of_career(&self, seat: Seat) -> u16 {
        self.tables().seals_per_turn[usize::from(self.player[seat].rows)]
    }

    /// V-6.2: the rows that show a privilege, by itself or as "any".
    pub(crate) fn rows_showing(&self, privilege: Privilege) -> Vec<u8> {
        let Some(career) = self.me().career else { return Vec::new() };
        let privileges = self.tables().career[career].privileges;
        let shows = |row: &u8| [privilege, Privilege::Any].contains(&privileges[usize::from(*row)]);
        (self.me().rows..ROWS as u8).filter(shows).collect()
    }

    /// V-6.1: the privilege seal.
    pub(crate) fn use_seal(&mut self, sink: &mut impl Sink<Event>) {
        self.use_privilege(Privilege::Seal, sink);
        self.me_mut().seals[Source::Career] += SEAL;
        self.end_turn(sink);
    }

    /// V-8.1: the next player; after the last of a round the end is checked.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.active = self.active.next(self.rules.seats);
        if self.active != self.first {
            return self.begin_turn();
        }
        self.end_bonus_round(sink);
        if self.last_round || self.round == MOST_ROUNDS {
            self.this_turn = ThisTurn::NEW;
            self.phase = Phase::Over;
            self.award_variety(sink);
            sink.emit(Event::Ended);
            return;
        }
        let end = |player: &Player| player.seals() >= self.tables().end_seals || usize::from(player.rows) == ROWS;
        if self.players().any(end) {
            self.last_round = true;
            sink.emit(Event::LastRound);
        }
        self.round += 1;
        sink.emit(Event::RoundBegan { round: self.round });
        self.begin_turn();
    }
}
