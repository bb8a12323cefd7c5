//! Computer players, restarts, clocks, and people who are away or give up.

mod common;

use bots::Level;
use common::{code, host, host_with, wish};
use game::Seat;
use host::{Answered, Config, SeatWish, Wish};
use std::time::Duration;
use store::{Matter, Pace, State};

#[tokio::test]
async fn computer_players_play_a_game_to_its_end() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let id = place
        .open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Bot(Level::Beginner), SeatWish::Bot(Level::Beginner)])
        .await;
    // With everybody away the computer plays for all.
    place.host.store().set_stand_in(id, Seat::new(0), Some("random")).await.unwrap();
    let place = place.reopen(common::config()).await;
    place.until(id, "the game is over", |sitting| sitting.info.state == State::Over).await;
    assert_eq!(place.host.store().results(id).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_table_that_waits_for_the_computer_goes_on_after_a_restart() {
    // This host has nobody who thinks: the pause is an hour.
    let slow = Config { pause: Duration::from_secs(3600), ..common::config() };
    let place = host_with(slow).await;
    let anna = place.player("Anna").await;
    let seats = [SeatWish::Bot(Level::Casual), SeatWish::Me(None)];
    // Luck decides who begins: a table is needed where the computer does.
    let id = loop {
        let wish = Wish { brisk: false, ..wish("noria", &seats) };
        let id = place.host.open_table(&anna, &wish).await.unwrap();
        if place.to_move(id).await.unwrap().0 == Seat::new(0) {
            break id;
        }
    };
    let version = place.version(id).await;
    // Nobody asks for the table; the new host finds it by itself.
    let place = place.reopen(common::config()).await;
    place.until_stored_after(id, version).await;
}

#[tokio::test]
async fn who_runs_out_of_time_is_stood_in_for_and_can_come_back() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let pace = Pace::Live { bank: 1, increment: 1 };
    let seats = [SeatWish::Me(None), SeatWish::Open];
    let id = place.host.open_table(&anna, &Wish { pace, ..wish("pig", &seats) }).await.unwrap();
    place.host.join(id, &ben, None).await.unwrap();
    let first = place.to_move(id).await.unwrap().0;
    place.until(id, "the computer stands in", |sitting| sitting.info.seats[first.index()].stand_in.is_some()).await;
    place.until(id, "the other is to move", |sitting| !sitting.to_move().has(first)).await;
    let late = if first == Seat::new(0) { &anna } else { &ben };
    place.host.come_back(id, late.id, None).await.unwrap();
    assert!(place.host.look(id, |sitting| sitting.info.seats[first.index()].stand_in.is_none()).await.unwrap());
}

#[tokio::test]
async fn the_others_can_call_the_computer_for_who_is_away() {
    let place = host().await;
    let (anna, ben, carl) = (place.player("Anna").await, place.player("Ben").await, place.player("Carl").await);
    let id = place.open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Open, SeatWish::Open]).await;
    place.host.join(id, &ben, None).await.unwrap();
    place.host.join(id, &carl, None).await.unwrap();
    let people = [&anna, &ben, &carl];
    let away = place.to_move(id).await.unwrap().0;
    let [next, last] = [1, 2].map(|on| (away.index() + on) % 3);
    let call = |who: usize, seat: Seat| place.host.ask(id, people[who].id, Matter::StandIn(seat), None);
    assert_eq!(code(call(next, Seat::new(last)).await), "not-away");
    assert_eq!(code(call(away.index(), away).await), "not-your-seat");
    assert_eq!(call(next, away).await.unwrap(), Answered::Waits);
    let stands_in = || place.host.look(id, |sitting| sitting.info.seats[away.index()].stand_in.clone());
    assert_eq!(stands_in().await.unwrap(), None, "one of two is not enough");
    // Who is asked about can say so.
    place.host.answer(id, people[away.index()].id, 1, false).await.unwrap();
    assert_eq!(code(place.host.answer(id, people[last].id, 1, true).await), "no-question");
    assert_eq!(code(call(next, away).await), "just-declined");
    assert_eq!(call(last, away).await.unwrap(), Answered::Waits);
    assert_eq!(call(next, away).await.unwrap(), Answered::Done, "who asks the same agrees");
    assert_eq!(stands_in().await.unwrap().as_deref(), Some("level3"));
    place.until(id, "the computer has moved", |sitting| !sitting.to_move().has(away)).await;
    place.host.come_back(id, people[away.index()].id, None).await.unwrap();
    assert_eq!(stands_in().await.unwrap(), None);
}

#[tokio::test]
async fn a_stand_in_goes_on_after_a_restart() {
    // The host ends right after the computer was called, before it has moved.
    let place = host_with(Config { thinkers: 1, ..common::config() }).await;
    let (id, ..) = place.pig().await;
    let away = place.to_move(id).await.unwrap().0;
    let version = place.version(id).await;
    place.host.store().set_stand_in(id, away, Some("level2")).await.unwrap();
    let place = place.reopen(common::config()).await;
    place.until_stored_after(id, version).await;
}

#[tokio::test]
async fn nobody_is_called_away_too_soon() {
    let place = host_with(Config { patience: Duration::from_secs(60), ..common::config() }).await;
    let (id, _, ben) = place.pig().await;
    let away = Matter::StandIn(Seat::new(0));
    assert_eq!(code(place.host.ask(id, ben.id, away, None).await), "not-away");

    // Where there is a clock only that counts, however impatient the host is.
    let place = host_with(Config { patience: Duration::ZERO, ..common::config() }).await;
    for pace in [Pace::Days(3), Pace::Live { bank: 3600, increment: 0 }] {
        let (id, _, ben) = place.pig_at(pace).await;
        assert_eq!(code(place.host.ask(id, ben.id, away, None).await), "not-away", "{pace}");
    }
}

#[tokio::test]
async fn resigning_ends_a_game_of_two_and_hands_the_seat_over_in_a_larger_one() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    place.host.resign(id, ben.id, None).await.unwrap();
    let (state, results) = place.host.look(id, |sitting| (sitting.info.state, sitting.results.clone())).await.unwrap();
    assert_eq!((state, results[0].place, results[1].place), (State::Over, 1, 2));
    assert_eq!(code(place.host.resign(id, anna.id, None).await), "over");

    let three = place.open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Open, SeatWish::Bot(Level::Beginner)]).await;
    place.host.join(three, &ben, None).await.unwrap();
    place.host.resign(three, ben.id, None).await.unwrap();
    let seat = place.host.look(three, |sitting| sitting.info.seats[1].clone()).await.unwrap();
    assert!(seat.resigned && seat.stand_in.is_some());
    // Who gave up does not come back.
    place.host.come_back(three, ben.id, None).await.unwrap();
    assert!(place.host.look(three, |sitting| sitting.info.seats[1].stand_in.is_some()).await.unwrap());
    place.host.resign(three, anna.id, None).await.unwrap();
    assert_eq!(place.host.look(three, |sitting| sitting.info.state).await.unwrap(), State::Abandoned);
}
