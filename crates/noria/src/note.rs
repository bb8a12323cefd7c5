//! What viewers are told about an event. Nothing in Noria is hidden, so everybody is told all of it.

use crate::event::Event;
use game::Viewer;

/// What everybody is told.
pub type Note = Event;

/// What a viewer is told about an event: the event.
pub(crate) fn note(event: &Event, _: Viewer) -> Option<Note> {
    Some(*event)
}
