//! A database with tables that are still being played, as a server of this revision left it.

use game::{Rng, Turn};
use house::{Config, House, SeatWish, Wish, now};
use shelf::GameBox;
use std::path::Path;
use std::sync::Arc;
use store::{Pace, Player, Store, TableId};

/// Who sits at all these tables.
const HOST: &str = "Anna";

/// Adds a database with tables of this game, unless there is one.
pub async fn add(game: &dyn GameBox, folder: &Path) {
    let file = folder.join(format!("{}-tables.sqlite", game.name()));
    if file.exists() {
        println!("{}: the tables of this revision stay as they are", game.name());
        return;
    }
    let store = Store::open(file.to_str().expect("a path in letters")).await.expect("a new database");
    let house = House::quiet(store, Config::default());
    let host = house.store().add_player(HOST, None, now()).await.expect("a player");
    house.store().set_password(host.id, "no password has this hash").await.expect("a name of her own");
    for seats in game.seats() {
        for steps in [0, 7, 40, 120] {
            let id = open(&house, game, &host, seats, steps).await;
            play(&house, &host, id, steps, u64::from(seats)).await;
        }
    }
    // Closing brings everything into the one file.
    house.store().close().await;
    println!("{}: tables with {:?} seats", game.name(), game.seats());
}

/// A table at which all seats are the host's.
async fn open(house: &Arc<House>, game: &dyn GameBox, host: &Player, seats: u8, steps: usize) -> TableId {
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
    };
    match house.open_table(host, &wish).await {
        Ok(id) => id,
        // Some variants exclude each other.
        Err(_) => house.open_table(host, &Wish { options: Vec::new(), ..wish }).await.expect("a table"),
    }
}

/// Plays so many random steps, and takes one of ten back.
async fn play(house: &Arc<House>, host: &Player, id: TableId, steps: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..steps {
        let asked = house.look(id, |sitting| match sitting.game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.lowest();
                Some((seat, sitting.game.version(), sitting.game.choice_texts(seat)))
            }
            _ => None,
        });
        let Some((seat, version, choices)) = asked.await.expect("a table") else { return };
        let choice = rng.pick(&choices).clone();
        let played = house.play(id, host.id, Some(seat), version, choice).await.expect("a step");
        if rng.below(10) == 0 {
            drop(house.undo(id, host.id, Some(seat), played.version).await);
        }
    }
}
