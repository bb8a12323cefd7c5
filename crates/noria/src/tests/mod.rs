//! Scenes from the books and the rulings, each set up by hand and then played by the lists.

mod actions;
mod audit;
mod book;
mod bytes;
mod expert;
mod first_edition;
mod hints;
mod influence;
mod promises;
mod scoring;
mod tables;
mod wheel;
mod why;

use crate::action::Action;
use crate::event::Event;
use crate::phase::{Phase, Purpose, Use};
use crate::pieces::*;
use crate::state::{Noria, Player};
use crate::tables::Tables;
use crate::wheel::{Hole, Wheel};
use game::scene::{assert_offers, assert_refuses, choices, play};
use game::{Data, Game, Playout, Seat, Setup, Turn};

/// A table in the middle of play: round 1, seat 1 at turn in its Influence phase, nothing on the wheels, nobody owns
/// anything but the first three ships, all islands face down, the market of a first game.
fn table(seats: u8, options: &[(&str, &str)]) -> Noria {
    let setup = Setup::new::<Noria>(seats, options).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    for (kind, price) in game.tables().first_market.into_iter().zip(1..) {
        game.market.price[kind] = price;
    }
    for seat in Seat::first(seats) {
        game.player[seat].knowledge = 0;
    }
    game.begin_play(&mut ());
    game
}

/// The same, in the Action phase.
fn action_phase(seats: u8, options: &[(&str, &str)], discs: &str) -> Noria {
    let mut game = table(seats, options);
    game.player[SEAT1].wheel = wheel(discs);
    play(&mut game, "done");
    game
}

const SEAT1: Seat = Seat::ALL[0];
const SEAT2: Seat = Seat::ALL[1];
const SEAT3: Seat = Seat::ALL[2];
const SEAT4: Seat = Seat::ALL[3];

/// Reads `small0 city+, medium1 journey`.
fn wheel(text: &str) -> Wheel {
    let mut wheel = Wheel::default();
    for part in text.split(", ").filter(|part| !part.is_empty()) {
        let (hole, disc) = part.split_once(' ').unwrap();
        wheel.put(hole.parse().unwrap(), Some(disc_from(disc)));
    }
    wheel
}

fn disc_from(text: &str) -> Disc {
    let kind = text.trim_end_matches('+');
    Disc { kind: kind.parse().unwrap(), upgraded: kind != text }
}

fn hole(text: &str) -> Hole {
    text.parse().unwrap()
}

/// The entries of the list that begin with a word.
fn offered(game: &Noria, verb: &str) -> Vec<String> {
    choices(game).into_iter().filter(|choice| choice.split(' ').next() == Some(verb)).collect()
}

fn resources(player: &Player) -> [u16; 3] {
    *player.resources.entries()
}

/// Lays an island on the table.
fn show(game: &mut Noria, island: Island) {
    game.show_island(island, &mut ());
}

/// A random position of a random game.
fn somewhere(seats: u8, options: &[(&str, &str)], seed: u64) -> Noria {
    let setup = Setup::new::<Noria>(seats, options).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    let mut playout = Playout::new(seed);
    for _ in 0..seed * 37 % 400 {
        match playout.pick(&game) {
            Some((actor, action)) => game.apply(actor, action, &mut ()),
            None => break,
        }
    }
    game
}

/// Whether the turn has come to the phase with this name.
fn is_politics(game: &Noria) -> bool {
    game.phase == Phase::Politics
}
