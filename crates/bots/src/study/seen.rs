//! What is kept of one game: how long it was, how it ended, who won, and everything that was offered and done.

use crate::BotSpec;
use crate::arena::Played;
use crate::arena::play::{Sitting, play};
use game::{Seat, Strategy};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;

/// One game.
pub(super) struct Seen {
    /// Its points, places, decisions and tallies.
    pub played: Played,
    /// How many rounds it had.
    pub rounds: u32,
    /// Who began.
    pub start: Seat,
    /// Everything that stood in a list, by what it is counted as.
    pub uses: BTreeMap<String, Used>,
}

/// How often something was offered and done in one game.
#[derive(Clone, Default)]
pub(super) struct Used {
    /// In so many lists it stood.
    pub offered: u32,
    /// So many times each seat did it.
    pub done: Vec<u32>,
}

/// Plays a game between equals and keeps what is worth it; `None` when it was stopped before its end.
pub(super) fn see<G: Strategy>(start: &G, bot: BotSpec, seed: u64, number: u32, stop: &AtomicBool) -> Option<Seen> {
    let seats = usize::from(start.seats());
    let sit = |_: Seat, seed: u64| bot.sit::<G>(seed);
    let sitting = Sitting { sit: &sit, seed, number, deal: number };
    let mut uses: BTreeMap<String, Used> = BTreeMap::new();
    let mut watch = |position: &G, seat: Seat, choices: &[G::Action], action: G::Action| {
        // Two choices that are counted as one are offered once.
        let names: BTreeSet<String> = choices.iter().map(|&choice| position.counted_as(seat, choice)).collect();
        let done = position.counted_as(seat, action);
        for name in names {
            let is_done = name == done;
            let used = uses.entry(name).or_insert_with(|| Used { offered: 0, done: vec![0; seats] });
            used.offered += 1;
            used.done[seat.index()] += u32::from(is_done);
        }
    };
    let (played, over) = play(start, &sitting, &mut watch, stop)?;
    Some(Seen { played, rounds: over.rounds(), start: over.start_player(), uses })
}
