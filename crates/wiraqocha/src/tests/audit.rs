//! Every conservation law of the audit, broken by a small change.

use super::*;
use crate::meeting::Named;
use crate::phase::{Origin, Use};
use game::scene::assert_audit_sees;

/// Three players with something everywhere.
fn full_table() -> Wiraqocha {
    let mut game = table(3, &[("prisoners", "on")]);
    own(&mut game, SEAT1, "death-ray flying-fortress mechanical-miner");
    own(&mut game, SEAT2, "force-field juggernaut");
    turn_up(&mut game, "psychic-probe android-factory recovery-workshop");
    put(&mut game, SEAT1, "base-camp n8, miner n2, zeppelin r4");
    put(&mut game, SEAT2, "base-camp n5, juggernaut d1");
    put(&mut game, SEAT3, "explorer d4");
    guard(&mut game, "n8 3, d1 6");
    (game.fortress, game.field) = (on("n2"), on("n5"));
    find(&mut game, SEAT3, "d4");
    stock(&mut game, SEAT1, 4, 2);
    stock(&mut game, SEAT2, 1, 3);
    bury(&mut game, SEAT1, "miner");
    imprison(&mut game, SEAT1, SEAT3, "miner");
    act(&mut game, "2 5 6");
    game
}

#[test]
fn the_audit_sees_every_lost_stone_and_die() {
    assert_audit_sees(
        &full_table(),
        &[
            ("10 dice, not 11", |game| game.supply.dice -= 1),
            ("12 dice, not 11", |game| game.dice = game.dice.with(Face::Four)),
            ("10 dice, not 11", |game| {
                game.board.put_die(Tile::N8, None);
            }),
            ("24 resources, not 25", |game| game.supply.resources -= 1),
            ("26 resources, not 25", |game| game.player[SEAT3].resources += 1),
            ("26 somnium, not 25", |game| game.supply.somnium += 1),
            ("24 somnium, not 25", |game| game.player[SEAT2].somnium -= 1),
            ("unused dice in Preparing", |game| game.phase = Phase::Preparing),
            ("unused dice in Refilling", |game| game.phase = Phase::Refilling),
        ],
    );
}

#[test]
fn the_audit_sees_dice_that_are_rolled_before_the_first_turn() {
    assert_audit_sees(
        &start(2, &[]),
        &[("unused dice in Dealing", |game| {
            game.dice = game.dice.with(Face::Four);
            game.supply.dice -= 1;
        })],
    );
}

#[test]
fn the_audit_sees_a_valley_that_cannot_be() {
    assert_audit_sees(
        &full_table(),
        &[
            ("the valley has", |game| game.layout[0] = None),
            ("the valley has", |game| game.layout[0] = game.layout[1]),
            ("the valley has", |game| game.layout[0] = Some(Tile::Cave)),
            ("flying on", |game| game.board.aloft = TileSet::NONE),
            ("flying on", |game| game.board.aloft = game.board.aloft.with(Tile::N8)),
            ("camps on", |game| game.board.camps = game.board.camps.without(Tile::N8)),
            ("dice on", |game| game.board.guarded = game.board.guarded.with(Tile::N2)),
            ("seat1 holds", |game| game.player[SEAT1].holds = game.player[SEAT1].holds.without(Tile::N2)),
            ("seat2 holds", |game| game.player[SEAT2].holds = game.player[SEAT2].holds.with(Tile::N1)),
            ("defend nobody", |game| {
                game.board.put_die(Tile::N1, Some(Face::One));
                game.supply.dice -= 1;
            }),
            ("are destroyed", |game| (game.board.dead, game.ray_fired) = (tiles("n2"), true)),
            ("where", |game| {
                let (seat, pawn) = game.lift(Tile::N2);
                game.stand(Tile::Cave, seat, pawn);
            }),
        ],
    );
}

#[test]
fn the_audit_sees_pawns_that_are_missing_or_twice() {
    assert_audit_sees(
        &full_table(),
        &[
            ("seat1 has 1 times explorer, not 2", |game| game.player[SEAT1].reserve[Pawn::Explorer] -= 1),
            ("seat2 has 3 times miner, not 2", |game| game.player[SEAT2].reserve[Pawn::Miner] += 1),
            ("seat1 has 1 times miner, not 2", |game| game.player[SEAT1].cemetery[Pawn::Miner] = 0),
            ("seat3 has 3 times zeppelin, not 2", |game| game.player[SEAT3].out[Pawn::Zeppelin] += 1),
            ("seat3 has 1 times miner, not 2", |game| game.player[SEAT1].prisoner = None),
            ("seat1 has 0 times mechanical-miner, not 1", |game| {
                game.player[SEAT1].reserve[Pawn::MechanicalMiner] = 0;
            }),
            ("seat2 has 1 times android-explorer, not 0", |game| {
                game.player[SEAT2].cemetery[Pawn::AndroidExplorer] = 1;
            }),
            ("seat1 has 1 times zeppelin, not 2", |game| {
                game.lift(Tile::R4);
            }),
            ("the base camp of seat3 is lost", |game| {
                game.player[SEAT3].reserve[Pawn::BaseCamp] = 0;
                game.player[SEAT3].cemetery[Pawn::BaseCamp] = 1;
            }),
            ("the base camp of seat3 is lost", |game| {
                game.player[SEAT3].reserve[Pawn::BaseCamp] = 0;
                game.player[SEAT3].out[Pawn::BaseCamp] = 1;
            }),
        ],
    );
}

#[test]
fn the_audit_sees_prisoners_that_cannot_be() {
    assert_audit_sees(
        &full_table(),
        &[
            ("seat1 holds a prisoner", |game| game.rules.prisoners = false),
            ("seat2 holds explorer of seat2", |game| imprison(game, SEAT2, SEAT2, "explorer")),
            ("seat2 holds base-camp of seat3", |game| imprison(game, SEAT2, SEAT3, "base-camp")),
        ],
    );
}

#[test]
fn the_audit_sees_artifacts_and_cards_that_are_missing_or_twice() {
    assert_audit_sees(
        &full_table(),
        &[
            ("3 artifacts", |game| game.player[SEAT3].artifacts = 0),
            ("5 artifacts", |game| game.artifacts_lost = 1),
            ("3 artifacts", |game| game.artifacts = game.artifacts.without(Tile::D2)),
            ("some on", |game| game.artifacts = game.artifacts.without(Tile::D2).with(Tile::N3)),
            ("11 cards, 11 kinds", |game| game.pile = game.pile.without(Card::ProductionTanks)),
            ("13 cards, 12 kinds", |game| game.pile = game.pile.with(Card::DeathRay)),
            ("11 cards", |game| game.market = game.market.without(Card::PsychicProbe)),
            ("13 cards", |game| game.player[SEAT3].cards = cards("death-ray")),
            ("12 cards, 11 kinds", |game| {
                game.pile = game.pile.without(Card::ProductionTanks);
                game.player[SEAT3].cards = cards("death-ray");
            }),
            ("4 face up", |game| turn_up(game, "production-tanks")),
        ],
    );
}

#[test]
fn the_audit_sees_tokens_where_they_cannot_be() {
    assert_audit_sees(
        &full_table(),
        &[
            ("the token of flying-fortress is OnCard", |game| game.fortress = Token::OnCard),
            ("the token of flying-fortress is On(N5)", |game| game.fortress = on("n5")),
            ("the token of flying-fortress is On(N1)", |game| game.fortress = on("n1")),
            ("the token of force-field is OnCard", |game| game.field = Token::OnCard),
            ("the token of force-field is On(N8)", |game| game.field = on("n8")),
            ("the token of force-field is InHand", |game| game.field = Token::InHand),
            ("destroyed", |game| game.board.dead = tiles("n1")),
            ("destroyed", |game| game.ray_fired = true),
            ("destroyed", |game| (game.ray_fired, game.board.dead) = (true, tiles("n1 n3"))),
        ],
    );
    let mut unbuilt = table(2, &[]);
    put(&mut unbuilt, SEAT1, "base-camp n8");
    assert_audit_sees(
        &unbuilt,
        &[
            ("flying-fortress is InHand", |game| game.fortress = Token::InHand),
            ("flying-fortress is Gone", |game| game.fortress = Token::Gone),
            ("flying-fortress is On(N8)", |game| game.fortress = on("n8")),
            ("force-field is On(N8)", |game| game.field = on("n8")),
            ("force-field is Gone", |game| game.field = Token::Gone),
        ],
    );
}

#[test]
fn the_audit_lets_tokens_be_where_they_may() {
    let mut game = full_table();
    for token in [Token::InHand, Token::Gone, on("n8"), on("r4")] {
        game.fortress = token;
        assert_eq!(game.audit(), Ok(()), "{token:?}");
    }
    for token in [Token::Gone, on("d1")] {
        game.field = token;
        assert_eq!(game.audit(), Ok(()), "{token:?}");
    }
    (game.field, game.phase) = (Token::InHand, Phase::Shielding);
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn the_audit_sees_a_victory_that_nobody_noticed() {
    assert_audit_sees(
        &full_table(),
        &[
            ("seat2 has won, and the game goes on", |game| stock(game, SEAT2, 0, 6)),
            ("seat3 has won", |game| find(game, SEAT3, "d1 d2 d3")),
            ("seat1 has won", |game| {
                game.pile = game.pile.without(Card::ProductionTanks);
                game.player[SEAT1].cards = game.player[SEAT1].cards.with(Card::ProductionTanks);
            }),
            ("goes on after a victory", |game| game.won = Some((SEAT1, Victory::Somnium))),
        ],
    );
    let mut over = full_table();
    stock(&mut over, SEAT2, 0, 6);
    (over.won, over.phase) = (Some((SEAT2, Victory::Somnium)), Phase::Over);
    assert_eq!(over.audit(), Ok(()));
}

#[test]
fn the_audit_sees_a_use_that_cannot_be_finished() {
    let mut game = full_table();
    let purpose = |tile| Use::Conquest { tile, origin: Origin::Board(Tile::N2) };
    for (tile, finished) in [(Tile::N3, true), (Tile::N5, true), (Tile::D3, false), (Tile::N12, true)] {
        game.phase = Phase::Meeting { purpose: purpose(tile), named: Named::NONE };
        assert_eq!(game.audit().is_ok(), finished, "{tile}: {:?}", game.audit());
    }
    game.phase = Phase::Meeting { purpose: purpose(Tile::D3), named: Named::NONE };
    assert!(game.audit().unwrap_err().contains("cannot be finished"));
    game.phase = Phase::Meeting { purpose: Use::Tunnel(Tile::N5), named: Named::NONE };
    assert_eq!(game.audit(), Ok(()));
}
