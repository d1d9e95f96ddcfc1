//! What members have reported, and what they were answered.

use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;

use super::home::{Line, ask};
use super::{Store, StoreError, time};

/// A report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReportLine {
    pub number: i64,
    /// In milliseconds since 1970.
    pub made: u64,
    /// Whose it is; empty for somebody who has left.
    pub by: String,
    /// A table's code, or a member's name.
    pub about: String,
    pub words: String,
    /// When somebody has looked at it.
    pub settled: Option<u64>,
    /// What they have answered; empty if nothing.
    pub answer: String,
}

impl Store {
    /// Keeps what a member reports.
    pub(crate) async fn report(
        &self,
        player: &str,
        about: &str,
        words: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        ask("INSERT INTO reports (made, player, about, words) VALUES (?, ?, ?, ?)")
            .bind(time(now))
            .bind(player)
            .bind(about)
            .bind(words)
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }

    /// Reports that nobody has looked at yet, the first one first.
    pub(crate) async fn reports(&self) -> Result<Vec<ReportLine>, StoreError> {
        let query = ask("SELECT number, made, coalesce(name, ''), about, words, settled, answer \
             FROM reports LEFT JOIN members USING (player) WHERE settled IS NULL ORDER BY number LIMIT 500");
        query.fetch_all(&self.read).await?.iter().map(read).collect()
    }

    /// What a member has reported, the last one first, so many of them at most.
    pub(crate) async fn reports_of(
        &self,
        player: &PlayerId,
        most: u32,
    ) -> Result<Vec<ReportLine>, StoreError> {
        let query = ask("SELECT number, made, '', about, words, settled, answer FROM reports \
             WHERE player = ? ORDER BY number DESC LIMIT ?");
        query.bind(player.as_str()).bind(most).fetch_all(&self.read).await?.iter().map(read).collect()
    }

    /// Notes that somebody has looked at a report, and what they answer; whether there was one.
    pub(crate) async fn settle(&self, number: i64, answer: &str, now: Millis) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let query = ask("UPDATE reports SET settled = ?, answer = ? WHERE number = ? AND settled IS NULL");
        let query = query.bind(time(now)).bind(answer).bind(number);
        Ok(query.execute(writing.connection().await?).await?.rows_affected() > 0)
    }
}

fn read(row: &Line) -> Result<ReportLine, StoreError> {
    Ok(ReportLine {
        number: row.try_get(0)?,
        made: row.try_get::<i64>(1)?.unsigned_abs(),
        by: row.try_get(2)?,
        about: row.try_get(3)?,
        words: row.try_get(4)?,
        settled: row.try_get::<Option<i64>>(5)?.map(i64::unsigned_abs),
        answer: row.try_get(6)?,
    })
}
