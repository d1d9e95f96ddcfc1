//! A guest becomes a member: all of it, or nothing.

use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;

use super::home::{Work, ask};
use super::members::{NotNamed, reseal, take_name};
use super::passkeys::{NewPasskey, add_passkey};
use super::place::use_invitation;
use super::recovery::set_codes;
use super::{Store, time};
use crate::members::{MemberName, Role};

/// How a member comes in.
#[derive(Clone, Debug)]
pub(crate) enum Door {
    /// By a passkey.
    Passkey(NewPasskey),
    /// By a passphrase; this is its hash.
    Passphrase(String),
}

/// A guest who becomes a member.
#[derive(Clone, Debug)]
pub(crate) struct Joining {
    pub(crate) player: PlayerId,
    pub(crate) name: MemberName,
    pub(crate) door: Door,
    /// Hashes of the recovery codes.
    pub(crate) codes: Vec<[u8; 32]>,
    /// The hash of an invitation, where one is needed.
    pub(crate) invitation: Option<[u8; 32]>,
    /// The id of the session that the guest's cookie now stands for.
    pub(crate) session: String,
    /// What the device calls itself.
    pub(crate) device: String,
    pub(crate) now: Millis,
}

impl Store {
    /// Makes a guest a member. The cookie stays good: from now on it is that of a session.
    pub(crate) async fn join(&self, joining: &Joining) -> Result<(), NotNamed> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        join(&mut work, joining).await?;
        Ok(work.commit().await?)
    }
}

async fn join(work: &mut Work<'_>, joining: &Joining) -> Result<(), NotNamed> {
    let Joining { player, name, door, codes, invitation, session, device, now } = joining;
    let query = ask("SELECT token FROM guests WHERE player = ?").bind(player.as_str());
    let Some(row) = query.fetch_optional(&mut *work).await? else { return Err(NotNamed::Nobody) };
    let token: Vec<u8> = row.try_get(0)?;
    if let Some(code) = invitation
        && !use_invitation(work, code, *now).await?
    {
        return Err(NotNamed::NotInvited);
    }
    take_name(work, player, name).await?;
    let passphrase = match door {
        Door::Passphrase(hash) => Some(hash.as_str()),
        Door::Passkey(_) => None,
    };
    ask("INSERT INTO members (player, name, role, joined, renamed, shown, passphrase) \
         VALUES (?1, ?2, ?3, ?4, ?4, '[]', ?5)")
    .bind(player.as_str())
    .bind(name.as_str())
    .bind(Role::Member.word())
    .bind(time(*now))
    .bind(passphrase)
    .execute(&mut *work)
    .await?;
    reseal(work, player).await?;
    if let Door::Passkey(passkey) = door {
        add_passkey(work, player, passkey, *now).await?;
    }
    set_codes(work, player, codes).await?;
    ask("INSERT INTO sessions (id, token, player, device, created, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?5)")
        .bind(session)
        .bind(token)
        .bind(player.as_str())
        .bind(device)
        .bind(time(*now))
        .execute(&mut *work)
        .await?;
    ask("DELETE FROM guests WHERE player = ?").bind(player.as_str()).execute(&mut *work).await?;
    Ok(())
}
