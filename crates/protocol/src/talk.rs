//! What players say to each other.

use serde::{Deserialize, Serialize};

/// The phrases everybody can say, as ends of keys: the sentence is `table-phrase-…` in the language files, so that
/// everybody reads it in the own language.
pub const PHRASES: &[&str] =
    &["hello", "good-luck", "your-turn", "one-moment", "well-played", "oops", "thanks", "again", "goodbye"];

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// One of [`PHRASES`].
    Phrase(String),
    /// Own words, at most [`TALK_CHARS`](crate::limits::TALK_CHARS) characters.
    Words(String),
}
