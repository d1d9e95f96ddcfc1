//! Moving a piece over a board with arrow keys.

use std::collections::BTreeSet;

use super::Arrow;
use crate::games::Spot;

/// The nearest place in a direction: turned alike if possible, and rather straight ahead than aside.
pub(super) fn neighbour(spots: &[Spot], from: usize, arrow: Arrow) -> usize {
    let here = spots[from];
    let cost = |spot: &Spot| {
        let (dx, dy) = (spot.x - here.x, spot.y - here.y);
        let (ahead, aside) = match arrow {
            Arrow::Up => (-dy, dx),
            Arrow::Down => (dy, dx),
            Arrow::Left => (-dx, dy),
            Arrow::Right => (dx, dy),
        };
        (ahead > 0).then_some((spot.turn != here.turn, ahead + 2 * aside.abs()))
    };
    let reachable = spots.iter().enumerate().filter_map(|(index, spot)| Some((cost(spot)?, index)));
    reachable.min().map_or(from, |(_, index)| index)
}

/// The next way to turn, as near as possible to the same place.
pub(super) fn turned(spots: &[Spot], from: usize) -> usize {
    let here = spots[from];
    let turns: BTreeSet<u32> = spots.iter().map(|spot| spot.turn).collect();
    let next = turns.range(here.turn + 1..).next().or_else(|| turns.first());
    let distance = |spot: &Spot| (spot.x - here.x).abs() + (spot.y - here.y).abs();
    let candidates = spots.iter().enumerate().filter(|(_, spot)| Some(&spot.turn) == next);
    candidates.min_by_key(|(_, spot)| distance(spot)).map_or(from, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn over_a_board_arrows_look_for_the_nearest_place_and_keep_the_turn() {
        let spot = |x, y, turn| Spot { x, y, turn };
        let spots = [spot(0, 0, 0), spot(1, 0, 1), spot(4, 0, 0), spot(0, 3, 1)];
        assert_eq!(neighbour(&spots, 0, Arrow::Right), 2);
        assert_eq!(neighbour(&spots, 0, Arrow::Down), 3);
        assert_eq!(neighbour(&spots, 0, Arrow::Left), 0);
        assert_eq!(turned(&spots, 0), 1);
        assert_eq!(turned(&spots, 1), 0);
    }
}
