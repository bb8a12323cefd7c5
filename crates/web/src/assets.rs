//! Style, script and pictures, which are part of the program. Each has a hash of its content in its link, so that browsers may keep it
//! for ever and still get a new one at once.

use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::HashMap;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// A file to be served.
pub struct Asset {
    /// Its content.
    pub bytes: std::borrow::Cow<'static, [u8]>,
    /// What kind of content, for the browser.
    pub content_type: &'static str,
    /// What stands behind `?v=` in links to it. A request with this may be kept for ever, any other must ask again.
    pub version: String,
}

/// The file with this name.
pub fn find(name: &str) -> Option<Asset> {
    let file = Files::get(name)?;
    let version = version(&file);
    Some(Asset { bytes: file.data, content_type: content_type(name), version })
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = String> {
    Files::iter().map(|name| name.into_owned())
}

/// The link to a file.
///
/// # Panics
/// If there is no such file; the tests set every page.
pub fn link(name: &'static str) -> &'static str {
    static LINKS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
        let link = |name: String| {
            let version = version(&Files::get(&name)?);
            let link = format!("/assets/{name}?v={version}");
            Some((name, link))
        };
        names().filter_map(link).collect()
    });
    LINKS.get(name).unwrap_or_else(|| panic!("there is no file {name} in assets/"))
}

fn version(file: &EmbeddedFile) -> String {
    file.metadata.sha256_hash()[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_files_of_a_known_kind() {
        assert!(names().count() > 3);
        for name in names() {
            let asset = find(&name).unwrap();
            assert_ne!(asset.content_type, "application/octet-stream", "{name}");
            assert_eq!(asset.version.len(), 12, "{name}");
        }
        assert!(link("page.css").starts_with("/assets/page.css?v="));
        assert!(find("../Cargo.toml").is_none());
        assert!(find("nothing.css").is_none());
    }

    #[test]
    fn the_scripts_are_small() {
        let bytes = |name: &String| find(name).unwrap().bytes.len();
        let scripts = names().filter(|name| name.ends_with(".js"));
        let (alone, shared): (Vec<String>, Vec<String>) =
            scripts.partition(|name| ["replay.js", "upload.js"].contains(&name.as_str()));
        let all: usize = shared.iter().map(bytes).sum();
        assert!(all < 32_000, "{all} bytes of script on every page");
        assert!(alone.iter().map(bytes).all(|bytes| bytes < 8_000), "too much for one page");
    }
}
