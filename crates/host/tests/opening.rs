//! Opening tables, sitting down, leaving, playing again.

mod common;

use bots::Level;
use common::{code, host, wish};
use game::Seat;
use host::{Config, SeatWish, Wish};
use store::{Sitter, State};

#[tokio::test]
async fn bad_wishes_are_refused_with_a_reason() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let me = || SeatWish::Me(None);
    let option = |name: &str, value: &str| Wish {
        options: vec![(name.into(), value.into())],
        ..wish("noria", &[me(), SeatWish::Open])
    };
    for (wish, expected) in [
        (wish("chess", &[me(), SeatWish::Open]), "bad-setup"),
        (wish("noria", &[]), "bad-setup"),
        (wish("noria", &[me()]), "bad-setup"),
        (wish("noria", &vec![me(); 300]), "bad-setup"),
        (wish("noria", &[SeatWish::Open, SeatWish::Open]), "not-without-me"),
        (option("edition", "third"), "bad-setup"),
        (option("colour", "red"), "bad-setup"),
        (wish("noria", &[SeatWish::Me(Some("x".repeat(99))), SeatWish::Open]), "bad-text"),
    ] {
        assert_eq!(code(place.host.open_table(&anna, &wish).await), expected, "{wish:?}");
    }
    assert!(place.host.store().tables_of(anna.id, 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_last_to_sit_down_starts_the_game() {
    let place = host().await;
    let (anna, ben, carl) = (place.player("Anna").await, place.player("Ben").await, place.player("Carl").await);
    let seats = [SeatWish::Me(None), SeatWish::Open, SeatWish::Link];
    let id = place.open(&anna, "noria", &seats).await;
    assert_eq!(code(place.host.play(id, anna.id, None, 0, "x".into()).await), "not-started");
    assert_eq!(code(place.host.join(id, &anna, None).await), "already-seated");
    assert_eq!(code(place.host.join(id, &ben, Some(Seat::new(2))).await), "seat-taken");
    assert_eq!(code(place.host.join_by_invite("nonsense", &ben).await), "no-invite");
    let invite = place.host.look(id, |sitting| sitting.info.seats[2].sitter.clone()).await.unwrap();
    let Sitter::Link(invite) = invite else { panic!("the third seat is for a link") };
    place.host.join_by_invite(&invite, &carl).await.unwrap();
    assert_eq!(code(place.host.join(id, &carl, None).await), "already-seated");
    // Whoever leaves before the start gives the seat back as it was.
    place.host.leave(id, carl.id).await.unwrap();
    assert_eq!(code(place.host.leave(id, carl.id).await), "not-your-seat");
    place.host.join_by_invite(&invite, &carl).await.unwrap();
    assert_eq!(place.version(id).await, 0);
    place.host.join(id, &ben, None).await.unwrap();
    assert!(place.version(id).await > 0);
    assert_eq!(code(place.host.leave(id, ben.id).await), "started");
    assert_eq!(code(place.host.remove(id, anna.id).await), "started");
}

#[tokio::test]
async fn two_who_want_the_same_seat_do_not_both_get_it() {
    let place = host().await;
    let anna = place.player("Anna").await;
    for _ in 0..10 {
        let id = place.open(&anna, "pig", &[SeatWish::Me(None), SeatWish::Open]).await;
        let mut tries = Vec::new();
        for name in ["Ben", "Carl", "Dora"] {
            let (host, player) = (place.host.clone(), place.player(name).await);
            tries.push(tokio::spawn(async move { host.join(id, &player, None).await.is_ok() }));
        }
        let mut got = 0;
        for try_ in tries {
            got += usize::from(try_.await.unwrap());
        }
        assert_eq!(got, 1);
    }
}

#[tokio::test]
async fn the_host_can_remove_a_table_that_has_not_started() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let id = place.open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Open]).await;
    assert_eq!(code(place.host.remove(id, ben.id).await), "not-host");
    place.host.leave(id, anna.id).await.unwrap();
    assert_eq!(code(place.host.look(id, |_| ()).await), "no-table");
}

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let place = common::host_with(Config { most_tables: 3, ..common::config() }).await;
    let anna = place.player("Anna").await;
    let wish = wish("noria", &[SeatWish::Me(None), SeatWish::Open]);
    for _ in 0..3 {
        place.host.open_table(&anna, &wish).await.unwrap();
    }
    assert_eq!(code(place.host.open_table(&anna, &wish).await), "too-many");
}

#[tokio::test]
async fn a_rematch_is_one_table_whoever_asks() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    assert_eq!(code(place.host.rematch(id, anna.id).await), "not-over");
    place.host.resign(id, anna.id, None).await.unwrap();
    let again = place.host.rematch(id, anna.id).await.unwrap();
    assert_eq!(place.host.rematch(id, ben.id).await.unwrap(), again);
    let carl = place.player("Carl").await;
    assert_eq!(code(place.host.rematch(id, carl.id).await), "not-your-seat");
    let (state, seats) =
        place.host.look(again, |sitting| (sitting.info.state, sitting.info.seats.clone())).await.unwrap();
    assert_eq!(state, State::Running);
    assert_eq!(seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Anna", "Ben"]);
    assert!(seats.iter().all(|seat| !seat.resigned));
}

#[tokio::test]
async fn a_table_with_the_computer_begins_at_once() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let id = place.open(&anna, "pig", &[SeatWish::Bot(Level::Casual), SeatWish::Me(None)]).await;
    place.until(id, "the computer has made its turn", |sitting| sitting.to_move().has(Seat::new(1))).await;
}

#[tokio::test]
async fn a_game_that_has_ended_is_played_on_from_any_position() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let seats = [SeatWish::Me(None), SeatWish::Bot(Level::Beginner)];
    let first = place.open(&anna, "noria", &seats).await;
    for _ in 0..6 {
        place.until(first, "Anna is to move", |sitting| sitting.to_move().has(Seat::new(0))).await;
        let (_, choices) = place.to_move(first).await.unwrap();
        let version = place.version(first).await;
        place.host.play(first, anna.id, None, version, choices[0].clone()).await.unwrap();
    }
    let again = wish("noria", &[SeatWish::Link, SeatWish::Me(None)]);
    assert_eq!(code(place.host.play_on(&ben, &again, first, 5).await), "not-over", "its secrets are still some");
    place.host.resign(first, anna.id, None).await.unwrap();
    let past = |at: u32| place.host.look(first, move |sitting| catalog::replay(&sitting.game.record_text(), None, at));
    let at = 9;
    let expected = past(at).await.unwrap().unwrap();

    // One seat waits for somebody; nobody's time runs until then.
    let again = Wish { pace: store::Pace::Live { bank: 60, increment: 0 }, ..again };
    let second = place.host.play_on(&ben, &again, first, at).await.unwrap();
    let (state, version, fingerprint, invite) = place
        .host
        .look(second, |sitting| {
            let Sitter::Link(invite) = sitting.info.seats[0].sitter.clone() else { panic!("a link is wished for") };
            (sitting.info.state, sitting.game.version(), sitting.game.fingerprint(), invite)
        })
        .await
        .unwrap();
    assert_eq!((state, version, fingerprint), (State::Open, at, expected.fingerprint()));
    place.host.join_by_invite(&invite, &anna).await.unwrap();
    let (state, clocks, movers) =
        place.host.look(second, |it| (it.info.state, it.clocks.clone(), it.to_move())).await.unwrap();
    assert_eq!(state, State::Running);
    let started = place.host.store().table(second).await.unwrap().unwrap().started.unwrap();
    assert!(clocks.since() >= started && movers != game::SeatSet::NONE);

    for (wish, table, at, expected) in [
        (wish("noria", &[SeatWish::Me(None)]), first, 9, "which-seat"),
        (wish("noria", &[SeatWish::Open, SeatWish::Open]), first, 9, "not-without-me"),
        (wish("noria", &seats), second, 9, "not-over"),
        (wish("noria", &seats), store::TableId::random(), 9, "no-table"),
    ] {
        assert_eq!(code(place.host.play_on(&anna, &wish, table, at).await), expected, "{wish:?}");
    }
}
