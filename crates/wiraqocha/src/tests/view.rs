//! The table as everybody sees it: nothing is left out, and its forecasts come true.

use super::*;
use crate::action::Action;
use crate::view::View;
use game::playout::Tastes;
use game::{Hidden, Playout, Viewer};

fn seen(game: &Wiraqocha) -> View {
    game.view(Viewer::Spectator)
}

/// Random games of all variants: each position before a step, and what the step did.
fn walk(mut look: impl FnMut(&Wiraqocha, &[Event])) {
    for (seed, setup) in
        (0..).zip(Setup::all::<Wiraqocha>()).filter(|(_, setup)| setup.value::<Wiraqocha>("cap") == "50")
    {
        let mut game = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
            let (before, mut events) = (game.clone(), Vec::new());
            game.apply(actor, action, &mut events);
            look(&before, &events);
        }
        look(&game, &[]);
    }
}

/// W-3.1, W-3.2, W-6.1: what a turn will bring.
#[test]
fn forecasts_come_true() {
    walk(|game, events| {
        let view = seen(game);
        for event in events {
            let player = |seat: Seat| &view.players[seat.index()];
            match *event {
                Event::Collected { seat, resources } => {
                    assert_eq!(resources, player(seat).income.min(view.supply.resources));
                }
                Event::Counted { seat, dice } => {
                    assert_eq!(dice, player(seat).dice);
                    assert_eq!(dice.min(view.supply.dice), view.this_turn.to_roll);
                }
                Event::Harvested { seat, points, somnium } => {
                    assert_eq!((points, somnium), (player(seat).mining, player(seat).harvest.min(view.supply.somnium)));
                }
                Event::Won { seat, victory } => {
                    let close = player(seat).victories[victory as usize];
                    assert!(close.victory == victory && !close.closed, "{close:?}");
                }
                _ => {}
            }
        }
    });
}

/// Whatever a step changes can be seen.
#[test]
fn every_step_shows() {
    let mut last: Option<(Wiraqocha, View)> = None;
    walk(|game, _| {
        let view = seen(game);
        if let Some((before, old)) = last.take().filter(|(before, _)| before.rules == game.rules) {
            assert_eq!(before == *game, old == view, "{before:?}\n{game:?}");
        }
        last = Some((game.clone(), view));
    });
}

/// W-2.1: neighbours share an edge on the screen, too: their left edges are two halves apart in a row, one between
/// rows.
#[test]
fn places_touch_as_their_tiles_do() {
    let view = seen(&start(2, &[]));
    for one in view.valley {
        for other in view.valley {
            let apart = (one.row.abs_diff(other.row), one.x.abs_diff(other.x));
            let (tile, near) = (other.tile.unwrap().tile, one.tile.unwrap().near);
            assert_eq!(near.has(tile), matches!(apart, (0, 2) | (1, 1)), "{tile} and {one:?}");
        }
    }
}

/// W-2.1: what is not laid yet has a place, but nothing lies there.
#[test]
fn a_valley_that_is_not_laid_yet_can_be_seen() {
    let mut game = start(4, &[("layout", "random")]);
    play(&mut game, "lay n5, lay d1");
    let view = seen(&game);
    let laid: Vec<Option<Tile>> = view.valley.iter().take(3).map(|place| place.tile.map(|it| it.tile)).collect();
    assert_eq!(laid, [Some(Tile::N5), Some(Tile::D1), None]);
    assert_eq!((view.phase, view.active, view.at_turn), (Phase::Laying(2), None, None));
}

/// W-4.1: the camp waits until it is on the board.
#[test]
fn a_camp_in_reserve_waits() {
    let mut game = table(2, &[]);
    assert!(seen(&game).this_turn.camp_waits);
    put(&mut game, SEAT1, "base-camp n1");
    assert!(!seen(&game).this_turn.camp_waits);
}

/// W-7.7: no artifact, no victory by artifacts.
#[test]
fn a_lost_artifact_closes_a_victory() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1");
    own(&mut game, SEAT1, "death-ray");
    act(&mut game, "6");
    let closed = |game: &Wiraqocha| {
        let victories = seen(game).players.into_iter().flat_map(|player| player.victories);
        victories.filter(|it| it.closed).map(|it| it.victory).collect::<Vec<_>>()
    };
    assert_eq!(closed(&game), []);
    play(&mut game, "death-ray d1");
    assert_eq!(closed(&game), [Victory::Artifacts; 2]);
    assert!(seen(&game).ray_fired);
}

/// W-5.1 to W-5.4: exactly those tiles are within reach that can be taken, by those pawns that may go.
#[test]
fn what_is_within_reach_can_be_taken() {
    walk(|game, _| {
        let reach = seen(game).within_reach;
        let (mut list, mut taken) = (Vec::new(), Vec::new());
        game.choices(game.active, &mut list);
        for action in list {
            match action {
                Action::Conquer(tile) => taken.push(tile),
                Action::Send(pawn) => assert!(reach[0].reserve.contains(&pawn), "{game:?}"),
                Action::Move(from) => assert!(reach[0].from.has(from), "{game:?}"),
                _ => {}
            }
        }
        if game.phase == Phase::Acting {
            assert_eq!(reach.iter().map(|it| it.tile).collect::<Vec<_>>(), taken, "{game:?}");
        }
    });
}
