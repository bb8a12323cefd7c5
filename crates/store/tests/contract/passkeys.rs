//! Passkeys, what authenticators are asked to sign, and recovery codes: who has them, who may use them, and how often.

use crate::home::{Home, on_both};
use store::{Challenge, Passkey, PasskeyAdded, Player, PlayerId, Session, SessionKind, Store, StoreError, Token};

on_both!(
    a_passkey_makes_an_owner,
    a_name_of_somebody_else_is_not_had_by_a_passkey,
    passkeys_are_few_and_each_is_one_players,
    a_passkey_is_used_one_after_the_other,
    the_last_way_in_stays,
    challenges_are_answered_once,
    codes_let_in_once,
    who_has_shown_it_is_believed,
);

/// A passkey of somebody.
pub fn passkey(player: PlayerId, id: &str) -> Passkey {
    Passkey { id: id.into(), player, name: "my 'phone'".into(), credential: "{\"n\":1}".into(), created: 1, used: None }
}

/// Something an authenticator was asked for.
pub fn challenge(player: Option<PlayerId>, expires: i64) -> Challenge {
    Challenge { hash: Token::random().hash(), player, purpose: "add".into(), state: "{}".into(), expires }
}

async fn guest(store: &Store, name: &str) -> Player {
    store.add_player(name, None, 1).await.unwrap()
}

async fn session(store: &Store, player: PlayerId) -> Session {
    let (hash, kind, label) = (Token::random().hash(), SessionKind::Browser, String::new());
    let session = Session { hash, player, kind, label, created: 1, expires: 100, confirmed: 0 };
    store.add_session(&session).await.unwrap();
    session
}

async fn a_passkey_makes_an_owner(home: Home) {
    let store = home.open().await;
    let (anna, other) = (guest(&store, "Anna").await, guest(&store, "ANNA").await);
    let [here, _, _] = [session(&store, anna.id).await, session(&store, anna.id).await, session(&store, anna.id).await];
    assert!(anna.guest);
    let key = passkey(anna.id, "one");
    assert_eq!(store.add_passkey(&anna, &key, 9, Some(&here.hash)).await.unwrap(), PasskeyAdded::Done);
    let owner = store.player(anna.id).await.unwrap().unwrap();
    assert_eq!((owner.guest, owner.password.clone()), (false, None), "an owner without a password");
    assert_eq!(store.owner_of("aNNa").await.unwrap(), Some(owner.clone()));
    assert_ne!(store.player(other.id).await.unwrap().unwrap().name, "ANNA", "the guest goes by another name");
    assert_eq!(store.sessions_of(anna.id, 50).await.unwrap(), std::slice::from_ref(&here), "as with a password");
    assert_eq!(store.passkey("one").await.unwrap(), Some(key.clone()));

    session(&store, anna.id).await;
    assert_eq!(store.add_passkey(&owner, &passkey(anna.id, "two"), 9, None).await.unwrap(), PasskeyAdded::Done);
    assert_eq!(store.sessions_of(anna.id, 50).await.unwrap().len(), 2, "a further one ends nothing");
    assert_eq!(store.passkeys_of(anna.id).await.unwrap(), [key, passkey(anna.id, "two")]);
    assert_eq!(store.add_player("Anna", None, 1).await, Err(StoreError::NameTaken));
    assert_eq!(store.forget_guests(50).await.unwrap(), 1, "only the other one");
    store.close().await;
}

async fn a_name_of_somebody_else_is_not_had_by_a_passkey(home: Home) {
    let store = home.open().await;
    let (anna, late) = (guest(&store, "Anna").await, guest(&store, "anna").await);
    assert!(store.set_password(&anna, "hash", None).await.unwrap());
    let refused = store.add_passkey(&late, &passkey(late.id, "one"), 9, None).await.unwrap();
    assert_eq!(refused, PasskeyAdded::NameTaken, "renamed meanwhile");
    assert_eq!(store.passkeys_of(late.id).await.unwrap(), []);
    assert!(store.player(late.id).await.unwrap().unwrap().guest);
    store.close().await;
}

async fn passkeys_are_few_and_each_is_one_players(home: Home) {
    let store = home.open().await;
    let (anna, bert) = (guest(&store, "Anna").await, guest(&store, "Bert").await);
    for (player, id, expected) in [
        (&anna, "one", PasskeyAdded::Done),
        (&anna, "one", PasskeyAdded::Known),
        (&bert, "one", PasskeyAdded::Known),
        (&anna, "two", PasskeyAdded::Done),
        (&anna, "three", PasskeyAdded::TooMany),
        (&bert, "three", PasskeyAdded::Done),
    ] {
        let added = store.add_passkey(player, &passkey(player.id, id), 2, None).await.unwrap();
        assert_eq!(added, expected, "{} {id}", player.name);
    }
    let bad = Passkey { name: "a\0b".into(), ..passkey(bert.id, "four") };
    assert_eq!(store.add_passkey(&bert, &bad, 9, None).await, Err(StoreError::BadText));
    assert_eq!(store.passkey("a\0b").await, Err(StoreError::BadText));
    store.close().await;
}

async fn a_passkey_is_used_one_after_the_other(home: Home) {
    let (store, other) = (home.open().await, home.open().await);
    let anna = guest(&store, "Anna").await;
    let key = passkey(anna.id, "one");
    store.add_passkey(&anna, &key, 9, None).await.unwrap();
    let [first, second] = [("{\"n\":2}", &store), ("{\"n\":3}", &other)].map(|(after, store)| {
        let (store, key) = (store.clone(), key.clone());
        tokio::spawn(async move { store.use_passkey(&key, after, 7).await.unwrap() })
    });
    assert!(first.await.unwrap() != second.await.unwrap(), "both have seen the same counter: one of them is a copy");
    let used = store.passkey("one").await.unwrap().unwrap();
    assert_eq!(used.used, Some(7));
    assert!(store.use_passkey(&used, &used.credential, 8).await.unwrap(), "some do not count");
    store.close().await;
    other.close().await;
}

async fn the_last_way_in_stays(home: Home) {
    let store = home.open().await;
    let (anna, bert) = (guest(&store, "Anna").await, guest(&store, "Bert").await);
    for id in ["one", "two"] {
        store.add_passkey(&anna, &passkey(anna.id, id), 9, None).await.unwrap();
    }
    let here = session(&store, anna.id).await;
    session(&store, anna.id).await;
    assert!(!store.remove_passkey(bert.id, "one", None).await.unwrap(), "it is not Bert's");
    assert!(store.remove_passkey(anna.id, "one", Some(&here.hash)).await.unwrap());
    assert!(!store.remove_passkey(anna.id, "one", None).await.unwrap());
    assert_eq!(store.sessions_of(anna.id, 50).await.unwrap(), [here], "whoever found it is signed out");
    assert!(!store.remove_passkey(anna.id, "two", None).await.unwrap(), "nobody could be Anna any more");
    let owner = store.player(anna.id).await.unwrap().unwrap();
    assert!(store.set_password(&owner, "hash", None).await.unwrap());
    assert!(store.remove_passkey(anna.id, "two", None).await.unwrap());
    assert!(!store.player(anna.id).await.unwrap().unwrap().guest);
    store.close().await;
}

async fn challenges_are_answered_once(home: Home) {
    let (store, other) = (home.open().await, home.open().await);
    let anna = guest(&store, "Anna").await;
    for _ in 0..10 {
        let asked = challenge(Some(anna.id), 100);
        store.add_challenge(&asked).await.unwrap();
        let taken = [&store, &other, &store, &other].map(|store| {
            let (store, hash) = (store.clone(), asked.hash.clone());
            tokio::spawn(async move { store.take_challenge(&hash, 50).await.unwrap() })
        });
        let mut won = Vec::new();
        for one in taken {
            won.extend(one.await.unwrap());
        }
        assert_eq!(won, [asked]);
    }
    let (late, own, anyones) = (challenge(None, 50), challenge(Some(anna.id), 90), challenge(None, 90));
    for asked in [&late, &own, &anyones] {
        store.add_challenge(asked).await.unwrap();
    }
    assert_eq!(store.take_challenge(&late.hash, 50).await.unwrap(), None, "expired");
    store.end_sessions(anna.id, None).await.unwrap();
    assert_eq!(store.take_challenge(&own.hash, 60).await.unwrap(), None, "signed out everywhere");
    store.end_expired(60).await.unwrap();
    assert_eq!(home.ask("SELECT COUNT(*) FROM challenges").await, 1);
    assert_eq!(store.take_challenge(&anyones.hash, 60).await.unwrap(), Some(anyones));
    store.close().await;
    other.close().await;
}

async fn codes_let_in_once(home: Home) {
    let (store, other) = (home.open().await, home.open().await);
    let (anna, bert) = (guest(&store, "Anna").await.id, guest(&store, "Bert").await.id);
    let codes = ["a", "b", "c"].map(|code| Token::presented(code).hash());
    store.set_recovery_codes(anna, &codes, 1).await.unwrap();
    store.set_recovery_codes(bert, &codes[..1], 1).await.unwrap();
    assert!(!store.use_recovery_code(bert, &codes[1]).await.unwrap(), "it is Anna's");
    let used = [&store, &other, &store].map(|store| {
        let (store, code) = (store.clone(), codes[0].clone());
        tokio::spawn(async move { store.use_recovery_code(anna, &code).await.unwrap() })
    });
    let mut times = 0;
    for one in used {
        times += u32::from(one.await.unwrap());
    }
    assert_eq!(times, 1);
    assert_eq!((store.recovery_codes_left(anna).await, store.recovery_codes_left(bert).await), (Ok(2), Ok(1)));
    store.set_recovery_codes(anna, &[Token::presented("d").hash()], 2).await.unwrap();
    assert!(!store.use_recovery_code(anna, &codes[1]).await.unwrap(), "those from before are void");
    assert_eq!(store.recovery_codes_left(anna).await, Ok(1));
    store.close().await;
    other.close().await;
}

async fn who_has_shown_it_is_believed(home: Home) {
    let store = home.open().await;
    let (anna, bert) = (guest(&store, "Anna").await.id, guest(&store, "Bert").await.id);
    let session = session(&store, anna).await;
    store.confirm_session(bert, &session.hash, 77).await.unwrap();
    assert_eq!(store.session(&session.hash, 50).await.unwrap().unwrap().confirmed, 0, "it is not Bert's");
    store.confirm_session(anna, &session.hash, 77).await.unwrap();
    assert_eq!(store.session(&session.hash, 50).await.unwrap().unwrap().confirmed, 77);
    store.close().await;
}
