//! What is damaged, by name; never what it says.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use sevenfold_core::{Message, Say};
use sqlx::postgres::PgDatabaseError;

/// Something in a database that is not what was written.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// The database's own structure: what it says of itself.
    File {
        /// In its words: pages, trees, indexes.
        what: String,
    },
    /// The journal of a table.
    Journal {
        /// Which table.
        code: String,
        /// The first entry that is damaged or missing; 0 if nothing of it can be read.
        entry: u64,
    },
    /// What is noted of a table beside its journal.
    Line {
        /// Which table.
        code: String,
    },
    /// The record of a finished game.
    Record {
        /// The table it was played at.
        code: String,
        /// Which game at that table; 0 if that cannot be read.
        number: u32,
    },
    /// Who played in a game.
    Participants {
        /// Whose games: an id that says nothing about anybody.
        player: String,
    },
    /// A guest.
    Guest {
        /// Whose line: an id that says nothing about anybody.
        player: String,
    },
    /// A member, or one of their passkeys.
    Member {
        /// Whose line: an id that says nothing about anybody.
        player: String,
    },
    /// What the house knows of itself.
    House,
}

impl Say for Damage {
    fn say(&self) -> Message {
        match self {
            Self::File { what } => Message::new("server-damage-file").with("what", what.as_str()),
            Self::Journal { code, entry } => {
                let entry = i64::try_from(*entry).unwrap_or(i64::MAX);
                Message::new("server-damage-journal").with("code", code.as_str()).with("entry", entry)
            }
            Self::Line { code } => Message::new("server-damage-line").with("code", code.as_str()),
            Self::Record { code, number } => {
                Message::new("server-damage-record").with("code", code.as_str()).with("number", *number)
            }
            Self::Participants { player } => {
                Message::new("server-damage-participants").with("player", player.as_str())
            }
            Self::Guest { player } => Message::new("server-damage-guest").with("player", player.as_str()),
            Self::Member { player } => Message::new("server-damage-member").with("player", player.as_str()),
            Self::House => Message::new("server-damage-house"),
        }
    }
}

/// What a server has found damaged so far.
#[derive(Clone, Default)]
pub(crate) struct Findings(Arc<Mutex<BTreeSet<Damage>>>);

impl Findings {
    /// Notes damage; what is new is logged.
    pub(crate) fn add(&self, damage: Damage) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.contains(&damage) {
            tracing::error!(damage = %damage.say(), "something in the database is damaged");
            all.insert(damage);
            metrics::gauge!("sevenfold_damaged").increment(1.0);
        }
    }

    /// Was something like this found?
    pub(super) fn has(&self, like: impl Fn(&Damage) -> bool) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().any(like)
    }

    /// How much was found damaged.
    pub(crate) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// Does this mean that the file is damaged, and not that somebody is in the way or the disk is full?
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(inner) => {
            let code = inner.code().unwrap_or_default();
            if inner.try_downcast_ref::<PgDatabaseError>().is_some() {
                // Damaged data, a damaged index.
                return matches!(&*code, "XX001" | "XX002");
            }
            // The numbers of SQLite for a damaged file, and for one that is no database.
            code.parse::<u32>().is_ok_and(|number| matches!(number & 0xff, 11 | 26))
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => true,
        _ => false,
    }
}
