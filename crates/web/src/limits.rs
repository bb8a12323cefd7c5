//! How often somebody may ask: more than any person needs, less than would hurt the others.

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// The limits of a node.
#[derive(Debug)]
pub(crate) struct Limits {
    on: bool,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<IpAddr>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    words: DefaultKeyedRateLimiter<i64>,
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
}

impl Limits {
    pub(crate) fn new(on: bool) -> Limits {
        let number = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        Limits {
            on,
            // A page with its parts is a dozen requests; several people may share an address.
            requests: RateLimiter::keyed(Quota::per_second(number(50)).allow_burst(number(300))),
            tries: RateLimiter::keyed(Quota::per_minute(number(10)).allow_burst(number(10))),
            newcomers: RateLimiter::keyed(Quota::per_minute(number(10)).allow_burst(number(60))),
            uploads: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(10))),
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
        };
        !self.on || limiter.check_key(&network(address)).is_ok()
    }

    /// Whether a player may say something now.
    pub(crate) fn allow_words(&self, player: store::PlayerId) -> bool {
        !self.on || self.words.check_key(&player.number()).is_ok()
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tries.retain_recent();
        self.newcomers.retain_recent();
        self.uploads.retain_recent();
        self.words.retain_recent();
    }
}

/// One household has one IPv4 address, or a whole IPv6 network of 64 bits.
fn network(address: IpAddr) -> IpAddr {
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
        let (on, off) = (Limits::new(true), Limits::new(false));
        assert_eq!((0..100).filter(|_| on.allow(Wanted::Try, address)).count(), 10);
        assert_eq!((0..100).filter(|_| off.allow(Wanted::Try, address)).count(), 100);
    }
}
