//! Studies for programs: everything that was tried, in the notation of the record.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::extract::{Path, State};
use game::Actor;
use host::{Node, Refused};
use serde::Serialize;
use std::sync::Arc;

/// A study with all its steps.
#[derive(Serialize)]
pub(super) struct Study {
    id: String,
    game: String,
    by: String,
    /// The table that it comes from, and after which entry of its record it begins.
    table: String,
    entry: u32,
    title: String,
    steps: Vec<Step>,
}

/// A step that was tried.
#[derive(Serialize)]
struct Step {
    number: u32,
    /// The number of the step before it; 0 where the study begins.
    after: u32,
    by: String,
    does: String,
    name: String,
}

/// `GET /api/v1/studies/ID`
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
) -> Result<Json<Study>, ErrorResponse> {
    let id = id.parse().map_err(|_| ErrorResponse::refused(&who, &Refused::NoStudy))?;
    let host::Study { row, tree, .. } = site.host.study(id).await.or_respond(&who)?;
    let step = |node: &Node| Step {
        number: node.number,
        after: node.parent,
        by: match node.by {
            Actor::Seat(seat) => seat.to_string(),
            Actor::Chance => "chance".into(),
        },
        does: node.does.clone(),
        name: node.name.clone(),
    };
    Ok(Json(Study {
        id: row.id.to_string(),
        game: row.game,
        by: row.by,
        table: row.table.to_string(),
        entry: row.entry,
        title: tree.title().into(),
        steps: tree.nodes().iter().map(step).collect(),
    }))
}
