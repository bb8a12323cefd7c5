//! W-5.9: resources on dice.

use super::*;

/// The camp on 8 and a zeppelin on 1, with these dice and resources.
fn scene(dice: &str, resources: u8) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, zeppelin n1");
    stock(&mut game, SEAT1, resources, 0);
    act(&mut game, dice);
    game
}

#[test]
fn w_5_9_two_resources_for_each_step_up_or_down() {
    for (resources, numbers) in [
        (0, "n4"),
        (1, "n4"),
        (2, "n3, n4, n5"),
        (3, "n3, n4, n5"),
        (4, "n2, n3, n4, n5, n6"),
        (24, "n2, n3, n4, n5, n6"),
    ] {
        assert_eq!(offered(&scene("4", resources), "conquer"), numbers, "{resources}");
    }
    for (tile, paid) in [("n2", 4), ("n3", 2), ("n4", 0), ("n5", 2), ("n6", 4)] {
        let mut game = scene("4", 5);
        play(&mut game, &format!("conquer {tile}, move n1, die 4, enough"));
        assert_eq!((game.player[SEAT1].resources, game.supply.resources), (5 - paid, 20 + paid), "{tile}");
    }
}

#[test]
fn w_5_9_an_exact_sum_is_enough_by_itself_without_resources_only() {
    for (resources, asked) in [(0, false), (1, false), (2, true), (3, true)] {
        let mut game = scene("4", resources);
        play(&mut game, "conquer n4, move n1, die 4");
        assert_eq!(game.phase != Phase::Acting, asked, "{resources}");
        if asked {
            assert_offers(&game, "enough");
            play(&mut game, "enough");
            assert_eq!(game.player[SEAT1].resources, resources, "it costs nothing");
        }
    }
}

#[test]
fn w_5_9_after_each_die_another_or_enough() {
    let mut game = scene("1 5 6", 2);
    play(&mut game, "conquer n6, move n1");
    assert_offers(&game, "die 1, die 5, die 6");
    let mut low = game.clone();
    play(&mut low, "die 1");
    assert_offers(&low, "die 5, die 6");
    play(&mut low, "die 6");
    assert_offers(&low, "enough");
    play(&mut low, "enough");
    assert_eq!((low.player[SEAT1].resources, low.dice.to_string()), (0, "5".into()), "1 and 6 are one too many");
    play(&mut game, "die 5");
    assert_offers(&game, "enough");
    play(&mut game, "enough");
    assert_eq!((game.player[SEAT1].resources, game.dice.to_string()), (0, "1 6".into()));
}

#[test]
fn w_5_9_enough_is_offered_beside_more_dice() {
    let mut game = scene("2 2", 2);
    play(&mut game, "conquer n3, move n1, die 2");
    assert_offers(&game, "die 2, enough");
    let mut both = game.clone();
    play(&mut both, "die 2, enough");
    assert_eq!((both.player[SEAT1].resources, both.dice.len()), (0, 0), "4 made 3");
    play(&mut game, "enough");
    assert_eq!((game.player[SEAT1].resources, game.dice.len()), (0, 1), "2 made 3");
}

#[test]
fn w_5_9_no_die_falls_below_1() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    stock(&mut game, SEAT1, 24, 0);
    act(&mut game, "1 1");
    play(&mut game, "conquer n1, send miner, die 1");
    assert_offers(&game, "enough");
    let mut game = scene("1 1 1", 24);
    play(&mut game, "conquer n2, move n1, die 1, die 1");
    assert_offers(&game, "enough");
}

#[test]
fn w_5_9_no_die_rises_above_6_for_a_condition() {
    let mut game = scene("1 6", 24);
    play(&mut game, "conquer n12, move n1, die 1, die 6, enough");
    assert_eq!(game.player[SEAT1].resources, 14, "5 steps: both show 6");
    let mut game = scene("6", 24);
    assert_refuses(&game, "conquer n7");
    play(&mut game, "conquer n6, move n1, die 6, enough");
    assert_eq!(game.player[SEAT1].resources, 24);
}

#[test]
fn w_5_9_a_7_exists_only_against_a_6() {
    let mut game = scene("1 6", 24);
    assert_offers_numbers(&game, "n2, n3, n4, n5, n6, n7, n9, n10, n11, n12");
    // A 6 against a 5 costs nothing; it need not become a 7.
    put(&mut game, SEAT2, "miner n2");
    guard(&mut game, "n2 5");
    play(&mut game, "conquer n2, send miner, die 1, enough, die 6");
    assert_eq!(game.player[SEAT1].resources, 22, "only the 1 was made 2");
}

/// The numbers among the tiles that can be taken.
#[track_caller]
fn assert_offers_numbers(game: &Wiraqocha, expected: &str) {
    let all = offered(game, "conquer");
    let numbers: Vec<&str> = all.split(", ").filter(|tile| tile.starts_with('n')).collect();
    assert_eq!(numbers.join(", "), expected);
}

#[test]
fn w_5_9_a_sum_takes_2_for_each_point_it_is_off() {
    for (dice, tile, paid) in
        [("3 5", "n7", 2), ("3 5", "n10", 4), ("2 3 3", "n7", 2), ("1 1 1", "n6", 6), ("6 6", "n9", 6)]
    {
        let mut game = scene(dice, 7);
        let named = dice.split(' ').map(|face| format!("die {face}")).collect::<Vec<_>>().join(", ");
        play(&mut game, &format!("conquer {tile}, move n1, {named}, enough"));
        assert_eq!(game.player[SEAT1].resources, 7 - paid, "{dice} for {tile}");
    }
}

#[test]
fn w_5_9_a_number_between_two_dice_is_reached_from_either() {
    assert_eq!(offered(&scene("4 6", 2), "conquer"), "n3, n4, n5, n6, n9, n10, n11");
    for die in ["4", "6"] {
        let mut game = scene("4 6", 2);
        play(&mut game, &format!("conquer n5, move n1, die {die}, enough"));
        assert_eq!((game.player[SEAT1].resources, game.dice.len()), (0, 1));
    }
}

#[test]
fn w_5_9_combinations_are_matched_from_the_lowest_to_the_highest() {
    for (dice, tile, steps) in [
        ("2 4 6", "r2", 3),
        ("1 1 1", "r1", 3),
        ("6 6 6", "r4", 3),
        ("1 2 4", "r1", 1),
        ("2 3 4", "r2", 0),
        ("2 5", "d3", 3),
        ("1 6", "d6", 5),
        ("3 3", "d3", 0),
    ] {
        let named = dice.split(' ').map(|face| format!("die {face}")).collect::<Vec<_>>().join(", ");
        let mut game = scene(dice, 2 * steps + 1);
        play(&mut game, &format!("conquer {tile}, move n1, {named}"));
        assert_eq!((game.player[SEAT1].resources, game.phase), (1, Phase::Acting), "{dice} for {tile}");
        if steps > 0 {
            assert_refuses(&scene(dice, 2 * steps - 1), &format!("conquer {tile}"));
        }
    }
}

#[test]
fn w_5_9_a_combination_names_only_dice_that_can_be_paid() {
    let mut game = scene("1 2 3 5", 2);
    play(&mut game, "conquer r1, move n1");
    assert_offers(&game, "die 1");
    play(&mut game, "die 1");
    assert_offers(&game, "die 2");
    play(&mut game, "die 2");
    assert_offers(&game, "die 3");
    let mut game = scene("1 2 3 4", 2);
    play(&mut game, "conquer r1, move n1, die 1, die 2");
    assert_offers(&game, "die 3, die 4");
    play(&mut game, "die 4");
    assert_eq!(game.player[SEAT1].resources, 0, "a dearer die than is needed may be named");
}

#[test]
fn w_5_9_condition_and_defence_are_paid_from_one_purse() {
    for (resources, taken) in [(3, false), (4, true)] {
        let mut game = scene("3 4", resources);
        put(&mut game, SEAT2, "miner n2");
        guard(&mut game, "n2 4");
        assert_eq!(offered(&game, "conquer").split(", ").any(|tile| tile == "n2"), taken, "{resources}");
        if taken {
            play(&mut game, "conquer n2, move n8, die 3, enough, die 4");
            assert_eq!(game.player[SEAT1].resources, 0);
        }
    }
}

#[test]
fn w_5_9_what_is_kept_for_the_defence_is_not_spent_on_the_condition() {
    let mut game = scene("1 2 6", 2);
    put(&mut game, SEAT2, "miner n2");
    guard(&mut game, "n2 6");
    play(&mut game, "conquer n2, send miner");
    assert_offers(&game, "die 2");
    play(&mut game, "die 2");
    assert_offers(&game, "enough");
    // A 1 could be made 2, but then the 6 could not be made 7.
    let mut game = scene("1 1 6", 2);
    put(&mut game, SEAT2, "miner n2");
    guard(&mut game, "n2 6");
    play(&mut game, "conquer n2, send miner, die 1");
    assert_offers(&game, "die 1");
}

#[test]
fn w_5_9_a_die_that_shows_more_than_the_defence_costs_nothing() {
    let mut game = scene("2 5", 3);
    put(&mut game, SEAT2, "miner n2");
    guard(&mut game, "n2 3");
    play(&mut game, "conquer n2, move n8, die 2, enough, die 5");
    assert_eq!(game.player[SEAT1].resources, 3);
}

#[test]
fn w_5_9_a_die_is_raised_to_one_more_than_the_defence() {
    for (die, paid) in [("1", 6), ("2", 4), ("3", 2), ("4", 0)] {
        let mut game = scene(&format!("2 {die}"), 6);
        put(&mut game, SEAT2, "miner n2");
        guard(&mut game, "n2 3");
        stock(&mut game, SEAT1, 1, 0);
        play(&mut game, &format!("conquer n2, move n8, die 2, enough, die {die}"));
        assert_eq!(game.player[SEAT1].resources, 7 - paid, "{die}");
    }
}

#[test]
fn w_5_9_a_plunder_is_paid_in_the_same_way() {
    let mut game = scene("3 5", 4);
    put(&mut game, SEAT2, "base-camp n2");
    stock(&mut game, SEAT2, 0, 1);
    play(&mut game, "plunder n2, die 3, enough, die 5, loot somnium");
    assert_eq!((game.player[SEAT1].resources, game.player[SEAT1].somnium), (0, 1));
}
