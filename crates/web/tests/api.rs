//! The interface for programs: its description names every route, and every answer is what the description promises.

mod common;

use axum::http::{Method, StatusCode};
use common::{Asker, Place, place};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn document() -> Value {
    serde_json::from_str(&web::api::OPENAPI).unwrap()
}

#[test]
fn every_route_is_described_and_every_description_has_a_route() {
    let document = document();
    let described: BTreeSet<&str> = document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    let routes: BTreeSet<&str> = web::api::paths().into_iter().collect();
    assert_eq!(described, routes);
}

/// Checks an answer against what the description says about this path, method and status.
fn matches(document: &Value, path: &str, method: &str, status: StatusCode, body: &Value) {
    let answers = &document["paths"][path][method]["responses"];
    let answer =
        answers.get(status.as_str()).unwrap_or_else(|| panic!("{method} {path} may not answer {status}: {body}"));
    let answer = match answer["$ref"].as_str() {
        Some(reference) => document.pointer(reference.trim_start_matches('#')).unwrap(),
        None => answer,
    };
    let Some(schema) = answer.pointer("/content/application~1json/schema") else { return };
    // The schemas refer to each other within the document.
    let mut whole = schema.clone();
    whole["components"] = document["components"].clone();
    let validator = jsonschema::validator_for(&whole).unwrap();
    let wrong: Vec<String> =
        validator.iter_errors(body).map(|error| format!("{error} at {}", error.instance_path())).collect();
    assert!(wrong.is_empty(), "{method} {path} {status}: {wrong:?}\n{body}");
}

/// Asks, and checks the answer.
async fn ask(place: &Place, who: &Asker, method: &str, path: &str, at: &str, body: Value) -> (StatusCode, Value) {
    let real = at.to_owned();
    let text = if method == "get" { String::new() } else { body.to_string() };
    let method_name: Method = method.to_uppercase().parse().unwrap();
    let answer = place.send(common::request(method_name, who, &real, "application/json", &text)).await;
    let value = serde_json::from_str(&answer.body).unwrap_or(Value::Null);
    matches(&document(), path, method, answer.status, &value);
    (answer.status, value)
}

#[tokio::test]
async fn a_game_by_the_description() {
    let place = place().await;
    let api = "/api/v1";
    let (anna, ben) = (place.program("Anna").await, place.program("Ben").await);
    let created =
        ask(&place, &Asker::Nobody, "post", "/api/v1/players", "/api/v1/players", json!({ "name": "Carl" })).await;
    assert_eq!(created.0, StatusCode::CREATED);
    let refused =
        ask(&place, &Asker::Nobody, "post", "/api/v1/players", "/api/v1/players", json!({ "name": "" })).await;
    assert_eq!((refused.0, &refused.1["error"]["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-name")));
    assert_eq!(
        ask(&place, &Asker::Nobody, "get", "/api/v1/me", "/api/v1/me", Value::Null).await.0,
        StatusCode::UNAUTHORIZED
    );
    let long = place.json(&anna, "/api/v1/players", json!({ "name": "x".repeat(100_000) })).await;
    assert_eq!((long.0, &long.1["error"]["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-long")));
    let (_, me) = ask(&place, &anna, "get", "/api/v1/me", "/api/v1/me", Value::Null).await;
    assert_eq!(me["name"], "Anna");
    let (_, games) = ask(&place, &anna, "get", "/api/v1/games", "/api/v1/games", Value::Null).await;
    assert_eq!(games["games"].as_array().unwrap().len(), 3);

    let seats = json!([{ "kind": "me" }, { "kind": "link" }]);
    let new = json!({ "game": "pig", "seats": seats, "listed": true, "pace": "live 600+10" });
    let (status, table) = ask(&place, &anna, "post", "/api/v1/tables", "/api/v1/tables", new).await;
    assert_eq!((status, &table["state"]), (StatusCode::CREATED, &json!("open")));
    let id = table["id"].as_str().unwrap().to_owned();
    let at = |verb: &str| format!("{api}/tables/{id}{verb}");
    let path = |verb: &str| format!("{api}/tables/{{id}}{verb}");
    let play = json!({ "version": 0, "choice": "roll" });
    assert_eq!(ask(&place, &anna, "post", &path("/play"), &at("/play"), play).await.1["error"]["code"], "not-started");
    let (_, seen) = ask(&place, &ben, "get", &path(""), &at(""), Value::Null).await;
    assert_eq!(seen["seats"][1].get("invite"), None, "only the host passes invitations on");
    let invite = table["seats"][1]["invite"].as_str().unwrap();
    let (status, _) = ask(&place, &ben, "post", &path("/join"), &at("/join"), json!({ "invite": "wrong" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (_, table) = ask(&place, &ben, "post", &path("/join"), &at("/join"), json!({ "invite": invite })).await;
    assert_eq!(table["state"], "running");
    let (_, lists) = ask(&place, &anna, "get", "/api/v1/tables", "/api/v1/tables", Value::Null).await;
    assert_eq!(lists["mine"][0]["id"], json!(id));

    // Both play to the end, by what they are offered.
    let (mut steps, mut tried) = (0, false);
    loop {
        let (_, table) = ask(&place, &anna, "get", &path(""), &at(""), Value::Null).await;
        let Some(seat) = table["to_move"][0].as_u64() else { break };
        let who = if seat == 1 { &anna } else { &ben };
        let (_, view) = ask(&place, who, "get", &path("/view"), &at("/view"), Value::Null).await;
        let (_, list) = ask(&place, who, "get", &path("/choices"), &at("/choices"), Value::Null).await;
        assert_eq!(view["choices"], list["choices"]);
        let choice = list["choices"].as_array().unwrap().last().unwrap()["choice"].clone();
        let body = json!({ "version": list["version"], "choice": choice });
        let (status, step) = ask(&place, who, "post", &path("/play"), &at("/play"), body.clone()).await;
        assert_eq!(status, StatusCode::OK, "{step}");
        let (status, _) = ask(&place, who, "post", &path("/play"), &at("/play"), body).await;
        assert_eq!(status, StatusCode::OK, "a repeated step is the same step");
        steps += 1;
        if steps > 2 && choice == "roll" && !tried {
            tried = true;
            let (_, error) =
                ask(&place, who, "post", &path("/play"), &at("/play"), json!({ "version": 1, "choice": "fly" })).await;
            assert_eq!(error["error"]["code"], "stale");
            // A die was rolled: that cannot be taken back.
            let (_, error) =
                ask(&place, who, "post", &path("/undo"), &at("/undo"), json!({ "version": step["version"] })).await;
            assert_eq!(error["error"]["code"], "nothing-to-undo", "{step}");
        }
    }
    assert!(tried);
    let (_, table) = ask(&place, &anna, "get", &path(""), &at(""), Value::Null).await;
    assert_eq!((&table["state"], &table["ending"]), (&json!("over"), &json!("finished")));
    assert!(table["seats"][0]["points"].is_number());
    let record = place.get(&ben, &at("/record")).await;
    assert!(record.body.starts_with("spieltisch record 1"), "{}", record.body);
    let (_, past) = ask(&place, &ben, "get", &path("/view"), &at("/view?at=3&seat=1"), Value::Null).await;
    assert_eq!(past["version"], 3);
    let (status, _) = ask(&place, &ben, "post", &path("/chat"), &at("/chat"), json!({ "text": "again?" })).await;
    assert_eq!(status, StatusCode::CREATED);
    let (_, chat) = ask(&place, &anna, "get", &path("/chat"), &at("/chat"), Value::Null).await;
    assert_eq!(chat["lines"][0]["text"], "again?");
    // A rematch is asked, and waits for everybody where there are clocks.
    let (_, asked) = ask(&place, &anna, "post", &path("/rematch"), &at("/rematch"), Value::Null).await;
    assert_eq!((&asked["id"], &asked["proposals"][0]["waits_for"]), (&json!(id), &json!([2])), "{asked}");
    let answer = json!({ "number": 1, "agree": true });
    let (_, again) = ask(&place, &ben, "post", &path("/answer"), &at("/answer"), answer).await;
    assert_eq!((&again["state"], &again["seats"][0]["missing"]), (&json!("open"), &json!(true)), "{again}");
    let (_, again) = ask(&place, &anna, "post", &path("/rematch"), &at("/rematch"), Value::Null).await;
    let other = again["id"].as_str().unwrap();
    assert_ne!(other, id);
    let there = |verb: &str| format!("{api}/tables/{other}{verb}");
    let (_, stop) = ask(&place, &anna, "post", &path("/abandon"), &there("/abandon"), json!({ "agree": true })).await;
    assert_eq!(stop["proposals"][0]["matter"], "stop");
    let (_, kept) = ask(&place, &ben, "post", &path("/abandon"), &there("/abandon"), json!({ "agree": false })).await;
    assert_eq!(kept["proposals"][0]["declined_by"], 2, "{kept}");
    let nobody = json!({ "number": 1, "agree": true });
    let (_, late) = ask(&place, &anna, "post", &path("/answer"), &there("/answer"), nobody).await;
    assert_eq!(late["error"]["code"], "no-question");
    for (who, matter) in [(&anna, "time"), (&ben, "time"), (&anna, "pause"), (&ben, "pause")] {
        ask(&place, who, "post", &path("/ask"), &there("/ask"), json!({ "matter": matter })).await;
    }
    let (_, paused) = ask(&place, &anna, "get", &path(""), &there(""), Value::Null).await;
    assert!(paused["paused_until"].is_number(), "{paused}");
    for bad in [json!({ "matter": "tea" }), json!({ "matter": "undo" }), json!({ "matter": "time", "seat": 1 })] {
        let (status, _) = ask(&place, &anna, "post", &path("/ask"), &there("/ask"), bad).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
    for who in [&anna, &ben] {
        ask(&place, who, "post", &path("/ask"), &there("/ask"), json!({ "matter": "go-on" })).await;
    }
    let first = again["to_move"][0].as_u64().unwrap();
    let waiting = if first == 1 { &ben } else { &anna };
    let (_, away) = ask(&place, waiting, "post", &path("/away"), &there("/away"), json!({ "seat": first })).await;
    assert_eq!(away["error"]["code"], "not-away", "the clock has just begun to run");
    let absent = if first == 1 { &anna } else { &ben };
    ask(&place, absent, "post", &path("/back"), &there("/back"), json!({})).await;
    let (_, over) = ask(&place, &ben, "post", &path("/resign"), &there("/resign"), json!({})).await;
    assert_eq!((&over["state"], &over["ending"]), (&json!("over"), &json!("resigned")));
    let (status, _) = ask(&place, &ben, "post", &path("/leave"), &there("/leave"), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (_, reset) = ask(&place, &ben, "post", &path("/reset"), &there("/reset"), json!({ "version": 1 })).await;
    assert_eq!(reset["error"]["code"], "over");
}

/// A step that has handed over the turn is taken back by agreement; the computer takes a seat for which nobody comes.
#[tokio::test]
async fn questions_by_the_description() {
    let place = place().await;
    let (anna, ben) = (place.program("Anna").await, place.program("Ben").await);
    let new = json!({ "game": "noria", "seats": [{ "kind": "me" }, { "kind": "open" }], "listed": true });
    let (_, table) = ask(&place, &anna, "post", "/api/v1/tables", "/api/v1/tables", new.clone()).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let at = |verb: &str| format!("/api/v1/tables/{id}{verb}");
    let path = |verb: &str| format!("/api/v1/tables/{{id}}{verb}");
    ask(&place, &ben, "post", &path("/join"), &at("/join"), json!({})).await;
    let (_, table) = ask(&place, &anna, "get", &path(""), &at(""), Value::Null).await;
    let first = table["to_move"][0].as_u64().unwrap();
    let (who, other) = if first == 1 { (&anna, &ben) } else { (&ben, &anna) };
    let (_, list) = ask(&place, who, "get", &path("/choices"), &at("/choices"), Value::Null).await;
    let body = json!({ "version": list["version"], "choice": list["choices"][0]["choice"] });
    let (_, step) = ask(&place, who, "post", &path("/play"), &at("/play"), body).await;
    assert_ne!(step["to_move"][0].as_u64(), Some(first), "{step}");
    let back = json!({ "version": step["version"] });
    let (status, asked) = ask(&place, who, "post", &path("/undo"), &at("/undo"), back.clone()).await;
    assert_eq!((status, &asked["proposals"][0]["matter"]), (StatusCode::ACCEPTED, &json!("undo")));
    let no = json!({ "number": 1, "agree": false });
    let (_, table) = ask(&place, other, "post", &path("/answer"), &at("/answer"), no).await;
    assert_eq!((&table["version"], &table["proposals"][0]["declined_by"]), (&step["version"], &json!(3 - first)));
    let (_, again) = ask(&place, who, "post", &path("/undo"), &at("/undo"), back.clone()).await;
    assert_eq!(again["error"]["code"], "just-declined");
    let (status, _) = ask(&place, who, "post", &path("/reset"), &at("/reset"), back).await;
    assert_eq!(status, StatusCode::ACCEPTED);
    let yes = json!({ "number": 2, "agree": true });
    let (_, table) = ask(&place, other, "post", &path("/answer"), &at("/answer"), yes).await;
    assert_eq!(table["to_move"], json!([first]), "{table}");

    let (_, table) = ask(&place, &anna, "post", "/api/v1/tables", "/api/v1/tables", new.clone()).await;
    let at = |verb: &str| format!("/api/v1/tables/{}{verb}", table["id"].as_str().unwrap());
    let computer = json!({ "seat": 2, "level": "level1" });
    let (status, _) = ask(&place, &ben, "post", &path("/computer"), &at("/computer"), computer.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = ask(&place, &anna, "post", &path("/list"), &at("/list"), Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    let bad = json!({ "seat": 2, "level": "grandmaster" });
    let (status, _) = ask(&place, &anna, "post", &path("/computer"), &at("/computer"), bad).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (_, table) = ask(&place, &anna, "post", &path("/computer"), &at("/computer"), computer).await;
    assert_eq!((&table["state"], &table["seats"][1]["level"]), (&json!("running"), &json!("level1")));
    for expected in [StatusCode::CREATED, StatusCode::CREATED, StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS] {
        let (status, _) = ask(&place, &ben, "post", "/api/v1/tables", "/api/v1/tables", new.clone()).await;
        assert_eq!(status, expected);
    }
}

#[tokio::test]
async fn a_stream_tells_what_happens() {
    let place = place().await;
    let anna = place.program("Anna").await;
    let new = json!({ "game": "pig", "seats": [{ "kind": "me" }, { "kind": "me", "name": "Ben" }] });
    let (_, table) = place.json(&anna, "/api/v1/tables", new).await;
    let id = table["id"].as_str().unwrap();
    let said = place.listen(&anna, &format!("/api/v1/tables/{id}/events?seat=1")).await;
    let events: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("event: ")).collect();
    assert_eq!(events, ["table", "step"], "{said}");
    let schemas = document();
    for line in said.lines().filter_map(|line| line.strip_prefix("data: ")) {
        let data: Value = serde_json::from_str(line).unwrap();
        let name = if data.get("told").is_some() { "StepEvent" } else { "Table" };
        let mut schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        schema["components"] = schemas["components"].clone();
        let validator = jsonschema::validator_for(&schema).unwrap();
        assert!(
            validator.is_valid(&data),
            "{name}: {data} {:?}",
            validator.iter_errors(&data).map(|e| e.to_string()).collect::<Vec<_>>()
        );
    }
    assert!(said.contains(&format!("id: {}", table["version"])), "{said}");
    // Somebody else's eyes are refused.
    let carl = place.program("Carl").await;
    let (status, _) = place.get_json(&carl, &format!("/api/v1/tables/{id}/events?seat=1")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_study_by_the_description() {
    let place = place().await;
    let record = include_str!("../../game/tests/kuhn.txt");
    let table = place.host.import(record).await.unwrap().id;
    let anna = place.host.store().add_player("Anna", None, 1).await.unwrap().id;
    let id = place.host.open_study(table, 0, anna).await.unwrap();
    place.host.try_out(id, anna, 0, host::Try::Luck).await.unwrap();
    place.host.try_out(id, anna, 1, host::Try::Choice(game::Seat::new(0), "check".into())).await.unwrap();
    place.host.name_step(id, anna, 2, "careful").await.unwrap();
    let at = |id: &str| format!("/api/v1/studies/{id}");
    let (status, study) =
        ask(&place, &Asker::Nobody, "get", "/api/v1/studies/{id}", &at(&id.to_string()), Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&study["table"], &study["by"]), (&json!(table.to_string()), &json!("Anna")));
    let step = json!({ "number": 2, "after": 1, "by": "seat1", "does": "check", "name": "careful" });
    assert_eq!(study["steps"][1], step);
    let (status, error) =
        ask(&place, &Asker::Nobody, "get", "/api/v1/studies/{id}", &at("000000000000"), Value::Null).await;
    assert_eq!((status, &error["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no-study")));
}

/// The outcomes that a view offers.
fn outcomes(view: &Value) -> Vec<String> {
    let all = view["outcomes"].as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter().map(|it| it["outcome"].as_str().unwrap().to_owned()).collect()
}

/// A table for Anna and Ben at which luck is typed in; gives its id.
async fn asked(place: &Place, anna: &Asker, ben: &Asker, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": game, "seats": seats, "luck": "asked", "pace": "days 3" });
    let (status, table) = ask(place, anna, "post", "/api/v1/tables", "/api/v1/tables", new).await;
    let (luck, pace) = (&table["luck"], &table["pace"]);
    assert_eq!((status, luck, pace), (StatusCode::CREATED, &json!("asked"), &json!("none")), "there is no clock");
    let id = table["id"].as_str().unwrap().to_owned();
    let join = format!("/api/v1/tables/{id}/join");
    let (status, _) = ask(place, ben, "post", "/api/v1/tables/{id}/join", &join, json!({})).await;
    assert_eq!(status, StatusCode::OK);
    id
}

#[tokio::test]
async fn the_first_turn_of_wiraqocha_is_played_with_real_dice() {
    let place = place().await;
    let (anna, ben, eve) = (place.program("Anna").await, place.program("Ben").await, place.program("Eve").await);
    let id = asked(&place, &anna, &ben, "wiraqocha").await;
    let at = |verb: &str| format!("/api/v1/tables/{id}{verb}");
    let path = |verb: &str| format!("/api/v1/tables/{{id}}{verb}");
    let view = async |who: &Asker| ask(&place, who, "get", &path("/view"), &at("/view"), Value::Null).await.1;
    let luck = async |who: &Asker, version: &Value, outcome: &str| {
        let body = json!({ "version": version, "outcome": outcome });
        ask(&place, who, "post", &path("/luck"), &at("/luck"), body).await
    };

    // The set-up: both are asked, nobody else is, and what cannot be changes nothing.
    let before = view(&anna).await;
    assert_eq!(outcomes(&before), outcomes(&view(&ben).await));
    assert!(outcomes(&before).len() > 1 && before["question"].is_string(), "{before}");
    let foreign = view(&eve).await;
    assert_eq!((outcomes(&foreign).len(), &foreign["question"]), (0, &Value::Null));
    let (version, first) = (&before["version"], outcomes(&before).swap_remove(0));
    assert_eq!(luck(&eve, version, &first).await.1["error"]["code"], "not-your-seat");
    assert_eq!(luck(&anna, &json!(7000), &first).await.1["error"]["code"], "stale");
    for nonsense in ["", "show 7", "roll", "\u{0}"] {
        assert_eq!(luck(&anna, version, nonsense).await.1["error"]["code"], "not-offered", "{nonsense:?}");
    }
    assert_eq!(view(&anna).await, before);
    assert_eq!(luck(&ben, version, &first).await.0, StatusCode::OK);
    assert_eq!(luck(&ben, version, &first).await.1["error"]["code"], "stale");

    // Then the first throw: one die is typed in wrongly and mended.
    let (mut dice, mut mended) = (0, false);
    for _ in 0..200 {
        let seen = view(&anna).await;
        let list = outcomes(&seen);
        let Some(first) = list.first() else {
            if dice > 0 {
                break;
            }
            let seat = seen["to_move"][0].as_u64().unwrap();
            let who = if seat == 1 { &anna } else { &ben };
            let mine = view(who).await;
            let choice = mine["choices"].as_array().unwrap().last().unwrap()["choice"].clone();
            let body = json!({ "version": mine["version"], "choice": choice });
            let (status, step) = ask(&place, who, "post", &path("/play"), &at("/play"), body).await;
            assert_eq!(status, StatusCode::OK, "{step}");
            continue;
        };
        if first != "show 1" {
            assert_eq!(luck(&anna, &seen["version"], first).await.0, StatusCode::OK);
            continue;
        }
        let (_, step) = luck(&ben, &seen["version"], "show 5").await;
        if mended {
            dice += 1;
            continue;
        }
        mended = true;
        let mend = async |who: &Asker| {
            let body = json!({ "version": step["version"] });
            ask(&place, who, "post", &path("/mend"), &at("/mend"), body).await
        };
        assert_eq!(mend(&eve).await.1["error"]["code"], "not-your-seat");
        assert_eq!(mend(&anna).await.0, StatusCode::OK);
        assert_eq!(mend(&anna).await.1["error"]["code"], "stale");
    }
    assert!(mended && dice > 1, "{dice} dice");
    let end = view(&anna).await;
    assert!(end["text"].as_str().unwrap().contains(&"5 ".repeat(dice).trim_end().to_owned()), "{}", end["text"]);
    let (_, usual) = ask(
        &place,
        &anna,
        "post",
        "/api/v1/tables",
        "/api/v1/tables",
        json!({
            "game": "pig", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "level1" }],
        }),
    )
    .await;
    let there = |verb: &str| format!("/api/v1/tables/{}{verb}", usual["id"].as_str().unwrap());
    let body = json!({ "version": usual["version"], "outcome": "die 4" });
    let (_, error) = ask(&place, &anna, "post", &path("/luck"), &there("/luck"), body).await;
    assert_eq!((&usual["luck"], &error["error"]["code"]), (&json!("system"), &json!("luck-drawn")));
}

#[tokio::test]
async fn who_types_in_a_draw_does_not_learn_what_others_hold_unheard() {
    let place = place().await;
    let (anna, ben) = (place.program("Anna").await, place.program("Ben").await);
    let id = asked(&place, &anna, &ben, "novgorod").await;
    let at = |verb: &str| format!("/api/v1/tables/{id}{verb}");
    let path = |verb: &str| format!("/api/v1/tables/{{id}}{verb}");
    let view = async |who: &Asker| ask(&place, who, "get", &path("/view"), &at("/view"), Value::Null).await.1;
    let luck = async |who: &Asker, outcome: &str| {
        let version = view(who).await["version"].clone();
        let body = json!({ "version": version, "outcome": outcome });
        ask(&place, who, "post", &path("/luck"), &at("/luck"), body).await
    };
    let chat = async || ask(&place, &ben, "get", &path("/chat"), &at("/chat"), Value::Null).await.1;
    while !outcomes(&view(&anna).await).iter().any(|it| it.starts_with("deal ")) {
        let first = outcomes(&view(&ben).await).swap_remove(0);
        assert_eq!(luck(&ben, &first).await.0, StatusCode::OK, "{first}");
    }
    // Anna's order is hers to type in, and nobody else is asked.
    assert_eq!(outcomes(&view(&ben).await), [""; 0]);
    assert_eq!(luck(&ben, "deal order3").await.1["error"]["code"], "not-your-seat");
    assert_eq!(luck(&anna, "deal order3").await.0, StatusCode::OK);
    let log = |text: &Value| text.as_str().unwrap().contains("order no. 3");
    assert!(!log(&view(&ben).await["text"]));
    assert!(outcomes(&view(&ben).await).contains(&"deal order3".to_owned()), "it could be his for all he knows");
    assert_eq!(luck(&ben, "deal order4").await.0, StatusCode::OK);
    assert_eq!(chat().await["lines"], json!([]));

    // Which orders lie open is asked of both, each by what he or she has not seen.
    let (hers, his) = (outcomes(&view(&anna).await), outcomes(&view(&ben).await));
    assert!(hers.contains(&"show order4".into()) && !hers.contains(&"show order3".into()), "{hers:?}");
    assert!(his.contains(&"show order3".into()) && !his.contains(&"show order4".into()), "{his:?}");
    assert_eq!(luck(&ben, "show order99").await.1["error"]["code"], "not-offered");
    assert_eq!(chat().await["lines"], json!([]), "what is nowhere tells nothing");
    assert_eq!(luck(&ben, "show order3").await.1["error"]["code"], "not-offered");
    let heard = chat().await;
    assert_eq!((heard["lines"].as_array().unwrap().len(), &heard["lines"][0]["name"]), (1, &json!("Ben")), "{heard}");
    assert_eq!(luck(&ben, "show order5").await.0, StatusCode::OK);
    let body = json!({ "version": view(&ben).await["version"] });
    assert_eq!(ask(&place, &ben, "post", &path("/mend"), &at("/mend"), body).await.0, StatusCode::OK);
    assert_eq!(chat().await["lines"].as_array().unwrap().len(), 2, "so is who takes a draw back");
}
