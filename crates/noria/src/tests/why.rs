//! Why not: concrete reasons in concrete scenes, and no action without an answer.

use super::*;
use crate::payment::CoinSet;
use crate::why::{Part, Reason, Task};
use game::Reasons;
use game::playout::Tastes;
use std::collections::BTreeSet;

/// Why seat 1 cannot do this now.
#[track_caller]
fn why(game: &Noria, action: &str) -> Reason {
    game.why_not(SEAT1, action.parse().unwrap()).expect("something that is not offered")
}

fn can(game: &Noria, action: &str) -> bool {
    game.why_not(SEAT1, action.parse().unwrap()).is_none()
}

fn coins(text: &str) -> CoinSet {
    text.split_whitespace().map(|coin| coin.parse::<Coin>().unwrap()).collect()
}

#[test]
fn a_turn_has_its_order() {
    let mut game = table(2, &[]);
    game.player[SEAT1].wheel = wheel("small0 energy, large4 city");
    game.player[SEAT1].knowledge = 1;
    assert_eq!(why(&game, "activate small0"), Reason::Later(Part::Action));
    assert_eq!(why(&game, "market energy"), Reason::Later(Part::Action));
    assert_eq!(why(&game, "seat division"), Reason::Later(Part::Politics));
    assert_eq!(game.why_not(SEAT2, Action::Done), Some(Reason::TurnOf(SEAT1)));
    play(&mut game, "done");
    assert_eq!(why(&game, "night-shift large"), Reason::Past(Part::Influence));
    assert_eq!(why(&game, "seat division"), Reason::Later(Part::Politics));
    play(&mut game, "done, done");
    assert_eq!(why(&game, "done"), Reason::TurnOf(SEAT2));
}

/// What will not do later either is said at once.
#[test]
fn what_waiting_does_not_help_against_is_said_first() {
    let mut game = table(2, &[]);
    game.player[SEAT1].wheel = wheel("small0 city, large4 city");
    game.waiting[Chamber::Division] = 0;
    assert_eq!(why(&game, "activate large4"), Reason::Resting);
    assert_eq!(why(&game, "market journey"), Reason::Price { price: 2, by: 2 });
    assert_eq!(why(&game, "seat division"), Reason::NobodyWaits);
    assert_eq!(why(&game, "seat research"), Reason::Knowledge { part: Part::Politics, price: 1, by: 1 });
}

#[test]
fn n_5_influence_costs_knowledge() {
    let mut game = table(2, &[]);
    game.player[SEAT1].wheel = wheel("small0 energy, medium1 energy, large4 city");
    game.player[SEAT1].knowledge = 1;
    assert_eq!(why(&game, "night-shift small"), Reason::SmallRing);
    assert_eq!(why(&game, "modify small0"), Reason::Knowledge { part: Part::Influence, price: 2, by: 1 });
    assert_eq!(why(&game, "modify small1"), Reason::EmptyHole);
    play(&mut game, "night-shift large");
    assert_eq!(why(&game, "night-shift large"), Reason::Knowledge { part: Part::Influence, price: 2, by: 2 });
    game.player[SEAT1].knowledge = 2;
    assert_eq!(why(&game, "with medium1"), Reason::NothingTaken);
    play(&mut game, "modify small0");
    assert_eq!(why(&game, "with medium1"), Reason::Same);
    assert_eq!(why(&game, "done"), Reason::First(Task::Modify));
}

#[test]
fn n_3_2_discs_that_do_not_go_together() {
    let mut game =
        action_phase(2, &[], "small0 bonus, medium1 obsidian, medium0 tool, large0 energy, large1 city+, large4 city");
    assert_eq!(why(&game, "activate small0"), Reason::Idle(Kind::Bonus));
    assert_eq!(why(&game, "activate large4"), Reason::Resting);
    assert_eq!(why(&game, "activate large2"), Reason::EmptyHole);
    play(&mut game, "activate medium1");
    assert_eq!(why(&game, "activate medium1"), Reason::Used);
    assert_eq!(why(&game, "activate medium0"), Reason::RingUsed(Ring::Medium));
    assert_eq!(why(&game, "activate large0"), Reason::OffChain(hole("medium1")));
    assert_eq!(why(&game, "inspect medium"), Reason::RingUsed(Ring::Medium));
    assert_eq!(why(&game, "upgrade large1"), Reason::NoDisc(Kind::Tool));
    assert_eq!(why(&game, "repeat medium1"), Reason::Needs(Kind::Bonus));
    play(&mut game, "twice large1");
    assert_eq!(why(&game, "activate small0"), Reason::First(Task::City));
}

#[test]
fn n_6_2_and_n_6_3_a_disc_or_a_level_that_cannot_be_paid() {
    let mut game = action_phase(3, &[], "small0 city");
    assert_eq!(why(&game, "market energy"), Reason::Needs(Kind::City));
    assert_eq!(why(&game, "market tool"), Reason::Price { price: 3, by: 3 });
    game.player[SEAT1].level[Path::Refinement] = 2;
    game.player[SEAT2].level[Path::Refinement] = 3;
    game.player[SEAT1].resources = ByResource::new([0, 0, 2]);
    let missing = |by, kinds: &str, any| Reason::Level { path: Path::Refinement, by, kinds: coins(kinds), any };
    // Level 3 costs 3 obsidian, and 1 more for seat 2.
    assert_eq!(why(&game, "invest refinement"), missing(1, "obsidian", 1));
    game.player[SEAT1].resources = ByResource::new([4, 0, 2]);
    assert_eq!(why(&game, "invest refinement"), missing(1, "obsidian", 0));
    game.player[SEAT1].resources = ByResource::new([0, 0, 3]);
    assert_eq!(why(&game, "invest refinement"), missing(0, "", 1));
    game.player[SEAT1].level[Path::Refinement] = LEVELS;
    game.market.left[Kind::Journey] = 0;
    play(&mut game, "activate small0");
    assert_eq!(why(&game, "invest refinement"), Reason::Top);
    assert_eq!(why(&game, "market journey"), Reason::SoldOut);
    assert_eq!(why(&game, "done"), Reason::First(Task::City));
}

#[test]
fn n_6_4_what_is_missing_for_a_mixed_price_is_another_kind() {
    let mut game = action_phase(2, &[], "small0 city");
    game.player[SEAT1].level[Path::Settlement] = 3;
    game.player[SEAT1].resources = ByResource::new([6, 0, 5]);
    let missing = |path, by, kinds: &str, any| Reason::Level { path, by, kinds: coins(kinds), any };
    assert_eq!(why(&game, "invest settlement"), missing(Path::Settlement, 1, "mycelium", 0));
    // Two of one kind, and one for seat 2 who is ahead.
    game.player[SEAT1].resources = ByResource::all(0);
    game.player[SEAT1].level[Path::Exploration] = 2;
    game.player[SEAT2].level[Path::Exploration] = 3;
    game.player[SEAT1].full = ByGood::new([1, 1, 0, 0, 0]);
    assert_eq!(why(&game, "invest exploration"), missing(Path::Exploration, 1, "propeller sail", 1));
}

#[test]
fn n_6_5_to_n_6_7_islands() {
    let mut game = action_phase(2, &[("expert", "on")], "small0 journey+");
    let circle = [Island::One, Island::Two, Island::Three, Island::Four, Island::Five];
    for (at, island) in circle.into_iter().enumerate() {
        show(&mut game, island);
        game.circle[at] = Some(island);
    }
    game.player[SEAT1].ambassador = Some(Island::One);
    game.player[SEAT2].ambassador = Some(Island::Two);
    game.player[SEAT2].built.add(Island::Five, Space::A);
    assert_eq!(why(&game, "journey island1"), Reason::Here);
    assert_eq!(why(&game, "journey island2"), Reason::Fee { fee: 1, by: 1 });
    assert_eq!(why(&game, "journey island3"), Reason::TooFar);
    assert_eq!(why(&game, "journey island9"), Reason::Unseen);
    assert_eq!(why(&game, "journey island5"), Reason::Needs(Kind::Journey));
    assert_eq!(why(&game, "reveal"), Reason::AllSeen);
    play(&mut game, "activate small0, journey island5");
    assert_eq!(why(&game, "ship energy"), Reason::NoShip);
    assert_eq!(why(&game, "factory a"), Reason::Taken);
    assert_eq!(why(&game, "activate small0"), Reason::First(Task::Landing));
}

#[test]
fn n_6_8_and_n_6_9_tool() {
    let mut game = action_phase(2, &[], "small0 tool, large4 energy, large5 city+");
    game.player[SEAT1].empty[Good::Lamp] = 1;
    game.player[SEAT1].full[Good::Sail] = 1;
    game.player[SEAT1].resources[Resource::Mycelium] = 1;
    let before = game.clone();
    play(&mut game, "activate small0");
    for game in [before, game] {
        // A lamp costs 1 energy and 2 mycelium.
        assert_eq!(why(&game, "produce 1 lamp"), Reason::Materials(ByResource::new([1, 1, 0])));
        assert_eq!(why(&game, "produce 1 sail"), Reason::Full(Good::Sail));
        assert_eq!(why(&game, "produce 1 piston"), Reason::NoWarehouse(Good::Piston));
        assert_eq!(why(&game, "upgrade large5"), Reason::Upgraded);
        assert_eq!(why(&game, "upgrade small0"), Reason::ToolItself);
        assert_eq!(why(&game, "upgrade small1"), Reason::EmptyHole);
    }
}

#[test]
fn n_3_9_what_was_named_has_to_be_activated() {
    let mut game = action_phase(2, &[("edition", "first")], "small0 bonus, medium0 energy, medium1 city, large0 tool");
    play(&mut game, "activate small0, name medium0");
    assert_eq!(why(&game, "done"), Reason::Promised(hole("medium0")));
    assert_eq!(why(&game, "activate medium1"), Reason::OffChain(hole("medium0")));
    assert_eq!(why(&game, "skip medium0"), Reason::Promised(hole("medium0")));
    play(&mut game, "activate large0");
    assert_eq!(why(&game, "upgrade medium0"), Reason::Promised(hole("medium0")));
    assert_eq!(why(&game, "inspect medium"), Reason::OtherEdition);
}

#[test]
fn n_6_11_and_n_7_what_knowledge_buys() {
    let mut game = action_phase(2, &[], "");
    game.player[SEAT1].knowledge = 1;
    game.waiting[Chamber::Research] = 0;
    assert_eq!(why(&game, "sell lamp"), Reason::NoGood(Good::Lamp));
    assert_eq!(why(&game, "buy energy"), Reason::Knowledge { part: Part::Action, price: 3, by: 2 });
    play(&mut game, "done");
    assert_eq!(why(&game, "seat research"), Reason::NobodyWaits);
    assert_eq!(why(&game, "remove division"), Reason::IntrigueFirst);
    assert!(can(&game, "seat division"));
    play(&mut game, "seat division, remove division");
    assert_eq!(why(&game, "seat division"), Reason::Knowledge { part: Part::Politics, price: 2, by: 2 });
    assert_eq!(why(&game, "buy energy"), Reason::Past(Part::Action));
}

#[test]
fn n_10_2_the_first_wheel() {
    let mut game = table(2, &[("expert", "on")]);
    game.phase = Phase::BuildWheel(Kind::City);
    game.player[SEAT1].wheel = wheel("small0 energy, medium0 mycelium, large3 obsidian");
    assert_eq!(why(&game, "fit small0"), Reason::HoleTaken);
    assert_eq!(why(&game, "fit small1"), Reason::RingFull(Ring::Small));
    assert_eq!(why(&game, "fit large1"), Reason::HalfFull);
    assert!(can(&game, "fit large4"));
}

/// Every action that can be written.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Reveal, Action::Done];
    for hole in Hole::ALL {
        all.extend([Action::Fit(hole), Action::Modify(hole), Action::With(hole), Action::Activate(hole)]);
        all.extend([Action::Twice(hole), Action::Skip(hole), Action::Upgrade(hole), Action::Repeat(hole)]);
        all.extend([Action::Name(hole), Action::Place(hole)]);
    }
    for resource in Resource::ALL {
        all.extend([Action::Take(resource), Action::Buy(resource), Action::Ship(resource)]);
    }
    for good in Good::ALL {
        all.extend([Action::Sell(good), Action::Also(good)]);
        all.extend((0..9).map(|count| Action::Produce { good, count }));
    }
    for coin in Coin::ALL {
        all.extend((0..16).chain([40]).map(|amount| Action::Pay { coin, amount }));
    }
    for chamber in Chamber::ALL {
        all.extend([Action::Seat(chamber), Action::Remove(chamber)]);
    }
    for path in Path::ALL {
        all.extend([Action::FreeInvest(path), Action::Invest(path)]);
    }
    for ring in Ring::ALL {
        all.extend([Action::NightShift(ring), Action::Inspect(ring)]);
    }
    all.extend(Kind::ALL.map(Action::Market));
    all.extend(Kind::ALL.map(Action::Stall));
    all.extend(Island::ALL.map(Action::Journey));
    all.extend(Island::ALL.map(Action::Island));
    all.extend(Space::ALL.map(Action::Factory));
    all.extend(Order::ALL.map(Action::Order));
    all.extend(Seat::ALL.map(Action::Start));
    all
}

#[test]
fn every_action_is_offered_or_has_a_reason() {
    let (all, mut reasons) = (all_actions(), BTreeSet::new());
    for (number, setup) in Setup::all::<Noria>().iter().cycle().take(60).enumerate() {
        let mut game = Noria::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(number as u64), Tastes::new(number as u64));
        for step in 0.. {
            if step % 5 == number % 5 && matches!(game.turn(), Turn::Seats(_)) {
                let mut choices = Vec::new();
                game.choices(game.active, &mut choices);
                for &action in &all {
                    let reason = game.why_not(game.active, action);
                    assert_eq!(reason.is_none(), choices.contains(&action), "'{action}': {reason:?} in {game:#?}");
                    reasons.extend(reason.map(|it| format!("{it:?}").split(['(', ' ']).next().unwrap().to_owned()));
                }
            }
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            game.apply(actor, action, &mut ());
        }
    }
    // All 53 but those of somebody else's turn, the end of the game, the highest level and a good that is past.
    assert!(reasons.len() >= 49, "{reasons:?}");
}
