//! Friends, blocks and invitations.

use sevenfold_protocol::{Invitation, Millis, TableCode, limits};
use sevenfold_table::PlayerId;

use super::home::{Line, ask};
use super::{Store, StoreError, time};

/// Somebody a player has blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// No other block has it.
    pub(crate) id: i64,
    /// What they were called then.
    pub(crate) name: String,
    pub(crate) since: Millis,
}

/// Somebody who is a player's friend, or one of the two would like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Friendship {
    pub(crate) who: PlayerId,
    pub(crate) wanted: Sought,
}

/// Who wants a friendship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sought {
    Mutually,
    HereOnly,
    ThereOnly,
}

impl Sought {
    /// What the one who looks is told that the two are.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Mutually => "friends",
            Self::HereOnly => "asked",
            Self::ThereOnly => "asks",
        }
    }
}

/// Was something done, or was it too much?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    Enough,
    None,
}

impl Store {
    /// This player wants that one as a friend.
    pub(crate) async fn befriend(
        &self,
        player: &PlayerId,
        friend: &PlayerId,
        now: Millis,
    ) -> Result<Room, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let others = ask("SELECT count(*) FROM friendships WHERE player = ? AND friend <> ?");
        let others = others.bind(player.as_str()).bind(friend.as_str()).fetch_one(&mut work).await?;
        if others.try_get::<u32>(0)? >= limits::FRIENDS as u32 {
            return Ok(Room::None);
        }
        ask("INSERT INTO friendships (player, friend, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(player.as_str())
            .bind(friend.as_str())
            .bind(time(now))
            .execute(&mut work)
            .await?;
        work.commit().await?;
        Ok(Room::Enough)
    }

    /// Neither wants the other any more: whoever declines does so for both.
    pub(crate) async fn part(&self, player: &PlayerId, other: &PlayerId) -> Result<(), StoreError> {
        let sql =
            "DELETE FROM friendships WHERE (player = ?1 AND friend = ?2) OR (player = ?2 AND friend = ?1)";
        let mut writing = self.write.lock().await;
        let query = ask(sql).bind(player.as_str()).bind(other.as_str());
        query.execute(writing.connection().await?).await?;
        Ok(())
    }

    /// A player's friends, and those who would be.
    pub(crate) async fn friendships(&self, player: &PlayerId) -> Result<Vec<Friendship>, StoreError> {
        let rows = ask("SELECT friend, 1, CASE WHEN EXISTS (SELECT 1 FROM friendships AS back \
                 WHERE back.player = mine.friend AND back.friend = mine.player) THEN 1 ELSE 0 END \
             FROM friendships AS mine WHERE player = ?1 \
             UNION ALL SELECT player, 0, 1 FROM friendships AS theirs WHERE friend = ?1 \
                 AND NOT EXISTS (SELECT 1 FROM friendships AS back \
                     WHERE back.player = ?1 AND back.friend = theirs.player) \
             LIMIT ?2");
        let most = 2 * limits::FRIENDS as u32;
        let rows = rows.bind(player.as_str()).bind(most).fetch_all(&self.read).await?;
        let read = |row: &Line| {
            let (mine, theirs): (bool, bool) = (row.try_get(1)?, row.try_get(2)?);
            let wanted = match (mine, theirs) {
                (true, true) => Sought::Mutually,
                (true, false) => Sought::HereOnly,
                (false, _) => Sought::ThereOnly,
            };
            Ok(Friendship { who: PlayerId::new(row.try_get::<String>(0)?), wanted })
        };
        rows.iter().map(read).collect()
    }

    /// Everybody who has this player on a list: as a friend, as somebody who is asked or asks to be one, or as whoever asks
    /// them to a table.
    pub(crate) async fn listed_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let query = ask("SELECT friend FROM friendships WHERE player = ?1 \
             UNION SELECT player FROM friendships WHERE friend = ?1 \
             UNION SELECT guest FROM invitations WHERE sender = ?1");
        let rows = query.bind(player.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(PlayerId::new(row.try_get::<String>(0)?))).collect()
    }

    /// This player wants nothing to do with that one: friendship and invitations between the two end.
    pub(crate) async fn block(
        &self,
        player: &PlayerId,
        blocked: &PlayerId,
        name: &str,
        now: Millis,
    ) -> Result<Room, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        let count = ask("SELECT count(*) FROM blocks WHERE player = ? AND blocked <> ?");
        let count = count.bind(player.as_str()).bind(blocked.as_str()).fetch_one(&mut work).await?;
        if count.try_get::<u32>(0)? >= limits::BLOCKS as u32 {
            return Ok(Room::None);
        }
        ask("INSERT INTO blocks (player, blocked, name, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(player.as_str())
            .bind(blocked.as_str())
            .bind(name)
            .bind(time(now))
            .execute(&mut work)
            .await?;
        for sql in [
            "DELETE FROM friendships WHERE (player = ?1 AND friend = ?2) OR (player = ?2 AND friend = ?1)",
            "DELETE FROM invitations WHERE (sender = ?1 AND guest = ?2) OR (sender = ?2 AND guest = ?1)",
        ] {
            ask(sql).bind(player.as_str()).bind(blocked.as_str()).execute(&mut work).await?;
        }
        work.commit().await?;
        Ok(Room::Enough)
    }

    /// Takes a block of this player's back; gives whom it was about, if there was one.
    pub(crate) async fn unblock(&self, player: &PlayerId, id: i64) -> Result<Option<PlayerId>, StoreError> {
        let mut writing = self.write.lock().await;
        let sql = "DELETE FROM blocks WHERE player = ? AND id = ? RETURNING blocked";
        let row = ask(sql).bind(player.as_str()).bind(id);
        let row = row.fetch_optional(writing.connection().await?).await?;
        Ok(row.map(|row| row.try_get::<String>(0)).transpose()?.map(PlayerId::new))
    }

    /// Whom a player has blocked, the latest first.
    pub(crate) async fn blocks(&self, player: &PlayerId) -> Result<Vec<Block>, StoreError> {
        let query = ask("SELECT id, name, since FROM blocks WHERE player = ? ORDER BY id DESC");
        let rows = query.bind(player.as_str()).fetch_all(&self.read).await?;
        let read = |row: &Line| {
            let since = Millis(row.try_get::<i64>(2)?.unsigned_abs());
            Ok(Block { id: row.try_get(0)?, name: row.try_get(1)?, since })
        };
        rows.iter().map(read).collect()
    }

    /// Everybody this player is kept apart from, whoever has blocked whom.
    pub(crate) async fn apart(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let query = ask(
            "SELECT blocked FROM blocks WHERE player = ?1 UNION SELECT player FROM blocks WHERE blocked = ?1",
        );
        let rows = query.bind(player.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(PlayerId::new(row.try_get::<String>(0)?))).collect()
    }

    /// Asks somebody to a table; once is enough.
    pub(crate) async fn invite(
        &self,
        sender: &PlayerId,
        guest: &PlayerId,
        code: TableCode,
        now: Millis,
    ) -> Result<Room, StoreError> {
        let mut writing = self.write.lock().await;
        let mut work = writing.connection().await?.begin().await?;
        // As they are listed: an invitation to a game that has begun without an answer waits for nothing any more.
        for side in [
            "SELECT count(*) FROM invitations JOIN tables ON tables.code = invitations.code \
             WHERE sender = ? AND phase = 'gathering'",
            "SELECT count(*) FROM invitations JOIN tables ON tables.code = invitations.code \
             WHERE guest = ? AND phase = 'gathering'",
        ] {
            let who = if side.contains("sender") { sender } else { guest };
            let count: u32 = ask(side).bind(who.as_str()).fetch_one(&mut work).await?.try_get(0)?;
            if count >= limits::INVITATIONS as u32 {
                return Ok(Room::None);
            }
        }
        ask("INSERT INTO invitations (sender, guest, code, sent) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(sender.as_str())
            .bind(guest.as_str())
            .bind(code.as_str())
            .bind(time(now))
            .execute(&mut work)
            .await?;
        work.commit().await?;
        Ok(Room::Enough)
    }

    /// An invitation was answered, or taken back; says whether there was one.
    pub(crate) async fn uninvite(&self, guest: &PlayerId, id: i64) -> Result<bool, StoreError> {
        let mut writing = self.write.lock().await;
        let query = ask("DELETE FROM invitations WHERE guest = ? AND id = ?");
        let done = query.bind(guest.as_str()).bind(id).execute(writing.connection().await?).await?;
        Ok(done.rows_affected() > 0)
    }

    /// The invitations that wait for a player, the latest first, and who sent them. Those to tables that are over are not
    /// told. Names are the caller's to fill in.
    pub(crate) async fn invitations(
        &self,
        guest: &PlayerId,
    ) -> Result<Vec<(PlayerId, Invitation)>, StoreError> {
        let query =
            ask("SELECT invitations.id, sender, invitations.code, sent, game, seats FROM invitations \
             JOIN tables ON tables.code = invitations.code \
             WHERE guest = ? AND phase = 'gathering' ORDER BY sent DESC, invitations.id DESC");
        let rows = query.bind(guest.as_str()).fetch_all(&self.read).await?;
        let read = |row: &Line| -> Result<Option<(PlayerId, Invitation)>, StoreError> {
            let Ok(code) = row.try_get::<String>(2)?.parse() else { return Ok(None) };
            let invitation = Invitation {
                id: row.try_get(0)?,
                from: String::new(),
                code,
                game: row.try_get(4)?,
                seats: row.try_get(5)?,
                sent: Millis(row.try_get::<i64>(3)?.unsigned_abs()),
            };
            Ok(Some((PlayerId::new(row.try_get::<String>(1)?), invitation)))
        };
        rows.iter().filter_map(|row| read(row).transpose()).collect()
    }
}
