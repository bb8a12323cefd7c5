//! The rulebooks and uploaded records, as a browser without script asks for them.

mod common;

use axum::http::{Method, StatusCode, header};
use common::{Answer, Asker, Place, cookie, place, place_with, request};
use web::Settings;

async fn get_as(place: &Place, path: &str, name: header::HeaderName, value: &str) -> Answer {
    let mut sent = request(Method::GET, &Asker::Nobody, path, "", "");
    sent.headers_mut().insert(name, value.parse().unwrap());
    place.send(sent).await
}

/// A text as a form sends it.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

async fn upload(place: &Place, who: &Asker, text: &str) -> Answer {
    place.post(who, "/upload", &format!("record={}", encoded(text))).await
}

/// The record of a game that two people gave up.
async fn record(place: &Place) -> String {
    let answer = place.post(&Asker::Nobody, "/play-now", "game=wiraqocha&level=level1").await;
    let (table, me) = (answer.headers[header::LOCATION].to_str().unwrap(), Asker::Browser(cookie(&answer)));
    place.post(&me, &format!("{table}/resign"), "seat=seat1").await;
    place.get(&me, &format!("{table}/record")).await.body
}

#[tokio::test]
async fn every_book_is_there_in_every_language() {
    let place = place().await;
    assert!(place.get(&Asker::Nobody, "/").await.body.contains("href=\"/learn/noria\""));
    assert!(place.get(&Asker::Nobody, "/learn/noria").await.body.contains("href=\"/rules/noria\""));
    let list = place.get(&Asker::Nobody, "/rules").await.body;
    for game in ["noria", "novgorod", "wiraqocha"] {
        let path = format!("/rules/{game}");
        assert!(list.contains(&format!("href=\"{path}\"")));
        for language in ["en", "de", "fr"] {
            let page = get_as(&place, &path, header::ACCEPT_LANGUAGE, language).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.body.contains(&format!("lang=\"{language}\"")));
            assert!(page.body.contains("rulebook.css") && page.body.contains("id=\"pieces\""));
        }
    }
    for path in ["/rules/pig", "/rules/pig/W-1", "/rules/noria/W-5.9", "/rules/noria/N-6.99", "/rules/noria/N-6.3/more"]
    {
        assert_eq!(place.get(&Asker::Nobody, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_paragraph_is_sent_by_itself_and_only_once() {
    let place = place().await;
    let path = "/rules/wiraqocha/W-5.9";
    let german = get_as(&place, path, header::ACCEPT_LANGUAGE, "de").await;
    assert!(german.body.starts_with("<article class=\"paragraph\" data-paragraph=\"W-5.9\">"), "{}", german.body);
    assert!(german.body.contains("href=\"/rules/wiraqocha#W-5.9\"") && german.body.contains("Würfel"));
    assert!(!german.body.contains("<html"));
    assert_eq!(german.headers[header::CACHE_CONTROL], "private, no-cache");
    let tag = german.headers[header::ETAG].to_str().unwrap().to_owned();
    let again = get_as(&place, path, header::IF_NONE_MATCH, &tag).await;
    assert_eq!(again.status, StatusCode::OK, "in English it is another one");
    let tag = again.headers[header::ETAG].to_str().unwrap().to_owned();
    assert_eq!(get_as(&place, path, header::IF_NONE_MATCH, &tag).await.status, StatusCode::NOT_MODIFIED);
    // A chapter is cited too.
    assert_eq!(place.get(&Asker::Nobody, "/rules/wiraqocha/W-1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_legend_stands_on_the_page_of_its_game_and_is_sent_by_itself() {
    let place = place().await;
    for (game, sign) in [("noria", "Nachtschicht"), ("novgorod", "Hafengebühr"), ("wiraqocha", "Bohrer")] {
        let alone = get_as(&place, &format!("/legend/{game}"), header::ACCEPT_LANGUAGE, "de").await;
        assert!(alone.body.starts_with("<section class=\"legend\" id=\"legend\">"), "{}", alone.body);
        assert!(alone.body.contains(&format!("<strong>{sign}</strong>")), "{game}: {}", alone.body);
        let page = get_as(&place, &format!("/learn/{game}"), header::ACCEPT_LANGUAGE, "de").await;
        assert!(page.body.contains(&alone.body), "{game}");
        let rules = place.get(&Asker::Nobody, &format!("/rules/{game}")).await;
        assert!(rules.body.contains(&format!("href=\"/learn/{game}#legend\"")), "{game}");
        let answer = place.post(&Asker::Nobody, "/play-now", &format!("game={game}&level=level1")).await;
        let path = answer.headers[header::LOCATION].to_str().unwrap();
        let table = place.get(&Asker::Browser(cookie(&answer)), path).await;
        assert!(table.body.contains(&format!("href=\"/learn/{game}#legend\" data-legend")), "{game}");
        assert!(!table.body.contains("class=\"legend\""), "{game}: a table does not carry its legend");
    }
    assert_eq!(place.get(&Asker::Nobody, "/legend/pig").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_refused_choice_leads_to_the_rulebook() {
    let place = place().await;
    let answer = place.post(&Asker::Nobody, "/play-now", "game=noria&level=level1").await;
    let (table, me) = (answer.headers[header::LOCATION].to_str().unwrap(), Asker::Browser(cookie(&answer)));
    let version = loop {
        let page = place.get(&me, table).await.body;
        // While the computer is to move, there is nothing to choose and the version does not last.
        let mine = page.contains("name=\"choice\"");
        if let Some(rest) = page.split("name=\"version\" value=\"").nth(1).filter(|_| mine) {
            break rest.split('"').next().unwrap().to_owned();
        }
    };
    let (path, form) = (format!("{table}/play"), format!("seat=seat1&version={version}&choice=nonsense"));
    let page = place.post(&me, &path, &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.body.contains("href=\"/rules/noria#N-"), "{}", page.body);
    let mut sent = request(Method::POST, &me, &path, "application/x-www-form-urlencoded", &form);
    sent.headers_mut().insert(header::ACCEPT, "application/json".parse().unwrap());
    let error: serde_json::Value = serde_json::from_str(&place.send(sent).await.body).unwrap();
    assert_eq!(error["code"], "not-offered");
    assert!(error["rule"].as_str().unwrap().starts_with("/rules/noria#N-"), "{error}");
}

#[tokio::test]
async fn an_uploaded_record_can_be_looked_at_by_everybody_and_played_by_nobody() {
    let place = place().await;
    let record = record(&place).await;
    let answer = upload(&place, &Asker::Nobody, &record.replace('\n', "\r\n")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let replay = answer.headers[header::LOCATION].to_str().unwrap();
    let table = replay.split("/replay").next().unwrap();
    let page = place.get(&Asker::Nobody, replay).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Seat 1") && page.body.contains("eyes=seat2"));
    assert_eq!(place.get(&Asker::Nobody, &format!("{table}/record")).await.body, record);
    let me = Asker::Browser(cookie(&answer));
    assert!(!place.get(&me, "/").await.body.contains(table), "it is in no list");
    let step = place.post(&me, &format!("{table}/play"), "seat=seat1&version=1&choice=end").await;
    assert!(step.status.is_client_error());
}

#[tokio::test]
async fn what_is_no_record_is_told_so_and_not_kept() {
    let place = place().await;
    let record = record(&place).await;
    let half = &record[..record.len() / 2];
    for (text, sentence) in [
        (" \n", "nothing to look at yet"),
        ("hello", "cannot be replayed"),
        ("<script>alert(1)</script>", "cannot be replayed"),
        (half, "cannot be replayed"),
        (&record.replace("chance turn", "chance burn"), "cannot be replayed"),
        (record.split("\n\n").next().unwrap(), "Nothing has happened yet"),
        ("spieltisch record 1\ngame chess 1\nseats 2\ndata 0000000000000000\n\n", "cannot be replayed"),
        (&"x".repeat(1_100_000), "too long"),
        (&"x".repeat(4_000_000), "too long"),
    ] {
        let answer = upload(&place, &Asker::Nobody, text).await;
        let what = &text[..text.len().min(60)];
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
        assert!(answer.body.contains(sentence), "{what}: {}", answer.body);
        assert!(!answer.headers.contains_key(header::SET_COOKIE), "{what}");
        assert!(!answer.body.contains("<script>alert"));
    }
}

#[tokio::test]
async fn uploads_are_limited() {
    let place = place_with(Settings::default()).await;
    let mut refused = 0;
    for _ in 0..12 {
        refused += u8::from(upload(&place, &Asker::Nobody, "hello").await.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 2);
}
