//! A panic of a game is a finding like any other: it is caught, kept off the screen, and told with its place.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    /// Whether this thread's panics are kept off the screen.
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// Where the last quiet panic happened.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `work`; a panic in it comes back as a sentence with file, line and message.
pub(super) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| if QUIET.get() { note_place(info) } else { loud(info) }));
    });
    let before = QUIET.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    QUIET.set(before);
    result.map_err(|payload| format!("the game panics at {}: {}", PLACE.take(), message(&*payload)))
}

fn note_place(info: &PanicHookInfo) {
    let place = info.location().map_or("an unknown place".into(), |at| format!("{}:{}", at.file(), at.line()));
    PLACE.set(place);
}

fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("(no message)")
}
