//! The words of the page in the reader's language. They stand in `locales/`, one folder a language, and are part of the program.
//!
//! [`Words`] is a language that was chosen; [`Words::say`] finds a sentence by its key. What is said about games stands in `games.rs`,
//! dates and times in `text.rs`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// Something that is put into a sentence: a text or a number. Everything that has an `into()` for it will do.
pub use fluent_bundle::FluentValue as Value;

/// A language that the page can speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, also for whoever asks for a language that there is not.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// All there are.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// `en`, `de` or `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// What those who speak it call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
        }
    }

    /// The language with this code, as a cookie or a player has it.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that a browser likes best of those there are, by its `Accept-Language`; English if it likes none of them.
    pub fn from_accept(header: &str) -> Language {
        let mut best = (0.0, Language::English);
        for wish in header.split(',') {
            let mut parts = wish.split(';');
            let tag = parts.next().unwrap_or_default().trim().to_ascii_lowercase();
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
            let Some(language) = Language::from_code(tag.split('-').next().unwrap_or_default()) else { continue };
            // Of two that are liked equally the first counts.
            if weight > best.0 {
                best = (weight, language);
            }
        }
        best.1
    }
}

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

    /// The sentence with this key, and something put into it: `words.say_with("table-turn-of", &[("name", name.into())])`.
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

    fn find(&self, key: &str, args: Option<&FluentArgs>) -> Option<Cow<'static, str>> {
        let bundle: &'static Bundle = &BUNDLES[self.language as usize];
        let pattern = bundle.get_message(key)?.value()?;
        // What cannot be put in is left standing as its name; that is better than no sentence.
        Some(bundle.format_pattern(pattern, args, &mut Vec::new()))
    }
}

thread_local! {
    /// What this thread has said lately: a table says the same few hundred things at every step.
    static SAID: RefCell<HashMap<String, String>> = RefCell::default();
}

/// So many sentences are remembered before all are forgotten.
const MOST_SAID: usize = 8_192;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Language::ALL.map(bundle));

macro_rules! folder {
    ($code:literal) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/frame.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lobby.ftl")),
            include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            include_str!(concat!("../../../locales/", $code, "/account.ftl")),
            include_str!(concat!("../../../locales/", $code, "/about.ftl")),
            include_str!(concat!("../../../locales/", $code, "/refusals.ftl")),
            include_str!(concat!("../../../locales/", $code, "/games.ftl")),
            include_str!(concat!("../../../locales/", $code, "/rulebook.ftl")),
            include_str!(concat!("../../../locales/", $code, "/replay.ftl")),
            include_str!(concat!("../../../locales/", $code, "/noria.ftl")),
            include_str!(concat!("../../../locales/", $code, "/novgorod.ftl")),
            include_str!(concat!("../../../locales/", $code, "/wiraqocha.ftl")),
        ]
    };
}

/// The files of a language.
fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => folder!("en"),
        Language::German => folder!("de"),
        Language::French => folder!("fr"),
    }
}

fn bundle(language: Language) -> Bundle {
    let tag = language.code().parse().expect("a language tag");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks that isolate right-to-left names would be read aloud and copied with them.
    bundle.set_use_isolating(false);
    for text in files(language) {
        let resource = FluentResource::try_new((*text).to_owned()).expect("a file of words that can be read");
        bundle.add_resource(resource).expect("no key twice");
    }
    bundle
}

#[cfg(test)]
mod tests;
