//! W-4.3: a camp that can be placed for certain must be, and nothing that might spoil it is offered.

use super::*;
use game::playout::Tastes;
use game::{Actor, Playout};

/// Seat 1 without its camp, with these pawns, cards, resources and dice; seat 2 with these pawns and defence dice.
fn scene(mine: &str, cards: &str, resources: u8, dice: &str, theirs: &str, guards: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    if !mine.is_empty() {
        put(&mut game, SEAT1, mine);
    }
    if !theirs.is_empty() {
        put(&mut game, SEAT2, theirs);
    }
    if !guards.is_empty() {
        guard(&mut game, guards);
    }
    own(&mut game, SEAT1, cards);
    stock(&mut game, SEAT1, resources, 0);
    new_turn(&mut game);
    act(&mut game, dice);
    game
}

/// A miner on 10, so that the camp goes to 4 or 6.
fn near_4_and_6(cards: &str, resources: u8, dice: &str) -> Wiraqocha {
    scene("miner n10", cards, resources, dice, "", "")
}

/// A miner on 2-2, which gives a re-roll, so that the camp goes to 3 only.
fn near_3(cards: &str, resources: u8, dice: &str) -> Wiraqocha {
    scene("miner d2", cards, resources, dice, "", "")
}

#[test]
fn w_4_3_re_roll_factory_and_exoskeleton_may_come_first() {
    let mut game = near_3("android-factory battle-exoskeleton", 3, "5 6");
    assert_offers(&game, "reroll 5, reroll 6, exoskeleton 6, factory, end");
    play(&mut game, "reroll 5, show 4");
    assert_offers(&game, "conquer n3, exoskeleton 6");
    play(&mut game, "exoskeleton 6");
    assert_offers(&game, "conquer n3");
    play(&mut game, "conquer n3, send base-camp, die 4, enough");
    assert_eq!(standing(&game, SEAT1), "base-camp n3, miner d2");
}

#[test]
fn w_4_3_a_solution_by_the_exoskeleton_is_one() {
    let mut game = near_4_and_6("battle-exoskeleton", 0, "1 2");
    assert_offers(&game, "exoskeleton 2");
    play(&mut game, "exoskeleton 2");
    assert_offers(&game, "conquer n6");
    assert_offers(&near_4_and_6("battle-exoskeleton", 0, "2 2 2"), "conquer n4, conquer n6, exoskeleton 2");
    assert_offers(&near_4_and_6("battle-exoskeleton", 0, "2 3"), "exoskeleton 2, exoskeleton 3, end");
}

#[test]
fn w_4_3_and_one_by_exoskeleton_and_resources() {
    assert_offers(&near_4_and_6("battle-exoskeleton", 2, "2"), "exoskeleton 2");
    assert_offers(&near_4_and_6("battle-exoskeleton", 1, "2"), "exoskeleton 2, end");
}

#[test]
fn w_4_3_the_exoskeleton_does_not_spoil_the_last_placement() {
    assert_offers(&near_4_and_6("battle-exoskeleton", 0, "1 5"), "conquer n6");
    assert_offers(&near_4_and_6("battle-exoskeleton", 0, "4 5"), "conquer n4");
    assert_offers(&near_4_and_6("battle-exoskeleton", 0, "3 4"), "conquer n4, exoskeleton 3");
}

#[test]
fn w_4_3_nor_does_a_re_roll() {
    assert_offers(&near_3("psychic-probe", 0, "3"), "conquer n3");
    assert_offers(&near_3("psychic-probe", 0, "3 6"), "conquer n3, reroll 6");
    assert_offers(&near_3("psychic-probe", 0, "3 3"), "conquer n3, reroll 3");
    assert_offers(&near_3("psychic-probe", 0, "1 2 4"), "conquer n3, reroll 4");
    assert_offers(&near_3("psychic-probe", 0, "6"), "reroll 6, end");
}

#[test]
fn w_4_3_a_re_roll_is_free_where_every_number_will_do() {
    assert_offers(&near_3("psychic-probe", 5, "3"), "conquer n3");
    assert_offers(&near_3("psychic-probe", 6, "3"), "conquer n3, reroll 3");
    assert_offers(&near_3("battle-exoskeleton", 4, "3"), "conquer n3, reroll 3, exoskeleton 3");
}

#[test]
fn w_4_3_nor_does_the_factorys_price() {
    assert_offers(&near_4_and_6("android-factory", 4, "2"), "conquer n4");
    assert_offers(&near_4_and_6("android-factory", 7, "2"), "conquer n4, factory");
    assert_offers(&near_4_and_6("android-factory", 3, "4"), "conquer n4, factory");
    assert_offers(&near_4_and_6("android-factory", 3, "1"), "factory, end");
}

#[test]
fn w_4_3_a_bought_die_is_a_solution_where_every_number_will_do() {
    let anywhere = |theirs: &str| scene("", "android-factory", 3, "", theirs, "");
    let mut game = anywhere("");
    assert_offers(&game, "factory");
    play(&mut game, "factory, show 1");
    assert_offers(&game, "conquer n1");
    assert_offers(&anywhere("zeppelin n1"), "factory, end");
    // With 2 resources left the neighbours of a taken number will do.
    let game = scene("", "android-factory", 5, "", "zeppelin n1", "");
    assert_offers(&game, "factory");
}

#[test]
fn w_4_3_a_solution_by_the_probe_is_one() {
    let enemy = |dice: &str| scene("miner n10", "psychic-probe", 0, dice, "base-camp n1, miner n6", "n6 6");
    let mut game = enemy("2 6");
    assert_offers(&game, "probe n6");
    play(&mut game, "probe n6");
    assert_offers(&game, "conquer n6");
    assert_offers(&enemy("1 6"), "probe n1, probe n6, end");
    assert_offers(&enemy("4"), "conquer n4, probe n1, probe n6");
    let camp = scene("miner n10", "psychic-probe", 0, "2 6", "base-camp n6", "n6 6");
    assert_offers(&camp, "probe n6");
}

#[test]
fn w_4_3_and_one_by_exoskeleton_and_probe() {
    let cards = "battle-exoskeleton psychic-probe";
    let mut game = scene("miner n10", cards, 0, "1 2 2", "zeppelin n4, miner n6", "n6 6");
    assert_offers(&game, "exoskeleton 2, probe n6");
    play(&mut game, "probe n6");
    assert_offers(&game, "exoskeleton 2");
    play(&mut game, "exoskeleton 2, conquer n6, send base-camp, die 1, die 5, die 2");
    assert_eq!(standing(&game, SEAT1), "base-camp n6, miner n10");
}

#[test]
fn w_4_3_the_ray_does_not_spoil_the_last_placement() {
    let all = |but: &[&str]| {
        let tiles = Tile::ALL.into_iter().filter(|&tile| tile != Tile::Cave && !but.contains(&tile.word()));
        tiles.map(|tile| tile.word()).collect::<Vec<_>>().join(", ")
    };
    let game = near_4_and_6("death-ray", 0, "6");
    assert_eq!(offered(&game, "death-ray"), all(&["n6"]), "without a pawn the camp goes anywhere");
    let game = scene("miner n10, miner d5", "death-ray", 0, "6", "", "");
    assert_eq!(offered(&game, "death-ray"), all(&["n6", "n10"]), "5-5 does not touch the 6");
    assert_eq!(offered(&near_4_and_6("death-ray", 0, "4 6"), "death-ray"), all(&[]));
}

#[test]
fn w_4_3_nobody_must_fire_the_ray() {
    let mut game = near_4_and_6("death-ray", 0, "5 5");
    assert!(choices(&game).contains(&"end".into()));
    play(&mut game, "death-ray n10");
    assert_offers(&game, "conquer n5, conquer d5");
}

#[test]
fn w_4_3_fortress_and_probe_stay_open_while_the_camp_can_be_placed() {
    let mut game = scene("miner n10", "flying-fortress psychic-probe", 0, "6", "miner n1", "n1 3");
    assert_offers(&game, "conquer n6, fortress n10, probe n1");
    play(&mut game, "fortress n10, probe n1");
    assert_offers(&game, "conquer n6");
}

/// Whatever is chosen, a camp that could be placed is on the board when the turn ends.
#[test]
fn w_4_3_no_turn_ends_without_a_camp_that_could_be_placed() {
    let (mut certain_turns, mut without) = (0, 0);
    for (seed, setup) in (0..).zip(Setup::all::<Wiraqocha>().iter().cycle().take(300)) {
        let mut game = Wiraqocha::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes, mut certain) = (Playout::new(seed), Tastes::new(seed), false);
        for _ in 0..1500 {
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            if game.phase == Phase::Acting && actor == Actor::Seat(game.active) {
                certain |= game.me().camp_in_reserve() && game.camp_is_certain();
            }
            let mut events = vec![];
            game.apply(actor, action, &mut events);
            without += usize::from(events.iter().any(|event| matches!(event, Event::NoCamp { .. })));
            assert!(!certain || !matches!(events[..], [Event::NoCamp { .. }, ..]), "seed {seed}: {game:?}");
            if events.iter().any(|event| matches!(event, Event::Conquered { pawn: Pawn::BaseCamp, .. })) {
                certain_turns += usize::from(certain);
                certain = false;
            }
        }
    }
    assert!(certain_turns > 1000 && without > 100, "{certain_turns} placed, {without} not");
}
