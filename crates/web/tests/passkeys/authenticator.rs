//! An authenticator of our own, which can do what no honest one does: sign for another site, count backwards, sign with
//! another key.

use data_encoding::BASE64URL_NOPAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

/// A person was there, and was recognised.
const PRESENT_AND_VERIFIED: u8 = 0b0000_0101;
/// A new credential follows.
const NEW: u8 = 0b0100_0000;

/// One passkey.
pub struct Authenticator {
    pub key: EcdsaKeyPair,
    pub id: Vec<u8>,
    /// Whose passkey it is, as it was told when it was made.
    pub handle: String,
    /// How often it has signed.
    pub counter: u32,
    /// The page that asks.
    pub origin: String,
    /// What the site is called there.
    pub site: String,
    /// Whether it looks whose finger it is.
    pub verifies: bool,
}

impl Authenticator {
    /// A new one, for a site on this machine.
    pub fn new(id: u8) -> Authenticator {
        let luck = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &luck).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &luck).unwrap();
        let (origin, site) = ("http://localhost:8080".into(), "localhost".into());
        Authenticator { key, id: vec![id; 16], handle: String::new(), counter: 0, origin, site, verifies: true }
    }

    /// Makes its passkey for whoever asks.
    pub fn create(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].as_str().unwrap().into();
        let client = self.client_data("webauthn.create", options);
        let mut data = self.data(NEW);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        // The public key in COSE: an elliptic curve, ES256, P-256, x, y.
        let (x, y) = self.key.public_key().as_ref()[1..].split_at(32);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(x);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(y);
        // In CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(data);
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key", "clientExtensionResults": {},
            "response": { "attestationObject": text(&attestation), "clientDataJSON": text(&client) },
        })
    }

    /// Signs that it is there.
    pub fn show(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let client = self.client_data("webauthn.get", options);
        let data = self.data(0);
        let signed = [&data, digest(&SHA256, &client).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "authenticatorData": text(&data), "clientDataJSON": text(&client),
                "signature": text(signature.as_ref()), "userHandle": self.handle,
            },
        })
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let verified = if self.verifies { PRESENT_AND_VERIFIED } else { 1 };
        let mut data = digest(&SHA256, self.site.as_bytes()).as_ref().to_vec();
        data.push(flags | verified);
        data.extend(self.counter.to_be_bytes());
        data
    }
}

fn text(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}
