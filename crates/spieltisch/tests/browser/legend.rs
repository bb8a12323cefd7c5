//! The legend over a table, and the switch that marks values that are ours.

use crate::scene::{Scene, choose, my_turn, no_complaints, shot};
use testkit::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn the_legend_lies_over_the_table_and_goes_away_again() {
    let scene = Scene::new().await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        let anna = scene.against_computer(game).await;
        my_turn(&anna).await;
        let table = anna.url().await;
        anna.click("#more > summary").await;
        anna.click("[data-legend]").await;
        anna.see("#explain[open] .legend li .look svg").await;
        assert_eq!(anna.count("#more[open]").await, 0, "the menu lies under nothing");
        shot(&anna, &format!("{game}-legend")).await;
        anna.click("#explain button").await;
        assert_eq!(anna.count("#explain[open]").await, 0);
        assert_eq!(anna.url().await, table);
        choose(&anna, 0).await;
        no_complaints(&[&anna]).await;
    }
}

/// How many marks can be seen.
async fn marks(browser: &Browser) -> u64 {
    let seen = "return [...document.querySelectorAll('#stage path.ours')].filter((it) => it.checkVisibility()).length";
    browser.run(seen).await.as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn values_that_are_ours_are_marked_as_long_as_somebody_wants_it() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    my_turn(&anna).await;
    assert_eq!(marks(&anna).await, 0);
    switch(&anna).await;
    assert!(marks(&anna).await > 20);
    choose(&anna, 0).await;
    my_turn(&anna).await;
    assert!(marks(&anna).await > 20, "a step changes nothing about it");
    let table = anna.url().await;
    anna.goto(&table).await;
    anna.see("#board").await;
    assert!(marks(&anna).await > 20, "the browser remembers it");
    shot(&anna, "noria-ours").await;
    switch(&anna).await;
    assert_eq!(marks(&anna).await, 0);
    no_complaints(&[&anna]).await;
}

async fn switch(browser: &Browser) {
    browser.click("#more > summary").await;
    browser.click("[data-setting=ours]").await;
    browser.click("#more > summary").await;
}
