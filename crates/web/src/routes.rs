//! Every route: what answers which path. The handlers only read what was asked, ask the host, and choose the page.

mod account;
mod analysis;
mod learn;
mod lobby;
mod own_data;
mod passkeys;
mod pieces;
mod play;
mod recovery;
mod replay;
mod report;
mod rulebook;
mod service;
mod sign_in;
mod study;
mod tables;
mod thing;
mod upload;

use crate::error_response::{Form, nothing_here};
use crate::site::Site;
use crate::who::Who;
use crate::{api, guard};
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router, middleware};
use serde_json::json;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::{CompressionLayer, DefaultPredicate, Predicate, predicate::NotForContentType};
use tower_http::limit::RequestBodyLimitLayer;

/// Nobody needs to send more than this, except for records.
const MOST_BYTES: usize = 64 * 1024;
/// A record, with its signs written as a form writes them.
const MOST_UPLOADED: usize = 3 * upload::MOST_BYTES + 1024;

/// Where records are sent to.
const UPLOAD: &str = "/upload";

/// Every path of a page, with what answers it.
fn pages() -> Vec<(&'static str, MethodRouter<Arc<Site>>)> {
    vec![
        ("/", get(lobby::start)),
        ("/play-now", post(lobby::play_now)),
        ("/first-game", post(lobby::first_game)),
        ("/new", get(lobby::form).post(lobby::open)),
        ("/table/{id}", get(tables::show)),
        ("/table/{id}/stream", get(tables::stream)),
        ("/table/{id}/thing", get(thing::show)),
        ("/table/{id}/join", post(tables::join)),
        ("/table/{id}/leave", post(tables::leave)),
        ("/table/{id}/remove", post(tables::remove)),
        ("/table/{id}/computer", post(tables::seat_computer)),
        ("/table/{id}/list", post(tables::list_again)),
        ("/table/{id}/play", post(play::play)),
        ("/table/{id}/luck", post(play::luck)),
        ("/table/{id}/mend", post(play::mend)),
        ("/table/{id}/undo", post(play::undo)),
        ("/table/{id}/reset", post(play::reset)),
        ("/table/{id}/guide", post(play::guide)),
        ("/table/{id}/hint", post(play::hint)),
        ("/table/{id}/resign", post(play::resign)),
        ("/table/{id}/ask", post(play::ask)),
        ("/table/{id}/answer", post(play::answer)),
        ("/table/{id}/back", post(play::back)),
        ("/table/{id}/rematch", post(play::rematch)),
        ("/table/{id}/chat", post(play::chat)),
        ("/table/{id}/mute", post(play::mute)),
        ("/table/{id}/report", get(report::ask).post(report::send)),
        ("/table/{id}/replay", get(replay::show)),
        ("/table/{id}/record", get(replay::record)),
        ("/table/{id}/analysis", get(analysis::show)),
        ("/table/{id}/analysis/json", get(analysis::json)),
        ("/table/{id}/analysis/record", get(analysis::record)),
        ("/table/{id}/study", post(study::open)),
        ("/table/{id}/pieces", get(pieces::of_table)),
        ("/table/{id}/pieces/toml", get(pieces::download_of_table)),
        (UPLOAD, get(upload::form).post(upload::take_in)),
        ("/studies", get(study::list)),
        ("/study/{id}", get(study::show)),
        ("/study/{id}/thing", get(study::thing)),
        ("/study/{id}/play", post(study::play)),
        ("/study/{id}/name", post(study::name)),
        ("/study/{id}/cut", post(study::cut)),
        ("/study/{id}/copy", post(study::copy)),
        ("/study/{id}/delete", post(study::delete)),
        ("/join/{token}", get(tables::invitation).post(tables::accept)),
        ("/player/{id}", get(account::player)),
        ("/me", get(account::show)),
        ("/me/name", post(account::rename)),
        ("/me/language", post(account::set_language)),
        ("/me/password", post(account::set_password)),
        ("/me/confirm", post(account::confirm_password)),
        ("/me/confirm/begin", post(passkeys::begin_confirming)),
        ("/me/confirm/end", post(passkeys::confirm)),
        ("/me/passkeys/begin", post(passkeys::begin_adding)),
        ("/me/passkeys/end", post(passkeys::add)),
        ("/me/passkeys/remove", post(passkeys::remove)),
        ("/me/recovery", post(recovery::make_codes)),
        ("/me/webhook", post(account::set_webhook)),
        ("/me/webhook/test", post(account::test_webhook)),
        ("/me/link", post(account::make_link)),
        ("/me/token", post(account::make_token)),
        ("/me/end-session", post(account::end_session)),
        ("/me/sign-out-everywhere", post(account::end_others)),
        ("/me/export", get(own_data::export)),
        ("/me/delete", post(own_data::delete)),
        ("/sign-in", get(sign_in::form).post(sign_in::enter)),
        ("/sign-in/begin", post(passkeys::begin_signing_in)),
        ("/sign-in/end", post(passkeys::sign_in)),
        ("/sign-in/recovery", post(recovery::enter)),
        ("/sign-out", post(sign_in::leave)),
        ("/carry/{token}", get(sign_in::ask_carry).post(sign_in::carry)),
        ("/language", post(sign_in::choose_language)),
        ("/learn/{game}", get(learn::game)),
        ("/learn/{game}/{lesson}", get(learn::lesson)),
        ("/learn/{game}/{lesson}/play", post(learn::play)),
        ("/learn/{game}/{lesson}/hint", post(learn::hint)),
        ("/learn/{game}/{lesson}/thing", get(learn::thing)),
        ("/legend/{game}", get(learn::legend)),
        ("/rules", get(rulebook::all)),
        ("/rules/{game}", get(rulebook::book)),
        ("/rules/{game}/{number}", get(rulebook::paragraph)),
        ("/rules/{game}/pieces", get(pieces::form).post(pieces::correct_values)),
        ("/pieces", get(pieces::list)),
        ("/pieces/{id}", get(pieces::show)),
        ("/pieces/{id}/toml", get(pieces::download)),
        ("/pieces/{id}/delete", post(pieces::delete)),
        ("/about", get(service::about)),
        ("/assets/{*file}", get(service::asset)),
        ("/healthz", get(service::alive)),
        ("/readyz", get(service::ready)),
    ]
}

/// All paths of pages, for tests that try every one.
pub fn paths() -> Vec<&'static str> {
    pages().into_iter().map(|(path, _)| path).collect()
}

/// The whole site.
pub fn app(site: Arc<Site>) -> Router {
    // A stream that is packed arrives late, in lumps.
    let packed = DefaultPredicate::new().and(NotForContentType::const_new("text/event-stream"));
    // What is too long is cut off, except that somebody with a long record is told so on a page.
    let limited = |(path, method): (&'static str, MethodRouter<Arc<Site>>)| match path {
        UPLOAD => (path, method.layer(DefaultBodyLimit::max(MOST_UPLOADED))),
        _ => (path, method.layer(RequestBodyLimitLayer::new(MOST_BYTES))),
    };
    let pages =
        pages().into_iter().map(limited).fold(Router::new(), |router, (path, method)| router.route(path, method));
    pages
        .layer(CompressionLayer::new().compress_when(packed))
        .merge(
            api::routes()
                .layer(RequestBodyLimitLayer::new(MOST_BYTES))
                .layer(middleware::from_fn(api::refuse_too_long)),
        )
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(site.clone(), guard::pass))
        .layer(CatchPanicLayer::custom(service::after_panic))
        .with_state(site)
}

/// What only whoever hosts may reach: an address of its own, without limits and without guests.
pub fn watch(site: Arc<Site>) -> Router {
    Router::new()
        .route("/healthz", get(service::alive))
        .route("/readyz", get(service::ready))
        .route("/metrics", get(service::metrics))
        .with_state(site)
}

/// Done: the script of a page hears so, a browser without one goes to `path`.
fn done(who: &Who, path: &str) -> Response {
    match who.form {
        Form::Page => go_to(path),
        Form::Script | Form::Api => Json(json!({ "ok": true })).into_response(),
    }
}

/// Done, and the page must change: also the script goes there.
fn go_to(path: &str) -> Response {
    (StatusCode::SEE_OTHER, [(LOCATION, path.to_owned())]).into_response()
}

fn table_path(id: store::TableId) -> String {
    format!("/table/{id}")
}
