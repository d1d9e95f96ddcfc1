//! Members: guests whose name is theirs alone, and who come in from several devices.
//!
//! A member is a guest's lasting player id with a unique name. Whoever asks is on every request as a
//! [`Guest`](crate::guests::Guest) with its [`Right`].

mod admission;
mod ceremony;
pub(crate) mod codes;
mod device;
mod identity;
mod name;
mod offers;
pub(crate) mod passkeys;
mod passphrase;
mod webauthn;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;
use utoipa::ToSchema;

pub use admission::Admission;
pub(crate) use device::device;
pub(crate) use identity::Identity;
pub(crate) use name::MemberName;
pub(crate) use offers::{Claimed, Offered, Verdict};
pub(crate) use passphrase::Passphrases;

/// A member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) role: Role,
    pub(crate) joined: Millis,
    /// When the name was last chosen.
    pub(crate) renamed: Millis,
    pub(crate) shown: BTreeSet<Shown>,
}

impl Member {
    /// May others see this?
    pub(crate) fn shows(&self, what: Shown) -> bool {
        self.shown.contains(&what)
    }
}

/// What a member may do beyond playing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Nothing.
    Member,
    /// Look after the place.
    Admin,
}

impl Role {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Member, Self::Admin];

    /// The word by which it is kept.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Member => "member",
            Self::Admin => "admin",
        }
    }

    /// The one with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }
}

/// What a member can show others on the own page. Nothing is shown that was not chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Shown {
    /// That there is a page at all, with the name and since when.
    Profile,
    /// Ratings, and the place on leaderboards.
    Ratings,
    /// The list of finished games.
    Games,
    /// Results against whom.
    Opponents,
    /// Being here now.
    Presence,
}

/// By what right somebody asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    /// As a guest.
    Guest,
    /// As a member, in this session.
    Member {
        /// Which session: it can be ended from elsewhere.
        session: String,
        role: Role,
    },
}
