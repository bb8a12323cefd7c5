//! Everything that cannot be chosen has a reason, and what a reason says is missing is what is missing.

use game::reasons::{Tried, assert_reasons};
use noria::Noria;

/// Most wishes are those of people who are not at turn, so it takes many until all variants were seen.
#[test]
fn noria_says_why_not() {
    let Tried { offered, supplied, .. } = assert_reasons::<Noria>(1_000_000);
    assert!(offered > 10_000, "{offered}");
    assert!(supplied > 15_000, "{supplied}");
}
