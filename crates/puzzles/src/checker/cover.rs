//! White tiles exactly over black ones (SV-18).

use std::collections::{BTreeMap, BTreeSet};

use sevenfold_seven::{Action, Cell as At, Tile};

use super::shapes::{Cell, WAYS};
use super::{cells_of, flat};
use crate::arrangement::Arrangement;
use crate::flaw::Flaw;

/// Do the white tiles lie exactly over the black ones, each on at least two?
pub fn is_cover(black: &Arrangement, white: &Arrangement) -> Result<(), Flaw> {
    let beneath = owners(black)?;
    flat::stock(white.tiles(), 1)?;
    let mut bare: BTreeSet<Cell> = beneath.keys().copied().collect();
    for tile in white.tiles() {
        let mut owners = BTreeSet::new();
        for cell in cells_of(tile) {
            let outside = Flaw::Outside { tile: tile.tile, cell: At::from(cell) };
            owners.insert(beneath.get(&cell).ok_or(outside)?);
            bare.remove(&cell);
        }
        if owners.len() < 2 {
            return Err(Flaw::OneTile { tile: tile.tile });
        }
    }
    bare.first().map_or(Ok(()), |&cell| Err(Flaw::Bare { cell: At::from(cell) }))
}

/// How many covers there are.
pub fn count(black: &Arrangement) -> Result<u64, Flaw> {
    let places = places(&owners(black)?);
    let cells: BTreeSet<Cell> = black.tiles().iter().flat_map(cells_of).collect();
    Ok(count_from(&cells, &places))
}

/// Covers of the open cells: some tile lies on the first of them.
fn count_from(open: &BTreeSet<Cell>, places: &[Place]) -> u64 {
    let Some(first) = open.first() else { return 1 };
    let on_first = places.iter().filter(|place| place.cells.contains(first));
    on_first.map(|place| count_from(&without(open, place), &compatible(places, place))).sum()
}

/// Does this list of cells and tiles, each to be met, prove that there is no cover?
///
/// It is read like a search: each item is followed by what is tried for its first place, then for its second, and so
/// on, in the order of tiles and cells; an item without a place left needs nothing more.
pub fn refutes(black: &Arrangement, items: &[String]) -> Result<(), Flaw> {
    let beneath = owners(black)?;
    let cells = beneath.keys().map(|(a, b)| format!("{a},{b}"));
    let letters = Tile::ALL.into_iter().map(|tile| tile.letter().to_string());
    let wanted: BTreeSet<String> = cells.chain(letters).collect();
    let mut items = items.iter();
    follow(&places(&beneath), &wanted, &mut items)?;
    if items.next().is_some() { Err(Flaw::Gap) } else { Ok(()) }
}

/// Takes the next item, which must still be wanted, and follows every place that meets it.
fn follow<'a>(
    places: &[Place],
    wanted: &BTreeSet<String>,
    items: &mut impl Iterator<Item = &'a String>,
) -> Result<(), Flaw> {
    let item = items.next().filter(|item| wanted.contains(*item)).ok_or(Flaw::Gap)?;
    for place in places.iter().filter(|place| place.meets().contains(item)) {
        let wanted = wanted.difference(&place.meets()).cloned().collect();
        follow(&compatible(places, place), &wanted, items)?;
    }
    Ok(())
}

/// A white tile somewhere over the black ones.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place {
    tile: Tile,
    cells: [Cell; 4],
}

impl Place {
    /// What it meets, as it is written: its cells and its letter.
    fn meets(&self) -> BTreeSet<String> {
        let cells = self.cells.iter().map(|(a, b)| format!("{a},{b}"));
        cells.chain([self.tile.letter().to_string()]).collect()
    }
}

fn without(open: &BTreeSet<Cell>, place: &Place) -> BTreeSet<Cell> {
    open.iter().filter(|cell| !place.cells.contains(cell)).copied().collect()
}

fn compatible(places: &[Place], place: &Place) -> Vec<Place> {
    let apart = |other: &&Place| {
        other.tile != place.tile && other.cells.iter().all(|cell| !place.cells.contains(cell))
    };
    places.iter().filter(apart).cloned().collect()
}

/// Which black tile lies on each cell; all seven must be there.
fn owners(black: &Arrangement) -> Result<BTreeMap<Cell, usize>, Flaw> {
    let tiles: &[Action] = black.tiles();
    flat::stock(tiles, 1)?;
    if tiles.len() != Tile::ALL.len() {
        return Err(Flaw::Count { tiles: tiles.len(), wanted: Tile::ALL.len() });
    }
    let owned = tiles.iter().enumerate().flat_map(|(index, tile)| cells_of(tile).map(|cell| (cell, index)));
    Ok(owned.collect())
}

/// Every place that lies on black cells only and on two black tiles at least, in order.
fn places(owners: &BTreeMap<Cell, usize>) -> Vec<Place> {
    let mut places = Vec::new();
    for (tile, way) in WAYS.iter().copied() {
        for &(a, b) in owners.keys() {
            let cells = way.map(|(c, d)| (a + c, b + d));
            let beneath: Option<BTreeSet<usize>> =
                cells.iter().map(|cell| owners.get(cell).copied()).collect();
            if beneath.is_some_and(|beneath| beneath.len() >= 2) {
                places.push(Place { tile, cells });
            }
        }
    }
    places.sort_unstable();
    places
}
