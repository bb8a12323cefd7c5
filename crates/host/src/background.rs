//! Threads for long work, which give way to everybody else: whoever waits for an answer comes before whoever thinks.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// How far they stand back: with this they get a tenth of a core that others want too.
const NICE: i32 = 10;

type Work = Box<dyn FnOnce() + Send>;

/// Some threads, which are started when the first work comes and end when this is dropped.
#[derive(Debug)]
pub struct Background {
    threads: usize,
    works: OnceLock<Sender<Work>>,
}

impl Background {
    /// So many threads; whoever comes when all of them work waits.
    pub fn new(threads: usize) -> Background {
        Background { threads: threads.max(1), works: OnceLock::new() }
    }

    /// Does something there. If it panics, that is the error.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> thread::Result<T> {
        let (tell, done) = oneshot::channel();
        let work = move || {
            // Nobody may be waiting any more, and that is fine.
            let _ = tell.send(catch_unwind(AssertUnwindSafe(work)));
        };
        let sent = self.works.get_or_init(|| start(self.threads)).send(Box::new(work));
        sent.map_err(|_| Box::new("no thread is left") as Box<_>)?;
        done.await.unwrap_or_else(|gone| Err(Box::new(gone)))
    }
}

fn start(threads: usize) -> Sender<Work> {
    let (works, queue) = channel::<Work>();
    let (queue, runtime) = (Arc::new(Mutex::new(queue)), Handle::current());
    for _ in 0..threads {
        let (queue, runtime) = (queue.clone(), runtime.clone());
        thread::spawn(move || {
            let _entered = runtime.enter();
            // Where a thread cannot stand back it works like any other.
            let _ = rustix::process::nice(NICE);
            loop {
                let next = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).recv();
                let Ok(work) = next else { return };
                work();
            }
        });
    }
    works
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_that_breaks_down_leaves_the_thread_whole() {
        let background = Background::new(1);
        assert!(background.run(|| panic!("a broken promise")).await.is_err());
        assert_eq!(background.run(|| 2 + 2).await.unwrap(), 4);
    }
}
