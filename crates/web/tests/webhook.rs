//! "It is your turn", told to an address of the player's choice.

use host::{Config, Host, SeatWish, Wish};
use metrics_exporter_prometheus::PrometheusBuilder;
use std::time::Duration;
use store::{Pace, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use web::{Settings, Site};

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_becomes_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
    let host = Host::open(store, Config::default());
    let settings =
        Settings { local_webhooks: true, public_url: Some("https://games.example.org".into()), ..Settings::default() };
    let site = Site::new(host.clone(), settings, PrometheusBuilder::new().build_recorder().handle());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    tokio::spawn(web::serve(site, listener, std::future::pending()));
    // Somebody who takes down what arrives.
    let ear = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook", ear.local_addr().unwrap());
    let heard = tokio::spawn(async move {
        let (mut stream, _) = ear.accept().await.unwrap();
        let mut text = String::new();
        while !text.contains("}") {
            let mut bytes = [0; 4096];
            let read = stream.read(&mut bytes).await.unwrap();
            text += &String::from_utf8_lossy(&bytes[..read]);
        }
        stream.write_all(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n").await.unwrap();
        text
    });
    let anna = host.store().add_player("Anna", Some("de"), host::now()).await.unwrap();
    host.store().set_webhook(anna.id, Some(&address)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    let wish = Wish {
        game: "noria".into(),
        seats: vec![SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))],
        options: Vec::new(),
        pace: Pace::Days(2),
        listed: false,
        brisk: true,
    };
    let id = host.open_table(&anna, &wish).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(10), heard).await.expect("somebody is told").unwrap();
    assert!(heard.starts_with("POST /hook "), "{heard}");
    let body: serde_json::Value = serde_json::from_str(&heard[heard.find('{').unwrap()..]).unwrap();
    assert_eq!(body["event"], "your-turn");
    assert_eq!(body["table"], id.to_string());
    assert_eq!(body["link"], format!("https://games.example.org/table/{id}"));
    assert!(body["text"].as_str().unwrap().contains("Noria"));
}
