//! Somebody who is signed in does something at a table: who, where, and what was sent. Pages send forms, programs send
//! JSON; everything else is the same for both.

use crate::error_response::ErrorResponse;
use crate::site::Site;
use crate::who::Who;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use std::sync::Arc;
use store::{PlayerId, TableId};

/// What somebody does at a table.
pub(crate) struct TableRequest<B> {
    pub(crate) site: Arc<Site>,
    pub(crate) who: Who,
    pub(crate) player: PlayerId,
    pub(crate) id: TableId,
    /// What was sent.
    pub(crate) body: B,
}

impl<B: FromRequest<Arc<Site>, Rejection = ErrorResponse>> FromRequest<Arc<Site>> for TableRequest<B> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<TableRequest<B>, ErrorResponse> {
        let (mut parts, body) = request.into_parts();
        let who = Who::from_request_parts(&mut parts, site).await?;
        let player = who.require_player()?.id;
        let path = Path::<String>::from_request_parts(&mut parts, site).await;
        let id = table_id(&who, &path.map_err(|_| ErrorResponse::bad_request(&who))?)?;
        let body = B::from_request(Request::from_parts(parts, body), site).await?;
        Ok(TableRequest { site: site.clone(), who, player, id, body })
    }
}

/// The table of a path.
pub(crate) fn table_id(who: &Who, text: &str) -> Result<TableId, ErrorResponse> {
    text.parse().map_err(|_| ErrorResponse::new(who, StatusCode::NOT_FOUND, "no-table"))
}
