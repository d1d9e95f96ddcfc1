//! People who sit at a table from the moment it is opened.

use sevenfold_core::Seat;
use sevenfold_protocol::{Ask, Millis, Request, TableCode};
use sevenfold_table::{Entry, PlayerId, Table, TableError};

use crate::store::Posted;

/// Those who sit down, by seat, and how many bots with them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Party {
    /// Who, and what the others see, from the first seat on.
    pub(crate) people: Vec<(PlayerId, String)>,
    /// The bot at each seat after theirs.
    pub(crate) bots: Vec<String>,
    /// By which wishes they were brought together.
    pub(crate) wishes: Vec<(PlayerId, u32)>,
    /// What must still be ours for them to be brought together.
    pub(crate) by: Option<TableCode>,
}

/// What is kept and shown of a table in the open, and with whom it has to do.
pub(super) fn posted(table: &Table) -> Option<Posted> {
    let listed = table.listed()?;
    let mut players = table.players();
    players.push(table.owner().clone());
    players.sort();
    players.dedup();
    Some(Posted { listed, players })
}

impl Party {
    /// Seats everybody; gives what happened.
    pub(super) fn sit(
        &self,
        table: &mut Table,
        owner: &PlayerId,
        now: Millis,
    ) -> Result<Vec<Entry>, TableError> {
        let mut entries = Vec::new();
        let mut ask = |who: &PlayerId, request| -> Result<(), TableError> {
            entries.extend(table.handle(who, &Ask { id: 0, request }, now)?.journal);
            Ok(())
        };
        for (who, name) in &self.people {
            ask(who, Request::TakeSeat { seat: None, name: name.clone() })?;
        }
        let seats = Seat::all((self.people.len() + self.bots.len()) as u8).skip(self.people.len());
        for (seat, bot) in seats.zip(&self.bots) {
            ask(owner, Request::SetBot { seat, bot: bot.clone() })?;
        }
        Ok(entries)
    }
}
