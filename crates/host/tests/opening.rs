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
    let (ben, there) = (place.player("Ben").await, place.host.store().tables_of(anna.id, 9).await.unwrap());
    let own = place.open(&ben, "noria", &[SeatWish::Me(None), SeatWish::Open]).await;
    assert_eq!(code(place.host.join(own, &anna, None).await), "too-many", "nor sits down without end");
    place.host.remove(there[0].table.id, anna.id).await.unwrap();
    place.host.join(own, &anna, None).await.unwrap();
}

/// Many requests at the same moment get no more than one after the other would.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_too_many_tables_at_once() {
    let place = common::host_with(Config { most_tables: 20, ..common::config() }).await;
    let anna = place.player("Anna").await;
    let wish = Wish { listed: false, ..wish("noria", &[SeatWish::Me(None), SeatWish::Open]) };
    let tries = (0..60).map(|_| {
        let (host, anna, wish) = (place.host.clone(), anna.clone(), wish.clone());
        tokio::spawn(async move { host.open_table(&anna, &wish).await.is_ok() })
    });
    let mut opened = 0;
    for opening in tries.collect::<Vec<_>>() {
        opened += usize::from(opening.await.unwrap());
    }
    assert_eq!(opened, 20);
    assert_eq!(place.host.store().tables_of(anna.id, 100).await.unwrap().len(), 20);
}

#[tokio::test]
async fn three_tables_of_one_player_stand_in_the_list() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let listed = wish("noria", &[SeatWish::Me(None), SeatWish::Open]);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(place.host.open_table(&anna, &listed).await.unwrap());
    }
    assert_eq!(code(place.host.open_table(&anna, &listed).await), "too-many-listed");
    let unlisted = place.host.open_table(&anna, &Wish { listed: false, ..listed }).await.unwrap();
    assert_eq!(code(place.host.list_again(unlisted, anna.id).await), "too-many-listed");
    assert_eq!(code(place.host.list_again(unlisted, ben.id).await), "not-host");
    place.host.join(tables[0], &ben, None).await.unwrap();
    place.host.list_again(unlisted, anna.id).await.unwrap();
}

#[tokio::test]
async fn the_computer_takes_a_seat_for_which_nobody_comes() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let id = place.open(&anna, "noria", &[SeatWish::Me(None), SeatWish::Open, SeatWish::Link]).await;
    let seat = |who: &store::Player, seat| place.host.seat_computer(id, who.id, Seat::new(seat), Level::Casual);
    assert_eq!(code(seat(&ben, 1).await), "not-host");
    assert_eq!(code(seat(&anna, 0).await), "seat-taken");
    seat(&anna, 1).await.unwrap();
    assert_eq!(place.host.look(id, |sitting| sitting.info.state).await.unwrap(), State::Open);
    seat(&anna, 2).await.unwrap();
    let (state, seats) = place.host.look(id, |sitting| (sitting.info.state, sitting.info.seats.clone())).await.unwrap();
    assert_eq!(state, State::Running);
    assert!(seats[1..].iter().all(|seat| seat.sitter == Sitter::Bot("level2".into()) && !seat.name.is_empty()));
    assert_eq!(code(seat(&anna, 2).await), "started");
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
