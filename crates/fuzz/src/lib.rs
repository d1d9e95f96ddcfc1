//! Whatever reads foreign bytes, one function each.
//!
//! A [`Target`] takes any bytes and panics only if something that the house promises does not hold. Coverage-guided
//! fuzzing (`fuzz/`, `cargo xtask fuzz`) looks for such bytes; the inputs it found worth keeping are in `fuzz/corpus` and
//! go through the same functions in the tests of this crate.

mod certificates;
mod fluent;
mod journal;
mod notation;
mod protocol;
mod record;

/// One thing that reads foreign bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name: that of its program below `fuzz/`, and of its corpus.
    pub name: &'static str,
    /// Reads the bytes, and says how much of them meant something: moves that were played, entries, asks that were done,
    /// documents that were read to their end. An input of which nothing did tests a refusal and no more.
    pub feed: fn(&[u8]) -> usize,
}

/// Every target.
pub const TARGETS: [Target; 11] = [
    Target { name: "record", feed: record::feed },
    Target { name: "notation-double-lucky-7", feed: |bytes| notation::feed("double-lucky-7", bytes) },
    Target { name: "notation-double-seven", feed: |bytes| notation::feed("double-seven", bytes) },
    Target { name: "notation-seven", feed: |bytes| notation::feed("seven", bytes) },
    Target { name: "notation-sevens", feed: |bytes| notation::feed("sevens", bytes) },
    Target { name: "notation-sieben", feed: |bytes| notation::feed("sieben", bytes) },
    Target { name: "notation-triple-seven", feed: |bytes| notation::feed("triple-seven", bytes) },
    Target { name: "journal", feed: journal::feed },
    Target { name: "protocol", feed: protocol::feed },
    Target { name: "fluent", feed: fluent::feed },
    Target { name: "certificates", feed: certificates::feed },
];

/// The target with this name.
///
/// # Panics
/// If there is none.
pub fn target(name: &str) -> Target {
    let found = TARGETS.into_iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("no target is called {name}"))
}
