//! The board of a game without drawings: the view as values, choices in notation. The small examples have it.

use crate::draw::{ChoiceLabel, Draw, Line, Number, Picture, Question, Values};
use crate::{Scene, games};
use game::{Game, Hidden, Reasons, Seat};
use maud::{Markup, html};
use std::marker::PhantomData;
use words::Words;

/// The plain board of the game `G`.
pub struct Plain<G>(PhantomData<fn() -> G>);

impl<G> Draw for Plain<G>
where
    G: Hidden<View: Values, Note: Values, Hint: Values, Action: Values> + Reasons<Reason: Values>,
{
    type Game = G;

    fn title(_: &G::View, scene: &Scene) -> String {
        games::name(scene.words, G::NAME)
    }

    fn stage(view: &G::View, _: &Scene) -> Markup {
        html! { pre.values { (shown(view)) } }
    }

    fn area(_: &G::View, _: &Scene, _: Seat) -> Markup {
        html! {}
    }

    fn numbers(_: &G::View, _: &Scene, _: Seat) -> Vec<Number> {
        Vec::new()
    }

    fn question(_: &G::View, scene: &Scene) -> Option<Question> {
        let text = scene.words.say("plain-question").into_owned();
        Some(Question { text, guide: String::new(), rule: "" })
    }

    fn choice(_: &G::View, _: &Scene, action: <G as Game>::Action, _: &G::Hint) -> ChoiceLabel {
        ChoiceLabel { label: action.to_string().into(), ..ChoiceLabel::default() }
    }

    fn log(note: &G::Note, _: &Scene) -> Line {
        Line { text: format!("{note:?}").into(), ..Line::default() }
    }

    fn text(view: &G::View, _: &Scene) -> String {
        shown(view)
    }

    fn pictures(_: &Words, _: &'static G::Data) -> Vec<Picture> {
        Vec::new()
    }
}

fn shown(view: &impl Values) -> String {
    serde_json::to_string_pretty(view).unwrap_or_default()
}
