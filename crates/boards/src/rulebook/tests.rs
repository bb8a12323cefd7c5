//! The books are complete in every language, and every paragraph that is cited exists.

use super::inline::{Piece, letters, pieces, reference};
use super::*;
use ::words::Words;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The games with a rulebook.
fn games() -> impl Iterator<Item = &'static str> {
    skin::SKINS.iter().map(|skin| skin.game)
}

fn books() -> impl Iterator<Item = (&'static str, Language, &'static Book)> {
    games().flat_map(|game| Language::ALL.map(|language| (game, language, of(game, language).unwrap())))
}

/// Everything that stands in a book, each with where: what players read, then where it comes from.
fn texts(book: &Book) -> Vec<(&str, [&str; 2])> {
    let paragraphs = book.chapters.iter().flat_map(|chapter| [&chapter.opening].into_iter().chain(&chapter.paragraphs));
    let each = paragraphs.map(|it| (it.number.as_str(), [it.text.as_str(), it.origin.as_str()]));
    [("introduction", ["", book.origin.as_str()])].into_iter().chain(each).collect()
}

/// The letters of all marks of a text, also of those in bold.
fn marks(text: &str) -> String {
    let found = pieces(text).into_iter().map(|piece| match piece {
        Piece::Mark(mark) => letters(mark).collect(),
        Piece::Bold(text) => marks(text),
        _ => String::new(),
    });
    found.collect()
}

#[test]
fn books_are_read_whole() {
    for (game, language, book) in books() {
        assert!(
            book.title.len() > 10 && !book.introduction.is_empty() && !book.origin.is_empty(),
            "{game} {language:?}"
        );
        assert!(book.chapters.len() >= 9, "{game} {language:?}");
        let paragraphs: usize = book.chapters.iter().map(|chapter| chapter.paragraphs.len()).sum();
        assert!(paragraphs >= 40, "{game} {language:?}: {paragraphs}");
        assert!(book.chapters.last().unwrap().paragraphs.len() >= 10, "{game} {language:?}");
        for chapter in &book.chapters {
            let number = &chapter.opening.number;
            assert_eq!(reference(number), Some(number.len()), "{number}");
            for paragraph in &chapter.paragraphs {
                assert!(paragraph.number.starts_with(&format!("{number}.")), "{} in {number}", paragraph.number);
            }
        }
    }
    let found = find("wiraqocha", Language::English, "W-5.2").unwrap();
    assert!(found.text.starts_with("From the reserve only to tiles next to one you hold"), "{}", found.text);
    assert!(find("wiraqocha", Language::English, "W-5.99").is_none());
    assert!(find("pig", Language::English, "W-5.2").is_none());
}

#[test]
fn every_language_has_the_same_paragraphs_with_the_same_marks() {
    for game in games() {
        let english = texts(of(game, Language::English).unwrap());
        for language in [Language::German, Language::French] {
            let other = texts(of(game, language).unwrap());
            assert_eq!(other.len(), english.len(), "{game} {language:?}");
            for ((number, [_, origin]), (other_number, [_, other_origin])) in english.iter().zip(&other) {
                assert_eq!(number, other_number, "{game} {language:?}");
                assert_eq!(marks(origin), marks(other_origin), "{number} in {language:?}");
            }
        }
    }
}

#[test]
fn references_lead_somewhere() {
    for (game, language, book) in books() {
        for (number, text) in texts(book) {
            for piece in text.into_iter().flat_map(pieces) {
                let Piece::Reference(other) = piece else { continue };
                assert!(book.find(other).is_some(), "{game} {language:?}: {number} names {other}");
            }
        }
    }
}

/// Marks, files and words of programs stand where players need not read them, and every paragraph says there where it
/// comes from.
#[test]
fn players_read_rules_and_no_specification() {
    for (game, language, book) in books() {
        for (number, [text, _]) in texts(book) {
            let strange = pieces(text).into_iter().find(|it| matches!(it, Piece::Mark(_) | Piece::Code(_)));
            assert_eq!(strange, None, "{game} {language:?}: {number}");
        }
        // The last chapter has the examples.
        let rules = &book.chapters[..book.chapters.len() - 1];
        for paragraph in rules.iter().flat_map(|chapter| &chapter.paragraphs) {
            assert!(!marks(&paragraph.origin).is_empty(), "{game} {language:?}: {}", paragraph.number);
        }
    }
}

#[test]
fn a_mark_is_said_in_words() {
    let set = inline::set(&Words::default(), &Book::default(), "", "[S; holes R]").into_string();
    let words = "stated in the rulebook; holes reconstructed or ruled by us";
    assert_eq!(set, format!("<span class=\"mark ruled\">{words}</span>"));
}

#[test]
fn where_a_paragraph_comes_from_stands_under_it() {
    let book = read::read(
        "# T\n\nHello.\n> Books.\n\n## W-1 One\nOpens.\n> o [S]\n- W-1.1 Rule,\n  goes on.\n  > why\n  > so [R]\n",
    );
    let opening = &book.chapters[0].opening;
    let paragraph = &book.chapters[0].paragraphs[0];
    assert_eq!((book.introduction.concat(), &*book.origin), ("Hello.".into(), "Books."));
    assert_eq!((&*opening.text, &*opening.origin), ("Opens.", "o [S]"));
    assert_eq!((&*paragraph.text, &*paragraph.origin), ("Rule, goes on.", "why so [R]"));
}

/// The numbers of paragraphs that the sources in a folder cite.
fn cited(folder: &Path, found: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            cited(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("rulebook/tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let begins = |at: usize| !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
            let numbers = text.match_indices(skin::is_letter).filter(|&(at, _)| begins(at));
            found.extend(numbers.filter_map(|(at, _)| Some(text[at..at + reference(&text[at..])?].to_owned())));
        }
    }
}

#[test]
fn every_paragraph_that_the_code_cites_exists() {
    let mut found = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path().join("src")) {
        cited(&folder, &mut found);
    }
    assert!(found.len() > 100, "they are looked for in the wrong place");
    let exists = |number: &String| games().any(|game| find(game, Language::English, number).is_some());
    assert_eq!(found.iter().filter(|number| !exists(number)).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn pieces_of_a_paragraph_are_told_apart() {
    let text = "As in W-3.1 to W-3.6, `cap = 50` **holds**; [S; left R] a [note] W-x, AW-3 and W-3a. [R]";
    assert_eq!(
        pieces(text),
        [
            Piece::Text("As in "),
            Piece::Reference("W-3.1"),
            Piece::Text(" to "),
            Piece::Reference("W-3.6"),
            Piece::Text(", "),
            Piece::Code("cap = 50"),
            Piece::Text(" "),
            Piece::Bold("holds"),
            Piece::Text("; "),
            Piece::Mark("S; left R"),
            Piece::Text(" a [note] W-x, AW-3 and W-3a. "),
            Piece::Mark("R"),
        ]
    );
    assert_eq!(letters("S; drawn R in the base game").collect::<String>(), "SR");
}

#[test]
fn markup_in_a_book_is_text() {
    let set = inline::set(&Words::default(), &Book::default(), "", "<script>alert(1)</script> W-1 `<b>`").into_string();
    assert_eq!(set, "&lt;script&gt;alert(1)&lt;/script&gt; W-1 <code>&lt;b&gt;</code>");
}

#[test]
fn the_tables_have_a_cell_for_every_column_and_a_known_source() {
    for game in games() {
        for sheet in super::pieces::of(game) {
            assert!(!sheet.rows.is_empty(), "{game} {}", sheet.name);
            for row in &sheet.rows {
                assert_eq!(row.cells.len(), sheet.columns.len().max(1), "{game} {}", sheet.name);
                assert!(words::kinds(row).count() > 0, "{game} {}: {}", sheet.name, row.source);
            }
        }
    }
    let names: Vec<&str> = super::pieces::of("novgorod").iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(&names[..5], ["start", "order_reward", "city", "link", "manufactory"]);
    let cities = &super::pieces::of("novgorod")[2];
    assert_eq!(cities.rows[0].name.as_deref(), Some("london"));
    assert_eq!(cities.columns, ["good", "prices", "income", "harbour_fee"]);
}
