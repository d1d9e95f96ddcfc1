//! Public keys as COSE (RFC 9053, RFC 8230) writes them, of the kinds that devices have.

use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::{Deserialize, Serialize};

use super::cbor::{Thing, read};

/// A public key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PublicKey {
    /// A point of P-256; signs with ECDSA over SHA-256.
    P256 { x: Vec<u8>, y: Vec<u8> },
    /// A point of Ed25519.
    Ed25519 { x: Vec<u8> },
    /// RSA with SHA-256, as some computers have it.
    Rsa { n: Vec<u8>, e: Vec<u8> },
}

impl PublicKey {
    /// The numbers of the kinds in the register of COSE, the dearest first.
    pub(super) const KINDS: [i64; 3] = [-7, -8, -257];

    /// The key in these bytes, if it is of a kind that is asked for.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        // Extensions may follow.
        let (Thing::Map(entries), _) = read(bytes)? else { return None };
        let number = |label| match find(&entries, label)? {
            Thing::Number(number) => Some(*number),
            _ => None,
        };
        let part = |label| match find(&entries, label)? {
            Thing::Bytes(bytes) => Some(bytes.to_vec()),
            _ => None,
        };
        let point = |label| part(label).filter(|part| part.len() == 32);
        match (number(1)?, number(3)?) {
            (2, -7) if number(-1) == Some(1) => Some(Self::P256 { x: point(-2)?, y: point(-3)? }),
            (1, -8) if number(-1) == Some(6) => Some(Self::Ed25519 { x: point(-2)? }),
            (3, -257) => Some(Self::Rsa { n: part(-1)?, e: part(-2)? }),
            _ => None,
        }
    }

    /// Has this key signed that?
    pub(super) fn has_signed(&self, text: &[u8], signature: &[u8]) -> bool {
        match self {
            Self::P256 { x, y } => {
                let point = [[4].as_slice(), x, y].concat();
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(text, signature).is_ok()
            }
            Self::Ed25519 { x } => UnparsedPublicKey::new(&ED25519, x).verify(text, signature).is_ok(),
            Self::Rsa { n, e } => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, text, signature).is_ok()
            }
        }
    }
}

fn find<'a>(entries: &'a [(Thing<'a>, Thing<'a>)], label: i64) -> Option<&'a Thing<'a>> {
    entries.iter().find(|(key, _)| *key == Thing::Number(label)).map(|(_, value)| value)
}
