//! Lines of the database that are not journals: records, guests, who played, what is noted of tables and of the house.

use std::collections::BTreeSet;

use sevenfold_table::{Entry, Happened, Table};

use super::{Report, keys};
use crate::store::StoreError;
use crate::store::damage::{Damage, is_damage};
use crate::store::home::{Connection, Line, ask};
use crate::store::seal::{Seal, Sealed};
use crate::tables::phase;

pub(super) async fn records(connection: &mut Connection, report: &mut Report) -> Result<(), StoreError> {
    for code in keys::all(connection, keys::RECORDS, &mut report.damage).await? {
        let rows = records_at(connection, &code).await?;
        if rows.is_empty() {
            report.damage.insert(Damage::Record { code: code.clone(), number: 0 });
        }
        for row in rows {
            if sound_record(&code, &row).is_some() {
                report.records += 1;
            } else {
                let number = row.try_get(0).unwrap_or(0);
                report.damage.insert(Damage::Record { code: code.clone(), number });
            }
        }
    }
    Ok(())
}

pub(super) async fn records_at(connection: &mut Connection, code: &str) -> Result<Vec<Line>, StoreError> {
    let query = ask("SELECT number, game, finished, document, closed, seal FROM records WHERE code = ?");
    or_nothing(query.bind(code).fetch_all(connection).await)
}

/// The record in this line, if it is what was written.
pub(super) fn sound_record<'a>(code: &'a str, row: &'a Line) -> Option<Sealed<'a>> {
    let line = Sealed {
        code,
        number: row.try_get(0).ok()?,
        game: row.try_get(1).ok()?,
        finished: row.try_get(2).ok()?,
        document: row.try_get(3).ok()?,
        closed: row.try_get(4).ok()?,
    };
    Seal::of_record(&line).is(row.try_get(5).ok()).then_some(line)
}

pub(super) async fn guests(connection: &mut Connection, report: &mut Report) -> Result<(), StoreError> {
    for player in keys::all(connection, keys::GUESTS, &mut report.damage).await? {
        let rows = guests_with(connection, &player).await?;
        if rows.first().is_some_and(|row| is_sound_guest(&player, row)) {
            report.guests += 1;
        } else {
            report.damage.insert(Damage::Guest { player });
        }
    }
    Ok(())
}

pub(super) async fn guests_with(connection: &mut Connection, player: &str) -> Result<Vec<Line>, StoreError> {
    let query = ask("SELECT token, name, created, seal, seen FROM guests WHERE player = ?");
    or_nothing(query.bind(player).fetch_all(connection).await)
}

pub(super) fn is_sound_guest(player: &str, row: &Line) -> bool {
    let seal = || {
        let (token, name) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
        Some(Seal::of_guest(player, token, name, row.try_get(2).ok()?))
    };
    seal().is_some_and(|seal| seal.is(row.try_get(3).ok()))
}

pub(super) async fn participants(connection: &mut Connection, report: &mut Report) -> Result<(), StoreError> {
    for player in keys::all(connection, keys::PARTICIPANTS, &mut report.damage).await? {
        let rows = games_of(connection, &player).await?;
        if rows.is_empty() || !rows.iter().all(|row| is_sound_participant(&player, row)) {
            report.damage.insert(Damage::Participants { player });
        }
    }
    Ok(())
}

pub(super) async fn games_of(connection: &mut Connection, player: &str) -> Result<Vec<Line>, StoreError> {
    let query = ask("SELECT code, number, seat, seal FROM participants WHERE player = ?");
    or_nothing(query.bind(player).fetch_all(connection).await)
}

pub(super) fn is_sound_participant(player: &str, row: &Line) -> bool {
    let seal = || {
        let (code, number) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
        Some(Seal::of_participant(player, code, number, row.try_get(2).ok()?))
    };
    seal().is_some_and(|seal| seal.is(row.try_get(3).ok()))
}

pub(super) async fn house(connection: &mut Connection, report: &mut Report) -> Result<(), StoreError> {
    let rows = or_nothing(ask("SELECT mark, seal FROM house").fetch_all(connection).await)?;
    let sound = |row: &Line| -> Option<bool> {
        let mark: Option<i64> = row.try_get(0).ok()?;
        Some(mark.is_none_or(|mark| Seal::of_mark(mark).is(row.try_get(1).ok())))
    };
    if rows.first().and_then(sound) != Some(true) {
        report.damage.insert(Damage::House);
    }
    Ok(())
}

/// Is what is noted of a table true, as far as its journal tells?
pub(super) async fn is_true(
    connection: &mut Connection,
    code: &str,
    table: &Table,
    entries: &[Entry],
) -> Result<bool, StoreError> {
    let query = ask("SELECT game, seats, owner, phase, opened, changed FROM tables WHERE code = ?");
    let rows = or_nothing(query.bind(code).fetch_all(&mut *connection).await)?;
    let query = ask("SELECT player, seated FROM sitters WHERE code = ?").bind(code);
    let sitters = or_nothing(query.fetch_all(connection).await)?;
    let noted = rows.first().and_then(|row| is_true_line(row, table, entries));
    Ok(noted == Some(true) && are_true_sitters(&sitters, table, entries) == Some(true))
}

fn is_true_line(row: &Line, table: &Table, entries: &[Entry]) -> Option<bool> {
    let Entry { at: opened, what: Happened::Opened { owner, .. }, .. } = entries.first()? else {
        return None;
    };
    let (settings, last) = (table.settings(), entries.last()?.at);
    let same = row.try_get::<&str>(0).ok()? == settings.game
        && row.try_get::<u8>(1).ok()? == settings.seats
        && row.try_get::<&str>(2).ok()? == owner.as_str()
        && row.try_get::<&str>(3).ok()? == phase(table);
    let times = [row.try_get::<i64>(4).ok()?, row.try_get::<i64>(5).ok()?].map(i64::unsigned_abs);
    Some(same && times[0] == opened.0 && (opened.0..=last.0).contains(&times[1]))
}

/// Whoever is noted as a sitter has sat there, and is noted as seated exactly if that is so. Those who were forgotten are
/// in journals under an id that is nobody's, and are noted nowhere.
fn are_true_sitters(rows: &[Line], table: &Table, entries: &[Entry]) -> Option<bool> {
    let ever: BTreeSet<&str> = entries
        .iter()
        .filter_map(|entry| match &entry.what {
            Happened::Sat { player, .. } | Happened::Returned { player, .. } => Some(player.as_str()),
            _ => None,
        })
        .collect();
    let now = table.players();
    for row in rows {
        let (player, seated): (&str, bool) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
        if !ever.contains(player) || seated != now.iter().any(|other| other.as_str() == player) {
            return Some(false);
        }
    }
    Some(true)
}

/// What can be read; nothing if the file is damaged there.
pub(super) fn or_nothing(read: Result<Vec<Line>, sqlx::Error>) -> Result<Vec<Line>, StoreError> {
    match read {
        Ok(rows) => Ok(rows),
        Err(error) if is_damage(&error) => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}
