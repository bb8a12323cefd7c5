//! Computer players in their seats. They think outside the async threads, a few at a time, over a copy of the position;
//! what they choose counts only if the table still stands where they thought about it.

use crate::host::{Held, luck};
use crate::{Host, Live, Refused, Sitting};
use bots::{BotSpec, Level};
use catalog::AnyBot;
use game::Seat;
use std::sync::Arc;
use std::time::Instant;
use store::{PlayerId, State, TableId};
use table::AnyTable;

impl Host {
    /// Lets the computer players think whose turn it is, unless they already do.
    pub(crate) fn wake(self: &Arc<Host>, live: &Arc<Live>, held: &mut Held) {
        let sitting = held.sitting();
        let (version, movers) = (sitting.game.version(), sitting.to_move());
        let bots = sitting.seats().filter(|&seat| movers.has(seat) && sitting.bot_in(seat).is_some());
        for seat in bots.collect::<Vec<_>>() {
            if held.computers().thinking[seat.index()].replace(version) == Some(version) {
                continue;
            }
            let (host, live) = (self.clone(), live.clone());
            tokio::spawn(async move {
                if let Err(refused) = host.think(&live, seat, version).await {
                    // Somebody else moved, took the seat back, or the store is away: the patrol comes by again.
                    tracing::debug!(table = %live.id, %seat, version, %refused, "a computer player did not get to move");
                    if let Some(loaded) = &mut *live.loaded.lock().await {
                        loaded.computers.thinking[seat.index()].take_if(|thought| *thought == version);
                    }
                }
            });
        }
    }

    /// What the best computer player would do in a seat of `player` that is to move, in the notation of the record.
    pub async fn advise(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        seat: Option<Seat>,
    ) -> Result<String, Refused> {
        let look = |sitting: &Sitting| {
            let seat = sitting.seat_for(player, seat)?;
            match sitting.info.state {
                State::Running => Ok((seat, sitting.game.snapshot())),
                State::Open => Err(Refused::NotStarted),
                State::Over | State::Abandoned => Err(Refused::Over),
            }
        };
        let (seat, table) = self.look(id, look).await??;
        let mut bot =
            catalog::find(table.game()).map_err(catalog::Problem::from)?.bot(BotSpec::Level(Level::Expert), luck());
        let turn = table.turn();
        let _permit = self.thinkers.clone().acquire_owned().await;
        let thought = tokio::task::spawn_blocking(move || bot.choose_text(&*table, seat)).await;
        // Nothing to choose: somebody else is to move.
        thought.ok().flatten().ok_or(Refused::Rule(table::Refusal::NotYourTurn { seat, turn }))
    }

    async fn think(self: &Arc<Host>, live: &Arc<Live>, seat: Seat, version: u32) -> Result<(), Refused> {
        let begun = Instant::now();
        let permit = self.thinkers.clone().acquire_owned().await;
        let Some(Task { table, bot, brisk }) = self.task(live, seat, version).await? else { return Ok(()) };
        let thought = tokio::task::spawn_blocking(move || {
            let mut bot = bot;
            let choice = bot.choose_text(&*table, seat);
            (choice, bot)
        })
        .await;
        drop(permit);
        metrics::histogram!("spieltisch_thinking_seconds").record(begun.elapsed().as_secs_f64());
        let (choice, bot) = match thought {
            Ok((choice, bot)) => (choice, Some(bot)),
            Err(panic) => {
                tracing::error!(table = %live.id, %seat, version, %panic, "a computer player broke down; the first choice is taken");
                (None, None)
            }
        };
        if !brisk {
            tokio::time::sleep(self.config.pause.saturating_sub(begun.elapsed())).await;
        }
        if let (Some(bot), Some(loaded)) = (bot, &mut *live.loaded.lock().await) {
            loaded.computers.bots[seat.index()].get_or_insert(bot);
        }
        let step = move |sitting: &mut Sitting| {
            if sitting.game.version() != version || sitting.bot_in(seat).is_none() {
                return Err(Refused::Stale { version: sitting.game.version() });
            }
            let Some(choice) = choice.or_else(|| sitting.game.choice_texts(seat).into_iter().next()) else {
                return Err(Refused::Over);
            };
            sitting.game.play_text(seat, &choice)?;
            Ok(())
        };
        self.step(live.id, seat, step).await.map(drop)
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
        let bot = match held.computers().bots[seat.index()].take() {
            Some(bot) => bot,
            None => catalog::find(table.game()).map_err(catalog::Problem::from)?.bot(spec, luck()),
        };
        Ok(Some(Task { table, bot, brisk }))
    }
}

/// What a computer player thinks about, and who it is.
struct Task {
    table: Box<dyn AnyTable>,
    bot: Box<dyn AnyBot>,
    brisk: bool,
}
