//! What each viewer is told about an event.

use crate::event::Event;
use game::Seat;

/// What a viewer is told: the event, or that something was dealt that only its owner may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Note {
    /// A seat was dealt an order (V-2.9).
    DealtUnseen {
        /// Who.
        seat: Seat,
    },
    /// A hidden order counts under a seat's ship (V-10.3).
    CounteredUnseen {
        /// Whose.
        seat: Seat,
    },
    /// Everything about it.
    #[cfg_attr(feature = "json", serde(untagged))]
    Told(Event),
}
