//! What somebody who was there knows of a deal: typed in, or kept in a file.

use std::path::Path;

use sevenfold_core::Message;
use sevenfold_core::record::Document;
use sevenfold_fair::{FairDeal, Known, Pin, sums};
use sevenfold_protocol::TableCode;

use super::ReplayArgs;
use crate::Failure;
use crate::failure::unreadable;
use crate::files::read_record;

/// Somebody who may have been there.
#[derive(Default)]
pub(super) struct Witness {
    promise: Option<String>,
    parts: Vec<String>,
    pins: Vec<Pin>,
}

impl Witness {
    pub(super) fn new(args: &ReplayArgs) -> Result<Self, Failure> {
        for digits in args.promise.iter().chain(&args.part) {
            if !sums::is_whole(digits) {
                return Err(Failure::new(Message::new("cli-not-digits").with("text", digits.as_str())));
            }
        }
        let pins = args.pins.as_deref().map_or(Ok(Vec::new()), read)?;
        Ok(Self { promise: args.promise.clone(), parts: args.part.clone(), pins })
    }

    /// What is known of this deal.
    pub(super) fn known(&self, document: &Document, deal: &FairDeal) -> Known {
        match (&self.promise, table(document)) {
            (Some(promise), _) => Known {
                promise: Some(promise.clone()),
                parts: self.parts.iter().map(|part| (None, part.clone())).collect(),
                list: None,
            },
            (None, Some(table)) => Known::from_pins(&self.pins, table, None, deal),
            (None, None) => Known::default(),
        }
    }

    /// Is there a promise for the table of this record?
    pub(super) fn was_promised(&self, document: &Document) -> bool {
        self.promise.is_some()
            || table(document).is_some_and(|table| self.pins.iter().any(|pin| pin.table == table))
    }
}

fn read(file: &Path) -> Result<Vec<Pin>, Failure> {
    let bytes = read_record(file).map_err(|error| Failure::new(unreadable(file, &error)))?;
    serde_json::from_slice(&bytes)
        .map_err(|_| Failure::new(Message::new("cli-not-pins").with("file", file.display().to_string())))
}

/// Where a record says that it is from.
fn table(document: &Document) -> Option<TableCode> {
    document.others.get("meta")?.get("table")?.as_str()?.parse().ok()
}
