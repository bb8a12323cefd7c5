//! What can be said about a player's strength from a match: means, intervals and Elo.
//!
//! The unit is the deal, not the game: the games of a deal share their luck, so they tell less than as many independent
//! games would, or more. The mean over a deal's games is one number, and different deals have nothing to do with each
//! other.

/// Count, mean and spread of numbers that come one by one.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Moments {
    count: u32,
    mean: f64,
    /// The sum of squared distances from the mean.
    squares: f64,
}

impl Moments {
    /// One number more (Welford's way, which does not cancel).
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let away = number - self.mean;
        self.mean += away / f64::from(self.count);
        self.squares += away * (number - self.mean);
    }

    /// How many.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The sum of squared distances from the mean.
    pub fn squares(&self) -> f64 {
        self.squares
    }
}

impl FromIterator<f64> for Moments {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Moments {
        let mut moments = Moments::default();
        numbers.into_iter().for_each(|number| moments.add(number));
        moments
    }
}

/// The mean of some numbers; 0 of none.
pub fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.collect::<Moments>().mean()
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// The same through a function that grows.
    pub fn map(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: f(self.value), low: f(self.low), high: f(self.high) }
    }

    /// The same through a function that falls.
    pub fn map_falling(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: f(self.value), low: f(self.high), high: f(self.low) }
    }
}

/// 95 % of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_964;
/// With fewer deals, or fewer that are worth anything to either side, the normal interval is too sure of itself.
const FEW_DEALS: u32 = 30;
const FEW_WINS: f64 = 5.0;

/// A player's share of the victories, from the shares in each deal. With many deals it is the normal interval of their
/// mean. With few deals their spread says little, and when one side takes nearly everything it says nothing; then it is
/// Wilson's interval for as many games as there are deals, which is too wide rather than too narrow.
pub fn share(deals: &Moments) -> Estimate {
    let (count, mean) = (f64::from(deals.count), deals.mean);
    let within = |centre: f64, half: f64| Estimate {
        value: mean,
        low: (centre - half).clamp(0.0, mean),
        high: (centre + half).clamp(mean, 1.0),
    };
    if deals.count >= FEW_DEALS && count * mean.min(1.0 - mean) >= FEW_WINS {
        let error = (deals.squares / (count - 1.0) / count).sqrt();
        return within(mean, Z * error);
    }
    let weight = Z * Z / count;
    let centre = (mean + weight / 2.0) / (1.0 + weight);
    let half = Z / (1.0 + weight) * (mean * (1.0 - mean) / count + weight / count / 4.0).sqrt();
    within(centre, half)
}

/// The Elo difference to each opponent of a player with this share of the victories at a table with so many seats. The
/// odds are those of the player against one opponent, who has an equal part of the rest: for two seats this is the
/// usual formula, and an equal share is 0 at any table.
pub fn elo(share: f64, seats: u8) -> f64 {
    let opponent = (1.0 - share) / (f64::from(seats) - 1.0);
    400.0 * (share / opponent).log10()
}

/// The share of a player who is so much better than each opponent; undoes [`elo`].
pub fn share_at(elo: f64, seats: u8) -> f64 {
    let odds = 10_f64.powf(elo / 400.0);
    odds / (odds + f64::from(seats) - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;

    fn near(left: f64, right: f64) -> bool {
        (left - right).abs() < 5e-4
    }

    #[test]
    fn moments_are_those_of_the_book() {
        let moments: Moments = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert_eq!((moments.count(), moments.mean(), moments.squares()), (8, 5.0, 32.0));
    }

    #[test]
    fn elo_is_the_usual_one_for_two_and_zero_for_equals() {
        assert!(near(elo(0.640_065, 2), 100.0) && near(elo(0.759_747, 2), 200.0));
        for seats in 2..=4 {
            assert!(near(elo(1.0 / f64::from(seats), seats), 0.0));
            for difference in [-300.0, 0.0, 7.0, 250.0] {
                assert!(near(elo(share_at(difference, seats), seats), difference));
            }
        }
        assert_eq!((elo(1.0, 3), elo(0.0, 3)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn few_deals_are_judged_by_wilson() {
        // The textbook's 8 of 10: 0.490 to 0.943.
        let estimate = share(&[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0].into_iter().collect());
        assert!(near(estimate.low, 0.490_2) && near(estimate.high, 0.943_3), "{estimate:?}");
        let all = share(&(0..1000).map(|_| 1.0).collect());
        assert!(all.high == 1.0 && near(all.low, 0.996_2), "{all:?}");
    }

    #[test]
    fn many_deals_are_judged_by_their_spread() {
        let estimate = share(&(0..400).map(|deal| f64::from(deal % 2)).collect());
        assert!(near(estimate.low, 0.450_9) && near(estimate.high, 0.549_1), "{estimate:?}");
        // Luck that favours a seat, and nothing else: every deal is split, and there is no doubt at all.
        let split = share(&(0..400).map(|_| 0.5).collect());
        assert_eq!((split.low, split.high), (0.5, 0.5));
    }

    /// Deals of two games with common luck: in 2000 matches of a known strength the interval holds the truth 19 times
    /// out of 20.
    #[test]
    fn intervals_hold_what_they_promise() {
        let mut rng = Rng::new(5);
        for (deals, truth) in [(12, 0.6), (40, 0.5), (100, 0.7), (100, 0.97)] {
            let hits = (0..2000).filter(|_| {
                let moments: Moments = (0..deals).map(|_| deal(&mut rng, truth)).collect();
                let estimate = share(&moments);
                estimate.low <= truth && truth <= estimate.high
            });
            let hits = hits.count();
            assert!(hits >= 1850, "{deals} deals at {truth}: {hits} of 2000");
        }
    }

    /// The mean of two games; half of the time the second one ends as the first.
    fn deal(rng: &mut Rng, truth: f64) -> f64 {
        let mut game = || f64::from(u8::from((rng.below(1_000_000) as f64) < truth * 1e6));
        let (first, second) = (game(), game());
        if rng.below(2) == 0 { first } else { (first + second) / 2.0 }
    }
}
