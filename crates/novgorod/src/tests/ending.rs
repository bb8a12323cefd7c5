//! V-6: phase 4 and the privileges.

use super::*;

/// Seat 1 after its purchase, its privilege unused.
fn ending(career: Career, rows: u8) -> Novgorod {
    let mut game = scene("", 2, 0);
    (game.me_mut().career, game.me_mut().rows) = (Some(career), rows);
    to_buying(&mut game);
    game.this_turn.privilege = None;
    play(&mut game, "done");
    game
}

#[test]
fn v_6_1_seals_by_rows_covered() {
    for (rows, expected) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut game = scene("", 2, 0);
        game.me_mut().rows = rows;
        to_buying(&mut game);
        let events = play(&mut game, "done");
        let told = events.contains(&Event::Sealed { seat: SEAT1, seals: expected });
        assert_eq!((told, game.player[SEAT1].seals.entries()), (expected > 0, &[0, 0, 0, expected, 0]), "{rows} rows");
        assert_eq!(game.active, SEAT2);
    }
}

#[test]
fn v_6_1_the_privilege_seal_is_asked() {
    let mut game = ending(Career::One, 2);
    assert_eq!((game.phase, game.active), (Phase::Ending, SEAT1));
    assert_offers(&game, "use seal, done");
    let mut without = game.clone();
    play(&mut without, "done");
    assert_eq!((without.active, without.player[SEAT1].seals()), (SEAT2, 1));
    let events = play(&mut game, "use seal");
    assert_eq!(events, [Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Seal }]);
    assert_eq!((game.active, *game.player[SEAT1].seals.entries()), (SEAT2, [0, 0, 0, 2, 0]));
}

#[test]
fn v_6_1_not_with_the_seal_covered() {
    // Career 1: income, seal, any, order, speed; seal itself, or any for it.
    for (rows, asked) in [(1, true), (2, true), (3, false), (5, false)] {
        let game = ending(Career::One, rows);
        assert_eq!(game.phase == Phase::Ending, asked, "{rows} rows");
    }
}

#[test]
fn v_6_2_one_privilege_a_turn() {
    for used in [Privilege::Speed, Privilege::Income, Privilege::Order, Privilege::Seal, Privilege::Any] {
        let mut game = scene("riga danzig", 2, 9);
        show(&mut game, "order1");
        game.this_turn.privilege = Some(used);
        play(&mut game, "lay riga, lay danzig");
        assert_refuses(&game, "use speed");
        play(&mut game, "done, done");
        assert_eq!(game.phase, Phase::Buying, "income is not asked");
        assert_eq!(offered(&game, "take-cheap"), "");
        play(&mut game, "done");
        assert_eq!(
            (game.active, game.this_turn.privilege),
            (SEAT2, None),
            "seal is not asked; the next player may use one"
        );
    }
}

#[test]
fn v_6_2_each_privilege_uses_the_turns_one_up() {
    let mut game = scene("riga danzig", 2, 9);
    game.this_turn.privilege = None;
    play(&mut game, "lay riga, lay danzig, use speed, done, done");
    assert_eq!((game.phase, game.this_turn.privilege), (Phase::Buying, Some(Privilege::Speed)));
    let mut game = scene("", 2, 9);
    game.this_turn.privilege = None;
    play(&mut game, "done, use income, done");
    assert_eq!(game.this_turn.privilege, Some(Privilege::Income));
    assert_refuses(&game, "draw-cheap");
    let mut game = scene("", 2, 9);
    game.this_turn.privilege = None;
    play(&mut game, "done, done, draw-cheap, deal order1, done");
    assert_eq!(game.active, SEAT2, "seal is not asked");
}

#[test]
fn v_6_2_any_stands_for_each_of_the_four() {
    // Career 3 with four rows covered: any alone is visible.
    let mut game = scene("riga danzig", 2, 3);
    game.this_turn.privilege = None;
    (game.me_mut().career, game.me_mut().rows) = (Some(Career::Three), 4);
    for privilege in [Privilege::Speed, Privilege::Income, Privilege::Order, Privilege::Seal] {
        assert!(game.may_use(privilege), "{privilege}");
    }
    play(&mut game, "lay riga, lay danzig");
    assert_offers(&game, "use speed, done");
    play(&mut game, "done");
    assert_offers(&game, "use income, done");
    play(&mut game, "done");
    assert_eq!(offered(&game, "draw-cheap"), "");
    assert!(choices(&game).contains(&"draw-cheap".into()));
    play(&mut game, "done");
    assert_offers(&game, "use seal, done");
    play(&mut game, "use seal");
    assert_eq!(*game.player[SEAT1].seals.entries(), [0, 0, 0, 4, 0]);
}

#[test]
fn v_6_2_with_all_rows_covered_there_is_none() {
    for career in Career::ALL {
        let mut game = scene("", 2, 0);
        (game.me_mut().career, game.me_mut().rows) = (Some(career), 5);
        game.this_turn.privilege = None;
        assert!(Privilege::ALL.iter().all(|&it| !game.may_use(it)));
    }
}

#[test]
fn v_1_turns_go_clockwise_from_the_first_player_and_begin_anew() {
    let mut game = table(3, &[]);
    game.first = SEAT2;
    game.active = SEAT2;
    let mut seen = vec![];
    for _ in 0..4 {
        seen.push((game.round, game.active));
        end_turn(&mut game);
        assert_eq!((game.phase, game.this_turn), (Phase::Laying, crate::state::ThisTurn::NEW));
    }
    assert_eq!(seen, [(1, SEAT2), (1, SEAT3), (1, SEAT1), (2, SEAT2)]);
}
