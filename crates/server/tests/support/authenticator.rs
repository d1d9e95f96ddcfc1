//! A device with a passkey, as the standard (Web Authentication, level 3) has it: enough of one to answer for a browser.

use data_encoding::BASE64URL_NOPAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// Somebody is there, and has shown that it is them.
pub(crate) const PRESENT_AND_VERIFIED: u8 = 0x05;
/// A new key follows.
const ATTESTED: u8 = 0x40;

/// A device with one passkey.
pub(crate) struct Authenticator {
    key: EcdsaKeyPair,
    id: [u8; 32],
    /// Whose passkey it is, as the site says.
    user: Value,
    /// Where the browser is.
    pub origin: String,
    /// What the device says of whoever is there.
    pub flags: u8,
    /// How often the passkey was used.
    pub used: u32,
}

impl Authenticator {
    /// A device in a browser at this address; the number makes it another device.
    pub(crate) fn at(origin: &str, number: u8) -> Self {
        let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_ASN1_SIGNING);
        let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap();
        let (user, flags) = (Value::Null, PRESENT_AND_VERIFIED);
        Self { key, id: [number; 32], user, origin: origin.to_owned(), flags, used: 0 }
    }

    /// Makes a passkey.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        let options = &options["publicKey"];
        self.user = options["user"]["id"].clone();
        let mut data = self.data(options["rp"]["id"].as_str().unwrap(), ATTESTED);
        data.extend([0; 16]);
        data.extend([0, 32]);
        data.extend(self.id);
        data.extend(self.public_key());
        // A map of three: the format is none, so its statement is empty; then the data.
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(data);
        let response = json!({
            "attestationObject": BASE64URL_NOPAD.encode(&object),
            "clientDataJSON": BASE64URL_NOPAD.encode(&self.client_data("webauthn.create", options)),
        });
        self.answer(&response)
    }

    /// Shows the passkey.
    pub(crate) fn show(&mut self, options: &Value) -> Value {
        let options = &options["publicKey"];
        self.used += 1;
        let data = self.data(options["rpId"].as_str().unwrap(), 0);
        let client = self.client_data("webauthn.get", options);
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        let response = json!({
            "authenticatorData": BASE64URL_NOPAD.encode(&data),
            "clientDataJSON": BASE64URL_NOPAD.encode(&client),
            "signature": BASE64URL_NOPAD.encode(signature.as_ref()),
            "userHandle": self.user,
        });
        self.answer(&response)
    }

    fn answer(&self, response: &Value) -> Value {
        let id = BASE64URL_NOPAD.encode(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response })
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site).to_vec();
        data.push(self.flags | flags);
        data.extend(self.used.to_be_bytes());
        data
    }

    /// The key as COSE has it: a map of five.
    fn public_key(&self) -> Vec<u8> {
        let point = self.key.public_key().as_ref();
        let mut key = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
        key.extend(&point[1..33]);
        key.extend([0x22, 0x58, 0x20]);
        key.extend(&point[33..]);
        key
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data = json!({
            "type": kind,
            "challenge": options["challenge"],
            "origin": self.origin,
            "crossOrigin": false,
        });
        data.to_string().into_bytes()
    }
}
