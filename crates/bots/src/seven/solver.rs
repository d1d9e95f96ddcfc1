//! Exact play near the end, for two seats or two pairs: can the side to move win, or at least draw, against any play?

use std::cmp::Ordering;

use sevenfold_seven::View;

use super::field::{Field, Sides, Spot, mix};
use super::row::Row;
use super::survey::{Room, tiles};
use crate::Meter;

/// Solves positions of two seats or two pairs.
#[derive(Default)]
pub struct Exact(Solver);

impl Exact {
    /// How the side to move stands with best play on both sides; `None` if the meter stops before that is known, or if
    /// more than two sides play.
    pub fn value(&mut self, view: &View, meter: &mut Meter) -> Option<Ordering> {
        let mut wide = Field::<u128>::of(view).filter(|field| field.sides() == Sides::Two)?;
        self.0.begin();
        if let Some(mut field) = Field::<u32>::of(view) {
            match self.0.value(&mut field, meter) {
                Err(Unsolved::TooNarrow) => {}
                value => return value.ok(),
            }
        }
        self.0.value(&mut wide, meter).ok()
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.0.nodes
    }
}

/// What the side to move asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// More than a draw.
    Win,
    /// A draw at least.
    Draw,
}

impl Ask {
    /// What the other side must not reach.
    fn denied(self) -> Self {
        match self {
            Self::Win => Self::Draw,
            Self::Draw => Self::Win,
        }
    }

    fn is_met_by(self, verdict: Ordering) -> bool {
        match self {
            Self::Win => verdict == Ordering::Greater,
            Self::Draw => verdict != Ordering::Less,
        }
    }
}

/// One of several equal parts of the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lot {
    pub index: usize,
    pub of: usize,
}

impl Lot {
    /// All there is.
    pub const WHOLE: Self = Self { index: 0, of: 1 };

    /// What belongs to it.
    pub fn of<T>(self, all: &[T]) -> impl Iterator<Item = &T> {
        all.iter().skip(self.index).step_by(self.of)
    }
}

/// Why there is no answer; the weightier reason is the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unsolved {
    /// The time is up.
    Stopped,
    /// A place was left out that might have mattered: a wider row is needed.
    TooNarrow,
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    /// Bits: asked and answered for a win, the answer, the same for a draw.
    answers: u8,
    /// A move that reached what was asked.
    best: Option<Spot>,
}

const EMPTY: Known = Known { key: 0, answers: 0, best: None };

/// As many positions are remembered.
const REMEMBERED: usize = 1 << 17;

/// Looks through everything that can still happen, and remembers what it has seen.
#[derive(Default)]
pub(super) struct Solver {
    known: Vec<Known>,
    /// Makes the keys of one search different from those of the search before.
    salt: u64,
    /// The moves that last reached what was asked, by tiles left.
    killers: [[Spot; 2]; 32],
    spare: Vec<Vec<Spot>>,
    /// Positions looked at since this was made.
    pub nodes: u64,
}

impl Solver {
    /// How the side to move stands with best play on both sides.
    pub fn value<R: Row>(&mut self, field: &mut Field<R>, meter: &mut Meter) -> Result<Ordering, Unsolved> {
        Ok(if self.reaches(field, Ask::Win, meter)? {
            Ordering::Greater
        } else if self.reaches(field, Ask::Draw, meter)? {
            Ordering::Equal
        } else {
            Ordering::Less
        })
    }

    /// How the side to move stands with at most two tiles left.
    pub fn at_the_end<R: Row>(&mut self, field: &mut Field<R>) -> Option<Ordering> {
        let mut asks = |ask| match field.left() {
            0 => Ok(ask_at_end(field, ask)),
            1 => Ok(last(field, ask)),
            _ => self.last_two(field, ask),
        };
        Some(match (asks(Ask::Win).ok()?, asks(Ask::Draw).ok()?) {
            (true, _) => Ordering::Greater,
            (false, true) => Ordering::Equal,
            (false, false) => Ordering::Less,
        })
    }

    /// Forgets everything, so that equal questions get equal answers after equally many steps.
    pub fn begin(&mut self) {
        self.known.resize(REMEMBERED, EMPTY);
        self.salt = mix(self.salt);
        self.killers = [[Spot::default(); 2]; 32];
    }

    /// A move of these with which the side to move gets what it asks for, if there is one.
    pub fn find<R: Row>(
        &mut self,
        field: &mut Field<R>,
        ask: Ask,
        lot: Lot,
        meter: &mut Meter,
    ) -> Result<Option<Spot>, Unsolved> {
        self.tries(field, (ask, lot), None, meter)
    }

    /// Can the side to move get what it asks for?
    pub fn reaches<R: Row>(
        &mut self,
        field: &mut Field<R>,
        ask: Ask,
        meter: &mut Meter,
    ) -> Result<bool, Unsolved> {
        self.nodes += 1;
        match field.left() {
            0 => return Ok(ask_at_end(field, ask)),
            1 => return Ok(last(field, ask)),
            // A position of three tiles has hundreds of these: too long between two looks at the clock.
            2 if !meter.in_time() => return Err(Unsolved::Stopped),
            2 => return self.last_two(field, ask),
            _ => {}
        }
        if let Some(sure) = foregone(field, ask) {
            return Ok(sure);
        }
        let key = field.key() ^ self.salt;
        let slot = key as usize % REMEMBERED;
        let shift = 2 * ask as u8;
        let mut hint = None;
        if self.known[slot].key == key {
            let answer = self.known[slot].answers >> shift;
            if answer & 1 != 0 {
                return Ok(answer & 2 != 0);
            }
            hint = self.known[slot].best;
        }
        if !meter.go_on() {
            return Err(Unsolved::Stopped);
        }
        let best = self.tries(field, (ask, Lot::WHOLE), hint, meter)?;
        let known = &mut self.known[slot];
        if known.key != key {
            *known = Known { key, ..EMPTY };
        }
        known.answers |= (1 | u8::from(best.is_some()) << 1) << shift;
        known.best = best.or(known.best);
        Ok(best.is_some())
    }

    /// A move that reaches what is asked.
    fn tries<R: Row>(
        &mut self,
        field: &mut Field<R>,
        (ask, lot): (Ask, Lot),
        hint: Option<Spot>,
        meter: &mut Meter,
    ) -> Result<Option<Spot>, Unsolved> {
        let left = usize::from(field.left());
        let mut spots = self.spare.pop().unwrap_or_default();
        spots.clear();
        let room = field.spots_into(&mut spots);
        if lot != Lot::WHOLE {
            let mut place = 0..;
            spots.retain(|_| place.next().is_some_and(|place: usize| place % lot.of == lot.index));
        }
        self.order(field, hint, &mut spots);
        let mut found = Ok(None);
        for &spot in &spots {
            field.lay(spot);
            let denied = self.reaches(field, ask.denied(), meter);
            field.lift();
            match denied {
                Ok(true) => {}
                Ok(false) => {
                    found = Ok(Some(spot));
                    if self.killers[left][0] != spot {
                        self.killers[left] = [spot, self.killers[left][0]];
                    }
                    break;
                }
                Err(unsolved) => {
                    found = Err(unsolved);
                    break;
                }
            }
        }
        self.spare.push(spots);
        match found {
            Ok(None) if room == Room::Short => Err(Unsolved::TooNarrow),
            found => found,
        }
    }

    /// What reached the aim before comes first, then what counts first in the comparison.
    fn order<R: Row>(&self, field: &Field<R>, hint: Option<Spot>, spots: &mut [Spot]) {
        let killers = self.killers[usize::from(field.left())];
        let low = field.is_low();
        spots.sort_by_key(|&spot| {
            let level = if low { spot.level } else { u8::MAX - spot.level };
            (hint != Some(spot), killers[0] != spot, killers[1] != spot, level)
        });
    }

    /// One tile each is left. The level of the first is given (SV-8); its place matters only for the other.
    fn last_two<R: Row>(&mut self, field: &mut Field<R>, ask: Ask) -> Result<bool, Unsolved> {
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
fn ask_at_end<R: Row>(field: &Field<R>, ask: Ask) -> bool {
    ask.is_met_by(Field::<R>::verdict(field.turn(), &field.scores()))
}

/// The last tile of the game: where it goes does not matter, only how high, and that is given.
fn last<R: Row>(field: &Field<R>, ask: Ask) -> bool {
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
fn foregone<R: Row>(field: &Field<R>, ask: Ask) -> Option<bool> {
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
