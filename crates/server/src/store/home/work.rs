//! Something that happens as a whole or not at all.

use sqlx::{Postgres, Sqlite, Transaction};

use super::Via;

/// What is being written. Whoever drops it before it is committed has written nothing.
#[derive(Debug)]
pub(in crate::store) enum Work<'c> {
    Sqlite(Transaction<'c, Sqlite>),
    Postgres(Transaction<'c, Postgres>),
}

impl Work<'_> {
    /// Can it be that a commit which failed has kept everything? A file can be asked; a connection that broke cannot.
    pub(in crate::store) const fn may_be_kept_unsaid(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// When this returns, all of it is kept.
    pub(in crate::store) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(work) => work.commit().await,
            Self::Postgres(work) => work.commit().await,
        }
    }

    /// From here on nobody else writes what is written as a whole.
    pub(in crate::store) async fn alone(&mut self) -> Result<(), sqlx::Error> {
        match self {
            // It was so from the beginning.
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(work) => super::postgres::keep_others_out(work).await,
        }
    }
}

impl<'e> From<&'e mut Work<'_>> for Via<'e> {
    fn from(work: &'e mut Work<'_>) -> Self {
        match work {
            Work::Sqlite(work) => Self::Sqlite(work),
            Work::Postgres(work) => Self::Postgres(work),
        }
    }
}
