//! Somebody who looks at a table through a stream, and opens it again at any server whenever it breaks.

use super::sky::Sky;
use crate::events::Events;
use game::Rng;
use serde::Deserialize;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// What a stream tells of a step, as far as anybody here reads it.
#[derive(Deserialize)]
struct Step {
    version: u32,
    to_move: Vec<u8>,
    over: bool,
}

/// A viewer.
pub struct Viewer {
    /// What is looked at.
    path: String,
    token: String,
    /// Where the table stands, as far as this one knows.
    pub at: Cell<Option<u32>>,
    pub to_move: RefCell<Vec<u8>>,
    pub over: Cell<bool>,
    /// The server that it looks through.
    pub node: Cell<usize>,
}

impl Viewer {
    /// Who sits at a seat, or with an empty token anybody.
    pub fn new(table: &str, seat: Option<usize>, token: &str) -> Rc<Viewer> {
        let seat = seat.map_or_else(String::new, |seat| format!("?seat={}", seat + 1));
        Rc::new(Viewer {
            path: format!("/api/v1/tables/{table}/events{seat}"),
            token: token.into(),
            at: Cell::default(),
            to_move: RefCell::default(),
            over: Cell::default(),
            node: Cell::default(),
        })
    }

    /// Looks until it is stopped.
    pub async fn watch(self: Rc<Viewer>, sky: Rc<Sky>, mut luck: Rng) {
        loop {
            self.node.set(luck.below(sky.nodes.len()));
            if let Ok(mut events) = Events::open(sky.nodes[self.node.get()].into(), &self.path, &self.token).await {
                self.read(&sky, &mut events).await;
                sky.counts.borrow_mut().reopened += 1;
            }
            tokio::time::sleep(Duration::from_millis(50 + luck.below(150) as u64)).await;
        }
    }

    /// Reads one stream until it breaks.
    async fn read(&self, sky: &Sky, events: &mut Events) {
        let mut last = 0;
        while let Ok(event) = events.next().await {
            if event.kind != "step" {
                continue;
            }
            match serde_json::from_str::<Step>(event.data) {
                Ok(step) => {
                    // Another server may be behind for a moment; one stream never goes back.
                    if step.version < last {
                        sky.found(&format!("{} went back from {last} to {}", self.path, step.version));
                    }
                    last = step.version;
                    self.at.set(Some(step.version));
                    self.over.set(step.over);
                    self.to_move.replace(step.to_move);
                }
                Err(error) => sky.found(&format!("{} says {}: {error}", self.path, event.data)),
            }
        }
    }
}
