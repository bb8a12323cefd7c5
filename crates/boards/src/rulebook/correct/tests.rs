//! Every game's file goes through the form and comes back as it was; what is changed is checked by the game itself, and
//! a refusal is found beside its row.

use super::*;
use crate::skin::SKINS;
use shape::Shape;

fn shipped(game: &str) -> &'static str {
    catalog::find(game).unwrap().shipped().1
}

fn with(game: &str, ground: &str, changes: &[(&str, &str)]) -> Result<String, Vec<Refusal>> {
    let mut fields = typed(game, ground);
    for &(name, text) in changes {
        fields.insert(name.into(), text.into());
    }
    correct(game, ground, &fields, "Anna")
}

/// The lines that differ, old and new.
fn lines(one: &str, other: &str) -> Vec<(String, String)> {
    assert_eq!(one.lines().count(), other.lines().count());
    let pairs = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
    pairs.map(|(one, other)| (one.into(), other.into())).collect()
}

#[test]
fn what_is_not_changed_stays_as_it_is_written() {
    for game in SKINS.iter().map(|skin| skin.game) {
        assert_eq!(with(game, shipped(game), &[]).unwrap(), shipped(game), "{game}");
        let count = typed(game, shipped(game)).len();
        assert!((100..1500).contains(&count), "{game} has {count} fields");
    }
}

#[test]
fn every_cell_has_fields() {
    for game in SKINS.iter().map(|skin| skin.game) {
        let fields = typed(game, shipped(game));
        for (sheet, cells) in pieces::of(game).iter().zip(shape::of(game)) {
            assert_eq!(sheet.rows.len(), cells.len(), "{game} {}", sheet.name);
            for (row, cells) in sheet.rows.iter().zip(cells) {
                for column in 0..cells.len() {
                    let at = cell_at(sheet, row, column);
                    let some = fields.keys().any(|key| *key == at || key.starts_with(&format!("{at}/")));
                    assert!(some, "{game} {at}");
                }
            }
        }
    }
}

#[test]
fn changed_rows_say_who_read_them() {
    let text = with("novgorod", shipped("novgorod"), &[("city/1/prices/0", " 8 "), ("start/ducats", "30")]).unwrap();
    let expected = [
        ("source = \"book\"", "source = \"book; ducats read off the pieces by Anna\""),
        ("ducats = 27", "ducats = 30"),
        ("prices = [7, 6, 6, 5]", "prices = [8, 6, 6, 5]"),
        (
            "source = \"city book; good public; prices, income, fee reconstructed\"",
            "source = \"read off the pieces by Anna\"",
        ),
    ];
    assert_eq!(lines(shipped("novgorod"), &text), expected.map(|(one, other)| (one.into(), other.into())));
    assert_eq!(changed("novgorod", shipped("novgorod"), &text), ["start/ducats", "city/1"]);
    let sheets = sheets("novgorod", &text);
    let source =
        |at: &str| sheets.iter().flat_map(|sheet| &sheet.rows).find(|row| row.at == at).unwrap().source.clone();
    assert_eq!(source("start/ducats"), "read off the pieces by Anna");
    assert_eq!(source("start/speed"), "book");

    // Another one goes on with it: what Anna read stays hers, what is as shipped again is as it was.
    let mut fields = typed("novgorod", &text);
    fields.insert("start/ducats".into(), "27".into());
    fields.insert("city/2/income".into(), "4".into());
    let text = correct("novgorod", &text, &fields, "Ben").unwrap();
    let sources: Vec<String> = lines(shipped("novgorod"), &text).into_iter().map(|(_, new)| new).collect();
    let (anna, ben) = ("source = \"read off the pieces by Anna\"", "source = \"read off the pieces by Ben\"");
    assert_eq!(sources, ["prices = [8, 6, 6, 5]", anna, "income = 4", ben]);
}

#[test]
fn a_row_within_a_table_gets_a_source_and_loses_it() {
    let game = "novgorod";
    let text = with(game, shipped(game), &[("career/card/1/front/0/ducats", "11")]).unwrap();
    assert!(text.contains("\nsource = \"read off the pieces by Anna\"\n[[career.card]]\nnumber = 3"), "{text}");
    assert_eq!(with(game, &text, &[("career/card/1/front/0/ducats", "12")]).unwrap(), shipped(game));
}

#[test]
fn lists_and_names_come_and_go() {
    let text = with("noria", shipped("noria"), &[("intrigue/cog_spaces/5", "2")]).unwrap();
    assert!(text.contains("cog_spaces = [16, 12, 9, 6, 3, 2]   # space 6"), "{text}");
    let text = with("noria", shipped("noria"), &[("intrigue/cog_spaces/1", "")]).unwrap();
    assert!(text.contains("cog_spaces = [16, 9, 6, 3]   # space 6"), "{text}");
    let ships = [("island/3/ships/obsidian", "−2"), ("island/3/ships/mycelium", "")];
    let text = with("noria", shipped("noria"), &ships).unwrap();
    assert!(text.contains("ships  = { obsidian = -2 }"), "{text}");
    let wheel = [("start_wheel/small/0/place", "1")];
    let text = with("noria", shipped("noria"), &wheel).unwrap();
    assert!(text.contains("small  = { 1 = \"city\" }"), "{text}");
    let lines = [("manufactory/6/lines/3/goods/0", "glass"), ("manufactory/6/lines/3/seals", "1")];
    let refused = with("novgorod", shipped("novgorod"), &lines).unwrap_err();
    assert_eq!(refused[0].at, "manufactory/6", "glass stands there twice");
    // A cell that was empty, and one that becomes so.
    let tiles = [("tile/7/resources", "2"), ("tile/8/terrain", "jungle"), ("tile/8/resources", "1")];
    let text = with("wiraqocha", shipped("wiraqocha"), &tiles).unwrap();
    assert!(text.contains("terrain = \"jungle\"\nground = \"valley\"\nsource = \"read off the pieces by Anna\"\nresources = 1\n[[tile]]\nid = \"n10\""), "{text}");
    assert_eq!(
        with("wiraqocha", &text, &[("tile/8/terrain", "vein"), ("tile/8/resources", ""), ("tile/7/resources", "1")])
            .unwrap(),
        shipped("wiraqocha")
    );
}

#[test]
fn refusals_are_found_beside_their_rows() {
    let outside = |value: &str, least: &str, most: &str| {
        Wrong::Refused(Fault::Outside { value: value.into(), least: least.into(), most: most.into() })
    };
    let no_number = |text: &str| Wrong::Unread(Unread::NoNumber(text.into()));
    let own = |key| Wrong::Refused(Fault::Own { key, values: Vec::new(), text: String::new() });
    for (game, changes, refused) in [
        ("novgorod", &[("start/ducats", "201")][..], &[("start/ducats", outside("201", "0", "200"))][..]),
        (
            "novgorod",
            &[("start/ducats", "many"), ("city/3/income", ""), ("city/5/income", "52")],
            &[
                ("start/ducats", no_number("many")),
                ("city/3", Wrong::Unread(Unread::Missing)),
                ("city/5", outside("52", "0", "50")),
            ],
        ),
        (
            "novgorod",
            &[("city/3/income", "51"), ("city/5/income", "52"), ("merchant/back_seals", "60")],
            &[
                ("city/3", outside("51", "0", "50")),
                ("city/5", outside("52", "0", "50")),
                ("merchant/back_seals", outside("60", "0", "50")),
            ],
        ),
        ("novgorod", &[("special/a/seals", "0")], &[("special/a", outside("0", "1", "50"))]),
        ("novgorod", &[("career/card/2/back/1/ducats", "99")], &[("career/card/2", outside("99", "0", "50"))]),
        (
            "novgorod",
            &[("merchant/start", "atlantis")],
            &[("merchant/start", Wrong::Refused(Fault::Unknown("atlantis".into())))],
        ),
        (
            "noria",
            &[("path/research/price/8", "2")],
            &[("path/research", Wrong::Refused(Fault::Falls("[1, 1, 1, 2, 2, 2, 3, 3, 2]".into())))],
        ),
        ("noria", &[("market/prices/0", "1000")], &[("market/prices", no_number("1000"))]),
        (
            "noria",
            &[("start_wheel/large/1/place", "1")],
            &[("start_wheel/large", Wrong::Unread(Unread::Twice("1".into())))],
        ),
        ("wiraqocha", &[("card/2/resources", "16")], &[("card/2", outside("16", "0", "15"))]),
        ("wiraqocha", &[("tile/1/resources", "-3")], &[("tile/1", Wrong::Refused(Fault::Other(String::new())))]),
        ("wiraqocha", &[("pawns/miner", "4")], &[("pawns/miner", outside("4", "1", "3"))]),
        ("wiraqocha", &[("cave/terrain", "jungle")], &[("cave/terrain", own("wrong-wiraqocha-terrain"))]),
    ] {
        let found = with(game, shipped(game), changes).expect_err("a refusal");
        let plain = |wrong: &Wrong| match wrong {
            Wrong::Refused(Fault::Other(_)) => Wrong::Refused(Fault::Other(String::new())),
            Wrong::Refused(Fault::Own { key, .. }) => own(key),
            other => other.clone(),
        };
        let found: Vec<(&str, Wrong)> = found.iter().map(|it| (it.at.as_str(), plain(&it.wrong))).collect();
        assert_eq!(found, refused, "{game} {changes:?}");
    }
}

/// A sum over many rows is refused where the file says so, and the row need not be one that was changed.
#[test]
fn a_total_is_refused_once() {
    let refused = with("noria", shipped("noria"), &[("island/0/spaces/1/1", "2"), ("island/1/spaces/3/1", "2")]);
    let refused = refused.unwrap_err();
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert_eq!(refused[0].at, "supply/warehouses");
}

#[test]
fn hostile_fields_are_only_text() {
    let text = "x\"\n[rounds]\ncount = 1 #";
    let refused = with("novgorod", shipped("novgorod"), &[("merchant/start", text)]).unwrap_err();
    assert_eq!(refused[0].at, "merchant/start");
    let mut fields = typed("noria", shipped("noria"));
    fields.insert("rounds/count/2".into(), "15".into());
    let text = correct("noria", shipped("noria"), &fields, "A\"; source = 1\nb").unwrap();
    assert!(catalog::find("noria").unwrap().fingerprint(&text).is_ok());
    assert!(correct("noria", shipped("noria"), &Typed::new(), "Anna").is_err(), "an empty form");
    assert!(correct("pig", "", &Typed::new(), "Anna").is_ok(), "a game with nothing printed");
}

/// The game says itself which lists may grow.
#[test]
fn open_lists_are_those_that_the_game_takes() {
    fn open(shape: &Shape, at: &str, found: &mut Vec<String>) {
        match shape {
            Shape::List(each, most) => {
                found.extend(most.map(|_| at.to_owned()));
                open(each, &format!("{at}/*"), found);
            }
            Shape::Tuple(each) => each.iter().for_each(|it| open(it, &format!("{at}/*"), found)),
            Shape::Map(keys) => keys.iter().for_each(|(key, it, _)| open(it, &format!("{at}/{key}"), found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for game in SKINS.iter().map(|skin| skin.game) {
        for (sheet, cells) in pieces::of(game).iter().zip(shape::of(game)) {
            let rows = if sheet.columns.is_empty() { sheet.rows.len() } else { 1 };
            for (row, cells) in sheet.rows.iter().zip(cells).take(rows) {
                for (column, (shape, _)) in cells.iter().enumerate() {
                    open(shape, &cell_at(sheet, row, column), &mut found);
                }
            }
        }
    }
    let expected = [
        "intrigue/cog_spaces",
        "path/refinement/pay",
        "manufactory/0/lines",
        "manufactory/0/lines/*/goods",
        "order/0/upper",
        "order/0/lower",
        "tile/0/need/dice",
    ];
    assert_eq!(found, expected);
}
