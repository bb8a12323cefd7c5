//! A real browser for tests: Chromium without a window, steered through its driver.
//!
//! [`Driver::start`] starts the driver, [`Driver::open`] opens a browser with cookies of its own: two of them are two
//! people. Whatever is not there within [`PATIENCE`] is a panic that says what was looked for and what the page had
//! instead. Everything that was started and written is gone when the [`Driver`] is, and also when the test is killed.
//!
//! ```no_run
//! # async fn test(server: testkit::Server) {
//! let driver = testkit::Driver::start().await;
//! let anna = driver.open().await;
//! anna.goto(&server.url("/")).await;
//! anna.click("#play-now").await;
//! assert!(anna.text("h1").await.contains("Noria"));
//! # }
//! ```

mod access;
mod driver;
mod page;

pub use driver::Driver;
pub use fantoccini;
pub use page::{Browser, PATIENCE};
