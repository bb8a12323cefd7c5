//! Bonus cards and special orders.

use crate::pieces::*;
use crate::sets::GoodSet;
use crate::state::{BonusValue, Novgorod};

/// A bonus card in play (V-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct BonusView {
    /// Which card.
    pub bonus: Bonus,
    /// What it brings now; `None` for variety, which is counted at the end (V-7.2).
    pub seals: Option<u16>,
    /// How many have earned it this round.
    pub this_round: u8,
}

/// A special order in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct SpecialView {
    /// Which card.
    pub special: Special,
    /// The part that shows.
    pub part: Part,
    /// The goods that it asks for (V-10.2).
    pub goods: GoodSet,
    /// The luxury that it asks for.
    pub luxury: Option<Luxury>,
    /// Of how many goods the luxury is made at least.
    pub least_goods: u8,
    /// What it brings.
    pub seals: u16,
    /// What it costs now, with the cards above it (V-10.1).
    pub price: u16,
    /// Whether it was filled this turn (V-10.3).
    pub filled: bool,
}

impl Novgorod {
    pub(crate) fn bonus_view(&self, bonus: Bonus) -> Option<BonusView> {
        let card = self.bonus[bonus];
        let there = card.value != BonusValue::Absent;
        let seals = (bonus != Bonus::Variety).then(|| self.bonus_seals(bonus));
        there.then_some(BonusView { bonus, seals, this_round: card.this_round })
    }

    pub(crate) fn special_view(&self, place: u8) -> Option<SpecialView> {
        let (special, part) = self.row[usize::from(place)]?;
        let need = self.need_of_special(place);
        Some(SpecialView {
            special,
            part,
            goods: need.goods,
            luxury: need.kinds.iter().next(),
            least_goods: need.least_goods,
            seals: self.part(part).seals,
            price: self.special_price(place),
            filled: self.this_turn.specials >> place & 1 != 0,
        })
    }
}
