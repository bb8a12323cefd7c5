//! The games' board folders have the same files, so that whoever knows one finds everything in the others.

use boards::skin::SKINS;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The names of what lies in a game's board folder: files, or folders.
fn names(game: &str, wanted: fn(&Path) -> bool) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(game);
    let paths = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths: Vec<PathBuf> = paths.map(|entry| entry.unwrap().path()).filter(|path| wanted(path)).collect();
    paths.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

#[test]
fn every_game_has_the_same_files() {
    let first = names(SKINS[0].game, Path::is_file);
    assert!(first.contains("mod.rs"), "{first:?}");
    for skin in SKINS {
        assert_eq!(names(skin.game, Path::is_file), first, "{} against {}", skin.game, SKINS[0].game);
    }
}

#[test]
fn a_folder_has_the_parts_of_the_file_beside_it() {
    for skin in SKINS {
        let files = names(skin.game, Path::is_file);
        for folder in names(skin.game, Path::is_dir) {
            assert!(files.contains(&format!("{folder}.rs")), "{}: {folder}/ without {folder}.rs", skin.game);
        }
    }
}
