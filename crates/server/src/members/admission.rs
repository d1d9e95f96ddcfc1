//! Who may become a member.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who may become a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Admission {
    /// Everybody.
    #[default]
    Open,
    /// Whoever has an invitation.
    Invitation,
    /// Nobody.
    Closed,
}

impl Admission {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Open, Self::Invitation, Self::Closed];

    /// The word by which it is kept.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Invitation => "invitation",
            Self::Closed => "closed",
        }
    }

    /// The one with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|admission| admission.word() == word)
    }
}

impl fmt::Display for Admission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
