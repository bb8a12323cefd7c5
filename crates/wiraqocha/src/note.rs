//! What everybody is told about an event: the event itself, because nothing is secret (W-2.4).

use crate::event::Event;
use game::Viewer;

/// What viewers are told.
pub type Note = Event;

/// The same for everybody.
pub(crate) fn note(event: &Event, _: Viewer) -> Option<Note> {
    Some(*event)
}
