//! N-3.6, N-3.9 and N-6.10: what the first edition does differently.

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
    assert_offers(&game, "name large1");
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
fn n_3_6_an_upgraded_bonus_names_no_two_discs_of_one_ring() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 energy, medium1 city, large1 mycelium");
    play(&mut game, "twice small0, name medium0");
    assert_offers(&game, "name medium0, name large1");
}

#[test]
fn n_3_6_an_upgraded_bonus_names_no_two_discs_without_a_chain() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 energy, medium1 city, large0 mycelium, large2 tool");
    play(&mut game, "twice small0");
    assert_offers(&game, "name medium0, name medium1, name large0, name large2");
    play(&mut game, "name large2");
    assert_offers(&game, "name medium1, name large2");
}

#[test]
fn n_3_6_a_second_bonus_must_leave_room_for_what_the_first_has_named() {
    let discs = "small0 bonus, medium0 bonus, medium1 bonus, large0 energy, large1 city, large2 mycelium";
    let mut game = action_phase(2, FIRST, discs);
    play(&mut game, "activate small0, name large2");
    assert_eq!(offered(&game, "activate"), ["activate medium1", "activate large2"], "medium0 does not go with large2");
    play(&mut game, "activate medium1");
    assert_offers(&game, "name large2");

    let mut game = action_phase(2, FIRST, discs);
    play(&mut game, "activate medium0, name large1");
    assert_eq!(offered(&game, "activate"), ["activate small0", "activate large1"]);
    play(&mut game, "activate small0");
    assert_offers(&game, "name large1");
}

#[test]
fn n_3_6_a_skipped_disc_narrows_what_can_be_named() {
    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 tool, medium1 city, large0 energy, large2 mycelium");
    play(&mut game, "skip large0, activate small0");
    assert_offers(&game, "name medium0");
}

#[test]
fn n_3_9_a_named_disc_is_activated() {
    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 energy, medium1 city, large0 mycelium, large2 tool");
    play(&mut game, "activate small0, name medium0");
    assert_offers(&game, "activate medium0, activate large0, skip large0");
    play(&mut game, "activate large0");
    assert_offers(&game, "activate medium0");
    play(&mut game, "activate medium0");
    assert_offers(&game, "done");
    assert_eq!(resources(&game.player[SEAT1]), [2, 1, 0]);
}

#[test]
fn n_3_9_two_named_discs_are_both_activated() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 energy, large0 mycelium, large1 city");
    play(&mut game, "twice small0, name medium0, name large0");
    assert_offers(&game, "activate medium0, activate large0");
    play(&mut game, "activate large0");
    assert_offers(&game, "activate medium0");
}

#[test]
fn n_3_9_a_named_disc_is_not_upgraded_before_it_is_activated() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 energy, large0 tool");
    play(&mut game, "activate small0, name medium0");
    assert_eq!(offered(&game, "activate"), ["activate medium0"], "the tool has nothing to upgrade yet");
    play(&mut game, "activate medium0, activate large0");
    assert_offers(&game, "upgrade medium0");

    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 energy, large0 tool");
    play(&mut game, "activate small0, name medium0, activate large0");
    assert_offers(&game, "upgrade small0");
}

#[test]
fn n_3_9_a_named_disc_may_be_paid_for_later() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 tool, large0 obsidian");
    game.player[SEAT1].wheel.upgrade(hole("large0"));
    game.player[SEAT1].empty[Good::Sail] = 1;
    game.player[SEAT1].resources = ByResource::new([0, 1, 0]);
    play(&mut game, "activate small0");
    assert_offers(&game, "name medium0, name large0");
    play(&mut game, "name medium0");
    assert_offers(&game, "activate large0, twice large0, skip large0, done");
    play(&mut game, "activate large0");
    assert_offers(&game, "activate medium0");
}

#[test]
fn n_3_9_a_named_disc_without_a_possible_action_does_not_bind() {
    let mut game = action_phase(2, FIRST, "small0 bonus+, medium0 tool, medium1 energy");
    game.player[SEAT1].wheel.upgrade(hole("medium1"));
    play(&mut game, "activate small0, name medium0");
    assert_offers(&game, "done");
    play(&mut game, "done");
    assert!(is_politics(&game));
}

#[test]
fn n_3_9_a_disc_that_was_not_named_may_be_left_out() {
    let mut game = action_phase(2, FIRST, "small0 bonus, medium0 energy, large0 mycelium");
    play(&mut game, "activate small0, name medium0, activate medium0, done");
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
fn n_6_10_a_skipped_disc_goes_with_the_activated_ones() {
    let mut game =
        action_phase(2, FIRST, "medium0 energy, medium1 energy, large0 energy, large1 energy, large2 energy");
    let skip = |holes: &[&str]| holes.iter().map(|hole| format!("skip {hole}")).collect::<Vec<_>>();
    assert_eq!(offered(&game, "skip"), skip(&["medium0", "medium1", "large0", "large1", "large2"]));
    assert_eq!(offered(&game, "inspect"), [""; 0]);
    play(&mut game, "skip medium1");
    assert_eq!(game.player[SEAT1].knowledge, 1);
    assert_eq!(offered(&game, "activate"), ["activate large1", "activate large2"]);
    play(&mut game, "activate large2");
    assert_offers(&game, "done");

    let mut game = action_phase(2, FIRST, "medium0 energy, large0 energy, large1 energy, large2 energy");
    play(&mut game, "activate medium0");
    assert_eq!(offered(&game, "skip"), skip(&["large0", "large1"]));
}

#[test]
fn n_6_10_skipped_discs_need_not_go_with_each_other() {
    let mut game = action_phase(2, FIRST, "small0 energy, medium1 energy, large0 energy, large1 energy");
    play(&mut game, "skip medium1");
    assert_eq!(offered(&game, "skip"), ["skip small0", "skip large0", "skip large1"]);
    play(&mut game, "skip large0");
    assert_offers(&game, "activate small0, skip small0, done");
    play(&mut game, "skip small0");
    assert_eq!(game.player[SEAT1].knowledge, 3, "nothing has to be activated at all");
}

#[test]
fn n_6_10_a_skipped_disc_leaves_a_named_one_its_ring_and_its_neighbours() {
    let discs = "small0 bonus, medium0 energy, medium1 energy, large0 energy, large1 energy, large2 energy";
    let mut game = action_phase(2, FIRST, discs);
    play(&mut game, "activate small0, name medium0");
    assert_eq!(offered(&game, "skip"), ["skip large0", "skip large1"]);
}

#[test]
fn n_6_10_a_fresh_disc_may_be_skipped() {
    let mut game = action_phase(2, FIRST, "small0 tool, medium0 energy");
    play(&mut game, "activate small0, upgrade medium0");
    assert_offers(&game, "skip medium0, done");
}
