//! The files of words and the sources know the same keys: none is missing in a language, none is used that is not
//! there, none is there that nobody uses, and every language puts the same things into a sentence.

use boards::skin::SKINS;
use boards::{games, rulebook};
use bots::analysis::Mark;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use words::{Language, Words};

/// The crates in which something is said.
const SPEAKERS: [&str; 4] = ["boards", "spieltisch", "web", "words"];

/// Those that name by its key what is wrong with a data file.
const REFUSERS: [&str; 4] = ["components", "noria", "novgorod", "wiraqocha"];

/// Every key of a language with what is put into its sentence.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    let mut last = String::new();
    for line in words::files(language).iter().flat_map(|(_, text)| text.lines()) {
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            last = line.split(" =").next().unwrap().to_owned();
            keys.insert(last.clone(), BTreeSet::new());
        }
        for variable in line.split('$').skip(1) {
            let name = variable.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap();
            keys.get_mut(&last).unwrap().insert(name.to_owned());
        }
    }
    keys
}

/// All sources of a crate in one text.
fn sources(name: &str) -> String {
    fn all(folder: &Path, text: &mut String) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                all(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut text = String::new();
    all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut text);
    text
}

/// Everything that can be said is said here.
fn speakers() -> String {
    SPEAKERS.map(sources).concat()
}

/// The texts in quotation marks.
fn literals(text: &str) -> BTreeSet<&str> {
    text.split('"').collect()
}

/// The keys that are handed to a function as its first argument; also both of an `if` in its place.
fn handed<'a>(text: &'a str, call: &str) -> BTreeSet<&'a str> {
    let first_argument = |rest: &'a str| {
        let mut depth = 0;
        let end = rest.find(|letter: char| {
            depth += i32::from("([{".contains(letter)) - i32::from(")]}".contains(letter));
            depth < 0 || depth == 0 && letter == ','
        });
        &rest[..end.unwrap_or(0)]
    };
    let arguments = text.match_indices(call).map(|(at, _)| first_argument(&text[at + call.len()..]));
    arguments.flat_map(|argument| argument.split('"').skip(1).step_by(2)).filter(|key| is_key(key)).collect()
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

#[test]
fn every_language_has_the_same_keys_with_the_same_values() {
    let english = keys(Language::English);
    assert!(english.len() > 200);
    for language in [Language::German, Language::French] {
        let other = keys(language);
        for (key, values) in &english {
            assert_eq!(other.get(key), Some(values), "{key} in {language:?}");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "{key} is only in {language:?}");
        }
    }
}

#[test]
fn every_key_is_used_and_every_used_key_exists() {
    let known = keys(Language::English);
    let pages = speakers();
    let host = sources("host");
    let lessons = SKINS.iter().flat_map(|skin| lessons::of(skin.game)).flat_map(|lesson| lesson.keys());
    let marks = Mark::ALL.map(|mark| format!("analysis-mark-{}", mark.word()));
    let made = games::keys().into_iter().chain(rulebook::words::keys()).chain(lessons).chain(marks);
    let made: BTreeSet<String> = made.collect();

    let said = handed(&pages, ".say(").into_iter().chain(handed(&pages, ".say_with("));
    for key in said.map(String::from).chain(made.iter().cloned()) {
        assert!(known.contains_key(&key), "{key} is used, but stands in no file of words");
    }
    let refusers = REFUSERS.map(sources).concat();
    let (literals_here, literals_there) = (literals(&pages), literals(&host));
    let wrong = literals(&refusers);
    let unused = known.keys().filter(|key| {
        let code = key.strip_prefix("refused-");
        let refused = code.is_some_and(|code| literals_here.contains(code) || literals_there.contains(code));
        let wrong = key.starts_with("wrong-") && wrong.contains(key.as_str());
        !refused && !wrong && !literals_here.contains(key.as_str()) && !made.contains(*key)
    });
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&String>::new(), "nobody uses these");
}

#[test]
fn every_refusal_has_a_sentence() {
    let host = sources("host");
    let pages = speakers();
    let codes = host.split("fn code(").nth(1).and_then(|rest| rest.split("\n    }\n").next()).unwrap_or_default();
    let codes = codes.split("=> \"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let complaints =
        pages.split("ErrorResponse::new(").skip(1).filter_map(|rest| rest.split(')').next()?.split('"').nth(1));
    let mut count = 0;
    for code in codes.chain(complaints) {
        count += 1;
        for language in Language::ALL {
            let key = format!("refused-{code}");
            assert_ne!(Words::new(language).say(&key), key);
        }
    }
    assert!(count > 15, "the codes are looked for in the wrong place");
}
