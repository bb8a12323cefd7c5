//! The position as numbers, for nets and programs: first the table and the turn, then the player's own things, then
//! what matters of the others. Of secret orders and counters only their number is written: law 11.

use crate::action::{Action, Make};
use crate::phase::{Need, Phase, Purpose};
use crate::pieces::*;
use crate::sets::OrderSet;
use crate::state::{BonusValue, Novgorod, Player};
use crate::tables::LINES;
use game::encode::{Encode, Numbered, Sheet, round_from};
use game::{Game, Seat};

game::numbered! {
    Action {
        Build(manufactory: Manufactory), Row(special: Special), Bonus(bonus: Bonus), Start(city: City),
        Deal(order: Order), Show(order: Order), Career(career: Career), Side(side: Side), Post(city: City), Ship,
        Take(order: Order), Draw, TakeCheap(order: Order), DrawCheap, Lay(city: City), Placeholder(city: City),
        Use(privilege: Privilege), Pirate(city: City), Sell(make: Make), Fill(order: Order, half: Half), Rise,
        Special(special: Special), SpecialCheap(special: Special), Make(make: Make), Give(city: City), GiveStored,
        Income(city: City), Store(city: City), Beside, Under, Done,
    }
}

impl Numbered for Make {
    const COUNT: usize = City::COUNT * LINES * 2;

    #[inline]
    fn number(self) -> usize {
        (self.city.number() * LINES + usize::from(self.line)) * 2 + self.stored.number()
    }

    fn numbered(number: usize) -> Option<Make> {
        let (city, line) = (City::numbered(number / 2 / LINES)?, (number / 2 % LINES) as u8);
        Some(Make { city, line, stored: number % 2 == 1 })
    }
}

game::words! {
    /// What is pending, without its details.
    enum Pending {
        Chance = "a draw", Side = "the side of a career card", Introduction = "the introduction",
        Laying = "the next card", Using = "the use of the route", Supplying = "supplies", Stowing = "a half-done order",
        Buying = "a purchase", Ending = "the end of the turn", Over = "nothing",
    }
}

game::words! {
    /// What supplies are for.
    enum Cause { Order = "an order", Career = "the career", Special = "a special order" }
}

impl Encode for Novgorod {
    fn encode(&self, seat: Seat, sheet: &mut impl Sheet) {
        sheet.flag("last round", self.last_round);
        sheet.steps("round", [1, 2, 4, 6, 8, 10, 13], self.round);
        sheet.one_of("pending", Some(self.pending()));
        self.encode_need(sheet);
        self.encode_route(sheet);
        self.encode_turn(sheet);
        self.encode_cities(sheet);
        self.encode_papers(sheet);
        let seats = round_from(seat, self.rules.seats);
        let seals = seats.clone().map(|seat| self.player[seat].seals()).max().unwrap_or(0);
        sheet.part("me", |sheet| self.encode_me(seat, seals, sheet));
        for (number, other) in seats.enumerate().skip(1) {
            sheet.part(format_args!("player +{number}"), |sheet| self.encode_other(seat, other, sheet));
        }
    }
}

impl Novgorod {
    #[inline(always)]
    fn encode_need(&self, sheet: &mut impl Sheet) {
        let need = if let Phase::Supplying(need) = self.phase { Some(need) } else { None };
        let cause = need.map(|need| match need.purpose {
            Purpose::Order(..) => Cause::Order,
            Purpose::Career => Cause::Career,
            Purpose::Special(_) => Cause::Special,
        });
        let need = need.unwrap_or(Need::nothing(Purpose::Career));
        sheet.one_of("supplies for", cause);
        sheet.each("needed", |good: Good| need.goods.has(good));
        sheet.each("needed", |luxury: Luxury| need.kinds.has(luxury) && need.luxuries > 0);
        sheet.level::<2>("luxuries needed", need.luxuries);
        sheet.level::<4>("different goods needed", need.different);
    }

    #[inline(always)]
    fn encode_route(&self, sheet: &mut impl Sheet) {
        let route = &self.route;
        let place = |city: City| route.place_of(city);
        sheet.each("visits", |city: City| place(city).is_some());
        sheet.each("visits with an unused card", |city: City| place(city).is_some_and(|it| route.fresh.has(it)));
        sheet.each("visits with an own post", |city: City| {
            place(city).is_some_and(|place| route.card(place).own().is_some())
        });
        sheet.each("lies face down", |city: City| route.face_down().has(city));
        sheet.one_of("last city", route.cards().filter_map(|card| card.visits()).next_back());
        sheet.level::<6>("cards of the route", route.len() as u16);
        sheet.level::<6>("room in the route", self.limit(None).saturating_sub(route.len()) as u16);
        sheet.steps("harbour fees", [1, 2, 4, 7], self.this_turn.fees);
    }

    #[inline(always)]
    fn encode_turn(&self, sheet: &mut impl Sheet) {
        let turn = &self.this_turn;
        sheet.one_of("privilege used", turn.privilege);
        sheet.flag("purchase made", turn.bought);
        sheet.flag("stored good used", turn.stored_used);
        sheet.one_of("stored now", turn.stored);
        sheet.flag("discount left", turn.discount > 0);
    }

    #[inline(always)]
    fn encode_cities(&self, sheet: &mut impl Sheet) {
        for city in City::ALL {
            sheet.part(city, |sheet| {
                sheet.one_of("holds", self.manufactory[city]);
                let owners = self.players().filter(|player| player.posts.has(city)).count();
                sheet.level::<2>("posts", owners as u16);
            });
        }
        sheet.one_of("merchant shows its", self.rules.merchant);
        sheet.one_of("merchant in", self.rules.merchant.map(|_| self.merchant));
        sheet.one_of("pirate shows its", self.rules.pirate);
        sheet.one_of("pirate in", self.rules.pirate.map(|_| self.pirate));
    }

    /// Orders, bonus cards and special orders.
    #[inline(always)]
    fn encode_papers(&self, sheet: &mut impl Sheet) {
        sheet.each("shown", |order: Order| self.shown.has(order));
        sheet.steps("orders to draw", [1, 4, 8, 12], self.drawable() as i32);
        sheet.each("high bonus", |bonus: Bonus| self.bonus[bonus].value == BonusValue::High);
        sheet.each("low bonus", |bonus: Bonus| self.bonus[bonus].value == BonusValue::Low);
        for (place, card) in self.row.iter().enumerate() {
            sheet.part(format_args!("row place {}", place + 1), |sheet| {
                sheet.one_of("shows", card.map(|(special, _)| special));
                sheet.one_of("part", card.map(|(_, part)| part));
                sheet.flag("filled", self.this_turn.specials >> place & 1 != 0);
            });
        }
    }

    #[inline(always)]
    fn encode_me(&self, seat: Seat, most_seals: u16, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        self.encode_open(seat, sheet);
        let done_above = if self.active == seat { self.this_turn.upper } else { OrderSet::NONE };
        sheet.each("in hand", |order: Order| player.hand.has(order));
        sheet.each("upper half done", |order: Order| player.beside.or(done_above).has(order));
        sheet.level::<3>("orders the others do not know", player.secret().len() as u16);
        let next = player.career.and_then(|_| player.next_row(self.tables()));
        let next = next.unwrap_or_default();
        sheet.part("next career row", |sheet| {
            sheet.level::<5>("goods", next.goods);
            sheet.level::<3>("luxuries", next.luxuries);
            sheet.steps("ducats", [1, 4, 7, 10, 13], next.ducats);
        });
        let shows = |privilege| player.career.is_some() && player.shows(privilege, player.rows, self.tables());
        sheet.each("privilege", |privilege: Privilege| shows(privilege));
        sheet.steps("ducats", [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25], player.ducats);
        sheet.steps("kinds of goods and luxuries delivered", [2, 4, 6, 8], self.variety(seat) as i32);
        sheet.steps("seals behind the leader", [1, 3, 6, 10, 15], most_seals - player.seals());
    }

    #[inline(always)]
    fn encode_other(&self, me: Seat, seat: Seat, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        self.encode_open(seat, sheet);
        sheet.each("has", |order: Order| player.known.or(player.beside).has(order));
        sheet.level::<3>("hidden orders", player.secret().len() as u16);
        sheet.steps("ducats", [2, 4, 7, 10, 15, 20], player.ducats);
        let ahead = i32::from(player.seals()) - i32::from(self.player[me].seals());
        sheet.steps("seals more than I", [-10, -5, -2, 0, 2, 5, 10], ahead);
    }

    /// What lies open in front of everybody.
    #[inline(always)]
    fn encode_open(&self, seat: Seat, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        let drawn = self.players().all(|player| player.career.is_some());
        sheet.flag("starts", drawn && self.first == seat);
        sheet.flag("at turn", self.turn().seat() == Some(seat));
        sheet.each("post in", |city: City| player.posts.has(city));
        sheet.one_of("stores the good of", player.hold);
        sheet.steps("speed", [3, 4, 5], player.speed);
        self.encode_standing(player, sheet);
    }

    #[inline(always)]
    fn encode_standing(&self, player: &Player, sheet: &mut impl Sheet) {
        sheet.one_of("career card", player.career);
        sheet.flag("back of the card", player.side == Side::Back);
        sheet.level::<5>("rows covered", player.rows);
        sheet.steps("seals", [1, 3, 5, 8, 11, 14, 17, 20, 24, 28], player.seals());
        sheet.level::<5>("orders done", player.orders_done() as u16);
        sheet.each("earned bonus", |bonus: Bonus| player.earned_bonus[bonus]);
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus => Pending::Chance,
            Phase::PlaceMerchant | Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst => Pending::Chance,
            Phase::DrawCareer(_) | Phase::IntroductionDeal | Phase::Refill(_) => Pending::Chance,
            Phase::Counter | Phase::BuyingDeal => Pending::Chance,
            Phase::ChooseSide => Pending::Side,
            Phase::Introduction => Pending::Introduction,
            Phase::Laying => Pending::Laying,
            Phase::Using => Pending::Using,
            Phase::Supplying(_) => Pending::Supplying,
            Phase::Stowing(_) => Pending::Stowing,
            Phase::Buying => Pending::Buying,
            Phase::Ending => Pending::Ending,
            Phase::Over => Pending::Over,
        }
    }
}
