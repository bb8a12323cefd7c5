//! V-2: the options, and the draws before the introduction.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::*;
use game::{OptionSpec, Seat, Sink};

/// The variants of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "bonus", values: &["first", "random"] },
    OptionSpec { name: "career", values: &["front", "choose"] },
    OptionSpec { name: "merchant", values: &["off", "front", "back"] },
    OptionSpec { name: "pirate", values: &["off", "front", "back"] },
    OptionSpec { name: "places", values: &["printed", "drawn"] },
    OptionSpec::flag("special"),
];

impl Novgorod {
    /// V-2.2: manufactories that stand nowhere yet.
    pub(crate) fn unbuilt(&self) -> impl Iterator<Item = Manufactory> {
        Manufactory::ALL.into_iter().filter(|&it| !self.manufactory.entries().contains(&Some(it)))
    }

    /// V-2.2
    pub(crate) fn build(&mut self, city: City, manufactory: Manufactory, sink: &mut impl Sink<Event>) {
        self.manufactory[city] = Some(manufactory);
        sink.emit(Event::Built { city, manufactory, luxury: self.tables().manufactory[manufactory].luxury });
        match City::ALL.get(city as usize + 1) {
            Some(&next) => self.phase = Phase::DrawManufactory(next),
            None if self.rules.special => self.phase = Phase::DrawSpecial(0),
            None => self.begin_bonus(sink),
        }
    }

    /// V-10.1: special orders that are not in the row yet.
    pub(crate) fn unlaid(&self) -> impl Iterator<Item = Special> {
        Special::ALL.into_iter().filter(|&it| !self.row.iter().flatten().any(|&(laid, _)| laid == it))
    }

    /// V-10.1: the row shows the parts A, A, B, C.
    pub(crate) fn lay_special(&mut self, place: u8, special: Special, sink: &mut impl Sink<Event>) {
        let part = [Part::A, Part::A, Part::B, Part::C][usize::from(place)];
        self.row[usize::from(place)] = Some((special, part));
        sink.emit(Event::RowLaid { place, special, part });
        if place < 3 {
            self.phase = Phase::DrawSpecial(place + 1);
        } else {
            self.begin_bonus(sink);
        }
    }

    /// V-2.6: the pair of a first game, or two at random.
    fn begin_bonus(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::DrawBonus;
        if self.rules.first_bonus {
            self.tables().first_bonus.into_iter().for_each(|bonus| self.show_bonus(bonus, sink));
        }
    }

    /// V-2.6: bonus cards that are not in play.
    pub(crate) fn unshown_bonuses(&self) -> impl Iterator<Item = Bonus> {
        Bonus::ALL.into_iter().filter(|&it| self.bonus[it].value == BonusValue::Absent)
    }

    /// V-2.6
    pub(crate) fn show_bonus(&mut self, bonus: Bonus, sink: &mut impl Sink<Event>) {
        self.bonus[bonus].value = BonusValue::High;
        sink.emit(Event::BonusShown { bonus });
        if self.unshown_bonuses().count() == Bonus::COUNT - 2 {
            self.begin_places();
        }
    }

    /// V-9.3: merchant and pirate begin in the printed cities, or in drawn ones.
    fn begin_places(&mut self) {
        self.phase = match self.rules {
            Rules { drawn_places: true, merchant: Some(_), .. } => Phase::PlaceMerchant,
            Rules { drawn_places: true, .. } => Phase::PlacePirate,
            _ => Phase::DealFirst(Seat::ALL[0]),
        };
    }

    pub(crate) fn place_merchant(&mut self, city: City, sink: &mut impl Sink<Event>) {
        self.merchant = city;
        sink.emit(Event::MerchantPlaced { city });
        let pirate = self.rules.pirate.is_some();
        self.phase = if pirate { Phase::PlacePirate } else { Phase::DealFirst(Seat::ALL[0]) };
    }

    pub(crate) fn place_pirate(&mut self, city: City, sink: &mut impl Sink<Event>) {
        self.pirate = city;
        sink.emit(Event::PiratePlaced { city });
        self.phase = Phase::DealFirst(Seat::ALL[0]);
    }

    /// V-2.4: everyone gets an order.
    pub(crate) fn deal_first(&mut self, seat: Seat, order: Order, sink: &mut impl Sink<Event>) {
        self.deal(seat, order, sink);
        let next = seat.next(self.rules.seats);
        self.phase = if next == Seat::ALL[0] { Phase::ShowFirst } else { Phase::DealFirst(next) };
    }

    /// V-2.4: players + 2 are shown.
    pub(crate) fn show_first(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        self.show_order(order, sink);
        if self.shown.len() == usize::from(self.rules.seats + self.tables().orders_shown_extra) {
            self.phase = Phase::DrawCareer(Seat::ALL[0]);
        }
    }

    /// V-2.5: career cards that nobody has.
    pub(crate) fn careers_left(&self) -> impl Iterator<Item = Career> {
        Career::ALL.into_iter().filter(|&it| self.players().all(|player| player.career != Some(it)))
    }

    /// V-2.5: the lowest number starts.
    pub(crate) fn draw_career(&mut self, seat: Seat, career: Career, sink: &mut impl Sink<Event>) {
        self.player[seat].career = Some(career);
        sink.emit(Event::GotCareer { seat, career });
        let next = seat.next(self.rules.seats);
        if next != Seat::ALL[0] {
            self.phase = Phase::DrawCareer(next);
            return;
        }
        let lowest = Seat::first(self.rules.seats).min_by_key(|&seat| self.player[seat].career);
        self.first = lowest.expect("somebody plays");
        self.active = self.first;
        if self.rules.choose_side {
            self.phase = Phase::ChooseSide;
        } else {
            self.begin_introduction();
        }
    }

    /// V-2.5: sides are chosen in turn order.
    pub(crate) fn choose_side(&mut self, side: Side, sink: &mut impl Sink<Event>) {
        self.me_mut().side = side;
        sink.emit(Event::ChoseSide { seat: self.active, side });
        self.active = self.active.next(self.rules.seats);
        if self.active == self.first {
            self.begin_introduction();
        }
    }
}
