//! A line of a chat that the host should look at: the line is shown once more, and whoever reports it is thanked.

use super::lobby::here;
use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::{Ask, Fields};
use crate::limits::Wanted;
use crate::pages::report::{self, Reported};
use crate::present;
use crate::site::Site;
use crate::table_request::table_id;
use crate::who::Who;
use axum::extract::{OriginalUri, Path, State};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use store::{AuditEvent, ChatLine, TableId};

/// Which line.
#[derive(Deserialize)]
pub(super) struct Line {
    #[serde(default)]
    line: u32,
}

/// `GET /table/ID/report`
pub(super) async fn ask(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(Line { line }): Ask<Line>,
    uri: OriginalUri,
) -> Result<Markup, ErrorResponse> {
    let (_, id) = (who.require_player()?, table_id(&who, &id)?);
    let line = said(&site, &who, id, line).await?;
    let visit = present::visit(&site, &who, &here(&uri)).await.or_respond(&who)?;
    Ok(report::page(&who.words, &visit, &Reported { table: id, line, done: false }))
}

/// `POST /table/ID/report`
pub(super) async fn send(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Markup, ErrorResponse> {
    let (player, id) = (who.require_player()?.id, table_id(&who, &id)?);
    let number = fields.text("line").parse().map_err(|_| ErrorResponse::bad_request(&who))?;
    if !site.limits.allow(Wanted::Call, who.address) {
        return Err(ErrorResponse::too_often(&who));
    }
    let line = said(&site, &who, id, number).await?;
    if !site.host.store().report(player, id, number, host::now()).await.or_respond(&who)? {
        return Err(ErrorResponse::not_found(&who));
    }
    site.audit(&who, AuditEvent::Reported, Some(line.player), &line.name, &format!("{id} {number}")).await;
    let visit = present::visit(&site, &who, &format!("/table/{id}")).await.or_respond(&who)?;
    Ok(report::page(&who.words, &visit, &Reported { table: id, line, done: true }))
}

/// The line that is meant: one that somebody else has said at this table.
async fn said(site: &Arc<Site>, who: &Who, id: TableId, number: u32) -> Result<ChatLine, ErrorResponse> {
    let me = who.player().map(|player| player.id);
    let find = |sitting: &host::Sitting| sitting.chat.iter().find(|line| line.number == number).cloned();
    let line = site.host.look(id, find).await.or_respond(who)?;
    line.filter(|line| Some(line.player) != me).ok_or_else(|| ErrorResponse::not_found(who))
}
