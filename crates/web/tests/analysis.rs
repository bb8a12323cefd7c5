//! The analysis of a game that is over: who may have it, what its page shows, and that it is worked out once.

mod common;

use axum::http::StatusCode;
use common::{Asker, Place, place};
use serde_json::Value;
use std::time::Duration;

const KUHN: &str = include_str!("../../game/tests/kuhn.txt");

/// The page, as soon as the analysis is there.
async fn made(place: &Place, who: &Asker, path: &str) -> String {
    for _ in 0..600 {
        let page = place.get(who, path).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        if !page.body.contains("http-equiv=\"refresh\"") {
            return page.body;
        }
        assert!(page.body.contains("<progress"), "{}", page.body);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it takes more than half a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_analysed() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let id = place.host.import(KUHN).await.unwrap().id;
    let path = format!("/table/{id}/analysis");
    let page = made(&place, &anna, &path).await;
    for said in ["Where the result came from", "chances-chart", "played", "All turns", "accuracy"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    // Each turn and each pair of eyes has its page, and what is not there is not asked for.
    for asked in ["?turn=0", "?turn=1&eyes=seat2", "?turn=99&eyes=spectator", "?turn=x&eyes=seat9"] {
        assert_eq!(place.get(&anna, &format!("{path}{asked}")).await.status, StatusCode::OK, "{asked}");
    }
    let json: Value = serde_json::from_str(&place.get(&anna, &format!("{path}/json")).await.body).unwrap();
    assert_eq!((&json["game"], &json["seats"]), (&"kuhn".into(), &2.into()));
    for seat in 0..2 {
        let player = &json["account"]["players"][seat];
        let parts = ["luck", "unforeseen", "own", "others"].map(|part| player[part]["share"].as_f64().unwrap());
        let start = json["account"]["start"]["shares"][seat].as_f64().unwrap();
        let result = json["account"]["result"]["shares"][seat].as_f64().unwrap();
        assert!((start + parts.iter().sum::<f64>() - result).abs() < 1e-6, "{json}");
    }
    let record = place.get(&anna, &format!("{path}/record")).await.body;
    let bare: String = record.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    assert_eq!(catalog::replay(&record, None, u32::MAX).unwrap().record_text(), bare);
    // Once it is made, it is there at once, also for a server that has just started.
    let stored = place.host.store().analysis(id, json["evaluator"].as_str().unwrap()).await.unwrap();
    assert!(stored.is_some_and(|stored| stored.contains("decision")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_is_not() {
    let place = place().await;
    let (anna, stranger) = (place.browser("Anna").await, place.browser("Eve").await);
    let going = place.host.import(KUHN.trim_end_matches("4 seat2 call\n")).await.unwrap().id;
    for who in [&anna, &stranger] {
        for path in ["", "/json", "/record"] {
            let answer = place.get(who, &format!("/table/{going}/analysis{path}")).await;
            assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        }
    }
    // Nor as the record of a game that goes on elsewhere.
    let game = catalog::replay(KUHN.trim_end_matches("4 seat2 call\n"), None, u32::MAX).unwrap();
    let eve = place.host.store().add_player("Mallory", None, 1).await.unwrap().id;
    let shelved = place.host.shelve(eve, KUHN.trim_end_matches("4 seat2 call\n"), &*game).await.unwrap();
    let answer = place.get(&stranger, &format!("/table/{shelved}/analysis")).await;
    assert!(answer.status.is_client_error(), "{}", answer.status);
}
