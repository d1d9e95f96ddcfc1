//! Scrubbing the file: what was deleted is in none of its bytes any more.
//!
//! `secure_delete` overwrites what is deleted, but not the copies that the database has left in the gaps of its pages when
//! it moved things about. Writing the whole file anew leaves them behind; that takes time, so it is done for many
//! together.

use super::connection::fold;
use super::home::{Connection, ask};
use super::{Store, StoreError};

impl Store {
    /// Are somebody's traces still to be scrubbed off the file?
    pub(crate) async fn needs_scrubbing(&self) -> Result<bool, StoreError> {
        Ok(ask("SELECT scrub FROM house").fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Scrubs the file. Nothing is written to it meanwhile.
    pub(crate) async fn scrub(&self) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        scrub(writing.connection().await?).await
    }
}

/// Scrubs the file if somebody's traces are still on it.
pub(super) async fn scrub_if_needed(connection: &mut Connection) -> Result<(), StoreError> {
    let row = ask("SELECT scrub FROM house").fetch_one(&mut *connection).await?;
    if row.try_get(0)? { scrub(connection).await } else { Ok(()) }
}

async fn scrub(connection: &mut Connection) -> Result<(), StoreError> {
    ask("VACUUM").execute(&mut *connection).await?;
    if !matches!(connection, Connection::Postgres(_)) {
        // The log goes too; if somebody still reads from it, all of this is done again.
        fold(&mut *connection).await?;
    }
    ask("UPDATE house SET scrub = 0").execute(connection).await?;
    Ok(())
}
