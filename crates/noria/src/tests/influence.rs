//! N-5 and N-7: the special actions and what they cost.

use super::*;
use game::{Scores, SeatSet};

/// The book's own numbers: base prices by round, before doubling. N-5.3: from round 11/10/9 on they rise by 1; N-7.1:
/// a cogwheel under spaces 16, 12, 9, 6 and 3 of the track.
#[test]
fn every_price_in_every_round() {
    let intrigue: [&[u16]; 3] = [
        &[1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
        &[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
        &[1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
    ];
    for (seats, dearer) in [(2, 11), (3, 10), (4, 9)] {
        let mut game = table(seats, &[]);
        let rounds = game.tables().rounds.of(seats);
        assert_eq!(rounds, 18 - seats);
        for round in 1..=rounds {
            game.round = round;
            let night_shift = if round < dearer { 1 } else { 2 };
            for uses in 0..5 {
                game.this_turn.night_shifts = uses;
                game.this_turn.modifications = uses;
                game.this_turn.intrigues = uses;
                let times = 1 << uses;
                assert_eq!(game.night_shift_price(), night_shift * times, "{seats} seats, round {round}");
                assert_eq!(game.modification_price(), (night_shift + 1) * times, "{seats} seats, round {round}");
                let base = intrigue[usize::from(seats) - 2][usize::from(round) - 1];
                assert_eq!(game.intrigue_price(), base * times, "{seats} seats, round {round}");
            }
        }
    }
}

#[test]
fn n_5_4_each_special_action_counts_by_itself_and_anew_each_turn() {
    let mut game = table(2, &[]);
    game.player[SEAT1].wheel = wheel("small0 city");
    game.player[SEAT1].knowledge = 100;
    play(&mut game, "night-shift large, night-shift large, modify small0, with small1");
    assert_eq!(100 - game.player[SEAT1].knowledge, 1 + 2 + 2);
    play(&mut game, "done, done, seat division, remove division, seat division, remove division, done");
    assert_eq!(100 - game.player[SEAT1].knowledge, 5 + 1 + 2);
    play(&mut game, "done, done, done");
    assert_eq!((game.active, game.round), (SEAT1, 2));
    assert_eq!([game.night_shift_price(), game.modification_price(), game.intrigue_price()], [1, 2, 1]);
}

#[test]
fn n_5_1_the_small_ring_is_never_turned_by_night_shift() {
    let mut game = table(2, &[]);
    game.player[SEAT1].knowledge = 1;
    assert_offers(&game, "night-shift medium, night-shift large, done");
    game.player[SEAT1].knowledge = 0;
    assert_offers(&game, "done");
}

#[test]
fn n_5_2_a_modification_must_change_the_wheel() {
    let mut game = table(2, &[]);
    game.player[SEAT1].knowledge = 2;
    game.player[SEAT1].wheel = wheel("small0 tool, small1 tool, medium0 tool+, large5 city");
    assert_eq!(offered(&game, "modify"), ["modify small0", "modify small1", "modify medium0", "modify large5"]);
    play(&mut game, "modify small0");
    assert_refuses(&game, "with small0");
    assert_refuses(&game, "with small1");
    assert_eq!(choices(&game).len(), 10, "the upgraded tool, the city and eight empty holes");
    play(&mut game, "with medium0");
    assert_eq!(game.player[SEAT1].wheel, wheel("small0 tool+, small1 tool, medium0 tool, large5 city"));

    let mut full = Wheel::default();
    Hole::ALL.into_iter().for_each(|hole| full.put(hole, Some(Disc::normal(Kind::Tool))));
    game.player[SEAT1].knowledge = 100;
    game.player[SEAT1].wheel = full;
    assert_eq!(offered(&game, "modify"), [""; 0], "twelve equal discs cannot change");
    full.upgrade(hole("large3"));
    game.player[SEAT1].wheel = full;
    assert_eq!(offered(&game, "modify").len(), 12);
}

#[test]
fn n_5_2_one_knowledge_is_too_little_for_a_modification() {
    let mut game = table(2, &[]);
    game.player[SEAT1].knowledge = 1;
    game.player[SEAT1].wheel = wheel("small0 tool");
    assert_eq!(offered(&game, "modify"), [""; 0]);
}

#[test]
fn n_7_2_a_chamber_without_waiting_politicians_cannot_be_chosen() {
    let mut game = table(4, &[]);
    game.player[SEAT1].knowledge = 100;
    game.waiting = ByChamber::new([0, 0, 1, 0, 0, 1]);
    play(&mut game, "done, done");
    assert_offers(&game, "seat exploration, seat division, done");
    play(&mut game, "seat exploration");
    assert_offers(&game, "remove division");
    play(&mut game, "remove division");
    assert_offers(&game, "done");
}

#[test]
fn n_7_1_intrigue_needs_its_price() {
    let mut game = table(4, &[]);
    game.round = 3;
    game.player[SEAT1].knowledge = 1;
    play(&mut game, "done, done");
    assert_offers(&game, "done");
    game.player[SEAT1].knowledge = 2;
    assert_eq!(offered(&game, "seat").len(), 6);
}

#[test]
fn n_4_2_the_game_ends_after_the_last_round() {
    for (seats, rounds) in [(2, 16), (3, 15), (4, 14)] {
        let mut game = table(seats, &[]);
        let turns = u32::from(seats) * rounds;
        for turn in 0..turns {
            assert_ne!(game.turn(), Turn::Over, "{turn} of {turns}");
            play(&mut game, "done, done, done");
        }
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(choices(&game), [""; 0]);
        let Scores { place, .. } = game.scores();
        assert!(
            Seat::first(seats).all(|seat| place[seat] == 1),
            "nobody did anything, so everybody shares the victory"
        );
    }
}

#[test]
fn n_2_6_the_start_player_begins_every_round() {
    let setup = Setup::new::<Noria>(3, &[("expert", "on")]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    play(&mut game, "start seat2");
    game.begin_play(&mut ());
    for round in 1..=3 {
        for seat in [SEAT2, SEAT3, SEAT1] {
            assert_eq!((game.round, game.turn()), (round, Turn::Seats(SeatSet::only(seat))));
            play(&mut game, "done, done, done");
        }
    }
}
