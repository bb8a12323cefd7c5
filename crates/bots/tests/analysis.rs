//! What whoever reads an analysis may rely on: the account closes, the same seed says the same, and who plays what the
//! evaluator would play gives nothing away.

mod common;

use bots::BotSpec;
use bots::analysis::{Account, Course, Decision, Depth, Mark, Moment};
use common::moment;
use game::{Actor, Data, Rng, Seat, Setup, Strategy, Turn};
use noria::Noria;
use novgorod::Novgorod;
use wiraqocha::Wiraqocha;

const DEPTH: Depth = Depth { iterations: 12, looks: 6, ways: 8, glance: 3 };

/// A game of these players, at most so many steps of it.
fn game<G: Strategy>(seats: u8, bot: &str, seed: u64, most: u32) -> Course<G> {
    let start = G::start(&Setup::new::<G>(seats, &[]).unwrap(), G::Data::shipped()).unwrap();
    let (mut position, mut luck, mut steps) = (start.clone(), Rng::new(seed), Vec::new());
    let bot: BotSpec = bot.parse().unwrap();
    let mut players: Vec<_> = Seat::first(seats).map(|seat| bot.sit::<G>(seed ^ seat.index() as u64)).collect();
    for number in 1..=most {
        let (actor, action) = match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                position.outcomes(&mut outcomes);
                (Actor::Chance, luck.weighted(&outcomes))
            }
            Turn::Seats(_) => {
                let it = moment(&position).unwrap();
                let world = &mut || it.position.imagine(it.seat, &mut luck);
                (Actor::Seat(it.seat), players[it.seat.index()].choose(it.seat, &it.choices, world))
            }
        };
        position.apply(actor, action, &mut ());
        steps.push((number, actor, action));
    }
    Course::new(start, steps)
}

fn judged<G: Strategy>(course: &Course<G>, depth: Depth, seed: u64) -> Vec<Moment> {
    (0..course.moments()).map(|at| course.judge(at, depth, seed, &Default::default()).unwrap()).collect()
}

/// Whether points count, and how many make a lead.
fn points<G: Strategy>() -> Option<f64> {
    (!G::RACE).then_some(G::LEAD.into())
}

fn the_account_closes<G: Strategy>() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let course = game::<G>(seats, "greedy", seed, u32::MAX);
        let moments = judged(&course, DEPTH, seed);
        let account = Account::of(&moments, points::<G>()).unwrap();
        for seat in Seat::first(seats) {
            let gap = account.gap(seat);
            assert!(gap.share.abs() < 1e-6 && gap.points.abs() < 1e-6, "{}, {seats} seats, {seat}: {gap:?}", G::NAME);
        }
        let whole: f64 = account.result.shares.iter().sum();
        assert!((whole - 1.0).abs() < 1e-6, "somebody has won");
        let decided: usize = account.stretches.iter().map(|it| it.decisions.len()).sum();
        let decisions = moments.iter().filter(|it| matches!(it, Moment::Decision(_))).count();
        assert_eq!(decided, decisions, "each decision stands in one turn");
        let of_players: u32 = account.players.iter().map(|it| it.decisions).sum();
        assert_eq!(of_players as usize, decisions);
        assert!(account.stretches.windows(2).all(|two| two[0].seat() != two[1].seat() && two[0].last < two[1].last));
    }
}

#[test]
fn the_account_closes_in_noria() {
    the_account_closes::<Noria>();
}

#[test]
fn the_account_closes_in_novgorod() {
    the_account_closes::<Novgorod>();
}

#[test]
fn the_account_closes_in_wiraqocha() {
    the_account_closes::<Wiraqocha>();
}

/// Whatever moments say, the account of them closes: it is a sum of differences.
#[test]
fn the_account_closes_whatever_is_said() {
    let course = game::<Noria>(3, "random", 5, 300);
    let moments = judged(&course, Depth { iterations: 1, looks: 2, ways: 1, glance: 1 }, 5);
    let mut luck = Rng::new(6);
    for _ in 0..3000 {
        let mut shaken = moments.clone();
        for moment in &mut shaken {
            let value = match moment {
                Moment::Decision(decision) => {
                    decision.played = luck.below(decision.choices.len());
                    let at = luck.below(decision.choices.len());
                    &mut decision.choices[at].value
                }
                Moment::Luck(luck) => &mut luck.luck,
                Moment::End(value) => value,
            };
            for it in value.shares.iter_mut().chain(&mut value.points) {
                *it += luck.below(1000) as f64 / 100.0 - 5.0;
            }
        }
        let account = Account::of(&shaken, points::<Noria>()).unwrap();
        for seat in Seat::first(3) {
            let gap = account.gap(seat);
            assert!(gap.share.abs() < 1e-6 && gap.points.abs() < 1e-6, "{seat}: {gap:?}");
        }
    }
}

/// An analysis that was interrupted goes on where it was, and says what it would have said.
#[test]
fn moments_are_judged_one_by_one() {
    let course = game::<Novgorod>(2, "greedy", 4, 60);
    let all = judged(&course, DEPTH, 9);
    for at in [0, all.len() / 2, all.len() - 1] {
        assert_eq!(course.judge(at, DEPTH, 9, &Default::default()).as_ref(), Some(&all[at]));
    }
    let stop = bots::Stop::default();
    stop.set();
    assert!((0..all.len() - 1).all(|at| course.judge(at, DEPTH, 9, &stop).is_none()), "nobody waits");
}

fn decisions(moments: &[Moment]) -> impl Iterator<Item = &Decision> {
    moments.iter().filter_map(|moment| match moment {
        Moment::Decision(decision) => Some(decision),
        _ => None,
    })
}

/// What was played is always among what is compared, and its line begins with it.
#[test]
fn what_was_played_is_compared() {
    let course = game::<Wiraqocha>(2, "random", 8, 150);
    let moments = judged(&course, DEPTH, 1);
    assert!(decisions(&moments).count() > 20);
    for decision in decisions(&moments) {
        assert!(decision.choices.iter().all(|it| !it.line.is_empty()) && decision.played < decision.choices.len());
        let firsts: Vec<&String> = decision.choices.iter().map(|it| &it.line[0]).collect();
        assert!((1..firsts.len()).all(|at| !firsts[..at].contains(&firsts[at])), "{firsts:?}");
    }
}

/// Who plays at random gives away more than who searches, also by few looks.
#[test]
fn losses_tell_the_better_player() {
    let depth = Depth { iterations: 60, looks: 24, ways: 1, glance: 1 };
    let mean = |bot: &str| {
        let (mut lost, mut count) = (0.0, 0);
        for seed in 1..=2 {
            let moments = judged(&game::<Noria>(2, bot, seed, 150), depth, seed);
            for decision in decisions(&moments) {
                (lost, count) = (lost + bots::analysis::loss(decision, points::<Noria>()), count + 1);
            }
        }
        lost / f64::from(count)
    };
    let (random, club) = (mean("random"), mean("level3"));
    assert!(random > 2.0 * club, "random players lose {random}, good ones {club}");
}

#[test]
fn marks_follow_the_loss() {
    let marks = [0.0, 0.01, 0.05, 0.1, 0.5].map(Mark::of);
    assert_eq!(marks, Mark::ALL);
}
