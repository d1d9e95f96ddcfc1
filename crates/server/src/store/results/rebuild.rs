//! Ratings worked out anew, from the first game that counted to the last. The numbers are the same as before, to the last
//! bit; if one is not, something has gone wrong since.

use std::collections::BTreeMap;

use serde::Serialize;
use sevenfold_ratings::{Class, Standing};
use sevenfold_table::PlayerId;

use super::{ratings, sat};
use crate::lock::Lock;
use crate::results::{Contest, Kind, Told};
use crate::store::StoreError;
use crate::store::connection;
use crate::store::home::{Connection, Work, ask};
use crate::{Database, Failure, Limits};

/// So many games are read at a time.
const PAGE: i64 = 1000;

/// What was worked out anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Rebuilt {
    /// Games that counted.
    pub games: u64,
    /// Ratings that came out.
    pub ratings: u64,
    /// How many of them are others than before, or are there for the first time, or not any more.
    pub changed: u64,
}

/// Somebody's rating in a game and class.
type Key = (String, &'static str, PlayerId);
type Standings = BTreeMap<Key, Standing>;

/// Works out all ratings of a database anew. No server may run on it meanwhile.
pub async fn rebuild_ratings(database: impl Into<Database>) -> Result<Rebuilt, Failure> {
    let database = database.into();
    if let Database::File(path) = &database
        && !path.exists()
    {
        return Err(Failure::Missing(path.clone()));
    }
    let _lock = Lock::take(&database)?;
    let (mut writing, read) = connection::open(&database, &Limits::default()).await?;
    read.close().await;
    let failed = |error: StoreError| Failure::database(database.shown(), &error);
    let done = match writing.connection().await {
        Ok(connection) => rebuild(connection).await.map_err(failed),
        Err(error) => Err(failed(error)),
    };
    writing.close().await;
    done
}

async fn rebuild(connection: &mut Connection) -> Result<Rebuilt, StoreError> {
    let mut work = connection.begin().await?;
    let before = all(&mut work).await?;
    for sql in ["DELETE FROM ratings", "DELETE FROM rating_steps"] {
        ask(sql).execute(&mut work).await?;
    }
    let (mut after, mut games, mut last) = (Standings::new(), 0, i64::MIN);
    loop {
        let page = page(&mut work, last).await?;
        let Some(end) = page.last().map(|game| game.id) else { break };
        for game in &page {
            games += u64::from(game.fold(&mut work, &mut after).await?);
        }
        last = end;
    }
    for ((game, class, player), standing) in &after {
        let class = class.parse().unwrap_or(Class::More);
        ratings::keep(&mut work, game, class, player, standing).await?;
    }
    work.commit().await?;
    let fresh = after.iter().filter(|(key, standing)| before.get(key) != Some(standing)).count();
    let gone = before.keys().filter(|key| !after.contains_key(key)).count();
    Ok(Rebuilt { games, ratings: after.len() as u64, changed: (fresh + gone) as u64 })
}

async fn all(work: &mut Work<'_>) -> Result<Standings, StoreError> {
    let sql = "SELECT game, class, player, mean, deviation, volatility, games, last FROM ratings";
    let mut standings = Standings::new();
    for row in ask(sql).fetch_all(&mut *work).await? {
        let class: Class = row.try_get::<&str>(1)?.parse().map_err(|_| StoreError::Damaged { entry: 0 })?;
        let key = (row.try_get(0)?, class.word(), PlayerId::new(row.try_get::<String>(2)?));
        standings.insert(key, ratings::read(&row, 3)?);
    }
    Ok(standings)
}

/// A rated game as it is kept.
struct Kept {
    id: i64,
    game: String,
    finished: i64,
    told: Told,
}

impl Kept {
    /// Moves the ratings of those who played; tells whether it counted.
    async fn fold(&self, work: &mut Work<'_>, standings: &mut Standings) -> Result<bool, StoreError> {
        let at = self.finished.unsigned_abs();
        let Some(contest) = Contest::of(&self.game, at, &self.told) else { return Ok(false) };
        let class = contest.class();
        let key = |player: &PlayerId| (self.game.clone(), class.word(), player.clone());
        let standing = |player: &PlayerId| standings.get(&key(player)).copied();
        for moved in contest.rate(|player| standing(player).unwrap_or(Standing::new(class))) {
            standings.insert(key(&moved.player), moved.after);
            ratings::step(work, self.id, &self.game, class, &moved).await?;
        }
        Ok(true)
    }
}

/// The rated games after this one, in the order in which they were kept.
async fn page(work: &mut Work<'_>, after: i64) -> Result<Vec<Kept>, StoreError> {
    let rows = ask("SELECT counted.id, counted.game, counted.finished, counted.quarters, \
         seats.player, seats.bot, seats.name, seats.place, seats.points \
         FROM (SELECT id, game, finished, quarters FROM results WHERE kind = 'rated' AND id > ? ORDER BY id LIMIT ?) \
         AS counted JOIN result_seats AS seats ON seats.id = counted.id ORDER BY counted.id, seats.seat");
    let mut games: Vec<Kept> = Vec::new();
    for row in rows.bind(after).bind(PAGE).fetch_all(&mut *work).await? {
        let id: i64 = row.try_get(0)?;
        if games.last().is_none_or(|game| game.id != id) {
            let told = Told { kind: Kind::Rated, quarters: row.try_get(3)?, seats: Vec::new() };
            games.push(Kept { id, game: row.try_get(1)?, finished: row.try_get(2)?, told });
        }
        if let Some(game) = games.last_mut() {
            game.told.seats.push(sat(&row, 4)?);
        }
    }
    Ok(games)
}
