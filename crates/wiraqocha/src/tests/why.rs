//! Why something cannot be done, scene by scene.

use super::*;
use crate::why::Reason;
use game::Reasons;

/// What the seat is told about a wish.
#[track_caller]
fn told(game: &Wiraqocha, seat: Seat, wish: &str) -> Option<Reason> {
    game.why_not(seat, wish.parse().unwrap())
}

fn short(resources: u8, somnium: u8) -> Option<Reason> {
    Some(Reason::Short { resources, somnium })
}

/// Seat 1 with its camp on 8 and an explorer on 1-1, in phase II with these dice; seat 2 with its camp on 5.
fn scene(dice: &str, resources: u8) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, explorer d1");
    put(&mut game, SEAT2, "base-camp n5");
    stock(&mut game, SEAT1, resources, 0);
    act(&mut game, dice);
    game
}

#[test]
fn only_who_is_to_move_can_choose() {
    let mut game = scene("6", 0);
    assert_eq!(told(&game, SEAT2, "roll"), Some(Reason::NotYourTurn(SEAT1)));
    game.phase = Phase::Rolling(1);
    assert_eq!(told(&game, SEAT1, "end"), Some(Reason::Chance));
    game.phase = Phase::Over;
    assert_eq!(told(&game, SEAT1, "end"), Some(Reason::GameOver));
}

#[test]
fn w_3_0_each_phase_has_its_own_steps() {
    let mut game = scene("6", 0);
    assert_eq!(told(&game, SEAT1, "roll"), Some(Reason::Rolled));
    assert_eq!(told(&game, SEAT1, "end"), None);
    new_turn(&mut game);
    assert_eq!(told(&game, SEAT1, "conquer n6"), Some(Reason::RollFirst));
    assert_eq!(told(&game, SEAT1, "collect"), Some(Reason::ByTheRoll));
    assert_eq!(told(&game, SEAT1, "take-back n8"), Some(Reason::NoGuard));
    assert_eq!(told(&game, SEAT1, "conquer n8"), Some(Reason::OwnTile), "however long one waits");
}

#[test]
fn w_4_1_the_camp_comes_first() {
    let mut game = table(2, &[]);
    stock(&mut game, SEAT1, 0, 1);
    act(&mut game, "6");
    assert_eq!(told(&game, SEAT1, "sacrifice"), Some(Reason::CampFirst));
    assert_eq!(told(&game, SEAT1, "end"), Some(Reason::CampMust));
    assert_eq!(told(&game, SEAT1, "conquer n12"), Some(Reason::CampInAir));
    assert_eq!(told(&game, SEAT1, "send miner"), Some(Reason::CampFirst));
    put(&mut game, SEAT1, "miner n10");
    assert_eq!(told(&game, SEAT1, "conquer n1"), Some(Reason::NotAdjacent));
}

#[test]
fn w_5_1_what_the_dice_lack_is_said_in_resources() {
    let condition = |more| Some(Reason::Condition { more });
    assert_eq!(told(&scene("5", 0), SEAT1, "conquer n6"), condition(Some(2)));
    assert_eq!(told(&scene("5", 1), SEAT1, "conquer n6"), condition(Some(1)));
    assert_eq!(told(&scene("5", 2), SEAT1, "conquer n6"), None);
    assert_eq!(told(&scene("1", 0), SEAT1, "conquer n6"), condition(None), "five steps are beyond hope");
    assert_eq!(told(&scene("6", 0), SEAT1, "conquer d6"), condition(None), "one die is no double");
    assert_eq!(told(&scene("", 0), SEAT1, "conquer n6"), Some(Reason::NoDice));
}

#[test]
fn w_5_3_mountains_want_a_zeppelin() {
    let mut game = scene("4 5 6", 0);
    assert_eq!(told(&game, SEAT1, "conquer r4"), Some(Reason::ZeppelinTooFar));
    bury(&mut game, SEAT1, "zeppelin, zeppelin");
    assert_eq!(told(&game, SEAT1, "conquer r4"), Some(Reason::OnlyZeppelins));
    game.field = on("n6");
    assert_eq!(told(&game, SEAT1, "conquer n6"), Some(Reason::Shielded));
}

#[test]
fn w_5_4_a_camp_wants_one_die_more() {
    let defended = |more| Some(Reason::Defended { level: 5, dice: 1, more });
    assert_eq!(told(&scene("5", 0), SEAT1, "conquer n5"), defended(None), "there is no second die");
    assert_eq!(told(&scene("5 5", 0), SEAT1, "conquer n5"), defended(Some(2)));
    assert_eq!(told(&scene("5 6", 0), SEAT1, "conquer n5"), None);
    assert_eq!(told(&scene("5 6", 0), SEAT1, "plunder n5"), Some(Reason::NothingToTake));
    assert_eq!(told(&scene("5 6", 0), SEAT1, "plunder n6"), Some(Reason::NoCamp));
}

#[test]
fn w_5_10_a_card_says_what_it_costs_and_where_it_is() {
    let mut game = scene("6", 1);
    turn_up(&mut game, "force-field");
    own(&mut game, SEAT2, "juggernaut");
    let price = game.tables().card[Card::ForceField];
    assert_eq!(told(&game, SEAT1, "build force-field"), short(price.resources - 1, price.somnium));
    assert_eq!(told(&game, SEAT1, "build juggernaut"), Some(Reason::Taken(SEAT2)));
    assert_eq!(told(&game, SEAT1, "build death-ray"), Some(Reason::InPile));
    stock(&mut game, SEAT1, 9, 3);
    play(&mut game, "build force-field, shield n8");
    turn_up(&mut game, "death-ray");
    assert_eq!(told(&game, SEAT1, "build death-ray"), Some(Reason::Done(crate::Once::Build)));
}

#[test]
fn what_was_begun_comes_first() {
    let mut game = scene("2 3 6", 0);
    play(&mut game, "conquer n5");
    assert_eq!(told(&game, SEAT1, "end"), Some(Reason::Begun));
    assert_eq!(told(&game, SEAT1, "send juggernaut"), Some(Reason::NoneInReserve(Pawn::Juggernaut)));
    play(&mut game, "send miner, die 2");
    assert_eq!(told(&game, SEAT1, "die 6"), Some(Reason::Misfit { more: None }));
    assert_eq!(told(&game, SEAT1, "die 4"), Some(Reason::NoDieShows(Face::Four)));
}

#[test]
fn prices_say_how_much_is_missing() {
    let mut game = scene("6", 1);
    bury(&mut game, SEAT1, "miner");
    assert_eq!(told(&game, SEAT1, "buy-back miner"), short(2, 0));
    assert_eq!(told(&game, SEAT1, "buy-back explorer"), Some(Reason::NoneInCemetery(Pawn::Explorer)));
    assert_eq!(told(&game, SEAT1, "sacrifice"), short(0, 1));
    assert_eq!(told(&game, SEAT1, "factory"), Some(Reason::NoCard(Card::AndroidFactory)));
    assert_eq!(told(&game, SEAT1, "reroll 6"), Some(Reason::NoRerolls));
}
