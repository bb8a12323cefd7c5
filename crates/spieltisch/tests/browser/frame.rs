//! What the page adds to the board: narrowing by pressing, hints, explanations, marks for what is new, guidance,
//! playing by keys.

use crate::scene::{Scene, choose, my_turn, no_complaints, version, without_pace};
use testkit::Browser;
use tokio::task::block_in_place;

const GAMES: [&str; 3] = ["noria", "novgorod", "wiraqocha"];

/// Presses the first piece of the board that explains itself and is not covered by another one.
const PRESS_A_PIECE: &str = "
    const things = [...document.querySelectorAll('#board [data-rule]')];
    const hit = things.map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top?.closest('[data-rule]') === it ? top : null;
    }).find((top) => top);
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true }));";

/// A thing on the board that several choices, but not all, are about, and that is pressed where its middle is.
const SEVERAL: &str = "
    const on = [...document.querySelectorAll('#choices button[name=choice]')].map((it) => (it.dataset.on || '').split(' '));
    const ids = on.flat().filter((id) => document.getElementById(id)?.closest('#stage'));
    const about = (id) => on.filter((all) => all.includes(id)).length;
    const isInFront = (id) => {
        const box = document.getElementById(id).getBoundingClientRect();
        return !!document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('#' + CSS.escape(id));
    };
    return ids.find((id) => about(id) > 1 && about(id) < on.length && isInFront(id)) || null;";

async fn shown(browser: &Browser) -> usize {
    browser.count("#choices li:not([hidden])").await
}

#[tokio::test(flavor = "multi_thread")]
async fn pressing_a_thing_narrows_the_list() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("wiraqocha").await;
    let several = loop {
        my_turn(&anna).await;
        if let Some(id) = anna.run(SEVERAL).await.as_str() {
            break id.to_owned();
        }
        choose(&anna, 0).await;
    };
    let before = (version(&anna).await, shown(&anna).await);
    anna.click(&format!("#{several}")).await;
    anna.see("[data-widen]:not([hidden])").await;
    assert!(shown(&anna).await < before.1);
    assert_eq!(anna.count(&format!("#{several}.pressed")).await, 1);
    anna.type_into("body", "\u{e00c}").await;
    anna.see_none("[data-widen]:not([hidden])").await;
    assert_eq!((version(&anna).await, shown(&anna).await), before);
    no_complaints(&[&anna]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anything_says_what_it_is_and_which_rule_says_so() {
    let scene = Scene::new().await;
    for game in GAMES {
        let anna = scene.against_computer(game).await;
        let (before, _) = my_turn(&anna).await;
        // By the button, on a piece of the board.
        let pieces = anna.count("#board [data-rule]").await;
        assert!(pieces > 20, "{game} has {pieces} pieces with a rule");
        anna.click("#more > summary").await;
        anna.click("[data-explain]").await;
        anna.see("body.asking").await;
        anna.run(PRESS_A_PIECE).await;
        explained(&anna).await;
        // By the key, on a choice; nothing is chosen by it.
        anna.run("document.querySelector('#choices button[name=choice]').focus()").await;
        anna.type_into("#choices button[name=choice]", "?").await;
        explained(&anna).await;
        assert_eq!(version(&anna).await, before);
        no_complaints(&[&anna]).await;
    }
}

/// The dialog says something, with the paragraph at the latest after one more press, and is closed again.
async fn explained(browser: &Browser) {
    browser.see("#explain[open] :is(article, h2)").await;
    if browser.count("#explain-card .source a").await > 0 {
        let what = browser.text("#explain-card").await;
        assert!(what.len() > 30, "{what}");
        browser.click("#explain-card .source a").await;
    }
    browser.see("#explain-rule article").await;
    let rule = browser.text("#explain-rule").await;
    assert!(rule.len() > 40, "{rule}");
    browser.click("#explain form button").await;
    browser.see_none("#explain[open]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_others_did_is_marked_until_i_act() {
    let scene = Scene::new().await;
    for game in GAMES {
        let anna = scene.against_computer(game).await;
        // Until somebody else has acted after me.
        loop {
            let (_, offered) = my_turn(&anna).await;
            choose(&anna, offered.len() - 1).await;
            my_turn(&anna).await;
            if anna.attribute("#table", "data-acted").await.is_some() {
                break;
            }
        }
        anna.see(".stage .changed").await;
        // The page finds it again when it is loaded anew, and forgets it when I act.
        anna.reload().await;
        anna.see(".stage .changed").await;
        choose(&anna, 0).await;
        if anna.attribute("#table", "data-acted").await.is_none() {
            anna.see_none(".stage .changed").await;
        }
        no_complaints(&[&anna]).await;
    }
}

/// Counts the pieces that travel from now on.
const COUNT_TRIPS: &str = "
    window.trips = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.trips += this.matches('.stage .moves[id]'); return animate.apply(this, how); };";

#[tokio::test(flavor = "multi_thread")]
async fn pieces_travel_unless_somebody_wants_no_motion() {
    let scene = Scene::new().await;
    for game in GAMES {
        let anna = scene.against_computer(game).await;
        anna.run(COUNT_TRIPS).await;
        let trips = async || anna.run("return window.trips").await.as_u64().unwrap();
        let mut steps = 0;
        while trips().await == 0 {
            my_turn(&anna).await;
            choose(&anna, 0).await;
            steps += 1;
            assert!(steps < 60, "nothing travels in {game}");
        }
        anna.dark(false).await;
        anna.reload().await;
        anna.run(COUNT_TRIPS).await;
        for _ in 0..steps {
            my_turn(&anna).await;
            choose(&anna, 0).await;
        }
        assert_eq!(trips().await, 0, "{game}");
        no_complaints(&[&anna]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lights_a_choice() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("wiraqocha").await;
    while my_turn(&anna).await.1.len() < 2 {
        choose(&anna, 0).await;
    }
    anna.click("#hint button").await;
    anna.see("#choices button.hinted").await;
    no_complaints(&[&anna]).await;
}

/// The card names up to three choices with their chances and why; pressing another one lights that instead, and the
/// card goes when it is closed, or with the question.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_why_and_what_else() {
    let scene = Scene::new().await;
    for game in GAMES {
        let anna = scene.against_computer(game).await;
        while my_turn(&anna).await.1.len() < 3 {
            choose(&anna, 0).await;
        }
        let lit = async || anna.run("return document.querySelector('#choices button.hinted')?.value").await;
        let advised =
            async |at: u32| anna.attribute(&format!("#advice li:nth-child({at}) button"), "data-advice").await;
        anna.click("#hint button").await;
        anna.see("#advice li:nth-child(2) .why").await;
        assert_eq!(lit().await.as_str(), advised(1).await.as_deref(), "{game}");
        let text = anna.text("#advice li").await;
        assert!(text.contains('%') && text.len() > 40, "{game}: {text}");
        anna.click("#advice li:nth-child(2) button").await;
        assert_eq!(lit().await.as_str(), advised(2).await.as_deref(), "{game}");
        anna.click("#advice [data-close-advice]").await;
        anna.see_none("#advice li").await;
        anna.click("#hint button").await;
        anna.see("#advice li").await;
        choose(&anna, 0).await;
        anna.see_none("#advice li").await;
        no_complaints(&[&anna]).await;
    }
}

/// A fragment that draws the same question again, as it comes when the stream begins anew, does not know of the hint.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_stays_lit_when_its_question_is_drawn_again() {
    let mut scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    my_turn(&anna).await;
    anna.click("#hint button").await;
    anna.see("#choices button.hinted").await;
    anna.run("document.getElementById('table').dataset.old = ''").await;
    block_in_place(|| scene.server.restart()).unwrap();
    anna.see("#table:not([data-old])").await;
    anna.see("#choices button.hinted").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_guided_until_one_has_enough() {
    let scene = Scene::new().await;
    for game in GAMES {
        let anna = scene.driver.open_sized(1440, 900).await;
        scene.goto(&anna, "/").await;
        without_pace(&anna).await;
        anna.click(&format!("form.game-card[data-game={game}] button.first")).await;
        // What was said before is folded away.
        let open =
            "const box = document.querySelector('#guide'); return box.open ? box.querySelector('p').innerText : ''";
        let mut said = Vec::new();
        for _ in 0..5 {
            my_turn(&anna).await;
            let guide = anna.run(open).await.as_str().unwrap_or_default().to_owned();
            assert!(guide.len() > 30 || !said.is_empty(), "'{guide}' at the beginning");
            assert!(guide.is_empty() || !said.contains(&guide), "'{guide}' after {said:?}");
            said.push(guide);
            choose(&anna, 0).await;
        }
        my_turn(&anna).await;
        anna.run("document.querySelector('#guide').open = true").await;
        anna.click("#guide a").await;
        explained(&anna).await;
        anna.click("#guide form button").await;
        anna.see_none("#guide").await;
        my_turn(&anna).await;
        no_complaints(&[&anna]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_with_the_tabulator() {
    let scene = Scene::new().await;
    let anna = scene.against_computer("noria").await;
    my_turn(&anna).await;
    anna.run("document.querySelector('#choices button[name=choice]').focus()").await;
    for _ in 0..12 {
        let (before, _) = my_turn(&anna).await;
        let on_a_choice = "return !!document.activeElement.closest('#choices')";
        anna.until("the focus on a choice", async || (anna.run(on_a_choice).await == true).then_some(())).await;
        anna.client().active_element().await.unwrap().send_keys("\u{e007}").await.unwrap();
        crate::scene::gone_on(&anna, before).await;
    }
    no_complaints(&[&anna]).await;
}
