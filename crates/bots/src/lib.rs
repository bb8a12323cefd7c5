//! Computer players for any game, and the arena that measures them.
//!
//! [`BotSpec`] is a word for a player: `random`, `greedy`, `search:5000`, or one of four levels. None of them knows a game; what
//! they know about one is its [`game::Strategy`]. They never see the table: only choices, and worlds that their seat
//! cannot tell from the real one.

pub mod arena;
mod beginner;
mod greedy;
mod pace;
mod search;
mod spec;
mod tree;
mod win;

pub use beginner::Beginner;
pub use greedy::Greedy;
pub use pace::{Pace, pace};
pub use search::{Budget, Search, Settings};
pub use spec::{BotSpec, Level, UnknownBot};
