//! Tables at which luck is typed in: who may say what came, what is refused, what is kept.

mod common;

use bots::Level;
use common::{Place, code, config, host, wish};
use game::{Seat, Turn, Viewer};
use host::{Host, SeatWish, Wish};
use std::sync::Arc;
use store::{Pace, Player, TableId};

/// A wish for a table at which luck is typed in.
fn asked(game: &str, seats: &[SeatWish]) -> Wish {
    Wish { asks_luck: true, ..wish(game, seats) }
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

async fn outcomes(host: &Arc<Host>, id: TableId) -> Vec<String> {
    host.look(id, |sitting| sitting.game.outcome_texts()).await.unwrap()
}

/// As with steps: a node asks the store who sits there before it sends somebody away.
#[tokio::test]
async fn whoever_was_seated_by_another_node_may_say_what_came() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let id = place.host.open_table(&anna, &asked("pig", &[SeatWish::Me(None), SeatWish::Open])).await.unwrap();
    let other = Host::quiet(place.host.store().clone(), config());
    other.look(id, |_| ()).await.unwrap();
    place.host.join(id, &ben, None).await.unwrap();
    let version = place.version(id).await;
    other.tell_luck(id, ben.id, version, "die 4".into()).await.unwrap();
}

#[tokio::test]
async fn the_table_waits_for_those_who_sit_there_and_for_nobody_else() {
    let place = host().await;
    let (anna, ben, eve) = (place.player("Anna").await, place.player("Ben").await, place.player("Eve").await);
    let wish = asked("pig", &[SeatWish::Me(None), SeatWish::Open]);
    let wish = Wish { pace: Pace::Live { bank: 60, increment: 0 }, ..wish };
    let id = place.host.open_table(&anna, &wish).await.unwrap();
    let came = async |player, version, outcome: &str| place.host.tell_luck(id, player, version, outcome.into()).await;
    assert_eq!(code(came(anna.id, 0, "die 4").await), "not-started");
    place.host.join(id, &ben, None).await.unwrap();
    place.host.look(id, |it| assert_eq!((it.game.version(), it.info.pace), (1, Pace::None))).await.unwrap();

    assert_eq!(code(came(eve.id, 1, "die 4").await), "not-your-seat");
    assert_eq!(code(came(ben.id, 0, "die 4").await), "stale");
    assert_eq!(code(came(ben.id, 9, "die 4").await), "stale");
    for nonsense in ["die 7", "hold", "", "die 4\n3 seat1 hold"] {
        assert_eq!(code(came(ben.id, 1, nonsense).await), "not-offered", "{nonsense:?}");
    }
    assert_eq!(code(place.host.play(id, anna.id, None, 1, "hold".into()).await), "not-your-turn");
    assert_eq!(place.version(id).await, 1);

    // Everybody who sits there may say it, but only once.
    assert_eq!(came(ben.id, 1, "die 4").await.unwrap().version, 2);
    assert_eq!(code(came(anna.id, 1, "die 4").await), "stale");
    assert_eq!(code(came(anna.id, 2, "die 4").await), "not-your-turn");
    assert_eq!(code(place.host.mend(id, eve.id, 2).await), "not-your-seat");
    assert_eq!(place.host.mend(id, anna.id, 2).await.unwrap().version, 3);
    came(anna.id, 3, "die 5").await.unwrap();
    place.host.play(id, anna.id, None, 4, "hold".into()).await.unwrap();
    assert_eq!(code(place.host.mend(id, anna.id, 5).await), "nothing-to-undo");

    let usual = place.open(&anna, "pig", &[SeatWish::Me(None), SeatWish::Bot(Level::Beginner)]).await;
    let version = place.version(usual).await;
    assert_eq!(code(place.host.tell_luck(usual, anna.id, version, "die 4".into()).await), "luck-drawn");
    assert_eq!(code(place.host.mend(usual, anna.id, version).await), "luck-drawn");
}

#[tokio::test]
async fn a_restart_and_another_node_keep_what_was_typed_in_and_go_on_waiting() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let seats = [SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))];
    let id = place.host.open_table(&anna, &asked("pig", &seats)).await.unwrap();
    place.host.tell_luck(id, anna.id, 1, "die 2".into()).await.unwrap();
    place.host.mend(id, anna.id, 2).await.unwrap();
    let other = Host::quiet(place.host.store().clone(), config());
    other.tell_luck(id, anna.id, 3, "die 6".into()).await.unwrap();
    assert_eq!(code(place.host.tell_luck(id, anna.id, 3, "die 1".into()).await), "stale");
    drop(other);

    let place = place.reopen(config()).await;
    assert_eq!(place.version(id).await, 4);
    assert_eq!(place.host.mend(id, anna.id, 4).await.unwrap().version, 5);
    place.host.tell_luck(id, anna.id, 5, "die 3".into()).await.unwrap();
    place.host.play(id, anna.id, None, 6, "roll".into()).await.unwrap();
    let place = place.reopen(config()).await;
    assert_eq!(outcomes(&place.host, id).await.len(), 6);
    let text = place.host.export(id).await.unwrap();
    assert!(text.contains("\n# luck asked\n") && text.ends_with("chance die 3\n7 seat1 roll\n"), "{text}");
    let imported = place.host.import(&text).await.unwrap().id;
    assert!(place.host.look(imported, |it| it.info.asks_luck).await.unwrap());
}

#[tokio::test]
async fn what_is_dealt_face_down_is_its_owners_to_say() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let wish = asked("kuhn", &[SeatWish::Me(None), SeatWish::Open]);
    let id = place.host.open_table(&anna, &wish).await.unwrap();
    place.host.join(id, &ben, None).await.unwrap();
    let came = async |player, version, outcome: &str| place.host.tell_luck(id, player, version, outcome.into()).await;
    assert_eq!(code(came(ben.id, 0, "deal king").await), "not-your-seat");
    came(anna.id, 0, "deal king").await.unwrap();
    // Whoever asks whether it was this card hears no more than with any other.
    assert_eq!(code(came(ben.id, 0, "deal king").await), "stale");
    assert_eq!(code(place.host.mend(id, ben.id, 1).await), "not-your-seat");
    assert_eq!(code(came(anna.id, 1, "deal queen").await), "not-your-seat");
    place
        .host
        .look(id, |sitting| {
            assert!(sitting.tells_luck(anna.id).is_err());
            assert_eq!(sitting.tells_luck(ben.id).unwrap(), seat(2));
            assert_eq!(sitting.luck_is_for(), Some(seat(2)));
            assert_eq!(sitting.game.conceivable_texts(Viewer::Seat(seat(2))).len(), 3, "the king may be anywhere");
        })
        .await
        .unwrap();
    came(ben.id, 1, "deal jack").await.unwrap();
    place.host.look(id, |sitting| assert_eq!(sitting.game.turn().seat(), Some(seat(1)))).await.unwrap();
}

/// Anna and a computer with their cards, which she has typed in.
async fn dealt(place: &Place) -> (TableId, Player) {
    let anna = place.player("Anna").await;
    let wish = asked("kuhn", &[SeatWish::Bot(Level::Beginner), SeatWish::Me(None)]);
    let id = place.host.open_table(&anna, &wish).await.unwrap();
    place.host.tell_luck(id, anna.id, 0, "deal jack".into()).await.unwrap();
    place.host.tell_luck(id, anna.id, 1, "deal queen".into()).await.unwrap();
    (id, anna)
}

#[tokio::test]
async fn somebody_looks_at_the_cards_of_a_computer_and_it_plays_by_itself() {
    let place = host().await;
    let (id, _) = dealt(&place).await;
    place.until(id, "the computer has acted", |sitting| sitting.game.version() > 2).await;
    place.until(id, "Anna is to move", |it| it.game.turn() == Turn::Over || it.to_move().has(seat(2))).await;
}

#[tokio::test]
async fn a_rematch_is_played_with_the_same_box() {
    let place = host().await;
    let (id, anna) = dealt(&place).await;
    place.host.resign(id, anna.id, None).await.unwrap();
    let host::Answered::Rematch(again) = place.host.ask(id, anna.id, store::Matter::Rematch, None).await.unwrap()
    else {
        panic!("nobody else has to agree")
    };
    assert_eq!(place.host.look(again, |it| (it.info.asks_luck, it.game.version())).await.unwrap(), (true, 0));
}
