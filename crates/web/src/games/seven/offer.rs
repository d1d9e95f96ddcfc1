//! Where tiles may go, as the table told it: read once for each decision, then asked as often as one likes.

use sevenfold_core::WindowId;
use sevenfold_protocol::Choice;
use sevenfold_seven::{Action, Cell, Orientation, Place, Tile};

/// Every place that is offered, tile by tile and turn by turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Offer {
    window: Option<WindowId>,
    /// Sorted: places order by how the tile lies, and so by tile.
    places: Vec<Place>,
}

impl Offer {
    /// What these choices offer.
    pub(crate) fn of(choices: &[Choice]) -> Self {
        let read = |choice: &Choice| choice.text.parse::<Action>().ok()?.place();
        let mut places: Vec<Place> = choices.iter().filter_map(read).collect();
        places.sort_unstable();
        Self { window: choices.first().map(|choice| choice.window), places }
    }

    /// These places, in whatever order.
    pub(crate) fn of_places(mut places: Vec<Place>) -> Self {
        places.sort_unstable();
        Self { window: None, places }
    }

    /// Is this place offered?
    pub(crate) fn has(&self, place: Place) -> bool {
        self.places.binary_search(&place).is_ok()
    }

    /// Is anything offered at all?
    pub(crate) fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// All places of a tile.
    pub(crate) fn of_tile(&self, tile: Tile) -> &[Place] {
        self.between(|place| place.tile().cmp(&tile))
    }

    /// The places of a tile that lies like this.
    pub(crate) fn lying(&self, orientation: Orientation) -> &[Place] {
        self.between(|place| place.orientation.cmp(&orientation))
    }

    /// The tiles that have a place.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(|tile| !self.of_tile(*tile).is_empty())
    }

    /// The ways in which a tile has a place.
    pub(crate) fn orientations(&self, tile: Tile) -> impl Iterator<Item = Orientation> {
        tile.orientations().filter(|orientation| !self.lying(*orientation).is_empty())
    }

    /// The places of a tile that cover a cell.
    pub(crate) fn covering(&self, tile: Tile, cell: Cell) -> impl Iterator<Item = Place> {
        self.of_tile(tile).iter().copied().filter(move |place| place.covers(cell))
    }

    /// Every cell that a tile could cover, sorted.
    pub(crate) fn cells(&self, tile: Tile) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.of_tile(tile).iter().flat_map(|place| place.cells()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The move that lays a tile there, if it is offered.
    pub(crate) fn choice(&self, place: Place) -> Option<Choice> {
        self.has(place).then_some(())?;
        Some(Choice { window: self.window?, text: Action::from(place).to_string(), label: None })
    }

    /// Neighbours in the list that are equal by this measure.
    fn between(&self, measure: impl Fn(&Place) -> std::cmp::Ordering) -> &[Place] {
        let begin = self.places.partition_point(|place| measure(place).is_lt());
        let end = self.places.partition_point(|place| measure(place).is_le());
        &self.places[begin..end]
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use sevenfold_core::{Game, Seat};
    use sevenfold_seven::{Options, Seven};

    /// The position of the rule page's example for SV-8: O and others must go to level 2, I to the table.
    pub(crate) fn example() -> Seven {
        let mut game = Seven::new(&Options::default(), 2).unwrap();
        for (seat, text) in ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2"].into_iter().enumerate() {
            let seat = Seat::new(seat as u8);
            game.play(seat, &text.parse().unwrap(), &mut sevenfold_core::Silent).unwrap();
        }
        game
    }

    /// What the first player is offered there.
    pub(crate) fn offered() -> Offer {
        let game = example();
        let mut moves = Vec::new();
        game.legal_into(Seat::FIRST, &mut moves);
        let choice = |action: &Action| Choice { window: WindowId(2), text: action.to_string(), label: None };
        Offer::of(&moves.iter().map(choice).collect::<Vec<_>>())
    }

    #[test]
    fn every_offered_place_is_found_again_as_a_move() {
        let offer = offered();
        let total: usize = offer.tiles().map(|tile| offer.of_tile(tile).len()).sum();
        assert_eq!(total, offer.places.len());
        let turned: usize =
            offer.orientations(Tile::O).map(|orientation| offer.lying(orientation).len()).sum();
        assert_eq!(turned, offer.of_tile(Tile::O).len());
        for place in offer.of_tile(Tile::I) {
            let choice = offer.choice(*place).unwrap();
            assert_eq!((choice.window, choice.text.parse().ok()), (WindowId(2), Some(Action::from(*place))));
        }
        assert!(offer.of_tile(Tile::J).is_empty(), "it has been laid");
    }

    #[test]
    fn cells_and_places_agree() {
        let offer = offered();
        for cell in offer.cells(Tile::S) {
            assert!(offer.covering(Tile::S, cell).count() > 0);
        }
        assert_eq!(offer.covering(Tile::S, Cell::new(90, 90)).count(), 0);
    }
}
