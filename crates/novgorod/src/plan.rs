//! One plan for phase 2, one order. The rules let the uses of a route come in any order (V-4), and most orders of one
//! plan end alike; computer players think about one of them: orders first, then career rows and special orders, then
//! sales from right to left, income from left to right, and the good that is stored. What earns ducats comes earlier
//! where a row or a special order needs them.
//!
//! Nothing is lost. Uses of one plan touch different cards, so they can be exchanged, unless one pays for the other or
//! takes away its privilege. After the pirate was moved any use is open again, because his price depends on the seals
//! that came before.

use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Last, Novgorod};

/// When a use comes, as a step and a number within it.
type Moment = (u8, u8);

const ROW: Moment = (1, 0);
const EXTRA_INCOME: Moment = (3, u8::MAX);
const STORE: Moment = (4, 0);

impl Novgorod {
    /// Drops the choices that only repeat a plan in another order.
    pub(crate) fn keep_one_order_of_uses(&self, choices: &mut Vec<Action>) {
        if self.phase != Phase::Using {
            return;
        }
        let last = match self.this_turn.last {
            Last::Other | Last::Pirate => return,
            Last::Fill(order, half) => fill(order, half),
            Last::Row => ROW,
            Last::Sale(place) => sale(place),
            Last::Income(place) => income(place),
            Last::ExtraIncome => EXTRA_INCOME,
            Last::Store => STORE,
        };
        let in_order = |action: &Action| match *action {
            Action::Fill(order, half) => fill(order, half) > last,
            Action::Rise | Action::Special(_) | Action::SpecialCheap(_) => last <= ROW || self.needs(*action),
            Action::Sell(make) => sale(self.place_of_manufactory(make.city)) > last,
            Action::Income(city) => income(self.place_given(city)) > last,
            Action::Use(_) => EXTRA_INCOME > last,
            Action::Store(_) => STORE > last,
            _ => true,
        };
        // Fees may ask for income that was passed over.
        if choices.iter().any(in_order) {
            choices.retain(in_order);
        }
    }

    /// Whether a row or a special order may have waited for what was earned just now: for ducats, or for the privilege
    /// income before it covers that.
    fn needs(&self, action: Action) -> bool {
        let last = self.this_turn.last;
        let price = match action {
            Action::Special(special) => self.to_pay(self.place_of_special(special), false),
            Action::SpecialCheap(special) => self.to_pay(self.place_of_special(special), true),
            _ => self.me().next_row(self.tables()).map_or(0, |row| row.ducats),
        };
        let covers_income = || {
            let shows = |rows| self.me().shows(Privilege::Income, rows, self.tables());
            action == Action::Rise && !shows(self.me().rows + 1)
        };
        last != Last::Store && (price > 0 || last == Last::ExtraIncome && covers_income())
    }
}

fn fill(order: Order, half: Half) -> Moment {
    (0, 2 * game::Key::index(order) as u8 + half as u8)
}

/// From right to left.
fn sale(place: u8) -> Moment {
    (2, u8::MAX - place)
}

/// From left to right.
fn income(place: u8) -> Moment {
    (3, place)
}
