//! All records of somebody's games, a few at a time.

use serde_json::Value;
use sevenfold_table::PlayerId;

use super::Cursor;
use crate::store::home::ask;
use crate::store::{Store, StoreError};

/// Records that are read at a time.
const PAGE: u32 = 50;

impl Store {
    /// Some records of this player's games before this one, each on one line, the last first, and where to go on.
    pub(crate) async fn records_of(
        &self,
        player: &PlayerId,
        before: Cursor,
    ) -> Result<(Vec<String>, Option<Cursor>), StoreError> {
        let rows = ask(
            "WITH page AS (SELECT finished, id FROM played WHERE player = ?1 AND (finished, id) < (?2, ?3) \
                 ORDER BY finished DESC, id DESC LIMIT ?4) \
             SELECT page.finished, page.id, records.document FROM page JOIN results ON results.id = page.id \
             LEFT JOIN records ON records.code = results.code AND records.number = results.number \
             ORDER BY page.finished DESC, page.id DESC",
        );
        let rows = rows.bind(player.as_str()).bind(before.finished).bind(before.id).bind(PAGE);
        let rows = rows.fetch_all(&self.read).await?;
        let mut documents = Vec::with_capacity(rows.len());
        for row in &rows {
            // A record is kept on many lines, to be read by people; one that is damaged keeps nobody from the others.
            let text: Option<&str> = row.try_get(2)?;
            let record: Option<Value> = text.and_then(|text| serde_json::from_str(text).ok());
            documents.extend(record.map(|record| record.to_string()));
        }
        let last = rows.last().filter(|_| rows.len() as u32 == PAGE);
        let next =
            last.map(|row| Ok::<_, StoreError>(Cursor { finished: row.try_get(0)?, id: row.try_get(1)? }));
        Ok((documents, next.transpose()?))
    }
}
