//! What lies on one table now: who sits there, the game, the clocks, the last words that were said.

use crate::clock::{Face, Moment, is_of_clocks};
use crate::{Clocks, Refused, Tick, now};
use game::record::Head;
use game::{Seat, SeatSet, Turn, Viewer};
use std::fmt;
use std::mem;
use std::sync::Arc;
use store::{ChatLine, EntryBatch, Millis, PlayerId, Proposal, Sitter, Standing, State, Store, TableId};
use table::AnyTable;

/// The lines of chat that a table remembers; older ones are in the store.
const CHAT: u32 = 100;

/// A bot to move is left alone for this long before another node takes the table over.
pub(crate) const BOT_GRACE: Millis = 15_000;

/// What lies on one table now.
#[derive(Clone)]
pub struct Sitting {
    /// Who sits there, and what they agreed on.
    pub info: store::TableRow,
    /// The game.
    pub game: Box<dyn AnyTable>,
    /// Who has how much time.
    pub clocks: Clocks,
    /// The text of the data file that the game is played with, if it is not the one that comes with this program.
    pub pieces: Option<Arc<str>>,
    /// What people here have asked each other.
    pub proposals: Vec<Proposal>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// How it ended, if it did.
    pub results: Vec<Standing>,
    /// The number of the last entry that is stored.
    pub(crate) stored: u32,
    pub(crate) meta: u32,
}

impl fmt::Debug for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Sitting({} at {})", self.info.id, self.game.version())
    }
}

/// What became of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Whose it was.
    pub seat: Seat,
    /// The number of the last entry.
    pub version: u32,
    /// Who is to move now.
    pub to_move: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// What that seat may do now.
    pub choices: Vec<String>,
}

impl Sitting {
    /// Loads a table as it is stored.
    pub(crate) async fn load(store: &Store, id: TableId) -> Result<Sitting, Refused> {
        // First what was played, then who sits there: whoever has left must not see what was dealt afterwards.
        let batches = store.batches(id, 0).await?;
        let info = store.table(id).await?.ok_or(Refused::NoTable)?;
        let chat = store.chat(id, CHAT).await?;
        let results = if info.state == State::Over { store.results(id).await? } else { Vec::new() };
        let proposals = store.proposals(id).await?;
        let clocks = Clocks::after(info.pace, info.started.unwrap_or_default(), &batches, &proposals);
        let mut text = format!("{}\n", info.head);
        batches.iter().for_each(|batch| text.push_str(&batch.lines));
        let head = Head::read(&info.head).map_err(|bad| Refused::Broken(bad.to_string()))?;
        let boxed = catalog::find(&head.game).map_err(|unknown| Refused::Broken(unknown.to_string()))?;
        boxed.plays(head.revision).map_err(Refused::Revision)?;
        let pieces = pieces(store, &head).await?;
        let data = pieces.clone();
        // Thousands of entries take milliseconds, which other requests need not wait for.
        let replayed = tokio::task::spawn_blocking(move || catalog::replay(&text, data.as_deref(), u32::MAX)).await;
        let game = match replayed {
            Ok(Ok(mut game)) => {
                game.set_luck_asked(info.asks_luck);
                game
            }
            Ok(Err(problem)) => return Err(Refused::Broken(problem.to_string())),
            Err(panic) => return Err(Refused::Broken(panic.to_string())),
        };
        let stored = game.version();
        Ok(Sitting { info, game, clocks, pieces, proposals, chat, results, stored, meta: 1 })
    }

    /// Catches up with what others have stored since.
    pub(crate) async fn refresh(&mut self, store: &Store) -> Result<(), Refused> {
        let id = self.info.id;
        // In this order for the same reason as when a table is loaded.
        let rows = store.batches(id, self.stored).await?;
        self.info = store.table(id).await?.ok_or(Refused::NoTable)?;
        self.clocks.begin(self.info.started.unwrap_or_default());
        for row in rows {
            self.game.follow(&row.lines).map_err(|bad| Refused::Broken(bad.to_string()))?;
            self.clocks.step(Moment::of(&row));
            self.stored = row.last;
        }
        let before = mem::replace(&mut self.proposals, store.proposals(id).await?);
        let clocks = |proposals: &[Proposal]| proposals.iter().filter(|it| is_of_clocks(it)).count();
        if clocks(&before) != clocks(&self.proposals) {
            let (started, rows) = (self.info.started.unwrap_or_default(), store.batches(id, 0).await?);
            self.clocks = Clocks::after(self.info.pace, started, &rows, &self.proposals);
        }
        self.chat = store.chat(id, CHAT).await?;
        if self.info.state == State::Over {
            self.results = store.results(id).await?;
        }
        self.meta += 1;
        Ok(())
    }

    /// Who is to move now: nobody unless the game runs.
    pub fn to_move(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Seats(seats) if self.info.state == State::Running => seats,
            _ => SeatSet::NONE,
        }
    }

    /// Whether the table's game is still to be played, is being played, or is over.
    pub fn is_running(&self) -> bool {
        self.info.state == State::Running
    }

    /// Whether nobody goes on with the game, here or elsewhere, so that everybody may know what could have been. Whoever
    /// uploads the record of a game that goes on elsewhere gets no adviser: nobody has sat at that table here.
    pub fn is_done_with(&self) -> bool {
        let over = matches!(self.info.state, State::Over | State::Abandoned);
        let played_here = self.info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Person(_)));
        over && (self.game.turn() == Turn::Over || played_here)
    }

    /// What a viewer has seen who has seen all of this.
    pub fn tick(&self) -> Tick {
        Tick { version: self.game.version(), meta: self.meta }
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.info.seats.len() as u8)
    }

    /// The seats of a player, also those that the computer looks after.
    pub fn seats_of(&self, player: PlayerId) -> SeatSet {
        self.seats().filter(|&seat| self.player_in(seat) == Some(player)).collect()
    }

    /// The person in a seat.
    pub fn player_in(&self, seat: Seat) -> Option<PlayerId> {
        match self.info.seats.get(seat.index())?.sitter {
            Sitter::Person(player) => Some(player),
            _ => None,
        }
    }

    /// The word for the computer player that moves for this seat: its own, or one that stands in.
    pub fn bot_in(&self, seat: Seat) -> Option<&str> {
        let row = self.info.seats.get(seat.index())?;
        match &row.sitter {
            Sitter::Bot(word) => Some(word),
            _ => row.stand_in.as_deref(),
        }
    }

    /// Which seat a player means who says `asked` or nothing.
    pub fn seat_for(&self, player: PlayerId, asked: Option<Seat>) -> Result<Seat, Refused> {
        let own = self.seats_of(player);
        if let Some(seat) = asked {
            return if own.has(seat) { Ok(seat) } else { Err(Refused::NotYourSeat) };
        }
        let movers = self.to_move();
        let mut to_move = self.seats().filter(|&seat| own.has(seat) && movers.has(seat));
        match (own.len(), to_move.next(), to_move.next()) {
            (0, ..) => Err(Refused::NotYourSeat),
            (1, ..) => Ok(own.lowest()),
            (_, Some(only), None) => Ok(only),
            _ => Err(Refused::WhichSeat),
        }
    }

    /// Whether the views of some of these seats show what others must not see.
    pub fn has_secrets(&self, seats: SeatSet) -> bool {
        let secret = |seat| !self.game.see_the_same(Viewer::Seat(seat), Viewer::Spectator);
        self.seats().filter(|&seat| seats.has(seat)).any(secret)
    }

    /// Takes back the last step of a seat, or all that it can, at this version.
    pub(crate) fn take_back(&mut self, seat: Seat, whole: bool, version: u32) -> Result<(), Refused> {
        if self.game.version() != version {
            return Err(Refused::Stale { version: self.game.version() });
        }
        if whole { self.game.reset_turn(seat) } else { self.game.undo(seat) }?;
        Ok(())
    }

    /// What a step led to, as the one who made it is told.
    pub fn played(&self, seat: Seat) -> Played {
        let to_move = self.to_move();
        let choices = if to_move.has(seat) { self.game.choice_texts(seat) } else { Vec::new() };
        Played { seat, version: self.game.version(), to_move, over: self.game.turn() == Turn::Over, choices }
    }

    /// The row for everything that is not stored yet, with who is then to move and when somebody must look after the
    /// table.
    pub(crate) fn unstored(&self, now: Millis) -> Option<EntryBatch> {
        let lines = self.game.lines_after(self.stored);
        if lines.is_empty() {
            return None;
        }
        let at = now.max(self.clocks.since());
        let movers = movers(&*self.game);
        let row = EntryBatch { number: self.stored + 1, last: self.game.version(), at, movers, due: None, lines };
        let due = self.due(&self.clocks.next(Moment::of(&row)));
        Some(EntryBatch { due, ..row })
    }

    /// When somebody must look after the table.
    pub(crate) fn due(&self, clocks: &Face) -> Option<Millis> {
        if let Some(end) = clocks.stands().filter(|&end| end > now()) {
            return Some(end);
        }
        let dues = self.seats().filter(|&seat| clocks.movers().has(seat)).filter_map(|seat| match self.bot_in(seat) {
            // The clock may have been set back since.
            Some(_) => Some(clocks.since().min(now()) + BOT_GRACE),
            None => clocks.runs_out(seat),
        });
        dues.min()
    }
}

/// The data file that the game of a head is played with; `None` if it is the one that comes with this program.
pub(crate) async fn pieces(store: &Store, head: &Head) -> Result<Option<Arc<str>>, Refused> {
    let shipped = catalog::find(&head.game).map_err(catalog::Problem::from)?.shipped().0;
    if head.data == shipped { Ok(None) } else { Ok(store.pieces(head.data).await?.map(Arc::from)) }
}

/// Who is to move by the game.
pub(crate) fn movers(game: &dyn AnyTable) -> SeatSet {
    match game.turn() {
        Turn::Seats(seats) => seats,
        _ => SeatSet::NONE,
    }
}

/// How everybody stands by the game.
pub(crate) fn standings(game: &dyn AnyTable) -> Vec<Standing> {
    let scores = game.scores();
    let standing = |seat| Standing { points: scores.points[seat], place: scores.place[seat] };
    Seat::first(game.seats()).map(standing).collect()
}
