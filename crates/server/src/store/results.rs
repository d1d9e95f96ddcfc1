//! Finished games as lists and ratings need them. They are written with the record, as one: a game is listed and rated, or
//! it has not ended.

mod backfill;
mod bring;
mod download;
mod forget;
mod leaders;
mod list;
mod notes;
mod profile;
mod ratings;
mod rebuild;

use sevenfold_core::Seat;
use sevenfold_table::PlayerId;

use super::StoreError;
use super::home::{Line, Work, ask};
use crate::results::{Kind, Sat, Told};

pub(super) use backfill::list_all;
pub(crate) use bring::Bringing;
pub(super) use forget::{forget, forget_old};
pub(crate) use leaders::{LEAST_GAMES, Leader};
pub(crate) use list::{Cursor, GameLine, Wanted};
pub(crate) use profile::{Course, Met, Tally};
pub use rebuild::{Rebuilt, rebuild_ratings};

/// A finished game: where it was played, which game it was, when it ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Which<'a> {
    pub(super) code: &'a str,
    pub(super) number: u32,
    pub(super) game: &'a str,
    pub(super) finished: i64,
}

/// Keeps what is told of a game, and rates it if it counts. A game that was taken back and ended again is kept once, with
/// the notes that were made on it; one that has moved ratings has ended for good.
pub(super) async fn keep(work: &mut Work<'_>, which: Which<'_>, told: &Told) -> Result<(), StoreError> {
    let known = ask("SELECT id, kind FROM results WHERE code = ? AND number = ?");
    let known = known.bind(which.code).bind(which.number).fetch_optional(&mut *work).await?;
    let mut notes = Vec::new();
    let mut again = None;
    if let Some(row) = known {
        if row.try_get::<&str>(1)? == Kind::Rated.word() {
            return Ok(());
        }
        let id: i64 = row.try_get(0)?;
        notes = clear(work, id).await?;
        again = Some(id);
    }
    let id = write(work, again, which, told).await?;
    for (player, seat, ended) in told.players() {
        let note = notes.iter().find(|(of, _)| of == player).map_or("", |(_, note)| note.as_str());
        ask("INSERT INTO played (player, finished, id, game, kind, outcome, seat, note, sought) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(player.as_str())
        .bind(which.finished)
        .bind(id)
        .bind(which.game)
        .bind(told.kind.word())
        .bind(ended.word())
        .bind(seat.index() as u8)
        .bind(note)
        .bind(told.sought(player, note))
        .execute(&mut *work)
        .await?;
    }
    ratings::rate(work, id, which, told).await
}

/// Takes a game off everybody's list, and gives the notes that were made on it.
async fn clear(work: &mut Work<'_>, id: i64) -> Result<Vec<(PlayerId, String)>, StoreError> {
    let rows = ask(
        "DELETE FROM played WHERE (player, finished, id) IN (SELECT seats.player, results.finished, results.id \
         FROM results JOIN result_seats AS seats ON seats.id = results.id WHERE results.id = ?) \
         RETURNING player, note",
    );
    let rows = rows.bind(id).fetch_all(&mut *work).await?;
    for sql in ["DELETE FROM result_seats WHERE id = ?", "DELETE FROM results WHERE id = ?"] {
        ask(sql).bind(id).execute(&mut *work).await?;
    }
    rows.iter().map(|row| Ok((PlayerId::new(row.try_get::<String>(0)?), row.try_get(1)?))).collect()
}

/// Writes the game and its seats, under a number of its own if it has none yet.
async fn write(
    work: &mut Work<'_>,
    id: Option<i64>,
    which: Which<'_>,
    told: &Told,
) -> Result<i64, StoreError> {
    let sql = match id {
        None => {
            "INSERT INTO results (code, number, game, finished, kind, quarters) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id"
        }
        Some(_) => {
            "INSERT INTO results (code, number, game, finished, kind, quarters, id) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id"
        }
    };
    let game = ask(sql)
        .bind(which.code)
        .bind(which.number)
        .bind(which.game)
        .bind(which.finished)
        .bind(told.kind.word())
        .bind(told.quarters);
    let game = if id.is_some() { game.bind(id) } else { game };
    let id = game.fetch_one(&mut *work).await?.try_get(0)?;
    for (seat, sat) in Seat::all(told.seats.len() as u8).zip(&told.seats) {
        let sql = "INSERT INTO result_seats (id, seat, player, bot, name, place, points) VALUES (?, ?, ?, ?, ?, ?, ?)";
        ask(sql)
            .bind(id)
            .bind(seat.index() as u8)
            .bind(sat.player.as_ref().map(PlayerId::as_str))
            .bind(&sat.bot)
            .bind(&sat.name)
            .bind(sat.place)
            .bind(sat.points)
            .execute(&mut *work)
            .await?;
    }
    Ok(id)
}

/// A line of `result_seats`: player, bot, name, place, points, from this column on.
fn sat(row: &Line, from: usize) -> Result<Sat, sqlx::Error> {
    Ok(Sat {
        player: row.try_get::<Option<String>>(from)?.map(PlayerId::new),
        bot: row.try_get(from + 1)?,
        name: row.try_get(from + 2)?,
        place: row.try_get(from + 3)?,
        points: row.try_get(from + 4)?,
    })
}
