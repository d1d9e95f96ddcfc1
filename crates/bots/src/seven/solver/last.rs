//! The last tiles of a game: what follows from their levels alone.

use super::super::field::Field;
use super::super::row::Row;
use super::super::spot::Spot;
use super::super::survey::{Room, tiles};
use super::{Ask, Solver, Unsolved};

impl Solver {
    /// One tile each is left. The level of the first is given (SV-8); its place matters only for the other.
    pub(super) fn last_two<R: Row>(&mut self, field: &mut Field<R>, ask: Ask) -> Result<bool, Unsolved> {
        let me = field.turn();
        let you = (me + 1) % field.seats();
        let (mine, yours) = (only(field.hand(me)), only(field.hand(you)));
        let highest = field.highest(field.hand(me) | field.hand(you));
        let (level, theirs) = (highest[mine], highest[yours]);
        let mut scores = field.scores();
        scores[me] += field.unit(level);
        let meets = |their_level: u8| {
            let mut scores = scores;
            scores[you] += field.unit(their_level);
            ask.is_met_by(Field::<R>::verdict(me, &scores))
        };
        let stays = meets(theirs);
        if level < theirs {
            return Ok(stays);
        }
        // On its own level a tile can take the other's places away, and it can carry the other a level higher.
        let lower = if level == theirs { field.highest_below(level, yours) } else { theirs };
        let (when_lower, when_higher) = (meets(lower), meets(level + 1));
        let (lowers, lifts) = (when_lower != stays, when_higher != stays && field.tiles(level) > 0);
        if !lifts && !lowers {
            return Ok(stays);
        }
        let mut spots = self.spare.pop().unwrap_or_default();
        let mut places = self.spare.pop().unwrap_or_default();
        spots.clear();
        places.clear();
        let room = field.spots_on(level, mine, &mut spots);
        if lowers {
            field.spots_on(level, yours, &mut places);
        }
        let met = spots.iter().any(|&spot| {
            let takes_all = lowers && places.iter().all(|&place| place.overlaps(spot));
            if (lifts || takes_all) && carries(field, spot, yours) {
                when_higher
            } else if takes_all {
                when_lower
            } else {
                stays
            }
        });
        self.spare.push(spots);
        self.spare.push(places);
        if !met && room == Room::Short { Err(Unsolved::TooNarrow) } else { Ok(met) }
    }
}

/// All tiles are laid.
pub(super) fn ask_at_end<R: Row>(field: &Field<R>, ask: Ask) -> bool {
    ask.is_met_by(Field::<R>::verdict(field.turn(), &field.scores()))
}

/// The last tile of the game: where it goes does not matter, only how high, and that is given.
pub(super) fn last<R: Row>(field: &Field<R>, ask: Ask) -> bool {
    let me = field.turn();
    let tile = only(field.hand(me));
    let mut scores = field.scores();
    scores[me] += field.unit(field.highest(field.hand(me))[tile]);
    ask.is_met_by(Field::<R>::verdict(me, &scores))
}

/// Would this tile have a place on top of the spot, and with it on a new level?
fn carries<R: Row>(field: &mut Field<R>, spot: Spot, tile: usize) -> bool {
    field.is_beside_open(spot) && {
        field.lay(spot);
        let goes = field.goes_to(spot.level + 1, tile);
        field.lift();
        goes
    }
}

/// The one tile of a hand.
fn only(hand: u8) -> usize {
    hand.trailing_zeros() as usize
}

/// Is the answer clear from the levels that tiles can still reach at most?
///
/// A tile's highest level rises only when another is laid on that level or above, and then by one level at most.
pub(super) fn foregone<R: Row>(field: &Field<R>, ask: Ask) -> Option<bool> {
    let (me, seats) = (field.turn(), field.seats());
    let hands = (0..seats).fold(0, |hands, seat| hands | field.hand(seat));
    let highest = field.highest(hands);
    let mut ceiling = 0;
    // How many tiles lie on the highest level reached, or may by then.
    let mut there = 0;
    let (mut high, mut low) = (field.scores(), field.scores());
    for ply in 0..usize::from(field.left()) {
        let seat = (me + ply) % seats;
        let own = tiles(field.hand(seat)).map(|tile| highest[tile]).max().unwrap_or(1);
        let carried = if there >= 2 { ceiling + 1 } else { ceiling };
        let level = own.max(carried);
        if level > ceiling {
            (ceiling, there) = (level, field.tiles(level));
        }
        there += 1;
        high[seat] += field.unit(level);
        low[seat] += field.unit(1);
    }
    if field.is_low() {
        std::mem::swap(&mut high, &mut low);
    }
    let mixed =
        |mine: usize| std::array::from_fn(|seat| if seat % 2 == mine { high[seat] } else { low[seat] });
    if !ask.is_met_by(Field::<R>::verdict(me, &mixed(me % 2))) {
        return Some(false);
    }
    ask.is_met_by(Field::<R>::verdict(me, &mixed(1 - me % 2))).then_some(true)
}
