//! The words beside the choices: what they need, cost and bring, and what is lost by them.

use super::*;
use game::Hidden;

#[track_caller]
fn assert_hints(game: &Wiraqocha, expected: &[(&str, &str)]) {
    for (choice, hint) in expected {
        assert!(choices(game).iter().any(|offered| offered == choice), "'{choice}' is not among {:?}", choices(game));
        assert_eq!(game.hint(game.active, choice.parse().unwrap()), *hint, "{choice}");
    }
}

#[test]
fn the_first_phase() {
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, "base-camp n5, explorer cave, zeppelin n11, zeppelin d4");
    own(&mut game, SEAT1, "recovery-workshop production-tanks");
    bury(&mut game, SEAT1, "miner");
    guard(&mut game, "n5 6, cave 2");
    assert_hints(
        &game,
        &[
            ("collect", "3 resources"),
            ("count", "1 die to roll"),
            ("take-back n5", "the 6 of your base camp; then 2 dice to roll"),
            ("repair miner", "comes to your reserve, free of charge"),
            ("exchange n11 miner", "for the zeppelin there; mines 2 points"),
            ("exchange d4 explorer", "for the zeppelin there; takes the artifact, 1 of 4"),
            ("exchange-from n11 n5", "your base camp for the zeppelin there; leaves n5: jungle, 1 resource, its 6"),
            ("emerge r3", "mountain village, 1 die; leaves cave: its 2"),
            ("roll", "1 die; collects 3 resources first"),
        ],
    );
    play(&mut game, "collect, count");
    assert_hints(&game, &[("roll", "1 die")]);
}

#[test]
fn tiles_and_who_holds_them() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1, explorer n5");
    put(&mut game, SEAT2, "base-camp n2, miner d5, explorer n7, miner n8");
    guard(&mut game, "n5 3, d5 1, n7 1");
    own(&mut game, SEAT2, "flying-fortress death-ray");
    game.fortress = on("n7");
    stock(&mut game, SEAT1, 4, 0);
    stock(&mut game, SEAT2, 0, 2);
    act(&mut game, "2 2 5 6");
    assert_hints(
        &game,
        &[
            ("conquer n9", "sum 9: vein"),
            ("conquer n2", "sum 2: jungle, 1 resource; seat2's base camp, one more die above 5"),
            ("conquer n7", "sum 7: jungle, 2 resources; seat2's explorer, 2 more dice above 1"),
            ("conquer n8", "sum 8: jungle, 1 resource; seat2's miner"),
            ("conquer d5", "5-5: village, 1 die; seat2's miner, one more die above 1; for at least 2 resources"),
            ("conquer d2", "2-2: ruins with an artifact, 1 re-roll"),
            ("plunder n2", "sum 2, one more die above 5; seat2 has 2 somnium, 1 invention"),
            ("defend n1", "your base camp; only more than its own 5 helps"),
            ("defend n5", "your explorer; replaces the 3"),
            ("end", "nothing to harvest; 4 dice unused; 1 resource cannot be kept"),
        ],
    );
    play(&mut game, "conquer d2");
    assert_hints(
        &game,
        &[("move n5", "your explorer; takes the artifact, 1 of 4; leaves n5: jungle, 1 resource, its 3")],
    );
}

#[test]
fn dice_and_what_they_take() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1");
    put(&mut game, SEAT2, "base-camp d5");
    guard(&mut game, "d5 6");
    stock(&mut game, SEAT1, 6, 1);
    act(&mut game, "2 4 5 6");
    let mut sum = game.clone();
    play(&mut sum, "conquer n9, move n1");
    assert_hints(&sum, &[("die 4", "makes 4, 5 short")]);
    play(&mut sum, "die 4");
    assert_hints(&sum, &[("die 5", "makes 9"), ("die 6", "makes 10, 1 over")]);
    play(&mut sum, "die 6");
    assert_hints(&sum, &[("enough", "the 10 becomes 9 for 2 resources")]);
    let mut combination = game.clone();
    play(&mut combination, "conquer d5, move n1");
    assert_hints(&combination, &[("die 4", "becomes 5 for 2 resources")]);
    play(&mut combination, "die 4");
    assert_hints(&combination, &[("die 5", "as it lies")]);
    play(&mut combination, "die 5");
    assert_hints(&combination, &[("die 6", "becomes 7 for 2 resources")]);
    play(&mut game, "defend n1, die 4");
    assert_hints(&game, &[("set 4", "as it lies"), ("set 6", "for 4 resources")]);
    play(&mut game, "set 6");
    assert_hints(&game, &[("sacrifice", "1 somnium for one more die")]);
}

#[test]
fn cards() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1, miner n9");
    put(&mut game, SEAT2, "base-camp n2, miner d1");
    guard(&mut game, "n2 6, d1 4, n9 2");
    own(&mut game, SEAT1, "flying-fortress psychic-probe death-ray android-factory battle-exoskeleton");
    turn_up(&mut game, "juggernaut mechanical-miner");
    stock(&mut game, SEAT1, 5, 1);
    game.this_turn.rerolls = 2;
    act(&mut game, "3");
    assert_hints(
        &game,
        &[
            ("build juggernaut", "for 4 resources and 1 somnium; completes the Leviathan"),
            ("build mechanical-miner", "for 5 resources; completes the Leviathan"),
            ("factory", "3 resources for one more die"),
            ("exoskeleton 3", "becomes 5"),
            ("reroll 3", "leaves you 1 re-roll"),
            ("fortress n1", "two dice must beat the 5"),
            ("probe d1", "the 4 of the miner of seat2 becomes 1"),
            (
                "probe n2",
                "the 6 of the base camp of seat2 becomes 1; the 5 of seat2's base camp counts 1 until your turn ends",
            ),
            ("death-ray n1", "your own base camp goes to the reserve"),
            ("death-ray d1", "the miner of seat2 is out of the game; the artifact is lost"),
            ("death-ray n7", "free: jungle, 2 resources"),
            ("end", "harvests 1 somnium; 1 die unused; 2 resources cannot be kept"),
        ],
    );
    play(&mut game, "fortress n9");
    game.this_turn.done = crate::state::OnceSet::NONE;
    assert_hints(&game, &[("fortress n1", "two dice must beat the 5; leaves n9")]);
}

#[test]
fn plunder_and_prisoners() {
    let mut game = table(3, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n1, zeppelin n5");
    put(&mut game, SEAT2, "base-camp n2, miner n9");
    own(&mut game, SEAT2, "juggernaut death-ray");
    put(&mut game, SEAT2, "juggernaut r3");
    game.ray_fired = true;
    find(&mut game, SEAT2, "d1");
    imprison(&mut game, SEAT2, SEAT1, "miner");
    imprison(&mut game, SEAT1, SEAT3, "explorer");
    stock(&mut game, SEAT1, 3, 1);
    act(&mut game, "2 3 6 6");
    assert_hints(
        &game,
        &[
            ("plunder n2", "sum 2, one more die above 5; seat2 has 1 artifact, 2 inventions, your prisoner"),
            ("ransom seat2 resources", "3 resources to seat2: your miner comes to your reserve"),
            ("ransom seat2 somnium", "1 somnium to seat2: your miner comes to your reserve"),
        ],
    );
    let mut loot = game.clone();
    play(&mut loot, "plunder n2, die 2, enough, die 6");
    assert_hints(
        &loot,
        &[
            ("loot artifact", "then you have 1 of 4"),
            ("loot juggernaut", "a white zeppelin on r3, which you hold then; Leviathan 4+1 of 18+2"),
            ("loot death-ray", "once a game a tile is destroyed, with all on it, used up; Leviathan 4+2 of 18+2"),
            ("loot prisoner", "your miner comes to your reserve"),
        ],
    );
    play(&mut game, "conquer n9, move n5, die 3, die 6, enough");
    assert_hints(
        &game,
        &[
            ("capture", "freed for 3 resources or 1 somnium; the explorer of seat3 goes home"),
            ("banish", "can be bought back for 3 resources"),
        ],
    );
}
