//! A tiny seeded generator for tests and bots. Luck at a live table comes from the operating system instead.

/// SplitMix64: one addition and one mix a number, any seed is good, the same on every machine.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The same seed gives the same numbers.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`, each as likely as the next to within n parts in 2^64.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// One entry, each as likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<'a, T>(&mut self, entries: &'a [T]) -> &'a T {
        &entries[self.below(entries.len())]
    }

    /// One outcome, as likely as its weight says.
    ///
    /// # Panics
    /// If there is no weight at all.
    pub fn weighted<A: Copy>(&mut self, outcomes: &[(A, u32)]) -> A {
        let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let mut left = self.below(total as usize) as u64;
        // A fair die needs no search. The answer is the one that the search would find.
        if outcomes.iter().all(|&(_, weight)| weight == 1) {
            return outcomes[left as usize].0;
        }
        for &(action, weight) in outcomes {
            if left < u64::from(weight) {
                return action;
            }
            left -= u64::from(weight);
        }
        unreachable!("chance was asked without any weight")
    }

    /// Puts the entries in a random order.
    pub fn shuffle<T>(&mut self, entries: &mut [T]) {
        for last in (1..entries.len()).rev() {
            entries.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn below_is_below_and_reaches_everything() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[rng.below(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn weights_are_kept() {
        let mut rng = Rng::new(2);
        let hits = (0..8000).filter(|_| rng.weighted(&[('a', 1), ('b', 0), ('c', 3)]) == 'a').count();
        assert!((1800..2200).contains(&hits), "{hits}");
        assert!((0..1000).all(|_| rng.weighted(&[('a', 1), ('b', 0), ('c', 3)]) != 'b'));
    }

    #[test]
    fn equal_weights_are_equal_whatever_they_are() {
        let fair = |weight| ['a', 'b', 'c'].map(|face| (face, weight));
        let (mut ones, mut sevens) = (Rng::new(3), Rng::new(3));
        assert!((0..1000).all(|_| ones.weighted(&fair(1)) == sevens.weighted(&fair(7))));
    }
}
