//! What happens: one match that reads as a table of contents.

use crate::action::Action;
use crate::chapters::supply::HOLD;
use crate::event::Event;
use crate::phase::{Phase, Refill};
use crate::pieces::*;
use crate::state::{Last, Novgorod};
use game::{Actor, Sink};

/// Carries out a choice or an outcome of chance.
pub(crate) fn apply(game: &mut Novgorod, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
    game.remember(action);
    match (game.phase, action) {
        // V-2: before the first turn
        (Phase::DrawManufactory(city), Action::Build(manufactory)) => game.build(city, manufactory, sink),
        (Phase::DrawSpecial(place), Action::Row(special)) => game.lay_special(place, special, sink),
        (Phase::DrawBonus, Action::Bonus(bonus)) => game.show_bonus(bonus, sink),
        (Phase::PlaceMerchant, Action::Start(city)) => game.place_merchant(city, sink),
        (Phase::PlacePirate, Action::Start(city)) => game.place_pirate(city, sink),
        (Phase::DealFirst(seat), Action::Deal(order)) => game.deal_first(seat, order, sink),
        (Phase::ShowFirst, Action::Show(order)) => game.show_first(order, sink),
        (Phase::DrawCareer(seat), Action::Career(career)) => game.draw_career(seat, career, sink),
        (Phase::ChooseSide, Action::Side(side)) => game.choose_side(side, sink),
        (Phase::Introduction, Action::Post(city)) => game.take_first_post(city, sink),
        (Phase::Introduction, Action::Take(order)) => game.take_first_order(order, sink),
        (Phase::Introduction, Action::Draw) => game.draw_first_order(sink),
        (Phase::IntroductionDeal, Action::Deal(order)) => game.drew_first_order(order, sink),
        (Phase::Refill(then), Action::Show(order)) => game.refill_with(order, then, sink),

        // V-3: phase 1
        (Phase::Laying, Action::Lay(city)) => game.lay(city, sink),
        (Phase::Laying, Action::Placeholder(post)) => game.lay_placeholder(post, sink),
        (Phase::Laying, Action::Use(Privilege::Speed)) => game.use_privilege(Privilege::Speed, sink),
        (Phase::Laying, Action::Done) => game.finish_route(),

        // V-4, V-10: phase 2
        (Phase::Using, Action::Sell(make)) => game.sell(make, sink),
        (Phase::Using, Action::Fill(order, half)) => game.fill(order, half, sink),
        (Phase::Using, Action::Rise) => game.rise(sink),
        (Phase::Using, Action::Special(special)) => game.fill_special(special, false, sink),
        (Phase::Using, Action::SpecialCheap(special)) => game.fill_special(special, true, sink),
        (Phase::Using, Action::Income(city)) => game.take_income(city, sink),
        (Phase::Using, Action::Store(city)) => game.store(city, sink),
        (Phase::Using, Action::Use(Privilege::Income)) => game.use_income(sink),
        (Phase::Using, Action::Done) => game.pay_fees(sink),
        (Phase::Supplying(need), Action::Make(make)) => game.make_for(need, make, sink),
        (Phase::Supplying(need), Action::Give(city)) => game.give(need, game.place_given(city), sink),
        (Phase::Supplying(need), Action::GiveStored) => game.give(need, HOLD, sink),
        (Phase::Counter, Action::Deal(order)) => game.counter(order, sink),
        (Phase::Stowing(order), Action::Beside) => game.stow(order, true, sink),
        (Phase::Stowing(order), Action::Under) => game.stow(order, false, sink),

        // V-5: phase 3
        (Phase::Buying, Action::Post(city)) => game.buy_post(city, sink),
        (Phase::Buying, Action::Ship) => game.buy_speed(sink),
        (Phase::Buying, Action::Take(order)) => game.buy_order(order, false, sink),
        (Phase::Buying, Action::TakeCheap(order)) => game.buy_order(order, true, sink),
        (Phase::Buying, Action::Draw) => game.draw_order(false, sink),
        (Phase::Buying, Action::DrawCheap) => game.draw_order(true, sink),
        (Phase::BuyingDeal, Action::Deal(order)) => game.bought_order(order, sink),
        (Phase::Buying, Action::Done) => game.begin_ending(sink),

        // V-6: phase 4
        (Phase::Ending, Action::Use(Privilege::Seal)) => game.use_seal(sink),
        (Phase::Ending, Action::Done) => game.end_turn(sink),

        // V-9: the pirate, at any time
        (_, Action::Pirate(city)) => game.move_pirate(city, sink),

        (phase, action) => unreachable!("{actor:?} cannot do '{action}' in {phase:?}"),
    }
}

impl Novgorod {
    /// Keeps in mind what was decided; what belongs to a use that was begun, and what chance does, changes nothing.
    #[inline]
    fn remember(&mut self, action: Action) {
        self.this_turn.last = match action {
            Action::Pirate(_) => Last::Pirate,
            Action::Fill(order, half) => Last::Fill(order, half),
            Action::Rise | Action::Special(_) | Action::SpecialCheap(_) => Last::Row,
            Action::Sell(make) => Last::Sale(self.place_of_manufactory(make.city)),
            Action::Income(city) => Last::Income(self.place_given(city)),
            Action::Use(Privilege::Income) => Last::ExtraIncome,
            Action::Store(_) => Last::Store,
            Action::Make(_) | Action::Give(_) | Action::GiveStored => return,
            Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => return,
            Action::Deal(_) | Action::Show(_) | Action::Career(_) => return,
            Action::Side(_) | Action::Post(_) | Action::Ship | Action::Take(_) | Action::Draw => Last::Other,
            Action::TakeCheap(_) | Action::DrawCheap | Action::Lay(_) | Action::Placeholder(_) => Last::Other,
            Action::Use(_) | Action::Beside | Action::Under | Action::Done => Last::Other,
        };
    }

    /// V-2.8, V-5.1: shows an order, and goes on.
    fn refill_with(&mut self, order: Order, then: Refill, sink: &mut impl Sink<Event>) {
        self.show_order(order, sink);
        self.refill(then, sink);
    }
}
