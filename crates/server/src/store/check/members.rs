//! Members and what is theirs: their lines, names, sessions, passkeys and recovery codes.

use std::collections::BTreeSet;

use super::lines::or_nothing;
use super::{Report, keys};
use crate::members::MemberName;
use crate::store::home::{Connection, Line, Sql, Work, ask};
use crate::store::members::{members_where, read};
use crate::store::{Damage, StoreError, passkeys};

pub(super) async fn members(connection: &mut Connection, report: &mut Report) -> Result<(), StoreError> {
    if !are_there(connection).await? {
        return Ok(());
    }
    for player in keys::all(connection, keys::MEMBERS, &mut report.damage).await? {
        let sound = member_with(connection, &player).await?.is_some_and(|row| read(&row).is_some())
            && passkeys_of(connection, &player).await?.iter().all(|row| passkeys::read(row).is_some());
        if sound {
            report.members += 1;
        } else {
            report.damage.insert(Damage::Member { player });
        }
    }
    Ok(())
}

/// Saves what was decided for the place, and invitations.
pub(super) async fn save_place(from: &mut Connection, work: &mut Work<'_>) -> Result<(), StoreError> {
    // Databases of before have no such tables; what cannot be read is decided anew.
    let query = ask("SELECT admission, announcement, maintenance FROM place");
    for row in query.fetch_all(&mut *from).await.unwrap_or_default() {
        ask("UPDATE place SET admission = ?, announcement = ?, maintenance = ?")
            .bind(row.try_get::<Option<String>>(0)?)
            .bind(row.try_get::<Option<String>>(1)?)
            .bind(row.try_get::<bool>(2)?)
            .execute(&mut *work)
            .await?;
    }
    let query = ask("SELECT code, note, made, used FROM welcomes");
    for row in query.fetch_all(from).await.unwrap_or_default() {
        ask("INSERT INTO welcomes (code, note, made, used) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(row.try_get::<Vec<u8>>(0)?)
            .bind(row.try_get::<String>(1)?)
            .bind(row.try_get::<i64>(2)?)
            .bind(row.try_get::<Option<i64>>(3)?)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

/// Databases of before have no members.
async fn are_there(connection: &mut Connection) -> Result<bool, StoreError> {
    let query = ask(Sql::each(
        "SELECT 1 FROM sqlite_master WHERE name = 'members'",
        "SELECT 1 FROM information_schema.tables WHERE table_name = 'members'",
    ));
    Ok(query.fetch_optional(connection).await?.is_some())
}

async fn member_with(connection: &mut Connection, player: &str) -> Result<Option<Line>, StoreError> {
    let query = ask(members_where!("player = ?")).bind(player);
    Ok(or_nothing(query.fetch_all(connection).await)?.pop())
}

async fn passkeys_of(connection: &mut Connection, player: &str) -> Result<Vec<Line>, StoreError> {
    let query =
        ask("SELECT id, player, device, credential, created, used, seal FROM passkeys WHERE player = ?");
    or_nothing(query.bind(player).fetch_all(connection).await)
}

/// Saves the members whose lines are sound, with what is theirs, and says who they are.
pub(super) async fn save(from: &mut Connection, work: &mut Work<'_>) -> Result<BTreeSet<String>, StoreError> {
    let mut saved = BTreeSet::new();
    if !are_there(from).await? {
        return Ok(saved);
    }
    for player in keys::all(from, keys::MEMBERS, &mut BTreeSet::new()).await? {
        let Some(row) = member_with(from, &player).await?.filter(|row| read(row).is_some()) else { continue };
        save_line(work, &row).await?;
        save_names(from, work, &player, row.try_get(1)?).await?;
        save_sessions(from, work, &player).await?;
        save_passkeys(from, work, &player).await?;
        save_codes(from, work, &player).await?;
        saved.insert(player);
    }
    Ok(saved)
}

async fn save_line(work: &mut Work<'_>, row: &Line) -> Result<(), StoreError> {
    ask("INSERT INTO members (player, name, role, joined, renamed, shown, passphrase, seal) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    .bind(row.try_get::<&str>(0)?)
    .bind(row.try_get::<&str>(1)?)
    .bind(row.try_get::<&str>(2)?)
    .bind(row.try_get::<i64>(3)?)
    .bind(row.try_get::<i64>(4)?)
    .bind(row.try_get::<&str>(5)?)
    .bind(row.try_get::<Option<&str>>(6)?)
    .bind(row.try_get::<Option<&[u8]>>(7)?)
    .execute(&mut *work)
    .await?;
    Ok(())
}

/// The keys of the name are made anew; those of former names are taken over.
async fn save_names(
    from: &mut Connection,
    work: &mut Work<'_>,
    player: &str,
    name: &str,
) -> Result<(), StoreError> {
    let query = ask("SELECT key FROM names WHERE player = ?").bind(player);
    let former = or_nothing(query.fetch_all(from).await)?;
    let former = former.iter().filter_map(|row| row.try_get::<String>(0).ok());
    let present = MemberName::new(name).map(|name| name.keys()).unwrap_or_default();
    for key in present.into_iter().chain(former) {
        ask("INSERT INTO names (key, player) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(key)
            .bind(player)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

async fn save_sessions(from: &mut Connection, work: &mut Work<'_>, player: &str) -> Result<(), StoreError> {
    let query = ask("SELECT id, token, device, created, seen FROM sessions WHERE player = ?");
    for row in or_nothing(query.bind(player).fetch_all(from).await)? {
        ask("INSERT INTO sessions (id, token, player, device, created, seen) \
             VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(row.try_get::<&str>(0)?)
        .bind(row.try_get::<&[u8]>(1)?)
        .bind(player)
        .bind(row.try_get::<&str>(2)?)
        .bind(row.try_get::<i64>(3)?)
        .bind(row.try_get::<i64>(4)?)
        .execute(&mut *work)
        .await?;
    }
    Ok(())
}

async fn save_passkeys(from: &mut Connection, work: &mut Work<'_>, player: &str) -> Result<(), StoreError> {
    for row in passkeys_of(from, player).await? {
        if passkeys::read(&row).is_none() {
            continue;
        }
        ask("INSERT INTO passkeys (id, player, device, credential, created, used, seal) \
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(row.try_get::<&[u8]>(0)?)
        .bind(player)
        .bind(row.try_get::<&str>(2)?)
        .bind(row.try_get::<&str>(3)?)
        .bind(row.try_get::<i64>(4)?)
        .bind(row.try_get::<i64>(5)?)
        .bind(row.try_get::<&[u8]>(6)?)
        .execute(&mut *work)
        .await?;
    }
    Ok(())
}

async fn save_codes(from: &mut Connection, work: &mut Work<'_>, player: &str) -> Result<(), StoreError> {
    let query = ask("SELECT code FROM recovery WHERE player = ?").bind(player);
    for row in or_nothing(query.fetch_all(from).await)? {
        ask("INSERT INTO recovery (player, code) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(player)
            .bind(row.try_get::<&[u8]>(0)?)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}
