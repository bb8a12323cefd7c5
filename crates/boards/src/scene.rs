//! What a board needs besides the view, and the markup around a drawn board.

use crate::icons;
use crate::{Drawn, Ours};
use game::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use words::{Part, Sentence, Words};

/// What a board needs besides the view.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The viewer's language.
    pub words: &'a Words,
    /// What to call the seats.
    pub names: &'a [String],
    /// For whom it is drawn: only what this viewer may see.
    pub eyes: Viewer,
    /// Whether what moves or can be pressed has an id. In a picture of the rulebook nothing has, so that it can stand
    /// on any page.
    pub ids: bool,
    /// Which printed values are ours; a board is drawn with those of its table.
    pub ours: Option<&'a Ours>,
}

impl<'a> Scene<'a> {
    /// A board for this viewer, with its ids.
    pub fn new(words: &'a Words, names: &'a [String], eyes: Viewer) -> Scene<'a> {
        Scene { words, names, eyes, ids: true, ours: None }
    }

    /// This id, if things have ids here: for `id=[scene.id(...)]`.
    pub fn id(&self, id: impl Into<String>) -> Option<String> {
        self.ids.then(|| id.into())
    }

    /// Whether a part of this row of the data file is ours: see [`Ours::has`].
    pub fn is_ours(&self, table: &str, row: &str, part: &str) -> bool {
        self.ours.is_some_and(|ours| ours.has(table, row, part))
    }

    /// The same for the row at this place, counted from 0.
    pub fn is_nth_ours(&self, table: &str, at: usize, part: &str) -> bool {
        self.ours.is_some_and(|ours| ours.has_nth(table, at, part))
    }

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

/// The markup of a drawn board: everything shared, and what lies before the viewer. The style of the game places both
/// inside `#stage`, which is as large as the window leaves room for, and scales them to fit.
pub fn play(drawn: &Drawn, own: Option<usize>, names: &[String]) -> Markup {
    html! {
        div #board.board aria-label=(drawn.title) role="group" { (PreEscaped(&drawn.stage)) }
        @if let Some(own) = own {
            section #mine.mine aria-label=[names.get(own)] { (PreEscaped(&drawn.areas[own])) }
        }
    }
}

/// What lies before a player, for a sheet over the board.
pub fn area(drawn: &Drawn, seat: usize) -> Markup {
    html! { @if let Some(area) = drawn.areas.get(seat) { (PreEscaped(area)) } }
}

/// A sentence with the players' names in their colours, and with its dice drawn.
pub fn with_names(sentence: &Sentence, names: &[String]) -> Markup {
    html! {
        @for part in sentence.parts() {
            @match part {
                Part::Text(text) => (text),
                Part::Player(seat) => b.seat-name.(icons::colour(seat.index())) {
                    @match names.get(seat.index()) { Some(name) => (name), None => (seat) }
                },
                Part::Die(face) => (icons::die(*face)),
            }
        }
    }
}

/// The same with a capital letter, for the beginning of a line.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
