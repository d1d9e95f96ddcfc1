//! What the house knows of itself: when it was last there, and how much it has cleared away today.

use sevenfold_protocol::Millis;

use super::home::{Work, ask};
use super::seal::Seal;
use super::{Damage, Store, StoreError, time};

impl Store {
    /// The last time the house is known to have been there: as noted, or else when something last happened in it. A note
    /// that is damaged is not believed.
    pub(crate) async fn mark(&self) -> Result<Option<Millis>, StoreError> {
        let row = ask("SELECT mark, seal FROM house").fetch_one(&self.read).await?;
        let Some(mark) = row.try_get::<Option<i64>>(0)? else { return self.last_change().await };
        if Seal::of_mark(mark).is(row.try_get(1)?) {
            return Ok(Some(Millis(mark.unsigned_abs())));
        }
        self.findings.add(Damage::House);
        Ok(None)
    }

    async fn last_change(&self) -> Result<Option<Millis>, StoreError> {
        let query = ask("SELECT max(last) FROM (SELECT max(changed) AS last FROM tables \
             UNION ALL SELECT max(finished) FROM records UNION ALL SELECT max(seen) FROM guests) AS lasts");
        let last: Option<i64> = query.fetch_one(&self.read).await?.try_get(0)?;
        Ok(last.map(|last| Millis(last.unsigned_abs())))
    }

    /// Notes that the house is there.
    pub(crate) async fn note_time(&self, now: Millis) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        ask("UPDATE house SET mark = ?, seal = ?")
            .bind(time(now))
            .bind(Seal::of_mark(time(now)).bytes())
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }

    /// How much may still be cleared away on this day: a tenth of what there is, but at least so much.
    pub(crate) async fn allowance(&self, day: u64, least: u32) -> Result<u32, StoreError> {
        let query = ask("SELECT ((SELECT count(*) FROM tables) + (SELECT count(*) FROM records) \
             + (SELECT count(*) FROM guests)) / 10, coalesce((SELECT removed FROM house WHERE day = ?), 0)");
        let row = query.bind(day.cast_signed()).fetch_one(&self.read).await?;
        let (tenth, removed): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok(u32::try_from((tenth.max(least.into()) - removed).max(0)).unwrap_or(u32::MAX))
    }
}

/// Does what goes count among what is cleared away?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    /// Somebody wants it gone.
    Not,
    /// It is cleared away on this day.
    On(u64),
}

/// Notes that so much is cleared away on this day, together with clearing it away: however a server ends, no more is
/// gone than is noted.
pub(super) async fn note_removed(work: &mut Work<'_>, day: u64, number: u32) -> Result<(), StoreError> {
    ask("UPDATE house SET removed = ?2 + CASE WHEN day = ?1 THEN removed ELSE 0 END, day = ?1")
        .bind(day.cast_signed())
        .bind(number)
        .execute(&mut *work)
        .await?;
    Ok(())
}
