//! Several threads that take one piece of work after the other until nothing is left.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// One piece of work, by its number; it looks at the flag now and then, and gives up when that is set.
pub type Work<T> = dyn Fn(u32, &AtomicBool) -> Option<T> + Sync;

/// Does the numbered pieces of work on so many threads. `watch` hears of each as it ends, on this thread, and may break
/// it all off.
pub fn share_out<T: Send>(
    numbers: &[u32],
    threads: usize,
    work: &Work<T>,
    watch: &mut dyn FnMut(T) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let take = |ended: mpsc::Sender<T>| {
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(done) = work(number, &stop) else { return };
            if ended.send(done).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        let (sender, ended) = mpsc::channel();
        for _ in 0..threads.clamp(1, numbers.len().max(1)) {
            let (sender, take) = (sender.clone(), &take);
            scope.spawn(move || take(sender));
        }
        drop(sender);
        for done in ended {
            if watch(done).is_break() {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
    });
}
