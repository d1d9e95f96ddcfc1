//! Positions as they are written down for a net to learn from; `training/README.md` says what each byte is.

use sevenfold_core::Rng;
use sevenfold_core::chance::Quick;
use sevenfold_seven::{Action, View};

use super::field::Field;
use super::library::Learned;
use super::mind::Mind;
use super::net::{Mindful, Nets};
use super::sketch::{HEIGHTS, KINDS, LEFT, MODES, Patch, Sketch, TRAITS};
use super::spot::Spot;
use super::survey::Room;
use super::thinker::{Scope, Thinker};
use super::tree::Eye;
use crate::{Effort, Judged, Level};

/// A position with more cells that matter is not written down.
const MOST_CELLS: usize = 192;
const MOST_TRAITS: usize = 52;
/// So many moves are written down: those that were tried, and some of the others.
const MOST_MOVES: usize = 48;
/// Of the moves that were tried no more than these.
const MOST_TRIED: usize = 32;
/// A position that reaches further is not written down.
const MOST_SPAN: i16 = 30;

const HEAD: usize = 16;
const AT_TRAITS: usize = HEAD + 5 * MOST_CELLS;
const AT_KINDS: usize = AT_TRAITS + 2 * MOST_TRAITS;
const AT_TRIED: usize = AT_KINDS + MOST_MOVES;
const AT_UNDER: usize = AT_TRIED + MOST_MOVES;
/// As long is what is written of a position.
pub const RECORD: usize = AT_UNDER + 4 * MOST_MOVES;

/// Where a label comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Nothing is known of the result; only the moves are to be learned.
    None,
    /// The game ended so.
    Result,
    /// It was worked out.
    Exact,
}

/// What is written of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record(Box<[u8; RECORD]>);

impl Record {
    /// Writes down what came of it: the shares of the mover and of those after it in twelfths; of pairs, of the two.
    pub fn label(&mut self, shares: [u8; 4], source: Source) {
        self.0[8..12].copy_from_slice(&shares);
        self.0[12] = source as u8;
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0[..]
    }
}

/// What a net says of a position that was written down: the shares of the mover's side and of those after it, and the
/// appeals of the moves that were written with it. `None` if that is no record of ours.
pub fn recall(nets: &Nets, bytes: &[u8]) -> Option<(Vec<f32>, Vec<f32>)> {
    let bytes: &[u8; RECORD] = bytes.try_into().ok()?;
    let [mode, low, cells, traits, moves, _, left, first] = bytes.first_chunk::<8>()?.map(usize::from);
    if mode >= MODES || left >= LEFT || cells > MOST_CELLS || traits > MOST_TRAITS || moves > MOST_MOVES {
        return None;
    }
    let patch = |index: usize| {
        let part = |number: usize| bytes[HEAD + number * MOST_CELLS + index];
        Patch {
            row: part(0).into(),
            column: part(1).into(),
            height: part(2).min(HEIGHTS as u8),
            mine: part(3),
            theirs: part(4),
        }
    };
    let number =
        |index: usize| u16::from_le_bytes([bytes[AT_TRAITS + 2 * index], bytes[AT_TRAITS + 2 * index + 1]]);
    let traits: Vec<u16> = (0..traits).map(number).collect();
    let one_move = |index: usize| {
        let under = std::array::from_fn(|cell| u16::from(bytes[AT_UNDER + 4 * index + cell]));
        (usize::from(bytes[AT_KINDS + index]), under)
    };
    let moves: Vec<(usize, [u16; 4])> = (0..moves).map(one_move).collect();
    let sound = moves
        .iter()
        .all(|(kind, under)| *kind < KINDS && under.iter().all(|&cell| usize::from(cell) <= cells));
    if !sound || traits.iter().any(|&number| usize::from(number) >= TRAITS) {
        return None;
    }
    let sketch = Sketch::recalled((0..cells).map(patch).collect(), traits, [mode, left, first]);
    let mut mindful = Mindful::default();
    mindful.sketch = sketch;
    Some(mindful.recall(nets, low != 0, &moves))
}

/// Thinks about positions and writes them down.
pub struct Study {
    thinker: Thinker,
    sketch: Sketch,
}

impl Study {
    /// With what was learned so far, or without; so many iterations a move.
    pub fn new(nets: Option<&'static Nets>, iterations: u32) -> Self {
        let eye = nets.map_or(Eye::Counts, |nets| Eye::Learned(Learned::new(nets)));
        let mind = Mind { level: Level::MASTER, end: 0, eye };
        Self { thinker: Thinker::new(mind, &Effort::iterations(iterations)), sketch: Sketch::default() }
    }

    /// The moves that were tried, the most often first, and the position written down with them.
    pub fn think(&mut self, view: &View, rng: &mut Quick) -> (Vec<Judged<Action>>, Option<Record>) {
        let opinions = self.thinker.opinions(view, Scope::Best);
        let record = Field::<u32>::of(view).and_then(|field| self.record(&field, &opinions, rng));
        let judged = opinions.into_iter().filter_map(|opinion| {
            let action = opinion.action.action()?;
            Some(opinion.map(|_| action))
        });
        (judged.collect(), record)
    }

    /// The position written down without its moves.
    pub fn position(&mut self, view: &View, rng: &mut Quick) -> Option<Record> {
        Field::<u32>::of(view).and_then(|field| self.record(&field, &[], rng))
    }

    fn record(&mut self, field: &Field<u32>, tried: &[Judged<Spot>], rng: &mut Quick) -> Option<Record> {
        let sketch = &mut self.sketch;
        sketch.draw(field);
        let least = sketch.cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        let span = sketch.cells.iter().map(|cell| cell.row - least).max().unwrap_or(0);
        if sketch.cells.len() > MOST_CELLS || sketch.traits.len() > MOST_TRAITS || span > MOST_SPAN {
            return None;
        }
        let mut bytes = Box::new([0; RECORD]);
        let head = [sketch.mode, field.is_low().into(), sketch.cells.len(), sketch.traits.len()];
        for (byte, number) in bytes.iter_mut().zip(head) {
            *byte = number as u8;
        }
        bytes[6] = sketch.left as u8;
        bytes[7] = sketch.first as u8;
        bytes[13] = field.laid().count() as u8;
        for (index, cell) in sketch.cells.iter().enumerate() {
            let bytes = &mut bytes[HEAD + index..];
            bytes[0] = (cell.row - least) as u8;
            bytes[MOST_CELLS] = cell.column as u8;
            bytes[2 * MOST_CELLS] = cell.height;
            bytes[3 * MOST_CELLS] = cell.mine;
            bytes[4 * MOST_CELLS] = cell.theirs;
        }
        for (index, number) in sketch.traits.iter().enumerate() {
            bytes[AT_TRAITS + 2 * index..][..2].copy_from_slice(&number.to_le_bytes());
        }
        if !tried.is_empty() {
            self.write_moves(field, tried, rng, &mut bytes)?;
        }
        Some(Record(bytes))
    }

    /// Those that were tried, and of the others as many as there is room for.
    fn write_moves(
        &self,
        field: &Field<u32>,
        tried: &[Judged<Spot>],
        rng: &mut Quick,
        bytes: &mut [u8; RECORD],
    ) -> Option<()> {
        let sketch = &self.sketch;
        let mut others = Vec::new();
        if sketch.moves_into(field, &mut others) == Room::Short {
            return None;
        }
        let tried = &tried[..tried.len().min(MOST_TRIED)];
        let most = tried.first().map_or(1, |first| first.visits).max(1);
        others.retain(|spot| tried.iter().all(|tried| tried.action != *spot));
        rng.shuffle(&mut others);
        let total = others.len();
        others.truncate(MOST_MOVES - tried.len());
        let share = |tried: &Judged<Spot>| (tried.action, (tried.visits * 255 / most) as u8);
        let all = tried.iter().map(share).chain(others.into_iter().map(|spot| (spot, 0)));
        bytes[5] = tried.len() as u8;
        bytes[14..16].copy_from_slice(&(total as u16).to_le_bytes());
        for (index, (spot, tries)) in all.enumerate() {
            bytes[4] = index as u8 + 1;
            bytes[AT_KINDS + index] = sketch.kind(field, spot) as u8;
            bytes[AT_TRIED + index] = tries;
            let under = sketch.under(field, spot).map(|cell| cell as u8);
            bytes[AT_UNDER + 4 * index..][..4].copy_from_slice(&under);
        }
        Some(())
    }
}
