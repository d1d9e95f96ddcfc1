//! Any text is read as a record or refused; any document is replayed or refused, and its fair deal checked.

use sevenfold_core::record::Document;
use sevenfold_fair::check_fair;
use sevenfold_shelf::find;

pub(crate) fn feed(bytes: &[u8]) -> usize {
    let Ok(text) = std::str::from_utf8(bytes) else { return 0 };
    let Ok(document) = Document::read(text) else { return 0 };
    let again = Document::read(&document.to_string());
    assert_eq!(again.as_ref(), Ok(&document), "a document reads as it was written");
    // Proven or not: it does not matter here, only that it is said.
    let _ = check_fair(&document);
    let Some(game) = find(&document.game) else { return 0 };
    match game.replay(&document) {
        Ok(run) => {
            assert_eq!(run.len(), document.steps.len());
            run.len()
        }
        Err(fault) => {
            assert!(fault.step <= document.steps.len() + 1);
            0
        }
    }
}
