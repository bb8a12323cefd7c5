//! Closing and opening: everything is there again; what is not ours, newer or out of reach is refused with a sentence
//! and left alone.

use crate::home::{Home, Kind, append, batch, on_both, running};
use std::fs;
use store::{Session, SessionKind, Store, StoreError, TableId, Token};

on_both!(everything_is_there_again, closing_finishes, newer_is_refused, others_are_refused, out_of_reach);

/// The first reader connects when the file has already been replaced.
#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_file_is_gone_for_readers_too() {
    crate::home::run(Kind::Sqlite, "a_replaced_file", async |home: Home| {
        let store = home.open().await;
        fs::remove_file(&home.place).unwrap();
        fs::write(&home.place, "").unwrap();
        let refused = store.table(TableId::random()).await.unwrap_err();
        assert!(matches!(refused, StoreError::Gone(_)), "{refused}");
        store.close().await;
    })
    .await;
}

async fn everything_is_there_again(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let token = Token::random();
    let session = Session {
        hash: token.hash(),
        player: anna,
        kind: SessionKind::Browser,
        label: String::new(),
        created: 1,
        expires: 100,
        confirmed: 0,
    };
    store.add_session(&session).await.unwrap();
    store.append(append(table, 1, 4)).await.unwrap();
    store.say(table, anna, "Anna", "hello", 3).await.unwrap();
    let (player, kept, chat) =
        (store.player(anna).await.unwrap(), store.table(table).await.unwrap(), store.chat(table, 9).await.unwrap());
    store.close().await;

    for _ in 0..3 {
        let store = home.open().await;
        assert_eq!(store.player(anna).await.unwrap(), player);
        assert_eq!(store.session(&Token::presented(token.text()).hash(), 50).await.unwrap(), Some(session.clone()));
        assert_eq!(store.table(table).await.unwrap(), kept);
        assert_eq!(store.batches(table, 0).await.unwrap(), [batch(1, 4)]);
        assert!(!format!("{store:?}").contains('@'), "neither user nor password");
        assert_eq!(store.chat(table, 9).await.unwrap(), chat);
        store.close().await;
    }
    if home.kind == Kind::Sqlite {
        for beside in ["-wal", "-shm"] {
            assert!(!fs::exists(format!("{}{beside}", home.place)).unwrap(), "one file has everything after closing");
        }
        let mut db = home.connect().await;
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut db).await.unwrap();
        assert_eq!(mode, "wal");
        let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut db).await.unwrap();
        assert_eq!(found, "ok");
    }
}

async fn closing_finishes(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    let tasks: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut done = 0;
                for number in 1.. {
                    match store.append(append(table, number, number)).await {
                        Ok(store::Appended::Done) => done += 1,
                        Ok(store::Appended::Taken) => {}
                        Err(StoreError::Closed) => break,
                        Err(error) => panic!("{error}"),
                    }
                }
                done
            })
        })
        .collect();
    // All of them are at work.
    while store.batches(table, 0).await.unwrap().len() < 20 {}
    store.close().await;
    let mut done = 0;
    for task in tasks {
        done += task.await.unwrap();
    }
    let store = home.open().await;
    assert_eq!(store.batches(table, 0).await.unwrap().len(), done, "what was acknowledged, and nothing else");
    assert!(done > 0);
    store.close().await;
}

async fn newer_is_refused(home: Home) {
    home.open().await.close().await;
    home.ask("UPDATE spieltisch SET version = 999 RETURNING version").await;
    let error = Store::open(&home.place).await.unwrap_err();
    assert!(matches!(error, StoreError::Place(_)));
    let text = error.to_string();
    assert!(text.contains("newer Spieltisch") && text.contains("999"), "{text}");
    assert_eq!(home.ask("SELECT version FROM spieltisch").await, 999);
}

async fn others_are_refused(home: Home) {
    if home.kind == Kind::Sqlite {
        fs::write(&home.place, "").unwrap();
    }
    let mut db = home.connect().await;
    sqlx::raw_sql("CREATE TABLE recipes (name TEXT)").execute(&mut db).await.unwrap();
    let before = fs::read(&home.place).ok();
    let text = Store::open(&home.place).await.unwrap_err().to_string();
    assert!(text.contains("belongs to another program"), "{text}");
    assert_eq!(fs::read(&home.place).ok(), before, "not a byte was changed");
    assert_eq!(home.ask("SELECT COUNT(*) FROM recipes").await, 0);

    if home.kind == Kind::Sqlite {
        let text_file = home.folder.join("letter.txt");
        fs::write(&text_file, "Dear Anna, this is not a database. ".repeat(100)).unwrap();
        let text = Store::open(text_file.to_str().unwrap()).await.unwrap_err().to_string();
        assert!(text.contains("letter.txt") && text.contains("not a database"), "{text}");
        assert!(fs::read_to_string(&text_file).unwrap().starts_with("Dear Anna"));
    }
}

async fn out_of_reach(home: Home) {
    let (places, words): (Vec<String>, &[&str]) = match home.kind {
        Kind::Sqlite => {
            let file = home.folder.join("file");
            fs::write(&file, "").unwrap();
            let below = file.join("below.db").to_string_lossy().into_owned();
            (vec![below, home.folder.to_string_lossy().into_owned()], &["cannot be made", "cannot be opened"])
        }
        Kind::Postgres => {
            let (server, _) = home.place.rsplit_once('/').unwrap();
            let with_password = server.replace("postgres://postgres@", "postgres://postgres:geheim@");
            (
                vec![format!("{with_password}/nowhere_to_be_found"), "postgres://anna:geheim@127.0.0.1:1/games".into()],
                &["no such database", "is the database running?"],
            )
        }
    };
    for (place, word) in places.iter().zip(words) {
        let text = Store::open(place).await.unwrap_err().to_string();
        assert!(text.contains(word), "{text}");
        assert!(!text.contains("geheim") && !text.contains("anna"), "{text}");
    }
    // A folder that is missing is made.
    if home.kind == Kind::Sqlite {
        let deep = home.folder.join("a/b/c.db");
        Store::open(deep.to_str().unwrap()).await.unwrap().close().await;
        assert!(deep.is_file());
    }
}
