//! The bytes of positions: the same for ever, and different for different positions.

use super::*;
use game::bytes::{bytes_of, fingerprint};
use std::collections::HashMap;

/// A position without what the data file says, which may be corrected.
fn without_tables(game: &Noria) -> Vec<u8> {
    let tables = bytes_of(&game.printed);
    let mut all = bytes_of(game);
    let at = 6;
    assert_eq!(all[at..at + tables.len()], tables, "the tables follow the rules");
    all.drain(at..at + tables.len());
    all
}

#[test]
fn a_position_begins_with_its_revision() {
    let game = table(3, &[("edition", "first")]);
    assert_eq!(bytes_of(&game)[..6], [2, 0, 3, 1, 0, 0], "revision 2, three seats, first edition");
}

#[test]
fn positions_have_the_fingerprints_they_always_had() {
    let whole = |seats, options, seed| {
        let setup = Setup::new::<Noria>(seats, options).unwrap();
        let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
        Playout::new(seed).finish(&mut game);
        game
    };
    let mut naming =
        action_phase(4, &[("edition", "first")], "small0 bonus+, medium0 energy+, large1 tool, large5 city");
    play(&mut naming, "skip large1, twice small0, name medium0");
    let mut paying = action_phase(2, &[], "small0 city+, medium0 journey");
    paying.player[SEAT1].resources = ByResource::new([4, 3, 2]);
    play(&mut paying, "activate medium0, reveal, show island4, factory c, twice small0, market bonus, pay 2 energy");
    let mut producing = action_phase(2, &[], "small0 tool, medium0 bonus, medium3 city+");
    producing.player[SEAT1].empty = ByGood::new([1, 0, 2, 0, 1]);
    producing.player[SEAT1].resources = ByResource::all(300);
    play(&mut producing, "activate small0, produce 1 propeller");
    let found = [
        ("two seats", whole(2, &[], 1)),
        ("four seats", whole(4, &[], 2)),
        ("expert", whole(3, &[("expert", "on")], 3)),
        ("first edition", whole(4, &[("edition", "first")], 4)),
        ("naming", naming),
        ("paying", paying),
        ("producing", producing),
    ]
    .map(|(name, game)| (name, format!("{:016x}", fingerprint(&without_tables(&game)[..]))));
    let expected = [
        ("two seats", "98671468a761f976"),
        ("four seats", "b15e73d04a91a1ca"),
        ("expert", "99cdfc6f16258987"),
        ("first edition", "bb526e371fd7fc47"),
        ("naming", "e967a6c20e6bc07f"),
        ("paying", "2dae16efc8002de6"),
        ("producing", "dd7b4fc84000f59a"),
    ];
    assert_eq!(found, expected.map(|(name, text)| (name, text.to_string())));
}

#[test]
fn every_phase_has_a_number_of_its_own() {
    let using = Use { hole: hole("large3"), left: 1, extras: 2, repeats: 3 };
    let city = |game: &Noria| match game.phase {
        Phase::Paying(payment) => payment,
        phase => panic!("{phase:?} is no payment"),
    };
    let mut game = action_phase(2, &[], "small0 city+");
    game.player[SEAT1].resources = ByResource::new([4, 3, 2]);
    play(&mut game, "activate small0, market bonus");
    let payment = city(&game);
    let phases = [
        (Phase::DrawStart, &[0][..]),
        (Phase::DrawStall(2), &[1, 2]),
        (Phase::DrawOrder(SEAT2), &[2, 1]),
        (Phase::DrawIsland, &[3]),
        (Phase::BuildWheel(Kind::City), &[4, 3]),
        (Phase::TakeResource, &[5]),
        (Phase::FreeInvestment, &[6]),
        (Phase::Influence, &[7]),
        (Phase::Modifying(hole("medium2")), &[8, 1, 2]),
        (Phase::Action, &[9]),
        (Phase::City(using), &[10, 2, 3, 1, 2, 3]),
        (Phase::Journey(using), &[11, 2, 3, 1, 2, 3]),
        (Phase::Revealing(using), &[12, 2, 3, 1, 2, 3]),
        (Phase::Landing(using), &[13, 2, 3, 1, 2, 3]),
        (Phase::Tool(using), &[14, 2, 3, 1, 2, 3]),
        (Phase::Producing { using, after: Good::Lamp }, &[15, 2, 3, 1, 2, 3, 3]),
        (Phase::Bonus(2), &[16, 2]),
        (Phase::Naming(2), &[17, 2]),
        (Phase::Paying(payment), &[18, 0, 6, 0, 0, 0, 0, 0, 4, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        (Phase::Politics, &[19]),
        (Phase::Removing, &[20]),
        (Phase::Placing(1), &[21, 1]),
        (Phase::Over, &[22]),
    ];
    for (phase, expected) in phases {
        let out = bytes_of(&phase);
        assert_eq!(out, expected, "{phase:?}");
    }
    for (purpose, expected) in [(Purpose::Invest(Path::Research), [1, 3]), (Purpose::Journey(Island::Nine), [2, 8])] {
        let out = bytes_of(&purpose);
        assert_eq!(out, expected);
    }
}

#[test]
fn positions_are_equal_exactly_when_their_bytes_are() {
    let mut seen: HashMap<Vec<u8>, Noria> = HashMap::new();
    for (number, setup) in Setup::all::<Noria>().into_iter().enumerate() {
        for seed in 0..4 {
            let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
            let mut playout = Playout::new(100 * number as u64 + seed);
            loop {
                let known = seen.entry(bytes_of(&game)).or_insert_with(|| game.clone());
                assert_eq!(known, &game);
                assert_eq!(bytes_of(&game.clone()), bytes_of(&game));
                match playout.pick(&game) {
                    Some((actor, action)) => game.apply(actor, action, &mut ()),
                    None => break,
                }
            }
        }
    }
    assert!(seen.len() > 20_000, "{} positions", seen.len());
}
