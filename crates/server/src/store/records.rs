//! Records of finished games, and who played in them.

use sevenfold_core::Seat;
use sevenfold_core::record::Document;
use sevenfold_protocol::{Millis, TableCode, Watching};
use sevenfold_table::PlayerId;

use super::home::{Line, Work, ask};
use super::results::{self, Which};
use super::seal::{Seal, Sealed};
use super::{Damage, Store, StoreError, time};
use crate::results::{Kind, Told};

/// A game that has ended.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    /// Which game at its table, from 1.
    pub(crate) number: u32,
    /// When.
    pub(crate) at: Millis,
    /// The record.
    pub(crate) document: Document,
    /// Who played, and where.
    pub(crate) players: Vec<(PlayerId, Seat)>,
    /// May others take the record, or those who played alone?
    pub(crate) watching: Watching,
    /// What it counts.
    pub(crate) kind: Kind,
}

/// A record as it is kept.
pub(crate) struct Kept {
    /// Which game at its table, from 1.
    pub(crate) number: u32,
    /// The record as text.
    pub(crate) document: String,
    /// May others take it, or those who played alone?
    pub(crate) watching: Watching,
}

impl Store {
    /// The record of a game at a table: the last one if no number is given.
    pub(crate) async fn record(
        &self,
        code: TableCode,
        number: Option<u32>,
    ) -> Result<Option<Kept>, StoreError> {
        let query = ask("SELECT number, game, finished, document, closed, seal FROM records \
             WHERE code = ?1 AND (?2 IS NULL OR number = ?2) ORDER BY number DESC LIMIT 1");
        let row = query.bind(code.as_str()).bind(number).fetch_optional(&self.read).await?;
        row.map(|row| self.sound(code.as_str(), &row)).transpose()
    }

    /// Did this guest play in that game?
    pub(crate) async fn played(
        &self,
        player: &PlayerId,
        code: TableCode,
        number: u32,
    ) -> Result<bool, StoreError> {
        let query = ask("SELECT 1 FROM participants WHERE player = ? AND code = ? AND number = ?");
        let query = query.bind(player.as_str()).bind(code.as_str()).bind(number);
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// The record in this line (number, game, finished, document, closed, seal), if it is what was written.
    fn sound(&self, code: &str, row: &Line) -> Result<Kept, StoreError> {
        let line = Sealed {
            code,
            number: row.try_get(0)?,
            game: row.try_get(1)?,
            finished: row.try_get(2)?,
            document: row.try_get(3)?,
            closed: row.try_get(4)?,
        };
        if !Seal::of_record(&line).is(row.try_get(5)?) {
            self.findings.add(Damage::Record { code: code.to_owned(), number: line.number });
            return Err(StoreError::Damaged { entry: 0 });
        }
        let watching = if line.closed { Watching::Closed } else { Watching::Open };
        Ok(Kept { number: line.number, document: line.document.to_owned(), watching })
    }

    /// The records of all games this guest has finished with the codes of their tables, the first one first. One that is
    /// damaged is noted, and keeps nobody from the others.
    pub(crate) async fn documents_of(&self, player: &PlayerId) -> Result<Vec<(String, Kept)>, StoreError> {
        let rows = ask("SELECT number, game, finished, document, closed, seal, code FROM records \
             WHERE (code, number) IN (SELECT code, number FROM participants WHERE player = ?) \
             ORDER BY finished")
        .bind(player.as_str())
        .fetch_all(&self.read)
        .await?;
        let read = |row: &Line| {
            let code: String = row.try_get(6).ok()?;
            let kept = self.sound(&code, row).ok()?;
            Some((code, kept))
        };
        Ok(rows.iter().filter_map(read).collect())
    }
}

/// Keeps the record of a game. A game that ended, was taken back and ended again has one record: the last.
pub(super) async fn keep(
    work: &mut Work<'_>,
    code: TableCode,
    finished: &Finished,
) -> Result<(), StoreError> {
    let document = finished.document.to_string();
    let line = Sealed {
        code: code.as_str(),
        number: finished.number,
        game: &finished.document.game,
        finished: time(finished.at),
        document: &document,
        closed: finished.watching == Watching::Closed,
    };
    write(work, &line).await?;
    let told = Told::read(&finished.document, &finished.players, finished.kind);
    let Sealed { code: table, number, game, finished: at, .. } = line;
    results::keep(work, Which { code: table, number, game, finished: at }, &told).await?;
    for (player, seat) in &finished.players {
        let seal = Seal::of_participant(player.as_str(), code.as_str(), finished.number, seat.index() as u8);
        ask("INSERT INTO participants (player, code, number, seat, seal) VALUES (?, ?, ?, ?, ?) \
             ON CONFLICT DO NOTHING")
        .bind(player.as_str())
        .bind(code.as_str())
        .bind(finished.number)
        .bind(seat.index() as u8)
        .bind(seal.bytes())
        .execute(&mut *work)
        .await?;
    }
    Ok(())
}

/// Writes a record's line and seals it.
pub(super) async fn write(work: &mut Work<'_>, line: &Sealed<'_>) -> Result<(), StoreError> {
    ask("INSERT INTO records (code, number, game, finished, document, closed, seal) VALUES (?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (code, number) DO UPDATE SET game = excluded.game, finished = excluded.finished, \
         document = excluded.document, closed = excluded.closed, seal = excluded.seal")
    .bind(line.code)
    .bind(line.number)
    .bind(line.game)
    .bind(line.finished)
    .bind(line.document)
    .bind(line.closed)
    .bind(Seal::of_record(line).bytes())
    .execute(&mut *work)
    .await?;
    Ok(())
}

pub(super) fn read(text: &str) -> Result<Document, StoreError> {
    Document::read(text).map_err(|_| StoreError::Damaged { entry: 0 })
}
