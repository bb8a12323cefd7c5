//! The types in the comments of the scripts, checked by TypeScript's compiler. Nothing else here needs Node, so a
//! machine that has neither Node nor a way to get the compiler skips the check and says so.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where the scripts lie.
const FOLDER: &str = "crates/web/assets";

/// The compiler that is fetched if there is none; one version, so that every machine finds the same.
const PACKAGE: &str = "typescript@7.0.2";

/// Strict, for the browsers of today; nothing is written.
const ARGS: [&str; 11] = [
    "--noEmit",
    "--allowJs",
    "--checkJs",
    "--strict",
    "--target",
    "esnext",
    "--module",
    "esnext",
    "--lib",
    "esnext,dom,dom.iterable",
    "--skipLibCheck",
];

/// What came of it.
#[derive(PartialEq, Eq, Debug)]
pub enum Checked {
    /// All types are right.
    Fine,
    /// The compiler has said what is wrong.
    Wrong,
    /// Why nobody looked.
    Skipped(String),
}

/// Checks all scripts; the compiler is kept in `target`.
pub fn check(root: &Path, target: &Path) -> Checked {
    match compiler(&target.join("types")) {
        Ok(compiler) => run(&compiler, scripts(&root.join(FOLDER))),
        Err(why) => Checked::Skipped(why),
    }
}

fn run(compiler: &Path, scripts: Vec<PathBuf>) -> Checked {
    match Command::new(compiler).args(ARGS).args(scripts).status() {
        Ok(status) if status.success() => Checked::Fine,
        Ok(_) => Checked::Wrong,
        Err(error) => Checked::Skipped(format!("{} cannot be started: {error}", compiler.display())),
    }
}

/// The compiler: one in the search path, or the one in `folder`, which is fetched if it is not there.
fn compiler(folder: &Path) -> Result<PathBuf, String> {
    if !answers(Path::new("node")) {
        return Err("there is no node".into());
    }
    let own = folder.join("node_modules").join(".bin").join("tsc");
    if let Some(found) = [PathBuf::from("tsc"), own.clone()].into_iter().find(|tsc| answers(tsc)) {
        return Ok(found);
    }
    let mut fetch = Command::new("npm");
    fetch.args(["install", "--no-save", "--no-audit", "--no-fund", "--silent", "--fetch-retries=0"]);
    fetch.arg("--prefix").arg(folder).arg(PACKAGE).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let fetched = fetch.status().is_ok_and(|status| status.success());
    if fetched && answers(&own) { Ok(own) } else { Err(format!("there is no tsc, and npm does not get {PACKAGE}")) }
}

/// Whether a program is there and works.
fn answers(program: &Path) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn scripts(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut scripts: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|it| it == "js")).collect();
    scripts.sort();
    scripts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A compiler that was fetched by `cargo xtask test`, if it was.
    #[test]
    fn a_wrong_type_is_found() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let own = root.join("target/types/node_modules/.bin/tsc");
        let Some(compiler) = [PathBuf::from("tsc"), own].into_iter().find(|tsc| answers(tsc)) else {
            println!("skipped: there is no tsc");
            return;
        };
        let file = std::env::temp_dir().join(format!("spieltisch-types-{}.js", std::process::id()));
        for (text, expected) in [
            ("/** @param {number} n */\nexport const twice = (n) => 2 * n;\ntwice(3);\n", Checked::Fine),
            ("/** @param {number} n */\nexport const twice = (n) => 2 * n;\ntwice('3');\n", Checked::Wrong),
            ("export const last = (list) => list;\n", Checked::Wrong),
        ] {
            std::fs::write(&file, text).unwrap();
            assert_eq!(run(&compiler, vec![file.clone()]), expected, "{text}");
        }
        std::fs::remove_file(file).unwrap();
    }

    #[test]
    fn without_a_compiler_the_check_is_skipped() {
        assert!(matches!(run(Path::new("/no/such/tsc"), Vec::new()), Checked::Skipped(_)));
    }
}
