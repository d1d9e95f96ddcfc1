//! Tiles that lie flat, as anybody sees them: what is beside them, what they shut off, where one more has room.

use std::collections::BTreeSet;

use sevenfold_seven::{Cell, Orientation, Place, Tile};

/// Some cells.
pub(crate) type Cells = BTreeSet<Cell>;

/// The cells that can be reached from here over cells of a kind.
fn flood(from: Cell, kind: &impl Fn(Cell) -> bool) -> Cells {
    let mut reached = Cells::from([from]);
    let mut waiting = vec![from];
    while let Some(cell) = waiting.pop() {
        waiting.extend(cell.neighbours().filter(|&next| kind(next) && reached.insert(next)));
    }
    reached
}

/// Least and greatest of the rows, and of the columns.
fn span(cells: &Cells) -> [(i32, i32); 2] {
    let of = |number: fn(&Cell) -> i32| {
        let numbers = cells.iter().map(number);
        (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
    };
    [of(|cell| cell.a), of(|cell| cell.b)]
}

/// Do the cells hang together?
pub(crate) fn is_one_piece(cells: &Cells) -> bool {
    cells.first().is_none_or(|&first| flood(first, &|cell| cells.contains(&cell)).len() == cells.len())
}

/// What some cells shut off from the outside, hole by hole from the top left.
pub(crate) fn holes(cells: &Cells) -> Vec<Vec<Cell>> {
    let [(top, bottom), (left, right)] = span(cells);
    let (rows, columns) = (top - 1..=bottom + 1, left - 1..=right + 1);
    let empty = |cell: Cell| rows.contains(&cell.a) && columns.contains(&cell.b) && !cells.contains(&cell);
    let mut seen = flood(Cell::new(top - 1, left - 1), &empty);
    let mut holes = Vec::new();
    for cell in rows.clone().flat_map(|a| columns.clone().map(move |b| Cell::new(a, b))) {
        if empty(cell) && !seen.contains(&cell) {
            let hole = flood(cell, &empty);
            seen.extend(&hole);
            holes.push(hole.into_iter().collect());
        }
    }
    holes
}

/// The empty cells beside some that they do not enclose.
pub(crate) fn shore(cells: &Cells) -> Cells {
    let beside: Cells =
        cells.iter().flat_map(|cell| cell.neighbours()).filter(|cell| !cells.contains(cell)).collect();
    // The least cell is outside, and the shore goes from neighbour to neighbour.
    beside.first().map_or_else(Cells::new, |&first| flood(first, &|cell| beside.contains(&cell)))
}

/// Every place of these tiles at some of the cells or at most so far away from them, all of its cells of a kind.
pub(crate) fn places(
    near: &Cells,
    margin: i32,
    tiles: impl Fn(Tile) -> bool,
    kind: impl Fn(Cell) -> bool,
) -> Vec<Place> {
    let [(top, bottom), (left, right)] = span(near);
    let corners: Vec<Cell> = (top - margin - 3..=bottom + margin)
        .flat_map(|a| (left - margin - 3..=right + margin).map(move |b| Cell::new(a, b)))
        .collect();
    let mut places = Vec::new();
    for orientation in Orientation::all().filter(|orientation| tiles(orientation.tile())) {
        let shape = orientation.offsets();
        for corner in &corners {
            let cells = shape.map(|cell| Cell::new(corner.a + cell.a, corner.b + cell.b));
            if cells.iter().all(|&cell| kind(cell)) {
                places.extend(Place::of_cells(&cells));
            }
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use sevenfold_puzzles::checker::flat;
    use sevenfold_puzzles::{Arrangement, Certificate};

    use super::*;

    fn cells(arrangement: &Arrangement) -> Cells {
        arrangement.cells().collect()
    }

    #[test]
    fn holes_are_counted_as_the_checker_counts_them() {
        for certificate in Certificate::all() {
            let Certificate::Holes { arrangement, .. } = certificate else { continue };
            for count in 1..=arrangement.tiles().len() {
                let part = Arrangement::new(arrangement.tiles()[..count].to_vec()).unwrap();
                let counted = is_one_piece(&cells(&part)).then(|| holes(&cells(&part)).len() as u32);
                assert_eq!(counted, flat::holes(&part).ok());
            }
        }
    }

    #[test]
    fn a_bar_has_twelve_cells_around_it() {
        let bar: Cells = (0..4).map(|b| Cell::new(0, b)).collect();
        assert_eq!(shore(&bar).len(), 12);
        let beside = places(&bar, 1, |tile| tile == Tile::I, |cell| !bar.contains(&cell));
        assert!(beside.iter().all(|place| place.cells().iter().all(|cell| !bar.contains(cell))));
        assert!(!beside.is_empty());
    }
}
