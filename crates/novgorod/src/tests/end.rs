//! V-8: the end, and the ranking.

use super::*;
use game::{PerSeat, SeatSet};

fn give_seals(game: &mut Novgorod, seat: Seat, seals: u16) {
    game.player[seat].seals[crate::state::Source::Luxuries] = seals;
}

#[test]
fn v_8_1_thirty_seals_at_the_end_of_a_round_bring_the_last() {
    for (amount, last) in [(29, false), (30, true), (31, true)] {
        let mut game = table(2, &[]);
        give_seals(&mut game, SEAT1, amount);
        end_turn(&mut game);
        assert!(!game.last_round, "not before the round is complete");
        to_buying(&mut game);
        let events = play(&mut game, "done, done");
        assert_eq!((game.last_round, game.round), (last, 2), "{amount}");
        assert_eq!(events.contains(&Event::LastRound), last);
        assert_eq!(events.last(), Some(&Event::RoundBegan { round: 2 }));
    }
}

#[test]
fn v_8_1_so_does_the_top_row() {
    for (rows, last) in [(4, false), (5, true)] {
        let mut game = table(2, &[]);
        game.player[SEAT2].rows = rows;
        end_turn(&mut game);
        end_turn(&mut game);
        assert_eq!((game.last_round, game.round), (last, 2), "{rows} rows");
    }
}

#[test]
fn v_8_1_one_more_round_is_played_to_its_end() {
    let mut game = table(3, &[]);
    game.first = SEAT3;
    game.active = SEAT3;
    give_seals(&mut game, SEAT1, 40);
    for _ in 0..3 {
        assert!(!game.last_round);
        end_turn(&mut game);
    }
    for seat in [SEAT3, SEAT1, SEAT2] {
        assert_eq!((game.last_round, game.round, game.active), (true, 2, seat));
        end_turn(&mut game);
    }
    assert_eq!((game.phase, game.turn(), game.round), (Phase::Over, Turn::Over, 2), "no second check");
    assert_offers(&game, "");
}

#[test]
fn v_8_3_a_game_stops_after_round_40() {
    let mut game = table(2, &[]);
    game.round = 39;
    end_turn(&mut game);
    end_turn(&mut game);
    assert_eq!((game.round, game.phase), (40, Phase::Laying));
    end_turn(&mut game);
    to_buying(&mut game);
    let events = play(&mut game, "done, done");
    assert_eq!((game.round, game.phase), (40, Phase::Over));
    assert_eq!(events, [Event::Ended]);
}

/// Four players with these seals, ducats, rows and numbers of posts.
fn ranked(first: Seat, players: [(u16, u16, u8, usize); 4]) -> [u8; 4] {
    let mut game = table(4, &[]);
    game.first = first;
    for (seat, (seals, ducats, rows, posts)) in Seat::ALL.into_iter().zip(players) {
        give_seals(&mut game, seat, seals);
        let player = &mut game.player[seat];
        purse(player, ducats);
        player.rows = rows;
        player.posts = City::ALL.into_iter().take(posts).collect();
    }
    let scores = game.scores();
    assert_eq!(scores.points, PerSeat::new(players.map(|(seals, ..)| i32::from(seals))));
    *scores.place.entries()
}

#[test]
fn v_8_2_seals_then_ducats_rows_posts_and_the_later_turn() {
    assert_eq!(ranked(SEAT1, [(20, 0, 2, 0), (31, 0, 2, 0), (30, 9, 5, 8), (25, 0, 2, 0)]), [4, 1, 2, 3]);
    assert_eq!(ranked(SEAT1, [(30, 5, 5, 8), (30, 6, 2, 0), (30, 7, 2, 0), (30, 4, 5, 8)]), [3, 2, 1, 4], "ducats");
    assert_eq!(ranked(SEAT1, [(30, 5, 4, 0), (30, 5, 2, 8), (30, 5, 3, 8), (30, 5, 5, 0)]), [2, 4, 3, 1], "rows");
    assert_eq!(ranked(SEAT1, [(30, 5, 4, 3), (30, 5, 4, 5), (30, 5, 4, 2), (30, 5, 4, 4)]), [3, 1, 4, 2], "posts");
    let equal = [(30, 5, 4, 3); 4];
    assert_eq!(ranked(SEAT1, equal), [4, 3, 2, 1], "later in turn order");
    assert_eq!(ranked(SEAT3, equal), [2, 1, 4, 3]);
}

#[test]
fn v_8_2_who_still_shows_an_x_shares_the_place_behind_all_others() {
    assert_eq!(ranked(SEAT1, [(50, 9, 1, 8), (3, 0, 2, 0), (40, 0, 0, 0), (2, 0, 5, 0)]), [3, 1, 3, 2]);
    assert_eq!(ranked(SEAT1, [(50, 9, 1, 8), (3, 0, 1, 0), (40, 0, 0, 0), (2, 0, 2, 0)]), [2, 2, 2, 1]);
}

#[test]
fn v_8_2_if_all_show_an_x_nobody_has_won() {
    for seats in 2..=4 {
        let mut game = table(seats, &[]);
        give_seals(&mut game, SEAT1, 50);
        game.player[SEAT2].rows = 1;
        let scores = game.scores();
        assert_eq!(scores.winners(), SeatSet::NONE);
        let places: Vec<u8> = scores.place.entries().iter().copied().take(usize::from(seats)).collect();
        assert_eq!(places, vec![2; usize::from(seats)]);
    }
}
