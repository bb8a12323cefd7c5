//! How often somebody may ask: more than any person needs, less than would hurt the others.

use crate::shares::Shares;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use host::Background;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// How much one may ask for, as far as a host can set it.
#[derive(Clone, Debug)]
pub struct LimitSettings {
    /// Requests of one address in a second; six times as many at once.
    pub requests: u32,
    /// Connections altogether.
    pub connections: usize,
    /// Connections of one address.
    pub connections_of_one: usize,
    /// How long somebody may take for the head of a request, be silent between two requests, or not read the answer.
    pub silence: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
}

impl Default for LimitSettings {
    fn default() -> LimitSettings {
        LimitSettings {
            // A page with its parts is a dozen requests; several people may share an address.
            requests: 50,
            connections: 10_000,
            // A page has up to seven, and a school one address.
            connections_of_one: 200,
            silence: Duration::from_secs(30),
            body: Duration::from_secs(30),
        }
    }
}

/// So many long works one address has or waits for.
const LONG_WORKS_OF_ONE: usize = 4;
/// Uploads that are read at the same time: each takes up to 3 MiB until it is checked.
const UPLOADS: usize = 12;
const UPLOADS_OF_ONE: usize = 2;

/// The limits of a node.
#[derive(Debug)]
pub(crate) struct Limits {
    on: bool,
    /// For work that takes long: a moment of a game, a whole record.
    pub(crate) long_works: Shares,
    /// Where it is done.
    pub(crate) background: Background,
    /// For uploads, from before they are read until they are stored.
    pub(crate) uploading: Shares,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<IpAddr>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    pieces: DefaultKeyedRateLimiter<IpAddr>,
    calls: DefaultKeyedRateLimiter<IpAddr>,
    words: DefaultKeyedRateLimiter<i64>,
    accounts: DefaultKeyedRateLimiter<i64>,
}

/// What somebody wants to do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted {
    /// Anything.
    Request,
    /// Guess a password or a token.
    Try,
    /// Make a new player.
    Newcomer,
    /// Upload a record.
    Upload,
    /// Have corrected pieces checked and drawn: tables of values stay in memory.
    Pieces,
    /// Have the server call an address.
    Call,
}

impl Limits {
    pub(crate) fn new(on: bool, settings: &LimitSettings) -> Limits {
        let number = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let each = |most| if on { most } else { usize::MAX };
        // One core stays free for those who wait for something else.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let long_works = cores.saturating_sub(1).max(1);
        Limits {
            on,
            long_works: Shares::new(long_works, each(LONG_WORKS_OF_ONE)),
            background: Background::new(long_works),
            uploading: Shares::new(UPLOADS, each(UPLOADS_OF_ONE)),
            requests: RateLimiter::keyed(
                Quota::per_second(number(settings.requests)).allow_burst(number(settings.requests.saturating_mul(6))),
            ),
            tries: RateLimiter::keyed(Quota::per_minute(number(10)).allow_burst(number(10))),
            newcomers: RateLimiter::keyed(Quota::per_minute(number(10)).allow_burst(number(60))),
            uploads: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(10))),
            pieces: RateLimiter::keyed(Quota::per_minute(number(12)).allow_burst(number(30))),
            calls: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(6))),
            // From however many addresses a password is guessed: the own devices stay signed in meanwhile.
            accounts: RateLimiter::keyed(Quota::per_minute(number(5)).allow_burst(number(20))),
            words: RateLimiter::keyed(Quota::per_minute(number(20)).allow_burst(number(8))),
        }
    }

    /// Whether an address may do that now.
    pub(crate) fn allow(&self, wanted: Wanted, address: IpAddr) -> bool {
        let limiter = match wanted {
            Wanted::Request => &self.requests,
            Wanted::Try => &self.tries,
            Wanted::Newcomer => &self.newcomers,
            Wanted::Upload => &self.uploads,
            Wanted::Pieces => &self.pieces,
            Wanted::Call => &self.calls,
        };
        !self.on || limiter.check_key(&network(address)).is_ok()
    }

    /// Whether a player may say something now.
    pub(crate) fn allow_words(&self, player: store::PlayerId) -> bool {
        !self.on || self.words.check_key(&player.number()).is_ok()
    }

    /// Whether a password of this player may be tried now.
    pub(crate) fn allow_account(&self, player: store::PlayerId) -> bool {
        !self.on || self.accounts.check_key(&player.number()).is_ok()
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tries.retain_recent();
        self.newcomers.retain_recent();
        self.uploads.retain_recent();
        self.pieces.retain_recent();
        self.calls.retain_recent();
        self.words.retain_recent();
        self.accounts.retain_recent();
    }
}

/// One household has one IPv4 address, or a whole IPv6 network of 64 bits.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_address() {
        let same = |a: &str, b: &str| network(a.parse().unwrap()) == network(b.parse().unwrap());
        assert!(same("2001:db8::1", "2001:db8::2"));
        assert!(!same("2001:db8:0:1::1", "2001:db8:0:2::1"));
        assert!(!same("10.0.0.1", "10.0.0.2"));
        assert!(same("10.0.0.1", "::ffff:10.0.0.1"));
    }

    #[test]
    fn passwords_cannot_be_guessed_fast() {
        let address = "10.0.0.1".parse().unwrap();
        let [on, off] = [true, false].map(|on| Limits::new(on, &LimitSettings::default()));
        assert_eq!((0..100).filter(|_| on.allow(Wanted::Try, address)).count(), 10);
        assert_eq!((0..100).filter(|_| off.allow(Wanted::Try, address)).count(), 100);
        let player = store::PlayerId::random();
        assert_eq!((0..100).filter(|_| on.allow_account(player)).count(), 20, "from whatever address");
        assert_eq!((0..100).filter(|_| off.allow_account(player)).count(), 100);
    }
}
