//! Reviews that were made before, kept in this browser with the game they are of.

use serde::{Deserialize, Serialize};
use sevenfold_core::json;
use sevenfold_review::{Judged, Outline};

use crate::offline::Drawer;

/// What is kept of a review: the sums are done again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// What the sums need of the game.
    pub outline: Outline,
    /// What was judged, and how closely.
    pub judged: Judged,
}

/// The review of a record, if there is one.
pub(crate) async fn find(record: &str) -> Option<Kept> {
    json::from_text(&Drawer::open().await?.get(&key(record)).await?).ok()
}

/// Keeps the review of a record.
pub(crate) async fn keep(record: &str, kept: &Kept) {
    if let (Some(drawer), Ok(text)) = (Drawer::open().await, serde_json::to_string(kept)) {
        drawer.put(&key(record), &text).await;
    }
}

/// A short name for a record: the hash of Fowler, Noll and Vo over its bytes. Games are told apart by it, nothing is secured.
fn key(record: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", record.bytes().fold(0xcbf2_9ce4_8422_2325, step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_told_apart() {
        assert_eq!(key(""), "cbf29ce484222325");
        assert_ne!(key("one"), key("other"));
    }
}
