//! Several things in one phrase.

use crate::Words;

/// "2 propellers, 1 sail".
pub fn listed(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

impl Words {
    /// "2 propellers, 1 compass and 1 sail".
    pub fn all(&self, parts: impl IntoIterator<Item = String>) -> String {
        let parts: Vec<String> = parts.into_iter().collect();
        match &parts[..] {
            [before @ .., last] if !before.is_empty() => {
                format!("{} {} {last}", before.join(", "), self.say("list-and"))
            }
            _ => parts.concat(),
        }
    }

    /// "2 propellers or 1 sail".
    pub fn either(&self, parts: impl IntoIterator<Item = String>) -> String {
        parts.into_iter().collect::<Vec<_>>().join(&format!(" {} ", self.say("list-or")))
    }
}
