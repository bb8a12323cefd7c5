//! W-5.4 and W-5.6: what must be beaten besides the condition.

use super::*;

/// The attacker's camp on 8, the enemy's pawn on 2 with this defence die, and the attacker's dice and resources.
fn attack(pawn: &str, die: &str, dice: &str, resources: u8) -> Wiraqocha {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, &format!("{pawn} n2"));
    if !die.is_empty() {
        guard(&mut game, &format!("n2 {die}"));
    }
    stock(&mut game, SEAT1, resources, 0);
    act(&mut game, dice);
    game
}

/// The same under the Flying Fortress.
fn attack_fortress(pawn: &str, die: &str, dice: &str, resources: u8) -> Wiraqocha {
    let mut game = attack(pawn, die, dice, resources);
    own(&mut game, SEAT2, "flying-fortress");
    game.fortress = on("n2");
    game
}

fn falls(game: &Wiraqocha) -> bool {
    offered(game, "conquer").split(", ").any(|tile| tile == "n2")
}

#[test]
fn w_5_4_without_a_die_the_condition_is_enough() {
    for dice in ["2", "1 1"] {
        assert!(falls(&attack("miner", "", dice, 0)), "{dice}");
    }
    let mut game = attack("miner", "", "1 1", 0);
    play(&mut game, "conquer n2, send explorer, die 1, die 1");
    assert_eq!((game.phase, pawns(game.player[SEAT2].cemetery).as_str()), (Phase::Acting, "miner"));
}

#[test]
fn w_5_4_one_more_die_strictly_higher() {
    for die in 1..=6 {
        for against in 1..=6 {
            let game = attack("miner", &die.to_string(), &format!("2 {against}"), 0);
            assert_eq!(falls(&game), against > die, "{against} against {die}");
        }
    }
}

#[test]
fn w_5_4_a_single_die_and_no_sum() {
    assert!(!falls(&attack("miner", "5", "2 3 3", 0)));
    assert!(!falls(&attack("miner", "4", "2 1 3 4", 0)));
}

#[test]
fn w_5_4_the_dice_of_the_condition_do_not_beat_as_well() {
    assert!(!falls(&attack("miner", "1", "2", 0)));
    let mut game = attack("miner", "1", "1 1 2", 0);
    play(&mut game, "conquer n2, send miner");
    assert_offers(&game, "die 1");
    play(&mut game, "die 1");
    assert_offers(&game, "die 1");
    play(&mut game, "die 1");
    assert_offers(&game, "die 2");
}

#[test]
fn w_5_4_a_die_that_the_defence_needs_is_not_spent_on_the_condition() {
    let mut game = attack("miner", "1", "1 1 2", 0);
    play(&mut game, "conquer n2, send miner");
    assert_refuses(&game, "die 2");
    let mut game = attack("miner", "1", "1 1 2 2", 0);
    play(&mut game, "conquer n2, send miner");
    assert_offers(&game, "die 1, die 2");
}

#[test]
fn w_5_4_the_player_picks_which_higher_die() {
    let mut game = attack("miner", "3", "2 3 4 5 6", 0);
    play(&mut game, "conquer n2, send miner, die 2");
    assert_offers(&game, "die 4, die 5, die 6");
    play(&mut game, "die 6");
    assert_eq!((game.dice.to_string(), game.phase), ("3 4 5".into(), Phase::Acting));
}

#[test]
fn w_5_4_a_6_is_beaten_by_a_7() {
    assert!(!falls(&attack("miner", "6", "2 6", 1)));
    let mut game = attack("miner", "6", "2 6", 3);
    play(&mut game, "conquer n2, send miner, die 2, enough, die 6");
    assert_eq!((game.player[SEAT1].resources, game.supply.resources), (1, 24));
    assert_eq!(standing(&game, SEAT1), "miner n2, base-camp n8");
    assert!(falls(&attack("miner", "6", "2 5", 4)), "a 5 made 7");
    assert!(!falls(&attack("miner", "6", "2 5", 3)));
}

#[test]
fn w_5_4_the_fortress_takes_two_dice_which_may_differ() {
    for (dice, fallen) in [("2 4", false), ("2 4 4", true), ("2 4 6", true), ("2 3 6", false), ("1 1 5 6", true)] {
        assert_eq!(falls(&attack_fortress("miner", "3", dice, 0)), fallen, "{dice}");
    }
}

#[test]
fn w_5_4_both_are_named_from_the_lowest_to_the_highest() {
    let mut game = attack_fortress("miner", "3", "2 4 5 6", 0);
    play(&mut game, "conquer n2, send miner, die 2");
    assert_offers(&game, "die 4, die 5");
    play(&mut game, "die 5");
    assert_offers(&game, "die 6");
    play(&mut game, "die 6");
    assert_eq!((game.dice.to_string(), game.phase), ("4".into(), Phase::Acting));
    let mut game = attack_fortress("miner", "3", "2 5 5", 0);
    play(&mut game, "conquer n2, send miner, die 2");
    assert_offers(&game, "die 5");
    play(&mut game, "die 5");
    assert_offers(&game, "die 5");
}

#[test]
fn w_5_4_two_sevens_against_a_6_under_the_fortress() {
    assert!(!falls(&attack_fortress("miner", "6", "2 6 6", 3)));
    let mut game = attack_fortress("miner", "6", "2 6 6", 4);
    play(&mut game, "conquer n2, send miner, die 2, enough, die 6, die 6");
    assert_eq!((game.player[SEAT1].resources, game.fortress), (0, Token::InHand));
}

#[test]
fn w_5_9_the_first_of_two_leaves_enough_for_the_second() {
    let mut game = attack_fortress("base-camp", "", "2 4 5 5", 4);
    play(&mut game, "conquer n2, send miner, die 2, enough");
    assert_offers(&game, "die 5");
    play(&mut game, "die 5, die 5");
    assert_eq!((game.player[SEAT1].resources, game.dice.to_string()), (0, "4".into()));
}

#[test]
fn w_7_2_the_fortress_does_nothing_without_a_defence() {
    let mut game = attack_fortress("miner", "", "2", 0);
    play(&mut game, "conquer n2, send miner, die 2");
    assert_eq!(game.fortress, Token::InHand, "and goes back to its owner");
}

#[test]
fn w_5_6_a_camp_defends_itself_with_5() {
    for (dice, fallen) in [("2", false), ("2 5", false), ("2 6", true)] {
        assert_eq!(falls(&attack("base-camp", "", dice, 0)), fallen, "{dice}");
    }
    let mut game = attack("base-camp", "", "2 4", 4);
    play(&mut game, "conquer n2, send miner, die 2, enough, die 4");
    assert_eq!(game.player[SEAT1].resources, 0, "a 4 made 6");
}

#[test]
fn w_5_6_the_higher_of_natural_defence_and_die_counts() {
    for die in ["1", "4", "5"] {
        assert!(falls(&attack("base-camp", die, "2 6", 0)), "{die}");
        assert!(!falls(&attack("base-camp", die, "2 5", 0)), "{die}");
    }
    assert!(!falls(&attack("base-camp", "6", "2 6", 0)));
    assert!(falls(&attack("base-camp", "6", "2 6", 2)));
}

#[test]
fn w_5_6_die_and_natural_defence_are_not_beaten_one_after_the_other() {
    let mut game = attack("base-camp", "5", "2 6", 0);
    play(&mut game, "conquer n2, send miner, die 2, die 6");
    assert_eq!((game.phase, game.dice.len()), (Phase::Acting, 0));
}

#[test]
fn w_7_2_the_fortress_doubles_a_camp() {
    for (die, dice, resources, fallen) in [
        ("", "2 6", 0, false),
        ("", "2 5 6", 0, false),
        ("", "2 6 6", 0, true),
        ("3", "2 6 6", 0, true),
        ("6", "2 6 6", 2, false),
        ("6", "2 6 6", 4, true),
    ] {
        assert_eq!(falls(&attack_fortress("base-camp", die, dice, resources)), fallen, "{die:?} {dice} {resources}");
    }
}
