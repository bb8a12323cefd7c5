//! Passkeys: what authenticators are asked to sign, and whether they have signed it. The checking itself is webauthn-rs's;
//! here is where passkeys can work at all, and that each question is answered once, in time, by whom it was asked.

use crate::error_response::{ErrorResponse, OrRespond};
use crate::site::Site;
use crate::who::Who;
use axum::http::StatusCode;
use data_encoding::BASE64URL_NOPAD;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{Challenge, Millis, Passkey, Player, PlayerId, Token};
use url::Url;
use webauthn_rs::prelude as webauthn;
use webauthn_rs::prelude::{
    AuthenticationResult, DiscoverableAuthentication, PasskeyAuthentication, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, Webauthn, WebauthnBuilder,
};

/// How long somebody may take to look for a key; the crate tells browsers the same.
const PATIENCE: Millis = 5 * 60 * 1000;

/// What somebody is asked to sign for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Add,
    SignIn,
    Confirm,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Add => "add",
            Purpose::SignIn => "sign-in",
            Purpose::Confirm => "confirm",
        }
    }
}

/// The address to which passkeys are bound; nothing where browsers know none: they want https and a name, except on the
/// own machine.
pub(crate) fn origin(site: &Site, who: &Who) -> Option<String> {
    address(site.settings.public_url.as_deref(), &who.host, who.secure).map(|url| url.origin().ascii_serialization())
}

fn address(public_url: Option<&str>, host: &str, secure: bool) -> Option<Url> {
    let here = || format!("{}://{host}", if secure { "https" } else { "http" });
    let url = Url::parse(&public_url.map_or_else(here, str::to_owned)).ok()?;
    // An address in numbers has no name.
    let name = url.domain()?;
    // What a browser calls this server is only believed on the own machine.
    (name == "localhost" || (public_url.is_some() && url.scheme() == "https")).then_some(url)
}

fn party(site: &Site, who: &Who) -> Result<Webauthn, ErrorResponse> {
    let nowhere = || ErrorResponse::new(who, StatusCode::CONFLICT, "no-passkeys");
    let url = address(site.settings.public_url.as_deref(), &who.host, who.secure).ok_or_else(nowhere)?;
    let name = url.domain().ok_or_else(nowhere)?;
    WebauthnBuilder::new(name, &url).and_then(|builder| builder.rp_name("Spieltisch").build()).map_err(|_| nowhere())
}

/// What an authenticator calls a player: the number of the id, which is in links anyway.
fn handle(player: PlayerId) -> Uuid {
    Uuid::from_u64_pair(0, player.number().unsigned_abs())
}

/// Asks for a new passkey of this player.
pub(crate) async fn ask_to_add(site: &Site, who: &Who, player: &Player) -> Result<Value, ErrorResponse> {
    let keys = keys_of(site, who, player.id).await?;
    let known = keys.iter().map(|(_, key)| key.cred_id().clone()).collect();
    let asked =
        party(site, who)?.start_passkey_registration(handle(player.id), &player.name, &player.name, Some(known));
    let (question, state) = asked.map_err(|error| refused(who, &error))?;
    let mut options = json(&question.public_key, who)?;
    // So that nobody needs to type a name: the authenticator itself knows whose key it is.
    options["authenticatorSelection"]["residentKey"] = "required".into();
    options["authenticatorSelection"]["requireResidentKey"] = true.into();
    ask(site, who, Purpose::Add, Some(player.id), &state, options).await
}

/// The passkey that was made, called `name`.
pub(crate) async fn added(
    site: &Site,
    who: &Who,
    player: PlayerId,
    answer: &Answer<'_>,
    name: &str,
) -> Result<Passkey, ErrorResponse> {
    let state: PasskeyRegistration = answer.question(site, who, Purpose::Add, Some(player)).await?;
    let credential: RegisterPublicKeyCredential = answer.credential(who)?;
    let key = party(site, who)?.finish_passkey_registration(&credential, &state);
    let key = key.map_err(|error| refused(who, &error))?;
    let id = BASE64URL_NOPAD.encode(key.cred_id());
    let credential = json(&key, who)?.to_string();
    Ok(Passkey { id, player, name: name.into(), credential, created: host::now(), used: None })
}

/// Asks for any passkey that belongs here.
pub(crate) async fn ask_anybody(site: &Site, who: &Who) -> Result<Value, ErrorResponse> {
    let asked = party(site, who)?.start_discoverable_authentication();
    let (question, state) = asked.map_err(|error| refused(who, &error))?;
    ask(site, who, Purpose::SignIn, None, &state, json(&question.public_key, who)?).await
}

/// Whose passkey was shown. Nobody is told what was wrong, or whether there is such a player.
pub(crate) async fn shown_by_anybody(site: &Site, who: &Who, answer: &Answer<'_>) -> Result<Passkey, ErrorResponse> {
    let state: DiscoverableAuthentication = answer.question(site, who, Purpose::SignIn, None).await?;
    let credential: PublicKeyCredential = answer.credential(who)?;
    let party = party(site, who)?;
    let (owner, _) = party.identify_discoverable_authentication(&credential).map_err(|error| refused(who, &error))?;
    let known = site.host.store().passkey(&BASE64URL_NOPAD.encode(&credential.raw_id)).await.or_respond(who)?;
    let known = known.filter(|known| handle(known.player) == owner).ok_or_else(|| bad(who))?;
    let key = key_of(&known, who)?;
    let result = party.finish_discoverable_authentication_v2(&credential, state, &key);
    used(site, who, known, key, &result.map_err(|error| refused(who, &error))?).await
}

/// Asks for one of the player's own passkeys.
pub(crate) async fn ask_player(site: &Site, who: &Who, player: PlayerId) -> Result<Value, ErrorResponse> {
    let keys: Vec<webauthn::Passkey> = keys_of(site, who, player).await?.into_iter().map(|(_, key)| key).collect();
    let asked = party(site, who)?.start_passkey_authentication(&keys);
    let (question, state) = asked.map_err(|error| refused(who, &error))?;
    ask(site, who, Purpose::Confirm, Some(player), &state, json(&question.public_key, who)?).await
}

/// Which of the player's passkeys was shown.
pub(crate) async fn shown_by(
    site: &Site,
    who: &Who,
    player: PlayerId,
    answer: &Answer<'_>,
) -> Result<Passkey, ErrorResponse> {
    let state: PasskeyAuthentication = answer.question(site, who, Purpose::Confirm, Some(player)).await?;
    let credential: PublicKeyCredential = answer.credential(who)?;
    let result = party(site, who)?.finish_passkey_authentication(&credential, &state);
    let result = result.map_err(|error| refused(who, &error))?;
    let keys = keys_of(site, who, player).await?;
    let found = keys.into_iter().find(|(_, key)| key.cred_id() == result.cred_id());
    let (known, key) = found.ok_or_else(|| bad(who))?;
    used(site, who, known, key, &result).await
}

/// What a page hands in for a question.
pub(crate) struct Answer<'f> {
    /// Which question, as its page was told.
    pub(crate) challenge: &'f str,
    /// What the authenticator says, as JSON.
    pub(crate) credential: &'f str,
}

impl Answer<'_> {
    /// What was asked; from now on it cannot be answered again.
    async fn question<T: DeserializeOwned>(
        &self,
        site: &Site,
        who: &Who,
        purpose: Purpose,
        player: Option<PlayerId>,
    ) -> Result<T, ErrorResponse> {
        let hash = Token::presented(self.challenge).hash();
        let asked = site.host.store().take_challenge(&hash, host::now()).await.or_respond(who)?;
        let late = || ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, "passkey-late");
        let asked = asked.ok_or_else(late)?;
        if asked.player != player || asked.purpose != purpose.word() {
            return Err(bad(who));
        }
        serde_json::from_str(&asked.state).map_err(|_| late())
    }

    fn credential<T: DeserializeOwned>(&self, who: &Who) -> Result<T, ErrorResponse> {
        serde_json::from_str(self.credential).map_err(|_| bad(who))
    }
}

/// Keeps the question, and says it to the page.
async fn ask(
    site: &Site,
    who: &Who,
    purpose: Purpose,
    player: Option<PlayerId>,
    state: &impl Serialize,
    options: Value,
) -> Result<Value, ErrorResponse> {
    let token = Token::random();
    let challenge = Challenge {
        hash: token.hash(),
        player,
        purpose: purpose.word().into(),
        state: json(state, who)?.to_string(),
        expires: host::now() + PATIENCE,
    };
    site.host.store().add_challenge(&challenge).await.or_respond(who)?;
    Ok(json!({ "challenge": token.text(), "options": options }))
}

/// The passkeys of a player, as they are stored and as they are checked.
async fn keys_of(site: &Site, who: &Who, player: PlayerId) -> Result<Vec<(Passkey, webauthn::Passkey)>, ErrorResponse> {
    let known = site.host.store().passkeys_of(player).await.or_respond(who)?;
    known.into_iter().map(|known| key_of(&known, who).map(|key| (known, key))).collect()
}

fn key_of(known: &Passkey, who: &Who) -> Result<webauthn::Passkey, ErrorResponse> {
    serde_json::from_str(&known.credential).map_err(|_| ErrorResponse::broken(who))
}

/// Remembers how far the authenticator has counted. Of two who have counted equally far only one gets past.
async fn used(
    site: &Site,
    who: &Who,
    known: Passkey,
    mut key: webauthn::Passkey,
    result: &AuthenticationResult,
) -> Result<Passkey, ErrorResponse> {
    key.update_credential(result);
    let credential = json(&key, who)?.to_string();
    match site.host.store().use_passkey(&known, &credential, host::now()).await.or_respond(who)? {
        true => Ok(known),
        false => Err(bad(who)),
    }
}

fn json(value: &impl Serialize, who: &Who) -> Result<Value, ErrorResponse> {
    serde_json::to_value(value).map_err(|_| ErrorResponse::broken(who))
}

fn bad(who: &Who) -> ErrorResponse {
    ErrorResponse::new(who, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey")
}

fn refused(who: &Who, error: &webauthn::WebauthnError) -> ErrorResponse {
    tracing::debug!(%error, "a passkey is refused");
    bad(who)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_name_and_https_or_the_own_machine() {
        for (public_url, host, secure, expected) in [
            (Some("https://games.example/"), "inner:8080", true, Some("https://games.example")),
            (Some("https://games.example:8443/table"), "x", true, Some("https://games.example:8443")),
            (Some("http://games.example"), "games.example", false, None),
            (Some("https://192.0.2.7"), "192.0.2.7", true, None),
            (Some("http://localhost:9000"), "x", false, Some("http://localhost:9000")),
            (None, "localhost:8080", false, Some("http://localhost:8080")),
            (None, "localhost", true, Some("https://localhost")),
            (None, "127.0.0.1:8080", false, None),
            (None, "[::1]:8080", false, None),
            // Whoever asks says what the server is called.
            (None, "games.example", true, None),
            (None, "localhost.games.example", true, None),
            (None, "a b", true, None),
        ] {
            let found = address(public_url, host, secure).map(|url| url.origin().ascii_serialization());
            assert_eq!(found.as_deref(), expected, "{public_url:?} {host}");
        }
    }
}
