//! Passkeys as the standard has them (Web Authentication, level 3): the questions a device is asked, and what is looked at
//! in its answers before they are believed.
//!
//! Who made a device is nobody's business here: no statement about that is asked for, and one that comes is not read.

mod cbor;
mod data;
mod key;

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use self::data::AuthenticatorData;
pub(crate) use self::key::PublicKey;

/// Milliseconds that a device is given.
const TIMEOUT: u64 = 300_000;

/// The site that passkeys are made for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    /// Its name, without scheme and port.
    pub(crate) name: String,
    /// With both.
    pub(crate) origin: String,
}

/// Bytes that nobody can foresee, for one question.
pub(crate) type Challenge = [u8; 32];

/// A passkey as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Credential {
    pub(crate) key: PublicKey,
    /// How often it was used, where the device counts; else always 0.
    pub(crate) count: u32,
}

/// What a device has answered: as `PublicKeyCredential.toJSON` gives it.
#[derive(Deserialize)]
pub(crate) struct Answer<R> {
    #[serde(rename = "rawId")]
    raw_id: String,
    #[serde(rename = "type")]
    kind: String,
    response: R,
}

/// A new passkey.
#[derive(Deserialize)]
pub(crate) struct Made {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    #[serde(rename = "attestationObject")]
    attestation: String,
}

/// A passkey that is shown.
#[derive(Deserialize)]
pub(crate) struct Shown {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    #[serde(rename = "authenticatorData")]
    data: String,
    signature: String,
    #[serde(rename = "userHandle")]
    user: Option<String>,
}

/// What the browser says of where it is and what it was asked.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
}

/// Why an answer is not believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// It is not written as the standard has it.
    Unreadable,
    /// It answers another question.
    Challenge,
    /// It comes from a page of another site, or was made for one.
    Site,
    /// Nobody was there, or did not show that it is them.
    Absent,
    /// The key is of a kind that was not asked for.
    Key,
    /// It was not signed by that key.
    Signature,
    /// The device has counted backwards: there may be a copy of it.
    Copy,
}

impl Site {
    /// What a device needs to make a passkey for this user; not one of those that are known.
    pub(crate) fn make(&self, challenge: &Challenge, user: &[u8], name: &str, known: &[&[u8]]) -> Value {
        let kinds = PublicKey::KINDS.map(|kind| json!({ "type": "public-key", "alg": kind }));
        json!({ "publicKey": {
            "rp": { "id": self.name, "name": "Sevenfold" },
            "user": { "id": BASE64URL_NOPAD.encode(user), "name": name, "displayName": name },
            "challenge": BASE64URL_NOPAD.encode(challenge),
            "pubKeyCredParams": kinds,
            "excludeCredentials": list(known),
            // One that is found without a name is the more convenient one; whoever has none of these gives the name.
            "authenticatorSelection": {
                "residentKey": "preferred", "requireResidentKey": false, "userVerification": "required",
            },
            "attestation": "none",
            "timeout": TIMEOUT,
        } })
    }

    /// What a device needs to show a passkey: any of this site, or one of those that are known.
    pub(crate) fn show(&self, challenge: &Challenge, known: &[&[u8]]) -> Value {
        json!({ "publicKey": {
            "rpId": self.name,
            "challenge": BASE64URL_NOPAD.encode(challenge),
            "allowCredentials": list(known),
            "userVerification": "required",
            "timeout": TIMEOUT,
        } })
    }

    /// The passkey that was made in answer to this question, with its id.
    pub(crate) fn made(
        &self,
        answer: &Answer<Made>,
        challenge: &Challenge,
    ) -> Result<(Vec<u8>, Credential), Doubt> {
        self.look_at("webauthn.create", &bytes(&answer.response.client_data)?, challenge)?;
        let attestation = bytes(&answer.response.attestation)?;
        let data = cbor::field(&attestation, "authData").ok_or(Doubt::Unreadable)?;
        let data = AuthenticatorData::read(data).ok_or(Doubt::Unreadable)?;
        self.look_at_data(&data)?;
        let (id, key) = data.made.ok_or(Doubt::Unreadable)?;
        if answer.kind != "public-key" || id != bytes(&answer.raw_id)? {
            return Err(Doubt::Unreadable);
        }
        let key = PublicKey::read(key).ok_or(Doubt::Key)?;
        Ok((id.to_vec(), Credential { key, count: data.count }))
    }

    /// Looks at a passkey that is shown in answer to this question; as it is kept from now on.
    pub(crate) fn shown(
        &self,
        answer: &Answer<Shown>,
        challenge: &Challenge,
        kept: &Credential,
    ) -> Result<Credential, Doubt> {
        let (client, data) = (bytes(&answer.response.client_data)?, bytes(&answer.response.data)?);
        self.look_at("webauthn.get", &client, challenge)?;
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let data = AuthenticatorData::read(&data).ok_or(Doubt::Unreadable)?;
        self.look_at_data(&data)?;
        if answer.kind != "public-key" || !kept.key.has_signed(&signed, &bytes(&answer.response.signature)?) {
            return Err(Doubt::Signature);
        }
        if (data.count, kept.count) != (0, 0) && data.count <= kept.count {
            return Err(Doubt::Copy);
        }
        Ok(Credential { key: kept.key.clone(), count: data.count })
    }

    fn look_at(&self, kind: &str, client: &[u8], challenge: &Challenge) -> Result<(), Doubt> {
        let client: ClientData = serde_json::from_slice(client).map_err(|_| Doubt::Unreadable)?;
        if client.kind != kind || client.challenge != BASE64URL_NOPAD.encode(challenge) {
            return Err(Doubt::Challenge);
        }
        if client.origin != self.origin || client.cross_origin {
            return Err(Doubt::Site);
        }
        Ok(())
    }

    fn look_at_data(&self, data: &AuthenticatorData<'_>) -> Result<(), Doubt> {
        if *data.site != *Sha256::digest(self.name.as_bytes()) {
            return Err(Doubt::Site);
        }
        if data.is_present_and_verified() { Ok(()) } else { Err(Doubt::Absent) }
    }
}

impl<R> Answer<R> {
    /// What the device calls the passkey.
    pub(crate) fn id(&self) -> Option<Vec<u8>> {
        bytes(&self.raw_id).ok()
    }
}

impl Answer<Shown> {
    /// Whose passkey it is, as far as the device says.
    pub(crate) fn user(&self) -> Option<Vec<u8>> {
        bytes(self.response.user.as_ref()?).ok()
    }
}

fn list(known: &[&[u8]]) -> Vec<Value> {
    known.iter().map(|id| json!({ "type": "public-key", "id": BASE64URL_NOPAD.encode(id) })).collect()
}

fn bytes(text: &str) -> Result<Vec<u8>, Doubt> {
    BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| Doubt::Unreadable)
}
