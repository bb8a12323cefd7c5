//! Small texts that several commands print.

/// "1 entry", "2 entries".
pub fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
