//! Who is behind a connection.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A person, as the host knows them: whoever shows the same id is the same person, on however many devices. The host
/// makes sure that nobody shows another one's.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(String);

impl PlayerId {
    /// The person with this id. Hosts keep ids short.
    pub fn new(id: impl Into<String>) -> Self {
        Self(id.into())
    }

    /// The id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
