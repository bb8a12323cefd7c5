//! Studies: the page shows what can be chosen and what was tried, whoever has the link may look, and only the owner may
//! change anything.

mod common;

use axum::http::StatusCode;
use common::{Answer, Asker, Place, place};

const KUHN: &str = include_str!("../../game/tests/kuhn.txt");

fn location(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.headers["location"].to_str().unwrap().into()
}

/// A study of a game that is over, from an entry on: the address, without a step.
async fn begun(place: &Place, who: &Asker, record: &str, at: u32) -> (String, String) {
    let table = format!("/table/{}", place.host.import(record).await.unwrap().id);
    let study = location(&place.post(who, &format!("{table}/study"), &format!("at={at}")).await);
    (table, study)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_is_tried_appears_among_the_steps() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let (table, study) = begun(&place, &anna, KUHN, 2).await;
    let page = place.get(&anna, &study).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    for said in ["value=\"check\"", "value=\"bet\"", "name=\"seat\" value=\"seat1\"", "Nothing has been tried yet"] {
        assert!(page.body.contains(said), "{said}: {}", page.body);
    }
    let to = location(&place.post(&anna, &format!("{study}/play?node=0"), "seat=seat1&choice=bet").await);
    assert_eq!(to, format!("{study}?node=1"));
    let page = place.get(&anna, &to).await.body;
    assert!(page.contains("href=\"STUDY?node=1\" aria-current=\"step\"".replace("STUDY", &study).as_str()), "{page}");
    assert!(page.contains("value=\"fold\"") && page.contains("name=\"seat\" value=\"seat2\""), "{page}");
    // Another way beside it is a branch, and a step can be named and deleted.
    let other =
        location(&place.post(&anna, &format!("{study}/play?node=0&eyes=seat2"), "seat=seat1&choice=check").await);
    assert_eq!(other, format!("{study}?node=2&eyes=seat2"));
    place.post(&anna, &format!("{study}/name?node=2"), "name=rather+not").await;
    let page = place.get(&anna, &other).await.body;
    assert!(page.contains("rather not") && page.contains("begins"), "{page}");
    assert_eq!(location(&place.post(&anna, &format!("{study}/cut?node=2"), "").await), format!("{study}?node=0"));
    assert_eq!(place.get(&anna, &other).await.status, StatusCode::NOT_FOUND);
    // A script is told where to go on.
    let form = "application/x-www-form-urlencoded";
    let mut sent = common::request(
        axum::http::Method::POST,
        &anna,
        &format!("{study}/play?node=1"),
        form,
        "seat=seat2&choice=call",
    );
    sent.headers_mut().insert("accept", "application/json".parse().unwrap());
    let answer = place.send(sent).await;
    let json: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(json["go_to"], format!("{study}?node=3"));
    let page = place.get(&anna, &format!("{study}?node=3")).await.body;
    assert!(page.contains("id=\"result\"") && !page.contains("name=\"choice\""), "the game is over there: {page}");
    // It is found again from the table, and in the list; and it can be deleted.
    let again = location(&place.post(&anna, &format!("{table}/study"), "at=2").await);
    assert_eq!(again, study);
    assert!(place.get(&anna, "/studies").await.body.contains(&study));
    assert!(place.get(&anna, "/me/export").await.body.contains(study.strip_prefix("/study/").unwrap()));
    assert_eq!(location(&place.post(&anna, &format!("{study}/delete"), "").await), "/studies?done=deleted");
    assert_eq!(place.get(&anna, &study).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_link_looks_and_makes_a_copy() {
    let place = place().await;
    let (anna, ben) = (place.browser("Anna").await, place.browser("Ben").await);
    let (_, study) = begun(&place, &anna, KUHN, 2).await;
    place.post(&anna, &format!("{study}/play?node=0"), "seat=seat1&choice=bet").await;
    for who in [&ben, &Asker::Nobody] {
        let page = place.get(who, &format!("{study}?node=1")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.body.contains("name=\"choice\"") && page.body.contains("Study by Anna"), "{}", page.body);
        assert!(page.body.contains("Copy to my own") && !page.body.contains("/cut?"), "{}", page.body);
    }
    for (verb, form) in [("play", "seat=seat2&choice=fold"), ("name", "name=x"), ("cut", ""), ("delete", "")] {
        let path = format!("{study}/{verb}?node=1");
        assert_eq!(place.post(&ben, &path, form).await.status, StatusCode::FORBIDDEN, "{verb}");
        assert_eq!(location(&place.post(&Asker::Nobody, &path, form).await), "/sign-in", "{verb}");
    }
    let own = location(&place.post(&ben, &format!("{study}/copy?node=1"), "").await);
    assert!(own.ends_with("?node=1") && !own.starts_with(&study), "{own}");
    assert!(place.get(&ben, &own).await.body.contains("name=\"choice\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said_and_changes_nothing() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let (_, study) = begun(&place, &anna, KUHN, 2).await;
    for (path, form, expected) in [
        ("play?node=0", "seat=seat1&choice=fold", StatusCode::UNPROCESSABLE_ENTITY),
        ("play?node=0", "seat=seat1&choice=tea", StatusCode::UNPROCESSABLE_ENTITY),
        ("play?node=0", "seat=seat2&choice=bet", StatusCode::CONFLICT),
        ("play?node=0", "seat=chance&choice=?", StatusCode::CONFLICT),
        ("play?node=0", "seat=tea&choice=bet", StatusCode::BAD_REQUEST),
        ("play?node=7", "seat=seat1&choice=bet", StatusCode::NOT_FOUND),
        ("play?node=x", "seat=seat1&choice=bet", StatusCode::NOT_FOUND),
        ("cut?node=9", "", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(place.post(&anna, &format!("{study}/{path}"), form).await.status, expected, "{path} {form}");
    }
    assert!(place.get(&anna, &study).await.body.contains("Nothing has been tried yet"));
    assert_eq!(place.get(&anna, "/study/000000000000").await.status, StatusCode::NOT_FOUND);
    assert_eq!(place.get(&anna, "/study/tea").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_is_not_explored() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let going = KUHN.trim_end_matches("4 seat2 call\n");
    let table = place.host.import(going).await.unwrap().id;
    let game = catalog::replay(going, None, u32::MAX).unwrap();
    let eve = place.host.store().add_player("Eve", None, 1).await.unwrap().id;
    let shelved = place.host.shelve(eve, going, &*game).await.unwrap();
    for id in [table, shelved] {
        assert_eq!(place.post(&anna, &format!("/table/{id}/study"), "at=2").await.status, StatusCode::CONFLICT);
        let replay = place.get(&anna, &format!("/table/{id}/replay?at=2")).await.body;
        assert!(!replay.contains("/study\""), "{replay}");
    }
    let over = place.host.import(KUHN).await.unwrap().id;
    assert!(place.get(&anna, &format!("/table/{over}/replay?at=2")).await.body.contains("/study\""));
    assert!(
        !place.get(&anna, &format!("/table/{over}/replay?at=4")).await.body.contains("/study\""),
        "it is over there"
    );
}

/// A whole game of people, with its dice and draws, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_in_every_language() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        let mut rng = game::Rng::new(5);
        let mut table = catalog::find(game).unwrap().open(2, &[], None).unwrap();
        while table.turn() != game::Turn::Over {
            table.settle(&mut || rng.bits());
            let game::Turn::Seats(seats) = table.turn() else { break };
            let choice = rng.pick(&table.choice_texts(seats.lowest())).clone();
            table.play_text(seats.lowest(), &choice).unwrap();
        }
        // From the beginning, where chance lays everything out, and from the middle.
        for at in [0, table.version() / 2] {
            let (_, study) = begun(&place, &anna, &table.record_text(), at).await;
            for (language, word) in [("de", "Schritte"), ("fr", "Coups"), ("en", "Steps")] {
                place.post(&anna, "/language", &format!("lang={language}&back=/about")).await;
                let page = place.get(&anna, &study).await;
                assert_eq!(page.status, StatusCode::OK, "{game} at {at}: {}", page.body);
                assert!(page.body.contains(word) && page.body.contains("name=\"choice\""), "{game} {language} at {at}");
            }
            let mut node = 0;
            for _ in 0..12 {
                let page = place.get(&anna, &format!("{study}?node={node}")).await.body;
                let Some(choice) = page.split("name=\"choice\" value=\"").nth(1).and_then(|it| it.split('"').next())
                else {
                    break;
                };
                let seat = page.split("name=\"seat\" value=\"").nth(1).and_then(|it| it.split('"').next()).unwrap();
                let form = format!("seat={seat}&choice={}", choice.replace(' ', "+").replace(';', "%3B"));
                let to = location(&place.post(&anna, &format!("{study}/play?node={node}"), &form).await);
                node = to.rsplit_once('=').unwrap().1.parse().unwrap();
            }
            assert!(node > 1, "{game} at {at}");
        }
    }
}
