//! The bytes of a position: what they were, and that no two positions share them.

use super::*;
use crate::meeting::Named;
use crate::phase::{Origin, Use};
use crate::state::OnceSet;
use game::bytes::{bytes_of, fingerprint};
use game::playout::Tastes;
use game::{Bytes, Playout};
use std::collections::HashMap;

fn bytes(thing: impl Bytes) -> Vec<u8> {
    bytes_of(&thing)
}

/// A random game after so many steps.
fn played(seats: u8, options: &[(&str, &str)], seed: u64, steps: u32) -> Wiraqocha {
    let (mut game, mut playout) = (start(seats, options), Playout::new(seed));
    for _ in 0..steps {
        let Some((actor, action)) = playout.pick(&game) else { break };
        game.apply(actor, action, &mut ());
    }
    game
}

/// These numbers change with the rules and the data file, and with nothing else.
#[test]
fn positions_have_the_fingerprints_they_had() {
    let variants = [("layout", "random"), ("cave", "on"), ("prisoners", "on"), ("cap", "50")];
    let mut scene = table(2, &[]);
    put(&mut scene, SEAT1, "base-camp n8, zeppelin r4");
    put(&mut scene, SEAT2, "base-camp n5");
    own(&mut scene, SEAT1, "flying-fortress death-ray");
    guard(&mut scene, "n5 6");
    act(&mut scene, "2 3 5");
    play(&mut scene, "fortress n8, conquer n10, move n8, die 2");
    let found = [
        ("set up by hand", scene),
        ("before the first draw", start(3, &[])),
        ("in a turn", played(4, &variants, 7, 300)),
        ("at the end", played(3, &variants, 7, u32::MAX)),
    ]
    .map(|(name, game)| (name, format!("{:016x}", fingerprint(&game))));
    let expected = [
        ("set up by hand", "b2301275da76e0cb"),
        ("before the first draw", "756324a11a734c95"),
        ("in a turn", "bb942a0dbcc6b232"),
        ("at the end", "8bade282d8072eb8"),
    ];
    assert_eq!(found.each_ref().map(|(name, print)| (*name, &**print)), expected);
}

#[test]
fn the_revision_comes_first() {
    let mut game = start(3, &[("cave", "on"), ("cap", "100")]);
    assert_eq!(bytes(&game)[..7], [2, 0, 3, 0, 1, 0, 100]);
    game.rules.revision = 0x0403;
    assert_eq!(bytes(&game)[..2], [3, 4]);
}

#[test]
fn every_phase_has_its_number() {
    let named = Named { count: 2, sum: 9, least: Face::Four };
    let (tile, from) = (Tile::D1, Tile::Cave);
    for (phase, expected) in [
        (Phase::Laying(21), &[0, 21][..]),
        (Phase::Dealing, &[1]),
        (Phase::DrawStart, &[2]),
        (Phase::Preparing, &[3]),
        (Phase::Rolling(4), &[4, 4]),
        (Phase::Acting, &[5]),
        (Phase::Sending(tile), &[6, 12]),
        (
            Phase::Meeting { purpose: Use::Conquest { tile, origin: Origin::Reserve(Pawn::Juggernaut) }, named },
            &[7, 0, 12, 0, 6, 2, 9, 3],
        ),
        (
            Phase::Meeting { purpose: Use::Conquest { tile, origin: Origin::Board(from) }, named },
            &[7, 0, 12, 1, 22, 2, 9, 3],
        ),
        (Phase::Meeting { purpose: Use::Plunder(tile), named }, &[7, 1, 12, 2, 9, 3]),
        (Phase::Beating { purpose: Use::Tunnel(tile), dice: 2, least: Face::Six }, &[8, 2, 12, 2, 5]),
        (Phase::Looting(Use::Plunder(tile)), &[9, 1, 12]),
        (Phase::Capturing { owner: SEAT3, pawn: Pawn::Miner }, &[10, 2, 2]),
        (Phase::Defending(tile), &[11, 12]),
        (Phase::Setting { tile, face: Face::Two }, &[12, 12, 1]),
        (Phase::Shielding, &[13]),
        (Phase::Refilling, &[14]),
        (Phase::Over, &[15]),
    ] {
        assert_eq!(bytes(phase), expected, "{phase:?}");
    }
}

#[test]
fn tokens_and_dice_have_theirs() {
    let tokens = (Token::OnCard, Token::InHand, Token::On(Tile::N2), Token::Gone);
    assert_eq!(bytes(tokens), [0, 1, 2, 1, 3]);
    let dice: Dice = [Face::One, Face::Six, Face::Six].into_iter().collect();
    assert_eq!(bytes(dice), [1, 0, 0, 0, 0, 2]);
}

/// Equal bytes only for equal positions, in whole games of every kind.
#[test]
fn no_two_positions_share_their_bytes() {
    let mut seen: HashMap<Vec<u8>, Wiraqocha> = HashMap::new();
    let mut again = 0;
    for (seed, setup) in (0..).zip(Setup::all::<Wiraqocha>().iter().cycle().take(120)) {
        let mut game = Wiraqocha::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed % 40), Tastes::new(seed));
        for _ in 0..400 {
            let known = seen.entry(bytes(&game)).or_insert_with(|| game.clone());
            again += usize::from(*known == game);
            assert_eq!(*known, game);
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            game.apply(actor, action, &mut ());
        }
    }
    assert!(seen.len() > 20_000 && again > seen.len(), "{} positions, {again} compared", seen.len());
}

/// A position that differs in one thing has other bytes.
#[test]
fn whatever_changes_changes_the_bytes() {
    type Change = fn(&mut Wiraqocha);
    let changes: &[Change] = &[
        |game| game.rules.revision += 1,
        |game| game.rules.seats -= 1,
        |game| game.rules.random_layout = !game.rules.random_layout,
        |game| game.rules.cave = !game.rules.cave,
        |game| game.rules.prisoners = !game.rules.prisoners,
        |game| game.rules.cap += 1,
        |game| game.phase = Phase::Over,
        |game| game.round += 1,
        |game| game.first = game.first.next(4),
        |game| game.active = game.active.next(4),
        |game| game.this_turn.done = OnceSet::ALL,
        |game| game.this_turn.counted = Some(11),
        |game| game.this_turn.rerolls += 1,
        |game| game.this_turn.probed = Some(Tile::Cave),
        |game| game.dice = game.dice.with(Face::Six),
        |game| game.supply.dice += 1,
        |game| game.supply.resources += 1,
        |game| game.supply.somnium += 1,
        |game| game.layout.swap(3, 4),
        |game| game.near[Tile::N1] = TileSet::ALL,
        |game| game.board.pawn[Tile::Cave] = Some((SEAT4, Pawn::Juggernaut)),
        |game| game.board.die[Tile::Cave] = Some(Face::One),
        |game| game.board.aloft = TileSet::ALL,
        |game| game.board.camps = TileSet::ALL,
        |game| game.board.guarded = TileSet::ALL,
        |game| game.board.dead = TileSet::ALL,
        |game| game.artifacts = TileSet::ALL,
        |game| game.artifacts_lost += 1,
        |game| game.market = CardSet::ALL,
        |game| game.pile = CardSet::ALL,
        |game| game.fortress = Token::On(Tile::Cave),
        |game| game.field = Token::On(Tile::Cave),
        |game| game.ray_fired = !game.ray_fired,
        |game| game.player[SEAT4].holds = TileSet::ALL,
        |game| game.player[SEAT4].reserve[Pawn::Juggernaut] += 1,
        |game| game.player[SEAT4].cemetery[Pawn::Juggernaut] += 1,
        |game| game.player[SEAT4].out[Pawn::Juggernaut] += 1,
        |game| game.player[SEAT4].resources += 1,
        |game| game.player[SEAT4].somnium += 1,
        |game| game.player[SEAT4].artifacts += 1,
        |game| game.player[SEAT4].cards = CardSet::ALL,
        |game| game.player[SEAT4].prisoner = Some((SEAT1, Pawn::Juggernaut)),
        |game| game.won = Some((SEAT4, Victory::Leviathan)),
    ];
    let base = played(4, &[], 5, 200);
    let mut all = vec![bytes(&base)];
    for change in changes {
        let mut game = base.clone();
        change(&mut game);
        assert_ne!(game, base);
        all.push(bytes(&game));
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), changes.len() + 1);
}
