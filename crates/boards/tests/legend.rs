//! The legends: every sign that stands on a board is in its legend or is mere decoration, every sign of a legend is in
//! the sheet, and everything has a name and a sentence in every language.

use boards::skin::{SKINS, Skin};
use boards::{Chapter, Scene};
use game::{Seat, Turn, Viewer};
use std::collections::BTreeSet;
use table::AnyTable;
use words::{Language, Words};

/// What needs no explanation: grounds, frames, shades, and one of several drawings of the same thing, of which the
/// legend shows another. A star stands for any ending.
const DECORATION: &[(&str, &str)] = &[
    (
        "noria",
        // Grounds and frames; then small discs, other players, other kinds, other islands.
        "annex beam bloom-disc cell-factories disc-brass dome-* gear grd-* holes hub lamp-half market near number \
         plaque plot-built resting rim ring-* rock rod shadow site sky store-* tower under \
         bonus city d-* e2 e3 e4 f2 f3 f4 isl-* journey plot-* politician ship-* t2 t3 t4 tool up-*",
    ),
    ("novgorod", "banner3 banner4 banner-short cartouche chart chart-tall deck p2 p3 p4 quay rope t-*"),
    (
        "wiraqocha",
        // The land and what lights it; other drawings of the same; pictures of cards, which say what they do.
        "basalt embers forest forest-tall front g-* lamps land river river-tall \
         artifact-* cube-* die-* jungle-* medal-* mountain-* plate-* ruins-* slate-* vein-* village-* card-*",
    ),
];

fn decoration(game: &str) -> impl Iterator<Item = &'static str> + Clone {
    DECORATION.iter().filter(move |(name, _)| *name == game).flat_map(|(_, list)| list.split_whitespace())
}

fn is_such(pattern: &str, symbol: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => symbol.starts_with(beginning),
        None => pattern == symbol,
    }
}

/// The symbols of the sheet that a drawing uses.
fn used(skin: &Skin, drawing: &str) -> BTreeSet<String> {
    let link = format!("href=\"{}#", skin.sheet_link());
    drawing.split(&link).skip(1).filter_map(|rest| rest.split('"').next()).map(String::from).collect()
}

fn of_legend(skin: &Skin, legend: &[Chapter]) -> BTreeSet<String> {
    legend.iter().flat_map(|chapter| &chapter.signs).flat_map(|sign| used(skin, &sign.drawing.0)).collect()
}

#[test]
fn every_sign_of_a_legend_is_in_the_sheet_and_drawn_once() {
    for skin in SKINS {
        for sign in skin.board.legend(&Words::default()).iter().flat_map(|chapter| &chapter.signs) {
            let drawing = &sign.drawing.0;
            assert!(drawing.matches("<svg").count() == 1 && !drawing.contains(" id="), "{}: {drawing}", sign.name);
            for symbol in used(skin, drawing) {
                assert!(skin.sheet.contains(&format!(" id=\"{symbol}\"")), "{}: no {symbol}", skin.game);
            }
        }
    }
}

#[test]
fn every_sign_has_a_name_and_a_sentence_in_every_language() {
    let english: Vec<usize> = SKINS.iter().map(|skin| count(&skin.board.legend(&Words::default()))).collect();
    assert!(english.iter().all(|&signs| signs > 35), "{english:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for (skin, &signs) in SKINS.iter().zip(&english) {
            let legend = skin.board.legend(&words);
            assert_eq!(count(&legend), signs);
            for chapter in &legend {
                let mut names = BTreeSet::new();
                assert_said(skin, &chapter.title);
                for sign in &chapter.signs {
                    assert_said(skin, &sign.name);
                    assert_said(skin, &sign.says);
                    assert!(sign.says.split_whitespace().count() > 3, "{language:?}: {}", sign.says);
                    assert!(names.insert(&sign.name), "{language:?}: {} twice in {}", sign.name, chapter.title);
                }
            }
        }
    }
}

fn count(legend: &[Chapter]) -> usize {
    legend.iter().map(|chapter| chapter.signs.len()).sum()
}

#[track_caller]
fn assert_said(skin: &Skin, text: &str) {
    let key = format!("{}-", skin.game);
    assert!(!text.is_empty() && !text.contains(&key) && !text.contains(['{', '$']), "{text:?}");
}

/// Small numbers in an order of their own: games need luck, and tests the same luck every time.
struct Luck(u64);

impl Luck {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

/// Everything that this table shows to anybody.
fn shown(skin: &Skin, table: &dyn AnyTable) -> BTreeSet<String> {
    let (words, names) = (Words::default(), ["Ada", "Bo", "Cy", "Dee"].map(String::from));
    let viewers = Seat::first(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let boards = viewers.filter_map(|eyes| skin.board.draw(table, &Scene::new(&words, &names, eyes)));
    boards.flat_map(|drawn| used(skin, &(drawn.stage + &drawn.areas.concat()))).collect()
}

/// Options that bring other pieces onto the table.
const VARIANTS: &[(&str, &[(&str, &str)])] = &[
    ("noria", &[]),
    ("noria", &[("edition", "first")]),
    ("novgorod", &[("merchant", "front"), ("pirate", "front"), ("special", "on")]),
    ("novgorod", &[("merchant", "back"), ("pirate", "back")]),
    ("wiraqocha", &[]),
    ("wiraqocha", &[("cave", "on"), ("layout", "random")]),
];

#[test]
fn every_sign_on_a_board_is_explained_or_mere_decoration() {
    for skin in SKINS {
        let legend = of_legend(skin, &skin.board.legend(&Words::default()));
        let decoration = decoration(skin.game);
        let mut seen = BTreeSet::new();
        let variants = VARIANTS.iter().filter(|(game, _)| *game == skin.game);
        for (number, (_, options)) in variants.enumerate() {
            let seats = 4 - number as u8;
            let mut table = catalog::find(skin.game).unwrap().open(seats, options, None).unwrap();
            let mut luck = Luck(number as u64 + 1);
            for step in 0..1500 {
                table.settle(&mut || luck.next());
                let seat = match table.turn() {
                    Turn::Over => break,
                    Turn::Seats(seats) => seats.iter().next().unwrap(),
                    Turn::Chance => unreachable!("the table has settled"),
                };
                if step % 7 == 0 {
                    seen.extend(shown(skin, &*table));
                }
                let choices = table.choice_texts(seat);
                table.play_text(seat, &choices[luck.next() as usize % choices.len()]).unwrap();
            }
        }
        let unexplained: Vec<_> = seen
            .iter()
            .filter(|it| !legend.contains(*it) && !decoration.clone().any(|such| is_such(such, it)))
            .collect();
        assert!(unexplained.is_empty(), "{}: {unexplained:?} need a line in the legend", skin.game);
        // A word that means nothing any more would hide the next sign of that name.
        let ids: Vec<&str> = skin.sheet.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let stale: Vec<&str> = decoration.filter(|such| !ids.iter().any(|id| is_such(such, id))).collect();
        assert!(stale.is_empty(), "{}: the sheet has no {stale:?}", skin.game);
    }
}
