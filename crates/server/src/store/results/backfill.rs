//! Games that were kept before there were lists get onto them, once.

use sevenfold_core::Seat;
use sevenfold_table::PlayerId;

use super::{Which, keep};
use crate::results::{Kind, Told};
use crate::store::home::{Connection, Work, ask};
use crate::store::{StoreError, records};

/// Lists every record that is on no list, in the order in which the games ended, if that has not been done.
pub(in crate::store) async fn list_all(connection: &mut Connection) -> Result<(), StoreError> {
    let row = ask("SELECT listed FROM house").fetch_one(&mut *connection).await?;
    if row.try_get::<i64>(0)? != 0 {
        return Ok(());
    }
    let mut work = connection.begin().await?;
    let sql = "SELECT code, number FROM records ORDER BY finished, code, number";
    for row in ask(sql).fetch_all(&mut work).await? {
        list(&mut work, row.try_get(0)?, row.try_get(1)?).await?;
    }
    ask("UPDATE house SET listed = 1").execute(&mut work).await?;
    Ok(work.commit().await?)
}

async fn list(work: &mut Work<'_>, code: &str, number: u32) -> Result<(), StoreError> {
    let row = ask("SELECT document, game, finished FROM records WHERE code = ? AND number = ?");
    let row = row.bind(code).bind(number).fetch_one(&mut *work).await?;
    // One that is damaged is found by its seal, and keeps nobody from the others.
    let Ok(document) = records::read(row.try_get(0)?) else { return Ok(()) };
    let players = ask("SELECT player, seat FROM participants WHERE code = ? AND number = ?");
    let players = players.bind(code).bind(number).fetch_all(&mut *work).await?;
    let players: Result<Vec<_>, StoreError> = players
        .iter()
        .map(|row| Ok((PlayerId::new(row.try_get::<String>(0)?), Seat::new(row.try_get(1)?))))
        .collect();
    let told = Told::read(&document, &players?, Kind::of(&document));
    let which = Which { code, number, game: row.try_get(1)?, finished: row.try_get(2)? };
    keep(work, which, &told).await
}
