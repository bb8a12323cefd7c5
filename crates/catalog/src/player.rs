//! A computer player for those who do not know which game it plays.

use bots::{BotSpec, Stop};
use game::{Bot, Rng, Seat, Strategy, fingerprint};
use table::{AnyTable, Table};

/// A computer player in its seat.
pub trait AnyBot: Send {
    /// What it does for `seat`, in the notation of the record; `None` if there is nothing to do, or the table is of
    /// another game. It is shown worlds that the seat cannot tell from the table's, never the table.
    fn choose_text(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

/// A player of the game `G`.
pub(crate) struct Seated<G> {
    bot: Box<dyn Bot<G> + Send>,
    worlds: Rng,
}

impl<G: Strategy> Seated<G> {
    pub(crate) fn new(spec: BotSpec, seed: u64, stop: Stop) -> Seated<G> {
        Seated { bot: spec.sit_until::<G>(seed, stop), worlds: Rng::new(fingerprint(&(seed, "worlds"))) }
    }
}

impl<G: Strategy> AnyBot for Seated<G> {
    fn choose_text(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        table.advise(seat, &mut *self.bot, &mut self.worlds).map(|action| action.to_string())
    }
}
