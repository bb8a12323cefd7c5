//! Scenes for the tests of the games: a position that was set up by hand is played by the lists, in notation.
//!
//! ```
//! use game::examples::pig::Pig;
//! use game::{Game, Setup, scene};
//!
//! let mut pig = Pig::start(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
//! scene::assert_refuses(&pig, "hold");
//! scene::play(&mut pig, "roll, die 6");
//! scene::assert_offers(&pig, "roll, hold");
//! ```

use crate::perft::steps;
use crate::{Actor, Game};

/// The list of everybody at turn, or of chance, in notation.
pub fn choices<G: Game>(game: &G) -> Vec<String> {
    steps(game).iter().map(|(_, action)| action.to_string()).collect()
}

/// The list has exactly these entries, separated by commas, in this order.
///
/// # Panics
/// If it has others.
#[track_caller]
pub fn assert_offers<G: Game>(game: &G, expected: &str) {
    assert_eq!(choices(game).join(", "), expected);
}

/// What can be said, but not now.
///
/// # Panics
/// If it is offered, or no action of the game.
#[track_caller]
pub fn assert_refuses<G: Game>(game: &G, choice: &str) {
    assert!(choice.parse::<G::Action>().is_ok(), "'{choice}' is no action");
    assert!(!choices(game).iter().any(|offered| offered == choice), "'{choice}' is offered");
}

/// Carries out choices, separated by commas, each of which must be offered; gives back what happened. Where the audit
/// is content before a choice, which a scene need not care for, it must be so afterwards.
///
/// # Panics
/// If a choice is not offered, or breaks the audit.
#[track_caller]
pub fn play<G: Game>(game: &mut G, choices: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for choice in choices.split(", ") {
        let (actor, action) = offered(game, choice);
        let complete = game.audit().is_ok();
        game.apply(actor, action, &mut events);
        if complete {
            assert_eq!(game.audit(), Ok(()), "after '{choice}'");
        }
    }
    events
}

/// The step with this notation.
#[track_caller]
fn offered<G: Game>(game: &G, choice: &str) -> (Actor, G::Action) {
    let action = choice.parse::<G::Action>().ok();
    let step = steps(game).into_iter().find(|step| Some(step.1) == action);
    step.unwrap_or_else(|| panic!("'{choice}' is not among {:?}", choices(game)))
}

/// Words of the audit's message, and a change that makes it say them.
pub type Fault<'a, G> = (&'a str, fn(&mut G));

/// The audit is content with a position, and sees each of these changes to it: its message has the words.
///
/// # Panics
/// If it is not, or does not.
#[track_caller]
pub fn assert_audit_sees<G: Game>(game: &G, changes: &[Fault<G>]) {
    assert_eq!(game.audit(), Ok(()));
    for (number, (what, change)) in changes.iter().enumerate() {
        let mut game = game.clone();
        change(&mut game);
        let error = game.audit().expect_err(&format!("number {number}: {what}"));
        assert!(error.contains(what), "number {number}: {error}");
    }
}
