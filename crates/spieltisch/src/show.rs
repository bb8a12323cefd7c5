//! Small texts that several commands print.

use game::{Scores, Seat};

/// The seats by place, a line each. With nobody on place 1 nobody has won.
pub fn standings(scores: &Scores) -> Vec<String> {
    let mut seats: Vec<Seat> = Seat::first(scores.seats).collect();
    seats.sort_by_key(|&seat| scores.place[seat]);
    seats.iter().map(|&seat| format!("  {}. {seat} {:>5}", scores.place[seat], scores.points[seat])).collect()
}

/// "1 entry", "2 entries".
pub fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
