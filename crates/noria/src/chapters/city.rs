//! N-6.2 to N-6.4: the City disc, Market and Investment, and the payments discs lead to.

use crate::event::Event;
use crate::payment::{Bill, Price, Purse};
use crate::phase::{Payment, Phase, Purpose, Use};
use crate::pieces::*;
use crate::state::{Noria, ThisTurn};
use crate::why::Reason;
use game::{Seat, Sink};

impl Noria {
    /// Whether there is a disc to take or a level to invest in.
    #[inline]
    pub(crate) fn city_usable(&self) -> bool {
        let resources = self.me().resources();
        Kind::ALL.iter().any(|&kind| self.for_sale(kind, resources))
            || Path::ALL.iter().any(|&path| self.can_invest(path))
    }

    /// N-6.2: a stack is offered while it lasts, to whoever has its price in any resources.
    #[inline]
    pub(crate) fn not_for_sale(&self, kind: Kind, resources: u16) -> Option<Reason> {
        let price = self.market.price[kind];
        if self.market.left[kind] == 0 {
            return Some(Reason::SoldOut);
        }
        Reason::lacks(price.into(), resources).map(|by| Reason::Price { price, by })
    }

    #[inline]
    pub(crate) fn for_sale(&self, kind: Kind, resources: u16) -> bool {
        self.not_for_sale(kind, resources).is_none()
    }

    /// N-6.2: takes a disc to the wheel's centre.
    pub(crate) fn market(&mut self, kind: Kind, using: Use, sink: &mut impl Sink<Event>) {
        let bill = Bill::any(self.market.price[kind]);
        self.begin_payment(Purpose::Market(kind), using, bill, sink);
    }

    fn take_disc(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        self.market.left[kind] -= 1;
        let free = self.this_turn.bought();
        self.this_turn.centre[free] = Some(kind);
        sink.emit(Event::Marketed { seat: self.active, kind });
    }

    /// N-6.3: one resource for every opponent strictly ahead on the path before the move.
    #[inline]
    pub(crate) fn surcharge(&self, path: Path) -> u8 {
        self.surcharge_of(self.active, path)
    }

    /// The same for any seat.
    #[inline]
    pub(crate) fn surcharge_of(&self, seat: Seat, path: Path) -> u8 {
        let level = self.player[seat].level[path];
        // A representative is not ahead of itself, and empty seats are on level 0.
        self.player.entries().iter().map(|player| u8::from(player.level[path] > level)).sum()
    }

    /// N-6.3, N-6.4: whether the next level of a path exists and can be paid.
    #[inline]
    pub(crate) fn can_invest(&self, path: Path) -> bool {
        self.me().level[path] < LEVELS && self.investment_payable(path, self.me())
    }

    /// N-6.3: whether what the player at turn owes for the next level could be paid from this purse.
    #[inline]
    pub(crate) fn investment_payable(&self, path: Path, purse: &impl Purse) -> bool {
        let (price, surcharge) = self.investment(path);
        price.payable(purse) && surcharge.payable(purse)
    }

    /// N-6.4: what the next level of a path costs the player at turn.
    #[inline]
    pub(crate) fn next_price(&self, path: Path) -> Price {
        self.tables().path[path].level(self.me().level[path] + 1)
    }

    /// N-6.3: the price of the next level, and the surcharge where it is not part of the same bill.
    #[inline]
    fn investment(&self, path: Path) -> (Bill, Bill) {
        let (price, surcharge) = (self.next_price(path), self.surcharge(path));
        match price.kinds.iter().next().map(Coin::sort) {
            Some(Ok(_)) => (Bill::resources(price, surcharge), Bill::any(0)),
            _ => (Bill::goods(price), Bill::any(surcharge)),
        }
    }

    /// N-6.3: invests, that is, pays for one level.
    pub(crate) fn invest(&mut self, path: Path, using: Use, sink: &mut impl Sink<Event>) {
        let (price, _) = self.investment(path);
        self.begin_payment(Purpose::Invest(path), using, price, sink);
    }

    /// N-6.3, N-2.7: a representative rises by one level, or from the cave to level 1.
    pub(crate) fn complete_investment(&mut self, path: Path, sink: &mut impl Sink<Event>) {
        let me = self.me_mut();
        me.level[path] += 1;
        let level = me.level[path];
        sink.emit(Event::Invested { seat: self.active, path, level });
    }

    /// Asks for the first kind of a bill; what is not a question is paid at once.
    #[inline]
    pub(crate) fn begin_payment(&mut self, purpose: Purpose, using: Use, bill: Bill, sink: &mut impl Sink<Event>) {
        let payment = Payment { purpose, using, bill, next: bill.first(), paid: ByCoin::all(0) };
        self.ask(payment, sink);
    }

    /// A part of a bill is paid.
    pub(crate) fn pay(&mut self, mut payment: Payment, amount: u8, sink: &mut impl Sink<Event>) {
        let coin = payment.next;
        self.me_mut().pay(coin, amount);
        payment.paid[coin] = amount;
        match payment.bill.next(coin) {
            Some(next) => self.ask(Payment { next, ..payment }, sink),
            None => self.bill_paid(payment, sink),
        }
    }

    /// Asks how much of a kind is paid, unless only one amount will do.
    fn ask(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        if payment.bill.total() == 0 {
            return self.bill_paid(payment, sink);
        }
        let amounts = payment.bill.amounts(self.me(), &payment.paid, payment.next);
        if amounts.is_power_of_two() {
            self.pay(payment, amounts.trailing_zeros() as u8, sink);
        } else {
            self.phase = Phase::Paying(payment);
        }
    }

    /// After a price in goods the surcharge follows (N-6.3); else the payment is complete.
    fn bill_paid(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        if let Purpose::Invest(path) = payment.purpose {
            let (_, bill) = self.investment(path);
            if bill.total() > 0 {
                let purpose = Purpose::Surcharge(path);
                return self.ask(Payment { purpose, bill, next: bill.first(), ..payment }, sink);
            }
        }
        if payment.paid != ByCoin::all(0) {
            sink.emit(Event::Paid { seat: self.active, coins: payment.paid });
        }
        let using = payment.using;
        match payment.purpose {
            Purpose::Market(kind) => self.take_disc(kind, sink),
            Purpose::Invest(path) | Purpose::Surcharge(path) => self.complete_investment(path, sink),
            Purpose::Journey(island) => return self.arrive(island, using, sink),
        }
        self.next_action(using, sink);
    }
}

impl ThisTurn {
    /// How many discs lie on the wheel's centre.
    pub fn bought(&self) -> usize {
        self.centre.iter().flatten().count()
    }
}
