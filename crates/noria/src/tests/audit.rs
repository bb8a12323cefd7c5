//! Every conservation law of the audit, broken by a small change.

use super::*;
use crate::wheel::HoleSet;
use game::scene::assert_audit_sees;

/// A first-edition game of two in the middle of play, with a disc bought, a factory built and an island shown.
fn full_table() -> Noria {
    let setup = Setup::new::<Noria>(2, &[("edition", "first"), ("market", "first")]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    play(&mut game, "start seat1, order energy-mycelium-obsidian, order energy-obsidian-mycelium");
    play(&mut game, "take energy, take energy, step refinement, step research");
    game.player[SEAT1].knowledge = 9;
    play(&mut game, "done, activate medium0, reveal, show island1, factory a, activate small0, market energy");
    assert_eq!(game.audit(), Ok(()));
    game
}

fn holes(text: &str) -> HoleSet {
    text.split_whitespace().map(|text| HoleSet::only(hole(text))).fold(HoleSet::NONE, HoleSet::or)
}

#[test]
fn the_audit_sees_pieces_from_nowhere() {
    assert_audit_sees(
        &full_table(),
        &[
            ("5 energy discs instead of 6", |game| game.this_turn.centre[0] = None),
            ("7 energy discs instead of 6", |game| game.market.left[Kind::Energy] += 1),
            ("5 bonus discs instead of 4", |game| game.gone[Kind::Bonus] += 1),
            ("5 tool discs instead of 6", |game| game.player[SEAT2].wheel.put(hole("large3"), None)),
            ("4 energy ships instead of 5", |game| game.ships[Island::One][Resource::Energy] -= 1),
            ("3 obsidian ships instead of 2", |game| game.player[SEAT2].ships[Resource::Obsidian] += 1),
            ("seat1 has 1 warehouses for propeller instead of 2", |game| {
                game.player[SEAT1].empty[Good::Propeller] -= 1
            }),
            ("seat2 has 1 warehouses for lamp instead of 0", |game| game.player[SEAT2].full[Good::Lamp] = 1),
            ("two factories on one space", |game| game.player[SEAT2].built.add(Island::One, Space::A)),
            ("seat2 has built 8 factories", |game| {
                let spaces = Island::ALL[1..].iter().flat_map(|&island| Space::ALL.map(|space| (island, space)));
                spaces.take(8).for_each(|(island, space)| game.player[SEAT2].built.add(island, space));
            }),
            ("23 politicians wait", |game| game.waiting[Chamber::Division] -= 1),
            ("more than four politicians in research", |game| {
                game.waiting[Chamber::Research] += 1;
                game.waiting[Chamber::Division] -= 1;
            }),
            ("not shown", |game| game.player[SEAT2].ambassador = Some(Island::Nine)),
            ("1 islands in the circle", |game| game.circle[0] = Some(Island::One)),
            ("above level 9", |game| game.player[SEAT2].level[Path::Research] = 10),
        ],
    );
}

#[test]
fn the_audit_sees_a_turn_that_cannot_have_been() {
    assert_audit_sees(
        &full_table(),
        &[
            ("5 actions in a turn", |game| game.this_turn.actions = 5),
            ("are no chain", |game| game.this_turn.activated = holes("medium0 large2")),
            ("a ring was used twice", |game| game.this_turn.skipped = holes("small0")),
            ("were skipped and do not go with", |game| game.this_turn.skipped = holes("large2")),
            ("are no chain", |game| game.this_turn.named[0] = Some(hole("large2"))),
            ("cannot be activated any more", |game| {
                game.this_turn.named[0] = Some(hole("large0"));
                game.this_turn.fresh = holes("large0");
            }),
            ("were skipped and do not go with", |game| {
                game.this_turn.named[0] = Some(hole("large0"));
                game.this_turn.skipped = holes("large1");
            }),
        ],
    );
    let mut game = full_table();
    game.this_turn.named[0] = Some(hole("medium0"));
    game.this_turn.skipped = holes("large1");
    assert_eq!(game.audit(), Ok(()), "a named disc that was activated is no longer a promise");
    game.rules.edition = Edition::Second;
    game.this_turn.skipped = holes("large0 large1 large2");
    assert_eq!(game.audit(), Ok(()), "in the second edition the chain is free of skipped discs");
}
