//! Who thinks next: a queue for each player, and a fair choice between players.
//!
//! Whoever has had the least processor time is next, so that two hundred tables of one player wait for each other and
//! not for anybody else's. What nobody waits for, and what belongs to a player who has used up the hour's budget, comes
//! last and slowly: one thought at a time, with a rest nine times as long behind each.
//!
//! There is no clock and no thread in here: moments are handed in, as the time since any moment in the past.

use crate::payers::Payer;
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

/// What a thought is taken to cost until it has ended. Otherwise a player with many would get all places at once.
const EXPECTED: Duration = Duration::from_millis(50);
/// Behind a slow thought nobody thinks slowly for so many times as long.
const REST: u32 = 9;
/// Budgets are for this long.
const HOUR: Duration = Duration::from_secs(3600);

/// A thought that waits for its turn.
pub(crate) trait Waiting {
    /// Whether somebody waits for it now: this may change while it is in the queue.
    fn is_waited_for(&self) -> bool;
}

/// The queues of all players.
pub(crate) struct Queue<J> {
    /// So many think at the same time.
    places: usize,
    /// What a player may think in an hour before it is slow.
    budget: Duration,
    accounts: HashMap<Payer, Account<J>>,
    running: usize,
    /// Whether somebody thinks slowly, and from when on somebody may.
    slow_running: bool,
    slow_from: Duration,
    /// What the player had been given who was chosen last. Whoever comes back begins here, because time that was not
    /// used is not saved up.
    level: Duration,
    tickets: u64,
}

/// One player's.
struct Account<J> {
    jobs: VecDeque<(u64, J)>,
    running: usize,
    /// What was given, to choose between players.
    given: Duration,
    /// What counts against the budget, and when that was worked out.
    spent: Duration,
    as_of: Duration,
}

/// A thought that may begin.
#[derive(Debug)]
pub(crate) struct Begun<J> {
    pub(crate) job: J,
    pub(crate) player: Payer,
    slow: bool,
}

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Next<J> {
    /// This one begins.
    Begin(Begun<J>),
    /// Nobody before this moment.
    Later(Duration),
    /// Nobody until somebody comes or has done.
    Nobody,
}

/// A place that was given, to be handed back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    player: Payer,
    slow: bool,
}

impl<J> Begun<J> {
    pub(crate) fn given(&self) -> Given {
        Given { player: self.player, slow: self.slow }
    }
}

impl<J: Waiting> Queue<J> {
    pub(crate) fn new(places: usize, budget: Duration) -> Queue<J> {
        Queue {
            places: places.max(1),
            budget,
            accounts: HashMap::new(),
            running: 0,
            slow_running: false,
            slow_from: Duration::ZERO,
            level: Duration::ZERO,
            tickets: 0,
        }
    }

    /// Puts a thought for a player at the end of the player's queue; the ticket is for who changes their mind.
    pub(crate) fn push(&mut self, now: Duration, player: Payer, job: J) -> u64 {
        self.tickets += 1;
        let (ticket, level) = (self.tickets, self.level);
        let account = self.account(now, player);
        if account.is_idle() {
            account.given = account.given.max(level);
        }
        account.jobs.push_back((ticket, job));
        ticket
    }

    /// Takes a thought out again, if it has not begun.
    pub(crate) fn remove(&mut self, player: Payer, ticket: u64) {
        if let Some(account) = self.accounts.get_mut(&player) {
            account.jobs.retain(|(number, _)| *number != ticket);
        }
    }

    /// Chooses who thinks next.
    pub(crate) fn next(&mut self, now: Duration) -> Next<J> {
        if self.running >= self.places {
            return Next::Nobody;
        }
        if let Some((player, at)) = self.least(now, false) {
            return self.begin(player, at, false);
        }
        match self.least(now, true) {
            Some(_) if self.slow_running => Next::Nobody,
            Some(_) if now < self.slow_from => Next::Later(self.slow_from),
            Some((player, at)) => self.begin(player, at, true),
            None => Next::Nobody,
        }
    }

    /// A thought has ended, and took so much of a processor.
    pub(crate) fn done(&mut self, now: Duration, given: Given, took: Duration) {
        self.running -= 1;
        let account = self.account(now, given.player);
        account.running -= 1;
        account.given = (account.given + took).saturating_sub(EXPECTED);
        account.spent += took;
        if given.slow {
            self.slow_running = false;
            self.slow_from = now + took * REST;
        }
    }

    /// Forgets players who have had nothing to think about for a while.
    pub(crate) fn tidy(&mut self, now: Duration) {
        let budget = self.budget;
        self.accounts.retain(|_, it| !it.leak(now, budget).is_zero() || !it.is_idle());
    }

    /// Whether a player has used up the budget.
    pub(crate) fn has_spent(&mut self, now: Duration, player: Payer) -> bool {
        self.spent(now, player) >= self.budget
    }

    /// What a player has used of it.
    pub(crate) fn spent(&mut self, now: Duration, player: Payer) -> Duration {
        let budget = self.budget;
        self.accounts.get_mut(&player).map_or(Duration::ZERO, |account| account.leak(now, budget))
    }

    /// How many think, and how many wait.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.running, self.accounts.values().map(|account| account.jobs.len()).sum())
    }

    fn account(&mut self, now: Duration, player: Payer) -> &mut Account<J> {
        let new =
            || Account { jobs: VecDeque::new(), running: 0, given: Duration::ZERO, spent: Duration::ZERO, as_of: now };
        self.accounts.entry(player).or_insert_with(new)
    }

    /// The player who has been given least of those who have something to think about, and where that is in the queue:
    /// something that is waited for and within the budget, or `slow` anything.
    fn least(&mut self, now: Duration, slow: bool) -> Option<(Payer, usize)> {
        let budget = self.budget;
        let candidates = self.accounts.iter_mut().filter_map(|(&player, account)| {
            let at = match slow {
                true => (!account.jobs.is_empty()).then_some(0)?,
                false if account.leak(now, budget) >= budget => return None,
                false => account.jobs.iter().position(|(_, job)| job.is_waited_for())?,
            };
            Some(((account.given, account.jobs[at].0), player, at))
        });
        candidates.min_by_key(|&(rank, ..)| rank).map(|(_, player, at)| (player, at))
    }

    fn begin(&mut self, player: Payer, at: usize, slow: bool) -> Next<J> {
        let Some(account) = self.accounts.get_mut(&player) else { return Next::Nobody };
        let Some((_, job)) = account.jobs.remove(at) else { return Next::Nobody };
        self.level = account.given;
        account.given += EXPECTED;
        account.running += 1;
        self.running += 1;
        self.slow_running |= slow;
        Next::Begin(Begun { job, player, slow })
    }
}

impl<J> Account<J> {
    fn is_idle(&self) -> bool {
        self.jobs.is_empty() && self.running == 0
    }

    /// What counts against the budget now: a whole budget is forgotten in an hour.
    fn leak(&mut self, now: Duration, budget: Duration) -> Duration {
        let passed = now.saturating_sub(self.as_of).min(HOUR);
        self.spent = self.spent.saturating_sub(budget.mul_f64(passed.as_secs_f64() / HOUR.as_secs_f64()));
        self.as_of = now;
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    const MS: Duration = Duration::from_millis(1);
    const BUDGET: Duration = Duration::from_secs(60);

    #[derive(Clone, Debug)]
    struct Job(&'static str, Rc<Cell<bool>>);

    impl Waiting for Job {
        fn is_waited_for(&self) -> bool {
            self.1.get()
        }
    }

    fn job(name: &'static str) -> Job {
        Job(name, Rc::new(Cell::new(true)))
    }

    fn unseen(name: &'static str) -> Job {
        Job(name, Rc::new(Cell::new(false)))
    }

    fn player(number: i64) -> Payer {
        Payer::Player(store::PlayerId::from_number(number))
    }

    /// Thinks until nobody can, each thought for `took`; in which order.
    fn all(queue: &mut Queue<Job>, mut now: Duration, took: Duration) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Next::Begin(begun) = queue.next(now) {
            order.push(begun.job.0);
            now += took;
            queue.done(now, begun.given(), took);
        }
        order
    }

    #[test]
    fn two_hundred_tables_of_one_wait_for_each_other() {
        let mut queue = Queue::new(1, BUDGET);
        for _ in 0..200 {
            queue.push(MS, player(1), job("many"));
        }
        // The greedy one has begun when the others come.
        let Next::Begin(first) = queue.next(MS) else { panic!("somebody thinks") };
        queue.push(MS, player(2), job("anna"));
        queue.push(MS, player(3), job("ben"));
        queue.done(MS * 80, first.given(), MS * 80);
        let order = all(&mut queue, MS * 80, MS * 80);
        assert_eq!(&order[..4], ["anna", "ben", "many", "many"]);
        assert_eq!(order.len(), 201);
    }

    #[test]
    fn short_thoughts_come_more_often_than_long_ones() {
        let mut queue = Queue::new(1, BUDGET);
        for _ in 0..40 {
            queue.push(MS, player(1), job("long"));
            queue.push(MS, player(2), job("short"));
        }
        let mut time = HashMap::<&str, u32>::new();
        let mut now = MS;
        for _ in 0..40 {
            let Next::Begin(begun) = queue.next(now) else { panic!("somebody thinks") };
            let took = if begun.job.0 == "long" { 90 } else { 10 };
            *time.entry(begun.job.0).or_default() += took;
            now += MS * took;
            queue.done(now, begun.given(), MS * took);
        }
        let (long, short) = (time["long"], time["short"]);
        assert!(long.abs_diff(short) <= 100, "{long} ms and {short} ms");
    }

    #[test]
    fn nobody_saves_up_what_was_not_used() {
        let mut queue = Queue::new(1, Duration::from_secs(1000));
        for _ in 0..100 {
            queue.push(MS, player(1), job("busy"));
        }
        let mut now = MS;
        for _ in 0..50 {
            let Next::Begin(begun) = queue.next(now) else { panic!("somebody thinks") };
            now += MS * 100;
            queue.done(now, begun.given(), MS * 100);
        }
        for _ in 0..50 {
            queue.push(now, player(2), job("new"));
        }
        let order = all(&mut queue, now, MS * 100);
        let early = order[..20].iter().filter(|name| **name == "new").count();
        assert!((9..=11).contains(&early), "{early} of the first 20");
    }

    #[test]
    fn many_places_are_shared_too() {
        let mut queue = Queue::new(4, BUDGET);
        for _ in 0..8 {
            queue.push(MS, player(1), job("many"));
            queue.push(MS, player(2), job("few"));
        }
        let begun: Vec<_> = std::iter::from_fn(|| match queue.next(MS) {
            Next::Begin(begun) => Some(begun.job.0),
            _ => None,
        })
        .collect();
        assert_eq!(begun, ["many", "few", "many", "few"]);
        assert_eq!(queue.counts(), (4, 12));
    }

    #[test]
    fn what_nobody_looks_at_comes_last_and_slowly() {
        let mut queue = Queue::new(2, BUDGET);
        queue.push(MS, player(1), unseen("first"));
        queue.push(MS, player(1), unseen("second"));
        queue.push(MS, player(2), job("seen"));
        let Next::Begin(seen) = queue.next(MS) else { panic!("somebody thinks") };
        let Next::Begin(first) = queue.next(MS) else { panic!("there is a place left") };
        assert_eq!((seen.job.0, first.job.0), ("seen", "first"));
        queue.done(MS * 10, seen.given(), MS * 9);
        assert!(matches!(queue.next(MS * 10), Next::Nobody), "one at a time");
        queue.done(MS * 51, first.given(), MS * 50);
        let Next::Later(later) = queue.next(MS * 51) else { panic!("it rests") };
        assert_eq!(later, MS * 501);
        // Who is looked at need not wait for that.
        queue.push(MS * 60, player(2), job("seen"));
        assert!(matches!(queue.next(MS * 60), Next::Begin(begun) if begun.job.0 == "seen"));
        assert!(matches!(queue.next(later), Next::Begin(begun) if begun.job.0 == "second"));
    }

    #[test]
    fn whoever_begins_to_look_is_served_at_once() {
        let mut queue = Queue::new(1, BUDGET);
        let table = unseen("late");
        queue.push(MS, player(1), unseen("other"));
        queue.push(MS, player(1), table.clone());
        let Next::Begin(begun) = queue.next(MS) else { panic!("somebody thinks") };
        queue.done(MS * 100, begun.given(), MS * 99);
        assert!(matches!(queue.next(MS * 100), Next::Later(_)));
        table.1.set(true);
        assert!(matches!(queue.next(MS * 100), Next::Begin(begun) if begun.job.0 == "late"));
    }

    #[test]
    fn a_budget_is_for_an_hour() {
        let mut queue = Queue::new(1, BUDGET);
        for _ in 0..3 {
            queue.push(MS, player(1), job("spent"));
        }
        let Next::Begin(begun) = queue.next(MS) else { panic!("somebody thinks") };
        assert!(!queue.has_spent(MS, player(1)));
        let now = Duration::from_secs(60);
        queue.done(now, begun.given(), Duration::from_secs(60));
        // One minute has passed, so a sixtieth of it is forgotten.
        assert!(!queue.has_spent(now, player(2)));
        let Next::Begin(begun) = queue.next(now) else { panic!("a little is left") };
        queue.done(now * 2, begun.given(), Duration::from_secs(60));
        assert!(queue.has_spent(now * 2, player(1)));
        assert!(matches!(queue.next(now * 2), Next::Begin(begun) if begun.slow), "it goes on, slowly");
        assert!(!queue.has_spent(now * 2 + HOUR, player(1)));
    }

    #[test]
    fn who_changed_their_mind_is_not_thought_for() {
        let mut queue = Queue::new(1, BUDGET);
        let ticket = queue.push(MS, player(1), job("gone"));
        queue.push(MS, player(1), job("stays"));
        queue.remove(player(1), ticket);
        assert_eq!(all(&mut queue, MS, MS), ["stays"]);
        // Players who have nothing to do any more are forgotten after a while.
        queue.push(HOUR * 2, player(2), job("last"));
        assert_eq!(all(&mut queue, HOUR * 2, MS), ["last"]);
        queue.tidy(HOUR * 4);
        assert!(queue.accounts.is_empty(), "{}", queue.accounts.len());
    }
}
