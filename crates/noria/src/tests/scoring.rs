//! N-9: tie-breaks, and that the audit finds lost pieces.

use super::*;
use game::PerSeat;

#[test]
fn n_9_2_ties_go_to_the_fewest_warehouses_and_ships_among_the_tied() {
    let mut game = table(4, &[]);
    game.seated[Chamber::Refinement] = 1;
    // Levels, ships, warehouses: seats 1, 2 and 4 are tied; seat 3 has fewer of everything, but also fewer points.
    for (seat, (level, ships, warehouses)) in Seat::ALL.into_iter().zip([(5, 9, 0), (5, 3, 5), (4, 3, 0), (5, 4, 4)]) {
        game.player[seat].level[Path::Refinement] = level;
        game.player[seat].ships = ByResource::new([ships, 0, 0]);
        game.player[seat].empty[Good::Lamp] = warehouses;
    }
    assert_eq!(game.scores().place, PerSeat::new([3, 1, 4, 1]), "eight each: seats 2 and 4 share the victory");
    game.player[SEAT2].full[Good::Sail] = 1;
    assert_eq!(game.scores().place, PerSeat::new([2, 2, 4, 1]));
}

#[test]
fn n_9_1_specialization_and_division_count_once() {
    let mut game = table(2, &[]);
    game.seated[Chamber::Specialization] = 4;
    game.seated[Chamber::Division] = 4;
    for (levels, points) in [([3, 3, 3, 3], 3 * 8 + 3 * 16), ([9, 9, 0, 0], 9 * 8), ([1, 2, 3, 4], 4 * 8 + 16)] {
        game.player[SEAT1].level = ByPath::new(levels);
        assert_eq!(game.scores().points[SEAT1], points);
    }
}

/// Each change is a piece lost, doubled or in two places.
#[test]
fn the_audit_sees_every_lost_piece() {
    type Change = fn(&mut Noria);
    let game = (0..)
        .map(|seed| somewhere(4, &[], seed))
        .find(|game| game.round > 8 && game.phase == Phase::Influence)
        .unwrap();
    assert_eq!(game.audit(), Ok(()));
    let changes: [(&str, Change); 16] = [
        ("discs", |game| game.market.left[Kind::Bonus] += 1),
        ("discs", |game| game.gone[Kind::City] += 1),
        ("discs", |game| game.this_turn.centre[0] = Some(Kind::Tool)),
        ("discs", |game| game.player[SEAT1].wheel = Wheel::default()),
        ("ships", |game| game.player[SEAT2].ships[Resource::Energy] += 1),
        ("ships", |game| game.ships[Island::One][Resource::Obsidian] += 1),
        ("warehouses", |game| game.player[SEAT3].full[Good::Sail] += 1),
        ("warehouses", |game| game.player[SEAT3].empty[Good::Lamp] += 1),
        ("two factories", |game| game.player[SEAT1].built = game.built()),
        ("politicians", |game| game.waiting[Chamber::Division] -= 1),
        ("politicians", |game| game.seated[Chamber::Division] += 1),
        ("circle", |game| game.circle[0] = Some(Island::One)),
        ("above level 9", |game| game.player[SEAT1].level[Path::Research] = 10),
        ("actions", |game| game.this_turn.actions = 5),
        ("no chain", |game| game.this_turn.activated = wheel("medium0 city, large2 city").discs()),
        ("used twice", |game| {
            game.this_turn.activated = wheel("medium0 city").discs();
            game.this_turn.skipped = wheel("medium0 city").discs();
        }),
    ];
    for (what, change) in changes {
        let mut game = game.clone();
        change(&mut game);
        let error = game.audit().expect_err(what);
        assert!(error.contains(what), "{error}");
    }
}

#[test]
fn the_audit_sees_islands_that_do_not_exist() {
    let mut game = table(2, &[]);
    game.phase = Phase::Over;
    game.round = 0;
    for island in &Island::ALL[..5] {
        show(&mut game, *island);
    }
    assert_eq!(game.audit(), Ok(()));
    let mut elsewhere = game.clone();
    elsewhere.player[SEAT1].ambassador = Some(Island::Nine);
    assert!(elsewhere.audit().unwrap_err().contains("not shown"));
    let mut factory = game.clone();
    factory.player[SEAT1].built.add(Island::Nine, Space::A);
    factory.player[SEAT1].empty[Tables::shipped().island[Island::Nine].spaces[0].0] = 2;
    assert!(factory.audit().unwrap_err().contains("not shown"));
    show(&mut game, Island::Six);
    assert!(game.audit().unwrap_err().contains("6 islands"));
}
