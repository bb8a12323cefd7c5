//! What a form sends.

use crate::error_response::ErrorResponse;
use crate::site::Site;
use crate::who::Who;
use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use game::Seat;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The fields of a form, in order.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The last field with this name; empty if there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.0.iter().rev().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// A seat, written as the record writes it; `None` if the field is missing or empty.
    pub(crate) fn seat(&self, who: &Who, name: &str) -> Result<Option<Seat>, ErrorResponse> {
        match self.text(name) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| ErrorResponse::bad_request(who)),
        }
    }

    /// A number that must be there.
    pub(crate) fn number(&self, who: &Who, name: &str) -> Result<u32, ErrorResponse> {
        self.text(name).parse().map_err(|_| ErrorResponse::bad_request(who))
    }
}

impl FromRequest<Arc<Site>> for Fields {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Fields, ErrorResponse> {
        let (mut parts, body) = request.into_parts();
        let who = Who::from_request_parts(&mut parts, site).await?;
        let form = Form::<Vec<(String, String)>>::from_request(Request::from_parts(parts, body), site).await;
        // A body may be long on its way.
        who.require_still(site).await?;
        form.map(|Form(fields)| Fields(fields)).map_err(|_| ErrorResponse::bad_request(&who))
    }
}

/// What stands behind the `?` of a path.
pub(crate) struct Ask<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Site>> for Ask<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Ask<T>, ErrorResponse> {
        let who = Who::from_request_parts(parts, site).await?;
        let asked = Query::<T>::try_from_uri(&parts.uri);
        asked.map(|Query(asked)| Ask(asked)).map_err(|_| ErrorResponse::bad_request(&who))
    }
}

/// A path on this site, whatever was asked for: nobody is sent elsewhere.
pub(crate) fn own_path(text: &str) -> &str {
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && text.starts_with('/') && !text.starts_with("//") { text } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for (asked, path) in [
            ("/table/0123456789ab?eyes=seat1", "/table/0123456789ab?eyes=seat1"),
            ("", "/"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"),
            ("/a\r\nset-cookie: x=y", "/"),
            ("javascript:alert(1)", "/"),
        ] {
            assert_eq!(own_path(asked), path, "{asked:?}");
        }
    }
}
