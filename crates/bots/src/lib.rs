//! Computer players for any game, the arena that measures them, and studies of the games they play.
//!
//! [`BotSpec`] is a word for a player: `random`, `greedy`, `search:5000`, `net:5000`, or one of five levels. None of them knows a
//! game; what they know about one is its [`game::Strategy`]. They never see the table: only choices, and worlds that
//! their seat cannot tell from the real one.

mod advice;
mod ahead;
pub mod analysis;
pub mod arena;
mod beginner;
mod crew;
mod greedy;
mod mind;
mod search;
mod search_speed;
pub mod selfplay;
mod spec;
mod stop;
pub mod study;
mod tree;
mod win;
mod worth;

pub use advice::Advice;
pub use beginner::Beginner;
pub use greedy::Greedy;
pub use search::{Budget, Search, Settings};
pub use search_speed::{SearchSpeed, search_speed};
pub use spec::{BotSpec, Level, UnknownBot};
pub use stop::{Stop, WithMe};
