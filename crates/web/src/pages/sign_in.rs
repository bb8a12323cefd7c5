//! Signing in: as a guest with a name, with a password, or by a link that carries an account to this device.

use super::credentials::button;
use crate::frame::{self, Sheet, Visit, frame};
use maud::{Markup, html};
use words::Words;

/// What the page for signing in shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SignIn {
    /// The name, as it was typed before.
    pub name: String,
    /// Where to go afterwards: a path on this site.
    pub next: String,
    /// What went wrong as a guest.
    pub wrong_name: Option<String>,
    /// What went wrong with the password.
    pub wrong_password: Option<String>,
    /// What went wrong with a recovery code.
    pub wrong_code: Option<String>,
    /// The address to which passkeys are bound; nothing where they cannot work.
    pub passkeys: Option<String>,
}

/// What the page shows that asks before it carries an account to this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carry {
    /// The token of the link.
    pub token: String,
    /// Whose account it is.
    pub name: String,
}

/// The page for signing in.
pub fn page(words: &Words, visit: &Visit, model: &SignIn) -> Markup {
    let sheet = Sheet { title: words.say("nav-sign-in").into(), script: Some("passkeys.js"), ..Default::default() };
    let body = html! {
        h1 { (words.say("sign-in-title")) }
        div.settings {
            form.card method="post" action="/sign-in" {
                h2 { (words.say("sign-in-guest")) }
                p.help { (words.say("sign-in-guest-help")) }
                (frame::notice("bad", model.wrong_name.as_deref()))
                input type="hidden" name="next" value=(model.next);
                label for="guest" { (words.say("name")) }
                input #guest name="name" value=(model.name) required maxlength="24" autocomplete="nickname"
                    autofocus[model.wrong_password.is_none() && model.wrong_code.is_none()];
                button.primary { (words.say("sign-in-play")) }
            }
            form.card method="post" action="/sign-in" {
                h2 { (words.say("sign-in-owner")) }
                p.help { (words.say("sign-in-owner-help")) }
                (frame::notice("bad", model.wrong_password.as_deref()))
                input type="hidden" name="next" value=(model.next);
                label for="name" { (words.say("name")) }
                input #name name="name" value=(model.name) required maxlength="24" autocomplete="username";
                label for="password" { (words.say("password")) }
                input #password type="password" name="password" required maxlength="200" autocomplete="current-password"
                    autofocus[model.wrong_password.is_some()];
                button { (words.say("nav-sign-in")) }
            }
            (passkey(words, model))
            (recovery(words, model))
        }
    };
    frame(words, visit, &sheet, body)
}

fn passkey(words: &Words, model: &SignIn) -> Markup {
    html! {
        @if let Some(at) = &model.passkeys {
            section.card.needs-script data-passkeys {
                h2 { (words.say("sign-in-passkey")) }
                p.help { (words.say("sign-in-passkey-help")) }
                input type="hidden" name="next" value=(model.next);
                (button(words, "nav-sign-in", ["show", "/sign-in/begin", "/sign-in/end"], at))
            }
        }
    }
}

fn recovery(words: &Words, model: &SignIn) -> Markup {
    html! {
        form.card method="post" action="/sign-in/recovery" {
            h2 { (words.say("sign-in-recovery")) }
            p.help { (words.say("sign-in-recovery-help")) }
            (frame::notice("bad", model.wrong_code.as_deref()))
            input type="hidden" name="next" value=(model.next);
            label for="recovery-name" { (words.say("name")) }
            input #recovery-name name="name" value=(model.name) required maxlength="24" autocomplete="username";
            label for="code" { (words.say("recovery-code")) }
            input #code name="code" required maxlength="40" autocomplete="one-time-code" autocapitalize="none"
                spellcheck="false" autofocus[model.wrong_code.is_some()];
            button { (words.say("nav-sign-in")) }
        }
    }
}

/// The page that asks before it carries an account to this device, so that a mere look at the link does not use it up.
pub fn carry_page(words: &Words, visit: &Visit, model: &Carry) -> Markup {
    let sheet = Sheet { title: words.say("carry-title").into(), ..Default::default() };
    let body = html! {
        form.card.alone method="post" action={ "/carry/" (model.token) } {
            h1 { (words.say("carry-title")) }
            p.lead { (words.say_with("carry-ask", &[("name", model.name.as_str().into())])) }
            @if let Some(me) = &visit.me {
                p.help { (words.say_with("carry-instead", &[("name", me.name.as_str().into())])) }
            }
            button.primary { (words.say("carry-yes")) }
            a.button href="/" { (words.say("carry-no")) }
        }
    };
    frame(words, visit, &sheet, body)
}
