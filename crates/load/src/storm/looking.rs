//! The calm between two rounds, when nothing fails and nobody plays: the records are taken from the database by the
//! command line, and everything that people know is compared with them.

use super::book::entries;
use super::sky::Sky;
use super::table::Table;
use crate::connection::Request;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::spawn_blocking;

/// How long a viewer may take to see what everybody else sees, once nothing fails any more.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the records come from.
#[derive(Clone, Debug)]
pub struct Records {
    pub program: PathBuf,
    pub place: String,
    /// For files that are thrown away.
    pub folder: PathBuf,
}

impl Records {
    /// Looks at one table: its record has what people were told, replays if `replays` asks for it, and every viewer and
    /// every server are where it ends.
    pub async fn look(&self, sky: &Sky, table: &Table, replays: bool) {
        let until = Instant::now() + PATIENCE;
        let entries = loop {
            let entries = match self.entries(&table.id).await {
                Ok(entries) => entries,
                Err(why) => return sky.found(&format!("{} has no record: {why}", table.id)),
            };
            // A computer may still have to move.
            if table.is_settled_at(entries.len() as u32) {
                break entries;
            }
            if Instant::now() > until {
                let at: Vec<_> = table.viewers.iter().map(|it| (it.node.get(), it.at.get())).collect();
                let to_move = table.viewers[0].to_move.borrow().clone();
                sky.found(&format!(
                    "{} has {} entries, and its viewers (server, position) are {at:?} after {} s; to move {to_move:?}",
                    table.id,
                    entries.len(),
                    PATIENCE.as_secs(),
                ));
                break entries;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        for what in table.book.borrow().differs(&entries, !table.with_bot) {
            sky.found(&format!("{}: {what}", table.id));
        }
        let path = format!("/api/v1/tables/{}", table.id);
        for &node in &sky.nodes {
            let answer = sky.ask_at(node, Request { method: "GET", path: &path, token: "", body: "" }).await;
            let said = answer.map(|(_, body)| serde_json::from_slice::<Value>(&body).unwrap_or_default());
            match said.map(|said| said["version"].as_u64()) {
                Ok(Some(version)) if version == entries.len() as u64 => {}
                other => sky.found(&format!("{} has {} entries, and {node} says {other:?}", table.id, entries.len())),
            }
        }
        if replays && let Err(why) = self.replay(&table.id).await {
            sky.found(&format!("{} does not replay: {why}", table.id));
        }
    }

    /// Looks at several tables: all replay that are left now.
    pub async fn look_at_all(&self, sky: &Sky, tables: &[Rc<Table>], last: bool) {
        for table in tables {
            self.look(sky, table, last || table.is_over()).await;
        }
    }

    async fn entries(&self, table: &str) -> Result<Vec<String>, String> {
        entries(&self.run(&["export", table, "--database", &self.place]).await?)
    }

    async fn replay(&self, table: &str) -> Result<(), String> {
        let file = self.folder.join(format!("{table}.txt"));
        let file = path(&file)?;
        self.run(&["export", table, "--out", file, "--database", &self.place]).await?;
        let said = self.run(&["replay", file, "--verify"]).await?;
        fs::remove_file(file).ok();
        if said.contains("all as the rules say") { Ok(()) } else { Err(said) }
    }

    async fn run(&self, args: &[&str]) -> Result<String, String> {
        let mut command = Command::new(&self.program);
        command.args(args);
        let output = spawn_blocking(move || command.output()).await.map_err(|error| error.to_string())?;
        let output = output.map_err(|error| error.to_string())?;
        if output.status.success() {
            return String::from_utf8(output.stdout).map_err(|error| error.to_string());
        }
        Err(format!("{args:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}

fn path(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| "no plain path".into())
}
