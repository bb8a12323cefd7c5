//! How pages look: in every language, on a phone, in the dark, and without script.

use crate::scene::{Scene, choose, my_turn, no_complaints, press_choice, shot, version, without_pace};
use testkit::Browser;

const GAMES: [&str; 3] = ["noria", "novgorod", "wiraqocha"];

/// No page is wider than the phone that shows it.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_a_phone() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(390, 844).await;
    for path in [
        "/",
        "/sign-in",
        "/about",
        "/rules",
        "/rules/noria",
        "/rules/novgorod",
        "/rules/wiraqocha",
        "/upload",
        "/new?game=noria",
        "/new?game=novgorod&seats=4",
        "/new?game=wiraqocha",
    ] {
        scene.goto(&anna, path).await;
        fits(&anna, path).await;
        shot(&anna, &format!("phone{}", path.replace(['/', '?', '&', '='], "-"))).await;
    }
    for game in GAMES {
        scene.goto(&anna, "/").await;
        without_pace(&anna).await;
        anna.click(&format!("form.game-card[data-game={game}] button[value=level1]")).await;
        for step in 0..4 {
            my_turn(&anna).await;
            fits(&anna, game).await;
            if step == 3 {
                shot(&anna, &format!("phone-{game}")).await;
            }
            choose(&anna, 0).await;
        }
        for part in ["mine", "others", "log"] {
            anna.click(&format!("#parts [data-part={part}]")).await;
            anna.see(&format!("#parts [data-part={part}][aria-selected=true]")).await;
            fits(&anna, part).await;
        }
        anna.click("#tabs [data-show=chat]").await;
        anna.see("#tabs [data-show=chat][aria-selected=true]").await;
        fits(&anna, "the chat").await;
        anna.click("#parts [data-part=board]").await;
        if game == "noria" {
            my_turn(&anna).await;
            anna.click("#more > summary").await;
            anna.click("#resign summary").await;
            anna.see("#resign[open], #resign [open]").await;
            fits(&anna, "the menu").await;
            anna.click("#resign button.danger").await;
            anna.see("#result").await;
            fits(&anna, "the result").await;
            shot(&anna, "phone-result").await;
            anna.click("#result a[href$='/replay']").await;
            anna.see("#run").await;
            fits(&anna, "the replay").await;
            let large = "return [...document.querySelectorAll('#board .moves[id]')]
                .filter((it) => it.getBoundingClientRect().width > 8).length";
            assert!(anna.run(large).await.as_u64().unwrap() > 0, "the board of the replay has a size");
            shot(&anna, "phone-replay").await;
        }
    }
    scene.goto(&anna, "/me").await;
    fits(&anna, "/me").await;
    no_complaints(&[&anna]).await;
}

async fn fits(browser: &Browser, what: &str) {
    let wide = browser.run("return document.documentElement.scrollWidth").await.as_u64().unwrap();
    assert!(wide <= 390, "{what} is {wide} wide");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_the_language_that_was_chosen() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    my_turn(&anna).await;
    for (code, lobby, log, turn) in [
        ("de", "Nimm Platz", "Verlauf", "Du bist am Zug"),
        ("fr", "Prenez place", "Journal", "À vous de jouer"),
        ("en", "Take a seat", "Log", "Your turn"),
    ] {
        anna.click("header.site details.menu summary").await;
        anna.click(&format!("header.site button[name=lang][value={code}]")).await;
        anna.see(&format!("html[lang={code}]")).await;
        // The same page, and what comes by the stream too.
        my_turn(&anna).await;
        let speaks = async || {
            anna.see_text("#actions", turn).await;
            assert_eq!(anna.text("#tabs [data-show=log]").await, log);
        };
        speaks().await;
        choose(&anna, 0).await;
        my_turn(&anna).await;
        speaks().await;
        shot(&anna, &format!("noria-{code}")).await;
        let table = anna.url().await;
        scene.goto(&anna, "/").await;
        anna.see_text("h1", lobby).await;
        shot(&anna, &format!("lobby-{code}")).await;
        anna.goto(&table).await;
    }
    anna.dark(true).await;
    anna.reload().await;
    my_turn(&anna).await;
    shot(&anna, "noria-dark").await;
    scene.goto(&anna, "/").await;
    shot(&anna, "lobby-dark").await;
    no_complaints(&[&anna]).await;
}

/// A mid-range phone on a mobile network can use a table within a second. How long it takes depends on what else this
/// machine does and is only told; what it is made of is checked: after the page itself everything comes together, and
/// it is little.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_gets_a_table_in_two_trips() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(390, 844).await;
    scene.goto(&anna, "/").await;
    anna.click("form.game-card[data-game=noria] button[value=level1]").await;
    my_turn(&anna).await;
    anna.phone().await;
    anna.reload().await;
    my_turn(&anna).await;
    let ready = async || anna.run("return performance.getEntriesByName('ready')[0]?.startTime").await.as_f64();
    println!("a table can be used after {:.0} ms", anna.until("a table that can be used", ready).await);
    let found = anna
        .run(
            "const announced = [...document.querySelectorAll('head link, head script')].map((it) => it.href || it.src);
            const loaded = performance.getEntriesByType('resource').filter((it) => /[.](js|css)$/.test(it.name));
            const late = loaded.map((it) => it.name).filter((name) => !announced.includes(name));
            const all = [...loaded, ...performance.getEntriesByType('navigation')];
            return [loaded.length, late, all.reduce((sum, it) => sum + it.encodedBodySize, 0)];",
        )
        .await;
    assert!(found[0].as_u64().unwrap() > 5, "the scripts and styles are seen: {found}");
    assert_eq!(found[1], serde_json::json!([]), "files that the page does not announce");
    assert!(found[2].as_u64().unwrap() < 64 * 1024, "{found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_script() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(1440, 900).await;
    anna.scripts(false).await;
    scene.goto(&anna, "/").await;
    anna.click("form.game-card[data-game=noria] button[value=level1]").await;
    anna.see("#board").await;
    assert_eq!(anna.count("html.script").await, 0, "scripts are off");
    for _ in 0..4 {
        // The page does not hear of the computer's step: somebody has to ask.
        while anna.count("#choices button[name=choice]").await == 0 {
            anna.reload().await;
        }
        let before = version(&anna).await;
        press_choice(&anna, 0).await;
        crate::scene::gone_on(&anna, before).await;
        assert!(anna.url().await.contains("/table/"));
    }
    shot(&anna, "no-script").await;
    anna.type_into("#chat-text", "Hello").await;
    anna.click("#chat-form button").await;
    anna.see_text("#chat-lines", "Hello").await;
    no_complaints(&[&anna]).await;
}
