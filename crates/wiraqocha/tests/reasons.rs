//! Why something cannot be done: over random games, by giving what is said to be missing; and for everything that could
//! be written down at all.

#[expect(dead_code, reason = "only its list of everything is needed")]
mod naive;

use game::playout::Tastes;
use game::reasons::assert_reasons;
use game::{Actor, Data, Game, Playout, Reasons, Setup};
use std::collections::BTreeMap;
use wiraqocha::{Tables, Wiraqocha};

#[test]
fn every_wish_is_offered_or_has_a_true_reason() {
    let tried = assert_reasons::<Wiraqocha>(1_000_000);
    assert!(tried.offered > 25_000, "{tried:?}");
    assert!(tried.supplied > 15_000, "{tried:?}");
}

#[test]
fn whatever_can_be_written_is_offered_or_has_a_reason() {
    let everything = naive::everything();
    let mut kinds = BTreeMap::new();
    for (seed, setup) in (0..).zip(Setup::all::<Wiraqocha>()) {
        let mut position = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        for step in 0..3000 {
            let Some((actor, action)) = playout.pick_by(&tastes, &position) else { break };
            let (Actor::Seat(seat), 0) = (actor, step % 23) else {
                position.apply(actor, action, &mut ());
                continue;
            };
            let mut offered = Vec::new();
            position.choices(seat, &mut offered);
            for &wish in &everything {
                let reason = position.why_not(seat, wish);
                assert_eq!(reason.is_none(), offered.contains(&wish), "{wish}: {reason:?} in {position:?}");
                let kind = reason.map(|it| format!("{it:?}").split(['(', ' ']).next().unwrap().to_owned());
                *kinds.entry(kind).or_insert(0u32) += 1;
            }
            position.apply(actor, action, &mut ());
        }
    }
    // Whose turn it is was not asked, and a few reasons are rare.
    assert!(kinds.len() > 38, "{kinds:?}");
}
