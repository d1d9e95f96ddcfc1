//! Notes somebody makes on a game of their own.

use sevenfold_protocol::TableCode;
use sevenfold_table::PlayerId;

use crate::results::sought;
use crate::store::home::ask;
use crate::store::{Store, StoreError};

impl Store {
    /// Keeps a note on a game; an empty one takes it away. Tells whether this player played that game.
    pub(crate) async fn note(
        &self,
        player: &PlayerId,
        code: TableCode,
        number: u32,
        note: &str,
    ) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let rows = ask(
            "SELECT results.id, results.finished, seats.name, seats.player IS NOT DISTINCT FROM ?3 FROM results \
             JOIN result_seats AS seats ON seats.id = results.id \
             WHERE results.code = ?1 AND results.number = ?2 ORDER BY seats.seat",
        );
        let rows = rows.bind(code.as_str()).bind(number).bind(player.as_str()).fetch_all(&mut work).await?;
        let Some(first) = rows.first() else { return Ok(false) };
        let mut names = Vec::new();
        for row in &rows {
            if !row.try_get::<bool>(3)? {
                names.push(row.try_get::<&str>(2)?);
            }
        }
        let done = ask("UPDATE played SET note = ?, sought = ? WHERE player = ? AND finished = ? AND id = ?")
            .bind(note)
            .bind(sought(&names, note))
            .bind(player.as_str())
            .bind(first.try_get::<i64>(1)?)
            .bind(first.try_get::<i64>(0)?)
            .execute(&mut work)
            .await?;
        work.commit().await?;
        Ok(done.rows_affected() > 0)
    }
}
