//! Somebody's finished games: a page of those that are wanted, the last one first.

use sevenfold_table::PlayerId;

use super::sat;
use crate::results::{Ended, Kind, Sat};
use crate::store::home::{Line, ask};
use crate::store::{Store, StoreError};

/// Games on a page.
const PAGE: usize = 30;

/// Which games are wanted; what is not said is as it may be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wanted {
    /// The game's id.
    pub(crate) game: Option<String>,
    /// With this one at the table.
    pub(crate) with: Option<String>,
    pub(crate) ended: Option<Ended>,
    pub(crate) kind: Option<Kind>,
    /// Ended at this time or later, in milliseconds since 1970.
    pub(crate) since: Option<i64>,
    /// Ended before this time.
    pub(crate) until: Option<i64>,
    /// All these words are in the names of the others or in the note.
    pub(crate) words: Vec<String>,
    /// After this one.
    pub(crate) after: Option<Cursor>,
}

/// Where a page ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    pub(crate) finished: i64,
    pub(crate) id: i64,
}

impl Cursor {
    /// As a client is told it.
    pub(crate) fn write(self) -> String {
        format!("{}-{}", self.finished, self.id)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let (finished, id) = text.split_once('-')?;
        Some(Self { finished: finished.parse().ok()?, id: id.parse().ok()? })
    }
}

/// A game in somebody's list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameLine {
    pub(crate) cursor: Cursor,
    pub(crate) code: String,
    pub(crate) number: u32,
    pub(crate) game: String,
    pub(crate) kind: Kind,
    pub(crate) ended: Ended,
    /// The player's first seat, from 0.
    pub(crate) seat: u8,
    pub(crate) note: String,
    /// Is the record still there?
    pub(crate) kept: bool,
    /// The rating after it, and by how much it moved.
    pub(crate) rating: Option<(f64, f64)>,
    /// By seat.
    pub(crate) seats: Vec<Sat>,
}

/// How many games somebody has finished, and won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    pub(crate) finished: u32,
    pub(crate) won: u32,
}

impl Store {
    /// How many games this player has finished, and won.
    pub(crate) async fn counts(&self, player: &PlayerId) -> Result<Counts, StoreError> {
        let sql = "SELECT count(*), count(CASE outcome WHEN 'won' THEN 1 END) FROM played INDEXED BY played_by_game \
            WHERE player = ?";
        let row = ask(sql).bind(player.as_str()).fetch_one(&self.read).await?;
        Ok(Counts { finished: row.try_get(0)?, won: row.try_get(1)? })
    }

    /// A page of this player's games, and where the next one begins if there is one.
    pub(crate) async fn games_of(
        &self,
        player: &PlayerId,
        wanted: &Wanted,
    ) -> Result<(Vec<GameLine>, Option<Cursor>), StoreError> {
        let end = wanted.until.unwrap_or(i64::MAX);
        let after = wanted.after.unwrap_or(Cursor { finished: i64::MAX, id: i64::MAX });
        let with = wanted.with.as_ref().map(|name| format!("\n{}\n", name.to_lowercase()));
        let words: Vec<String> = wanted.words.iter().map(|word| word.to_lowercase()).collect();
        let query = ask(WANTED)
            .bind(player.as_str())
            .bind(after.finished)
            .bind(after.id)
            .bind(wanted.since.unwrap_or(i64::MIN))
            .bind(end)
            .bind(&wanted.game)
            .bind(wanted.ended.map(Ended::word))
            .bind(wanted.kind.map(Kind::word))
            .bind(with)
            .bind(serde_json::to_string(&words)?)
            .bind(PAGE as u32 + 1);
        let rows = query.fetch_all(&self.read).await?;
        let lines: Result<Vec<GameLine>, StoreError> = rows.iter().take(PAGE).map(line).collect();
        let mut lines = lines?;
        self.seat(&mut lines).await?;
        let next = lines.last().map(|line| line.cursor).filter(|_| rows.len() > PAGE);
        Ok((lines, next))
    }

    /// Puts those who sat there to each game.
    async fn seat(&self, lines: &mut [GameLine]) -> Result<(), StoreError> {
        let ids: Vec<i64> = lines.iter().map(|line| line.cursor.id).collect();
        let query = ask(SEATS).bind(serde_json::to_string(&ids)?);
        for row in query.fetch_all(&self.read).await? {
            let id: i64 = row.try_get(0)?;
            if let Some(line) = lines.iter_mut().find(|line| line.cursor.id == id) {
                line.seats.push(sat(&row, 1)?);
            }
        }
        Ok(())
    }
}

/// Everybody who sat in these games.
const SEATS: &str = "SELECT id, player, bot, name, place, points FROM result_seats \
    WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?)) ORDER BY id, seat";

/// The page is chosen first, within one player's lines; what else is told of its games is looked up afterwards.
const WANTED: &str = "\
    WITH page AS (SELECT finished, id, game, kind, outcome, seat, note FROM played \
        WHERE player = ?1 AND (finished, id) < (?2, ?3) AND finished >= ?4 AND finished < ?5 \
        AND (?6 IS NULL OR game = ?6) AND (?7 IS NULL OR outcome = ?7) AND (?8 IS NULL OR kind = ?8) \
        AND (?9 IS NULL OR instr(sought, ?9) > 0) \
        AND NOT EXISTS (SELECT 1 FROM json_each(?10) WHERE instr(sought, value) = 0) \
        ORDER BY finished DESC, id DESC LIMIT ?11) \
    SELECT page.finished, page.id, page.game, page.kind, page.outcome, page.seat, page.note, \
        results.code, results.number, \
        EXISTS (SELECT 1 FROM records WHERE records.code = results.code AND records.number = results.number), \
        steps.mean, steps.change \
    FROM page JOIN results ON results.id = page.id \
    LEFT JOIN rating_steps AS steps ON steps.player = ?1 AND steps.game = page.game AND steps.id = page.id \
        AND steps.class IN ('two', 'more') \
    ORDER BY page.finished DESC, page.id DESC";

fn line(row: &Line) -> Result<GameLine, StoreError> {
    let damaged = || StoreError::Damaged { entry: 0 };
    let (mean, change): (Option<f64>, Option<f64>) = (row.try_get(10)?, row.try_get(11)?);
    Ok(GameLine {
        cursor: Cursor { finished: row.try_get(0)?, id: row.try_get(1)? },
        game: row.try_get(2)?,
        kind: Kind::of_word(row.try_get(3)?).ok_or_else(damaged)?,
        ended: Ended::of_word(row.try_get(4)?).ok_or_else(damaged)?,
        seat: row.try_get(5)?,
        note: row.try_get(6)?,
        code: row.try_get(7)?,
        number: row.try_get(8)?,
        kept: row.try_get(9)?,
        rating: mean.zip(change),
        seats: Vec::new(),
    })
}
