//! Prices, and how to pay them coin by coin without ever being stranded.
//!
//! A bill is paid kind by kind, in the order of [`Coin`]: for each kind the list offers exactly the amounts after
//! which the rest can still be paid. Amounts that leave no choice are paid without asking, so the last kind never is
//! a question.

use crate::pieces::*;

game::set! {
    /// A set of kinds of coin.
    pub struct CoinSet(u8) of Coin;
}

impl CoinSet {
    /// The three resources.
    pub const RESOURCES: CoinSet = CoinSet(0b111);

    /// Those that come after `coin`.
    #[inline]
    fn after(self, coin: Coin) -> CoinSet {
        CoinSet(self.0 & !1 << coin as u8)
    }
}

/// What a player can pay with.
pub trait Purse {
    /// How many of this kind are there.
    fn holds(&self, coin: Coin) -> u16;
}

/// What a level costs: so many coins of these kinds, all of one kind, or mixed of at least two (N-6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Price {
    /// How many coins.
    pub count: u8,
    /// Whether at least two kinds must be mixed.
    pub mixed: bool,
    /// The kinds it is paid in.
    pub kinds: CoinSet,
}

/// A price, and a surcharge in the same coin: `total` coins from the `purse`, of which `price` are of the kinds in
/// `pay`, all of one kind, or mixed of at least two (N-6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Bill {
    /// How many coins it takes.
    pub(crate) total: u8,
    /// How many of them are the price of a level.
    pub(crate) price: u8,
    /// Whether the price must be mixed of at least two kinds.
    pub(crate) mixed: bool,
    /// The kinds the price is paid in.
    pub(crate) pay: CoinSet,
    /// The kinds that are asked for.
    pub(crate) purse: CoinSet,
}

impl Bill {
    /// Any resources (N-6.2, N-6.5).
    #[inline]
    pub fn any(total: u8) -> Bill {
        Bill { total, price: 0, mixed: false, pay: CoinSet::NONE, purse: CoinSet::RESOURCES }
    }

    /// A level's price in resources, together with a surcharge in any resources (N-6.3).
    #[inline]
    pub fn resources(price: Price, surcharge: u8) -> Bill {
        let Price { count, mixed, kinds } = price;
        Bill { total: count + surcharge, price: count, mixed, pay: kinds, purse: CoinSet::RESOURCES }
    }

    /// A level's price in goods (N-6.4).
    #[inline]
    pub fn goods(price: Price) -> Bill {
        let Price { count, mixed, kinds } = price;
        Bill { total: count, price: count, mixed, pay: kinds, purse: kinds }
    }

    /// How many coins it takes.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// How many coins are still to be paid after `paid`, which may have coins of another bill.
    #[inline]
    pub(crate) fn owed(&self, paid: &ByCoin<u8>) -> u8 {
        self.total - self.purse.iter().map(|coin| paid[coin]).sum::<u8>()
    }

    /// The first kind that is asked for.
    #[inline]
    pub fn first(&self) -> Coin {
        Coin::ALL[self.purse.0.trailing_zeros() as usize]
    }

    /// The kind that is asked for after `coin`.
    #[inline]
    pub fn next(&self, coin: Coin) -> Option<Coin> {
        self.purse.after(coin).iter().next()
    }

    /// Whether it can be paid at all.
    #[inline]
    pub fn payable(&self, purse: &impl Purse) -> bool {
        self.can_finish(purse, &ByCoin::all(0), self.purse)
    }

    /// The amounts of `coin` after which the rest can be paid, as a set of bits, when `paid` has been paid of the
    /// kinds before.
    #[inline]
    pub fn amounts(&self, purse: &impl Purse, paid: &ByCoin<u8>, coin: Coin) -> u32 {
        let most = u16::from(self.owed(paid)).min(purse.holds(coin)) as u8;
        let later = self.purse.after(coin);
        let mut paid = *paid;
        let mut amounts = 0;
        for amount in 0..=most {
            paid[coin] = amount;
            amounts |= u32::from(self.can_finish(purse, &paid, later)) << amount;
        }
        amounts
    }

    /// Whether the kinds `later` can complete what is paid so far.
    #[inline]
    fn can_finish(&self, purse: &impl Purse, paid: &ByCoin<u8>, later: CoinSet) -> bool {
        let owed = u16::from(self.owed(paid));
        if later.iter().map(|coin| purse.holds(coin)).sum::<u16>() < owed {
            return false;
        }
        if self.price == 0 {
            return true;
        }
        let price = u16::from(self.price);
        if !self.mixed {
            let enough = |coin| u16::from(paid[coin]) >= price;
            let will_do = |coin| later.has(coin) && owed >= price && purse.holds(coin) >= price;
            return self.pay.iter().any(|coin| enough(coin) || will_do(coin));
        }
        let (mut sum, mut kinds, mut more, mut more_kinds) = (0, 0, 0, 0);
        for coin in self.pay.iter() {
            sum += u16::from(paid[coin]);
            kinds += u16::from(paid[coin] > 0);
            if later.has(coin) {
                more += purse.holds(coin);
                more_kinds += u16::from(purse.holds(coin) > 0);
            }
        }
        sum + more.min(owed) >= price && kinds + more_kinds.min(owed) >= 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    impl Purse for ByCoin<u16> {
        fn holds(&self, coin: Coin) -> u16 {
            self[coin]
        }
    }

    /// Every payment the list leads to, kind by kind.
    fn payments(bill: &Bill, purse: &ByCoin<u16>) -> Vec<Vec<u8>> {
        fn go(bill: &Bill, purse: &ByCoin<u16>, paid: ByCoin<u8>, coin: Option<Coin>, out: &mut Vec<Vec<u8>>) {
            let Some(coin) = coin else {
                return out.push(bill.purse.iter().map(|coin| paid[coin]).collect());
            };
            let amounts = bill.amounts(purse, &paid, coin);
            assert_ne!(amounts, 0, "stranded at {coin} after {paid:?}");
            for amount in (0..32).filter(|amount| amounts >> amount & 1 != 0) {
                let mut paid = paid;
                paid[coin] = amount;
                go(bill, purse, paid, bill.next(coin), out);
            }
        }
        let mut out = Vec::new();
        if bill.payable(purse) {
            go(bill, purse, ByCoin::all(0), Some(bill.first()), &mut out);
        }
        out
    }

    /// The book's words, tried on every split: some coins of the payment are the price, all of one kind or of at
    /// least two.
    fn by_the_book(bill: &Bill, purse: &ByCoin<u16>) -> Vec<Vec<u8>> {
        let kinds: Vec<Coin> = bill.purse.iter().collect();
        let mut all = vec![vec![]];
        for &kind in &kinds {
            let most = purse[kind].min(bill.total.into()) as u8;
            all = all.iter().flat_map(|start| (0..=most).map(|n| [&start[..], &[n]].concat())).collect();
        }
        let splits = all.clone();
        all.retain(|payment| {
            let total = payment.iter().sum::<u8>() == bill.total;
            let is_price = |split: &Vec<u8>| {
                let kinds_used = split.iter().filter(|&&n| n > 0).count();
                split.iter().zip(payment).all(|(part, whole)| part <= whole)
                    && split.iter().zip(&kinds).all(|(&n, &kind)| n == 0 || bill.pay.has(kind))
                    && split.iter().sum::<u8>() == bill.price
                    && if bill.mixed { kinds_used >= 2 } else { kinds_used <= 1 }
            };
            total && splits.iter().any(is_price)
        });
        all
    }

    fn price(count: u8, mixed: bool, kinds: &str) -> Price {
        Price { count, mixed, kinds: kinds.split_whitespace().map(|coin| coin.parse().unwrap()).collect() }
    }

    #[test]
    fn n_11_9_a_mixed_price_of_three_simple_goods_has_seven_splits() {
        let bill = Bill::goods(price(3, true, "propeller sail compass"));
        let splits = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 1, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        assert_eq!(payments(&bill, &ByCoin::all(9)), splits);
    }

    #[test]
    fn n_6_4_an_unmixed_price_is_all_of_one_kind() {
        let bill = Bill::goods(price(2, false, "propeller sail compass"));
        assert_eq!(payments(&bill, &ByCoin::all(2)), [[0, 0, 2], [0, 2, 0], [2, 0, 0]]);
    }

    #[test]
    fn n_11_10_four_mixed_for_settlement_may_be_three_energy_and_one_mycelium() {
        let bill = Bill::resources(price(4, true, "energy mycelium"), 0);
        assert_eq!(payments(&bill, &ByCoin::all(9)), [[1, 3, 0], [2, 2, 0], [3, 1, 0]]);
    }

    #[test]
    fn n_6_3_the_surcharge_may_be_any_resource() {
        let bill = Bill::resources(price(2, false, "obsidian"), 1);
        assert_eq!(payments(&bill, &ByCoin::all(9)), [[0, 0, 3], [0, 1, 2], [1, 0, 2]]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn payments_are_exactly_those_of_the_book(
            holds in prop::array::uniform8(0u16..7),
            count in 0u8..6,
            surcharge in 0u8..4,
            mixed: bool,
            path in 0usize..4,
        ) {
            let mixed = mixed && count >= 2 && path > 0;
            let bill = match path {
                0 => Bill::resources(price(count, mixed, "obsidian"), surcharge),
                1 => Bill::resources(price(count, mixed, "energy mycelium"), surcharge),
                2 => Bill::goods(price(count, mixed, "propeller sail compass")),
                _ => Bill::goods(price(count, mixed, "lamp piston")),
            };
            let purse = ByCoin::new(holds);
            let payments = payments(&bill, &purse);
            prop_assert_eq!(&payments, &by_the_book(&bill, &purse));
            prop_assert_eq!(bill.payable(&purse), !payments.is_empty());
        }
    }
}
