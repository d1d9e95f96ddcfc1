//! Guests: who is behind a cookie.

use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;

use super::home::ask;
use super::seal::Seal;
use super::{Damage, Store, StoreError, time};

/// A guest who has been here before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) seen: Millis,
}

impl Store {
    /// Keeps a new guest. `token` is the hash of the cookie.
    pub(crate) async fn add_guest(
        &self,
        player: &PlayerId,
        token: &[u8; 32],
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let seal = Seal::of_guest(player.as_str(), token, "", time(now));
        ask("INSERT INTO guests (player, token, name, created, seen, seal) VALUES (?, ?, '', ?, ?, ?)")
            .bind(player.as_str())
            .bind(token.as_slice())
            .bind(time(now))
            .bind(time(now))
            .bind(seal.bytes())
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }

    /// The guest with this cookie, if it is one of ours.
    pub(crate) async fn guest(&self, token: &[u8; 32]) -> Result<Option<Known>, StoreError> {
        let query = ask("SELECT player, name, seen, created, seal FROM guests WHERE token = ?");
        let row = query.bind(token.as_slice()).fetch_optional(&self.read).await?;
        row.map(|row| {
            let (player, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            if !Seal::of_guest(&player, token, &name, row.try_get(3)?).is(row.try_get(4)?) {
                self.findings.add(Damage::Guest { player });
                return Err(StoreError::Damaged { entry: 0 });
            }
            let seen = Millis(row.try_get::<i64>(2)?.unsigned_abs());
            Ok(Known { player: PlayerId::new(player), name, seen })
        })
        .transpose()
    }

    /// Is this the cookie of a guest, or of a member's session?
    pub(crate) async fn knows(&self, token: &[u8; 32]) -> Result<bool, StoreError> {
        let query =
            ask("SELECT 1 FROM guests WHERE token = ?1 UNION ALL SELECT 1 FROM sessions WHERE token = ?1");
        Ok(query.bind(token.as_slice()).fetch_optional(&self.read).await?.is_some())
    }

    /// Gives a guest another name.
    pub(crate) async fn rename_guest(&self, player: &PlayerId, name: &str) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let query = ask("SELECT token, created FROM guests WHERE player = ?").bind(player.as_str());
        // Whoever was forgotten meanwhile has no name.
        let Some(row) = query.fetch_optional(&mut work).await? else { return Ok(()) };
        let seal = Seal::of_guest(player.as_str(), row.try_get(0)?, name, row.try_get(1)?);
        ask("UPDATE guests SET name = ?, seal = ? WHERE player = ?")
            .bind(name)
            .bind(seal.bytes())
            .bind(player.as_str())
            .execute(&mut work)
            .await?;
        Ok(work.commit().await?)
    }

    /// Notes that a guest is here.
    pub(crate) async fn see_guest(&self, player: &PlayerId, now: Millis) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        ask("UPDATE guests SET seen = ? WHERE player = ?")
            .bind(time(now))
            .bind(player.as_str())
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }
}
