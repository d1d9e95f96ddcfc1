//! How high two tiles a level go (SV-15).
//!
//! Every tile above the table lies on at least two of the level beneath (SV-7), so that level `n` takes two tiles on
//! each of the `n - 1` levels under it. Where there are exactly two on each of several levels, the eight cells are the
//! same on all of them: such a tower is a sequence of ways to cut one figure into two tiles.

use std::collections::{BTreeMap, BTreeSet};

use sevenfold_seven::Tile;

use super::shapes::{Cell, WAYS, around};

/// The fewest tiles with which a level could be reached.
pub(crate) const fn least(level: u8) -> u8 {
    2 * level.saturating_sub(1) + 1
}

type Piece = (Tile, [Cell; 4]);
type Figure = Vec<Cell>;

/// Over how many levels of exactly two tiles one more tile can lie, with no more than two of each kind in all.
pub(crate) fn tallest() -> usize {
    let figures = figures();
    figures.iter().map(|(figure, cuts)| taller(figure, cuts, None, &mut Vec::new())).max().unwrap_or(0)
}

/// All figures of two tiles side by side, up to translation, with all ways to cut them.
fn figures() -> BTreeMap<Figure, BTreeSet<[Piece; 2]>> {
    let mut figures: BTreeMap<Figure, BTreeSet<[Piece; 2]>> = BTreeMap::new();
    for one in WAYS.iter().copied() {
        let beside: BTreeSet<Cell> = one.1.into_iter().flat_map(around).collect();
        for (tile, way) in WAYS.iter().copied() {
            for (a, b) in places(&way, &beside) {
                let other = way.map(|(c, d)| (a + c, b + d));
                if other.iter().any(|cell| one.1.contains(cell)) {
                    continue;
                }
                let mut figure: Figure = one.1.into_iter().chain(other).collect();
                figure.sort_unstable();
                let (a, b) = figure[0];
                let home = |cells: [Cell; 4]| cells.map(|(c, d)| (c - a, d - b));
                let mut cut = [(one.0, home(one.1)), (tile, home(other))];
                cut.sort_unstable();
                figures
                    .entry(figure.into_iter().map(|(c, d)| (c - a, d - b)).collect())
                    .or_default()
                    .insert(cut);
            }
        }
    }
    figures
}

/// Where the first cell goes for some cell of the way to be one of these.
fn places(way: &[Cell; 4], cells: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    cells.iter().flat_map(|&(a, b)| way.map(|(c, d)| (a - c, b - d))).collect()
}

/// The most levels that can follow the cut beneath and still carry one more tile.
fn taller(
    figure: &Figure,
    cuts: &BTreeSet<[Piece; 2]>,
    beneath: Option<&[Piece; 2]>,
    used: &mut Vec<Tile>,
) -> usize {
    let spare = |used: &[Tile], tile: Tile| used.iter().filter(|&&other| other == tile).count() < 2;
    let mut most = 0;
    for cut in cuts.iter().filter(|&cut| Some(cut) != beneath) {
        let before = used.len();
        used.extend([cut[0].0, cut[1].0]);
        let enough =
            Tile::ALL.into_iter().all(|tile| used.iter().filter(|&&other| other == tile).count() <= 2);
        // A tile on two others lies on both of them: it is neither of the two.
        let carries = |piece: &Piece| spare(used, piece.0) && !cut.contains(piece);
        if enough && within(figure).iter().any(carries) {
            most = most.max(1 + taller(figure, cuts, Some(cut), used));
        }
        used.truncate(before);
    }
    most
}

/// All places of tiles within a figure.
fn within(figure: &Figure) -> Vec<Piece> {
    let there = |(tile, way): Piece, (a, b): Cell| (tile, way.map(|(c, d)| (a + c, b + d)));
    let places = WAYS.iter().copied().flat_map(|piece| figure.iter().map(move |&cell| there(piece, cell)));
    places.filter(|(_, cells)| cells.iter().all(|cell| figure.contains(cell))).collect()
}

#[cfg(test)]
mod tests {
    /// Level 5 is reached with two tiles on each level beneath, and level 6 is not.
    #[test]
    fn sv19_one_more_tile_lies_over_four_levels_of_two_and_no_more() {
        assert_eq!(super::tallest(), 4);
    }
}
