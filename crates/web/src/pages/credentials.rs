//! What shows who I am: passkeys, recovery codes, and how a page asks for one of them before something that lasts.

use super::settings::Settings;
use crate::text;
use maud::{Markup, html};
use store::Millis;
use words::Words;

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyView {
    /// What the form sends to remove it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Since when.
    pub created: Millis,
    /// When it was shown last.
    pub used: Option<Millis>,
}

/// My passkeys, and how to get another one.
pub(super) fn passkeys(words: &Words, model: &Settings) -> Markup {
    html! {
        section.card.sessions #passkeys data-passkeys {
            h2 { (words.say("passkeys")) }
            p.help { (words.say("passkeys-help")) }
            @if !model.passkeys.is_empty() {
                ul { @for passkey in &model.passkeys { (line(words, model, passkey)) } }
            }
            @if model.asked {
                form.ask method="post" action="/me/confirm" {
                    p { (words.say("confirm-first")) }
                    (proof(words, model, "confirm-passkeys", "password"))
                    @if model.has_password { button { (words.say("confirm-go")) } }
                }
            } @else if let Some(at) = &model.passkeys_at {
                div.ask {
                    label for="passkey-name" { (words.say("passkey-name")) }
                    input #passkey-name name="name" maxlength="24" autocomplete="off";
                    (button(words, "passkey-make", ["create", "/me/passkeys/begin", "/me/passkeys/end"], at))
                }
            } @else {
                p { (words.say("refused-no-passkeys")) }
            }
        }
    }
}

fn line(words: &Words, model: &Settings, passkey: &PasskeyView) -> Markup {
    html! {
        li {
            span.what {
                strong { (passkey.name) }
                span.help {
                    (words.say("passkey-since")) " " (text::date(words, passkey.created))
                    @if let Some(used) = passkey.used { " · " (words.say("passkey-used")) " " (text::date(words, used)) }
                }
            }
            @if !model.asked {
                form method="post" action="/me/passkeys/remove" {
                    input type="hidden" name="passkey" value=(passkey.id);
                    button.small { (words.say("passkey-remove")) }
                }
            }
        }
    }
}

/// How many recovery codes are left, and a new sheet of them.
pub(super) fn recovery(words: &Words, model: &Settings) -> Markup {
    html! {
        form.card #recovery method="post" action="/me/recovery" {
            h2 { (words.say("recovery")) }
            p.help { (words.say("recovery-help")) }
            @if !model.codes.is_empty() {
                label for="codes" { (words.say("recovery-made")) }
                textarea #codes.codes readonly rows=(model.codes.len()) { (model.codes.join("\n")) }
                button.needs-script type="button" data-copy="codes" { (words.say("copy")) }
            }
            p { (words.say_with("recovery-left", &[("count", model.codes_left.into())])) }
            (proof(words, model, "confirm-recovery", "password"))
            button { (words.say(if model.codes_left == 0 { "recovery-make" } else { "recovery-again" })) }
        }
    }
}

/// What a form asks for before something that lasts: the password, or a passkey; nothing of somebody who has just shown
/// one of them.
pub(super) fn proof(words: &Words, model: &Settings, id: &str, field: &str) -> Markup {
    html! {
        @if model.asked {
            @if model.has_password {
                label for=(id) { (words.say("me-confirm")) }
                input id=(id) type="password" name=(field) required autocomplete="current-password";
            }
            @if !model.passkeys.is_empty() {
                @if let Some(at) = &model.passkeys_at {
                    (button(words, "confirm-passkey", ["show", "/me/confirm/begin", "/me/confirm/end"], at))
                } @else if !model.has_password {
                    p { (words.say("refused-no-passkeys")) }
                }
            }
        }
    }
}

/// A button that asks the browser for a passkey. It is not there without script, and says so where the page was reached
/// by another address than the one to which passkeys are bound.
pub(super) fn button(words: &Words, label: &str, [kind, begin, end]: [&str; 3], at: &str) -> Markup {
    html! {
        div.passkey.needs-script {
            button type="button" data-passkey=(kind) data-begin=(begin) data-end=(end) data-at=(at)
                data-given-up=(words.say("passkey-given-up")) data-known=(words.say("passkey-known")) {
                (words.say(label))
            }
            p.help hidden data-elsewhere { (words.say("passkey-elsewhere")) " " a href=(at) { (at) } }
            p.help hidden data-unable { (words.say("passkey-unable")) }
        }
    }
}
