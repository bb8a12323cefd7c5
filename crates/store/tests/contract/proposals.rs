//! What people at a table ask each other: who agreed, who did not, and what is forgotten.

use crate::home::{Home, on_both, running};
use game::{Seat, SeatSet};
use std::sync::Arc;
use store::{Matter, Outcome, Vote};

on_both!(asked_and_answered, the_newest_of_each_seat, two_agree_at_once);

fn seats(numbers: &str) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| numbers.contains(&(seat.index() + 1).to_string())).collect()
}

/// What the seats in `own` say, at this version; all in `asked` have to agree. Seats are written as they are printed.
pub fn vote(own: &str, asked: &str, version: u32) -> Vote {
    Vote { own: seats(own), asked: seats(asked), version, now: 100 + i64::from(version) }
}

async fn asked_and_answered(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    let [one, two] = [0, 1].map(Seat::new);
    let all = async || store.proposals(table).await.unwrap();
    assert!(all().await.is_empty());

    assert_eq!(store.propose(table, Matter::Pause, one, vote("1", "123", 4)).await.unwrap(), Outcome::Open);
    assert_eq!(store.agree(table, 1, vote("2", "123", 5)).await.unwrap(), Some(Outcome::Open));
    assert_eq!(store.agree(table, 1, vote("3", "123", 6)).await.unwrap(), Some(Outcome::Agreed));
    assert_eq!(store.agree(table, 1, vote("3", "123", 6)).await.unwrap(), None, "it is settled");
    let pause = &all().await[0];
    assert_eq!((pause.number, pause.matter, pause.by, pause.at), (1, Matter::Pause, one, 104));
    assert_eq!((pause.outcome, pause.agreed, pause.declined), (Outcome::Agreed, seats("123"), None));
    assert_eq!((pause.version, pause.settled), (6, Some(106)), "how far the game was in the end");

    // Who need not ask anybody has agreed already.
    assert_eq!(store.propose(table, Matter::Time, two, vote("12", "12", 6)).await.unwrap(), Outcome::Agreed);

    store.propose(table, Matter::StandIn(two), one, vote("1", "13", 7)).await.unwrap();
    assert!(store.decline(table, 3, Outcome::Declined, two, vote("2", "13", 7)).await.unwrap());
    assert!(!store.decline(table, 3, Outcome::Withdrawn, one, vote("1", "13", 7)).await.unwrap());
    let asked = &all().await[2];
    assert_eq!((asked.matter, asked.outcome, asked.declined), (Matter::StandIn(two), Outcome::Declined, Some(two)));

    // What was agreed on can be taken back, but not declined.
    store.propose(table, Matter::Hints, one, vote("1", "1", 8)).await.unwrap();
    assert!(!store.decline(table, 4, Outcome::Declined, two, vote("2", "1", 8)).await.unwrap());
    assert!(store.decline(table, 4, Outcome::Withdrawn, two, vote("2", "1", 8)).await.unwrap());
    assert_eq!(store.agree(table, 9, vote("1", "1", 8)).await.unwrap(), None, "nobody asked that");
    store.close().await;
}

async fn the_newest_of_each_seat(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    let [one, two] = [0, 1].map(Seat::new);
    let numbers =
        async || store.proposals(table).await.unwrap().iter().map(|proposal| proposal.number).collect::<Vec<_>>();
    let ask = async |matter, seat, version| {
        let own = if seat == one { "1" } else { "2" };
        store.propose(table, matter, seat, vote(own, "12", version)).await.unwrap();
    };
    ask(Matter::Stop, one, 3).await;
    ask(Matter::Pause, two, 3).await;
    ask(Matter::Time, one, 3).await;
    assert_eq!(numbers().await, [2, 3], "who asks something else asks the first no longer");
    store.decline(table, 3, Outcome::Declined, two, vote("2", "12", 3)).await.unwrap();
    ask(Matter::Stop, one, 3).await;
    assert_eq!(numbers().await, [2, 3, 4], "what was declined is remembered while the game stands there");
    ask(Matter::Undo, one, 5).await;
    assert_eq!(numbers().await, [2, 5]);
    store.agree(table, 5, vote("2", "12", 5)).await.unwrap();
    ask(Matter::Stop, one, 9).await;
    assert_eq!(numbers().await, [2, 5, 6], "what was agreed on stays, and no number comes twice");
    store.close().await;
}

/// Through two nodes: the second vote settles it, whichever that is.
async fn two_agree_at_once(home: Home) {
    let stores = Arc::new([home.open().await, home.open().await]);
    let (_, table) = running(&stores[0]).await;
    for round in 1..=10 {
        stores[0].propose(table, Matter::Time, Seat::new(0), vote("1", "123", round)).await.unwrap();
        let votes = ["2", "3"].map(|own| {
            let (stores, at) = (stores.clone(), usize::from(own == "3"));
            tokio::spawn(async move { stores[at].agree(table, round, vote(own, "123", round)).await.unwrap() })
        });
        let mut settled = 0;
        for vote in votes {
            settled += usize::from(vote.await.unwrap() == Some(Outcome::Agreed));
        }
        assert_eq!(settled, 1, "round {round}");
    }
    for store in stores.iter() {
        store.close().await;
    }
}
