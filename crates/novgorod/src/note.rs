//! What each viewer is told about an event.

use crate::event::Event;
use game::{Seat, Viewer};

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

/// V-2.9, V-10.3: an order that is dealt face down is known to its owner alone; everything else happens in the open.
pub(crate) fn note(event: &Event, viewer: Viewer) -> Note {
    match *event {
        Event::Dealt { seat, .. } if viewer != Viewer::Seat(seat) => Note::DealtUnseen { seat },
        Event::Countered { seat, .. } if viewer != Viewer::Seat(seat) => Note::CounteredUnseen { seat },
        event => Note::Told(event),
    }
}
