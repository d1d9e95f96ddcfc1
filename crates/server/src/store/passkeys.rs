//! Passkeys: public keys by which members come in.

use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;

use super::home::{Line, Work, ask};
use super::seal::Seal;
use super::{Damage, Store, StoreError, time};

/// A passkey that was just made.
#[derive(Clone, Debug)]
pub(crate) struct NewPasskey {
    /// What the authenticator calls it.
    pub(crate) id: Vec<u8>,
    /// What the device calls itself.
    pub(crate) device: String,
    /// The public key and what goes with it, as JSON.
    pub(crate) credential: String,
}

/// A passkey in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PasskeyLine {
    pub(crate) id: Vec<u8>,
    pub(crate) player: PlayerId,
    pub(crate) device: String,
    pub(crate) credential: String,
    pub(crate) created: u64,
    pub(crate) used: u64,
}

impl Store {
    /// A member's passkeys, the oldest first.
    pub(crate) async fn passkeys_of(&self, player: &PlayerId) -> Result<Vec<PasskeyLine>, StoreError> {
        let query = ask("SELECT id, player, device, credential, created, used, seal FROM passkeys \
             WHERE player = ? ORDER BY created, id");
        let rows = query.bind(player.as_str()).fetch_all(&self.read).await?;
        // One that is damaged is noted, and keeps nobody from the others.
        Ok(rows.iter().filter_map(|row| self.sound_passkey(row).ok()).collect())
    }

    /// The passkey with this id.
    pub(crate) async fn passkey(&self, id: &[u8]) -> Result<Option<PasskeyLine>, StoreError> {
        let query =
            ask("SELECT id, player, device, credential, created, used, seal FROM passkeys WHERE id = ?");
        let row = query.bind(id).fetch_optional(&self.read).await?;
        row.map(|row| self.sound_passkey(&row)).transpose()
    }

    /// Keeps another passkey of a member.
    pub(crate) async fn add_passkey(
        &self,
        player: &PlayerId,
        passkey: &NewPasskey,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        add_passkey(&mut work, player, passkey, now).await?;
        Ok(work.commit().await?)
    }

    /// Notes that a passkey was used, and what it now counts.
    pub(crate) async fn use_passkey(
        &self,
        line: &PasskeyLine,
        credential: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        ask("UPDATE passkeys SET used = ?, credential = ?, seal = ? WHERE id = ?")
            .bind(time(now))
            .bind(credential)
            .bind(Seal::of_passkey(&line.id, line.player.as_str(), credential).bytes())
            .bind(&line.id)
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }

    /// Removes a passkey, unless it is the last way in; whether it was removed. Two devices may ask at once.
    pub(crate) async fn remove_passkey(&self, player: &PlayerId, id: &[u8]) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let query = ask("DELETE FROM passkeys WHERE player = ?1 AND id = ?2 AND \
             (EXISTS (SELECT 1 FROM passkeys AS others WHERE others.player = ?1 AND others.id <> ?2) \
             OR EXISTS (SELECT 1 FROM members WHERE player = ?1 AND passphrase IS NOT NULL))");
        let done = query.bind(player.as_str()).bind(id).execute(writing.connection().await?).await?;
        Ok(done.rows_affected() > 0)
    }

    fn sound_passkey(&self, row: &Line) -> Result<PasskeyLine, StoreError> {
        let sound = read(row);
        if sound.is_none() {
            let player = row.try_get(1).unwrap_or_default();
            self.findings.add(Damage::Member { player });
        }
        sound.ok_or(StoreError::Damaged { entry: 0 })
    }
}

/// The passkey in a line (id, player, device, credential, created, used, seal), if it is what was written.
pub(super) fn read(row: &Line) -> Option<PasskeyLine> {
    let (id, player): (Vec<u8>, String) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
    let credential: String = row.try_get(3).ok()?;
    let sound = Seal::of_passkey(&id, &player, &credential).is(row.try_get(6).ok());
    let number = |index| row.try_get::<i64>(index).ok().map(i64::unsigned_abs);
    let line = PasskeyLine {
        id,
        player: PlayerId::new(player),
        device: row.try_get(2).ok()?,
        credential,
        created: number(4)?,
        used: number(5)?,
    };
    sound.then_some(line)
}

/// Keeps a passkey as part of something greater.
pub(super) async fn add_passkey(
    work: &mut Work<'_>,
    player: &PlayerId,
    passkey: &NewPasskey,
    now: Millis,
) -> Result<(), StoreError> {
    let NewPasskey { id, device, credential } = passkey;
    ask("INSERT INTO passkeys (id, player, device, credential, created, used, seal) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)")
    .bind(id)
    .bind(player.as_str())
    .bind(device)
    .bind(credential)
    .bind(time(now))
    .bind(Seal::of_passkey(id, player.as_str(), credential).bytes())
    .execute(&mut *work)
    .await?;
    Ok(())
}
