//! Who somebody is: names that belong to their owners, guests that are marked, passwords that are asked for again, cookies
//! and headers where the way is encrypted, and who may do what at a table.

mod common;

use axum::body::{Body, Bytes};
use axum::http::{Method, Request, StatusCode, header};
use common::{Asker, Place, place, place_with, request};
use serde_json::{Value, json};
use web::Settings;

const PASSWORD: &str = "a long password";

/// Somebody with a password.
async fn registered(place: &Place, name: &str) -> Asker {
    let who = place.browser(name).await;
    let answer = place.post(&who, "/me/password", &format!("password={PASSWORD}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    who
}

async fn id_of(place: &Place, who: &Asker) -> String {
    place.get_json(who, "/api/v1/me").await.1["id"].as_str().unwrap().into()
}

/// A table with these seats; what is answered.
async fn open(place: &Place, who: &Asker, listed: bool, seats: Value) -> (StatusCode, Value) {
    place.json(who, "/api/v1/tables", json!({ "game": "novgorod", "seats": seats, "listed": listed })).await
}

#[tokio::test]
async fn nobody_carries_a_name_that_somebody_owns() {
    let place = place().await;
    let anna = registered(&place, "Anna").await;
    let link = open(&place, &anna, false, json!([{ "kind": "me" }, { "kind": "link" }])).await.1;
    let link = link["seats"][1]["invite"].as_str().unwrap().to_owned();
    let bert = place.browser("Bert").await;
    for name in ["Anna", "ANNA", "\u{410}nna", "An\u{200b}na", "\u{ff21}nna", "Ann\u{430}", "An\u{e0061}na"] {
        let (status, answer) = place.json(&Asker::Nobody, "/api/v1/players", json!({ "name": name })).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("name-taken")), "{name}");
        let form = format!("name={name}");
        for (who, path) in
            [(&Asker::Nobody, "/sign-in"), (&Asker::Nobody, &*format!("/join/{link}")), (&bert, "/me/name")]
        {
            assert_eq!(place.post(who, path, &form).await.status.as_u16(), 422, "{path} {name}");
        }
        let (status, answer) =
            open(&place, &bert, false, json!([{ "kind": "me", "name": name }, { "kind": "open" }])).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("name-taken")), "{name}");
    }
    let own =
        open(&place, &anna, false, json!([{ "kind": "me", "name": "Anna" }, { "kind": "me", "name": "Otto" }])).await;
    assert_eq!(own.0, StatusCode::CREATED, "the owner has the name, and whoever sits beside her another");
}

#[tokio::test]
async fn guests_are_marked() {
    let place = place().await;
    let (anna, bert) = (registered(&place, "Anna").await, place.browser("Bert").await);
    let table = open(&place, &anna, true, json!([{ "kind": "me" }, { "kind": "open" }])).await.1;
    let id = table["id"].as_str().unwrap().to_owned();
    assert!(!place.get(&anna, &format!("/table/{id}")).await.body.contains("class=\"guest\""));
    let (_, table) = place.json(&bert, &format!("/api/v1/tables/{id}/join"), json!({})).await;
    assert_eq!((&table["seats"][0]["guest"], &table["seats"][1]["guest"]), (&json!(false), &json!(true)));
    place.post(&bert, &format!("/table/{id}/chat"), "text=hello").await;
    let page = place.get(&anna, &format!("/table/{id}")).await.body;
    assert_eq!(page.matches("class=\"guest\"").count(), 2, "in the seat and in the chat");
    for _ in 0..40 {
        let (_, table) = place.get_json(&anna, &format!("/api/v1/tables/{id}")).await;
        let who = if table["to_move"][0] == 1 { &anna } else { &bert };
        let (_, list) = place.get_json(who, &format!("/api/v1/tables/{id}/choices")).await;
        let body = json!({ "version": list["version"], "choice": list["choices"][0]["choice"] });
        assert_eq!(place.json(who, &format!("/api/v1/tables/{id}/play"), body).await.0, StatusCode::OK);
    }
    let page = place.get(&anna, &format!("/table/{id}")).await.body;
    assert!(page.matches("class=\"guest\"").count() > 2, "and in the log");
    let (_, chat) = place.get_json(&anna, &format!("/api/v1/tables/{id}/chat")).await;
    assert_eq!(chat["lines"][0]["guest"], true);
    assert_eq!(place.get_json(&bert, "/api/v1/me").await.1["guest"], true);
    assert_eq!(place.get_json(&anna, "/api/v1/me").await.1["guest"], false);
}

#[tokio::test]
async fn who_was_sent_away_does_not_come_back_by_the_same_link() {
    let place = place().await;
    let (anna, bert) = (place.browser("Anna").await, place.browser("Bert").await);
    let table = open(&place, &anna, false, json!([{ "kind": "me" }, { "kind": "link" }, { "kind": "open" }])).await.1;
    let (id, link) = (table["id"].as_str().unwrap(), table["seats"][1]["invite"].as_str().unwrap());
    let join = format!("/join/{link}");
    assert!(place.post(&bert, &join, "").await.status.is_redirection());
    assert!(place.post(&anna, &format!("/table/{id}/remove"), "seat=seat2").await.status.is_redirection());
    assert_eq!(place.post(&bert, &join, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        place.post(&Asker::Nobody, &join, "name=Carl").await.status,
        StatusCode::NOT_FOUND,
        "nor as somebody else"
    );
    let (_, table) = place.get_json(&anna, &format!("/api/v1/tables/{id}")).await;
    let other = table["seats"][1]["invite"].as_str().expect("another link");
    assert_ne!(other, link);
    assert_eq!(place.post(&bert, &format!("/join/{other}"), "").await.status, StatusCode::FORBIDDEN);
    let (status, answer) = place.json(&bert, &format!("/api/v1/tables/{id}/join"), json!({})).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (403, &json!("sent-away")));
    assert!(place.post(&Asker::Nobody, &format!("/join/{other}"), "name=Carl").await.status.is_redirection());
}

#[tokio::test]
async fn what_was_not_listed_stays_among_those_who_played() {
    let place = place().await;
    let (anna, bert, carl) = (place.browser("Anna").await, place.browser("Bert").await, place.browser("Carl").await);
    for listed in [false, true] {
        let table = open(&place, &anna, listed, json!([{ "kind": "me" }, { "kind": "open" }])).await.1;
        let id = table["id"].as_str().unwrap();
        let at = |verb: &str| format!("/api/v1/tables/{id}/{verb}");
        assert_eq!(place.json(&bert, &at("join"), json!({})).await.0, StatusCode::OK);
        place.json(&bert, &at("chat"), json!({ "text": "among us" })).await;
        assert_eq!(place.get(&carl, &at("chat")).await.status, StatusCode::OK, "whoever watches may listen");
        assert_eq!(place.json(&bert, &at("resign"), json!({})).await.1["state"], "over");
        let player = format!("/player/{}", id_of(&place, &anna).await);
        for (who, may) in [(&anna, true), (&bert, true), (&carl, listed), (&Asker::Nobody, listed)] {
            assert_eq!(place.get(who, &player).await.body.contains(id), may, "{who:?} {listed}");
            assert_eq!(place.get(who, &at("chat")).await.status == StatusCode::OK, may, "{who:?} {listed}");
            assert_eq!(
                place.get(who, &format!("/table/{id}")).await.body.contains("among us"),
                may,
                "{who:?} {listed}"
            );
        }
    }
}

#[tokio::test]
async fn strangers_neither_come_back_nor_mute() {
    let place = place().await;
    let (anna, bert, carl) = (place.browser("Anna").await, place.browser("Bert").await, place.browser("Carl").await);
    let table = open(&place, &anna, true, json!([{ "kind": "me" }, { "kind": "open" }])).await.1;
    let id = table["id"].as_str().unwrap();
    assert_eq!(place.json(&bert, &format!("/api/v1/tables/{id}/join"), json!({})).await.0, StatusCode::OK);
    let [bert_id, carl_id] = [id_of(&place, &bert).await, id_of(&place, &carl).await];
    assert_eq!(place.post(&carl, &format!("/table/{id}/back"), "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(place.json(&carl, &format!("/api/v1/tables/{id}/back"), json!({})).await.0, StatusCode::FORBIDDEN);
    for (who, other, status) in [
        (&carl, &*bert_id, StatusCode::FORBIDDEN),
        (&anna, &*carl_id, StatusCode::FORBIDDEN),
        (&anna, "0123456789ab", StatusCode::FORBIDDEN),
        (&anna, &*bert_id, StatusCode::SEE_OTHER),
    ] {
        let answer = place.post(who, &format!("/table/{id}/mute"), &format!("player={other}&on=yes")).await;
        assert_eq!(answer.status, status, "{who:?} {other}");
    }
}

#[tokio::test]
async fn a_header_for_somebody_else_does_not_hide_the_cookie() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let mut asked = request(Method::GET, &anna, "/api/v1/me", "", "");
    asked.headers_mut().insert(header::AUTHORIZATION, "Basic YTpi".parse().unwrap());
    assert_eq!(place.send(asked).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_token_is_given_to_who_knows_the_password() {
    let place = place().await;
    let (anna, bert) = (registered(&place, "Anna").await, place.browser("Bert").await);
    for (who, form, status) in [
        (&anna, "label=bot".to_owned(), 422),
        (&anna, "label=bot&password=wrong".to_owned(), 422),
        (&anna, format!("label=bot&password={PASSWORD}"), 200),
        (&bert, "label=bot".to_owned(), 200),
    ] {
        assert_eq!(place.post(who, "/me/token", &form).await.status.as_u16(), status, "{form}");
    }
}

#[tokio::test]
async fn where_the_way_is_encrypted_cookies_and_pages_stay_on_it() {
    let settings =
        Settings { rate_limit: false, public_url: Some("https://table.example".into()), ..Settings::default() };
    let place = place_with(settings).await;
    let send = |origin: &'static str, path: &'static str, cookie: String| {
        let asked = Request::builder().method(Method::POST).uri(path).header(header::HOST, "table.example");
        let asked = asked.header(header::ORIGIN, origin).header(header::COOKIE, cookie);
        let asked = asked.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        place.send(asked.body(Body::from("name=Anna")).unwrap())
    };
    let answer = send("https://table.example", "/sign-in", String::new()).await;
    assert_eq!(answer.headers[header::STRICT_TRANSPORT_SECURITY], "max-age=31536000");
    let set = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(set.starts_with("__Host-spieltisch=") && set.contains("Secure") && set.contains("Path=/"), "{set}");
    assert!(!set.contains("Domain"), "{set}");
    let session = set.split(';').next().unwrap().to_owned();
    assert_eq!(send("https://table.example", "/me/name", session.clone()).await.status, StatusCode::OK);
    assert_eq!(send("http://table.example", "/me/name", session.clone()).await.status, StatusCode::FORBIDDEN);
    // A neighbour can set cookies for all names below the same one, but not of this name.
    let planted = session.replace("__Host-", "");
    assert!(send("https://table.example", "/me/name", planted).await.status.is_redirection(), "nobody is signed in");
}

/// A body that comes when it is told to.
#[tokio::test]
async fn a_long_request_ends_with_its_session() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let Asker::Browser(session) = &anna else { panic!("a browser") };
    let (send, body) = tokio::sync::mpsc::channel::<Result<Bytes, std::io::Error>>(1);
    let body = futures_util::stream::unfold(body, |mut body| async move { Some((body.recv().await?, body)) });
    let asked = Request::builder().method(Method::POST).uri("/me/name").header(header::HOST, "table.example");
    let asked =
        asked.header(header::ORIGIN, "http://table.example").header(header::COOKIE, format!("spieltisch={session}"));
    let asked = asked.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let mut answer = std::pin::pin!(place.send(asked.body(Body::from_stream(body)).unwrap()));
    // The request is let in, and waits for the rest of its body.
    send.send(Ok("name=".into())).await.unwrap();
    tokio::select! {
        biased;
        _ = &mut answer => panic!("the body has not come"),
        () = async { send.send(Ok("Be".into())).await.unwrap(); send.reserve().await.unwrap(); } => {}
    }
    assert!(place.post(&anna, "/sign-out", "").await.status.is_redirection());
    send.send(Ok("rta".into())).await.unwrap();
    drop(send);
    let answer = answer.await;
    assert!(answer.status.is_redirection(), "{}: where to sign in", answer.status);
    assert_eq!(answer.headers[header::LOCATION], "/sign-in");
}
