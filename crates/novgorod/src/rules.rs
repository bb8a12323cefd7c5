//! The rules as the table asks for them: the first position, who is to move, what may be chosen, what a choice does,
//! who wins. Choices and what they do are each one match that reads as a table of contents; the rest is in `setup.rs`,
//! `choices.rs`, `chapters/` and `audit.rs`.

use crate::action::Action;
use crate::chapters::supply::HOLD;
use crate::event::Event;
use crate::phase::{Phase, Refill};
use crate::pieces::*;
use crate::route::Route;
use crate::sets::{CitySet, OrderSet};
use crate::state::{BonusCard, BonusValue, Last, Novgorod, Player, Rules, ThisTurn};
use crate::tables::Tables;
use crate::{revisions, setup};
use game::{Actor, BadSetup, Game, OptionSpec, Per, PerSeat, Printed, Revision, Scores, Seat, Setup, Sink, Turn};
use std::ops::RangeInclusive;

impl Game for Novgorod {
    const NAME: &'static str = "novgorod";
    const REVISIONS: &'static [Revision] = revisions::REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    /// At most 40 rounds (V-8.3) of four turns with at most 80 steps: a route of 6 cards with a privilege; in phase 2
    /// some 7 goods, 5 rows and what they ask for, 4 counters and 3 orders to stow; purchases with the orders that are
    /// shown anew; and the pirate between any two decisions; and some 60 steps before the first turn.
    const LONGEST: u32 = 13_000;

    type Data = Tables;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, tables: &'static Tables) -> Result<Novgorod, BadSetup> {
        let rules = Rules {
            revision: setup.revision(),
            seats: setup.seats(),
            first_bonus: setup.value::<Novgorod>("bonus") == "first",
            choose_side: setup.value::<Novgorod>("career") == "choose",
            merchant: setup.value::<Novgorod>("merchant").parse().ok(),
            pirate: setup.value::<Novgorod>("pirate").parse().ok(),
            drawn_places: setup.value::<Novgorod>("places") == "drawn",
            special: setup.value::<Novgorod>("special") == "on",
        };
        if rules.drawn_places && rules.merchant.is_none() && rules.pirate.is_none() {
            return Err(BadSetup::Contradiction("option places = drawn needs the merchant or the pirate"));
        }
        let nobody = Player {
            posts: CitySet::NONE,
            hold: None,
            speed: tables.start_speed,
            ducats: 0,
            earned: 0,
            spent: 0,
            seals: Per::all(0),
            career: None,
            side: Side::Front,
            rows: 0,
            hand: OrderSet::NONE,
            known: OrderSet::NONE,
            beside: OrderSet::NONE,
            done: OrderSet::NONE,
            counters: OrderSet::NONE,
            blanks: 0,
            earned_bonus: ByBonus::all(false),
        };
        let mut player = PerSeat::all(nobody);
        for seat in Seat::first(rules.seats) {
            player[seat].earn(tables.start_ducats);
        }
        let absent = BonusCard { value: BonusValue::Absent, this_round: 0 };
        Ok(Novgorod {
            printed: Printed(tables),
            rules,
            phase: Phase::DrawManufactory(City::ALL[0]),
            round: 0,
            last_round: false,
            first: Seat::ALL[0],
            active: Seat::ALL[0],
            this_turn: ThisTurn::NEW,
            route: Route::EMPTY,
            player,
            manufactory: ByCity::all(None),
            pile: OrderSet::ALL,
            shown: OrderSet::NONE,
            bonus: ByBonus::all(absent),
            merchant: tables.merchant_start,
            pirate: tables.pirate_start,
            row: [None; 4],
        })
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.active)
    }

    #[inline]
    fn choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::ChooseSide => out.extend(Side::ALL.map(Action::Side)),
            Phase::Introduction => self.introduction_choices(out),
            Phase::Laying => self.laying_choices(out),
            Phase::Using => self.using_choices(out),
            Phase::Supplying(need) => self.supplying_choices(&need, out),
            Phase::Stowing(_) => out.extend([Action::Beside, Action::Under]),
            Phase::Buying => self.buying_choices(out),
            Phase::Ending => self.ending_choices(out),
            Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => {}
            Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => {}
            Phase::IntroductionDeal | Phase::Refill(_) | Phase::Counter | Phase::BuyingDeal | Phase::Over => {}
        }
    }

    fn is_detail(&self) -> bool {
        matches!(self.phase, Phase::Supplying(_) | Phase::Stowing(_))
    }

    /// All are equally likely.
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        match self.phase {
            Phase::DrawManufactory(_) => out.extend(self.unbuilt().map(|it| (Action::Build(it), 1))),
            Phase::DrawSpecial(_) => out.extend(self.unlaid().map(|it| (Action::Row(it), 1))),
            Phase::DrawBonus => out.extend(self.unshown_bonuses().map(|it| (Action::Bonus(it), 1))),
            Phase::PlaceMerchant | Phase::PlacePirate => out.extend(City::ALL.map(|it| (Action::Start(it), 1))),
            Phase::DrawCareer(_) => out.extend(self.careers_left().map(|it| (Action::Career(it), 1))),
            Phase::ShowFirst | Phase::Refill(_) => out.extend(self.pile.iter().map(|it| (Action::Show(it), 1))),
            Phase::DealFirst(_) | Phase::IntroductionDeal | Phase::Counter | Phase::BuyingDeal => {
                out.extend(self.pile.iter().map(|it| (Action::Deal(it), 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        self.remember(action);
        match (self.phase, action) {
            // V-2: before the first turn
            (Phase::DrawManufactory(city), Action::Build(manufactory)) => self.build(city, manufactory, sink),
            (Phase::DrawSpecial(place), Action::Row(special)) => self.lay_special(place, special, sink),
            (Phase::DrawBonus, Action::Bonus(bonus)) => self.show_bonus(bonus, sink),
            (Phase::PlaceMerchant, Action::Start(city)) => self.place_merchant(city, sink),
            (Phase::PlacePirate, Action::Start(city)) => self.place_pirate(city, sink),
            (Phase::DealFirst(seat), Action::Deal(order)) => self.deal_first(seat, order, sink),
            (Phase::ShowFirst, Action::Show(order)) => self.show_first(order, sink),
            (Phase::DrawCareer(seat), Action::Career(career)) => self.draw_career(seat, career, sink),
            (Phase::ChooseSide, Action::Side(side)) => self.choose_side(side, sink),
            (Phase::Introduction, Action::Post(city)) => self.take_first_post(city, sink),
            (Phase::Introduction, Action::Take(order)) => self.take_first_order(order, sink),
            (Phase::Introduction, Action::Draw) => self.draw_first_order(sink),
            (Phase::IntroductionDeal, Action::Deal(order)) => self.drew_first_order(order, sink),
            (Phase::Refill(then), Action::Show(order)) => self.refill_with(order, then, sink),

            // V-3: phase 1
            (Phase::Laying, Action::Lay(city)) => self.lay(city, sink),
            (Phase::Laying, Action::Placeholder(post)) => self.lay_placeholder(post, sink),
            (Phase::Laying, Action::Use(Privilege::Speed)) => self.use_privilege(Privilege::Speed, sink),
            (Phase::Laying, Action::Done) => self.finish_route(),

            // V-4, V-10: phase 2
            (Phase::Using, Action::Sell(make)) => self.sell(make, sink),
            (Phase::Using, Action::Fill(order, half)) => self.fill(order, half, sink),
            (Phase::Using, Action::Rise) => self.rise(sink),
            (Phase::Using, Action::Special(special)) => self.fill_special(special, false, sink),
            (Phase::Using, Action::SpecialCheap(special)) => self.fill_special(special, true, sink),
            (Phase::Using, Action::Income(city)) => self.take_income(city, sink),
            (Phase::Using, Action::Store(city)) => self.store(city, sink),
            (Phase::Using, Action::Use(Privilege::Income)) => self.use_income(sink),
            (Phase::Using, Action::Done) => self.pay_fees(sink),
            (Phase::Supplying(need), Action::Make(make)) => self.make_for(need, make, sink),
            (Phase::Supplying(need), Action::Give(city)) => self.give(need, self.place_given(city), sink),
            (Phase::Supplying(need), Action::GiveStored) => self.give(need, HOLD, sink),
            (Phase::Counter, Action::Deal(order)) => self.counter(order, sink),
            (Phase::Stowing(order), Action::Beside) => self.stow(order, true, sink),
            (Phase::Stowing(order), Action::Under) => self.stow(order, false, sink),

            // V-5: phase 3
            (Phase::Buying, Action::Post(city)) => self.buy_post(city, sink),
            (Phase::Buying, Action::Ship) => self.buy_speed(sink),
            (Phase::Buying, Action::Take(order)) => self.buy_order(order, false, sink),
            (Phase::Buying, Action::TakeCheap(order)) => self.buy_order(order, true, sink),
            (Phase::Buying, Action::Draw) => self.draw_order(false, sink),
            (Phase::Buying, Action::DrawCheap) => self.draw_order(true, sink),
            (Phase::BuyingDeal, Action::Deal(order)) => self.bought_order(order, sink),
            (Phase::Buying, Action::Done) => self.begin_ending(sink),

            // V-6: phase 4
            (Phase::Ending, Action::Use(Privilege::Seal)) => self.use_seal(sink),
            (Phase::Ending, Action::Done) => self.end_turn(sink),

            // V-9: the pirate, at any time
            (_, Action::Pirate(city)) => self.move_pirate(city, sink),

            (phase, action) => unreachable!("{actor:?} cannot do '{action}' in {phase:?}"),
        }
    }

    /// V-8.2: seals, and the ranking.
    fn scores(&self) -> Scores {
        let seats = self.rules.seats;
        let mut points = PerSeat::all(0);
        for seat in Seat::first(seats) {
            points[seat] = i32::from(self.player[seat].seals());
        }
        let ranked = |seat: Seat| self.player[seat].rows >= self.tables().x_rows;
        let turn_order = |seat: Seat| (seat.index() + usize::from(seats) - self.first.index()) % usize::from(seats);
        let mut scores = Scores::ranked(seats, points, |seat| {
            let player = &self.player[seat];
            let tie_break = (player.ducats, player.rows, player.posts.len(), turn_order(seat));
            ranked(seat).then_some((player.seals(), tie_break))
        });
        // V-8.2: who still shows an X has lost, even where nobody else is left to win.
        if !Seat::first(seats).any(ranked) {
            Seat::first(seats).for_each(|seat| scores.place[seat] = 2);
        }
        scores
    }

    fn audit(&self) -> Result<(), String> {
        self.count_orders()?;
        self.count_posts()?;
        self.count_manufactories()?;
        self.count_bonuses()?;
        self.check_ducats()?;
        self.check_seals()?;
        self.check_route()
    }

    /// An order that is filled, and the counters when all is counted (V-7.2).
    fn shows(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Ended)
    }

    /// What may be used in phase 2 depends on orders that only their owner knows.
    fn is_open(&self, seat: Seat) -> bool {
        self.phase != Phase::Using || self.player[seat].secret().is_empty()
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
