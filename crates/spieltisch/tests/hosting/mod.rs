//! What tests need that start the real server: a place for its database, and programs that play at its tables.
#![allow(dead_code, unused_imports, reason = "every test file uses its own part")]

mod place;
mod program;
mod record;

pub use place::Place;
pub use program::{Answer, Program, Step};
pub use record::{entries, export, verify};

use testkit::Server;

/// The program under test.
pub const SPIELTISCH: &str = env!("CARGO_BIN_EXE_spieltisch");

/// A server on this place that makes nobody wait.
pub fn serve(place: &Place) -> Server {
    serve_with(place, &["--bot-pause", "0"])
}

/// The same with other arguments.
pub fn serve_with(place: &Place, args: &[&str]) -> Server {
    let usual = ["serve", "--database", &place.address, "--no-open", "--rate-limit", "off"];
    Server::start(SPIELTISCH, [&usual, args].concat()).expect("a server")
}
