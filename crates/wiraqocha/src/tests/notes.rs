//! What everybody is told: one sentence for each thing that happens.

use super::*;
use game::{Hidden, Viewer};

fn told(events: &[Event]) -> Vec<String> {
    let seen = |viewer| move |event: &Event| Wiraqocha::note(event, viewer).to_string();
    let open: Vec<String> = events.iter().map(seen(Viewer::Spectator)).collect();
    for seat in Seat::ALL {
        assert_eq!(events.iter().map(seen(Viewer::Seat(seat))).collect::<Vec<_>>(), open);
    }
    open
}

#[test]
fn a_turn_reads_as_a_story() {
    let mut game = table(2, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n1, explorer d3");
    put(&mut game, SEAT2, "base-camp n8, miner n2");
    guard(&mut game, "n2 3, d3 2");
    let mut events = play(&mut game, "take-back d3, roll, show 2, show 4, show 6");
    events.extend(play(&mut game, "conquer n2, move d3, die 2, die 4, capture, defend n2, die 6, end"));
    assert_eq!(
        told(&events),
        [
            "seat1 takes back the die on d3",
            "seat1 collects 1 resource",
            "seat1 counts 3 dice to roll",
            "seat1 rolls a 2",
            "seat1 rolls a 4",
            "seat1 rolls a 6",
            "seat1 uses a 2",
            "seat1 uses a 4",
            "the 3 on n2 goes to the pool",
            "seat1 takes n2 with the explorer from d3",
            "the miner of seat2 goes to the cemetery",
            "seat1 holds the miner of seat2 prisoner",
            "seat1 defends n2 with a 6",
        ]
    );
}

#[test]
fn a_ray_tells_what_it_destroys() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1");
    put(&mut game, SEAT2, "miner d1");
    guard(&mut game, "d1 3");
    own(&mut game, SEAT1, "death-ray");
    own(&mut game, SEAT2, "flying-fortress force-field");
    game.fortress = on("d1");
    game.field = on("d1");
    act(&mut game, "6");
    assert_eq!(
        told(&play(&mut game, "death-ray d1")),
        [
            "the death ray of seat1 destroys d1",
            "the flying fortress is gone for good",
            "the 3 on d1 goes to the pool",
            "the force field is gone for good",
            "the miner of seat2 is out of the game",
            "the artifact of d1 is lost for good",
        ]
    );
}

#[test]
fn one_resource_is_not_one_resources() {
    let one = |event| told(&[event]).remove(0);
    assert_eq!(one(Event::Collected { seat: SEAT1, resources: 1 }), "seat1 collects 1 resource");
    assert_eq!(one(Event::Collected { seat: SEAT1, resources: 0 }), "seat1 collects 0 resources");
    assert_eq!(one(Event::Counted { seat: SEAT2, dice: 1 }), "seat2 counts 1 die to roll");
    let ransom = |price, amount| one(Event::PaidRansom { seat: SEAT1, captor: SEAT3, price, amount });
    assert_eq!(ransom(Price::Resources, 3), "seat1 pays seat3 3 resources as ransom");
    assert_eq!(ransom(Price::Somnium, 1), "seat1 pays seat3 1 somnium as ransom");
    let harvested = Event::Harvested { seat: SEAT4, points: 3, somnium: 1 };
    assert_eq!(one(harvested), "seat4 harvests 1 somnium for 3 points of the miners");
}
