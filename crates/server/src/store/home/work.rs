//! Something that happens as a whole or not at all.

use sqlx::{Sqlite, Transaction};

use super::Via;

/// What is being written. Whoever drops it before it is committed has written nothing.
#[derive(Debug)]
pub(in crate::store) enum Work<'c> {
    Sqlite(Transaction<'c, Sqlite>),
}

impl Work<'_> {
    /// When this returns, all of it is kept.
    pub(in crate::store) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(work) => work.commit().await,
        }
    }
}

impl<'e> From<&'e mut Work<'_>> for Via<'e> {
    fn from(work: &'e mut Work<'_>) -> Self {
        match work {
            Work::Sqlite(work) => Self::Sqlite(work),
        }
    }
}
