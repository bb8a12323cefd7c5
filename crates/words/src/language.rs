//! The languages that there are, and which of them a reader gets.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, also the fallback for languages that are not here.
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

    /// Its name in the language itself.
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

    /// The best match for a browser's `Accept-Language`; English if none matches.
    pub fn from_accept(header: &str) -> Language {
        // The library's parser ignores the weights.
        let weighted = |entry: &str| {
            let (tag, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
            let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
            Some((tag.trim().parse().ok()?, weight))
        };
        let mut requested: Vec<(LanguageIdentifier, f32)> = header.split(',').filter_map(weighted).collect();
        requested.retain(|&(_, weight)| weight > 0.0);
        requested.sort_by(|one, other| other.1.total_cmp(&one.1));
        Language::best(&requested.into_iter().map(|(tag, _)| tag).collect::<Vec<_>>())
    }

    /// The language of a system, by the variables of its environment that say which messages it wants (`de_AT.UTF-8`).
    pub fn from_system() -> Language {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()));
        let tag = set.unwrap_or_default();
        Language::best(tag.split('.').next().and_then(|tag| tag.parse().ok()).as_slice())
    }

    /// The first of the requested languages that is available.
    fn best(requested: &[LanguageIdentifier]) -> Language {
        let there_are = Language::ALL.map(Language::tag);
        let english = Language::English.tag();
        let found = negotiate_languages(requested, &there_are, Some(&english), NegotiationStrategy::Lookup);
        found.first().and_then(|tag| Language::from_code(tag.language.as_str())).unwrap_or_default()
    }

    pub(crate) fn tag(self) -> LanguageIdentifier {
        self.code().parse().expect("a language tag")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_language_it_likes_best() {
        for (header, language) in [
            ("", Language::English),
            ("*", Language::English),
            ("nl,it;q=0.5", Language::English),
            ("de", Language::German),
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("en;q=0.3, fr-CA;q=0.7, de;q=0.5", Language::French),
            ("nl, FR ; q=0.2", Language::French),
            ("fr,de", Language::French),
            ("de;q=0,en", Language::English),
        ] {
            assert_eq!(Language::from_accept(header), language, "{header}");
        }
    }

    #[test]
    fn codes_lead_back_to_their_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert_eq!(Language::from_code("xx"), None);
    }
}
