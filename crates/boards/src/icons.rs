//! The marks of the seats, which stand on boards and in pages alike: a colour, and a shape for those who do not see
//! colours.

use maud::{Markup, html};

/// The shape of a seat in its colour: circle, square, triangle, diamond. Seats count from 0.
pub fn shape(seat: usize) -> Markup {
    html! {
        svg.shape.(format!("s{}", seat % 4 + 1)) viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            @match seat % 4 {
                0 => circle cx="8" cy="8" r="6.5" {},
                1 => rect x="2" y="2" width="12" height="12" rx="1.5" {},
                2 => path d="M8 1.5 15 14H1Z" {},
                _ => path d="M8 .8 15.2 8 8 15.2.8 8Z" {},
            }
        }
    }
}

/// The class that gives something the colour of a seat. Seats count from 0.
pub fn colour(seat: usize) -> &'static str {
    ["s1", "s2", "s3", "s4"][seat % 4]
}
