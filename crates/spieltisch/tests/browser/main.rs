//! The whole way from a click in a real browser to the database and back to the other browser.

#[path = "../hosting/mod.rs"]
mod hosting;

mod scene;

mod access;
mod alone;
mod follow;
mod frame;
mod legend;
mod lessons;
mod looks;
mod morph;
mod passkeys;
mod replay;
mod shared;
mod shots;
mod stage;
mod together;
mod whole;
