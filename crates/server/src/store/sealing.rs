//! Lines that were kept before there were seals get theirs, once.

use sevenfold_protocol::Watching;
use sevenfold_table::{Entry, Happened};

use super::StoreError;
use super::home::{Connection, Work, ask};
use super::seal::{Seal, Sealed};

/// Seals everything that has no seal yet, if that has not been done.
pub(super) async fn seal_all(connection: &mut Connection) -> Result<(), StoreError> {
    let row = ask("SELECT sealed FROM house").fetch_one(&mut *connection).await?;
    if row.try_get::<i64>(0)? != 0 {
        return Ok(());
    }
    let mut work = connection.begin().await?;
    for row in ask("SELECT DISTINCT code FROM journal").fetch_all(&mut work).await? {
        seal_journal(&mut work, row.try_get(0)?).await?;
    }
    seal_records(&mut work).await?;
    seal_guests(&mut work).await?;
    seal_participants(&mut work).await?;
    ask("UPDATE house SET sealed = 1").execute(&mut work).await?;
    Ok(work.commit().await?)
}

async fn seal_journal(work: &mut Work<'_>, code: &str) -> Result<(), StoreError> {
    let query = ask("SELECT number, entry FROM journal WHERE code = ? ORDER BY number");
    let rows = query.bind(code).fetch_all(&mut *work).await?;
    let mut seal = Seal::FIRST;
    for row in &rows {
        let (number, text): (i64, &str) = (row.try_get(0)?, row.try_get(1)?);
        seal = Seal::of_entry(seal, code, number.unsigned_abs(), text);
        ask("UPDATE journal SET seal = ? WHERE code = ? AND number = ?")
            .bind(seal.bytes())
            .bind(code)
            .bind(number)
            .execute(&mut *work)
            .await?;
    }
    let first: Option<&str> = rows.first().map(|row| row.try_get(1)).transpose()?;
    if first.is_some_and(is_closed) {
        ask("UPDATE records SET closed = 1 WHERE code = ?").bind(code).execute(&mut *work).await?;
    }
    ask("UPDATE tables SET entries = ? WHERE code = ?")
        .bind(i64::try_from(rows.len()).unwrap_or(i64::MAX))
        .bind(code)
        .execute(&mut *work)
        .await?;
    Ok(())
}

/// Does a journal that begins like this belong to a table at which nobody may look on?
fn is_closed(first: &str) -> bool {
    let entry: Option<Entry> = serde_json::from_str(first).ok();
    entry.is_some_and(|entry| {
        matches!(entry.what, Happened::Opened { settings, .. } if settings.watching == Watching::Closed)
    })
}

async fn seal_records(work: &mut Work<'_>) -> Result<(), StoreError> {
    let query = ask("SELECT code, number, game, finished, document, closed FROM records");
    for row in query.fetch_all(&mut *work).await? {
        let line = Sealed {
            code: row.try_get(0)?,
            number: row.try_get(1)?,
            game: row.try_get(2)?,
            finished: row.try_get(3)?,
            document: row.try_get(4)?,
            closed: row.try_get(5)?,
        };
        ask("UPDATE records SET seal = ? WHERE code = ? AND number = ?")
            .bind(Seal::of_record(&line).bytes())
            .bind(line.code)
            .bind(line.number)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

async fn seal_guests(work: &mut Work<'_>) -> Result<(), StoreError> {
    let query = ask("SELECT player, token, name, created FROM guests");
    for row in query.fetch_all(&mut *work).await? {
        let player: &str = row.try_get(0)?;
        let seal = Seal::of_guest(player, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        ask("UPDATE guests SET seal = ? WHERE player = ?")
            .bind(seal.bytes())
            .bind(player)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

async fn seal_participants(work: &mut Work<'_>) -> Result<(), StoreError> {
    let query = ask("SELECT player, code, number, seat FROM participants");
    for row in query.fetch_all(&mut *work).await? {
        let (player, code): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        let (number, seat): (u32, u8) = (row.try_get(2)?, row.try_get(3)?);
        ask("UPDATE participants SET seal = ? WHERE player = ? AND code = ? AND number = ? AND seat = ?")
            .bind(Seal::of_participant(player, code, number, seat).bytes())
            .bind(player)
            .bind(code)
            .bind(number)
            .bind(seat)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}
