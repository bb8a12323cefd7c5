//! What people at a table can ask each other now, and whom: one idea for everything that takes an agreement.
//!
//! A proposal stands until somebody who is asked declines, all of them have agreed, who asked takes it back, or it
//! lapses: what is about one step when the game goes on, everything else after a while. Computers are never asked, so
//! that alone with them everything happens at once.

use crate::{Refused, Sitting};
use game::{Seat, SeatSet};
use store::{Matter, Millis, Outcome, Pace, PlayerId, Proposal, Sitter, State, Vote};

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

impl Sitting {
    /// The seats of people who can answer: they have not given up, and the computer does not stand in for them.
    pub fn present(&self) -> SeatSet {
        let answers = |seat: &Seat| {
            let row = &self.info.seats[seat.index()];
            matches!(row.sitter, Sitter::Person(_)) && !row.resigned && row.stand_in.is_none()
        };
        self.seats().filter(answers).collect()
    }

    /// The seats that have to agree to what `by` asks, perhaps those of the one who asks among them.
    pub fn asked(&self, matter: Matter, by: Seat) -> SeatSet {
        let own = self.player_in(by).map(|player| self.seats_of(player)).unwrap_or_default();
        let people = |counts: fn(&store::Seat) -> bool| {
            self.seats()
                .filter(|&seat| self.player_in(seat).is_some() && counts(&self.info.seats[seat.index()]))
                .collect()
        };
        match matter {
            Matter::Undo | Matter::Turn => self.present().and(self.to_move()).minus(own),
            Matter::StandIn(away) => {
                let absent = self.player_in(away).map(|player| self.seats_of(player)).unwrap_or_default();
                self.present().minus(absent)
            }
            Matter::Rematch => people(|_| true),
            // Who is away for a moment will want to know that nobody has help.
            Matter::Hints => people(|seat| !seat.resigned),
            Matter::Stop | Matter::Pause | Matter::GoOn | Matter::Time => self.present(),
        }
    }

    /// What waits for answers at `now`, oldest first.
    pub fn open_proposals(&self, now: Millis) -> impl Iterator<Item = &Proposal> {
        self.proposals.iter().filter(move |proposal| self.is_open(proposal, now))
    }

    fn is_open(&self, proposal: &Proposal, now: Millis) -> bool {
        let of_this_state = match proposal.matter {
            Matter::Rematch => matches!(self.info.state, State::Over | State::Abandoned),
            _ => self.is_running(),
        };
        let of_this_step = match proposal.matter {
            Matter::Undo | Matter::Turn | Matter::StandIn(_) => proposal.version == self.game.version(),
            _ => true,
        };
        let waits = match self.info.pace {
            Pace::Live { .. } => 10 * MINUTE,
            Pace::None | Pace::Days(_) => 3 * DAY,
        };
        proposal.outcome == Outcome::Open && of_this_state && of_this_step && now - proposal.at < waits
    }

    /// What was declined, while nothing else has happened.
    pub fn declined(&self) -> impl Iterator<Item = &Proposal> {
        let version = self.game.version();
        self.proposals.iter().filter(move |it| it.outcome == Outcome::Declined && it.version == version)
    }

    /// Whether players may ask the computer for advice: where two or more people play, only if all have agreed.
    pub fn hints_allowed(&self) -> bool {
        let agreed = |it: &Proposal| it.matter == Matter::Hints && it.outcome == Outcome::Agreed;
        self.people().len() < 2 || self.proposals.iter().any(agreed)
    }

    /// The people who play, each once.
    pub fn people(&self) -> Vec<PlayerId> {
        let plays = |seat: &Seat| !self.info.seats[seat.index()].resigned;
        let mut people: Vec<PlayerId> = self.seats().filter(plays).filter_map(|seat| self.player_in(seat)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether the person in a seat is waited for and does not come.
    pub fn is_away(&self, seat: Seat, now: Millis, patience: Millis) -> bool {
        self.present().and(self.to_move()).has(seat) && self.clocks.has_waited(seat, now, patience)
    }

    /// The people, besides the one in `seat`, whose turn would be gone if that seat took back a step, or the whole turn.
    pub(crate) fn turns_gone(&self, seat: Seat, whole: bool) -> Result<SeatSet, Refused> {
        let mut before = self.game.copy();
        if whole { before.reset_turn(seat) } else { before.undo(seat) }?;
        let matter = if whole { Matter::Turn } else { Matter::Undo };
        Ok(self.asked(matter, seat).minus(crate::sitting::movers(&*before)))
    }

    /// Whether the person in `by` may ask that at `now`.
    pub(crate) fn may_ask(&self, by: Seat, matter: Matter, now: Millis, patience: Millis) -> Result<(), Refused> {
        match (matter, self.info.state) {
            (Matter::Rematch, State::Over | State::Abandoned) => {}
            (Matter::Rematch, _) => return Err(Refused::NotOver),
            (_, State::Open) => return Err(Refused::NotStarted),
            (_, State::Over | State::Abandoned) => return Err(Refused::Over),
            (_, State::Running) if !self.present().has(by) => return Err(Refused::NotYourSeat),
            (_, State::Running) => {}
        }
        let paused = self.clocks.paused(now).is_some();
        match matter {
            Matter::StandIn(seat) if self.player_in(seat) == self.player_in(by) => return Err(Refused::NotYourSeat),
            Matter::StandIn(seat) if !self.is_away(seat, now, patience) => return Err(Refused::NotAway),
            Matter::Pause | Matter::GoOn | Matter::Time if self.info.pace == Pace::None => {
                return Err(Refused::NoClock);
            }
            Matter::Pause if paused => return Err(Refused::Paused),
            Matter::GoOn if !paused => return Err(Refused::NotPaused),
            _ => {}
        }
        Ok(())
    }

    /// Whether nobody has just declined the same.
    pub(crate) fn may_ask_again(&self, by: Seat, matter: Matter, now: Millis) -> Result<(), Refused> {
        let own = self.player_in(by).map(|player| self.seats_of(player)).unwrap_or_default();
        let of_one_step = matches!(matter, Matter::Undo | Matter::Turn | Matter::StandIn(_));
        let just = |it: &&Proposal| it.matter == matter && (of_one_step || now - it.settled.unwrap_or(0) < MINUTE);
        match self.declined().filter(|it| own.has(it.by)).find(just) {
            Some(_) => Err(Refused::JustDeclined),
            None => Ok(()),
        }
    }

    /// What `player` says to something that `by` asks.
    pub(crate) fn vote(&self, player: PlayerId, matter: Matter, by: Seat, now: Millis) -> Vote {
        Vote { own: self.seats_of(player), asked: self.asked(matter, by), version: self.game.version(), now }
    }
}
