//! V-2: what is drawn and chosen before the first turn.

use super::*;
use game::BadSetup;

/// Chance takes the first of its outcomes until a phase comes.
fn until(game: &mut Novgorod, fits: impl Fn(Phase) -> bool) {
    while !fits(game.phase) {
        let first = choices(game)[0].clone();
        play(game, &first);
    }
}

#[test]
fn v_2_2_one_manufactory_for_each_city() {
    let mut game = start(2, &[]);
    for (left, city) in (1..=8).rev().zip(City::ALL) {
        assert_eq!((game.phase, choices(&game).len()), (Phase::DrawManufactory(city), left));
        let last = choices(&game).last().unwrap().clone();
        let events = play(&mut game, &last);
        let manufactory = Manufactory::ALL[left - 1];
        let luxury = game.tables().manufactory[manufactory].luxury;
        assert_eq!(events[0], Event::Built { city, manufactory, luxury });
        assert_eq!(game.manufactory[city], Some(manufactory));
    }
    assert_eq!(game.phase, Phase::DealFirst(SEAT1));
}

#[test]
fn v_2_4_one_hidden_order_each_and_two_more_than_players_shown() {
    for seats in 2..=4 {
        let mut game = start(seats, &[]);
        until(&mut game, |phase| matches!(phase, Phase::DealFirst(_)));
        assert_eq!(choices(&game).len(), 24);
        let events = play(&mut game, "deal order7");
        assert_eq!(events, [Event::Dealt { seat: SEAT1, order: order("order7") }]);
        until(&mut game, |phase| phase == Phase::ShowFirst);
        assert!(game.players().all(|player| player.hand.len() == 1 && player.known.is_empty()));
        until(&mut game, |phase| matches!(phase, Phase::DrawCareer(_)));
        assert_eq!((game.shown.len(), game.pile.len()), (usize::from(seats) + 2, 22 - 2 * usize::from(seats)));
    }
}

#[test]
fn v_2_5_what_everyone_begins_with_and_the_lowest_career_starts() {
    let mut game = start(3, &[]);
    until(&mut game, |phase| matches!(phase, Phase::DrawCareer(_)));
    for player in game.players() {
        assert_eq!((player.ducats, player.earned, player.seals(), player.speed, player.rows), (27, 27, 0, 2, 0));
    }
    assert_offers(&game, "career career1, career career2, career career3, career career4");
    play(&mut game, "career career4");
    assert_offers(&game, "career career1, career career2, career career3");
    let events = play(&mut game, "career career2, career career3");
    assert_eq!(events[0], Event::GotCareer { seat: SEAT2, career: Career::Two });
    assert_eq!((game.first, game.phase, game.active), (SEAT2, Phase::Introduction, SEAT1));
    assert!(game.players().all(|player| player.side == Side::Front));
}

#[test]
fn v_2_5_the_side_is_chosen_in_turn_order() {
    let mut game = start(3, &[("career", "choose")]);
    until(&mut game, |phase| matches!(phase, Phase::DrawCareer(_)));
    play(&mut game, "career career4, career career2, career career3");
    assert_eq!((game.phase, game.active), (Phase::ChooseSide, SEAT2));
    assert_offers(&game, "side front, side back");
    let events = play(&mut game, "side back");
    assert_eq!(events, [Event::ChoseSide { seat: SEAT2, side: Side::Back }]);
    assert_eq!(game.active, SEAT3);
    play(&mut game, "side front");
    assert_eq!(game.active, SEAT1);
    play(&mut game, "side back");
    assert_eq!([SEAT1, SEAT2, SEAT3].map(|seat| game.player[seat].side), [Side::Back, Side::Back, Side::Front]);
    assert_eq!((game.phase, game.active), (Phase::Introduction, SEAT1), "to the right of seat 2");
}

#[test]
fn v_2_6_the_pair_of_a_first_game_or_two_at_random() {
    let in_play = |game: &Novgorod| Bonus::ALL.map(|bonus| game.bonus[bonus].value == BonusValue::High);
    let mut game = start(2, &[]);
    until(&mut game, |phase| matches!(phase, Phase::DealFirst(_)));
    assert_eq!(in_play(&game), [true, true, false, false, false, false]);
    let mut game = start(2, &[("bonus", "random")]);
    until(&mut game, |phase| phase == Phase::DrawBonus);
    assert_eq!(offered(&game, "bonus"), "eight-posts, five-cities, luxury-trader, three-orders, career, variety");
    let events = play(&mut game, "bonus career");
    assert_eq!(events, [Event::BonusShown { bonus: Bonus::Career }]);
    assert_eq!(offered(&game, "bonus"), "eight-posts, five-cities, luxury-trader, three-orders, variety");
    play(&mut game, "bonus variety");
    assert_eq!(in_play(&game), [false, false, false, false, true, true]);
    assert_eq!(game.phase, Phase::DealFirst(SEAT1));
}

/// Three or four players at the introduction, of whom this one starts.
fn introduction(seats: u8, first: Seat) -> Novgorod {
    let mut game = start(seats, &[]);
    until(&mut game, |phase| matches!(phase, Phase::DrawCareer(_)));
    for seat in Seat::first(seats) {
        let pick = if seat == first { 0 } else { choices(&game).len() - 1 };
        let career = choices(&game)[pick].clone();
        play(&mut game, &career);
    }
    assert_eq!(game.first, first);
    game
}

#[test]
fn v_2_7_three_laps_counter_clockwise_from_the_right_of_the_first_player() {
    let mut game = introduction(4, SEAT2);
    let mut seen = vec![];
    for step in ["post riga", "draw", "post danzig"] {
        for _ in 0..4 {
            seen.push(game.active);
            play(&mut game, step);
            if step == "draw" {
                assert_eq!(game.phase, Phase::IntroductionDeal);
                let deal = choices(&game)[0].clone();
                play(&mut game, &deal);
            }
        }
    }
    assert_eq!(seen, [SEAT1, SEAT4, SEAT3, SEAT2].repeat(3));
    assert_eq!((game.phase, game.active, game.round), (Phase::Laying, SEAT2, 1));
    assert_eq!(game.shown.len(), 6, "V-2.8: a surplus stays");
    assert!(game.players().all(|player| player.posts == cities("riga danzig") && player.hand.len() == 2));
}

#[test]
fn v_2_7_two_posts_of_different_cities_and_one_more_order() {
    let mut game = introduction(2, SEAT1);
    let posts =
        "post london, post bergen, post visby, post novgorod, post riga, post danzig, post luebeck, post antwerp";
    let shown = "take order3, take order4, take order5, take order6";
    assert_eq!(game.active, SEAT2);
    assert_offers(&game, &format!("{posts}, {shown}, draw"));
    let events = play(&mut game, "post visby");
    assert_eq!(events, [Event::GotPost { seat: SEAT2, city: City::Visby, ducats: 5 }]);
    let events = play(&mut game, "post visby");
    assert_eq!(events, [Event::GotPost { seat: SEAT1, city: City::Visby, ducats: 6 }], "the next one is dearer");
    assert_offers(&game, &format!("{}, {shown}, draw", posts.replace("post visby, ", "")));
    let events = play(&mut game, "take order4");
    assert_eq!(events, [Event::TookOrder { seat: SEAT2, order: order("order4"), ducats: 6 }]);
    assert_eq!(game.shown, orders("order3 order5 order6"), "not refilled meanwhile");
    play(&mut game, "post riga");
    assert_offers(&game, &posts.replace("post visby, ", ""));
    play(&mut game, "post riga");
    assert_offers(&game, "take order3, take order5, take order6, draw");
}

#[test]
fn v_2_7_with_an_empty_pile_nothing_is_drawn() {
    let mut game = introduction(2, SEAT1);
    game.shown = game.shown.or(game.pile);
    game.pile = OrderSet::NONE;
    assert_refuses(&game, "draw");
    assert_eq!(offered(&game, "take").split(", ").count(), 22);
}

#[test]
fn v_2_8_everyone_pays_and_the_shown_orders_are_filled_up_to_four() {
    let mut game = introduction(2, SEAT1);
    play(&mut game, "take order3, take order4, post visby, post visby, post riga");
    let events = play(&mut game, "post london");
    let paid = |seat, ducats| Event::PaidIntroduction { seat, ducats };
    assert_eq!(events[1..], [paid(SEAT1, 6 + 4 + 12), paid(SEAT2, 5 + 4 + 12)]);
    assert_eq!([SEAT1, SEAT2].map(|seat| game.player[seat].ducats), [5, 6]);
    assert_eq!((game.shown.len(), choices(&game).len()), (2, 18), "any of the pile");
    play(&mut game, "show order9");
    assert_eq!(game.round, 0);
    let events = play(&mut game, "show order10");
    assert_eq!(events, [Event::Shown { order: order("order10") }, Event::RoundBegan { round: 1 }]);
    assert_eq!((game.shown, game.phase), (orders("order5 order6 order9 order10"), Phase::Laying));
}

#[test]
fn v_2_9_an_order_of_the_display_is_known_and_one_of_the_pile_is_not() {
    let mut game = introduction(2, SEAT1);
    play(&mut game, "take order3, draw");
    let events = play(&mut game, "deal order20");
    assert_eq!(events, [Event::Dealt { seat: SEAT1, order: order("order20") }]);
    assert_eq!((game.player[SEAT2].hand, game.player[SEAT2].known), (orders("order2 order3"), orders("order3")));
    assert_eq!((game.player[SEAT1].hand, game.player[SEAT1].known), (orders("order1 order20"), OrderSet::NONE));
}

#[test]
fn v_2_7_at_worst_26_ducats_are_paid() {
    let mut game = introduction(4, SEAT1);
    for step in ["post danzig", "post antwerp"] {
        (0..4).for_each(|_| drop(play(&mut game, step)));
    }
    for number in 5..=8 {
        play(&mut game, &format!("take order{number}"));
    }
    assert_eq!(game.player[SEAT1].ducats, 1);
    assert_eq!(Seat::ALL.map(|seat| game.player[seat].spent), [26, 24, 24, 22]);
}

#[test]
fn v_2_10_drawn_places_need_the_merchant_or_the_pirate() {
    let setup = Setup::new::<Novgorod>(2, &[("places", "drawn")]).unwrap();
    let refused = Novgorod::start(&setup, Tables::shipped());
    assert!(matches!(refused, Err(BadSetup::Contradiction(_))));
    let all = City::ALL.map(|city| format!("start {city}")).join(", ");
    let mut game = start(2, &[("places", "drawn"), ("merchant", "front"), ("pirate", "back")]);
    until(&mut game, |phase| phase == Phase::PlaceMerchant);
    assert_offers(&game, &all);
    let events = play(&mut game, "start riga");
    assert_eq!((events, game.phase), (vec![Event::MerchantPlaced { city: City::Riga }], Phase::PlacePirate));
    assert_offers(&game, &all);
    let events = play(&mut game, "start visby");
    assert_eq!((events, game.phase), (vec![Event::PiratePlaced { city: City::Visby }], Phase::DealFirst(SEAT1)));
    assert_eq!((game.merchant, game.pirate), (City::Riga, City::Visby));

    let mut game = start(2, &[("places", "drawn"), ("merchant", "back")]);
    until(&mut game, |phase| phase == Phase::PlaceMerchant);
    play(&mut game, "start london");
    assert_eq!((game.phase, game.merchant), (Phase::DealFirst(SEAT1), City::London));
    let mut game = start(2, &[("places", "drawn"), ("pirate", "front")]);
    until(&mut game, |phase| phase == Phase::PlacePirate);
    play(&mut game, "start london");
    assert_eq!((game.phase, game.pirate), (Phase::DealFirst(SEAT1), City::London));
    let mut game = start(2, &[("merchant", "front"), ("pirate", "back")]);
    until(&mut game, |phase| matches!(phase, Phase::DealFirst(_)));
    assert_eq!((game.merchant, game.pirate), (City::Novgorod, City::Antwerp), "the printed cities");
}

#[test]
fn v_2_10_the_options_become_the_rules() {
    let plain = start(4, &[]).rules;
    assert_eq!((plain.seats, plain.first_bonus, plain.choose_side, plain.special), (4, true, false, false));
    assert_eq!((plain.merchant, plain.pirate, plain.drawn_places), (None, None, false));
    let options =
        [("bonus", "random"), ("career", "choose"), ("merchant", "front"), ("pirate", "back"), ("special", "on")];
    let other = start(2, &options).rules;
    assert_eq!((other.seats, other.first_bonus, other.choose_side, other.special), (2, false, true, true));
    assert_eq!((other.merchant, other.pirate), (Some(Side::Front), Some(Side::Back)));
}
