//! What people may call themselves, and what they may say.

/// The most letters of a name.
const MOST_NAME: usize = 24;

/// The most letters of a line of the chat.
pub const MOST_CHAT: usize = 500;

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
    clean(text, MOST_NAME)
}

/// A line of the chat, cleaned in the same way.
pub fn clean_chat(text: &str) -> Option<String> {
    clean(text, MOST_CHAT)
}

fn clean(text: &str, most: usize) -> Option<String> {
    // A text longer than this in bytes is too long whatever it says; the rest need not be read.
    if text.len() > most * 8 {
        return None;
    }
    let seen: String = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let seen: String = seen.chars().filter(|&letter| !is_unseen(letter)).collect();
    let clean = seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    (!clean.is_empty() && clean.chars().count() <= most).then_some(clean)
}

/// Letters that nobody sees but that change how others are read: control characters, marks that turn the direction of
/// writing, blanks without width.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{00ad}')
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
            ("123456789012345678901234", Some("123456789012345678901234")),
            ("1234567890123456789012345", None),
        ] {
            assert_eq!(clean_name(text).as_deref(), expected, "{text:?}");
        }
        assert_eq!(clean_chat(&"x".repeat(501)), None);
        assert_eq!(clean_chat(&"x".repeat(500)).map(|text| text.len()), Some(500));
    }
}
