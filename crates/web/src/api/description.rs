//! The description of the interface: `openapi.json`, with a schema for the values of every game put in.

use boards::Schemas;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The description as it is served.
pub static OPENAPI: LazyLock<String> = LazyLock::new(|| whole().to_string());

fn whole() -> Value {
    let mut document: Value = serde_json::from_str(include_str!("openapi.json")).expect("a description that is JSON");
    let games = catalog::all().iter().filter_map(|game| Some((game.name(), boards::of(game.name())?.schemas())));
    let games: Vec<(&str, Schemas)> = games.collect();
    let schemas = &mut document["components"]["schemas"];
    let mut any = |name: &str, of: fn(&Schemas) -> &Value| {
        for (game, values) in &games {
            schemas[format!("{game}.{name}")] = of(values).clone();
        }
        let each = games.iter().map(|(game, _)| json!({ "$ref": format!("#/components/schemas/{game}.{name}") }));
        schemas[name] = json!({ "description": "As the game has it.", "anyOf": each.collect::<Vec<_>>() });
    };
    any("view", |values| &values.view);
    any("note", |values| &values.note);
    any("action", |values| &values.action);
    any("hint", |values| &values.hint);
    any("reason", |values| &values.reason);
    for (part, schema) in games.into_iter().flat_map(|(_, values)| values.parts) {
        schemas[part] = schema;
    }
    document
}
