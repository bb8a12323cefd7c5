//! Small pictures that stand in the text, drawn for this table. They take the colour of the text, or of the game, from
//! the style.

use maud::{Markup, PreEscaped, html};

/// An icon of 20 units, drawn in lines of the text's colour.
fn lines(path: &'static str) -> Markup {
    html! {
        svg.icon viewBox="0 0 20 20" aria-hidden="true" focusable="false" { path d=(path) {} }
    }
}

/// The shape of a seat in its colour.
pub use boards::icons::shape;

/// The picture of a game in the game's colours; of the small examples, the mark of the site.
pub fn emblem(game: &str) -> Markup {
    // These files are ours and come with the program.
    boards::skin::of(game).map_or_else(mark, |skin| PreEscaped(skin.emblem.to_owned()))
}

/// The mark of the site: a table seen from above with its four seats.
pub fn mark() -> Markup {
    PreEscaped(include_str!("../assets/mark.svg").to_owned())
}

/// The face of a computer player, made from its name: hair, hat or glasses, and colours.
pub fn face(name: &str) -> Markup {
    let hash = name.bytes().fold(7u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
    let pick = |of: &[&'static str], by: u32| of[(hash / by) as usize % of.len()];
    let skin = pick(&["#f2cfae", "#d9a066", "#a86f3c", "#f6dcc3", "#8a5a33"], 1);
    let hair = pick(&["#3a2a1e", "#8c4a1c", "#d8b25c", "#1f1b1a", "#b9b4ac"], 5);
    let coat = pick(&["#2f6f9f", "#8a3b2f", "#4d7a3a", "#6a4a8a", "#9a7420"], 25);
    let top = pick(
        &[
            "M7 15c0-7 4-10 9-10s9 3 9 10c-2-3-4-5-9-5s-7 2-9 5Z",
            "M6 20C5 9 10 5 16 5s11 4 10 15c-1-6-3-9-5-10-4 2-9 2-11 0-2 2-3 5-4 10Z",
            "M4 12h24c0 2-2 2.500-4 2.500H8C6 14.500 4 14 4 12ZM9 12c0-5 3-8 7-8s7 3 7 8Z",
            "M7 14c-1-6 4-10 9-9 6-1 10 4 9 9-2-2-3-4-3-5-4 2-8 2-12 1-1 1-2 2-3 4Z",
        ],
        125,
    );
    html! {
        svg.face-drawing viewBox="0 0 32 32" aria-hidden="true" focusable="false" {
            path fill=(coat) d="M3 32c1-7 6-10 13-10s12 3 13 10Z" {}
            path fill=(skin) d="M8 15c0-6 3-9 8-9s8 3 8 9-3 10-8 10-8-4-8-10Z" {}
            path fill=(hair) d=(top) {}
            path fill="none" stroke="#3b2616" stroke-width="1.300" stroke-linecap="round"
                d="M12.500 15.500v1M19.500 15.500v1M13 20.500c2 1.500 4 1.500 6 0" {}
            @if hash % 3 == 0 {
                path fill="none" stroke="#3b2616" stroke-width=".9"
                    d="M10 16a2.600 2.600 0 1 0 5 0 2.600 2.600 0 1 0-5 0M17 16a2.600 2.600 0 1 0 5 0 2.600 2.600 0 1 0-5 0M15 16h2" {}
            }
        }
    }
}

/// A picture in its frame.
pub fn picture() -> Markup {
    lines("M3 4h14v12H3zM3 13l4-4 4 4 2.500-2.500L17 14M13 7.500h.01")
}

/// Who explains: an owl of brass, with a cogwheel around it.
pub fn owl() -> Markup {
    html! {
        svg.owl viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            circle cx="32" cy="32" r="27" fill="none" stroke="#b98a2f" stroke-width="7" stroke-dasharray="6.600 4.710" {}
            circle cx="32" cy="32" r="25" fill="#e0b65a" stroke="#7a5712" stroke-width="1.500" {}
            circle cx="32" cy="33" r="19.500" fill="#155e63" {}
            path fill="#1d777c" d="M15 25 17 13l10 6h10l10-6 2 12c-4-4-9-5-17-5s-13 1-17 5Z" {}
            path fill="#e9d9ae" d="M22 45c2-5 6-7 10-7s8 2 10 7c-3 4-6 6-10 6s-7-2-10-6Z" {}
            circle cx="24.500" cy="29" r="7.500" fill="#fff8e4" stroke="#e0b65a" stroke-width="2" {}
            circle cx="39.500" cy="29" r="7.500" fill="#fff8e4" stroke="#e0b65a" stroke-width="2" {}
            circle cx="25.500" cy="29.500" r="3.300" fill="#20282c" {}
            circle cx="38.500" cy="29.500" r="3.300" fill="#20282c" {}
            circle cx="26.600" cy="28.400" r="1" fill="#fff" {}
            circle cx="39.600" cy="28.400" r="1" fill="#fff" {}
            path fill="#f0a73a" d="M32 32.500 29 37l3 3.500 3-3.500Z" {}
        }
    }
}

/// A laurel for whoever has won.
pub fn laurel() -> Markup {
    html! {
        svg.laurel viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
            path d="M19 36C8 34 3 25 6 12M21 36c11-2 16-11 13-24" {}
            path.leaf d="M6 13C1 12 1 6 4 3c4 3 5 7 2 10ZM6 21c-5 0-7-5-5-9 4 1 7 5 5 9ZM9 28c-5 2-8-2-8-6 4-1 8 2 8 6Z" {}
            path.leaf d="M14 33c-4 3-8 1-9-3 3-2 8-1 9 3ZM34 13c5-1 5-7 2-10-4 3-5 7-2 10ZM34 21c5 0 7-5 5-9-4 1-7 5-5 9Z" {}
            path.leaf d="M31 28c5 2 8-2 8-6-4-1-8 2-8 6ZM26 33c4 3 8 1 9-3-3-2-8-1-9 3Z" {}
        }
    }
}

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident $path:literal;)*) => {
        $($(#[$doc])* pub fn $name() -> Markup { lines($path) })*
    };
}

icons! {
    /// Something new.
    plus "M10 4v12M4 10h12";
    /// Done.
    check "M4 10.500l4 4 8-9";
    /// A rulebook.
    book "M10 5.500C8 4 5.500 3.500 3 3.700v11.600c2.500-.2 5 .3 7 1.700 2-1.400 4.500-1.900 7-1.700V3.700c-2.500-.2-5 .3-7 1.800ZM10 5.500v11.500";
    /// A list.
    list "M3 5h1.500M3 10h1.500M3 15h1.500M7.500 5H17M7.500 10H17M7.500 15H17";
    /// A person.
    person "M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.8 17c.5-3.3 3-5 6.2-5s5.7 1.7 6.2 5";
    /// People.
    people "M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 16c.4-2.9 2.3-4.3 5-4.3s4.6 1.4 5 4.3M13 4.2a2.6 2.6 0 0 1 0 5M14.5 12c1.8.5 2.8 1.8 3 4";
    /// How long it takes.
    hourglass "M5.5 3h9M5.5 17h9M6.5 3c0 4 3.5 4.5 3.5 7s-3.5 3-3.5 7M13.5 3c0 4-3.5 4.5-3.5 7s3.5 3 3.5 7";
    /// Light and dark.
    theme "M10 3a7 7 0 1 0 0 14ZM10 3a7 7 0 0 1 0 14";
    /// Back by one step.
    undo "M8 4 4 8l4 4M4 8h7.5a4.5 4.5 0 0 1 0 9H8";
    /// Back to the beginning of the turn.
    reset "M4.2 10a6 6 0 1 0 2-4.5M4 3.5v4h4";
    /// More.
    more "M5 10h.01M10 10h.01M15 10h.01";
    /// Copy.
    copy "M7 7h9v9H7zM4 13V4h9";
    /// To the first.
    first "M5 4v12M15 4l-7 6 7 6";
    /// One back.
    previous "M13 4l-7 6 7 6";
    /// One on.
    next "M7 4l7 6-7 6";
    /// To the last.
    last "M15 4v12M5 4l7 6-7 6";
    /// A turn back.
    turn_back "M11 4l-6 6 6 6M17 4l-6 6 6 6";
    /// A turn on.
    turn_on "M3 4l6 6-6 6M9 4l6 6-6 6";
    /// It plays by itself.
    play "M6 4v12l10-6Z";
    /// It stands still.
    pause "M7 4v12M13 4v12";
    /// Somebody watches.
    eye "M2 10c2-4 5-5.5 8-5.5s6 1.5 8 5.5c-2 4-5 5.5-8 5.5S4 14 2 10ZM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z";
    /// Somebody is not to be heard.
    mute "M4 8v4h3l4 3.5v-11L7 8ZM14 8l3.5 4M17.5 8 14 12";
    /// Something is to be looked at.
    flag "M5 17V3.500M5 4h10l-2.500 3.500L15 11H5";
    /// The computer.
    computer "M3 4h14v9H3zM7 17h6M10 13v4M7.5 8h.01M12.5 8h.01";
    /// A light.
    bulb "M7.5 14.5c0-2-2-3-2-5.700a4.500 4.500 0 0 1 9 0c0 2.700-2 3.700-2 5.700ZM8 17h4";
    /// Away with it.
    cross "M5 5l10 10M15 5 5 15";
    /// What is this?
    question "M7 7.500a3 3 0 1 1 4.300 2.700c-.9.5-1.300 1-1.300 2.300M10 15.500h.01";
    /// Somebody shows the way.
    compass "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM13 7l-1.800 4.200L7 13l1.800-4.200Z";
    /// A bell.
    bell "M5 14c1-1 1.3-2.5 1.3-5a3.7 3.7 0 0 1 7.4 0c0 2.5.3 4 1.3 5ZM8.5 16.5c.8.7 2.2.7 3 0";
}
