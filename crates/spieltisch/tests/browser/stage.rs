//! The stage, measured: at decisions of a played game, in windows from a phone to a large screen, board and own area are
//! wholly visible and never move, every choice can be pressed, on phones by a finger, and every text can be read.
//! `cargo xtask stage [GAME] [--json]` measures all of it; the tests a part.

use crate::scene::{Scene, my_turn, press_choice, speak, without_pace};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use testkit::Browser;

const GAMES: [&str; 3] = ["noria", "novgorod", "wiraqocha"];
pub const WINDOWS: [(u32, u32); 6] = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (390, 844), (844, 390)];
const MEASURE: &str = include_str!("stage.js");

/// Pieces that few games are played with; tables of two have them.
const RARE: [(&str, &str); 1] = [("novgorod", "&option-pirate=front&option-merchant=front&option-special=on")];

/// From this width on the whole grid is shown.
const WIDE: u32 = 1100;

/// What is measured.
struct Plan {
    games: Vec<String>,
    seats: Vec<u8>,
    languages: Vec<&'static str>,
    windows: Vec<(u32, u32)>,
    decisions: usize,
    /// So many steps are made between two decisions that are measured.
    every: usize,
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stage_stands_still_and_shows_everything() {
    let plan = Plan {
        games: GAMES.map(String::from).into(),
        seats: vec![4],
        languages: vec!["de"],
        windows: vec![(1280, 720), (390, 844)],
        decisions: 5,
        every: 4,
    };
    let worst = measure(&plan).await;
    let failures: Vec<String> = worst.values().flat_map(Worst::failures).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "cargo xtask stage measures all of it"]
async fn stage() {
    let game = std::env::var("STAGE_GAME").ok().filter(|game| !game.is_empty());
    let plan = Plan {
        games: game.map_or_else(|| GAMES.map(String::from).into(), |game| vec![game]),
        seats: vec![2, 4],
        languages: vec!["en", "de", "fr"],
        windows: WINDOWS.into(),
        decisions: std::env::var("STAGE_DECISIONS").ok().and_then(|it| it.parse().ok()).unwrap_or(60),
        every: 1,
    };
    let worst = measure(&plan).await;
    let as_json = std::env::var("STAGE_JSON").is_ok_and(|it| it == "yes");
    for worst in worst.values() {
        if as_json { println!("{}", worst.json()) } else { println!("{}", worst.line()) }
    }
    let failures: Vec<String> = worst.values().flat_map(Worst::failures).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The worst of each measure in one game and window.
struct Worst {
    game: String,
    window: (u32, u32),
    share: f64,
    height: f64,
    board_text: (f64, String),
    other_text: (f64, String),
    moved: f64,
    slots_moved: f64,
    outside: Vec<String>,
    unreachable: Vec<String>,
    overlaps: Vec<String>,
    cut: Vec<String>,
    small: Vec<String>,
    scrolls: bool,
    measured: usize,
}

impl Worst {
    fn new(game: &str, window: (u32, u32)) -> Worst {
        Worst {
            game: game.into(),
            window,
            share: 1.0,
            height: 1.0,
            board_text: (99.0, String::new()),
            other_text: (99.0, String::new()),
            moved: 0.0,
            slots_moved: 0.0,
            outside: Vec::new(),
            unreachable: Vec::new(),
            overlaps: Vec::new(),
            cut: Vec::new(),
            small: Vec::new(),
            scrolls: false,
            measured: 0,
        }
    }

    /// Takes one measurement in; `first` is the one that the place of the board is compared with.
    fn take(&mut self, seen: &Value, first: &Value) {
        let number = |it: &Value| it.as_f64().unwrap_or_default();
        self.measured += 1;
        self.share = self.share.min(number(&seen["share"]));
        self.height = self.height.min(number(&seen["height"]));
        for (text, least) in [("boardText", &mut self.board_text), ("otherText", &mut self.other_text)] {
            let size = number(&seen[text]["size"]);
            if size < least.0 {
                *least = (size, seen[text]["text"].as_str().unwrap_or_default().into());
            }
        }
        self.moved = self.moved.max(moved(&seen["board"], &first["board"]));
        let slots = seen["slots"].as_array().into_iter().flatten();
        let before = first["slots"].as_array().into_iter().flatten();
        self.slots_moved = slots.zip(before).map(|(now, then)| moved(now, then)).fold(self.slots_moved, f64::max);
        for (what, key) in [("board", "boardInside"), ("mine", "mineInside")] {
            if seen[key] == false {
                add(&mut self.outside, what);
            }
        }
        for (found, key) in [
            (&mut self.unreachable, "unreachable"),
            (&mut self.overlaps, "overlaps"),
            (&mut self.cut, "cut"),
            (&mut self.small, "small"),
        ] {
            for it in seen[key].as_array().into_iter().flatten().filter_map(Value::as_str) {
                add(found, it);
            }
        }
        self.scrolls |= seen["scrolls"] == true;
    }

    /// What is not as it must be.
    fn failures(&self) -> Vec<String> {
        let wide = self.window.0 >= WIDE;
        let (game, (width, height)) = (&self.game, self.window);
        let mut found = Vec::new();
        let mut must = |holds: bool, what: String| {
            if !holds {
                found.push(format!("{game} {width}x{height}: {what}"));
            }
        };
        must(self.outside.is_empty(), format!("outside the window: {}", self.outside.join(", ")));
        must(!wide || self.share >= 0.5, format!("the board has {:.1} % of the window", self.share * 100.0));
        must(
            wide || height < 500 || self.height >= 0.45,
            format!("the stage has {:.1} % of the height", self.height * 100.0),
        );
        must(self.moved <= 1.0, format!("the board moves by {:.1} px", self.moved));
        must(self.slots_moved <= 1.0, format!("slots move by {:.1} px", self.slots_moved));
        let (size, text) = &self.board_text;
        must(*size >= 10.95, format!("text of {size:.1} px on the board: '{text}'"));
        let (size, text) = &self.other_text;
        must(*size >= 11.95, format!("text of {size:.1} px: '{text}'"));
        must(self.unreachable.is_empty(), format!("cannot be pressed: {}", self.unreachable.join(", ")));
        must(self.overlaps.is_empty(), format!("overlap: {}", self.overlaps.join(", ")));
        must(self.cut.is_empty(), format!("cut at an edge: {}", self.cut.join(", ")));
        must(self.small.is_empty(), format!("too small for a finger: {}", self.small.join(", ")));
        must(!self.scrolls, "the page scrolls".into());
        found
    }

    fn line(&self) -> String {
        let (width, height) = self.window;
        let state = if self.failures().is_empty() { "fine" } else { "FAILS" };
        format!(
            "{:<10} {width:>4}x{height:<4} {state:<5} board {:>4.1} %, stage {:>4.1} % high, text {:.1} and {:.1} px, \
             moved {:.1} and {:.1} px, {} out of reach, {} overlap, {} cut, {} too small, of {} measured",
            self.game,
            self.share * 100.0,
            self.height * 100.0,
            self.board_text.0,
            self.other_text.0,
            self.moved,
            self.slots_moved,
            self.unreachable.len(),
            self.overlaps.len(),
            self.cut.len(),
            self.small.len(),
            self.measured,
        )
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game, "width": self.window.0, "height": self.window.1, "measured": self.measured,
            "board_share": self.share, "stage_height": self.height, "board_text": self.board_text.0,
            "other_text": self.other_text.0, "board_moved": self.moved, "slots_moved": self.slots_moved,
            "unreachable": self.unreachable, "overlaps": self.overlaps, "cut": self.cut, "small": self.small,
            "outside": self.outside, "scrolls": self.scrolls, "failures": self.failures(),
        })
    }
}

/// By how many pixels a thing has moved or grown.
fn moved(now: &Value, then: &Value) -> f64 {
    let part = |key: &str| (now[key].as_f64().unwrap_or_default() - then[key].as_f64().unwrap_or_default()).abs();
    ["x", "y", "width", "height"].into_iter().map(part).fold(0.0, f64::max)
}

fn add(found: &mut Vec<String>, it: &str) {
    if found.len() < 12 && !found.iter().any(|known| known == it) {
        found.push(it.into());
    }
}

async fn measure(plan: &Plan) -> BTreeMap<(String, (u32, u32)), Worst> {
    let scene = Scene::new().await;
    let mut worst = BTreeMap::new();
    for game in &plan.games {
        for &seats in &plan.seats {
            for language in &plan.languages {
                let anna = scene.driver.open_sized(1280, 720).await;
                scene.goto(&anna, "/").await;
                without_pace(&anna).await;
                anna.run("localStorage.setItem('confirm', 'no')").await;
                speak(&anna, language).await;
                let mut measured = 0;
                // A game may end before there were so many decisions.
                while measured < plan.decisions {
                    let rare =
                        RARE.iter().find(|(name, _)| seats == 2 && name == game).map_or("", |(_, options)| options);
                    scene.goto(&anna, &format!("/new?game={game}&seats={seats}{rare}")).await;
                    anna.click("p.send button").await;
                    anna.see("#board").await;
                    anna.dark(false).await;
                    measured = one_game(&anna, plan, game, measured, &mut worst).await;
                }
                anna.close().await;
            }
        }
    }
    worst
}

/// Waits for the next decision, however long the computers think; none if the game is over.
pub async fn next_turn(anna: &Browser) -> Option<(u64, Vec<String>)> {
    for _ in 0..2_000 {
        if anna.count("#result").await > 0 {
            return None;
        }
        if anna.count("#choices button[name=choice]").await > 0 {
            return Some(my_turn(anna).await);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody is to move at {}", anna.url().await)
}

/// Measures decisions of one game until it ends or there were enough; gives how many there are then.
async fn one_game(
    anna: &Browser,
    plan: &Plan,
    game: &str,
    measured: usize,
    worst: &mut BTreeMap<(String, (u32, u32)), Worst>,
) -> usize {
    let mut first: BTreeMap<(u32, u32), Value> = BTreeMap::new();
    for decision in measured..plan.decisions {
        for _ in 0..plan.every {
            let Some((before, offered)) = next_turn(anna).await else { return decision };
            let at = (decision * 7 + 3) % offered.len();
            press_choice(anna, at).await;
            crate::scene::step_or_end(anna, before).await;
        }
        if next_turn(anna).await.is_none() {
            return decision;
        }
        eprint!("\r{game}: decision {} of {}  ", decision + 1, plan.decisions);
        for &window in &plan.windows {
            anna.resize(window.0, window.1).await;
            let seen = anna.run(MEASURE).await;
            let reference = first.entry(window).or_insert_with(|| seen.clone());
            let key = (game.to_owned(), window);
            worst.entry(key).or_insert_with(|| Worst::new(game, window)).take(&seen, reference);
        }
        anna.resize(1280, 720).await;
    }
    plan.decisions
}
