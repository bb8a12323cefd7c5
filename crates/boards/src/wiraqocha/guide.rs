//! Advice for a first game: what can be done now, and why.

use super::area::kinds;
use super::names::Names;
use crate::Scene;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Victory;
use wiraqocha::view::View;
use words::Value;

/// Some advice; `None` while nobody is asked.
pub(super) fn guide(view: &View, scene: &Scene) -> Option<String> {
    let words = scene.words;
    let names = Names(words);
    let values = &view.values;
    let me = &view.players[view.active?.index()];
    let goal = |victory: Victory| -> Value<'static> {
        me.victories.iter().find(|it| it.victory == victory).map_or(0, |it| kinds(it, &it.goal).0).into()
    };
    let step = || ("step", names.resources(values.die_step).into());
    Some(match view.phase {
        Phase::Laying(_) | Phase::Dealing | Phase::DrawStart | Phase::Rolling(_) | Phase::Refilling | Phase::Over => {
            return None;
        }
        Phase::Preparing if me.holds.is_empty() => words.say_with(
            "wiraqocha-guide-first",
            &[("artifacts", goal(Victory::Artifacts)), ("somnium", goal(Victory::Somnium))],
        ),
        Phase::Preparing => words.say("wiraqocha-guide-prepare").into(),
        Phase::Acting if view.this_turn.camp_waits => words.say("wiraqocha-guide-camp").into(),
        Phase::Acting => {
            let kept = ("kept", values.stored_resources.into());
            words.say_with("wiraqocha-guide-act", &[("points", names.points(values.miner_on_vein).into()), kept])
        }
        Phase::Sending(_) => {
            let goal = ("goal", goal(Victory::Somnium));
            words.say_with("wiraqocha-guide-send", &[("points", values.points_per_somnium.into()), goal])
        }
        Phase::Meeting { .. } => words.say_with("wiraqocha-guide-meet", &[step()]),
        Phase::Beating { .. } => words.say("wiraqocha-guide-beat").into(),
        Phase::Looting(_) => words.say("wiraqocha-guide-loot").into(),
        Phase::Capturing { .. } => {
            let price = [
                ("resources", names.resources(values.ransom_resources).into()),
                ("somnium", names.somnium(values.ransom_somnium).into()),
            ];
            words.say_with("wiraqocha-guide-capture", &price)
        }
        Phase::Defending(_) => words.say("wiraqocha-guide-defend").into(),
        Phase::Setting { .. } => {
            let kept = ("kept", values.stored_resources.into());
            words.say_with("wiraqocha-guide-set", &[step(), kept])
        }
        Phase::Shielding => words.say("wiraqocha-guide-shield").into(),
    })
}
