//! Passkeys and recovery codes, with an authenticator that can lie: what lets in, what does not, what is asked for before
//! something that lasts, what ends, and what the host's log says about it.

#[path = "passkeys/authenticator.rs"]
mod authenticator;
mod common;

use authenticator::Authenticator;
use axum::http::{Method, StatusCode};
use common::{Answer, Asker, Place, cookie, place_with, request};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};
use web::Settings;

async fn place() -> Place {
    place_at(Some("http://localhost:8080")).await
}

async fn place_at(public_url: Option<&str>) -> Place {
    let public_url = public_url.map(str::to_owned);
    place_with(Settings { rate_limit: false, public_url, ..Settings::default() }).await
}

/// What the script of a page sends.
async fn script(place: &Place, who: &Asker, path: &str, form: &str) -> Answer {
    let mut asked = request(Method::POST, who, path, "application/x-www-form-urlencoded", form);
    asked.headers_mut().insert("accept", "application/json".parse().unwrap());
    place.send(asked).await
}

/// The question of a ceremony: what to hand in with the answer, and what the authenticator is asked.
async fn begin(place: &Place, who: &Asker, path: &str) -> (String, Value) {
    let answer = script(place, who, path, "").await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    let asked: Value = serde_json::from_str(&answer.body).unwrap();
    (asked["challenge"].as_str().unwrap().into(), asked["options"].clone())
}

async fn end(place: &Place, who: &Asker, path: &str, challenge: &str, credential: &Value) -> Answer {
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.append_pair("challenge", challenge).append_pair("credential", &credential.to_string());
    form.append_pair("name", "blue key");
    script(place, who, path, &form.finish()).await
}

async fn add(place: &Place, who: &Asker, key: &mut Authenticator) -> Answer {
    let (challenge, options) = begin(place, who, "/me/passkeys/begin").await;
    end(place, who, "/me/passkeys/end", &challenge, &key.create(&options)).await
}

async fn sign_in(place: &Place, key: &mut Authenticator) -> Answer {
    let (challenge, options) = begin(place, &Asker::Nobody, "/sign-in/begin").await;
    end(place, &Asker::Nobody, "/sign-in/end", &challenge, &key.show(&options)).await
}

/// Somebody who has a passkey and no password.
async fn with_passkey(place: &Place, name: &str, id: u8) -> (Asker, Authenticator) {
    let (who, mut key) = (place.browser(name).await, Authenticator::new(id));
    let added = add(place, &who, &mut key).await;
    assert_eq!(added.status, StatusCode::OK, "{}", added.body);
    (who, key)
}

fn code(answer: &Answer) -> String {
    let body: Value = serde_json::from_str(&answer.body).unwrap_or_default();
    format!("{} {}", answer.status.as_u16(), body["code"].as_str().unwrap_or_default())
}

/// What the host's log says, oldest first.
async fn log(place: &Place) -> Vec<String> {
    let lines = place.host.store().audit_since(0, None, 100).await.unwrap();
    lines.into_iter().map(|line| format!("{} {} {}", line.event.word(), line.name, line.detail)).collect()
}

async fn sql(place: &Place, statement: &'static str) {
    let file = place.folder.path().join("test.db");
    let mut db = AnyConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query(statement).execute(&mut db).await.unwrap();
}

#[tokio::test]
async fn a_passkey_lets_in_without_name_and_password() {
    let place = place().await;
    let (anna, mut key) = with_passkey(&place, "Anna", 1).await;
    assert_eq!(place.get_json(&anna, "/api/v1/me").await.1["guest"], false, "the name is hers");
    let (_, options) = begin(&place, &Asker::Nobody, "/sign-in/begin").await;
    assert_eq!(options["allowCredentials"], json!([]), "nobody is told whose passkeys there are");
    let answer = sign_in(&place, &mut key).await;
    assert_eq!((code(&answer), &*answer.body), ("200 ".into(), "{\"go_to\":\"/\"}"));
    let phone = Asker::Browser(cookie(&answer));
    assert_eq!(place.get_json(&phone, "/api/v1/me").await.1["name"], "Anna");
    let page = place.get(&phone, "/me").await.body;
    assert!(page.contains("blue key") && page.contains("used last"), "{page}");
    let log = log(&place).await;
    assert_eq!(log[1..], ["passkey-added Anna blue key", "passkey-used Anna blue key"], "{log:?}");
    assert_eq!(place.post(&Asker::Nobody, "/sign-in", "name=ANNA").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn lies_do_not_let_in() {
    let place = place().await;
    let (_, mut key) = with_passkey(&place, "Anna", 1).await;
    let (_, other) = with_passkey(&place, "Bert", 2).await;
    assert_eq!(code(&sign_in(&place, &mut key).await), "200 ");

    for lie in ["origin", "site", "handle", "id", "counter", "unseen", "key"] {
        let mut liar = Authenticator::new(3);
        std::mem::swap(&mut liar, &mut key);
        let honest = (liar.origin.clone(), liar.site.clone(), liar.handle.clone(), liar.id.clone(), liar.counter);
        match lie {
            "origin" => liar.origin = "https://evil.example".into(),
            "site" => liar.site = "evil.example".into(),
            "handle" => liar.handle.clone_from(&other.handle),
            "id" => liar.id.clone_from(&other.id),
            "counter" => liar.counter -= 1,
            "unseen" => liar.verifies = false,
            _ => {
                liar =
                    Authenticator { id: liar.id, handle: liar.handle, counter: liar.counter, ..Authenticator::new(1) }
            }
        }
        assert_eq!(code(&sign_in(&place, &mut liar).await), "422 bad-passkey", "{lie}");
        if lie == "key" {
            break;
        }
        let counter = liar.counter.max(honest.4);
        (liar.origin, liar.site, liar.handle, liar.id, liar.counter, liar.verifies) =
            (honest.0, honest.1, honest.2, honest.3, counter, true);
        key = liar;
        assert_eq!(code(&sign_in(&place, &mut key).await), "200 ", "after {lie}");
    }
    let log = log(&place).await;
    assert_eq!(log.iter().filter(|line| *line == "sign-in-failed  passkey").count(), 7, "{log:?}");
}

#[tokio::test]
async fn a_question_is_answered_once_in_time_and_by_whom_it_was_asked() {
    let place = place().await;
    let (anna, mut key) = with_passkey(&place, "Anna", 1).await;
    let (bert, mut other) = with_passkey(&place, "Bert", 2).await;
    let nobody = Asker::Nobody;

    let (challenge, options) = begin(&place, &nobody, "/sign-in/begin").await;
    let shown = key.show(&options);
    assert_eq!(code(&end(&place, &nobody, "/sign-in/end", &challenge, &shown).await), "200 ");
    assert_eq!(code(&end(&place, &nobody, "/sign-in/end", &challenge, &shown).await), "422 passkey-late", "again");
    let (fresh, _) = begin(&place, &nobody, "/sign-in/begin").await;
    assert_eq!(code(&end(&place, &nobody, "/sign-in/end", &fresh, &shown).await), "422 bad-passkey", "an old answer");

    let (late, options) = begin(&place, &nobody, "/sign-in/begin").await;
    sql(&place, "UPDATE challenges SET expires = 1").await;
    let shown = key.show(&options);
    assert_eq!(code(&end(&place, &nobody, "/sign-in/end", &late, &shown).await), "422 passkey-late", "too late");

    // Asked of Anna: neither Bert, nor another purpose.
    let (challenge, options) = begin(&place, &anna, "/me/confirm/begin").await;
    let shown = key.show(&options);
    assert_eq!(code(&end(&place, &bert, "/me/confirm/end", &challenge, &shown).await), "422 bad-passkey");
    let (challenge, options) = begin(&place, &anna, "/me/confirm/begin").await;
    let shown = key.show(&options);
    assert_eq!(code(&end(&place, &nobody, "/sign-in/end", &challenge, &shown).await), "422 bad-passkey");
    let (challenge, options) = begin(&place, &anna, "/me/confirm/begin").await;
    let foreign = other.show(&options);
    assert_eq!(code(&end(&place, &anna, "/me/confirm/end", &challenge, &foreign).await), "422 bad-passkey", "Bert's");
    // The same credential for two players.
    let (challenge, options) = begin(&place, &bert, "/me/passkeys/begin").await;
    let copy = Authenticator::new(1).create(&options);
    assert_eq!(code(&end(&place, &bert, "/me/passkeys/end", &challenge, &copy).await), "422 bad-passkey");
    let (challenge, options) = begin(&place, &anna, "/me/passkeys/begin").await;
    let nonsense = json!({ "id": "x", "options": options });
    assert_eq!(code(&end(&place, &anna, "/me/passkeys/end", &challenge, &nonsense).await), "422 bad-passkey");
}

#[tokio::test]
async fn before_something_that_lasts_a_passkey_is_asked_for() {
    let place = place().await;
    let (anna, mut key) = with_passkey(&place, "Anna", 1).await;
    let forms = [
        ("/me/token", "label=bot"),
        ("/me/password", "password=a+long+password"),
        ("/me/recovery", ""),
        ("/me/passkeys/remove", "passkey=x"),
        ("/me/delete", "sure=yes"),
    ];
    // Whoever made the passkey has just shown it; ten minutes later that is forgotten.
    assert_eq!(place.post(&anna, "/me/token", "label=bot").await.status, StatusCode::OK);
    let forget = async || {
        sql(&place, "UPDATE sessions SET confirmed = 1").await;
        // As a line between nodes, or the twenty seconds, would bring it.
        assert_eq!(place.post(&anna, "/me/language", "lang=en").await.status, StatusCode::SEE_OTHER);
    };
    forget().await;
    for (path, form) in forms {
        let answer = place.post(&anna, path, form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert!(answer.body.contains("First show a passkey"), "{path}");
    }
    assert_eq!(code(&script(&place, &anna, "/me/passkeys/begin", "").await), "422 not-confirmed");
    let (challenge, options) = begin(&place, &anna, "/me/confirm/begin").await;
    assert_eq!(options["allowCredentials"].as_array().unwrap().len(), 1);
    assert_eq!(code(&end(&place, &anna, "/me/confirm/end", &challenge, &key.show(&options)).await), "200 ");
    assert_eq!(place.post(&anna, "/me/token", "label=bot").await.status, StatusCode::OK);
    // The only way in stays; with a password beside it, it may go.
    let id = place.host.store().owner_of("Anna").await.unwrap().unwrap().id;
    let passkey = place.host.store().passkeys_of(id).await.unwrap().remove(0);
    let remove = format!("passkey={}", passkey.id);
    let refused = place.post(&anna, "/me/passkeys/remove", &remove).await;
    assert!(refused.body.contains("only way in"), "{}", refused.body);
    assert_eq!(place.post(&anna, "/me/password", "password=a+long+password").await.status, StatusCode::OK);
    let phone = Asker::Browser(cookie(&sign_in(&place, &mut key).await));
    assert_eq!(place.post(&anna, "/me/passkeys/remove", &remove).await.status, StatusCode::OK);
    assert_eq!(place.get(&phone, "/api/v1/me").await.status, StatusCode::UNAUTHORIZED, "others are signed out");
    assert_eq!(code(&sign_in(&place, &mut key).await), "422 bad-passkey");
    // With a password that, too, is shown for a while.
    forget().await;
    for (password, status) in [("wrong", 422), ("a+long+password", 303)] {
        let answer = place.post(&anna, "/me/confirm", &format!("password={password}")).await;
        assert_eq!(answer.status.as_u16(), status, "{password}");
    }
    assert_eq!(place.post(&anna, "/me/token", "label=bot").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_first_passkey_ends_what_a_first_password_ends() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let link = place.post(&anna, "/me/link", "").await.body;
    let token = link.split("/carry/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let carried = place.post(&Asker::Nobody, &format!("/carry/{token}"), "").await;
    let phone = Asker::Browser(cookie(&carried));
    assert_eq!(place.get(&phone, "/api/v1/me").await.status, StatusCode::OK);
    assert_eq!(code(&add(&place, &anna, &mut Authenticator::new(1)).await), "200 ");
    assert_eq!(place.get(&phone, "/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    let bert = place.browser("Bert").await;
    assert_eq!(code(&add(&place, &bert, &mut Authenticator::new(2)).await), "200 ");
    // Signing out everywhere also ends what was asked of an authenticator.
    let (challenge, options) = begin(&place, &bert, "/me/passkeys/begin").await;
    let made = Authenticator::new(3).create(&options);
    assert!(place.post(&bert, "/me/sign-out-everywhere", "").await.status.is_redirection());
    assert_eq!(code(&end(&place, &bert, "/me/passkeys/end", &challenge, &made).await), "401 sign-in");
}

#[tokio::test]
async fn codes_let_in_once_and_are_all_that_is_needed() {
    let place = place().await;
    let (anna, _) = with_passkey(&place, "Anna", 1).await;
    let guest = place.browser("Bert").await;
    assert_eq!(place.post(&guest, "/me/recovery", "").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = place.post(&anna, "/me/recovery", "").await.body;
    let sheet = page.split("id=\"codes\"").nth(1).unwrap().split_once('>').unwrap().1.split_once('<').unwrap().0;
    let codes: Vec<&str> = sheet.lines().collect();
    assert_eq!(codes.len(), 10, "{codes:?}");
    assert!(page.contains("You have 10 codes left"));
    assert!(!place.get(&anna, "/me").await.body.contains(codes[0]), "they are shown once");

    let enter = |name: &str, code: &str| {
        let form = format!("name={name}&code={code}");
        let place = &place;
        async move { place.post(&Asker::Nobody, "/sign-in/recovery", &form).await }
    };
    let wrong = [enter("Anna", "0000-0000-0000-0000").await, enter("Nobody", codes[0]).await, enter("Bert", "").await];
    for answer in &wrong {
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains("do not go together"));
    }
    let loud = codes[0].to_uppercase().replace('-', "+");
    let answer = enter("anna", &loud).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let phone = Asker::Browser(cookie(&answer));
    assert!(place.get(&phone, "/me").await.body.contains("You have 9 codes left"));
    // Whoever has lost everything can go on from here.
    assert_eq!(place.post(&phone, "/me/password", "password=a+long+password").await.status, StatusCode::OK);
    assert_eq!(enter("Anna", codes[0]).await.status, StatusCode::UNPROCESSABLE_ENTITY, "once");
    assert_eq!(place.post(&phone, "/me/recovery", "").await.status, StatusCode::OK);
    assert_eq!(enter("Anna", codes[1]).await.status, StatusCode::UNPROCESSABLE_ENTITY, "a new sheet voids the old one");
    let log = log(&place).await;
    for line in ["recovery-made Anna ", "recovery-failed Anna ", "recovery-failed Nobody ", "recovery-used Anna 9"] {
        assert!(log.iter().any(|found| found == line), "{line} in {log:?}");
    }
    assert!(!log.iter().any(|line| codes.iter().any(|code| line.contains(code))));

    let data: Value = serde_json::from_str(&place.get(&phone, "/me/export").await.body).unwrap();
    assert_eq!((&data["passkeys"][0]["name"], &data["recovery_codes_left"]), (&json!("blue key"), &json!(10)));
    assert!(!data.to_string().contains("credential"), "no key");
}

#[tokio::test]
async fn codes_are_guessed_as_slowly_as_passwords() {
    let place = place_with(Settings { public_url: Some("http://localhost:8080".into()), ..Settings::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..12 {
        let form = "name=Anna&code=0000";
        statuses.push(place.post(&Asker::Nobody, "/sign-in/recovery", form).await.status.as_u16());
    }
    assert_eq!((statuses[0], statuses[11]), (422, 429), "{statuses:?}");
}

#[tokio::test]
async fn who_is_banned_stays_out_by_any_way() {
    let place = place().await;
    let (anna, mut key) = with_passkey(&place, "Anna", 1).await;
    let page = place.post(&anna, "/me/recovery", "").await.body;
    let code_of_hers = page.split("id=\"codes\"").nth(1).unwrap().split_once('>').unwrap().1.lines().next().unwrap();
    let id = place.host.store().owner_of("Anna").await.unwrap().unwrap().id;
    place.host.store().ban(id, "insults", 1).await.unwrap();
    assert_eq!(code(&sign_in(&place, &mut key).await), "403 banned");
    let form = format!("name=Anna&code={code_of_hers}");
    assert_eq!(place.post(&Asker::Nobody, "/sign-in/recovery", &form).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn where_passkeys_cannot_work_the_page_says_so() {
    for (public_url, works) in
        [(Some("https://games.example"), true), (Some("http://192.0.2.7:8080"), false), (None, false)]
    {
        let place = place_at(public_url).await;
        let page = place.get(&Asker::Nobody, "/sign-in").await.body;
        assert_eq!(page.contains("data-passkey="), works, "{public_url:?}");
    }
    let place = place_at(None).await;
    assert_eq!(code(&script(&place, &Asker::Nobody, "/sign-in/begin", "").await), "409 no-passkeys");
    let anna = place.browser("Anna").await;
    assert!(place.get(&anna, "/me").await.body.contains("Passkeys cannot work at this address"));
}
