//! Text in lines and columns, measured in characters.

/// No line is longer, unless a single word is.
pub(super) const WIDTH: usize = 100;

/// Holds together what should stand in one line.
const TIE: char = '\u{a0}';

/// A text behind a label, on as many lines as it needs; those after the first begin below its first word.
pub(super) fn paragraph(label: &str, text: &str) -> String {
    let indent = length(label);
    let mut lines = String::from(label);
    let mut at = indent;
    for word in text.split(' ') {
        // What is held together stands alone where it is too long for any line.
        let fits = |word: &str| at == indent || at + 1 + length(word) <= WIDTH;
        if !fits(word) {
            lines += &format!("\n{:indent$}", "");
            at = indent;
        }
        if at > indent {
            lines.push(' ');
            at += 1;
        }
        lines += word;
        at += length(word);
    }
    let lines = lines.replace(TIE, " ");
    lines.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Parts behind a label, each in one line where there is room for it; nothing if there are none.
pub(super) fn list(label: &str, parts: &[String], separator: &str) -> String {
    let room = WIDTH - length(label);
    let tied = |part: &String| if length(part) < room { part.replace(' ', "\u{a0}") } else { part.clone() };
    // A break comes behind the separator's sign.
    let separator = format!("{} ", separator.trim_end().replace(' ', "\u{a0}"));
    match parts {
        [] => String::new(),
        parts => paragraph(label, &parts.iter().map(tied).collect::<Vec<_>>().join(&separator)),
    }
}

/// Texts in columns of the same width, as many as fit beside the label.
pub(super) fn grid(label: &str, texts: &[String]) -> String {
    let widest = texts.iter().map(|text| length(text)).max().unwrap_or(0) + 3;
    let indent = length(label);
    let columns = ((WIDTH + 3 - indent) / widest).max(1);
    let row = |(row, texts): (usize, &[String])| {
        let cells: String = texts.iter().map(|text| padded(text, widest)).collect();
        format!("{}\n", format!("{}{cells}", padded(if row == 0 { label } else { "" }, indent)).trim_end())
    };
    texts.chunks(columns).enumerate().map(row).collect()
}

/// A table: each column as wide as its widest cell and a gap, numbers to the right.
pub(super) fn table<const N: usize>(rows: &[[String; N]], right: [bool; N]) -> String {
    let widths: [usize; N] =
        std::array::from_fn(|column| rows.iter().map(|row| length(&row[column])).max().unwrap_or(0));
    let line = |row: &[String; N]| {
        let cells = (0..N).map(|at| match right[at] {
            true => padded("", widths[at] - length(&row[at])) + &row[at] + "  ",
            false => padded(&row[at], widths[at] + 2),
        });
        format!("{}\n", cells.collect::<String>().trim_end())
    };
    rows.iter().map(line).collect()
}

/// Filled up to a width.
pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text:<width$}")
}

/// How many characters wide a text is.
pub(super) fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_goes_on_below_its_first_word() {
        let text = paragraph("ab  ", &["word"; 30].join(" "));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("ab  word word") && lines[1].starts_with("    word"));
        assert!(lines.iter().all(|line| length(line) <= WIDTH));
    }

    #[test]
    fn parts_of_a_list_are_not_broken_unless_they_are_too_long() {
        let parts = vec!["five words in one part".to_string(); 9];
        let text = list("x ", &parts, ", ");
        assert!(text.lines().all(|line| line.trim_end_matches(',').ends_with("part") && length(line) <= WIDTH));
        let long = vec![["word"; 40].join(" ")];
        assert_eq!(list("", &long, ", ").lines().count(), 2);
        assert_eq!(list("x ", &[], ", "), "");
    }

    #[test]
    fn columns_stand_below_each_other() {
        let cells = |texts: [&str; 2]| texts.map(String::from);
        let text = table(&[cells(["Größe", "7"]), cells(["a", "10"])], [false, true]);
        assert_eq!(text, "Größe   7\na      10\n");
        let texts: Vec<String> = (0..5).map(|at| format!("é{at}{}", "x".repeat(30))).collect();
        let text = grid("  ", &texts);
        assert_eq!(text.lines().count(), 3);
        assert!(text.lines().all(|line| line.starts_with("  é") && length(line) <= WIDTH));
    }
}
