//! What is to be drawn of the tiles on a table: stacks from the back to the front, with walls, edges and numbers.
//!
//! The scene knows tiles, levels and colours, and nothing of turns or players' wishes.

use std::collections::BTreeMap;

use sevenfold_core::Seat;
use sevenfold_seven::{Cell, Colour, TileView, View};

use super::camera::{Bounds, wider};
use super::grid::{Point, RADIUS, Relief, SIDES, Stance};
use super::stack::{Column, FRONT, Label, Sides, Wall};

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Where.
    pub cells: [Cell; 4],
    /// On which level, from 1.
    pub level: u8,
    /// Of which colour.
    pub colour: Colour,
    /// Whose sign it carries.
    pub seat: Seat,
    /// The letter it carries instead of its level: where all lies flat there is nothing else to tell.
    pub letter: Option<char>,
}

impl Piece {
    /// The tiles that a view shows, in the order in which they were laid.
    pub(crate) fn all(view: &View) -> Vec<Self> {
        let colour =
            |seat: Seat| view.players.get(seat.index()).map_or(Colour::White, |player| player.colour);
        let piece = |tile: &TileView| Self {
            cells: tile.cells,
            level: tile.level,
            colour: colour(tile.seat),
            seat: tile.seat,
            letter: None,
        };
        view.tiles.iter().map(piece).collect()
    }
}

/// Everything that lies on a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Scene {
    /// How it is looked at.
    pub stance: Stance,
    /// The tiles, in the order in which they were laid.
    pub pieces: Vec<Piece>,
    /// The stacks, those behind before those in front.
    pub columns: Vec<Column>,
    /// Upper left and lower right of what is drawn.
    pub bounds: (Point, Point),
    heights: BTreeMap<Cell, u8>,
    tops: BTreeMap<Cell, usize>,
}

impl Scene {
    /// The scene of these tiles, in the order in which they were laid.
    pub(crate) fn of(pieces: &[Piece], stance: Stance) -> Self {
        let stacks = stacks(pieces);
        let heights: BTreeMap<Cell, u8> = stacks.iter().map(|(cell, own)| (*cell, own.len() as u8)).collect();
        let speakers = speakers(pieces, &stacks, &heights, stance);
        let sketch = Sketch { pieces, stacks: &stacks, heights: &heights, speakers: &speakers, stance };
        let mut columns: Vec<Column> = stacks.keys().map(|cell| sketch.column(*cell)).collect();
        columns.sort_by_key(|column| stance.seen(column.cell));
        let bounds = bounds(&heights, stance);
        let tops = stacks.iter().filter_map(|(cell, own)| Some((*cell, *own.last()?))).collect();
        Self { stance, pieces: pieces.to_vec(), columns, bounds, heights, tops }
    }

    /// The same tiles, looked at in another way.
    pub(crate) fn seen_from(&self, stance: Stance) -> Self {
        Self::of(&self.pieces, stance)
    }

    /// The tile on top of a cell, by its number.
    pub(crate) fn top(&self, cell: Cell) -> Option<usize> {
        self.tops.get(&cell).copied()
    }

    /// How high the stack on a cell is.
    pub(crate) fn height(&self, cell: Cell) -> u8 {
        self.heights.get(&cell).copied().unwrap_or(0)
    }

    /// The middle of what lies there.
    pub(crate) fn middle(&self) -> Point {
        let (low, high) = self.bounds;
        Point::new(f64::midpoint(low.x, high.x), f64::midpoint(low.y, high.y))
    }

    /// The cell that is seen at a point: the foremost stack whose top or wall covers it.
    pub(crate) fn cell_at(&self, point: Point) -> Cell {
        let top = self.heights.values().copied().max().unwrap_or(0);
        // Walls are looked for in steps of half a tile.
        let shown = (0..=2 * top).map(|half| f64::from(half) / 2.0).filter_map(|level| {
            let cell = self.stance.cell_at(point, level);
            (f64::from(self.height(cell)) >= level).then_some(cell)
        });
        shown.max_by_key(|cell| self.stance.seen(*cell).a).unwrap_or_default()
    }
}

/// The tiles on each cell from the table up, by their index.
type Stacks = BTreeMap<Cell, Vec<usize>>;

fn stacks(pieces: &[Piece]) -> Stacks {
    let mut stacks = Stacks::new();
    for (index, piece) in pieces.iter().enumerate() {
        for cell in piece.cells {
            stacks.entry(cell).or_default().push(index);
        }
    }
    stacks
}

fn across(stance: Stance, cell: Cell, side: usize) -> Cell {
    let (seen, (a, b)) = (stance.seen(cell), SIDES[side]);
    stance.unseen(Cell::new(seen.a + a, seen.b + b))
}

/// For each tile the cell that carries its number: of those in view the one hidden least and most in the middle.
fn speakers(
    pieces: &[Piece],
    stacks: &Stacks,
    heights: &BTreeMap<Cell, u8>,
    stance: Stance,
) -> Vec<Option<Cell>> {
    let on_top = |index: usize, cell: &Cell| stacks.get(cell).and_then(|own| own.last()) == Some(&index);
    let hidden = |cell: Cell, level: u8| {
        let before = FRONT.map(|side| heights.get(&across(stance, cell, side)).copied().unwrap_or(0));
        before.into_iter().map(|height| height.saturating_sub(level)).max().unwrap_or(0)
    };
    let speaker = |(index, piece): (usize, &Piece)| {
        let seen: Vec<Cell> = piece.cells.into_iter().filter(|cell| on_top(index, cell)).collect();
        let centre = stance.centre(&seen);
        let rank = |cell: &Cell| {
            let behind = if stance.relief == Relief::Flat { 0 } else { hidden(*cell, piece.level) };
            (behind, stance.middle(*cell, 0).square_to(centre))
        };
        seen.iter().copied().min_by(|one, other| {
            let (one, other) = (rank(one), rank(other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        })
    };
    pieces.iter().enumerate().map(speaker).collect()
}

/// What a column is made from.
struct Sketch<'a> {
    pieces: &'a [Piece],
    stacks: &'a Stacks,
    heights: &'a BTreeMap<Cell, u8>,
    speakers: &'a [Option<Cell>],
    stance: Stance,
}

impl Sketch<'_> {
    fn column(&self, cell: Cell) -> Column {
        let (stance, own) = (self.stance, &self.stacks[&cell]);
        let height = own.len() as u8;
        let top = own.last().copied().unwrap_or(0);
        let next = |side: usize| across(stance, cell, side);
        let height_of = |side: usize| self.heights.get(&next(side)).copied().unwrap_or(0);
        let same = |side: usize| self.stacks.get(&next(side)).and_then(|other| other.last()) == Some(&top);
        let label = match (self.speakers[top] == Some(cell), self.pieces[top].letter, stance.relief) {
            (true, Some(letter), _) => Label::Letter(letter),
            (true, None, _) => Label::Full,
            (false, None, Relief::Flat) => Label::Small,
            (false, _, _) => Label::Silent,
        };
        Column {
            stance,
            cell,
            height,
            colour: self.pieces[top].colour,
            seat: self.pieces[top].seat,
            newest: top + 1 == self.pieces.len(),
            walls: if stance.relief == Relief::Raised { self.walls(own, height_of) } else { Vec::new() },
            rim: Sides::where_(|side| !same(side)),
            shaded: Sides::where_(|side| stance.relief == Relief::Flat && height_of(side) > height),
            label,
        }
    }

    /// The walls above whatever stands in front.
    fn walls(&self, own: &[usize], height_of: impl Fn(usize) -> u8) -> Vec<Wall> {
        let wall = |level: usize, side: usize| Wall {
            side,
            level: level as u8 + 1,
            colour: self.pieces[own[level]].colour,
        };
        let levels = |side: usize| usize::from(height_of(side))..own.len();
        FRONT.into_iter().flat_map(|side| levels(side).map(move |level| wall(level, side))).collect()
    }
}

/// What is drawn of a tile on its level.
pub(crate) fn bounds_of(cells: [Cell; 4], level: u8, stance: Stance) -> Bounds {
    bounds(&cells.into_iter().map(|cell| (cell, level)).collect(), stance)
}

/// What is drawn, with an edge of its own for each side of the table.
fn bounds(heights: &BTreeMap<Cell, u8>, stance: Stance) -> Bounds {
    let corners = heights.iter().map(|(cell, height)| {
        let (top, foot) = (stance.middle(*cell, *height), stance.middle(*cell, 0));
        (Point::new(top.x - RADIUS, top.y - RADIUS), Point::new(foot.x + RADIUS, foot.y + RADIUS))
    });
    corners.reduce(wider).unwrap_or((Point::new(-RADIUS, -RADIUS), Point::new(RADIUS, RADIUS)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(cells: [(i32, i32); 4], level: u8, colour: Colour) -> Piece {
        Piece { cells: cells.map(Cell::from), level, colour, seat: Seat::FIRST, letter: None }
    }

    /// Two bars side by side, and a bee across both.
    fn stairs() -> Vec<Piece> {
        vec![
            piece([(0, 0), (0, 1), (0, 2), (0, 3)], 1, Colour::White),
            piece([(1, 0), (1, 1), (1, 2), (1, 3)], 1, Colour::Black),
            piece([(0, 1), (0, 2), (1, 0), (1, 1)], 2, Colour::White),
        ]
    }

    fn column(scene: &Scene, cell: (i32, i32)) -> Column {
        scene.columns.iter().find(|column| column.cell == Cell::from(cell)).cloned().unwrap()
    }

    #[test]
    fn a_wall_is_drawn_where_nothing_stands_before_it() {
        let scene = Scene::of(&stairs(), Stance::default());
        let front = column(&scene, (1, 0));
        assert_eq!(front.walls.len(), 4, "two levels on two sides");
        assert_eq!((front.walls[0].level, front.walls[0].colour), (1, Colour::Black));
        let back = column(&scene, (0, 0));
        assert_eq!(
            back.walls.iter().map(|wall| wall.side).collect::<Vec<_>>(),
            vec![3],
            "one cell stands before it"
        );
        assert!(
            column(&Scene::of(&stairs(), Stance { turns: 0, relief: Relief::Flat }), (1, 0)).walls.is_empty()
        );
    }

    #[test]
    fn stacks_behind_come_first_however_the_table_is_turned() {
        for turns in 0..6 {
            let scene = Scene::of(&stairs(), Stance { turns, relief: Relief::Raised });
            let rows: Vec<f64> =
                scene.columns.iter().map(|column| scene.stance.middle(column.cell, 0).y).collect();
            assert!(rows.is_sorted());
        }
    }

    #[test]
    fn every_tile_in_view_says_its_level_once() {
        let scene = Scene::of(&stairs(), Stance::default());
        assert_eq!(scene.columns.iter().filter(|column| column.label == Label::Full).count(), 3);
        assert_eq!(scene.pieces.len(), 3);
        let newest: Vec<Cell> =
            scene.columns.iter().filter(|column| column.newest).map(|column| column.cell).collect();
        assert_eq!(newest.len(), 4);
    }

    #[test]
    fn a_point_shows_the_foremost_stack() {
        let scene = Scene::of(&stairs(), Stance::default());
        for column in &scene.columns {
            let middle = scene.stance.middle(column.cell, column.height);
            assert_eq!(scene.cell_at(middle), column.cell);
        }
        // A little under the front edge of a stack's top its wall is seen, not the table behind the wall.
        let front = Cell::new(1, 0);
        let edge = scene.stance.middle(front, 2);
        assert_eq!(scene.cell_at(Point::new(edge.x, edge.y + 32.0)), front);
    }
}
