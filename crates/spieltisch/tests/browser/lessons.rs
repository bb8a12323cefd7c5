//! Every lesson, played to its success in each language by doing what glows, on the board.

use crate::scene::{Scene, no_complaints, speak};
use testkit::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_succeeds_by_doing_what_glows() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(1440, 900).await;
    scene.goto(&anna, "/").await;
    for language in ["en", "de", "fr"] {
        speak(&anna, language).await;
        for game in ["noria", "novgorod", "wiraqocha"] {
            let lessons = lessons::of(game);
            assert!((8..=12).contains(&lessons.len()), "{game} has {} lessons", lessons.len());
            for lesson in lessons {
                scene.goto(&anna, &format!("/learn/{game}/{}", lesson.id)).await;
                press_what_glows(&anna).await;
                let done = async || (anna.count(".speech.good").await > 0).then_some(());
                anna.until(&format!("the success of {game} {} in {language}", lesson.id), done).await;
                let said = anna.text(".lesson .speech").await;
                assert!(!said.contains(&lesson.key("")), "{said}");
                no_complaints(&[&anna]).await;
            }
            // What was done is remembered, and the last lesson leads to the first game.
            assert_eq!(anna.count(".speech form[action='/first-game']").await, 1);
            scene.goto(&anna, &format!("/learn/{game}")).await;
            assert_eq!(anna.count(".lessons li.done").await, lessons.len());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_choice_shows_what_comes_of_it_and_is_taken_back() {
    let scene = Scene::new().await;
    let anna = scene.driver.open_sized(390, 844).await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        scene.goto(&anna, &format!("/learn/{game}/1")).await;
        let wrong = "const other = [...document.querySelectorAll('#choices button[name=choice]:not(.hinted)')];
            if (other.length) other[0].click();
            return other.length > 0";
        if anna.run(wrong).await == false {
            continue;
        }
        anna.see(".speech.wrong").await;
        anna.click(".speech.wrong a.button").await;
        anna.see(".speech:not(.wrong) .steps").await;
        no_complaints(&[&anna]).await;
    }
}

/// From now on the page presses what glows, and asks for a hint where nothing does.
async fn press_what_glows(browser: &Browser) {
    let script = "
        let asked = '';
        setInterval(() => {
            const form = document.getElementById('choices');
            if (!form || form.classList.contains('busy') || document.querySelector('.speech.good')) return;
            const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            const armed = document.querySelector('#options .armed');
            if (armed) return press(armed);
            const option = document.querySelector('#options button.hinted');
            if (option) return press(option);
            const thing = document.querySelector(':is(.stage, #actions) .hinted.can:not(.pressed)');
            if (thing) return press(thing);
            const entry = form.querySelector('button.hinted');
            if (entry) return entry.click();
            const step = location.search;
            if (asked !== step + '!') document.querySelector('#hint button').click();
            asked = step + '!';
        }, 5);
        return true;";
    browser.run(script).await;
}
