//! Plays the games of the corpus: records and a database of the newest revision of each game, which every later version
//! of the program must replay and go on with. `cargo xtask corpus` runs it when a revision is cut.
//!
//! It only ever adds: a record that is rewritten proves nothing about the games that people have stored.

mod records;
mod tables;

use std::path::Path;
use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("the folder of the corpus is expected");
        return ExitCode::from(2);
    };
    for game in catalog::for_people() {
        let newest = game.revisions().last().expect("a revision").number;
        let folder = Path::new(&folder).join(newest.to_string());
        std::fs::create_dir_all(&folder).expect("a folder for the revision");
        records::add(*game, &folder);
        tables::add(*game, &folder).await;
    }
    ExitCode::SUCCESS
}
