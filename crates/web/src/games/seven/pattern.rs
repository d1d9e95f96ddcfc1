//! Small drawings: a tile by itself, and a place among everything that lies on the table.

use leptos::prelude::*;
use sevenfold_seven::{Cell, Colour, Orientation, Place, Tile};

use super::board::shade;
use super::grid::{Point, RADIUS, Relief, Stance};
use super::paths;
use super::scene::Scene;

/// How each tile lies while nobody holds it: wide rather than tall.
const LYING: [[(i32, i32); 4]; 7] = [
    [(0, 0), (0, 1), (0, 2), (0, 3)],
    [(0, 0), (0, 1), (0, 2), (1, 0)],
    [(0, 0), (0, 1), (0, 2), (1, 2)],
    [(0, 0), (0, 1), (1, -1), (1, 0)],
    [(0, 0), (0, 1), (1, 1), (1, 2)],
    [(-1, 0), (-1, 1), (0, -1), (0, 1)],
    [(-1, 0), (0, 0), (0, 1), (1, -1)],
];

/// What a tile looks like in the tray.
pub(crate) fn lying(tile: Tile) -> [Cell; 4] {
    LYING[tile as usize].map(Cell::from)
}

/// The cells of a tile that lies like this.
pub(crate) fn shape_of(orientation: Orientation) -> [Cell; 4] {
    *orientation.offsets()
}

/// A drawing of its own.
pub(crate) struct Icon {
    class: String,
    frame: String,
    d: String,
}

impl Icon {
    /// A tile by itself, turned as the table is.
    pub(crate) fn tile(cells: &[Cell; 4], turns: u8, colour: Colour) -> Self {
        Self::of(cells, turns, format!("sv-ic {}", shade(colour, ICON_LEVEL)))
    }

    fn of(cells: &[Cell; 4], turns: u8, class: String) -> Self {
        let stance = Stance { turns, relief: Relief::Flat };
        let middles = cells.map(|cell| stance.middle(cell, 0));
        let ends = |of: fn(&Point) -> f64| {
            let low = middles.iter().map(of).fold(f64::INFINITY, f64::min);
            let high = middles.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
            f64::midpoint(low, high)
        };
        let (x, y) = (ends(|point| point.x), ends(|point| point.y));
        let (wide, tall) = (7.4 * RADIUS, 6.2 * RADIUS);
        let frame = paths::spaced(&[x - wide / 2.0, y - tall / 2.0, wide, tall]);
        Self { class, frame, d: paths::cells(stance, cells.map(|cell| (cell, 0))) }
    }

    /// As markup, for lists that are written in one go.
    pub(crate) fn markup(&self) -> String {
        let Self { class, frame, d } = self;
        format!("<svg class=\"{class}\" viewBox=\"{frame}\" aria-hidden=\"true\"><path d=\"{d}\"/></svg>")
    }

    fn view(self) -> AnyView {
        let Self { class, frame, d } = self;
        view! { <svg class=class viewBox=frame aria-hidden="true"><path d=d /></svg> }.into_any()
    }
}

/// A tile by itself, turned as the table is.
pub(crate) fn tile(cells: &[Cell; 4], turns: u8, colour: Colour) -> AnyView {
    Icon::tile(cells, turns, colour).view()
}

/// A tile that is no longer there.
pub(crate) fn hollow(cells: &[Cell; 4]) -> AnyView {
    Icon::of(cells, 0, "sv-ic ho".to_owned()).view()
}

/// Tiles by themselves have the colour of this level.
const ICON_LEVEL: u8 = 3;

/// Everything that lies on the table, small: drawn once, shown beside each place.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Map {
    stance: Stance,
    frame: String,
    laid: String,
}

impl Map {
    /// The map of a scene that also has room for these places.
    pub(crate) fn of(scene: &Scene, places: &[Place]) -> Self {
        let stance = Stance { relief: Relief::Flat, ..scene.stance };
        let laid = scene.columns.iter().map(|column| column.cell);
        let all: Vec<Point> = laid
            .clone()
            .chain(places.iter().flat_map(|place| place.cells()))
            .map(|cell| stance.middle(cell, 0))
            .collect();
        let low = |of: fn(&Point) -> f64| all.iter().map(of).fold(f64::INFINITY, f64::min) - RADIUS;
        let high = |of: fn(&Point) -> f64| all.iter().map(of).fold(f64::NEG_INFINITY, f64::max) + RADIUS;
        let (left, top) = (low(|point| point.x), low(|point| point.y));
        let (wide, tall) = (high(|point| point.x) - left, high(|point| point.y) - top);
        let frame = paths::spaced(&[left, top, wide, tall]);
        Self { stance, frame, laid: paths::cells(stance, laid.map(|cell| (cell, 0))) }
    }

    /// One place on the map, as markup.
    pub(crate) fn with(&self, place: Place) -> String {
        let Self { stance, frame, laid } = self;
        let spot = paths::cells(*stance, place.cells().map(|cell| (cell, 0)));
        format!(
            "<svg class=\"sv-map\" viewBox=\"{frame}\" aria-hidden=\"true\">\
             <path class=\"o\" d=\"{laid}\"/><path class=\"f\" d=\"{spot}\"/></svg>"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_a_shape_of_its_own() {
        for tile in Tile::ALL {
            let mut cells = lying(tile);
            cells.sort_unstable();
            assert_eq!(Tile::made_of(&cells), Some(tile));
            assert_eq!(lying(tile), cells, "cells are listed in order");
        }
    }
}
