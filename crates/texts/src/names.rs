//! Who the seats are to whoever reads.

use sevenfold_core::Seat;

/// Tells the players' names, and which of them is reading.
pub trait Names {
    /// The player's name; without one the sentence says "Seat 3" in its language.
    fn name(&self, seat: Seat) -> Option<&str>;

    /// Is the reader the player at this seat?
    fn is_reader(&self, seat: Seat) -> bool;
}

/// A reader at no seat, who knows the players by their numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Names for Nobody {
    fn name(&self, _seat: Seat) -> Option<&str> {
        None
    }

    fn is_reader(&self, _seat: Seat) -> bool {
        false
    }
}

/// A reader, and the names of those at the table as far as they have any.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader<'a> {
    /// Where the reader sits; `None` for one who watches.
    pub seat: Option<Seat>,
    /// Names by seat; an empty one is none.
    pub names: &'a [String],
}

impl Names for Reader<'_> {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }
}
