//! Two servers on one Postgres are one host: anybody plays through any of them, hears at once what happened at the
//! other, and plays on when one of them dies.

mod hosting;

use game::Rng;
use hosting::{Answer, Place, Program, entries, export, serve, serve_with, verify};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::block_in_place;

#[tokio::test(flavor = "multi_thread")]
async fn one_table_is_played_through_two_servers() {
    let Some(place) = Place::postgres("one_table_is_played_through_two_servers").await else { return };
    let servers = [serve(&place), serve(&place)];
    let urls = [servers[0].url(""), servers[1].url("")];
    let people = [Program::new(&urls[0], "Anna").await, Program::new(&urls[1], "Ben").await];
    // Nobody needs to come back to the server that knows them.
    for (person, other) in people.iter().zip([&urls[1], &urls[0]]) {
        assert_eq!(person.get(other, "/me").await["id"], person.id);
    }
    let table = people[0].open(&urls[0], "noria", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let listed = people[1].get(&urls[1], "/tables").await;
    assert_eq!(listed["open"][0]["id"], table.as_str(), "{listed}");
    people[1].post(&urls[1], &format!("/tables/{table}/join"), json!({})).await;

    let watcher = Program::new(&urls[0], "Carla").await;
    let mut ears = [watcher.listen(&urls[0], &table).await, watcher.listen(&urls[1], &table).await];
    let mut luck = Rng::new(1);
    let mut latest: Vec<Duration> = Vec::new();
    let mut at = 0;
    for _ in 0..100 {
        // Each is asked at the own server, and waits until that one has heard of the other's step.
        let (seat, version, choice) = loop {
            let shown = people[at].get(&urls[at], &format!("/tables/{table}/view")).await;
            if shown["to_move"][0] == at as u64 + 1 {
                let choices = shown["choices"].as_array().unwrap();
                let choice = luck.pick(choices)["choice"].as_str().unwrap().to_owned();
                break (at as u64 + 1, shown["version"].as_u64().unwrap(), choice);
            }
            at = 1 - at;
        };
        let asked = Instant::now();
        let played = people[at].play(&urls[at], &table, seat, version, &choice).await.unwrap();
        if played.code() == "stale" {
            // This server thought it was still this person's turn.
            assert!(asked.elapsed() < Duration::from_secs(1), "{played:?}");
            continue;
        }
        let reached = played.fine()["version"].as_u64().unwrap() as u32;
        for ears in &mut ears {
            let heard = tokio::time::timeout(Duration::from_secs(5), async {
                loop {
                    let step = ears.recv().await.expect("the stream goes on");
                    if step.version >= reached {
                        return step.heard;
                    }
                }
            });
            let heard = heard.await.unwrap_or_else(|_| panic!("nobody hears of step {reached}"));
            latest.push(heard.saturating_duration_since(asked));
        }
    }
    latest.sort();
    println!("heard after {:?} at the median, {:?} at most", latest[latest.len() / 2], latest[latest.len() - 1]);
    assert!(latest[latest.len() * 95 / 100] < Duration::from_secs(1), "{latest:?}");
    block_in_place(|| verify(&place, &table));
}

/// A proxy may send every request to another server: what one of them has just answered, the other must know.
#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_at_one_server_hears_nothing_at_the_other() {
    let Some(place) = Place::postgres("who_signs_out_at_one_server_hears_nothing_at_the_other").await else { return };
    let servers = [serve(&place), serve(&place)];
    let urls = [servers[0].url(""), servers[1].url("")];
    let anna = Program::new(&urls[0], "Anna").await;
    let table = anna.open(&urls[0], "novgorod", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut ears = anna.listen(&urls[0], &table).await;
    assert!(ears.recv().await.is_some(), "the present state");
    let asked = reqwest::Client::new().post(format!("{}/me/sign-out-everywhere", urls[1]));
    assert!(asked.bearer_auth(anna.token()).send().await.unwrap().status().is_success());
    // Nothing happens at the table: only the other server can have told.
    let ended = tokio::time::timeout(Duration::from_secs(60), ears.recv()).await;
    assert_eq!(ended.expect("the stream ends").map(|step| step.version), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_may_change_servers_with_every_step() {
    let Some(place) = Place::postgres("a_person_may_change_servers_with_every_step").await else { return };
    let servers = [serve(&place), serve(&place)];
    let urls = [servers[0].url(""), servers[1].url("")];
    let anna = Program::new(&urls[0], "Anna").await;
    let table = anna.open(&urls[0], "wiraqocha", json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }])).await;
    for url in &urls {
        anna.get(url, &format!("/tables/{table}")).await;
    }
    let mut luck = Rng::new(2);
    let shown = anna.get(&urls[0], &format!("/tables/{table}")).await;
    let mut version = shown["version"].as_u64().unwrap();
    let mut movers = shown["to_move"].clone();
    let mut choices = Value::Null;
    for step in 0..150 {
        let seat = movers[0].as_u64().unwrap();
        if choices.as_array().is_none_or(Vec::is_empty) {
            // What may be done is asked where the last step was made.
            let asked = anna.get(&urls[(step + 1) % 2], &format!("/tables/{table}/choices?seat={seat}")).await;
            choices = asked["choices"].as_array().unwrap().iter().map(|it| it["choice"].clone()).collect();
        }
        let choice = luck.pick(choices.as_array().unwrap()).as_str().unwrap().to_owned();
        let played = anna.play(&urls[step % 2], &table, seat, version, &choice).await.unwrap().fine();
        if played["over"] == true {
            break;
        }
        version = played["version"].as_u64().unwrap();
        choices = if played["to_move"][0] == seat { played["choices"].clone() } else { Value::Null };
        movers = played["to_move"].clone();
    }
    block_in_place(|| verify(&place, &table));
}

/// What the storm knows of itself.
struct Storm {
    urls: [String; 2],
    /// Whether the first server is still there.
    both: AtomicBool,
    stop: AtomicBool,
    contests: AtomicU32,
    steps: AtomicUsize,
}

/// A step that was acknowledged: table, version, entry.
type Made = (String, u64, String);

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_when_a_server_dies() {
    let Some(place) = Place::postgres("games_go_on_when_a_server_dies").await else { return };
    // The computer takes so long at the first server that it dies while it thinks.
    let mut first = serve_with(&place, &["--bot-pause", "60000"]);
    let second = serve(&place);
    let urls = [first.url(""), second.url("")];
    let storm = Arc::new(Storm {
        urls: urls.clone(),
        both: AtomicBool::new(true),
        stop: AtomicBool::new(false),
        contests: AtomicU32::new(0),
        steps: AtomicUsize::new(0),
    });
    let made = Arc::new(Mutex::new(Vec::<Made>::new()));
    let mut playing = Vec::new();
    for (game, seed) in ["noria", "novgorod", "wiraqocha", "noria", "wiraqocha"].into_iter().zip(1..) {
        let anna = Program::new(&urls[seed as usize % 2], "Anna").await;
        let ben = Program::new(&urls[0], "Ben").await;
        let table = anna.open(&urls[0], game, json!([{ "kind": "me" }, { "kind": "open" }])).await;
        ben.post(&urls[1], &format!("/tables/{table}/join"), json!({})).await;
        playing.push(tokio::spawn(play(storm.clone(), table, [anna, ben], Rng::new(seed), made.clone())));
    }
    let watched = bot_table(&urls[0]).await;
    let asleep = bot_table(&urls[0]).await;

    let until = Instant::now() + Duration::from_secs(30);
    while storm.steps.load(Relaxed) < 400 && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (before, died) = (storm.steps.load(Relaxed), Instant::now());
    block_in_place(|| first.kill());
    storm.both.store(false, Relaxed);

    // Where somebody looks, the computer moves at once.
    let mut ears = watched.person.listen(&urls[1], &watched.table).await;
    let moved = async { while u64::from(ears.recv().await.expect("a stream").version) <= watched.version {} };
    tokio::time::timeout(Duration::from_secs(10), moved).await.expect("the computer moves where somebody looks");
    let seen = died.elapsed();
    // Where nobody looks it takes a little longer. The list comes from the store: it wakes nobody.
    loop {
        let listed = asleep.person.get(&urls[1], "/tables").await;
        if listed["mine"][0]["to_move"][0] == 1 {
            break;
        }
        assert!(died.elapsed() < Duration::from_secs(40), "nobody moves for the computer: {listed}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    println!("the computer has moved {seen:?} and {:?} after its server died", died.elapsed());
    storm.stop.store(true, Relaxed);
    let mut tables = vec![watched.table, asleep.table];
    for playing in playing {
        tables.extend(playing.await.expect("nobody gave up"));
    }
    let (contests, after) = (storm.contests.load(Relaxed), storm.steps.load(Relaxed));
    println!("{before} steps with two servers, {} with one, {contests} contests", after - before);
    assert!(contests > 10 && before > 100 && after > before + 20, "{contests} {before} {after}");
    for table in &tables {
        block_in_place(|| verify(&place, table));
        let entries = entries(&block_in_place(|| export(&place, table)));
        for (_, version, entry) in made.lock().unwrap().iter().filter(|made| made.0 == *table) {
            assert_eq!(entries.get(*version as usize), Some(entry), "step {version} of {table} is lost");
        }
    }
}

/// Two people play until they are told to stop, each step through any server. Now and then one of them sends two
/// different choices to both servers at once.
async fn play(
    storm: Arc<Storm>,
    mut table: String,
    people: [Program; 2],
    mut luck: Rng,
    made: Arc<Mutex<Vec<Made>>>,
) -> Vec<String> {
    let mut tables = vec![table.clone()];
    while !storm.stop.load(Relaxed) {
        tokio::time::sleep(Duration::from_millis(4)).await;
        let Ok(shown) =
            people[0].ask(storm.url(&mut luck), reqwest::Method::GET, &format!("/tables/{table}"), None).await
        else {
            continue;
        };
        let shown = shown.fine();
        if shown["state"] == "over" {
            // All have to agree; the last one is told where.
            let (path, mut again) = (format!("/tables/{table}/rematch"), Value::Null);
            for person in &people {
                again = person.post(&storm.urls[1], &path, json!({})).await;
            }
            table = again["id"].as_str().unwrap().into();
            tables.push(table.clone());
            continue;
        }
        let movers: Vec<u64> = shown["to_move"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        let Some(&seat) = movers.first() else { continue };
        let person = &people[seat as usize - 1];
        let path = format!("/tables/{table}/choices?seat={seat}");
        let Ok(offered) = person.ask(storm.url(&mut luck), reqwest::Method::GET, &path, None).await else { continue };
        let offered = offered.fine();
        let (version, choices) = (offered["version"].as_u64().unwrap(), offered["choices"].as_array().unwrap());
        if choices.is_empty() {
            continue;
        }
        let one = luck.pick(choices)["choice"].as_str().unwrap();
        let other = luck.pick(choices)["choice"].as_str().unwrap();
        let note = |choice: &str| {
            storm.steps.fetch_add(1, Relaxed);
            made.lock().unwrap().push((table.clone(), version, format!("seat{seat} {choice}")));
        };
        let contest = one != other && luck.below(3) == 0 && storm.both.load(Relaxed);
        if !contest {
            let url = storm.url(&mut luck).to_owned();
            let mut answer = person.play(&url, &table, seat, version, one).await;
            if answer.is_err() {
                // Whatever became of it, it counts once.
                answer = person.play(&storm.urls[1], &table, seat, version, one).await;
            }
            let answer = answer.expect("the second server answers");
            match answer.status {
                200 => note(one),
                // The server that was asked for choices had not yet heard of the last step.
                _ => assert_eq!(answer.code(), "stale", "{answer:?}"),
            }
            continue;
        }
        let (first, second) = tokio::join!(
            person.play(&storm.urls[0], &table, seat, version, one),
            person.play(&storm.urls[1], &table, seat, version, other)
        );
        let won = |answer: &Result<Answer, _>| matches!(answer, Ok(answer) if answer.status == 200);
        for (answer, choice) in [(&first, one), (&second, other)] {
            if won(answer) {
                note(choice);
            } else if let Ok(answer) = answer {
                assert_eq!(answer.code(), "stale", "{answer:?}");
            }
        }
        assert!(!(won(&first) && won(&second)), "both count: {first:?} {second:?}");
        if first.is_ok() && second.is_ok() && (won(&first) || won(&second)) {
            storm.contests.fetch_add(1, Relaxed);
        }
    }
    tables
}

impl Storm {
    fn url(&self, luck: &mut Rng) -> &str {
        &self.urls[if self.both.load(Relaxed) { luck.below(2) } else { 1 }]
    }
}

/// A table at which the computer is to move.
struct BotTable {
    person: Program,
    table: String,
    version: u64,
}

async fn bot_table(url: &str) -> BotTable {
    let person = Program::new(url, "Dora").await;
    let table = person.open(url, "wiraqocha", json!([{ "kind": "me" }, { "kind": "bot", "level": "level1" }])).await;
    loop {
        let shown = person.get(url, &format!("/tables/{table}/view?seat=1")).await;
        let version = shown["version"].as_u64().unwrap();
        if shown["to_move"] != json!([1]) {
            return BotTable { person, table, version };
        }
        let choice = shown["choices"][0]["choice"].as_str().unwrap();
        person.play(url, &table, 1, version, choice).await.unwrap().fine();
    }
}
