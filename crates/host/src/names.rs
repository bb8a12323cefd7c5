//! What people may call themselves, and what they may say.

use crate::host::luck;
use crate::{Host, now};
use store::{Player, StoreError};
use unicode_normalization::UnicodeNormalization;

/// The most letters of a name.
const MOST_NAME: usize = 24;

/// The most letters of a line of the chat.
pub const MOST_CHAT: usize = 500;

/// The most letters of the name of a set of pieces.
pub const MOST_SET_NAME: usize = 40;

/// The most letters of the name of a step in a study.
pub const MOST_NODE_NAME: usize = 60;

/// What computer players are called, whatever they play.
const COMPUTERS: [&str; 20] = [
    "Mila", "Oskar", "Henrike", "Jonas", "Odile", "Bruno", "Ines", "Arvid", "Salome", "Matteo", "Freya", "Lucien",
    "Tamar", "Pavel", "Nora", "Emil", "Zelda", "Hugo", "Wanda", "Ivo",
];

/// A name for a computer player that nobody at the table has; `luck` decides which.
pub(crate) fn computer_name(taken: &[String], luck: u64) -> String {
    let from = (luck % COMPUTERS.len() as u64) as usize;
    let mut names = COMPUTERS.iter().cycle().skip(from).take(COMPUTERS.len());
    names.find(|name| !taken.iter().any(|it| it.eq_ignore_ascii_case(name))).unwrap_or(&COMPUTERS[from]).to_string()
}

/// A name without blanks around it and with single ones inside; `None` if nothing is left, or it is too long.
pub fn clean_name(text: &str) -> Option<String> {
    clean(text, MOST_NAME, store::is_unseen)
}

/// The name of a set of pieces, cleaned in the same way.
pub fn clean_set_name(text: &str) -> Option<String> {
    clean(text, MOST_SET_NAME, store::is_unseen)
}

/// The name of a step in a study, cleaned in the same way.
pub fn clean_node_name(text: &str) -> Option<String> {
    clean(text, MOST_NODE_NAME, is_mark)
}

/// A line of the chat, cleaned in the same way.
pub fn clean_chat(text: &str) -> Option<String> {
    clean(text, MOST_CHAT, is_mark)
}

/// A text in one line, without what `is_unseen` says nobody sees.
fn clean(text: &str, most: usize, is_unseen: fn(char) -> bool) -> Option<String> {
    // A text longer than this in bytes is too long whatever it says; the rest need not be read.
    if text.len() > most * 8 {
        return None;
    }
    let seen = text.nfc().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let seen: String = seen.filter(|&letter| !is_unseen(letter)).collect();
    let clean = seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    (!clean.is_empty() && clean.chars().count() <= most).then_some(clean)
}

/// Letters that nobody sees but that change how others are read: control characters, marks that turn the direction of
/// writing, blanks without width. In what is said, other marks that a name may not have stay: some colour a heart.
fn is_mark(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{00ad}')
}

impl Host {
    /// Somebody from elsewhere, of whom only the name is known; with a number behind it if the name is owned here.
    pub(crate) async fn add_stranger(&self, name: &str) -> Result<Player, StoreError> {
        match self.store.add_player(name, None, now()).await {
            Err(StoreError::NameTaken) => {
                let short: String = name.chars().take(MOST_NAME - 5).collect();
                let name = format!("{} {}", short.trim_end(), 1000 + luck() % 9000);
                self.store.add_player(&name, None, now()).await
            }
            added => added,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_clean() {
        for (text, expected) in [
            ("Anna", Some("Anna")),
            ("  Anna   Maria ", Some("Anna Maria")),
            ("Jürgen Ångström", Some("Jürgen Ångström")),
            ("<b>", Some("<b>")),
            ("", None),
            (" \t\n", None),
            ("\u{202e}gnorw", Some("gnorw")),
            ("\u{200b}", None),
            ("a\u{0}b", Some("ab")),
            ("\u{3164}", None),
            ("\u{2800}\u{115f}", None),
            ("An\u{e0041}na\u{fe0f}", Some("Anna")),
            ("Ju\u{308}rgen", Some("J\u{fc}rgen")),
            ("123456789012345678901234", Some("123456789012345678901234")),
            ("1234567890123456789012345", None),
        ] {
            assert_eq!(clean_name(text).as_deref(), expected, "{text:?}");
        }
        assert_eq!(clean_chat("\u{2764}\u{fe0f} a\u{202e}b").as_deref(), Some("\u{2764}\u{fe0f} ab"));
        assert_eq!(clean_chat(&"x".repeat(501)), None);
        assert_eq!(clean_chat(&"x".repeat(500)).map(|text| text.len()), Some(500));
    }
}
