//! Thinking is shared out between players, and nobody thinks for those who are gone.

mod common;

use common::{Place, code, host_with, until, wish};
use game::Seat;
use host::{Config, SeatWish, now};
use std::time::Duration;
use store::{Player, TableId};

/// Three computer players of this level and who opens the table, where the first to move is a computer.
async fn with_computers(place: &Place, player: &Player, level: bots::Level) -> TableId {
    let bot = SeatWish::Bot(level);
    let seats = [bot.clone(), bot.clone(), bot, SeatWish::Me(None)];
    loop {
        let id = place.host.open_table(player, &wish("noria", &seats)).await.unwrap();
        let last = place.host.store().batches(id, 0).await.unwrap();
        if last.last().is_some_and(|row| !row.movers.has(Seat::new(3))) {
            return id;
        }
    }
}

/// When the rows of a table were stored.
async fn moments(place: &Place, id: TableId) -> Vec<i64> {
    place.host.store().batches(id, 0).await.unwrap().iter().map(|row| row.at).collect()
}

/// One guest with many tables of strong computers made others wait for half a minute.
#[tokio::test(flavor = "multi_thread")]
async fn many_tables_of_one_do_not_hold_up_another() {
    let place = host_with(Config { thinkers: 1, ..common::config() }).await;
    let (greedy, ben) = (place.player("Greedy").await, place.player("Ben").await);
    let mut crowd = Vec::new();
    for _ in 0..15 {
        crowd.push(with_computers(&place, &greedy, bots::Level::Expert).await);
    }
    let id = with_computers(&place, &ben, bots::Level::Casual).await;
    until("Ben's computer answers", async || moments(&place, id).await.len() > 1).await;
    let moments_of_ben = moments(&place, id).await;
    let (asked, answered) = (moments_of_ben[0], moments_of_ben[1]);
    let mut before = 0;
    for &other in &crowd {
        before += moments(&place, other).await.iter().filter(|&&at| at > asked && at <= answered).count();
    }
    assert!(before <= 4, "{before} thoughts for somebody else's tables came first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_comes_to_sleeps_also_after_a_restart() {
    let gone = Config { rest: Duration::ZERO, ..common::config() };
    // The computer has not moved when the host is closed.
    let place = host_with(Config { pause: Duration::from_secs(3600), ..gone.clone() }).await;
    let anna = place.player("Anna").await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let seats = [SeatWish::Bot(bots::Level::Casual), SeatWish::Bot(bots::Level::Casual), SeatWish::Me(None)];
        let slow = host::Wish { brisk: false, ..wish("noria", &seats) };
        ids.push(loop {
            let id = place.host.open_table(&anna, &slow).await.unwrap();
            let rows = place.host.store().batches(id, 0).await.unwrap();
            if rows.last().is_some_and(|row| !row.movers.has(Seat::new(2))) {
                break id;
            }
        });
    }
    let [asleep, awake] = ids[..] else { panic!("two tables") };
    place.host.store().keep_awake(awake, now() + 3_600_000).await.unwrap();
    let place = place.reopen(gone).await;
    until("the other table goes on", async || moments(&place, awake).await.len() > 1).await;
    assert_eq!(moments(&place, asleep).await.len(), 1, "nobody has come");
    let live = place.host.table(asleep);
    let _looks = live.watch();
    place.host.look_at(&live, |_| ()).await.unwrap();
    until("somebody came", async || moments(&place, asleep).await.len() > 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_nobody_waits_for_is_not_thought_through() {
    // What is used of a small budget is given back slowly, so that it can be read some time later.
    let thinking = Duration::from_secs(2);
    let place = host_with(Config { thinkers: 1, thinking, ..common::config() }).await;
    let anna = place.player("Anna").await;
    let id = place.open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))]).await;
    let (seat, _) = place.to_move(id).await.unwrap();
    let player = anna.id;
    place.host.advise(id, player, Some(seat)).await.unwrap();
    until("it is done", async || place.host.thinking() == (0, 0)).await;
    let whole = place.host.thought_for(player);
    // Of ten that are left at once, one at least is left before it has thought for long, on the busiest machine.
    let mut left = Vec::new();
    for _ in 0..10 {
        let (host, before) = (place.host.clone(), place.host.thought_for(player));
        let asks = tokio::spawn(async move { host.advise(id, player, Some(seat)).await });
        while place.host.thinking().0 == 0 {
            tokio::task::yield_now().await;
        }
        asks.abort();
        until("it stops", async || place.host.thinking() == (0, 0)).await;
        left.push(place.host.thought_for(player).saturating_sub(before));
    }
    assert!(left.iter().min().unwrap() < &(whole / 2), "{left:?} after it was left, of {whole:?}");
    // Those that wait in the queue leave it.
    let asks = (0..20).map(|_| {
        let host = place.host.clone();
        tokio::spawn(async move { host.advise(id, player, Some(seat)).await })
    });
    let asks: Vec<_> = asks.collect();
    while place.host.thinking().0 == 0 {
        tokio::task::yield_now().await;
    }
    asks.iter().for_each(tokio::task::JoinHandle::abort);
    until("all is quiet", async || place.host.thinking() == (0, 0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_used_up_the_hour_gets_no_hints_and_plays_on() {
    let place = host_with(Config { thinking: Duration::from_millis(1), ..common::config() }).await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let seats = [SeatWish::Me(None), SeatWish::Me(Some("Other".into()))];
    let id = place.open(&anna, "noria", &seats).await;
    let (seat, _) = place.to_move(id).await.unwrap();
    place.host.advise(id, anna.id, Some(seat)).await.unwrap();
    assert_eq!(code(place.host.advise(id, anna.id, Some(seat)).await), "thought-enough");
    let other = place.open(&ben, "noria", &seats).await;
    let (seat, _) = place.to_move(other).await.unwrap();
    place.host.advise(other, ben.id, Some(seat)).await.unwrap();
    let against = with_computers(&place, &anna, bots::Level::Beginner).await;
    until("the computer goes on", async || moments(&place, against).await.len() > 1).await;
}

/// A table of Anna's at which the computer thinks for a minute in one seat; whose turn it was before, and that seat.
async fn thinking_hard() -> (Place, TableId, Player, [Seat; 2]) {
    loop {
        let place = common::host().await;
        let anna = place.player("Anna").await;
        let id = place.open(&anna, "pig", &[SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))]).await;
        let first = place.to_move(id).await.unwrap().0;
        while place.to_move(id).await.unwrap().0 == first {
            let choice = place.to_move(id).await.unwrap().1.last().unwrap().clone();
            place.host.play(id, anna.id, Some(first), place.version(id).await, choice).await.unwrap();
        }
        let seat = place.to_move(id).await.unwrap().0;
        place.host.store().set_stand_in(id, seat, Some("search:60000ms")).await.unwrap();
        let place = place.reopen(common::config()).await;
        let live = place.host.table(id);
        place.host.look_at(&live, |_| ()).await.unwrap();
        // Whoever rolls a 1 at once has nothing to think about, and then there is another table.
        let lost = async || place.to_move(id).await.unwrap().0 != seat;
        let thinks = async || {
            let before = place.version(id).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
            place.host.thinking() == (1, 0) && place.version(id).await == before
        };
        until("it thinks", async || lost().await || thinks().await).await;
        if !lost().await {
            return (place, id, anna, [first, seat]);
        }
    }
}

/// Whoever thinks at a table stops at once when that is for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_at_a_table_stops_when_nobody_needs_what_it_thinks() {
    for end in ["resigned", "back", "deleted", "closing"] {
        let (place, id, anna, [first, seat]) = thinking_hard().await;
        let begun = std::time::Instant::now();
        match end {
            "resigned" => place.host.resign(id, anna.id, Some(first)).await.unwrap(),
            "back" => place.host.come_back(id, anna.id, Some(seat)).await.unwrap(),
            "deleted" => assert!(place.host.forget_player(anna.id).await.unwrap()),
            _ => place.host.stop_thinking(),
        }
        until("it stops", async || place.host.thinking() == (0, 0)).await;
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(30), "{end}: it has thought to the end, {took:?}");
        println!("{end}: nobody thinks after {took:?}");
        if end == "closing" {
            let rows = place.host.store().batches(id, 0).await.unwrap();
            assert!(rows.last().unwrap().movers.has(seat), "what it had found by then is not played");
        }
    }
}
