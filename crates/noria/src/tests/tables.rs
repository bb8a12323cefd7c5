//! The data file: what is refused, and that a corrected one is played with.

use super::*;
use components::damaged::{assert_refused, assert_the_same};

const SHIPPED: &str = include_str!("../../../../data/noria.toml");

/// A changed file, and the row its refusal names.
#[test]
fn a_broken_file_is_refused_with_its_row() {
    assert_refused::<Tables>(
        SHIPPED,
        &[
            ("count            = { 2 = 16,", "count            = { 2 = 17,", "[rounds] count"),
            ("dearer_influence = { 2 = 11,", "dearer_influence = { 2 = 0,", "[rounds] dearer_influence"),
            ("cog_spaces = [16, 12, 9, 6, 3]", "cog_spaces = [17, 12, 9, 6, 3]", "[intrigue] cog_spaces"),
            ("cog_spaces = [16, 12, 9, 6, 3]", "cog_spaces = [12, 9, 6, 3]", "[intrigue] cog_spaces"),
            ("count = { 2 = 5, 3 = 6, 4 = 7 }", "count = { 2 = 5, 3 = 6, 4 = 3 }", "[islands_in_play] count"),
            ("exploration    = [0, 3, 6, 9, 12]", "exploration    = [0, 3, 6, 5, 12]", "[chamber] exploration"),
            ("exploration    = [0, 3, 6, 9, 12]", "exploration    = [0, 3, 6, 9]", "[chamber] exploration"),
            ("exploration    = [0, 3, 6, 9, 12]", "explorations   = [0, 3, 6, 9, 12]", "[chamber]"),
            ("[1, 1, 2, 2, 3, 3, 4, 4, 5]", "[1, 1, 2, 2, 3, 3, 4, 4]", "[path.exploration] price"),
            ("[1, 1, 2, 2, 3, 3, 4, 4, 5]", "[1, 1, 2, 1, 3, 3, 4, 4, 5]", "[path.exploration] price"),
            ("[1, 1, 2, 2, 3, 3, 4, 4, 5]", "[0, 1, 2, 2, 3, 3, 4, 4, 5]", "[path.exploration] price"),
            ("[1, 1, 2, 2, 3, 3, 4, 4, 5]", "[1, 1, 2, 2, 3, 3, 4, 4, 21]", "[path.exploration] price"),
            ("[1, 1, 2, 2, 3, 3, 4, 4, 5]", "[1, 1, 1, 1, 3, 3, 4, 4, 5]", "[path.exploration] mixed"),
            ("pay    = [\"obsidian\"]", "pay    = [\"obsidian\", \"sail\"]", "[path.refinement] pay"),
            ("pay    = [\"obsidian\"]", "pay    = []", "[path.refinement] pay"),
            ("pay    = [\"obsidian\"]", "pay    = [\"gold\"]", "[path.refinement] pay"),
            ("[path.research]", "[path.riches]", "[path]: 'riches' is unknown"),
            ("[chamber] ", "[chamber]\nrichness = [0]\n", "[chamber]: 'richness' is unknown"),
            ("[good] ", "[good]\ngold = [0]\n", "[good]: 'gold' is unknown"),
            ("energy = 19,", "energy = 19, gold = 19,", "[supply] ships: 'gold' is unknown"),
            ("knowledge = [0, 1, 1, 2, 2, 3, 3, 4]", "knowledge = [0, 1, 1, 2, 2, 3, 3]", "[factory] knowledge"),
            ("knowledge = [0, 1, 1, 2, 2, 3, 3, 4]", "knowledge = [0, 1, 0, 2, 2, 3, 3, 4]", "[factory] knowledge"),
            ("lamp      = [1, 2, 0]", "lamp      = [1, 1, 0]", "[good] lamp"),
            ("sail      = [0, 1, 1]", "sail      = [1, 1, 1]", "[good] sail"),
            ("energy = 19,", "energy = 18,", "[supply] ships"),
            ("energy = 19, mycelium = 19,", "mycelium = 19,", "[supply] ships"),
            ("sail = 12,", "sail = 11,", "[supply] warehouses"),
            ("bonus = 6", "bonus = 5", "[supply] discs"),
            ("tool = 10", "tool = 9", "[supply] discs"),
            ("factories  = 7", "factories  = 8", "[supply] factories"),
            ("prices     = [1, 2, 3, 4]", "prices     = [1, 3, 2, 4]", "[market] prices"),
            ("prices     = [1, 2, 3, 4]", "prices     = [0, 1, 2, 3]", "[market] prices"),
            ("prices     = [1, 2, 3, 4]", "prices     = [1, 2, 3, 21]", "[market] prices"),
            (
                "\"city\", \"journey\", \"tool\", \"bonus\"]",
                "\"city\", \"city\", \"tool\", \"bonus\"]",
                "[market] first_game",
            ),
            ("simple_good  = 2", "simple_good  = 0", "[black_market]"),
            ("small  = { 0 = \"city\" }", "small  = { 0 = \"tool\" }", "[start_wheel]"),
            ("small  = { 0 = \"city\" }", "small  = { 2 = \"city\" }", "[start_wheel] small"),
            ("2 = \"resource\" }", "2 = \"resource\", 3 = \"resource\" }", "[start_wheel] resource"),
            ("ships  = { energy = 1 }", "ships  = { energy = 2 }", "[[island]] 1 ships"),
            ("ships  = { obsidian = 1 }", "ships  = { gold = 1 }", "[[island]] 3 ships"),
            ("[\"sail\", 1], [\"lamp\", 2], [\"lamp\", 1]]", "[\"sail\", 1], [\"lamp\", 3]]", "[[island]] 4 spaces"),
            ("[\"sail\", 1], [\"lamp\", 2], [\"lamp\", 1]]", "[\"sail\", 1], [\"lamp\", 2]]", "[[island]] 4 spaces"),
            ("[[island]]\nsource = \"ships book", "[[isle]]\nsource = \"ships book", "line "),
            ("[rounds]", "[rounds", "line 6"),
            ("factories  = 7", "factories  = \"seven\"", "line 70: "),
            ("factories  = 7", "factories  = -1", "line 70: "),
            ("factories  = 7", "= 7", "line 70: "),
            ("factories  = 7", "\"factor\\nies\" = 7", "line 70: "),
            ("pay    = [\"obsidian\"]", "pay    = [\"obsi\\ndian\"]", "[path.refinement] pay: "),
            ("exploration    = [", "\"explo\\r\\nration\" = [0]\nexploration    = [", "[chamber]: "),
            ("small  = { 0 = \"city\" }", "small  = { \"0\\n\" = \"city\" }", "[start_wheel] small: "),
        ],
    );
}

/// A misspelt key is refused with its line in every kind of row: it would otherwise be read over.
#[test]
fn unknown_keys_are_refused_everywhere() {
    let rows = [
        "[rounds]",
        "[intrigue]",
        "[islands_in_play]",
        "[path.research]",
        "[factory]",
        "[supply]",
        "[market]",
        "[black_market]",
        "[start_wheel]",
        "[[island]]",
    ];
    for row in rows {
        let at = SHIPPED.find(&format!("\n{row}")).unwrap() + 1;
        let line = SHIPPED[..at].lines().count() + 2;
        let end = at + SHIPPED[at..].find('\n').unwrap() + 1;
        let text = format!("{}misspelt = 1\n{}", &SHIPPED[..end], &SHIPPED[end..]);
        let error = Tables::read(&text).expect_err(row).to_string();
        assert!(error.starts_with(&format!("line {line}: unknown field `misspelt`")), "{row}: {error}");
    }
}

#[test]
fn eight_islands_are_too_few() {
    let last = SHIPPED.rfind("[[island]]").unwrap();
    let error = Tables::read(&SHIPPED[..last]).unwrap_err().to_string();
    assert!(error.starts_with("[[island]]"), "{error}");
}

#[test]
fn a_corrected_file_is_played_with_and_has_another_fingerprint() {
    let corrected =
        Tables::read(&SHIPPED.replace("refinement     = [0, 2, 4, 6, 8]", "refinement     = [1, 2, 4, 6, 8]")).unwrap();
    assert_ne!(corrected.fingerprint(), Tables::shipped().fingerprint());
    let setup = Setup::new::<Noria>(2, &[]).unwrap();
    let shipped = Noria::start(&setup, Tables::shipped()).unwrap();
    let game = Noria::start(&setup, corrected).unwrap();
    assert_ne!(game, shipped);
    assert_ne!(game::fingerprint(&game), game::fingerprint(&shipped));
    assert_eq!((game.value(Chamber::Refinement), shipped.value(Chamber::Refinement)), (1, 0));
}

#[test]
fn comments_layout_and_sources_change_nothing() {
    assert_the_same::<Tables>(SHIPPED, &[]);
}
