//! What Python gets when something cannot be: an exception with one sentence, and never a panic.

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(
    spieltisch,
    SpieltischError,
    PyValueError,
    "Something that cannot be; the message says what and why."
);

/// A mistake of the caller.
pub fn refused(why: impl Display) -> PyErr {
    SpieltischError::new_err(why.to_string())
}

/// Runs `work`; a panic in it becomes a `RuntimeError`.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, PyErr> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message");
        PyRuntimeError::new_err(format!("a broken rule in the simulator, please report it: {text}"))
    })
}
