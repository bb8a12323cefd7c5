//! What only one game asks for of its data file has a sentence in every language, with the values that the rules give it.

use boards::skin::SKINS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use words::Language;

/// The names of the values in each sentence, by its key.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// What stands between two marks, wherever they are.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let rests = text.match_indices(open).map(|(at, _)| &text[at + open.len()..]);
    rests.filter_map(|rest| Some(&rest[..rest.find(close)?])).collect()
}

fn owned(names: Vec<&str>) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

/// What the tables of a game say, in English: a key, and the next text after it.
fn named(game: &str) -> Sentences {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("src/tables");
    let paths = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let sources: Vec<String> = paths.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    let texts: Vec<&str> = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2)).collect();
    let start = format!("wrong-{game}-");
    let pairs = texts.windows(2).filter(|pair| pair[0].starts_with(&start));
    pairs.map(|pair| (pair[0].to_owned(), owned(between(pair[1], "{", "}")))).collect()
}

/// What a language says of a game.
fn said(game: &str, language: Language) -> Sentences {
    let start = format!("wrong-{game}-");
    let text: String = words::files(language).into_iter().map(|(_, text)| text).collect();
    let lines = text.lines().filter(|line| line.starts_with(&start));
    lines
        .map(|line| line.split_once(" = ").expect("a sentence in one line"))
        .map(|(key, sentence)| (key.to_owned(), owned(between(sentence, "{ $", " }"))))
        .collect()
}

#[test]
fn every_refusal_has_its_sentence() {
    for skin in SKINS {
        let named = named(skin.game);
        assert!(named.len() > 5, "{}: {named:?}", skin.game);
        for language in Language::ALL {
            assert_eq!(said(skin.game, language), named, "{} in {language:?}", skin.game);
        }
    }
}
