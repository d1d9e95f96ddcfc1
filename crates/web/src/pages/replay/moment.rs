//! A moment of a game as it stands in an address: which step, through whose eyes.

use sevenfold_core::{Seat, Viewer};

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many steps have been taken; nothing means all.
    pub step: Option<usize>,
    /// Through whose eyes.
    pub viewer: Viewer,
}

impl Moment {
    /// Reads `step` and `seat` as they stand in an address; what cannot be read is as if it were not there.
    pub fn read(step: Option<&str>, seat: Option<&str>) -> Self {
        let viewer = match seat {
            Some("watcher") => Viewer::Watcher,
            Some(number) => {
                let seat = number.parse().ok().and_then(Seat::from_number);
                Viewer::Seat(seat.unwrap_or(Seat::FIRST))
            }
            None => Viewer::Seat(Seat::FIRST),
        };
        Self { step: step.and_then(|step| step.parse().ok()), viewer }
    }

    /// What the moment is in an address.
    pub fn write(self) -> String {
        let seat = self.viewer.seat().map_or_else(|| "watcher".to_owned(), |seat| seat.number().to_string());
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
        let seat = Viewer::Seat(Seat::from_number(2).unwrap());
        assert_eq!(Moment::read(Some("12"), Some("2")), Moment { step: Some(12), viewer: seat });
        assert_eq!(Moment { step: Some(12), viewer: seat }.write(), "step=12&seat=2");
        assert_eq!(Moment::read(None, Some("watcher")).write(), "seat=watcher");
    }

    #[test]
    fn what_cannot_be_read_is_as_if_it_were_not_there() {
        assert_eq!(Moment::read(Some("x"), Some("99")), Moment::read(None, None));
    }
}
