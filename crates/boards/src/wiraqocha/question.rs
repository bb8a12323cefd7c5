//! What the player to move is asked, with the advice for a first game.

use super::guide::guide;
use super::ids;
use super::names::Names;
use super::rule;
use crate::{Question, Scene};
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Tile;
use wiraqocha::tables::Need;
use wiraqocha::view::View;

/// The question; `None` while chance decides and when all is over.
pub(super) fn question(view: &View, scene: &Scene) -> Option<Question> {
    let rule = rule::of_phase(view.phase, view.this_turn.camp_waits);
    Some(Question { text: text(view, scene)?, guide: guide(view, scene)?, rule })
}

/// The question itself.
pub(super) fn text(view: &View, scene: &Scene) -> Option<String> {
    let words = scene.words;
    let names = Names(words);
    let on = |tile: Tile| ("tile", names.tile(tile).into());
    Some(match view.phase {
        Phase::Laying(_) | Phase::Dealing | Phase::DrawStart | Phase::Rolling(_) | Phase::Refilling | Phase::Over => {
            return None;
        }
        Phase::Preparing => words.say("wiraqocha-q-prepare").into(),
        Phase::Acting if view.this_turn.camp_waits => words.say("wiraqocha-q-camp").into(),
        Phase::Acting => words.say("wiraqocha-q-act").into(),
        Phase::Sending(tile) => words.say_with("wiraqocha-q-send", &[on(tile)]),
        Phase::Meeting { purpose, named } => {
            let tile = purpose.tile();
            match (ids::find(view, tile)?.table.need, named.count) {
                (_, 0) => words.say_with("wiraqocha-q-meet-first", &[on(tile)]),
                (Need::Sum(_), _) => words.say_with("wiraqocha-q-meet-sum", &[on(tile), ("sum", named.sum.into())]),
                (Need::Pair(_) | Need::Run(_), _) => words.say_with("wiraqocha-q-meet-next", &[on(tile)]),
            }
        }
        Phase::Beating { purpose, dice, .. } => {
            let level = ids::find(view, purpose.tile())?.defence.level;
            let values = [on(purpose.tile()), ("level", level.into()), ("dice", dice.into())];
            words.say_with("wiraqocha-q-beat", &values)
        }
        Phase::Looting(purpose) => {
            let victim = ids::find(view, purpose.tile())?.pawn?.owner;
            words.say_with("wiraqocha-q-loot", &[("owner", scene.name(victim).to_owned().into())])
        }
        Phase::Capturing { owner, pawn } => {
            let values = [("pawn", names.the(pawn).into()), ("owner", scene.name(owner).to_owned().into())];
            words.say_with("wiraqocha-q-capture", &values)
        }
        Phase::Defending(tile) => words.say_with("wiraqocha-q-defend", &[on(tile)]),
        Phase::Setting { tile, face } => {
            let step = names.resources(view.values.die_step);
            words.say_with("wiraqocha-q-set", &[on(tile), ("face", face.value().into()), ("step", step.into())])
        }
        Phase::Shielding => words.say("wiraqocha-q-shield").into(),
    })
}
