//! What every test begins with: a server, browsers, people who take a seat, and how they press buttons.

use crate::hosting::{Place, serve};
use game::Rng;
use serde_json::Value;
use std::path::PathBuf;
use testkit::{Browser, Driver, Server};

/// A server and whatever steers its browsers. What is named first is gone first.
pub struct Scene {
    pub driver: Driver,
    pub server: Server,
    pub place: Place,
}

impl Scene {
    pub async fn new() -> Scene {
        let place = Place::sqlite();
        let server = serve(&place);
        Scene { driver: Driver::start().await, server, place }
    }

    /// Opens a page of the server.
    pub async fn goto(&self, browser: &Browser, path: &str) {
        browser.goto(&self.server.url(path)).await;
    }

    /// A browser in which somebody has given a name.
    pub async fn guest(&self, name: &str) -> Browser {
        let browser = self.driver.open_sized(1440, 900).await;
        self.goto(&browser, "/sign-in").await;
        without_pace(&browser).await;
        browser.type_into("#guest", name).await;
        browser.click("form.card button.primary").await;
        browser.see_text("header.site a.me", name).await;
        browser
    }

    /// A browser in which a game against the computer has begun.
    pub async fn against_computer(&self, game: &str) -> Browser {
        let browser = self.driver.open_sized(1440, 900).await;
        self.goto(&browser, "/").await;
        without_pace(&browser).await;
        browser.click(&format!("form.game-card[data-game={game}] button[value=level1]")).await;
        browser.see("#board").await;
        browser
    }
}

/// Tables show others' steps at once from now on, and nobody is told what the games are about.
pub async fn without_pace(browser: &Browser) {
    browser.run("localStorage.setItem('pace', 'off')").await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        browser.run(&format!("localStorage.setItem('met {game}', 'yes')")).await;
    }
}

/// The page speaks this language from now on.
pub async fn speak(browser: &Browser, language: &str) {
    browser.run(&format!("document.querySelector('header.site button[name=lang][value={language}]').click()")).await;
    browser.see(&format!("html[lang={language}]")).await;
}

/// Keeps a picture for people to look at.
pub async fn shot(browser: &Browser, name: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("shots");
    std::fs::create_dir_all(&folder).unwrap();
    browser.screenshot(folder.join(format!("{name}.png"))).await;
}

/// The number of the last step that the page shows.
pub async fn version(browser: &Browser) -> u64 {
    browser.attribute("#table", "data-version").await.unwrap().parse().unwrap()
}

/// The texts of the buttons that may be pressed.
pub async fn choices(browser: &Browser) -> Vec<String> {
    let found =
        browser.run("return [...document.querySelectorAll('#choices button[name=choice]')].map(it => it.value)").await;
    found.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Waits until there is something to choose; the version and the choices.
pub async fn my_turn(browser: &Browser) -> (u64, Vec<String>) {
    browser.see("#choices button[name=choice]").await;
    (version(browser).await, choices(browser).await)
}

/// Presses the button of one choice and waits until the page has gone on.
pub async fn choose(browser: &Browser, at: usize) {
    let before = version(browser).await;
    press_choice(browser, at).await;
    gone_on(browser, before).await;
}

/// Presses the button of a choice, also while the drawer that has it is closed: keys and screen readers can do that.
pub async fn press_choice(browser: &Browser, at: usize) {
    browser.run(&format!("document.querySelectorAll('#choices button[name=choice]')[{at}].click()")).await;
}

/// Waits until the page shows something newer.
pub async fn gone_on(browser: &Browser, before: u64) {
    let newer = async || (version(browser).await > before).then_some(());
    browser.until(&format!("step after {before}"), newer).await;
}

/// Waits for a step after `last` or the end of the game; the step that is then shown.
pub async fn step_or_end(browser: &Browser, last: u64) -> u64 {
    let look = async || (version(browser).await > last || browser.count("#result").await > 0).then_some(());
    browser.until("a step or the end", look).await;
    version(browser).await
}

/// Gives up, and sees the result.
pub async fn resign(browser: &Browser) {
    browser.click("#more > summary").await;
    browser.click("#resign summary").await;
    browser.click("#resign button.danger").await;
    browser.see("#result").await;
}

/// Whoever of these may choose makes one step, at random.
pub async fn one_step(browsers: &[&Browser], luck: &mut Rng) {
    let found = browsers[0].until("somebody to move", async || {
        for (at, browser) in browsers.iter().enumerate() {
            if !choices(browser).await.is_empty() {
                return Some(at);
            }
        }
        None
    });
    let browser = browsers[found.await];
    let (before, offered) = my_turn(browser).await;
    choose(browser, luck.below(offered.len())).await;
    // Nobody acts on what the other page does not show yet.
    let reached = version(browser).await;
    assert!(reached > before);
    for other in browsers {
        gone_on(other, reached - 1).await;
    }
}

/// From now on the page presses a button at random by itself as soon as there is one.
pub async fn press_on(browser: &Browser, seed: u32) {
    let script = "
        let seed = SEED, done = '';
        setInterval(() => {
            const form = document.getElementById('choices');
            const version = document.getElementById('table').dataset.version;
            if (!form || form.classList.contains('busy') || version === done) return;
            const buttons = form.querySelectorAll('button[name=choice]');
            seed = (seed * 1103515245 + 12345) % 2147483648;
            done = version;
            buttons[Math.floor(seed / 65536) % buttons.length].click();
        }, 2);
        return true;";
    browser.run(&script.replace("SEED", &seed.to_string())).await;
}

/// Nothing that the browser complains about has happened.
pub async fn no_complaints(browsers: &[&Browser]) {
    for browser in browsers {
        assert_eq!(browser.complaints().await, Vec::<String>::new(), "{}", browser.url().await);
    }
}
