//! Shares of what is scarce: connections, long work, uploads. So many for one address, so many altogether; whoever has
//! them hands them back by dropping them.

use crate::limits::network;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What is shared.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    all: Arc<Semaphore>,
    /// The most that one address has or waits for.
    each: usize,
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One share.
#[derive(Debug)]
pub(crate) struct Share {
    _one: OwnedSemaphorePermit,
    _of_address: OfAddress,
}

impl Shares {
    pub(crate) fn new(all: usize, each: usize) -> Shares {
        Shares { all: Arc::new(Semaphore::new(all.clamp(1, Semaphore::MAX_PERMITS))), each, held: Arc::default() }
    }

    /// A share, if there is one now.
    pub(crate) fn try_take(&self, address: IpAddr) -> Option<Share> {
        let of_address = self.of_address(address)?;
        let one = self.all.clone().try_acquire_owned().ok()?;
        Some(Share { _one: one, _of_address: of_address })
    }

    /// Waits for a share; nothing for an address that has or waits for all it may have.
    pub(crate) async fn take(&self, address: IpAddr) -> Option<Share> {
        let of_address = self.of_address(address)?;
        let one = self.all.clone().acquire_owned().await.ok()?;
        Some(Share { _one: one, _of_address: of_address })
    }

    fn of_address(&self, address: IpAddr) -> Option<OfAddress> {
        let address = network(address);
        let mut held = lock(&self.held);
        let count = held.entry(address).or_default();
        if *count >= self.each {
            return None;
        }
        *count += 1;
        Some(OfAddress { address, held: self.held.clone() })
    }
}

/// Counts for an address until it is dropped.
#[derive(Debug)]
struct OfAddress {
    address: IpAddr,
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for OfAddress {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}

fn lock(held: &Mutex<HashMap<IpAddr, usize>>) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
    held.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_has_more_than_a_share() {
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse::<IpAddr>().unwrap());
        let shares = Shares::new(3, 2);
        let first = shares.take(one).await.unwrap();
        let second = shares.try_take(one).unwrap();
        assert!(shares.take(one).await.is_none() && shares.try_take(one).is_none());
        let third = shares.take(other).await.unwrap();
        assert!(shares.try_take(other).is_none(), "there are three altogether");
        // Who waits gets one as soon as it is there.
        let waits = tokio::spawn({
            let shares = shares.clone();
            async move { shares.take(other).await }
        });
        drop(first);
        let fourth = waits.await.unwrap().unwrap();
        drop((second, third, fourth));
        assert!(lock(&shares.held).is_empty(), "nobody is remembered for nothing");
    }
}
