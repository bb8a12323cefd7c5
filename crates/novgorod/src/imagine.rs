//! What a seat cannot see: the orders others hold unseen, their counters, and the pile. All of them could be any of
//! them.

use crate::phase::Phase;
use crate::pieces::Order;
use crate::sets::OrderSet;
use crate::state::{Novgorod, Player};
use game::{Rng, Seat};

impl Player {
    /// Orders in hand that the others do not know.
    pub(crate) fn secret(&self) -> OrderSet {
        self.hand.minus(self.known)
    }
}

/// A world that `seat` cannot tell from this one, each as likely as the next.
pub(crate) fn imagine(game: &Novgorod, seat: Seat, rng: &mut Rng) -> Novgorod {
    let mut world = game.clone();
    // When the game is over the counters are shown (V-7.2).
    let counters = |player: &Player| if game.phase == Phase::Over { OrderSet::NONE } else { player.counters };
    let others = || Seat::first(game.rules.seats).filter(move |&other| other != seat);
    let mut unseen = [Order::new(0); Order::COUNT];
    let hidden = |other| game.player[other].secret().or(counters(&game.player[other]));
    let all = others().map(hidden).fold(game.pile, OrderSet::or);
    let count = all.len();
    for (slot, order) in unseen.iter_mut().zip(all.iter()) {
        *slot = order;
    }
    rng.shuffle(&mut unseen[..count]);
    let mut left = unseen[..count].iter().copied();
    let mut take = |many: usize| left.by_ref().take(many).collect::<OrderSet>();
    for other in others() {
        let player = &game.player[other];
        let secret = take(player.secret().len());
        let counted = take(counters(player).len());
        let imagined = &mut world.player[other];
        imagined.hand = player.known.or(secret);
        imagined.counters = player.counters.minus(counters(player)).or(counted);
    }
    world.pile = take(Order::COUNT);
    world
}
