//! What the player at turn is asked.

use super::names;
use crate::capital;
use noria::phase::{Payment, Phase, Purpose};
use noria::view::View;
use words::Words;

/// `None` where chance decides or the game is over.
pub(super) fn question(words: &Words, view: &View) -> Option<String> {
    let asked = match view.phase {
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => return None,
        Phase::Revealing(_) | Phase::Over => return None,
        Phase::BuildWheel(kind) => {
            words.say_with("noria-ask-build", &[("disc", names::new_disc(words, kind).into())]).into()
        }
        Phase::TakeResource => words.say("noria-ask-take"),
        Phase::FreeInvestment => words.say("noria-ask-free-invest"),
        Phase::Influence => words.say("noria-ask-influence"),
        Phase::Modifying(hole) => {
            let disc = view.active.and_then(|seat| view.players[seat.index()].wheel.disc(hole));
            let disc = disc.map_or_else(String::new, |disc| names::disc(words, disc));
            words.say_with("noria-ask-modifying", &[("disc", disc.into())]).into()
        }
        Phase::Action => words.say("noria-ask-action"),
        Phase::City(_) => words.say("noria-ask-city"),
        Phase::Journey(_) => words.say("noria-ask-journey"),
        Phase::Landing(_) => words.say("noria-ask-landing"),
        Phase::Tool(_) => words.say("noria-ask-tool"),
        Phase::Producing { .. } => words.say("noria-ask-producing"),
        Phase::Bonus(times) => words.say_with("noria-ask-bonus", &[("times", times.into())]).into(),
        Phase::Naming(times) => words.say_with("noria-ask-naming", &[("times", times.into())]).into(),
        Phase::Paying(payment) => paying(words, payment).into(),
        Phase::Politics => words.say("noria-ask-politics"),
        Phase::Removing => words.say("noria-ask-removing"),
        Phase::Placing(number) => {
            let kind = view.this_turn.centre.get(usize::from(number)).copied().flatten();
            let disc = kind.map_or_else(String::new, |kind| names::new_disc(words, kind));
            words.say_with("noria-ask-placing", &[("disc", disc.into())]).into()
        }
    };
    Some(capital(&asked))
}

fn paying(words: &Words, payment: Payment) -> String {
    let what = match payment.purpose {
        Purpose::Market(kind) => names::new_disc(words, kind),
        Purpose::Invest(path) | Purpose::Surcharge(path) => names::path(words, path),
        Purpose::Journey(island) => names::island(words, island),
    };
    let values =
        [("what", what.into()), ("coin", names::coin(words, payment.next).into()), ("left", payment.owed().into())];
    words.say_with("noria-ask-paying", &values)
}
