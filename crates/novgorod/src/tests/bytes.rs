//! The bytes of positions: what was written once is written for ever, and different positions are written differently.

use super::*;
use crate::phase::{Need, Purpose, Refill};
use crate::route::Card;
use crate::state::Last;
use game::Playout;
use game::bytes::bytes_of;
use game::playout::Tastes;
use std::collections::HashMap;

/// After so many steps of a random game.
fn played(seats: u8, options: &[(&str, &str)], seed: u64, steps: usize) -> Novgorod {
    let mut game = start(seats, options);
    let mut playout = Playout::new(seed);
    for _ in 0..steps {
        let Some((actor, action)) = playout.pick(&game) else { break };
        game.apply(actor, action, &mut ());
    }
    game
}

const EXPERT: &[(&str, &str)] =
    &[("merchant", "front"), ("pirate", "front"), ("special", "on"), ("bonus", "random"), ("career", "choose")];

#[test]
fn positions_of_played_games_have_the_fingerprints_they_always_had() {
    let mut scene = scene("novgorod luebeck", 3, 20);
    hand(&mut scene, "order1");
    sail(&mut scene, "novgorod visby luebeck");
    play(&mut scene, "sell novgorod 2");
    let found = [start(2, &[]), played(4, &[], 1, 300), played(3, EXPERT, 2, 500), played(2, EXPERT, 3, 13_000), scene]
        .map(|game| {
            // The tables have a fingerprint of their own, which changes with the data file: here it is left out.
            let printed = bytes_of(&game.printed);
            let all = bytes_of(&game);
            let rules = bytes_of(&game.rules).len();
            assert_eq!(all[rules..rules + printed.len()], printed);
            assert_eq!(all[..2], [2, 0], "the revision comes first");
            let rest = [&all[..rules], &all[rules + printed.len()..]].concat();
            format!("{:016x}", game::fingerprint(&rest[..]))
        });
    let expected = ["5be907babb92cce3", "6f7b186481cb6601", "b07f9e1162b6dfbf", "4f37f7bb826b3239", "4a28db0b8e4d3710"];
    assert_eq!(found, expected);
}

#[test]
fn every_tag_is_the_number_it_always_was() {
    let order = order("order3");
    let phases = [
        Phase::DrawManufactory(City::Riga),
        Phase::DrawSpecial(2),
        Phase::DrawBonus,
        Phase::PlaceMerchant,
        Phase::PlacePirate,
        Phase::DealFirst(SEAT2),
        Phase::ShowFirst,
        Phase::DrawCareer(SEAT3),
        Phase::ChooseSide,
        Phase::Introduction,
        Phase::IntroductionDeal,
        Phase::Refill(Refill::FirstTurn),
        Phase::Laying,
        Phase::Using,
        Phase::Supplying(Need::nothing(Purpose::Career)),
        Phase::Counter,
        Phase::Stowing(order),
        Phase::Buying,
        Phase::BuyingDeal,
        Phase::Ending,
        Phase::Over,
    ];
    for (tag, phase) in (0..).zip(phases) {
        assert_eq!(bytes_of(&phase)[0], tag, "{phase:?}");
    }
    assert_eq!(bytes_of(&phases[0]), [0, 4]);
    assert_eq!(bytes_of(&phases[5]), [5, 1]);
    assert_eq!(bytes_of(&Phase::Refill(Refill::Buying)), [11, 1]);
    assert_eq!(bytes_of(&Phase::Refill(Refill::FirstTurn)), [11, 0]);
    assert_eq!(bytes_of(&phases[14]), [14, 1, 0, 0, 1, 255, 0, 0, 0, 0]);
    assert_eq!(bytes_of(&phases[16]), [16, 2]);
    assert_eq!(bytes_of(&Purpose::Order(order, Half::Lower)), [0, 2, 1]);
    assert_eq!(bytes_of(&Purpose::Special(3)), [2, 3]);
    let placeholder = Card::Placeholder { city: City::Riga, post: City::London };
    let cards = [Card::Own(City::Riga), Card::Base(City::Riga), Card::Held(City::Riga), placeholder];
    assert_eq!(cards.map(|card| bytes_of(&card)), [vec![0, 4], vec![1, 4], vec![2, 4], vec![3, 4, 0]]);
    let last = [Last::Other, Last::Pirate, Last::Fill(order, Half::Upper), Last::Row];
    assert_eq!(last.map(|it| bytes_of(&it)), [vec![0], vec![1], vec![2, 2, 0], vec![3]]);
    let last = [Last::Sale(2), Last::Income(5), Last::ExtraIncome, Last::Store];
    assert_eq!(last.map(|it| bytes_of(&it)), [vec![4, 2], vec![5, 5], vec![6], vec![7]]);
}

#[test]
fn positions_are_equal_exactly_when_their_bytes_are() {
    let mut seen: HashMap<Vec<u8>, Novgorod> = HashMap::new();
    let setups = Setup::all::<Novgorod>();
    for seed in 0..60 {
        let mut game = Novgorod::start(&setups[seed as usize * 11 % setups.len()], Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed % 20), Tastes::new(seed));
        for _ in 0..400 {
            let known = seen.entry(bytes_of(&game)).or_insert_with(|| game.clone());
            assert_eq!(*known, game);
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            let before = bytes_of(&game);
            game.apply(actor, action, &mut ());
            assert_ne!(bytes_of(&game), before, "after {action}");
        }
    }
    assert!(seen.len() > 10_000, "{}", seen.len());
}

/// Changes one field of a position.
type Change = fn(&mut Novgorod);

#[test]
fn every_field_is_written() {
    let changes: &[Change] = &[
        |game| game.rules.revision += 1,
        |game| game.rules.seats += 1,
        |game| game.rules.first_bonus ^= true,
        |game| game.rules.choose_side ^= true,
        |game| game.rules.merchant = None,
        |game| game.rules.pirate = Some(Side::Back),
        |game| game.rules.drawn_places ^= true,
        |game| game.rules.special ^= true,
        |game| game.phase = Phase::Ending,
        |game| game.round += 1,
        |game| game.last_round ^= true,
        |game| game.first = SEAT3,
        |game| game.active = SEAT3,
        |game| game.this_turn.privilege = Some(Privilege::Any),
        |game| game.this_turn.fees += 1,
        |game| game.this_turn.last = Last::Store,
        |game| game.this_turn.bought ^= true,
        |game| game.this_turn.stored_used ^= true,
        |game| game.this_turn.stored = Some(City::Riga),
        |game| game.this_turn.upper = orders("order9"),
        |game| game.this_turn.specials ^= 1,
        |game| game.this_turn.discount += 1,
        |game| game.route.lay(Card::Own(City::Riga), 3),
        |game| game.route.fresh.0 ^= 1,
        |game| game.me_mut().posts = CitySet::ALL,
        |game| game.me_mut().hold = Some(City::Riga),
        |game| game.me_mut().speed += 1,
        |game| game.me_mut().ducats += 1,
        |game| game.me_mut().earned += 1,
        |game| game.me_mut().spent += 1,
        |game| game.me_mut().seals[crate::state::Source::Career] += 1,
        |game| game.me_mut().career = None,
        |game| game.me_mut().side = Side::Back,
        |game| game.me_mut().rows += 1,
        |game| game.me_mut().hand = orders("order9"),
        |game| game.me_mut().known = orders("order9"),
        |game| game.me_mut().beside = orders("order9"),
        |game| game.me_mut().done = orders("order9"),
        |game| game.me_mut().counters = orders("order9"),
        |game| game.me_mut().blanks += 1,
        |game| game.me_mut().earned_bonus[Bonus::Career] = true,
        |game| game.manufactory[City::Riga] = None,
        |game| game.pile = orders("order9"),
        |game| game.shown = orders("order9"),
        |game| game.bonus[Bonus::Career].value = BonusValue::Low,
        |game| game.bonus[Bonus::Career].this_round += 1,
        |game| game.merchant = City::Bergen,
        |game| game.pirate = City::Bergen,
        |game| game.row[1] = None,
    ];
    let mut game = table(4, &[("merchant", "front"), ("pirate", "front"), ("special", "on")]);
    game.rules.seats = 3;
    let before = bytes_of(&game);
    for (number, change) in changes.iter().enumerate() {
        let mut changed = game.clone();
        change(&mut changed);
        assert_ne!(changed, game, "change {number} changes nothing");
        assert_ne!(bytes_of(&changed), before, "change {number} is not written");
    }
}
