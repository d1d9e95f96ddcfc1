//! A bot that is asked about a position, away from any table: so what bots do in a browser is held against what they do
//! elsewhere.

use sevenfold_core::chance::Quick;
use sevenfold_core::record::Document;
use sevenfold_protocol::offline::{Consult, Patience};
use sevenfold_shelf::{Effort, Shelved};

use crate::lore::Missing;

/// A bot that is to think.
pub(crate) struct Consulted<'a> {
    document: Document,
    shelved: &'static dyn Shelved,
    consult: &'a Consult,
}

impl<'a> Consulted<'a> {
    /// Reads what is asked; `None` if it is no game of this worker's.
    pub(crate) fn read(consult: &'a Consult) -> Option<Self> {
        let document = Document::read(&consult.record).ok()?;
        let shelved = sevenfold_shelf::find(&document.game)?;
        Some(Self { document, shelved, consult })
    }

    /// The file that the bot has learned from, if it is missing.
    pub(crate) fn lacks(&self) -> Option<Missing> {
        let file = self.shelved.lacks(&self.consult.bot)?;
        Some(Missing { shelved: self.shelved, file })
    }

    /// What the bot does for the first of those who must act after the record's last step.
    pub(crate) fn choose(&self, time: impl FnOnce(u32) -> Effort) -> Option<String> {
        let run = self.shelved.replay(&self.document).ok()?;
        let effort = match self.consult.patience {
            Patience::Iterations(count) => Effort::iterations(count),
            Patience::Milliseconds(count) => time(count),
        };
        let seat = run.agenda().must().iter().next()?;
        self.shelved.bot(&self.consult.bot, &effort)?.choose(&*run, seat, &mut Quick::new(0))
    }
}
