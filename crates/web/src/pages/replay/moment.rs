//! A moment of a game as it stands in an address: which step, through whose eyes.

use sevenfold_core::{Seat, Viewer};

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// What this viewer knew.
    Of(Viewer),
    /// All hands at once.
    All,
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// How many steps have been taken; nothing means all.
    pub step: Option<usize>,
    /// Through whose eyes.
    pub eyes: Eyes,
}

impl Moment {
    /// Reads `step` and `seat` as they stand in an address; what cannot be read is as if it were not there.
    pub(crate) fn read(step: Option<&str>, seat: Option<&str>) -> Self {
        let eyes = match seat {
            Some("all") => Eyes::All,
            Some("watcher") => Eyes::Of(Viewer::Watcher),
            Some(number) => {
                let seat = number.parse().ok().and_then(Seat::from_number);
                Eyes::Of(Viewer::Seat(seat.unwrap_or(Seat::FIRST)))
            }
            None => Eyes::Of(Viewer::Seat(Seat::FIRST)),
        };
        Self { step: step.and_then(|step| step.parse().ok()), eyes }
    }

    /// What the moment is in an address.
    pub(crate) fn write(self) -> String {
        let seat = match self.eyes {
            Eyes::All => "all".to_owned(),
            Eyes::Of(Viewer::Watcher) => "watcher".to_owned(),
            Eyes::Of(Viewer::Seat(seat)) => seat.number().to_string(),
        };
        match self.step {
            Some(step) => format!("step={step}&seat={seat}"),
            None => format!("seat={seat}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_reads_back() {
        let eyes = Eyes::Of(Viewer::Seat(Seat::from_number(2).unwrap()));
        assert_eq!(Moment::read(Some("12"), Some("2")), Moment { step: Some(12), eyes });
        assert_eq!(Moment { step: Some(12), eyes }.write(), "step=12&seat=2");
        for seat in ["watcher", "all"] {
            assert_eq!(Moment::read(None, Some(seat)).write(), format!("seat={seat}"));
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_if_it_were_not_there() {
        assert_eq!(Moment::read(Some("x"), Some("99")), Moment::read(None, None));
    }
}
