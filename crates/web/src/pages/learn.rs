//! How a game is played, on one page with pictures of its own pieces, and what to do then.

use crate::frame::{Sheet, Visit, frame};
use crate::icons;
use crate::pages::legend::legend;
use boards::rulebook::how_to_play::{self, Block, HowToPlay};
use boards::rulebook::inline::{Piece, pieces};
use boards::{Picture, games};
use maud::{Markup, html};
use words::Words;

/// A lesson in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonEntry {
    /// Where it is.
    pub path: String,
    /// What it is about.
    pub title: String,
    /// Whether it was done in this browser.
    pub done: bool,
}

/// The page of a game.
pub fn page(
    words: &Words,
    visit: &Visit,
    game: &str,
    how: &HowToPlay,
    pictures: &[Picture],
    lessons: &[LessonEntry],
) -> Markup {
    let sheet =
        Sheet { title: how.title.clone(), game: Some(game.into()), style: Some("rulebook.css"), ..Default::default() };
    let body = html! {
        div.learn {
            h1 { (how.title) }
            @if !lessons.is_empty() { (list(words, lessons, None)) }
            article { @for block in &how.blocks { (self::block(block, pictures)) } }
            @if let Some(board) = boards::of(game) { (legend(words, &board.legend(words))) }
            (next(words, game))
        }
    };
    frame(words, visit, &sheet, body)
}

/// What a game is about, for somebody who meets it for the first time at a table; the script shows it once.
pub(crate) fn first_time(words: &Words, game: &str) -> Markup {
    let Some(how) = how_to_play::of(game, words.language) else { return html! {} };
    let is_goal = |block: &&Block| matches!(block, Block::Text(_));
    html! {
        aside #first-time.first-time hidden aria-label=(how.title) {
            button.quiet.icon type="button" data-met title=(words.say("close")) aria-label=(words.say("close")) { (icons::cross()) }
            h2 { (icons::owl()) (words.say_with("first-time", &[("game", games::name(words, game).into())])) }
            @if let Some(goal) = how.blocks.iter().find(is_goal) { (block(goal, &[])) }
            p.then {
                a.button href={ "/learn/" (game) } target="_blank" { (icons::book()) (words.say("learn-how")) }
                button.primary type="button" data-met { (words.say("first-time-play")) }
            }
        }
    }
}

/// The lessons; the one that is open, or the first that was not done yet, stands out.
pub(crate) fn list(words: &Words, lessons: &[LessonEntry], open: Option<usize>) -> Markup {
    let next = open.or_else(|| lessons.iter().position(|lesson| !lesson.done));
    html! {
        nav.lessons aria-label=(words.say("lessons")) {
            @if open.is_none() {
                h2 { (words.say("lessons")) }
                p { (words.say_with("lessons-lead", &[("count", lessons.len().into())])) }
            }
            ol {
                @for (at, lesson) in lessons.iter().enumerate() {
                    li.done[lesson.done].next[Some(at) == next] {
                        a href=(lesson.path) aria-current=[(open == Some(at)).then_some("page")] {
                            (lesson.title)
                            @if lesson.done { span.mark { (icons::check()) span.unseen { (words.say("lesson-done")) } } }
                        }
                    }
                }
            }
        }
    }
}

fn block(block: &Block, pictures: &[Picture]) -> Markup {
    html! {
        @match block {
            Block::Heading(text) => h2 { (text) },
            Block::Text(text) => p { (set(text)) },
            Block::List(items) => ul { @for item in items { li { (set(item)) } } },
            Block::Picture(number) => @if let Some(picture) = pictures.iter().find(|it| it.rule == number) {
                figure { (picture.drawing) figcaption { (picture.caption) } }
            },
        }
    }
}

/// A text with its bold words.
fn set(text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Bold(text) => strong { (text) },
                Piece::Text(text) | Piece::Code(text) | Piece::Mark(text) | Piece::Reference(text) => (text),
            }
        }
    }
}

/// Where it goes on: a first game with the coach, or the numbered rules.
fn next(words: &Words, game: &str) -> Markup {
    html! {
        div.then {
            form method="post" action="/first-game" {
                button.primary name="game" value=(game) { (icons::compass()) (words.say("learn-first-game")) }
            }
            a.button href={ "/rules/" (game) } {
                (icons::book()) (words.say_with("learn-reference", &[("game", games::name(words, game).into())]))
            }
        }
    }
}
