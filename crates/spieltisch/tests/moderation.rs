//! What a host does from the command line about people, beside a server that runs; and what it clears away by itself.

mod hosting;

use hosting::{Place, Program, SPIELTISCH, serve};
use reqwest::Method;
use serde_json::{Value, json};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tokio::task::block_in_place;

/// Longer than anything here takes on a slow machine.
const GENEROUS: Duration = Duration::from_secs(60);

/// Runs the program beside the server; what it prints.
fn run(place: &Place, code: i32, args: &[&str]) -> String {
    block_in_place(|| {
        let args = [args, &["--database", &place.address]].concat();
        let output = Command::new(SPIELTISCH).args(&args).stdin(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
        String::from_utf8(if code == 0 { output.stdout } else { output.stderr }).unwrap()
    })
}

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + GENEROUS;
    while !is_so().await {
        assert!(Instant::now() < end, "{what} within {GENEROUS:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_moderates_while_the_server_runs() {
    let place = Place::sqlite();
    let server = serve(&place);
    let url = server.url("");
    let (anna, ben) = (Program::new(&url, "Anna").await, Program::new(&url, "Ben").await);
    let table = anna.open(&url, "noria", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.post(&url, &format!("/tables/{table}/join"), json!({})).await;
    anna.post(&url, &format!("/tables/{table}/chat"), json!({ "text": "rude words" })).await;
    let http = reqwest::Client::new();
    let report = http.post(server.url(&format!("/table/{table}/report"))).bearer_auth(ben.token());
    assert_eq!(report.form(&[("line", "1")]).send().await.unwrap().status(), 200);

    // The queue.
    let queue = run(&place, 0, &["reports"]);
    assert!(queue.contains(&format!("Anna ({}): rude words", anna.id)) && queue.contains(&ben.id), "{queue}");
    let report = queue.split_whitespace().next().unwrap();
    assert_eq!(run(&place, 0, &["reports", "--done", report]), format!("{report} is done\n"));
    assert_eq!(run(&place, 0, &["reports"]), "");
    assert!(run(&place, 2, &["reports", "--done", report]).contains("there is no report"));

    // The line.
    assert!(run(&place, 0, &["chat", &table]).contains("Anna"));
    assert_eq!(run(&place, 0, &["chat", &table, "--delete", "1"]), "line 1 is deleted\n");
    assert!(run(&place, 2, &["chat", &table, "--delete", "1"]).contains("there is no line 1"));
    let page = async || {
        let page = http.get(server.url(&format!("/table/{table}"))).bearer_auth(ben.token()).send().await.unwrap();
        page.text().await.unwrap()
    };
    until("the line is gone from the page", async || !page().await.contains("rude words")).await;

    // The account.
    assert!(run(&place, 0, &["player", "show", &anna.id]).contains("guest"));
    assert!(run(&place, 2, &["player", "show", "nobody"]).contains("nobody has the id or owns the name"));
    assert_eq!(
        run(&place, 0, &["player", "rename", &anna.id, "Polite"]),
        format!("{} (Anna) is now Polite\n", anna.id)
    );
    assert!(run(&place, 2, &["player", "rename", &anna.id, ""]).contains("is no name"));
    let me = async |who: &Program| who.ask(&url, Method::GET, "/me", None).await.unwrap();
    until("the new name is known", async || me(&anna).await.body["name"] == "Polite").await;
    run(&place, 0, &["player", "ban", &anna.id, "--reason", "insults"]);
    until("the token opens nothing", async || me(&anna).await.status == 401).await;
    assert!(run(&place, 0, &["player", "show", &anna.id]).contains("banned: insults"));
    run(&place, 0, &["player", "unban", &anna.id]);
    assert!(run(&place, 2, &["player", "unban", &anna.id]).contains("is not banned"));
    run(&place, 0, &["player", "delete", &anna.id]);
    until("the table is over and without the name", async || {
        let page = page().await;
        !page.contains("Anna") && !page.contains("Polite")
    })
    .await;
    assert_eq!(ben.get(&url, &format!("/tables/{table}")).await["state"], "over");

    // The log.
    let log = run(&place, 0, &["audit", "--json"]);
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let events: Vec<&str> = lines.iter().map(|line| line["event"].as_str().unwrap()).collect();
    let expected = ["newcomer", "newcomer", "reported", "line-deleted", "name", "banned", "unbanned", "deleted"];
    assert_eq!(events, expected);
    assert!(!log.contains("Anna") && !log.contains("insults"), "who was deleted is forgotten there, too: {log}");
    assert_eq!(run(&place, 0, &["audit", "--player", &ben.id]).lines().count(), 1);
    assert!(run(&place, 0, &["audit"]).contains("  newcomer  "));
}

/// Settings of the server; a table that waits longer than the host wants is gone when the server starts.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_enough_is_cleared_away() {
    let place = Place::sqlite();
    let day = 24 * 3600 * 1000;
    let store = store::Store::open(&place.address).await.unwrap();
    let lost = store.add_player("Lost", None, host::now() - 40 * day).await.unwrap().id;
    let anna = store.add_player("Anna", None, host::now() - 40 * day).await.unwrap();
    let host = host::Host::quiet(store.clone(), host::Config::default());
    let wish = |seats| host::Wish {
        game: "noria".into(),
        seats,
        options: Vec::new(),
        pace: store::Pace::None,
        listed: false,
        brisk: true,
        asks_luck: false,
        pieces: host::PiecesWish::Usual,
    };
    let waiting = host.open_table(&anna, &wish(vec![host::SeatWish::Me(None), host::SeatWish::Open])).await.unwrap();
    let me_twice = vec![host::SeatWish::Me(None), host::SeatWish::Me(Some("Ben".into()))];
    let idle = host.open_table(&anna, &wish(me_twice)).await.unwrap();
    host.look(idle, |_| ()).await.unwrap();
    let all = host::Keep { guests: Some(39), waiting: Some(39), idle: Some(39), audit: Some(39) };
    let cleared = host.clear_away(&all).await.unwrap();
    assert_eq!(cleared, host::Cleared { guests: 1, ..Default::default() }, "nothing else is old");
    assert_eq!(store.player(lost).await.unwrap(), None);
    let never = host::Keep { guests: None, waiting: None, idle: None, audit: None };
    assert_eq!(host.clear_away(&never).await.unwrap(), host::Cleared::default());
    // A day later, as it were: everything was made before the end of today.
    let now = host::Keep { guests: Some(0), waiting: Some(0), idle: Some(0), audit: Some(0) };
    tokio::time::sleep(Duration::from_millis(5)).await;
    let cleared = host.clear_away(&now).await.unwrap();
    assert_eq!((cleared.waiting, cleared.idle), (1, 1));
    assert!(store.table(waiting).await.unwrap().is_none());
    assert_eq!(store.table(idle).await.unwrap().unwrap().state, store::State::Abandoned);
    assert!(host.look(idle, |sitting| sitting.info.state == store::State::Abandoned).await.unwrap(), "also in memory");
    store.close().await;
}
