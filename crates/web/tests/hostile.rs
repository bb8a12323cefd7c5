//! Every route with input that nobody in good faith would send: nothing breaks down, nothing is echoed as markup,
//! nobody is sent elsewhere, and every answer keeps the headers that keep a page to itself.

mod common;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use common::{Answer, Asker, Place, place, request};
use game::Rng;
use serde_json::json;

const HOSTILE: &[&str] = &[
    "",
    " ",
    "0",
    "-1",
    "4294967296",
    "99999999999999999999999999",
    "seat0",
    "seat5",
    "seat1",
    "null",
    "%00",
    "%ff%fe",
    "..%2f..%2fetc%2fpasswd",
    "<script>alert(1)</script>",
    "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "'%20OR%201=1--",
    "\"><img src=x onerror=alert(1)>",
    "//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "\u{202e}gnorw",
    "{\"a\":[[[[[[[[[[",
    "live%205%2B5",
];

/// What must hold for every answer.
fn check(what: &str, answer: &Answer) {
    let fine = answer.status.as_u16() < 500;
    assert!(fine, "{what}: {} {}", answer.status, answer.body);
    for name in ["content-security-policy", "x-content-type-options", "referrer-policy"] {
        assert!(answer.headers.contains_key(name), "{what}: no {name}");
    }
    let html =
        answer.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.to_str().unwrap().starts_with("text/html"));
    if html {
        assert!(!answer.body.contains("<script>") && !answer.body.contains("<img src=x"), "{what} echoes markup");
        assert!(!answer.body.contains("onerror=alert(1)>"), "{what} echoes markup");
    }
    if let Some(to) = answer.headers.get(header::LOCATION) {
        let to = to.to_str().unwrap();
        assert!(to.starts_with('/') && !to.starts_with("//"), "{what} leads to {to}");
    }
}

/// A table, and who has something to do with it.
async fn scene(place: &Place) -> (String, Vec<Asker>) {
    let (anna, ben) = (place.browser("Anna").await, place.program("Ben").await);
    let new = json!({ "game": "noria", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "level1" }] });
    let (_, table) = place.json(&ben, "/api/v1/tables", new).await;
    (table["id"].as_str().unwrap().into(), vec![Asker::Nobody, anna, ben])
}

/// All paths, with something in the place of what they leave open.
fn paths(fill: &str, table: &str) -> Vec<String> {
    let all = web::routes::paths().into_iter().chain(web::api::paths());
    // What ends sessions would end the scene.
    let all = all.filter(|path| !["/sign-out", "/me/sign-out-everywhere"].contains(path));
    let filled = |with: &str, path: &str| {
        let path = path.replace("{id}", with).replace("{token}", with).replace("{*file}", with);
        path.bytes()
            .map(|byte| {
                if byte.is_ascii_graphic() && !b"\"<>{}".contains(&byte) {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            })
            .collect::<String>()
    };
    all.flat_map(|path| [filled(fill, path), filled(table, path)]).collect()
}

/// Streams do not end by themselves.
fn is_stream(path: &str) -> bool {
    path.ends_with("/stream") || path.ends_with("/events")
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_paths_queries_and_bodies_do_no_harm() {
    let place = place().await;
    let (table, askers) = scene(&place).await;
    let mut rng = Rng::new(7);
    for hostile in HOSTILE {
        for path in paths(hostile, &table) {
            let who = rng.pick(&askers);
            let query: String =
                hostile.chars().filter(|letter| letter.is_ascii_graphic() && !"\"<>".contains(*letter)).collect();
            if !is_stream(&path) {
                let asked =
                    format!("{path}?at={query}&eyes={query}&seat={query}&next={query}&game={query}&seats={query}");
                check(&asked, &place.get(who, &asked).await);
            }
            let form = format!(
                "seat={hostile}&version={hostile}&choice={hostile}&name={hostile}&text={hostile}&player={hostile}&next={hostile}&back={hostile}&lang={hostile}&webhook={hostile}&password={hostile}&session={hostile}&game={hostile}&label={hostile}"
            );
            check(&format!("form to {path}"), &place.post(who, &path, &form).await);
            let json =
                format!("{{\"seat\":\"{hostile}\",\"version\":{hostile},\"name\":\"{hostile}\",\"seats\":{hostile}}}");
            let sent = request(Method::POST, who, &path, "application/json", &json);
            check(&format!("json to {path}"), &place.send(sent).await);
            let method = rng.pick(&[Method::PUT, Method::DELETE, Method::PATCH, Method::HEAD, Method::OPTIONS]).clone();
            if !is_stream(&path) {
                let answer = place.send(request(method.clone(), who, &path, "", "")).await;
                check(&format!("{method} {path}"), &answer);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn random_bytes_do_no_harm() {
    let place = place().await;
    let (table, askers) = scene(&place).await;
    let mut rng = Rng::new(8);
    for path in paths("x", &table) {
        for kind in ["application/json", "application/x-www-form-urlencoded", "multipart/form-data", "\u{0}"] {
            let bytes: Vec<u8> = (0..rng.below(300)).map(|_| rng.bits() as u8).collect();
            let mut sent = request(Method::POST, rng.pick(&askers), &path, "", "");
            if let Ok(kind) = kind.parse() {
                sent.headers_mut().insert(header::CONTENT_TYPE, kind);
            }
            *sent.body_mut() = Body::from(bytes);
            check(&format!("bytes to {path}"), &place.send(sent).await);
        }
    }
}

#[tokio::test]
async fn too_much_is_refused() {
    let place = place().await;
    let (table, askers) = scene(&place).await;
    for path in paths("x", &table) {
        let sent = request(Method::POST, &askers[2], &path, "application/json", &"x".repeat(100_000));
        let answer = place.send(sent).await;
        assert!(answer.status.is_client_error() || answer.status.is_redirection(), "{path}: {}", answer.status);
    }
    let deep = format!("{}1{}", "[".repeat(20_000), "]".repeat(20_000));
    let sent = request(Method::POST, &askers[2], "/api/v1/tables", "application/json", &deep);
    assert_eq!(place.send(sent).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn names_and_words_are_text_whatever_they_say() {
    let place = place().await;
    let evil = "<b onmouseover=x>'\"&";
    let form = "name=%3Cb%20onmouseover%3Dx%3E%27%22%26";
    let anna = Asker::Browser(common::cookie(&place.post(&Asker::Nobody, "/sign-in", form).await));
    let opened = place.post(&anna, "/new", "game=noria&seats=2&seat1=me&seat2=open&filled=yes&listed=yes").await;
    let table = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    place.post(&anna, &format!("{table}/chat"), &format!("text={}", &form[5..])).await;
    for who in [&anna, &Asker::Nobody] {
        for path in [table.as_str(), "/", "/me"] {
            let page = place.get(who, path).await;
            assert!(!page.body.contains(evil) && !page.body.contains("<b onmouseover"), "{path}");
        }
    }
    let page = place.get(&anna, &table).await.body;
    assert!(page.contains("&lt;b onmouseover=x&gt;"), "the name is shown as it was typed");
    let said = place.listen(&anna, &format!("{table}/stream")).await;
    assert!(!said.contains("<b onmouseover"), "{said}");
}

#[tokio::test]
async fn other_sites_cannot_act_for_a_player() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    let mut sent =
        request(Method::POST, &anna, "/play-now", "application/x-www-form-urlencoded", "game=noria&level=level1");
    sent.headers_mut().insert(header::ORIGIN, "https://evil.example".parse().unwrap());
    assert_eq!(place.send(sent).await.status, StatusCode::FORBIDDEN);
    let mut sent =
        request(Method::POST, &anna, "/play-now", "application/x-www-form-urlencoded", "game=noria&level=level1");
    sent.headers_mut().remove(header::ORIGIN);
    assert_eq!(place.send(sent).await.status, StatusCode::FORBIDDEN);
    assert_eq!(place.post(&anna, "/play-now", "game=noria&level=level1").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn cookies_are_out_of_reach() {
    let place = common::place_with(web::Settings { rate_limit: false, behind_proxy: 1, ..Default::default() }).await;
    let mut sent = request(Method::POST, &Asker::Nobody, "/sign-in", "application/x-www-form-urlencoded", "name=Anna");
    sent.headers_mut().insert("x-forwarded-proto", "https".parse().unwrap());
    sent.headers_mut().insert(header::ORIGIN, "https://table.example".parse().unwrap());
    let answer = place.send(sent).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let token = common::cookie(&answer);
    assert_eq!(token.len(), 43, "256 bits");
    // What is stored is not what opens.
    let files = std::fs::read_dir(place.folder.path()).unwrap();
    for file in files {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(43).any(|window| window == token.as_bytes()), "the token is in the database");
    }
}

#[tokio::test]
async fn who_asks_too_often_is_asked_to_wait() {
    let place = common::place_with(web::Settings::default()).await;
    let mut statuses = Vec::new();
    for _ in 0..400 {
        statuses.push(place.get(&Asker::Nobody, "/healthz").await.status);
    }
    assert!(statuses[..200].iter().all(|status| *status == StatusCode::OK));
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS));
    let place = common::place_with(web::Settings::default()).await;
    let mut wrong = Vec::new();
    for _ in 0..12 {
        wrong.push(place.post(&Asker::Nobody, "/sign-in", "name=Anna&password=guess").await.status);
    }
    assert_eq!(wrong[0], StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(wrong[11], StatusCode::TOO_MANY_REQUESTS);
}

/// Nobody gets them at the address of the pages, however near the request seems to come from.
#[tokio::test]
async fn metrics_are_not_among_the_pages() {
    for behind_proxy in [0, 1] {
        let settings =
            web::Settings { rate_limit: false, behind_proxy, metrics_token: Some("word".into()), ..Default::default() };
        let place = common::place_with(settings).await;
        assert_eq!(place.get(&Asker::Nobody, "/metrics").await.status, StatusCode::NOT_FOUND);
        assert_eq!(place.get(&Asker::Program("word".into()), "/metrics").await.status, StatusCode::NOT_FOUND);
    }
}

/// Whoever writes nonsense into the header neither shares the limits of the proxy nor escapes them.
#[tokio::test]
async fn nonsense_in_front_of_a_proxy_is_limited_by_itself() {
    let place = common::place_with(web::Settings { behind_proxy: 1, ..Default::default() }).await;
    let ask = async |from: &str| {
        let mut request = request(Method::GET, &Asker::Nobody, "/healthz", "", "");
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        place.send(request).await.status
    };
    let mut last = StatusCode::OK;
    for number in 0..2000 {
        last = ask(&format!("nonsense-{number}")).await;
        if last == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    // The proxy of these tests is 127.0.0.1.
    assert_eq!(ask("127.0.0.1").await, StatusCode::OK);
    assert_eq!(ask("192.0.2.7").await, StatusCode::OK);
}
