//! What a bot has learned, where that is a file which comes after the worker.
//!
//! Whoever sits at a table plays on without it until it is here: nobody waits for a move longer than before there was such
//! a file. Advice waits for it, and so does a bot that is consulted, whose moves are the same on every machine.

use sevenfold_protocol::offline::ToWorker;
use sevenfold_shelf::Shelved;

/// How far such a file has come. It is asked for once.
#[derive(Default)]
pub(crate) enum Lore {
    /// Nobody has missed it.
    #[default]
    Unasked,
    /// It is on its way, and what was asked of somebody who has read it waits.
    Coming(Missing, Vec<ToWorker>),
    /// It is here, or cannot be had.
    Over,
}

/// A file that is not here, and the game whose it is.
#[derive(Clone, Copy)]
pub(crate) struct Missing {
    /// The game.
    pub shelved: &'static dyn Shelved,
    /// What the file is called.
    pub file: &'static str,
}

impl Lore {
    /// Somebody misses it. The first time it is to be fetched.
    pub(crate) fn miss(&mut self, missing: Missing) -> bool {
        let first = matches!(self, Self::Unasked);
        if first {
            *self = Self::Coming(missing, Vec::new());
        }
        first
    }

    /// Keeps what is asked until the file is here; gives it back if it will not come.
    pub(crate) fn wait(&mut self, message: ToWorker) -> Option<ToWorker> {
        match self {
            Self::Coming(_, waiting) => {
                waiting.push(message);
                None
            }
            Self::Unasked | Self::Over => Some(message),
        }
    }

    /// It has come, or nothing has: what waited can be answered either way.
    pub(crate) fn arrive(&mut self, file: Option<Vec<u8>>) -> Vec<ToWorker> {
        let Self::Coming(missing, waiting) = std::mem::replace(self, Self::Over) else { return Vec::new() };
        // A file that is something else is as good as none.
        let _ = file.is_some_and(|file| missing.shelved.bring(&file));
        waiting
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_shelf::GAMES;

    use super::*;

    fn missing() -> Missing {
        Missing { shelved: GAMES[0], file: "learned.bin" }
    }

    #[test]
    fn a_file_is_sent_for_once_and_what_waits_for_it_is_answered_in_order() {
        let mut lore = Lore::default();
        assert_eq!(lore.wait(ToWorker::Course), Some(ToWorker::Course), "nothing is on its way");
        assert!(lore.miss(missing()) && !lore.miss(missing()));
        assert_eq!(lore.wait(ToWorker::Step(1)), None);
        assert_eq!(lore.wait(ToWorker::Step(2)), None);
        assert_eq!(lore.arrive(Some(b"no net".to_vec())), [ToWorker::Step(1), ToWorker::Step(2)]);
        assert!(lore.arrive(None).is_empty());
        assert!(!lore.miss(missing()), "what could not be had is not asked for again");
        assert_eq!(lore.wait(ToWorker::Course), Some(ToWorker::Course));
    }
}
