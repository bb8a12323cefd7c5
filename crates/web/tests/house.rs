//! What the host of a house can see and do, and what guests can do about their own: the audit log, bans, reports, own
//! data.

mod common;

use axum::http::{StatusCode, header};
use common::{Answer, Asker, Place, cookie, place};
use serde_json::{Value, json};
use store::{AuditEvent, PlayerId, TableId};

async fn logged(place: &Place) -> Vec<(AuditEvent, String, String)> {
    let lines = place.host.store().audit_since(0, None, 100).await.unwrap();
    assert!(lines.iter().all(|line| line.address == "127.0.0.1"), "{lines:?}");
    lines.into_iter().map(|line| (line.event, line.name, line.detail)).collect()
}

async fn sign_in(place: &Place, name: &str, password: &str) -> Answer {
    place.post(&Asker::Nobody, "/sign-in", &format!("name={name}&password={password}")).await
}

/// The player behind the links of the own page.
async fn id_of(place: &Place, who: &Asker) -> PlayerId {
    let page = place.get(who, "/me").await.body;
    let (_, rest) = page.split_once("href=\"/player/").unwrap();
    rest[..12].parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_to_accounts_is_noted() {
    use AuditEvent::{Carried, Link, Name, Newcomer, Password, SessionsEnded, SignIn, SignInFailed, Token};
    let place = place().await;
    let anna = place.browser("Anna").await;
    place.post(&anna, "/me/password", "password=correct+horse").await;
    // Whoever changes a password may be given a new session for it.
    let anna = Asker::Browser(cookie(&sign_in(&place, "Anna", "correct+horse").await));
    sign_in(&place, "Anna", "wrong").await;
    sign_in(&place, "Nobody", "wrong").await;
    place.post(&anna, "/me/name", "name=Ada").await;
    place.post(&anna, "/me/token", "label=my-bot&password=correct+horse").await;
    let link = place.post(&anna, "/me/link", "").await.body;
    let token = link.split_once("/carry/").unwrap().1.split('"').next().unwrap();
    place.post(&Asker::Nobody, &format!("/carry/{token}"), "").await;
    place.post(&anna, "/me/sign-out-everywhere", "").await;
    let expected = [
        (Newcomer, "Anna", ""),
        (Password, "Anna", ""),
        (SignIn, "Anna", ""),
        (SignInFailed, "Anna", ""),
        (SignInFailed, "Nobody", ""),
        (Name, "Ada", "Anna"),
        (Token, "Ada", "my-bot"),
        (Link, "Ada", ""),
        (Carried, "", ""),
        (SessionsEnded, "Ada", "all"),
    ];
    let expected: Vec<_> = expected.map(|(event, name, detail)| (event, name.into(), detail.into())).into();
    assert_eq!(logged(&place).await, expected);
    let all = format!("{:?}", place.host.store().audit_since(0, None, 100).await.unwrap());
    assert!(!all.contains("horse") && !all.contains(token), "no secrets in it: {all}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_cannot_come_in() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    place.post(&anna, "/me/password", "password=correct+horse").await;
    let id = id_of(&place, &Asker::Browser(cookie(&sign_in(&place, "Anna", "correct+horse").await))).await;
    place.host.store().ban(id, "insults <b>", 1).await.unwrap();
    let refused = sign_in(&place, "Anna", "correct+horse").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("has been closed") && refused.body.contains("insults &lt;b&gt;"), "{}", refused.body);
    assert!(refused.headers.get(header::SET_COOKIE).is_none());
    // A wrong password is told nothing about it.
    assert_eq!(sign_in(&place, "Anna", "wrong").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    place.host.store().unban(id).await.unwrap();
    assert_eq!(sign_in(&place, "Anna", "correct+horse").await.status, StatusCode::SEE_OTHER);
}

/// Anna and Ben at a table, and what Anna has said there.
async fn table_with_words(place: &Place) -> (Asker, Asker, TableId) {
    let (anna, ben) = (place.program("Anna").await, place.program("Ben").await);
    let wish = json!({ "game": "noria", "seats": [{ "kind": "me" }, { "kind": "open" }], "listed": true });
    let (_, table) = place.json(&anna, "/api/v1/tables", wish).await;
    let id = table["id"].as_str().unwrap().to_owned();
    place.json(&ben, &format!("/api/v1/tables/{id}/join"), json!({})).await;
    let said = place.json(&anna, &format!("/api/v1/tables/{id}/chat"), json!({ "text": "rude <words>" })).await;
    assert!(said.0.is_success(), "{said:?}");
    (anna, ben, id.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_reported_to_the_host() {
    let place = place().await;
    let (anna, ben, id) = table_with_words(&place).await;
    let table = place.get(&ben, &format!("/table/{id}")).await.body;
    assert!(table.contains(&format!("/table/{id}/report?line=1")), "there is a button");
    let asked = place.get(&ben, &format!("/table/{id}/report?line=1")).await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.body.contains("rude &lt;words&gt;"), "{}", asked.body);
    let path = format!("/table/{id}/report");
    for (who, form, status) in [
        (&Asker::Nobody, "line=1", StatusCode::SEE_OTHER),
        (&anna, "line=1", StatusCode::NOT_FOUND),
        (&ben, "line=2", StatusCode::NOT_FOUND),
        (&ben, "line=x", StatusCode::BAD_REQUEST),
        (&ben, "line=1", StatusCode::OK),
    ] {
        assert_eq!(place.post(who, &path, form).await.status, status, "{who:?} {form}");
    }
    let reports = place.host.store().open_reports(9).await.unwrap();
    assert_eq!((reports.len(), &*reports[0].text, &*reports[0].name), (1, "rude <words>", "Anna"));
}

#[tokio::test(flavor = "multi_thread")]
async fn own_data_are_given_out_and_forgotten() {
    let place = place().await;
    let (anna, ben, id) = table_with_words(&place).await;
    place.post(&anna, "/me/password", "password=correct+horse").await;
    let mine = place.get(&anna, "/me/export").await;
    assert_eq!(mine.status, StatusCode::OK);
    assert!(mine.headers[header::CONTENT_DISPOSITION].to_str().unwrap().starts_with("attachment"));
    let data: Value = serde_json::from_str(&mine.body).unwrap();
    assert_eq!((&data["player"]["name"], &data["player"]["has_password"]), (&json!("Anna"), &json!(true)));
    assert_eq!(data["said"][0]["text"], "rude <words>");
    assert_eq!((&data["tables"][0]["id"], &data["tables"][0]["seats"][0]["seat"]), (&json!(id.to_string()), &json!(1)));
    assert_eq!(data["log"][0]["event"], "newcomer");
    assert!(!mine.body.contains("argon2") && !mine.body.contains("Ben"), "{}", mine.body);
    assert_eq!(place.get(&Asker::Nobody, "/me/export").await.headers["location"], "/sign-in");

    for (form, why) in [("", "Tick the box"), ("sure=yes", "password"), ("sure=yes&password=wrong", "password")] {
        let refused = place.post(&anna, "/me/delete", form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        assert!(refused.body.contains(why), "{form}");
    }
    let deleted = place.post(&anna, "/me/delete", "sure=yes&password=correct+horse").await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER);
    assert_eq!(place.get(&anna, "/me").await.headers["location"], "/sign-in", "no token opens it");
    assert_eq!(sign_in(&place, "Anna", "correct+horse").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // At a table for two the other has won; the name and the words are gone.
    let table = place.get(&ben, &format!("/table/{id}")).await.body;
    assert!(!table.contains("Anna") && !table.contains("rude"), "name and words are still there");
    let results = place.host.store().results(id).await.unwrap();
    assert_eq!(results.iter().map(|result| result.place).collect::<Vec<_>>(), [2, 1]);
    // The name is free for somebody else.
    let next = place.browser("Anna").await;
    assert_eq!(place.post(&next, "/me/password", "password=other+horse").await.status, StatusCode::OK);
}
