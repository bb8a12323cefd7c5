//! V-4.5: rising in the career.

use super::supply::Stock;
use crate::event::Event;
use crate::phase::{Need, Purpose};
use crate::pieces::*;
use crate::sets::LuxurySet;
use crate::state::Novgorod;
use crate::tables::RowCost;
use crate::why::Reason;
use game::Sink;

impl Novgorod {
    /// V-4.5: what a row asks for besides its ducats.
    pub(crate) fn need_of_row(row: RowCost) -> Need {
        let kinds = LuxurySet::ALL;
        Need { luxuries: row.luxuries, kinds, different: row.goods, ..Need::nothing(Purpose::Career) }
    }

    /// V-4.5, V-4.8: whether the lowest free row can be paid. If covering it takes the privilege income away, the fees
    /// must be payable without it.
    #[inline]
    pub(crate) fn can_rise(&self, stock: Stock) -> bool {
        let Some(row) = self.me().next_row(self.tables()) else { return false };
        let need = Novgorod::need_of_row(row);
        if row.ducats > self.me().ducats || !stock.may_serve(&need) {
            return false;
        }
        let missing = self.missing_with(row.ducats, self.extra_income_with(self.me().rows + 1));
        self.can_supply(&need, self.work(), missing)
    }

    /// V-4.5: the same but for the ducats.
    pub(crate) fn allows_row(&self) -> Result<(), Reason> {
        let row = self.me().next_row(self.tables()).ok_or(Reason::Top)?;
        let stock = self.stock(self.sales(|_| ()));
        let (goods, luxuries) = (stock.goods.len() as u8, stock.luxuries.len() as u8);
        if goods < row.goods {
            return Err(Reason::FewGoods { wanted: row.goods, have: goods });
        }
        if luxuries < row.luxuries {
            return Err(Reason::FewLuxuries { wanted: row.luxuries, have: luxuries });
        }
        self.allows_need(&Novgorod::need_of_row(row))
    }

    /// Begins to pay for the lowest free row, its ducats first.
    pub(crate) fn rise(&mut self, sink: &mut impl Sink<Event>) {
        let row = self.me().next_row(self.tables()).expect("a free row");
        self.me_mut().spend(row.ducats);
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
