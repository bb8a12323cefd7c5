//! Lines of limited length: labels, and what stands beside them, on as many lines as it needs.

/// No line is longer.
pub(in crate::wiraqocha) const WIDTH: usize = 100;

/// Lines, one below the other.
#[derive(Default)]
pub(super) struct Lines(String);

impl Lines {
    /// One more line.
    pub fn push(&mut self, line: impl AsRef<str>) {
        self.0.push_str(line.as_ref().trim_end());
        self.0.push('\n');
    }

    /// A text beside its head, broken between words; what follows stands under its beginning.
    pub fn wrap(&mut self, head: &str, text: &str) {
        let indent = head.chars().count();
        let mut line = head.to_string();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let length = line.chars().count();
            if length > indent && length + word.chars().count() > WIDTH {
                self.push(std::mem::replace(&mut line, " ".repeat(indent)));
            }
            line.push_str(word);
            line.push(' ');
        }
        self.push(line);
    }

    /// All lines.
    pub fn text(self) -> String {
        self.0
    }
}

/// A text that is filled up to so many characters.
pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
}

/// A text that is cut or filled to exactly so many characters.
pub(super) fn exactly(text: &str, width: usize) -> String {
    match text.chars().count() > width {
        true => text.chars().take(width - 1).chain(['…']).collect(),
        false => padded(text, width),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_go_on_under_their_beginning() {
        let mut lines = Lines::default();
        lines.wrap("Größe: ", &"wort ".repeat(30));
        let text = lines.text();
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert_eq!(text.lines().map(|line| line.matches("wort").count()).collect::<Vec<_>>(), [18, 12]);
        assert!(text.lines().nth(1).unwrap().starts_with("       wort"), "{text}");
    }

    #[test]
    fn cells_are_counted_in_characters() {
        assert_eq!(exactly("Höhle", 7), "Höhle  ");
        assert_eq!(exactly("Entdecker", 7), "Entdec…");
    }
}
