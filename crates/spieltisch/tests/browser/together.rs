//! Two people in two browsers.

use crate::scene::{
    Scene, choices, choose, my_turn, no_complaints, one_step, press_on, resign, shot, step_or_end, version,
};
use game::Rng;
use testkit::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_in_the_lobby_talk_and_play_to_the_end() {
    let scene = Scene::new().await;
    let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
    anna.click("header.site nav a[href='/new']").await;
    anna.select("#seat2", "open").await;
    anna.click("p.send button").await;
    anna.see(".waiting-room").await;
    shot(&anna, "waiting").await;
    scene.goto(&ben, "/").await;
    shot(&ben, "lobby").await;
    ben.click("section.open .table-line a").await;
    ben.click(".waiting-seat form[action$='/join'] button").await;
    // Anna's page becomes the table by itself.
    anna.see("#board").await;
    ben.see("#board").await;
    the_one_to_move_is_called(&anna, &ben).await;
    let mut luck = Rng::new(7);
    for _ in 0..10 {
        one_step(&[&anna, &ben], &mut luck).await;
    }
    the_one_to_move_is_called(&anna, &ben).await;
    shot(&anna, "noria-playing").await;
    talk(&anna, &ben).await;
    no_complaints(&[&anna, &ben]).await;

    press_on(&anna, 1).await;
    press_on(&ben, 2).await;
    let mut last = 0;
    while anna.count("#result").await == 0 {
        last = step_or_end(&anna, last).await;
    }
    ben.see("#result").await;
    let results = [anna.text("#result .standings").await, ben.text("#result .standings").await];
    assert_eq!(results[0], results[1]);
    assert!(results[0].contains("Anna") && results[0].contains("Ben"), "{}", results[0]);
    assert_eq!(version(&anna).await, version(&ben).await);
    for browser in [&anna, &ben] {
        assert!(!browser.title().await.starts_with('●'));
        assert!(choices(browser).await.is_empty());
    }
    println!("the game is over after {last} entries: {}", results[0].replace('\n', " "));
    shot(&anna, "noria-result").await;
    anna.click("#result a[href$='/replay']").await;
    anna.see("#board, .stage").await;
    shot(&anna, "noria-replay").await;
    no_complaints(&[&anna, &ben]).await;
}

/// Between people a turn that was handed over is taken back only by agreement, hints are off, and a rematch is asked.
#[tokio::test(flavor = "multi_thread")]
async fn people_ask_each_other() {
    let scene = Scene::new().await;
    let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
    anna.click("header.site nav a[href='/new']").await;
    anna.select("#seat2", "open").await;
    anna.click("p.send button").await;
    anna.see(".waiting-room .seat-computer").await;
    anna.see_text(".waiting-room .rules", "10:00").await;
    let table = anna.url().await;
    ben.goto(&table).await;
    ben.click(".waiting-seat form[action$='/join'] button").await;
    anna.see("#board").await;
    ben.see("#board").await;
    let mine = async |browser: &Browser| browser.attribute("#table", "data-turn").await.as_deref() == Some("mine");
    let (one, other) = if mine(&anna).await { (&anna, &ben) } else { (&ben, &anna) };
    one.see("#hint button:disabled").await;

    // The first step of Noria hands over the turn.
    choose(one, 0).await;
    my_turn(other).await;
    let handed_over = version(other).await;
    let place =
        "const it = document.getElementById('board').getBoundingClientRect(); return [it.x, it.y, it.width, it.height]";
    let before = other.run(place).await;
    one.click("#undo button").await;
    one.see("#ask1 button[value=no]").await;
    other.see("#ask1 button[value=yes]").await;
    assert_eq!(other.run(place).await, before, "the board does not move for a question");
    shot(other, "question").await;
    other.click("#ask1 button[value=no]").await;
    one.see("#ask1.declined").await;
    shot(one, "declined").await;
    assert_eq!(version(one).await, handed_over, "nothing was taken back");

    one.click("#more > summary").await;
    one.click("#reset button").await;
    other.click("#ask2 button[value=yes]").await;
    my_turn(one).await;
    other.see("#taken-back").await;
    assert!(choices(other).await.is_empty(), "the turn is gone");
    no_complaints(&[one, other]).await;

    resign(other).await;
    one.see("#result").await;
    one.click("#result form[action$='/rematch'] button").await;
    other.see("#result #ask3 button[value=no]").await;
    other.click("#result #ask3 button[value=yes]").await;
    other.until("the new table", async || (other.url().await != table).then_some(())).await;
    other.see("#board").await;
    one.click("#result button[data-table]").await;
    one.until("the new table", async || (one.url().await == other.url().await).then_some(())).await;
    one.see("#board").await;
    no_complaints(&[one, other]).await;
}

/// Title and icon tell who is to move, to that one and to nobody else.
async fn the_one_to_move_is_called(anna: &Browser, ben: &Browser) {
    let mine = async |browser: &Browser| browser.attribute("#table", "data-turn").await.as_deref() == Some("mine");
    let (one, other) = if mine(anna).await { (anna, ben) } else { (ben, anna) };
    assert!(mine(one).await && !mine(other).await);
    one.until("a mark in the title", async || one.title().await.starts_with("● ").then_some(())).await;
    assert!(one.attribute("#icon", "href").await.unwrap().contains("favicon-turn.svg"));
    assert!(!other.title().await.contains('●'));
    assert!(!other.attribute("#icon", "href").await.unwrap().contains("favicon-turn.svg"));
}

async fn talk(anna: &Browser, ben: &Browser) {
    let say = async |who: &Browser, text: &str| {
        who.type_into("#chat-text", text).await;
        who.click("#chat-form button").await;
    };
    for browser in [anna, ben] {
        browser.click("#tabs [data-show=chat]").await;
    }
    // It comes as it was written, and as nothing else.
    let words = "<b id=bold>Hello</b> <script>alert(1)</script> & \"goodbye\"";
    say(anna, words).await;
    ben.see_text("#chat-lines", words).await;
    assert_eq!(ben.count("#bold, #chat-lines script").await, 0);
    anna.see_text("#chat-lines", words).await;
    let typed = anna.run("return document.getElementById('chat-text').value").await;
    assert_eq!(typed, "", "the field is empty again");
    shot(ben, "noria-chat").await;

    ben.click("#chat-lines button[name=player]").await;
    ben.see("#muted button").await;
    say(anna, "Do you hear me?").await;
    anna.see_text("#chat-lines", "Do you hear me?").await;
    say(ben, "Nobody here").await;
    anna.see_text("#chat-lines", "Nobody here").await;
    ben.see_text("#chat-lines", "Nobody here").await;
    assert!(!ben.source().await.contains("Do you hear me?"));
    ben.click("#muted button").await;
    ben.see_text("#chat-lines", "Do you hear me?").await;

    // A line that goes too far is reported on a page of its own, and the way leads back to the table.
    ben.click("#chat-lines a[href$='report?line=1']").await;
    ben.see_text("form.card", words).await;
    assert_eq!(ben.barriers().await, Vec::<String>::new());
    ben.click("form.card button").await;
    ben.see_text(".notice.good", "Reported").await;
    shot(ben, "report").await;
    ben.click("form.card a").await;
    ben.see("#board").await;
    for browser in [anna, ben] {
        browser.click("#tabs [data-show=log]").await;
    }
}
