//! Records that together show every option with every number of seats, every way to end, steps taken back, and games
//! that are still going on.

use bots::{BotSpec, Level};
use catalog::{AnyBot, GameBox};
use game::{Rng, Seat, Turn, fingerprint};
use std::collections::BTreeSet;
use std::path::Path;
use table::AnyTable;

/// So many records of a game there are at least.
const LEAST: usize = 40;
/// So many games are tried before it gives up.
const TRIED: u64 = 4000;
/// Longer records are kept only for an ending that no other has.
const MOST_BYTES: usize = 40_000;

/// Adds records of the newest revision, unless the folder has some of this game.
pub fn add(game: &dyn GameBox, folder: &Path) {
    let name = game.name();
    let path = |number: usize| folder.join(format!("{name}-{number:02}.txt"));
    if path(1).exists() {
        println!("{name}: the records of this revision stay as they are");
        return;
    }
    let mut wanted = wanted(game);
    let mut written = 0;
    for seed in 0..TRIED {
        if wanted.is_empty() && written >= LEAST {
            break;
        }
        let mut rng = Rng::new(seed);
        let Some(mut table) = open(game, seed, &mut rng) else { continue };
        play(game, &mut *table, seed, &mut rng);
        let text = table.record_text();
        let shown: Vec<String> =
            features(game, &*table, &text).into_iter().filter(|feature| wanted.contains(feature)).collect();
        let ends_anew = shown.iter().any(|feature| feature.starts_with("ending"));
        if (shown.is_empty() && written >= LEAST) || (text.len() > MOST_BYTES && !ends_anew) {
            continue;
        }
        written += 1;
        std::fs::write(path(written), text).expect("a record in the folder");
        wanted.retain(|feature| !shown.contains(feature));
    }
    println!("{name}: {written} records");
    wanted.iter().for_each(|feature| println!("  no record shows: {feature}"));
}

/// What the records together must show, in words.
fn wanted(game: &dyn GameBox) -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = game.endings().iter().map(|ending| format!("ending {ending}")).collect();
    for seats in game.seats() {
        for option in game.options() {
            wanted.extend(option.values.iter().map(|value| format!("{seats} seats, {} {value}", option.name)));
        }
        wanted.extend([format!("{seats} seats, going on"), format!("{seats} seats, undo")]);
    }
    wanted
}

/// A table with every option drawn at random; some contradict each other.
fn open(game: &dyn GameBox, seed: u64, rng: &mut Rng) -> Option<Box<dyn AnyTable>> {
    let options: Vec<(&str, &str)> =
        game.options().iter().map(|option| (option.name, *rng.pick(option.values))).collect();
    let seats: Vec<u8> = game.seats().collect();
    game.open(seats[seed as usize % seats.len()], &options, None).ok()
}

/// Plays to the end, or somewhere into the middle. Everybody has another way to choose, and now and then takes
/// something back.
fn play(game: &dyn GameBox, table: &mut dyn AnyTable, seed: u64, rng: &mut Rng) {
    let lazy = rng.below(10) == 0;
    let person = |seat| if lazy { Player::Lazy } else { Player::new(game, seed, seat, rng) };
    let mut people: Vec<Player> = Seat::first(table.seats()).map(person).collect();
    let steps = if rng.below(5) == 0 { rng.below(200) } else { usize::MAX };
    table.set_answers(rng.below(6) > 0);
    for _ in 0..steps {
        table.settle(&mut || rng.bits());
        let Turn::Seats(seats) = table.turn() else { break };
        let seat = seats.lowest();
        let choice = people[seat.index()].choose(table, seat, rng);
        table.play_text(seat, &choice).expect("a choice from the list");
        match rng.below(40) {
            0 => drop(table.undo(seat)),
            1 => drop(table.reset_turn(seat)),
            _ => {}
        }
    }
}

/// A way to choose.
enum Player {
    Bot(Box<dyn AnyBot>),
    /// Is done as soon as that is possible: where a game ends if nobody wants to win it.
    Lazy,
    /// Likes some verbs more than others: gets where bots and even chances never go.
    Taste(u64),
}

impl Player {
    fn new(game: &dyn GameBox, seed: u64, seat: Seat, rng: &mut Rng) -> Player {
        let bot = |spec| Player::Bot(game.bot(spec, seed));
        match rng.below(3) {
            0 => bot(BotSpec::Greedy),
            1 => bot(BotSpec::Level(Level::Beginner)),
            _ => Player::Taste(fingerprint(&(seed, seat))),
        }
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, rng: &mut Rng) -> String {
        match self {
            Player::Bot(bot) => bot.choose_text(table, seat).expect("a choice"),
            Player::Lazy => {
                let choices = table.choice_texts(seat);
                let stop = choices.iter().find(|choice| ["done", "end"].contains(&choice.as_str()));
                stop.unwrap_or_else(|| rng.pick(&choices)).clone()
            }
            Player::Taste(taste) => {
                let weight = |choice: &String| {
                    let verb = choice.split(' ').next().unwrap_or_default();
                    1 << (Rng::new(fingerprint(&(*taste, verb))).bits() % 6)
                };
                let choices: Vec<(String, u32)> =
                    table.choice_texts(seat).into_iter().map(|choice| (choice.clone(), weight(&choice))).collect();
                let weights: Vec<(usize, u32)> = choices.iter().map(|(_, weight)| *weight).enumerate().collect();
                choices[rng.weighted(&weights)].0.clone()
            }
        }
    }
}

/// What a record shows, in words.
fn features(game: &dyn GameBox, table: &dyn AnyTable, text: &str) -> Vec<String> {
    let seats = table.seats();
    let mut features: Vec<String> =
        table.head().options.iter().map(|(name, value)| format!("{seats} seats, {name} {value}")).collect();
    features.push(match game.ending(table) {
        Some(ending) => format!("ending {ending}"),
        None => format!("{seats} seats, going on"),
    });
    if text.contains(" undo-to ") {
        features.push(format!("{seats} seats, undo"));
    }
    features
}
