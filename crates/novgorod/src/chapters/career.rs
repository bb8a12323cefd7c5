//! V-4.5: rising in the career.

use crate::event::Event;
use crate::phase::{Need, Purpose};
use crate::pieces::*;
use crate::sets::LuxurySet;
use crate::state::Novgorod;
use crate::tables::RowCost;
use game::Sink;

impl Novgorod {
    fn need_of_row(row: RowCost) -> Need {
        let kinds = LuxurySet::ALL;
        Need { luxuries: row.luxuries, kinds, different: row.goods, ..Need::nothing(Purpose::Career) }
    }

    /// V-4.5, V-4.8: whether the lowest free row can be paid. If covering it takes the privilege income away, what is owed must be
    /// payable without it.
    #[inline]
    pub(crate) fn can_rise(&self) -> bool {
        let Some(row) = self.me().next_row(self.tables()) else { return false };
        let more = row.ducats + self.income_privilege_lost();
        self.can_supply(&Novgorod::need_of_row(row), self.work(), more)
    }

    /// What the privilege income is worth, if rising now would take it away unused.
    #[inline]
    fn income_privilege_lost(&self) -> u16 {
        let after = self.me().shows(Privilege::Income, self.me().rows + 1, self.tables());
        if after { 0 } else { self.last_income() }
    }

    /// V-4.7: in the second step the privilege income is offered when rising would take it away.
    #[inline]
    pub(crate) fn may_lose_income_privilege(&self) -> bool {
        self.income_privilege_lost() > 0 && self.me().next_row(self.tables()).is_some()
    }

    /// Begins to pay for the lowest free row. Its ducats fall due at the end of phase 2.
    pub(crate) fn rise(&mut self, sink: &mut impl Sink<Event>) {
        let row = self.me().next_row(self.tables()).expect("a free row");
        self.this_turn.owed += row.ducats;
        self.supply(Novgorod::need_of_row(row), sink);
    }

    /// V-4.5, V-4.9: a row is covered, and its privilege gone.
    pub(crate) fn rose(&mut self, sink: &mut impl Sink<Event>) {
        let tables = self.tables();
        let ducats = self.me().next_row(tables).expect("a free row").ducats;
        let me = self.me_mut();
        let before = tables.seals_per_turn[usize::from(me.rows)];
        me.rows += 1;
        let (rows, now) = (me.rows, tables.seals_per_turn[usize::from(me.rows)]);
        sink.emit(Event::Rose { seat: self.active, rows, ducats });
        if before < 3 && now >= 3 {
            self.award(Bonus::Career, sink);
        }
    }
}
