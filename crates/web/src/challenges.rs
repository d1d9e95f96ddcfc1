//! The challenges of Double Lucky 7's forfeits (DL-36): the usual ones, and those a host has written.

use sevenfold_double_lucky_7::forfeits;
use sevenfold_texts::Lang;

use crate::speech::storage;

/// Where a host's own list is kept, for the next table.
const KEPT: &str = "sevenfold-challenges";

/// The usual list of a language, one challenge a line.
pub(crate) const fn usual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../rules/forfeits.en.txt"),
        Lang::De => include_str!("../../../rules/forfeits.de.txt"),
        Lang::Nl => include_str!("../../../rules/forfeits.nl.txt"),
    }
}

/// The same without its notes, to be written over.
pub(crate) fn to_write_over(lang: Lang) -> String {
    forfeits::read(usual(lang)).join("\n")
}

/// The list that was written last.
pub(crate) fn kept() -> Option<String> {
    storage()?.get_item(KEPT).ok()?
}

/// Keeps a list, or forgets it.
pub(crate) fn keep(list: Option<&str>) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that it has to be written again.
        let _ = match list {
            Some(list) => storage.set_item(KEPT, list),
            None => storage.remove_item(KEPT),
        };
    }
}
