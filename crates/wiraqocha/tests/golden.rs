//! Whole games through every eye: one for each seat count and variant, and one for each way of ending.
//! `cargo xtask bless` writes them anew.

use game::{Data, Game, Playout, Setup, golden};
use wiraqocha::pieces::Victory;
use wiraqocha::{Tables, Wiraqocha};

type Options = &'static [(&'static str, &'static str)];

fn path(name: &str) -> String {
    format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn games_are_played_as_they_were() {
    let all: Options = &[("layout", "random"), ("cave", "on"), ("prisoners", "on"), ("cap", "50")];
    for (name, seats, options, seed) in [
        ("two", 2, &[("cap", "50")][..], 1),
        ("three", 3, &[("prisoners", "on"), ("cap", "50")], 2),
        ("four", 4, all, 3),
    ] {
        let setup = Setup::new::<Wiraqocha>(seats, options).unwrap();
        golden::compare(path(name), &golden::game::<Wiraqocha>(&setup, Tables::shipped(), seed, 400));
    }
}

/// W-1, W-8.3: random games that are short for what they end with.
#[test]
fn every_way_of_ending_has_a_record() {
    let variants: Options = &[("layout", "random"), ("cave", "on"), ("prisoners", "on"), ("cap", "50")];
    for (name, options, seed, ended) in [
        ("ending-artifacts", &[][..], 6132, Some(Victory::Artifacts)),
        ("ending-artifacts-variants", variants, 11919, Some(Victory::Artifacts)),
        ("ending-somnium", &[], 763, Some(Victory::Somnium)),
        ("ending-leviathan", &[], 2047, Some(Victory::Leviathan)),
        ("ending-cap", &[("cap", "50")], 1066, None),
    ] {
        let setup = Setup::new::<Wiraqocha>(2, options).unwrap();
        let mut playout = Playout::new(seed);
        let mut last = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let text = golden::told::<Wiraqocha>(&setup, Tables::shipped(), 1000, |game| {
            last = game.clone();
            playout.pick(game)
        });
        assert_eq!(last.won().map(|(_, victory)| victory), ended, "{name}");
        golden::compare(path(name), &text);
    }
}
