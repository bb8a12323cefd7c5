//! When two names are the same to a reader. Whoever owns a name owns it in every spelling that looks like it: another
//! letter case, another way to write the same letters, letters that nobody sees, letters of other alphabets.

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// A name without regard to letter case and to what nobody sees. Letter by letter to capitals and back, so that `ß` is
/// `ss` and all sigmas are one.
pub(crate) fn folded(name: &str) -> String {
    name.nfkc()
        .filter(|&letter| !is_unseen(letter))
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase)
        .nfkc()
        .collect()
}

/// What a name looks like: the skeleton of Unicode's technical standard 39 without regard to letter case. A capital
/// `I` looks like a small `l` and is a small `i`, so these three are one.
pub(crate) fn look(name: &str) -> String {
    let seen: String = name.nfkc().filter(|&letter| !is_unseen(letter)).collect();
    let skeleton: String = skeleton(&seen).collect();
    let alike = |letter| if letter == 'i' { 'l' } else { letter };
    self::skeleton(&folded(&skeleton)).flat_map(char::to_lowercase).map(alike).collect()
}

/// Letters that nobody sees: what Unicode lets programs ignore, control characters, and the blank pattern of Braille.
pub fn is_unseen(letter: char) -> bool {
    letter.is_control() || letter == '\u{2800}' || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_case_does_not_matter() {
        for (one, other) in [
            ("Anna", "aNNA"),
            ("Jörg", "JÖRG"),
            ("Strauß", "STRAUSS"),
            ("Οδυσσεύς", "ΟΔΥΣΣΕΎΣ"),
            ("Βασίλης", "ΒΑΣΊΛΗΣ"),
            ("Ångström", "A\u{30a}ngström"),
        ] {
            assert_eq!(folded(one), folded(other));
        }
        assert_ne!(folded("Anna"), folded("Anne"));
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (name, others) in [
            ("Anna", &["\u{410}nna", "Ann\u{430}", "\u{391}nna", "An\u{200d}na", "An\u{ad}na", "ＡＮＮＡ", "𝓐𝓷𝓷𝓪"][..]),
            ("Anna", &["Anna\u{fe0f}", "An\u{3164}na", "An\u{e0061}na", "\u{2800}Anna"]),
            ("Bob", &["\u{412}ob", "\u{392}OB", "B0b", "BO\u{412}"]),
            ("Iris", &["lris", "1ris", "IRIS", "1RIS", "\u{406}ris", "|ris"]),
            ("Otto", &["0tto", "\u{39f}tto", "OTT0"]),
            ("Emil", &["Ernil", "EmiI", "Em1l"]),
            ("Jörg", &["J\u{f6}rg", "Jo\u{308}rg", "J\u{4e7}rg"]),
        ] {
            for other in others {
                let same = folded(name) == folded(other) || look(name) == look(other);
                assert!(same, "{name} {other:?}: {} {}", look(name), look(other));
            }
        }
        for (one, other) in [("Anna", "Anne"), ("Jörg", "Jorg"), ("Bert", "Berta"), ("Anna 2", "Anna 3")] {
            assert!(folded(one) != folded(other) && look(one) != look(other), "{one} {other}");
        }
    }
}
