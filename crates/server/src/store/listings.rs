//! Tables in the open, as the lobby shows them: so that it knows them after a start without rebuilding each.

use serde::{Deserialize, Serialize};
use sevenfold_protocol::{Listed, TableCode};
use sevenfold_table::PlayerId;

use super::home::{Line, Work, ask};
use super::{Store, StoreError};

/// What is kept of a table in the open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Posted {
    /// What is shown of it.
    pub(crate) listed: Listed,
    /// Who sits there or opened it.
    pub(crate) players: Vec<PlayerId>,
}

/// What becomes of a table's listing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Posting {
    /// It stays as it is.
    Kept,
    /// It is this one now, or none.
    New(Option<Box<Posted>>),
}

impl Store {
    /// All tables in the open. What cannot be read is mended when its table next changes.
    pub(crate) async fn posted(&self) -> Result<Vec<Posted>, StoreError> {
        let query = ask("SELECT listing FROM tables WHERE listing IS NOT NULL");
        let rows = query.fetch_all(&self.read).await?;
        let read = |row: &Line| serde_json::from_str(row.try_get(0).ok()?).ok();
        Ok(rows.iter().filter_map(read).collect())
    }
}

/// Writes what has become of a listing, as part of something greater.
pub(super) async fn post(work: &mut Work<'_>, code: TableCode, posting: &Posting) -> Result<(), StoreError> {
    let Posting::New(posted) = posting else { return Ok(()) };
    let text = posted.as_ref().map(serde_json::to_string).transpose()?;
    let query = ask("UPDATE tables SET listing = ? WHERE code = ?");
    query.bind(text).bind(code.as_str()).execute(&mut *work).await?;
    Ok(())
}
