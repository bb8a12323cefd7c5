//! What hosts keep: backups of everything, records of single games.

use crate::args::{Backup, Export, Import, Restore};
use crate::stop::{Stop, read_text};
use host::{Config, Host, Refused};
use indicatif::ProgressBar;
use std::fs::OpenOptions;
use std::io::{Write, stdout};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::process::ExitCode;
use store::{BackupSummary, Store, StoreError};

/// `spieltisch backup`
pub fn backup(args: &Backup) -> Result<ExitCode, Stop> {
    let bar = ProgressBar::no_length();
    let mut progress = |done: u64, total: u64| show(&bar, done, total);
    let summary = block_on(store::backup(&args.database.database, &args.file, &mut progress))??;
    bar.finish_and_clear();
    writeln!(stdout(), "{}: {}", args.file.display(), in_words(&summary))?;
    Ok(ExitCode::SUCCESS)
}

/// `spieltisch restore`
pub fn restore(args: &Restore) -> Result<ExitCode, Stop> {
    let bar = ProgressBar::no_length();
    let mut progress = |done: u64, total: u64| show(&bar, done, total);
    let summary = block_on(store::restore(&args.database.database, &args.file, &mut progress))??;
    bar.finish_and_clear();
    writeln!(stdout(), "restored: {}", in_words(&summary))?;
    Ok(ExitCode::SUCCESS)
}

/// `spieltisch export`
pub fn export(args: &Export) -> Result<ExitCode, Stop> {
    let text = block_on(async {
        let store = existing(&args.database.database).await?;
        Host::quiet(store, Config::default()).export(args.table).await.map_err(Stop::from)
    })??;
    match &args.out {
        Some(path) => write_new(path, &text)?,
        None => stdout().write_all(text.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// `spieltisch import`
pub fn import(args: &Import) -> Result<ExitCode, Stop> {
    let text = read_text(&args.file)?;
    let imported = block_on(async {
        let store = Store::open(&args.database.database).await?;
        let host = Host::quiet(store.clone(), Config::default());
        let imported = host.import(&text).await.map_err(Stop::from);
        store.close().await;
        imported
    })??;
    writeln!(stdout(), "/table/{}", imported.id)?;
    for (seat, token) in &imported.invitations {
        writeln!(stdout(), "{seat}: /join/{token}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A database that is there already: looking for a table must not make one.
pub(crate) async fn existing(place: &str) -> Result<Store, Stop> {
    if !place.contains("://") && !Path::new(place).exists() {
        return Err(Stop::BadRequest(format!("{place}: there is no such database; name one with --database")));
    }
    Ok(Store::open(place).await?)
}

/// A new file that only its owner may read: there may be secrets of a game in it.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<(), Stop> {
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    let written = file.and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
    written.map_err(|error| Stop::BadRequest(format!("{}: {error}", path.display())))
}

fn in_words(summary: &BackupSummary) -> String {
    let BackupSummary { players, tables, rows } = summary;
    format!("{players} players, {tables} tables, {rows} steps")
}

fn show(bar: &ProgressBar, done: u64, total: u64) {
    bar.set_length(total);
    bar.set_position(done);
}

pub(crate) fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    Ok(runtime.map_err(|error| Stop::Failed(format!("no threads to work with: {error}")))?.block_on(work))
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        Stop::Failed(error.to_string())
    }
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Stop {
        match refused {
            Refused::Store(error) => error.into(),
            other => Stop::BadRequest(other.to_string()),
        }
    }
}
