//! What programs read: views, notes, hints and actions as values.

use super::*;
use serde_json::{Value, json};

/// Plays a random game and calls `look` with every value that a program could get.
fn walk(seats: u8, options: &[(&str, &str)], seed: u64, mut look: impl FnMut(&Value)) {
    let mut table = open(seats, options);
    let mut rng = Rng::new(seed);
    for step in 0..STEPS {
        table.settle(&mut || rng.bits());
        let Turn::Seats(set) = table.turn() else { break };
        let seat = set.lowest();
        if step % EVERY == 0 {
            let after = table.version().saturating_sub(EVERY);
            look(&board().view_values(&table, Viewer::Seat(seat)).unwrap());
            board()
                .note_values(&table, Viewer::Spectator, after)
                .unwrap()
                .iter()
                .filter_map(|(_, note)| note.as_ref())
                .for_each(&mut look);
            for (notation, action, hint) in board().choice_values(&table, seat).unwrap() {
                assert!(notation.parse::<Action>().is_ok(), "{notation}");
                look(&action);
                look(&hint);
            }
        }
        let choice = *rng.pick(&table.choices(seat));
        table.play(seat, choice).unwrap();
    }
}

#[test]
fn every_value_can_be_written() {
    let mut seen = 0;
    for (seed, seats) in (2..=4).enumerate() {
        walk(seats, &[("prisoners", "on"), ("cave", "on"), ("layout", "random")], seed as u64, |value| {
            assert!(value.get("error").is_none(), "{value}");
            seen += 1;
        });
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn views_say_in_words_what_lies_there() {
    let mut table = open(2, &[]);
    for text in ["turn force-field", "turn death-ray", "turn juggernaut", "start seat2"] {
        table.chance(text.parse().unwrap()).unwrap();
    }
    let second = Seat::new(1);
    table.play(second, Action::Roll).unwrap();
    for text in ["show 4", "show 5", "show 4"] {
        table.chance(text.parse().unwrap()).unwrap();
    }
    let view = board().view_values(&table, Viewer::Spectator).unwrap();
    assert_eq!(view["this_turn"]["dice"], json!(["4", "4", "5"]));
    assert_eq!(view["this_turn"]["done"], json!(["collect"]));
    assert_eq!((&view["at_turn"], &view["phase"]), (&json!("seat2"), &json!("acting")));
    let place = &view["valley"][0];
    assert_eq!(
        (&place["tile"]["tile"], &place["tile"]["table"]["need"]),
        (&json!("d1"), &json!({ "pair": ["1", "1"] }))
    );
    assert_eq!(view["players"][0]["reserve"]["base-camp"], json!(1));
    assert_eq!(view["players"][0]["victories"][0]["missing"]["artifacts"], json!(4));

    let choices = board().choice_values(&table, second).unwrap();
    let (_, action, hint) = choices.iter().find(|(notation, ..)| notation == "conquer n9").unwrap();
    assert_eq!(*action, json!({ "conquer": "n9" }));
    let attack = &hint["detail"]["conquest"];
    assert_eq!((&attack["dice"], &attack["least"]["resources"]), (&json!(["4", "5"]), &json!(0)));

    table.play(second, "conquer n9".parse().unwrap()).unwrap();
    table.play(second, "send base-camp".parse().unwrap()).unwrap();
    table.play(second, "die 4".parse().unwrap()).unwrap();
    let view = board().view_values(&table, Viewer::Spectator).unwrap();
    let purpose = json!({ "conquest": { "tile": "n9", "origin": { "reserve": "base-camp" } } });
    let named = json!({ "count": 1, "sum": 4, "least": "4" });
    assert_eq!(view["phase"], json!({ "meeting": { "purpose": purpose, "named": named } }));
    let notes = board().note_values(&table, Viewer::Spectator, 0).unwrap();
    let used = json!({ "used": { "seat": "seat2", "face": "4" } });
    assert_eq!(notes.last().unwrap().1, Some(used));
}

/// Nothing is described as a bare number of bits.
#[test]
fn every_value_has_a_schema() {
    let schemas = board().schemas();
    for part in ["View", "Event", "Action", "Hint"] {
        assert!(schemas.parts.contains_key(&format!("wiraqocha.{part}")), "{part}");
    }
    for part in ["TileSet", "CardSet", "FaceSet", "OnceSet", "Dice"] {
        assert_eq!(schemas.parts[&format!("wiraqocha.{part}")]["type"], json!("array"), "{part}");
    }
}
