//! From a record back to a table. Everything is checked by the rules of live play, so that a record that was changed by
//! hand or damaged on the way ends in an error that names its line, never in a panic. The rules are those of the
//! revision in its head.

use crate::{Refusal, Table};
use game::record::{BadRecord, Entry, Head, Places, Record, What};
use game::{Actor, BadNotation, BadSetup, Data, Game, Seat, Setup, fingerprint};
use std::fmt::Display;

impl<G: Game> Table<G> {
    /// Replays the text of a record.
    pub fn read(text: &str, data: &'static G::Data) -> Result<Table<G>, BadRecord> {
        let (record, places) = Record::read(text)?;
        Table::replay(&record, &places, data)
    }

    /// Replays a record. `places` are its lines, for the errors.
    pub fn replay(record: &Record, places: &Places, data: &'static G::Data) -> Result<Table<G>, BadRecord> {
        Table::replay_until(record, places, data, u32::MAX)
    }

    /// Replays the entries up to the one with number `last`; what comes later is not looked at.
    pub fn replay_until(
        record: &Record,
        places: &Places,
        data: &'static G::Data,
        last: u32,
    ) -> Result<Table<G>, BadRecord> {
        let mut table = seat_down::<G>(&record.head, places, data)?;
        for (at, entry) in record.entries.iter().enumerate().take_while(|(_, entry)| entry.number <= last) {
            table.repeat(entry).map_err(|why| BadRecord { line: places.entries.get(at).copied().unwrap_or(0), why })?;
        }
        Ok(table)
    }

    /// Goes on with lines of a record that somebody else has written. After an error the table is as good as lost: it
    /// stands where the first bad entry was met.
    pub fn follow(&mut self, lines: &str) -> Result<(), BadRecord> {
        for entry in game::record::read_on(lines, self.version())? {
            self.repeat(&entry).map_err(|why| BadRecord { line: 0, why: format!("entry {}: {why}", entry.number) })?;
        }
        Ok(())
    }

    /// Does what one entry says, if it could have been written at this table now.
    fn repeat(&mut self, entry: &Entry) -> Result<(), String> {
        let expected = self.version() + u32::from(!matches!(entry.what, What::Check { .. }));
        if entry.number != expected {
            return Err(format!("entry {expected} is expected here, not {}", entry.number));
        }
        match &entry.what {
            What::Step { actor: Actor::Chance, action, .. } => {
                let outcome = read_action::<G>(action)?;
                let offered = || self.outcomes().into_iter().map(|(outcome, _)| outcome).collect();
                self.may_happen(outcome).map_err(|refusal| explain(refusal, offered))?;
                self.enact(Actor::Chance, outcome, false);
            }
            What::Step { actor: Actor::Seat(seat), action, forced } => {
                let choice = read_action::<G>(action)?;
                self.may_play(*seat, choice).map_err(|refusal| explain(refusal, || self.choices(*seat)))?;
                if *forced && self.only_answer().is_none() {
                    let why = self.why_asked(*seat);
                    return Err(format!("{seat} {why}, so '{seat} {action}' is expected, without '!'"));
                }
                self.enact(Actor::Seat(*seat), choice, *forced);
            }
            What::Undo { seat, to } => {
                let ways = self.ways_back(*seat);
                let luck = self.luck_back().find(|(_, stays)| stays == to);
                match (ways.iter().find(|(_, stays)| stays == to), luck) {
                    (Some(&(kept, _)), _) => self.take_back(*seat, kept).map_err(|refusal| refusal.to_string())?,
                    (None, Some((kept, _))) => self.take_luck_back(*seat, kept),
                    (None, None) => {
                        return Err(cannot_undo(*seat, *to, ways.into_iter().map(|(_, stays)| stays).collect()));
                    }
                }
            }
            What::Check { fingerprint: written } => {
                let found = fingerprint(self.position());
                if *written != found {
                    return Err(format!("the position's fingerprint is {found:016x}, not {written:016x}"));
                }
                self.check(*written);
            }
        }
        Ok(())
    }

    /// Why the table does not answer for `seat`, which is to move.
    fn why_asked(&self, seat: Seat) -> &'static str {
        if self.choices(seat).len() > 1 {
            "had other choices"
        } else if !self.position().is_open(seat) {
            "had no other choice, but not everybody could know"
        } else {
            "was not the only one to move"
        }
    }
}

/// The position before the first entry, as the head describes it.
fn seat_down<G: Game>(head: &Head, places: &Places, data: &'static G::Data) -> Result<Table<G>, BadRecord> {
    let option_line = |name: &str| {
        let at = head.options.iter().rposition(|(known, _)| known == name);
        at.and_then(|at| places.options.get(at)).copied().unwrap_or(places.seats)
    };
    if head.game != G::NAME {
        let why = format!("this is a record of '{}', not of {}", head.game, G::NAME);
        return Err(BadRecord { line: places.game, why });
    }
    let twice = |name: &str| head.options.iter().filter(|(known, _)| known == name).count() > 1;
    if let Some((name, _)) = head.options.iter().find(|(name, _)| twice(name)) {
        return Err(BadRecord { line: option_line(name), why: format!("option {name} was given before") });
    }
    let bad_setup = |bad: BadSetup| {
        let line = match &bad {
            BadSetup::Revision { .. } => places.game,
            BadSetup::Seats { .. } => places.seats,
            BadSetup::Option { asked, .. } => option_line(asked),
            BadSetup::Value { option, .. } => option_line(option.name),
            BadSetup::Contradiction(_) => places.options.last().copied().unwrap_or(places.seats),
        };
        BadRecord { line, why: bad.to_string() }
    };
    let options: Vec<(&str, &str)> = head.options.iter().map(|(name, value)| (&**name, &**value)).collect();
    let setup = Setup::under::<G>(head.revision, head.seats, &options).map_err(bad_setup)?;
    if head.data != data.fingerprint() {
        let (written, found) = (head.data, data.fingerprint());
        let why = format!("made with other data ({written:016x}, not {found:016x}): give that data file with --data");
        return Err(BadRecord { line: places.data, why });
    }
    Ok(Table::with_head(head.clone(), G::start(&setup, data).map_err(bad_setup)?))
}

/// An action in exactly the words the game would use, so that a record prints as it was read.
fn read_action<G: Game>(text: &str) -> Result<G::Action, String> {
    let action: G::Action = text.parse().map_err(|bad: BadNotation| bad.to_string())?;
    let written = action.to_string();
    if written == text { Ok(action) } else { Err(format!("'{text}' is written '{written}'")) }
}

/// The refusal, and what would have been possible.
fn explain<A: Display>(refusal: Refusal, offered: impl FnOnce() -> Vec<A>) -> String {
    const MOST: usize = 12;
    let Refusal::NotOffered { .. } = refusal else { return refusal.to_string() };
    let offered: Vec<String> = offered().iter().map(|action| format!("'{action}'")).collect();
    match offered.get(MOST..) {
        None | Some([]) => format!("{refusal}; {} is", offered.join(" or ")),
        Some(more) => format!("{refusal}; {} or one of {} others is", offered[..MOST].join(" or "), more.len()),
    }
}

fn cannot_undo(seat: Seat, to: u32, mut ways: Vec<u32>) -> String {
    if ways.is_empty() {
        return Refusal::NothingToUndo { seat }.to_string();
    }
    ways.dedup();
    let ways: Vec<String> = ways.iter().map(u32::to_string).collect();
    format!("{seat} cannot undo to entry {to} here, but to entry {}", ways.join(" or "))
}
