//! Which moves look good at first sight: what makes a search look at few of several hundred.

use super::field::Field;
use super::insight::Outlook;
use super::row::Row;
use super::spot::{ROWS, Spot};
use super::survey::tiles;

/// Levels are told apart up to three from the one that counts first.
const DEPTHS: usize = 4;
/// All places of a tile together weigh so much.
const ALL_PLACES: u16 = 240;

/// What is seen of a move at first sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Look {
    /// How far its level is from the one that counts first.
    pub depth: usize,
    /// The tile that it spends.
    pub tile: usize,
    /// Whether it lies beside open cells of its own level, so that something may come to lie on both.
    pub joins: bool,
    /// About how many tiles of the next player lose their places.
    pub takes: f32,
    /// About how many of the mover's own other tiles lose theirs.
    pub spoils: f32,
}

/// How many weights a look has.
const LOOKS: usize = 4 * DEPTHS + 7;

impl Look {
    /// How good it looks, by the weights of depth, joining, taking and spoiling, and of the tile.
    fn appeal(self, weights: &[f32; LOOKS]) -> f32 {
        let join = if self.joins { weights[DEPTHS + self.depth] } else { 0.0 };
        weights[self.depth]
            + join
            + weights[2 * DEPTHS + self.depth] * self.takes
            + weights[3 * DEPTHS + self.depth] * self.spoils
            + weights[4 * DEPTHS + self.tile]
    }
}

/// A map of the table: for every cell how much of the players' places is on it.
#[derive(Default)]
pub(super) struct Instinct {
    theirs: Vec<u16>,
    mine: Vec<u16>,
    places: Vec<Spot>,
}

impl Instinct {
    /// Looks at every move of the seat whose turn it is.
    pub(super) fn look<R: Row>(
        &mut self,
        field: &Field<R>,
        spots: &[Spot],
        mut tell: impl FnMut(usize, Look),
    ) {
        let outlook = Outlook::of(field);
        self.map(field, &outlook);
        let columns = R::CELLS as usize;
        for (index, &spot) in spots.iter().enumerate() {
            let (mut theirs, mut mine) = (0, 0);
            for (a, b) in field.shapes().all[usize::from(spot.orientation)].cells {
                let column = R::bit(i16::from(spot.column) + i16::from(b)) as usize;
                let cell = (usize::from(spot.row) + usize::from(a)) * columns + column;
                theirs += u32::from(self.theirs[cell]);
                mine += u32::from(self.mine[cell]);
            }
            let own = outlook.weight(usize::from(spot.tile()), ALL_PLACES);
            let share = |sum: u32| sum as f32 / f32::from(ALL_PLACES);
            tell(
                index,
                Look {
                    depth: outlook.depth(spot.level),
                    tile: spot.tile().into(),
                    joins: field.is_beside_open(spot),
                    takes: share(theirs),
                    // The tile's own places do not count: it is laid now.
                    spoils: share(mine.saturating_sub(4 * u32::from(own))),
                },
            );
        }
    }

    /// How good each move looks.
    pub(super) fn appeals<R: Row>(&mut self, field: &Field<R>, spots: &[Spot], out: &mut Vec<f32>) {
        let weights = if field.is_low() { &LOW } else { &HIGH };
        out.clear();
        self.look(field, spots, |_, look| out.push(look.appeal(weights)));
    }

    fn map<R: Row>(&mut self, field: &Field<R>, outlook: &Outlook) {
        let columns = R::CELLS as usize;
        for map in [&mut self.theirs, &mut self.mine] {
            map.resize(ROWS * columns, 0);
            if field.top() > 0 {
                let rows = field.rows(1);
                // A tile beside the table reaches four cells further.
                map[(rows.first as usize - 4) * columns..(rows.last as usize + 6) * columns].fill(0);
            }
        }
        let turn = field.turn();
        let next = (turn + 1) % field.seats();
        for (seat, map) in [(turn, &mut self.mine), (next, &mut self.theirs)] {
            for tile in tiles(field.hand(seat)) {
                let level = outlook.level(tile);
                if level < 2 {
                    continue;
                }
                self.places.clear();
                field.spots_on(level, tile, &mut self.places);
                let weight = outlook.weight(tile, ALL_PLACES);
                for spot in &self.places {
                    for (a, b) in field.shapes().all[usize::from(spot.orientation)].cells {
                        let column = R::bit(i16::from(spot.column) + i16::from(b)) as usize;
                        map[(usize::from(spot.row) + usize::from(a)) * columns + column] += weight;
                    }
                }
            }
        }
    }
}

/// Fitted so that moves look as good as the net finds the positions after them (`examples/seven_fit.rs`).
static HIGH: [f32; LOOKS] = [
    1.0, 0.0, -1.0, -1.0, -0.3, 0.0, 0.0, 0.0, 0.5, 0.3, 0.0, 0.0, -0.3, -0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0,
];
static LOW: [f32; LOOKS] = [
    1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0,
];
