//! How far somebody has got with a lesson: kept in this browser.

use super::lessons::FIRST;
use crate::speech::storage;

const FINISHED: &str = "finished";

/// How far a lesson has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Not begun.
    New,
    /// At a step, from 0.
    At(usize),
    /// Finished at least once.
    Finished,
}

impl Progress {
    /// The progress with a game's lesson.
    pub(crate) fn of(game: &str, lesson: &str) -> Self {
        let kept = storage().and_then(|storage| storage.get_item(&key(game, lesson)).ok()?);
        kept.map_or(Self::New, |kept| Self::read(&kept))
    }

    /// Keeps it. Whoever has finished a lesson stays so.
    pub(crate) fn keep(self, game: &str, lesson: &str) {
        if Self::of(game, lesson) == Self::Finished {
            return;
        }
        if let (Some(storage), Some(text)) = (storage(), self.write()) {
            // A full or forbidden storage only means that the lesson begins anew next time.
            let _ = storage.set_item(&key(game, lesson), &text);
        }
    }

    fn read(kept: &str) -> Self {
        if kept == FINISHED {
            return Self::Finished;
        }
        kept.parse().map_or(Self::New, Self::At)
    }

    fn write(self) -> Option<String> {
        match self {
            Self::New => None,
            Self::At(step) => Some(step.to_string()),
            Self::Finished => Some(FINISHED.to_owned()),
        }
    }
}

/// Where it is kept. The first lesson is the game's own.
fn key(game: &str, lesson: &str) -> String {
    if lesson == FIRST {
        format!("sevenfold-lesson-{game}")
    } else {
        format!("sevenfold-lesson-{game}.{lesson}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_reads_back() {
        for progress in [Progress::At(0), Progress::At(7), Progress::Finished] {
            assert_eq!(Progress::read(&progress.write().unwrap()), progress);
        }
        assert_eq!(Progress::New.write(), None);
        assert_eq!(Progress::read("something else"), Progress::New);
    }
}
