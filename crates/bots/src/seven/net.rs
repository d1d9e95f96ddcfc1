//! The learned opinion: whole numbers, so that every machine comes to the same one.
//!
//! Three layers over the cells that matter, each a cell and its six neighbours; their sums, stack by stack, meet the
//! traits of the position; of that come each seat's share of the win and how likely each move is. Everything between
//! the layers lies from 0 to 127, which stands for 1. `training/` makes the weights.

use sevenfold_seven::MOST_SEATS;

use super::field::Field;
use super::lanes::{Eight, Four};
use super::row::Row;
use super::sketch::{AROUND, FIRSTS, HEIGHTS, KINDS, LEFT, MODES, Sketch, TRAITS};
use super::spot::Spot;

/// How much is known of a cell, and of a move.
pub(super) const CELL: usize = 16;
/// How much is known of a position.
pub(super) const WHOLE: usize = 64;
/// And when it is put together.
pub(super) const BRIEF: usize = 32;
/// Stacks whose cells are added up apart: none, one, two, more.
pub(super) const STACKS: usize = 4;

/// What stands for 1 between the layers.
const ONE: i32 = 127;
/// Weights are multiples of one part in 2 to this power.
const PARTS: u32 = 6;
/// Sums over cells are divided by 2 to this power.
const FEWER: u32 = 4;
/// What stands for 1 in a sum of products.
const PRODUCT: f32 = (ONE << PARTS) as f32;

/// What is known of a cell, before and after it lies in lanes.
type Cell = [i16; CELL];
type Lanes = [Eight; CELL / 8];

/// The weights for one way to compare levels. Small tables are in parts of [`ONE`], weights in parts of 2^[`PARTS`].
struct Net {
    heights: [[Cell; HEIGHTS]; AROUND],
    left: [Cell; LEFT],
    first: [Cell; FIRSTS],
    mode: [Cell; MODES],
    mine: Cell,
    theirs: Cell,
    begin: Cell,
    second: Woven<AROUND>,
    third: Woven<AROUND>,
    traits: Vec<[i16; WHOLE]>,
    whole: Layer<{ STACKS * CELL }, WHOLE>,
    brief: Layer<WHOLE, BRIEF>,
    share: [Layer<BRIEF, MOST_SEATS>; MODES],
    step: Woven<1>,
    kind: [Lanes; KINDS],
    appeal: [Lanes; KINDS],
    outlook: Layer<WHOLE, KINDS>,
}

/// Weights from some numbers to others, and where these begin.
struct Layer<const FROM: usize, const TO: usize> {
    weights: [[i16; FROM]; TO],
    begin: [i32; TO],
}

/// A layer from so many cells to one, its weights in the order in which lanes take them: for every pair of numbers that
/// come in, the weights from both to four numbers that go out, and so on for all that go out.
struct Woven<const CELLS: usize> {
    weights: Vec<[Eight; CELL / 4]>,
    begin: [Four; CELL / 4],
}

impl<const CELLS: usize> Woven<CELLS> {
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn new(weights: &[Vec<i16>], begin: [i32; CELL]) -> Self {
        let weave = |pair: usize| {
            std::array::from_fn(|four| {
                Eight::new(std::array::from_fn(|lane| weights[4 * four + lane / 2][2 * pair + lane % 2]))
            })
        };
        let begin = std::array::from_fn(|four| Four::new(std::array::from_fn(|lane| begin[4 * four + lane])));
        Self { weights: (0..CELLS * CELL / 2).map(weave).collect(), begin }
    }

    /// What comes of these cells, before it is clipped.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    #[inline]
    fn of(&self, cells: [&Lanes; CELLS]) -> Lanes {
        let mut sums = self.begin;
        let pairs = cells.into_iter().flatten().flat_map(|eight| eight.pairs());
        for (pair, weights) in pairs.zip(&self.weights) {
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum = sum.plus_products(pair, *weights);
            }
        }
        let rounded = |four: usize| sums[four].rounded::<PARTS>();
        std::array::from_fn(|eight| Eight::of(rounded(2 * eight), rounded(2 * eight + 1)))
    }
}

/// The learned opinion for both ways to compare levels.
pub struct Nets {
    high: Box<Net>,
    low: Box<Net>,
}

/// Why a file is not a net of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotANet {
    /// It begins otherwise.
    Foreign,
    /// It is too short or too long.
    Length,
    /// Its sum is not what it should be.
    Damaged,
}

/// How a file begins.
const MAGIC: &[u8; 8] = b"SVNNET01";

impl Nets {
    /// Reads a file: how it begins, the sum of all bytes after it, the weights for the highest level first, then those
    /// for the lowest.
    pub fn read(bytes: &[u8]) -> Result<Self, NotANet> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NotANet::Foreign)?;
        let (sum, rest) = rest.split_first_chunk::<4>().ok_or(NotANet::Length)?;
        let mut weights = Weights(rest);
        let high = Net::read(&mut weights).ok_or(NotANet::Length)?;
        let low = Net::read(&mut weights).ok_or(NotANet::Length)?;
        if !weights.0.is_empty() {
            return Err(NotANet::Length);
        }
        let found = rest.iter().fold(0u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        if found != u32::from_le_bytes(*sum) {
            return Err(NotANet::Damaged);
        }
        Ok(Self { high: Box::new(high), low: Box::new(low) })
    }
}

/// What is still to be read.
struct Weights<'a>(&'a [u8]);

impl Weights<'_> {
    fn small(&mut self) -> Option<i16> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first.cast_signed().into())
    }

    fn wide(&mut self) -> Option<i16> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(i16::from_le_bytes(*first))
    }

    fn smalls<const N: usize>(&mut self) -> Option<[i16; N]> {
        let mut list = [0; N];
        for item in &mut list {
            *item = self.small()?;
        }
        Some(list)
    }

    fn wides<const N: usize>(&mut self) -> Option<[i16; N]> {
        let mut list = [0; N];
        for item in &mut list {
            *item = self.wide()?;
        }
        Some(list)
    }

    fn layer<const FROM: usize, const TO: usize>(&mut self) -> Option<Layer<FROM, TO>> {
        let mut weights = [[0; FROM]; TO];
        for row in &mut weights {
            *row = self.smalls()?;
        }
        // Where the sums begin is in parts of ONE.
        let begin = self.wides::<TO>()?.map(|begin| i32::from(begin) << PARTS);
        Some(Layer { weights, begin })
    }

    fn woven<const CELLS: usize>(&mut self, begins: bool) -> Option<Woven<CELLS>> {
        let row = |from: &mut Self| (0..CELLS * CELL).map(|_| from.small()).collect::<Option<Vec<i16>>>();
        let rows: Vec<Vec<i16>> = (0..CELL).map(|_| row(self)).collect::<Option<_>>()?;
        let begin = if begins { self.wides::<CELL>()? } else { [0; CELL] };
        Some(Woven::new(&rows, begin.map(|begin| i32::from(begin) << PARTS)))
    }

    fn many<T: Copy, const N: usize>(&mut self, one: impl Fn(&mut Self) -> Option<T>) -> Option<[T; N]> {
        let list: Option<Vec<T>> = (0..N).map(|_| one(self)).collect();
        list?.try_into().ok()
    }
}

impl Net {
    fn read(from: &mut Weights<'_>) -> Option<Self> {
        Some(Self {
            heights: from.many(|from| from.many(Weights::wides))?,
            left: from.many(Weights::wides)?,
            first: from.many(Weights::wides)?,
            mode: from.many(Weights::wides)?,
            mine: from.smalls()?,
            theirs: from.smalls()?,
            begin: from.wides()?,
            second: from.woven(true)?,
            third: from.woven(true)?,
            traits: (0..TRAITS).map(|_| from.smalls()).collect::<Option<_>>()?,
            whole: from.layer()?,
            brief: from.layer()?,
            share: [from.layer()?, from.layer()?, from.layer()?, from.layer()?],
            step: from.woven(false)?,
            kind: from.many(|from| Some(lanes(from.wides()?)))?,
            appeal: from.many(|from| Some(lanes(from.smalls()?)))?,
            outlook: from.layer()?,
        })
    }
}

impl<const FROM: usize, const TO: usize> Layer<FROM, TO> {
    #[inline]
    fn sums(&self, from: &[i16; FROM]) -> [i32; TO] {
        let mut sums = self.begin;
        for (sum, weights) in sums.iter_mut().zip(&self.weights) {
            *sum += product(from, weights);
        }
        sums
    }
}

/// Products of each with each, added up.
#[inline]
fn product<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    one.iter().zip(other).map(|(&one, &other)| i32::from(one) * i32::from(other)).sum()
}

/// From a sum of products to what lies between the layers.
#[inline]
fn clipped(sum: i32) -> i16 {
    rounded(sum).clamp(0, ONE) as i16
}

#[inline]
fn rounded(sum: i32) -> i32 {
    (sum + (1 << (PARTS - 1))) >> PARTS
}

/// Thinks about one position after the other.
#[derive(Default)]
pub(super) struct Mindful {
    /// What is seen of the position.
    pub sketch: Sketch,
    /// What is known of each cell, counted from 1; at 0 is nothing.
    first: Vec<Lanes>,
    second: Vec<Lanes>,
    third: Vec<Lanes>,
    whole: Vec<i16>,
    steps: Vec<Lanes>,
}

impl Mindful {
    /// Each seat's share of the win, one in all. The position is not at its end.
    pub(super) fn shares<R: Row>(&mut self, nets: &Nets, field: &Field<R>, out: &mut [f32; MOST_SEATS]) {
        self.look(nets, field);
        let odds = self.odds(of(nets, field));
        let (seats, turn, sides) = (field.seats(), field.turn(), self.sketch.sides());
        *out = [0.0; MOST_SEATS];
        for step in 0..seats {
            let share = odds[step % sides];
            out[(turn + step) % seats] = if sides < seats { share / 2.0 } else { share };
        }
    }

    /// How likely each of the moves is, as the logarithm of its odds. The position is the one of the last look.
    pub(super) fn appeals<R: Row>(
        &mut self,
        nets: &Nets,
        field: &Field<R>,
        spots: &[Spot],
        out: &mut Vec<f32>,
    ) {
        let net = of(nets, field);
        let outlook = self.ready(net);
        let sketch = &self.sketch;
        out.clear();
        out.extend(
            spots
                .iter()
                .map(|&spot| self.appeal(net, &outlook, sketch.kind(field, spot), sketch.under(field, spot))),
        );
    }

    /// Looks at a position.
    pub(super) fn look<R: Row>(&mut self, nets: &Nets, field: &Field<R>) {
        self.sketch.draw(field);
        self.reflect(of(nets, field));
    }

    /// What the net says of a position that was written down: the shares, and the appeals of these moves.
    pub(super) fn recall(
        &mut self,
        nets: &Nets,
        low: bool,
        moves: &[(usize, [u16; 4])],
    ) -> (Vec<f32>, Vec<f32>) {
        let net = if low { &nets.low } else { &nets.high };
        self.reflect(net);
        let outlook = self.ready(net);
        let appeals = moves.iter().map(|&(kind, under)| self.appeal(net, &outlook, kind, under));
        (self.odds(net).to_vec(), appeals.collect())
    }

    /// Thinks about what is seen.
    fn reflect(&mut self, net: &Net) {
        self.see(net);
        layer(&net.second, &self.sketch, &self.first, None, &mut self.second);
        layer(&net.third, &self.sketch, &self.second, Some(&self.first), &mut self.third);
        self.gather(net);
    }

    /// The shares of the mover's side and of those after it.
    fn odds(&self, net: &Net) -> [f32; MOST_SEATS] {
        let brief = net.brief.sums(&self.whole()).map(clipped);
        let logits = net.share[self.sketch.mode].sums(&brief).map(|sum| sum as f32 / PRODUCT);
        let logits = &logits[..self.sketch.sides()];
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let mut odds = [0.0; MOST_SEATS];
        for (odds, logit) in odds.iter_mut().zip(logits) {
            *odds = power(logit - most);
        }
        let sum: f32 = odds.iter().sum();
        odds.map(|odds| odds / sum)
    }

    /// Makes ready for looking at moves: what each cell adds to a move on it; returns what speaks for each kind.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn ready(&mut self, net: &Net) -> [i32; KINDS] {
        self.steps.clear();
        self.steps.push(nothing());
        self.steps.extend(self.third[1..].iter().map(|cell| net.step.of([cell])));
        net.outlook.sums(&self.whole())
    }

    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    #[inline]
    fn appeal(&self, net: &Net, outlook: &[i32; KINDS], kind: usize, under: [u16; 4]) -> f32 {
        let [a, b, c, d] = under.map(|cell| &self.steps[usize::from(cell)]);
        let mut sum = Four::new([outlook[kind], 0, 0, 0]);
        for (lane, (begin, weights)) in net.kind[kind].iter().zip(&net.appeal[kind]).enumerate() {
            let known = begin.plus(a[lane]).plus(b[lane]).plus(c[lane].plus(d[lane])).clamped(ONE as i16);
            sum = sum.plus_products(known, *weights);
        }
        sum.total() as f32 / PRODUCT
    }

    /// The first layer: stacks, and where tiles can land.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn see(&mut self, net: &Net) {
        let Sketch { cells, around, left, first, mode, .. } = &self.sketch;
        let mut begin = net.begin;
        for table in [&net.left[*left], &net.first[(*first).min(FIRSTS - 1)], &net.mode[*mode]] {
            add(&mut begin, table);
        }
        self.first.clear();
        self.first.push(nothing());
        for (patch, around) in cells.iter().zip(around) {
            let mut sum = begin;
            for (heights, &there) in net.heights.iter().zip(around) {
                if there > 0 {
                    let height = cells[usize::from(there) - 1].height;
                    if height > 0 {
                        add(&mut sum, &heights[usize::from(height) - 1]);
                    }
                }
            }
            let (mine, theirs) = (i16::from(patch.mine), i16::from(patch.theirs));
            for ((sum, by_mine), by_theirs) in sum.iter_mut().zip(&net.mine).zip(&net.theirs) {
                let places = mine * by_mine + theirs * by_theirs;
                *sum = (*sum + (places >> PARTS)).clamp(0, ONE as i16);
            }
            self.first.push(lanes(sum));
        }
    }

    /// What is known of the whole position.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn gather(&mut self, net: &Net) {
        let mut pools = [0i16; STACKS * CELL];
        for (patch, cell) in self.sketch.cells.iter().zip(&self.third[1..]) {
            let begin = usize::from(patch.height).min(STACKS - 1) * CELL;
            let known = cell.iter().flat_map(|eight| eight.numbers());
            for (pool, known) in pools[begin..begin + CELL].iter_mut().zip(known) {
                *pool += known;
            }
        }
        let mut traits = [0i16; WHOLE];
        for &trait_ in &self.sketch.traits {
            for (sum, &weight) in traits.iter_mut().zip(&net.traits[usize::from(trait_)]) {
                *sum += weight;
            }
        }
        self.whole.clear();
        for ((weights, begin), traits) in net.whole.weights.iter().zip(&net.whole.begin).zip(traits) {
            let sum = (product(&pools, weights) >> FEWER) + begin + ONE * i32::from(traits);
            self.whole.push(clipped(sum));
        }
    }

    fn whole(&self) -> [i16; WHOLE] {
        let mut whole = [0; WHOLE];
        whole.copy_from_slice(&self.whole);
        whole
    }
}

/// The weights for how this game compares levels.
fn of<'a, R: Row>(nets: &'a Nets, field: &Field<R>) -> &'a Net {
    if field.is_low() { &nets.low } else { &nets.high }
}

#[inline]
fn add(sum: &mut Cell, more: &Cell) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// A layer over the cells and their neighbours; what `kept` knows is added.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn layer(
    layer: &Woven<AROUND>,
    sketch: &Sketch,
    from: &[Lanes],
    kept: Option<&[Lanes]>,
    to: &mut Vec<Lanes>,
) {
    to.clear();
    to.push(nothing());
    for (index, around) in (1..).zip(&sketch.around) {
        let mut known = layer.of(around.map(|there| &from[usize::from(there)]));
        if let Some(kept) = kept {
            for (known, kept) in known.iter_mut().zip(&kept[index]) {
                *known = known.plus(*kept);
            }
        }
        to.push(known.map(|known| known.clamped(ONE as i16)));
    }
}

/// A cell of which nothing is known.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn nothing() -> Lanes {
    lanes([0; CELL])
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn lanes(cell: Cell) -> Lanes {
    std::array::from_fn(|eight| Eight::new(std::array::from_fn(|lane| cell[8 * eight + lane])))
}

/// e to the power of a number that is not positive, to a few thousandths, of exact operations only.
fn power(number: f32) -> f32 {
    // (1 + x/1024)^1024, cut off where it would turn.
    let mut power = (1.0 + number / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}
