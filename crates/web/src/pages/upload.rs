//! The form for a record that somebody brings along: as text, which works without script, or as a file, which the
//! script puts into the text.

use crate::frame::{self, Sheet, Visit, frame};
use maud::{Markup, html};
use words::Words;

/// The page; `wrong` is a sentence that says what is wrong with `text`.
pub fn page(words: &Words, visit: &Visit, text: &str, wrong: Option<&str>) -> Markup {
    let sheet = Sheet { title: words.say("upload-title").into(), script: Some("upload.js"), ..Default::default() };
    let body = html! {
        h1 { (words.say("upload-title")) }
        p.lead { (words.say("upload-lead")) }
        (frame::notice("bad", wrong))
        form.card.upload method="post" action="/upload" {
            div.needs-script {
                label for="file" { (words.say("upload-file")) }
                input #file type="file" accept=".txt,text/plain";
            }
            label for="record" { (words.say("upload-text")) }
            textarea #record name="record" rows="12" required spellcheck="false" autocomplete="off" { (text) }
            p.help { (words.say("upload-help")) }
            button.primary { (words.say("upload-send")) }
        }
    };
    frame(words, visit, &sheet, body)
}
