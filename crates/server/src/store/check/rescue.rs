//! What can be saved of a damaged database is saved: into a new one, beside it.
//!
//! Journals are kept up to the damage, and up to the last entry from which the table can be rebuilt; of records, guests, members
//! and who played whatever is sound. The damaged database is not touched.

use std::collections::BTreeSet;
use std::path::Path;

use sevenfold_table::{Entry, Happened, Table};

use super::{Depth, Report, keys, lines, members, open, survey};
use crate::Failure;
use crate::store::backup::Part;
use crate::store::connection::fresh;
use crate::store::disk::{Disk, Watch};
use crate::store::home::{Connection, Work, ask};
use crate::store::seal::Seal;
use crate::store::{StoreError, journal, records, time};
use crate::tables::phase;

/// Looks through a database and saves what is sound into a new file, from which it can be restored.
pub async fn rescue(database: &Path, to: &Path) -> Result<Report, Failure> {
    if !database.exists() {
        return Err(Failure::Missing(database.into()));
    }
    if to.exists() {
        return Err(Failure::Exists(to.into()));
    }
    let nobody: Watch<'_> = &|_| ();
    let mut from = open(database).await?;
    let part = Part::begin(to)?;
    let done = save(&mut from, &part.path).await.map_err(|error| Failure::database(to, &error));
    let done = done.and_then(|report| {
        part.finish(Disk(nobody)).map_err(|error| Failure::database(to, &error))?;
        Ok(report)
    });
    part.clear(Disk(nobody), done)
}

async fn save(from: &mut Connection, to: &Path) -> Result<Report, StoreError> {
    let report = survey(from, Depth::Whole).await?;
    let mut target = fresh(to).await?;
    let mut work = target.begin().await?;
    let mut known = guests(from, &mut work).await?;
    known.append(&mut members::save(from, &mut work).await?);
    members::save_place(from, &mut work).await?;
    for code in keys::all(from, keys::JOURNAL, &mut BTreeSet::new()).await? {
        let journal = journal::read(from, &code).await?;
        table(&mut work, &code, journal.lines, &known).await?;
    }
    for code in keys::all(from, keys::RECORDS, &mut BTreeSet::new()).await? {
        for row in lines::records_at(from, &code).await? {
            if let Some(line) = lines::sound_record(&code, &row) {
                records::write(&mut work, &line).await?;
            }
        }
    }
    participants(from, &mut work).await?;
    work.commit().await?;
    target.close().await?;
    Ok(report)
}

/// Saves the guests whose lines are sound, and says who they are.
async fn guests(from: &mut Connection, work: &mut Work<'_>) -> Result<BTreeSet<String>, StoreError> {
    let mut saved = BTreeSet::new();
    for player in keys::all(from, keys::GUESTS, &mut BTreeSet::new()).await? {
        let rows = lines::guests_with(from, &player).await?;
        let Some(row) = rows.first().filter(|row| lines::is_sound_guest(&player, row)) else { continue };
        ask("INSERT INTO guests (player, token, name, created, seal, seen) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(&player)
            .bind(row.try_get::<Vec<u8>>(0)?)
            .bind(row.try_get::<String>(1)?)
            .bind(row.try_get::<i64>(2)?)
            .bind(row.try_get::<Vec<u8>>(3)?)
            .bind(row.try_get::<i64>(4)?)
            .execute(&mut *work)
            .await?;
        saved.insert(player);
    }
    Ok(saved)
}

/// Saves a table up to the last entry from which it can be rebuilt.
async fn table(
    work: &mut Work<'_>,
    code: &str,
    mut journal: Vec<(String, Entry)>,
    known: &BTreeSet<String>,
) -> Result<(), StoreError> {
    let table = loop {
        let entries: Vec<Entry> = journal.iter().map(|(_, entry)| entry.clone()).collect();
        match Table::from_journal(&entries) {
            Ok(table) => break table,
            // Nothing but what is before that entry can have happened.
            Err(error) if error.number > 1 => journal.truncate(error.number as usize - 1),
            Err(_) => return Ok(()),
        }
    };
    let mut seal = Seal::FIRST;
    for (text, entry) in &journal {
        seal = Seal::of_entry(seal, code, entry.number, text);
        ask("INSERT INTO journal (code, number, entry, seal) VALUES (?, ?, ?, ?)")
            .bind(code)
            .bind(entry.number.cast_signed())
            .bind(text)
            .bind(seal.bytes())
            .execute(&mut *work)
            .await?;
    }
    line(work, code, &table, &journal).await?;
    let seated = table.players();
    let ever = journal.iter().filter_map(|(_, entry)| match &entry.what {
        Happened::Sat { player, .. } | Happened::Returned { player, .. } => Some(player),
        _ => None,
    });
    for player in ever.filter(|player| known.contains(player.as_str())).collect::<BTreeSet<_>>() {
        ask("INSERT INTO sitters (player, code, seated) VALUES (?, ?, ?)")
            .bind(player.as_str())
            .bind(code)
            .bind(seated.contains(player))
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

/// What is noted of a table beside its journal, made anew from it.
async fn line(
    work: &mut Work<'_>,
    code: &str,
    table: &Table,
    journal: &[(String, Entry)],
) -> Result<(), StoreError> {
    let Some((_, Entry { at, what: Happened::Opened { owner, .. }, .. })) = journal.first() else {
        return Ok(());
    };
    ask("INSERT INTO tables (code, game, seats, owner, phase, opened, changed, wake, entries) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    .bind(code)
    .bind(&table.settings().game)
    .bind(table.settings().seats)
    .bind(owner.as_str())
    .bind(phase(table))
    .bind(time(*at))
    .bind(time(table.last_change()))
    .bind(table.settings().move_seconds.and_then(|_| table.wake()).map(time))
    .bind(table.version().cast_signed())
    .execute(&mut *work)
    .await?;
    Ok(())
}

async fn participants(from: &mut Connection, work: &mut Work<'_>) -> Result<(), StoreError> {
    for player in keys::all(from, keys::PARTICIPANTS, &mut BTreeSet::new()).await? {
        for row in lines::games_of(from, &player).await? {
            if !lines::is_sound_participant(&player, &row) {
                continue;
            }
            ask("INSERT INTO participants (player, code, number, seat, seal) VALUES (?, ?, ?, ?, ?)")
                .bind(&player)
                .bind(row.try_get::<String>(0)?)
                .bind(row.try_get::<u32>(1)?)
                .bind(row.try_get::<u8>(2)?)
                .bind(row.try_get::<Vec<u8>>(3)?)
                .execute(&mut *work)
                .await?;
        }
    }
    Ok(())
}
