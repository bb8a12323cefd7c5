//! A game in its box: what can be done with it without knowing its type.

use crate::advice::{self, Advised};
use crate::analysis::{self, AnyCourse};
use crate::bench::{self, Measured};
use crate::lab::{AnyBatch, AnySeated, AnyState, Autoreset, Batch, Seated as LabSeated, State};
use crate::player::{AnyBot, Seated};
use crate::problem::Problem;
use bots::arena::{Arena, LineUp};
use bots::selfplay::{self, Recipe, Rows, Thinker};
use bots::study::Study;
use bots::{BotSpec, SearchSpeed, Stop};
use game::laws::{self, Report};
use game::record::{Head, Places, Record, What};
use game::{BadSetup, Data, Numbered, OptionSpec, Revision, Rng, Seat, Setup, Strategy, fingerprint, newest};
use nets::{Misfit, Net};
use serde::Serialize;
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};
use std::time::Duration;
use table::{AnyTable, Table};

/// By which rules computer players play.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The revision; without one, the newest.
    pub revision: Option<u16>,
    /// How many play.
    pub seats: u8,
    /// Names and values; what is not named has its usual value.
    pub options: &'a [(&'a str, &'a str)],
    /// The text of a data file; without one, the pieces are those that come with the game.
    pub data: Option<&'a str>,
}

impl Rules<'_> {
    fn setup<G: Strategy>(&self) -> Result<Setup, BadSetup> {
        Setup::under::<G>(self.revision.unwrap_or(newest::<G>()), self.seats, self.options)
    }
}

/// A table that was opened, or why it was not.
pub type Opened = Result<Box<dyn AnyTable>, Problem>;

/// What can be done with any game.
pub trait GameBox: Send + Sync {
    /// The word of the command line and the record.
    fn name(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The revisions of the rules that are played, the newest last.
    fn revisions(&self) -> &'static [Revision];
    /// Refuses a revision of the rules that is not played any more, or not yet.
    fn plays(&self, revision: u16) -> Result<(), BadSetup>;
    /// The variants a host may choose from.
    fn options(&self) -> &'static [OptionSpec];
    /// The pieces that come with the game: their fingerprint as a record's head has it, and the text of the data file,
    /// which is empty for a game without one.
    fn shipped(&self) -> (u64, &'static str);
    /// The fingerprint of the pieces of a data file, which is checked and not kept.
    fn fingerprint(&self, data: &str) -> Result<u64, Problem>;
    /// A new table. `data` is the text of a data file; without one, the pieces are those that come with the game.
    fn open(&self, seats: u8, options: &[(&str, &str)], data: Option<&str>) -> Opened;
    /// A table made from a record, up to the entry with number `last`. `places` are its lines, for the errors. Without
    /// the text of a data file, the pieces are those that come with the game, or came with it when the record was made.
    fn replay(&self, record: &Record, places: &Places, data: Option<&str>, last: u32) -> Opened;
    /// No record of the game has more entries.
    fn most_entries(&self) -> u32;
    /// Every way a game can end.
    fn endings(&self) -> &'static [&'static str];
    /// How a game ended, in a word or two; `None` while it goes on, or if it is another game.
    fn ending(&self, table: &dyn AnyTable) -> Option<&'static str>;
    /// A computer player for one seat of one table. The same seed gives the same answers, unless it thinks by the
    /// clock.
    fn bot(&self, spec: BotSpec, seed: u64) -> Box<dyn AnyBot> {
        self.bot_until(spec, seed, Stop::default())
    }
    /// The same, which chooses anything as soon as it is stopped, and is of no use after that.
    fn bot_until(&self, spec: BotSpec, seed: u64, stop: Stop) -> Box<dyn AnyBot>;
    /// What the strongest level would do for a seat that is to move: its best three choices, the best first. It ends soon
    /// after it is stopped, and what it then says is worth nothing.
    fn advise(&self, table: &dyn AnyTable, seat: Seat, seed: u64, stop: &Stop) -> Vec<Advised>;
    /// The game of a table as it was played, to be analysed; `None` if it is another game.
    fn course(&self, table: &dyn AnyTable) -> Option<Box<dyn AnyCourse>>;
    /// A match between computer players.
    fn arena(&self, rules: &Rules, bots: &[BotSpec], seed: u64) -> Result<Arena, Problem>;
    /// A study of games between equal computer players.
    fn study(&self, rules: &Rules, bot: BotSpec, seed: u64) -> Result<Study, Problem>;
    /// The names of the numbers that a position is written as ([`game::encode`]).
    fn features(&self, seats: u8) -> Result<Vec<String>, Problem>;
    /// How many actions are numbered.
    fn actions(&self) -> usize;
    /// The notation of the action with this number.
    fn action_text(&self, number: usize) -> Option<String>;
    /// The number of an action in the notation of the record.
    fn action_number(&self, text: &str) -> Option<usize>;
    /// A new game for a program, before its first step.
    fn state(&self, rules: &Rules) -> Result<Box<dyn AnyState>, Problem>;
    /// The game of a record, without what was taken back.
    fn state_of(&self, record: &Record, places: &Places) -> Result<Box<dyn AnyState>, Problem>;
    /// Many games at once.
    fn batch(&self, rules: &Rules, games: usize, autoreset: Autoreset) -> Result<Box<dyn AnyBatch>, Problem>;
    /// A computer player for [`GameBox::state`].
    fn seated(&self, spec: BotSpec, seed: u64) -> Box<dyn AnySeated>;
    /// A net of the game, from the bytes of its file.
    fn net(&self, bytes: &[u8]) -> Result<Net, Misfit>;
    /// What the header of a net of the game says: names and words.
    fn net_facts(&self) -> Vec<(&'static str, String)>;
    /// Plays the games with these numbers against itself, with so many seats, and keeps what is worth learning. Three
    /// games in four are by the usual rules, the others by any that there are.
    fn selfplay(&self, seats: u8, thinker: &Thinker, recipe: &Recipe, seed: u64, games: Range<u32>) -> Rows;
    /// What the first thinker has of the victory in each of these games against copies of the second.
    fn duel(&self, rules: &Rules, thinkers: [&Thinker; 2], seed: u64, games: Range<u32>) -> Result<Vec<f32>, Problem>;
    /// Plays random games for about `time` on this thread, and measures.
    fn bench(&self, seats: u8, time: Duration) -> Result<Measured, Problem>;
    /// Measures how fast a search thinks on this thread, for about `time`.
    fn search_speed(&self, seats: u8, time: Duration) -> Result<SearchSpeed, Problem>;
    /// Tries all laws on so many random games by this revision of the rules, or by the newest; `progress` is called
    /// after every game.
    fn check(&self, revision: Option<u16>, games: u32, progress: &mut dyn FnMut(&Report)) -> Result<Report, Problem>;
}

/// The box of the game `G`.
pub(crate) struct Boxed<G>(PhantomData<fn() -> G>);

impl<G> Boxed<G> {
    pub(crate) const NEW: Boxed<G> = Boxed(PhantomData);
}

impl<G: Strategy> GameBox for Boxed<G>
where
    G::View: Serialize,
{
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn revisions(&self) -> &'static [Revision] {
        G::REVISIONS
    }

    fn plays(&self, revision: u16) -> Result<(), BadSetup> {
        game::revision::played::<G>(revision)
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn shipped(&self) -> (u64, &'static str) {
        (G::Data::shipped().fingerprint(), G::Data::shipped_text())
    }

    fn fingerprint(&self, data: &str) -> Result<u64, Problem> {
        Ok(G::Data::checked(data)?)
    }

    fn open(&self, seats: u8, options: &[(&str, &str)], data: Option<&str>) -> Opened {
        let setup = Setup::new::<G>(seats, options)?;
        Ok(Box::new(Table::<G>::new(&setup, pieces::<G>(data)?)?))
    }

    fn replay(&self, record: &Record, places: &Places, data: Option<&str>, last: u32) -> Opened {
        let data = match data {
            None => G::Data::shipped_once(record.head.data).unwrap_or(G::Data::shipped()),
            given => pieces::<G>(given)?,
        };
        Ok(Box::new(Table::<G>::replay_until(record, places, data, last)?))
    }

    fn most_entries(&self) -> u32 {
        table::most_entries::<G>()
    }

    fn endings(&self) -> &'static [&'static str] {
        G::ENDINGS
    }

    fn ending(&self, table: &dyn AnyTable) -> Option<&'static str> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        table.is_over().then(|| table.position().ending())
    }

    fn bot_until(&self, spec: BotSpec, seed: u64, stop: Stop) -> Box<dyn AnyBot> {
        Box::new(Seated::<G>::new(spec, seed, stop))
    }

    fn advise(&self, table: &dyn AnyTable, seat: Seat, seed: u64, stop: &Stop) -> Vec<Advised> {
        advice::advise::<G>(table, seat, seed, stop)
    }

    fn course(&self, table: &dyn AnyTable) -> Option<Box<dyn AnyCourse>> {
        analysis::course::<G>(table)
    }

    fn arena(&self, rules: &Rules, bots: &[BotSpec], seed: u64) -> Result<Arena, Problem> {
        let setup = rules.setup::<G>()?;
        Ok(Arena::new::<G>(&setup, pieces::<G>(rules.data)?, LineUp::new(bots, rules.seats)?, seed)?)
    }

    fn study(&self, rules: &Rules, bot: BotSpec, seed: u64) -> Result<Study, Problem> {
        Ok(Study::new::<G>(&rules.setup::<G>()?, pieces::<G>(rules.data)?, bot, seed)?)
    }

    fn features(&self, seats: u8) -> Result<Vec<String>, Problem> {
        Ok(game::encode::features::<G>(seats)?)
    }

    fn actions(&self) -> usize {
        <G::Action as Numbered>::COUNT
    }

    fn action_text(&self, number: usize) -> Option<String> {
        G::Action::numbered(number).map(|action| action.to_string())
    }

    fn action_number(&self, text: &str) -> Option<usize> {
        let action: G::Action = text.parse().ok()?;
        // Amounts can be written that no game can have.
        (0..self.actions()).find(|&number| G::Action::numbered(number) == Some(action))
    }

    fn state(&self, rules: &Rules) -> Result<Box<dyn AnyState>, Problem> {
        let (setup, width) = (rules.setup::<G>()?, self.features(rules.seats)?.len());
        Ok(Box::new(State::<G>::new(&setup, pieces::<G>(rules.data)?, width)?))
    }

    fn state_of(&self, record: &Record, places: &Places) -> Result<Box<dyn AnyState>, Problem> {
        let data = G::Data::shipped_once(record.head.data).unwrap_or(G::Data::shipped());
        let table = Table::<G>::replay_until(record, places, data, u32::MAX)?;
        let Head { revision, seats, options, .. } = &record.head;
        let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (&**name, &**value)).collect();
        let setup = Setup::under::<G>(*revision, *seats, &options)?;
        let mut state = State::<G>::new(&setup, data, self.features(*seats)?.len())?;
        for entry in table.entries().iter().filter(|entry| entry.taken_back_by.is_none()) {
            if let What::Step { actor, action, .. } = entry.what {
                state.step(actor, action);
            }
        }
        Ok(Box::new(state))
    }

    fn batch(&self, rules: &Rules, games: usize, autoreset: Autoreset) -> Result<Box<dyn AnyBatch>, Problem> {
        let (setup, width) = (rules.setup::<G>()?, self.features(rules.seats)?.len());
        Ok(Box::new(Batch::<G>::new(&setup, pieces::<G>(rules.data)?, width, games, autoreset)?))
    }

    fn seated(&self, spec: BotSpec, seed: u64) -> Box<dyn AnySeated> {
        Box::new(LabSeated::<G>::new(spec, seed))
    }

    fn net(&self, bytes: &[u8]) -> Result<Net, Misfit> {
        Net::read::<G>(bytes)
    }

    fn net_facts(&self) -> Vec<(&'static str, String)> {
        nets::facts::<G>().into()
    }

    fn selfplay(&self, seats: u8, thinker: &Thinker, recipe: &Recipe, seed: u64, games: Range<u32>) -> Rows {
        let starts = selfplay::starts::<G>(seats);
        let mut rows = Rows::new();
        for number in games {
            let mut rng = Rng::new(fingerprint(&(seed, number, "rules")));
            // The usual rules come first.
            let start = if rng.below(4) == 0 { rng.pick(&starts) } else { &starts[0] };
            selfplay::play(start, thinker, recipe, seed, number, &mut rows);
        }
        rows
    }

    fn duel(&self, rules: &Rules, thinkers: [&Thinker; 2], seed: u64, games: Range<u32>) -> Result<Vec<f32>, Problem> {
        let start = G::start(&rules.setup::<G>()?, pieces::<G>(rules.data)?)?;
        let [one, other] = thinkers;
        Ok(games.map(|number| selfplay::duel(&start, one, other, seed, number)).collect())
    }

    fn bench(&self, seats: u8, time: Duration) -> Result<Measured, Problem> {
        Ok(bench::measure::<G>(seats, time)?)
    }

    fn search_speed(&self, seats: u8, time: Duration) -> Result<SearchSpeed, Problem> {
        Ok(bots::search_speed(&G::start(&Setup::new::<G>(seats, &[])?, G::Data::shipped())?, time))
    }

    fn check(&self, revision: Option<u16>, games: u32, progress: &mut dyn FnMut(&Report)) -> Result<Report, Problem> {
        Ok(laws::full_battery::<G>(revision.unwrap_or(newest::<G>()), games, progress)?)
    }
}

fn pieces<G: Strategy>(data: Option<&str>) -> Result<&'static G::Data, Problem> {
    match data {
        Some(text) => Ok(G::Data::read(text)?),
        None => Ok(G::Data::shipped()),
    }
}
