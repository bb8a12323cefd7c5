//! One game of a match. The luck of a deal is fixed: the k-th time that chance decides, it draws from the generator of
//! seed, deal and k. So all games of a deal begin alike and stay as alike as what the players do allows.

use super::played::{Played, Sat};
use game::{Actor, Bot, Rng, Seat, Strategy, Turn, fingerprint};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// A player in its seat.
struct Player<G> {
    bot: Box<dyn Bot<G> + Send>,
    /// Where its worlds come from.
    worlds: Rng,
    sat: Sat,
}

/// A player for a seat, with a seed of its own.
pub type Sit<'a, G> = dyn Fn(Seat, u64) -> Box<dyn Bot<G> + Send> + 'a;

/// Which game of a match, and who plays it.
pub struct Sitting<'a, G> {
    /// The player of each seat.
    pub sit: &'a Sit<'a, G>,
    /// The seed of the match.
    pub seed: u64,
    /// The number of the game.
    pub number: u32,
    /// The deal it belongs to.
    pub deal: u32,
}

/// Hears of every step of a seat before it is made: the position, who, all choices, and the one taken.
pub type Watch<'a, G, A> = dyn FnMut(&G, Seat, &[A], A) + 'a;

/// Plays a game to its end; `None` when it was stopped before. The same seed and number give the same game, whoever
/// else plays.
pub fn play<G: Strategy>(
    start: &G,
    sitting: &Sitting<G>,
    watch: &mut Watch<G, G::Action>,
    stop: &AtomicBool,
) -> Option<(Played, G)> {
    let Sitting { sit, seed, number, deal } = sitting;
    let player = |seat: Seat| {
        let own = |what: &str| fingerprint(&(seed, number, seat.index() as u64, what));
        Player { bot: sit(seat, own("answers")), worlds: Rng::new(own("worlds")), sat: Sat::default() }
    };
    let mut players: Vec<Player<G>> = Seat::first(start.seats()).map(player).collect();
    let (mut choices, mut outcomes) = (Vec::new(), Vec::new());
    let mut position = start.clone();
    let mut drawn = 0_u32;
    while !stop.load(Ordering::Relaxed) {
        match position.turn() {
            Turn::Over => {
                let seats = players.into_iter().map(|player| player.sat).collect();
                return Some((Played::new(*number, &position, seats), position));
            }
            Turn::Chance => {
                outcomes.clear();
                position.outcomes(&mut outcomes);
                let mut luck = Rng::new(fingerprint(&(seed, deal, drawn)));
                position.apply(Actor::Chance, luck.weighted(&outcomes), &mut ());
                drawn += 1;
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest();
                choices.clear();
                position.choices(seat, &mut choices);
                let action = players[seat.index()].decide(&position, seat, &choices);
                watch(&position, seat, &choices, action);
                position.apply(Actor::Seat(seat), action, &mut ());
            }
        }
    }
    None
}

impl<G: Strategy> Player<G> {
    /// Only a real choice is asked for and timed.
    fn decide(&mut self, position: &G, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = *choices {
            return only;
        }
        let began = Instant::now();
        let action = self.bot.choose(seat, choices, &mut || position.imagine(seat, &mut self.worlds));
        let micros = began.elapsed().as_micros() as u64;
        assert!(choices.contains(&action), "{seat} was asked for one of {choices:?} and chose {action}");
        self.sat.decisions += 1;
        self.sat.micros += micros;
        self.sat.slowest = self.sat.slowest.max(micros);
        action
    }
}
