//! The marks of the seats, which stand on boards and in pages alike: a colour, and a shape for those who do not see
//! colours; and dice as they stand between words.

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

/// A die between words, with its pips for those who see it and its number for those who listen.
pub fn die(face: u8) -> Markup {
    html! {
        svg.die viewBox="0 0 16 16" role="img" aria-label=(face) focusable="false" {
            rect x=".5" y=".5" width="15" height="15" rx="3.500" {}
            @for (x, y) in pips(face) { circle cx=(x) cy=(y) r="1.700" {} }
        }
    }
}

/// Where the pips of a face are, on 16 units. A die that counts for more than six has them in three rows.
fn pips(face: u8) -> impl Iterator<Item = (u8, u8)> {
    const PIPS: [(u8, &[(u8, u8)]); 9] = [
        (1, &[(8, 8)]),
        (2, &[(4, 12), (12, 4)]),
        (3, &[(4, 12), (8, 8), (12, 4)]),
        (4, &[(4, 4), (12, 4), (4, 12), (12, 12)]),
        (5, &[(4, 4), (12, 4), (8, 8), (4, 12), (12, 12)]),
        (6, &[(4, 4), (4, 8), (4, 12), (12, 4), (12, 8), (12, 12)]),
        (7, &[(4, 4), (4, 8), (4, 12), (8, 8), (12, 4), (12, 8), (12, 12)]),
        (8, &[(4, 4), (4, 8), (4, 12), (8, 4), (8, 12), (12, 4), (12, 8), (12, 12)]),
        (9, &[(4, 4), (4, 8), (4, 12), (8, 4), (8, 8), (8, 12), (12, 4), (12, 8), (12, 12)]),
    ];
    PIPS.into_iter().filter(move |(it, _)| *it == face).flat_map(|(_, pips)| pips.iter().copied())
}
