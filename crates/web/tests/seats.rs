//! A seat, a session and a token open something only while they are somebody's: streams end with them, and so do
//! requests that were on their way.

mod common;

use axum::http::StatusCode;
use common::{Asker, Place, Stream, cookie, place};
use serde_json::json;

/// A table of Novgorod with two seats for whoever comes; its id.
async fn table(place: &Place, opener: &Asker) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let (status, table) = place.json(opener, "/api/v1/tables", json!({ "game": "novgorod", "seats": seats })).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    table["id"].as_str().unwrap().into()
}

async fn join(place: &Place, who: &Asker, id: &str, seat: u8) {
    let (status, answer) = place.json(who, &format!("/api/v1/tables/{id}/join"), json!({ "seat": seat })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

async fn leave(place: &Place, who: &Asker, id: &str) {
    let (status, answer) = place.json(who, &format!("/api/v1/tables/{id}/leave"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

/// The two streams of a table, after what they say at first.
async fn streams(place: &Place, who: &Asker, id: &str) -> Vec<Stream> {
    let mut streams = Vec::new();
    for path in [format!("/api/v1/tables/{id}/events"), format!("/table/{id}/stream")] {
        let mut stream = place.stream(who, &path, None).await.unwrap();
        stream.next().await.unwrap();
        stream.next().await.unwrap();
        streams.push(stream);
    }
    streams
}

/// At most one event comes, and then the end.
async fn have_ended(streams: Vec<Stream>) {
    for mut stream in streams {
        if let Some(last) = stream.next().await {
            assert_eq!(stream.next().await, None, "after {last}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_does_not_outlive_its_seat() {
    let place = place().await;
    let (anna, bert, carl) = (place.program("Anna").await, place.program("Bert").await, place.program("Carl").await);
    let id = table(&place, &anna).await;
    join(&place, &bert, &id, 2).await;
    let old = streams(&place, &bert, &id).await;
    leave(&place, &bert, &id).await;
    join(&place, &bert, &id, 3).await;
    join(&place, &carl, &id, 2).await;
    have_ended(old).await;
    assert!(
        place.listen(&bert, &format!("/api/v1/tables/{id}/events")).await.contains("event: step"),
        "seat 3 has its own"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_sees_no_more() {
    let place = place().await;
    let (anna, bert) = (place.program("Anna").await, place.program("Bert").await);
    let id = table(&place, &anna).await;
    join(&place, &bert, &id, 2).await;
    let old = streams(&place, &bert, &id).await;
    assert!(place.post(&anna, &format!("/table/{id}/remove"), "seat=seat2").await.status.is_redirection());
    have_ended(old).await;
}

/// The same person at another device.
async fn other_device(place: &Place, who: &Asker) -> Asker {
    let page = place.post(who, "/me/link", "").await.body;
    let token = &page.split("/carry/").nth(1).expect("a link")[..43];
    Asker::Browser(cookie(&place.post(&Asker::Nobody, &format!("/carry/{token}"), "").await))
}

/// Something happens at the table, and these hear of it.
async fn hear(place: &Place, opener: &Asker, id: &str, streams: &mut [Stream]) {
    let answer = place.post(opener, &format!("/table/{id}/chat"), "text=hello").await;
    assert!(answer.status.is_redirection(), "{}", answer.status);
    for stream in streams {
        assert!(stream.next().await.is_some());
    }
}

/// What ends at this device and at the other one when a form is sent from this one.
async fn ends(path: &str, form: &str, here: bool, there: bool) {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let id = table(&place, &anna).await;
    let (this, other) = (other_device(&place, &anna).await, other_device(&place, &anna).await);
    assert!(place.post(&anna, "/me/password", "password=a long password").await.status.is_success());
    let (this, other) = match place.get(&this, "/me").await.status {
        StatusCode::OK => (this, other),
        // A first password ended them.
        _ => (other_device(&place, &anna).await, other_device(&place, &anna).await),
    };
    let (own, others) = (streams(&place, &this, &id).await, streams(&place, &other, &id).await);
    let answer = place.post(&this, path, form).await;
    assert!(answer.status.is_success() || answer.status.is_redirection(), "{path} {}", answer.status);
    for (mut streams, who, end) in [(own, this, here), (others, other, there)] {
        if end {
            have_ended(streams).await;
            assert!(place.get(&who, "/me").await.status.is_redirection(), "{path}: not signed in");
        } else {
            hear(&place, &who, &id, &mut streams).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_the_streams_of_this_device() {
    ends("/sign-out", "", true, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_all_streams() {
    ends("/me/sign-out-everywhere", "", true, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_ends_all_other_sessions() {
    ends("/me/password", "old=a long password&password=another long one", false, true).await;
}
