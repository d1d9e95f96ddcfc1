//! The table at one glance, for listing moves: which families are whose, how large, of what.

use sevenfold_core::Seat;

use crate::family::{Families, Family, FamilyId, LARGEST};
use crate::pieces::Animal;

/// A set of families by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FamilySet(u64);

impl FamilySet {
    #[inline]
    fn add(&mut self, index: usize) {
        self.0 |= 1 << index;
    }

    #[inline]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The families in the order of their numbers.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = FamilyId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(FamilyId::at(index))
        })
    }
}

/// What one player sees when looking over the table.
pub(crate) struct Survey {
    /// The player's own families.
    pub(crate) own: FamilySet,
    /// All families with a Clover.
    pub(crate) with_clover: FamilySet,
    by_size: [FamilySet; LARGEST + 1],
    own_animals: u8,
}

impl Survey {
    #[inline]
    pub(crate) fn of(families: &Families, me: Seat) -> Self {
        let none = FamilySet::default();
        let mut survey = Self { own: none, with_clover: none, by_size: [none; LARGEST + 1], own_animals: 0 };
        for (index, family) in families.as_slice().iter().enumerate() {
            survey.note(index, *family, me);
        }
        survey
    }

    #[inline]
    fn note(&mut self, index: usize, family: Family, me: Seat) {
        let contents = family.contents;
        self.by_size[contents.size() as usize % (LARGEST + 1)].add(index);
        if contents.clovers > 0 {
            self.with_clover.add(index);
        }
        if family.owner == me {
            self.own.add(index);
            self.own_animals |= 1 << contents.animal as u8;
        }
    }

    /// Does this animal lie in front of the player (DS-12)?
    #[inline]
    pub(crate) fn in_front(&self, animal: Animal) -> bool {
        self.own_animals & (1 << animal as u8) != 0
    }

    /// The others' families of this size (DS-16).
    #[inline]
    pub(crate) fn others_of_size(&self, size: u8) -> FamilySet {
        self.by_size[size as usize % (LARGEST + 1)].without(self.own)
    }
}
