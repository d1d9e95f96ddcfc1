//! Leaderboards: who is strongest, among those who want to be seen there.

use sevenfold_ratings::{Class, Rating, Standing};
use sevenfold_table::PlayerId;

use super::ratings;
use crate::store::home::{Line, ask};
use crate::store::{Store, StoreError};

/// Whoever has played fewer rated games is not listed yet.
pub(crate) const LEAST_GAMES: u32 = 15;
/// So many are listed.
const LISTED: u32 = 50;

/// Somebody on a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Leader {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) standing: Standing,
}

/// Those who may be listed: sure enough, with enough games, and willing to show their ratings. The index leads from the
/// strongest down.
const LEADERS: &str = "\
    SELECT members.player, members.name, ratings.mean, ratings.deviation, ratings.volatility, ratings.games, \
        ratings.last \
    FROM ratings INDEXED BY ratings_by_mean CROSS JOIN members ON members.player = ratings.player \
    WHERE ratings.game = ?1 AND ratings.class = ?2 AND ratings.games >= ?3 AND ratings.deviation < ?4 \
        AND instr(members.shown, '\"ratings\"') > 0 \
    ORDER BY ratings.mean DESC LIMIT ?5";

/// How many of them are stronger than this.
const AHEAD: &str = "\
    SELECT count(*) FROM ratings INDEXED BY ratings_by_mean CROSS JOIN members ON members.player = ratings.player \
    WHERE ratings.game = ?1 AND ratings.class = ?2 AND ratings.mean > ?5 AND ratings.games >= ?3 \
        AND ratings.deviation < ?4 AND instr(members.shown, '\"ratings\"') > 0";

impl Store {
    /// The strongest in a game and class, the strongest first.
    pub(crate) async fn leaders(&self, game: &str, class: Class) -> Result<Vec<Leader>, StoreError> {
        let query = ask(LEADERS).bind(game).bind(class.word()).bind(LEAST_GAMES);
        let rows = query.bind(Rating::PROVISIONAL).bind(LISTED).fetch_all(&self.read).await?;
        let leader = |row: &Line| {
            let player = PlayerId::new(row.try_get::<String>(0)?);
            Ok(Leader { player, name: row.try_get(1)?, standing: ratings::read(row, 2)? })
        };
        rows.iter().map(leader).collect()
    }

    /// How somebody stands in a game and class; nothing before the first game that counted.
    pub(crate) async fn standing_of(
        &self,
        player: &PlayerId,
        game: &str,
        class: Class,
    ) -> Result<Option<Standing>, StoreError> {
        let mut connection = self.read.acquire().await?;
        ratings::standing(&mut connection, player, game, class).await
    }

    /// The place somebody with this rating has, or would have, on a leaderboard.
    pub(crate) async fn rank(&self, game: &str, class: Class, mean: f64) -> Result<u32, StoreError> {
        let query = ask(AHEAD).bind(game).bind(class.word()).bind(LEAST_GAMES);
        let row = query.bind(Rating::PROVISIONAL).bind(mean).fetch_one(&self.read).await?;
        Ok(row.try_get::<u32>(0)? + 1)
    }
}
