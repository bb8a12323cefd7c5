//! How many lines of play there are from a few positions: the numbers in `perft.txt`, to a depth that takes a second or two.

use game::golden::{self, Position};
use wiraqocha::Wiraqocha;

const POSITIONS: &[Position] = &[
    (2, &[], 0, 8),
    (3, &[("layout", "random")], 0, 4),
    (4, &[("cave", "on")], 0, 8),
    (2, &[], 60, 12),
    (2, &[("cave", "on"), ("prisoners", "on")], 300, 10),
    (3, &[], 450, 12),
    (3, &[("layout", "random"), ("prisoners", "on")], 600, 10),
    (3, &[("cave", "on")], 900, 10),
    (4, &[], 800, 10),
    (4, &[("layout", "random"), ("cave", "on")], 1100, 13),
    (4, &[("prisoners", "on")], 1500, 10),
    (4, &[("cave", "on"), ("prisoners", "on")], 2000, 10),
];

#[test]
fn there_are_as_many_lines_as_there_were() {
    golden::perft::<Wiraqocha>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), POSITIONS);
}
