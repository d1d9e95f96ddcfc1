//! What there is to tell of one player: ratings and how they came to be, results, company.

use sevenfold_ratings::{Class, Standing};
use sevenfold_table::PlayerId;

use super::ratings;
use crate::results::Ended;
use crate::store::home::{Line, ask};
use crate::store::{Store, StoreError};

/// Points of a graph.
const POINTS: u32 = 60;
/// Results in a row.
const ROW: u32 = 12;
/// Company is counted over so many games: a member of many years has better company now than then, and no page waits.
const GAMES: u32 = 500;
/// So many others are named.
const OTHERS: u32 = 6;

/// A rating with its course.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Course {
    pub(crate) game: String,
    pub(crate) class: Class,
    pub(crate) standing: Standing,
    /// Mean and deviation after the last games, the oldest first.
    pub(crate) points: Vec<(f64, f64)>,
}

/// Somebody's results in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) game: String,
    pub(crate) won: u32,
    pub(crate) shared: u32,
    pub(crate) lost: u32,
    pub(crate) broken: u32,
    /// The last ones, the oldest first.
    pub(crate) last: Vec<Ended>,
}

/// Somebody with whom one has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Met {
    pub(crate) player: PlayerId,
    /// What the member is called now; nothing for a guest.
    pub(crate) member: Option<String>,
    /// What they were called at the table last.
    pub(crate) name: String,
    /// Does that member have a page for everybody?
    pub(crate) shown: bool,
    /// Games together.
    pub(crate) games: u32,
    /// In how many of them one came before them.
    pub(crate) ahead: u32,
}

impl Store {
    /// All ratings of a player, each with its course.
    pub(crate) async fn courses(&self, player: &PlayerId) -> Result<Vec<Course>, StoreError> {
        let rows =
            ask("SELECT game, class, mean, deviation, volatility, games, last FROM ratings WHERE player = ?");
        let rows = rows.bind(player.as_str()).fetch_all(&self.read).await?;
        let mut courses = Vec::with_capacity(rows.len());
        for row in rows {
            let (game, class): (String, &str) = (row.try_get(0)?, row.try_get(1)?);
            let class: Class = class.parse().map_err(|_| StoreError::Damaged { entry: 0 })?;
            let points = self.points(player, &game, class).await?;
            courses.push(Course { game, class, standing: ratings::read(&row, 2)?, points });
        }
        Ok(courses)
    }

    async fn points(
        &self,
        player: &PlayerId,
        game: &str,
        class: Class,
    ) -> Result<Vec<(f64, f64)>, StoreError> {
        let rows =
            ask("SELECT mean, deviation FROM rating_steps WHERE player = ? AND game = ? AND class = ? \
             ORDER BY id DESC LIMIT ?");
        let rows = rows.bind(player.as_str()).bind(game).bind(class.word()).bind(POINTS);
        let rows = rows.fetch_all(&self.read).await?;
        rows.iter().rev().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// A player's results by game, the game played most first.
    pub(crate) async fn tallies(&self, player: &PlayerId) -> Result<Vec<Tally>, StoreError> {
        let rows = ask(
            "SELECT game, outcome, count(*) FROM played WHERE player = ? GROUP BY game, outcome ORDER BY game",
        );
        let mut tallies: Vec<Tally> = Vec::new();
        for row in rows.bind(player.as_str()).fetch_all(&self.read).await? {
            let game: String = row.try_get(0)?;
            if tallies.last().is_none_or(|tally| tally.game != game) {
                tallies.push(Tally { game, ..Tally::default() });
            }
            let (ended, count) = (Ended::of_word(row.try_get(1)?), row.try_get(2)?);
            let (Some(tally), Some(ended)) = (tallies.last_mut(), ended) else { continue };
            match ended {
                Ended::Won => tally.won = count,
                Ended::Shared => tally.shared = count,
                Ended::Lost => tally.lost = count,
                Ended::Broken => tally.broken = count,
            }
        }
        for tally in &mut tallies {
            tally.last = self.last_results(player, &tally.game).await?;
        }
        tallies.sort_by_key(|tally| std::cmp::Reverse(tally.won + tally.shared + tally.lost + tally.broken));
        Ok(tallies)
    }

    async fn last_results(&self, player: &PlayerId, game: &str) -> Result<Vec<Ended>, StoreError> {
        let rows =
            ask("SELECT outcome FROM played WHERE player = ? AND game = ? ORDER BY finished DESC LIMIT ?");
        let rows = rows.bind(player.as_str()).bind(game).bind(ROW).fetch_all(&self.read).await?;
        let mut last = Vec::with_capacity(rows.len());
        for row in rows.iter().rev() {
            last.extend(Ended::of_word(row.try_get(0)?));
        }
        Ok(last)
    }

    /// With whom a player sits most, lately.
    pub(crate) async fn company_of(&self, player: &PlayerId) -> Result<Vec<Met>, StoreError> {
        let query = ask(COMPANY).bind(player.as_str()).bind(GAMES).bind(OTHERS);
        let met = |row: &Line| {
            Ok(Met {
                player: PlayerId::new(row.try_get::<String>(0)?),
                name: row.try_get(1)?,
                games: row.try_get(2)?,
                ahead: row.try_get(3)?,
                member: row.try_get(4)?,
                shown: row.try_get(5)?,
            })
        };
        query.fetch_all(&self.read).await?.iter().map(met).collect()
    }
}

const COMPANY: &str = "\
    WITH lately AS (SELECT id, seat FROM played WHERE player = ?1 ORDER BY finished DESC LIMIT ?2), \
    met AS (SELECT other.player AS player, max(other.name) AS name, count(DISTINCT lately.id) AS games, \
        count(DISTINCT CASE WHEN own.place < other.place THEN lately.id END) AS ahead \
        FROM lately JOIN result_seats AS own ON own.id = lately.id AND own.seat = lately.seat \
        JOIN result_seats AS other ON other.id = lately.id \
        WHERE other.player IS NOT NULL AND other.player <> ?1 GROUP BY other.player \
        ORDER BY games DESC, other.player LIMIT ?3) \
    SELECT met.player, met.name, met.games, met.ahead, members.name, \
        CASE WHEN instr(members.shown, '\"profile\"') > 0 THEN 1 ELSE 0 END \
    FROM met LEFT JOIN members ON members.player = met.player ORDER BY met.games DESC, met.player";
