//! Records of finished games, and who played in them.

use sevenfold_core::Seat;
use sevenfold_core::record::Document;
use sevenfold_protocol::{Millis, TableCode};
use sevenfold_table::PlayerId;
use sqlx::{Row as _, Sqlite, Transaction};

use super::{Store, StoreError, time};

/// A game that has ended.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    /// Which game at its table, from 1.
    pub(crate) number: u32,
    /// When.
    pub(crate) at: Millis,
    /// The record.
    pub(crate) document: Document,
    /// Who played, and where.
    pub(crate) players: Vec<(PlayerId, Seat)>,
}

/// A finished game in a list.
pub(crate) struct RecordLine {
    pub(crate) code: String,
    pub(crate) number: u32,
    pub(crate) finished: u64,
    pub(crate) document: Document,
}

impl Store {
    /// The record of a game at a table, as text: the last one if no number is given.
    pub(crate) async fn record(
        &self,
        code: TableCode,
        number: Option<u32>,
    ) -> Result<Option<(u32, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT number, document FROM records WHERE code = ?1 AND (?2 IS NULL OR number = ?2) \
             ORDER BY number DESC LIMIT 1",
        );
        let row = query.bind(code.as_str()).bind(number).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// The games this guest has finished, the last one first.
    pub(crate) async fn games_of(&self, player: &PlayerId) -> Result<Vec<RecordLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT code, number, finished, document FROM records \
             WHERE (code, number) IN (SELECT code, number FROM participants WHERE player = ?) \
             ORDER BY finished DESC LIMIT 100",
        )
        .bind(player.as_str())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(RecordLine {
                    code: row.try_get(0)?,
                    number: row.try_get(1)?,
                    finished: row.try_get::<i64, _>(2)?.unsigned_abs(),
                    document: read(row.try_get(3)?)?,
                })
            })
            .collect()
    }
}

/// Keeps the record of a game. A game that ended, was taken back and ended again has one record: the last.
pub(super) async fn keep(
    work: &mut Transaction<'_, Sqlite>,
    code: TableCode,
    finished: &Finished,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT OR REPLACE INTO records (code, number, game, finished, document) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(code.as_str())
    .bind(finished.number)
    .bind(&finished.document.game)
    .bind(time(finished.at))
    .bind(finished.document.to_string())
    .execute(&mut **work)
    .await?;
    for (player, seat) in &finished.players {
        sqlx::query("INSERT OR IGNORE INTO participants (player, code, number, seat) VALUES (?, ?, ?, ?)")
            .bind(player.as_str())
            .bind(code.as_str())
            .bind(finished.number)
            .bind(seat.index() as u8)
            .execute(&mut **work)
            .await?;
    }
    Ok(())
}

pub(super) fn read(text: &str) -> Result<Document, StoreError> {
    Document::read(text).map_err(|fault| StoreError::Unreadable(format!("{fault:?}")))
}
