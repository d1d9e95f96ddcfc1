//! What clients have asked for at a table and what became of it, held against the table's journal.

use std::time::Instant;

use sevenfold_core::Seat;
use sevenfold_table::{Entry, Happened, Mover};

/// A move that was sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub seat: Seat,
    pub text: String,
    /// The table's version when it was sent, and when its fate was known.
    pub after: u64,
    pub until: u64,
    /// When it was sent.
    pub at: Instant,
    /// When it was acknowledged, if it was.
    pub acknowledged: Option<Instant>,
}

impl Sent {
    /// Now, to a table of this version.
    pub(crate) fn now(seat: Seat, text: &str, after: u64) -> Self {
        Self { seat, text: text.to_owned(), after, until: u64::MAX, at: Instant::now(), acknowledged: None }
    }

    /// It was said that it is done.
    pub(crate) fn acknowledge(&mut self) {
        self.acknowledged = Some(Instant::now());
    }

    fn is(&self, seat: Seat, text: &str, number: u64) -> bool {
        self.seat == seat && self.text == text && self.after < number && number <= self.until
    }
}

/// Every acknowledged move is in the journal once, the journal holds no player's move that was not sent, and its order is one
/// that everybody can have seen: what was acknowledged before something else was sent comes before it. How many moves there are.
pub(crate) fn check(code: &str, entries: &[Entry], mut sent: Vec<Sent>) -> usize {
    let (mut moves, mut latest) = (0, None);
    for entry in entries {
        let Happened::Moved { seat, text, by: Mover::Player } = &entry.what else { continue };
        let fits = |sent: &&Sent| sent.is(*seat, text, entry.number);
        // One that was sent again was acknowledged the second time.
        let found = sent.iter().filter(fits).min_by_key(|sent| (sent.acknowledged.is_none(), sent.at));
        let found =
            found.unwrap_or_else(|| panic!("{code}: nobody sent {entry:?}, or it is there twice")).clone();
        sent.retain(|sent| sent.at != found.at || sent.seat != found.seat);
        let late = found.acknowledged.zip(latest).is_some_and(|(acknowledged, latest)| acknowledged < latest);
        assert!(!late, "{code}: {found:?} was acknowledged before something that comes earlier was sent");
        latest = latest.max(Some(found.at));
        moves += 1;
    }
    let lost: Vec<_> = sent.iter().filter(|sent| sent.acknowledged.is_some()).collect();
    assert!(lost.is_empty(), "{code}: acknowledged and lost: {lost:?}");
    moves
}
