//! Short texts without memory of their own: cards and tiles are written many times a second.

use std::fmt::{self, Display, Write as _};

/// Longer than any card, tile or colour.
const LONGEST: usize = 24;

/// The beginning of a text.
pub(super) struct Short {
    bytes: [u8; LONGEST],
    len: usize,
    whole: bool,
}

impl Short {
    pub(super) fn of(value: &(impl Display + ?Sized)) -> Self {
        let mut short = Self { bytes: [0; LONGEST], len: 0, whole: true };
        // It is told by `is_whole` if something did not fit.
        let _ = write!(short, "{value}");
        short
    }

    /// Is this all of it?
    pub(super) fn is_whole(&self) -> bool {
        self.whole
    }

    pub(super) fn as_str(&self) -> &str {
        // Whole pieces were copied, each of them text.
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl fmt::Write for Short {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        let Some(place) = self.bytes.get_mut(self.len..self.len + piece.len()) else {
            self.whole = false;
            return Err(fmt::Error);
        };
        place.copy_from_slice(piece.as_bytes());
        self.len += piece.len();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_told() {
        assert_eq!(Short::of("samaritan").as_str(), "samaritan");
        assert!(Short::of(&7).is_whole());
        assert!(!Short::of(&"x".repeat(LONGEST + 1)).is_whole());
    }
}
