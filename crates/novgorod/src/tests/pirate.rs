//! V-9.3 and V-9.4: the pirate.

use super::*;

const OTHERS: &str =
    "pirate london, pirate bergen, pirate visby, pirate novgorod, pirate riga, pirate danzig, pirate luebeck";
const ALL: &str = "london bergen visby novgorod riga danzig luebeck antwerp";

fn pirate(side: &str, posts: &str, speed: u8, ducats: u16) -> Novgorod {
    let mut game = table(2, &[("pirate", side)]);
    equip(&mut game, posts, speed, ducats);
    game
}

fn give_seals(game: &mut Novgorod, seals: &[u16]) {
    for (seat, &seals) in Seat::ALL.into_iter().zip(seals) {
        game.player[seat].seals[crate::state::Source::Luxuries] = seals;
    }
}

#[test]
fn v_9_3_front_a_route_with_its_city_has_one_card_less() {
    let mut game = pirate("front", ALL, 2, 0);
    assert_eq!(game.pirate, City::Antwerp);
    play(&mut game, "lay luebeck");
    assert_eq!(offered(&game, "lay"), "visby, danzig");
    let mut game = pirate("front", ALL, 2, 0);
    play(&mut game, "lay antwerp");
    assert_offers(&game, "done");
    let mut game = pirate("front", ALL, 3, 0);
    play(&mut game, "lay luebeck");
    assert_eq!(offered(&game, "lay"), "visby, danzig, antwerp");
    play(&mut game, "lay antwerp");
    assert_offers(&game, "done");
}

#[test]
fn v_9_3_the_privilege_speed_makes_up_for_it() {
    let mut game = pirate("front", ALL, 2, 0);
    game.this_turn.privilege = None;
    assert_refuses(&game, "use speed");
    play(&mut game, "lay luebeck");
    assert_offers(
        &game,
        "lay visby, lay danzig, placeholder london, placeholder bergen, placeholder visby, placeholder novgorod, \
         placeholder riga, placeholder danzig, placeholder antwerp, use speed, done",
    );
    play(&mut game, "use speed");
    assert_eq!(offered(&game, "lay"), "visby, danzig, antwerp");
    play(&mut game, "lay antwerp");
    assert_offers(&game, "done");
}

#[test]
fn v_9_3_the_price_by_seals() {
    for (amounts, prices) in [
        ([10, 8, 8, 5], [6, 3, 3, 0]),
        ([10, 10, 8, 5], [6, 6, 3, 0]),
        ([0, 0, 0, 0], [6, 6, 6, 6]),
        ([1, 2, 3, 4], [0, 0, 3, 6]),
        ([7, 9, 9, 9], [3, 6, 6, 6]),
    ] {
        let mut game = table(4, &[("pirate", "front")]);
        give_seals(&mut game, &amounts);
        let found = Seat::ALL.map(|seat| {
            game.active = seat;
            game.pirate_price()
        });
        assert_eq!(found, prices, "{amounts:?}");
    }
}

#[test]
fn v_9_3_in_phase_1_it_is_paid_at_once() {
    assert_refuses(&pirate("front", "", 2, 5), "pirate riga");
    let mut game = pirate("front", "luebeck antwerp", 2, 6);
    play(&mut game, "lay luebeck");
    assert_refuses(&game, "lay antwerp");
    assert_eq!(offered(&game, "pirate"), OTHERS.replace("pirate ", ""));
    let events = play(&mut game, "pirate bergen");
    assert_eq!(events, [Event::MovedPirate { seat: SEAT1, city: City::Bergen, ducats: 6 }]);
    assert_eq!((game.pirate, game.me().ducats, game.this_turn.fees), (City::Bergen, 0, 0));
    assert_offers(&game, "lay antwerp, placeholder antwerp, done");
    next_round(&mut game);
    purse(game.me_mut(), 6);
    assert_eq!(offered(&game, "pirate"), "london, visby, novgorod, riga, danzig, luebeck, antwerp");
}

#[test]
fn v_9_3_it_moves_again_after_any_other_decision_of_the_turn() {
    let mut game = pirate("front", "luebeck antwerp", 3, 36);
    play(&mut game, "pirate bergen");
    assert_eq!(offered(&game, "pirate"), "", "not twice in a row");
    for step in ["lay luebeck", "placeholder antwerp", "done", "income luebeck", "done", "draw, deal order1"] {
        play(&mut game, step);
        assert!(!offered(&game, "pirate").is_empty(), "after {step}");
        let goal = if game.pirate == City::Riga { "pirate bergen" } else { "pirate riga" };
        play(&mut game, goal);
        assert_eq!(offered(&game, "pirate"), "", "after {step}");
        purse(game.me_mut(), 36);
    }
    // The next player is not bound by it.
    end_turn(&mut game);
    purse(game.me_mut(), 6);
    assert_eq!((game.active, offered(&game, "pirate").is_empty()), (SEAT2, false));
}

#[test]
fn v_4_8_in_phase_1_the_fees_must_stay_payable() {
    for (ducats, there) in [(9, false), (10, true)] {
        let mut game = pirate("front", "", 2, ducats);
        build(&mut game, "riga manufactory7");
        play(&mut game, "lay riga");
        assert_eq!(!offered(&game, "pirate").is_empty(), there, "{ducats} ducats");
    }
    // Income later does not pay at once.
    let mut game = pirate("front", "riga danzig luebeck", 3, 5);
    play(&mut game, "lay riga, lay danzig, lay luebeck");
    assert_offers(&game, "done");
}

#[test]
fn v_4_8_a_sale_may_pay_what_the_pirate_leaves_too_little_for() {
    // The fee of 4 and the pirate's 6; Novgorod makes clothing of its own fur for 1.
    for (ducats, there) in [(8, false), (9, true)] {
        let mut laying = pirate("front", "", 2, ducats);
        play(&mut laying, "lay novgorod");
        assert_eq!(!offered(&laying, "pirate").is_empty(), there, "{ducats} ducats in phase 1");
        let mut using = laying.clone();
        play(&mut using, "done");
        assert_eq!(!offered(&using, "pirate").is_empty(), there, "{ducats} ducats in phase 2");
        if there {
            play(&mut laying, "pirate riga, done");
            assert_offers(&laying, "sell novgorod 2");
            play(&mut using, "pirate riga");
            assert_offers(&using, "sell novgorod 2");
            play(&mut using, "sell novgorod 2, done");
            assert_eq!((using.phase, using.me().ducats), (Phase::Buying, 0));
        }
    }
}

#[test]
fn v_4_8_a_way_that_leads_past_the_pirate_counts() {
    // Danzig's fee needs Luebeck's income, and the pirate in Luebeck makes the route too short. Moving him is free for
    // the last.
    for (leaders, there) in [([0, 0, 0], false), ([0, 1, 2], true)] {
        let mut game = table(3, &[("pirate", "front")]);
        equip(&mut game, "luebeck", 2, 1);
        game.pirate = City::Luebeck;
        give_seals(&mut game, &leaders);
        assert_eq!(offered(&game, "lay").contains("danzig"), there, "{leaders:?}");
        if there {
            play(&mut game, "lay danzig");
            assert_eq!(offered(&game, "lay"), "");
            assert_eq!(offered(&game, "pirate"), "london, bergen, visby, novgorod, riga, antwerp");
            play(&mut game, "pirate riga");
            assert_offers(&game, "lay luebeck");
        }
    }
}

#[test]
fn v_4_8_the_pirate_is_not_moved_into_the_only_way_that_pays() {
    // From Danzig only Luebeck pays; moved there he would have to be moved away again, which needs another decision
    // first.
    let mut game = table(3, &[("pirate", "front")]);
    equip(&mut game, "luebeck", 2, 1);
    give_seals(&mut game, &[0, 1, 2]);
    play(&mut game, "lay danzig");
    assert_eq!(offered(&game, "pirate"), "london, bergen, visby, novgorod, riga");
}

#[test]
fn v_4_8_the_pirate_on_the_route_leaves_no_room_for_the_privilege_speed() {
    // Danzig's fee needs Riga's income, which only the privilege speed can still reach, and not with the pirate in
    // Danzig.
    let mut game = pirate("front", "visby riga", 2, 7);
    game.this_turn.privilege = None;
    (game.me_mut().career, game.me_mut().rows) = (Some(Career::One), 4);
    play(&mut game, "lay danzig, placeholder visby");
    assert_eq!(offered(&game, "pirate"), "london, bergen, visby, novgorod, luebeck");
    play(&mut game, "pirate luebeck");
    assert_offers(&game, "use speed");
    play(&mut game, "use speed");
    assert_offers(&game, "lay riga");
}

#[test]
fn v_9_3_the_limit_is_checked_when_laying_only() {
    let mut game = pirate("front", ALL, 2, 6);
    play(&mut game, "lay riga, lay danzig, pirate riga");
    assert_offers(&game, "done");
    assert_eq!(game.route.len(), 2);
}

#[test]
fn v_9_3_in_phase_2_it_is_paid_at_once_by_the_seals_so_far() {
    let mut game = pirate("front", "riga novgorod", 2, 0);
    sail(&mut game, "riga novgorod");
    assert_eq!(offered(&game, "pirate"), "");
    play(&mut game, "income riga, income novgorod");
    assert_eq!(offered(&game, "pirate"), OTHERS.replace("pirate ", ""));
    play(&mut game, "pirate danzig");
    assert_eq!((game.me().ducats, game.me().spent, game.pirate), (0, 6, City::Danzig));
    // A sale brings the seal that makes it dearer.
    let mut game = pirate("front", "riga novgorod", 2, 3);
    give_seals(&mut game, &[0, 1]);
    sail(&mut game, "riga novgorod");
    assert!(!offered(&game, "pirate").is_empty(), "3 with the second most seals");
    play(&mut game, "sell novgorod 2");
    assert_eq!(offered(&game, "pirate"), "", "6 with as many as the first");
}

#[test]
fn v_9_3_in_phase_3_it_is_paid_at_once() {
    let mut game = pirate("front", "", 2, 6);
    to_buying(&mut game);
    assert_eq!(offered(&game, "pirate"), OTHERS.replace("pirate ", ""));
    play(&mut game, "pirate riga");
    assert_eq!((game.me().ducats, game.pirate, game.phase), (0, City::Riga, Phase::Buying));
    assert_offers(&game, "done");
    let mut game = pirate("front", "", 2, 5);
    to_buying(&mut game);
    assert_eq!(offered(&game, "pirate"), "");
    game.player[SEAT2].seals[crate::state::Source::Luxuries] = 1;
    assert_eq!(offered(&game, "pirate"), OTHERS.replace("pirate ", ""), "3 with the second most seals");
    play(&mut game, "pirate riga");
    assert_eq!(game.me().ducats, 2);
}

#[test]
fn v_9_3_in_phase_4_the_price_is_paid_at_once_and_the_seal_still_asked() {
    for (ducats, list) in [(5, "use seal, done".to_string()), (6, format!("use seal, {OTHERS}, done"))] {
        let mut game = pirate("front", "", 2, ducats);
        to_buying(&mut game);
        game.this_turn.privilege = None;
        play(&mut game, "done");
        assert_offers(&game, &list);
        if ducats == 6 {
            play(&mut game, "pirate riga");
            assert_eq!((game.pirate, game.player[SEAT1].ducats, game.player[SEAT1].spent), (City::Riga, 0, 6));
            assert_offers(&game, "use seal, done");
        }
    }
}

#[test]
fn v_9_4_back_its_city_is_not_there_and_its_neighbours_are_neighbours() {
    for (at, links) in [
        (City::London, [("bergen", "visby, antwerp"), ("antwerp", "bergen, luebeck"), ("riga", "novgorod, danzig")]),
        (
            City::Bergen,
            [("london", "visby, antwerp"), ("visby", "london, novgorod, luebeck"), ("riga", "novgorod, danzig")],
        ),
        (
            City::Visby,
            [
                ("bergen", "london, novgorod, luebeck"),
                ("novgorod", "bergen, riga, luebeck"),
                ("luebeck", "bergen, novgorod, danzig, antwerp"),
            ],
        ),
        (
            City::Novgorod,
            [("visby", "bergen, riga, luebeck"), ("riga", "visby, danzig"), ("london", "bergen, antwerp")],
        ),
        (City::Riga, [("novgorod", "visby, danzig"), ("danzig", "novgorod, luebeck"), ("london", "bergen, antwerp")]),
        (
            City::Danzig,
            [("riga", "novgorod, luebeck"), ("luebeck", "visby, riga, antwerp"), ("london", "bergen, antwerp")],
        ),
        (
            City::Luebeck,
            [
                ("visby", "bergen, novgorod, danzig, antwerp"),
                ("danzig", "visby, riga, antwerp"),
                ("antwerp", "london, visby, danzig"),
            ],
        ),
        (
            City::Antwerp,
            [("london", "bergen, luebeck"), ("luebeck", "london, visby, danzig"), ("riga", "novgorod, danzig")],
        ),
    ] {
        for (city, neighbours) in links {
            let mut game = pirate("back", ALL, 2, 0);
            game.pirate = at;
            assert_refuses(&game, &format!("lay {at}"));
            assert_eq!(offered(&game, "lay").split(", ").count(), 7);
            play(&mut game, &format!("lay {city}"));
            assert_eq!(offered(&game, "lay"), neighbours, "{city} with the pirate in {at}");
        }
    }
}

#[test]
fn v_9_4_front_changes_no_links() {
    let mut game = pirate("front", ALL, 3, 0);
    play(&mut game, "lay london");
    assert_eq!(offered(&game, "lay"), "bergen, antwerp");
}

#[test]
fn v_9_4_by_the_privilege_any_at_the_start() {
    let mut game = pirate("back", "antwerp", 2, 0);
    assert_eq!(offered(&game, "pirate"), "", "the privilege is used");
    game.this_turn.privilege = None;
    assert_eq!(offered(&game, "pirate"), OTHERS.replace("pirate ", ""));
    let events = play(&mut game, "pirate riga");
    let used = Event::UsedPrivilege { seat: SEAT1, privilege: Privilege::Any };
    assert_eq!(events, [used, Event::MovedPirate { seat: SEAT1, city: City::Riga, ducats: 0 }]);
    assert_eq!((game.this_turn.privilege, game.this_turn.fees, game.me().spent), (Some(Privilege::Any), 0, 0));
    assert_offers(&game, "lay antwerp, done");
}

#[test]
fn v_9_4_not_between_the_first_card_and_the_end() {
    let mut game = pirate("back", "riga", 2, 0);
    game.this_turn.privilege = None;
    play(&mut game, "lay riga");
    assert_eq!(offered(&game, "pirate"), "");
    play(&mut game, "done");
    assert_eq!((game.phase, offered(&game, "pirate")), (Phase::Using, String::new()));
    play(&mut game, "done");
    assert_eq!((game.phase, offered(&game, "pirate")), (Phase::Buying, String::new()));
    play(&mut game, "done");
    assert_offers(&game, &format!("use seal, {OTHERS}, done"));
    let events = play(&mut game, "pirate danzig");
    assert_eq!(events[1], Event::MovedPirate { seat: SEAT1, city: City::Danzig, ducats: 0 });
    assert_eq!((game.active, game.pirate, game.player[SEAT1].seals()), (SEAT2, City::Danzig, 0));
}

#[test]
fn v_9_4_only_while_any_itself_is_visible() {
    // Career 1: income, seal, any, order, speed. Career 2: order, speed, any, income, seal: seal stays after any.
    for (career, rows, start) in
        [(Career::One, 2, true), (Career::One, 3, false), (Career::Two, 3, false), (Career::Four, 4, true)]
    {
        let mut game = pirate("back", "", 2, 0);
        game.this_turn.privilege = None;
        (game.me_mut().career, game.me_mut().rows) = (Some(career), rows);
        assert_eq!(!offered(&game, "pirate").is_empty(), start, "{career}, {rows} rows");
    }
    let mut game = pirate("back", "", 2, 0);
    (game.me_mut().career, game.me_mut().rows) = (Some(Career::Two), 3);
    to_buying(&mut game);
    game.this_turn.privilege = None;
    play(&mut game, "done");
    assert_offers(&game, "use seal, done");
    let mut top = pirate("back", "", 2, 0);
    top.me_mut().rows = 5;
    top.this_turn.privilege = None;
    assert_eq!(offered(&top, "pirate"), "");
}

#[test]
fn v_9_4_posts_are_bought_there_and_stored_goods_from_there_used() {
    let mut game = pirate("back", "antwerp riga", 2, 9);
    game.me_mut().hold = Some(City::Antwerp);
    sail(&mut game, "riga");
    assert_offers(&game, "sell riga 2 stored, done");
    let mut game = pirate("back", "", 2, 5);
    to_buying(&mut game);
    assert_eq!(offered(&game, "post"), ALL.replace(' ', ", "));
    let mut game = pirate("back", "antwerp riga", 2, 0);
    play(&mut game, "lay riga");
    assert_eq!(offered(&game, "placeholder"), "antwerp");
}
