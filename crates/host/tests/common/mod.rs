//! A host in a folder of its own, and people who sit down in it.
#![allow(dead_code, reason = "every test file uses its own part")]

use game::{Seat, Turn};
use host::{Config, Host, PiecesWish, Refused, SeatWish, Wish, now};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Pace, Player, Store, TableId};

/// A host, and the folder that its store is in.
pub struct Place {
    pub host: Arc<Host>,
    pub folder: tempfile::TempDir,
}

/// A host where nobody waits long.
pub fn config() -> Config {
    Config { pause: Duration::ZERO, patience: Duration::ZERO, ..Config::default() }
}

/// A new host.
pub async fn host() -> Place {
    host_with(config()).await
}

pub async fn host_with(config: Config) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::open(store_in(&folder).await, config);
    Place { host, folder }
}

pub async fn store_in(folder: &tempfile::TempDir) -> Store {
    Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap()
}

impl Place {
    /// Closes the host and opens it again, as after a restart.
    pub async fn reopen(self, config: Config) -> Place {
        let Place { host, folder } = self;
        host.store().close().await;
        drop(host);
        Place { host: Host::open(store_in(&folder).await, config), folder }
    }

    pub async fn player(&self, name: &str) -> Player {
        self.host.store().add_player(name, None, now()).await.unwrap()
    }

    /// A table that `host` opens.
    pub async fn open(&self, host: &Player, game: &str, seats: &[SeatWish]) -> TableId {
        self.host.open_table(host, &wish(game, seats)).await.unwrap()
    }

    /// A running game of Pig between two people, where the first is to move: whoever rolls a 1 at once has lost the
    /// turn already, and then there is another table.
    pub async fn pig(&self) -> (TableId, Player, Player) {
        self.pig_at(Pace::None).await
    }

    /// The same with clocks.
    pub async fn pig_at(&self, pace: Pace) -> (TableId, Player, Player) {
        let (anna, ben) = (self.player("Anna").await, self.player("Ben").await);
        loop {
            let wish = Wish { pace, ..wish("pig", &[SeatWish::Me(None), SeatWish::Open]) };
            let id = self.host.open_table(&anna, &wish).await.unwrap();
            self.host.join(id, &ben, None).await.unwrap();
            if self.to_move(id).await.unwrap().0 == Seat::new(0) {
                return (id, anna, ben);
            }
        }
    }

    pub async fn version(&self, id: TableId) -> u32 {
        self.host.look(id, |sitting| sitting.game.version()).await.unwrap()
    }

    /// The seat to move, and its choices.
    pub async fn to_move(&self, id: TableId) -> Option<(Seat, Vec<String>)> {
        self.host
            .look(id, |sitting| match sitting.game.turn() {
                Turn::Seats(seats) => Some((seats.lowest(), sitting.game.choice_texts(seats.lowest()))),
                _ => None,
            })
            .await
            .unwrap()
    }

    /// Waits until the table is so.
    pub async fn until(&self, id: TableId, what: &str, so: impl Fn(&host::Sitting) -> bool) {
        until(what, async || self.host.look(id, &so).await.unwrap()).await;
    }

    /// Waits until more than `version` is stored, without asking the host for the table.
    pub async fn until_stored_after(&self, id: TableId, version: u32) {
        let last = async || self.host.store().batches(id, 0).await.unwrap().last().unwrap().last;
        until("the table goes on", async || last().await > version).await;
    }
}

/// Waits until it is so. The limit is only there to end a test that fails: a busy machine takes its time.
pub async fn until(what: &str, so: impl AsyncFn() -> bool) {
    let begun = Instant::now();
    while !so().await {
        assert!(begun.elapsed() < Duration::from_secs(60), "it never came to this: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

pub fn wish(game: &str, seats: &[SeatWish]) -> Wish {
    Wish {
        game: game.into(),
        seats: seats.into(),
        options: Vec::new(),
        pace: Pace::None,
        listed: true,
        brisk: true,
        asks_luck: false,
        pieces: PiecesWish::Usual,
    }
}

/// The word for a refusal.
pub fn code<T: std::fmt::Debug>(result: Result<T, Refused>) -> &'static str {
    result.unwrap_err().code()
}
