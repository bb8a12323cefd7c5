//! Sentences in the reader's language, for boards, pages and the terminal. They stand in `locales/`, one folder a
//! language, and are part of the program.
//!
//! [`Words`] is a language that was chosen; [`Words::say`] finds a sentence by its key. A [`Sentence`] has marked
//! places for the names of players and for dice.

mod language;
mod list;
mod number;
mod sentence;

pub use language::Language;
pub use list::listed;
pub use sentence::{Part, Sentence, die, player};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// Something that is put into a sentence: a text or a number. Everything that has an `into()` for it will do.
pub use fluent_bundle::FluentValue as Value;

/// The words of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// Which one.
    pub language: Language,
}

impl Words {
    /// The words of this language.
    pub fn new(language: Language) -> Words {
        Words { language }
    }

    /// The sentence with this key. A key that does not exist is said as it is; a test keeps that from happening.
    pub fn say(&self, key: &str) -> Cow<'static, str> {
        self.find(key, None).unwrap_or_else(|| key.to_owned().into())
    }

    /// The sentence with this key, and something put into it: `words.say_with("table-turn-of", &[("name",
    /// name.into())])`.
    pub fn say_with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let say = || {
            let args = values.iter().map(|(name, value)| (*name, value.clone())).collect();
            self.find(key, Some(&args)).map_or_else(|| key.to_owned(), Cow::into_owned)
        };
        let Some(asked) = self.asked(key, values) else { return say() };
        SAID.with_borrow_mut(|said| {
            if said.len() >= MOST_SAID {
                said.clear();
            }
            said.entry(asked).or_insert_with(say).clone()
        })
    }

    /// A key and what is put in, in one text; none for what is neither text nor number.
    fn asked(&self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        let mut asked = format!("{}{key}", self.language.code());
        for (name, value) in values {
            match value {
                Value::String(text) => write!(asked, "\0{name}={text}").ok()?,
                Value::Number(number) => write!(asked, "\0{name}#{}", number.value).ok()?,
                _ => return None,
            }
        }
        Some(asked)
    }

    /// The sentence with this key, or `otherwise` if there is none: for keys that are made of words from elsewhere.
    pub fn say_or(&self, key: &str, otherwise: &str) -> String {
        self.find(key, None).map_or_else(|| otherwise.to_owned(), Cow::into_owned)
    }

    /// Whether there is a sentence with this key.
    pub fn knows(&self, key: &str) -> bool {
        self.find(key, None).is_some()
    }

    fn find(&self, key: &str, args: Option<&FluentArgs>) -> Option<Cow<'static, str>> {
        let bundle: &'static Bundle = &BUNDLES[self.language as usize];
        let pattern = bundle.get_message(key)?.value()?;
        // A missing value is printed as its name, which is better than no sentence.
        Some(bundle.format_pattern(pattern, args, &mut Vec::new()))
    }
}

thread_local! {
    /// Caches formatted strings per thread: a table says the same few hundred things at every step.
    static SAID: RefCell<HashMap<String, String>> = RefCell::default();
}

/// So many strings are cached before the cache is emptied.
const MOST_SAID: usize = 8_192;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Language::ALL.map(bundle));

/// The folders of `locales/`, one for each language.
#[derive(RustEmbed)]
#[folder = "../../locales/"]
struct Locales;

/// The files of a language, each with its name: `noria.ftl`. A new file is found by itself.
pub fn files(language: Language) -> Vec<(String, String)> {
    let folder = format!("{}/", language.code());
    let names = Locales::iter().filter(|name| name.starts_with(&folder));
    let text = |name: &str| Locales::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned());
    names.map(|name| (name[folder.len()..].to_owned(), text(&name).unwrap_or_default())).collect()
}

fn bundle(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.tag()]);
    // Without the Unicode marks that isolate values: they would be copied with the text.
    bundle.set_use_isolating(false);
    for (name, text) in files(language) {
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        bundle.add_resource(resource).expect("no key twice");
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_put_into_sentences_without_marks_around_them() {
        let said = Words::default().say_with("table-turn-of", &[("name", "Ada".into())]);
        assert_eq!(said, "Ada to move");
    }

    #[test]
    fn what_is_said_twice_is_formatted_once_for_each_language_and_value() {
        let ada = |language| Words::new(language).say_with("table-turn-of", &[("name", "Ada".into())]);
        assert_eq!(ada(Language::English), ada(Language::English));
        assert_ne!(ada(Language::English), ada(Language::German));
        assert_eq!(Words::default().say_with("table-turn-of", &[("name", "Ben".into())]), "Ben to move");
    }
}
