//! Places as they are written in an address: four letters each.

use sevenfold_seven::{Cell, Orientation, Place};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Coordinates from -64 to 63.
const HALF: i32 = 64;

/// Writes places.
pub(crate) fn write(places: impl Iterator<Item = Place>) -> String {
    let mut text = String::new();
    for place in places {
        let cells = place.cells();
        let least = |of: fn(&Cell) -> i32| cells.iter().map(of).min().unwrap_or(0) + HALF;
        let corner = least(|cell| cell.a) * 2 * HALF + least(|cell| cell.b);
        let number = place.orientation.index() << 14 | usize::try_from(corner).unwrap_or(0) & 0x3fff;
        text.extend([18, 12, 6, 0].map(|shift| char::from(LETTERS[number >> shift & 63])));
    }
    text
}

/// Reads places; nothing if that is not what it says.
pub(crate) fn read(text: &str) -> Option<Vec<Place>> {
    let (groups, []) = text.as_bytes().as_chunks::<4>() else { return None };
    groups.iter().copied().map(read_one).collect()
}

fn read_one(letters: [u8; 4]) -> Option<Place> {
    let mut number = 0;
    for letter in letters {
        number = number << 6 | LETTERS.iter().position(|other| *other == letter)?;
    }
    let coordinate = |shift: usize| Some(i32::try_from(number >> shift & 127).ok()? - HALF);
    let (a, b) = (coordinate(7)?, coordinate(0)?);
    let shape = Orientation::all().nth(number >> 14)?;
    Place::of_cells(&shape.offsets().map(|cell| Cell::new(a + cell.a, b + cell.b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_from_an_address() {
        for orientation in Orientation::all() {
            for (a, b) in [(0, 0), (-40, 33), (60, -64)] {
                let cells = orientation.offsets().map(|cell| Cell::new(a + cell.a, b + cell.b));
                let place = Place::of_cells(&cells).unwrap();
                let text = write([place, place].into_iter());
                assert_eq!((text.len(), read(&text)), (8, Some(vec![place, place])));
            }
        }
        assert_eq!(read("?"), None);
        assert_eq!(read("____"), None, "there are no so many ways to lie");
    }
}
