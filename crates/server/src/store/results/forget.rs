//! Forgetting somebody in lists and ratings.
//!
//! Games that counted stay, since the ratings of others follow from them: in place of who left stands an id that is
//! nobody's, and no name.

use sevenfold_table::PlayerId;

use crate::clock::{hex, random};
use crate::results::sought;
use crate::store::StoreError;
use crate::store::erase::BLOT;
use crate::store::home::{Work, ask};

/// Blots a player out of everybody's lists, and takes away the player's own.
pub(in crate::store) async fn forget(work: &mut Work<'_>, player: &PlayerId) -> Result<(), StoreError> {
    let id = random::<16>().map_err(|error| StoreError::Failed(error.to_string()))?;
    let nobody = PlayerId::new(hex(&id));
    let games = ask("DELETE FROM played WHERE player = ? RETURNING id").bind(player.as_str());
    for row in games.fetch_all(&mut *work).await? {
        blot(work, row.try_get(0)?, player, &nobody).await?;
    }
    for sql in [
        "UPDATE ratings SET player = ?2 WHERE player = ?1",
        "UPDATE rating_steps SET player = ?2 WHERE player = ?1",
        "DELETE FROM brought WHERE player = ?1",
    ] {
        ask(sql).bind(player.as_str()).bind(nobody.as_str()).execute(&mut *work).await?;
    }
    Ok(())
}

async fn blot(work: &mut Work<'_>, id: i64, player: &PlayerId, nobody: &PlayerId) -> Result<(), StoreError> {
    ask("UPDATE result_seats SET name = ?1, \
         player = CASE (SELECT kind FROM results WHERE id = ?2) WHEN 'rated' THEN ?4 END \
         WHERE id = ?2 AND player = ?3")
    .bind(BLOT)
    .bind(id)
    .bind(player.as_str())
    .bind(nobody.as_str())
    .execute(&mut *work)
    .await?;
    let rows = ask(
        "SELECT seats.player, seats.name, results.finished, results.kind, played.note FROM results \
         JOIN result_seats AS seats ON seats.id = results.id \
         LEFT JOIN played ON (played.player, played.finished, played.id) = (seats.player, results.finished, results.id) \
         WHERE results.id = ? ORDER BY seats.seat",
    );
    let rows = rows.bind(id).fetch_all(&mut *work).await?;
    let mut others = 0;
    for row in &rows {
        let (Some(of), Some(note)): (Option<&str>, Option<&str>) = (row.try_get(0)?, row.try_get(4)?) else {
            continue;
        };
        others += 1;
        let mut names = Vec::new();
        for other in &rows {
            if other.try_get::<Option<&str>>(0)? != Some(of) {
                names.push(other.try_get::<&str>(1)?);
            }
        }
        ask("UPDATE played SET sought = ? WHERE player = ? AND finished = ? AND id = ?")
            .bind(sought(&names, note))
            .bind(of)
            .bind(row.try_get::<i64>(2)?)
            .bind(id)
            .execute(&mut *work)
            .await?;
    }
    let rated = rows.first().is_some_and(|row| row.try_get::<&str>(3).is_ok_and(|kind| kind == "rated"));
    if others == 0 && !rated {
        super::clear(work, id).await?;
    }
    Ok(())
}

/// Takes games of long ago off the lists, together with their records: the oldest so many of those that ended before. Games
/// that counted stay.
pub(in crate::store) async fn forget_old(
    work: &mut Work<'_>,
    then: i64,
    most: u32,
) -> Result<(), StoreError> {
    let rows = ask("SELECT id FROM results WHERE kind <> 'rated' AND (code, number) IN \
         (SELECT code, number FROM records WHERE finished < ?1 ORDER BY finished LIMIT ?2)");
    for row in rows.bind(then).bind(most).fetch_all(&mut *work).await? {
        super::clear(work, row.try_get(0)?).await?;
    }
    Ok(())
}
