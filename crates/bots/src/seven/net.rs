//! The learned opinion: whole numbers, so that every machine comes to the same one.
//!
//! Three layers over the cells that matter, each a cell and its six neighbours; their sums, stack by stack, meet the
//! traits of the position; of that come each seat's share of the win and how likely each move is. Everything between
//! the layers lies from 0 to 127, which stands for 1. `training/` makes the weights.

mod layers;

use sevenfold_seven::MOST_SEATS;

use super::field::Field;
use super::lanes::{Eight, Four, Lanes};
use super::row::Row;
use super::sketch::{AROUND, FIRSTS, HEIGHTS, KINDS, LEFT, MODES, Sketch, TRAITS};
use super::spot::Spot;
use layers::{Layer, Woven, clipped};

/// How much is known of a cell, and of a move.
pub(super) const CELL: usize = 16;
/// How much is known of a position.
pub(super) const WHOLE: usize = 64;
/// And when it is put together.
pub(super) const BRIEF: usize = 32;
/// Stacks whose cells are added up apart: none, one, two, more.
pub(super) const STACKS: usize = 4;

/// What stands for 1 between the layers.
const ONE: i16 = 127;
/// Weights are multiples of one part in 2 to this power.
const PARTS: u32 = 6;
/// Sums over cells are divided by 2 to this power.
const FEWER: u32 = 4;
/// What stands for 1 in a sum of products.
const PRODUCT: f32 = ((ONE as i32) << PARTS) as f32;

/// The weights for one way to compare levels. Small tables are in parts of [`ONE`], weights in parts of 2^[`PARTS`].
struct Net {
    /// At height 0 is nothing.
    heights: [[Lanes; HEIGHTS + 1]; AROUND],
    left: [Lanes; LEFT],
    first: [Lanes; FIRSTS],
    mode: [Lanes; MODES],
    mine: Lanes,
    theirs: Lanes,
    begin: Lanes,
    second: Woven<AROUND>,
    third: Woven<AROUND>,
    traits: Vec<[Eight; WHOLE / 8]>,
    whole: Layer<{ STACKS * CELL / 8 }, WHOLE>,
    brief: Layer<{ WHOLE / 8 }, BRIEF>,
    share: [Layer<{ BRIEF / 8 }, MOST_SEATS>; MODES],
    step: Woven<1>,
    kind: [Lanes; KINDS],
    appeal: [Lanes; KINDS],
    outlook: Layer<{ WHOLE / 8 }, KINDS>,
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

    fn smalls<const EIGHTS: usize>(&mut self) -> Option<[Eight; EIGHTS]> {
        self.many(Self::small_eight)
    }

    fn wides<const EIGHTS: usize>(&mut self) -> Option<[Eight; EIGHTS]> {
        self.many(|from| Some(Eight::new(from.many(Self::wide)?)))
    }

    fn small_eight(&mut self) -> Option<Eight> {
        Some(Eight::new(self.many(Self::small)?))
    }

    /// Where sums begin is written in parts of [`ONE`].
    fn begins(&mut self, count: usize) -> Option<Vec<i32>> {
        (0..count).map(|_| Some(i32::from(self.wide()?) << PARTS)).collect()
    }

    fn layer<const EIGHTS: usize, const TO: usize>(&mut self) -> Option<Layer<EIGHTS, TO>> {
        let weights: Option<Vec<Eight>> = (0..EIGHTS * TO).map(|_| self.small_eight()).collect();
        Some(Layer::new(weights?, self.begins(TO)?))
    }

    fn woven<const CELLS: usize>(&mut self, begins: bool) -> Option<Woven<CELLS>> {
        let rows = self.rows(CELLS * CELL)?;
        let begin = self.begins(if begins { CELL } else { 0 })?;
        Some(Woven::new(&rows, &begin))
    }

    /// A row of small numbers for each that is known of a cell.
    fn rows(&mut self, length: usize) -> Option<Vec<Vec<i16>>> {
        (0..CELL).map(|_| (0..length).map(|_| self.small()).collect()).collect()
    }

    /// What lies on a cell, by its height.
    fn heights(&mut self) -> Option<[Lanes; HEIGHTS + 1]> {
        let heights: [Lanes; HEIGHTS] = self.many(Self::wides)?;
        Some(std::array::from_fn(|height| if height == 0 { Lanes::default() } else { heights[height - 1] }))
    }

    fn many<T: Copy, const N: usize>(&mut self, one: impl Fn(&mut Self) -> Option<T>) -> Option<[T; N]> {
        let list: Option<Vec<T>> = (0..N).map(|_| one(self)).collect();
        list?.try_into().ok()
    }
}

impl Net {
    fn read(from: &mut Weights<'_>) -> Option<Self> {
        Some(Self {
            heights: from.many(Weights::heights)?,
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
            kind: from.many(Weights::wides)?,
            appeal: from.many(Weights::smalls)?,
            outlook: from.layer()?,
        })
    }
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
    /// The height of each.
    heights: Vec<u8>,
    whole: [Eight; WHOLE / 8],
    /// What each adds to a move on it.
    steps: Vec<Lanes>,
    alone: Vec<[u16; 1]>,
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

    /// What is known of each cell after a look, without the nothing at 0.
    pub(super) fn known(&self) -> &[Lanes] {
        &self.third[1..]
    }

    /// What is known of the whole position after a look.
    pub(super) fn whole(&self) -> &[Eight; WHOLE / 8] {
        &self.whole
    }

    /// Knows what was known after another look, so that its moves can be asked about.
    pub(super) fn know_again(&mut self, cells: &[Lanes], whole: [Eight; WHOLE / 8]) {
        self.third.truncate(1);
        self.third.extend_from_slice(cells);
        self.whole = whole;
    }

    /// Thinks about what is seen.
    fn reflect(&mut self, net: &Net) {
        self.see(net);
        let around = &self.sketch.around;
        layer(&net.second, around, &self.first, None, &mut self.second);
        layer(&net.third, around, &self.second, Some(&self.first), &mut self.third);
        self.gather(net);
    }

    /// The shares of the mover's side and of those after it.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn odds(&self, net: &Net) -> [f32; MOST_SEATS] {
        let brief = clipped(&net.brief.sums(&self.whole));
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
        self.steps.push(Lanes::default());
        self.alone.clear();
        self.alone.extend((1..).take(self.third.len() - 1).map(|place: u16| [place]));
        net.step.of(&self.alone, &self.third, &mut self.steps);
        net.outlook.sums(&self.whole)
    }

    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    #[inline]
    fn appeal(&self, net: &Net, outlook: &[i32; KINDS], kind: usize, under: [u16; 4]) -> f32 {
        let [a, b, c, d] = under.map(|cell| &self.steps[usize::from(cell)]);
        let mut sum = Four::new([outlook[kind], 0, 0, 0]);
        for (lane, (begin, weights)) in net.kind[kind].iter().zip(&net.appeal[kind]).enumerate() {
            let known = begin.plus(a[lane]).plus(b[lane]).plus(c[lane].plus(d[lane])).clamped(ONE);
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
        self.heights.clear();
        self.heights.push(0);
        self.heights.extend(cells.iter().map(|patch| patch.height));
        self.first.clear();
        self.first.push(Lanes::default());
        for (patch, around) in cells.iter().zip(around) {
            let mut known = begin;
            for (by_height, &there) in net.heights.iter().zip(around) {
                add(&mut known, &by_height[usize::from(self.heights[usize::from(there)])]);
            }
            let (mine, theirs) = (i16::from(patch.mine), i16::from(patch.theirs));
            for ((known, by_mine), by_theirs) in known.iter_mut().zip(&net.mine).zip(&net.theirs) {
                let places = by_mine.times(mine).plus(by_theirs.times(theirs));
                *known = known.plus(places.divided::<PARTS>()).clamped(ONE);
            }
            self.first.push(known);
        }
    }

    /// What is known of the whole position.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn gather(&mut self, net: &Net) {
        let mut pools = [Eight::default(); STACKS * CELL / 8];
        for (patch, cell) in self.sketch.cells.iter().zip(&self.third[1..]) {
            let stack = usize::from(patch.height).min(STACKS - 1);
            for (pool, known) in pools[CELL / 8 * stack..].iter_mut().zip(cell) {
                *pool = pool.plus(*known);
            }
        }
        let mut traits = [Eight::default(); WHOLE / 8];
        for &number in &self.sketch.traits {
            for (sum, weight) in traits.iter_mut().zip(&net.traits[usize::from(number)]) {
                *sum = sum.plus(*weight);
            }
        }
        let mut sums = net.whole.products(&pools);
        let traits = traits.iter().flat_map(|eight| eight.numbers());
        for ((sum, begin), traits) in sums.iter_mut().zip(net.whole.begin()).zip(traits) {
            *sum = (*sum >> FEWER) + begin + i32::from(ONE) * i32::from(traits);
        }
        self.whole = clipped(&sums);
    }
}

/// The weights for how this game compares levels.
fn of<'a, R: Row>(nets: &'a Nets, field: &Field<R>) -> &'a Net {
    if field.is_low() { &nets.low } else { &nets.high }
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn add(sum: &mut Lanes, more: &Lanes) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum = sum.plus(*more);
    }
}

/// A layer over the cells and their neighbours; what `kept` knows is added.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn layer(
    layer: &Woven<AROUND>,
    around: &[[u16; AROUND]],
    from: &[Lanes],
    kept: Option<&[Lanes]>,
    to: &mut Vec<Lanes>,
) {
    to.clear();
    to.push(Lanes::default());
    layer.of(around, from, to);
    if let Some(kept) = kept {
        for (known, kept) in to.iter_mut().zip(kept) {
            add(known, kept);
        }
    }
    for known in to.iter_mut().flatten() {
        *known = known.clamped(ONE);
    }
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
