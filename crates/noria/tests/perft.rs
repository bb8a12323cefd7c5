//! How many lines of play there are from a few positions: the numbers in `perft.txt`, to a depth that takes a second or two.

use game::{Data, Game, Playout, Setup, golden, perft::perft, playout::Tastes};
use noria::{Noria, Tables};

/// Seats, options, how many random steps in (the seed is their number), and how deep.
type Position = (u8, &'static [(&'static str, &'static str)], u32, u32);

const POSITIONS: &[Position] = &[
    (2, &[], 0, 11),
    (3, &[("expert", "on")], 0, 8),
    (4, &[("market", "first")], 0, 10),
    (2, &[], 100, 10),
    (2, &[], 131, 10),
    (2, &[], 157, 10),
    (3, &[], 151, 10),
    (3, &[], 152, 10),
    (3, &[("edition", "first")], 203, 10),
    (3, &[("edition", "first")], 179, 10),
    (4, &[], 200, 10),
    (4, &[], 250, 10),
    (4, &[], 252, 10),
    (4, &[("edition", "first")], 254, 10),
    (4, &[("expert", "on")], 214, 10),
    (4, &[("expert", "on")], 261, 10),
];

#[test]
fn there_are_as_many_lines_as_there_were() {
    let mut text = String::from("# seats, options, random steps in, and lines of depth 1, 2, 3, ...\n");
    for &(seats, options, steps, depth) in POSITIONS {
        let setup = Setup::new::<Noria>(seats, options).unwrap();
        let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(steps.into()), Tastes::new(steps.into()));
        for _ in 0..steps {
            let (actor, action) = playout.pick_by(&tastes, &game).expect("a game that goes on");
            game.apply(actor, action, &mut ());
        }
        let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let lines: Vec<String> = (1..=depth).map(|depth| perft(&game, depth).to_string()).collect();
        text += &format!("{seats} [{}] {steps}: {}\n", options.join(" "), lines.join(" "));
    }
    golden::compare(format!("{}/tests/perft.txt", env!("CARGO_MANIFEST_DIR")), &text);
}
