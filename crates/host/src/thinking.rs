//! Computer players in their seats. They think outside the async threads, a few at a time and fairly shared out between
//! players, over a copy of the position; what they choose counts only if the table still stands where they thought about
//! it.

use crate::host::{Held, luck};
use crate::live::{Remembering, Thought};
use crate::payers::Payer;
use crate::{Host, Live, Refused, Sitting, now};
use bots::{BotSpec, Stop};
use catalog::{Advised, AnyBot};
use game::{Seat, SeatSet};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use store::{PlayerId, State, TableId};
use table::AnyTable;

impl Host {
    /// Lets the computer players think whose turn it is, unless they already do.
    pub(crate) fn wake(self: &Arc<Host>, live: &Arc<Live>, held: &mut Held) {
        leave_off(held);
        if !live.is_awake(now()) || self.closing.load(Relaxed) {
            return;
        }
        let sitting = held.sitting();
        if sitting.clocks.paused(crate::now()).is_some() {
            return;
        }
        let (version, movers) = (sitting.game.version(), sitting.to_move());
        let bots = sitting.seats().filter(|&seat| movers.has(seat) && sitting.bot_in(seat).is_some());
        for seat in bots.collect::<Vec<_>>() {
            let thinking = &mut held.computers().thinking[seat.index()];
            if thinking.as_ref().is_some_and(|thought| thought.version == version) {
                continue;
            }
            *thinking = Some(Thought { version, stop: None });
            let (host, live, payer) = (self.clone(), live.clone(), self.payers.of(payer(held.sitting(), seat)));
            tokio::spawn(async move {
                if let Err(refused) = host.think(&live, seat, version, payer).await {
                    // Somebody else moved, took the seat back, or the store is away: the patrol comes by again.
                    tracing::debug!(table = %live.id, %seat, version, %refused, "a computer player did not get to move");
                    if let Some(loaded) = &mut *live.loaded.lock().await {
                        loaded.computers.thinking[seat.index()].take_if(|thought| thought.version == version);
                    }
                }
            });
        }
    }

    /// Computer players stop thinking, and no other begins: the process is about to end, and the steps that are missing
    /// are made by whoever looks after the tables next.
    pub fn stop_thinking(&self) {
        self.closing.store(true, Relaxed);
        for live in self.all_live() {
            tokio::spawn(async move {
                if let Some(loaded) = &mut *live.loaded.lock().await {
                    loaded.computers.thinking = Default::default();
                }
            });
        }
    }

    /// What the best computer player would do in a seat of `player` that is to move: its best choices, the best first,
    /// with the seat and with the version that they are for. The thought ends when nobody waits for it any more.
    pub async fn advise(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        seat: Option<Seat>,
    ) -> Result<Advice, Refused> {
        let look = |sitting: &Sitting| {
            let seat = sitting.seat_for(player, seat)?;
            match sitting.info.state {
                State::Running if !sitting.hints_allowed() => Err(Refused::HintsOff),
                State::Running => Ok((seat, sitting.game.snapshot())),
                State::Open => Err(Refused::NotStarted),
                State::Over | State::Abandoned => Err(Refused::Over),
            }
        };
        let (seat, table) = self.look_seated(id, look).await?;
        let game = catalog::find(table.game()).map_err(catalog::Problem::from)?;
        let (turn, version) = (table.turn(), table.version());
        let payer = self.payers.of(player);
        if self.thinkers.has_spent(payer) {
            return Err(Refused::ThoughtEnough);
        }
        let stop = Stop::default();
        let _with_me = stop.with_me();
        let place = self.thinkers.place(payer, || true).await.ok_or(Refused::Over)?;
        let thought = place.think(move || game.advise(&*table, seat, luck(), &stop)).await;
        match thought.unwrap_or_default() {
            // Nothing to choose: somebody else is to move.
            best if best.is_empty() => Err(Refused::Rule(table::Refusal::NotYourTurn { seat, turn })),
            best => Ok(Advice { seat, version, best }),
        }
    }

    async fn think(self: &Arc<Host>, live: &Arc<Live>, seat: Seat, version: u32, payer: Payer) -> Result<(), Refused> {
        let begun = Instant::now();
        let watched = live.clone();
        let place = self.thinkers.place(payer, move || watched.is_watched(now())).await.ok_or(Refused::Over)?;
        let Some(Task { table, mut bot, stop, brisk }) = self.task(live, seat, version).await? else { return Ok(()) };
        let thought = place.think(move || {
            let choice = bot.choose_text(&*table, seat);
            (choice, bot)
        });
        let thought = thought.await;
        metrics::histogram!("spieltisch_thinking_seconds").record(begun.elapsed().as_secs_f64());
        if stop.is_set() {
            return Err(Refused::Over);
        }
        let (choice, bot) = match thought {
            Ok((choice, bot)) => (choice, Some(bot)),
            Err(_) => {
                tracing::error!(table = %live.id, %seat, version, "a computer player broke down; the first choice is taken");
                (None, None)
            }
        };
        if !brisk {
            tokio::time::sleep(self.config.pause.saturating_sub(begun.elapsed())).await;
        }
        if let Some(loaded) = &mut *live.loaded.lock().await {
            // It has ended: from now on nothing stops it.
            if let Some(thought) = loaded.computers.thinking[seat.index()].as_mut().filter(|it| it.version == version) {
                thought.stop = None;
            }
            if let (Some(bot), Ok(room)) = (bot, self.memories.clone().try_acquire_owned()) {
                loaded.computers.bots[seat.index()].get_or_insert(Remembering { bot, stop, _room: room });
            }
        }
        let step = move |sitting: &mut Sitting| {
            if !sitting.is_running() {
                return Err(Refused::Over);
            }
            if sitting.game.version() != version || sitting.bot_in(seat).is_none() {
                return Err(Refused::Stale { version: sitting.game.version() });
            }
            let Some(choice) = choice.or_else(|| sitting.game.choice_texts(seat).into_iter().next()) else {
                return Err(Refused::Over);
            };
            sitting.game.play_text(seat, &choice)?;
            Ok(())
        };
        let goes_on = self.change_at(live, step, move |sitting| sitting.to_move().has(seat)).await?;
        // What it thought helps only with the rest of its own turn.
        if !goes_on && let Some(loaded) = &mut *live.loaded.lock().await {
            loaded.computers.bots[seat.index()] = None;
        }
        Ok(())
    }

    /// What to think about; nothing if the table has gone on.
    async fn task(self: &Arc<Host>, live: &Arc<Live>, seat: Seat, version: u32) -> Result<Option<Task>, Refused> {
        let mut held = self.hold(live).await?;
        let sitting = held.sitting();
        if sitting.game.version() != version {
            return Ok(None);
        }
        let Some(word) = sitting.bot_in(seat) else {
            // Who took the seat back moves; if the computer is called again at the same version, it must think again.
            held.computers().thinking[seat.index()] = None;
            return Ok(None);
        };
        let spec: BotSpec = word.parse().unwrap_or(BotSpec::Greedy);
        let (table, brisk) = (sitting.game.snapshot(), sitting.info.brisk);
        let (bot, stop) = match held.computers().bots[seat.index()].take() {
            Some(remembering) => (remembering.bot, remembering.stop),
            None => {
                let stop = Stop::default();
                let game = catalog::find(table.game()).map_err(catalog::Problem::from)?;
                (game.bot_until(spec, luck(), stop.clone()), stop)
            }
        };
        held.computers().thinking[seat.index()] = Some(Thought { version, stop: Some(stop.clone()) });
        Ok(Some(Task { table, bot, stop, brisk }))
    }
}

/// Whose time a computer player thinks in: that of who is away, or of who opened the table.
fn payer(sitting: &Sitting, seat: Seat) -> PlayerId {
    sitting.player_in(seat).unwrap_or(sitting.info.host)
}

/// What the best computer player would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// For this seat.
    pub seat: Seat,
    /// At this version of the table.
    pub version: u32,
    /// Its best choices, the best first; one at least.
    pub best: Vec<Advised>,
}

/// What a computer player thinks about, and who it is.
struct Task {
    table: Box<dyn AnyTable>,
    bot: Box<dyn AnyBot>,
    stop: Stop,
    brisk: bool,
}

/// Stops thoughts that are for nothing: the table has gone on, has ended, or the computer no longer plays that seat.
fn leave_off(held: &mut Held) {
    let sitting = held.sitting();
    let (running, version) = (sitting.is_running(), sitting.game.version());
    let plays: SeatSet = sitting.seats().filter(|&seat| running && sitting.bot_in(seat).is_some()).collect();
    for (seat, thinking) in Seat::ALL.into_iter().zip(&mut held.computers().thinking) {
        thinking.take_if(|thought| thought.version != version || !plays.has(seat));
    }
}
