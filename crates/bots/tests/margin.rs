//! Whoever has won already makes the most of it: points that are there for the taking are taken.

mod common;

use bots::BotSpec;
use common::{Moment, moment, specs};
use game::{Actor, Data, Game, Playout, Seat, Setup, Turn};
use noria::{Action, Noria, Tables};

/// Who is so far ahead in the last turn of the game cannot lose any more.
const FAR: i32 = 25;

/// The position when the game is over, as the player of this moment ends it alone; `None` if anybody else moves before.
fn ended(moment: &Moment<Noria>, spec: BotSpec, seed: u64) -> Option<Noria> {
    let mut bot = spec.sit::<Noria>(seed);
    let mut position = moment.position.clone();
    loop {
        match position.turn() {
            Turn::Over => return Some(position),
            Turn::Chance => return None,
            Turn::Seats(_) => {
                let Moment { seat, choices, .. } = common::moment(&position)?;
                if seat != moment.seat {
                    return None;
                }
                let action = bot.choose(seat, &choices, &mut || position.clone());
                position.apply(Actor::Seat(seat), action, &mut ());
            }
        }
    }
}

fn lead(position: &Noria, seat: Seat) -> i32 {
    let points = position.scores().points;
    let others = Seat::first(position.seats()).filter(|&other| other != seat);
    points[seat] - others.map(|other| points[other]).max().unwrap_or(0)
}

/// Decisions in the last turn of games between a greedy and a random player, in which the player has won already and
/// can raise several paths.
fn certain(many: usize) -> Vec<Moment<Noria>> {
    let setup = Setup::new::<Noria>(2, &[]).unwrap();
    let mut found = Vec::new();
    for seed in 0..200 {
        let good = Seat::new(seed as usize % 2);
        let mut bots = [BotSpec::Greedy, BotSpec::Random].map(|spec| spec.sit::<Noria>(seed));
        let mut luck = Playout::<Noria>::new(seed);
        let mut position = Noria::start(&setup, Tables::shipped()).unwrap();
        let mut last = None;
        while let Some((actor, mut action)) = luck.pick(&position) {
            if let (Actor::Seat(seat), Some(now)) = (actor, moment(&position)) {
                action = bots[usize::from(seat != good)].choose(seat, &now.choices, &mut || position.clone());
                let paths = now.choices.iter().filter(|choice| matches!(choice, Action::Invest(_))).count();
                last = Some(now).filter(|_| paths > 1 && seat == good).or(last);
            }
            position.apply(actor, action, &mut ());
        }
        let Some(last) = last else { continue };
        if lead(&last.position, last.seat) >= FAR && ended(&last, BotSpec::Random, 1).is_some() {
            found.push(last);
        }
        if found.len() == many {
            break;
        }
    }
    found
}

/// To a player that seeks victory alone a path whose chamber is worth nothing is as good as any; the levels that people
/// play against raise what counts.
#[test]
fn a_certain_winner_takes_the_points() {
    let moments = certain(6);
    assert_eq!(moments.len(), 6, "too few certain victories were found");
    let [plain, club, expert] = specs("plain:60 level3 level4")[..] else { panic!("three players") };
    let mut gains = [0; 3];
    for (seed, moment) in (0..).zip(&moments) {
        let points = |position: &Noria| position.scores().points[moment.seat];
        let gain = |spec| points(&ended(moment, spec, seed).unwrap()) - points(&moment.position);
        let gained = [plain, club, expert].map(gain);
        assert!(gained[1] >= gained[0] && gained[2] >= gained[0], "{gained:?}: {:?}", moment.choices);
        (0..3).for_each(|at| gains[at] += gained[at]);
    }
    assert!(gains[1] > 2 * gains[0] && gains[2] > 2 * gains[0], "{gains:?}");
}
