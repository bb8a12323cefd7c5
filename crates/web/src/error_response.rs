//! What somebody gets who asks for something that is not possible: a sentence in the own language, as a page for
//! people, as JSON for programs. It says what went wrong and how to go on, and nothing about the inside.

use crate::pages;
use crate::site::Site;
use crate::who::Who;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{LOCATION, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use host::Refused;
use serde_json::json;
use std::sync::Arc;
use store::StoreError;
use words::Words;

/// How an answer should look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// A page for a person.
    Page,
    /// JSON for the script of a page.
    Script,
    /// JSON for a program.
    Api,
}

/// What went wrong.
#[derive(Clone, Debug)]
pub(crate) struct ErrorResponse {
    status: StatusCode,
    /// A word for programs.
    code: &'static str,
    /// A sentence for people.
    sentence: String,
    form: Form,
    words: Words,
    /// Where a person can go on.
    go_to: Option<String>,
    /// Where the table stands now, for a program that was too late.
    version: Option<u32>,
    /// Where the rulebook says what is possible.
    rule: Option<String>,
}

impl ErrorResponse {
    /// An answer with the sentence `refused-CODE`.
    pub(crate) fn new(who: &Who, status: StatusCode, code: &'static str) -> ErrorResponse {
        let sentence = who.words.say(&format!("refused-{code}"));
        ErrorResponse {
            status,
            code,
            sentence: sentence.into_owned(),
            form: who.form,
            words: who.words,
            go_to: None,
            version: None,
            rule: None,
        }
    }

    /// The same, with a reason in the words of whoever found it.
    pub(crate) fn because(mut self, why: &str) -> ErrorResponse {
        self.sentence = format!("{} ({why})", self.sentence);
        self
    }

    /// The same, with a link to the rulebook.
    pub(crate) fn by_rule(mut self, rule: Option<String>) -> ErrorResponse {
        self.rule = rule;
        self
    }

    /// What went wrong, for a form that is shown again.
    pub(crate) fn sentence(&self) -> &str {
        &self.sentence
    }

    /// The host refused.
    pub(crate) fn refused(who: &Who, refused: &Refused) -> ErrorResponse {
        let status = match refused {
            Refused::NoTable | Refused::NoInvite | Refused::NoSet | Refused::NoStudy | Refused::NoStep => {
                StatusCode::NOT_FOUND
            }
            Refused::NotYourSeat
            | Refused::NotHost
            | Refused::NotYourSet
            | Refused::NotYourStudy
            | Refused::SentAway
            | Refused::HintsOff => StatusCode::FORBIDDEN,
            Refused::Setup(_) | Refused::NotWithoutMe | Refused::BadText | Refused::NameTaken | Refused::WhichSeat => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Refused::Rule(table::Refusal::NotOffered { .. } | table::Refusal::Unknown { .. }) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Refused::TooMany | Refused::TooManyListed | Refused::TooManySets | Refused::TooManyStudies => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Refused::ThoughtEnough => StatusCode::TOO_MANY_REQUESTS,
            Refused::Revision(_) => StatusCode::GONE,
            Refused::Store(error) => return ErrorResponse::store(who, error),
            Refused::Broken(why) => {
                tracing::error!(why, "a table is broken");
                StatusCode::INTERNAL_SERVER_ERROR
            }
            _ => StatusCode::CONFLICT,
        };
        let mut response = ErrorResponse::new(who, status, refused.code());
        // What exactly cannot be set up so is known only in the words of the rules.
        match refused {
            Refused::Setup(problem) => response = response.because(&problem.to_string()),
            Refused::Rule(refusal) if who.form == Form::Api => response.sentence = refusal.to_string(),
            Refused::Stale { version } => response.version = Some(*version),
            _ => {}
        }
        response
    }

    /// The database did not answer, cannot store anything, or refuses what it was given.
    pub(crate) fn store(who: &Who, error: &StoreError) -> ErrorResponse {
        let code = match error {
            StoreError::BadText => return ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, "bad-sign"),
            StoreError::NameTaken => return ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, "name-taken"),
            StoreError::Full(_) => "disk-full",
            StoreError::Gone(_) => "database-gone",
            StoreError::Place(_) | StoreError::Failed(_) | StoreError::Unknown(_) | StoreError::Closed => "unavailable",
        };
        tracing::error!(%error, "the store");
        metrics::counter!("spieltisch_store_errors_total").increment(1);
        ErrorResponse::new(who, StatusCode::SERVICE_UNAVAILABLE, code)
    }

    /// Nobody has signed in.
    pub(crate) fn sign_in(who: &Who) -> ErrorResponse {
        let mut response = ErrorResponse::new(who, StatusCode::UNAUTHORIZED, "sign-in");
        response.go_to = Some("/sign-in".into());
        response
    }

    /// Something is wrong with a table, and the log says what.
    pub(crate) fn broken(who: &Who) -> ErrorResponse {
        ErrorResponse::new(who, StatusCode::INTERNAL_SERVER_ERROR, "broken")
    }

    /// There is no such page.
    pub(crate) fn not_found(who: &Who) -> ErrorResponse {
        ErrorResponse::new(who, StatusCode::NOT_FOUND, "not-found")
    }

    /// What was sent cannot be read.
    pub(crate) fn bad_request(who: &Who) -> ErrorResponse {
        ErrorResponse::new(who, StatusCode::BAD_REQUEST, "bad-request")
    }

    /// Too much at once.
    pub(crate) fn busy(who: &Who) -> ErrorResponse {
        ErrorResponse::new(who, StatusCode::TOO_MANY_REQUESTS, "busy")
    }

    /// Too often.
    pub(crate) fn too_often(who: &Who) -> ErrorResponse {
        ErrorResponse::new(who, StatusCode::TOO_MANY_REQUESTS, "too-often")
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        if self.form == Form::Page && self.go_to.is_some() {
            return (StatusCode::SEE_OTHER, [(LOCATION, self.go_to.unwrap_or_default())]).into_response();
        }
        let mut response = match self.form {
            Form::Page => {
                let page = pages::error::page(&self.words, self.status.as_u16(), &self.sentence, self.rule.as_deref());
                (self.status, page).into_response()
            }
            Form::Script => {
                let body = json!({ "error": self.sentence, "code": self.code, "go_to": self.go_to, "rule": self.rule });
                (self.status, Json(body)).into_response()
            }
            Form::Api => {
                let mut error = json!({ "code": self.code, "message": self.sentence });
                if let Some(version) = self.version {
                    error["version"] = version.into();
                }
                (self.status, Json(json!({ "error": error }))).into_response()
            }
        };
        if matches!(self.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(RETRY_AFTER, axum::http::HeaderValue::from_static("5"));
        }
        response
    }
}

/// A refusal of the host, or of the store, for whoever asks.
pub(crate) trait OrRespond<T> {
    /// Turns the error into an answer.
    fn or_respond(self, who: &Who) -> Result<T, ErrorResponse>;
}

impl<T> OrRespond<T> for Result<T, Refused> {
    fn or_respond(self, who: &Who) -> Result<T, ErrorResponse> {
        self.map_err(|refused| ErrorResponse::refused(who, &refused))
    }
}

impl<T> OrRespond<T> for Result<T, StoreError> {
    fn or_respond(self, who: &Who) -> Result<T, ErrorResponse> {
        self.map_err(|error| ErrorResponse::store(who, &error))
    }
}

/// For whoever asks for a page that is not there.
pub(crate) async fn nothing_here(axum::extract::State(_): axum::extract::State<Arc<Site>>, who: Who) -> ErrorResponse {
    ErrorResponse::not_found(&who)
}
