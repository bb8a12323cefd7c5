//! Who sits where, as pages show it: a name with the seat's colour, which a shape doubles for those who do not see
//! colours.

use crate::icons;
use boards::games;
use maud::{Markup, html};
use store::PlayerId;
use words::Words;

/// Who sits, or may sit, in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Whoever comes.
    Open,
    /// Whoever has the link.
    Invited,
    /// A person.
    Person {
        /// What to call the person.
        name: String,
        /// Whose account the seat belongs to.
        player: PlayerId,
        /// Whether that player owns no name.
        guest: bool,
    },
    /// Somebody at another table, whose record was uploaded here.
    Elsewhere {
        /// Which seat it was, from 1 on.
        seat: u8,
    },
    /// The computer.
    Computer {
        /// The word for how it plays: `level1` to `level5`.
        level: String,
        /// What it is called; empty at tables from before computers had names.
        name: String,
    },
}

impl Occupant {
    /// What to call whoever sits there, in the reader's language.
    pub fn name(&self, words: &Words) -> String {
        match self {
            Occupant::Open => words.say("seat-open").into(),
            Occupant::Invited => words.say("seat-invited").into(),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Elsewhere { seat } => words.say_with("new-seat", &[("number", (*seat).into())]),
            Occupant::Computer { name, .. } if !name.is_empty() => name.clone(),
            Occupant::Computer { level, .. } => {
                words.say_with("seat-computer", &[("level", games::level(words, level).into())])
            }
        }
    }

    /// Whether it is a person who owns no name.
    pub fn is_guest(&self) -> bool {
        matches!(self, Occupant::Person { guest: true, .. })
    }

    /// Whether nobody sits there yet.
    pub fn is_free(&self) -> bool {
        matches!(self, Occupant::Open | Occupant::Invited)
    }
}

/// The shape of the seat, and the name beside it. Seats count from 0.
pub fn tag(words: &Words, seat: usize, who: &Occupant) -> Markup {
    html! {
        span.tag.free[who.is_free()] {
            (icons::shape(seat)) span.who { (who.name(words)) } (guest(words, who.is_guest()))
        }
    }
}

/// A face for a list: of the computer its own, of a person the first letter of the name; with the shape of the seat.
pub fn face(words: &Words, seat: usize, who: &Occupant) -> Markup {
    html! {
        span.face aria-hidden="true" {
            @match who {
                Occupant::Computer { name, .. } => (icons::face(name)),
                _ if who.is_free() => span.initial.free {},
                _ => span.initial { (who.name(words).chars().next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default()) },
            }
            (icons::shape(seat))
        }
    }
}

/// What stands behind the name of a guest, so that nobody takes one for the owner of a name.
pub fn guest(words: &Words, is_guest: bool) -> Markup {
    html! { @if is_guest { " " span.guest { (words.say("guest-mark")) } } }
}

/// The same in a sentence: the name of a player, with the mark of a guest.
pub fn called(words: &Words, player: &store::Player) -> String {
    match player.guest {
        true => words.say_with("guest-called", &[("name", player.name.as_str().into())]),
        false => player.name.clone(),
    }
}
