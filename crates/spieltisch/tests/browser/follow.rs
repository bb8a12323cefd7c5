//! What the others did can be followed: as a trail on the board, once more step by step, in the replay by turns without
//! what was taken back; and a position of a game that has ended can be played on.

use crate::scene::{Scene, choose, my_turn, no_complaints, press_choice, resign, shot, step_or_end, version};
use testkit::Browser;

/// Plays until the others have had a turn.
async fn until_others_acted(browser: &Browser) {
    for _ in 0..60 {
        let (before, offered) = my_turn(browser).await;
        if browser.count("#trail .badge").await > 0 {
            return;
        }
        press_choice(browser, offered.len() - 1).await;
        step_or_end(browser, before).await;
    }
    panic!("the others have left no trail at {}", browser.url().await)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_turns_of_others_are_a_trail_and_can_be_shown_again() {
    let scene = Scene::new().await;
    let anna = scene.guest("Anna").await;
    scene.goto(&anna, "/new?game=wiraqocha&seats=3").await;
    anna.click("p.send button").await;
    until_others_acted(&anna).await;
    // The numbers on the board are those of the log.
    let numbers = "return [
        [...document.querySelectorAll('#trail .badge')].map((it) => it.textContent),
        [...document.querySelectorAll('#log [data-trail]')].filter((it) =>
            it.dataset.on.split(' ').some((id) => document.querySelector('#stage')?.contains(document.getElementById(id)))
        ).map((it) => it.dataset.trail)]";
    let found = anna.run(numbers).await;
    assert_eq!(found[0], found[1]);
    shot(&anna, "trail").await;
    let here = version(&anna).await;
    anna.click("#turn [data-since]").await;
    anna.see("#stage.past").await;
    anna.see("#log-lines .here").await;
    // When it has been shown, or the reader has seen enough, the present comes back.
    anna.run("document.querySelector('[data-present]').click()").await;
    anna.until("the present", async || (anna.count("#stage.past").await == 0).then_some(())).await;
    assert_eq!(version(&anna).await, here, "nothing has happened");
    // With my own step the trail is gone.
    choose(&anna, 0).await;
    let own = anna.run("return document.querySelectorAll('#log .since').length").await;
    assert_eq!(own, 0, "nobody else has acted since");
    assert_eq!(anna.count("#trail .badge").await, 0);
    no_complaints(&[&anna]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_goes_by_turns_and_is_played_on() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    let mut undone = 0;
    for _ in 0..14 {
        my_turn(&anna).await;
        choose(&anna, 0).await;
        // If the turn is over, the computer may be quicker than the undo.
        let still_mine = anna.attribute("#table", "data-turn").await.as_deref() == Some("mine");
        if undone < 2 && still_mine && anna.count("#undo button:enabled").await > 0 {
            let before = version(&anna).await;
            anna.click("#undo button").await;
            step_or_end(&anna, before).await;
            undone += 1;
        }
    }
    my_turn(&anna).await;
    assert!(undone > 0, "something was taken back");
    let entries = version(&anna).await;
    resign(&anna).await;
    anna.click("#result a[href$='/replay']").await;
    anna.see("#run").await;
    let steps = anna.run("return +document.querySelector('[type=range]').max").await.as_u64().unwrap();
    assert!(steps < entries, "{steps} of {entries} steps count");
    // By turns it is shorter than by steps.
    anna.click("a[data-step=first]").await;
    anna.see("a[data-step=turn-on]").await;
    let mut turns = 0;
    while anna.count("a[data-step=turn-on]").await > 0 {
        let before = anna.url().await;
        anna.click("a[data-step=turn-on]").await;
        anna.until("the next turn", async || (anna.url().await != before).then_some(())).await;
        turns += 1;
    }
    assert!(turns > 1 && turns < steps, "{turns} turns, {steps} steps");
    // Played on from the turn before the last.
    anna.click("a[data-step=turn-back]").await;
    anna.see("#around a[href^='/new?from=']").await;
    let at = anna.run("return new URL(location.href).searchParams.get('at')").await;
    anna.click("#around a[href^='/new?from=']").await;
    anna.see("input[name=from]").await;
    assert_eq!(anna.count(".pick-game").await, 0, "the game is given");
    anna.click("p.send button").await;
    anna.see("#board").await;
    my_turn(&anna).await;
    let table = anna.url().await;
    anna.goto(&format!("{table}/replay?at={}", at.as_str().unwrap())).await;
    anna.see("#run").await;
    let shown = anna.run("return [+document.querySelector('[type=range]').value, location.href]").await;
    assert!(shown[0].as_u64().unwrap() > 0, "the steps before are part of the new game: {shown}");
    no_complaints(&[&anna]).await;
}
