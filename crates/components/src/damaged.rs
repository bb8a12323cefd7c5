//! For the tests of the games: a data file with something wrong in it is refused in one line that says where.

use game::Data;

/// Each change of the shipped text, from what to what, is refused by a line that begins so.
///
/// # Panics
/// If one is accepted, or refused otherwise.
#[track_caller]
pub fn assert_refused<D: Data>(shipped: &str, changes: &[(&str, &str, &str)]) {
    for &(good, bad, row) in changes {
        assert!(shipped.contains(good), "{good} is not in the file");
        let error = refusal::<D>(&shipped.replacen(good, bad, 1), bad);
        assert!(error.starts_with(row), "{bad}: {error}");
        assert!(!error.contains(char::is_control), "{error:?}");
    }
}

/// One row less, and one more, of each of these kinds is refused, and the kind named.
///
/// # Panics
/// If one is accepted, or refused otherwise.
#[track_caller]
pub fn assert_counted<D: Data>(shipped: &str, kinds: &[&str]) {
    for &kind in kinds {
        let last = shipped.rfind(kind).expect("such a row");
        let end = shipped[last + 2..].find("\n[").map_or(shipped.len(), |length| last + 2 + length + 1);
        let (before, row, after) = (&shipped[..last], &shipped[last..end], &shipped[end..]);
        for text in [format!("{before}{after}"), format!("{before}{row}\n{row}\n{after}")] {
            let error = refusal::<D>(&text, kind);
            assert!(error.starts_with(kind), "{kind}: {error}");
        }
    }
}

#[track_caller]
fn refusal<D: Data>(text: &str, what: &str) -> String {
    D::read(text).err().unwrap_or_else(|| panic!("{what} is accepted")).to_string()
}
