//! How a person stands to others.

use std::collections::BTreeSet;

use sevenfold_protocol::{Invitation, Turn};
use sevenfold_table::PlayerId;

/// How a person stands to others, and what waits for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Regard {
    /// Whom the person has blocked, and who has blocked them: it is the same for both.
    pub apart: BTreeSet<PlayerId>,
    /// Friends, and those who would be, by name.
    pub bonds: Vec<Bond>,
    /// Invitations and who sent them, the latest first.
    pub invitations: Vec<(PlayerId, Invitation)>,
    /// Tables that wait for the person's move.
    pub turns: Vec<Turn>,
}

/// Somebody who is a friend or would be one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bond {
    /// Who.
    pub who: PlayerId,
    /// The member's name.
    pub name: String,
    /// How far it has come.
    pub stage: Stage,
}

/// How far a friendship has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Both agree; whether the other one lets friends see where they are.
    Agreed(Shown),
    /// The person has asked.
    Asked,
    /// The other one has asked.
    Asks,
}

/// Does somebody let friends see where they are?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shown {
    /// Yes.
    #[default]
    ToFriends,
    /// No.
    ToNobody,
}
