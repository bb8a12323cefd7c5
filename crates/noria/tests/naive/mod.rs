//! The rules a second time, as somebody with the book in hand would check a single action: from what everybody sees,
//! without lists, sets of bits or masks. Slow and simple on purpose.
//!
//! Left out is what a Bonus of the first edition promises (N-3.6, N-3.9): which discs may be activated, skipped and
//! named then, and whether the phase may end. `src/oracle.rs` tries that on every way to use the three rings.

use game::{Data, Key, Seat};
use noria::phase::{Payment, Phase, Purpose, Use};
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;
use noria::{Action, Tables};

/// The variant that is played.
#[derive(Clone, Copy)]
pub struct Rules {
    pub first_edition: bool,
    pub expert: bool,
}

/// Every action that the notation can say, with amounts far beyond what a game has.
pub fn every_action() -> Vec<Action> {
    let mut all: Vec<Action> = Seat::ALL.map(Action::Start).into();
    all.extend(Kind::ALL.into_iter().flat_map(|kind| [Action::Stall(kind), Action::Market(kind)]));
    all.extend(Order::ALL.map(Action::Order));
    all.extend(Island::ALL.into_iter().flat_map(|island| [Action::Island(island), Action::Journey(island)]));
    for resource in Resource::ALL {
        all.extend([Action::Take(resource), Action::Buy(resource), Action::Ship(resource)]);
    }
    all.extend(Path::ALL.into_iter().flat_map(|path| [Action::FreeInvest(path), Action::Invest(path)]));
    let with_hole: [fn(Hole) -> Action; 10] = [
        Action::Fit,
        Action::Modify,
        Action::With,
        Action::Activate,
        Action::Twice,
        Action::Skip,
        Action::Upgrade,
        Action::Repeat,
        Action::Name,
        Action::Place,
    ];
    all.extend(Hole::ALL.into_iter().flat_map(|hole| with_hole.map(|action| action(hole))));
    all.extend(Ring::ALL.into_iter().flat_map(|ring| [Action::NightShift(ring), Action::Inspect(ring)]));
    for good in Good::ALL {
        all.extend([Action::Sell(good), Action::Also(good)]);
        all.extend((0..40).map(|count| Action::Produce { good, count }));
    }
    all.extend(Coin::ALL.into_iter().flat_map(|coin| (0..40).map(move |amount| Action::Pay { coin, amount })));
    all.extend(Space::ALL.map(Action::Factory));
    all.extend(Chamber::ALL.into_iter().flat_map(|chamber| [Action::Seat(chamber), Action::Remove(chamber)]));
    all.extend([Action::Reveal, Action::Done]);
    all.sort();
    all
}

/// Whether [`is_legal`] knows the phase that the game is in.
pub fn knows(view: &View, rules: Rules) -> bool {
    !(rules.first_edition && matches!(view.phase, Phase::Action | Phase::Naming(_)))
}

/// Whether the book allows this action, of chance or of the player at turn.
pub fn is_legal(view: &View, rules: Rules, action: Action) -> bool {
    let at = At { view, rules, me: &view.players[view.active.map_or(0, Seat::index)] };
    match (view.phase, action) {
        // N-2.6, N-2.3, N-2.5, N-2.1, N-10.1
        (Phase::DrawStart, Action::Start(seat)) => seat.index() < view.players.len(),
        (Phase::DrawStall(_), Action::Stall(kind)) => Kind::PRICED.contains(&kind) && view.market[kind].price == 0,
        (Phase::DrawOrder(_), Action::Order(order)) => !view.players.iter().any(|player| has_order(player, order)),
        (Phase::DrawIsland | Phase::Revealing(_), Action::Island(island)) => at.island(island).is_none(),
        // N-10.2, N-2.4, N-2.7
        (Phase::BuildWheel(_), Action::Fit(hole)) => at.fits(hole),
        (Phase::TakeResource, Action::Take(_)) | (Phase::FreeInvestment, Action::FreeInvest(_)) => true,
        (Phase::Influence, action) => at.influence(action),
        // N-5.2: it must change the wheel.
        (Phase::Modifying(from), Action::With(to)) => at.me.wheel.disc(from) != at.me.wheel.disc(to),
        (Phase::Action, action) => at.action(action),
        (Phase::City(using), action) => at.city(action) || stops(using, action),
        (Phase::Journey(using), action) => at.journey(action) || stops(using, action),
        (Phase::Landing(_), action) => at.landing(action),
        (Phase::Tool(using), action) => at.tool(using.hole, action) || stops(using, action),
        // N-6.9: one each of several goods, in their order.
        (Phase::Producing { after, .. }, Action::Also(good)) => good > after && at.can_produce(good, 1),
        (Phase::Producing { .. }, Action::Done) => true,
        (Phase::Bonus(_), Action::Repeat(hole)) => at.repeatable(hole),
        (Phase::Paying(payment), Action::Pay { coin, amount }) => coin == payment.next && at.can_pay(&payment, amount),
        // N-7.1, N-7.2
        (Phase::Politics, Action::Seat(chamber)) => {
            view.chamber[chamber].waiting > 0 && at.me.knowledge >= view.prices.intrigue
        }
        (Phase::Politics, Action::Done) => true,
        (Phase::Removing, Action::Remove(chamber)) => view.chamber[chamber].waiting > 0,
        // N-8.3: any hole.
        (Phase::Placing(_), Action::Place(_)) => true,
        _ => false,
    }
}

/// N-3.6: an extra action may be declined.
fn stops(using: Use, action: Action) -> bool {
    action == Action::Done && using.left < using.extras
}

/// N-2.5
fn has_order(player: &PlayerView, order: Order) -> bool {
    let holes = Tables::shipped().start_resources;
    holes.into_iter().zip(order.kinds()).all(|(hole, kind)| player.wheel.disc(hole) == Some(Disc::normal(kind)))
}

/// N-3.1: the half nearest the player.
fn is_active(hole: Hole) -> bool {
    hole.number() <= hole.ring() as u8
}

/// N-3.2 as the book lists it: medium ring, then large ring. The small ring goes with all.
const PAIRS: [(u8, u8); 4] = [(1, 2), (1, 1), (0, 0), (0, 1)];

fn goes_with(one: Hole, other: Hole) -> bool {
    match (one.ring(), other.ring()) {
        (Ring::Medium, Ring::Large) => PAIRS.contains(&(one.number(), other.number())),
        (Ring::Large, Ring::Medium) => PAIRS.contains(&(other.number(), one.number())),
        (one, other) => one != other,
    }
}

struct At<'a> {
    view: &'a View,
    rules: Rules,
    me: &'a PlayerView,
}

impl At<'_> {
    fn resources(&self) -> u16 {
        self.me.resources.entries().iter().sum()
    }

    fn island(&self, island: Island) -> Option<usize> {
        self.view.islands.iter().position(|it| it.island == island)
    }

    /// N-10.2: 1, 2 and 3 discs on the rings, 2 of the six in the active half; tried on all sets of holes.
    fn fits(&self, hole: Hole) -> bool {
        let free = self.me.wheel.disc(hole).is_none();
        let wanted = |it: Hole| it == hole || self.me.wheel.disc(it).is_some();
        let lawful = |holes: u32| {
            let has = |it: &Hole| holes >> it.index() & 1 != 0;
            let on = |ring: Ring| Hole::ALL.iter().filter(|it| has(it) && it.ring() == ring).count();
            let active = Hole::ALL.iter().filter(|it| has(it) && is_active(**it)).count();
            let all_in = Hole::ALL.iter().all(|it| has(it) || !wanted(*it));
            all_in && Ring::ALL.map(on) == [1, 2, 3] && active == 2
        };
        free && (0..1 << Hole::ALL.len()).any(lawful)
    }

    /// N-5
    fn influence(&self, action: Action) -> bool {
        let wheel = self.me.wheel;
        match action {
            Action::NightShift(ring) => ring != Ring::Small && self.me.knowledge >= self.view.prices.night_shift,
            Action::Modify(hole) => {
                let differs = Hole::ALL.iter().any(|&other| wheel.disc(other) != wheel.disc(hole));
                wheel.disc(hole).is_some() && differs && self.me.knowledge >= self.view.prices.modification
            }
            action => action == Action::Done,
        }
    }

    /// N-3, N-6.10, N-6.11; second edition only.
    fn action(&self, action: Action) -> bool {
        let upgraded = |hole| self.me.wheel.disc(hole).is_some_and(|disc| disc.upgraded);
        match action {
            Action::Activate(hole) => self.in_reach(hole) && self.is_usable(hole),
            Action::Twice(hole) => {
                upgraded(hole) && !self.view.this_turn.doubled && self.in_reach(hole) && self.is_usable(hole)
            }
            Action::Inspect(ring) => {
                let lies = |hole: &&Hole| is_active(**hole) && self.me.wheel.disc(**hole).is_some();
                self.is_open(ring) && Hole::ALL.iter().filter(lies).any(|hole| hole.ring() == ring)
            }
            Action::Sell(good) => self.me.full[good] > 0,
            Action::Buy(_) => self.me.knowledge >= self.view.black_market.resource.into(),
            action => action == Action::Done,
        }
    }

    /// Whether nothing of a ring was activated or skipped.
    fn is_open(&self, ring: Ring) -> bool {
        let turn = &self.view.this_turn;
        !turn.activated.iter().chain(turn.skipped.iter()).any(|hole| hole.ring() == ring)
    }

    /// N-3.2, N-6.8
    fn in_reach(&self, hole: Hole) -> bool {
        let turn = &self.view.this_turn;
        let lies = is_active(hole) && self.me.wheel.disc(hole).is_some() && self.is_open(hole.ring());
        lies && !turn.fresh.has(hole) && turn.activated.iter().all(|other| goes_with(hole, other))
    }

    /// N-3.8: one of the disc's actions is possible.
    fn is_usable(&self, hole: Hole) -> bool {
        let any = |legal: &dyn Fn(Action) -> bool| every_action().into_iter().any(legal);
        match self.me.wheel.disc(hole).map(|disc| disc.kind) {
            None => false,
            Some(Kind::Energy | Kind::Mycelium | Kind::Obsidian) => true,
            Some(Kind::City) => any(&|action| self.city(action)),
            Some(Kind::Journey) => any(&|action| self.journey(action)),
            Some(Kind::Tool) => any(&|action| self.tool(hole, action)),
            Some(Kind::Bonus) => Hole::ALL.into_iter().any(|other| self.repeatable(other)),
        }
    }

    /// N-3.5: a disc that was activated, other than a Bonus.
    fn repeatable(&self, hole: Hole) -> bool {
        let kind = self.me.wheel.disc(hole).map(|disc| disc.kind);
        self.view.this_turn.activated.has(hole) && kind != Some(Kind::Bonus) && self.is_usable(hole)
    }

    /// N-6.2, N-6.3
    fn city(&self, action: Action) -> bool {
        match action {
            Action::Market(kind) => {
                let stall = self.view.market[kind];
                stall.left > 0 && u16::from(stall.price) <= self.resources()
            }
            Action::Invest(path) => {
                let paid_in_goods = path >= Path::Exploration;
                let price = self.me.level[path] < 9 && self.payments(Purpose::Invest(path)).next().is_some();
                price && (!paid_in_goods || self.resources() >= u16::from(self.ahead(path)))
            }
            _ => false,
        }
    }

    /// N-6.5, N-10.4
    fn journey(&self, action: Action) -> bool {
        let islands = self.view.islands.len();
        let Action::Journey(to) = action else {
            return action == Action::Reveal && !self.rules.expert && self.view.islands_left > 0;
        };
        let here = self.me.ambassador.and_then(|here| self.island(here));
        let Some(there) = self.island(to) else { return false };
        let beside = here.is_none_or(|here| (here + 1) % islands == there || (there + 1) % islands == here);
        here != Some(there) && (beside || !self.rules.expert) && u16::from(self.fee(to)) <= self.resources()
    }

    fn fee(&self, island: Island) -> u8 {
        let others = self.view.players.iter().filter(|player| player.seat != self.me.seat);
        others.filter(|player| player.ambassador == Some(island)).count() as u8
    }

    fn ahead(&self, path: Path) -> u8 {
        self.view.players.iter().filter(|player| player.level[path] > self.me.level[path]).count() as u8
    }

    /// N-6.7
    fn landing(&self, action: Action) -> bool {
        let Some(here) = self.me.ambassador.and_then(|here| self.island(here)) else { return false };
        let here = &self.view.islands[here];
        match action {
            Action::Ship(resource) => here.ships[resource] > 0,
            Action::Factory(space) => here.spaces[space].owner.is_none() && self.me.factories < 7,
            _ => false,
        }
    }

    /// N-6.8, N-6.9; N-3.9: a disc that was named and not yet activated is not upgraded.
    fn tool(&self, tool: Hole, action: Action) -> bool {
        let turn = &self.view.this_turn;
        match action {
            Action::Upgrade(hole) => {
                let promised = turn.named.contains(&hole) && !turn.activated.has(hole);
                let normal = self.me.wheel.disc(hole).is_some_and(|disc| !disc.upgraded);
                normal && hole != tool && !promised
            }
            Action::Produce { good, count } => self.can_produce(good, count),
            _ => false,
        }
    }

    /// N-6.9
    fn can_produce(&self, good: Good, count: u8) -> bool {
        let cost = |resource| u16::from(self.view.good[good][resource]) * u16::from(count);
        let paid = Resource::ALL.into_iter().all(|resource| cost(resource) <= self.me.resources[resource]);
        count > 0 && count <= self.me.empty[good] && paid
    }

    /// Whether some whole payment begins with what was paid and then this amount of the next kind.
    fn can_pay(&self, payment: &Payment, amount: u8) -> bool {
        let is_before = |coin: &Coin| *coin < payment.next;
        self.payments(payment.purpose).any(|coins| {
            let began = Coin::ALL.into_iter().filter(is_before).all(|coin| {
                // The goods of a price were paid before its surcharge.
                let earlier = matches!(payment.purpose, Purpose::Surcharge(_)) && coin >= Coin::Propeller;
                earlier || coins[coin] == payment.paid[coin]
            });
            began && coins[payment.next] == amount
        })
    }

    /// N-6.2 to N-6.5: every way to pay for something, of what the player has now and has paid for it already.
    fn payments(&self, purpose: Purpose) -> impl Iterator<Item = ByCoin<u8>> {
        let paid = match self.view.phase {
            Phase::Paying(payment) => payment.paid,
            _ => ByCoin::all(0),
        };
        let (price, any) = match purpose {
            Purpose::Market(kind) => (None, self.view.market[kind].price),
            Purpose::Journey(island) => (None, self.fee(island)),
            Purpose::Surcharge(path) => (None, self.ahead(path)),
            Purpose::Invest(path) => {
                let price = self.view.path[path][usize::from(self.me.level[path])];
                let in_resources = path < Path::Exploration;
                (Some((price, path)), if in_resources { self.ahead(path) } else { 0 })
            }
        };
        let count = price.map_or(0, |(price, _)| price.count);
        let kinds: Vec<Coin> = match price {
            Some((price, path)) if path >= Path::Exploration => price.kinds.iter().collect(),
            _ => Resource::ALL.map(Coin::from).into(),
        };
        let has = |coin: Coin| match coin.sort() {
            Ok(resource) => self.me.resources[resource],
            Err(good) => self.me.full[good].into(),
        };
        let mut all = vec![ByCoin::all(0)];
        for &coin in &kinds {
            let most = (has(coin) + u16::from(paid[coin])).min((count + any).into()) as u8;
            let with = |coins: &ByCoin<u8>, amount| {
                let mut coins = *coins;
                coins[coin] = amount;
                coins
            };
            all = all.iter().flat_map(|coins| (0..=most).map(|amount| with(coins, amount))).collect();
        }
        all.into_iter().filter(move |coins| {
            let sum: u8 = coins.entries().iter().sum();
            sum == count + any && price.is_none_or(|(price, _)| contains(coins, price))
        })
    }
}

/// N-6.4: whether some of the coins are the price: all of one kind, or mixed of at least two.
fn contains(coins: &ByCoin<u8>, price: noria::payment::Price) -> bool {
    let amounts: Vec<u8> = price.kinds.iter().map(|coin| coins[coin]).collect();
    match price.mixed {
        false => amounts.iter().any(|&amount| amount >= price.count),
        true => amounts.iter().sum::<u8>() >= price.count && amounts.iter().filter(|&&amount| amount > 0).count() >= 2,
    }
}
