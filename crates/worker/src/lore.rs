//! What a bot has learned, where that is a file which comes after the worker.
//!
//! Whoever sits at a table plays on without it until it is here: nobody waits for a move longer than before there was such
//! a file. Advice waits for it, and so does a bot that is consulted, whose moves are the same on every machine.

use sevenfold_protocol::offline::ToWorker;
#[cfg(feature = "study")]
use sevenfold_review::wire::ToStudy;
use sevenfold_shelf::Shelved;

/// What a page asks of the worker.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Asked {
    /// What any worker is asked.
    Any(ToWorker),
    /// What only the worker is asked with which one looks back and practises.
    #[cfg(feature = "study")]
    Study(ToStudy),
}

/// How far such a file has come. It is asked for once.
#[derive(Default)]
pub(crate) enum Lore {
    /// Nobody has missed it.
    #[default]
    Unasked,
    /// It is on its way, and what was asked of somebody who has read it waits.
    Coming(Missing, Vec<Asked>),
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
    pub(crate) fn wait(&mut self, message: Asked) -> Option<Asked> {
        match self {
            Self::Coming(_, waiting) => {
                waiting.push(message);
                None
            }
            Self::Unasked | Self::Over => Some(message),
        }
    }

    /// It has come, or nothing has: what waited can be answered either way.
    pub(crate) fn arrive(&mut self, file: Option<Vec<u8>>) -> Vec<Asked> {
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
        let (course, steps) =
            (Asked::Any(ToWorker::Course), [1, 2].map(|step| Asked::Any(ToWorker::Step(step))));
        assert_eq!(lore.wait(course.clone()), Some(course.clone()), "nothing is on its way");
        assert!(lore.miss(missing()) && !lore.miss(missing()));
        assert!(steps.iter().all(|step| lore.wait(step.clone()).is_none()));
        assert_eq!(lore.arrive(Some(b"no net".to_vec())), steps);
        assert!(lore.arrive(None).is_empty());
        assert!(!lore.miss(missing()), "what could not be had is not asked for again");
        assert_eq!(lore.wait(course.clone()), Some(course));
    }
}
