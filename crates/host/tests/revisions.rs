//! A table of rules that this program does not play is refused in one sentence, and stays in the store as it is.

mod common;

use common::{code, host, wish};
use game::{Seat, SeatSet};
use host::{SeatWish, now};
use store::{Append, EntryBatch, NewTable, Pace, Sitter};

#[tokio::test]
async fn a_table_of_an_older_revision_is_refused_and_kept() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let head = "spieltisch record 1\ngame noria 1\nseats 2\ndata 0123456789abcdef\n";
    let seat = || store::Seat {
        sitter: Sitter::Person(anna.id),
        name: "Anna".into(),
        stand_in: None,
        resigned: false,
        here: true,
    };
    let table = NewTable {
        game: "noria".into(),
        head: head.into(),
        host: anna.id,
        pace: Pace::None,
        listed: false,
        brisk: false,
        asks_luck: false,
        seats: vec![seat(), seat()],
        created: now(),
        set_name: None,
    };
    let id = place.host.store().add_table(&table).await.unwrap();
    let batch = EntryBatch {
        number: 1,
        last: 1,
        at: now(),
        movers: SeatSet::only(Seat::new(0)),
        due: Some(0),
        lines: "1 chance start seat1\n".into(),
    };
    place.host.store().append(Append { table: id, batch, results: None }).await.unwrap();
    let before = place.host.export(id).await.unwrap();
    let refused = place.host.look(id, |_| ()).await.unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the table is stored, but cannot be played here: \
         revision 1 of noria's rules is no longer played: this program plays revision 2"
    );
    for _ in 0..2 {
        assert_eq!(code(place.host.look(id, |_| ()).await), "other-revision");
        assert_eq!(code(place.host.play(id, anna.id, None, 1, "done".into()).await), "other-revision");
        assert_eq!(code(place.host.resign(id, anna.id, None).await), "other-revision");
    }
    assert_eq!(place.host.export(id).await.unwrap(), before, "nothing is lost or changed");
    let seats = [SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))];
    let other = place.host.open_table(&anna, &wish("noria", &seats)).await.unwrap();
    assert!(place.version(other).await > 0, "other tables are played");
}
