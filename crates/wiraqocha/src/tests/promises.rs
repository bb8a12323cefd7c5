//! What hints promise is what happens: in random games of every kind every choice is carried out and compared with its
//! hint.

use super::*;
use crate::action::{Action, Loot};
use crate::amounts::Amounts;
use crate::hint::{Arrival, Attack, Detail, Hint, Whereabouts};
use crate::view::OwnedPawn;
use game::playout::Tastes;
use game::{Actor, Hidden, Playout, Rng};
use std::collections::BTreeMap;

/// So many choices must have been compared at least.
const ENOUGH: usize = 100_000;
/// And of so many kinds: all that are not chance's.
const VERBS: usize = 32;

/// Everything that a seat has and that a hint can promise to change.
fn has(game: &Wiraqocha, seat: Seat) -> [i16; 3] {
    let player = &game.player[seat];
    [player.resources.into(), player.somnium.into(), player.artifacts.into()]
}

/// What is promised to come and to go, as a difference.
fn promised(hint: &Hint) -> [i16; 3] {
    let of = |amounts: Amounts| [amounts.resources, amounts.somnium, amounts.artifacts].map(i16::from);
    std::array::from_fn(|at| of(hint.gain)[at] - of(hint.cost)[at])
}

fn minus(one: [i16; 3], other: [i16; 3]) -> [i16; 3] {
    std::array::from_fn(|at| one[at] - other[at])
}

/// Whether the choice is not done yet: its pawn or its dice are still to be named.
fn goes_on(game: &Wiraqocha) -> bool {
    matches!(
        game.phase,
        Phase::Sending(_) | Phase::Meeting { .. } | Phase::Beating { .. } | Phase::Defending(_) | Phase::Setting { .. }
    )
}

fn listed(game: &Wiraqocha) -> Vec<Action> {
    let mut list = vec![];
    game.choices(game.active, &mut list);
    list
}

fn after(game: &Wiraqocha, action: Action) -> Wiraqocha {
    let mut next = game.clone();
    next.apply(Actor::Seat(game.active), action, &mut ());
    next
}

/// Carries out a choice and, by random choices, everything that belongs to it: the promises of all steps add up to what
/// happened.
fn keep(game: &Wiraqocha, action: Action, rng: &mut Rng) {
    let (me, mut sum) = (game.active, [0; 3]);
    let (mut now, mut step) = (game.clone(), action);
    let hint = game.hint(me, action);
    loop {
        let hint = now.hint(me, step);
        let next = after(&now, step);
        sum = std::array::from_fn(|at| sum[at] + promised(&hint)[at]);
        if !goes_on(&next) {
            let mut changed = minus(has(&next, me), has(game, me));
            if matches!(game.phase, Phase::Meeting { .. } | Phase::Beating { .. }) {
                // The artifact was promised when the explorer was named.
                changed[2] = 0;
            }
            assert_eq!(changed, sum, "{action} … {step} in {game:?}");
            promised_to_happen(game, &now, &next, step, &hint);
            now = next;
            break;
        }
        now = next;
        step = *rng.pick(&listed(&now));
    }
    if let Some(progress) = hint.progress {
        assert_eq!(now.progress(me, progress.victory), progress, "{action} in {game:?}");
        assert_eq!(now.won == Some((me, progress.victory)), progress.missing == Amounts::NONE, "{action} in {game:?}");
    }
    if let Detail::Arrival(arrival) = hint.detail {
        arrived(game, &now, &arrival);
    }
}

/// The details of a choice, or of the last of its steps, came true.
fn promised_to_happen(before: &Wiraqocha, now: &Wiraqocha, next: &Wiraqocha, step: Action, hint: &Hint) {
    let me = before.active;
    let told = || format!("{step} in {now:?}");
    match hint.detail {
        Detail::Dice { roll } if step == Action::Count => assert_eq!(roll, next.to_roll(), "{}", told()),
        Detail::Dice { roll } => {
            let rolling = if let Phase::Rolling(dice) = next.phase { dice } else { 0 };
            assert_eq!(roll, rolling, "{}", told());
        }
        Detail::TakeBack { roll, pawn, face } => {
            let Action::TakeBack(tile) = step else { panic!("{}", told()) };
            assert_eq!(after(next, Action::Count).this_turn.counted.map(|dice| dice.min(next.supply.dice)), Some(roll));
            assert_eq!((now.board.pawn[tile], now.board.die[tile]), (Some((me, pawn)), Some(face)));
            assert_eq!(next.board.die[tile], None);
        }
        Detail::ToReserve { pawn, captor } => {
            assert_eq!(next.player[me].reserve[pawn], now.player[me].reserve[pawn] + 1, "{}", told());
            let Some(captor) = captor else { return };
            assert_eq!(next.player[captor].prisoner, None, "{}", told());
            // What one pays the other gets.
            assert_eq!(minus(has(next, captor), has(now, captor)), promised(hint).map(|it| -it), "{}", told());
        }
        Detail::Reroll { left } => assert_eq!(next.this_turn.rerolls, left, "{}", told()),
        Detail::Becomes { value } => match step {
            Action::Exoskeleton(_) => {
                let face = Face::of(value).unwrap();
                assert_eq!(next.dice.count(face), now.dice.count(face) + 1, "{}", told());
            }
            _ => assert_eq!(next.dice.len(), now.dice.len() - 1, "{}", told()),
        },
        Detail::Guard { value, natural, helps } => {
            let (Phase::Setting { tile, .. } | Phase::Defending(tile)) = now.phase else { panic!("{}", told()) };
            assert_eq!(next.board.die[tile].map(Face::value), Some(value), "{}", told());
            assert!(!helps || next.defence(tile).level > natural, "{}", told());
        }
        Detail::Fortress { defence, from } => {
            let Action::Fortress(tile) = step else { panic!("{}", told()) };
            assert_eq!((next.fortress, next.defence(tile)), (Token::On(tile), defence), "{}", told());
            assert_eq!(from.map_or(Token::InHand, Token::On), now.fortress, "{}", told());
        }
        Detail::Probe { pawn, die, natural, to, defence } => {
            let Action::Probe(tile) = step else { panic!("{}", told()) };
            assert_eq!(now.board.pawn[tile], Some((pawn.owner, pawn.pawn)), "{}", told());
            assert_eq!(next.defence(tile), defence, "{}", told());
            let turned = (now.board.die[tile] != next.board.die[tile]).then_some(now.board.die[tile]).flatten();
            assert_eq!((die, natural.is_some()), (turned, now.board.camps.has(tile)), "{}", told());
            assert!(die.is_none() || next.board.die[tile] == Some(to), "{}", told());
        }
        Detail::Destroy(it) => {
            let out = |game: &Wiraqocha, it: OwnedPawn| game.player[it.owner].out[it.pawn];
            let camps = |game: &Wiraqocha, owner: Seat| game.player[owner].reserve[Pawn::BaseCamp];
            assert!(it.removed.is_none_or(|pawn| out(next, pawn) == out(now, pawn) + 1), "{}", told());
            assert!(it.camp_of.is_none_or(|owner| camps(next, owner) == camps(now, owner) + 1), "{}", told());
            assert_eq!(it.there.pawn.is_some(), it.removed.is_some() || it.camp_of.is_some(), "{}", told());
            assert_eq!(next.artifacts_lost, now.artifacts_lost + u8::from(it.there.artifact), "{}", told());
            assert_eq!(it.there.fortress, now.fortress != next.fortress, "{}", told());
            assert_eq!(it.there.field, now.field != next.field, "{}", told());
        }
        Detail::End { no_camp, unused } => {
            assert_eq!(next.supply.dice, now.supply.dice + unused, "{}", told());
            assert!(!no_camp || hint.gain == Amounts::NONE, "{}", told());
        }
        Detail::LootCard { pawn, .. } => {
            let Action::Loot(Loot::Card(card)) = step else { panic!("{}", told()) };
            assert!(next.player[me].cards.has(card), "{}", told());
            let Some((place, pawn)) = pawn.zip(card.pawn()) else { return };
            match place {
                Whereabouts::Tile(tile) => assert_eq!(next.board.pawn[tile], Some((me, pawn)), "{}", told()),
                Whereabouts::Reserve => assert_eq!(next.player[me].reserve[pawn], 1, "{}", told()),
                Whereabouts::Cemetery => assert_eq!(next.player[me].cemetery[pawn], 1, "{}", told()),
                Whereabouts::Out => assert_eq!(next.player[me].out[pawn], 1, "{}", told()),
                Whereabouts::Held(captor) if captor == me => assert_eq!(next.player[me].reserve[pawn], 1, "{}", told()),
                Whereabouts::Held(captor) => assert_eq!(next.player[captor].prisoner, Some((me, pawn)), "{}", told()),
            }
        }
        Detail::Capture { pawn, freed, .. } => {
            assert_eq!(next.player[me].prisoner, Some((pawn.owner, pawn.pawn)), "{}", told());
            let home = |game: &Wiraqocha, it: OwnedPawn| game.player[it.owner].reserve[it.pawn];
            assert!(freed.is_none_or(|it| home(next, it) == home(now, it) + 1), "{}", told());
        }
        Detail::Banish { pawn, .. } => assert!(next.player[pawn.owner].cemetery[pawn.pawn] > 0, "{}", told()),
        Detail::Shield { pawn } => {
            let Action::Shield(tile) = step else { panic!("{}", told()) };
            assert_eq!((next.field, now.board.pawn[tile]), (Token::On(tile), Some((me, pawn))), "{}", told());
        }
        // Compared by the caller, or nothing beyond cost and gain is promised.
        Detail::Nothing | Detail::Arrival(_) | Detail::Conquest(_) | Detail::Plunder { .. } => {}
        Detail::Defend { .. } | Detail::Beats { .. } | Detail::Sum { .. } => {}
    }
}

/// W-3.5, W-5.2, W-5.5, W-6.1: the pawn stands there, what it left is free, and whoever stood there is driven away.
fn arrived(before: &Wiraqocha, next: &Wiraqocha, it: &Arrival) {
    let (me, tile) = (before.active, it.there.tile);
    assert_eq!(next.board.pawn[tile], Some((me, it.pawn)), "{it:?}");
    let others = |game: &Wiraqocha, without: Option<Tile>| {
        let holds = without.map_or(game.player[me].holds, |tile| game.player[me].holds.without(tile)).without(tile);
        holds.iter().map(|tile| game.points(tile, game.board.pawn[tile].unwrap().1)).sum::<u8>()
    };
    let rest = others(before, it.leaves.map(|left| left.tile));
    assert_eq!(next.mining_of(me), rest + it.mines, "{it:?}");
    if let Some(left) = it.leaves {
        assert_eq!((next.board.pawn[left.tile], next.board.die[left.tile]), (None, None), "{it:?}");
        assert_eq!(
            left.fortress,
            before.fortress != next.fortress && before.fortress == Token::On(left.tile),
            "{it:?}"
        );
        assert_eq!(left.field, before.field == Token::On(left.tile) && next.field == Token::Gone, "{it:?}");
    }
    let driven = it.there.pawn.filter(|there| there.owner != me);
    if let Some(OwnedPawn { owner, pawn }) = driven {
        let lost = |game: &Wiraqocha| match pawn {
            Pawn::BaseCamp => game.player[owner].reserve[pawn],
            pawn => game.player[owner].cemetery[pawn],
        };
        assert_eq!(lost(next), lost(before) + 1, "{it:?}");
    }
}

/// W-5.9: follows every line of dice. The least that any of them takes is what was promised, and the dice are those of
/// such lines.
fn cheapest(game: &Wiraqocha, action: Action, attack: &Attack) {
    let mut first = after(game, action);
    if matches!(first.phase, Phase::Sending(_)) {
        first = after(&first, listed(&first)[0]);
    }
    let mut found = (u8::MAX, FaceSet::NONE);
    lines(&first, game.me().resources, FaceSet::NONE, &mut found);
    assert_eq!(found, (attack.least.resources, attack.dice), "{action} in {game:?}");
}

fn lines(game: &Wiraqocha, had: u8, used: FaceSet, found: &mut (u8, FaceSet)) {
    if !goes_on(game) {
        let paid = had - game.me().resources;
        if paid < found.0 {
            *found = (paid, FaceSet::NONE);
        }
        if paid == found.0 {
            found.1 = found.1.or(used);
        }
        return;
    }
    // What is dearer already cannot be the cheapest.
    if had - game.me().resources > found.0 {
        return;
    }
    for action in listed(game) {
        let used = if let Action::Die(face) = action { used.with(face) } else { used };
        lines(&after(game, action), had, used, found);
    }
}

/// W-5.11: what was promised to lie in the camp is what can be taken.
fn treasure(game: &Wiraqocha, action: Action, rng: &mut Rng) {
    let Detail::Plunder { treasure: it, .. } = game.hint(game.active, action).detail else { return };
    let mut now = after(game, action);
    while goes_on(&now) {
        now = after(&now, *rng.pick(&listed(&now)));
    }
    let mut expected = vec![];
    expected.extend((it.has.somnium > 0).then_some(Action::Loot(Loot::Somnium)));
    expected.extend((it.has.artifacts > 0).then_some(Action::Loot(Loot::Artifact)));
    expected.extend(it.inventions.iter().map(|card| Action::Loot(Loot::Card(card))));
    expected.extend(it.prisoner.map(|_| Action::Loot(Loot::Prisoner)));
    assert_eq!(listed(&now), expected, "{action} in {game:?}");
}

#[test]
fn hints_promise_what_happens() {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    let setups = Setup::all::<Wiraqocha>();
    for seed in 0..3 * setups.len() as u64 {
        let setup = &setups[seed as usize % setups.len()];
        let mut game = Wiraqocha::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes, mut rng) = (Playout::new(seed), Tastes::new(seed), Rng::new(seed));
        for _ in 0..3000 {
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            if let Actor::Seat(_) = actor {
                for choice in listed(&game) {
                    let verb = choice.to_string().split(' ').next().unwrap().to_string();
                    *compared.entry(verb).or_default() += 1;
                    keep(&game, choice, &mut rng);
                    if let Detail::Conquest(attack) | Detail::Plunder { attack, .. } =
                        game.hint(game.active, choice).detail
                    {
                        cheapest(&game, choice, &attack);
                        treasure(&game, choice, &mut rng);
                    }
                }
            }
            game.apply(actor, action, &mut ());
        }
    }
    println!("{compared:?}");
    assert!(compared.values().sum::<usize>() >= ENOUGH, "{compared:?}");
    assert_eq!(compared.len(), VERBS, "{compared:?}");
}
