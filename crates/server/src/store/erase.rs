//! Forgetting: what somebody asked to have deleted, and what nobody comes back for.
//!
//! Games that others took part in stay, without a trace of who left: names and words are blotted out in journals and
//! records, and the player's id is replaced by one that is nobody's.

use serde_json::Value;
use sevenfold_protocol::{Millis, TableCode, Talk};
use sevenfold_table::{Entry, Happened, PlayerId};

use super::home::{Work, ask};
use super::house::note_removed;
use super::nodes::fence;
use super::seal::{Seal, Sealed};
use super::{Store, StoreError, records, results, time};

/// What stands where a name or words stood.
pub(super) const BLOT: &str = "–";

impl Store {
    /// Blots a player out of a table's journal.
    pub(crate) async fn blot_table(
        &self,
        code: TableCode,
        player: &PlayerId,
        nobody: &PlayerId,
    ) -> Result<(), StoreError> {
        let (mut texts, mut entries): (Vec<String>, Vec<Entry>) = self.lines(code).await?.into_iter().unzip();
        let touched = blot(&mut entries, player, nobody);
        for (text, entry) in
            texts.iter_mut().zip(&entries).filter(|(_, entry)| touched.contains(&entry.number))
        {
            *text = serde_json::to_string(entry)?;
        }
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        fence(&mut work, &self.node, std::iter::once(code)).await?;
        super::kept::forget(&mut work, code).await?;
        // All seals after the first blot are others than before.
        let mut seal = Seal::FIRST;
        for (number, text) in (1..).zip(&texts) {
            seal = Seal::of_entry(seal, code.as_str(), number, text);
            if touched.first().is_none_or(|first| number < *first) {
                continue;
            }
            ask("UPDATE journal SET entry = ?, seal = ? WHERE code = ? AND number = ?")
                .bind(text)
                .bind(seal.bytes())
                .bind(code.as_str())
                .bind(number.cast_signed())
                .execute(&mut work)
                .await?;
        }
        ask("UPDATE tables SET owner = ? WHERE code = ? AND owner = ?")
            .bind(nobody.as_str())
            .bind(code.as_str())
            .bind(player.as_str())
            .execute(&mut work)
            .await?;
        ask("DELETE FROM sitters WHERE code = ? AND player = ?")
            .bind(code.as_str())
            .bind(player.as_str())
            .execute(&mut work)
            .await?;
        Ok(work.commit().await?)
    }

    /// Removes a guest or a member, and blots them out of records; records that nobody else played in go.
    pub(crate) async fn forget_guest(&self, player: &PlayerId) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let seats = ask("SELECT code, number, seat FROM participants WHERE player = ?");
        let seats = seats.bind(player.as_str()).fetch_all(&mut work).await?;
        for sql in [
            "DELETE FROM participants WHERE player = ?",
            "DELETE FROM guests WHERE player = ?",
            "DELETE FROM members WHERE player = ?",
            "DELETE FROM names WHERE player = ?",
            "DELETE FROM sessions WHERE player = ?",
            "DELETE FROM passkeys WHERE player = ?",
            "DELETE FROM recovery WHERE player = ?",
            "DELETE FROM friendships WHERE player = ?1 OR friend = ?1",
            "DELETE FROM blocks WHERE player = ?1 OR blocked = ?1",
            "DELETE FROM invitations WHERE sender = ?1 OR guest = ?1",
            "DELETE FROM reports WHERE player = ?",
        ] {
            ask(sql).bind(player.as_str()).execute(&mut work).await?;
        }
        results::forget(&mut work, player).await?;
        ask("UPDATE house SET scrub = 1").execute(&mut work).await?;
        for row in seats {
            let (code, number): (String, u32) = (row.try_get(0)?, row.try_get(1)?);
            blot_record(&mut work, &code, number, row.try_get(2)?).await?;
            remove_lonely_record(&mut work, &code, number).await?;
        }
        Ok(work.commit().await?)
    }

    /// Removes records and guests of long ago, the oldest first and at most so many together. A guest who still sits
    /// somewhere stays, and so does every member.
    pub(crate) async fn forget_before(&self, then: Millis, day: u64, most: u32) -> Result<u32, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        results::forget_old(&mut work, time(then), most).await?;
        let mut removed = 0;
        for (sql, counts) in [
            (
                "DELETE FROM participants WHERE (code, number) IN \
                 (SELECT code, number FROM records WHERE finished < ?1 ORDER BY finished LIMIT ?2)",
                0,
            ),
            (
                "DELETE FROM records WHERE (code, number) IN \
                 (SELECT code, number FROM records WHERE finished < ?1 ORDER BY finished LIMIT ?2)",
                1,
            ),
            (
                "DELETE FROM guests WHERE player IN (SELECT player FROM guests WHERE seen < ?1 \
                 AND player NOT IN (SELECT player FROM sitters) \
                 AND player NOT IN (SELECT player FROM participants) ORDER BY seen LIMIT ?2)",
                1,
            ),
        ] {
            let left = most.saturating_sub(removed);
            let done = ask(sql).bind(time(then)).bind(left).execute(&mut work).await?;
            removed += counts * u32::try_from(done.rows_affected()).unwrap_or(u32::MAX);
        }
        if removed > 0 {
            note_removed(&mut work, day, removed).await?;
        }
        work.commit().await?;
        Ok(removed)
    }
}

async fn remove_lonely_record(work: &mut Work<'_>, code: &str, number: u32) -> Result<(), StoreError> {
    ask("DELETE FROM records WHERE code = ?1 AND number = ?2 \
         AND NOT EXISTS (SELECT 1 FROM participants WHERE code = ?1 AND number = ?2)")
    .bind(code)
    .bind(number)
    .execute(&mut *work)
    .await?;
    Ok(())
}

async fn blot_record(work: &mut Work<'_>, code: &str, number: u32, seat: u8) -> Result<(), StoreError> {
    let query = ask("SELECT document, game, finished, closed FROM records WHERE code = ? AND number = ?");
    let Some(row) = query.bind(code).bind(number).fetch_optional(&mut *work).await? else { return Ok(()) };
    let mut document = records::read(row.try_get(0)?)?;
    let names = document.others.get_mut("meta").and_then(|meta| meta.get_mut("names"));
    if let Some(name) = names.and_then(|names| names.get_mut(usize::from(seat))) {
        *name = Value::from(BLOT);
    }
    let document = document.to_string();
    let (game, finished, closed) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    records::write(work, &Sealed { code, number, game, finished, document: &document, closed }).await
}

/// Blots a player out of a journal; gives the numbers of the entries that are other than before.
fn blot(entries: &mut [Entry], player: &PlayerId, nobody: &PlayerId) -> Vec<u64> {
    let mut mine = Vec::new();
    let mut touched = Vec::new();
    for entry in entries {
        let before = entry.what.clone();
        match &mut entry.what {
            Happened::Opened { owner, .. } if owner == player => *owner = nobody.clone(),
            Happened::Sat { seat, player: sitter, name, .. } => {
                mine.retain(|own| own != seat);
                if sitter == player {
                    mine.push(*seat);
                    *sitter = nobody.clone();
                    BLOT.clone_into(name);
                }
            }
            Happened::Returned { seat, player: sitter } => {
                mine.retain(|own| own != seat);
                if sitter == player {
                    mine.push(*seat);
                    *sitter = nobody.clone();
                }
            }
            Happened::Freed { seat } | Happened::BotSat { seat, .. } => mine.retain(|own| own != seat),
            Happened::Named { seat, name } if mine.contains(seat) => BLOT.clone_into(name),
            Happened::Said { seat, talk: Talk::Words(words) } if mine.contains(seat) => {
                BLOT.clone_into(words);
            }
            _ => {}
        }
        if entry.what != before {
            touched.push(entry.number);
        }
    }
    touched
}
