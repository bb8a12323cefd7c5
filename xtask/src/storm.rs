//! A storm over both databases: builds the programs as the tests do, and lets everything fail that can fail here.
//! `crates/load/src/storm` is the storm itself.

use crate::services::{self, Postgres};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Asked {
    /// How long both databases take together.
    minutes: f64,
    seed: u64,
    sqlite: bool,
    postgres: bool,
}

impl Asked {
    /// What a commit has to live through.
    pub fn for_a_test() -> Asked {
        Asked { minutes: 1.0, seed: some_seed(), sqlite: true, postgres: true }
    }

    /// Reads `--minutes M [--seed S] [--sqlite|--postgres]`.
    pub fn read(args: &[&str]) -> Result<Asked, String> {
        let mut asked = Asked::for_a_test();
        let mut args = args.iter();
        while let Some(&arg) = args.next() {
            let mut value = || args.next().ok_or(format!("{arg} needs a number"));
            match arg {
                "--minutes" => {
                    let minutes = value()?.parse().ok().filter(|minutes| (0.1..=600.0).contains(minutes));
                    asked.minutes = minutes.ok_or("a storm lasts between 0.1 and 600 minutes")?;
                }
                "--seed" => asked.seed = value()?.parse().map_err(|_| "a seed is a whole number")?,
                "--sqlite" => asked.postgres = false,
                "--postgres" => asked.sqlite = false,
                _ => return Err(format!("'{arg}' is unknown: storm [--minutes M] [--seed S] [--sqlite|--postgres]")),
            }
        }
        if !asked.sqlite && !asked.postgres {
            return Err("--sqlite and --postgres leave nothing together".into());
        }
        Ok(asked)
    }
}

/// Runs what the words ask for.
pub fn run(root: &Path, args: &[&str]) -> ExitCode {
    match Asked::read(args).and_then(|asked| blow(root, asked)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("== storm: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Both databases, one after the other; an error says what has to be repeated.
pub fn blow(root: &Path, asked: Asked) -> Result<(), String> {
    let Asked { minutes, seed, sqlite, postgres } = asked;
    services::install()?;
    services::install_if_possible("libfaketime", "faketime/libfaketimeMT.so.1");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // Of the whole workspace, so that what the tests have built is not built anew with other features.
    let build = ["build", "--quiet", "--workspace", "--bins"];
    let built = Command::new(cargo).args(build).current_dir(root).stdout(Stdio::null()).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("the programs cannot be built".into());
    }
    let target = crate::target(root);
    let seconds = (minutes * 60.0 / f64::from(u8::from(sqlite) + u8::from(postgres))).round().to_string();
    let storm = |more: &[&str]| {
        let mut storm = Command::new(target.join("debug").join("load"));
        storm.args(["storm", "--seconds", &seconds, "--seed", &seed.to_string(), "--folder"]).arg(target.join("storm"));
        match storm.args(more).status() {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => {
                Err(format!("not everything held; again with: cargo xtask storm --minutes {minutes} --seed {seed}"))
            }
            Err(error) => Err(error.to_string()),
        }
    };
    if sqlite {
        storm(&[])?;
    }
    if postgres && !Postgres::is_installed() {
        println!("storm: left out: Postgres, because none is installed that could be stopped and started");
    } else if postgres {
        let postgres = Postgres::start()?;
        let (stop, start) = (postgres.stop(), postgres.start_again());
        let folder = postgres.folder();
        let folder = folder.to_str().ok_or("the folder of Postgres has no plain path")?;
        let place = ["--nodes", "2", "--database", postgres.url(), "--database-folder", folder];
        storm(&[&place[..], &["--stop-database", &stop, "--start-database", &start]].concat())?;
    }
    Ok(())
}

/// Another one every time; it is printed, so that a storm can be repeated.
fn some_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs() % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_read() {
        let both = Asked { minutes: 60.0, seed: 7, sqlite: true, postgres: true };
        for (words, asked) in [
            ("--minutes 60 --seed 7", Some(both)),
            ("--seed 7 --sqlite --minutes 60", Some(Asked { postgres: false, ..both })),
            ("--seed 7 --postgres --minutes 60", Some(Asked { sqlite: false, ..both })),
            ("--sqlite --postgres", None),
            ("--minutes", None),
            ("--minutes 0", None),
            ("--minutes NaN", None),
            ("--seed x", None),
            ("60", None),
        ] {
            let words: Vec<&str> = words.split_whitespace().collect();
            assert_eq!(Asked::read(&words).ok(), asked, "{words:?}");
        }
        assert_eq!(Asked::read(&[]).map(|asked| asked.minutes), Ok(1.0));
    }
}
