//! Players and their sessions.

use crate::home::{Home, Kind, new_table, on_both, seat};
use game::SeatSet;
use store::{
    Changed, NewSitter, NewTable, Player, PlayerId, Seat, Session, SessionKind, Sitter, Store, StoreError, Token,
};

on_both!(
    players_are_kept,
    names_have_one_owner,
    names_that_look_the_same,
    what_cannot_be_kept_is_refused,
    mutes,
    sessions,
    a_password_ends_sessions,
    links_are_taken_once,
    nobody_there,
);

async fn players_are_kept(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 5).await.unwrap();
    assert_eq!(
        anna,
        Player {
            id: anna.id,
            name: "Anna".into(),
            guest: true,
            password: None,
            language: None,
            webhook: None,
            created: 5
        }
    );
    assert_eq!(store.player(anna.id).await.unwrap(), Some(anna.clone()));
    let other = store.add_player("Anna", Some("fr"), 6).await.unwrap();
    assert_ne!(other.id, anna.id, "guests may have the same name");
    assert_eq!(other.language.as_deref(), Some("fr"));

    store.set_language(anna.id, "de").await.unwrap();
    store.set_webhook(anna.id, Some("https://example.org/hook")).await.unwrap();
    assert!(store.set_password(&anna, "$argon2id$1", None).await.unwrap());
    assert!(store.rename(anna.id, "Anna 'Ännchen' \"; --").await.unwrap());
    let kept = Player {
        name: "Anna 'Ännchen' \"; --".into(),
        guest: false,
        password: Some("$argon2id$1".into()),
        language: Some("de".into()),
        webhook: Some("https://example.org/hook".into()),
        ..anna
    };
    assert_eq!(store.player(anna.id).await.unwrap(), Some(kept));
    store.set_webhook(anna.id, None).await.unwrap();
    assert_eq!(store.player(anna.id).await.unwrap().unwrap().webhook, None);
    store.close().await;
}

async fn names_have_one_owner(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Änna", None, 1).await.unwrap();
    let other = store.add_player("änna", None, 1).await.unwrap();
    let third = store.add_player("Bert", None, 1).await.unwrap().id;
    assert_eq!(store.owner_of("Änna").await.unwrap(), None, "guests own no name");
    assert!(store.set_password(&anna, "1", None).await.unwrap());
    assert_eq!(store.owner_of("ÄNNA").await.unwrap().unwrap().id, anna.id);
    assert!(!store.set_password(&other, "2", None).await.unwrap(), "the name is owned");
    let renamed = store.player(other.id).await.unwrap().unwrap();
    assert_eq!(renamed.password, None);
    assert!(renamed.name.starts_with("änna "), "the guest goes by another name: {}", renamed.name);
    assert!(!store.rename(third, "ÄnnA").await.unwrap(), "a guest cannot take an owned name either");
    assert_eq!(store.player(third).await.unwrap().unwrap().name, "Bert");
    assert!(store.rename(anna.id, "ÄNNA").await.unwrap(), "the owner may write it differently");
    let anna = store.player(anna.id).await.unwrap().unwrap();
    assert!(store.set_password(&anna, "3", None).await.unwrap(), "and have a new password");
    assert!(store.rename(anna.id, "Carla").await.unwrap());
    assert_eq!(store.owner_of("änna").await.unwrap(), None, "the old name is free");
    assert!(store.rename(other.id, &other.name).await.unwrap());
    assert!(store.set_password(&other, "2", None).await.unwrap());
    assert!(!store.rename(anna.id, "änna").await.unwrap(), "an owner cannot take another's name");
    store.close().await;
}

async fn names_that_look_the_same(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap();
    // Guests sit somewhere under a name that is about to be somebody's.
    let guest = store.add_player("\u{410}nna", None, 1).await.unwrap();
    let table = store.add_table(&new_table(guest.id, [Sitter::Person(guest.id), Sitter::Open])).await.unwrap();
    let seated = store
        .add_table(&NewTable {
            seats: vec![Seat { name: guest.name.clone(), ..seat(Sitter::Person(guest.id)) }],
            ..new_table(guest.id, [])
        })
        .await
        .unwrap();
    assert!(store.set_password(&anna, "1", None).await.unwrap());
    for name in ["Anna", "ANNA", "\u{410}nna", "An\u{200b}na", "ＡＮＮＡ", "Ann\u{430}", "\u{391}NNA"] {
        assert_eq!(store.add_player(name, None, 1).await, Err(StoreError::NameTaken), "{name}");
        assert_eq!(store.owner_like(name).await.unwrap(), Some(anna.id), "{name}");
    }
    let bert = store.add_player("Bert", None, 1).await.unwrap();
    assert!(!store.rename(bert.id, "Ann\u{430}").await.unwrap());
    assert!(store.set_password(&bert, "2", None).await.unwrap());
    assert!(!store.rename(bert.id, "\u{410}nna").await.unwrap());
    assert_eq!(store.owner_like("Anne").await.unwrap(), None);

    let renamed = store.player(guest.id).await.unwrap().unwrap().name;
    assert_ne!(renamed, guest.name);
    assert_eq!(store.table(seated).await.unwrap().unwrap().seats[0].name, renamed, "also where the guest plays");
    assert_eq!(store.table(table).await.unwrap().unwrap().guests, SeatSet::NONE.with(game::Seat::new(0)));
    store.close().await;
}

async fn what_cannot_be_kept_is_refused(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap();
    let table = store.add_table(&new_table(anna.id, [Sitter::Open])).await.unwrap();
    let bad = "a\0b";
    let (_, mut labelled) = session(anna.id, SessionKind::Bearer, 1);
    labelled.label = bad.into();
    let refused = [
        store.add_player(bad, None, 1).await.map(drop),
        store.rename(anna.id, bad).await.map(drop),
        store.set_password(&anna, bad, None).await.map(drop),
        store.set_language(anna.id, bad).await,
        store.set_webhook(anna.id, Some(bad)).await,
        store.add_session(&labelled).await,
        store.say(table, anna.id, "Anna", bad, 1).await,
        store.sit(table, game::Seat::new(0), NewSitter::Person(anna.id, bad.to_owned(), 9), 1).await.map(drop),
        store.add_set(anna.id, ("noria", bad, ""), 9, 1).await.map(drop),
        store.usual_pieces(bad).await.map(drop),
        store.keep_pieces(1, bad).await,
        store.add_table(&NewTable { game: bad.into(), ..new_table(anna.id, [Sitter::Open]) }).await.map(drop),
        store.add_table(&new_table(anna.id, [Sitter::Link(bad.into())])).await.map(drop),
    ];
    for (at, refused) in refused.into_iter().enumerate() {
        assert_eq!(refused, Err(StoreError::BadText), "{at}");
    }
    store.close().await;
}

async fn mutes(home: Home) {
    let store = home.open().await;
    let mut players = Vec::new();
    for name in ["Anna", "Bert", "Carla"] {
        players.push(store.add_player(name, None, 1).await.unwrap().id);
    }
    let [anna, bert, carla] = players[..] else { panic!() };
    for (other, muted) in [(bert, true), (carla, true), (bert, true), (carla, false), (carla, false)] {
        store.set_muted(anna, other, muted).await.unwrap();
    }
    assert_eq!(store.muted_by(anna).await.unwrap(), [bert]);
    assert_eq!(store.muted_by(bert).await.unwrap(), []);
    assert!(store.set_muted(anna, PlayerId::random(), true).await.is_err(), "nobody to mute");
    store.close().await;
}

fn session(player: PlayerId, kind: SessionKind, created: i64) -> (Token, Session) {
    let token = Token::random();
    let session = Session {
        hash: token.hash(),
        player,
        kind,
        label: "my 'bot'".into(),
        created,
        expires: created + 100,
        confirmed: 0,
    };
    (token, session)
}

async fn sessions(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let (_, browser) = session(anna, SessionKind::Browser, 1);
    let (_, bearer) = session(anna, SessionKind::Bearer, 2);
    let (_, link) = session(anna, SessionKind::Link, 3);
    for session in [&browser, &bearer, &link] {
        store.add_session(session).await.unwrap();
    }
    assert!(store.add_session(&browser).await.is_err(), "a token is given out once");
    assert_eq!(store.session(&browser.hash, 100).await.unwrap(), Some(browser.clone()));
    assert_eq!(store.session(&browser.hash, 101).await.unwrap(), None, "expired");
    assert_eq!(store.session(&bearer.hash, 50).await.unwrap(), Some(bearer.clone()));
    assert_eq!(store.session(&link.hash, 50).await.unwrap(), None, "a link is no session");
    assert_eq!(store.session(&Token::presented("x").hash(), 50).await.unwrap(), None);
    assert_eq!(store.sessions_of(anna, 50).await.unwrap(), [browser.clone(), bearer.clone(), link.clone()]);
    assert_eq!(store.sessions_of(anna, 101).await.unwrap(), [bearer.clone(), link.clone()]);

    store.end_sessions(anna, Some(&bearer.hash)).await.unwrap();
    assert_eq!(store.sessions_of(anna, 50).await.unwrap(), std::slice::from_ref(&bearer));
    assert!(!store.end_session(PlayerId::random(), &bearer.hash).await.unwrap(), "it belongs to somebody else");
    assert!(store.end_session(anna, &bearer.hash).await.unwrap());
    assert!(!store.end_session(anna, &bearer.hash).await.unwrap());
    assert_eq!(store.sessions_of(anna, 50).await.unwrap(), []);
    store.add_session(&browser).await.unwrap();
    store.add_session(&bearer).await.unwrap();
    assert_eq!(store.end_expired(101).await.unwrap(), 1);
    assert_eq!(store.sessions_of(anna, 0).await.unwrap(), [bearer]);
    store.close().await;
}

async fn a_password_ends_sessions(home: Home) {
    let (store, other) = (home.open().await, home.open().await);
    let anna = store.add_player("Anna", None, 1).await.unwrap();
    let sessions = [1, 2, 3].map(|created| session(anna.id, SessionKind::Browser, created).1);
    for session in &sessions {
        store.add_session(session).await.unwrap();
    }
    let mut changes = other.changes();
    assert!(store.set_password(&anna, "1", Some(&sessions[1].hash)).await.unwrap());
    assert_eq!(store.sessions_of(anna.id, 50).await.unwrap(), std::slice::from_ref(&sessions[1]));
    store.end_session(anna.id, &sessions[1].hash).await.unwrap();
    if home.kind == Kind::Postgres {
        for _ in 0..2 {
            let told = tokio::time::timeout(std::time::Duration::from_secs(60), changes.recv()).await;
            assert_eq!(told.expect("the other node hears of it").unwrap(), Changed::Player(anna.id));
        }
    }
    store.close().await;
    other.close().await;
}

async fn links_are_taken_once(home: Home) {
    let store = home.open().await;
    let other = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let (_, late) = session(anna, SessionKind::Link, 1);
    let (_, browser) = session(anna, SessionKind::Browser, 1);
    for session in [&late, &browser] {
        store.add_session(session).await.unwrap();
        assert_eq!(store.take_link(&session.hash, 101).await.unwrap(), None, "expired, or no link");
    }
    for _ in 0..10 {
        let (_, link) = session(anna, SessionKind::Link, 1);
        store.add_session(&link).await.unwrap();
        let take = |store: &Store| {
            let (store, hash) = (store.clone(), link.hash.clone());
            tokio::spawn(async move { store.take_link(&hash, 50).await.unwrap() })
        };
        let taken = [take(&store), take(&other), take(&store), take(&other)];
        let mut won = Vec::new();
        for one in taken {
            won.extend(one.await.unwrap());
        }
        assert_eq!(won, [anna]);
    }
    store.close().await;
    other.close().await;
}

async fn nobody_there(home: Home) {
    let store = home.open().await;
    let nobody = PlayerId::random();
    let anna = store.add_player("Anna", None, 1).await.unwrap();
    assert_eq!(store.player(nobody).await.unwrap(), None);
    assert_eq!(store.owner_of("").await.unwrap(), None);
    let refused = [
        store.rename(nobody, "x").await.map(|_| ()),
        store.set_password(&Player { id: nobody, ..anna.clone() }, "x", None).await.map(|_| ()),
        store.set_language(nobody, "x").await,
        store.set_webhook(nobody, None).await,
        store.add_session(&session(nobody, SessionKind::Browser, 1).1).await,
    ];
    for refused in refused {
        refused.unwrap_err();
    }
    store.ready().await.unwrap();
    store.close().await;
    assert!(store.ready().await.is_err());
    assert_eq!(store.add_player("x", None, 1).await.unwrap_err(), store::StoreError::Closed);
    assert_eq!(store.player(nobody).await.unwrap_err(), store::StoreError::Closed);
    store.close().await;
}
