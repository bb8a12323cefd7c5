//! The table as everybody sees it: nothing is left out, its forecasts come true, and its text fits.

use super::*;
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

#[test]
fn every_line_fits() {
    let mut step = 0;
    walk(|game, _| {
        step += 1;
        if step % 23 == 0 || game.phase == Phase::Over {
            let text = seen(game).to_string();
            let long = text.lines().find(|line| line.chars().count() > 100);
            assert_eq!(long, None, "{text}");
        }
    });
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
                Event::Counted { seat, dice } => assert_eq!(dice, player(seat).dice),
                Event::Harvested { seat, points, .. } => assert_eq!(points, player(seat).mining),
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

#[test]
fn the_valley_is_drawn_row_by_row() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n5, zeppelin n11");
    put(&mut game, SEAT2, "base-camp n1, miner n2");
    guard(&mut game, "n5 2, n1 6, n2 3");
    own(&mut game, SEAT2, "flying-fortress");
    game.fortress = on("n2");
    let text = seen(&game).to_string();
    let rows: Vec<&str> = text.lines().skip(3).take(9).collect();
    assert_eq!(
        rows.join("\n"),
        "         | d1 1-1          | r3 3-4-5     /\\ | n11 sum 11   /\\ | d5 5-5          |
         | ruins artifact  | village +die    | vein            | village +die    |
         |                 |                 | 1 zeppelin      |                 |
+--------+--------+--------+--------+--------+--------+--------+--------+--------+--------+
| d6 6-6          | n5 sum 5        | n1 sum 1        | n2 sum 2        | d3 3-3          |
| village +die    | jungle +1       | jungle +1       | jungle +1       | ruins artifact  |
|                 | 1 camp [2](5)   | 2 camp [6]      | 2 miner [3]     |                 |
|                 |                 |                 | fortress        |                 |
+--------+--------+--------+--------+--------+--------+--------+--------+--------+--------+--------+"
    );
}

/// W-2.1: neighbours share an edge on the screen, too: their left edges are two halves apart in a row, one between rows.
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

#[test]
fn a_valley_that_is_not_laid_yet_can_be_read() {
    let mut game = start(4, &[("layout", "random")]);
    play(&mut game, "lay n5, lay d1");
    let text = seen(&game).to_string();
    assert!(text.contains("| n5 sum 5        | d1 1-1          | ?               |"), "{text}");
    assert!(text.ends_with("Chance lays the valley."), "{text}");
}

/// W-7.7: no artifact, no victory by artifacts.
#[test]
fn a_lost_artifact_closes_a_victory() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "base-camp n1");
    own(&mut game, SEAT1, "death-ray");
    act(&mut game, "6");
    assert!(seen(&game).to_string().contains("artifacts 0 of 4"));
    play(&mut game, "death-ray d1");
    let text = seen(&game).to_string();
    assert_eq!(text.matches("artifacts 0, closed").count(), 2, "{text}");
    assert!(text.contains("| destroyed "), "{text}");
    assert!(text.contains("the death ray is used up"), "{text}");
}
