//! A browser and the page it shows, in the words of a test: see, click, type, count.

use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use std::fmt::Debug;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use url::{ParseError, Url};

/// How long something may take to appear. Long, because a machine may be busy with other tests; what is there is found
/// at once.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How often the page is looked at while waiting.
const GLANCE: Duration = Duration::from_millis(25);

/// One browser with one page. What is named by a CSS selector is waited for.
pub struct Browser {
    client: Client,
}

impl Browser {
    pub(crate) fn new(client: Client) -> Browser {
        Browser { client }
    }

    /// Makes the page so wide and so high, as narrow as a phone if need be: a window alone would not get narrower than
    /// 500.
    pub(crate) async fn sized(self, width: u32, height: u32) -> Browser {
        self.resize(width, height).await;
        self
    }

    /// Changes the size of the page.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Opens an address.
    pub async fn goto(&self, url: &str) {
        fine(self.client.goto(url).await, url);
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        fine(self.client.refresh().await, "reload");
    }

    /// The address it shows.
    pub async fn url(&self) -> String {
        fine(self.client.current_url().await, "address").to_string()
    }

    /// The title of the page.
    pub async fn title(&self) -> String {
        fine(self.client.title().await, "title")
    }

    /// Waits until there is such an element.
    pub async fn see(&self, css: &str) -> Element {
        self.until(css, async || self.client.find(Locator::Css(css)).await.ok()).await
    }

    /// Waits until there is none.
    pub async fn see_none(&self, css: &str) {
        let what = format!("the end of {css}");
        self.until(&what, async || (self.count(css).await == 0).then_some(())).await;
    }

    /// Waits until the text of an element contains `part`.
    pub async fn see_text(&self, css: &str, part: &str) {
        let what = format!("'{part}' in {css}");
        self.until(&what, async || self.shown(css).await.filter(|text| text.contains(part))).await;
    }

    /// Waits for an element and clicks it. An element that was replaced in the same moment is looked for again; one that
    /// lies under something else is moved to the middle first, as people scroll on.
    pub async fn click(&self, css: &str) {
        let what = format!("something to click at {css}");
        let click = async || {
            let found = self.client.find(Locator::Css(css)).await.ok()?;
            if found.click().await.is_err() {
                let to_the_middle = "arguments[0].scrollIntoView({ block: 'center' })";
                self.client.execute(to_the_middle, vec![json!(found)]).await.ok()?;
                return None;
            }
            Some(())
        };
        self.until(&what, click).await;
    }

    /// Waits for a field and types into it, behind what it has.
    pub async fn type_into(&self, css: &str, text: &str) {
        let what = format!("something to type into at {css}");
        let write = async || self.client.find(Locator::Css(css)).await.ok()?.send_keys(text).await.ok();
        self.until(&what, write).await;
    }

    /// Waits for a field and empties it.
    pub async fn clear(&self, css: &str) {
        let what = format!("something to empty at {css}");
        self.until(&what, async || self.client.find(Locator::Css(css)).await.ok()?.clear().await.ok()).await;
    }

    /// Waits for a list of options and chooses the one with this value.
    pub async fn select(&self, css: &str, value: &str) {
        let what = format!("the option '{value}' of {css}");
        let select = async || self.client.find(Locator::Css(css)).await.ok()?.select_by_value(value).await.ok();
        self.until(&what, select).await;
    }

    /// Waits for an element; its text as a reader sees it.
    pub async fn text(&self, css: &str) -> String {
        self.until(css, async || self.shown(css).await).await
    }

    /// Waits for an element; what it has as this attribute, if anything.
    pub async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.until(css, async || self.client.find(Locator::Css(css)).await.ok()?.attr(name).await.ok()).await
    }

    /// How many such elements there are now.
    pub async fn count(&self, css: &str) -> usize {
        fine(self.client.find_all(Locator::Css(css)).await, css).len()
    }

    /// Runs a script on the page; its `return` is the value.
    pub async fn run(&self, script: &str) -> Value {
        fine(self.client.execute(script, Vec::new()).await, script)
    }

    /// The page as it stands now, in HTML.
    pub async fn source(&self) -> String {
        fine(self.client.source().await, "source")
    }

    /// Writes what is to be seen to a file (PNG).
    pub async fn screenshot(&self, file: impl AsRef<Path>) {
        let picture = fine(self.client.screenshot().await, "screenshot");
        fine(fs::write(file.as_ref(), picture), &file.as_ref().display().to_string());
    }

    /// What the browser complained about since the last time: errors of scripts, files it did not get, what the page's
    /// policy forbids.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.ask("se/log", json!({ "type": "browser" })).await;
        let serious = |line: &&Value| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING"));
        let lines = log.as_array().map(Vec::as_slice).unwrap_or_default().iter().filter(serious);
        lines.map(|line| line["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Cuts the browser off from the net, or connects it again.
    pub async fn offline(&self, offline: bool) {
        self.devtools("Network.enable", json!({})).await;
        let net = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", net).await;
    }

    /// Lets pages run their scripts or not, from the next page on.
    pub async fn scripts(&self, on: bool) {
        self.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": !on })).await;
    }

    /// Plugs in an authenticator that keeps passkeys and always finds the right finger.
    pub async fn add_authenticator(&self) {
        let options = json!({
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
            "isUserVerified": true, "isUserConsenting": true,
        });
        self.ask("webauthn/authenticator", options).await;
    }

    /// Pretends that the reader likes dark pages, or light ones; and no motion, so that nothing is seen half-way.
    pub async fn dark(&self, dark: bool) {
        let scheme = json!({ "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } });
        let calm = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": [scheme, calm] })).await;
    }

    /// From now on a mid-range phone on a mobile network that has nothing of the site yet: a quarter of this machine's
    /// speed, 10 Mbit/s with 40 ms on the way.
    pub async fn phone(&self) {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
        self.devtools("Network.enable", json!({})).await;
        self.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
        let rate = 10_000_000 / 8;
        let net = json!({ "offline": false, "latency": 40, "downloadThroughput": rate, "uploadThroughput": rate });
        self.devtools("Network.emulateNetworkConditions", net).await;
    }

    /// Waits until `look` finds something.
    ///
    /// # Panics
    /// After [`PATIENCE`], with what was looked for and what the page had instead.
    pub async fn until<T>(&self, what: &str, look: impl AsyncFn() -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(found) = look().await {
                return found;
            }
            if Instant::now() > until {
                let url = self.client.current_url().await.map(|url| url.to_string()).unwrap_or_default();
                let page = self.shown("body").await.unwrap_or_default();
                panic!("no {what} at {url} within {PATIENCE:?}. The page had:\n{page}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// For everything else.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Closes the browser now. Dropping the [`Driver`](crate::Driver) closes all of them.
    pub async fn close(self) {
        fine(self.client.close().await, "close");
    }

    async fn shown(&self, css: &str) -> Option<String> {
        self.client.find(Locator::Css(css)).await.ok()?.text().await.ok()
    }

    async fn devtools(&self, command: &str, params: Value) -> Value {
        self.ask("goog/cdp/execute", json!({ "cmd": command, "params": params })).await
    }

    async fn ask(&self, path: &'static str, body: Value) -> Value {
        fine(self.client.issue_cmd(Ask { path, body }).await, path)
    }
}

/// A question that only Chromium's driver understands.
#[derive(Debug)]
struct Ask {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Ask {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

fn fine<T, E: Debug>(result: Result<T, E>, what: &str) -> T {
    result.unwrap_or_else(|error| panic!("the browser failed ({what}): {error:?}"))
}
