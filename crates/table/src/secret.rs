//! The table's secret, and what is derived from it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sevenfold_core::chance::Seed;
use sha2::{Digest, Sha256};

/// 32 random bytes that the host hands in when a table is opened. They never leave the host.
///
/// Everything random at a table follows from them, each purpose and each game with a secret of its own, so that the
/// secret of one game can be shown when it is over and says nothing about the next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// A secret for one purpose; `facts` say which one of its kind.
    pub(crate) fn derive(&self, purpose: &str, facts: &[u64]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(b"sevenfold table 1");
        hash.update(self.0);
        hash.update((purpose.len() as u64).to_le_bytes());
        hash.update(purpose.as_bytes());
        for fact in facts {
            hash.update(fact.to_le_bytes());
        }
        hash.finalize().into()
    }

    /// A number for one purpose.
    pub(crate) fn number(&self, purpose: &str, facts: &[u64]) -> u64 {
        let bytes = self.derive(purpose, facts);
        bytes[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seed(self.0).fmt(f)
    }
}

/// It does not show up in debug output.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let seed: Seed =
            text.parse().map_err(|_| serde::de::Error::custom("a secret has 64 hexadecimal digits"))?;
        Ok(Self(seed.0))
    }
}
