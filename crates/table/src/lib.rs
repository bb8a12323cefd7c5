//! One live game: whoever asks for something is checked, what is carried out is written down, and what is written down
//! can be replayed.
//!
//! Read in this order: [`Table`] plays; [`Refusal`] is what it answers to a mistake; [`Entry`] is what it writes down;
//! [`Told`] is what a viewer hears of it; [`AnyTable`] is for those who do not know the game. There is no input or
//! output here, and luck comes from outside.
//!
//! ```
//! use game::{Rng, Seat, Setup, examples::pig::Pig};
//! use table::{AnyTable, Table};
//!
//! let mut table = Table::<Pig>::new(&Setup::new::<Pig>(2, &[]).unwrap(), &()).unwrap();
//! let mut rng = Rng::new(2);
//! table.settle(&mut || rng.bits()); // A turn begins with a roll, and there is no other choice.
//! assert_eq!(table.lines_after(0), "1 seat1! roll\n2 chance die 3\n");
//!
//! let seat = Seat::new(0);
//! assert_eq!(table.play_text(seat, "fold").unwrap_err().to_string(), "'fold' is not an action of this game");
//! table.play_text(seat, "hold").unwrap();
//! table.undo(seat).unwrap();
//! assert_eq!(table.lines_after(2), "3 seat1 hold\n4 seat1 undo-to 2\n");
//!
//! let again = Table::<Pig>::read(&table.record_text(), &()).unwrap();
//! assert_eq!(again.position(), table.position());
//! ```

mod any;
mod live;
mod log;
mod past;
mod refusal;
mod replay;
mod runs;
mod tell;

pub use any::AnyTable;
pub use live::{MOST_TAKEN_BACK, Table, most_entries};
pub use log::Entry;
pub use past::Kept;
pub use refusal::Refusal;
pub use runs::{MOST_RUNS, Run, Step, steps};
pub use tell::Told;
