//! Exact play near the end, for two seats or two pairs: can the side to move win, or at least draw, against any play?

mod guide;
mod last;

use std::cmp::Ordering;

use sevenfold_seven::View;

use super::field::{Field, Sides, mix};
use super::row::Row;
use super::spot::Spot;
use super::survey::Room;
use crate::Meter;
pub(super) use guide::Guide;
use last::{ask_at_end, foregone, last};

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
    pub(super) const WHOLE: Self = Self { index: 0, of: 1 };

    /// What belongs to it.
    pub(super) fn of<T>(self, all: &[T]) -> impl Iterator<Item = &T> {
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
    /// Says which moves are likely, for whoever has learned that.
    guide: Option<Guide>,
    /// Positions looked at since this was made.
    pub nodes: u64,
}

impl Solver {
    /// One that asks a guide which moves to try first.
    pub(super) fn guided(guide: Guide) -> Self {
        Self { guide: Some(guide), ..Self::default() }
    }

    /// How the side to move stands with best play on both sides.
    pub(super) fn value<R: Row>(
        &mut self,
        field: &mut Field<R>,
        meter: &mut Meter,
    ) -> Result<Ordering, Unsolved> {
        Ok(if self.reaches(field, Ask::Win, meter)? {
            Ordering::Greater
        } else if self.reaches(field, Ask::Draw, meter)? {
            Ordering::Equal
        } else {
            Ordering::Less
        })
    }

    /// How the side to move stands with at most two tiles left.
    pub(super) fn at_the_end<R: Row>(&mut self, field: &mut Field<R>) -> Option<Ordering> {
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
    pub(super) fn begin(&mut self) {
        self.known.resize(REMEMBERED, EMPTY);
        self.salt = mix(self.salt);
        self.killers = [[Spot::default(); 2]; 32];
    }

    /// A move of these with which the side to move gets what it asks for, if there is one.
    pub(super) fn find<R: Row>(
        &mut self,
        field: &mut Field<R>,
        ask: Ask,
        lot: Lot,
        meter: &mut Meter,
    ) -> Result<Option<Spot>, Unsolved> {
        self.tries(field, (ask, lot), None, meter)
    }

    /// Can the side to move get what it asks for?
    pub(super) fn reaches<R: Row>(
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

    /// What reached the aim before comes first, then what looks likely to, or else what counts first in the comparison.
    fn order<R: Row>(&mut self, field: &Field<R>, hint: Option<Spot>, spots: &mut [Spot]) {
        let killers = self.killers[usize::from(field.left())];
        let proven = |spot: Spot| (hint != Some(spot), killers[0] != spot, killers[1] != spot);
        if let Some(guide) = &mut self.guide
            && Guide::is_worth_asking(field)
        {
            guide.order(field, spots, proven);
            return;
        }
        let low = field.is_low();
        spots.sort_by_key(|&spot| {
            let level = if low { spot.level } else { u8::MAX - spot.level };
            (proven(spot), level)
        });
    }
}
