//! What whoever runs the place has decided: who may become a member, an announcement, maintenance; and invitations.

use sevenfold_protocol::Millis;

use super::home::{Work, ask};
use super::{Store, StoreError, time};
use crate::members::Admission;

/// What was decided.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    /// Nothing if it is as the server was started.
    pub(crate) admission: Option<Admission>,
    /// What everybody is told; empty if nothing.
    pub(crate) announcement: String,
    /// No new tables.
    pub(crate) maintenance: bool,
}

/// An invitation in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InvitationLine {
    /// For whom, in the words of whoever made it.
    pub(crate) note: String,
    pub(crate) made: u64,
    pub(crate) used: Option<u64>,
}

impl Store {
    pub(crate) async fn place(&self) -> Result<Place, StoreError> {
        let query = ask("SELECT admission, announcement, maintenance FROM place");
        let row = query.fetch_one(&self.read).await?;
        let admission: Option<&str> = row.try_get(0)?;
        Ok(Place {
            admission: admission.and_then(Admission::of_word),
            announcement: row.try_get::<Option<String>>(1)?.unwrap_or_default(),
            maintenance: row.try_get(2)?,
        })
    }

    pub(crate) async fn set_place(&self, place: &Place) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        ask("UPDATE place SET admission = ?, announcement = nullif(?, ''), maintenance = ?")
            .bind(place.admission.map(Admission::word))
            .bind(&place.announcement)
            .bind(place.maintenance)
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }

    /// Keeps a new invitation to become a member; `code` is its hash.
    pub(crate) async fn welcome(&self, code: &[u8; 32], note: &str, now: Millis) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        ask("INSERT INTO welcomes (code, note, made) VALUES (?, ?, ?)")
            .bind(code.as_slice())
            .bind(note)
            .bind(time(now))
            .execute(writing.connection().await?)
            .await?;
        Ok(())
    }

    /// All invitations to become a member, the last one first.
    pub(crate) async fn welcomes(&self) -> Result<Vec<InvitationLine>, StoreError> {
        let query = ask("SELECT note, made, used FROM welcomes ORDER BY made DESC LIMIT 500");
        let rows = query.fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                let used: Option<i64> = row.try_get(2)?;
                Ok(InvitationLine {
                    note: row.try_get(0)?,
                    made: row.try_get::<i64>(1)?.unsigned_abs(),
                    used: used.map(i64::unsigned_abs),
                })
            })
            .collect()
    }
}

/// Uses an invitation up as part of something greater; whether it was good.
pub(super) async fn use_invitation(
    work: &mut Work<'_>,
    code: &[u8; 32],
    now: Millis,
) -> Result<bool, StoreError> {
    let query = ask("UPDATE welcomes SET used = ? WHERE code = ? AND used IS NULL");
    let done = query.bind(time(now)).bind(code.as_slice()).execute(&mut *work).await?;
    Ok(done.rows_affected() > 0)
}
