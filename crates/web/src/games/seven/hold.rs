//! The tile in hand over the table: where it would lie, how it is turned, and where it goes from there.
//!
//! A hold only ever rests on a place that was offered, or on one that was tried and refused.

use sevenfold_seven::{Cell, Orientation, Place, Symmetry, Tile};

use super::against::Against;
use super::grid::{Point, Stance};
use super::offer::Offer;

/// A tile held over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hold {
    /// Where, and how it lies.
    pub place: Place,
    /// May it lie there?
    pub fit: Fit,
    /// Does it follow the pointer?
    pub grip: Grip,
}

/// May a tile lie where it is held?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// The place is offered.
    Fits,
    /// A rule is against it.
    Refused(Against),
}

/// Whether a held tile follows the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grip {
    /// It does.
    Loose,
    /// It was put down to be looked at.
    Set,
}

/// A turn by sixty degrees, or a flip, as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spin {
    /// Clockwise.
    Right,
    /// Anticlockwise.
    Left,
    /// Left and right change places.
    Flip,
}

/// A way across the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the four ways")]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Hold {
    fn fits(place: Place, grip: Grip) -> Self {
        Self { place, fit: Fit::Fits, grip }
    }

    /// Takes a tile in hand, over its place nearest to a point.
    pub(crate) fn take(offer: &Offer, stance: Stance, tile: Tile, near: Point) -> Option<Self> {
        let place = nearest(stance, offer.of_tile(tile).iter().copied(), near)?;
        Some(Self::fits(place, Grip::Loose))
    }

    /// A place to be looked at, if it is offered.
    pub(crate) fn show(offer: &Offer, place: Place) -> Option<Self> {
        offer.has(place).then(|| Self::fits(place, Grip::Set))
    }

    /// Which tile it is.
    pub(crate) fn tile(&self) -> Tile {
        self.place.tile()
    }

    /// The middle of the tile on the table.
    pub(crate) fn centre(&self, stance: Stance) -> Point {
        stance.centre(&self.place.cells())
    }

    /// The tile over this cell, if it can lie there: turned as it is if that goes, else turned by itself.
    pub(crate) fn over(&self, offer: &Offer, stance: Stance, cell: Cell) -> Option<Self> {
        let middle = stance.middle(cell, 0);
        let here = |place: &Place| place.covers(cell);
        let alike = offer.lying(self.place.orientation).iter().copied().filter(here);
        let place = nearest(stance, alike, middle)
            .or_else(|| nearest(stance, offer.covering(self.tile(), cell), middle))?;
        Some(Self::fits(place, self.grip))
    }

    /// The next of the places that cover the cell, of all turns and flips.
    pub(crate) fn next_over(&self, offer: &Offer, cell: Cell) -> Option<Self> {
        let places: Vec<Place> = offer.covering(self.tile(), cell).collect();
        let now = places.iter().position(|place| *place == self.place)?;
        Some(Self::fits(places[(now + 1) % places.len()], Grip::Set))
    }

    /// Where the tile would lie if it were just put down on the cell, turned as it is.
    pub(crate) fn put_on(&self, cell: Cell) -> Option<Place> {
        let shape = self.place.orientation.offsets();
        let flat = Stance::default();
        let centre = flat.centre(shape);
        let off = |one: &&Cell| flat.middle(**one, 0).square_to(centre);
        let handle = shape.iter().min_by(|one, other| off(one).total_cmp(&off(other)))?;
        let moved = shape.map(|one| Cell::new(cell.a + one.a - handle.a, cell.b + one.b - handle.b));
        Place::of_cells(&moved)
    }

    /// The tile turned or flipped. Turns in which it has no place are passed over; it stays as near as it can.
    pub(crate) fn spun(&self, offer: &Offer, stance: Stance, spin: Spin) -> Option<Self> {
        let mut orientation = spin.apply(self.place.orientation, stance);
        // Six turns lead round.
        for _ in 0..6 {
            if orientation != self.place.orientation
                && let Some(turned) = self.turned_to(offer, stance, orientation)
            {
                return Some(turned);
            }
            let on = if spin == Spin::Flip { Spin::Right } else { spin };
            orientation = on.apply(orientation, stance);
        }
        None
    }

    /// The tile turned so that it lies like this, as near as it can.
    pub(crate) fn turned_to(&self, offer: &Offer, stance: Stance, orientation: Orientation) -> Option<Self> {
        let places = offer.lying(orientation).iter().copied();
        nearest(stance, places, self.centre(stance)).map(|place| Self::fits(place, self.grip))
    }

    /// The next place that way, turned as it is.
    pub(crate) fn stepped(&self, offer: &Offer, stance: Stance, way: Way) -> Option<Self> {
        let from = self.centre(stance);
        let others = offer.lying(self.place.orientation).iter().copied().filter(|place| *place != self.place);
        let ahead = others.filter_map(|place| {
            let to = stance.centre(&place.cells());
            let (along, aside) = way.split(to.x - from.x, to.y - from.y);
            // What is more to the side than ahead is not that way.
            (along > 1.0 && aside <= 1.8 * along).then_some((place, along + 2.0 * aside))
        });
        let (place, _) = ahead.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        Some(Self::fits(place, Grip::Set))
    }

    /// The next of all its places, turns and flips included, or the one before.
    pub(crate) fn after(&self, offer: &Offer, steps: isize) -> Option<Self> {
        let places = offer.of_tile(self.tile());
        let now = places.iter().position(|place| *place == self.place).unwrap_or(0);
        let next = now.checked_add_signed(steps).unwrap_or(places.len() - 1) % places.len().max(1);
        places.get(next).map(|place| Self::fits(*place, Grip::Set))
    }
}

impl Spin {
    fn apply(self, orientation: Orientation, stance: Stance) -> Orientation {
        match self {
            Self::Left => orientation.under(Symmetry::turns(1)),
            Self::Right => orientation.under(Symmetry::turns(5)),
            // Flipped as it is seen: the table is turned back for it, and turned again.
            Self::Flip => orientation
                .under(Symmetry::turns(6 - stance.turns % 6))
                .under(Symmetry::FLIP)
                .under(Symmetry::turns(stance.turns)),
        }
    }
}

impl Way {
    /// How far a step goes this way, and how far to the side.
    fn split(self, right: f64, down: f64) -> (f64, f64) {
        match self {
            Self::Up => (-down, right.abs()),
            Self::Down => (down, right.abs()),
            Self::Left => (-right, down.abs()),
            Self::Right => (right, down.abs()),
        }
    }
}

fn nearest(stance: Stance, places: impl Iterator<Item = Place>, near: Point) -> Option<Place> {
    let measured = places.map(|place| (place, stance.centre(&place.cells()).square_to(near)));
    Some(measured.min_by(|(_, one), (_, other)| one.total_cmp(other))?.0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::offer::tests::offered;
    use super::*;

    fn stance(turns: u8) -> Stance {
        Stance { turns, ..Stance::default() }
    }

    #[test]
    fn a_tile_in_hand_hovers_over_a_place_that_is_offered() {
        let offer = offered();
        for tile in offer.tiles() {
            let hold = Hold::take(&offer, stance(0), tile, Point::default()).unwrap();
            assert_eq!((hold.tile(), hold.fit), (tile, Fit::Fits));
            assert!(offer.choice(hold.place).is_some());
        }
        assert_eq!(Hold::take(&offer, stance(0), Tile::J, Point::default()), None);
    }

    #[test]
    fn every_cell_it_can_cover_can_be_pointed_at_and_every_place_there_pressed_through() {
        let offer = offered();
        let hold = Hold::take(&offer, stance(0), Tile::I, Point::default()).unwrap();
        for cell in offer.cells(Tile::I) {
            let mut there = hold.over(&offer, stance(0), cell).unwrap();
            let mut seen = BTreeSet::new();
            while seen.insert(there.place) {
                assert!(there.place.covers(cell));
                there = there.next_over(&offer, cell).unwrap();
            }
            assert_eq!(seen.len(), offer.covering(Tile::I, cell).count());
        }
        assert_eq!(hold.over(&offer, stance(0), Cell::new(50, 50)), None);
    }

    #[test]
    fn turning_right_leads_round_through_every_way_it_fits() {
        let offer = offered();
        for turns in 0..6 {
            let start = Hold::take(&offer, stance(turns), Tile::I, Point::default()).unwrap();
            let mut seen = BTreeSet::new();
            let mut hold = start;
            while seen.insert(hold.place.orientation) {
                hold = hold.spun(&offer, stance(turns), Spin::Right).unwrap();
            }
            assert_eq!(seen.len(), offer.orientations(Tile::I).count());
            assert_eq!(hold.place.orientation, start.place.orientation);
        }
    }

    #[test]
    fn a_flip_changes_left_and_right_as_they_are_seen() {
        for turns in 0..6 {
            for orientation in Orientation::all() {
                let flipped = Spin::Flip.apply(orientation, stance(turns));
                let mirror = |orientation: Orientation, sense: i32| {
                    let seen = orientation.offsets().map(|cell| stance(turns).seen(cell));
                    let mut columns = seen.map(|cell| (cell.a, sense * (2 * cell.b + cell.a)));
                    columns.sort_unstable();
                    let (row, column) = columns[0];
                    columns.map(|(a, b)| (a - row, b - column))
                };
                assert_eq!(mirror(orientation, -1), mirror(flipped, 1));
            }
        }
    }

    #[test]
    fn arrows_go_that_way_and_back() {
        let offer = offered();
        let hold = Hold::take(&offer, stance(0), Tile::I, Point::default()).unwrap();
        for (way, back) in [(Way::Up, Way::Down), (Way::Left, Way::Right)] {
            let there =
                hold.stepped(&offer, stance(0), way).or_else(|| hold.stepped(&offer, stance(0), back));
            let there = there.unwrap();
            assert_ne!(there.place, hold.place);
            assert_eq!(there.place.orientation, hold.place.orientation);
        }
        let mut seen = BTreeSet::new();
        let mut one = hold;
        while seen.insert(one.place) {
            one = one.after(&offer, 1).unwrap();
        }
        assert_eq!(seen.len(), offer.of_tile(Tile::I).len());
    }

    #[test]
    fn a_tile_put_on_a_cell_covers_it() {
        let offer = offered();
        let hold = Hold::take(&offer, stance(0), Tile::U, Point::default()).unwrap();
        let place = hold.put_on(Cell::new(5, -3)).unwrap();
        assert!(place.covers(Cell::new(5, -3)));
        assert_eq!(place.orientation, hold.place.orientation);
    }
}
