//! Tables that an older version of the program has left in a database are played on, under the rules they were begun
//! with.

mod common;

use common::config;
use game::{Rng, Seat};
use host::Host;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{PlayerId, State, Store, TableId};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");

/// So many steps are made at each table.
const STEPS: usize = 60;

/// Every database of the corpus.
fn databases() -> Vec<PathBuf> {
    let in_folder =
        |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let files =
        in_folder(Path::new(RECORDS)).into_iter().filter(|path| path.is_dir()).flat_map(|path| in_folder(&path));
    let mut files: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|it| it == "sqlite")).collect();
    files.sort();
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn running_tables_of_all_revisions_go_on() {
    let files = databases();
    assert!(files.len() >= catalog::for_people().len(), "{files:?}");
    for file in files {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("tables.db");
        fs::copy(&file, &copy).unwrap();
        let revision: u16 = file.parent().unwrap().file_name().unwrap().to_str().unwrap().parse().unwrap();
        let host = Host::quiet(Store::open(copy.to_str().unwrap()).await.unwrap(), config());
        let opener = host.store().owner_of("Anna").await.unwrap().unwrap().id;
        let tables = host.store().tables_of(opener, 1000).await.unwrap();
        assert!(tables.len() >= 6, "{} tables in {}", tables.len(), file.display());
        let mut ends = Vec::new();
        for listed in tables {
            let id = listed.table.id;
            assert_eq!(listed.table.state, State::Running);
            let before = version_and_print(&host, id).await;
            play_on(&host, opener, id, revision).await;
            ends.push((id, before, version_and_print(&host, id).await));
        }
        host.store().close().await;
        let host = Host::quiet(Store::open(copy.to_str().unwrap()).await.unwrap(), config());
        for (id, before, after) in ends {
            assert!(after.0 > before.0, "{id} of {} went on", file.display());
            assert_eq!(version_and_print(&host, id).await, after, "{id} of {} is stored", file.display());
        }
    }
}

async fn version_and_print(host: &Arc<Host>, id: TableId) -> (u32, u64) {
    host.look(id, |sitting| (sitting.game.version(), sitting.game.fingerprint())).await.unwrap()
}

/// The seat to move, the version and the choices, while the game goes on.
async fn asked(host: &Arc<Host>, id: TableId, revision: u16) -> Option<(Seat, u32, Vec<String>)> {
    let look = |sitting: &host::Sitting| {
        assert_eq!(sitting.game.head().revision, revision, "the table keeps its rules");
        let seat = sitting.to_move().iter().next()?;
        Some((seat, sitting.game.version(), sitting.game.choice_texts(seat)))
    };
    host.look(id, look).await.unwrap()
}

async fn play_on(host: &Arc<Host>, opener: PlayerId, id: TableId, revision: u16) {
    let mut rng = Rng::new(7);
    for _ in 0..STEPS {
        let Some((seat, version, choices)) = asked(host, id, revision).await else { return };
        host.play(id, opener, Some(seat), version, rng.pick(&choices).clone()).await.unwrap();
    }
}
