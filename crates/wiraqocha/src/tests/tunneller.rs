//! W-7.9: the Transport Tunneller.

use super::*;

/// Seat 1 has the tunneller and its camp on 8; seat 2 its camp there, with 2 somnium.
fn scene(camp: &str, dice: &str) -> Wiraqocha {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "transport-tunneller");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, &format!("base-camp {camp}"));
    stock(&mut game, SEAT2, 0, 2);
    act(&mut game, dice);
    game
}

#[test]
fn w_7_9_only_the_condition_is_met() {
    let mut game = scene("n2", "2");
    assert_eq!((offered(&game, "plunder").as_str(), offered(&game, "tunnel").as_str()), ("", "n2"));
    play(&mut game, "tunnel n2");
    assert_offers(&game, "die 2");
    play(&mut game, "die 2");
    assert_offers(&game, "loot somnium");
    play(&mut game, "loot somnium");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium), (1, 1));
    assert_eq!((standing(&game, SEAT1).as_str(), standing(&game, SEAT2).as_str()), ("base-camp n8", "base-camp n2"));
    assert_eq!(offered(&scene("n2", "3"), "tunnel"), "", "but it must be met");
}

#[test]
fn w_7_9_with_resources_too() {
    let mut game = scene("n2", "4");
    stock(&mut game, SEAT1, 4, 0);
    play(&mut game, "tunnel n2, die 4, enough, loot somnium");
    assert_eq!((game.player[SEAT1].resources, game.player[SEAT1].somnium), (0, 1));
}

#[test]
fn w_7_9_once_a_turn() {
    let mut game = scene("n2", "2 2");
    play(&mut game, "tunnel n2, die 2, loot somnium");
    assert_eq!(offered(&game, "tunnel"), "");
    end_turn(&mut game);
    act(&mut game, "");
    end_turn(&mut game);
    act(&mut game, "2");
    assert_eq!(offered(&game, "tunnel"), "n2");
}

#[test]
fn w_7_9_it_ignores_a_die_and_leaves_it() {
    let mut game = scene("n2", "2");
    guard(&mut game, "n2 6");
    play(&mut game, "tunnel n2, die 2, loot somnium");
    assert_eq!(game.board.die[Tile::N2], Some(Face::Six));
}

#[test]
fn w_7_9_it_ignores_the_fortress_and_leaves_it() {
    let mut game = scene("n2", "2");
    own(&mut game, SEAT2, "flying-fortress");
    game.fortress = on("n2");
    play(&mut game, "tunnel n2, die 2, loot somnium");
    assert_eq!(game.fortress, on("n2"));
}

#[test]
fn w_7_9_it_ignores_the_force_field_and_leaves_it() {
    let mut game = scene("n2", "2 6");
    own(&mut game, SEAT2, "force-field");
    game.field = on("n2");
    assert_eq!((offered(&game, "conquer").as_str(), offered(&game, "plunder").as_str()), ("n6", ""));
    play(&mut game, "tunnel n2, die 2, loot somnium");
    assert_eq!(game.field, on("n2"));
}

#[test]
fn w_7_9_the_ground_does_not_matter_and_no_pawn_is_needed() {
    for (camp, dice) in [("r2", "2 3 4"), ("n11", "5 6"), ("d4", "4 4")] {
        let mut game = scene(camp, dice);
        bury(&mut game, SEAT1, "explorer, explorer, miner, miner, zeppelin, zeppelin");
        assert_eq!((offered(&game, "plunder").as_str(), offered(&game, "tunnel").as_str()), ("", camp));
        let named = dice.split(' ').map(|face| format!("die {face}")).collect::<Vec<_>>().join(", ");
        play(&mut game, &format!("tunnel {camp}, {named}, loot somnium"));
        assert_eq!(game.player[SEAT1].somnium, 1);
    }
}

#[test]
fn w_7_9_not_with_nothing_to_steal_nor_on_the_own_camp() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "transport-tunneller");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    stock(&mut game, SEAT1, 0, 3);
    act(&mut game, "2 2 6");
    assert_eq!(offered(&game, "tunnel"), "");
    find(&mut game, SEAT2, "d1");
    assert_eq!(offered(&game, "tunnel"), "n2");
}

#[test]
fn w_7_9_besides_ordinary_plunders() {
    let mut game = scene("n2", "2 2 6");
    play(&mut game, "plunder n2, die 2, die 6, loot somnium, tunnel n2, die 2, loot somnium");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium), (2, 0));
}

#[test]
fn w_7_9_an_invention_or_an_artifact() {
    let mut game = scene("n2", "2");
    own(&mut game, SEAT2, "juggernaut recovery-workshop");
    find(&mut game, SEAT2, "d1");
    play(&mut game, "tunnel n2, die 2");
    assert_offers(&game, "loot somnium, loot artifact, loot juggernaut");
    play(&mut game, "loot juggernaut");
    assert_eq!(game.player[SEAT1].reserve[Pawn::Juggernaut], 1);
}

#[test]
fn w_5_10_it_works_in_the_turn_in_which_it_is_built() {
    let mut game = table(2, &[]);
    turn_up(&mut game, "transport-tunneller");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    stock(&mut game, SEAT1, 4, 1);
    stock(&mut game, SEAT2, 0, 1);
    act(&mut game, "2");
    play(&mut game, "build transport-tunneller, tunnel n2, die 2, loot somnium");
    assert_eq!(game.player[SEAT1].somnium, 1);
}
