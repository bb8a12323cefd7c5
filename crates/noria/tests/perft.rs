//! How many lines of play there are from a few positions: the numbers in `perft.txt`, to a depth that takes a second
//! or two.

use game::golden::{self, Position};
use noria::Noria;

const POSITIONS: &[Position] = &[
    (2, &[], 0, 11),
    (3, &[("expert", "on")], 0, 8),
    (4, &[("market", "first")], 0, 10),
    (2, &[], 100, 10),
    (2, &[], 131, 10),
    (2, &[], 157, 10),
    (3, &[], 151, 10),
    (3, &[], 152, 10),
    (3, &[("edition", "first")], 203, 10),
    (3, &[("edition", "first")], 179, 10),
    (4, &[], 200, 10),
    (4, &[], 250, 10),
    (4, &[], 252, 10),
    (4, &[("edition", "first")], 254, 10),
    (4, &[("expert", "on")], 214, 10),
    (4, &[("expert", "on")], 261, 10),
];

#[test]
fn there_are_as_many_lines_as_there_were() {
    golden::perft::<Noria>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), POSITIONS);
}
