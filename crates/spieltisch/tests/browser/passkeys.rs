//! Passkeys with a virtual authenticator of Chromium: made, shown to come in, shown again before something that lasts,
//! and refused where browsers know none.

use crate::scene::{Scene, shot};
use testkit::Browser;

/// The same server by the one name that browsers trust without https.
fn by_name(scene: &Scene, path: &str) -> String {
    scene.server.url(path).replace("127.0.0.1", "localhost")
}

async fn is_open_to_all(browser: &Browser, what: &str) {
    let barriers = browser.barriers().await;
    assert!(barriers.is_empty(), "{what}:\n{}", barriers.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_made_and_shown() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(1280, 720).await;
    anna.add_authenticator().await;
    anna.goto(&by_name(&scene, "/sign-in")).await;
    anna.type_into("#guest", "Anna").await;
    anna.click("form.card button.primary").await;
    anna.see_text("header.site a.me", "Anna").await;

    anna.goto(&by_name(&scene, "/me")).await;
    anna.type_into("#passkey-name", "blue key").await;
    anna.click("#passkeys [data-passkey=create]").await;
    anna.see_text("#passkeys li", "blue key").await;
    anna.click("#recovery > button:not([type])").await;
    anna.see("#codes").await;
    let codes = anna.run("return document.querySelector('#codes').value").await;
    let codes: Vec<&str> = codes.as_str().unwrap().lines().collect();
    assert_eq!(codes.len(), 10);
    is_open_to_all(&anna, "a sheet of codes").await;
    for (width, height) in [(1280, 720), (390, 844)] {
        anna.resize(width, height).await;
        for part in ["passkeys", "recovery"] {
            anna.run(&format!("document.querySelector('#{part}').scrollIntoView()")).await;
            shot(&anna, &format!("{part}-{width}")).await;
        }
    }
    anna.resize(1280, 720).await;
    // The same authenticator has one already.
    anna.click("#passkeys [data-passkey=create]").await;
    anna.see_text("#status", "has a passkey of yours already").await;

    anna.type_into("#password", "a long password").await;
    anna.click("form[action='/me/password'] button:not([type])").await;
    anna.see(".notice.good").await;
    anna.click("form[action='/sign-out'] button").await;
    anna.see("header.site a.me[href^='/sign-in']").await;
    anna.goto(&by_name(&scene, "/sign-in?next=/rules")).await;
    is_open_to_all(&anna, "signing in").await;
    shot(&anna, "sign-in-1280").await;
    anna.resize(390, 844).await;
    shot(&anna, "sign-in-390").await;
    anna.resize(1280, 720).await;
    anna.click("[data-passkey=show]").await;
    anna.see_text("header.site a.me", "Anna").await;
    assert!(anna.url().await.ends_with("/rules"));

    // Whoever came in with the password is asked before something that lasts, and can show the passkey instead.
    anna.client().delete_all_cookies().await.unwrap();
    anna.goto(&by_name(&scene, "/sign-in")).await;
    anna.type_into("#name", "Anna").await;
    anna.type_into("#password", "a long password").await;
    anna.click("form:has(#password) button").await;
    anna.see_text("header.site a.me", "Anna").await;
    anna.goto(&by_name(&scene, "/me")).await;
    anna.see("#confirm-passkeys").await;
    is_open_to_all(&anna, "asked who it is").await;
    anna.run("document.querySelector('#passkeys').scrollIntoView()").await;
    shot(&anna, "asked-1280").await;
    assert_eq!(anna.count("#passkeys form[action='/me/passkeys/remove']").await, 0);
    anna.click("#passkeys [data-passkey=show]").await;
    anna.see("#passkey-name").await;
    anna.click("#passkeys form[action='/me/passkeys/remove'] button").await;
    anna.see(".notice.good").await;
    assert_eq!(anna.count("#passkeys li").await, 0);

    // Where there is no name, the page says so and the rest works as before.
    let bert = scene.guest("Bert").await;
    scene.goto(&bert, "/me").await;
    bert.see_text("#passkeys", "cannot work at this address").await;
    let complaints = [anna.complaints().await, bert.complaints().await].concat();
    assert!(complaints.is_empty(), "{complaints:?}");
}
