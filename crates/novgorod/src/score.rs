//! V-8.2: seals, and the ranking.

use crate::state::Novgorod;
use game::{PerSeat, Scores, Seat};

/// Points and places as they stand now.
pub(crate) fn scores(game: &Novgorod) -> Scores {
    let seats = game.rules.seats;
    let mut points = PerSeat::all(0);
    for seat in Seat::first(seats) {
        points[seat] = i32::from(game.player[seat].seals());
    }
    let ranked = |seat: Seat| game.player[seat].rows >= game.tables().x_rows;
    let turn_order = |seat: Seat| (seat.index() + usize::from(seats) - game.first.index()) % usize::from(seats);
    let mut scores = Scores::ranked(seats, points, |seat| {
        let player = &game.player[seat];
        let tie_break = (player.ducats, player.rows, player.posts.len(), turn_order(seat));
        ranked(seat).then_some((player.seals(), tie_break))
    });
    // V-8.2: who still shows an X has lost, even where nobody else is left to win.
    if !Seat::first(seats).any(ranked) {
        Seat::first(seats).for_each(|seat| scores.place[seat] = 2);
    }
    scores
}
