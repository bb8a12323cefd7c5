//! The values beside the choices, in scenes: prices, what lies there, what it brings. `promises.rs` compares them with
//! what then happens.

use super::*;
use crate::hint::{Cost, Gain, Hint, There};
use crate::payment::Price;
use game::Hidden;

/// A choice, and what it costs and brings.
type Told<'a> = (&'a str, fn(&mut Cost, &mut Gain));

/// Each choice is offered, and its hint is what `change` makes of an empty one. What is paid without a question follows
/// from the stock, and `promises.rs` compares it with what is then paid.
#[track_caller]
fn assert_hints(game: &Noria, expected: &[Told]) {
    for (choice, change) in expected {
        let hint = hint_of(game, choice);
        let mut expected = Hint { there: hint.there, ..Hint::default() };
        expected.cost.payment = hint.cost.payment;
        change(&mut expected.cost, &mut expected.gain);
        assert_eq!(hint, expected, "{choice}");
    }
}

#[track_caller]
fn hint_of(game: &Noria, choice: &str) -> Hint {
    assert!(choices(game).iter().any(|offered| offered == choice), "'{choice}' is not among {:?}", choices(game));
    game.hint(game.active, choice.parse().unwrap())
}

/// What lies in the hole that a choice is about: `city+`, or nothing.
#[track_caller]
fn assert_lies(game: &Noria, expected: &[(&str, &str, bool)]) {
    for &(choice, disc, active) in expected {
        let disc = (!disc.is_empty()).then(|| disc_from(disc));
        assert_eq!(hint_of(game, choice).there, Some(There::Hole { disc, active }), "{choice}");
    }
}

fn price(count: u8, mixed: bool, kinds: &[Coin]) -> Option<Price> {
    Some(Price { count, mixed, kinds: kinds.iter().copied().collect() })
}

#[test]
fn choices_say_what_they_cost() {
    let mut game = table(3, &[]);
    let me = &mut game.player[SEAT1];
    me.wheel = wheel("small0 city+, medium0 tool, large0 journey");
    me.knowledge = 9;
    me.resources = ByResource::all(5);
    me.full = ByGood::all(2);
    me.empty = ByGood::new([0, 0, 0, 2, 0]);
    me.level = ByPath::new([0, 1, 3, 4]);
    game.player[SEAT2].level[Path::Settlement] = 2;
    show(&mut game, Island::One);
    show(&mut game, Island::Four);
    game.player[SEAT2].ambassador = Some(Island::One);
    game.seated[Chamber::Settlement] = 2;
    assert_hints(
        &game,
        &[
            ("night-shift large", |cost, _| cost.knowledge = 1),
            ("modify small0", |cost, _| cost.knowledge = 2),
            ("done", |_, _| ()),
        ],
    );
    assert_lies(&game, &[("modify small0", "city+", true)]);
    play(&mut game, "modify small0");
    assert_hints(&game, &[("with small1", |cost, _| cost.knowledge = 2)]);
    assert_lies(&game, &[("with small1", "", false), ("with medium0", "tool", true)]);
    play(&mut game, "with small1, modify small1, with small0, done");
    assert_lies(&game, &[("twice small0", "city+", true)]);
    assert_hints(
        &game,
        &[
            ("twice small0", |_, _| ()),
            ("inspect large", |_, gain| gain.knowledge = 1),
            ("sell sail", |cost, gain| (cost.coins[Coin::Sail], gain.knowledge) = (1, 2)),
            ("sell lamp", |cost, gain| (cost.coins[Coin::Lamp], gain.knowledge) = (1, 3)),
            ("buy energy", |cost, gain| (cost.knowledge, gain.coins[Coin::Energy]) = (3, 1)),
        ],
    );
    let mut city = game.clone();
    play(&mut city, "activate small0");
    assert_hints(
        &city,
        &[
            ("market energy", |_, gain| gain.disc = Some(Kind::Energy)),
            ("market city", |cost, gain| (cost.any, gain.disc) = (1, Some(Kind::City))),
            ("market tool", |cost, gain| (cost.any, gain.disc) = (3, Some(Kind::Tool))),
            ("invest refinement", |cost, gain| {
                cost.price = price(1, false, &[Coin::Obsidian]);
                cost.payment = Some(ByCoin::new([0, 0, 1, 0, 0, 0, 0, 0]));
                gain.level = Some(1);
            }),
            ("invest settlement", |cost, gain| {
                (cost.price, cost.any) = (price(2, true, &[Coin::Energy, Coin::Mycelium]), 1);
                (gain.level, gain.points) = (Some(2), 4);
            }),
            ("invest research", |cost, gain| {
                cost.price = price(2, true, &[Coin::Lamp, Coin::Piston]);
                gain.level = Some(5);
            }),
        ],
    );
    let mut journey = game.clone();
    play(&mut journey, "activate large0");
    let fees: [Told; 3] =
        [("journey island1", |cost, _| cost.any = 1), ("journey island4", |_, _| ()), ("reveal", |_, _| ())];
    assert_hints(&journey, &fees);
    play(&mut journey, "journey island4");
    assert_hints(
        &journey,
        &[
            ("factory c", |_, gain| gain.warehouses[Good::Lamp] = 2),
            ("ship mycelium", |_, gain| gain.ships[Resource::Mycelium] = 1),
        ],
    );
    play(&mut game, "activate medium0");
    assert_lies(&game, &[("upgrade large0", "journey", true)]);
    assert_hints(
        &game,
        &[("produce 2 lamp", |cost, gain| {
            (cost.coins[Coin::Energy], cost.coins[Coin::Mycelium], gain.coins[Coin::Lamp]) = (2, 4, 2);
        })],
    );
}

#[test]
fn discs_say_what_all_their_actions_gather() {
    let mut game = action_phase(2, &[], "small0 energy+, medium0 bonus");
    game.player[SEAT1].ships = ByResource::new([3, 1, 1]);
    assert_hints(
        &game,
        &[
            ("activate small0", |_, gain| gain.coins[Coin::Energy] = 3),
            ("twice small0", |_, gain| gain.coins[Coin::Energy] = 6),
        ],
    );
    play(&mut game, "activate small0, activate medium0");
    assert_hints(&game, &[("repeat small0", |_, gain| gain.coins[Coin::Energy] = 3)]);
    let mut first = action_phase(2, &[("edition", "first")], "small0 energy, medium0 bonus");
    play(&mut first, "activate medium0, name small0");
    assert_hints(&first, &[("activate small0", |_, gain| gain.coins[Coin::Energy] = 2)]);
}

#[test]
fn intrigues_and_new_discs_say_what_they_change() {
    let mut game = action_phase(2, &[], "small0 city");
    play(&mut game, "activate small0, market energy, done");
    game.player[SEAT1].knowledge = 1;
    game.player[SEAT1].level[Path::Research] = 2;
    assert_hints(&game, &[("seat research", |cost, gain| (cost.knowledge, gain.points) = (1, 8)), ("done", |_, _| ())]);
    assert_eq!(hint_of(&game, "seat research").there, Some(There::Chamber { waiting: 4, value: 4 }));
    play(&mut game, "seat research");
    assert_eq!(hint_of(&game, "remove research").there, Some(There::Chamber { waiting: 3, value: 4 }));
    assert_eq!(hint_of(&game, "remove division").there, Some(There::Chamber { waiting: 4, value: 0 }));
    play(&mut game, "remove division");
    game.player[SEAT1].built.add(Island::One, Space::A);
    game.player[SEAT1].built.add(Island::One, Space::B);
    assert_hints(&game, &[("done", |_, gain| gain.knowledge = 1)]);
    play(&mut game, "done");
    assert_lies(&game, &[("place small0", "", true), ("place small1", "city", false)]);

    let mut expert = table(2, &[("expert", "on")]);
    expert.phase = Phase::BuildWheel(Kind::Energy);
    assert_lies(&expert, &[("fit medium1", "", true), ("fit medium2", "", false)]);
    let first = action_phase(2, &[("edition", "first")], "small0 energy");
    assert_lies(&first, &[("skip small0", "energy", true)]);
    assert_hints(&first, &[("skip small0", |_, gain| gain.knowledge = 1)]);
}
