//! What viewers are told: an order that is dealt is known to its owner alone.

use super::*;
use game::{Hidden, Viewer};

fn told(event: &Event, viewer: Viewer) -> String {
    Novgorod::note(event, viewer).to_string()
}

#[test]
fn the_owner_is_told_its_order_and_others_are_not() {
    let dealt = Event::Dealt { seat: SEAT2, order: order("order7") };
    assert_eq!(told(&dealt, Viewer::Seat(SEAT2)), "seat2 is dealt order7");
    for viewer in [Viewer::Seat(SEAT1), Viewer::Seat(SEAT3), Viewer::Spectator] {
        assert_eq!(told(&dealt, viewer), "seat2 is dealt an order");
    }
    let countered = Event::Countered { seat: SEAT1, order: order("order7") };
    assert_eq!(told(&countered, Viewer::Seat(SEAT1)), "order7 goes hidden under the ship of seat1");
    for viewer in [Viewer::Seat(SEAT2), Viewer::Spectator] {
        assert_eq!(told(&countered, viewer), "a hidden order goes under the ship of seat1");
    }
}

#[test]
fn everybody_is_told_the_same_of_everything_else() {
    let mut game = table(2, &[("special", "on"), ("merchant", "front"), ("pirate", "front")]);
    equip(&mut game, "danzig luebeck", 3, 20);
    hand(&mut game, "order13");
    let events =
        play(&mut game, "lay danzig, lay luebeck, lay visby, pirate riga, done, fill order13 upper, make luebeck 1");
    let sentences: Vec<String> = events.iter().map(|event| told(event, Viewer::Seat(SEAT2))).collect();
    assert_eq!(
        sentences,
        [
            "seat1 sails to danzig",
            "seat1 sails to luebeck",
            "seat1 sails to visby, where the fee is 4 ducats",
            "seat1 moves the pirate to riga for 6 ducats",
            "seat1 shows order13",
            "seat1 makes jewellery in luebeck",
            "seat1 fills the upper line of order13: 2 seals",
        ]
    );
    for event in events {
        for viewer in [Viewer::Seat(SEAT1), Viewer::Spectator] {
            assert_eq!(told(&event, viewer), told(&event, Viewer::Seat(SEAT2)));
        }
    }
}

#[test]
fn one_seal_is_not_one_seals() {
    let one = Event::Sold { seat: SEAT1, seals: 1, ducats: 1 };
    assert_eq!(told(&one, Viewer::Spectator), "seat1 sells it for 1 seal and 1 ducat");
    let rose = |rows, ducats| Event::Rose { seat: SEAT1, rows, ducats };
    assert_eq!(told(&rose(1, 0), Viewer::Spectator), "seat1 rises in the career: 1 row is covered");
    assert_eq!(told(&rose(2, 10), Viewer::Spectator), "seat1 rises in the career for 10 ducats: 2 rows are covered");
    let stowed = |beside| Event::Stowed { seat: SEAT1, order: order("order1"), beside };
    assert_eq!(told(&stowed(true), Viewer::Spectator), "seat1 puts order1 beside the ship");
    assert_eq!(told(&stowed(false), Viewer::Spectator), "seat1 puts order1 under the ship");
    let gave = |stored| {
        let purpose = crate::phase::Purpose::Career;
        Event::Gave { seat: SEAT1, good: Good::Fur, stored, purpose }
    };
    assert_eq!(told(&gave(true), Viewer::Spectator), "seat1 gives the stored fur");
    assert_eq!(told(&gave(false), Viewer::Spectator), "seat1 gives fur");
}
