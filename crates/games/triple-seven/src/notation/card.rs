//! How cards are written.

use std::fmt::{self, Display};

use serde::{Serialize, Serializer};

use crate::pieces::{Card, Main};

/// The text of every card, in the order of the notation.
static CARDS: [&str; Card::DIFFERENT as usize] = {
    macro_rules! cards {
        ($($colour:literal)*) => {
            [
                $(
                    concat!($colour, "0"), concat!($colour, "1"), concat!($colour, "2"), concat!($colour, "3"),
                    concat!($colour, "4"), concat!($colour, "5"), concat!($colour, "6"), concat!($colour, "7"),
                    concat!($colour, "8"), concat!($colour, "9"), concat!($colour, "10"), concat!($colour, "rev"),
                    concat!($colour, "deuce"), concat!($colour, "trade"), concat!($colour, "herald"),
                    concat!($colour, "thief"),
                )*
                Main::Saint.word(), Main::Samaritan.word(), Main::Sinner.word(), Main::Reaper.word(),
            ]
        };
    }
    cards!("R" "G" "B" "Y")
};

impl Card {
    fn text(self) -> &'static str {
        CARDS[self.index() as usize]
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Written as its text, like a variant with a number of its own: whoever makes numbers of views need not read the text.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Card", self.index().into(), self.text())
    }
}
