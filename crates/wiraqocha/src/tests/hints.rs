//! What is known about the choices: what they need, cost and bring, and what is lost by them.

use super::*;
use crate::amounts::Amounts;
use crate::hint::{Detail, Hint, Whereabouts};
use crate::meeting::Defence;
use crate::view::OwnedPawn;
use game::Hidden;

/// The hint of a choice that is offered.
#[track_caller]
fn hint(game: &Wiraqocha, choice: &str) -> Hint {
    assert!(choices(game).iter().any(|offered| offered == choice), "'{choice}' is not among {:?}", choices(game));
    game.hint(game.active, choice.parse().unwrap())
}

/// What a choice takes and brings in resources, somnium and artifacts.
#[track_caller]
fn assert_amounts(game: &Wiraqocha, expected: &[(&str, [u8; 3], [u8; 3])]) {
    let amounts = |[resources, somnium, artifacts]: [u8; 3]| Amounts { resources, somnium, artifacts };
    for &(choice, cost, gain) in expected {
        let hint = hint(game, choice);
        assert_eq!((hint.cost, hint.gain), (amounts(cost), amounts(gain)), "{choice}");
    }
}

#[track_caller]
fn assert_details(game: &Wiraqocha, expected: &[(&str, Detail)]) {
    for (choice, detail) in expected {
        assert_eq!(hint(game, choice).detail, *detail, "{choice}");
    }
}

/// How near a victory is after a choice: what the player has then, what is missing.
#[track_caller]
fn then(game: &Wiraqocha, choice: &str) -> (Victory, Amounts, Amounts) {
    let progress = hint(game, choice).progress.expect("a victory that comes nearer");
    (progress.victory, progress.has, progress.missing)
}

/// Who arrives where, what it mines, and the tile it leaves with its die.
#[track_caller]
fn arrival(game: &Wiraqocha, choice: &str) -> (Pawn, Tile, u8, Option<(Tile, Option<Face>)>) {
    let Detail::Arrival(it) = hint(game, choice).detail else { panic!("{choice} brings no pawn") };
    (it.pawn, it.there.tile, it.mines, it.leaves.map(|left| (left.tile, left.die)))
}

/// Whom an attack is against, what must be beaten, what it takes at least, and the dice for it.
#[track_caller]
fn attack(game: &Wiraqocha, choice: &str) -> (Option<OwnedPawn>, Defence, u8, String) {
    let it = match hint(game, choice).detail {
        Detail::Conquest(attack) | Detail::Plunder { attack, .. } => attack,
        other => panic!("{choice} is no attack: {other:?}"),
    };
    let dice: Vec<String> = it.dice.iter().map(|face| face.to_string()).collect();
    (it.there.pawn, it.defence, it.least.resources, dice.join(" "))
}

fn of(owner: Seat, pawn: Pawn) -> OwnedPawn {
    OwnedPawn { owner, pawn }
}

/// W-3
#[test]
fn the_first_phase() {
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, "base-camp n5, explorer cave, zeppelin n11, zeppelin d4");
    own(&mut game, SEAT1, "recovery-workshop production-tanks");
    bury(&mut game, SEAT1, "miner");
    guard(&mut game, "n5 6, cave 2");
    assert_amounts(
        &game,
        &[
            ("collect", [0, 0, 0], [3, 0, 0]),
            ("repair miner", [0, 0, 0], [0, 0, 0]),
            ("exchange d4 explorer", [0, 0, 0], [0, 0, 1]),
            ("roll", [0, 0, 0], [3, 0, 0]),
        ],
    );
    assert_details(
        &game,
        &[
            ("count", Detail::Dice { roll: 1 }),
            ("take-back n5", Detail::TakeBack { pawn: Pawn::BaseCamp, face: Face::Six, roll: 2 }),
            ("repair miner", Detail::ToReserve { pawn: Pawn::Miner, captor: None }),
            ("roll", Detail::Dice { roll: 1 }),
        ],
    );
    assert_eq!(arrival(&game, "exchange n11 miner"), (Pawn::Miner, Tile::N11, 2, None));
    let left = Some((Tile::N5, Some(Face::Six)));
    assert_eq!(arrival(&game, "exchange-from n11 n5"), (Pawn::BaseCamp, Tile::N11, 0, left));
    let left = Some((Tile::Cave, Some(Face::Two)));
    assert_eq!(arrival(&game, "emerge r3"), (Pawn::Explorer, Tile::R3, 0, left));
    let artifact = (Victory::Artifacts, Amounts::artifacts(1), Amounts::artifacts(3));
    assert_eq!(then(&game, "exchange d4 explorer"), artifact);
    play(&mut game, "collect, count");
    assert_amounts(&game, &[("roll", [0, 0, 0], [0, 0, 0])]);
}

/// W-3.2: no more dice than are free.
#[test]
fn dice_that_are_not_free_are_not_promised() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1, explorer d5, miner d6");
    guard(&mut game, "n1 6");
    game.supply.dice = 2;
    assert_details(
        &game,
        &[
            ("roll", Detail::Dice { roll: 2 }),
            ("take-back n1", Detail::TakeBack { pawn: Pawn::BaseCamp, face: Face::Six, roll: 3 }),
        ],
    );
}

/// W-5.1 to W-5.7
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
    let (camp, explorer, miner) = (of(SEAT2, Pawn::BaseCamp), of(SEAT2, Pawn::Explorer), of(SEAT2, Pawn::Miner));
    let beat = |level, dice| Defence { level, dice };
    for (choice, against, defence, least, dice) in [
        ("conquer n9", None, Defence::NONE, 0, "2 5"),
        ("conquer n2", Some(camp), beat(5, 1), 0, "2 6"),
        ("conquer n7", Some(explorer), beat(1, 2), 0, "2 5 6"),
        ("conquer n8", Some(miner), Defence::NONE, 0, "2 6"),
        ("conquer d5", Some(miner), beat(1, 1), 2, "2 5 6"),
        ("conquer d2", None, Defence::NONE, 0, "2"),
        ("plunder n2", Some(camp), beat(5, 1), 0, "2 6"),
    ] {
        assert_eq!(attack(&game, choice), (against, defence, least, dice.to_string()), "{choice}");
    }
    let Detail::Plunder { treasure, .. } = hint(&game, "plunder n2").detail else { panic!("a camp is plundered") };
    assert_eq!((treasure.victim, treasure.has, treasure.prisoner), (SEAT2, Amounts::somnium(2), None));
    assert_eq!(treasure.inventions, CardSet::only(Card::DeathRay));
    assert_details(
        &game,
        &[
            ("defend n1", Detail::Defend { pawn: Pawn::BaseCamp, replaces: None, natural: 5 }),
            ("defend n5", Detail::Defend { pawn: Pawn::Explorer, replaces: Some(Face::Three), natural: 0 }),
            ("end", Detail::End { no_camp: false, unused: 4 }),
        ],
    );
    assert_amounts(&game, &[("end", [1, 0, 0], [0, 0, 0])]);
    play(&mut game, "conquer d2");
    assert_eq!(arrival(&game, "move n5"), (Pawn::Explorer, Tile::D2, 0, Some((Tile::N5, Some(Face::Three)))));
    assert_amounts(&game, &[("move n5", [0, 0, 0], [0, 0, 1]), ("move n1", [0, 0, 0], [0, 0, 0])]);
}

/// W-5.1, W-5.4, W-5.9
#[test]
fn dice_and_what_they_take() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1");
    put(&mut game, SEAT2, "base-camp d5");
    guard(&mut game, "d5 6");
    stock(&mut game, SEAT1, 6, 1);
    act(&mut game, "2 4 5 6");
    let mut sum = game.clone();
    let makes = |makes| Detail::Sum { makes, number: 9 };
    play(&mut sum, "conquer n9, move n1");
    assert_details(&sum, &[("die 4", makes(4))]);
    play(&mut sum, "die 4");
    assert_details(&sum, &[("die 5", makes(9)), ("die 6", makes(10))]);
    play(&mut sum, "die 6");
    assert_details(&sum, &[("enough", makes(10))]);
    assert_amounts(&sum, &[("enough", [2, 0, 0], [0, 0, 0])]);
    let mut combination = game.clone();
    play(&mut combination, "conquer d5, move n1");
    assert_details(&combination, &[("die 4", Detail::Becomes { value: 5 })]);
    assert_amounts(&combination, &[("die 4", [2, 0, 0], [0, 0, 0])]);
    play(&mut combination, "die 4");
    assert_details(&combination, &[("die 5", Detail::Becomes { value: 5 })]);
    assert_amounts(&combination, &[("die 5", [0, 0, 0], [0, 0, 0])]);
    play(&mut combination, "die 5");
    assert_details(&combination, &[("die 6", Detail::Beats { value: 7, level: 6 })]);
    assert_amounts(&combination, &[("die 6", [2, 0, 0], [0, 0, 0])]);
    play(&mut game, "defend n1, die 4");
    let guard = |value, helps| Detail::Guard { value, natural: 5, helps };
    assert_details(&game, &[("set 4", guard(4, false)), ("set 5", guard(5, false)), ("set 6", guard(6, true))]);
    assert_amounts(&game, &[("set 4", [0, 0, 0], [0, 0, 0]), ("set 6", [4, 0, 0], [0, 0, 0])]);
    play(&mut game, "set 6");
    assert_amounts(&game, &[("sacrifice", [0, 1, 0], [0, 0, 0])]);
    assert_details(&game, &[("sacrifice", Detail::Dice { roll: 1 })]);
}

/// W-5.8, W-5.10, W-6, W-7
#[test]
fn cards_and_what_they_do() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1, miner n9");
    put(&mut game, SEAT2, "base-camp n2, miner d1");
    guard(&mut game, "n2 6, d1 4, n9 2");
    own(&mut game, SEAT1, "flying-fortress psychic-probe death-ray android-factory battle-exoskeleton");
    turn_up(&mut game, "juggernaut mechanical-miner");
    stock(&mut game, SEAT1, 5, 1);
    game.this_turn.rerolls = 2;
    act(&mut game, "3");
    assert_amounts(
        &game,
        &[
            ("build juggernaut", [4, 1, 0], [0, 0, 0]),
            ("build mechanical-miner", [5, 0, 0], [0, 0, 0]),
            ("factory", [3, 0, 0], [0, 0, 0]),
            ("end", [2, 0, 0], [0, 1, 0]),
        ],
    );
    for build in ["build juggernaut", "build mechanical-miner"] {
        let (victory, _, missing) = then(&game, build);
        assert_eq!((victory, missing), (Victory::Leviathan, Amounts::NONE), "{build}");
    }
    assert_eq!(then(&game, "end").1, Amounts::somnium(2));
    let (camp, miner) = (of(SEAT2, Pawn::BaseCamp), of(SEAT2, Pawn::Miner));
    let weak = Defence { level: 1, dice: 1 };
    let probe = |pawn, die, natural| Detail::Probe { pawn, die, natural, to: Face::One, defence: weak };
    let doubled = |from| Detail::Fortress { defence: Defence { level: 5, dice: 2 }, from };
    assert_details(
        &game,
        &[
            ("factory", Detail::Dice { roll: 1 }),
            ("exoskeleton 3", Detail::Becomes { value: 5 }),
            ("reroll 3", Detail::Reroll { left: 1 }),
            ("fortress n1", doubled(None)),
            ("probe d1", probe(miner, Some(Face::Four), None)),
            ("probe n2", probe(camp, Some(Face::Six), Some(5))),
            ("end", Detail::End { no_camp: false, unused: 1 }),
        ],
    );
    let destroys = |choice| match hint(&game, choice).detail {
        Detail::Destroy(it) => (it.removed, it.camp_of, it.there.artifact),
        other => panic!("{other:?}"),
    };
    assert_eq!(destroys("death-ray n1"), (None, Some(SEAT1), false));
    assert_eq!(destroys("death-ray d1"), (Some(miner), None, true));
    assert_eq!(destroys("death-ray n7"), (None, None, false));
    play(&mut game, "fortress n9");
    game.this_turn.done = crate::state::OnceSet::NONE;
    assert_details(&game, &[("fortress n1", doubled(Some(Tile::N9)))]);
}

/// W-4.3: without a camp nothing is harvested.
#[test]
fn the_end_of_a_turn_without_a_camp() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "miner n9");
    act(&mut game, "6");
    assert_details(&game, &[("end", Detail::End { no_camp: true, unused: 1 })]);
    assert_amounts(&game, &[("end", [0, 0, 0], [0, 0, 0])]);
}

/// W-5.11, W-7.5, W-8.2
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
    let Detail::Plunder { treasure, .. } = hint(&game, "plunder n2").detail else { panic!("a camp is plundered") };
    assert_eq!((treasure.has, treasure.prisoner), (Amounts::artifacts(1), Some(Pawn::Miner)));
    assert_eq!(treasure.inventions, cards("juggernaut death-ray"));
    let freed = Detail::ToReserve { pawn: Pawn::Miner, captor: Some(SEAT2) };
    assert_details(&game, &[("ransom seat2 resources", freed.clone()), ("ransom seat2 somnium", freed.clone())]);
    assert_amounts(
        &game,
        &[("ransom seat2 resources", [3, 0, 0], [0, 0, 0]), ("ransom seat2 somnium", [0, 1, 0], [0, 0, 0])],
    );
    let mut loot = game.clone();
    play(&mut loot, "plunder n2, die 2, enough, die 6");
    let card = |pawn, used_up| Detail::LootCard { pawn, token: None, used_up };
    assert_details(
        &loot,
        &[
            ("loot artifact", Detail::Nothing),
            ("loot juggernaut", card(Some(Whereabouts::Tile(Tile::R3)), false)),
            ("loot death-ray", card(None, true)),
            ("loot prisoner", freed),
        ],
    );
    assert_amounts(&loot, &[("loot artifact", [0, 0, 0], [0, 0, 1]), ("loot juggernaut", [0, 0, 0], [0, 0, 0])]);
    assert_eq!(then(&loot, "loot artifact").1, Amounts::artifacts(1));
    let worth = |resources, somnium| Amounts { resources, somnium, artifacts: 0 };
    assert_eq!(then(&loot, "loot juggernaut"), (Victory::Leviathan, worth(4, 1), worth(14, 1)));
    assert_eq!(then(&loot, "loot death-ray").1, worth(4, 2));
    play(&mut game, "conquer n9, move n5, die 3, die 6, enough");
    let pawn = of(SEAT2, Pawn::Miner);
    let freed = Some(of(SEAT3, Pawn::Explorer));
    assert_details(
        &game,
        &[
            ("capture", Detail::Capture { pawn, ransom: worth(3, 1), freed }),
            ("banish", Detail::Banish { pawn, buy_back: Amounts::resources(3) }),
        ],
    );
}

/// W-7.5: a white pawn follows its card, wherever it is.
#[test]
fn a_white_pawn_is_found_wherever_it_is() {
    let mut game = table(3, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n1");
    put(&mut game, SEAT2, "base-camp n2");
    own(&mut game, SEAT2, "juggernaut mechanical-miner android-explorer flying-fortress");
    bury(&mut game, SEAT2, "juggernaut");
    imprison(&mut game, SEAT3, SEAT2, "mechanical-miner");
    act(&mut game, "2 6");
    play(&mut game, "plunder n2, die 2, die 6");
    let card = |pawn| Detail::LootCard { pawn: Some(pawn), token: None, used_up: false };
    assert_details(
        &game,
        &[
            ("loot juggernaut", card(Whereabouts::Cemetery)),
            ("loot mechanical-miner", card(Whereabouts::Held(SEAT3))),
            ("loot android-explorer", card(Whereabouts::Reserve)),
        ],
    );
    let juggernaut = &mut game.player[SEAT2];
    (juggernaut.cemetery[Pawn::Juggernaut], juggernaut.out[Pawn::Juggernaut]) = (0, 1);
    assert_details(&game, &[("loot juggernaut", card(Whereabouts::Out))]);
}
