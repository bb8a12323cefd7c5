//! The pages as a browser without script uses them: every form works by itself.

mod common;

use axum::http::{Method, StatusCode, header};
use common::{Answer, Asker, Place, cookie, place, request};

fn location(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.headers[header::LOCATION].to_str().unwrap().into()
}

/// The value of the first attribute `name="…"` after `marker`.
fn value_after(page: &str, marker: &str, name: &str) -> String {
    let rest = &page[page.find(marker).unwrap_or_else(|| panic!("no {marker} in {page}"))..];
    let start = rest.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
    rest[start..].split('"').next().unwrap().replace("&amp;", "&")
}

async fn open(place: &Place, who: &Asker, form: &str) -> String {
    location(&place.post(who, "/new", &format!("filled=yes&{form}")).await)
}

#[tokio::test]
async fn one_press_starts_a_game_against_the_computer() {
    let place = place().await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        let answer = place.post(&Asker::Nobody, "/play-now", &format!("game={game}&level=level1")).await;
        let (table, me) = (location(&answer), Asker::Browser(cookie(&answer)));
        let page = place.get(&me, &table).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("id=\"board\""));
        assert!(place.get(&me, "/").await.body.contains(&table), "it stands among my tables");
    }
    assert_eq!(place.post(&Asker::Nobody, "/play-now", "game=chess").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn options_that_exclude_each_other_are_refused_in_words() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    place.post(&anna, "/language", "lang=de&back=/").await;
    let noria = "game=noria&seats=2&seat1=me&seat2=level1&option-expert=on&option-market=first";
    let novgorod = "game=novgorod&seats=2&seat1=me&seat2=level1&option-places=drawn";
    for (form, says) in
        [(noria, "Expertenspiel wird der Markt ausgelost"), (novgorod, "wenn einer von beiden dabei ist.")]
    {
        let answer = place.post(&anna, "/new", &format!("filled=yes&{form}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains(says), "{}", answer.body);
    }
}

#[tokio::test]
async fn a_step_without_script() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let table = open(&place, &anna, "game=noria&seats=2&seat1=me&seat2=second&name2=Ben").await;
    let page = place.get(&anna, &table).await.body;
    let (seat, version) =
        (value_after(&page, "name=\"seat\"", "value"), value_after(&page, "name=\"version\"", "value"));
    let choice = value_after(&page, "name=\"choice\"", "value").replace(' ', "+");
    let form = format!("seat={seat}&version={version}&choice={choice}");
    let back = location(&place.post(&anna, &format!("{table}/play"), &form).await);
    assert_eq!(back, format!("{table}?eyes={seat}"));
    let after = place.get(&anna, &table).await.body;
    assert_ne!(value_after(&after, "id=\"table\"", "data-version"), version);
    // The script of the page hears JSON instead, in the player's language.
    let mut sent = request(
        Method::POST,
        &anna,
        &format!("{table}/play"),
        "application/x-www-form-urlencoded",
        "version=0&choice=x&seat=seat1",
    );
    sent.headers_mut().insert(header::ACCEPT, "application/json".parse().unwrap());
    let refused = place.send(sent).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let error: serde_json::Value = serde_json::from_str(&refused.body).unwrap();
    assert_eq!(error["code"], "stale");
    assert!(error["error"].as_str().unwrap().len() > 10);
}

#[tokio::test]
async fn friends_come_by_link() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let table = open(&place, &anna, "game=novgorod&seats=3&seat1=me&seat2=link&seat3=open").await;
    let room = place.get(&anna, &table).await.body;
    let link = value_after(&room, "id=\"invitation2\"", "value");
    let link = link.strip_prefix("http://table.example").unwrap_or_else(|| panic!("{link} leads to this site"));
    assert!(!place.get(&Asker::Nobody, &table).await.body.contains(link), "only the host passes invitations on");
    let asked = place.get(&Asker::Nobody, link).await;
    assert!(asked.body.contains("Anna"), "who invites");
    assert_eq!(place.post(&Asker::Nobody, link, "name=").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let joined = place.post(&Asker::Nobody, link, "name=Ben").await;
    assert_eq!(location(&joined), table);
    let ben = Asker::Browser(cookie(&joined));
    assert_eq!(place.post(&Asker::Nobody, link, "name=Carl").await.status, StatusCode::CONFLICT, "one seat, one guest");
    assert_eq!(location(&place.get(&Asker::Nobody, link).await), table, "who comes late may watch");
    // Who leaves makes room, and can come back by the same link.
    assert_eq!(location(&place.post(&ben, &format!("{table}/leave"), "").await), "/");
    place.post(&ben, link, "").await;
    let carl = place.browser("Carl").await;
    assert_eq!(location(&place.post(&carl, &format!("{table}/join"), "").await), table);
    assert!(place.get(&carl, &table).await.body.contains("id=\"board\""), "the game has begun");
}

#[tokio::test]
async fn several_people_share_a_device_behind_a_curtain() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let table = open(&place, &anna, "game=novgorod&seats=2&seat1=me&seat2=second&name2=Ben").await;
    let covered = place.get(&anna, &table).await.body;
    assert!(covered.contains("id=\"curtain\"") && !covered.contains("id=\"area"), "nobody's hand is shown");
    assert!(!covered.contains("name=\"choice\""));
    let mine = value_after(&covered, "id=\"curtain\"", "href");
    let shown = place.get(&anna, &mine).await.body;
    assert!(!shown.contains("id=\"curtain\"") && shown.contains("name=\"choice\""));
    let other = if mine.ends_with("seat1") { mine.replace("seat1", "seat2") } else { mine.replace("seat2", "seat1") };
    assert!(place.get(&anna, &other).await.body.contains("id=\"curtain\""), "the other is not to move");
    let said = place.listen(&anna, &format!("{table}/stream")).await;
    assert!(said.contains("id=\"curtain\""), "the stream keeps the curtain too");
    // Without secrets there is no curtain.
    let open_table = open(&place, &anna, "game=noria&seats=2&seat1=me&seat2=second&name2=Ben").await;
    let page = place.get(&anna, &open_table).await.body;
    assert!(!page.contains("id=\"curtain\"") && page.contains("name=\"choice\""));
}

#[tokio::test]
async fn an_account_can_have_a_password_and_go_to_another_device() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    assert_eq!(place.post(&anna, "/me/password", "password=short").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(place.post(&anna, "/me/password", "password=correct+horse").await.status, StatusCode::OK);
    // The name is hers now.
    let taken = place.post(&Asker::Nobody, "/sign-in", "name=anna").await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    let wrong = place.post(&Asker::Nobody, "/sign-in", "name=Anna&password=wrong+horse").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let right = place.post(&Asker::Nobody, "/sign-in", "name=Anna&password=correct+horse&next=/about").await;
    assert_eq!(location(&right), "/about");
    let elsewhere =
        place.post(&Asker::Nobody, "/sign-in", "name=Anna&password=correct+horse&next=//evil.example").await;
    assert_eq!(location(&elsewhere), "/");
    assert_eq!(
        place.post(&anna, "/me/password", "old=wrong&password=another+horse").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    // A link carries the account to another device, once; a look does not use it up.
    let page = place.post(&anna, "/me/link", "").await.body;
    let link = value_after(&page, "id=\"carry\"", "value").replace("http://table.example", "");
    assert!(place.get(&Asker::Nobody, &link).await.body.contains("Anna"));
    let phone = place.post(&Asker::Nobody, &link, "").await;
    assert_eq!(location(&phone), "/");
    assert!(place.get(&Asker::Browser(cookie(&phone)), "/me").await.body.contains("Anna"));
    assert_eq!(place.post(&Asker::Nobody, &link, "").await.status, StatusCode::NOT_FOUND);
    // A token for a program.
    let page = place.post(&anna, "/me/token", "label=my+bot&password=correct+horse").await.body;
    let program = Asker::Program(value_after(&page, "id=\"token\"", "value"));
    let (_, me) = place.get_json(&program, "/api/v1/me").await;
    assert_eq!(me["name"], "Anna");
    // Everything ends at once.
    place.post(&anna, "/me/sign-out-everywhere", "").await;
    for gone in [&anna, &program, &Asker::Browser(cookie(&right))] {
        assert_eq!(place.get_json(gone, "/api/v1/me").await.0, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn every_page_in_every_language() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let table = open(&place, &anna, "game=wiraqocha&seats=2&seat1=me&seat2=level1").await;
    let (_, me) = place.get_json(&anna, "/api/v1/me").await;
    let player = format!("/player/{}", me["id"].as_str().unwrap());
    for (language, word) in [("de", "Tisch"), ("fr", "table"), ("en", "table")] {
        let back = place.post(&anna, "/language", &format!("lang={language}&back=/about")).await;
        assert_eq!(location(&back), "/about");
        for path in ["/", "/new", &table, &format!("{table}/replay"), &player, "/me", "/sign-in", "/about", "/nowhere"]
        {
            let page = place.get(&anna, path).await;
            let expected = if path == "/nowhere" { StatusCode::NOT_FOUND } else { StatusCode::OK };
            assert_eq!(page.status, expected, "{path}");
            assert!(page.body.contains(&format!("<html lang=\"{language}\"")), "{path} in {language}");
            assert!(page.body.contains(word), "{path} in {language}");
        }
    }
}

#[tokio::test]
async fn a_replay_shows_every_step_and_afterwards_every_side() {
    let place = place().await;
    let (anna, ben) = (place.browser("Anna").await, place.browser("Ben").await);
    let table = open(&place, &anna, "game=novgorod&seats=2&seat1=me&seat2=open").await;
    place.post(&ben, &format!("{table}/join"), "").await;
    let page = place.get(&anna, &format!("{table}/replay?at=0")).await;
    assert_eq!(page.status, StatusCode::OK);
    let stage = |page: String| page[page.find("id=\"board\"").unwrap()..page.find("</main>").unwrap()].to_owned();
    let (own, spectator) = (format!("{table}/replay?eyes=seat1"), format!("{table}/replay?eyes=spectator"));
    let other = stage(place.get(&anna, &format!("{table}/replay?eyes=seat2")).await.body);
    assert_eq!(other, stage(place.get(&anna, &own).await.body), "the own side is all that anybody gets");
    let watched = stage(place.get(&Asker::Nobody, &own).await.body);
    assert_eq!(watched, stage(place.get(&Asker::Nobody, &spectator).await.body));
    assert_ne!(watched, other, "who plays sees the own hand");
    place.post(&ben, &format!("{table}/resign"), "").await;
    let seen = stage(place.get(&Asker::Nobody, &own).await.body);
    assert_ne!(
        seen,
        stage(place.get(&Asker::Nobody, &spectator).await.body),
        "when all is over everybody may see everything"
    );
    let record = place.get(&Asker::Nobody, &format!("{table}/record")).await;
    assert!(record.body.starts_with("spieltisch record 1"));
    assert!(record.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("novgorod"));
}

#[tokio::test]
async fn who_is_muted_is_not_heard() {
    let place = place().await;
    let (anna, ben) = (place.browser("Anna").await, place.browser("Ben").await);
    let table = open(&place, &anna, "game=noria&seats=2&seat1=me&seat2=open").await;
    place.post(&ben, &format!("{table}/join"), "").await;
    place.post(&ben, &format!("{table}/chat"), "text=hurry+up+please").await;
    let page = place.get(&anna, &table).await.body;
    assert!(page.contains("hurry up please"));
    let (_, me) = place.get_json(&ben, "/api/v1/me").await;
    let ben_id = me["id"].as_str().unwrap();
    place.post(&anna, &format!("{table}/mute"), &format!("player={ben_id}&on=yes")).await;
    assert!(!place.get(&anna, &table).await.body.contains("hurry up please"));
    assert!(!place.listen(&anna, &format!("{table}/stream")).await.contains("hurry up please"));
    assert!(place.get(&Asker::Nobody, &table).await.body.contains("hurry up please"), "others still hear it");
    place.post(&anna, &format!("{table}/mute"), &format!("player={ben_id}&on=no")).await;
    assert!(place.get(&anna, &table).await.body.contains("hurry up please"));
}

#[tokio::test]
async fn luck_is_typed_in_without_script() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let form = "game=wiraqocha&seats=2&seat1=me&seat2=second&name2=Ben&luck=yes";
    let table = open(&place, &anna, form).await;
    let page = place.get(&anna, &table).await.body;
    assert!(page.contains("Luck is typed in") && page.contains("Which card is turned up?"), "{page}");
    assert_eq!(value_after(&page, "id=\"choices\"", "action"), format!("{table}/luck"));
    let version = value_after(&page, "name=\"version\"", "value");
    let came = value_after(&page, "name=\"choice\"", "value").replace(' ', "+");
    let sent = format!("version={version}&choice={came}");
    location(&place.post(&anna, &format!("{table}/luck"), &sent).await);
    let after = place.get(&anna, &table).await.body;
    assert_ne!(value_after(&after, "id=\"table\"", "data-version"), version);
    // The button that takes back takes back what was typed in.
    assert_eq!(value_after(&after, "id=\"mend\"", "action"), format!("{table}/mend"));
    let version = value_after(&after, "id=\"table\"", "data-version");
    location(&place.post(&anna, &format!("{table}/mend"), &format!("version={version}")).await);
    let mended = place.get(&anna, &table).await.body;
    assert_eq!(value_after(&mended, "name=\"choice\"", "value").replace(' ', "+"), came);
    assert!(!mended.contains("id=\"mend\""));
    // Those who only watch are told what is waited for, and asked nothing.
    let watched = place.get(&Asker::Nobody, &table).await.body;
    assert!(watched.contains("Waiting for what was rolled or drawn") && !watched.contains("id=\"choices\""));
    assert!(place.get(&anna, "/").await.body.contains("Luck is typed in"), "the list of tables says so");
}
