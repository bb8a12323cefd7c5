//! The position as numbers, for nets and programs: first the table, then the player's own things, then what matters of
//! the others. Nothing is hidden in Noria, but what only helps the rules along stays out: law 11.

use crate::action::Action;
use crate::phase::{Payment, Phase, Purpose, Use};
use crate::pieces::*;
use crate::state::{Noria, Player};
use crate::wheel::Hole;
use game::encode::{Encode, Sheet, UpTo, round_from};
use game::{Game, Seat};

/// No produced amount is higher: a good has at most so many warehouses (`tables/check.rs`).
pub(crate) const MOST_WAREHOUSES: u8 = 20;
/// No bill is higher: the dearest price, and a resource for each of three opponents (N-6.3).
const MOST_COINS: u8 = crate::tables::DEAREST + 3;

game::numbered! {
    Action {
        Start(seat: Seat), Stall(kind: Kind), Order(order: Order), Island(island: Island), Take(resource: Resource),
        FreeInvest(path: Path), Fit(hole: Hole), NightShift(ring: Ring), Modify(hole: Hole), With(hole: Hole),
        Activate(hole: Hole), Twice(hole: Hole), Inspect(ring: Ring), Skip(hole: Hole), Sell(good: Good),
        Buy(resource: Resource), Market(kind: Kind), Invest(path: Path), Journey(island: Island), Reveal,
        Ship(resource: Resource), Factory(space: Space), Upgrade(hole: Hole),
        Produce { good: Good, count: UpTo<MOST_WAREHOUSES> }, Also(good: Good), Repeat(hole: Hole), Name(hole: Hole),
        Pay { coin: Coin, amount: UpTo<MOST_COINS> }, Seat(chamber: Chamber), Remove(chamber: Chamber),
        Place(hole: Hole), Done,
    }
}

game::words! {
    /// What is pending, without its details.
    enum Pending {
        Setup = "the set-up", BuildWheel = "the first wheel", TakeResource = "the first resource",
        FreeInvestment = "the free investment", Influence = "influence", Modifying = "a modification",
        Action = "discs", City = "a city disc", Journey = "a journey disc", Landing = "a landing", Tool = "a tool disc",
        Producing = "more production", Bonus = "a bonus", Naming = "a disc to name", Paying = "a payment",
        Politics = "politics", Removing = "a politician to remove", Placing = "a disc to place", Over = "nothing",
    }
}

impl Encode for Noria {
    fn encode(&self, seat: Seat, sheet: &mut impl Sheet) {
        self.encode_table(sheet);
        self.encode_pending(sheet);
        self.encode_turn(sheet);
        self.encode_hall_and_market(sheet);
        self.encode_islands(sheet);
        let seats = round_from(seat, self.rules.seats);
        let points = seats.clone().map(|seat| self.points(seat)).max().unwrap_or(0);
        let mut highest = ByPath::all(0);
        for path in Path::ALL {
            highest[path] = seats.clone().map(|seat| self.player[seat].level[path]).max().unwrap_or(0);
        }
        sheet.part("me", |sheet| self.encode_me(seat, points, &highest, sheet));
        for (number, other) in seats.enumerate().skip(1) {
            sheet.part(format_args!("player +{number}"), |sheet| self.encode_other(seat, other, sheet));
        }
    }
}

impl Noria {
    #[inline(always)]
    fn encode_table(&self, sheet: &mut impl Sheet) {
        let rounds = self.tables().rounds.of(self.rules.seats);
        sheet.level::<16>("rounds left", rounds - self.round);
        sheet.flag("first edition", self.rules.edition == Edition::First);
        sheet.flag("expert", self.rules.expert);
        sheet.one_of("pending", Some(self.pending()));
    }

    /// The disc in use, the payment under way, the disc that goes into the wheel.
    #[inline(always)]
    fn encode_pending(&self, sheet: &mut impl Sheet) {
        let (using, times) = (self.disc_in_use(), self.times());
        sheet.one_of("hole in use", self.hole_in_use());
        sheet.level::<3>("more actions of the disc", using.map_or(0, |using| using.left));
        sheet.flag("may stop", using.is_some_and(|using| using.may_stop()));
        sheet.level::<3>("more discs to repeat or name", times);
        let payment = if let Phase::Paying(payment) = self.phase { Some(payment) } else { None };
        sheet.one_of("asked for", payment.map(|payment| payment.next));
        let owed = payment.as_ref().map_or(0, Payment::owed);
        sheet.steps("owed", [1, 2, 3, 4, 6, 8], owed);
        let paid_for = payment.map(|payment| payment.purpose);
        sheet.one_of(
            "paying for a level of",
            match paid_for {
                Some(Purpose::Invest(path) | Purpose::Surcharge(path)) => Some(path),
                _ => None,
            },
        );
        sheet.one_of(
            "disc to take or place",
            match (self.phase, paid_for) {
                (Phase::BuildWheel(kind), _) | (_, Some(Purpose::Market(kind))) => Some(kind),
                (Phase::Placing(number), _) => self.on_centre()[usize::from(number)],
                _ => None,
            },
        );
    }

    /// What was done with the wheel at turn, and what special actions cost.
    #[inline(always)]
    fn encode_turn(&self, sheet: &mut impl Sheet) {
        let turn = &self.this_turn;
        let resting = turn.skipped.or(turn.fresh);
        sheet.each("activated", |hole: Hole| turn.activated.has(hole));
        sheet.each("skipped or upgraded", |hole: Hole| resting.has(hole));
        sheet.flag("a disc was named", turn.named[0].is_some());
        sheet.flag("an upgraded disc was used twice", turn.doubled);
        sheet.level::<4>("actions used", turn.actions);
        let centre = self.on_centre();
        sheet.level::<4>("discs on the centre", centre.iter().flatten().count() as u16);
        sheet.level::<4>("knowledge for Night Shift", self.night_shift_price());
        sheet.level::<4>("knowledge for Modification", self.modification_price());
        sheet.level::<6>("knowledge for Intrigue", self.intrigue_price());
    }

    #[inline(always)]
    fn encode_hall_and_market(&self, sheet: &mut impl Sheet) {
        for chamber in Chamber::ALL {
            sheet.part(chamber, |sheet| {
                sheet.level::<4>("seated", self.seated[chamber]);
                sheet.level::<2>("waiting", self.waiting[chamber]);
            });
        }
        for kind in Kind::ALL {
            sheet.steps(format_args!("{kind} discs for sale"), [1, 2, 4], self.market.left[kind]);
        }
        for kind in Kind::PRICED {
            sheet.level::<4>(format_args!("price of {kind} discs"), self.market.price[kind]);
        }
    }

    #[inline(always)]
    fn encode_islands(&self, sheet: &mut impl Sheet) {
        let built = self.built();
        for island in Island::ALL {
            let open = self.open.has(island);
            sheet.part(island, |sheet| {
                sheet.flag("open", open);
                sheet.each("ships of", |resource: Resource| self.ships[island][resource] > 0);
                sheet.each("free space", |space: Space| open && !built.has(island, space));
                let seats = Seat::first(self.rules.seats);
                sheet.level::<2>(
                    "ambassadors",
                    seats.filter(|&it| self.player[it].ambassador == Some(island)).count() as u16,
                );
            });
        }
    }

    #[inline(always)]
    fn encode_me(&self, seat: Seat, most_points: i32, highest: &ByPath<u8>, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        self.encode_order(seat, sheet);
        for hole in Hole::ALL {
            let disc = player.wheel.disc(hole);
            sheet.part(hole, |sheet| {
                sheet.one_of("holds", disc.map(|disc| disc.kind));
                sheet.flag("upgraded", disc.is_some_and(|disc| disc.upgraded));
            });
        }
        for resource in Resource::ALL {
            sheet.steps(resource, [1, 2, 3, 4, 6, 8], player.resources[resource]);
            sheet.level::<4>(format_args!("{resource} ships"), player.ships[resource]);
        }
        sheet.steps("resources", [2, 4, 6, 8, 12, 16], player.resources());
        sheet.steps("knowledge", [1, 2, 3, 4, 5, 7, 9, 12], player.knowledge);
        for good in Good::ALL {
            sheet.level::<3>(good, player.full[good]);
            sheet.level::<2>(format_args!("empty warehouses for {good}"), player.empty[good]);
        }
        for path in Path::ALL {
            sheet.level::<9>(path, player.level[path]);
            sheet.level::<3>(format_args!("{path} behind the leader"), highest[path] - player.level[path]);
        }
        sheet.one_of("ambassador on", player.ambassador);
        sheet.level::<5>("factories", player.built.len());
        sheet.steps("points behind the leader", [1, 5, 10, 20, 35, 50], most_points - self.points(seat));
    }

    #[inline(always)]
    fn encode_other(&self, me: Seat, seat: Seat, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        self.encode_order(seat, sheet);
        let discs = Discs::of(player);
        sheet.each("has a disc", |kind: Kind| discs.kinds >> (kind as u32) & 1 != 0);
        sheet.level::<2>("upgraded discs", discs.upgraded);
        sheet.steps("resources", [2, 5, 9, 14], player.resources());
        sheet.steps("knowledge", [2, 5], player.knowledge);
        let ships: u8 = player.ships.entries().iter().sum();
        sheet.steps("ships", [4, 5, 7], ships);
        let all = |stock: &ByGood<u8>| -> u8 { stock.entries().iter().sum() };
        sheet.steps("goods", [1, 2, 4], all(&player.full));
        sheet.steps("empty warehouses", [1, 2, 4], all(&player.empty));
        for path in Path::ALL {
            sheet.steps(path, [2, 4, 6, 8], player.level[path]);
        }
        sheet.steps("points more than I", [-30, -15, -5, 0, 5, 15, 30], self.points(seat) - self.points(me));
    }

    #[inline(always)]
    fn encode_order(&self, seat: Seat, sheet: &mut impl Sheet) {
        sheet.flag("starts", self.phase != Phase::DrawStart && self.first == seat);
        sheet.flag("at turn", self.turn().seat() == Some(seat));
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => Pending::Setup,
            Phase::BuildWheel(_) => Pending::BuildWheel,
            Phase::TakeResource => Pending::TakeResource,
            Phase::FreeInvestment => Pending::FreeInvestment,
            Phase::Influence => Pending::Influence,
            Phase::Modifying(_) => Pending::Modifying,
            Phase::Action => Pending::Action,
            Phase::City(_) => Pending::City,
            Phase::Journey(_) | Phase::Revealing(_) => Pending::Journey,
            Phase::Landing(_) => Pending::Landing,
            Phase::Tool(_) => Pending::Tool,
            Phase::Producing { .. } => Pending::Producing,
            Phase::Bonus(_) => Pending::Bonus,
            Phase::Naming(_) => Pending::Naming,
            Phase::Paying(_) => Pending::Paying,
            Phase::Politics => Pending::Politics,
            Phase::Removing => Pending::Removing,
            Phase::Placing(_) => Pending::Placing,
            Phase::Over => Pending::Over,
        }
    }

    fn disc_in_use(&self) -> Option<Use> {
        match self.phase {
            Phase::City(using) | Phase::Journey(using) | Phase::Revealing(using) => Some(using),
            Phase::Landing(using) | Phase::Tool(using) | Phase::Producing { using, .. } => Some(using),
            Phase::Paying(Payment { using, .. }) => Some(using),
            _ => None,
        }
    }

    fn hole_in_use(&self) -> Option<Hole> {
        if let Phase::Modifying(hole) = self.phase { Some(hole) } else { self.disc_in_use().map(|using| using.hole) }
    }

    /// How many more discs a Bonus repeats or names.
    fn times(&self) -> u8 {
        match self.phase {
            Phase::Bonus(times) | Phase::Naming(times) => times,
            _ => self.disc_in_use().map_or(0, |using| using.repeats),
        }
    }
}

/// Which kinds lie on a wheel, a bit each, and how many discs are upgraded.
struct Discs {
    kinds: u8,
    upgraded: u16,
}

impl Discs {
    fn of(player: &Player) -> Discs {
        let kind = |hole| player.wheel.disc(hole).map_or(0, |disc| 1u8 << disc.kind as u8);
        Discs {
            kinds: player.wheel.discs().iter().fold(0, |kinds, hole| kinds | kind(hole)),
            upgraded: player.wheel.upgraded().len() as u16,
        }
    }
}
