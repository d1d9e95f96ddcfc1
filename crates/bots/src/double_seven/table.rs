//! The table with its exchanges forgotten.
//!
//! Equal sizes can change hands freely, so that whose a family is does not matter, only how many families of each size
//! somebody owns: of all families of that size any as many can be had. What lies on the table is then, for each
//! animal, how many families of each size there are; and somebody can lay an animal when one of its families is of a size
//! that they own.

use sevenfold_double_seven::{Animal, Tile, Tiles};

/// Sizes a family can have, and some that it cannot, so that a size is always a place.
const SIZES: usize = 16;
/// The size from which a family is a seven (DS-14).
pub(super) const SEVEN: u8 = sevenfold_double_seven::SEVEN;

/// Some families by their size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sizes {
    counts: [u8; SIZES],
    /// The sizes there are, a bit each.
    present: u16,
}

impl Sizes {
    pub(super) fn add(&mut self, size: u8) {
        self.counts[usize::from(size) % SIZES] += 1;
        self.present |= 1 << size;
    }

    pub(super) fn remove(&mut self, size: u8) {
        let count = &mut self.counts[usize::from(size) % SIZES];
        *count -= 1;
        if *count == 0 {
            self.present &= !(1 << size);
        }
    }

    pub(super) fn count(&self, size: u8) -> u8 {
        self.counts[usize::from(size) % SIZES]
    }

    /// How many different sizes.
    pub(super) fn variety(&self) -> u8 {
        self.present.count_ones() as u8
    }

    /// How many families.
    pub(super) fn all(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// How many sevens (DS-14).
    pub(super) fn sevens(&self) -> u8 {
        self.counts[usize::from(SEVEN)..].iter().sum()
    }

    /// Sizes that both have, a bit each.
    pub(super) fn shared(&self, other: &Self) -> u16 {
        self.present & other.present
    }
}

/// Bits as sizes, the largest first.
pub(super) fn largest_first(mut bits: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let size = bits.checked_ilog2()?;
        bits &= !(1 << size);
        Some(size as u8)
    })
}

/// The families on the table, whoever owns them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Table {
    animals: [Sizes; Animal::ALL.len()],
    all: Sizes,
    /// Clovers in families of each animal. Where exactly does not matter: to retrieve one leaves the size as it is.
    clovers: [u8; Animal::ALL.len()],
}

impl Table {
    /// Puts down a family.
    pub(super) fn add(&mut self, animal: Animal, size: u8, clovers: u8) {
        self.animals[animal as usize].add(size);
        self.all.add(size);
        self.clovers[animal as usize] += clovers;
    }

    pub(super) fn of(&self, animal: Animal) -> &Sizes {
        &self.animals[animal as usize]
    }

    pub(super) fn clovers(&self, animal: Animal) -> u8 {
        self.clovers[animal as usize]
    }

    /// The sizes at which somebody with these families can lay on the animal's, a bit each.
    pub(super) fn open(&self, animal: Animal, own: &Sizes) -> u16 {
        self.of(animal).shared(own)
    }

    /// Can somebody with these families have none of the animal (DS-12)?
    pub(super) fn can_lack(&self, animal: Animal, own: &Sizes) -> bool {
        let of_animal = self.of(animal);
        largest_first(of_animal.shared(own))
            .all(|size| own.count(size) + of_animal.count(size) <= self.all.count(size))
    }
}

/// Something laid or retrieved. Exchanges that it needs go without saying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// One tile onto a family of this animal and size.
    Lay { animal: Animal, size: u8, tile: Tile },
    /// A new family of two: the animal with this tile.
    Start { animal: Animal, with: Tile },
    /// A Clover out of a family of this animal.
    Retrieve(Animal),
}

/// What one player acts on in a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Side {
    pub table: Table,
    /// The player's own families.
    pub own: Sizes,
    pub rack: Tiles,
    /// Families brought to seven in this turn.
    pub sevens: u8,
    /// Equal sides have equal codes.
    pub code: u64,
}

impl Side {
    pub(super) fn new(table: Table, own: Sizes, rack: Tiles) -> Self {
        Self { table, own, rack, sevens: 0, code: 0 }
    }

    /// The side after a step that is possible.
    pub(super) fn after(&self, step: Step) -> Self {
        let mut next = *self;
        match step {
            Step::Lay { animal, size, tile } => next.lay(animal, size, tile),
            Step::Start { animal, with } => next.start(animal, with),
            Step::Retrieve(animal) => next.retrieve(animal),
        }
        next
    }

    fn lay(&mut self, animal: Animal, size: u8, tile: Tile) {
        let of_animal = &mut self.table.animals[animal as usize];
        for sizes in [of_animal, &mut self.table.all, &mut self.own] {
            sizes.remove(size);
            sizes.add(size + 1);
        }
        self.sevens += u8::from(size + 1 == SEVEN);
        if tile == Tile::Clover {
            self.table.clovers[animal as usize] += 1;
            self.code = self.code.wrapping_add(key(CLOVER_LAID + animal as u64));
        }
        self.rack -= Tiles::one(tile);
        let place = (animal as u64) << 4 | u64::from(size);
        self.code = self.code.wrapping_add(key(LAID + place));
    }

    fn start(&mut self, animal: Animal, with: Tile) {
        let clovers = u8::from(with == Tile::Clover);
        self.table.add(animal, 2, clovers);
        self.own.add(2);
        self.rack -= Tiles::one(animal.into()) + Tiles::one(with);
        self.code = self.code.wrapping_add(key(STARTED + animal as u64));
        self.code = self.code.wrapping_add(u64::from(clovers).wrapping_mul(key(CLOVER_LAID + animal as u64)));
    }

    fn retrieve(&mut self, animal: Animal) {
        self.table.clovers[animal as usize] -= 1;
        self.rack -= Tiles::one(animal.into());
        self.rack += Tiles::one(Tile::Clover);
        // The opposite of laying a Clover: a Clover laid and retrieved is as good as the animal laid.
        self.code = self.code.wrapping_sub(key(CLOVER_LAID + animal as u64));
    }

    /// All steps from here; single tiles only, for more are several steps.
    pub(super) fn steps(&self, mut found: impl FnMut(Step)) {
        let clovers = self.rack.clovers();
        for (animal, count) in self.rack.animals() {
            for size in largest_first(self.table.open(animal, &self.own)) {
                found(Step::Lay { animal, size, tile: animal.into() });
            }
            if count + clovers >= 2 && self.table.can_lack(animal, &self.own) {
                if count >= 2 {
                    found(Step::Start { animal, with: animal.into() });
                }
                if clovers >= 1 {
                    found(Step::Start { animal, with: Tile::Clover });
                }
            }
            if self.table.clovers(animal) > 0 {
                found(Step::Retrieve(animal));
            }
        }
        if clovers > 0 {
            for animal in Animal::ALL {
                for size in largest_first(self.table.open(animal, &self.own)) {
                    found(Step::Lay { animal, size, tile: Tile::Clover });
                }
            }
        }
    }
}

const LAID: u64 = 0;
const STARTED: u64 = 128;
const CLOVER_LAID: u64 = 136;

/// A number for a step; sides are told apart by sums of them.
fn key(step: u64) -> u64 {
    let mixed = (step + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb)
}
