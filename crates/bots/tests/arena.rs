//! Matches: the same games whatever the number of threads, the same luck in all games of a deal, and going on where one
//! stopped.

use bots::arena::{Accepted, Arena, Extent, LineUp, Played, Sprt, Summary};
use bots::{BotSpec, arena};
use game::examples::{kuhn::Kuhn, pig::Pig};
use game::{Data, Setup, Strategy};
use noria::Noria;
use std::ops::ControlFlow;

fn arena<G: Strategy>(bots: &str, seats: u8, seed: u64) -> Arena {
    let bots: Vec<BotSpec> = bots.split(',').map(|word| word.parse().unwrap()).collect();
    let setup = Setup::new::<G>(seats, &[]).unwrap();
    Arena::new::<G>(&setup, G::Data::shipped(), LineUp::new(&bots, seats).unwrap(), seed).unwrap()
}

/// Plays, and gives the games without what the clock said, in order.
fn run(arena: &Arena, games: u32, threads: usize, sprt: Option<Sprt>, done: Vec<Played>) -> (Summary, Vec<Played>) {
    let mut all = done.clone();
    let summary = arena.run(Extent { games, threads, sprt }, done, &mut |played, _| {
        all.push(played.clone());
        ControlFlow::Continue(())
    });
    all.sort_by_key(|played| played.number);
    all.iter_mut().flat_map(|played| &mut played.seats).for_each(|sat| (sat.micros, sat.slowest) = (0, 0));
    (summary, all)
}

#[test]
fn threads_change_nothing_but_the_time() {
    let arena = arena::<Noria>("search:10,level1", 3, 5);
    let (alone, games) = run(&arena, 5, 1, None, Vec::new());
    assert_eq!((games.len(), alone.games, alone.deals), (6, 6, 2), "rounded up to whole deals");
    for threads in [2, 5, 100] {
        let (together, again) = run(&arena, 5, threads, None, Vec::new());
        assert_eq!(again, games);
        assert_eq!(together.players[0].share, alone.players[0].share);
        assert_eq!(together.by_seat, alone.by_seat);
    }
}

/// What Kuhn deals does not depend on what anybody does.
#[test]
fn all_games_of_a_deal_have_the_same_luck() {
    let arena = arena::<Kuhn>("search:50,search:50", 2, 9);
    let (summary, games) = run(&arena, 400, 2, None, Vec::new());
    // Equal players with equal cards: mostly the same seat wins both games of a deal, so a deal is split.
    let winner = |played: &Played| played.seats.iter().position(|sat| sat.place == 1);
    let same = games.chunks(2).filter(|deal| winner(&deal[0]) == winner(&deal[1])).count();
    assert!(same > 150, "{same} of 200");
    let share = summary.players[0].share;
    assert!(share.high - share.low < 0.07, "half of what 400 games without common luck would leave open: {share:?}");
}

#[test]
fn a_match_goes_on_where_it_stopped() {
    let arena = arena::<Pig>("search:30,random", 2, 1);
    let (whole, games) = run(&arena, 40, 2, None, Vec::new());
    let texts: Vec<String> = games.iter().map(Played::to_string).collect();
    let done: Vec<Played> = [3, 17, 0, 1, 39].iter().map(|&at| texts[at].parse().unwrap()).collect();
    let mut fresh = 0;
    let again = arena.run(Extent { games: 40, threads: 2, sprt: None }, done, &mut |_, progress| {
        fresh += 1;
        assert!(progress.games > 5);
        ControlFlow::Continue(())
    });
    assert_eq!((fresh, again.players[0].share), (35, whole.players[0].share));
    let (fewer, _) = run(&arena, 10, 2, None, games);
    assert_eq!(fewer.games, 10, "what is too much does not count");
}

#[test]
fn a_match_can_be_broken_off() {
    let arena = arena::<Pig>("random,random", 2, 1);
    let mut heard = 0;
    let summary = arena.run(Extent { games: 1_000_000, threads: 2, sprt: None }, Vec::new(), &mut |_, _| {
        heard += 1;
        if heard < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(heard == 10 && summary.games <= 10, "{heard}, {}", summary.games);
}

#[test]
fn a_test_stops_by_itself_at_the_same_deal() {
    let arena = arena::<Pig>("search:100,random", 3, 2);
    let sprt = Some(Sprt { elo0: 0.0, elo1: 50.0 });
    let (one, _) = run(&arena, 3000, 1, sprt, Vec::new());
    let (many, games) = run(&arena, 3000, 7, sprt, Vec::new());
    let test = one.test.unwrap();
    assert_eq!((test.accepted, test.llr > Sprt::bound()), (Some(Accepted::Elo1), true));
    assert!(one.games < 300, "{}", one.games);
    assert_eq!((one.games, one.players[0].share), (many.games, many.players[0].share));
    let (again, after) = run(&arena, 3000, 1, sprt, games.clone());
    assert_eq!((again.games, after.len()), (one.games, games.len()), "what is decided is not played again");
    let (equal, _) = run(&self::arena::<Kuhn>("random,random", 2, 2), 20_000, 2, sprt, Vec::new());
    assert_eq!(equal.test.unwrap().accepted, Some(Accepted::Elo0));
}

#[test]
fn thinking_helps() {
    for seats in 2..=4 {
        let (summary, _) = run(&arena::<Pig>("search:100,random", seats, 3), 120, 2, None, Vec::new());
        assert!(summary.players[0].share.low > 1.0 / f64::from(seats), "{seats} seats: {summary:?}");
    }
}

#[test]
fn the_head_says_which_match_it_is() {
    let head = arena::<Pig>("search:30,random", 2, 7).head();
    let expected = "game pig 1\nseats 2\ndata 0000000000000000\nbots search:30,random\nseed 7\n\n";
    assert_eq!(head, format!("spieltisch arena 1\n{expected}"));
    let arena::BadLineUp { many, seats } = LineUp::new(&[BotSpec::Random; 3], 4).unwrap_err();
    assert_eq!((many, seats), (3, 4));
}
