//! What viewers are told: an order that is dealt is known to its owner alone.

use super::*;
use crate::note::Note;
use game::{Hidden, Viewer};

fn told(event: &Event, viewer: Viewer) -> Note {
    Novgorod::note(event, viewer).expect("something is told about every event")
}

#[test]
fn v_2_9_the_owner_is_told_its_order_and_others_are_not() {
    let dealt = Event::Dealt { seat: SEAT2, order: order("order7") };
    assert_eq!(told(&dealt, Viewer::Seat(SEAT2)), Note::Told(dealt));
    for viewer in [Viewer::Seat(SEAT1), Viewer::Seat(SEAT3), Viewer::Spectator] {
        assert_eq!(told(&dealt, viewer), Note::DealtUnseen { seat: SEAT2 });
    }
}

#[test]
fn v_10_3_the_owner_is_told_its_counter_and_others_are_not() {
    let countered = Event::Countered { seat: SEAT1, order: order("order7") };
    assert_eq!(told(&countered, Viewer::Seat(SEAT1)), Note::Told(countered));
    for viewer in [Viewer::Seat(SEAT2), Viewer::Spectator] {
        assert_eq!(told(&countered, viewer), Note::CounteredUnseen { seat: SEAT1 });
    }
}

#[test]
fn everybody_is_told_the_same_of_everything_else() {
    let mut game = table(2, &[("special", "on"), ("merchant", "front"), ("pirate", "front")]);
    equip(&mut game, "danzig luebeck", 3, 20);
    hand(&mut game, "order13");
    let events =
        play(&mut game, "lay danzig, lay luebeck, lay visby, pirate riga, done, fill order13 upper, make luebeck 1");
    assert_eq!(events.len(), 7);
    for event in events {
        for viewer in [Viewer::Seat(SEAT1), Viewer::Seat(SEAT2), Viewer::Spectator] {
            assert_eq!(told(&event, viewer), Note::Told(event));
        }
    }
}
