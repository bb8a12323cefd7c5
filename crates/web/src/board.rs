//! The stage: a board for each game, drawn as SVG from what one viewer may see, and everything that is said about the game in the
//! viewer's language.
//!
//! [`Draw`] is what a board must be able to do; each game has a file of its own that implements it, and [`of`] finds it. A game without
//! a board is set as text. Besides `shelf`, only the files of this folder know the crates of the games.

mod any;
mod noria;
mod novgorod;
mod text;
mod wiraqocha;

pub use any::{AnyBoard, of};
pub use text::{position, question, sentence};

use crate::words::Words;
use game::{Hidden, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// What a board needs besides the view.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The viewer's language.
    pub words: &'a Words,
    /// What to call the seats.
    pub names: &'a [String],
    /// Whose eyes look.
    pub eyes: Viewer,
}

impl Scene<'_> {
    /// What to call a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The seat of the viewer.
    pub fn own(&self) -> Option<Seat> {
        match self.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// A game that has a board. Everything is made from the view, never from the position: what the viewer may not know cannot be drawn.
///
/// What moves or can be chosen has an `id` that is its own for the whole game: the page lets it travel from where it was to where it
/// is. What a reader could ask about has a `<title>` and the number of its paragraph in `data-rule`.
pub trait Draw: Hidden {
    /// Where the game is, in a few words: "Round 3 of 16".
    fn title(view: &Self::View, scene: &Scene) -> String;
    /// What lies in the middle, for everybody.
    fn stage(view: &Self::View, scene: &Scene) -> Markup;
    /// What lies before a player: large if it is the viewer's own, small otherwise.
    fn area(view: &Self::View, scene: &Scene, seat: Seat) -> Markup;
    /// The three or four numbers of a player that matter most.
    fn numbers(view: &Self::View, scene: &Scene, seat: Seat) -> Vec<Number>;
    /// What the players to move are asked; `None` when nobody is.
    fn question(view: &Self::View, scene: &Scene) -> Option<Question>;
    /// What a choice of the viewer means.
    fn choice(view: &Self::View, scene: &Scene, action: Self::Action) -> Entry;
    /// A line of the log.
    fn say(note: &Self::Note, scene: &Scene) -> Line;
    /// The pictures of the rulebook, made of the same pieces.
    fn pictures(words: &Words) -> Vec<Picture>;
}

/// What the players to move are asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// In a short sentence, without their names.
    pub text: String,
    /// What can be done and why one would, for somebody who plays for the first time.
    pub guide: String,
    /// The paragraph of the rulebook that says what may be chosen.
    pub rule: &'static str,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// As a sentence; players are called `seat1` to `seat4` in it and become names later.
    pub text: String,
    /// The paragraph of the rulebook that it is about, if it is about one.
    pub rule: Option<&'static str>,
}

/// A picture of the rulebook.
#[derive(Clone, Debug)]
pub struct Picture {
    /// It stands under this paragraph.
    pub rule: &'static str,
    /// What it shows.
    pub caption: String,
    /// The drawing: SVG with a `title`.
    pub drawing: Markup,
}

/// A number of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// What it counts.
    pub label: String,
    /// How much.
    pub value: String,
}

/// A choice in words, and where on the board it can be made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// What is done.
    pub label: String,
    /// What it costs or brings; may be empty.
    pub hint: String,
    /// The ids of the things on the board that it is about, the most telling first: pressing one of them makes or narrows the choice.
    pub on: Vec<String>,
    /// The paragraph of the rulebook that allows it.
    pub rule: &'static str,
}

/// A board that was drawn for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// See [`Draw::title`].
    pub title: String,
    /// See [`Draw::stage`]; markup.
    pub stage: String,
    /// See [`Draw::area`]; markup, one for each seat.
    pub areas: Vec<String>,
    /// See [`Draw::numbers`], one list for each seat.
    pub numbers: Vec<Vec<Number>>,
    /// See [`Draw::question`].
    pub question: Option<Question>,
}

/// A drawn board in its place: the stage, the viewer's own area, then those of the others.
pub fn set(drawn: &Drawn, own: Option<usize>, names: &[String]) -> Markup {
    let others = (0..drawn.areas.len()).filter(|&seat| Some(seat) != own);
    html! {
        h2.round { (drawn.title) }
        div.board-stage { (PreEscaped(&drawn.stage)) }
        @if let Some(own) = own { section.area.own id={ "area" (own + 1) } { (PreEscaped(&drawn.areas[own])) } }
        div.others {
            @for seat in others {
                section.area id={ "area" (seat + 1) } aria-label=[names.get(seat)] { (PreEscaped(&drawn.areas[seat])) }
            }
        }
    }
}

/// The same with a capital letter, for the beginning of a line. The name of a seat stays: it is replaced later by what it stands for.
fn capital(text: &str) -> String {
    if text.starts_with("seat") {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A drawing without its ids, so that it can stand on any page, beside others like it.
fn without_ids(drawing: &str) -> String {
    let mut parts = drawing.split(" id=\"");
    let mut bare = parts.next().unwrap_or_default().to_owned();
    bare.extend(parts.filter_map(|part| part.split_once('"')).map(|(_, rest)| rest));
    bare
}

/// The numbers of the chapters and paragraphs of a rulebook, as they stand in its file.
#[cfg(test)]
fn paragraphs(book: &str) -> std::collections::HashSet<&str> {
    let items = book.lines().filter_map(|line| line.strip_prefix("- ").or(line.strip_prefix("## ")));
    let numbers = items.filter_map(|item| item.split(' ').next());
    numbers.filter(|number| number.get(1..2) == Some("-")).collect()
}
