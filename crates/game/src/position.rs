//! What every position with tables, players and a seat at turn has: written once, for the games of the table.

/// Gives a position that has the fields `printed`, `player` and `active` its `Clone` and the questions every rule asks:
/// `tables`, `me` and `me_mut`. `Clone` is written so that it stops compiling when someone adds a field that is not
/// plain memory.
///
/// ```
/// # use game::{PerSeat, Printed, Seat};
/// struct Position { printed: Printed<()>, active: Seat, player: PerSeat<u8> }
/// game::position! { Position, tables: (), player: u8 }
///
/// let mut position = Position { printed: Printed(&()), active: Seat::new(1), player: PerSeat::all(0) };
/// *position.me_mut() += 7;
/// assert_eq!((*position.clone().me(), position.player[Seat::new(0)]), (7, 0));
/// assert_eq!(position.tables(), &());
/// ```
#[macro_export]
macro_rules! position {
    ($position:ident, tables: $tables:ty, player: $player:ty) => {
        impl Clone for $position {
            #[inline]
            fn clone(&self) -> $position {
                $position { ..*self }
            }
        }

        impl $position {
            /// What is printed on the pieces.
            #[inline]
            pub(crate) fn tables(&self) -> &'static $tables {
                self.printed.0
            }

            /// The player at turn.
            #[inline]
            pub(crate) fn me(&self) -> &$player {
                &self.player[self.active]
            }

            /// The player at turn, to be changed.
            #[inline]
            pub(crate) fn me_mut(&mut self) -> &mut $player {
                &mut self.player[self.active]
            }
        }
    };
}
