//! French sentences are set as French books are.

mod marks;

use words::{Language, files};

#[test]
fn french_is_set_with_its_spaces() {
    let mut found = Vec::new();
    for (name, text) in files(Language::French) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // The key and the name of a variant are no text.
            let value = line.trim_start().split_once(" = ").map_or(line, |(_, value)| value);
            let value = if value.trim_start().starts_with(['[', '*']) { after_variant(value) } else { value };
            found.extend(marks::mistakes(value).into_iter().map(|it| format!("{name}: {it}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn after_variant(line: &str) -> &str {
    line.split_once("] ").map_or(line, |(_, text)| text)
}

#[test]
fn mistakes_are_found() {
    for wrong in
        ["Qui joue ?", "Qui joue?", "Prix : 3", "« oui »", "3 ducats", "{ $count } dés", "Île 5", "l'île", "5 %"]
    {
        assert!(!marks::mistakes(wrong).is_empty(), "{wrong}");
    }
    for right in [
        "Qui joue\u{202f}?",
        "«\u{202f}oui\u{202f}»\u{202f}: 3\u{a0}ducats",
        "Île\u{a0}5",
        "H aide, ? explique",
        "https://example.org",
        "de 1 à 4",
        "l’île",
    ] {
        assert_eq!(marks::mistakes(right), Vec::<String>::new(), "{right}");
    }
}
