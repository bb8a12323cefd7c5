//! A flag that ends a thought nobody waits for any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Ends a thought. It is looked at once an iteration, which takes some ten microseconds: reading it costs nothing there.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whoever thinks need not go on.
    pub fn set(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether nobody waits any more.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Relaxed)
    }

    /// Stops when what this gives is dropped: together with whoever waited.
    pub fn with_me(&self) -> WithMe {
        WithMe(self.clone())
    }
}

/// Stops a thought when it is dropped.
#[derive(Debug)]
pub struct WithMe(Stop);

impl Drop for WithMe {
    fn drop(&mut self) {
        self.0.set();
    }
}
