//! V-4.8 while the route is laid: what some way to go on can pay is offered, and the end of phase 1 only where the fees
//! can be paid.

use super::*;

/// Seat 1 of the first game that showed it, round 6: the base post of Danzig pays for itself by what lies behind it.
fn danzig_first() -> Novgorod {
    let mut game = table(3, &[]);
    equip(&mut game, "london luebeck antwerp", 3, 1);
    game.this_turn.privilege = None;
    build(
        &mut game,
        "london manufactory6, bergen manufactory2, visby manufactory5, novgorod manufactory3, riga manufactory7, \
         danzig manufactory4, luebeck manufactory8, antwerp manufactory1",
    );
    hand(&mut game, "order10 order21");
    game
}

#[test]
fn v_4_8_a_base_post_first_and_own_posts_after_it() {
    let mut game = danzig_first();
    assert!(choices(&game).contains(&"lay danzig".into()));
    play(&mut game, "lay danzig");
    assert_refuses(&game, "done");
    play(&mut game, "lay luebeck, lay antwerp, use speed, lay london, done");
    assert_eq!((game.this_turn.fees, game.me().ducats), (4, 1));
    // Clothing of London's own cloth, jewellery of the amber: both lines of order 21.
    play(&mut game, "fill order21 upper, make london 2, fill order21 lower, make luebeck 1");
    assert_eq!((seals(&game), game.me().done), ([0, 5, 0, 0, 0], orders("order21")));
    assert_offers(&game, "income antwerp");
    play(&mut game, "income antwerp, done");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 0));
}

#[test]
fn v_4_8_a_base_post_at_the_end_of_two_own_ones_may_come_first() {
    // The same game in round 3, before Luebeck was bought.
    let mut game = danzig_first();
    game.me_mut().posts = cities("london antwerp");
    play(&mut game, "lay bergen, lay london, lay antwerp, done, income london, income antwerp, done");
    assert_eq!(game.me().ducats, 3);
}

#[test]
fn v_4_8_the_privilege_speed_may_reach_the_post_that_pays() {
    // Two base posts at speed 2 and 5 ducats: only one card more reaches the own Visby, whose income is the rest.
    let mut game = table(2, &[]);
    equip(&mut game, "visby antwerp", 2, 5);
    game.this_turn.privilege = None;
    game.me_mut().career = Some(Career::Two);
    build(
        &mut game,
        "london manufactory3, bergen manufactory7, visby manufactory5, novgorod manufactory1, riga manufactory4, \
         danzig manufactory8, luebeck manufactory2, antwerp manufactory6",
    );
    play(&mut game, "lay danzig, lay luebeck");
    assert_offers(&game, "use speed, done");
    let mut sold = game.clone();
    play(&mut sold, "done, sell danzig 1");
    assert_offers(&sold, "use income, sell luebeck 2");
    play(&mut game, "use speed");
    assert_eq!(offered(&game, "lay"), "visby, antwerp");
    play(&mut game, "lay visby, done, income visby, done");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 0));
}

#[test]
fn v_4_8_the_route_cannot_end_before_it_pays() {
    // Without the privilege, Danzig's fee of 4 needs Luebeck's income.
    let mut game = scene("luebeck", 2, 1);
    play(&mut game, "lay danzig");
    assert_offers(&game, "lay luebeck");
    play(&mut game, "lay luebeck");
    assert_offers(&game, "done");
}

#[test]
fn v_4_8_a_card_that_leads_away_from_the_post_that_pays_is_refused() {
    let mut game = scene("luebeck", 3, 1);
    play(&mut game, "lay danzig");
    assert_offers(&game, "lay luebeck");
    let mut rich = scene("luebeck", 3, 5);
    play(&mut rich, "lay danzig");
    assert_eq!(offered(&rich, "lay"), "luebeck", "another base post would be too dear");
}

#[test]
fn v_4_8_a_placeholder_must_leave_room_for_what_pays() {
    // Riga is face down, so that its income cannot pay; with Antwerp face down it can.
    let mut game = scene("riga antwerp", 3, 1);
    play(&mut game, "lay danzig");
    assert_offers(&game, "lay riga, placeholder antwerp");
    let mut short = scene("riga antwerp", 2, 1);
    play(&mut short, "lay danzig");
    assert_offers(&short, "lay riga");
}

#[test]
fn v_4_8_a_placeholder_may_itself_pay() {
    // Luebeck makes jewellery of the amber of Danzig; on a placeholder it leaves Luebeck its income.
    let mut game = scene("luebeck riga", 3, 0);
    play(&mut game, "lay danzig, lay luebeck");
    assert_offers(&game, "placeholder riga");
    play(&mut game, "placeholder riga, done");
    assert_offers(&game, "sell luebeck 1, income luebeck");
    play(&mut game, "sell luebeck 1, income luebeck, done");
    assert_eq!((game.phase, game.me().ducats), (Phase::Buying, 0));
}

#[test]
fn v_4_8_direction_matters_for_sales() {
    // Luebeck uses what lies to its left: with Danzig before it a sale pays the rest of the fee, with Danzig behind it
    // none does.
    let mut before = scene("luebeck riga", 3, 0);
    play(&mut before, "lay danzig");
    assert_eq!(offered(&before, "lay"), "luebeck");
    let mut behind = scene("luebeck", 3, 0);
    play(&mut behind, "lay luebeck");
    assert_offers(&behind, "done");
}
