//! Games that were played in a browser, brought along.

use sevenfold_core::record::Document;
use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::{Millis, TableCode, Watching};
use sevenfold_table::PlayerId;
use sha2::{Digest as _, Sha256};

use crate::results::Kind;
use crate::store::home::ask;
use crate::store::{Finished, Store, StoreError, records};

/// A game that somebody hands in; it was replayed, and is sound.
pub(crate) struct Bringing {
    /// Under which code it is kept, if nobody has that.
    pub(crate) code: TableCode,
    pub(crate) document: Document,
    /// The seats that were one's own.
    pub(crate) own: SeatSet,
    pub(crate) finished: Millis,
}

impl Store {
    /// Keeps a game that was brought along, for those who played it alone; gives the code under which it is. One that was
    /// brought before is where it was. Somebody else's code is a conflict.
    pub(crate) async fn bring(&self, player: &PlayerId, bringing: Bringing) -> Result<TableCode, StoreError> {
        let Bringing { code, document, own, finished } = bringing;
        let digest = digest(&document);
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let known = ask("SELECT code FROM brought WHERE player = ? AND digest = ?");
        let known = known.bind(player.as_str()).bind(&digest[..]).fetch_optional(&mut work).await?;
        if let Some(row) = known {
            return row.try_get::<&str>(0)?.parse().map_err(|_| StoreError::Damaged { entry: 0 });
        }
        let sql = "SELECT 1 FROM records WHERE code = ?1 UNION ALL SELECT 1 FROM tables WHERE code = ?1";
        if ask(sql).bind(code.as_str()).fetch_optional(&mut work).await?.is_some() {
            return Err(StoreError::Conflict);
        }
        let players = own.iter().map(|seat: Seat| (player.clone(), seat)).collect();
        let (watching, kind) = (Watching::Closed, Kind::Brought);
        let finished = Finished { number: 1, at: finished, document, players, watching, kind };
        records::keep(&mut work, code, &finished).await?;
        ask("INSERT INTO brought (player, digest, code) VALUES (?, ?, ?)")
            .bind(player.as_str())
            .bind(&digest[..])
            .bind(code.as_str())
            .execute(&mut work)
            .await?;
        work.commit().await?;
        Ok(code)
    }
}

/// What makes a game the same game: its steps, and what they are steps of.
fn digest(document: &Document) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(document.game.as_bytes());
    hash.update(document.options.to_string());
    for step in &document.steps {
        hash.update(step.to_string());
        hash.update(b"\n");
    }
    hash.finalize().into()
}
