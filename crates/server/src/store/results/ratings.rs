//! Ratings: what a game that counts does to those who played it.

use std::collections::BTreeMap;

use sevenfold_ratings::{Class, Rating, Standing};
use sevenfold_table::PlayerId;

use super::Which;
use crate::results::{Contest, Moved, Told};
use crate::store::StoreError;
use crate::store::home::{Line, Via, Work, ask};

/// Moves the ratings of everybody in a game, if it counts.
pub(super) async fn rate(
    work: &mut Work<'_>,
    id: i64,
    which: Which<'_>,
    told: &Told,
) -> Result<(), StoreError> {
    let Some(contest) = Contest::of(which.game, which.finished.unsigned_abs(), told) else { return Ok(()) };
    let mut before = BTreeMap::new();
    for (player, ..) in told.players() {
        before.insert(player.clone(), standing(&mut *work, player, which.game, contest.class()).await?);
    }
    let new = Standing::new(contest.class());
    for moved in contest.rate(|player| before.get(player).copied().flatten().unwrap_or(new)) {
        keep(work, which.game, contest.class(), &moved.player, &moved.after).await?;
        step(work, id, which.game, contest.class(), &moved).await?;
    }
    Ok(())
}

/// How somebody stands; nothing before the first game that counted.
pub(super) async fn standing(
    on: impl Into<Via<'_>>,
    player: &PlayerId,
    game: &str,
    class: Class,
) -> Result<Option<Standing>, StoreError> {
    let row = ask(
        "SELECT mean, deviation, volatility, games, last FROM ratings WHERE player = ? AND game = ? AND class = ?",
    );
    let row = row.bind(player.as_str()).bind(game).bind(class.word()).fetch_optional(on).await?;
    row.map(|row| Ok(read(&row, 0)?)).transpose()
}

/// A line of `ratings`: mean, deviation, volatility, games, last, from this column on.
pub(super) fn read(row: &Line, from: usize) -> Result<Standing, sqlx::Error> {
    let rating = Rating {
        mean: row.try_get(from)?,
        deviation: row.try_get(from + 1)?,
        volatility: row.try_get(from + 2)?,
    };
    let last = row.try_get::<i64>(from + 4)?.unsigned_abs();
    Ok(Standing { rating, games: row.try_get(from + 3)?, last: Some(last) })
}

/// Keeps how somebody stands.
pub(super) async fn keep(
    work: &mut Work<'_>,
    game: &str,
    class: Class,
    player: &PlayerId,
    standing: &Standing,
) -> Result<(), StoreError> {
    ask("INSERT INTO ratings (player, game, class, mean, deviation, volatility, games, last) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (player, game, class) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, \
         volatility = excluded.volatility, games = excluded.games, last = excluded.last")
    .bind(player.as_str())
    .bind(game)
    .bind(class.word())
    .bind(standing.rating.mean)
    .bind(standing.rating.deviation)
    .bind(standing.rating.volatility)
    .bind(standing.games)
    .bind(i64::try_from(standing.last.unwrap_or_default()).unwrap_or(i64::MAX))
    .execute(&mut *work)
    .await?;
    Ok(())
}

/// Keeps how a game moved somebody.
pub(super) async fn step(
    work: &mut Work<'_>,
    id: i64,
    game: &str,
    class: Class,
    moved: &Moved,
) -> Result<(), StoreError> {
    let Moved { player, before, after } = moved;
    ask(
        "INSERT INTO rating_steps (player, game, class, id, mean, deviation, change) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(player.as_str())
    .bind(game)
    .bind(class.word())
    .bind(id)
    .bind(after.rating.mean)
    .bind(after.rating.deviation)
    .bind(after.rating.mean - before.rating.mean)
    .execute(&mut *work)
    .await?;
    Ok(())
}
