//! What came out of a match: for each player its share, its Elo, and how it plays.

use super::line_up::LineUp;
use super::played::{Played, Sat, endings};
use super::sprt::{Accepted, Sprt};
use super::stats::{Estimate, Moments, elo, mean, share};
use crate::BotSpec;

/// What came out of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How many sat at the table.
    pub seats: u8,
    /// How many games count: those of whole deals.
    pub games: u32,
    /// How many deals.
    pub deals: u32,
    /// In how many games nobody won; they count as shared by all.
    pub without_winner: u32,
    /// The share of the victories that each seat had, whoever sat there.
    pub by_seat: Vec<f64>,
    /// How the games ended, and how often so, the most frequent first.
    pub endings: Vec<(String, u32)>,
    /// The players, as they were named.
    pub players: Vec<Standing>,
    /// What the sequential test says, if there was one.
    pub test: Option<Tested>,
}

/// One player of a match. Everything is for one seat of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Which player.
    pub bot: BotSpec,
    /// Its share of the victories.
    pub share: Estimate,
    /// The Elo difference to its opponents ([`elo`]).
    pub elo: Estimate,
    /// Its points at the end, on average.
    pub points: f64,
    /// How often it had a choice in a game, on average.
    pub decisions: f64,
    /// How long it took for one, on average, in milliseconds.
    pub mean_ms: f64,
    /// How long it took for the slowest of all.
    pub slowest_ms: f64,
    /// What the game counts, on average.
    pub tally: Vec<(&'static str, f64)>,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tested {
    /// What was tested.
    pub sprt: Sprt,
    /// How far it came, from minus to plus [`Sprt::bound`].
    pub llr: f64,
    /// What it decided, if it did.
    pub accepted: Option<Accepted>,
}

impl Summary {
    /// `games` are whole deals, in order; `tally` are the names of what the game counts.
    pub(super) fn new(
        line_up: &LineUp,
        games: &[&Played],
        tally: &[&'static str],
        test: Option<(Sprt, &Moments)>,
    ) -> Summary {
        let seats = line_up.seats();
        let by_seat = (0..usize::from(seats)).map(|seat| mean(games.iter().map(|played| played.share(seat)))).collect();
        let tested = |(sprt, deals): (Sprt, &Moments)| Tested {
            sprt,
            llr: sprt.llr(deals, seats),
            accepted: sprt.verdict(deals, seats),
        };
        Summary {
            seats,
            games: games.len() as u32,
            deals: games.len() as u32 / u32::from(seats),
            without_winner: games.iter().filter(|played| !played.has_winner()).count() as u32,
            by_seat,
            endings: endings(games.iter().copied()),
            players: (0..line_up.bots().len()).map(|player| standing(line_up, player, games, tally)).collect(),
            test: test.map(tested),
        }
    }
}

/// The share of one player in each deal, in order: the mean over its games. `games` are whole deals, in order.
pub(super) fn deal_shares(line_up: &LineUp, player: usize, games: &[&Played]) -> Moments {
    let deals = games.chunks_exact(usize::from(line_up.seats()));
    deals.map(|deal| mean(seats_of(line_up, player, deal).map(|(played, seat)| played.share(seat)))).collect()
}

fn standing(line_up: &LineUp, player: usize, games: &[&Played], tally: &[&'static str]) -> Standing {
    let seats = line_up.seats();
    // The one against all is estimated; the others have an equal part of the rest.
    let (share, elo) = match line_up.is_one_against_all() && player > 0 {
        true => {
            let first = share(&deal_shares(line_up, 0, games));
            let rest = first.map_falling(|share| (1.0 - share) / (f64::from(seats) - 1.0));
            (rest, first.map_falling(|share| -elo(share, seats)))
        }
        false => {
            let own = share(&deal_shares(line_up, player, games));
            (own, own.map(|share| elo(share, seats)))
        }
    };
    let sats = || seats_of(line_up, player, games).map(|(played, seat)| &played.seats[seat]);
    let sum = |of: fn(&Sat) -> u64| sats().map(of).sum::<u64>() as f64;
    let count = |at: usize| mean(sats().map(|sat| sat.tally.get(at).copied().unwrap_or(0.0)));
    Standing {
        bot: line_up.bots()[player],
        share,
        elo,
        points: mean(sats().map(|sat| f64::from(sat.points))),
        decisions: mean(sats().map(|sat| f64::from(sat.decisions))),
        mean_ms: sum(|sat| sat.micros) / sum(|sat| sat.decisions.into()).max(1.0) / 1000.0,
        slowest_ms: sats().map(|sat| sat.slowest).max().unwrap_or(0) as f64 / 1000.0,
        tally: tally.iter().enumerate().map(|(at, &name)| (name, count(at))).collect(),
    }
}

/// Every seat that a player had, with its game.
fn seats_of<'a>(
    line_up: &'a LineUp,
    player: usize,
    games: &'a [&'a Played],
) -> impl Iterator<Item = (&'a Played, usize)> {
    let all = games.iter().flat_map(|&played| game::Seat::first(line_up.seats()).map(move |seat| (played, seat)));
    let own = all.filter(move |&(played, seat)| line_up.player(played.number, seat) == player);
    own.map(|(played, seat)| (played, seat.index()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of three seats, by who won, `None` for nobody.
    fn games(winners: &[Option<usize>]) -> Vec<Played> {
        let sat = |place: u8| Sat { place, decisions: 2, micros: 10, slowest: 7, points: 4, tally: vec![1.5] };
        let seats = |winner: Option<usize>| (0..3).map(|seat| sat(if Some(seat) == winner { 1 } else { 2 })).collect();
        let played =
            |(number, &winner): (u32, &Option<usize>)| Played { number, ending: "x".into(), seats: seats(winner) };
        (0..).zip(winners).map(played).collect()
    }

    #[test]
    fn one_against_all_has_every_seat_once() {
        let bots = [BotSpec::Greedy, BotSpec::Random];
        let line_up = LineUp::new(&bots, 3).unwrap();
        // Seat 1, the first player; nobody; seat 1, one of the others.
        let games = games(&[Some(0), None, Some(0)]);
        let summary = Summary::new(&line_up, &games.iter().collect::<Vec<_>>(), &["stars"], None);
        let [first, rest] = &summary.players[..] else { panic!("two players") };
        assert!((first.share.value - 4.0 / 9.0).abs() < 1e-9, "{first:?}");
        assert!((rest.share.value - 5.0 / 18.0).abs() < 1e-9, "{rest:?}");
        assert!((first.elo.value + rest.elo.value).abs() < 1e-9 && first.elo.low == -rest.elo.high);
        assert_eq!((summary.deals, summary.without_winner, summary.endings.len()), (1, 1, 1));
        assert!((summary.by_seat[0] - 7.0 / 9.0).abs() < 1e-9, "{:?}", summary.by_seat);
        assert_eq!((rest.decisions, rest.mean_ms, rest.slowest_ms), (2.0, 0.005, 0.007));
        assert_eq!((rest.points, &rest.tally[..]), (4.0, &[("stars", 1.5)][..]));
    }

    #[test]
    fn with_a_seat_each_everybody_has_its_own_share() {
        let bots = [BotSpec::Greedy, BotSpec::Random, BotSpec::Random];
        let line_up = LineUp::new(&bots, 3).unwrap();
        let games = games(&[Some(0), Some(1), Some(1)]);
        let summary = Summary::new(&line_up, &games.iter().collect::<Vec<_>>(), &[], None);
        let shares: Vec<f64> = summary.players.iter().map(|player| (player.share.value * 3.0).round()).collect();
        assert_eq!(shares, [2.0, 0.0, 1.0]);
    }
}
