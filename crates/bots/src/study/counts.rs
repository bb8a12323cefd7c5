//! What the games with one number of seats have in common, in numbers.

use super::seen::Seen;
use crate::arena::endings;
use crate::arena::stats::{Estimate, Moments, mean, share};
use std::collections::BTreeMap;

/// What came out with one number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Counts {
    /// How many sat at the table.
    pub seats: u8,
    /// How many games were played.
    pub games: u32,
    /// How many rounds a game has; 0 where the game has none.
    pub rounds: Span,
    /// How often somebody had a choice in a game.
    pub decisions: Span,
    /// How the games ended, the most frequent first.
    pub endings: Vec<(String, u32)>,
    /// The points of winners, on average.
    pub winning: f64,
    /// How far they are ahead of the best of the others, on average.
    pub margin: f64,
    /// What the game counts at its end.
    pub sources: Vec<Source>,
    /// The share of the victories by turn order, the start player first.
    pub by_turn: Vec<Estimate>,
    /// Everything that was ever offered, by what it is counted as.
    pub things: BTreeMap<String, Thing>,
}

/// A mean with the smallest and the largest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span {
    /// On average.
    pub mean: f64,
    /// The smallest.
    pub min: u32,
    /// The largest.
    pub max: u32,
}

/// Something the game counts at its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Source {
    /// What.
    pub name: &'static str,
    /// Of all players, on average.
    pub all: f64,
    /// Of those who won, on average.
    pub winners: f64,
}

/// Something that can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// In so many lists it stood.
    pub offered: u32,
    /// So often it was done.
    pub done: u32,
    /// In so many games.
    pub games: u32,
    /// By so many players, counted in each game.
    pub players: u32,
    /// Their share of the victories, if there are any.
    pub share: Option<Estimate>,
}

impl Counts {
    /// `games` are in the order of their numbers.
    pub(super) fn of(seats: u8, tally: &[&'static str], games: &[Seen]) -> Counts {
        let players = || games.iter().flat_map(|game| &game.played.seats);
        let source = |(at, &name): (usize, &&'static str)| {
            let amount = |sat: &crate::arena::Sat| sat.tally.get(at).copied().unwrap_or(0.0);
            let winners = players().filter(|sat| sat.place == 1);
            Source { name, all: mean(players().map(amount)), winners: mean(winners.map(amount)) }
        };
        let decisions = |game: &Seen| game.played.seats.iter().map(|sat| sat.decisions).sum();
        Counts {
            seats,
            games: games.len() as u32,
            rounds: span(games.iter().map(|game| game.rounds)),
            decisions: span(games.iter().map(decisions)),
            endings: endings(games.iter().map(|game| &game.played)),
            winning: mean(games.iter().filter_map(ahead).map(|(points, _)| points)),
            margin: mean(games.iter().filter_map(ahead).map(|(_, margin)| margin)),
            sources: tally.iter().enumerate().map(source).collect(),
            by_turn: (0..usize::from(seats)).map(|place| by_turn(games, place)).collect(),
            things: things(games),
        }
    }

    /// The share of the victories that equal players have.
    pub fn equal(&self) -> f64 {
        1.0 / f64::from(self.seats)
    }

    /// How many players there were, counted in each game.
    pub fn players(&self) -> f64 {
        f64::from(self.games) * f64::from(self.seats)
    }
}

impl Thing {
    /// Whether those who did it won clearly more or less than others: the interval excludes the equal share.
    pub fn is_telling(&self, equal: f64) -> bool {
        self.share.is_some_and(|share| share.low > equal || share.high < equal)
    }
}

/// The winner's points, and how much more they are than those of the best of the others.
fn ahead(game: &Seen) -> Option<(f64, f64)> {
    let sats = &game.played.seats;
    let winner = sats.iter().position(|sat| sat.place == 1)?;
    let others = sats.iter().enumerate().filter(|&(seat, _)| seat != winner);
    let second = others.map(|(_, sat)| sat.points).max()?;
    Some((f64::from(sats[winner].points), f64::from(sats[winner].points - second)))
}

fn by_turn(games: &[Seen], place: usize) -> Estimate {
    let of = |game: &Seen| game.played.share((game.start.index() + place) % game.played.seats.len());
    share(&games.iter().map(of).collect())
}

fn things(games: &[Seen]) -> BTreeMap<String, Thing> {
    let mut things: BTreeMap<String, (Thing, Moments)> = BTreeMap::new();
    let nothing = Thing { offered: 0, done: 0, games: 0, players: 0, share: None };
    for game in games {
        for (name, used) in &game.uses {
            let (thing, shares) = things.entry(name.clone()).or_insert_with(|| (nothing.clone(), Moments::default()));
            thing.offered += used.offered;
            thing.done += used.done.iter().sum::<u32>();
            thing.games += u32::from(used.done.iter().any(|&count| count > 0));
            for (seat, _) in used.done.iter().enumerate().filter(|&(_, &count)| count > 0) {
                thing.players += 1;
                shares.add(game.played.share(seat));
            }
        }
    }
    let judged =
        |(thing, shares): (Thing, Moments)| Thing { share: (shares.count() > 0).then(|| share(&shares)), ..thing };
    things.into_iter().map(|(name, counted)| (name, judged(counted))).collect()
}

fn span(numbers: impl Iterator<Item = u32> + Clone) -> Span {
    let mean = mean(numbers.clone().map(f64::from));
    Span { mean, min: numbers.clone().min().unwrap_or(0), max: numbers.max().unwrap_or(0) }
}
