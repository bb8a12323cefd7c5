//! W-2 and W-8.1: set-up, options, and what chance decides before the first turn.

use super::*;
use crate::setup::coordinates;
use game::BadSetup;

/// The neighbours of each tile in the valley of a first game, read off its five rows.
const NEIGHBOURS: [(&str, &str); 22] = [
    ("d1", "r3 d6 n5"),
    ("r3", "d1 n11 n5 n1"),
    ("n11", "r3 d5 n1 n2"),
    ("d5", "n11 n2 d3"),
    ("d6", "d1 n5 n9"),
    ("n5", "d6 n1 d1 r3 n9 n7"),
    ("n1", "n5 n2 r3 n11 n7 n8"),
    ("n2", "n1 d3 n11 d5 n8 n12"),
    ("d3", "n2 d5 n12"),
    ("n9", "n7 d6 n5 d4 n4"),
    ("n7", "n9 n8 n5 n1 n4 n6"),
    ("n8", "n7 n12 n1 n2 n6 n3"),
    ("n12", "n8 n2 d3 n3 r4"),
    ("d4", "n4 n9 r2"),
    ("n4", "d4 n6 n9 n7 r2 n10"),
    ("n6", "n4 n3 n7 n8 n10 r1"),
    ("n3", "n6 r4 n8 n12 r1 d2"),
    ("r4", "n3 n12 d2"),
    ("r2", "n10 d4 n4"),
    ("n10", "r2 r1 n4 n6"),
    ("r1", "n10 d2 n6 n3"),
    ("d2", "r1 r4 n3"),
];

#[test]
fn w_2_1_the_valley_of_a_first_game() {
    for (cave, name) in [("off", "n7"), ("on", "cave")] {
        let game = start(2, &[("cave", cave)]);
        for (tile, near) in NEIGHBOURS {
            let tile: Tile = tile.replace("n7", name).parse().unwrap();
            assert_eq!(game.near[tile], tiles(&near.replace("n7", name)), "{tile}");
        }
    }
}

#[test]
fn w_2_1_rows_of_five_stick_out_on_both_sides() {
    assert_eq!(
        [0, 3, 4, 8, 9, 12, 13, 17, 18, 21].map(coordinates),
        [(0, 1), (0, 7), (1, 0), (1, 8), (2, 1), (2, 7), (3, 0), (3, 8), (4, 1), (4, 7)]
    );
}

#[test]
fn w_2_1_shuffled_tiles_are_laid_one_by_one() {
    let mut game = start(2, &[("layout", "random")]);
    assert_eq!((game.phase, choices(&game).len()), (Phase::Laying(0), 22));
    assert_refuses(&game, "lay cave");
    let mut laid = vec![];
    while let Phase::Laying(place) = game.phase {
        let all = choices(&game);
        assert_eq!(all.len(), 22 - usize::from(place));
        let tile = all.last().unwrap().clone();
        play(&mut game, &tile);
        assert!(!choices(&game).contains(&tile));
        laid.push(tile.replace("lay ", "").parse::<Tile>().unwrap());
    }
    assert_eq!((laid[0], laid[21], game.phase), (Tile::R4, Tile::N1, Phase::Dealing));
    assert_eq!(game.layout, <[Option<Tile>; 22]>::try_from(laid.into_iter().map(Some).collect::<Vec<_>>()).unwrap());
    // r4 r3 r2 r1 / d6 d5 d4 d3 d2 / d1 n12 n11 n10 / n9 n8 n7 n6 n5 / n4 n3 n2 n1
    assert_eq!(game.near[Tile::R4], tiles("r3 d6 d5"));
    assert_eq!(game.near[Tile::N11], tiles("n12 n10 d4 d3 n7 n6"));
    assert_eq!(game.near[Tile::N10], tiles("n11 d3 d2 n6 n5"));
    assert_eq!(game.near[Tile::N5], tiles("n6 n10 n1"));
}

#[test]
fn w_2_1_neighbours_are_mutual_and_nobody_touches_himself() {
    let mut game = start(2, &[("layout", "random"), ("cave", "on")]);
    while matches!(game.phase, Phase::Laying(_)) {
        let all = choices(&game);
        play(&mut game, &all[all.len() / 2].clone());
    }
    let mut edges = 0;
    for tile in Tile::ALL {
        for near in game.near[tile].iter() {
            assert!(near != tile && game.near[near].has(tile), "{tile} and {near}");
            edges += 1;
        }
    }
    assert_eq!(edges, 2 * (3 + 4 + 3 + 4 + 3 + 4 * 8), "17 within the rows, 8 between each two");
    assert!(game.near[Tile::N7].is_empty() && !game.near[Tile::Cave].is_empty());
}

#[test]
fn w_2_2_an_artifact_on_each_of_the_four_ruins() {
    let game = start(3, &[]);
    assert_eq!((game.artifacts, game.artifacts_lost), (tiles("d1 d2 d3 d4"), 0));
}

#[test]
fn w_2_2_three_cards_are_turned_face_up() {
    let mut game = start(2, &[]);
    assert_eq!((game.phase, choices(&game).len(), game.market), (Phase::Dealing, 12, CardSet::NONE));
    play(&mut game, "turn death-ray, turn juggernaut");
    assert_refuses(&game, "turn death-ray");
    assert_eq!(choices(&game).len(), 10);
    play(&mut game, "turn psychic-probe");
    assert_eq!((game.market, game.pile.len()), (cards("death-ray juggernaut psychic-probe"), 9));
    assert_eq!(game.phase, Phase::DrawStart);
}

#[test]
fn w_2_3_the_start_player_is_drawn() {
    for seats in 2..=4 {
        let mut game = start(seats, &[]);
        play(&mut game, "turn death-ray, turn juggernaut, turn psychic-probe");
        let all: Vec<_> = Seat::first(seats).map(|seat| format!("start {seat}")).collect();
        assert_offers(&game, &all.join(", "));
        let events = play(&mut game, &all[1]);
        assert_eq!(events, [Event::Started { seat: SEAT2 }, Event::RoundBegan { round: 1 }]);
        assert_eq!((game.first, game.active, game.round, game.phase), (SEAT2, SEAT2, 1, Phase::Preparing));
        assert_offers(&game, "roll");
        play(&mut game, "roll");
        assert_eq!(game.phase, Phase::Rolling(3));
    }
}

#[test]
fn w_2_2_every_outcome_is_equally_likely() {
    let mut game = start(4, &[("layout", "random")]);
    let mut seen = 0;
    while game.turn() == Turn::Chance && seen < 26 {
        let mut outcomes = vec![];
        game.outcomes(&mut outcomes);
        assert!(outcomes.iter().all(|&(_, weight)| weight == 1), "{:?}", game.phase);
        let first = outcomes[0].0.to_string();
        play(&mut game, &first);
        seen += 1;
    }
    assert_eq!((seen, game.phase), (26, Phase::Preparing), "22 tiles, 3 cards, the start player");
    play(&mut game, "roll");
    let mut outcomes = vec![];
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.iter().map(|&(_, weight)| weight).collect::<Vec<_>>(), [1; 6]);
}

#[test]
fn w_2_3_seven_pawns_in_reserve_and_nothing_else() {
    let game = start(4, &[]);
    for seat in Seat::ALL {
        let player = &game.player[seat];
        let all = "base-camp, explorer, explorer, miner, miner, zeppelin, zeppelin";
        assert_eq!((pawns(player.reserve).as_str(), player.holds), (all, TileSet::NONE));
        assert_eq!((player.resources, player.somnium, player.artifacts, player.cards), (0, 0, 0, CardSet::NONE));
        assert_eq!((pawns(player.cemetery), pawns(player.out), player.prisoner), ("".into(), "".into(), None));
    }
    assert_eq!((game.supply.dice, game.supply.resources, game.supply.somnium), (11, 25, 25));
    let two = start(2, &[]);
    assert_eq!(pawns(two.player[SEAT3].reserve), "", "only those who play");
}

#[test]
fn w_8_1_the_cave_takes_the_place_of_tile_7() {
    let with = start(2, &[("cave", "on")]);
    let without = start(2, &[]);
    assert_eq!(without.in_play(), TileSet::ALL.without(Tile::Cave));
    assert_eq!(with.in_play(), TileSet::ALL.without(Tile::N7));
    let place = |game: &Wiraqocha, tile| game.layout.iter().position(|&laid| laid == Some(tile));
    assert_eq!((place(&with, Tile::Cave), place(&without, Tile::N7)), (Some(10), Some(10)));
    let random = start(2, &[("cave", "on"), ("layout", "random")]);
    assert_eq!(choices(&random).len(), 22);
    assert_refuses(&random, "lay n7");
}

#[test]
fn w_8_1_it_is_conquered_by_7_and_brings_nothing() {
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, "base-camp n8, miner n4");
    act(&mut game, "3 4");
    assert_eq!(offered(&game, "conquer"), "n3, cave");
    play(&mut game, "conquer cave, send explorer, die 3, die 4");
    assert_eq!(standing(&game, SEAT1), "miner n4, base-camp n8, explorer cave");
    let mut game = table(2, &[("cave", "on")]);
    put(&mut game, SEAT1, "base-camp cave");
    play(&mut game, "roll");
    assert_eq!((game.player[SEAT1].resources, game.phase), (0, Phase::Rolling(3)));
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n8, miner n4");
    act(&mut game, "3 4");
    assert_eq!(offered(&game, "conquer"), "n3, n7", "without the variant");
}

#[test]
fn w_8_1_other_dice_do_not_reach_the_cave_unless_paid() {
    for (dice, resources, reached) in [("3 3", 1, false), ("3 3", 2, true), ("6", 2, false), ("1 6", 0, true)] {
        let mut game = table(2, &[("cave", "on")]);
        put(&mut game, SEAT1, "base-camp n8");
        stock(&mut game, SEAT1, resources, 0);
        act(&mut game, dice);
        assert_eq!(offered(&game, "conquer").ends_with("cave"), reached, "{dice} with {resources}");
    }
}

#[test]
fn w_8_the_options_and_their_usual_values() {
    let usual = start(2, &[]).rules;
    assert_eq!((usual.random_layout, usual.cave, usual.prisoners, usual.cap), (false, false, false, 200));
    let other = start(3, &[("layout", "random"), ("cave", "on"), ("prisoners", "on"), ("cap", "50")]).rules;
    assert_eq!((other.random_layout, other.cave, other.prisoners, other.cap), (true, true, true, 50));
    let refused = |seats, options: &[(&str, &str)]| Setup::new::<Wiraqocha>(seats, options).unwrap_err();
    assert!(matches!(refused(1, &[]), BadSetup::Seats { least: 2, most: 4, asked: 1, .. }));
    assert!(matches!(refused(5, &[]), BadSetup::Seats { asked: 5, .. }));
    assert!(matches!(refused(2, &[("cap", "60")]), BadSetup::Value { .. }));
    assert!(matches!(refused(2, &[("dice", "12")]), BadSetup::Option { .. }));
}
