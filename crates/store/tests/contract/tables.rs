//! Tables, seats, chat: one after the other. What happens at once is in `races.rs`.

use crate::home::{Home, new_table, on_both, running, standings};
use game::{MAX_SEATS, Seat, SeatSet};
use store::{Pace, PlayerId, Sitter, State, TableId, TableRow};

on_both!(tables_are_kept, sitting_and_leaving, notes_about_seats, endings, rematches, removing, chat);

async fn tables_are_kept(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let sitters =
        [Sitter::Person(anna), Sitter::Open, Sitter::Link("token".into()), Sitter::Bot("level3".into())].to_vec();
    for pace in [Pace::None, Pace::Live { bank: 60, increment: 0 }, Pace::Days(3)] {
        for (sitters, state) in [
            (&sitters[..2], State::Open),
            (&sitters[..1], State::Running),
            (&sitters[3..], State::Running),
            (&sitters[1..], State::Open),
        ] {
            let new = store::NewTable { pace, ..new_table(anna, sitters.iter().cloned()) };
            let id = store.add_table(&new).await.unwrap();
            let table = TableRow {
                id,
                game: new.game,
                head: new.head,
                host: anna,
                state,
                pace,
                listed: true,
                brisk: false,
                created: 1_000,
                started: (state == State::Running).then_some(1_000),
                ended: None,
                rematch: None,
                seats: new.seats,
            };
            assert_eq!(store.table(id).await.unwrap(), Some(table));
            if state == State::Open {
                assert!(store.remove_open(id).await.unwrap(), "the next one has the same token");
            }
        }
    }
    assert_eq!(store.table(TableId::random()).await.unwrap(), None);
    let nobody = new_table(PlayerId::random(), [Sitter::Open]);
    assert!(store.add_table(&nobody).await.is_err(), "a table has a host");
    assert!(store.add_table(&new_table(anna, [Sitter::Person(PlayerId::random())])).await.is_err(), "and real players");
    let crowd = new_table(anna, vec![Sitter::Open; MAX_SEATS + 1]);
    assert!(store.add_table(&crowd).await.is_err(), "and no more seats than a game has");
    assert_eq!(home.ask("SELECT COUNT(*) FROM tables").await, 6, "a refused table leaves nothing");
    store.close().await;
}

async fn sitting_and_leaving(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let seats = [Sitter::Person(anna), Sitter::Open, Sitter::Link("secret".into()), Sitter::Bot("level1".into())];
    let table = store.add_table(&new_table(anna, seats)).await.unwrap();
    let before = store.table(table).await.unwrap().unwrap();
    assert_eq!(store.seat_by_invite("secret").await.unwrap(), Some((table, Seat::new(2))));
    assert_eq!(store.seat_by_invite("other").await.unwrap(), None);
    for seat in [0, 3].map(Seat::new) {
        assert!(!store.sit(table, seat, bert, "Bert", 7).await.unwrap(), "{seat} is not free");
    }
    assert!(!store.stand_up(table, bert).await.unwrap(), "had no seat");
    assert!(store.sit(table, Seat::new(2), bert, "Bert", 7).await.unwrap());
    assert_eq!(
        store.seat_by_invite("secret").await.unwrap(),
        Some((table, Seat::new(2))),
        "the link still leads there"
    );
    let seated = store.table(table).await.unwrap().unwrap();
    assert_eq!(seated.seats[2].sitter, Sitter::Person(bert));
    assert_eq!(seated.seats[2].name, "Bert");
    assert_eq!(seated.state, State::Open);
    assert!(store.stand_up(table, bert).await.unwrap());
    assert_eq!(store.table(table).await.unwrap().unwrap(), before, "as if nobody had come");

    assert!(store.sit(table, Seat::new(2), bert, "Bert", 7).await.unwrap());
    assert!(store.sit(table, Seat::new(1), bert, "Bert's sister", 8).await.unwrap(), "several seats for one player");
    let started = store.table(table).await.unwrap().unwrap();
    assert_eq!((started.state, started.started), (State::Running, Some(8)));
    assert_eq!(started.seats[1].name, "Bert's sister");
    assert!(!store.stand_up(table, bert).await.unwrap(), "it has started");
    assert!(!store.sit(table, Seat::new(1), anna, "Anna", 9).await.unwrap());
    assert!(!store.sit(TableId::random(), Seat::new(0), anna, "Anna", 9).await.unwrap());
    assert!(store.sit(TableId::random(), Seat::new(0), PlayerId::random(), "x", 9).await.is_ok_and(|sits| !sits));
    store.close().await;
}

async fn notes_about_seats(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    store.set_stand_in(table, Seat::new(0), Some("level4")).await.unwrap();
    let votes: SeatSet = [1, 2].into_iter().map(Seat::new).collect();
    store.set_away_votes(table, Seat::new(0), votes).await.unwrap();
    store.set_resigned(table, Seat::new(0)).await.unwrap();
    store.set_agrees(table, Seat::new(0), true).await.unwrap();
    let seats = store.table(table).await.unwrap().unwrap().seats;
    assert_eq!(seats[0].stand_in.as_deref(), Some("level4"));
    assert_eq!((seats[0].away_votes, seats[0].resigned, seats[0].agrees), (votes, true, true));
    assert_eq!((seats[1].away_votes, seats[1].resigned, seats[1].agrees), (SeatSet::NONE, false, false));
    store.set_stand_in(table, Seat::new(0), None).await.unwrap();
    store.set_agrees(table, Seat::new(0), false).await.unwrap();
    let seats = store.table(table).await.unwrap().unwrap().seats;
    assert_eq!((seats[0].stand_in.as_deref(), seats[0].agrees), (None, false));
    assert!(store.set_agrees(table, Seat::new(3), true).await.is_err(), "no such seat");
    store.close().await;
}

async fn endings(home: Home) {
    let store = home.open().await;
    let (anna, over) = running(&store).await;
    let (_, abandoned) = running(&store).await;
    let open = store.add_table(&new_table(anna, [Sitter::Person(anna), Sitter::Open])).await.unwrap();
    assert!(!store.finish(open, None, 5).await.unwrap(), "not running");
    assert!(store.finish(over, Some(&standings()), 6).await.unwrap());
    assert!(!store.finish(over, Some(&standings()), 7).await.unwrap(), "only once");
    assert!(!store.finish(over, None, 7).await.unwrap());
    assert!(store.finish(abandoned, None, 8).await.unwrap());
    for (id, state, ended, results) in [
        (open, State::Open, None, vec![]),
        (over, State::Over, Some(6), standings()),
        (abandoned, State::Abandoned, Some(8), vec![]),
    ] {
        let table = store.table(id).await.unwrap().unwrap();
        assert_eq!((table.state, table.ended), (state, ended));
        assert_eq!(store.results(id).await.unwrap(), results);
    }
    store.close().await;
}

async fn rematches(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let mut next = Vec::new();
    for _ in 0..2 {
        next.push(store.add_table(&new_table(anna, [Sitter::Person(anna), Sitter::Open])).await.unwrap());
    }
    assert_eq!(store.set_rematch(table, next[0]).await.unwrap(), next[0]);
    assert_eq!(store.set_rematch(table, next[1]).await.unwrap(), next[0], "the first one counts");
    assert_eq!(store.table(table).await.unwrap().unwrap().rematch, Some(next[0]));
    assert!(store.remove_open(next[0]).await.unwrap());
    assert_eq!(store.table(table).await.unwrap().unwrap().rematch, None, "a removed table is nobody's rematch");
    assert_eq!(store.set_rematch(table, next[1]).await.unwrap(), next[1]);
    assert!(store.set_rematch(TableId::random(), next[1]).await.is_err());
    assert!(store.set_rematch(next[1], TableId::random()).await.is_err());
    store.close().await;
}

async fn removing(home: Home) {
    let store = home.open().await;
    let (anna, started) = running(&store).await;
    let table = store.add_table(&new_table(anna, [Sitter::Open, Sitter::Link("t".into())])).await.unwrap();
    store.say(table, anna, "Anna", "hello", 1).await.unwrap();
    assert!(!store.remove_open(started).await.unwrap(), "it has started");
    assert!(store.remove_open(table).await.unwrap());
    assert!(!store.remove_open(table).await.unwrap(), "gone");
    assert_eq!(store.table(table).await.unwrap(), None);
    assert_eq!(store.seat_by_invite("t").await.unwrap(), None);
    for left in ["seats", "chat", "entries", "results"] {
        let question = format!("SELECT COUNT(*) FROM {left} WHERE table_id = {}", table.number());
        assert_eq!(home.ask(&question).await, 0, "{left}");
    }
    store.close().await;
}

async fn chat(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    for number in 1..=5 {
        store.say(table, anna, "Anna", &format!("<b>{number}</b> 'ä' \u{1F3B2}\n$1"), number).await.unwrap();
    }
    let lines = store.chat(table, 3).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(lines[0].text, "<b>3</b> 'ä' \u{1F3B2}\n$1");
    assert_eq!((lines[0].player, &*lines[0].name, lines[0].at), (anna, "Anna", 3));
    assert_eq!(store.chat(table, 100).await.unwrap().len(), 5);
    assert_eq!(store.chat(TableId::random(), 100).await.unwrap(), []);
    assert!(store.say(TableId::random(), anna, "Anna", "x", 1).await.is_err());
    assert!(store.say(table, PlayerId::random(), "Anna", "x", 1).await.is_err());
    assert_eq!(store.chat(table, 100).await.unwrap().len(), 5);
    store.close().await;
}
