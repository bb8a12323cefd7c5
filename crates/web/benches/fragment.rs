//! How long the server takes to make what a page needs after one step: `cargo bench -p web`. It must be under a
//! millisecond.

#[path = "../examples/preview.rs"]
#[allow(dead_code)]
mod preview;

use std::hint::black_box;
use std::time::{Duration, Instant};
use web::pages::table::{side_fragment, table_fragment};
use words::{Language, Words};

const ROUNDS: usize = 2_000;
const GOAL: Duration = Duration::from_millis(1);

fn main() {
    println!("{:<10} {:>5}  {:>9}  {:>9}  {:>9}", "game", "seats", "median", "99 %", "bytes");
    let mut slow = false;
    for game in catalog::for_people().iter().map(|boxed| boxed.name()) {
        for seats in [2, 4] {
            let table = preview::played(game, seats, 150);
            let words = Words::new(Language::German);
            // Whoever is to move sees most: the choices too.
            let acts = |&seat: &usize| preview::page_of(&words, &*table, Some(seat)).acting.is_some();
            let eyes = (0..seats.into()).find(acts);
            let mut bytes = 0;
            let mut times: Vec<Duration> = (0..ROUNDS)
                .map(|_| {
                    let start = Instant::now();
                    let model = preview::page_of(&words, &*table, eyes);
                    let page =
                        table_fragment(&words, &model).into_string() + &side_fragment(&words, &model).into_string();
                    bytes = black_box(page).len();
                    start.elapsed()
                })
                .collect();
            times.sort();
            let (median, late) = (times[ROUNDS / 2], times[ROUNDS * 99 / 100]);
            println!("{game:<10} {seats:>5}  {median:>9.0?}  {late:>9.0?}  {bytes:>9}");
            slow |= median > GOAL;
        }
    }
    assert!(!slow, "a fragment takes longer than {GOAL:?}");
}
