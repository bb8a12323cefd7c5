//! For the tests of the games: a data file with something wrong in it is refused in one line that says where, one with
//! another value makes other tables, and one with the same values the same.

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

/// Each change of the shipped text, from what to what, is accepted and makes other tables.
///
/// # Panics
/// If one is refused, or changes nothing.
#[track_caller]
pub fn assert_corrected<D: Data>(shipped: &str, changes: &[(&str, &str)]) {
    for &(printed, corrected) in changes {
        assert!(shipped.contains(printed), "{printed} is not in the file");
        let tables = D::read(&shipped.replacen(printed, corrected, 1)).expect(corrected);
        assert_ne!(tables.fingerprint(), D::shipped().fingerprint(), "{corrected}");
    }
}

/// Each change of the shipped text, made wherever it is possible, leaves the tables as they are; so do other sources,
/// or none, and other comments.
///
/// # Panics
/// If they become others.
#[track_caller]
pub fn assert_the_same<D: Data>(shipped: &str, changes: &[(&str, &str)]) {
    let usual = [("source = \"reconstructed\"", "source = \"my own copy\""), ("# ", "#  ")];
    let mut same = shipped.to_owned();
    for &(printed, otherwise) in usual.iter().chain(changes) {
        assert!(same.contains(printed), "{printed} is not in the file");
        same = same.replace(printed, otherwise);
    }
    let without = shipped.lines().filter(|line| !line.starts_with("source")).collect::<Vec<_>>().join("\n");
    for text in [same, without] {
        assert!(std::ptr::eq(D::read(&text).unwrap(), D::shipped()), "the same values are the same tables");
    }
}

#[track_caller]
fn refusal<D: Data>(text: &str, what: &str) -> String {
    D::read(text).err().unwrap_or_else(|| panic!("{what} is accepted")).to_string()
}
