//! The fields of a cell. They work without script: a list that may grow has an empty field at its end, and an entry that
//! is emptied is gone.

use boards::rulebook::correct::fields::{Typed, YES, count, is_blank};
use boards::rulebook::correct::shape::Shape;
use boards::rulebook::words as said;
use maud::{Markup, html};
use words::Words;

/// What all fields of a row have in common.
pub(super) struct Fields<'a> {
    pub words: &'a Words,
    pub game: &'a str,
    pub typed: &'a Typed,
    /// The id of the sentence that says what is wrong with the row, if something is.
    pub wrong: Option<String>,
}

impl Fields<'_> {
    /// The fields of a value. `label` says to those who do not see it where it stands; `gap` is whether it may be empty.
    pub(super) fn of(&self, shape: &Shape, at: &str, label: &str, gap: bool) -> Markup {
        match shape {
            Shape::Number { signed } => self.number(at, label, *signed),
            Shape::Flag => self.flag(at, label),
            Shape::Word(words) => self.word(words, at, label, gap),
            Shape::List(each, most) => self.list(each, *most, at, label),
            Shape::Tuple(each) => html! {
                span.together {
                    @for (nth, it) in each.iter().enumerate() {
                        (self.of(it, &format!("{at}/{nth}"), &format!("{label}, {}", nth + 1), gap))
                    }
                }
            },
            Shape::Map(keys) => html! {
                span.together {
                    @for (key, it, required) in keys {
                        @let name = self.key(key);
                        span.named {
                            span aria-hidden="true" { (name) }
                            (self.of(it, &format!("{at}/{key}"), &format!("{label}, {name}"), gap || !required))
                        }
                    }
                }
            },
            Shape::Places(each) => self.places(each, at, label),
        }
    }

    fn text(&self, at: &str) -> &str {
        self.typed.get(at).map_or("", |text| text)
    }

    fn key(&self, key: &str) -> String {
        if key.bytes().all(|byte| byte.is_ascii_digit()) { key.into() } else { said::word(self.words, self.game, key) }
    }

    fn number(&self, at: &str, label: &str, signed: bool) -> Markup {
        // Keyboards for figures have no minus.
        let keys = if signed { "text" } else { "numeric" };
        html! {
            input.figure type="text" inputmode=(keys) name=(at) value=(self.text(at)) maxlength="6" autocomplete="off"
                aria-label=(label) aria-invalid=[self.invalid()] aria-describedby=[self.wrong.as_deref()];
        }
    }

    fn flag(&self, at: &str, label: &str) -> Markup {
        html! {
            // A box that is not ticked is not sent: then this one counts, which stands before it.
            input type="hidden" name=(at) value="off";
            input.flag type="checkbox" name=(at) value=(YES) checked[self.text(at) == YES] aria-label=(label)
                aria-invalid=[self.invalid()] aria-describedby=[self.wrong.as_deref()];
        }
    }

    fn word(&self, words: &[String], at: &str, label: &str, gap: bool) -> Markup {
        let chosen = self.text(at);
        let mut options: Vec<(String, &str)> =
            words.iter().map(|word| (said::word(self.words, self.game, word), word.as_str())).collect();
        options.sort();
        let strange = !chosen.is_empty() && !words.iter().any(|word| word == chosen);
        html! {
            select name=(at) aria-label=(label) aria-invalid=[self.invalid()] aria-describedby=[self.wrong.as_deref()] {
                @if gap || chosen.is_empty() { option value="" selected[chosen.is_empty()] { "–" } }
                @if strange { option value=(chosen) selected { (chosen) } }
                @for (name, word) in &options { option value=(word) selected[*word == chosen] { (name) } }
            }
        }
    }

    fn list(&self, each: &Shape, most: Option<usize>, at: &str, label: &str) -> Markup {
        let entry = |nth: usize| format!("{at}/{nth}");
        let last = (0..count(at, self.typed)).rev().find(|&nth| most.is_none() || !is_blank(&entry(nth), self.typed));
        let filled = last.map_or(0, |last| last + 1);
        let shown = filled + usize::from(most.is_some_and(|most| filled < most));
        let lines = matches!(each, Shape::List(..) | Shape::Tuple(_) | Shape::Map(_));
        let field = |nth: usize| {
            html! {
                @if matches!(each, Shape::Flag) { span.nth aria-hidden="true" { (nth + 1) } }
                (self.of(each, &entry(nth), &format!("{label}, {}", nth + 1), most.is_some()))
            }
        };
        html! {
            span.together.lines[lines] { @for nth in 0..shown { span.entry { (field(nth)) } } }
        }
    }

    fn places(&self, each: &Shape, at: &str, label: &str) -> Markup {
        let entries = (0..count(at, self.typed)).filter(|nth| !is_blank(&format!("{at}/{nth}"), self.typed));
        let shown = entries.max().map_or(1, |last| last + 2);
        let place = self.words.say("pieces-place");
        html! {
            span.together.lines {
                @for nth in 0..shown {
                    span.entry {
                        span.named {
                            span aria-hidden="true" { (place) }
                            (self.number(&format!("{at}/{nth}/place"), &format!("{label}, {place} {}", nth + 1), false))
                        }
                        (self.of(each, &format!("{at}/{nth}/what"), &format!("{label}, {}", nth + 1), true))
                    }
                }
            }
        }
    }

    fn invalid(&self) -> Option<&'static str> {
        self.wrong.as_ref().map(|_| "true")
    }
}
