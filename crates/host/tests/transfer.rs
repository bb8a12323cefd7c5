//! Single games from one host to another.

mod common;

use bots::Level;
use common::{Place, code, config, host, host_with};
use game::Seat;
use host::{Config, Refused, SeatWish};
use store::{PlayerId, Sitter, State, TableId};

#[tokio::test]
async fn a_game_goes_from_host_to_host() {
    let (here, there) = (host().await, host().await);
    let (id, anna, _) = here.pig().await;
    let version = here.version(id).await;
    here.host.play(id, anna.id, None, version, "hold".into()).await.unwrap();
    let text = here.host.export(id).await.unwrap();
    let imported = there.host.import(&text).await.unwrap();
    assert_eq!(imported.invitations.len(), 2);
    let [dora, emil] = [there.player("Dora").await, there.player("Emil").await];
    there.host.join_by_invite(&imported.invitations[0].1, &dora).await.unwrap();
    there.host.join_by_invite(&imported.invitations[1].1, &emil).await.unwrap();
    let record = |place: &common::Place, id| {
        let host = place.host.clone();
        async move { host.look(id, |sitting| sitting.game.record_text()).await.unwrap() }
    };
    assert_eq!(record(&here, id).await, record(&there, imported.id).await);
    // It goes on.
    let version = there.version(imported.id).await;
    let (seat, choices) = there.to_move(imported.id).await.unwrap();
    let mover = if seat.index() == 0 { &dora } else { &emil };
    there.host.play(imported.id, mover.id, None, version, choices[0].clone()).await.unwrap();
}

#[tokio::test]
async fn a_finished_game_keeps_names_and_results() {
    let (here, there) = (host().await, host().await);
    let anna = here.player("Anna").await;
    let id = here.open(&anna, "pig", &[SeatWish::Me(None), SeatWish::Bot(Level::Casual)]).await;
    here.host.store().set_stand_in(id, Seat::new(0), Some("level2")).await.unwrap();
    let here = here.reopen(common::config()).await;
    here.until(id, "the game is over", |sitting| sitting.info.state == State::Over).await;
    let text = here.host.export(id).await.unwrap();
    let imported = there.host.import(&text).await.unwrap();
    assert_eq!(imported.invitations, []);
    let shown = there
        .host
        .look(imported.id, |sitting| (sitting.info.state, sitting.info.seats.clone(), sitting.results.clone()));
    let (state, seats, results) = shown.await.unwrap();
    assert_eq!((state, seats[0].name.as_str()), (State::Over, "Anna"));
    assert_eq!(seats[1].sitter, Sitter::Bot("level2".into()));
    assert_eq!(results, here.host.store().results(id).await.unwrap());
    assert_eq!(
        there.host.export(imported.id).await.unwrap().replace(&imported.id.to_string(), ""),
        text.replace(&id.to_string(), "")
    );
}

#[tokio::test]
async fn damaged_records_are_not_taken_in() {
    let place = host().await;
    for text in
        ["", "spieltisch record 1", "spieltisch record 1\ngame pig 1\nseats 2\ndata 0000000000000000\n\n1 seat1 hold\n"]
    {
        assert_eq!(code(place.host.import(text).await), "bad-setup", "{text}");
    }
}

#[tokio::test]
async fn a_game_goes_on_with_the_pieces_it_was_begun_with() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let game = catalog::find("noria").unwrap();
    // The printed values of an older program: one price differs.
    let (fingerprint, text) = game.shipped();
    let old = text.replacen("price  = [1, 2, 3,", "price  = [1, 2, 4,", 1);
    assert_ne!(old, text, "the data file has such a line");
    let table = game.open(2, &[], Some(&old)).unwrap();
    assert_ne!(table.head().data, fingerprint);
    let seat = |name: &str| store::Seat {
        sitter: Sitter::Person(anna.id),
        name: name.into(),
        stand_in: None,
        resigned: false,
        here: true,
    };
    let new = store::NewTable {
        game: "noria".into(),
        head: table.head().to_string(),
        host: anna.id,
        pace: store::Pace::None,
        listed: false,
        brisk: true,
        asks_luck: false,
        seats: vec![seat("Anna"), seat("Ben")],
        created: host::now(),
        set_name: None,
    };
    place.host.store().keep_pieces(table.head().data, &old).await.unwrap();
    let id = place.host.store().add_table(&new).await.unwrap();
    let (seat, choices) = place.to_move(id).await.unwrap();
    let version = place.version(id).await;
    place.host.play(id, anna.id, Some(seat), version, choices[0].clone()).await.unwrap();
    // The next game has the pieces of today.
    place.host.resign(id, anna.id, Some(seat)).await.unwrap();
    let host::Answered::Rematch(again) = place.host.ask(id, anna.id, store::Matter::Rematch, None).await.unwrap()
    else {
        panic!("nobody else plays")
    };
    assert_eq!(place.host.look(again, |sitting| sitting.game.head().data).await.unwrap(), fingerprint);
}

#[tokio::test]
async fn a_record_that_is_only_looked_at_has_no_players() {
    let place = host().await;
    let (id, anna, _) = place.pig().await;
    let version = place.version(id).await;
    place.host.play(id, anna.id, None, version, "hold".into()).await.unwrap();
    let text = place.host.export(id).await.unwrap();
    let shelved = shelve(&place, anna.id, &text).await.unwrap();
    let shown =
        place.host.look(shelved, |sitting| (sitting.info.state, sitting.info.seats.clone(), sitting.game.version()));
    let (state, seats, reached) = shown.await.unwrap();
    assert_eq!((state, reached), (State::Abandoned, place.version(id).await), "it does not go on");
    assert_eq!(seats[1].sitter, Sitter::Bot("elsewhere2".into()));
    let head = text.split("\n\n").next().unwrap();
    assert_eq!(code(shelve(&place, anna.id, head).await), "not-started");
    assert_eq!(code(shelve(&place, anna.id, "").await), "bad-setup");
}

#[tokio::test]
async fn new_tables_have_the_pieces_that_the_host_corrected() {
    let game = catalog::find("noria").unwrap();
    let (shipped, text) = game.shipped();
    let mine = text.replacen("price  = [1, 2, 3,", "price  = [1, 2, 4,", 1);
    let corrected = game.fingerprint(&mine).unwrap();
    assert_ne!(corrected, shipped);
    let place = host_with(Config { pieces: [("noria".into(), mine.into())].into(), ..config() }).await;
    let anna = place.player("Anna").await;
    let seats = [SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))];
    let id = place.open(&anna, "noria", &seats).await;
    let data = async |place: &Place, id| place.host.look(id, |sitting| sitting.game.head().data).await.unwrap();
    assert_eq!(data(&place, id).await, corrected);
    let (seat, choices) = place.to_move(id).await.unwrap();
    let version = place.version(id).await;
    place.host.play(id, anna.id, Some(seat), version, choices[0].clone()).await.unwrap();
    // Its record can be looked at here, and it goes on when the host has other pieces again.
    let record = place.host.export(id).await.unwrap();
    let shelved = shelve(&place, anna.id, &record).await.unwrap();
    assert_eq!(data(&place, shelved).await, corrected);
    let place = place.reopen(config()).await;
    assert_eq!(data(&place, id).await, corrected);
    assert_eq!(data(&place, place.open(&anna, "noria", &seats).await).await, shipped);
    assert_eq!(data(&place, shelve(&place, anna.id, &record).await.unwrap()).await, corrected);
    // A host that has never seen them cannot know what was printed.
    let elsewhere = host().await;
    let ben = elsewhere.player("Ben").await;
    assert_eq!(code(shelve(&elsewhere, ben.id, &record).await), "bad-setup");
}

async fn shelve(place: &Place, host: PlayerId, text: &str) -> Result<TableId, Refused> {
    let game = place.host.replay(text).await?;
    place.host.shelve(host, text, &*game).await
}
