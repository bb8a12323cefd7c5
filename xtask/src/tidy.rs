//! What the compiler does not check: nobody imports upwards, every file says why it exists, and none is too long or too
//! wide to read.

use crate::css;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The crates from the bottom up. Each may use those of the layers below its own.
const LAYERS: [&[&str]; 13] = [
    &["game", "testkit"],
    &["components"],
    &[A_GAME],
    &["nets"],
    &["table", "bots"],
    &["catalog"],
    &["words"],
    &["boards", "store"],
    &["lessons"],
    &["host"],
    &["web"],
    &["spieltisch"],
    &["load"],
];

/// Stands in [`LAYERS`] for every game: a crate is one if `data/` has a file of its name.
const A_GAME: &str = "GAME";

/// Only these use the games; others know them in their tests at most.
const NAMES_GAMES: [&str; 2] = ["catalog", "boards"];

/// A file longer than this has more than one idea in it.
const MOST_LINES: usize = 600;

/// Files that end so have no line longer than [`MOST_COLUMNS`] letters.
const NARROW: &[&str] = &["css", "js"];
const MOST_COLUMNS: usize = 120;

/// What others wrote, and is kept as they gave it.
const FOREIGN: [&str; 1] = ["crates/testkit/axe"];

/// Prints everything that is not tidy.
pub fn report(root: &Path) -> ExitCode {
    let untidy = untidy(root);
    untidy.iter().for_each(|line| eprintln!("{line}"));
    if untidy.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn untidy(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let games = games(root);
    for folder in inside(&root.join("crates")) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        found.extend(bad_imports(&games, &name, &manifest));
    }
    for file in [root.join("crates"), root.join("xtask")].iter().flat_map(|folder| files(folder)) {
        let own = file.strip_prefix(root).unwrap_or(&file);
        let Some(ending) = own.extension().and_then(|ending| ending.to_str()) else { continue };
        if FOREIGN.iter().any(|folder| own.starts_with(folder)) || ending != "rs" && !NARROW.contains(&ending) {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap_or_default();
        let name = own.display().to_string();
        if ending == "rs" {
            found.extend(bad_shape(&name, &text));
        }
        if NARROW.contains(&ending) {
            found.extend(wide_lines(&name, &text));
        }
    }
    found.extend(css::untidy(root));
    found
}

/// The games, by the data files that they bring.
pub fn games(root: &Path) -> Vec<String> {
    let data = inside(&root.join("data")).into_iter().filter(|path| path.extension().is_some_and(|it| it == "toml"));
    data.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

/// What is wrong with the dependencies of the crate `name`.
fn bad_imports(games: &[String], name: &str, manifest: &str) -> Vec<String> {
    let is_game = |name: &str| games.iter().any(|game| game == name);
    let layer = |name: &str| {
        let name = if is_game(name) { A_GAME } else { name };
        LAYERS.iter().position(|layer| layer.contains(&name))
    };
    let Some(own) = layer(name) else {
        return vec![format!("crates/{name}: is in no layer; give it a place in xtask/src/tidy.rs")];
    };
    let mut found = Vec::new();
    let mut section = "";
    for line in manifest.lines() {
        if let Some(title) = line.strip_prefix('[') {
            section = title.trim_end_matches(']');
            continue;
        }
        let used = line.split(['.', '=', ' ']).next().unwrap_or_default();
        let Some(below) = layer(used).filter(|_| section.ends_with("dependencies")) else { continue };
        if below >= own {
            found.push(format!("crates/{name}: uses {used}, which does not lie below it"));
        } else if is_game(used) && !NAMES_GAMES.contains(&name) && section != "dev-dependencies" {
            found.push(format!("crates/{name}: uses {used}, but only {} name the games", NAMES_GAMES.join(" and ")));
        }
    }
    found
}

/// What is wrong with the outside of a source file.
fn bad_shape(name: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if !text.starts_with("//!") {
        found.push(format!("{name}: begins without '//!', which says why the file exists"));
    }
    let lines = text.lines().count();
    if lines > MOST_LINES {
        found.push(format!("{name}: has {lines} lines, more than {MOST_LINES}; split it by idea"));
    }
    found
}

/// The lines that are too long to be read.
fn wide_lines(name: &str, text: &str) -> Vec<String> {
    let widths = text.lines().map(|line| line.chars().count()).enumerate();
    let wide = widths.filter(|&(_, width)| width > MOST_COLUMNS);
    wide.map(|(at, width)| format!("{name}:{}: has {width} letters, more than {MOST_COLUMNS}", at + 1)).collect()
}

/// Everything in a folder, sorted; nothing if there is no such folder.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Everything in a folder and in those inside it.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let (folders, own): (Vec<_>, Vec<_>) = inside(folder).into_iter().partition(|path| path.is_dir());
    own.into_iter().chain(folders.iter().flat_map(|folder| files(folder))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_go_down_only() {
        let games = ["ludo".to_owned()];
        let uses = |used: &str| format!("[package]\nname = \"x\"\n\n[dependencies]\nserde.workspace = true\n{used}\n");
        for (name, used, fine) in [
            ("table", "game.workspace = true", true),
            ("ludo", "components.workspace = true", true),
            ("components", "ludo.workspace = true", false),
            ("game", "components.workspace = true", false),
            ("table", "catalog.workspace = true", false),
            ("table", "table = { path = \".\" }", false),
            ("table", "ludo.workspace = true", false),
            ("table", "[dev-dependencies]\nludo.workspace = true", true),
            ("catalog", "ludo = { workspace = true }", true),
            ("game", "ludo = { workspace = true }", false),
            ("game", "[dev-dependencies]\nludo.workspace = true", false),
            ("boards", "ludo.workspace = true", true),
            ("boards", "words.workspace = true", true),
            ("words", "boards.workspace = true", false),
            ("web", "ludo.workspace = true", false),
            ("chess", "", false),
        ] {
            assert_eq!(bad_imports(&games, name, &uses(used)).is_empty(), fine, "{name} with {used}");
        }
    }

    #[test]
    fn lines_are_as_wide_as_a_page() {
        let text = format!("short\n{}\n{}\n", "ä".repeat(120), "ä".repeat(121));
        assert_eq!(wide_lines("a.js", &text), ["a.js:3: has 121 letters, more than 120"]);
    }

    #[test]
    fn files_say_why_and_are_short() {
        assert_eq!(bad_shape("a.rs", "//! Why.\n"), Vec::<String>::new());
        assert_eq!(bad_shape("a.rs", "fn main() {}\n").len(), 1);
        assert_eq!(bad_shape("a.rs", &"//! Why.\n".repeat(601)).len(), 1);
    }
}
