//! "It is your turn", told to an address of the player's choice.

mod common;

use axum::http::StatusCode;
use common::{Asker, Place, place_with};
use host::{Config, Host, PiecesWish, SeatWish, Wish};
use metrics_exporter_prometheus::PrometheusBuilder;
use rustls::pki_types::PrivateKeyDer;
use std::sync::Arc;
use std::time::Duration;
use store::{Pace, Player, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web::{Settings, Site};

/// Longer than anything here takes on a slow machine.
const GENEROUS: Duration = Duration::from_secs(60);

/// Somebody who takes down what arrives, and gives these answers one after the other.
async fn ear(answers: &'static [&'static str]) -> (String, mpsc::UnboundedReceiver<String>) {
    let ear = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook", ear.local_addr().unwrap());
    let (tell, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        for answer in answers {
            let (mut stream, _) = ear.accept().await.unwrap();
            let mut text = String::new();
            while !text.contains('}') {
                let mut bytes = [0; 4096];
                let read = stream.read(&mut bytes).await.unwrap();
                text += &String::from_utf8_lossy(&bytes[..read]);
            }
            let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            tell.send(text).unwrap();
        }
    });
    (address, heard)
}

/// A host with its bell, and somebody who wants to be told.
async fn rung(webhook: &str, folder: &tempfile::TempDir) -> (Arc<Host>, Player) {
    let store = Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
    let host = Host::open(store, Config::default());
    let settings =
        Settings { local_webhooks: true, public_url: Some("https://games.example.org".into()), ..Settings::default() };
    let site = Site::new(host.clone(), settings, PrometheusBuilder::new().build_recorder().handle());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    tokio::spawn(web::serve(site, listener, std::future::pending()));
    let anna = host.store().add_player("Anna", Some("de"), host::now()).await.unwrap();
    host.store().set_webhook(anna.id, Some(webhook)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    (host, anna)
}

/// A table at which Anna is to move at once.
async fn open(host: &Arc<Host>, anna: &Player) -> store::TableId {
    let wish = Wish {
        game: "noria".into(),
        seats: vec![SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))],
        options: Vec::new(),
        pace: Pace::Days(2),
        listed: false,
        brisk: true,
        asks_luck: false,
        pieces: PiecesWish::Usual,
    };
    host.open_table(anna, &wish).await.unwrap()
}

/// What is stored about the last call, once there is something.
async fn outcome(host: &Host, player: &Player) -> String {
    let until = tokio::time::Instant::now() + GENEROUS;
    loop {
        if let Some(call) = host.store().webhook_call(player.id).await.unwrap() {
            return call.outcome;
        }
        assert!(tokio::time::Instant::now() < until, "no outcome is stored");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_becomes_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let (address, mut heard) = ear(&["204 No Content"]).await;
    let (host, anna) = rung(&address, &folder).await;
    let id = open(&host, &anna).await;
    let heard = tokio::time::timeout(GENEROUS, heard.recv()).await.expect("somebody is told").unwrap();
    assert!(heard.starts_with("POST /hook "), "{heard}");
    let body: serde_json::Value = serde_json::from_str(&heard[heard.find('{').unwrap()..]).unwrap();
    assert_eq!(body["event"], "your-turn");
    assert_eq!(body["table"], id.to_string());
    assert_eq!(body["link"], format!("https://games.example.org/table/{id}"));
    assert!(body["text"].as_str().unwrap().contains("Noria"));
    assert_eq!(outcome(&host, &anna).await, "fine");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_stumbles_is_called_once_more() {
    let folder = tempfile::tempdir().unwrap();
    let (address, mut heard) = ear(&["503 Service Unavailable", "200 OK"]).await;
    let (host, anna) = rung(&address, &folder).await;
    open(&host, &anna).await;
    let first = tokio::time::timeout(GENEROUS, heard.recv()).await.unwrap().unwrap();
    let second = tokio::time::timeout(GENEROUS, heard.recv()).await.expect("a second try").unwrap();
    assert_eq!(first, second);
    assert_eq!(outcome(&host, &anna).await, "fine");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_redirect_is_not_followed_and_a_refusal_not_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let (address, mut heard) = ear(&["302 Found\r\nlocation: http://127.0.0.1:1/", "200 OK"]).await;
    let (host, anna) = rung(&address, &folder).await;
    open(&host, &anna).await;
    tokio::time::timeout(GENEROUS, heard.recv()).await.unwrap().unwrap();
    assert_eq!(outcome(&host, &anna).await, "answered 302");
    assert!(heard.try_recv().is_err());
}

/// Anna on her settings, with a webhook; what the page says after a test.
async fn tested(place: &Place, webhook: &str) -> String {
    let anna = place.browser("Anna").await;
    let form = format!("webhook={}", webhook.replace(':', "%3A").replace('/', "%2F"));
    let saved = place.post(&anna, "/me/webhook", &form).await;
    assert_eq!(saved.status, StatusCode::OK, "{}", saved.body);
    let tested = place.post(&anna, "/me/webhook/test", "").await;
    assert_eq!(tested.status, StatusCode::OK, "{}", tested.body);
    // It stays to be read.
    let page = place.get(&anna, "/me").await.body;
    let said = |page: &str| page.split(" · ").find(|part| part.contains("last message")).map(str::to_owned);
    assert_eq!(said(&page), said(&tested.body));
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_message_says_how_it_went() {
    let local = Settings { rate_limit: false, local_webhooks: true, ..Settings::default() };
    let place = place_with(local).await;
    let (address, mut heard) = ear(&["200 OK", "404 Not Found"]).await;
    assert!(tested(&place, &address).await.contains("The last message was delivered."));
    assert!(heard.recv().await.unwrap().contains("\"event\":\"test\""));
    assert!(tested(&place, &address).await.contains("refused with the answer 404"));
    assert!(tested(&place, "http://127.0.0.1:1/").await.contains("cannot be reached"));
    assert!(tested(&place, "https://nowhere.invalid/").await.contains("no such address"));

    let nobody = place.post(&Asker::Nobody, "/me/webhook/test", "").await;
    assert_eq!(nobody.headers["location"], "/sign-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_leads_inside_is_not_called() {
    let place = place_with(Settings { rate_limit: false, ..Settings::default() }).await;
    let inner = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("https://localhost:{}/", inner.local_addr().unwrap().port());
    assert!(tested(&place, &address).await.contains("leads into the server’s own network"));
    let knock = tokio::time::timeout(Duration::from_millis(50), inner.accept()).await;
    assert!(knock.is_err(), "nobody has knocked");
}

/// Whoever can answer in the place of an address cannot also show its certificate.
#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_that_nobody_vouches_for_is_refused() {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let config = rustls::ServerConfig::builder_with_provider(rustls::crypto::ring::default_provider().into());
    let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    let config = Arc::new(config.with_single_cert(vec![made.cert.der().clone()], key).unwrap());
    let ear = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("https://localhost:{}/", ear.local_addr().unwrap().port());
    let server = std::thread::spawn(move || {
        let (mut stream, _) = ear.accept().unwrap();
        let mut connection = rustls::ServerConnection::new(config).unwrap();
        while connection.is_handshaking() && connection.complete_io(&mut stream).is_ok() {}
        connection.is_handshaking()
    });
    let place = place_with(Settings { rate_limit: false, local_webhooks: true, ..Settings::default() }).await;
    assert!(tested(&place, &address).await.contains("nobody vouches for the certificate"));
    let _ = server.join().unwrap();
}
