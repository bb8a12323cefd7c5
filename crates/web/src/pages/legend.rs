//! The legend of a game: a part of the page that tells how it is played, and a sheet over the table.

use boards::Chapter;
use maud::{Markup, html};
use words::Words;

/// Every sign with its name and what it means; last the mark of values that are ours.
pub fn legend(words: &Words, chapters: &[Chapter]) -> Markup {
    html! {
        section #legend.legend {
            h2 { (words.say("legend")) }
            @for chapter in chapters {
                h3 { (chapter.title) }
                ul {
                    @for sign in &chapter.signs {
                        li {
                            (sign.drawing)
                            span { strong { (sign.name) } " " (sign.says) }
                        }
                    }
                }
            }
            ul.ours-too {
                li {
                    span.look {
                        svg viewBox="0 0 48 38" aria-hidden="true" focusable="false" {
                            text x="24" y="23" { "7" }
                            path.ours d="M10 30h28" {}
                        }
                    }
                    span { strong { (words.say("ours")) } " " (words.say("ours-says")) }
                }
            }
        }
    }
}
