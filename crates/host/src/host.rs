//! The host itself: what it is made of, and how a table is found, loaded, changed and forgotten.

use crate::analysing::Analyses;
use crate::clock::Moment;
use crate::live::{Computers, Loaded};
use crate::outlook::Outlooks;
use crate::past::Past;
use crate::payers::Payers;
use crate::sitting::standings;
use crate::thinkers::Thinkers;
use crate::{Live, Refused, Sitting, now};
use game::{Seat, SeatSet, Turn};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Append, Appended, Millis, Pace, PlayerId, Store, TableId};
use tokio::sync::{OwnedMutexGuard, Semaphore, broadcast};

/// What a host can set.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many computer players think at the same time.
    pub thinkers: usize,
    /// How long a computer player takes at least for a decision that others watch.
    pub pause: Duration,
    /// How long others wait for somebody at a table without a clock before they can ask for the computer.
    pub patience: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How much processor time the computer may think for one player in an hour before it thinks last and slowly.
    pub thinking: Duration,
    /// How long computer players go on at a table at which no person was, beyond the time of one turn. Then it sleeps
    /// until somebody comes.
    pub rest: Duration,
    /// How many tables one player can have open or running.
    pub most_tables: u32,
    /// How many of a player's tables can stand in the list.
    pub most_listed: u32,
    /// How many sets of pieces one player can keep.
    pub most_sets: u32,
    /// How many studies one player can keep.
    pub most_studies: u32,
    /// Corrected data files by the word for their game: what new tables are played with, instead of the pieces that
    /// come with the program.
    pub pieces: BTreeMap<String, Arc<str>>,
}

impl Default for Config {
    fn default() -> Config {
        // One core stays free for those who wait for an answer.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            thinkers: cores.saturating_sub(1).max(1),
            pause: Duration::from_millis(700),
            patience: Duration::from_secs(600),
            idle: Duration::from_secs(300),
            thinking: Duration::from_secs(300),
            rest: Duration::from_secs(3600),
            most_tables: 200,
            most_listed: 3,
            most_sets: 50,
            most_studies: 50,
            pieces: BTreeMap::new(),
        }
    }
}

/// Somebody is waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who.
    pub player: PlayerId,
    /// For what.
    pub wanted: Wanted,
    /// Where.
    pub table: TableId,
    /// The word for the game.
    pub game: String,
}

/// What somebody is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// It is the player's turn.
    Turn,
    /// The others at the table ask for an agreement.
    Answer,
}

/// The host. It is shared: everything is asked for through an [`Arc`].
#[derive(Debug)]
pub struct Host {
    pub(crate) store: Store,
    pub(crate) config: Config,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) payers: Payers,
    /// For computer players that remember what they thought.
    pub(crate) memories: Arc<Semaphore>,
    /// Positions of the past.
    pub(crate) past: Past,
    pub(crate) analyses: Analyses,
    pub(crate) outlooks: Outlooks,
    notices: broadcast::Sender<Notice>,
    /// Fingerprints of the pieces that are known to be stored.
    kept: Mutex<Vec<u64>>,
    /// Tables of a revision that this program does not play. They stay as they are stored, and nobody looks after them.
    unplayable: Mutex<HashSet<TableId>>,
    /// Whether computer players think no more.
    pub(crate) closing: AtomicBool,
}

/// So many computer players remember what they thought, in the middle of a turn: that is some hundred megabytes.
const MOST_MEMORIES: usize = 32;

const LOADED: &str = "a table that is held is loaded";

/// The lock of a table, loaded.
pub(crate) struct Held(OwnedMutexGuard<Option<Loaded>>);

impl Held {
    pub(crate) fn sitting(&self) -> &Sitting {
        &self.0.as_ref().expect(LOADED).sitting
    }

    /// The same for somebody who goes on without the lock.
    fn shared(&self) -> Arc<Sitting> {
        self.0.as_ref().expect(LOADED).sitting.clone()
    }

    /// To be changed: a copy if somebody is still drawing what lies there.
    pub(crate) fn sitting_mut(&mut self) -> &mut Sitting {
        Arc::make_mut(&mut self.0.as_mut().expect(LOADED).sitting)
    }

    pub(crate) fn computers(&mut self) -> &mut Computers {
        &mut self.0.as_mut().expect(LOADED).computers
    }

    /// The table must be loaded again: what lies on it may not be what is stored.
    pub(crate) fn forget(&mut self) {
        *self.0 = None;
    }
}

impl Host {
    /// A host that looks after nothing by itself: for looking something up.
    pub fn quiet(store: Store, config: Config) -> Arc<Host> {
        let thinkers = Thinkers::new(config.thinkers, config.thinking);
        let notices = broadcast::Sender::new(1024);
        Arc::new(Host {
            store,
            config,
            live: Mutex::default(),
            thinkers,
            payers: Payers::new(),
            memories: Arc::new(Semaphore::new(MOST_MEMORIES)),
            past: Past::default(),
            analyses: Analyses::default(),
            outlooks: Outlooks::default(),
            notices,
            kept: Mutex::default(),
            unplayable: Mutex::default(),
            closing: AtomicBool::new(false),
        })
    }

    /// Opens the host, and looks after the tables that wait for it.
    pub fn open(store: Store, config: Config) -> Arc<Host> {
        let host = Host::quiet(store, config);
        tokio::spawn(crate::watch::follow(Arc::downgrade(&host), host.store.changes()));
        tokio::spawn(crate::watch::patrol(Arc::downgrade(&host)));
        host
    }

    /// What the host has set.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Tells who is waited for from now on.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.map().len()
    }

    /// How many computer players think now, and how many wait for their turn to.
    pub fn thinking(&self) -> (usize, usize) {
        self.thinkers.counts()
    }

    /// How much processor time the computer has thought for a player, of what counts in this hour.
    pub fn thought_for(&self, player: PlayerId) -> Duration {
        self.thinkers.spent(self.payers.of(player))
    }

    /// A player has come from somewhere: guests of one address share what the computer thinks for them. Without an address
    /// the player is registered, and has a share alone.
    pub fn came(&self, player: PlayerId, guest_at: Option<IpAddr>) {
        self.payers.came(player, guest_at);
    }

    /// The table in memory, for a person; it is loaded when somebody looks at it.
    pub fn table(&self, id: TableId) -> Arc<Live> {
        let live = self.unwatched(id);
        if live.touch(now()) {
            // Its computer players may have waited for somebody who waits for them.
            self.thinkers.give_out();
        }
        live
    }

    /// The table in memory, for the host's own business: nobody looks at it because of that.
    pub(crate) fn unwatched(&self, id: TableId) -> Arc<Live> {
        self.map().entry(id).or_insert_with(|| Arc::new(Live::new(id))).clone()
    }

    /// Shows a table, as it is stored, to `look`.
    pub async fn look<R>(self: &Arc<Host>, id: TableId, look: impl FnOnce(&Sitting) -> R) -> Result<R, Refused> {
        let live = self.table(id);
        self.look_at(&live, look).await
    }

    /// The same for a table that is already known.
    pub async fn look_at<R>(
        self: &Arc<Host>,
        live: &Arc<Live>,
        look: impl FnOnce(&Sitting) -> R,
    ) -> Result<R, Refused> {
        Ok(look(&*self.sitting(live).await?))
    }

    /// The same for what only who sits there may do: if this node does not know that somebody does, the store is asked
    /// before it is refused, because another node may have seated who asks.
    pub async fn look_seated<R>(
        self: &Arc<Host>,
        id: TableId,
        look: impl Fn(&Sitting) -> Result<R, Refused>,
    ) -> Result<R, Refused> {
        match self.look(id, &look).await? {
            Err(Refused::NotYourSeat) => {}
            found => return found,
        }
        self.ask_store(id).await?;
        self.look(id, look).await?
    }

    /// Reads what other nodes have stored of a table: whatever any node has answered is known to all of them.
    pub(crate) async fn ask_store(self: &Arc<Host>, id: TableId) -> Result<(), Refused> {
        let (host, live) = (self.clone(), self.table(id));
        spawned(async move {
            let mut held = host.hold(&live).await?;
            host.catch_up(&live, &mut held).await
        })
        .await
    }

    /// What lies on a table, for somebody who takes longer to look at it.
    pub(crate) async fn sitting(self: &Arc<Host>, live: &Arc<Live>) -> Result<Arc<Sitting>, Refused> {
        // Nearly always it is loaded, and then one lock is all it takes. It is let go before anybody begins to draw.
        let now = live.loaded.lock().await.as_ref().map(|loaded| loaded.sitting.clone());
        if let Some(sitting) = now {
            return Ok(sitting);
        }
        let (host, live) = (self.clone(), live.clone());
        spawned(async move { Ok(host.hold(&live).await?.shared()) }).await
    }

    /// Locks a table and loads it if need be.
    pub(crate) async fn hold(self: &Arc<Host>, live: &Arc<Live>) -> Result<Held, Refused> {
        let mut held = Held(live.loaded.clone().lock_owned().await);
        if held.0.is_none() {
            self.load(live, &mut held).await?;
        }
        Ok(held)
    }

    /// Loads a table that is locked.
    async fn load(self: &Arc<Host>, live: &Arc<Live>, held: &mut Held) -> Result<(), Refused> {
        for last in [false, false, true] {
            match Sitting::load(&self.store, live.id).await {
                Ok(mut sitting) => {
                    // Whoever waits for news must notice that the table was loaded again.
                    sitting.meta = live.ticks.borrow().meta.wrapping_add(1);
                    live.set_rest(self.rest(sitting.info.pace));
                    *held.0 = Some(Loaded { sitting: Arc::new(sitting), computers: Computers::default() });
                }
                Err(refused) => {
                    if matches!(refused, Refused::NoTable) {
                        self.map().remove(&live.id);
                    }
                    return Err(refused);
                }
            }
            metrics::counter!("spieltisch_tables_loaded_total").increment(1);
            // A game that has just begun, or whose last row was written by somebody who stopped right then, goes on by
            // itself.
            match self.advance(live, held).await {
                // Another node let chance move in the same moment: what it stored is what counts.
                Err(Refused::Stale { .. }) if !last => continue,
                advanced => advanced?,
            }
            self.wake(live, held);
            break;
        }
        Ok(())
    }

    /// Changes a game for a person: see [`Host::change_at`].
    pub(crate) async fn change<R: Send + 'static>(
        self: &Arc<Host>,
        id: TableId,
        change: impl FnOnce(&mut Sitting) -> Result<(), Refused> + Send + 'static,
        then: impl FnOnce(&Sitting) -> R + Send + 'static,
    ) -> Result<R, Refused> {
        let live = self.table(id);
        self.change_at(&live, change, then).await
    }

    /// Changes a game: `change` is tried, chance moves, and everything that happened is stored before anybody hears of
    /// it; `then` looks at what came of it. Whatever goes wrong, the table is then what the store says. It runs to its
    /// end even if whoever asked has gone.
    pub(crate) async fn change_at<R: Send + 'static>(
        self: &Arc<Host>,
        live: &Arc<Live>,
        change: impl FnOnce(&mut Sitting) -> Result<(), Refused> + Send + 'static,
        then: impl FnOnce(&Sitting) -> R + Send + 'static,
    ) -> Result<R, Refused> {
        let (host, live) = (self.clone(), live.clone());
        spawned(async move {
            let mut held = host.hold(&live).await?;
            match catch_unwind(AssertUnwindSafe(|| change(held.sitting_mut()))) {
                Ok(result) => result?,
                Err(_) => return Err(host.broken(&live, &mut held)),
            }
            host.advance(&live, &mut held).await?;
            host.wake(&live, &mut held);
            Ok(then(held.sitting()))
        })
        .await
    }

    /// Lets the game go on as far as it does by itself, and stores what is not stored yet.
    async fn advance(self: &Arc<Host>, live: &Arc<Live>, held: &mut Held) -> Result<(), Refused> {
        let sitting = held.sitting();
        if !sitting.is_running() {
            self.tell(live, sitting);
            return Ok(());
        }
        // People end their turns and roll their dice themselves.
        let people = sitting.seats().filter(|&seat| sitting.bot_in(seat).is_none()).collect();
        let settle = |sitting: &mut Sitting| {
            sitting.game.set_confirming(people);
            sitting.game.settle(&mut luck);
        };
        if catch_unwind(AssertUnwindSafe(|| settle(held.sitting_mut()))).is_err() {
            return Err(self.broken(live, held));
        }
        let sitting = held.sitting_mut();
        let Some(batch) = sitting.unstored(now()) else {
            self.tell(live, sitting);
            return Ok(());
        };
        let results = (sitting.game.turn() == Turn::Over).then(|| standings(&*sitting.game));
        let (moment, movers) = (Moment::of(&batch), batch.movers);
        let append = Append { table: live.id, batch, results: results.clone() };
        match self.store.append(append).await {
            Ok(Appended::Done) => {}
            Ok(Appended::Taken) => {
                // Another node was faster. What it stored is what counts: whoever watches will look, and so load it.
                held.forget();
                let version = live.ticks.borrow().version;
                live.ticks.send_modify(|tick| tick.meta = tick.meta.wrapping_add(1));
                return Err(Refused::Stale { version });
            }
            Err(error) => {
                held.forget();
                return Err(error.into());
            }
        }
        let before = sitting.clocks.movers();
        sitting.clocks.step(moment);
        sitting.stored = moment.last;
        if let Some(results) = results {
            sitting.results = results;
            sitting.info.state = store::State::Over;
            sitting.info.ended = Some(moment.at);
            metrics::counter!("spieltisch_games_finished_total").increment(1);
        }
        metrics::counter!("spieltisch_steps_total").increment(1);
        self.notify(sitting, movers.minus(before), Wanted::Turn);
        self.tell(live, sitting);
        Ok(())
    }

    /// Lets everybody look at a table again, because something changed that is not part of it.
    pub async fn nudge(self: &Arc<Host>, id: TableId) -> Result<(), Refused> {
        let live = self.table(id);
        let mut held = self.hold(&live).await?;
        held.sitting_mut().meta += 1;
        self.tell(&live, held.sitting());
        Ok(())
    }

    /// Tells all who watch that something changed.
    pub(crate) fn tell(&self, live: &Live, sitting: &Sitting) {
        live.set_due(if sitting.is_running() { sitting.due(sitting.clocks.face()) } else { None });
        let tick = sitting.tick();
        live.ticks.send_if_modified(|last| {
            let changed = *last != tick;
            *last = tick;
            changed
        });
    }

    /// Tells the persons in these seats that they are waited for, each once.
    pub(crate) fn notify(&self, sitting: &Sitting, seats: SeatSet, wanted: Wanted) {
        let plays = |seat: &Seat| seats.has(*seat) && sitting.bot_in(*seat).is_none();
        let mut told: Vec<PlayerId> = Vec::new();
        for player in sitting.seats().filter(plays).filter_map(|seat| sitting.player_in(seat)) {
            if !told.contains(&player) {
                told.push(player);
                // Nobody may be listening, and that is fine.
                let (table, game) = (sitting.info.id, sitting.info.game.clone());
                let _ = self.notices.send(Notice { player, wanted, table, game });
            }
        }
    }

    /// Changes something beside the game: `change` writes it to the store, and the table then reads it from there.
    pub(crate) async fn change_meta<R, F>(
        self: &Arc<Host>,
        id: TableId,
        change: impl FnOnce(Arc<Host>, Arc<Sitting>) -> F + Send + 'static,
    ) -> Result<R, Refused>
    where
        R: Send + 'static,
        F: Future<Output = Result<R, Refused>> + Send,
    {
        let (host, live) = (self.clone(), self.table(id));
        spawned(async move {
            let mut held = host.hold(&live).await?;
            let result = change(host.clone(), held.shared()).await?;
            host.catch_up(&live, &mut held).await?;
            Ok(result)
        })
        .await
    }

    /// Reads what others have stored, and tells everybody.
    pub(crate) async fn catch_up(self: &Arc<Host>, live: &Arc<Live>, held: &mut Held) -> Result<(), Refused> {
        if let Err(refused) = held.sitting_mut().refresh(&self.store).await {
            held.forget();
            return Err(refused);
        }
        match self.advance(live, held).await {
            // Another node let chance move first.
            Err(Refused::Stale { .. }) => return self.load(live, held).await,
            advanced => advanced?,
        }
        self.wake(live, held);
        Ok(())
    }

    /// A broken promise of the rules: it is logged with the record that shows it, and the table goes back to what is
    /// stored.
    fn broken(&self, live: &Live, held: &mut Held) -> Refused {
        let record = catch_unwind(AssertUnwindSafe(|| held.sitting().game.record_text())).unwrap_or_default();
        tracing::error!(table = %live.id, record, "a rule broke its promise");
        metrics::counter!("spieltisch_broken_total").increment(1);
        held.forget();
        Refused::Broken("the step could not be carried out; the table is as it was before".into())
    }

    /// How long computer players go on at a table of this pace without a person: everybody there may take the time of a
    /// turn, and is told when the next one has come.
    pub(crate) fn rest(&self, pace: Pace) -> Millis {
        let turn = match pace {
            Pace::None => 0,
            Pace::Live { bank, increment } => Millis::from(bank + increment) * 1000,
            Pace::Days(days) => Millis::from(days) * 24 * 3600 * 1000,
        };
        turn + self.config.rest.as_millis() as Millis
    }

    /// Forgets tables that nobody needs.
    pub(crate) fn forget_idle(&self, before: Millis) {
        // Under the lock of the map nobody can get hold of a table that only the map still has.
        self.map().retain(|_, live| !(Arc::strong_count(live) == 1 && live.is_idle_since(before)));
    }

    /// All tables in memory.
    pub(crate) fn all_live(&self) -> Vec<Arc<Live>> {
        self.map().values().cloned().collect()
    }

    /// The table, if it is in memory.
    pub(crate) fn if_live(&self, id: TableId) -> Option<Arc<Live>> {
        self.map().get(&id).cloned()
    }

    pub(crate) fn is_kept(&self, fingerprint: u64) -> bool {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).contains(&fingerprint)
    }

    pub(crate) fn set_kept(&self, fingerprint: u64) {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(fingerprint);
    }

    pub(crate) fn unplayable(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.unplayable.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn map(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// 64 random bits from the operating system.
pub(crate) fn luck() -> u64 {
    getrandom::u64().expect("random bits from the operating system")
}

/// Runs to its end even if nobody waits for it any more: a browser that hangs up must not leave a table half changed.
pub(crate) async fn spawned<R: Send + 'static>(
    work: impl Future<Output = Result<R, Refused>> + Send + 'static,
) -> Result<R, Refused> {
    match tokio::spawn(work).await {
        Ok(result) => result,
        Err(panic) => Err(Refused::Broken(panic.to_string())),
    }
}
