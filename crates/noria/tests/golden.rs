//! Whole games through every eye, one for each seat count and variant; the seeds are of games in which people get far.
//! `cargo xtask bless` writes them anew.

use game::{Data, Setup, golden};
use noria::{Noria, Tables};

#[test]
fn games_are_played_as_they_were() {
    for (name, seats, options, seed) in [
        ("two", 2, &[][..], 432),
        ("three", 3, &[], 2338),
        ("four", 4, &[], 1028),
        ("first-market", 2, &[("market", "first")], 1),
        ("expert", 3, &[("expert", "on")], 613),
        ("first-edition", 4, &[("edition", "first")], 1154),
    ] {
        let setup = Setup::new::<Noria>(seats, options).unwrap();
        let text = golden::game::<Noria>(&setup, Tables::shipped(), seed, 100);
        golden::compare(format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR")), &text);
    }
}
