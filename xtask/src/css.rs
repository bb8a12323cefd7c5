//! Style sheets: one way to write them, kept by a formatter, and nothing said twice in one of them.
//!
//! The formatter is malva: a library, so that nothing but Rust is needed; small, and kept up by its author, who also
//! makes it for dprint. A short rule stands on one line, a longer one has a line for each declaration.

use crate::tidy;
use malva::Syntax;
use malva::config::{BlockSelectorLineBreak, FormatOptions, LanguageOptions, LayoutOptions};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the style sheets lie, in these folders and those inside them.
const FOLDERS: [&str; 2] = ["crates/web/assets", "crates/boards/src"];

/// A rule with so many declarations may stand on one line.
const SHORT: usize = 4;

/// Colours that need no name.
const PLAIN: [&str; 2] = ["#fff", "#000"];

/// What is wrong with the style sheets.
pub fn untidy(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for file in files(root) {
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        let text = fs::read_to_string(&file).unwrap_or_default();
        match formatted(&text) {
            Ok(wanted) if wanted == text => found.extend(repeats(&text).iter().map(|what| format!("{name}: {what}"))),
            Ok(_) => found.push(format!("{name}: is not formatted; 'cargo xtask css' does it")),
            Err(why) => found.push(format!("{name}: {why}")),
        }
    }
    found
}

/// Formats all style sheets.
pub fn format(root: &Path) -> Result<(), String> {
    for file in files(root) {
        let told = |error: std::io::Error| format!("{}: {error}", file.display());
        let text = fs::read_to_string(&file).map_err(told)?;
        let wanted = formatted(&text).map_err(|why| format!("{}: {why}", file.display()))?;
        if wanted != text {
            fs::write(&file, wanted).map_err(told)?;
        }
    }
    Ok(())
}

fn files(root: &Path) -> Vec<PathBuf> {
    let all = FOLDERS.iter().flat_map(|folder| tidy::files(&root.join(folder)));
    all.filter(|path| path.extension().is_some_and(|it| it == "css")).collect()
}

fn formatted(text: &str) -> Result<String, String> {
    let options = FormatOptions {
        layout: LayoutOptions { print_width: 120, ..LayoutOptions::default() },
        language: LanguageOptions {
            block_selector_linebreak: BlockSelectorLineBreak::Wrap,
            omit_number_leading_zero: true,
            prefer_single_line: true,
            single_line_block_threshold: Some(SHORT),
            ..LanguageOptions::default()
        },
    };
    malva::format_text(text, Syntax::Css, &options).map_err(|error| error.to_string())
}

/// Selectors that begin two rules of the same place, and colours that are written twice, in a text that is formatted.
fn repeats(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut around: Vec<&str> = Vec::new();
    let mut selectors = HashSet::new();
    let mut colours = HashSet::new();
    for line in without_comments(text).iter().map(|line| line.trim()) {
        let rule = line.split_once('{').map(|(selector, _)| selector.trim());
        if let Some(selector) = rule
            && !selector.starts_with('@')
            && !selectors.insert(format!("{} {selector}", around.join(" ")))
        {
            found.push(format!("'{selector}' begins two rules"));
        }
        for colour in colours_of(line).filter(|colour| !PLAIN.contains(colour)) {
            if !colours.insert(colour.to_owned()) {
                found.push(format!("{colour} is written twice; give it a name (a custom property)"));
            }
        }
        match rule {
            Some(selector) if !line.ends_with('}') => around.push(selector),
            None if line == "}" => drop(around.pop()),
            _ => {}
        }
    }
    found
}

/// The lines, without what stands between `/*` and `*/`.
fn without_comments(text: &str) -> Vec<String> {
    let mut pieces = text.split("/*");
    let mut bare = pieces.next().unwrap_or_default().to_owned();
    pieces.for_each(|piece| bare += piece.split_once("*/").map_or("", |(_, behind)| behind));
    bare.lines().map(Into::into).collect()
}

/// Every `light-dark(…)`, and every other colour with a number sign, among the values of a line.
fn colours_of(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line.split_once(": ").filter(|(before, _)| !before.contains('#')).map_or("", |(_, values)| values);
    if let Some((_, inside)) = line.split_once('{') {
        rest = inside;
    }
    std::iter::from_fn(move || {
        let pair = rest.find("light-dark(");
        let single = rest.find('#').filter(|&at| pair.is_none_or(|pair| at < pair));
        let (start, length) = match (single, pair) {
            (Some(at), _) => {
                (at, 1 + rest[at + 1..].find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len() - at - 1))
            }
            (None, Some(at)) => (at, closed(&rest[at..])),
            (None, None) => return None,
        };
        let colour = &rest[start..start + length];
        rest = &rest[start + length..];
        Some(colour)
    })
}

/// The length of a call up to its last parenthesis.
fn closed(call: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in call.char_indices() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if letter == ')' && depth == 0 {
            return at + 1;
        }
    }
    call.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_to_write_a_rule() {
        let text = "a{color:red;margin:0.5em} b, i {\n}\n";
        assert_eq!(formatted(text).unwrap(), "a { color: red; margin: .5em; }\nb, i {}\n");
        assert!(formatted("a {").is_err());
    }

    #[test]
    fn what_is_said_twice_is_found() {
        for (text, repeated) in [
            ("a { color: #123456; }\nb { color: #654321; }", 0),
            ("a { color: #123456; }\nb { color: #123456; }", 1),
            ("a { color: #123456; }\nb {\n  background: linear-gradient(#fff, #123456);\n}", 1),
            ("a { color: #fff; }\nb { color: #fff; }", 0),
            ("a { color: light-dark(#111, #222); }\nb { color: light-dark(#111, #333); }", 0),
            ("a { color: light-dark(rgb(1 2 3), #222); }\nb { fill: light-dark(rgb(1 2 3), #222); }", 1),
            ("a { color: red; }\na { margin: 0; }", 1),
            ("a { color: red; }\n@media print {\n  a { margin: 0; }\n}", 0),
            ("@media print {\n  a { margin: 0; }\n  b { margin: 0; }\n  a { color: red; }\n}", 1),
            ("#abc { margin: 0; }\n#abc:hover { margin: 1px; }", 0),
            ("/* #123456 and\n#123456 */\na { color: #123456; }", 0),
        ] {
            assert_eq!(repeats(text).len(), repeated, "{text}: {:?}", repeats(text));
        }
    }
}
