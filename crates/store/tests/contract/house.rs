//! What whoever hosts can rely on: the audit log, bans, reports, deleted lines, forgotten people, and news from beside.

use crate::home::{Home, Kind, batch, new_table, on_both, running};
use std::time::Duration;
use store::{Append, AuditEvent, AuditLine, Changed, PasskeyAdded, Session, SessionKind, Sitter, Token, WebhookCall};

on_both! {
    the_log_tells_what_happened_and_forgets, a_ban_ends_every_session, lines_are_reported_once_and_deleted,
    a_player_is_forgotten_everywhere, what_is_old_is_found, the_last_call_is_known,
}

fn line(at: i64, event: AuditEvent, player: Option<store::PlayerId>) -> AuditLine {
    AuditLine { at, event, player, name: "Anna".into(), address: "192.0.2.1".into(), detail: "x".into() }
}

async fn the_log_tells_what_happened_and_forgets(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let lines = [line(10, AuditEvent::SignIn, Some(anna)), line(20, AuditEvent::SignInFailed, None)];
    for line in &lines {
        store.audit(line.clone()).await.unwrap();
    }
    assert_eq!(store.audit_since(0, None, 9).await.unwrap(), lines);
    assert_eq!(store.audit_since(0, None, 1).await.unwrap(), lines[1..], "the last ones count");
    assert_eq!(store.audit_since(11, None, 9).await.unwrap(), lines[1..]);
    assert_eq!(store.audit_since(0, Some(anna), 9).await.unwrap(), lines[..1]);
    let long = AuditLine { detail: "long\n".repeat(1000), ..line(30, AuditEvent::Token, None) };
    store.audit(long).await.unwrap();
    let stored = store.audit_since(30, None, 9).await.unwrap();
    assert!(stored[0].detail.len() <= 200 && !stored[0].detail.contains('\n'));
    assert_eq!(store.forget_audit(20).await.unwrap(), 1);
    assert_eq!(store.audit_since(0, None, 9).await.unwrap().len(), 2);
}

async fn a_ban_ends_every_session(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let token = Token::random();
    for (hash, kind) in [(token.hash(), SessionKind::Browser), (Token::random().hash(), SessionKind::Link)] {
        let session =
            Session { hash, player: anna, kind, label: String::new(), created: 1, expires: i64::MAX, confirmed: 0 };
        store.add_session(&session).await.unwrap();
    }
    assert!(store.ban(anna, "insults", 5).await.unwrap());
    assert_eq!(store.ban_of(anna).await.unwrap().as_deref(), Some("insults"));
    assert_eq!(store.session(&token.hash(), 2).await.unwrap(), None);
    assert_eq!(store.sessions_of(anna, 2).await.unwrap(), []);
    assert!(store.ban(anna, "more insults", 6).await.unwrap(), "the reason can be changed");
    assert!(store.unban(anna).await.unwrap() && !store.unban(anna).await.unwrap());
    assert_eq!(store.ban_of(anna).await.unwrap(), None);
    assert!(!store.ban(store::PlayerId::random(), "", 5).await.unwrap());
}

async fn lines_are_reported_once_and_deleted(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let ben = store.add_player("Ben", None, 1).await.unwrap().id;
    for text in ["hello", "rude words"] {
        store.say(table, anna, "Anna", text, 7).await.unwrap();
    }
    assert!(store.report(ben, table, 2, 8).await.unwrap());
    assert!(store.report(ben, table, 2, 9).await.unwrap(), "once more changes nothing");
    assert!(!store.report(anna, table, 2, 8).await.unwrap(), "nobody reports the own words");
    assert!(!store.report(ben, table, 3, 8).await.unwrap());
    let reports = store.open_reports(9).await.unwrap();
    assert_eq!(reports.len(), 1);
    let report = &reports[0];
    assert_eq!((report.reporter, report.player, report.table, report.line), (ben, anna, table, 2));
    assert_eq!((&*report.name, &*report.text, report.at), ("Anna", "rude words", 8));

    assert_eq!(store.delete_line(table, 2).await.unwrap(), Some(anna));
    assert_eq!(store.delete_line(table, 2).await.unwrap(), None);
    let said: Vec<String> = store.chat(table, 9).await.unwrap().into_iter().map(|line| line.text).collect();
    assert_eq!(said, ["hello"]);
    store.say(table, anna, "Anna", "sorry", 9).await.unwrap();
    assert_eq!(store.chat(table, 9).await.unwrap()[1].number, 3, "the number stays taken");
    assert_eq!(store.open_reports(9).await.unwrap()[0].text, "rude words", "the host can still read it");
    assert!(store.close_report(report.id, 10).await.unwrap() && !store.close_report(report.id, 10).await.unwrap());
    assert_eq!(store.open_reports(9).await.unwrap(), []);
}

async fn a_player_is_forgotten_everywhere(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let player = store.player(anna).await.unwrap().unwrap();
    store.set_password(&player, "secret-hash", None).await.unwrap();
    store.set_webhook(anna, Some("https://secret-hook.example/")).await.unwrap();
    let player = store.player(anna).await.unwrap().unwrap();
    let passkey = crate::passkeys::passkey(anna, "secret-key");
    assert_eq!(store.add_passkey(&player, &passkey, 9, None).await.unwrap(), PasskeyAdded::Done);
    store.set_recovery_codes(anna, &[Token::presented("code").hash()], 1).await.unwrap();
    store.add_challenge(&crate::passkeys::challenge(Some(anna), 9)).await.unwrap();
    store.say(table, anna, "Anna", "secret words", 7).await.unwrap();
    store.add_set(anna, ("noria", "Anna's box", "secret pieces"), 9, 1).await.unwrap();
    store.audit(line(3, AuditEvent::SignIn, Some(anna))).await.unwrap();
    assert_eq!(store.said_by(anna).await.unwrap()[0].1.text, "secret words");
    assert!(store.erase_player(anna).await.unwrap());
    assert!(!store.erase_player(store::PlayerId::random()).await.unwrap());
    let left = store.player(anna).await.unwrap().unwrap();
    assert_eq!((&*left.name, left.password, left.language, left.webhook), ("—", None, None, None));
    assert!(left.guest);
    assert_eq!(store.owner_of("Anna").await.unwrap(), None, "the name is free");
    for sheet in ["passkeys", "recovery_codes", "challenges"] {
        assert_eq!(home.ask(&format!("SELECT COUNT(*) FROM {sheet}")).await, 0, "{sheet}");
    }
    assert_eq!(store.table(table).await.unwrap().unwrap().seats[0].name, "—");
    assert_eq!((store.said_by(anna).await.unwrap(), store.sets_of(anna).await.unwrap()), (vec![], vec![]));
    // Not in any table of the database.
    for (sheet, column) in
        [("players", "name"), ("chat", "text"), ("chat", "name"), ("seats", "name"), ("audit", "name")]
    {
        for word in ["Anna", "secret"] {
            let count = home.ask(&format!("SELECT COUNT(*) FROM {sheet} WHERE {column} LIKE '%{word}%'")).await;
            assert_eq!(count, 0, "{word} in {sheet}.{column}");
        }
    }
    assert_eq!(home.ask("SELECT COUNT(*) FROM audit WHERE address <> ''").await, 0);
}

async fn what_is_old_is_found(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let row = batch(1, 2);
    let at = row.at;
    store.append(Append { table, batch: row, results: None }).await.unwrap();
    assert_eq!(store.idle_since(at).await.unwrap(), []);
    assert_eq!(store.idle_since(at + 1).await.unwrap(), [table]);
    let open = store.add_table(&new_table(anna, [Sitter::Person(anna), Sitter::Open])).await.unwrap();
    assert_eq!(store.waiting_since(1_000).await.unwrap(), []);
    assert_eq!(store.waiting_since(1_001).await.unwrap(), [open]);

    // A guest who played, one who is signed in, an owner, one who is too new: only the fifth goes.
    let [signed_in, owner, new, lost] = [10, 10, 99, 10].map(|created| (created, created.to_string()));
    let mut ids = Vec::new();
    for (created, name) in [signed_in, owner, new, lost] {
        ids.push(store.add_player(&name, None, created).await.unwrap().id);
    }
    let hash = Token::random().hash();
    let session = Session {
        hash,
        player: ids[0],
        kind: SessionKind::Browser,
        label: String::new(),
        created: 1,
        expires: 1 << 50,
        confirmed: 0,
    };
    store.add_session(&session).await.unwrap();
    let second = store.player(ids[1]).await.unwrap().unwrap();
    assert!(store.set_password(&second, "hash", None).await.unwrap());
    assert_eq!(store.forget_guests(50).await.unwrap(), 1);
    assert_eq!(store.forget_guests(50).await.unwrap(), 0);
    for (id, there) in [(anna, true), (ids[0], true), (ids[1], true), (ids[2], true), (ids[3], false)] {
        assert_eq!(store.player(id).await.unwrap().is_some(), there);
    }
}

async fn the_last_call_is_known(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    assert_eq!(store.webhook_call(anna).await.unwrap(), None);
    for outcome in ["late", "fine"] {
        let call = WebhookCall { at: 7, outcome: outcome.into() };
        store.note_webhook_call(anna, Some(call.clone())).await.unwrap();
        assert_eq!(store.webhook_call(anna).await.unwrap(), Some(call));
    }
    store.note_webhook_call(anna, None).await.unwrap();
    assert_eq!(store.webhook_call(anna).await.unwrap(), None);
}

/// A command of the host beside the server: the server hears that it must look again, and not of its own writes.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_beside_is_heard_of() {
    crate::home::run(Kind::Sqlite, "what_is_written_beside_is_heard_of", |home| async move {
        let server = home.open().await;
        let mut changes = server.changes();
        server.add_player("Anna", None, 1).await.unwrap();
        tokio::time::sleep(Duration::from_millis(1500)).await;
        server.add_player("Ben", None, 1).await.unwrap();
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert!(changes.try_recv().is_err(), "its own writes are no news");
        let beside = home.open().await;
        beside.add_player("Carl", None, 1).await.unwrap();
        beside.close().await;
        let heard = tokio::time::timeout(Duration::from_secs(60), changes.recv()).await.expect("news").unwrap();
        assert_eq!(heard, Changed::Unknown);
    })
    .await;
}
