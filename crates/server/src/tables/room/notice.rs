//! What a room tells the lobby: how a table in the open looks, who is there, and whose move it waits for.

use sevenfold_lobby::Table as InTheOpen;
use sevenfold_table::PlayerId;

use super::super::party::posted;
use super::Room;
use crate::store::{Posted, Posting};

/// What the lobby was last told.
#[derive(Default)]
#[allow(clippy::option_option, reason = "whether it is known, and whether there is one")]
pub(super) struct Notices {
    /// What is kept of the table's listing; nothing is known of it when a room begins.
    posted: Option<Option<Box<Posted>>>,
    /// How it is shown; nothing is known of that either: it may be shown as it was before it was put away.
    open: Option<Option<InTheOpen>>,
    awaited: Vec<PlayerId>,
}

impl Notices {
    /// Those of a room that begins: these people were waited for when its table was put away.
    pub(super) fn of(awaited: Vec<PlayerId>) -> Self {
        Self { awaited, ..Self::default() }
    }

    /// How the table is to be shown, if it is not shown like this already.
    #[allow(clippy::option_option, reason = "whether there is news, and whether the table is in the open")]
    fn news(&mut self, open: Option<InTheOpen>) -> Option<Option<InTheOpen>> {
        if self.open.as_ref() == Some(&open) {
            return None;
        }
        self.open = Some(open.clone());
        Some(open)
    }
}

impl Room {
    /// What is to be kept of the listing, if it is another one.
    pub(super) fn posting(&self) -> Posting {
        let listing = posted(&self.table).map(Box::new);
        if self.notices.posted.as_ref() == Some(&listing) || (listing.is_none() && self.is_unlisted()) {
            return Posting::Kept;
        }
        Posting::New(listing)
    }

    /// Has a private table ever been listed? No.
    fn is_unlisted(&self) -> bool {
        self.table.settings().listing == sevenfold_protocol::Listing::Private
    }

    /// It was kept.
    pub(super) fn posted(&mut self, posting: Posting) {
        if let Posting::New(posted) = posting {
            self.notices.posted = Some(posted);
        }
    }

    /// Tells the lobby what has changed for it.
    pub(super) fn announce(&mut self) {
        let awaited = self.table.awaited();
        // Whoever was told last may have been told by another node, and not everything.
        if awaited != self.notices.awaited || self.notices.open.is_none() {
            let lobby = &self.tables.shared.lobby;
            let told = self.notices.awaited.iter().chain(&awaited).filter(|player| lobby.hears(player));
            for player in told {
                let turn = self.table.company(player).filter(|_| awaited.contains(player));
                lobby.turn(player, self.code, &self.table.settings().game, turn);
            }
            self.notices.awaited = awaited;
        }
        let open = posted(&self.table).map(|posted| {
            let is_here = |player: &&PlayerId| self.callers.iter().any(|caller| caller.player == **player);
            let present = self.table.players().iter().filter(is_here).cloned().collect();
            InTheOpen { listed: posted.listed, players: posted.players, present }
        });
        if let Some(open) = self.notices.news(open)
            && !self.is_unlisted()
        {
            self.tables.shared.lobby.table(self.code, open);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game may end before anybody comes back: by its clock. The lobby still shows it as it was.
    #[test]
    fn what_a_room_begins_with_is_told_even_if_it_is_nothing() {
        let mut notices = Notices::of(Vec::new());
        assert_eq!(notices.news(None), Some(None), "it was in the open when it was put away");
        assert_eq!(notices.news(None), None);
    }
}
