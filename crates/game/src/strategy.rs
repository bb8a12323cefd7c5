//! What a computer player knows about a game beyond its rules: how well everybody stands, and what sensible players
//! tend to do.

use crate::{Encode, Game, PerSeat, Seat};

/// A game that computer players can be good at. Without any knowledge they still play: by points, and with equal zest.
pub trait Strategy: Encode {
    /// A lead of so much in [`Strategy::prospects`] makes the odds of winning about e to 1.
    const LEAD: f32 = 10.0;
    /// A search judges positions at the end of its own turn, so many turns ahead; measured, not reasoned.
    const HORIZON: u32 = 1;
    /// How curious a search is about what it has tried little; measured too.
    const CURIOSITY: f32 = 0.2;
    /// Behind the tree of a search everybody plays the best of so many ways; measured too.
    const WAYS: u32 = 8;
    /// With a net, so much of what a search tries first is the net's word, from 0 to 1; measured too.
    const LEARNED: f32 = 0.7;
    /// Whether it is a race: who gets there first has won, and how far the others are behind is not counted.
    const RACE: bool = false;
    /// How the shares that a search finds turn into chances that people are told; measured too.
    const ODDS: Odds = Odds { shift: 0.0, trust: 1.0 };
    /// Whatever [`Strategy::ending`] can say.
    const ENDINGS: &'static [&'static str] = &["finished"];

    /// How far each seat has come, on one scale for all: what it has, and what that will bring until the end. Asked
    /// between turns; in the middle of one it may be rough. It may look at everything in the position, because a bot
    /// only ever sees positions that it has imagined.
    fn prospects(&self) -> PerSeat<f32> {
        self.reached()
    }

    /// How far each seat came in a game that is over, on the scale of [`Strategy::prospects`].
    fn reached(&self) -> PerSeat<f32> {
        let points = self.scores().points;
        let mut reached = PerSeat::all(0.0);
        Seat::first(self.seats()).for_each(|seat| reached[seat] = points[seat] as f32);
        reached
    }

    /// The points that each seat may expect to have at the end, for people to read: unlike [`Strategy::prospects`], which
    /// only have to be right in comparison. `None` where there are no points, or nobody knows.
    fn expected_points(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// In a race, the part of the nearest victory that each seat has done, from 0 to 1, for people to read.
    fn race_done(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// How readily a sensible player does this now: a weight, 0 for what is only done when there is nothing else.
    fn inclination(&self, _seat: Seat, _action: Self::Action) -> u32 {
        1
    }

    /// Drops choices of `seat` that only repeat in another order what others in the list lead to, so that nobody thinks
    /// about one plan several times. Something must be left, and no outcome may be lost.
    fn keep_one_order(&self, _seat: Seat, _choices: &mut Vec<Self::Action>) {}

    /// What `viewer` sees of a step that is about to be done: the step itself, or one that stands for all that look the
    /// same to it.
    fn as_seen(&self, _viewer: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Where a seat's points come from, or what else is worth counting when a game is over: names and amounts, always
    /// the same names.
    fn tally(&self, seat: Seat) -> Vec<(&'static str, f64)> {
        vec![("points", f64::from(self.scores().points[seat]))]
    }

    /// What a choice is counted as in a study: its notation or, where that names a place only, the verb and what lies
    /// there.
    fn counted_as(&self, _seat: Seat, choice: Self::Action) -> String {
        choice.to_string()
    }

    /// Who began, once that is decided.
    fn start_player(&self) -> Seat {
        Seat::ALL[0]
    }

    /// Rounds that have begun.
    fn rounds(&self) -> u32 {
        0
    }

    /// How a game ended, in a word or two: one of [`Strategy::ENDINGS`].
    fn ending(&self) -> &'static str {
        Self::ENDINGS[0]
    }
}

/// What so many seats may expect with these [`Strategy::prospects`]: shares of the victory, all together 1.
pub fn expectations<G: Strategy>(prospects: &PerSeat<f32>, seats: u8) -> PerSeat<f32> {
    let seats = || Seat::first(seats);
    let best = seats().map(|seat| prospects[seat]).fold(f32::MIN, f32::max);
    let mut shares = PerSeat::all(0.0);
    seats().for_each(|seat| shares[seat] = ((prospects[seat] - best) / G::LEAD).exp());
    let all: f32 = seats().map(|seat| shares[seat]).sum();
    seats().for_each(|seat| shares[seat] /= all);
    shares
}

/// How far a seat is ahead of the best other.
pub fn lead(reached: &PerSeat<f32>, seat: Seat, seats: u8) -> f32 {
    let others = Seat::first(seats).filter(|&other| other != seat).map(|other| reached[other]);
    others.reduce(f32::max).map_or(0.0, |best| reached[seat] - best)
}

/// How the shares that a search finds turn into chances. A search is surer of itself than it should be, because it
/// judges positions long before the end, and where it has just moved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// What is added to the logarithm of the odds.
    pub shift: f32,
    /// So much of the distance from equal odds is true.
    pub trust: f32,
}

impl Odds {
    /// The chance of winning at a table with so many seats, for who may expect such a share.
    pub fn chance(&self, share: f32, seats: u8) -> f32 {
        let logit = |share: f32| {
            let share = share.clamp(1e-6, 1.0 - 1e-6);
            (share / (1.0 - share)).ln()
        };
        let equal = logit(1.0 / f32::from(seats.max(2)));
        let odds = (equal + self.shift + self.trust * (logit(share) - equal)).exp();
        odds / (1.0 + odds)
    }
}

/// How a game's prospects turn into points, measured on games that searches played against themselves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// So much of the prospects that are not points yet comes true, seen from the beginning.
    pub early: f32,
    /// The same, seen from the end.
    pub late: f32,
    /// So many points come from what nobody sees in the prospects at the beginning.
    pub unseen: f32,
}

impl Forecast {
    /// The points at the end, for who has so many and such prospects; `done` is the part of the game that is over.
    pub fn points(&self, have: f32, prospects: f32, done: f32) -> f32 {
        let done = done.clamp(0.0, 1.0);
        have + (prospects - have) * (self.early + (self.late - self.early) * done) + self.unseen * (1.0 - done)
    }
}

/// What each seat has of a game that is over: winners share 1; without a winner everybody has the same.
pub fn results<G: Game>(position: &G) -> PerSeat<f32> {
    let scores = position.scores();
    let winners = scores.winners();
    let mut shares = PerSeat::all(0.0);
    for seat in Seat::first(scores.seats) {
        shares[seat] = match winners.len() {
            0 => 1.0 / f32::from(scores.seats),
            many if winners.has(seat) => 1.0 / many as f32,
            _ => 0.0,
        };
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_over_the_best_other() {
        let reached = PerSeat::new([5.0, 9.0, 6.0, 99.0]);
        assert_eq!([0, 1, 2].map(|at| lead(&reached, Seat::new(at), 3)), [-4.0, 3.0, -3.0]);
        assert_eq!(lead(&reached, Seat::new(0), 1), 0.0, "nobody is there to be ahead of");
    }

    #[test]
    fn chances_keep_their_order_and_their_ends() {
        let odds = Odds { shift: -0.2, trust: 0.5 };
        for seats in 2..=4 {
            let equal = 1.0 / f32::from(seats);
            assert!((Odds { shift: 0.0, ..odds }.chance(equal, seats) - equal).abs() < 1e-4);
            assert!((Odds { shift: 0.0, trust: 1.0 }.chance(0.3, seats) - 0.3).abs() < 1e-4);
            let chances = [0.0, 0.1, 0.5, 0.9, 1.0].map(|share| odds.chance(share, seats));
            assert!(chances.is_sorted() && chances[0] < 0.01 && chances[4] > 0.99, "{chances:?}");
        }
    }

    #[test]
    fn a_forecast_ends_with_the_points() {
        let forecast = Forecast { early: 1.0, late: 0.0, unseen: 30.0 };
        assert_eq!(forecast.points(0.0, 50.0, 0.0), 80.0);
        assert_eq!(forecast.points(70.0, 90.0, 1.0), 70.0);
        assert_eq!(forecast.points(70.0, 90.0, 2.0), 70.0);
    }
}
