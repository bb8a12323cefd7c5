//! Pieces of one's own, as a browser without script has them: correcting, refusals beside their rows, keeping, playing,
//! passing on.

mod common;

use axum::http::{Method, StatusCode, header};
use common::{Answer, Asker, Place, cookie, place, place_with, request};
use serde_json::json;
use web::Settings;

fn shipped(game: &str) -> &'static str {
    catalog::find(game).unwrap().shipped().1
}

/// Everything that the form on a page would send, in order.
fn fields(page: &str) -> Vec<(String, String)> {
    let form = page.split("<form class=\"pieces-form\"").nth(1).expect("the form").split("</form>").next().unwrap();
    let attribute = |tag: &str, name: &str| {
        let value = tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
        Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    };
    let mut found: Vec<(String, String)> = Vec::new();
    let mut select = None;
    for tag in form.split('<').skip(1).filter_map(|tag| tag.split_once('>')).map(|(tag, _)| tag) {
        if tag.starts_with("input") {
            let skipped = tag.contains("type=\"checkbox\"") && !tag.contains(" checked");
            if let (Some(name), false) = (attribute(tag, "name"), skipped) {
                found.push((name, attribute(tag, "value").unwrap_or_default()));
            }
        } else if tag.starts_with("select") {
            select = attribute(tag, "name");
            found.push((select.clone().unwrap(), String::new()));
        } else if tag.starts_with("option") && tag.ends_with("selected") {
            assert_eq!(found.last().map(|(name, _)| name), select.as_ref());
            found.last_mut().unwrap().1 = attribute(tag, "value").unwrap();
        }
    }
    found
}

/// The form with some fields filled in otherwise.
fn filled(page: &str, changes: &[(&str, &str)]) -> String {
    let mut fields = fields(page);
    for &(name, value) in changes {
        fields.retain(|(key, _)| key != name);
        fields.push((name.into(), value.into()));
    }
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

async fn open(place: &Place, who: &Asker, path: &str) -> String {
    let page = place.get(who, path).await;
    assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.body);
    page.body
}

/// Keeps a set with these changes; its path.
async fn keep(place: &Place, who: &Asker, game: &str, changes: &[(&str, &str)]) -> String {
    let path = format!("/rules/{game}/pieces");
    let form = filled(&open(place, who, &path).await, &[changes, &[("do", "save"), ("name", "My box")]].concat());
    let answer = place.post(who, &path, &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    location(&answer).split('?').next().unwrap().into()
}

fn location(answer: &Answer) -> &str {
    answer.headers[header::LOCATION].to_str().unwrap()
}

#[tokio::test]
async fn an_untouched_form_gives_the_file_as_it_is() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    for game in ["noria", "novgorod", "wiraqocha"] {
        assert!(open(&place, &anna, &format!("/rules/{game}")).await.contains(&format!("/rules/{game}/pieces")));
        let set = keep(&place, &anna, game, &[]).await;
        let file = place.get(&anna, &format!("{set}/toml")).await;
        assert_eq!(file.body, shipped(game), "{game}");
        let name = file.headers[header::CONTENT_DISPOSITION].to_str().unwrap();
        assert!(name.contains(&format!("filename=\"{game}-")) && name.ends_with(".toml\""), "{name}");
        assert_eq!(file.headers[header::CONTENT_TYPE], "application/toml; charset=utf-8");
    }
}

#[tokio::test]
async fn a_refused_value_stands_beside_its_row_and_nothing_is_lost() {
    let place = place().await;
    let path = "/rules/novgorod/pieces";
    let page = open(&place, &Asker::Nobody, path).await;
    let changes = [("city/1/prices/0", "51"), ("city/3/income", "51"), ("start/ducats", "30"), ("name", "My <b>box")];
    for wanted in ["look", "save"] {
        let form = filled(&page, &[&changes[..], &[("do", wanted)]].concat());
        let answer = place.post(&Asker::Nobody, path, &form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(!answer.headers.contains_key(header::SET_COOKIE), "nobody becomes a guest for nothing");
        let row = answer.body.split("id=\"row-city-1\"").nth(1).unwrap().split("id=\"row-city-2\"").next().unwrap();
        assert!(row.contains("51 cannot be: it must be 1 to 50."), "{row}");
        assert!(row.contains("aria-describedby=\"row-city-1-wrong\"") && row.contains("id=\"row-city-1-wrong\""));
        assert!(answer.body.contains("href=\"#row-city-3\""), "every row that is wrong is told at once");
        let kept = fields(&answer.body);
        for (name, value) in changes {
            assert!(kept.contains(&(name.into(), value.into())), "{name} is lost");
        }
        assert_eq!(kept.len(), fields(&page).len());
    }
    // What cannot even be read is told in the reader's language, and kept as it was typed.
    let form = filled(&page, &[("city/1/prices/0", "<script>"), ("city/2/income", "")]);
    for (language, sentence, missing) in [
        ("en", "“&lt;script&gt;” is no number that can stand here.", "Something is missing here."),
        ("de", "„&lt;script&gt;“ ist keine Zahl, die hier stehen kann.", "Hier fehlt etwas."),
        ("fr", "«\u{202f}&lt;script&gt;\u{202f}» n’est pas un nombre possible ici.", "Il manque quelque chose ici."),
    ] {
        let mut sent = request(Method::POST, &Asker::Nobody, path, "application/x-www-form-urlencoded", &form);
        sent.headers_mut().insert(header::ACCEPT_LANGUAGE, language.parse().unwrap());
        let answer = place.send(sent).await;
        assert!(answer.body.contains(sentence) && answer.body.contains(missing), "{language}: {}", answer.body);
        assert!(answer.body.contains("value=\"&lt;script&gt;\"") && !answer.body.contains("<script>\""));
    }
}

#[tokio::test]
async fn accepted_values_are_drawn_and_kept_and_say_who_read_them() {
    let place = place().await;
    let path = "/rules/novgorod/pieces";
    let page = open(&place, &Asker::Nobody, path).await;
    let changes = [("city/1/income", "5"), ("manufactory/6/lines/2/seals", "3")];
    let answer = place.post(&Asker::Nobody, path, &filled(&page, &changes)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert!(answer.body.contains("2 rows differ from the program.") && answer.body.contains("<figure>"));
    let row = answer.body.split("id=\"row-city-1\"").nth(1).unwrap().split("id=\"row-city-2\"").next().unwrap();
    assert!(row.contains("changed") && row.contains("In the program:"), "{row}");
    assert!(answer.body.contains("+5") && !page.contains("<figure>"), "the city is drawn with its new income");

    // A guest is made when there is something to keep.
    let form = filled(&answer.body, &[("do", "save"), ("name", "My box")]);
    let answer = place.post(&Asker::Nobody, path, &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let me = Asker::Browser(cookie(&answer));
    let set = location(&answer).split('?').next().unwrap();
    let text = place.get(&me, &format!("{set}/toml")).await.body;
    assert!(catalog::find("novgorod").unwrap().fingerprint(&text).is_ok());
    assert!(text.contains("income = 5\nharbour_fee = 4\nsource = \"read off the pieces by Guest "), "{text}");
    assert_eq!(text.matches("read off the pieces").count(), 2);
    assert!(open(&place, &me, "/pieces").await.contains(&format!("href=\"{set}\"")));
    assert!(open(&place, &me, set).await.contains("Read off the pieces by Guest "));
}

#[tokio::test]
async fn a_set_gets_versions_and_tables_keep_theirs() {
    let place = place().await;
    let (anna, ben) = (place.browser("Anna").await, place.browser("Ben").await);
    let set = keep(&place, &anna, "noria", &[("rounds/count/2", "12")]).await;
    let id = set.rsplit('/').next().unwrap();

    // Anna opens a table with it; it is the only one besides those of the program.
    let form = open(&place, &anna, &format!("/new?game=noria&pieces={id}")).await;
    assert!(form.contains(&format!("<option value=\"{id}\" selected>My box</option>")), "{form}");
    let new = format!("filled=yes&game=noria&seats=2&seat1=me&seat2=open&pieces={id}&listed=yes");
    let answer = place.post(&anna, "/new", &new).await;
    let table = location(&answer).to_owned();
    for page in [open(&place, &anna, &table).await, open(&place, &ben, &table).await] {
        assert!(page.contains(&format!("<a href=\"{table}/pieces\">My box</a>")), "the waiting room names it");
    }
    assert!(open(&place, &ben, "/").await.contains("My box"), "so does the list of open tables");

    // A new version, and a second window that did not know of it.
    let correct = format!("/rules/noria/pieces?set={id}");
    let page = open(&place, &anna, &correct).await;
    let second = page.clone();
    let path = "/rules/noria/pieces";
    let save = |page: &str, rounds: &str, wanted: &str| {
        filled(page, &[("rounds/count/2", rounds), ("do", wanted), ("name", "Our box")])
    };
    let answer = place.post(&anna, path, &save(&page, "13", "save")).await;
    assert!(location(&answer).starts_with(&set), "the same set");
    let late = place.post(&anna, path, &save(&second, "14", "save")).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(late.body.contains("changed in another window"), "{}", late.body);
    let copied = place.post(&anna, path, &save(&late.body, "14", "copy")).await;
    assert!(copied.status == StatusCode::SEE_OTHER && !location(&copied).starts_with(&set), "a set of its own");

    place.post(&ben, &format!("{table}/join"), "").await;
    let page = open(&place, &ben, &table).await;
    assert!(page.contains(&format!("<a href=\"{table}/pieces\">My box</a>")), "the table names what it began with");
    assert!(open(&place, &ben, &format!("{table}/pieces")).await.contains("My box"));
    let text = place.get(&ben, &format!("{table}/pieces/toml")).await.body;
    assert!(text.contains("count            = { 2 = 12, 3 = 15, 4 = 14 }"), "{text}");

    // It is deleted by its owner alone, and the table goes on.
    assert_eq!(place.post(&ben, &format!("{set}/delete"), "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(location(&place.post(&anna, &format!("{set}/delete"), "").await), "/pieces?done=deleted");
    assert_eq!(place.get(&anna, &set).await.status, StatusCode::NOT_FOUND);
    assert_eq!(place.get(&ben, &format!("{table}/pieces")).await.status, StatusCode::OK);
    place.post(&ben, &format!("{table}/resign"), "seat=seat2").await;
    assert_eq!(place.get(&ben, &format!("{table}/replay?at=0")).await.status, StatusCode::OK);
    let record = place.get(&ben, &format!("{table}/record")).await.body;
    let fingerprint = catalog::find("noria").unwrap().fingerprint(&text).unwrap();
    assert!(record.contains(&format!("data {fingerprint:016x}\n")), "{record}");
    assert!(catalog::replay(&record, Some(&text), u32::MAX).is_ok(), "the two files are enough anywhere");
    // Without a set the usual pieces are played with, and nothing is said.
    let plain = place.post(&anna, "/new", "filled=yes&game=noria&seats=2&seat1=me&seat2=level1").await;
    assert!(!open(&place, &anna, location(&plain)).await.contains("/pieces\""));
}

#[tokio::test]
async fn whoever_has_the_link_looks_at_it_plays_with_it_and_copies_it() {
    let place = place().await;
    let (anna, ben) = (place.browser("Anna").await, place.browser("Ben").await);
    let set = keep(&place, &anna, "wiraqocha", &[("card/2/resources", "5"), ("tile/6/resources", "1")]).await;
    let id = set.rsplit('/').next().unwrap();
    for language in ["en", "de", "fr"] {
        let mut sent = request(Method::GET, &Asker::Nobody, &set, "", "");
        sent.headers_mut().insert(header::ACCEPT_LANGUAGE, language.parse().unwrap());
        let page = place.send(sent).await.body;
        assert!(page.contains("My box") && page.contains("Anna") && page.contains("<figure>"), "{language}");
        assert!(!page.contains("/delete"), "only who keeps it can delete it");
    }
    assert!(!open(&place, &ben, "/pieces").await.contains(&set), "it is in nobody else's list");
    let form = open(&place, &ben, &format!("/new?game=wiraqocha&pieces={id}")).await;
    assert!(form.contains("selected>My box (by Anna)</option>"), "{form}");
    let new = format!("filled=yes&game=wiraqocha&seats=2&seat1=me&seat2=level1&pieces={id}");
    let table = place.post(&ben, "/new", &new).await;
    assert!(open(&place, &ben, location(&table)).await.contains("My box"));
    // Of another game it is what is usual.
    let other = place.post(&ben, "/new", &new.replace("wiraqocha", "noria")).await;
    assert!(!open(&place, &ben, location(&other)).await.contains("My box"));

    let page = open(&place, &ben, &format!("/rules/wiraqocha/pieces?set={id}")).await;
    let form = filled(&page, &[("card/3/resources", "2"), ("do", "save"), ("name", "Ben’s")]);
    let answer = place.post(&ben, "/rules/wiraqocha/pieces", &form).await;
    let copy = location(&answer).split('?').next().unwrap();
    assert_ne!(copy, set);
    let text = place.get(&Asker::Nobody, &format!("{copy}/toml")).await.body;
    assert!(text.contains("by Anna") && text.contains("by Ben"), "what Anna read stays hers");
    assert!(!place.get(&Asker::Nobody, &format!("{set}/toml")).await.body.contains("by Ben"));
}

#[tokio::test]
async fn programs_open_tables_with_a_set() {
    let place = place().await;
    let (anna, ben) = (place.browser("Anna").await, place.program("Ben").await);
    let set = keep(&place, &anna, "noria", &[("rounds/count/2", "12")]).await;
    let id = set.rsplit('/').next().unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "level1" }]);
    let new = |pieces: &str| json!({ "game": "noria", "seats": seats, "pieces": pieces });
    let (status, table) = place.json(&ben, "/api/v1/tables", new(id)).await;
    assert_eq!((status, &table["pieces"]), (StatusCode::CREATED, &json!("My box")));
    let (status, table) = place.json(&ben, "/api/v1/tables", new("shipped")).await;
    assert_eq!((status, &table["pieces"]), (StatusCode::CREATED, &json!(null)));
    for strange in ["0123456789ab", "nonsense"] {
        let (status, answer) = place.json(&ben, "/api/v1/tables", new(strange)).await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no-set")));
    }
}

#[tokio::test]
async fn what_a_host_has_made_usual_is_offered_first() {
    let place = place().await;
    let anna = place.browser("Anna").await;
    assert!(!open(&place, &anna, "/new?game=noria").await.contains("name=\"pieces\""), "there is nothing to choose");
    let text = shipped("noria").replacen("2 = 16", "2 = 13", 1);
    let usual = store::UsualPieces { name: "House".into(), text };
    place.host.store().set_usual_pieces("noria", Some(&usual)).await.unwrap();
    let form = open(&place, &anna, "/new?game=noria").await;
    assert!(form.contains("Usual here: House") && form.contains("value=\"shipped\""), "{form}");
    let seats = "filled=yes&game=noria&seats=2&seat1=me&seat2=level1";
    for (pieces, named) in [("", true), ("shipped", false)] {
        let table = place.post(&anna, "/new", &format!("{seats}&pieces={pieces}")).await;
        assert_eq!(open(&place, &anna, location(&table)).await.contains("House"), named);
    }
    assert!(open(&place, &anna, "/rules/noria").await.contains("13"), "the reference shows what is played with");
    assert!(open(&place, &anna, "/rules/noria/pieces").await.contains("value=\"13\""), "and it is what is corrected");
}

#[tokio::test]
async fn correcting_is_limited_and_what_was_typed_stays() {
    let place = place_with(Settings::default()).await;
    let page = open(&place, &Asker::Nobody, "/rules/noria/pieces").await;
    let form = filled(&page, &[("rounds/count/2", "x")]);
    let mut refused = 0;
    for _ in 0..32 {
        let answer = place.post(&Asker::Nobody, "/rules/noria/pieces", &form).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused += 1;
            assert!(fields(&answer.body).contains(&("rounds/count/2".into(), "x".into())));
        }
    }
    assert!((1..=2).contains(&refused), "{refused}");
    for path in
        ["/rules/pig/pieces", "/rules/noria/pieces?set=nonsense", "/pieces/nonsense", "/pieces/0123456789ab/toml"]
    {
        assert_eq!(place.get(&Asker::Nobody, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let foreign = place.post(&Asker::Program("x".into()), "/rules/noria/pieces", "do=save").await;
    assert_ne!(foreign.status, StatusCode::SEE_OTHER, "an empty form is not kept");
}
