//! Players and their sessions.

use crate::home::{Home, on_both};
use store::{Player, PlayerId, Session, SessionKind, Store, Token};

on_both!(players_are_kept, names_have_one_owner, mutes, sessions, links_are_taken_once, nobody_there);

async fn players_are_kept(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 5).await.unwrap();
    assert_eq!(
        anna,
        Player { id: anna.id, name: "Anna".into(), password: None, language: None, webhook: None, created: 5 }
    );
    assert_eq!(store.player(anna.id).await.unwrap(), Some(anna.clone()));
    let other = store.add_player("Anna", Some("fr"), 6).await.unwrap();
    assert_ne!(other.id, anna.id, "guests may have the same name");
    assert_eq!(other.language.as_deref(), Some("fr"));

    store.set_language(anna.id, "de").await.unwrap();
    store.set_webhook(anna.id, Some("https://example.org/hook")).await.unwrap();
    assert!(store.set_password(anna.id, "$argon2id$1").await.unwrap());
    assert!(store.rename(anna.id, "Anna 'Ännchen' \"; --").await.unwrap());
    let kept = Player {
        name: "Anna 'Ännchen' \"; --".into(),
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
    let anna = store.add_player("Änna", None, 1).await.unwrap().id;
    let other = store.add_player("änna", None, 1).await.unwrap().id;
    let third = store.add_player("Bert", None, 1).await.unwrap().id;
    assert_eq!(store.owner_of("Änna").await.unwrap(), None, "guests own no name");
    assert!(store.set_password(anna, "1").await.unwrap());
    assert_eq!(store.owner_of("ÄNNA").await.unwrap().unwrap().id, anna);
    assert!(!store.set_password(other, "2").await.unwrap(), "the name is owned");
    assert_eq!(store.player(other).await.unwrap().unwrap().password, None);
    assert!(!store.rename(third, "ÄnnA").await.unwrap(), "a guest cannot take an owned name either");
    assert_eq!(store.player(third).await.unwrap().unwrap().name, "Bert");
    assert!(store.rename(anna, "ÄNNA").await.unwrap(), "the owner may write it differently");
    assert!(store.set_password(anna, "3").await.unwrap(), "and have a new password");
    assert!(store.rename(anna, "Carla").await.unwrap());
    assert_eq!(store.owner_of("änna").await.unwrap(), None, "the old name is free");
    assert!(store.set_password(other, "2").await.unwrap());
    assert!(!store.rename(anna, "änna").await.unwrap(), "an owner cannot take another's name");
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
    let session =
        Session { hash: token.hash(), player, kind, label: "my 'bot'".into(), created, expires: created + 100 };
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

    store.end_other_sessions(anna, &bearer.hash).await.unwrap();
    assert_eq!(store.sessions_of(anna, 50).await.unwrap(), std::slice::from_ref(&bearer));
    store.end_session(&bearer.hash).await.unwrap();
    store.end_session(&bearer.hash).await.unwrap();
    assert_eq!(store.sessions_of(anna, 50).await.unwrap(), []);
    store.add_session(&browser).await.unwrap();
    store.add_session(&bearer).await.unwrap();
    assert_eq!(store.end_expired(101).await.unwrap(), 1);
    assert_eq!(store.sessions_of(anna, 0).await.unwrap(), [bearer]);
    store.close().await;
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
    assert_eq!(store.player(nobody).await.unwrap(), None);
    assert_eq!(store.owner_of("").await.unwrap(), None);
    let refused = [
        store.rename(nobody, "x").await.map(|_| ()),
        store.set_password(nobody, "x").await.map(|_| ()),
        store.set_language(nobody, "x").await,
        store.set_webhook(nobody, None).await,
        store.add_session(&session(nobody, SessionKind::Browser, 1).1).await,
    ];
    for refused in refused {
        refused.unwrap_err();
    }
    store.ping().await.unwrap();
    store.close().await;
    assert!(store.ping().await.is_err());
    assert_eq!(store.add_player("x", None, 1).await.unwrap_err(), store::StoreError::Closed);
    assert_eq!(store.player(nobody).await.unwrap_err(), store::StoreError::Closed);
    store.close().await;
}
