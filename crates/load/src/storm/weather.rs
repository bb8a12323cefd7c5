//! What fails, and when: a plan that follows from the seed alone, so that a storm can be repeated. What people and
//! processes do between two faults depends on the machine, and does not repeat to the millisecond.

use game::Rng;
use std::time::Duration;

/// So long it storms before everybody stops and looks whether all is there.
pub const ROUND: Duration = Duration::from_secs(30);

/// Something that fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A server is killed (SIGKILL), and started again at once.
    Kill { node: usize },
    /// Postgres is ended, with or without time to clear up, and started again later.
    DatabaseAway { at_once: bool, lasts: Duration },
    /// A server is stopped, and the disk has no room for a while, before or just after it is started again.
    DiskFull { at_start: bool, lasts: Duration },
    /// The disk lets everybody wait, again and again.
    DiskSlow { lasts: Duration },
    /// The clock of a server is off by so many seconds for a while: it jumps there and back.
    Clock { node: usize, seconds: i64, lasts: Duration },
}

/// What can fail here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Climate {
    pub nodes: usize,
    pub database: bool,
    pub disk_full: bool,
    pub disk_slow: bool,
    pub clock: bool,
}

/// The faults of one round, each with its time from the beginning of the round.
pub fn round(climate: Climate, length: Duration, luck: &mut Rng) -> Vec<(Duration, Fault)> {
    let mut plan = Vec::new();
    let mut at = between(luck, 500, 2_500);
    while at < length {
        plan.push((at, Fault::Kill { node: luck.below(climate.nodes) }));
        at += between(luck, 1_200, 4_000);
    }
    let lasts = |luck: &mut Rng| between(luck, 800, 3_500);
    if climate.database {
        let at_once = luck.below(2) == 0;
        plan.push((within(luck, length), Fault::DatabaseAway { at_once, lasts: lasts(luck) }));
    }
    if climate.disk_full {
        let at_start = luck.below(2) == 0;
        plan.push((within(luck, length), Fault::DiskFull { at_start, lasts: lasts(luck) }));
    }
    if climate.disk_slow {
        plan.push((within(luck, length), Fault::DiskSlow { lasts: lasts(luck) }));
    }
    if climate.clock {
        // Up to two hours: enough for every time-out of a server, and less than any account lives.
        let seconds = [-1, 1][luck.below(2)] * (60 + luck.below(7_140) as i64);
        let node = luck.below(climate.nodes);
        plan.push((within(luck, length), Fault::Clock { node, seconds, lasts: between(luck, 2_500, 6_000) }));
    }
    plan.sort_by_key(|&(at, _)| at);
    plan
}

/// Some time between two numbers of milliseconds.
pub fn between(luck: &mut Rng, least: usize, most: usize) -> Duration {
    Duration::from_millis((least + luck.below(most - least)) as u64)
}

fn within(luck: &mut Rng, length: Duration) -> Duration {
    length.mul_f64(luck.below(1_000) as f64 / 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYTHING: Climate = Climate { nodes: 2, database: true, disk_full: true, disk_slow: true, clock: true };

    #[test]
    fn the_same_seed_is_the_same_storm() {
        let plan = |seed| round(EVERYTHING, ROUND, &mut Rng::new(seed));
        assert_eq!(plan(7), plan(7));
        assert_ne!(plan(7), plan(8));
    }

    #[test]
    fn a_round_has_kills_of_all_and_every_other_fault_once() {
        for seed in 0..200 {
            let plan = round(EVERYTHING, ROUND, &mut Rng::new(seed));
            let count = |is: fn(&Fault) -> bool| plan.iter().filter(|(_, fault)| is(fault)).count();
            assert!(count(|fault| matches!(fault, Fault::Kill { .. })) >= 7, "{plan:?}");
            assert_eq!(count(|fault| matches!(fault, Fault::DatabaseAway { .. })), 1);
            assert_eq!(count(|fault| matches!(fault, Fault::DiskFull { .. })), 1);
            assert_eq!(count(|fault| matches!(fault, Fault::DiskSlow { .. })), 1);
            assert_eq!(count(|fault| matches!(fault, Fault::Clock { .. })), 1);
            assert!(plan.is_sorted_by_key(|&(at, _)| at) && plan.iter().all(|&(at, _)| at < ROUND));
        }
        let calm = round(Climate { nodes: 1, ..Climate::default() }, ROUND, &mut Rng::new(1));
        assert!(calm.iter().all(|(_, fault)| *fault == Fault::Kill { node: 0 }));
    }
}
