//! Style, script and pictures, which are part of the program. They lie in a folder that is named after a hash of all of
//! them, so that browsers may keep them for ever and still get new ones at once; scripts find each other in the same
//! folder.

use boards::skin::{SKINS, Skin};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// The name under which the style of a game's board is served.
pub fn style_of(skin: &Skin) -> String {
    format!("{}.css", skin.game)
}

/// The name under which the symbols of a game's board are served; boards link to them by [`Skin::sheet_link`].
fn sheet_of(skin: &Skin) -> String {
    format!("{}.svg", skin.game)
}

/// The name under which the wide picture of a game is served.
pub fn cover_of(skin: &Skin) -> String {
    format!("{}-cover.svg", skin.game)
}

/// The style of every page; the colours of all games follow in the same file, because lists show several games.
const PAGE: &str = "page.css";

/// The content of a file: one of ours, or the style of a skin.
fn content(name: &str) -> Option<Cow<'static, [u8]>> {
    if name == PAGE {
        let colours = SKINS.iter().flat_map(|skin| skin.colours.bytes());
        return Some(Files::get(name)?.data.iter().copied().chain(colours).collect());
    }
    let skin = SKINS.iter().find(|skin| style_of(skin) == name);
    let sheet = SKINS.iter().find(|skin| sheet_of(skin) == name);
    let cover = SKINS.iter().find(|skin| cover_of(skin) == name);
    let own = skin.map(|skin| skin.style).or(sheet.map(|skin| skin.sheet)).or(cover.map(|skin| skin.cover));
    own.map(|own| own.as_bytes().into()).or_else(|| Some(Files::get(name)?.data))
}

/// A file to be served.
pub struct Asset {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// What kind of content, for the browser.
    pub content_type: &'static str,
    /// A hash of its content.
    pub version: String,
    /// Whether it was asked for in the folder of this edition, and may be kept for ever; any other must be asked for
    /// again.
    pub keeps: bool,
}

/// The file with this name, with or without the folder of an edition before it.
pub fn find(path: &str) -> Option<Asset> {
    let (folder, name) = path.split_once('/').unwrap_or(("", path));
    let version = version(name)?;
    Some(Asset {
        bytes: content(name)?,
        content_type: content_type(name),
        version,
        keeps: is_lasting(folder, name) && !LIVE,
    })
}

/// Whether a folder is that of this edition, or of this edition of a sheet of symbols.
fn is_lasting(folder: &str, name: &str) -> bool {
    let path = format!("/assets/{folder}/{name}");
    folder == *EDITION || SKINS.iter().any(|skin| skin.sheet_link() == path)
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = String> {
    let skins = SKINS.iter().flat_map(|skin| [style_of(skin), sheet_of(skin), cover_of(skin)]);
    Files::iter().map(|name| name.into_owned()).chain(skins)
}

/// The scripts that the script of every page asks for.
pub fn modules() -> impl Iterator<Item = &'static str> {
    const MODULES: [&str; 15] = [
        "advice.js",
        "changed.js",
        "choose.js",
        "coach.js",
        "count.js",
        "explain.js",
        "morph.js",
        "pace.js",
        "parts.js",
        "past.js",
        "say.js",
        "settings.js",
        "table.js",
        "trail.js",
        "travel.js",
    ];
    MODULES.into_iter()
}

/// The link to a file.
///
/// # Panics
/// If there is no such file; the tests set every page.
pub fn link(name: &str) -> &'static str {
    static LINKS: LazyLock<HashMap<String, String>> =
        LazyLock::new(|| names().map(|name| (name.clone(), format!("/assets/{}/{name}", *EDITION))).collect());
    LINKS.get(name).unwrap_or_else(|| panic!("there is no file {name} in assets/"))
}

/// The name of the folder in which all files lie.
static EDITION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    names().for_each(|name| version(&name).hash(&mut hasher));
    format!("{:016x}", hasher.finish())
});

/// While the program is written its files are read anew each time, so that a change is seen at once.
const LIVE: bool = cfg!(debug_assertions);

fn version(name: &str) -> Option<String> {
    let mut hasher = DefaultHasher::new();
    content(name)?.hash(&mut hasher);
    Some(format!("{:012x}", hasher.finish() >> 16))
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_page_has_the_colours_of_all_games() {
        let style = String::from_utf8(find(PAGE).unwrap().bytes.into_owned()).unwrap();
        for skin in SKINS {
            let selector = format!("[data-game=\"{}\"]", skin.game);
            assert_eq!(style.matches(&selector).count(), 1, "{selector}");
        }
    }

    #[test]
    fn links_lead_to_files_of_a_known_kind() {
        assert!(names().count() > 3);
        for name in names() {
            let asset = find(&name).unwrap();
            assert_ne!(asset.content_type, "application/octet-stream", "{name}");
            assert_eq!(asset.version.len(), 12, "{name}");
        }
        let page = link("page.css");
        assert!(page.starts_with("/assets/") && page.ends_with("/page.css"), "{page}");
        assert_eq!(find(page.strip_prefix("/assets/").unwrap()).unwrap().keeps, !LIVE);
        assert!(!find("page.css").unwrap().keeps && !find("0000000000000000/page.css").unwrap().keeps);
        assert!(find("../Cargo.toml").is_none());
        assert!(find("nothing.css").is_none());
    }

    /// Every script that another one imports is asked for early.
    #[test]
    fn scripts_know_each_other() {
        let text = |name: &str| String::from_utf8(find(name).unwrap().bytes.into_owned()).unwrap();
        let scripts: String = names().filter(|name| name.ends_with(".js")).map(|name| text(&name)).collect();
        let imported: BTreeSet<&str> =
            scripts.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(imported, modules().collect());
    }

    #[test]
    fn the_scripts_are_small() {
        let bytes = |name: &String| find(name).unwrap().bytes.len();
        let scripts = names().filter(|name| name.ends_with(".js"));
        let (alone, shared): (Vec<String>, Vec<String>) = scripts.partition(|name| {
            ["legend.js", "passkeys.js", "picture.js", "replay.js", "sound.js", "upload.js"].contains(&name.as_str())
        });
        let all: usize = shared.iter().map(bytes).sum();
        assert!(all < 80_000, "{all} bytes of script on every page");
        assert!(alone.iter().map(bytes).all(|bytes| bytes < 8_000), "too much for one page");
    }
}
