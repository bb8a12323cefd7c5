//! How good the computer players are, measured: a fixed list of matches, and `docs/bots.md` with what came out.
//!
//! Every game of every match is kept in the target folder, so that a run that was stopped goes on where it was. Who has
//! changed the players removes the folder `proof` there first. The page is written after every match.

mod page;

use page::{Players, Row, Table};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// Two players, and how many games they play with 2, 3 and 4 seats; 0 for none.
type Pairing = (&'static str, &'static str, [u32; 3]);

/// What is played, the cheap matches first. Numbers are best divisible by the seats.
const PAIRINGS: [Pairing; 10] = [
    ("greedy", "random", [60, 60, 60]),
    ("level2", "level1", [60, 60, 60]),
    ("search:60", "greedy", [40, 39, 40]),
    ("search:200ms", "greedy", [20, 15, 16]),
    ("search:2000", "greedy", [30, 0, 0]),
    ("search:2000", "search:60", [60, 60, 120]),
    ("level3", "level2", [200, 60, 60]),
    ("level4", "level3", [200, 60, 60]),
    ("level5", "level4", [100, 0, 0]),
    ("net:100ms", "search:100ms", [400, 120, 120]),
];
const SEATS: [u8; 3] = [2, 3, 4];

/// The games, and what a search with a net should take at least from one without, with two seats and in equal time: 80
/// Elo.
const GAMES: [(&str, f64); 3] = [("noria", 0.613), ("novgorod", 0.613), ("wiraqocha", 0.613)];

/// The page whose tables are written.
const PAGE: &str = "docs/bots.md";

/// A quick run plays one game of so many, to try the command.
const QUICK: u32 = 10;

/// Plays what is missing and writes the page. A quick run leaves the real page alone and writes a copy beside its
/// games.
pub fn run(root: &Path, quick: bool) -> ExitCode {
    match play_all(root, quick) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("== proof: {why}");
            ExitCode::FAILURE
        }
    }
}

fn play_all(root: &Path, quick: bool) -> Result<(), String> {
    let target = crate::target(root);
    let folder = target.join(if quick { "proof/quick" } else { "proof" });
    let page = if quick { folder.join("bots.md") } else { root.join(PAGE) };
    fs::create_dir_all(&folder).map_err(|error| said(&folder, &error))?;
    let program = build(root, &target, &folder)?;
    let mut table = Table { rows: rows(quick), targets: GAMES.to_vec() };
    let mut failed = 0;
    for at in 0..table.rows.len() {
        let row = &table.rows[at];
        println!("== {}", row.title());
        let began = Instant::now();
        match play(&program, &folder, row) {
            Ok(line) => table.rows[at].result = Some(page::read(&line)?),
            Err(why) => {
                eprintln!("== {}: {why}", row.title());
                failed += 1;
            }
        }
        let row = &table.rows[at];
        println!("   {} ({:.0} s)", row.outcome(), began.elapsed().as_secs_f64());
        // Read each time: somebody may have written something beside the tables meanwhile.
        let template = fs::read_to_string(root.join(PAGE)).map_err(|error| said(&root.join(PAGE), &error))?;
        let text = page::fill(&template, &table.text()).ok_or("the page has no place for the tables")?;
        fs::write(&page, text).map_err(|error| said(&page, &error))?;
    }
    println!("== {}", page.display());
    if failed > 0 { Err(format!("{failed} matches were not played")) } else { Ok(()) }
}

/// All matches, in the order in which they are played.
fn rows(quick: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    for (first, second, games) in PAIRINGS {
        for (game, _) in GAMES {
            for (seats, games) in SEATS.into_iter().zip(games).filter(|&(_, games)| games > 0) {
                let games = if quick { games.div_ceil(QUICK) } else { games };
                rows.push(Row { game, players: Players { first, second }, seats, games, result: None });
            }
        }
    }
    rows
}

/// Builds the program and takes a copy, so that all matches are played by the same one.
fn build(root: &Path, target: &Path, folder: &Path) -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let args = ["build", "--release", "--quiet", "--package", "spieltisch"];
    let status = Command::new(cargo).args(args).current_dir(root).status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("the program cannot be built".into());
    }
    let name = format!("spieltisch{}", std::env::consts::EXE_SUFFIX);
    let (built, copy) = (target.join("release").join(&name), folder.join(&name));
    let fresh = fs::read(&built).map_err(|error| said(&built, &error))?;
    if fs::read(&copy).is_ok_and(|earlier| earlier != fresh) {
        eprintln!("== the program has changed since its last run; if the players have, remove {}", folder.display());
    }
    fs::copy(&built, &copy).map_err(|error| said(&copy, &error))?;
    Ok(copy)
}

/// Plays what is missing of a match; its line of JSON.
fn play(program: &Path, folder: &Path, row: &Row) -> Result<String, String> {
    let Row { game, players: Players { first, second }, seats, games, .. } = row;
    let name = format!("{game}-{seats}-{first}-{second}.txt").replace(':', "_");
    let ran = Command::new(program)
        .args(["arena", game, "--bots", &format!("{first},{second}")])
        .args(["--seats", &seats.to_string(), "--games", &games.to_string(), "--json", "--save"])
        .arg(folder.join(name))
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("the program cannot be started: {error}"))?;
    match ran.status.success() {
        true => Ok(String::from_utf8_lossy(&ran.stdout).into()),
        false => Err(format!("the match ended with {}", ran.status)),
    }
}

fn said(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_whole_deals_and_each_match_is_played_once() {
        let rows = rows(false);
        assert_eq!(rows.len(), 3 * (8 * 3 + 2));
        for (at, row) in rows.iter().enumerate() {
            assert_eq!(row.games % u32::from(row.seats), 0, "{}", row.title());
            assert!(rows[..at].iter().all(|other| other.title() != row.title()), "{}", row.title());
        }
    }

    #[test]
    fn the_page_has_a_place_for_the_tables() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let template = fs::read_to_string(root.join(PAGE)).unwrap();
        assert!(page::fill(&template, "here").is_some_and(|text| text.contains("here")));
    }
}
