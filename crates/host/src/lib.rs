//! The host keeps the tables: it opens them, seats people and computer players, lets a step be made only once and only
//! by whom it belongs to, writes it down before it counts, tells everybody that something changed, and looks after
//! clocks and absent players.
//!
//! Read in this order: [`Host`] is where everything is asked for; [`Sitting`] is what lies on one table now; [`Clocks`]
//! say how much time is left; [`Refused`] is what anybody gets who asks for something that is not possible. There is no
//! page and no protocol here.
//!
//! A table in memory is a cache of its entries in the store: it is loaded when somebody asks for it, and forgotten when
//! nobody has for a while. Whatever goes wrong on the way, the table is loaded again, so that nobody ever sees what is
//! not stored.

mod absence;
mod agreeing;
mod analysing;
mod asking;
mod background;
mod clock;
mod fair;
mod host;
mod house;
mod live;
mod luck;
mod names;
mod opening;
mod outlook;
mod past;
mod payers;
mod pieces;
mod playing;
mod refused;
mod rematch;
mod sitting;
mod studies;
mod thinkers;
mod thinking;
mod transfer;
mod watch;

pub use agreeing::{Answered, TakenBack};
pub use analysing::Analysis;
pub use background::Background;
pub use clock::{Clocks, longest_pause, more_time};
pub use host::{Config, Host, Notice, Wanted};
pub use house::{Cleared, Keep};
pub use live::{Live, Tick};
pub use names::{MOST_CHAT, MOST_NODE_NAME, MOST_SET_NAME, clean_chat, clean_name, clean_node_name, clean_set_name};
pub use opening::{SeatWish, Wish};
pub use outlook::Outlook;
pub use past::History;
pub use pieces::{MOST_SET_BYTES, NamedPieces, PiecesWish};
pub use refused::Refused;
pub use sitting::{Played, Sitting};
pub use studies::{MOST_NODES, Node, START, Study, Tree, Try};
pub use thinking::Advice;
pub use transfer::{ELSEWHERE, Imported};

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now() -> store::Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as store::Millis)
}
