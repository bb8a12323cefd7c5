//! My settings: name, language, password, passkeys, messages, other devices, programs.

use super::credentials::{PasskeyView, passkeys, proof, recovery};
use super::waiting::share;
use crate::frame::{self, Sheet, Visit, frame};
use crate::text;
use crate::webhook::Outcome;
use maud::{Markup, html};
use store::{Millis, SessionKind};
use words::{Language, Words};

/// What the page of my settings shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// My name.
    pub name: String,
    /// Whether I have neither password nor passkey.
    pub guest: bool,
    /// Whether I have a password.
    pub has_password: bool,
    /// My passkeys.
    pub passkeys: Vec<PasskeyView>,
    /// The address to which passkeys are bound; nothing where they cannot work.
    pub passkeys_at: Option<String>,
    /// Whether I am asked who I am before something that lasts.
    pub asked: bool,
    /// How many recovery codes I have left.
    pub codes_left: u32,
    /// Recovery codes that were made just now. They are shown once.
    pub codes: Vec<String>,
    /// The address that is told about my turn, or nothing.
    pub webhook: String,
    /// When it was called last, and how that ended.
    pub webhook_call: Option<(Millis, Outcome)>,
    /// The address of a link to another device that was made just now. It is shown once.
    pub link: Option<String>,
    /// A token for a program that was made just now. It is shown once.
    pub token: Option<String>,
    /// Where I am signed in.
    pub sessions: Vec<SessionView>,
    /// What was done just now.
    pub done: Option<String>,
    /// What could not be done.
    pub wrong: Option<String>,
}

/// A device or a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionView {
    /// What the form sends to end it.
    pub key: String,
    /// A browser, a program or a link that was not used.
    pub kind: SessionKind,
    /// What it is called.
    pub label: String,
    /// Since when.
    pub created: Millis,
    /// Until when.
    pub expires: Millis,
    /// Whether it is the one that looks at this page.
    pub this: bool,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Settings) -> Markup {
    let sheet = Sheet { title: words.say("me-title").into(), script: Some("passkeys.js"), ..Default::default() };
    let body = html! {
        h1 { (words.say("me-title")) }
        (frame::notice("good", model.done.as_deref()))
        (frame::notice("bad", model.wrong.as_deref()))
        @if let Some(me) = &visit.me { p { a href={ "/player/" (me.id) } { (words.say("me-page")) } " · " a href="/studies" { (words.say("study-mine")) } } }
        div.settings {
            (name(words, model))
            (language(words))
            (password(words, model))
            @if !model.guest { (recovery(words, model)) }
            (passkeys(words, model))
            (webhook(words, model))
            (link(words, model))
            (programs(words, model))
            (sessions(words, model))
            (own_data(words, model))
        }
    };
    frame(words, visit, &sheet, body)
}

fn name(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card method="post" action="/me/name" {
            h2 { (words.say("me-name")) }
            label for="name" { (words.say("name")) }
            input #name name="name" value=(model.name) required maxlength="24" autocomplete="nickname";
            button { (words.say("save")) }
        }
    }
}

fn language(words: &Words) -> Markup {
    html! {
        form.card method="post" action="/me/language" {
            h2 { (words.say("language")) }
            fieldset.plain {
                legend.unseen { (words.say("language")) }
                @for language in Language::ALL {
                    label.radio {
                        input type="radio" name="lang" value=(language.code()) checked[language == words.language];
                        span lang=(language.code()) { (language.own_name()) }
                    }
                }
            }
            button { (words.say("save")) }
        }
    }
}

fn password(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card method="post" action="/me/password" {
            h2 { (words.say("me-password")) }
            p.help { (words.say(password_help(model))) }
            // Keepers of passwords want to know whose it is.
            input type="hidden" name="username" value=(model.name) autocomplete="username";
            (proof(words, model, "old", "old"))
            label for="password" { (words.say("me-password-new")) }
            input #password type="password" name="password" required minlength="8" maxlength="200"
                autocomplete="new-password";
            p.help { (words.say("me-password-ends")) }
            button { (words.say("save")) }
        }
    }
}

fn password_help(model: &Settings) -> &'static str {
    match (model.guest, model.has_password) {
        (true, _) => "me-password-none",
        (false, true) => "me-password-has",
        (false, false) => "me-password-passkey",
    }
}

fn webhook(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card method="post" action="/me/webhook" {
            h2 { (words.say("me-webhook")) }
            p.help { (words.say("me-webhook-help")) }
            label for="webhook" { (words.say("me-webhook-address")) }
            input #webhook type="url" name="webhook" value=(model.webhook) maxlength="500" placeholder="https://";
            @if let Some((at, outcome)) = model.webhook_call {
                p.help { (text::date(words, at)) " · " (last_call(words, outcome)) }
            }
            div.row {
                button { (words.say("save")) }
                @if !model.webhook.is_empty() {
                    button formaction="/me/webhook/test" formnovalidate { (words.say("me-webhook-test")) }
                }
            }
        }
    }
}

/// How the last call ended, and what to do about it.
fn last_call(words: &Words, outcome: Outcome) -> String {
    let said = match outcome {
        Outcome::Answered(status) => return words.say_with("webhook-answered", &[("status", status.into())]),
        Outcome::Fine => words.say("webhook-fine"),
        Outcome::NoHost => words.say("webhook-no-host"),
        Outcome::Inside => words.say("webhook-inside"),
        Outcome::Certificate => words.say("webhook-certificate"),
        Outcome::Late => words.say("webhook-late"),
        Outcome::Unreachable => words.say("webhook-unreachable"),
    };
    said.into()
}

fn link(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card method="post" action="/me/link" {
            h2 { (words.say("me-link")) }
            p.help { (words.say("me-link-help")) }
            @if let Some(link) = &model.link {
                (share("carry", &words.say("me-link-made"), link, words))
            }
            button { (words.say("me-link-make")) }
        }
    }
}

fn programs(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card method="post" action="/me/token" {
            h2 { (words.say("me-programs")) }
            p.help { (words.say("me-programs-help")) }
            @if let Some(token) = &model.token {
                (share("token", &words.say("me-token-made"), token, words))
            }
            label for="label" { (words.say("me-program-name")) }
            input #label name="label" required maxlength="40" autocomplete="off";
            (proof(words, model, "confirm", "password"))
            button { (words.say("me-token-make")) }
        }
    }
}

fn sessions(words: &Words, model: &Settings) -> Markup {
    let kind = |kind: SessionKind| match kind {
        SessionKind::Browser => words.say("session-browser"),
        SessionKind::Bearer => words.say("session-program"),
        SessionKind::Link => words.say("session-link"),
    };
    html! {
        section.card.sessions {
            h2 { (words.say("me-sessions")) }
            ul {
                @for session in &model.sessions {
                    li {
                        span.what {
                            strong { @if session.label.is_empty() { (kind(session.kind)) } @else { (session.label) } }
                            span.help {
                                (kind(session.kind)) " · "
                                (text::date(words, session.created)) " – " (text::date(words, session.expires))
                            }
                        }
                        @if session.this {
                            span.you { (words.say("session-this")) }
                        } @else {
                            form method="post" action="/me/end-session" {
                                input type="hidden" name="session" value=(session.key);
                                button.small { (words.say("session-end")) }
                            }
                        }
                    }
                }
            }
            div.row {
                form method="post" action="/sign-out" { button { (words.say("sign-out")) } }
                form method="post" action="/me/sign-out-everywhere" { button { (words.say("sign-out-everywhere")) } }
            }
            @if model.guest { p.help { (words.say("sign-out-warning")) } }
        }
    }
}

fn own_data(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card method="post" action="/me/delete" {
            h2 { (words.say("me-data")) }
            p.help { (words.say("me-data-help")) }
            p { a href="/me/export" download { (words.say("me-export")) } }
            p.help { (words.say("me-delete-help")) }
            (proof(words, model, "delete-password", "password"))
            label.radio {
                input type="checkbox" name="sure" value="yes" required;
                span { (words.say("me-delete-sure")) }
            }
            button.danger { (words.say("me-delete")) }
        }
    }
}
