//! Any text is read as a record or refused; any document is replayed or refused. Nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sevenfold_core::record::Document;
use sevenfold_shelf::find;

fuzz_target!(|text: &str| {
    let Ok(document) = Document::read(text) else { return };
    let Some(game) = find(&document.game) else { return };
    match game.replay(&document) {
        Ok(run) => assert_eq!(run.len(), document.steps.len()),
        Err(fault) => assert!(fault.step <= document.steps.len() + 1),
    }
});
