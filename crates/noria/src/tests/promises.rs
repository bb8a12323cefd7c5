//! Every hint is kept: in random games each choice is carried out on a copy, with its payments, and what the player
//! then has is compared with what was promised, to the last coin. What was not promised must not have changed.

use super::*;
use crate::hint::{Hint, There};
use crate::payment::{Price, Purse};
use game::playout::Tastes;
use game::{Actor, Hidden};
use std::collections::BTreeMap;

/// What a player has, as far as hints speak of it.
#[derive(PartialEq, Debug)]
struct Stock {
    knowledge: i32,
    coins: ByCoin<i32>,
    ships: ByResource<u8>,
    warehouses: ByGood<u8>,
    levels: ByPath<u8>,
    points: i32,
    bought: ByKind<usize>,
}

impl Stock {
    fn of(game: &Noria, seat: Seat) -> Stock {
        let player = &game.player[seat];
        let bought = |kind| game.this_turn.centre.iter().filter(|&&it| it == Some(kind) && seat == game.active).count();
        Stock {
            knowledge: player.knowledge.into(),
            coins: ByCoin::new(Coin::ALL.map(|coin| player.holds(coin).into())),
            ships: player.ships,
            warehouses: ByGood::new(Good::ALL.map(|good| player.empty[good] + player.full[good])),
            levels: player.level,
            points: game.scores().points[seat],
            bought: ByKind::new(Kind::ALL.map(bought)),
        }
    }
}

/// Carries out a choice, and what belongs to it: the second half of a Modification, the payment.
fn carried_out(game: &Noria, action: Action, playout: &mut Playout<Noria>) -> (Noria, Vec<Event>) {
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.apply(Actor::Seat(game.active), action, &mut events);
    while matches!(after.phase, Phase::Paying(_)) || matches!(after.phase, Phase::Modifying(_)) {
        let (actor, action) = playout.pick(&after).expect("a payment can be completed");
        after.apply(actor, action, &mut events);
    }
    (after, events)
}

/// N-6.4: whether these coins contain the price, so that the rest are resources of any kinds.
fn pays(coins: &ByCoin<i32>, price: Option<Price>, any: u8) -> bool {
    let rest_is_any = |rest: &ByCoin<i32>| {
        let mut goods = Good::ALL.into_iter().map(Coin::from);
        goods.all(|good| rest[good] == 0) && sum(rest) == i32::from(any)
    };
    let Some(price) = price else { return rest_is_any(coins) };
    // Every way to take the price out of what was paid.
    let mut parts = vec![ByCoin::all(0)];
    for coin in price.kinds.iter() {
        let with = |part: &ByCoin<i32>, count| {
            let mut part = *part;
            part[coin] = count;
            part
        };
        parts = parts.iter().flat_map(|part| (0..=coins[coin]).map(|count| with(part, count))).collect();
    }
    parts.iter().any(|part| {
        let kinds = part.entries().iter().filter(|&&count| count > 0).count();
        let rest = ByCoin::new(Coin::ALL.map(|coin| coins[coin] - part[coin]));
        sum(part) == i32::from(price.count) && (kinds >= 2) == price.mixed && rest_is_any(&rest)
    })
}

fn sum(coins: &ByCoin<i32>) -> i32 {
    coins.entries().iter().sum()
}

/// Whether a payment is asked for after a choice.
fn asks(game: &Noria, action: Action) -> bool {
    let mut after = game.clone();
    after.apply(Actor::Seat(game.active), action, &mut ());
    matches!(after.phase, Phase::Paying(_))
}

/// Compares what a choice promised with what became of it.
fn check(game: &Noria, action: Action, hint: &Hint, after: &Noria, events: &[Event]) {
    let seat = game.active;
    let (had, has) = (Stock::of(game, seat), Stock::of(after, seat));
    let (cost, gain) = (&hint.cost, &hint.gain);
    let told = || format!("{action} promised {hint:?}\n{had:?}\n{has:?}");
    // A payment that was promised is the one that is told; one that was not is still asked for.
    let told_at_once = |event: &Event| matches!(event, Event::Paid { coins, .. } if Some(*coins) == cost.payment);
    assert_eq!(cost.payment.is_some(), events.iter().any(told_at_once) && !asks(game, action), "{}", told());
    if let Action::Pay { coin, amount } = action {
        // What it is paid for was promised by the choice before: here only the amount is.
        assert_eq!(cost.coins[coin], u16::from(amount));
        assert_eq!(had.coins[coin] - has.coins[coin], i32::from(amount), "{}", told());
        return;
    }
    assert_eq!(has.knowledge, had.knowledge - i32::from(cost.knowledge) + i32::from(gain.knowledge), "{}", told());
    let change = |coin| had.coins[coin] - i32::from(cost.coins[coin]) + i32::from(gain.coins[coin]) - has.coins[coin];
    let paid = ByCoin::new(Coin::ALL.map(change));
    assert!(paid.entries().iter().all(|&count| count >= 0), "{}", told());
    assert!(pays(&paid, cost.price, cost.any), "{}", told());
    for resource in Resource::ALL {
        assert_eq!(has.ships[resource], had.ships[resource] + gain.ships[resource], "{}", told());
    }
    for good in Good::ALL {
        assert_eq!(has.warehouses[good], had.warehouses[good] + gain.warehouses[good], "{}", told());
    }
    let invested = match action {
        Action::Invest(path) | Action::FreeInvest(path) => Some(path),
        _ => None,
    };
    for path in Path::ALL {
        let promised = if invested == Some(path) { gain.level } else { Some(had.levels[path]) };
        assert_eq!(Some(has.levels[path]), promised, "{}", told());
    }
    assert_eq!(has.points, had.points + gain.points, "{}", told());
    if after.active == seat && after.round == game.round {
        for kind in Kind::ALL {
            assert_eq!(has.bought[kind], had.bought[kind] + usize::from(gain.disc == Some(kind)), "{}", told());
        }
    }
    check_there(game, action, hint.there, after, events);
}

/// What lies there shows in what is told, and in the wheel or chamber afterwards.
fn check_there(game: &Noria, action: Action, there: Option<There>, after: &Noria, events: &[Event]) {
    let wheel = &after.player[game.active].wheel;
    match (action, there) {
        (Action::Activate(hole) | Action::Twice(hole), Some(There::Hole { disc, active: true })) => {
            let told = |event: &Event| match event {
                Event::Activated { hole: at, disc: it, .. } => (*at, Some(*it)) == (hole, disc),
                _ => false,
            };
            assert!(events.iter().any(told), "{action} {there:?} {events:?}");
        }
        (Action::Place(hole), Some(There::Hole { disc, .. })) => {
            let told = |event: &Event| match event {
                Event::Placed { hole: at, displaced, .. } => (*at, *displaced) == (hole, disc),
                _ => false,
            };
            assert!(events.iter().any(told), "{action} {there:?} {events:?}");
        }
        (Action::With(_), Some(There::Hole { disc, .. })) => {
            let Phase::Modifying(from) = game.phase else { panic!("{:?} is no Modification", game.phase) };
            assert_eq!(wheel.disc(from), disc, "it has come from there");
        }
        (Action::Upgrade(hole), Some(There::Hole { disc: Some(disc), active })) => {
            assert_eq!((disc.upgraded, active), (false, hole.is_active()));
            assert_eq!(wheel.disc(hole), Some(Disc { upgraded: true, ..disc }));
        }
        (Action::Fit(hole), Some(There::Hole { disc: None, active })) => {
            assert!(wheel.discs().has(hole));
            assert_eq!(active, crate::wheel::ACTIVE.has(hole));
        }
        (Action::Modify(hole), Some(There::Hole { disc: Some(disc), .. })) => {
            let told = events.iter().find_map(|event| match event {
                Event::Modified { from, to, .. } if *from == hole => Some(*to),
                _ => None,
            });
            assert_eq!(told.and_then(|to| wheel.disc(to)), Some(disc), "it has gone elsewhere");
        }
        (Action::Repeat(hole) | Action::Name(hole), Some(There::Hole { disc: Some(disc), active: true })) => {
            let told = |event: &Event| match event {
                Event::Repeated { hole: at, kind, .. } | Event::Named { hole: at, kind, .. } => {
                    (*at, *kind) == (hole, disc.kind)
                }
                _ => false,
            };
            assert!(events.iter().any(told), "{action} {there:?} {events:?}");
        }
        (Action::Skip(hole), Some(There::Hole { disc, active: true })) => {
            assert!(after.this_turn.skipped.has(hole));
            assert_eq!(wheel.disc(hole), disc);
        }
        (Action::Seat(chamber) | Action::Remove(chamber), Some(There::Chamber { waiting, value })) => {
            assert_eq!((after.waiting[chamber], after.value(chamber)), (waiting - 1, value));
        }
        (_, None) => {}
        (action, there) => panic!("{action} promised {there:?}"),
    }
}

#[test]
fn every_hint_is_kept() {
    let mut compared: BTreeMap<String, u32> = BTreeMap::new();
    let mut list = Vec::new();
    for (number, setup) in Setup::all::<Noria>().into_iter().enumerate() {
        let Ok(start) = Noria::start(&setup, Tables::shipped()) else { continue };
        for seed in 0..30 {
            let seed = 100 * number as u64 + seed;
            let (mut playout, mut payer, tastes) = (Playout::new(seed), Playout::new(seed), Tastes::new(seed));
            let mut game = start.clone();
            while let Some((actor, picked)) = playout.pick_by(&tastes, &game) {
                if actor != Actor::Chance {
                    list.clear();
                    game.choices(game.active, &mut list);
                    for &action in &list {
                        let hint = game.hint(game.active, action);
                        let (after, events) = carried_out(&game, action, &mut payer);
                        check(&game, action, &hint, &after, &events);
                        let verb = action.to_string().split(' ').next().unwrap_or_default().to_string();
                        *compared.entry(verb).or_default() += 1;
                    }
                }
                game.apply(actor, picked, &mut ());
            }
        }
    }
    let all: u32 = compared.values().sum();
    assert!(all > 100_000, "{all} choices");
    assert_eq!(compared.len(), 28, "some verb was never offered: {compared:?}");
    assert!(compared.values().all(|&count| count >= 20), "{compared:?}");
}
