//! One person against the computer: playing, taking back, giving up, once more; and a server that goes away and comes
//! back.

use crate::scene::{Scene, choose, gone_on, my_turn, no_complaints, shot, version};
use testkit::Browser;
use tokio::task::block_in_place;

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_until_somebody_gives_up_and_once_more() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("wiraqocha").await;
    for _ in 0..6 {
        my_turn(&anna).await;
        choose(&anna, 0).await;
    }
    shot(&anna, "wiraqocha-playing").await;
    // The first nine choices are on the keys.
    for _ in 0..4 {
        let (before, offered) = my_turn(&anna).await;
        // What is folded away has no key.
        let unfolded = anna.count("#choices .list > li:not(.fold)").await;
        let (key, at) = if unfolded > 1 { ("2", 1) } else { ("1", 0) };
        press(&anna, key).await;
        gone_on(&anna, before).await;
        let log = crate::hosting::export(&scene.place, &table(&anna).await);
        // A choice may be a run of several steps.
        for step in offered[at].split("; ") {
            assert!(log.contains(&format!(" seat1 {step}\n")), "{key} is {}:\n{log}", offered[at]);
        }
        let first = offered[at].split("; ").next().unwrap();
        assert!(log.contains(&format!("{} seat1 {first}\n", before + 1)), "{key} is {}:\n{log}", offered[at]);
    }
    my_turn(&anna).await;
    anna.click("#more > summary").await;
    anna.click("#resign summary").await;
    shot(&anna, "resign").await;
    anna.click("#resign button.danger").await;
    anna.see("#result").await;
    shot(&anna, "wiraqocha-result").await;
    // The picture of the result is made by the browser and lands among the downloads.
    anna.run(KEEP_DOWNLOADS).await;
    anna.click("#result [data-picture]").await;
    let kept = async || anna.run("return window.kept").await.as_u64().filter(|&size| size > 20_000);
    anna.until("a picture", kept).await;
    let old = anna.url().await;
    anna.click("#result form[action$='/rematch'] button").await;
    anna.until("another table", async || (anna.url().await != old).then_some(())).await;
    anna.see("#board").await;
    my_turn(&anna).await;
    choose(&anna, 0).await;
    no_complaints(&[&anna]).await;
}

/// Downloads are weighed instead of being stored.
const KEEP_DOWNLOADS: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (file) => { window.kept = file.size; return make.call(URL, file); };
    HTMLAnchorElement.prototype.click = function () { if (!this.download) this.dispatchEvent(new MouseEvent('click')); };";

#[tokio::test(flavor = "multi_thread")]
async fn who_meets_a_game_is_told_what_it_is_about_once() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(1280, 720).await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        scene.goto(&anna, "/").await;
        anna.click(&format!("form.game-card[data-game={game}] button[value=level1]")).await;
        assert!(anna.see("#first-time:not([hidden])").await.text().await.unwrap().len() > 80);
        anna.click("#first-time button.primary").await;
        assert_eq!(anna.count("#first-time:not([hidden])").await, 0);
        anna.reload().await;
        my_turn(&anna).await;
        assert_eq!(anna.count("#first-time:not([hidden])").await, 0, "{game}");
    }
    no_complaints(&[&anna]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_taken_back_by_button_and_by_key() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    for by_key in [false, true, false] {
        // Not every step can be taken back: nobody un-sees a card.
        let (before, offered) = loop {
            let at_first = my_turn(&anna).await;
            choose(&anna, 0).await;
            // If the turn is over the computer may be quicker than the undo.
            let still_mine = anna.attribute("#table", "data-turn").await.as_deref() == Some("mine");
            if still_mine && anna.count("#undo button:enabled").await > 0 {
                break at_first;
            }
        };
        let reached = version(&anna).await;
        assert!(reached > before);
        shot(&anna, "noria-undo").await;
        if by_key {
            press(&anna, "u").await;
        } else {
            anna.click("#undo button:enabled").await;
        }
        gone_on(&anna, reached).await;
        assert_eq!(my_turn(&anna).await.1, offered);
    }
    // Letters that are typed into the chat are words, not orders.
    anna.click("#tabs [data-show=chat]").await;
    let before = version(&anna).await;
    anna.type_into("#chat-text", "u1u2").await;
    anna.click("#chat-form button").await;
    anna.see_text("#chat-lines", "u1u2").await;
    assert_eq!(version(&anna).await, before);
    no_complaints(&[&anna]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_finds_its_server_again() {
    let mut scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    my_turn(&anna).await;
    choose(&anna, 0).await;
    my_turn(&anna).await;
    no_complaints(&[&anna]).await;
    anna.run("window.still = 'here'").await;
    for _ in 0..2 {
        block_in_place(|| scene.server.kill());
        anna.until("a word about the lost connection", async || (!anna.text("#status").await.is_empty()).then_some(()))
            .await;
        shot(&anna, "lost").await;
        block_in_place(|| scene.server.restart()).unwrap();
        anna.until("the end of that word", async || anna.text("#status").await.is_empty().then_some(())).await;
        my_turn(&anna).await;
        choose(&anna, 0).await;
    }
    assert_eq!(anna.run("return window.still").await, "here", "the page was not loaded again");
    let refused = anna.complaints().await;
    assert!(refused.iter().all(|line| line.contains("net::ERR_")), "{refused:?}");
}

/// Presses a key that belongs to the page, not to a field.
async fn press(browser: &Browser, key: &str) {
    browser.type_into("body", key).await;
}

async fn table(browser: &Browser) -> String {
    browser.url().await.split("/table/").nth(1).unwrap().split('?').next().unwrap().into()
}
