//! A table that is a lesson: what stands beside its board instead of the log, and where its forms are sent.

use crate::icons;
use crate::pages::learn::{self, LessonEntry};
use form_urlencoded::Serializer;
use maud::{Markup, html};
use words::Words;

/// Where a lesson stands, in the learner's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonView {
    /// Where it is: `/learn/noria/discs`.
    pub path: String,
    /// What the learner has done so far, in notation: it goes with every request, so that nobody has to keep it.
    pub made: Vec<String>,
    /// What it is about.
    pub title: String,
    /// Its number among those of the game, from 1 on.
    pub number: usize,
    /// All lessons of the game.
    pub lessons: Vec<LessonEntry>,
    /// The step that is to be made, from 1 on, and how many there are.
    pub step: (usize, usize),
    /// What is said now.
    pub text: String,
    /// The choice that glows.
    pub glows: Option<String>,
    /// What became of it.
    pub state: LessonState,
}

/// What became of a lesson so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonState {
    /// The learner is to do something.
    Asked,
    /// What was done was not what the lesson is about: its consequence is on the board.
    Wrong,
    /// It succeeded; the next lesson, if there is one.
    Done(Option<String>),
}

impl LessonView {
    /// Where a form is sent.
    pub(super) fn action(&self, verb: &str) -> String {
        format!("{}/{verb}?{}", self.path, self.query())
    }

    fn query(&self) -> String {
        query(&self.made)
    }

    /// What is said, where it goes on, and which lessons there are.
    pub(super) fn panel(&self, words: &Words, game: &str) -> Markup {
        let (number, all) = (self.number, self.lessons.len());
        let values = [("number", number.into()), ("all", all.into())];
        html! {
            section #log.rail-panel.lesson data-tab="log" aria-label=(words.say("lesson")) data-advise=[self.glows.as_ref()] {
                div.speech.wrong[self.state == LessonState::Wrong].good[matches!(self.state, LessonState::Done(_))] {
                    (icons::owl())
                    p.which { a href={ "/learn/" (game) } { (words.say_with("lesson-number", &values)) } }
                    h2 { (self.title) }
                    p.says role="status" { (self.text) }
                    (self.goes_on(words, game))
                }
                p.ways {
                    @if !self.made.is_empty() { a href=(self.before()) { (words.say("lesson-back")) } }
                    a href=(self.path) { (words.say("lesson-again")) }
                    @if let (false, Some(next)) = (matches!(self.state, LessonState::Done(_)), self.lessons.get(number)) {
                        a href=(next.path) { (words.say("lesson-skip")) }
                    }
                }
                (learn::list(words, &self.lessons, Some(number - 1)))
            }
        }
    }

    /// How far the learner is, or what to press now.
    fn goes_on(&self, words: &Words, game: &str) -> Markup {
        let (step, steps) = self.step;
        let values = [("step", step.into()), ("steps", steps.into())];
        html! {
            @match &self.state {
                LessonState::Asked => p.steps role="img" aria-label=(words.say_with("lesson-step", &values)) {
                    @for at in 1..=steps { i.now[at == step].done[at < step] {} }
                },
                LessonState::Wrong => a.button.primary href={ (self.path) "?" (self.query()) } {
                    (icons::undo()) (words.say("lesson-take-back"))
                },
                LessonState::Done(Some(next)) => a.button.primary href=(next) { (words.say("lesson-next")) },
                LessonState::Done(None) => form method="post" action="/first-game" {
                    button.primary name="game" value=(game) { (words.say("learn-first-game")) }
                },
            }
        }
    }

    /// The lesson before the last choice.
    fn before(&self) -> String {
        let made = &self.made[..self.made.len().saturating_sub(1)];
        format!("{}?{}", self.path, query(made))
    }
}

fn query(made: &[String]) -> String {
    let mut query = Serializer::new(String::new());
    made.iter().for_each(|choice| _ = query.append_pair("made", choice));
    query.finish()
}
