//! What everybody is told: the events themselves, in the order in which things happened.

use super::*;
use crate::phase::Origin;
use game::{Hidden, Viewer, notes};

/// The same for everybody (W-2.4).
fn told(events: &[Event]) -> Vec<Event> {
    let open = notes::<Wiraqocha>(events, Viewer::Spectator);
    for seat in Seat::ALL {
        assert_eq!(notes::<Wiraqocha>(events, Viewer::Seat(seat)), open);
        assert!(events.iter().all(|event| Wiraqocha::note(event, Viewer::Seat(seat)) == Some(*event)));
    }
    open
}

#[test]
fn a_turn_is_told_step_by_step() {
    let mut game = table(2, &[("prisoners", "on")]);
    put(&mut game, SEAT1, "base-camp n1, explorer d3");
    put(&mut game, SEAT2, "base-camp n8, miner n2");
    guard(&mut game, "n2 3, d3 2");
    let mut events = play(&mut game, "take-back d3, roll, show 2, show 4, show 6");
    events.extend(play(&mut game, "conquer n2, move d3, die 2, die 4, capture, defend n2, die 6, end"));
    let (seat, tile) = (SEAT1, Tile::N2);
    assert_eq!(
        told(&events),
        [
            Event::TookBack { seat, tile: Tile::D3 },
            Event::Collected { seat, resources: 1 },
            Event::Counted { seat, dice: 3 },
            Event::Rolled { seat, face: Face::Two },
            Event::Rolled { seat, face: Face::Four },
            Event::Rolled { seat, face: Face::Six },
            Event::Used { seat, face: Face::Two },
            Event::Used { seat, face: Face::Four },
            Event::DieLeft { tile, face: Face::Three },
            Event::Conquered { seat, tile, pawn: Pawn::Explorer, origin: Origin::Board(Tile::D3) },
            Event::Banished { seat: SEAT2, pawn: Pawn::Miner },
            Event::Captured { seat, owner: SEAT2, pawn: Pawn::Miner },
            Event::Defended { seat, tile, face: Face::Six },
        ]
    );
}

/// W-7.7
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
    let tile = Tile::D1;
    assert_eq!(
        told(&play(&mut game, "death-ray d1")),
        [
            Event::Destroyed { seat: SEAT1, tile },
            Event::FortressGone,
            Event::DieLeft { tile, face: Face::Three },
            Event::FieldGone,
            Event::Removed { seat: SEAT2, pawn: Pawn::Miner },
            Event::ArtifactLost { tile },
        ]
    );
}
