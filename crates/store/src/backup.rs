//! Backup and restore. A backup is a SQLite file with the same tables as the database it was made of, whichever kind
//! that was: so one can move from SQLite to Postgres and back, and a backup can itself be opened.
//!
//! What is copied is read from the layout of the backup file; a new table or column needs no word here. A backup of an
//! older layout is restored in that layout first and then brought up to date: so a column that has another name since
//! (`table_id` was `tabl` in layout 1) needs no word here either.

use crate::copying::{Sheet, copy, sheets};
use crate::error::{Result, StoreError};
use crate::file::Alone;
use crate::ids::TableId;
use crate::place::{Place, Purpose};
use crate::schema::{MIGRATIONS, migrate, version};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// What is told how far a copy is: rows done, rows in all.
pub type Progress<'p> = &'p mut (dyn FnMut(u64, u64) + Send);

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BackupSummary {
    /// Players.
    pub players: u64,
    /// Tables, of whatever state.
    pub tables: u64,
    /// Rows of entries.
    pub rows: u64,
}

/// Writes everything that `place` has, as of one moment, into a new file. A server may be running there. An existing
/// file is never overwritten, and an interrupted backup leaves none.
pub async fn backup(place: &str, file: &Path, progress: Progress<'_>) -> Result<BackupSummary> {
    backup_with(&Place::of(place)?, file, MIGRATIONS, progress).await
}

/// Fills an empty `place` with what a backup holds. A failed restore leaves it empty.
pub async fn restore(place: &str, file: &Path, progress: Progress<'_>) -> Result<BackupSummary> {
    restore_with(&Place::of(place)?, file, MIGRATIONS, progress).await
}

pub(crate) async fn backup_with(
    from: &Place,
    file: &Path,
    migrations: &[&str],
    progress: Progress<'_>,
) -> Result<BackupSummary> {
    let into = std::path::absolute(file).map_err(|error| cannot("written", file, &error))?;
    free(&into)?;
    let mut source = existing(from).await?;
    // One moment: from the first question on, SQLite's reader sees what was there then; Postgres must be asked for it.
    let begin = if from.is_postgres() { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" } else { "BEGIN" };
    run(from, &mut source, begin).await?;
    let layout = version(from, &mut source, migrations.len()).await?;
    if layout == 0 {
        return Err(StoreError::Place(format!("{from} is empty: there is nothing to back up.")));
    }

    let part = Part::beside(&into);
    let to = Place::file(&part.0)?;
    let mut target = to.connect(Purpose::Make).await?;
    migrate(&to, &mut target, &migrations[..layout]).await?;
    let sheets = sheets(&mut target).await.map_err(|error| to.refused(&error))?;
    let summary = fill((from, &mut source), (&to, &mut target), &sheets, progress).await?;
    let _ = source.close().await;
    target.close().await.map_err(|error| to.refused(&error))?;

    File::open(&part.0).and_then(|file| file.sync_all()).map_err(|error| cannot("written", &into, &error))?;
    free(&into)?;
    fs::rename(&part.0, &into).map_err(|error| cannot("written", &into, &error))?;
    // The name, too, must survive a power cut. Not every system lets a folder be opened for that.
    if let Some(folder) = into.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(summary)
}

pub(crate) async fn restore_with(
    into: &Place,
    file: &Path,
    migrations: &[&str],
    progress: Progress<'_>,
) -> Result<BackupSummary> {
    let from = Place::file(file)?;
    let mut source = existing(&from).await?;
    let layout = version(&from, &mut source, migrations.len()).await?;
    if layout == 0 {
        return Err(StoreError::Place(format!("{from} is empty: it is no backup.")));
    }
    let sheets = sheets(&mut source).await.map_err(|error| from.refused(&error))?;

    if let Place::Sqlite(path) = into
        && let Some(folder) = path.parent()
    {
        fs::create_dir_all(folder).map_err(|error| cannot("written", path, &error))?;
    }
    // No server may look on while a place is filled.
    let _alone = match into {
        Place::Sqlite(path) => Some(Alone::at(path)?),
        Place::Postgres(_) => None,
    };
    let mut target = into.connect(Purpose::Make).await?;
    let found = version(into, &mut target, migrations.len()).await?;
    if found > layout {
        return Err(StoreError::Place(format!(
            "{into} has a newer layout ({found}) than the backup ({layout}): give a place where nothing is yet."
        )));
    }
    for sheet in &sheets {
        if found > 0 && !sheet.is_empty(&mut target).await.map_err(|error| into.refused(&error))? {
            return Err(StoreError::Place(format!(
                "{into} is not empty: a backup is restored only to an empty place, so that nothing is lost."
            )));
        }
    }
    migrate(into, &mut target, &migrations[..layout]).await?;
    run(&from, &mut source, "BEGIN").await?;
    let summary = fill((&from, &mut source), (into, &mut target), &sheets, progress).await?;
    migrate(into, &mut target, migrations).await?;
    target.close().await.map_err(|error| into.refused(&error))?;
    Ok(summary)
}

/// Copies all sheets in one transaction of the target.
async fn fill(
    source: (&Place, &mut AnyConnection),
    (to, target): (&Place, &mut AnyConnection),
    sheets: &[Sheet],
    progress: Progress<'_>,
) -> Result<BackupSummary> {
    let (from, source) = source;
    run(to, target, to.begin()).await?;
    // A table may refer to one that comes later; the sum must be right at the end.
    let later = if to.is_postgres() { "SET CONSTRAINTS ALL DEFERRED" } else { "PRAGMA defer_foreign_keys = ON" };
    run(to, target, later).await?;
    let mut total = 0;
    for sheet in sheets {
        total += sheet.count(source).await.map_err(|error| from.refused(&error))?;
    }
    let mut done = 0;
    let mut summary = BackupSummary::default();
    progress(0, total);
    for sheet in sheets {
        let copied = copy(sheet, (from, &mut *source), (to, &mut *target), &mut |rows| {
            done += rows;
            progress(done, total);
        })
        .await?;
        match sheet.name() {
            "players" => summary.players = copied,
            "tables" => summary.tables = copied,
            "entries" => summary.rows = copied,
            _ => {}
        }
    }
    run(to, target, "COMMIT").await?;
    Ok(summary)
}

/// A file that is being written; gone if it was not renamed in the end.
struct Part(PathBuf);

impl Part {
    fn beside(file: &Path) -> Part {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // Any random letters do; an id has twelve.
        Part(file.with_file_name(format!(".{name}.{}.part", TableId::random())))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
        let journal =
            self.0.with_file_name(format!("{}-journal", self.0.file_name().unwrap_or_default().to_string_lossy()));
        let _ = fs::remove_file(journal);
    }
}

/// A connection to a place that must be there already.
async fn existing(place: &Place) -> Result<AnyConnection> {
    if let Place::Sqlite(path) = place
        && !path.is_file()
    {
        return Err(StoreError::Place(format!("{place} does not exist.")));
    }
    place.connect(Purpose::Read).await
}

fn free(file: &Path) -> Result<()> {
    // A link that points nowhere is in the way, too.
    if file.symlink_metadata().is_ok() {
        return Err(StoreError::Place(format!(
            "The file {} exists already and is not overwritten: give another name.",
            file.display()
        )));
    }
    Ok(())
}

fn cannot(done: &str, file: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Place(format!("The file {} cannot be {done}: {error}.", file.display()))
}

async fn run(place: &Place, db: &mut AnyConnection, statement: &str) -> Result<()> {
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(db).await.map_err(|error| place.refused(&error))?;
    Ok(())
}
