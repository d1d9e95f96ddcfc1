//! A hint, in steps: first where, then which tile, then how it lies.

use sevenfold_core::Message;
use sevenfold_protocol::offline::Answer;
use sevenfold_seven::{Action, Cell, Place, Tile};

/// How much of a hint has been shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    /// A cell that the tile covers.
    Where,
    /// Which tile.
    Which,
    /// How it lies.
    How,
}

/// What the worker says about what can still become of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hint {
    /// This tile is on the way to the goal, and so many are missing.
    Next {
        /// Where it goes.
        place: Place,
        /// How much of that has been shown.
        step: Option<Step>,
        /// How many tiles are missing.
        missing: usize,
    },
    /// The goal has been reached.
    Reached,
    /// The goal cannot be reached from here.
    Lost,
    /// Nobody can tell in a short time.
    Unknown,
}

impl Step {
    /// All of them, in order.
    pub(crate) const ALL: [Self; 3] = [Self::Where, Self::Which, Self::How];
}

impl Hint {
    /// What an answer of the worker means.
    pub(crate) fn of(answer: Option<&Answer>) -> Self {
        match answer {
            Some(Answer::Open(rest)) => match rest.first() {
                None => Self::Reached,
                Some(text) => match text.parse::<Action>().ok().and_then(|action| action.place()) {
                    Some(place) => Self::Next { place, step: None, missing: rest.len() },
                    None => Self::Unknown,
                },
            },
            Some(Answer::Closed) => Self::Lost,
            _ => Self::Unknown,
        }
    }

    /// Shows one step more.
    pub(crate) fn on(&mut self) {
        if let Self::Next { step, .. } = self {
            *step = Some(match step {
                None => Step::Where,
                Some(Step::Where) => Step::Which,
                Some(Step::Which | Step::How) => Step::How,
            });
        }
    }

    /// How much has been shown.
    pub(crate) const fn step(&self) -> Option<Step> {
        match self {
            Self::Next { step, .. } => *step,
            Self::Reached | Self::Lost | Self::Unknown => None,
        }
    }

    /// The cell that is shown.
    pub(crate) fn cell(&self) -> Option<Cell> {
        match self {
            Self::Next { place, step: Some(_), .. } => place.cells().get(1).copied(),
            _ => None,
        }
    }

    /// The tile that is shown.
    pub(crate) fn tile(&self) -> Option<Tile> {
        match self {
            Self::Next { place, step: Some(Step::Which | Step::How), .. } => Some(place.tile()),
            _ => None,
        }
    }

    /// The place that is shown.
    pub(crate) const fn place(&self) -> Option<Place> {
        match self {
            Self::Next { place, step: Some(Step::How), .. } => Some(*place),
            _ => None,
        }
    }

    /// Whether the goal is in reach, in words.
    pub(crate) fn outlook(&self) -> Message {
        match self {
            Self::Next { missing, .. } => Message::new("web-puzzle-open").with("tiles", *missing),
            Self::Reached => Message::new("web-puzzle-reached"),
            Self::Lost => Message::new("web-puzzle-lost"),
            Self::Unknown => Message::new("web-puzzle-unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_where_then_which_then_how() {
        let mut hint = Hint::of(Some(&Answer::Open(vec!["Y 0,1 1,1 1,2 2,0".to_owned(), "I".to_owned()])));
        assert_eq!((hint.step(), hint.cell(), hint.tile(), hint.place()), (None, None, None, None));
        hint.on();
        assert_eq!((hint.cell(), hint.tile(), hint.place()), (Some(Cell::new(1, 1)), None, None));
        hint.on();
        assert_eq!((hint.tile(), hint.place()), (Some(Tile::Y), None));
        hint.on();
        assert!(hint.place().is_some_and(|place| place.covers(Cell::new(2, 0))));
        hint.on();
        assert_eq!(hint.step(), Some(Step::How));
        assert_eq!(hint.outlook().key, "web-puzzle-open");
    }

    #[test]
    fn what_is_not_known_is_not_claimed() {
        assert_eq!(Hint::of(Some(&Answer::Closed)), Hint::Lost);
        assert_eq!(Hint::of(Some(&Answer::Unknown)), Hint::Unknown);
        assert_eq!(Hint::of(None), Hint::Unknown);
        assert_eq!(Hint::of(Some(&Answer::Open(Vec::new()))), Hint::Reached);
    }
}
