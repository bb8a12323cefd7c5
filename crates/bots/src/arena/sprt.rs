//! Playing only as long as it takes to tell whether a player is better: Wald's sequential test, as chess engines are
//! tested.

use super::stats::{Moments, share_at};

/// The first player is worth `elo0` against `elo1`: which is it? Each answer is wrong one time in twenty if the truth
/// lies at the other; between the two either may come.
///
/// The test is the generalised one (GSPRT) in its normal form: the likelihood ratio is that of two normal distributions
/// of the deals' shares, with the means that the two strengths stand for and the spread that was observed. So common
/// luck in a deal, draws and shared victories need no model of their own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// No better than this, says the first hypothesis.
    pub elo0: f64,
    /// At least this, says the second.
    pub elo1: f64,
}

/// Which hypothesis was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The strength is `elo0`, or less.
    Elo0,
    /// The strength is `elo1`, or more.
    Elo1,
}

/// How often each hypothesis may be accepted though the other is true.
const ERROR: f64 = 0.05;
/// No verdict before so many deals: until then the spread is a guess.
const LEAST_DEALS: u32 = 8;

impl Sprt {
    /// The logarithm of the likelihood ratio reaches this, up or down, and the test is over: ln 19.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// How much more likely `elo1` is than `elo0` after these deals, as a logarithm.
    pub fn llr(&self, deals: &Moments, seats: u8) -> f64 {
        let (share0, share1) = (share_at(self.elo0, seats), share_at(self.elo1, seats));
        let middle = (share0 + share1) / 2.0;
        // One imagined deal that is won or lost as a whole keeps the spread above 0 when all real ones were equal.
        let spread = (deals.squares() + middle * (1.0 - middle)) / f64::from(deals.count().max(1));
        f64::from(deals.count()) * (share1 - share0) * (deals.mean() - middle) / spread
    }

    /// What the deals decide, if anything.
    pub fn verdict(&self, deals: &Moments, seats: u8) -> Option<Accepted> {
        match self.llr(deals, seats) {
            _ if deals.count() < LEAST_DEALS => None,
            llr if llr >= Sprt::bound() => Some(Accepted::Elo1),
            llr if llr <= -Sprt::bound() => Some(Accepted::Elo0),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;

    /// A deal of `seats` games, each won with this chance; some deals are decided by luck alone, whoever plays.
    fn deal(rng: &mut Rng, seats: u8, share: f64) -> f64 {
        let mut chance = |chance: f64| (rng.below(1_000_000) as f64) < chance * 1e6;
        let won = |win: bool| f64::from(u8::from(win));
        if chance(0.2) {
            return 1.0 / f64::from(seats) + if chance(0.5) { 0.1 } else { -0.1 };
        }
        // What luck levels out has to be made up for elsewhere, so that the mean is what it should be.
        let share = share + 0.25 * (share - 1.0 / f64::from(seats));
        (0..seats).map(|_| won(chance(share))).sum::<f64>() / f64::from(seats)
    }

    /// How many of 400 matches of this strength accept `elo1`, and how many deals they take on average.
    fn accepted(sprt: Sprt, seats: u8, elo: f64) -> (u32, u32) {
        let mut rng = Rng::new(u64::from(seats) + 7);
        let (mut stronger, mut all) = (0, 0);
        for _ in 0..400 {
            let mut deals = Moments::default();
            let verdict = loop {
                deals.add(deal(&mut rng, seats, share_at(elo, seats)));
                if let Some(verdict) = sprt.verdict(&deals, seats) {
                    break verdict;
                }
            };
            stronger += u32::from(verdict == Accepted::Elo1);
            all += deals.count();
        }
        (stronger, all / 400)
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        for (elo0, elo1) in [(0.0, 50.0), (0.0, 100.0), (-40.0, 10.0)] {
            let sprt = Sprt { elo0, elo1 };
            for seats in 2..=4 {
                let (wrong, _) = accepted(sprt, seats, elo0);
                assert!(wrong <= 28, "{sprt:?}, {seats} seats: {wrong} of 400 wrongly accept elo1");
                let (right, _) = accepted(sprt, seats, elo1);
                assert!(right >= 372, "{sprt:?}, {seats} seats: {right} of 400 rightly accept elo1");
            }
        }
    }

    #[test]
    fn a_clear_difference_is_told_soon() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        let (stronger, deals) = accepted(sprt, 2, 300.0);
        assert!(stronger == 400 && deals < 25, "{stronger} of 400, {deals} deals");
        let (stronger, deals) = accepted(sprt, 2, -200.0);
        assert!(stronger == 0 && deals < 25, "{stronger} of 400, {deals} deals");
    }

    #[test]
    fn equal_deals_do_not_divide_by_nothing() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        let split: Moments = (0..50).map(|_| 0.5).collect();
        assert_eq!(sprt.verdict(&split, 2), Some(Accepted::Elo0));
        assert_eq!(sprt.llr(&Moments::default(), 2), 0.0);
        assert_eq!(sprt.verdict(&(0..7).map(|_| 1.0).collect(), 2), None);
        assert_eq!(sprt.verdict(&(0..8).map(|_| 1.0).collect(), 2), Some(Accepted::Elo1));
    }
}
