//! Tables, seats, chat: one after the other. What happens at once is in `races.rs`.

use crate::home::{Home, new_table, on_both, person, running, standings};
use game::{MAX_SEATS, Seat};
use store::{NewSitter, Pace, PlayerId, Sat, Sitter, State, TableId, TableRow};

on_both!(
    tables_are_kept,
    sitting_and_leaving,
    sending_away,
    notes_about_seats,
    kept_seats,
    endings,
    rematches,
    removing,
    chat
);

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
            let set_name = Some(format!("Anna’s {pace}"));
            let new = store::NewTable { pace, set_name, ..new_table(anna, sitters.iter().cloned()) };
            let id = store.add_table(&new).await.unwrap();
            let table = TableRow {
                id,
                game: new.game,
                head: new.head,
                host: anna,
                state,
                pace,
                listed: true,
                listed_until: (state == State::Open).then_some(1_000 + 60 * 60 * 1000),
                brisk: false,
                asks_luck: false,
                created: 1_000,
                started: (state == State::Running).then_some(1_000),
                ended: None,
                rematch: None,
                set_name: new.set_name,
                guests: match new.seats[0].sitter {
                    Sitter::Person(_) => game::SeatSet::NONE.with(Seat::new(0)),
                    _ => game::SeatSet::NONE,
                },
                seats: new.seats,
            };
            let mut found = store.table(id).await.unwrap();
            // What is stored of an invitation is not what opens it.
            for seat in found.iter_mut().flat_map(|table| &mut table.seats) {
                if let Sitter::Link(token) = &mut seat.sitter {
                    assert!(token.starts_with("token.") && token.len() > 20, "{token}");
                    token.truncate("token".len());
                }
            }
            assert_eq!(found, Some(table));
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
    let Sitter::Link(token) = &before.seats[2].sitter else { panic!("a link is wished for") };
    assert_eq!(store.seat_by_invite(token).await.unwrap(), Some((table, Seat::new(2))));
    assert_eq!(home.ask("SELECT COUNT(*) FROM seats WHERE invite = 'secret'").await, 1);
    for word in ["other", "secret", &format!("{token}x")] {
        assert_eq!(store.seat_by_invite(word).await.unwrap(), None, "what is stored opens nothing");
    }
    // Another process of the same house, but not another house.
    let beside = home.open().await;
    assert_eq!(beside.seat_by_invite(token).await.unwrap(), Some((table, Seat::new(2))));
    beside.close().await;
    for seat in [0, 3].map(Seat::new) {
        assert!(store.sit(table, seat, person(bert, "Bert"), 7).await.unwrap() == Sat::Taken, "{seat} is not free");
    }
    assert!(!store.stand_up(table, bert).await.unwrap(), "had no seat");
    assert!(store.sit(table, Seat::new(2), person(bert, "Bert"), 7).await.unwrap() == Sat::Down);
    assert_eq!(store.seat_by_invite(token).await.unwrap(), Some((table, Seat::new(2))), "the link still leads there");
    let seated = store.table(table).await.unwrap().unwrap();
    assert_eq!(seated.seats[2].sitter, Sitter::Person(bert));
    assert_eq!(seated.seats[2].name, "Bert");
    assert_eq!(seated.state, State::Open);
    assert!(store.stand_up(table, bert).await.unwrap());
    let after = store.table(table).await.unwrap().unwrap();
    assert_eq!(TableRow { listed_until: before.listed_until, ..after }, before, "as if nobody had come");

    assert!(store.sit(table, Seat::new(2), person(bert, "Bert"), 7).await.unwrap() == Sat::Down);
    assert!(
        store.sit(table, Seat::new(1), person(bert, "Bert's sister"), 8).await.unwrap() == Sat::Down,
        "several seats for one player"
    );
    let started = store.table(table).await.unwrap().unwrap();
    assert_eq!((started.state, started.started), (State::Running, Some(8)));
    assert_eq!(started.seats[1].name, "Bert's sister");
    assert!(!store.stand_up(table, bert).await.unwrap(), "it has started");
    assert!(store.sit(table, Seat::new(1), person(anna, "Anna"), 9).await.unwrap() == Sat::Taken);
    assert!(store.sit(TableId::random(), Seat::new(0), person(anna, "Anna"), 9).await.unwrap() == Sat::Taken);
    let nobody = person(PlayerId::random(), "x");
    assert!(store.sit(TableId::random(), Seat::new(0), nobody, 9).await.is_ok_and(|sat| sat == Sat::Taken));
    store.close().await;
}

async fn sending_away(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let seats = [Sitter::Person(anna), Sitter::Open, Sitter::Link("secret".into())];
    let table = store.add_table(&new_table(anna, seats)).await.unwrap();
    assert_eq!(store.sit(table, Seat::new(2), person(bert, "Bert"), 7).await.unwrap(), Sat::Down);
    assert!(!store.was_sent_away(table, bert).await.unwrap());
    assert!(store.send_away(table, bert).await.unwrap());
    assert!(store.was_sent_away(table, bert).await.unwrap());
    assert_eq!(store.seat_by_invite("secret").await.unwrap(), None, "the link leads nowhere");
    let Sitter::Link(link) = &store.table(table).await.unwrap().unwrap().seats[2].sitter else { panic!("a link") };
    assert_eq!(store.seat_by_invite(link).await.unwrap(), Some((table, Seat::new(2))), "there is another");
    for seat in [1, 2].map(Seat::new) {
        assert_eq!(store.sit(table, seat, person(bert, "Bert"), 8).await.unwrap(), Sat::Taken, "not again");
    }
    assert!(store.send_away(table, anna).await.unwrap());
    assert!(!store.send_away(table, anna).await.unwrap(), "had no seat");
    assert!(store.remove_open(table).await.unwrap(), "and nothing is left of it");
    store.close().await;
}

async fn notes_about_seats(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    store.set_stand_in(table, Seat::new(0), Some("level4")).await.unwrap();
    store.set_resigned(table, Seat::new(0)).await.unwrap();
    let seats = store.table(table).await.unwrap().unwrap().seats;
    assert_eq!((seats[0].stand_in.as_deref(), seats[0].resigned), (Some("level4"), true));
    assert_eq!((seats[1].stand_in.as_deref(), seats[1].resigned), (None, false));
    store.set_stand_in(table, Seat::new(0), None).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().unwrap().seats[0].stand_in, None);
    assert!(store.set_resigned(table, Seat::new(3)).await.is_err(), "no such seat");
    store.close().await;
}

/// Seats that are kept for somebody, and the computer in a seat for which nobody comes.
async fn kept_seats(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let mut new = new_table(anna, [Sitter::Person(anna), Sitter::Person(bert), Sitter::Open]);
    new.seats[1].here = false;
    let table = store.add_table(&new).await.unwrap();
    let state = async || store.table(table).await.unwrap().unwrap();
    let computer = || NewSitter::Bot("level2".into(), "Sofia".into());
    assert_eq!(store.sit(table, Seat::new(1), computer(), 5).await.unwrap(), Sat::Taken, "it is kept");
    assert_eq!(store.sit(table, Seat::new(2), computer(), 6).await.unwrap(), Sat::Down);
    let row = state().await;
    assert_eq!((row.state, row.seats[1].here), (State::Open, false), "Bert has not come");
    assert_eq!((&row.seats[2].sitter, row.seats[2].name.as_str()), (&Sitter::Bot("level2".into()), "Sofia"));
    assert!(!store.arrive(table, anna, 7).await.unwrap(), "she was there before");
    assert!(store.arrive(table, bert, 8).await.unwrap());
    let row = state().await;
    assert_eq!((row.state, row.started, row.seats[1].here), (State::Running, Some(8), true));
    assert!(!store.arrive(table, bert, 9).await.unwrap());
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
