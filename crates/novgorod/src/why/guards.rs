//! The guards in the order in which a player wants to hear of them: whose turn, which part of it, what is closed, taken
//! or used up, what is missing, and last the ducats.

use super::{Reason, Stage};
use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Novgorod;
use game::{Game, Seat, Turn};

/// Nothing costs so many ducats, all fees of a route included.
const ENOUGH: u16 = 256;

impl Novgorod {
    /// Whether the list of `seat` has this action, and why not.
    pub(super) fn allows(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        match self.turn() {
            Turn::Over => return Err(Reason::Over),
            Turn::Chance => return Err(Reason::Dealing),
            Turn::Seats(seats) if !seats.has(seat) => return Err(Reason::NotYourTurn(self.active)),
            Turn::Seats(_) => {}
        }
        self.allows_in_phase(action)?;
        self.allows_thing(action)?;
        self.allows_price(action)
    }

    /// What comes first, and to which part of the turn an action belongs.
    fn allows_in_phase(&self, action: Action) -> Result<(), Reason> {
        let now = match self.phase {
            Phase::ChooseSide if matches!(action, Action::Side(_)) => return Ok(()),
            Phase::ChooseSide => return Err(Reason::SideFirst),
            Phase::Introduction => Stage::Introduction,
            Phase::Laying => Stage::Route,
            Phase::Buying => Stage::Purchase,
            Phase::Ending => Stage::End,
            _ => Stage::Uses,
        };
        let detail = matches!(action, Action::Make(_) | Action::Give(_) | Action::GiveStored);
        let stowing = matches!(action, Action::Beside | Action::Under);
        match (self.phase, self.stage_of(action, now)) {
            (Phase::Supplying(_), _) if detail => Ok(()),
            (Phase::Stowing(_), _) if stowing => Ok(()),
            (_, None) => Err(Reason::NotAsked),
            (_, Some(stage)) if now < stage => Err(Reason::NotYet(stage)),
            (_, Some(stage)) if now > stage => Err(Reason::Missed(stage)),
            (Phase::Supplying(need), _) => Err(Reason::UseFirst(need.purpose)),
            (Phase::Stowing(order), _) => Err(Reason::StowFirst(order)),
            _ => Ok(()),
        }
    }

    /// The part of the game that an action belongs to; `None` for what is only asked within a use, or by chance.
    fn stage_of(&self, action: Action, now: Stage) -> Option<Stage> {
        Some(match action {
            Action::Post(_) | Action::Take(_) | Action::Draw if now == Stage::Introduction => now,
            Action::Post(_) | Action::Take(_) | Action::Draw | Action::Ship => Stage::Purchase,
            Action::TakeCheap(_) | Action::DrawCheap => Stage::Purchase,
            Action::Lay(_) | Action::Placeholder(_) | Action::Use(Privilege::Speed) => Stage::Route,
            Action::Sell(_) | Action::Fill(..) | Action::Rise | Action::Income(_) | Action::Store(_) => Stage::Uses,
            Action::Special(_) | Action::SpecialCheap(_) | Action::Use(Privilege::Income) => Stage::Uses,
            Action::Use(Privilege::Seal) => Stage::End,
            // At any time in the turn.
            Action::Pirate(_) | Action::Done => now.max(Stage::Route),
            Action::Use(Privilege::Order | Privilege::Any) => return None,
            Action::Side(_) | Action::Make(_) | Action::Give(_) | Action::GiveStored => return None,
            Action::Beside | Action::Under => return None,
            Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => return None,
            Action::Deal(_) | Action::Show(_) | Action::Career(_) => return None,
        })
    }

    /// What must hold besides the ducats: the guards of the chapters.
    fn allows_thing(&self, action: Action) -> Result<(), Reason> {
        let introduction = self.phase == Phase::Introduction;
        match action {
            Action::Post(city) if introduction => self.allows_first_post(city),
            Action::Take(order) if introduction => self.allows_first_order().and_then(|()| self.allows_shown(order)),
            Action::Draw if introduction => self.allows_first_order().and_then(|()| self.allows_draw()),
            Action::Post(city) => self.allows_post(city),
            Action::Ship => self.allows_speed(),
            Action::Take(order) => self.allows_order(false).and_then(|()| self.allows_shown(order)),
            Action::TakeCheap(order) => self.allows_order(true).and_then(|()| self.allows_shown(order)),
            Action::Draw => self.allows_order(false).and_then(|()| self.allows_draw()),
            Action::DrawCheap => self.allows_order(true).and_then(|()| self.allows_draw()),
            Action::Lay(city) => self.allows_card(city),
            Action::Placeholder(post) => self.allows_placeholder(post),
            Action::Use(Privilege::Speed) => self.allows_hurry(),
            Action::Use(privilege) => self.allows_privilege(privilege),
            Action::Pirate(city) => self.allows_pirate(city),
            Action::Sell(make) => self.allows_production(make).map(|_| ()),
            Action::Fill(order, half) => self.allows_line(order, half),
            Action::Rise => self.allows_row(),
            Action::Special(special) => self.allows_special(special, false),
            Action::SpecialCheap(special) => self.allows_special(special, true),
            Action::Make(make) => self.allows_make(make),
            Action::Give(city) => self.allows_card_given(city),
            Action::GiveStored => self.allows_stored_given(),
            Action::Income(city) => self.allows_own_card(city),
            Action::Store(city) => self.allows_store(city),
            Action::Side(_) | Action::Beside | Action::Under | Action::Done => Ok(()),
            Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => Err(Reason::NotAsked),
            Action::Deal(_) | Action::Show(_) | Action::Career(_) => Err(Reason::NotAsked),
        }
    }

    /// V-4.8: the list itself, with as few ducats more as are enough.
    fn allows_price(&self, action: Action) -> Result<(), Reason> {
        if self.offers(action) {
            return Ok(());
        }
        let offered = |more| self.with_ducats(self.active, more).offers(action);
        // What no ducats can buy is needed for the rest of a use.
        if !offered(ENOUGH) {
            debug_assert!(self.is_detail(), "'{action}' has no reason in {self:#?}");
            return Err(Reason::NeededElsewhere);
        }
        let (mut short, mut missing) = (0, ENOUGH);
        while missing - short > 1 {
            let middle = (short + missing) / 2;
            if offered(middle) { missing = middle } else { short = middle }
        }
        match self.price_of(action) {
            price if price > self.me().ducats => Err(Reason::Ducats { price, missing }),
            _ => Err(Reason::Fees { missing }),
        }
    }

    fn offers(&self, action: Action) -> bool {
        let mut choices = Vec::new();
        self.choices(self.active, &mut choices);
        choices.contains(&action)
    }

    /// What an action costs at once.
    fn price_of(&self, action: Action) -> u16 {
        match action {
            Action::Post(city) => self.post_price(city),
            Action::Ship => self.speed_price(self.active).unwrap_or_default(),
            Action::Take(_) | Action::Draw => self.order_price(false),
            Action::TakeCheap(_) | Action::DrawCheap => self.order_price(true),
            Action::Pirate(_) => self.cost_of_pirate().ducats,
            Action::Rise => self.me().next_row(self.tables()).map_or(0, |row| row.ducats),
            Action::Special(special) => self.to_pay(self.place_of_special(special), false),
            Action::SpecialCheap(special) => self.to_pay(self.place_of_special(special), true),
            _ => 0,
        }
    }
}
