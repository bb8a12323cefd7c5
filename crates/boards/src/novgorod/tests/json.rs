//! Values as programs get them.

use super::*;
use crate::AnyBoard;
use novgorod::Reason;
use novgorod::action::Make;
use novgorod::hint::Hint;
use serde_json::{Value, json, to_value};

/// No sets of bits as numbers, no internal fields, no errors: keys in snake case, or the words of pieces.
fn check_value(value: &Value) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                assert!(!["error", "fresh", "place_of", "below", "from", "usable"].contains(&key.as_str()), "{key}");
                assert!(key.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || "-_".contains(it)));
                check_value(value);
            }
        }
        Value::Array(values) => values.iter().for_each(check_value),
        Value::String(text) => assert!(!text.contains(' ') && text.is_ascii(), "{text}"),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn views_notes_hints_and_actions_are_values() {
    let mut hints = BTreeSet::new();
    games(61, |game, events| {
        for eyes in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            check_value(&to_value(game.view(eyes)).unwrap());
            notes::<Novgorod>(events, eyes).iter().for_each(|note| check_value(&to_value(note).unwrap()));
        }
        let Some(seat) = game.view(Viewer::Spectator).active else { return };
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        for choice in choices {
            check_value(&to_value(choice).unwrap());
            let hint = to_value(game.hint(seat, choice)).unwrap();
            check_value(&hint);
            hints.insert(hint.to_string());
        }
    });
    assert!(hints.len() > 100, "only {} different hints", hints.len());
}

#[test]
fn there_is_a_schema_for_each() {
    let schemas = Of::<Board>::NEW.schemas();
    for name in ["View", "Note", "Action", "Hint"] {
        assert!(schemas.parts.contains_key(&format!("novgorod.{name}")), "{name}");
    }
    let need = &schemas.parts["novgorod.Need"]["properties"];
    assert!(need.get("goods").is_some() && need.get("below").is_none());
}

#[test]
fn values_read_well() {
    let [danzig, riga] = [City::Danzig, City::Riga];
    let make = Make { city: riga, line: 1, stored: true };
    for (value, expected) in [
        (to_value(Action::Lay(danzig)), json!({ "lay": "danzig" })),
        (to_value(Action::Sell(make)), json!({ "sell": { "city": "riga", "line": 1, "stored": true } })),
        (to_value(Action::Fill(Order::new(2), Half::Upper)), json!({ "fill": ["order3", "upper"] })),
        (to_value(Action::Done), json!("done")),
        (
            to_value(Note::Told(Event::Laid { seat: Seat::new(1), city: danzig, fee: 4 })),
            json!({ "laid": { "seat": "seat2", "city": "danzig", "fee": 4 } }),
        ),
        (to_value(Note::DealtUnseen { seat: Seat::new(0) }), json!({ "dealt-unseen": { "seat": "seat1" } })),
        (to_value(Note::Told(Event::LastRound)), json!("last-round")),
        (to_value(Reason::NotVisited(riga)), json!({ "not-visited": "riga" })),
        (to_value(Reason::Ducats { price: 5, missing: 2 }), json!({ "ducats": { "price": 5, "missing": 2 } })),
        (to_value(Hint::default().gain), json!({ "ducats": 0, "seals": 0, "cards": 0 })),
    ] {
        assert_eq!(value.unwrap(), expected);
    }
    let setup = Setup::new::<Novgorod>(2, &[]).unwrap();
    let view = to_value(Novgorod::start(&setup, Tables::shipped()).unwrap().view(Viewer::Spectator)).unwrap();
    assert_eq!(view["phase"], json!({ "draw-manufactory": "london" }));
    assert_eq!(view["city"]["danzig"]["neighbours"], json!(["riga", "luebeck"]));
    assert_eq!(view["this_turn"]["route"], json!([]));
}
