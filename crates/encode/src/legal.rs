//! The legal moves of a position that have a number.

use crate::cursor::spread;

/// Listed, or marked in a set where the game can tell all of them at once.
pub(crate) enum Legal {
    /// Their numbers.
    Listed(Vec<u32>),
    /// A bit for each.
    Marked(Marks),
}

/// A bit for every number of a move, the lowest first.
pub(crate) type Marks = [u64; 9];

impl Legal {
    pub(crate) const NONE: Self = Self::Listed(Vec::new());

    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Self::Listed(numbers) => numbers.is_empty(),
            Self::Marked(marks) => *marks == [0; _],
        }
    }

    #[inline]
    pub(crate) fn contains(&self, number: u32) -> bool {
        match self {
            Self::Listed(numbers) => numbers.contains(&number),
            Self::Marked(marks) => {
                marks.get(number as usize / 64).is_some_and(|word| word >> (number % 64) & 1 != 0)
            }
        }
    }

    /// The same of a number that anybody gave.
    pub(crate) fn takes(&self, number: i64) -> bool {
        u32::try_from(number).is_ok_and(|number| self.contains(number))
    }

    /// Writes a 1 for each of them, and else zeros.
    pub(crate) fn write(&self, mask: &mut [u8]) {
        match self {
            Self::Listed(numbers) => {
                mask.fill(0);
                for number in numbers {
                    mask[*number as usize] = 1;
                }
            }
            Self::Marked(marks) => spread(marks, mask),
        }
    }
}
