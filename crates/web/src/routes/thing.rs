//! What a thing on the table is, what can be done with it, and why not.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::fields::Ask;
use crate::pages::table::thing_card;
use crate::past;
use crate::present::{self, Onlooker};
use crate::site::Site;
use crate::table_request::table_id;
use crate::who::Who;
use axum::extract::{Path, State};
use host::Sitting;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// What is asked about, and through whose eyes.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// The id of a thing and of those around it, the innermost first, with commas between them.
    thing: String,
    eyes: Option<String>,
    /// The entry after which it is asked about; without it, now.
    at: Option<u32>,
}

/// `GET /table/ID/thing?thing=A,B`: the card of the first of these things that has one.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    who: Who,
    Path(id): Path<String>,
    Ask(asked): Ask<Asked>,
) -> Result<Markup, ErrorResponse> {
    let id = table_id(&who, &id)?;
    let eyes = asked.eyes.as_deref().and_then(|eyes| eyes.parse().ok());
    let onlooker = Onlooker::new(&site, &who, eyes).await.or_respond(&who)?;
    let past = match asked.at {
        Some(at) => {
            let history = site.host.history(id).await.or_respond(&who)?;
            Some(past::at_leisure(&site, &who, move || history.at(at)).await?)
        }
        None => None,
    };
    let look = |sitting: &Sitting| {
        let (shown, names) = present::thing(sitting, past.as_deref(), &onlooker, asked.thing.split(','))?;
        Some(thing_card(&who.words, &sitting.info.game, &names, &shown))
    };
    site.host.look(id, look).await.or_respond(&who)?.ok_or_else(|| ErrorResponse::not_found(&who))
}
