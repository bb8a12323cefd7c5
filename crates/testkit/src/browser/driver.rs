//! The driver's process, and how browsers are opened.

use crate::Browser;
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, json};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, process, thread};

/// The driver of Chromium, which runs until this value is dropped.
pub struct Driver {
    /// The shell that clears away when its standard input ends.
    keeper: Child,
    address: String,
    folder: PathBuf,
    opened: AtomicU32,
}

impl Driver {
    /// Starts it on a free port.
    ///
    /// # Panics
    /// If `chromedriver` is not installed or does not start; `cargo xtask test` installs it.
    pub async fn start() -> Driver {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("spieltisch-browser-{}-{number}", process::id()));
        // A group of its own: the signals of a terminal must not reach the keeper, which has to clear away after the
        // others.
        let keeper = Command::new("sh")
            .args(["-c", KEEPER])
            .env("FOLDER", &folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn();
        let mut keeper = keeper.expect("a shell");
        let said = BufReader::new(keeper.stdout.take().expect("a pipe"));
        let (tell, hear) = tokio::sync::oneshot::channel();
        // The thread reads on, so that the driver never waits for a reader.
        thread::spawn(move || {
            let mut lines = said.lines().map_while(Result::ok);
            if let Some(port) = lines.find_map(|line| port_in(&line)) {
                tell.send(port).ok();
            }
            lines.for_each(drop);
        });
        let mut driver = Driver { keeper, address: String::new(), folder, opened: AtomicU32::new(0) };
        let port = tokio::time::timeout(Duration::from_secs(30), hear).await.expect("chromedriver does not start");
        let port = port.expect("chromedriver is not installed: 'cargo xtask test' does it");
        driver.address = format!("http://127.0.0.1:{port}");
        driver
    }

    /// Opens a browser of the usual size, as a new person: without cookies and memory.
    pub async fn open(&self) -> Browser {
        self.open_sized(1280, 900).await
    }

    /// Opens one whose page is so wide and so high.
    ///
    /// # Panics
    /// If Chromium does not start.
    pub async fn open_sized(&self, width: u32, height: u32) -> Browser {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.join(format!("profile-{number}"));
        let mut args: Vec<String> = ARGS.map(String::from).into();
        args.push(format!("--user-data-dir={}", profile.display()));
        args.push(format!("--window-size={width},{height}"));
        let mut wanted = Map::new();
        wanted.insert("browserName".into(), json!("chrome"));
        wanted.insert("goog:chromeOptions".into(), json!({ "args": args }));
        wanted.insert("goog:loggingPrefs".into(), json!({ "browser": "ALL" }));
        let client = ClientBuilder::new(HttpConnector::new()).capabilities(wanted).connect(&self.address).await;
        Browser::new(client.expect("Chromium does not start")).sized(width, height).await
    }
}

/// Without a window, without calls to the outside, without the sandbox (which root cannot have), and without what
/// containers lack.
const ARGS: [&str; 15] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-search-engine-choice-screen",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
];

/// The life of the driver: a group of its own for it and its browsers, which is killed as a whole. The folder may be
/// written to until the last of them is gone, so it is removed until it is.
const KEEPER: &str = r#"
trap '' INT TERM HUP PIPE
mkdir -p "$FOLDER" || exit
export HOME="$FOLDER" XDG_CONFIG_HOME="$FOLDER" XDG_CACHE_HOME="$FOLDER" TMPDIR="$FOLDER"
setsid chromedriver --port=0 </dev/null &
group=$!
exec >/dev/null
cat
kill -s KILL -- "-$group"
for try in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$FOLDER" && break; sleep 0.1; done
"#;

/// The driver's own words: "ChromeDriver was started successfully on port 40719."
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        self.keeper.wait().ok();
    }
}
