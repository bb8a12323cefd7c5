//! Whole games, played by pressing what glows on the board and what stands in the list, each game in each language.

use crate::scene::{Scene, no_complaints, shot, speak, step_or_end};
use testkit::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn noria_is_played_to_the_end_on_the_board() {
    in_every_language("noria", "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn novgorod_is_played_to_the_end_on_the_board() {
    in_every_language("novgorod", "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wiraqocha_is_played_to_the_end_on_the_board() {
    in_every_language("wiraqocha", "&option-cap=50").await;
}

/// `options` make the game of a random player short, and no less a game.
async fn in_every_language(game: &str, options: &str) {
    let scene = Scene::new().await;
    let anna = scene.guest("Anna").await;
    for (seed, language) in ["en", "de", "fr"].into_iter().enumerate() {
        speak(&anna, language).await;
        scene.goto(&anna, &format!("/new?game={game}{options}")).await;
        anna.click("p.send button").await;
        anna.see("#board").await;
        play(&anna, seed).await;
        let mut last = 0;
        while anna.count("#result").await == 0 {
            says_everything(&anna, game).await;
            last = step_or_end(&anna, last).await;
        }
        says_everything(&anna, game).await;
        shot(&anna, &format!("{game}-{language}-result")).await;
        let presses = anna.run("return window.presses").await;
        let [things, entries] = [&presses["things"], &presses["entries"]].map(|count| count.as_u64().unwrap());
        println!("{game} in {language}: {last} entries, {things} things and {entries} entries of the list pressed");
        assert!(things >= 10 && entries >= 3, "{game}: {presses}");
        no_complaints(&[&anna]).await;
    }
}

/// From now on the page presses by itself: mostly something that glows, otherwise something in the list.
async fn play(browser: &Browser, seed: usize) {
    let script = "
        window.presses = { things: 0, entries: 0 };
        let seed = SEED + 1, version = '', tries = 0;
        const below = (count) => (seed = (seed * 1103515245 + 12345) % 2147483648, Math.floor(seed / 65536) % count);
        setInterval(() => {
            const form = document.getElementById('choices');
            if (!form || form.classList.contains('busy')) return;
            const now = document.getElementById('table').dataset.version;
            if (now !== version) [version, tries] = [now, 0];
            const things = [...document.querySelectorAll('.stage .can:not(.pressed), .slot.can')];
            if (things.length && tries++ < 3 && below(4)) {
                things[below(things.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
                window.presses.things++;
                return;
            }
            const left = [...form.querySelectorAll('li:not([hidden]) button[name=choice]')];
            if (tries < 20 && left.length) left[below(left.length)].click();
            tries += 20;
            window.presses.entries++;
        }, 2);
        return true;";
    browser.run(&script.replace("SEED", &seed.to_string())).await;
}

/// No key of a word stands where the word should, and no seat is called by its number.
async fn says_everything(browser: &Browser, game: &str) {
    let text = browser.text("body").await;
    let wrong = text.split_whitespace().find(|word| word.starts_with(&format!("{game}-")) || word.starts_with("seat1"));
    assert_eq!(wrong, None, "{text}");
}
