//! Members: their names, roles and what they show.

use std::collections::BTreeSet;

use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;

use super::home::{Line, Work, ask};
use super::seal::{Seal, SealedMember};
use super::{Damage, Store, StoreError, time};
use crate::members::{Member, MemberName, Role, Shown};

/// Lines of members, with all that [`read`] needs.
macro_rules! members_where {
    ($condition:literal) => {
        concat!(
            "SELECT player, name, role, joined, renamed, shown, passphrase, seal FROM members WHERE ",
            $condition
        )
    };
}
pub(super) use members_where;

/// Why somebody did not become a member, or did not get a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotNamed {
    /// Somebody else has this name, or one that looks like it.
    Taken,
    /// The invitation is none, or was used before.
    NotInvited,
    /// There is no such guest, or no such member, any more.
    Nobody,
    Store(StoreError),
}

impl<E: Into<StoreError>> From<E> for NotNamed {
    fn from(error: E) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// The member with this player id.
    pub(crate) async fn member(&self, player: &PlayerId) -> Result<Option<Member>, StoreError> {
        let row = ask(members_where!("player = ?")).bind(player.as_str());
        row.fetch_optional(&self.read).await?.map(|row| self.sound_member(&row)).transpose()
    }

    /// Everybody who is somebody's friend, or asks or was asked to be.
    pub(crate) async fn friends_of(&self, player: &PlayerId) -> Result<Vec<Member>, StoreError> {
        let query = ask(members_where!(
            "player IN (SELECT friend FROM friendships WHERE player = ? \
             UNION SELECT player FROM friendships WHERE friend = ?)"
        ));
        let rows = query.bind(player.as_str()).bind(player.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| self.sound_member(row)).collect()
    }

    /// The member with this name, however it is written; also by a name they once had.
    pub(crate) async fn member_named(&self, name: &str) -> Result<Option<Member>, StoreError> {
        let query = ask(members_where!("player = (SELECT player FROM names WHERE key = ?)"));
        let row = query.bind(MemberName::key(name));
        row.fetch_optional(&self.read).await?.map(|row| self.sound_member(&row)).transpose()
    }

    /// Is this name free for this player? What looks like a name they have is theirs already.
    pub(crate) async fn is_free(&self, name: &MemberName, player: &PlayerId) -> Result<bool, StoreError> {
        for key in name.keys() {
            let query = ask("SELECT 1 FROM names WHERE key = ? AND player <> ?");
            if query.bind(key).bind(player.as_str()).fetch_optional(&self.read).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Gives a member another name. The old one stays taken, and leads here.
    pub(crate) async fn rename_member(
        &self,
        player: &PlayerId,
        name: &MemberName,
        now: Millis,
    ) -> Result<(), NotNamed> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        take_name(&mut work, player, name).await?;
        let sql = "UPDATE members SET name = ?, renamed = ? WHERE player = ?";
        ask(sql).bind(name.as_str()).bind(time(now)).bind(player.as_str()).execute(&mut work).await?;
        reseal(&mut work, player).await?;
        Ok(work.commit().await?)
    }

    /// Sets what others may see of a member.
    pub(crate) async fn show(&self, player: &PlayerId, shown: &BTreeSet<Shown>) -> Result<(), StoreError> {
        let text = serde_json::to_string(shown)?;
        self.change_member(player, "UPDATE members SET shown = ? WHERE player = ?", Some(&text)).await
    }

    /// Gives a member another role.
    pub(crate) async fn set_role(&self, player: &PlayerId, role: Role) -> Result<(), StoreError> {
        self.change_member(player, "UPDATE members SET role = ? WHERE player = ?", Some(role.word())).await
    }

    /// The hash of a member's passphrase, if there is one.
    pub(crate) async fn passphrase(&self, player: &PlayerId) -> Result<Option<String>, StoreError> {
        let query = ask("SELECT passphrase FROM members WHERE player = ?").bind(player.as_str());
        Ok(query.fetch_optional(&self.read).await?.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    /// Sets what is kept of a member's passphrase.
    pub(crate) async fn set_passphrase(&self, player: &PlayerId, hash: &str) -> Result<(), StoreError> {
        self.change_member(player, "UPDATE members SET passphrase = ? WHERE player = ?", Some(hash)).await
    }

    /// Removes a member's passphrase, unless it is the last way in; whether it was removed. Two devices may ask at once.
    pub(crate) async fn remove_passphrase(&self, player: &PlayerId) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let query = ask("UPDATE members SET passphrase = NULL \
             WHERE player = ?1 AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.player = ?1)");
        let done = query.bind(player.as_str()).execute(&mut work).await?;
        reseal(&mut work, player).await?;
        work.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    async fn change_member(
        &self,
        player: &PlayerId,
        sql: &'static str,
        value: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        ask(sql).bind(value).bind(player.as_str()).execute(&mut work).await?;
        reseal(&mut work, player).await?;
        Ok(work.commit().await?)
    }

    /// The member in this line, if it is what was written.
    fn sound_member(&self, row: &Line) -> Result<Member, StoreError> {
        let player: &str = row.try_get(0)?;
        let sound = read(row);
        if sound.is_none() {
            self.findings.add(Damage::Member { player: player.to_owned() });
        }
        sound.ok_or(StoreError::Damaged { entry: 0 })
    }
}

/// The member in a line, if it is what was written.
pub(super) fn read(row: &Line) -> Option<Member> {
    let line = sealed(row)?;
    if !Seal::of_member(&line).is(row.try_get(7).ok()) {
        return None;
    }
    Some(Member {
        player: PlayerId::new(line.player),
        name: line.name.to_owned(),
        role: Role::of_word(line.role)?,
        joined: Millis(line.joined.unsigned_abs()),
        renamed: Millis(line.renamed.unsigned_abs()),
        shown: serde_json::from_str(line.shown).ok()?,
    })
}

fn sealed(row: &Line) -> Option<SealedMember<'_>> {
    Some(SealedMember {
        player: row.try_get(0).ok()?,
        name: row.try_get(1).ok()?,
        role: row.try_get(2).ok()?,
        joined: row.try_get(3).ok()?,
        renamed: row.try_get(4).ok()?,
        shown: row.try_get(5).ok()?,
        passphrase: row.try_get(6).ok()?,
    })
}

/// Takes a name for a player, if nobody else has it.
pub(super) async fn take_name(
    work: &mut Work<'_>,
    player: &PlayerId,
    name: &MemberName,
) -> Result<(), NotNamed> {
    for key in name.keys() {
        let taken = ask("SELECT player FROM names WHERE key = ?").bind(&key);
        if let Some(row) = taken.fetch_optional(&mut *work).await? {
            if row.try_get::<&str>(0)? != player.as_str() {
                return Err(NotNamed::Taken);
            }
            continue;
        }
        ask("INSERT INTO names (key, player) VALUES (?, ?)")
            .bind(key)
            .bind(player.as_str())
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

/// Seals a member's line again after it was changed; nothing if there is no such member.
pub(super) async fn reseal(work: &mut Work<'_>, player: &PlayerId) -> Result<(), StoreError> {
    let row = ask(members_where!("player = ?")).bind(player.as_str());
    let Some(row) = row.fetch_optional(&mut *work).await? else { return Ok(()) };
    let line = sealed(&row).ok_or(StoreError::Damaged { entry: 0 })?;
    ask("UPDATE members SET seal = ? WHERE player = ?")
        .bind(Seal::of_member(&line).bytes())
        .bind(player.as_str())
        .execute(&mut *work)
        .await?;
    Ok(())
}
