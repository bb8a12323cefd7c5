//! N-3.6 and N-6.10: what the first edition does differently.

use super::*;

const FIRST: &[(&str, &str)] = &[("edition", "first")];

#[test]
fn n_11_8_jan_strengthens_two_discs() {
    let mut game = action_phase(4, FIRST, "small0 bonus+, medium0 energy, large0 city");
    play(&mut game, "twice small0, name medium0, name large0");
    play(&mut game, "activate medium0, activate large0, market mycelium, market mycelium");
    assert_eq!(resources(&game.player[SEAT1]), [2, 0, 0]);
    assert_eq!((game.this_turn.bought(), game.this_turn.actions), (2, 4));
}

#[test]
fn n_3_6_bonus_comes_first() {
    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 energy, large0 bonus");
    assert_eq!(offered(&game, "activate"), ["activate small0", "activate medium0", "activate large0"]);
    play(&mut game, "activate medium0");
    assert_eq!(offered(&game, "activate"), [""; 0]);
}

#[test]
fn n_3_6_only_a_disc_that_can_follow_is_named() {
    let discs = "medium0 bonus, large0 energy, large1 energy, large2 energy, small0 bonus, small1 city, medium1 tool";
    let mut game = action_phase(2, FIRST, discs);
    play(&mut game, "activate medium0");
    assert_offers(&game, "name large0, name large1");
    play(&mut game, "name large1, activate small0");
    assert_offers(&game, "name large0, name large1");
    play(&mut game, "name large1, activate large1");
    assert_eq!((resources(&game.player[SEAT1]), game.this_turn.actions), ([3, 0, 0], 3));
}

#[test]
fn n_3_6_a_bonus_with_nothing_to_name_is_not_offered() {
    let game = action_phase(2, FIRST, "small0 bonus, medium0 bonus, large2 energy, medium2 city");
    assert_eq!(offered(&game, "activate"), ["activate small0", "activate large2"], "large2 does not go with medium0");
    let game = action_phase(2, FIRST, "small0 bonus, medium0 bonus, large1 bonus");
    assert_eq!(offered(&game, "activate"), [""; 0], "a Bonus cannot name a Bonus");
}

#[test]
fn n_3_6_naming_does_not_bind() {
    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 energy, large0 mycelium");
    play(&mut game, "activate small0, name medium0, activate large0");
    assert_eq!(resources(&game.player[SEAT1]), [0, 1, 0]);
    play(&mut game, "done");
    assert!(is_politics(&game));
}

#[test]
fn n_3_6_three_extras_and_a_double_make_no_more_than_four_actions() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 bonus, large0 energy+");
    play(&mut game, "twice small0, name large0, name large0, activate medium0, name large0");
    assert_eq!(offered(&game, "twice"), [""; 0], "the double is spent");
    play(&mut game, "activate large0");
    assert_eq!((resources(&game.player[SEAT1]), game.this_turn.actions), ([4, 0, 0], 4));

    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 bonus, large0 energy+");
    play(&mut game, "activate small0, name large0, activate medium0, name large0, twice large0");
    assert_eq!((resources(&game.player[SEAT1]), game.this_turn.actions), ([4, 0, 0], 4));
}

#[test]
fn n_3_6_an_extra_may_be_declined_but_not_the_rest() {
    for (disc, action, other) in
        [("city", "market energy", "market mycelium"), ("tool", "upgrade large3", "upgrade large4")]
    {
        let discs = format!("small0 bonus, medium0 {disc}+, large3 mycelium, large4 obsidian, large5 energy");
        let mut game = action_phase(2, FIRST, &discs);
        play(&mut game, "activate small0, name medium0, twice medium0");
        assert_refuses(&game, "done");
        play(&mut game, action);
        assert_refuses(&game, "done");
        play(&mut game, other);
        assert_eq!(game.this_turn.actions, 3);
        play(&mut game, "done");
        assert_eq!((game.phase, game.this_turn.actions), (Phase::Action, 2));
    }
    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 journey");
    play(&mut game, "activate small0, name medium0, activate medium0, reveal, show island1, ship energy, done");
    assert_eq!((game.phase, game.this_turn.actions), (Phase::Action, 1));
}

#[test]
fn n_6_10_skipped_and_activated_discs_fit_one_chain() {
    let mut game =
        action_phase(2, FIRST, "medium0 energy, medium1 energy, large0 energy, large1 energy, large2 energy");
    let skip = |holes: &[&str]| holes.iter().map(|hole| format!("skip {hole}")).collect::<Vec<_>>();
    assert_eq!(offered(&game, "skip"), skip(&["medium0", "medium1", "large0", "large1", "large2"]));
    assert_eq!(offered(&game, "inspect"), [""; 0]);
    play(&mut game, "skip medium1");
    assert_eq!(game.player[SEAT1].knowledge, 1);
    assert_eq!(offered(&game, "skip"), skip(&["large1", "large2"]));
    assert_eq!(offered(&game, "activate"), ["activate large1", "activate large2"]);
    play(&mut game, "activate large2");
    assert_offers(&game, "done");
}

#[test]
fn n_6_10_a_fresh_disc_may_be_skipped() {
    let mut game = action_phase(2, FIRST, "small0 tool, medium0 energy");
    play(&mut game, "activate small0, upgrade medium0");
    assert_offers(&game, "skip medium0, done");
}
