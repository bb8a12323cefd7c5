//! Several things in one phrase.

use crate::Words;

/// "2 propellers, 1 sail": in a row of a table or in an order, where no sentence has them.
pub fn listed(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

impl Words {
    /// "2 propellers, 1 sail and 3 lamps".
    pub fn all_of(&self, parts: impl IntoIterator<Item = String>) -> String {
        self.joined(parts, "list-and")
    }

    /// "2 propellers, 1 sail or 3 lamps".
    pub fn either(&self, parts: impl IntoIterator<Item = String>) -> String {
        self.joined(parts, "list-or")
    }

    fn joined(&self, parts: impl IntoIterator<Item = String>, last: &str) -> String {
        let mut parts: Vec<String> = parts.into_iter().collect();
        let end = parts.pop().unwrap_or_default();
        match parts.is_empty() {
            true => end,
            false => format!("{} {} {end}", listed(parts), self.say(last)),
        }
    }

    /// "Round 5: Night Shift costs more".
    pub fn detailed(&self, what: &str, detail: &str) -> String {
        format!("{what}{}{detail}", self.say("joins-detail"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn lists_end_with_a_word() {
        let german = Words::new(Language::German);
        let all = |parts: &[&str]| german.all_of(parts.iter().map(|&part| part.to_owned()));
        assert_eq!(all(&[]), "");
        assert_eq!(all(&["Lachs"]), "Lachs");
        assert_eq!(all(&["Lachs", "Salz"]), "Lachs und Salz");
        assert_eq!(all(&["Lachs", "Salz", "Glas"]), "Lachs, Salz und Glas");
    }

    #[test]
    fn a_colon_has_its_spaces() {
        let said = Language::ALL.map(|language| Words::new(language).detailed("A", "b"));
        assert_eq!(said, ["A: b", "A: b", "A\u{202f}: b"]);
    }
}
