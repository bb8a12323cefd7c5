//! Steps: by whom, at which version, and only once.

mod common;

use common::{code, host};
use game::{Seat, Viewer};
use host::{SeatWish, TakenBack};
use store::Matter;

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    let carl = place.player("Carl").await;
    let version = place.version(id).await;
    let record = || place.host.look(id, |sitting| sitting.game.record_text());
    let before = record().await.unwrap();
    let (one, two) = (Some(Seat::new(0)), Some(Seat::new(1)));
    for (player, seat, version, choice, expected) in [
        (&anna, None, version - 1, "hold", "stale"),
        (&anna, None, version + 1, "hold", "stale"),
        (&anna, None, u32::MAX, "hold", "stale"),
        (&anna, None, version, "fold", "not-offered"),
        (&anna, None, version, "", "not-offered"),
        (&anna, two, version, "hold", "not-your-seat"),
        (&ben, None, version, "hold", "not-your-turn"),
        (&ben, one, version, "hold", "not-your-seat"),
        (&carl, None, version, "hold", "not-your-seat"),
        (&carl, one, version, "hold", "not-your-seat"),
    ] {
        let refused = place.host.play(id, player.id, seat, version, choice.into()).await;
        assert_eq!(code(refused), expected, "{} {seat:?} {version} {choice}", player.name);
    }
    assert_eq!(code(place.host.undo(id, ben.id, None, version).await), "nothing-to-undo");
    assert_eq!(code(place.host.undo(id, anna.id, None, version - 1).await), "stale");
    assert_eq!(code(place.host.play(store::TableId::random(), anna.id, None, 0, "hold".into()).await), "no-table");
    assert_eq!(record().await.unwrap(), before);
}

#[tokio::test]
async fn a_step_counts_once_however_often_it_is_sent() {
    let place = host().await;
    let (id, anna, _) = place.pig().await;
    let version = place.version(id).await;
    let sent = (0..20).map(|_| {
        let (host, player) = (place.host.clone(), anna.id);
        tokio::spawn(async move { host.play(id, player, None, version, "hold".into()).await })
    });
    for answer in sent.collect::<Vec<_>>() {
        assert!(answer.await.unwrap().is_ok());
    }
    let record = place.host.look(id, |sitting| sitting.game.record_text()).await.unwrap();
    assert_eq!(record.matches("hold").count(), 1, "{record}");
    // Another choice at the same version is too late.
    assert_eq!(code(place.host.play(id, anna.id, None, version, "roll".into()).await), "stale");
}

/// A node that has not heard of who sat down elsewhere asks the store before it sends somebody away.
#[tokio::test]
async fn whoever_was_seated_by_another_node_may_play() {
    let place = host().await;
    let (anna, ben, carl) = (place.player("Anna").await, place.player("Ben").await, place.player("Carl").await);
    let other = host::Host::quiet(place.host.store().clone(), host::Config::default());
    let (id, seat) = loop {
        let id = place.open(&anna, "pig", &[SeatWish::Me(None), SeatWish::Open]).await;
        assert_eq!(other.look(id, |sitting| sitting.info.state).await.unwrap(), store::State::Open);
        let seat = place.host.join(id, &ben, None).await.unwrap();
        // Whoever rolls a 1 at once has lost the turn.
        if place.to_move(id).await.unwrap().0 == seat {
            break (id, seat);
        }
    };
    let version = place.version(id).await;
    let play = async |player: store::PlayerId| other.play(id, player, Some(seat), version, "roll".into()).await;
    play(ben.id).await.unwrap();
    assert_eq!(code(play(carl.id).await), "not-your-seat");
}

#[tokio::test]
async fn a_whole_game_is_stored_and_has_results() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    while let Some((seat, choices)) = place.to_move(id).await {
        let player = if seat == Seat::new(0) { &anna } else { &ben };
        let choice = choices.last().unwrap().clone();
        let version = place.version(id).await;
        place.host.play(id, player.id, None, version, choice).await.unwrap();
    }
    let shown =
        place.host.look(id, |sitting| (sitting.info.state, sitting.results.clone(), sitting.game.record_text()));
    let (state, results, record) = shown.await.unwrap();
    assert_eq!((state, results.len()), (store::State::Over, 2));
    let place = place.reopen(common::config()).await;
    let again =
        place.host.look(id, |sitting| (sitting.info.state, sitting.results.clone(), sitting.game.record_text()));
    assert_eq!(again.await.unwrap(), (state, results, record));
    let version = place.version(id).await;
    assert_eq!(code(place.host.play(id, anna.id, None, version, "roll".into()).await), "over");
}

#[tokio::test]
async fn undo_and_reset_go_back_as_far_as_the_table_lets_them() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let id = place.open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))]).await;
    let start = place.host.look(id, |sitting| sitting.game.fingerprint()).await.unwrap();
    let (seat, choices) = place.to_move(id).await.unwrap();
    let version = place.version(id).await;
    let played = place.host.play(id, anna.id, Some(seat), version, choices[0].clone()).await.unwrap();
    assert!(played.version > version);
    assert_eq!(code(place.host.undo(id, anna.id, Some(seat), version).await), "stale");
    let TakenBack::Done(back) = place.host.undo(id, anna.id, Some(seat), played.version).await.unwrap() else {
        panic!("nobody else is to be asked")
    };
    assert_eq!(place.host.look(id, |sitting| sitting.game.fingerprint()).await.unwrap(), start);
    let played = place.host.play(id, anna.id, Some(seat), back.version, choices[1].clone()).await.unwrap();
    place.host.reset_turn(id, anna.id, Some(seat), played.version).await.unwrap();
    assert_eq!(place.host.look(id, |sitting| sitting.game.fingerprint()).await.unwrap(), start);
}

#[tokio::test]
async fn whoever_watches_hears_of_every_step() {
    let place = host().await;
    let (id, anna, _) = place.pig().await;
    let mut ticks = place.host.table(id).watch();
    let before = *ticks.borrow_and_update();
    let version = place.version(id).await;
    place.host.play(id, anna.id, None, version, "hold".into()).await.unwrap();
    ticks.changed().await.unwrap();
    assert!(ticks.borrow_and_update().version > before.version);
    place.host.say(id, &anna, "well played").await.unwrap();
    ticks.changed().await.unwrap();
    let chat = place.host.look(id, |sitting| sitting.chat.clone()).await.unwrap();
    assert_eq!((chat[0].name.as_str(), chat[0].text.as_str()), ("Anna", "well played"));
    let carl = place.player("Carl").await;
    assert_eq!(code(place.host.say(id, &carl, "me too").await), "not-your-seat");
    assert_eq!(code(place.host.say(id, &anna, " ").await), "bad-text");
}

#[tokio::test]
async fn idle_tables_are_forgotten_and_come_back() {
    let config = host::Config { idle: std::time::Duration::ZERO, ..common::config() };
    let place = common::host_with(config).await;
    let (id, ..) = place.pig().await;
    let view = place.host.look(id, |sitting| sitting.game.view_values(Viewer::Spectator)).await.unwrap();
    let watcher = place.host.table(id).watch();
    // Whoever forgets the other tables has come by this one, too; the watcher would notice.
    let (other, ..) = place.pig().await;
    let other = place.host.table(other).watch();
    assert!(place.host.live_tables() >= 2);
    drop(other);
    common::until("one table is left", async || place.host.live_tables() == 1).await;
    assert!(watcher.has_changed().is_ok(), "the one that is watched");
    drop(watcher);
    common::until("no table is left", async || place.host.live_tables() == 0).await;
    assert_eq!(place.host.look(id, |sitting| sitting.game.view_values(Viewer::Spectator)).await.unwrap(), view);
}

#[tokio::test]
async fn advice_is_a_choice_and_only_for_who_is_to_move() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    let (seat, choices) = place.to_move(id).await.unwrap();
    let (mover, waiter) = if seat == Seat::new(0) { (&anna, &ben) } else { (&ben, &anna) };
    // Between people there is none, unless they agree; each of them can end it.
    let ask = |who: &store::Player| place.host.ask(id, who.id, Matter::Hints, None);
    assert_eq!(code(place.host.advise(id, mover.id, None).await), "hints-off");
    ask(&anna).await.unwrap();
    assert_eq!(code(place.host.advise(id, mover.id, None).await), "hints-off");
    ask(&ben).await.unwrap();
    let advice = place.host.advise(id, mover.id, None).await.unwrap();
    assert!((1..=3).contains(&advice.best.len()) && advice.seat == seat);
    assert!(advice.best.iter().all(|it| choices.contains(&it.line[0]) && (0.0..=1.0).contains(&it.chance)));
    assert_eq!(code(place.host.advise(id, waiter.id, None).await), "not-your-turn");
    let carl = place.player("Carl").await;
    assert_eq!(code(place.host.advise(id, carl.id, None).await), "not-your-seat");
    place.host.answer(id, ben.id, 1, false).await.unwrap();
    assert_eq!(code(place.host.advise(id, mover.id, None).await), "hints-off");
}
