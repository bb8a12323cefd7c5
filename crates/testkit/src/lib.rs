//! For tests and measures: [`Server`] is the server as a process of its own, `Browser` (feature `browser`) a real
//! browser.

#[cfg(feature = "browser")]
mod browser;
mod server;

#[cfg(feature = "browser")]
pub use browser::{Browser, Driver, PATIENCE, fantoccini};
pub use server::Server;
