//! How much is missing for a level, a good or a payment, and the position in which it is not missing.

use super::{Part, Reason};
use crate::payment::{Bill, CoinSet};
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Noria, Player};

impl Noria {
    /// N-6.3, N-6.4: the fewest coins that would do, by trying: first for the price of the next level, then for the
    /// surcharge.
    pub(super) fn missing_for_level(&self, path: Path) -> Reason {
        let me = self.me();
        if me.level[path] >= LEVELS {
            return Reason::Top;
        }
        let price = self.next_price(path);
        let bill = match price.kinds.minus(CoinSet::RESOURCES).is_empty() {
            true => Bill::resources(price, 0),
            false => Bill::goods(price),
        };
        let priced = |purse: &Player| bill.payable(purse);
        let (by, enough) = fewest(me, price.kinds, &priced);
        let helps = |&coin: &Coin| given(&with(me, coin, 1), price.kinds, by - 1, &priced).is_some();
        let kinds = price.kinds.iter().filter(|_| by > 0).filter(helps).collect();
        let (any, _) = fewest(&enough, CoinSet::RESOURCES, &|purse| self.investment_payable(path, purse));
        Reason::Level { path, by, kinds, any }
    }

    /// N-6.9
    pub(super) fn not_produced(&self, good: Good, count: u8) -> Option<Reason> {
        let me = self.me();
        if count > 0 && count <= me.can_produce(good, self.tables()) {
            return None;
        }
        Some(match me.empty[good] {
            0 if me.full[good] == 0 => Reason::NoWarehouse(good),
            empty if empty < count => Reason::Full(good),
            _ => {
                let cost = self.production_cost(good, count);
                let lacks = |it| Reason::lacks(cost[it], me.resources[it]).unwrap_or(0);
                Reason::Materials(ByResource::new(Resource::ALL.map(|it| lacks(it) as u8)))
            }
        })
    }

    /// N-6.3: amounts after which the rest could not be paid are not offered.
    pub(super) fn not_paid(&self, coin: Coin, amount: u8) -> Option<Reason> {
        let Phase::Paying(payment) = self.phase else { return Some(Reason::NothingToPay) };
        let amounts = payment.bill.amounts(self.me(), &payment.paid, payment.next);
        let offered = coin == payment.next && amounts.checked_shr(amount.into()).unwrap_or(0) & 1 != 0;
        (!offered).then_some(Reason::Rest)
    }

    /// This position with `more` of what is missing, given so that it is enough if it can be, and in the part of the
    /// turn in which it is asked for; what needs a disc is asked with that disc in use.
    pub(super) fn supplied(&self, reason: &Reason, more: u8) -> Option<Noria> {
        let me = self.me();
        let any = with(me, Coin::Energy, more);
        Some(match *reason {
            Reason::Knowledge { part, .. } => {
                let knowing = Player { knowledge: me.knowledge + u16::from(more), ..*me };
                match part {
                    Part::Influence => self.given_to_me(knowing, Phase::Influence),
                    Part::Action => self.given_to_me(knowing, Phase::Action),
                    _ => self.given_to_me(knowing, Phase::Politics),
                }
            }
            Reason::NoGood(good) => self.given_to_me(with(me, good.into(), more), Phase::Action),
            Reason::Price { .. } => self.using(Kind::City, any)?,
            Reason::Fee { .. } => self.using(Kind::Journey, any)?,
            Reason::Level { path, .. } => {
                let kinds = CoinSet::RESOURCES.or(self.next_price(path).kinds);
                let enough = |purse: &Player| self.investment_payable(path, purse);
                self.using(Kind::City, given(me, kinds, more, &enough).unwrap_or(any))?
            }
            Reason::Materials(lacks) => {
                let mut left = more;
                let supplied = Resource::ALL.into_iter().fold(*me, |purse, resource| {
                    let count = lacks[resource].min(left);
                    left -= count;
                    with(&purse, resource.into(), count)
                });
                self.using(Kind::Tool, supplied)?
            }
            _ => return None,
        })
    }

    fn given_to_me(&self, me: Player, phase: Phase) -> Noria {
        let mut after = self.clone();
        *after.me_mut() = me;
        after.phase = phase;
        after
    }

    /// A position in which a disc of this type is in use, if one is or can be.
    fn using(&self, kind: Kind, me: Player) -> Option<Noria> {
        if !matches!(self.phase, Phase::Influence | Phase::Modifying(_) | Phase::Action) {
            return Some(self.given_to_me(me, self.phase));
        }
        let hole = self.in_reach().iter().find(|&hole| self.my_disc(hole).kind == kind)?;
        let mut after = self.given_to_me(me, Phase::Action);
        after.activate(hole, false, &mut ());
        Some(after)
    }
}

/// A player with so many more of a coin.
fn with(player: &Player, coin: Coin, more: u8) -> Player {
    let mut player = *player;
    match coin.sort() {
        Ok(resource) => player.resources[resource] += u16::from(more),
        Err(good) => player.full[good] += more,
    }
    player
}

/// The fewest coins of these kinds that have to be added until it is enough, and the player who has them.
fn fewest(player: &Player, kinds: CoinSet, enough: &impl Fn(&Player) -> bool) -> (u8, Player) {
    let tried = (0..).find_map(|more| Some((more, given(player, kinds, more, enough)?)));
    tried.expect("a price that can be paid")
}

/// The player with so many more coins of these kinds, in a way in which it is enough, if there is one.
fn given(player: &Player, kinds: CoinSet, more: u8, enough: &impl Fn(&Player) -> bool) -> Option<Player> {
    let Some(first) = kinds.iter().next() else { return (more == 0 && enough(player)).then_some(*player) };
    let rest = kinds.without(first);
    let least = if rest.is_empty() { more } else { 0 };
    (least..=more).find_map(|count| given(&with(player, first, count), rest, more - count, enough))
}
