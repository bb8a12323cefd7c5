//! N-3 and N-6.10: which discs may be activated, twice, repeated or skipped.

use super::*;

#[test]
fn n_3_2_a_chain_once_begun_narrows_the_choice() {
    let discs = "small0 energy, small1 city, medium0 energy, medium1 energy, medium2 energy, large0 energy, \
                 large1 energy, large2 energy, large3 energy";
    let game = action_phase(2, &[], discs);
    let all = ["small0", "medium0", "medium1", "large0", "large1", "large2"].map(|hole| format!("activate {hole}"));
    assert_eq!(offered(&game, "activate"), all);
    for (first, then) in [
        ("medium1", "small0 large1 large2"),
        ("medium0", "small0 large0 large1"),
        ("large1", "small0 medium0 medium1"),
        ("large0", "small0 medium0"),
        ("large2", "small0 medium1"),
        ("small0", "medium0 medium1 large0 large1 large2"),
    ] {
        let mut game = game.clone();
        play(&mut game, &format!("activate {first}"));
        let expected: Vec<String> = then.split(' ').map(|hole| format!("activate {hole}")).collect();
        assert_eq!(offered(&game, "activate"), expected, "after {first}");
    }
}

#[test]
fn n_3_4_a_second_action_that_is_impossible_is_lost() {
    let mut game = action_phase(2, &[], "small0 tool+, medium0 energy, large0 energy+");
    play(&mut game, "twice small0, upgrade medium0");
    assert_eq!(game.phase, Phase::Action, "nothing is left to upgrade");
    assert!(game.this_turn.doubled);
    assert_eq!((offered(&game, "twice"), game.this_turn.actions), (vec![], 1));
}

#[test]
fn n_3_4_a_second_action_that_is_possible_must_be_used() {
    let mut game = action_phase(2, &[], "small0 city+");
    play(&mut game, "twice small0, market energy");
    assert_refuses(&game, "done");
    play(&mut game, "market energy");
    assert_eq!((game.phase, game.this_turn.actions), (Phase::Action, 2));
}

#[test]
fn n_3_4_an_upgraded_disc_may_always_be_used_singly() {
    let mut game = action_phase(2, &[], "small0 energy+, medium0 mycelium+");
    play(&mut game, "activate small0");
    assert_eq!(offered(&game, "twice"), ["twice medium0"]);
    play(&mut game, "twice medium0");
    assert_eq!(resources(&game.player[SEAT1]), [1, 2, 0]);
}

#[test]
fn n_3_4_a_bonus_used_by_its_upgraded_side_is_the_double_of_the_turn() {
    let mut game = action_phase(2, &[], "small0 bonus+, medium0 energy, large0 mycelium+");
    play(&mut game, "activate medium0");
    assert_eq!(offered(&game, "twice"), ["twice small0", "twice large0"]);
    let mut single = game.clone();
    play(&mut single, "activate small0, repeat medium0");
    assert_eq!(offered(&single, "twice"), ["twice large0"], "used singly, it leaves the double to others");
    play(&mut game, "twice small0, repeat medium0, repeat medium0");
    assert_eq!(offered(&game, "twice"), [""; 0]);
    play(&mut game, "activate large0");
    assert_eq!((resources(&game.player[SEAT1]), game.this_turn.actions), ([3, 1, 0], 4));
}

#[test]
fn n_3_5_bonus_repeats_only_what_was_activated_and_is_possible() {
    let mut game = action_phase(2, &[], "small0 bonus, medium0 tool, large0 bonus+, large1 energy");
    assert_eq!(offered(&game, "activate"), ["activate medium0", "activate large1"], "nothing to repeat yet");
    play(&mut game, "activate medium0, upgrade small0");
    assert_eq!(offered(&game, "activate"), ["activate large0", "activate large1"], "a fresh disc rests");
    play(&mut game, "activate large0, repeat medium0, upgrade large1");
    assert_offers(&game, "inspect small, done");
    assert_eq!(game.this_turn.actions, 2);
}

#[test]
fn n_3_5_bonus_repeats_no_skipped_disc_and_no_bonus() {
    let mut game = action_phase(2, &[], "small0 bonus, medium0 energy, large0 bonus");
    play(&mut game, "inspect medium");
    assert_eq!(offered(&game, "activate"), [""; 0]);
    let mut game = action_phase(2, &[], "small0 bonus, medium0 energy, large0 bonus");
    play(&mut game, "activate medium0, activate small0, repeat medium0, activate large0");
    assert_offers(&game, "repeat medium0");
    play(&mut game, "repeat medium0");
    assert_eq!(resources(&game.player[SEAT1]), [3, 0, 0]);
}

#[test]
fn n_3_5_an_upgraded_bonus_may_use_two_actions_of_one_disc() {
    let mut game = action_phase(2, &[], "small0 bonus+, medium0 energy, large0 tool");
    play(&mut game, "activate medium0, twice small0, repeat medium0, repeat medium0");
    assert_eq!(resources(&game.player[SEAT1]), [3, 0, 0]);
    assert_eq!(game.phase, Phase::Action);
}

#[test]
fn n_3_5_the_second_repeat_is_lost_when_nothing_can_be_repeated() {
    let mut game = action_phase(2, &[], "small0 bonus+, medium0 tool, large0 mycelium");
    play(&mut game, "activate medium0, upgrade large0");
    assert_eq!(offered(&game, "activate"), [""; 0], "the tool has nothing left to upgrade");
    let mut game = action_phase(2, &[], "small0 bonus+, medium0 tool, large0 mycelium, large3 city");
    play(&mut game, "activate medium0, upgrade large0, twice small0, repeat medium0, upgrade large3");
    assert_eq!((game.phase, game.this_turn.actions), (Phase::Action, 2));
}

#[test]
fn n_3_7_four_actions_are_possible_and_no_more() {
    let mut game = action_phase(2, &[], "small0 energy+, medium0 bonus, large0 mycelium");
    play(&mut game, "twice small0, activate large0, activate medium0, repeat small0");
    assert_eq!(game.this_turn.actions, 4);
    assert_offers(&game, "done");
}

#[test]
fn n_6_8_an_upgraded_disc_rests_this_turn_unless_it_was_active_before() {
    let mut game = action_phase(2, &[], "small0 tool, medium0 energy, large0 tool, large5 city");
    play(&mut game, "activate small0, upgrade medium0");
    assert_eq!(offered(&game, "activate"), ["activate large0"]);
    play(&mut game, "activate large0");
    assert_offers(&game, "upgrade small0, upgrade large5");
    play(&mut game, "upgrade small0");
    assert_eq!(game.player[SEAT1].wheel, wheel("small0 tool+, medium0 energy+, large0 tool, large5 city"));
}

#[test]
fn n_6_10_inspection_once_per_ring_and_only_where_a_disc_lies() {
    let mut game = action_phase(2, &[], "small1 energy, medium0 energy, medium1 energy+, large2 energy, large3 city");
    assert_eq!(offered(&game, "inspect"), ["inspect medium", "inspect large"]);
    play(&mut game, "inspect medium");
    assert_eq!(offered(&game, "inspect"), ["inspect large"]);
    assert_eq!(offered(&game, "activate"), ["activate large2"], "a closed ring stays closed, the chain is free");
    assert_eq!(game.player[SEAT1].knowledge, 1);
    play(&mut game, "activate large2");
    assert_offers(&game, "done");
}

#[test]
fn n_6_10_the_chain_is_free_of_skipped_discs() {
    let mut game = action_phase(2, &[], "medium1 energy, large0 energy");
    play(&mut game, "inspect medium, activate large0");
    assert_eq!(game.player[SEAT1].knowledge, 1);
}

#[test]
fn n_6_10_a_ring_with_an_activation_cannot_be_inspected() {
    let mut game = action_phase(2, &[], "medium0 energy, medium1 energy");
    play(&mut game, "activate medium0");
    assert_offers(&game, "done");
}

#[test]
fn n_6_10_a_disc_upgraded_this_turn_may_be_skipped() {
    let mut game = action_phase(2, &[], "small0 tool, medium0 energy");
    play(&mut game, "activate small0, upgrade medium0");
    assert_offers(&game, "inspect medium, done");
}

#[test]
fn n_3_8_no_disc_at_all_is_a_legal_turn() {
    let mut game = action_phase(2, &[], "small0 energy");
    play(&mut game, "done");
    assert!(is_politics(&game));
}

#[test]
fn n_8_3_every_bought_disc_is_placed_in_any_hole() {
    let mut game = action_phase(2, &[], "small0 city+, large0 tool+");
    play(&mut game, "twice small0, market energy, market obsidian, done, done");
    assert_eq!(choices(&game).len(), 12);
    play(&mut game, "place large1");
    assert_eq!((game.gone[Kind::Tool], choices(&game).len()), (1, 12));
    assert_eq!(game.on_centre(), [None, Some(Kind::Obsidian), None, None], "the first has left the centre");
    play(&mut game, "place small0");
    assert_eq!(game.player[SEAT1].wheel, wheel("small0 obsidian, small1 city+, large1 energy"));
    assert_eq!(game.active, SEAT2);
}

#[test]
fn n_8_3_a_bought_disc_may_cover_another_one_bought_in_the_same_turn() {
    let mut game = action_phase(2, &[], "small0 city+");
    play(&mut game, "twice small0, market energy, market obsidian, done, done, place large1, place large1");
    assert_eq!((game.gone[Kind::Energy], game.active), (1, SEAT2));
    assert_eq!(game.player[SEAT1].wheel, wheel("small1 city+, large1 obsidian"));
}

#[test]
fn n_8_1_knowledge_by_factories() {
    for (built, knowledge) in [0, 1, 1, 2, 2, 3, 3, 4].into_iter().enumerate() {
        let mut game = table(2, &[]);
        let spaces = Island::ALL.iter().flat_map(|&island| Space::ALL.map(|space| (island, space)));
        spaces.take(built).for_each(|(island, space)| game.player[SEAT1].built.add(island, space));
        play(&mut game, "done, done, done");
        assert_eq!(game.player[SEAT1].knowledge, knowledge, "{built} factories");
    }
}
