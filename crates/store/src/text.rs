//! Text that both databases can keep. Postgres refuses a NUL, which SQLite takes; so it is refused here, before any
//! database is asked, and whoever sent it is told.

use crate::error::{Result, StoreError};

/// A text that both databases can keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text(String);

impl Text {
    /// The text, if it can be kept.
    pub fn new(text: &str) -> Result<Text> {
        if text.contains('\0') { Err(StoreError::BadText) } else { Ok(Text(text.into())) }
    }

    /// The same where there may be none.
    pub fn maybe(text: Option<&str>) -> Result<Option<Text>> {
        text.map(Text::new).transpose()
    }

    /// To be bound to a statement.
    pub(crate) fn bound(&self) -> String {
        self.0.clone()
    }
}

/// Refuses a row if one of its texts cannot be kept.
pub(crate) fn check<'t>(texts: impl IntoIterator<Item = &'t str>) -> Result<()> {
    texts.into_iter().try_for_each(|text| Text::new(text).map(drop))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nul_is_no_text() {
        for good in ["", "Anna", "\u{1}\n\t", "\u{10ffff}\u{fffe}"] {
            assert_eq!(Text::new(good).unwrap().bound(), good);
        }
        assert_eq!(Text::new("a\0b"), Err(StoreError::BadText));
        assert_eq!(check(["a", "\0"]), Err(StoreError::BadText));
    }
}
