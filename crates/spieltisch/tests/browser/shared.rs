//! Two people at one device: whoever is not to move must not see the other's hand.

use crate::hosting::export;
use crate::scene::{Scene, choices, no_complaints, press_choice, shot, version};
use game::Rng;
use testkit::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_shown_only_behind_the_curtain() {
    let scene = Scene::new().await;
    let both = scene.guest("Anna").await;
    scene.goto(&both, "/new?game=novgorod").await;
    both.select("#seat2", "second").await;
    both.type_into("#name2", "Ben").await;
    both.click("p.send button").await;
    both.see("#curtain").await;
    let table: String = both.url().await.split("/table/").nth(1).unwrap().into();
    let names = ["Anna", "Ben"];
    let mut luck = Rng::new(5);
    let mut lifted = [0, 0];
    let (mut steps, mut secrets) = (0, 0);
    while lifted[0] < 3 || lifted[1] < 3 {
        let record = export(&scene.place, &table);
        // An order that somebody has filled is no secret any more.
        let open = spectator(&scene, &table).await;
        let hands = [1, 2].map(|seat| hand(&record, seat).filter(|order| !shows(&open, order)));
        secrets += hands.iter().flatten().count();
        both.see("#curtain").await;
        let page = both.source().await;
        for order in hands.iter().flatten() {
            assert!(!shows(&page, order), "{order} is to be seen before the curtain is lifted");
        }
        assert!(choices(&both).await.is_empty());
        if lifted == [0, 0] {
            shot(&both, "curtain").await;
        }
        let says = both.text("#curtain").await;
        let mover = names.iter().position(|name| says.contains(name)).expect("a name on the curtain");
        both.click("#curtain a.button").await;
        both.see("#choices button[name=choice]").await;
        assert!(both.text("#actions").await.contains(names[mover]));
        let page = both.source().await;
        for (seat, hand) in hands.iter().enumerate() {
            if let Some(order) = hand {
                assert_eq!(shows(&page, order), seat == mover, "{order} of {}, seen by {}", names[seat], names[mover]);
            }
        }
        lifted[mover] += 1;
        shot(&both, &format!("novgorod-{}", names[mover])).await;
        while both.count("#curtain").await == 0 {
            steps += press_one(&both, &mut luck).await;
            assert!(steps < 400, "nobody else gets to move");
        }
    }
    assert!(secrets >= 4, "there was something to hide");
    no_complaints(&[&both]).await;
}

/// All that somebody knows who only watches.
async fn spectator(scene: &Scene, table: &str) -> String {
    let mut text = String::new();
    for what in ["view", "record"] {
        let url = scene.server.url(&format!("/api/v1/tables/{table}/{what}"));
        text += &reqwest::get(url).await.unwrap().text().await.unwrap();
    }
    text
}

/// Presses a button if there is one, and waits for what comes of it.
async fn press_one(browser: &Browser, luck: &mut Rng) -> u32 {
    let offered = choices(browser).await;
    if offered.is_empty() {
        return 0;
    }
    let before = version(browser).await;
    press_choice(browser, luck.below(offered.len())).await;
    crate::scene::gone_on(browser, before).await;
    1
}

/// The order that a seat was dealt before the first step: they are dealt in the order of seats.
fn hand(record: &str, seat: usize) -> Option<String> {
    record.lines().filter_map(|line| Some(line.split_once(" chance deal ")?.1.to_owned())).nth(seat - 1)
}

/// Whether the page tells what is on a card.
fn shows(page: &str, order: &str) -> bool {
    let drawn = format!("id=\"{}\"", order.replace("order", "order-"));
    page.contains(&format!("{order}:")) || page.contains(&format!("{order}<")) || page.contains(&drawn)
}
