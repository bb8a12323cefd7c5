//! Pictures of the key moments for people to look at, and sheets of the states that the stage is measured in: `cargo xtask
//! shots` makes them.

use crate::scene::{Scene, my_turn, press_choice, press_on, speak, step_or_end, version};
use crate::stage::{WINDOWS, next_turn};
use std::path::PathBuf;
use testkit::Browser;

/// The games, and after how many entries a table of four is worth a picture.
const GAMES: [(&str, u64); 3] = [("noria", 220), ("novgorod", 150), ("wiraqocha", 90)];
const SIZES: [(&str, u32, u32); 2] = [("desktop", 1440, 900), ("phone", 390, 844)];

/// Takes pictures in light and dark at both sizes.
struct Camera {
    folder: PathBuf,
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "cargo xtask shots makes these pictures"]
async fn shots() {
    let camera = Camera { folder: std::env::var_os("SHOTS").expect("SHOTS names a folder").into() };
    std::fs::create_dir_all(&camera.folder).unwrap();
    let scene = Scene::new().await;
    for language in ["en", "de", "fr"] {
        let anna = scene.guest("Anna").await;
        speak(&anna, language).await;
        for path in ["/", "/new", "/rules", "/about", "/me", "/upload"] {
            scene.goto(&anna, path).await;
            camera.shoot(&anna, &format!("{language}-page{}", path.replace('/', "-"))).await;
        }
        for game in GAMES {
            of_a_game(&scene, &camera, &anna, game, language).await;
            sheets(&scene, &camera, game.0, language).await;
        }
    }
}

/// So many decisions of a game stand on a sheet, with so many steps between them.
const ON_A_SHEET: usize = 6;
const BETWEEN: usize = 9;

/// For every window one sheet: a table of four at decisions from all parts of a game.
async fn sheets(scene: &Scene, camera: &Camera, game: &str, language: &str) {
    let anna = scene.guest("Anna").await;
    speak(&anna, language).await;
    scene.goto(&anna, &format!("/new?game={game}&seats=4")).await;
    anna.click("p.send button").await;
    let shot = |(wide, high): (u32, u32), at: usize| format!("stage-{game}-{language}-{wide}x{high}-{at}.png");
    let mut taken = 0;
    'game: for at in 0..ON_A_SHEET {
        for step in 0..BETWEEN {
            let Some((before, offered)) = next_turn(&anna).await else { break 'game };
            press_choice(&anna, (at * 7 + step * 3) % offered.len()).await;
            step_or_end(&anna, before).await;
        }
        if next_turn(&anna).await.is_none() {
            break;
        }
        for window in WINDOWS {
            anna.resize(window.0, window.1).await;
            anna.screenshot(camera.folder.join(shot(window, at))).await;
        }
        anna.resize(1440, 900).await;
        taken += 1;
    }
    for window in WINDOWS {
        let images: String =
            (0..taken).map(|at| format!("<img src='{}' style='width:31%;margin:1%'>", shot(window, at))).collect();
        let name = format!("sheet-{game}-{language}-{}x{}", window.0, window.1);
        let page = camera.folder.join(format!("{name}.html"));
        std::fs::write(&page, format!("<!doctype html><title>{name}</title><body style='margin:0'>{images}")).unwrap();
        anna.goto(&format!("file://{}", page.canonicalize().unwrap().display())).await;
        anna.screenshot(camera.folder.join(format!("{name}.png"))).await;
    }
    anna.close().await;
}

async fn of_a_game(scene: &Scene, camera: &Camera, anna: &Browser, (game, far): (&str, u64), language: &str) {
    let name = |moment: &str| format!("{game}-{language}-{moment}");
    scene.goto(anna, &format!("/rules/{game}")).await;
    camera.shoot(anna, &name("rules")).await;
    scene.goto(anna, "/").await;
    anna.click(&format!("form.game-card[data-game={game}] button.first")).await;
    my_turn(anna).await;
    camera.shoot(anna, &name("first-game")).await;
    camera.parts(anna, &name("first-game")).await;
    // Four at a table, some way into the game.
    scene.goto(anna, &format!("/new?game={game}&seats=4")).await;
    anna.click("p.send button").await;
    my_turn(anna).await;
    press_on(anna, 11).await;
    let from = version(anna).await;
    anna.until("some steps", async || {
        (version(anna).await > from + far || anna.count("#result").await > 0).then_some(())
    })
    .await;
    anna.reload().await;
    my_turn(anna).await;
    camera.shoot(anna, &name("four")).await;
    camera.parts(anna, &name("four")).await;
    anna.click("#more > summary").await;
    anna.click("#more a[href$='/replay']").await;
    anna.see(".replay #board").await;
    camera.shoot(anna, &name("replay")).await;
    // One game to its end.
    scene.goto(anna, "/").await;
    anna.click(&format!("form.game-card[data-game={game}] button[value=level1]")).await;
    my_turn(anna).await;
    press_on(anna, 12).await;
    let mut last = 0;
    while anna.count("#result").await == 0 {
        last = step_or_end(anna, last).await;
    }
    camera.shoot(anna, &name("result")).await;
}

impl Camera {
    async fn shoot(&self, browser: &Browser, name: &str) {
        for (size, width, height) in SIZES {
            browser.resize(width, height).await;
            for dark in [false, true] {
                browser.dark(dark).await;
                let theme = if dark { "dark" } else { "light" };
                browser.screenshot(self.folder.join(format!("{name}-{size}-{theme}.png"))).await;
            }
        }
        browser.resize(1440, 900).await;
        browser.dark(false).await;
    }

    /// The parts of a table that are shown one at a time on a phone.
    async fn parts(&self, browser: &Browser, name: &str) {
        browser.resize(390, 844).await;
        for part in ["mine", "others", "log", "board"] {
            browser.click(&format!("#parts [data-part={part}]")).await;
            if part != "board" {
                browser.screenshot(self.folder.join(format!("{name}-phone-{part}.png"))).await;
            }
        }
        browser.resize(1440, 900).await;
    }
}
