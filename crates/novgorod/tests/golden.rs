//! Whole games through every eye: one for each seat count and variant, and one for each way of ending.
//! `cargo xtask bless` writes them anew.

use game::{Actor, Data, Game, Hidden, Playout, Rng, Seat, Setup, Turn, Viewer, golden};
use novgorod::{Action, Novgorod, Tables};

type Options = &'static [(&'static str, &'static str)];

fn path(name: &str) -> String {
    format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn games_are_played_as_they_were() {
    let expert: Options = &[("merchant", "front"), ("pirate", "front"), ("special", "on"), ("bonus", "random")];
    let other: Options = &[("merchant", "back"), ("pirate", "back"), ("places", "drawn"), ("career", "choose")];
    for (name, seats, options, seed) in [
        ("two", 2, &[][..], 1),
        ("three", 3, &[], 2),
        ("four", 4, &[], 3),
        ("expert", 3, expert, 4),
        ("back", 4, other, 5),
    ] {
        let setup = Setup::new::<Novgorod>(seats, options).unwrap();
        golden::compare(path(name), &golden::game::<Novgorod>(&setup, Tables::shipped(), seed, 250));
    }
}

/// Picks the next step; `None` when the game is over.
type Picker = Box<dyn FnMut(&Novgorod) -> Option<(Actor, Action)>>;

/// Plays by preference: of the choices that begin as the first of `likes` does, one at random; chance is fair.
fn by_preference(likes: &'static str, seed: u64) -> Picker {
    let mut rng = Rng::new(seed);
    let rank = move |action: &Action| {
        let text = action.to_string();
        likes.split(", ").position(|like| text.starts_with(like)).unwrap_or(usize::MAX)
    };
    Box::new(move |game| match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let mut outcomes = vec![];
            game.outcomes(&mut outcomes);
            Some((Actor::Chance, rng.weighted(&outcomes)))
        }
        Turn::Seats(seats) => {
            let mut choices = vec![];
            game.choices(seats.lowest(), &mut choices);
            let best = choices.iter().map(rank).min();
            choices.retain(|choice| Some(rank(choice)) == best);
            Some((Actor::Seat(seats.lowest()), *rng.pick(&choices)))
        }
    })
}

/// Plays for the career: of many random ways to go on until somebody else or chance is to move, the best is taken.
fn by_ambition(seed: u64) -> Picker {
    let mut playout = Playout::<Novgorod>::new(seed);
    let mut plan: Vec<(Actor, Action)> = vec![];
    Box::new(move |game| {
        if plan.is_empty() {
            let ways = (0..400).map(|_| {
                let (mut way, mut there) = (vec![], game.clone());
                while let Some(step) = playout.pick(&there).filter(|_| way.is_empty() || there.turn() == game.turn()) {
                    there.apply(step.0, step.1, &mut ());
                    way.push(step);
                }
                let Some((Actor::Seat(seat), _)) = way.first() else { return (0, way) };
                let me = there.view(Viewer::Spectator).players[seat.index()];
                let worth = 400 * u32::from(me.rows) + 40 * u32::from(me.speed) + 15 * me.posts.len() as u32;
                (worth + u32::from(me.ducats), way)
            });
            plan = ways.max_by_key(|(worth, _)| *worth)?.1;
            plan.reverse();
        }
        plan.pop()
    })
}

/// V-8.1 to V-8.3: what people do, and how the game then ends.
#[test]
fn every_way_of_ending_has_a_record() {
    let diligent = "rise, fill, sell, make, lay, income, post, ship, take, use seal";
    for (name, mut pick, ended) in [
        ("ending-30-seals", by_preference(diligent, 3), "30 seals"),
        ("ending-top-career", by_ambition(1), "top career"),
        ("ending-all-x", by_preference("use seal, done", 2), "nobody"),
        ("ending-round-40", by_preference("done", 3), "round 40"),
    ] {
        let setup = Setup::new::<Novgorod>(3, &[]).unwrap();
        let mut last = None;
        let text = golden::told::<Novgorod>(&setup, Tables::shipped(), 1000, |game| {
            last = Some(game.view(Viewer::Spectator));
            pick(game)
        });
        let end = last.unwrap();
        let seals = Seat::first(3).map(|seat| end.scores.points[seat]).max().unwrap();
        let way = match () {
            () if end.round == 40 && !end.last_round => "round 40",
            () if end.players.iter().any(|player| player.rows == 5) => "top career",
            () if end.scores.winners().is_empty() => "nobody",
            () if seals >= 30 => "30 seals",
            () => "?",
        };
        assert_eq!(way, ended, "{name} in round {} with {seals} seals", end.round);
        golden::compare(path(name), &text);
    }
}
