//! Every page in every language: nothing that somebody typed becomes markup, nothing needs more than our own files, and
//! ids are unique.

#[path = "../examples/preview.rs"]
#[allow(dead_code)]
mod preview;

#[path = "../../words/tests/marks/mod.rs"]
mod marks;

use std::collections::BTreeSet;
use std::io::Write;
use words::{Language, Words};

/// What a check finds wrong with the text of a page.
type Check = fn(&str) -> Option<String>;

fn all_pages_pass(check: Check) {
    for language in Language::ALL {
        for (name, page) in preview::pages(&Words::new(language)) {
            assert_eq!(check(&page), None, "{name} in {language:?}");
        }
    }
}

/// The tags of a page without their closing sign.
fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split('<').skip(1).map(|tag| tag.split('>').next().unwrap_or_default())
}

/// The values of an attribute.
fn values<'a>(page: &'a str, attribute: &'static str) -> impl Iterator<Item = &'a str> {
    let with = move |tag: &'a str| tag.split(attribute).nth(1)?.split('"').next();
    tags(page).filter_map(with)
}

#[test]
fn what_people_type_is_escaped() {
    // A player of the samples is called `<script>`, and says so in the chat.
    let tables = preview::pages(&Words::default()).into_iter().filter(|(name, _)| name.starts_with("table-no"));
    assert!(tables.filter(|(_, page)| page.contains("&lt;script&gt;alert(1)&lt;/script&gt;")).count() > 1);
    all_pages_pass(|page| {
        let strange = tags(page).find(|tag| tag.starts_with("script") && !tag.contains("src=\"/assets/"));
        strange.map(|tag| format!("<{tag}>"))
    });
}

#[test]
fn style_and_script_come_from_files() {
    all_pages_pass(|page| {
        let attribute = |part: &str| part.starts_with("style=") || part.starts_with("on") && part.contains("=\"");
        let inline = |tag: &&str| tag.starts_with("style") || tag.split_whitespace().any(attribute);
        tags(page).find(inline).map(String::from)
    });
}

#[test]
fn pages_load_nothing_from_elsewhere() {
    all_pages_pass(|page| {
        let links = values(page, "href=\"").chain(values(page, "src=\"")).chain(values(page, "action=\""));
        links.into_iter().find(|link| !link.starts_with('/') && !link.starts_with('#')).map(String::from)
    });
}

#[test]
fn ids_are_unique_and_labels_find_their_fields() {
    all_pages_pass(|page| {
        let mut ids = BTreeSet::new();
        if let Some(twice) = values(page, " id=\"").find(|id| !ids.insert(*id)) {
            return Some(format!("{twice} twice"));
        }
        let labels = values(page, " for=\"")
            .chain(values(page, "aria-labelledby=\""))
            .chain(values(page, "aria-describedby=\""));
        labels.into_iter().find(|id| !ids.contains(id)).map(|id| format!("no {id}"))
    });
}

#[test]
fn everything_is_said_in_words() {
    // A key that is not found is said as it is.
    let keys = include_str!("../../../locales/en/table.ftl")
        .lines()
        .chain(include_str!("../../../locales/en/lobby.ftl").lines());
    let keys: Vec<&str> =
        keys.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).filter(|key| key.contains('-')).collect();
    assert!(keys.len() > 60);
    for (name, page) in preview::pages(&Words::new(Language::German)) {
        let texts: BTreeSet<&str> = page.split('<').filter_map(|tag| tag.split('>').nth(1)).map(str::trim).collect();
        assert_eq!(keys.iter().find(|key| texts.contains(**key)), None, "{name}");
    }
}

#[test]
fn pages_are_set_with_french_spaces() {
    // A plain board shows values, not words.
    let pages = preview::pages(&Words::new(Language::French)).into_iter();
    for (name, page) in pages.filter(|(name, _)| *name != "table-plain") {
        let texts = page.split('<').filter_map(|part| part.split('>').nth(1));
        let told =
            values(&page, " title=\"").chain(values(&page, "aria-label=\"")).chain(values(&page, "placeholder=\""));
        let plain =
            |text: &str| text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").replace("&quot;", "");
        // What people say in the chat is theirs.
        let ours = texts.chain(told).filter(|text| !["Who else", "good luck"].iter().any(|it| text.contains(it)));
        let found: Vec<String> = ours.flat_map(|text| marks::mistakes(&plain(text))).collect();
        assert!(found.is_empty(), "{name}:\n{}", found.join("\n"));
    }
}

/// Scripts that a table never loads.
const OF_OTHER_PAGES: [&str; 3] = ["passkeys.js", "replay.js", "upload.js"];

/// What a browser loads for a page, packed as it is sent: the page, its styles and scripts, its icon, the fonts and the
/// symbols of the board.
#[test]
fn a_table_weighs_little() {
    for (name, page) in
        preview::pages(&Words::new(Language::French)).iter().filter(|(name, _)| name.starts_with("table-"))
    {
        let scripts = web::assets::names().filter(|name| name.ends_with(".js") && !OF_OTHER_PAGES.contains(&&**name));
        let linked = values(page, "href=\"/assets/").map(|link| link.rsplit('/').next().unwrap_or_default().to_owned());
        let fonts = web::assets::names().filter(|name| name.ends_with(".woff2"));
        let without_symbol = |link: String| link.split('#').next().unwrap_or_default().to_owned();
        let files: BTreeSet<String> = scripts.chain(fonts).chain(linked.map(without_symbol)).collect();
        assert!(files.contains("table.css") && files.contains("choose.js"));
        let assets: usize = files.iter().map(|file| packed(&web::assets::find(file).expect(file).bytes)).sum();
        let all = assets + packed(page.as_bytes());
        println!("{name}: {all} bytes, {} of them the page", packed(page.as_bytes()));
        assert!(all <= 150 * 1024, "{name} weighs {all} bytes");
    }
}

fn packed(bytes: &[u8]) -> usize {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("bytes in memory").len()
}
