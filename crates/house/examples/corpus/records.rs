//! Records that together show every option with every number of seats, every way to end, steps taken back, and games that are
//! still going on.

use bots::{BotSpec, Level};
use game::{Rng, Seat, Turn, fingerprint};
use shelf::{AnyBot, GameBox};
use std::collections::BTreeSet;
use std::path::Path;
use table::AnyTable;

/// So many records of a game there are at least.
const LEAST: usize = 40;
/// So many games are tried.
const TRIED: u64 = 1500;
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
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut written = 0;
    for seed in 0..TRIED {
        let mut rng = Rng::new(seed);
        let Some(mut table) = open(game, seed, &mut rng) else { continue };
        play(game, &mut *table, seed, &mut rng);
        let text = table.record_text();
        let mut shown = features(game, &*table, &text);
        shown.retain(|feature| !seen.contains(feature));
        let ends_anew = shown.iter().any(|feature| feature.starts_with("ending"));
        if (shown.is_empty() && written >= LEAST) || (text.len() > MOST_BYTES && !ends_anew) {
            continue;
        }
        written += 1;
        std::fs::write(path(written), text).expect("a record in the folder");
        seen.extend(shown);
    }
    println!("{name}: {written} records, which show\n  {}", seen.into_iter().collect::<Vec<_>>().join("\n  "));
}

/// A table with every option drawn at random; some contradict each other.
fn open(game: &dyn GameBox, seed: u64, rng: &mut Rng) -> Option<Box<dyn AnyTable>> {
    let options: Vec<(&str, &str)> =
        game.options().iter().map(|option| (option.name, *rng.pick(option.values))).collect();
    let seats: Vec<u8> = game.seats().collect();
    game.open(seats[seed as usize % seats.len()], &options, None).ok()
}

/// Plays to the end, or somewhere into the middle. Everybody has another way to choose, and now and then takes something back.
fn play(game: &dyn GameBox, table: &mut dyn AnyTable, seed: u64, rng: &mut Rng) {
    let mut people: Vec<Player> = Seat::first(table.seats()).map(|seat| Player::new(game, seed, seat, rng)).collect();
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
    /// Likes some verbs more than others: gets where bots and even chances never go.
    Taste(u64),
}

impl Player {
    fn new(game: &dyn GameBox, seed: u64, seat: Seat, rng: &mut Rng) -> Player {
        let bot = |spec| Player::Bot(game.bot(spec, seed));
        match rng.below(4) {
            0 => bot(BotSpec::Greedy),
            1 => bot(BotSpec::Level(Level::Beginner)),
            2 => bot(BotSpec::SearchIterations(40)),
            _ => Player::Taste(fingerprint(&(seed, seat))),
        }
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, rng: &mut Rng) -> String {
        match self {
            Player::Bot(bot) => bot.choose_text(table, seat).expect("a choice"),
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
        Some(ending) if table.scores().winners().is_empty() => format!("ending {ending}, nobody wins"),
        Some(ending) => format!("ending {ending}"),
        None => format!("{seats} seats, going on"),
    });
    if text.contains(" undo-to ") {
        features.push(format!("{seats} seats, undo"));
    }
    features
}
