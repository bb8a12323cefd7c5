//! How many lines of play there are from a few positions: the numbers in `perft.txt`, to a depth that takes a second or
//! two. The first of them are confirmed by a reader of the book who does not know the lists (`src/oracle/perft.rs`).

use game::golden::{self, Position};
use novgorod::Novgorod;

const POSITIONS: &[Position] = &[
    (2, &[], 0, 8),
    (3, &[("special", "on"), ("bonus", "random")], 0, 8),
    (4, &[("career", "choose")], 0, 8),
    (2, &[], 60, 13),
    (2, &[("pirate", "front")], 150, 11),
    (3, &[("special", "on")], 200, 13),
    (3, &[("special", "on"), ("merchant", "front")], 331, 13),
    (3, &[("pirate", "back"), ("merchant", "back")], 400, 13),
    (4, &[], 300, 13),
    (4, &[], 501, 13),
    (4, &[("career", "choose"), ("bonus", "random")], 450, 13),
    (4, &[("special", "on"), ("pirate", "front")], 600, 11),
];

#[test]
fn there_are_as_many_lines_as_there_were() {
    golden::perft::<Novgorod>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), POSITIONS);
}
