//! When something that was missed is due again: the better it is known, the later.

use serde::{Deserialize, Serialize};

/// Days until it is due again, by how often in a row it was solved.
const DAYS: [u32; 6] = [0, 1, 3, 7, 21, 60];

/// What came of a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Try {
    /// The answer was found.
    Solved,
    /// It was not.
    Missed,
}

/// How well something is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spacing {
    /// How often in a row it was solved.
    pub row: u8,
    /// The day it is due.
    pub due: u32,
}

impl Spacing {
    /// Something that was missed today.
    pub fn missed(today: u32) -> Self {
        Self { row: 0, due: today }
    }

    /// After another try today.
    #[must_use]
    pub fn tried(self, what: Try, today: u32) -> Self {
        let row = match what {
            Try::Solved => self.row.saturating_add(1),
            Try::Missed => 0,
        };
        let days = DAYS.get(usize::from(row)).or(DAYS.last()).copied().unwrap_or_default();
        // What is missed comes again tomorrow, not at once.
        Self { row, due: today + days.max(1) }
    }

    /// Is it due?
    pub fn is_due(self, today: u32) -> bool {
        self.due <= today
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_comes_later_and_what_is_missed_tomorrow() {
        let mut known = Spacing::missed(100);
        assert!(known.is_due(100));
        let mut dues = Vec::new();
        for _ in 0..7 {
            known = known.tried(Try::Solved, 100);
            dues.push(known.due - 100);
        }
        assert_eq!(dues, [1, 3, 7, 21, 60, 60, 60]);
        assert_eq!(known.tried(Try::Missed, 100), Spacing { row: 0, due: 101 });
    }
}
