//! V-7: bonus cards.

use crate::event::Event;
use crate::pieces::*;
use crate::state::{BonusValue, Novgorod, Source};
use crate::tables::Wish;
use game::{Seat, Sink};

impl Novgorod {
    /// V-7.1: what a card in play brings now.
    pub(crate) fn bonus_seals(&self, bonus: Bonus) -> u16 {
        self.tables().bonus[bonus][usize::from(self.bonus[bonus].value == BonusValue::Low)]
    }

    /// V-7.1: the seat at turn has met a condition; it counts once per player and game.
    pub(crate) fn award(&mut self, bonus: Bonus, sink: &mut impl Sink<Event>) {
        if self.bonus[bonus].value == BonusValue::Absent || self.me().earned_bonus[bonus] {
            return;
        }
        let seals = self.bonus_seals(bonus);
        self.bonus[bonus].this_round += 1;
        let me = self.me_mut();
        me.earned_bonus[bonus] = true;
        me.seals[Source::Bonus] += seals;
        sink.emit(Event::GotBonus { seat: self.active, bonus, seals });
    }

    /// V-7.1: after the round, a card that one player earned at the high value falls to the low one; any other that was
    /// earned leaves.
    pub(crate) fn end_bonus_round(&mut self, sink: &mut impl Sink<Event>) {
        for bonus in Bonus::ALL {
            let card = &mut self.bonus[bonus];
            match (card.value, std::mem::take(&mut card.this_round)) {
                (BonusValue::Absent, _) | (_, 0) => {}
                (BonusValue::High, 1) => {
                    card.value = BonusValue::Low;
                    sink.emit(Event::BonusFell { bonus });
                }
                _ => {
                    card.value = BonusValue::Absent;
                    sink.emit(Event::BonusGone { bonus });
                }
            }
        }
    }

    /// V-7.2: different goods and luxuries printed on the orders under a ship, both halves.
    pub(crate) fn variety(&self, seat: Seat) -> usize {
        let mut seen = [false; Good::COUNT + Luxury::COUNT];
        let player = &self.player[seat];
        for order in player.done.or(player.counters).iter() {
            let table = &self.tables().order[order];
            for wish in [table.upper, table.lower] {
                match wish {
                    Wish::Goods(goods) => goods.iter().for_each(|good| seen[good as usize] = true),
                    Wish::Luxury(luxury) => seen[Good::COUNT + luxury as usize] = true,
                }
            }
        }
        seen.iter().filter(|&&seen| seen).count()
    }

    /// V-7.2: counted at the end.
    pub(crate) fn award_variety(&mut self, sink: &mut impl Sink<Event>) {
        if self.bonus[Bonus::Variety].value == BonusValue::Absent {
            return;
        }
        for seat in Seat::first(self.rules.seats) {
            let seals = self.tables().variety[self.variety(seat)];
            self.player[seat].seals[Source::Bonus] += seals;
            sink.emit(Event::GotBonus { seat, bonus: Bonus::Variety, seals });
        }
    }
}
