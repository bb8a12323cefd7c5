//! Looking after tables: what other nodes changed, whose time is up, whom the computer has to move for, and what can be
//! forgotten.

use crate::sitting::BOT_GRACE;
use crate::{Host, Live, Refused, now};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{Changed, Millis, Pace, PlayerId};
use tokio::sync::broadcast::{self, error::RecvError};

/// How often the tables in memory are looked at.
const ROUND: Duration = Duration::from_millis(250);
/// Every so many rounds the store is asked for tables that sleep although somebody should look after them.
const ASK_STORE: u32 = 40;
/// Every so many rounds idle tables are forgotten.
const FORGET: u32 = 8;
/// A clock that goes back by more than so many milliseconds was set.
const SET_BACK: Millis = 1_000;
/// So many sleeping tables are woken at a time.
const MOST_WOKEN: u32 = 200;

/// Catches up with whatever other nodes store, until the host is gone.
pub(crate) async fn follow(host: Weak<Host>, mut changes: broadcast::Receiver<Changed>) {
    loop {
        let change = changes.recv().await;
        let Some(host) = host.upgrade() else { return };
        let tables = match change {
            Ok(Changed::Table(id)) => host.if_live(id).into_iter().collect(),
            Ok(Changed::Player(player)) => {
                host.look_after(player);
                continue;
            }
            // Something was missed: only looking helps.
            Ok(Changed::Unknown) | Err(RecvError::Lagged(_)) => host.all_live(),
            Err(RecvError::Closed) => return,
        };
        tables.into_iter().for_each(|live| catch_up(&host, live));
    }
}

fn catch_up(host: &Arc<Host>, live: Arc<Live>) {
    let host = host.clone();
    tokio::spawn(async move {
        let mut held = host.hold(&live).await?;
        host.catch_up(&live, &mut held).await
    });
}

impl Host {
    /// A player's account has changed: the tables in memory at which the player sits show it, without anybody waiting.
    pub fn look_after(self: &Arc<Host>, player: PlayerId) {
        let host = self.clone();
        tokio::spawn(async move {
            match host.store.tables_of(player, host.config.most_tables).await {
                Ok(tables) => {
                    let live = tables.iter().filter_map(|it| host.if_live(it.table.id));
                    live.for_each(|live| catch_up(&host, live));
                }
                Err(error) => tracing::warn!(%error, "the tables of a player do not show what has changed"),
            }
        });
    }
}

/// Makes its rounds until the host is gone.
pub(crate) async fn patrol(host: Weak<Host>) {
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut latest = now();
    for round in 0u32.. {
        rounds.tick().await;
        let Some(host) = host.upgrade() else { return };
        let now = now();
        if now + SET_BACK < latest {
            host.all_live().iter().for_each(|live| live.clock_went_back(now));
        }
        latest = now;
        for live in host.all_live().into_iter().filter(|live| live.is_due(now)) {
            live.set_due(Some(now + 5_000));
            attend(&host, live);
        }
        if round % ASK_STORE == 0 {
            // Whoever looked after a table before this host was opened may be gone: at first nobody is waited for.
            let due = if round == 0 { now + BOT_GRACE } else { now };
            let unplayable = host.unplayable().clone();
            // Tables that cannot be played stay due: there must be room for others beside them.
            let rest = host.rest(Pace::None);
            match host.store.due_tables(due, rest, MOST_WOKEN + unplayable.len() as u32).await {
                Ok(tables) => {
                    for (id, until) in tables.into_iter().filter(|(id, _)| !unplayable.contains(id)) {
                        let live = host.unwatched(id);
                        live.set_kept(until);
                        attend(&host, live);
                    }
                }
                Err(error) => tracing::warn!(%error, "the store does not tell which tables are due"),
            }
        }
        if round % FORGET == 0 {
            keep_awake(&host, now);
            host.forget_idle(now - host.config.idle.as_millis() as Millis);
            host.thinkers.tidy();
            metrics::gauge!("spieltisch_tables_live").set(host.live_tables() as f64);
        }
    }
}

/// Lets the store know until when tables are awake, so that they sleep after that whoever looks after them then.
fn keep_awake(host: &Arc<Host>, now: Millis) {
    for live in host.all_live() {
        let Some(until) = live.to_keep(now) else { continue };
        let host = host.clone();
        tokio::spawn(async move {
            if let Err(error) = host.store.keep_awake(live.id, until).await {
                tracing::debug!(table = %live.id, %error, "the store does not know that a table is awake");
            }
        });
    }
}

/// Looks after a table without waiting for it.
fn attend(host: &Arc<Host>, live: Arc<Live>) {
    let host = host.clone();
    tokio::spawn(async move {
        let id = live.id;
        match host.attend(&live).await {
            Ok(()) | Err(Refused::NoTable) => {}
            Err(refused @ Refused::Revision(_)) => {
                if host.unplayable().insert(id) {
                    tracing::warn!(table = %id, %refused, "a table is left as it is");
                }
            }
            Err(refused) => tracing::warn!(table = %id, %refused, "a table could not be looked after"),
        }
    });
}
