//! A game in its box: what can be done with it without knowing its type.

use crate::bench::{self, Measured};
use crate::problem::Problem;
use game::laws::{self, Report};
use game::record::{Places, Record};
use game::{Data, Hidden, OptionSpec, Setup};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::time::Duration;
use table::{AnyTable, Replayed, Table};

/// What can be done with any game.
pub trait GameBox: Send + Sync {
    /// The word of the command line and the record.
    fn name(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The variants a host may choose from.
    fn options(&self) -> &'static [OptionSpec];
    /// A new table. `data` is the text of a data file; without one, the pieces are those that come with the game.
    fn open(&self, seats: u8, options: &[(&str, &str)], data: Option<&str>) -> Result<Box<dyn AnyTable>, Problem>;
    /// A table made from a record, up to the entry with number `last`. `places` are its lines, for the errors.
    fn replay(
        &self,
        record: &Record,
        places: &Places,
        data: Option<&str>,
        last: u32,
    ) -> Result<Replayed<Box<dyn AnyTable>>, Problem>;
    /// Plays random games for about `time` on this thread, and measures.
    fn bench(&self, seats: u8, time: Duration) -> Result<Measured, Problem>;
    /// Tries all laws on so many random games; `progress` is called after every game.
    fn check(&self, games: u32, progress: &mut dyn FnMut(&Report)) -> Report;
}

/// The box of the game `G`.
pub(crate) struct Boxed<G>(PhantomData<fn() -> G>);

impl<G> Boxed<G> {
    pub(crate) const NEW: Boxed<G> = Boxed(PhantomData);
}

impl<G: Hidden> GameBox for Boxed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn open(&self, seats: u8, options: &[(&str, &str)], data: Option<&str>) -> Result<Box<dyn AnyTable>, Problem> {
        let setup = Setup::new::<G>(seats, options)?;
        Ok(Box::new(Table::<G>::new(&setup, pieces::<G>(data)?)?))
    }

    fn replay(
        &self,
        record: &Record,
        places: &Places,
        data: Option<&str>,
        last: u32,
    ) -> Result<Replayed<Box<dyn AnyTable>>, Problem> {
        let Replayed { table, revision_differs } = Table::<G>::replay_until(record, places, pieces::<G>(data)?, last)?;
        Ok(Replayed { table: Box::new(table), revision_differs })
    }

    fn bench(&self, seats: u8, time: Duration) -> Result<Measured, Problem> {
        Ok(bench::measure::<G>(seats, time)?)
    }

    fn check(&self, games: u32, progress: &mut dyn FnMut(&Report)) -> Report {
        laws::battery::<G>(games, progress)
    }
}

fn pieces<G: Hidden>(data: Option<&str>) -> Result<&'static G::Data, Problem> {
    match data {
        Some(text) => Ok(G::Data::read(text)?),
        None => Ok(G::Data::shipped()),
    }
}
