//! The chores of the repository, so that nobody has to remember a command line: `cargo xtask test`, `bless`, `tidy`,
//! `css`, `types`, `proof`, `corpus`, `load`, `storm`, `shots`, `stage`, `wheel`, `dist`.

mod css;
mod deny;
mod dist;
mod licences;
mod load;
mod proof;
mod python;
mod services;
mod shots;
mod stage;
mod storm;
mod test;
mod tidy;
mod types;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask CHORE

  test    everything that must hold before a commit: format, tidy, types of scripts, other people's crates (where cargo-deny is),
          clippy, docs, tests; stops at the first failure; installs Debian's chromium, chromium-driver and postgresql if they
          are missing
  bless   rewrites the golden files; read the diff before you commit it
  tidy    layers, first lines and lengths of the source files, format of the style sheets
  css     formats the style sheets
  types   checks the types of the scripts, with a tsc of this machine or one that npm gets
  proof   plays the matches of docs/bots.md and writes its tables; goes on with what target/proof has; --quick tries it
  wheel   builds the Python package into target/wheels, with the maturin of a virtual environment in the target folder
  corpus  plays records and tables of a new revision into records/; what lies there is never rewritten
  load    measures the server with simulated people, on this machine only; --help tells more, --postgres brings a Postgres
  storm   lets people play while servers are killed, databases go away, disks are full and clocks jump, and looks whether
          everything is there: storm [--minutes M] [--seed S] [--sqlite|--postgres]
  shots   takes pictures of the pages and sheets of the tables in a real browser into target/shots, and those of the
          README into docs/pictures
  stage   measures the tables in a real browser: stage [GAME] [DECISIONS] [--json]; fails where a board moves, is cut or cannot be read
  dist    builds the program and packs it with its systemd unit, licences and the hosting guide into target/dist; --binary FILE
          packs one that is there already";

fn main() -> ExitCode {
    let chores: Vec<String> = std::env::args().skip(1).collect();
    let chores: Vec<&str> = chores.iter().map(String::as_str).collect();
    match chores[..] {
        ["test"] => test::everything(&root()),
        ["bless"] => test::bless(&root()),
        ["tidy"] => tidy::report(&root()),
        ["css"] => css(),
        ["types"] => test::types(&root()).err().unwrap_or(ExitCode::SUCCESS),
        ["proof"] => proof::run(&root(), false),
        ["proof", "--quick"] => proof::run(&root(), true),
        ["wheel"] => python::wheel(&root()),
        ["corpus"] => test::corpus(&root()),
        ["shots"] => shots::run(&root()),
        ["stage", ref args @ ..] => stage::run(&root(), args),
        ["storm", ref args @ ..] => storm::run(&root(), args),
        ["load", ref args @ ..] => load::run(&root(), args),
        ["dist", ref args @ ..] => dist::run(&root(), args),
        [] | ["help" | "-h" | "--help"] => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!(
                "'{}' is no chore: test, bless, tidy, css, types, proof, corpus, load, storm, shots, stage, wheel and dist are",
                chores.join(" ")
            );
            ExitCode::from(2)
        }
    }
}

fn css() -> ExitCode {
    match css::format(&root()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("== css: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace. Cargo names it when it runs this program; where it was built may be another checkout
/// that shares the target folder.
fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&xtask).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Cargo's folder for what is built.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}
