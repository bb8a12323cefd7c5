//! A database with tables that are still being played, as a server of this revision left it.

use catalog::GameBox;
use game::{Rng, Turn};
use host::{Config, Host, PiecesWish, SeatWish, Wish, now};
use std::path::Path;
use std::sync::Arc;
use store::{Pace, Player, Store, TableId};

/// Who sits at all these tables.
const OPENER: &str = "Anna";

/// Adds a database with tables of this game, unless there is one.
pub async fn add(game: &dyn GameBox, folder: &Path) {
    let file = folder.join(format!("{}-tables.sqlite", game.name()));
    if file.exists() {
        println!("{}: the tables of this revision stay as they are", game.name());
        return;
    }
    let store = Store::open(file.to_str().expect("a path in letters")).await.expect("a new database");
    let host = Host::quiet(store, Config::default());
    let opener = host.store().add_player(OPENER, None, now()).await.expect("a player");
    host.store().set_password(&opener, "no password has this hash", None).await.expect("a name of her own");
    for seats in game.seats() {
        for steps in [0, 7, 40, 120] {
            let id = open(&host, game, &opener, seats, steps).await;
            play(&host, &opener, id, steps, u64::from(seats)).await;
        }
    }
    // Closing brings everything into the one file.
    host.store().close().await;
    println!("{}: tables with {:?} seats", game.name(), game.seats());
}

/// A table at which all seats are the opener's.
async fn open(host: &Arc<Host>, game: &dyn GameBox, opener: &Player, seats: u8, steps: usize) -> TableId {
    let seats = (0..seats).map(|seat| SeatWish::Me((seat > 0).then(|| format!("Guest {seat}")))).collect();
    // The variants of a game take turns.
    let options =
        game.options().iter().map(|option| (option.name.into(), option.values[steps % option.values.len()].into()));
    let wish = Wish {
        game: game.name().into(),
        seats,
        options: options.collect(),
        pace: Pace::None,
        listed: false,
        brisk: true,
        asks_luck: false,
        pieces: PiecesWish::Usual,
    };
    match host.open_table(opener, &wish).await {
        Ok(id) => id,
        // Some variants exclude each other.
        Err(_) => host.open_table(opener, &Wish { options: Vec::new(), ..wish }).await.expect("a table"),
    }
}

/// Plays so many random steps, and takes one of ten back.
async fn play(host: &Arc<Host>, opener: &Player, id: TableId, steps: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..steps {
        let asked = host.look(id, |sitting| match sitting.game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.lowest();
                Some((seat, sitting.game.version(), sitting.game.choice_texts(seat)))
            }
            _ => None,
        });
        let Some((seat, version, choices)) = asked.await.expect("a table") else { return };
        let choice = rng.pick(&choices).clone();
        let played = host.play(id, opener.id, Some(seat), version, choice).await.expect("a step");
        if rng.below(10) == 0 {
            drop(host.undo(id, opener.id, Some(seat), played.version).await);
        }
    }
}
