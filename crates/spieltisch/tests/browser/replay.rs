//! A game is looked at again: it plays by itself, keys and the log step through it, its link and its record show it to
//! others.

use crate::scene::{Scene, choose, my_turn, no_complaints, resign, shot};
use testkit::Browser;

/// The step that the page shows, and the last one there is.
async fn at(browser: &Browser) -> (u64, u64) {
    let found =
        browser.run("const range = document.querySelector('[type=range]'); return [+range.value, +range.max]").await;
    (found[0].as_u64().unwrap(), found[1].as_u64().unwrap())
}

async fn until_at(browser: &Browser, wanted: u64) {
    let there = async || {
        let said = browser.text("#actions .turn").await;
        (at(browser).await.0 == wanted && said.contains(&format!(" {wanted} "))).then_some(())
    };
    browser.until(&format!("step {wanted}"), there).await;
    assert!(browser.url().await.contains(&format!("at={wanted}")), "the address names the step");
}

/// Where every piece lies. What it is called differs: an uploaded record has no names.
async fn board(browser: &Browser) -> String {
    let script = "return [...document.querySelectorAll('#stage [id]')]
        .map((it) => [it.id, it.getAttribute('transform'), it.parentElement.id].join(' ')).join('; ')";
    browser.run(script).await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_shared_and_uploaded() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    for _ in 0..8 {
        my_turn(&anna).await;
        choose(&anna, 0).await;
    }
    my_turn(&anna).await;
    resign(&anna).await;
    anna.click("#result a[href$='/replay']").await;
    anna.see("#run").await;
    let (end, last) = at(&anna).await;
    assert_eq!(end, last);
    anna.run("window.still = 'here'").await;

    // Keys step and jump.
    anna.type_into("body", "\u{e011}").await;
    until_at(&anna, 0).await;
    anna.type_into("body", "\u{e014}").await;
    until_at(&anna, 1).await;
    anna.type_into("body", "\u{e014}").await;
    until_at(&anna, 2).await;
    anna.type_into("body", "\u{e012}").await;
    until_at(&anna, 1).await;

    // It plays by itself, and stands still when it is told to.
    anna.select("#speed", "4").await;
    anna.type_into("body", " ").await;
    anna.until("the game to play", async || (at(&anna).await.0 > 4).then_some(())).await;
    assert_eq!(anna.attribute("#run", "aria-pressed").await.as_deref(), Some("true"));
    anna.click("#run").await;
    anna.see("#run[aria-pressed=false]").await;
    let stands = at(&anna).await.0;
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    assert!(at(&anna).await.0 <= stands + 1, "one step may have been on its way");
    shot(&anna, "replay").await;

    // A line of the log leads to its step.
    anna.run("document.querySelectorAll('#log-lines details').forEach((it) => (it.open = true))").await;
    let link = "#log-lines .step[data-at='2'] a";
    let step = anna.attribute(link, "href").await.unwrap().split("at=").nth(1).unwrap().parse().unwrap();
    anna.click(link).await;
    until_at(&anna, step).await;
    anna.see("#log-lines .step[data-at='2'].here").await;
    assert_eq!(anna.run("return window.still").await, "here", "the page was not loaded again");
    assert_eq!(anna.run("return localStorage.getItem('speed')").await, "4");

    // Whoever gets the link sees the same.
    let shared = anna.run("return document.getElementById('position').value").await.as_str().unwrap().to_owned();
    assert!(shared.starts_with("http") && shared.contains(&format!("at={step}")), "{shared}");
    let ben = scene.guest("Ben").await;
    ben.goto(&shared).await;
    until_at(&ben, step).await;
    let seen = board(&anna).await;
    assert!(seen.len() > 500, "{seen}");
    assert_eq!(board(&ben).await, seen);

    // And whoever gets the record.
    let table = shared.split("/table/").nth(1).unwrap().split('/').next().unwrap();
    let record = reqwest::get(scene.server.url(&format!("/table/{table}/record"))).await.unwrap().text().await.unwrap();
    scene.goto(&ben, "/upload").await;
    let fill = format!("document.getElementById('record').value = {}", serde_json::json!(record));
    ben.run(&fill).await;
    ben.click("form.upload button").await;
    ben.see("#run").await;
    assert_eq!(at(&ben).await, (0, last));
    let there = ben.url().await.split('?').next().unwrap().to_owned();
    ben.goto(&format!("{there}?eyes=seat1&at={step}")).await;
    until_at(&ben, step).await;
    assert_eq!(board(&ben).await, seen);
    shot(&ben, "uploaded").await;
    no_complaints(&[&anna, &ben]).await;
}
