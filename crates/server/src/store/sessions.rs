//! Sessions: the devices a member is in from.

use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;

use super::home::ask;
use super::{Store, StoreError, time};

/// Who is behind the cookie of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) player: PlayerId,
    pub(crate) seen: Millis,
}

/// A new session.
#[derive(Clone, Debug)]
pub(crate) struct NewSession {
    pub(crate) id: String,
    /// The hash of the cookie.
    pub(crate) token: [u8; 32],
    pub(crate) player: PlayerId,
    /// What the device calls itself.
    pub(crate) device: String,
    pub(crate) now: Millis,
}

/// A session in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SessionLine {
    pub(crate) id: String,
    pub(crate) device: String,
    pub(crate) created: u64,
    pub(crate) seen: u64,
}

impl Store {
    /// The session with this cookie, if it is one of ours.
    pub(crate) async fn session(&self, token: &[u8; 32]) -> Result<Option<Session>, StoreError> {
        let query = ask("SELECT id, player, seen FROM sessions WHERE token = ?");
        let row = query.bind(token.as_slice()).fetch_optional(&self.read).await?;
        row.map(|row| {
            let seen = Millis(row.try_get::<i64>(2)?.unsigned_abs());
            Ok(Session { id: row.try_get(0)?, player: PlayerId::new(row.try_get::<String>(1)?), seen })
        })
        .transpose()
    }

    /// Keeps a new session, if there is such a member. A guest that the device was before goes, if nothing depends on it.
    pub(crate) async fn add_session(
        &self,
        session: &NewSession,
        before: Option<&PlayerId>,
    ) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let done = ask("INSERT INTO sessions (id, token, player, device, created, seen) \
             SELECT ?1, ?2, player, ?4, ?5, ?5 FROM members WHERE player = ?3")
        .bind(&session.id)
        .bind(session.token.as_slice())
        .bind(session.player.as_str())
        .bind(&session.device)
        .bind(time(session.now))
        .execute(&mut work)
        .await?;
        if let Some(before) = before {
            ask("DELETE FROM guests WHERE player = ?1 AND player NOT IN (SELECT player FROM sitters) \
                 AND player NOT IN (SELECT player FROM participants) \
                 AND player NOT IN (SELECT owner FROM tables)")
            .bind(before.as_str())
            .execute(&mut work)
            .await?;
        }
        work.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// A member's sessions, the last used first.
    pub(crate) async fn sessions_of(&self, player: &PlayerId) -> Result<Vec<SessionLine>, StoreError> {
        let query =
            ask("SELECT id, device, created, seen FROM sessions WHERE player = ? ORDER BY seen DESC, id");
        let rows = query.bind(player.as_str()).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(SessionLine {
                    id: row.try_get(0)?,
                    device: row.try_get(1)?,
                    created: row.try_get::<i64>(2)?.unsigned_abs(),
                    seen: row.try_get::<i64>(3)?.unsigned_abs(),
                })
            })
            .collect()
    }

    /// Ends a session of a member; gives the hash of its cookie.
    pub(crate) async fn end_session(
        &self,
        player: &PlayerId,
        id: &str,
    ) -> Result<Option<[u8; 32]>, StoreError> {
        let mut writing = self.write.lock().await;
        let query = ask("DELETE FROM sessions WHERE player = ? AND id = ? RETURNING token");
        let query = query.bind(player.as_str()).bind(id);
        let row = query.fetch_optional(writing.connection().await?).await?;
        let token = row.map(|row| row.try_get::<Vec<u8>>(0)).transpose()?;
        Ok(token.and_then(|token| token.try_into().ok()))
    }

    /// Notes that a session is in use.
    pub(crate) async fn see_session(&self, id: &str, now: Millis) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let query = ask("UPDATE sessions SET seen = ? WHERE id = ?");
        query.bind(time(now)).bind(id).execute(writing.connection().await?).await?;
        Ok(())
    }
}
