//! Advice for a first game: what can be done now, and why.

use noria::phase::Phase;
use words::Words;

/// `None` where chance decides or the game is over.
pub(super) fn guide(words: &Words, phase: Phase) -> Option<String> {
    let key = match phase {
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => return None,
        Phase::Revealing(_) | Phase::Over => return None,
        Phase::BuildWheel(_) => "noria-guide-build",
        Phase::TakeResource => "noria-guide-take",
        Phase::FreeInvestment => "noria-guide-free-invest",
        Phase::Influence => "noria-guide-influence",
        Phase::Modifying(_) => "noria-guide-modifying",
        Phase::Action => "noria-guide-action",
        Phase::City(_) => "noria-guide-city",
        Phase::Journey(_) => "noria-guide-journey",
        Phase::Landing(_) => "noria-guide-landing",
        Phase::Tool(_) => "noria-guide-tool",
        Phase::Producing { .. } => "noria-guide-producing",
        Phase::Bonus(_) => "noria-guide-bonus",
        Phase::Naming(_) => "noria-guide-naming",
        Phase::Paying(_) => "noria-guide-paying",
        Phase::Politics => "noria-guide-politics",
        Phase::Removing => "noria-guide-removing",
        Phase::Placing(_) => "noria-guide-placing",
    };
    Some(words.say(key).into_owned())
}
