//! Everybody can use every page: no serious finding of axe-core, in light and dark, on a desktop and on a phone.

use crate::scene::{Scene, choose, my_turn, press_choice, resign};
use testkit::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn no_page_keeps_anybody_out() {
    let scene = Scene::new().await;
    let anna = scene.guest("Anna").await;
    let pages = ["/", "/sign-in", "/about", "/me", "/new?game=noria", "/new?game=novgorod&seats=4", "/nowhere"];
    let rules = ["/rules", "/rules/noria", "/rules/novgorod", "/rules/wiraqocha", "/upload"];
    let learning = ["/learn/noria", "/learn/novgorod", "/learn/wiraqocha", "/learn/noria/1", "/learn/wiraqocha/2"];
    let pieces = ["/pieces", "/rules/noria/pieces", "/rules/novgorod/pieces", "/rules/wiraqocha/pieces"];
    for path in pages.iter().chain(&rules).chain(&learning).chain(&pieces) {
        scene.goto(&anna, path).await;
        is_open_to_all(&anna, path).await;
    }
    anna.type_into("[name='card/0/resources']", "99").await;
    anna.click(".bar button[value=look]").await;
    anna.see("p.wrong").await;
    is_open_to_all(&anna, "refused values").await;
    scene.goto(&anna, "/rules/wiraqocha/pieces").await;
    anna.click(".bar button[value=save]").await;
    anna.see(".set-head").await;
    is_open_to_all(&anna, "a set of pieces").await;
    scene.goto(&anna, "/new?game=wiraqocha").await;
    anna.select("#seat2", "open").await;
    anna.click("p.send button").await;
    anna.see(".waiting-room").await;
    is_open_to_all(&anna, "the waiting room").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_keeps_anybody_out() {
    let scene = Scene::new().await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        let anna = scene.driver.open_sized(1440, 900).await;
        scene.goto(&anna, "/").await;
        anna.click(&format!("form.game-card[data-game={game}] button.first")).await;
        for _ in 0..8 {
            my_turn(&anna).await;
            choose(&anna, 0).await;
        }
        my_turn(&anna).await;
        is_open_to_all(&anna, game).await;
        anna.click("#tabs [data-show=chat]").await;
        anna.click("#more > summary").await;
        anna.click("[data-explain]").await;
        press_choice(&anna, 0).await;
        anna.see("#explain[open] article").await;
        is_open_to_all(&anna, "the explanation").await;
        anna.click("#explain button").await;
        for part in ["mine", "others", "log"] {
            anna.resize(390, 844).await;
            anna.click(&format!("#parts [data-part={part}]")).await;
            is_open_to_all(&anna, part).await;
        }
        anna.resize(1440, 900).await;
        resign(&anna).await;
        is_open_to_all(&anna, "the result").await;
        anna.click("#result a[href$='/replay']").await;
        anna.see(".replay #board").await;
        is_open_to_all(&anna, "the replay").await;
        anna.click(".try-out button").await;
        anna.see(".study .tried").await;
        is_open_to_all(&anna, "a study").await;
        anna.click(".study-change > summary").await;
        is_open_to_all(&anna, "what can be changed in a study").await;
    }
}

async fn is_open_to_all(browser: &Browser, what: &str) {
    for dark in [false, true] {
        browser.dark(dark).await;
        let barriers = browser.barriers().await;
        assert!(barriers.is_empty(), "{what}, dark: {dark}:\n{}", barriers.join("\n"));
    }
}
