//! Families on the table (DS-10, DS-16).

use std::fmt;

use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;

use crate::pieces::{Animal, CLOVERS, PER_ANIMAL};
use crate::tiles::Tiles;

/// The most families that can ever lie on the table.
///
/// A family keeps its two or more tiles for good, one of them its animal; 11 tiles of an animal with c Clovers
/// make at most (11 + c) / 2 families, rounded down. Eight animals sharing three Clovers: 8 · 5 + 3.
pub const MAX_FAMILIES: usize = 43;

/// The most tiles a family can have: all of its animal and all Clovers. The next power of two less one, so that a
/// size is cut to range without a branch.
pub(crate) const LARGEST: usize = 15;

/// The fewest tiles of a family (DS-11).
pub(crate) const SMALLEST: u8 = 2;

/// From this size on a family counts as a seven (DS-14).
pub const SEVEN: u8 = 7;

/// The number of a family: families count from 1 in the order they were started, whoever owns them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FamilyId(u8);

impl FamilyId {
    /// The family with this number, which counts from 1.
    pub const fn new(number: u8) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// The family at this place of a list.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8 + 1)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        // A deserialised 0 is no family's number; it must not become the place of one.
        (self.0 as usize).wrapping_sub(1)
    }
}

impl fmt::Display for FamilyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// What a family is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Contents {
    /// Its animal.
    pub animal: Animal,
    /// Tiles of that animal.
    pub animals: u8,
    /// Clovers standing in for it.
    pub clovers: u8,
}

impl Contents {
    /// How many tiles.
    #[inline]
    pub const fn size(self) -> u8 {
        self.animals + self.clovers
    }

    /// Its tiles.
    #[inline]
    pub const fn tiles(self) -> Tiles {
        Tiles::family(self.animal, self.animals, self.clovers)
    }

    /// Can there be such a family in this box (DS-1, DS-11)?
    pub(crate) fn is_possible(self) -> bool {
        let animals = (1..=PER_ANIMAL).contains(&self.animals);
        animals && self.clovers <= CLOVERS && self.size() >= SMALLEST
    }

    /// Is it a seven (DS-14)?
    #[inline]
    pub const fn is_seven(self) -> bool {
        self.size() >= SEVEN
    }
}

/// A family and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// In front of whom it lies.
    pub owner: Seat,
    /// Its tiles.
    pub contents: Contents,
}

/// All families on the table, by number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Families {
    len: u8,
    list: [Family; MAX_FAMILIES],
}

const NO_FAMILY: Family =
    Family { owner: Seat::FIRST, contents: Contents { animal: Animal::Bird, animals: 0, clovers: 0 } };

impl Families {
    /// An empty table.
    pub const NONE: Self = Self { len: 0, list: [NO_FAMILY; MAX_FAMILIES] };

    /// How many.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is there none?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All of them, in the order they were started.
    #[inline]
    pub fn as_slice(&self) -> &[Family] {
        &self.list[..self.len as usize]
    }

    /// All of them with their numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (FamilyId, &Family)> + Clone {
        self.as_slice().iter().enumerate().map(|(index, family)| (FamilyId::at(index), family))
    }

    /// Those in front of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (FamilyId, &Family)> + Clone {
        self.iter().filter(move |(_, family)| family.owner == seat)
    }

    /// The family with this number, if there is one.
    #[inline]
    pub fn get(&self, id: FamilyId) -> Option<&Family> {
        self.as_slice().get(id.index())
    }

    /// The family with this number, which must be on the table.
    #[inline]
    pub(crate) fn at(&self, id: FamilyId) -> &Family {
        &self.list[id.index()]
    }

    /// The family with this number, which must be on the table.
    #[inline]
    pub(crate) fn at_mut(&mut self, id: FamilyId) -> &mut Family {
        &mut self.list[id.index()]
    }

    /// Puts down a new family and gives it the next number; `None` if no more can be.
    #[inline]
    pub(crate) fn push(&mut self, family: Family) -> Option<FamilyId> {
        let id = FamilyId::at(self.len as usize);
        *self.list.get_mut(id.index())? = family;
        self.len += 1;
        Some(id)
    }

    /// The two families change hands.
    #[inline]
    pub(crate) fn exchange(&mut self, one: FamilyId, two: FamilyId) {
        let owner = self.list[one.index()].owner;
        self.list[one.index()].owner = self.list[two.index()].owner;
        self.list[two.index()].owner = owner;
    }

    /// Tiles in front of a seat.
    pub fn tiles_of(&self, seat: Seat) -> u8 {
        self.of(seat).map(|(_, family)| family.contents.size()).sum()
    }

    /// Sevens in front of a seat.
    #[inline]
    pub fn sevens_of(&self, seat: Seat) -> usize {
        self.of(seat).filter(|(_, family)| family.contents.is_seven()).count()
    }
}

impl fmt::Debug for Families {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries =
            self.iter().map(|(id, family)| (id.number(), family.owner.number(), family.contents.tiles()));
        f.debug_list().entries(entries).finish()
    }
}
