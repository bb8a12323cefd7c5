//! Several things in one phrase.

use crate::Words;

/// "2 propellers, 1 sail".
pub fn listed(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

impl Words {
    /// "2 propellers or 1 sail".
    pub fn either(&self, parts: impl IntoIterator<Item = String>) -> String {
        parts.into_iter().collect::<Vec<_>>().join(&format!(" {} ", self.say("list-or")))
    }
}
