//! A position of the search: exchanges forgotten, only how many families of each size are one's own.

use arrayvec::ArrayVec;

use super::Gain;
use super::situation::Situation;
use crate::family::{Contents, LARGEST, MAX_FAMILIES, SEVEN};
use crate::pieces::{Animal, Tile};
use crate::tiles::Tiles;

/// The contents of a family in one number that sorts by size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Kind(u16);

impl Kind {
    fn new(contents: Contents) -> Self {
        let (size, animal) = (u16::from(contents.size()), contents.animal as u16);
        Self(size << 5 | animal << 2 | u16::from(contents.clovers))
    }

    fn contents(self) -> Contents {
        let clovers = (self.0 & 3) as u8;
        Contents { animal: self.animal(), animals: self.size() - clovers, clovers }
    }

    fn size(self) -> u8 {
        (self.0 >> 5) as u8
    }

    fn animal(self) -> Animal {
        Animal::ALL[(self.0 >> 2 & 7) as usize]
    }
}

/// Something laid or retrieved. An exchange that it needs goes without saying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// One tile onto a family of these contents.
    Lay(Contents, Tile),
    /// A new family of two: the animal, with a second one or a Clover.
    Start(Contents),
    /// The Clover of a family of these contents.
    Retrieve(Contents),
}

/// The most steps from a node: an animal, a Clover or a retrieval for each family, and two starts per animal.
const MAX_STEPS: usize = 3 * MAX_FAMILIES + 2 * Animal::ALL.len();
pub(super) type Steps = ArrayVec<Step, MAX_STEPS>;

/// A position of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    rack: Tiles,
    /// How many of the families of each size are one's own.
    own: [u8; LARGEST + 1],
    len: u8,
    /// All families on the table, sorted.
    kinds: [Kind; MAX_FAMILIES],
}

impl Node {
    pub(super) fn new(situation: &Situation) -> Self {
        let mut node = Self {
            rack: situation.rack,
            own: [0; LARGEST + 1],
            len: 0,
            kinds: [Kind::default(); MAX_FAMILIES],
        };
        for family in situation.families.as_slice() {
            if family.owner == situation.me {
                node.own[family.contents.size() as usize] += 1;
            }
            node.kinds[node.len as usize] = Kind::new(family.contents);
            node.len += 1;
        }
        node.kinds[..node.len as usize].sort_unstable();
        node
    }

    fn kinds(&self) -> &[Kind] {
        &self.kinds[..self.len as usize]
    }

    /// Different kinds, each once.
    fn different(&self) -> impl Iterator<Item = Kind> {
        let kinds = self.kinds();
        (0..kinds.len()).filter(move |&i| i == 0 || kinds[i - 1] != kinds[i]).map(move |i| kinds[i])
    }

    /// All steps from here: single tiles only, for larger expansions and starts are several of them.
    pub(super) fn steps(&self, out: &mut Steps) {
        let (rack, clovers) = (self.rack, self.rack.clovers());
        let mine = |kind: &Kind| self.own[kind.size() as usize] > 0;
        let held = |kind: &Kind| rack.has(kind.animal().into());
        let lay = |kind: Kind, tile| Step::Lay(kind.contents(), tile);
        out.extend(self.different().filter(mine).filter(held).map(|kind| lay(kind, kind.animal().into())));
        for (animal, count) in rack.animals() {
            if count + clovers >= 2 && self.can_lack(animal) {
                let start = |animals, clovers| Step::Start(Contents { animal, animals, clovers });
                out.extend((count >= 2).then(|| start(2, 0)));
                out.extend((clovers >= 1).then(|| start(1, 1)));
            }
        }
        if clovers > 0 {
            out.extend(self.different().filter(mine).map(|kind| lay(kind, Tile::Clover)));
        }
        let with_clover =
            self.different().filter(held).map(Kind::contents).filter(|contents| contents.clovers > 0);
        out.extend(with_clover.map(Step::Retrieve));
    }

    /// Can the own families be chosen so that none is of this animal (DS-12)?
    fn can_lack(&self, animal: Animal) -> bool {
        let mut others = [0u8; LARGEST + 1];
        for kind in self.kinds().iter().filter(|kind| kind.animal() != animal) {
            others[kind.size() as usize] += 1;
        }
        self.own.iter().zip(others).all(|(&own, others)| own <= others)
    }

    /// The position after a step.
    pub(super) fn after(&self, step: Step) -> Self {
        let mut next = *self;
        match step {
            Step::Lay(contents, tile) => {
                let mut larger = contents;
                match tile {
                    Tile::Animal(_) => larger.animals += 1,
                    Tile::Clover => larger.clovers += 1,
                }
                next.rack -= Tiles::one(tile);
                next.own[contents.size() as usize] -= 1;
                next.own[larger.size() as usize] += 1;
                next.replace(Kind::new(contents), Kind::new(larger));
            }
            Step::Start(contents) => {
                next.rack -= contents.tiles();
                next.own[contents.size() as usize] += 1;
                next.insert(Kind::new(contents));
            }
            Step::Retrieve(contents) => {
                let purer =
                    Contents { animals: contents.animals + 1, clovers: contents.clovers - 1, ..contents };
                next.rack -= Tiles::one(contents.animal.into());
                next.rack += Tiles::one(Tile::Clover);
                next.replace(Kind::new(contents), Kind::new(purer));
            }
        }
        next
    }

    fn replace(&mut self, old: Kind, new: Kind) {
        let len = self.len as usize;
        // The step came from this very list.
        let Some(at) = self.kinds[..len].iter().position(|&kind| kind == old) else { return };
        self.kinds[at..len].rotate_left(1);
        self.len -= 1;
        self.insert(new);
    }

    fn insert(&mut self, new: Kind) {
        let len = self.len as usize;
        // The box has no tiles for more families than there is room for.
        if len == MAX_FAMILIES {
            return;
        }
        let at = self.kinds[..len].partition_point(|&kind| kind < new);
        self.kinds[len] = new;
        self.kinds[at..=len].rotate_right(1);
        self.len += 1;
    }

    pub(super) fn rack(&self) -> Tiles {
        self.rack
    }

    fn sevens(&self) -> u8 {
        self.kinds().iter().filter(|kind| kind.size() >= SEVEN).count() as u8
    }

    fn own_sevens(&self) -> u8 {
        self.own[SEVEN as usize..].iter().sum()
    }

    /// What was gained on the way here, whatever the way.
    pub(super) fn gain(&self, start: &Self, situation: &Situation) -> Gain {
        let sevens = self.sevens() - start.sevens();
        Gain {
            // A retrieval takes a tile and gives one, so what left the rack was laid.
            tiles: start.rack.len() - self.rack.len(),
            sevens: sevens.min(situation.sevens_left),
            double_seven: doubles(situation, self.own_sevens()),
        }
    }

    /// No way from here gains more than this.
    pub(super) fn hope(&self, start: &Self, situation: &Situation) -> Gain {
        let gain = self.gain(start, situation);
        let layable = self.layable();
        let sevens = self.sevens_within(layable);
        Gain {
            tiles: gain.tiles + layable,
            sevens: (self.sevens() - start.sevens() + sevens).min(situation.sevens_left),
            double_seven: doubles(situation, self.own_sevens() + sevens),
        }
    }

    /// At least as many tiles as can still be laid: an animal that is nowhere on the table and alone on the rack, with
    /// no Clover anywhere, cannot; and neither can one whose families are of sizes that one cannot come to own.
    fn layable(&self) -> u8 {
        let rack = self.rack;
        let clover_anywhere =
            rack.clovers() > 0 || self.kinds().iter().any(|kind| kind.contents().clovers > 0);
        let can_start = rack.animals().any(|(_, count)| count >= 2 || clover_anywhere);
        if !can_start && self.own == [0; LARGEST + 1] {
            return 0;
        }
        let others = rack.len().saturating_sub(1);
        let animals = rack.animals().filter(|&(animal, count)| {
            let startable = count >= 2 || clover_anywhere;
            startable
                || self
                    .kinds()
                    .iter()
                    .any(|kind| kind.animal() == animal && self.reaches(kind.size(), others))
        });
        rack.clovers() + animals.map(|(_, count)| count).sum::<u8>()
    }

    /// Could one come to own a family of this size by laying at most so many tiles?
    fn reaches(&self, size: u8, tiles: u8) -> bool {
        let grown = (size.saturating_sub(tiles)..=size).any(|from| self.own[from as usize] > 0);
        grown || tiles >= size
    }

    /// At least as many families as so many tiles can bring to seven.
    fn sevens_within(&self, mut tiles: u8) -> u8 {
        let mut sevens = 0;
        // The largest come first, for they need the fewest tiles.
        for kind in self.kinds().iter().rev().filter(|kind| kind.size() < SEVEN) {
            let wanted = SEVEN - kind.size();
            if wanted > tiles {
                return sevens;
            }
            tiles -= wanted;
            sevens += 1;
        }
        sevens + tiles / SEVEN
    }

    /// Equal nodes have equal hashes.
    pub(super) fn hash(&self) -> u64 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mix = |hash: u64, word: u64| (hash.rotate_left(23) ^ word).wrapping_mul(ODD);
        let mut hash = self.rack.word();
        for four in self.kinds().chunks(4) {
            hash = mix(hash, four.iter().fold(0, |word, kind| word << 16 | u64::from(kind.0)));
        }
        for eight in self.own.as_chunks::<8>().0 {
            hash = mix(hash, u64::from_le_bytes(*eight));
        }
        hash ^ hash >> 32
    }
}

/// The 77 tokens that so many own sevens win (DS-15).
fn doubles(situation: &Situation, own_sevens: u8) -> u8 {
    if own_sevens >= 2 { situation.double_sevens_left } else { 0 }
}
