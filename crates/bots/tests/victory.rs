//! A victory that is there to be taken is taken.

mod common;

use common::{Moment, moment, specs};
use game::{Game, Playout, SeatSet, Setup, Turn};
use wiraqocha::{Tables, Wiraqocha};

/// Decisions of random games in which one choice wins at once and not all do.
fn before_victory(many: usize) -> Vec<Moment<Wiraqocha>> {
    let setups = Setup::all::<Wiraqocha>();
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = &setups[seed as usize * 7 % setups.len()];
        let mut position = Wiraqocha::start(setup, <Tables as game::Data>::shipped()).unwrap();
        let mut playout = Playout::<Wiraqocha>::new(seed);
        let mut last = None;
        while let Some((actor, action)) = playout.pick(&position) {
            last = moment(&position).or(last);
            position.apply(actor, action, &mut ());
        }
        let Some(last) = last else { continue };
        let wins = last.choices.iter().filter(|&&choice| wins(&last, choice)).count();
        if (1..last.choices.len()).contains(&wins) {
            found.push(last);
        }
        if found.len() == many {
            break;
        }
    }
    found
}

fn wins(moment: &Moment<Wiraqocha>, choice: wiraqocha::Action) -> bool {
    let next = moment.after(choice);
    next.turn() == Turn::Over && next.scores().winners() == SeatSet::only(moment.seat)
}

#[test]
fn a_victory_at_hand_is_not_let_go() {
    for (seed, moment) in (0..).zip(&before_victory(40)) {
        for spec in specs("greedy level2 level3 level4") {
            let mut bot = spec.sit::<Wiraqocha>(seed);
            let choice = bot.choose(moment.seat, &moment.choices, &mut || moment.position.clone());
            assert!(wins(moment, choice), "{spec} does not take one of {:?}", moment.choices);
        }
    }
}
