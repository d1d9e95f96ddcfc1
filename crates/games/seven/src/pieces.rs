//! The seven tetrahexes and the 44 ways they can lie (SV-1, SV-2).

use serde::{Deserialize, Serialize};

use crate::hex::{Cell, Symmetry};

/// One of the seven free tetrahexes. The letters of all but O and Y are ours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the letters are drawn on the rule page")]
pub enum Tile {
    I,
    P,
    J,
    O,
    S,
    U,
    Y,
}

impl Tile {
    /// The seven, in the order of the rule page.
    pub const ALL: [Self; 7] = [Self::I, Self::P, Self::J, Self::O, Self::S, Self::U, Self::Y];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::I => 'I',
            Self::P => 'P',
            Self::J => 'J',
            Self::O => 'O',
            Self::S => 'S',
            Self::U => 'U',
            Self::Y => 'Y',
        }
    }

    /// The tile with this letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| letter.chars().eq([tile.letter()]))
    }

    /// The tile that these four cells make, if they make one.
    pub fn made_of(cells: &[Cell; 4]) -> Option<Self> {
        Some(Orientation::of_cells(cells)?.tile())
    }

    /// The ways this tile can lie, up to translation.
    pub fn orientations(self) -> impl Iterator<Item = Orientation> + Clone {
        let index = self as usize;
        (BEGIN[index]..BEGIN[index + 1]).map(Orientation)
    }
}

/// A set of tiles: what a player still has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(u8);

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);
    /// One of each.
    pub const ALL: Self = Self(0x7f);

    /// Just this tile.
    pub const fn only(tile: Tile) -> Self {
        Self(1 << tile as u8)
    }

    /// Is the tile in the set?
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & Self::only(tile).0 != 0
    }

    /// The set but for this tile.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        Self(self.0 & !Self::only(tile).0)
    }

    /// The tiles in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The tiles in the order of the rule page.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        Tile::ALL.into_iter().filter(move |&tile| self.contains(tile))
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// All ways these tiles can lie.
    #[inline]
    pub(crate) fn orientations(self) -> Orientations {
        let each = ORIENTATIONS_OF.iter().enumerate();
        Orientations(each.fold(0, |all, (tile, of_tile)| {
            // A tile is there or not: that is not worth a guess.
            all | of_tile & u64::from(self.0 >> tile & 1).wrapping_neg()
        }))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, |set, tile| set.union(Self::only(tile)))
    }
}

/// One of the 44 ways in which a tile can lie, up to translation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Orientation(u8);

/// How many orientations there are.
pub const ORIENTATIONS: usize = 44;

impl Orientation {
    pub(crate) const FIRST: Self = Self(0);

    /// All 44, tile by tile.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..ORIENTATIONS as u8).map(Self)
    }

    /// A number below [`ORIENTATIONS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which tile lies like this.
    #[inline]
    pub fn tile(self) -> Tile {
        self.shape().tile
    }

    /// The orientation of four cells, given in order, if they make a tile.
    pub fn of_cells(cells: &[Cell; 4]) -> Option<Self> {
        let (a, b) = corner_of(cells);
        // Cells of a tile are less than four apart in each coordinate; the rest is no tile, however far.
        let mut footprint = 0;
        for cell in cells {
            let (da, db) = (cell.a.checked_sub(a)?, cell.b.checked_sub(b)?);
            if da > 3 || db > 3 {
                return None;
            }
            footprint |= 1u16 << (4 * da + db);
        }
        // All are looked at: that takes less time than to find out after each whether it was this one.
        let place =
            FOOTPRINTS.iter().zip(1..).map(|(&known, place)| if known == footprint { place } else { 0 });
        let found: i16 = place.fold(0, i16::max);
        (found > 0 && cells.is_sorted()).then(|| Self((found - 1) as u8))
    }

    /// How a tile that lies like this lies once it is turned or flipped.
    #[must_use]
    pub fn under(self, symmetry: Symmetry) -> Self {
        self.brought(symmetry).0
    }

    /// Its cells, in order, counted from the corner of the least coordinates it reaches.
    #[inline]
    pub(crate) fn cells(self) -> &'static [(i8, i8); 4] {
        &self.shape().cells
    }

    /// Its cells, in order, as they are added to the corner of the least coordinates it reaches.
    #[inline]
    pub fn offsets(self) -> &'static [Cell; 4] {
        &self.shape().offsets
    }

    /// Which cells of the four by four box at its corner it covers: bit `4 * a + b`.
    #[inline]
    pub(crate) fn footprint(self) -> u16 {
        self.shape().footprint
    }

    /// The orientation a symmetry brings this one to, and the way from the corner's image to the image's corner.
    #[inline]
    pub(crate) fn brought(self, symmetry: Symmetry) -> (Self, (i8, i8)) {
        BROUGHT[symmetry.number()][self.index()]
    }

    #[inline]
    fn shape(self) -> &'static Shape {
        &SHAPES[self.index()]
    }
}

/// A set of orientations, gone through in order.
///
/// As bits, so that there is one end to run into: how many ways the next tile can lie nobody has to guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Orientations(u64);

impl Orientations {
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The set but for all ways of this tile.
    #[inline]
    pub(crate) const fn without(&self, tile: Tile) -> Self {
        Self(self.0 & !ORIENTATIONS_OF[tile as usize])
    }
}

impl Iterator for Orientations {
    type Item = Orientation;

    #[inline]
    fn next(&mut self) -> Option<Orientation> {
        if self.0 == 0 {
            return None;
        }
        let first = Orientation(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// The least first and the least second coordinate of the cells.
pub(crate) fn corner_of(cells: &[Cell; 4]) -> (i32, i32) {
    cells.iter().fold((i32::MAX, i32::MAX), |(a, b), cell| (a.min(cell.a), b.min(cell.b)))
}

#[derive(Clone, Copy)]
struct Shape {
    tile: Tile,
    cells: [(i8, i8); 4],
    offsets: [Cell; 4],
    footprint: u16,
}

/// The cells of SV-1.
const FREE: [[(i16, i16); 4]; 7] = [
    [(0, 0), (0, 1), (0, 2), (0, 3)],
    [(0, 0), (0, 1), (0, 2), (1, 0)],
    [(0, 0), (0, 1), (0, 2), (1, 2)],
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    [(0, 0), (0, 1), (1, 1), (1, 2)],
    [(0, 0), (0, 1), (1, 1), (2, 0)],
    [(0, 1), (1, 1), (1, 2), (2, 0)],
];

/// Where each tile's orientations begin, and past the last where they end.
const BEGIN: [u8; 8] = [0, 3, 15, 27, 30, 36, 42, 44];

/// The orientations of each tile, as a bit set.
const ORIENTATIONS_OF: [u64; 7] = {
    let (mut sets, mut tile) = ([0; 7], 0);
    while tile < sets.len() {
        sets[tile] = (1 << BEGIN[tile + 1]) - (1 << BEGIN[tile]);
        tile += 1;
    }
    sets
};

static SHAPES: [Shape; ORIENTATIONS] = shapes();

static FOOTPRINTS: [u16; ORIENTATIONS] = {
    let (shapes, mut footprints, mut i) = (shapes(), [0; ORIENTATIONS], 0);
    while i < ORIENTATIONS {
        footprints[i] = shapes[i].footprint;
        i += 1;
    }
    footprints
};

/// Turns and flips every tile in all twelve ways and keeps each result once.
const fn shapes() -> [Shape; ORIENTATIONS] {
    let mut shapes =
        [Shape { tile: Tile::I, cells: [(0, 0); 4], offsets: [Cell::ORIGIN; 4], footprint: 0 }; ORIENTATIONS];
    let (mut count, mut tile) = (0, 0);
    while tile < FREE.len() {
        assert!(count == BEGIN[tile] as usize, "the rule page counts the placements");
        let mut number = 0;
        while number < Symmetry::COUNT {
            let shape = turned(Tile::ALL[tile], Symmetry::numbered(number as u8));
            let (mut known, mut i) = (false, BEGIN[tile] as usize);
            while i < count {
                known |= shapes[i].footprint == shape.footprint;
                i += 1;
            }
            if !known {
                shapes[count] = shape;
                count += 1;
            }
            number += 1;
        }
        tile += 1;
    }
    assert!(count == ORIENTATIONS, "44 in all");
    shapes
}

const fn turned(tile: Tile, symmetry: Symmetry) -> Shape {
    let (footprint, _) = image(&FREE[tile as usize], symmetry);
    let cells = cells_of(footprint);
    let (mut offsets, mut i) = ([Cell::ORIGIN; 4], 0);
    while i < 4 {
        offsets[i] = Cell::new(cells[i].0 as i32, cells[i].1 as i32);
        i += 1;
    }
    Shape { tile, cells, offsets, footprint }
}

/// The footprint of turned cells, and its corner.
const fn image(cells: &[(i16, i16); 4], symmetry: Symmetry) -> (u16, (i8, i8)) {
    let mut moved = [(0, 0); 4];
    let (mut least_a, mut least_b, mut i) = (i16::MAX, i16::MAX, 0);
    while i < 4 {
        let (a, b) = symmetry.bring(cells[i]);
        moved[i] = (a, b);
        least_a = if a < least_a { a } else { least_a };
        least_b = if b < least_b { b } else { least_b };
        i += 1;
    }
    let (mut footprint, mut i) = (0u16, 0);
    while i < 4 {
        footprint |= 1 << (4 * (moved[i].0 - least_a) + moved[i].1 - least_b);
        i += 1;
    }
    (footprint, (least_a as i8, least_b as i8))
}

static BROUGHT: [[(Orientation, (i8, i8)); ORIENTATIONS]; Symmetry::COUNT] = brought();

const fn brought() -> [[(Orientation, (i8, i8)); ORIENTATIONS]; Symmetry::COUNT] {
    let shapes = shapes();
    let mut brought = [[(Orientation::FIRST, (0, 0)); ORIENTATIONS]; Symmetry::COUNT];
    let mut number = 0;
    while number < Symmetry::COUNT {
        let mut from = 0;
        while from < ORIENTATIONS {
            let (mut cells, mut i) = ([(0, 0); 4], 0);
            while i < 4 {
                cells[i] = (shapes[from].cells[i].0 as i16, shapes[from].cells[i].1 as i16);
                i += 1;
            }
            let (footprint, corner) = image(&cells, Symmetry::numbered(number as u8));
            let mut to = 0;
            while shapes[to].footprint != footprint {
                to += 1;
            }
            brought[number][from] = (Orientation(to as u8), corner);
            from += 1;
        }
        number += 1;
    }
    brought
}

/// The cells of a footprint; its bits are in the order in which cells sort.
const fn cells_of(footprint: u16) -> [(i8, i8); 4] {
    let mut cells = [(0, 0); 4];
    let (mut count, mut bit) = (0, 0);
    while bit < 16 {
        if footprint & 1 << bit != 0 {
            cells[count] = (bit / 4, bit % 4);
            count += 1;
        }
        bit += 1;
    }
    cells
}
