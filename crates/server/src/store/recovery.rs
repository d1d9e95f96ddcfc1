//! Recovery codes: each lets its member in once.

use sevenfold_table::PlayerId;

use super::home::{Work, ask};
use super::{Store, StoreError};

impl Store {
    /// Gives a member new recovery codes; the old ones are worth nothing any more.
    pub(crate) async fn renew_codes(&self, player: &PlayerId, codes: &[[u8; 32]]) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        set_codes(&mut work, player, codes).await?;
        Ok(work.commit().await?)
    }

    /// How many recovery codes a member has left.
    pub(crate) async fn codes_left(&self, player: &PlayerId) -> Result<u32, StoreError> {
        let query = ask("SELECT count(*) FROM recovery WHERE player = ?").bind(player.as_str());
        Ok(query.fetch_one(&self.read).await?.try_get(0)?)
    }

    /// Uses a recovery code up; whether it was one.
    pub(crate) async fn use_code(&self, player: &PlayerId, code: &[u8; 32]) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let query = ask("DELETE FROM recovery WHERE player = ? AND code = ?");
        let query = query.bind(player.as_str()).bind(code.as_slice());
        Ok(query.execute(writing.connection().await?).await?.rows_affected() > 0)
    }
}

/// Sets a member's recovery codes as part of something greater.
pub(super) async fn set_codes(
    work: &mut Work<'_>,
    player: &PlayerId,
    codes: &[[u8; 32]],
) -> Result<(), StoreError> {
    ask("DELETE FROM recovery WHERE player = ?").bind(player.as_str()).execute(&mut *work).await?;
    for code in codes {
        ask("INSERT INTO recovery (player, code) VALUES (?, ?)")
            .bind(player.as_str())
            .bind(code.as_slice())
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}
