//! Which printed values are not known from a rulebook but reconstructed by us. Boards draw a mark beside each of them;
//! the page shows the marks when the reader wants to see them.
//!
//! What is known of a row stands in its source, in the words of the data file: "city and good book; prices, income,
//! fee reconstructed". A part of the row is known if such a clause names it without the word "reconstructed". Tables
//! with the pieces of another data file have the sources of that file.

use crate::rulebook::pieces::{self, Row};
use game::{Data, Game};
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::{LazyLock, RwLock};

/// The rows of a data file in which something is reconstructed.
#[derive(Debug, Default)]
pub struct Ours {
    tables: HashMap<String, Vec<OurRow>>,
}

#[derive(Debug)]
struct OurRow {
    /// Its place in the table, from 0 on.
    at: usize,
    /// Its name as games write it; may be empty.
    name: String,
    /// What the source says is known.
    known: Vec<String>,
}

impl Ours {
    /// Those of a data file's text.
    pub fn read(text: &str) -> Ours {
        let rows = |sheet: &pieces::Sheet| sheet.rows.iter().enumerate().filter_map(our_row).collect();
        Ours { tables: pieces::read(text).iter().map(|sheet| (sheet.name.clone(), rows(sheet))).collect() }
    }

    /// Those of the pieces that a table is played with, by the fingerprint of its data; none if nobody knows the file.
    pub(crate) fn of<G: Game>(data: u64) -> &'static Ours {
        let known = KNOWN.read().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&(G::NAME, data)).copied();
        known.unwrap_or_else(|| {
            // As pieces do, it lives as long as the program.
            let ours: &'static Ours = Box::leak(Box::new(G::Data::text_of(data).map(Ours::read).unwrap_or_default()));
            KNOWN.write().unwrap_or_else(|poisoned| poisoned.into_inner()).insert((G::NAME, data), ours);
            ours
        })
    }

    /// Whether a part of the row with this name is ours.
    pub fn has(&self, table: &str, row: &str, part: &str) -> bool {
        self.find(table, part, |it| it.name == row)
    }

    /// Whether a part of the row at this place, counted from 0, is ours.
    pub fn has_nth(&self, table: &str, at: usize, part: &str) -> bool {
        self.find(table, part, |it| it.at == at)
    }

    fn find(&self, table: &str, part: &str, is_it: impl Fn(&OurRow) -> bool) -> bool {
        let row = self.tables.get(table).and_then(|rows| rows.iter().find(|row| is_it(row)));
        row.is_some_and(|row| !row.known.iter().any(|it| it == part))
    }
}

/// What boards have asked for already.
static KNOWN: LazyLock<RwLock<HashMap<(&'static str, u64), &'static Ours>>> = LazyLock::new(RwLock::default);

fn our_row((at, row): (usize, &Row)) -> Option<OurRow> {
    let name = row.name.as_deref().unwrap_or_default().replace('_', "-");
    row.is_reconstructed().then(|| OurRow { at, name, known: known(&row.source) })
}

/// The words of the clauses that say what is known; "1-3" are three words.
fn known(source: &str) -> Vec<String> {
    let between = if source.contains(';') { ';' } else { ',' };
    let clauses = source.split(between).filter(|clause| !clause.contains("reconstructed"));
    let words = clauses.flat_map(|clause| clause.split(|letter: char| !letter.is_alphanumeric() && letter != '-'));
    words.flat_map(numbers).collect()
}

fn numbers(word: &str) -> Vec<String> {
    let ends = word.split_once('-').and_then(|(first, last)| Some((first.parse::<u8>().ok()?, last.parse().ok()?)));
    match ends {
        Some((first, last)) => (first..=last).map(|number| number.to_string()).collect(),
        None => vec![word.to_owned()],
    }
}

/// The mark of a value that is ours: a dashed line under it, from this point on.
pub(crate) fn mark(x: f32, y: f32, width: f32) -> Markup {
    html! { path.ours d=(format!("M{} {}h{}", tenth(x), tenth(y), tenth(width))) {} }
}

fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::typed;
    use crate::draw::View;
    use crate::{Draw, Scene};
    use game::{Hidden, Seat, Turn, Viewer};
    use words::Words;

    fn shipped(game: &str) -> Ours {
        Ours::read(catalog::find(game).unwrap().shipped().1)
    }

    #[test]
    fn a_source_says_which_parts_are_known() {
        let noria = shipped("noria");
        let levels = |path: &str| (1..=9).filter(|level| noria.has("path", path, &level.to_string())).count();
        assert_eq!((levels("refinement"), levels("research")), (3, 9), "levels 1 to 6 of refinement are public");
        assert!(noria.has("good", "lamp", "kinds") && !noria.has("good", "lamp", "amounts"));
        assert!(noria.has("factory", "knowledge", "4") && !noria.has("factory", "knowledge", "3"));
        assert!(noria.has_nth("island", 3, "spaces") && !noria.has_nth("island", 3, "ships"));
        assert!(noria.has_nth("island", 4, "ships") && !noria.has("rounds", "count", ""));
        let novgorod = shipped("novgorod");
        let of_city = |city: &str| ["good", "prices", "income", "fee"].map(|part| novgorod.has("city", city, part));
        assert_eq!(of_city("london"), [true; 4]);
        assert_eq!(of_city("danzig"), [false, false, true, true]);
        assert!(novgorod.has_nth("order", 2, "upper") && !novgorod.has_nth("order", 2, "lower"));
        assert!(!novgorod.has_nth("order", 12, "upper"), "one order is in the book");
        assert!(novgorod.has_nth("manufactory", 1, "grain") && !novgorod.has_nth("manufactory", 1, "salt"));
        assert!(!novgorod.has_nth("manufactory", 7, "both") && !novgorod.has_nth("manufactory", 1, "three"));
        assert!(novgorod.has("bonus", "eight-posts", "seals") && novgorod.has_nth("special-card", 0, "wants"));
        assert!(novgorod.has_nth("career-card", 0, "amounts"));
        let wiraqocha = shipped("wiraqocha");
        assert!(wiraqocha.has("card", "death-ray", "") && !wiraqocha.has("card", "force-field", ""));
        assert!(wiraqocha.has("cave", "need", "number") && !wiraqocha.has("tile", "n1", ""));
    }

    /// Positions of a game that is played at random.
    fn views<D: Draw>(seats: u8, options: &[(&str, &str)], seed: u64) -> Vec<View<D>> {
        let mut rng = game::Rng::new(seed);
        let mut table = catalog::find(<D::Game as Game>::NAME).unwrap().open(seats, options, None).unwrap();
        let mut views = Vec::new();
        for step in 0..1500 {
            table.settle(&mut || rng.bits());
            if step % 50 == 0 {
                views.push(typed::<D>(&*table).unwrap().position().view(Viewer::Seat(Seat::new(0))));
            }
            let Turn::Seats(seats) = table.turn() else { break };
            let seat = seats.lowest();
            let choice = rng.pick(&table.choice_texts(seat)).clone();
            table.play_text(seat, &choice).unwrap();
        }
        views
    }

    /// Every row of the data file of which something is ours must be marked somewhere, if only that row is.
    #[track_caller]
    fn every_row_is_marked<D: Draw>(options: &[(&str, &str)], besides: &[&str]) {
        let (_, shipped) = catalog::find(<D::Game as Game>::NAME).unwrap().shipped();
        let lines: Vec<&str> = shipped.lines().collect();
        let views: Vec<View<D>> = (1..=8).flat_map(|seed| views::<D>(4, options, seed)).collect();
        let (words, names) = (Words::default(), ["Ada", "Bo", "Cy", "Di"].map(String::from));
        let is_marked = |ours: &Ours| {
            let scene = Scene { ours: Some(ours), ..Scene::new(&words, &names, Viewer::Seat(Seat::new(0))) };
            views.iter().any(|view| {
                let areas = Seat::first(4).map(|seat| D::area(view, &scene, seat).into_string());
                areas.chain([D::stage(view, &scene).into_string()]).any(|it| it.contains("ours\""))
            })
        };
        for (at, line) in lines.iter().enumerate() {
            let is_source = line.trim_start().starts_with("source") && line.contains("reconstructed");
            if !is_source || besides.iter().any(|it| lines[at - 1].contains(it)) {
                continue;
            }
            let only = |(nth, it): (usize, &&str)| {
                if nth == at { (*it).to_owned() } else { it.replace("reconstructed", "book") }
            };
            let text: Vec<String> = lines.iter().enumerate().map(only).collect();
            assert!(is_marked(&Ours::read(&text.join("\n"))), "line {}: {line}", at + 1);
        }
    }

    #[test]
    fn noria_marks_every_row() {
        // Where the first discs lie is printed on nothing that stays in sight.
        every_row_is_marked::<crate::noria::Board>(&[], &["start_wheel"]);
    }

    #[test]
    fn novgorod_marks_every_row() {
        let options = [("pirate", "front"), ("merchant", "front"), ("special", "on"), ("bonus", "random")];
        // All lines of the manufactories for jewellery follow from the book's examples.
        every_row_is_marked::<crate::novgorod::Board>(&options, &["{ goods = [\"amber\"], seals = 1 }"]);
    }

    #[test]
    fn wiraqocha_marks_every_row() {
        every_row_is_marked::<crate::wiraqocha::Board>(&[("cave", "on")], &[]);
    }

    #[test]
    fn whoever_reads_the_values_off_a_box_has_none_of_ours() {
        let (_, text) = catalog::find("wiraqocha").unwrap().shipped();
        assert!(Ours::read(&text.replace("reconstructed", "my box")).tables.values().all(Vec::is_empty));
    }
}
