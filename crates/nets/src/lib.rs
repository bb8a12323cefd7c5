//! Small nets that judge positions: who wins, how far everybody comes, and what a strong player would do.
//!
//! A [`Net`] is one file a game, `nets/GAME.safetensors` at the repository's root; [`shipped`] finds it. [`Inputs`]
//! write a position as one seat knows it, and a [`Judge`] says what the net makes of it:
//!
//! ```text
//! features of the position (game::encode)  ┐
//! what the hand evaluation says of a seat  ├─> 64 ReLU ─> 32 ReLU ─┬─> share   who wins, a softmax over the seats
//! a row of biases for 2, 3 or 4 seats      ┘                       ├─> points  how far each comes, in `LEAD`s
//!                                                                  └─> policy  a logit for each action
//! ```
//!
//! Everything about seats is in turn order from the looking seat on. The tensors, all f32, are `features`
//! \[inputs, 64\], `seats` \[3, 64\], `hidden` \[64, 32\], `hidden_bias` \[32\], `share` \[32, 4\], `share_bias` \[4\],
//! `points` \[32, 4\], `points_bias` \[4\], `policy` \[actions, 32\] and `policy_bias` \[actions\]: a row an input, and in
//! `policy` a row an action. The texts in the header are `game`, `revision`, `features` (see [`features_print`]),
//! `actions` and `made`.
//!
//! Why by hand: a search asks a hundred thousand times a second, and libraries for nets take longer to begin than this
//! takes as a whole. Inputs that are 0 cost nothing; the rest are loops of fixed size that the compiler makes vectors
//! of. `pulp` compiles them for AVX2 too and chooses at run time, which Rust without unsafe code cannot; `safetensors`
//! is a plain format that Python writes and that can carry no code; `rust-embed` puts the files into the program.
//!
//! All machines add the same numbers in the same order and round after every operation (no fused multiply-add), so they
//! agree to the bit, but for the exponential function in the softmax, which platforms may round differently.

mod hand;
mod inputs;
mod judge;
mod kernel;
mod misfit;
mod net;
mod shipped;
pub mod testing;

pub use hand::HAND;
pub use inputs::Inputs;
pub use judge::{Heads, Judge, Judgement};
pub use kernel::{H1, H2};
pub use misfit::Misfit;
pub use net::{Net, facts, features_print};
pub use shipped::{FOLDER_VARIABLE, find, shipped};
