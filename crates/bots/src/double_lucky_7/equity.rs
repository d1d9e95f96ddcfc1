//! What points are worth: each seat's share of the win.
//!
//! The points still to come are luck. A seat's share is that of a race in which every total gets a random addition
//! with the spread of the rounds to come; with additions of the extreme-value kind the shares are proportional to
//! e^(total / T), the spread being about 1.28 T. After the last round the shares are those of the result.

use sevenfold_core::MAX_SEATS;
use sevenfold_double_lucky_7::{Mode, PENALTY, View, exact};

use super::table::{Each, Table};

/// The spread of one seat's points in a round that counts once: about two bids of three are made.
const SPREAD: f64 = 6.0;
/// The spread of an extreme-value variable of scale 1.
const EXTREME: f64 = 1.28;
/// The rounds of a half; the last one of the first counts twice (DL-19, DL-21).
const HALF: u8 = 7;
/// The most a round can bring (DL-18, DL-19).
const MOST: usize = 48;
/// After the last round a point more than needed is still worth a little, so that nothing is thrown away.
const MARGIN: f64 = 0.000_2;

/// What a pawn is worth in points by the rounds to come in the half (DL-21, DL-28).
const PAWN: [f64; 7] = [-(PENALTY as f64), -3.0, 0.0, 1.5, 2.5, 3.0, 3.5];

/// What points in the running round do to everybody's share of the win.
#[derive(Clone, Debug)]
pub(super) struct Equity {
    seats: u8,
    race: Race,
}

#[derive(Clone, Debug)]
enum Race {
    /// Rounds are to come: what e^(total / T) is, by seat, and how points multiply it.
    Open { totals: Each<f64>, gain: Box<[f64; MOST + 1]>, pawn: Each<f64> },
    /// This is the last round: the totals, and what an unused pawn costs.
    Last { totals: Each<f64>, pawn: Each<f64> },
}

/// Every seat's share for each set of seats that make their bids, as bits.
pub(super) type Shares = [Each<f32>; 1 << MAX_SEATS];

impl Equity {
    /// The stakes of the round the view shows.
    pub(super) fn of(view: &View) -> Option<Self> {
        let round = view.round.as_ref()?;
        let rounds = view.options.rounds;
        let spread = spread_to_come(round.number, rounds);
        let mut totals = [0.0; MAX_SEATS];
        for (total, &points) in totals.iter_mut().zip(&view.pad.totals) {
            *total = f64::from(points);
        }
        let to_come = HALF - 1 - (round.number - 1) % HALF;
        let pawn_worth = if view.options.mode == Mode::Classic { 0.0 } else { PAWN[to_come as usize] };
        let mut pawn = [0.0; MAX_SEATS];
        for seat in view.pawns.iter() {
            pawn[seat.index()] = pawn_worth;
        }
        let race = if spread > 0.0 {
            let scale = spread / EXTREME;
            let highest = totals[..view.seats as usize].iter().copied().fold(f64::MIN, f64::max);
            Race::Open {
                totals: totals.map(|total| exp((total - highest) / scale)),
                gain: Box::new(std::array::from_fn(|points| exp(f64::from(points as u32) / scale))),
                pawn: pawn.map(|points| exp(points / scale)),
            }
        } else {
            Race::Last { totals, pawn }
        };
        Some(Self { seats: view.seats, race })
    }

    /// A pawn was used: it is worth nothing more, and costs nothing.
    pub(super) fn spend_pawn(&mut self, seat: usize) {
        match &mut self.race {
            Race::Open { pawn, .. } => pawn[seat] = 1.0,
            Race::Last { pawn, .. } => pawn[seat] = 0.0,
        }
    }

    /// The shares when the round ends as this table does.
    pub(super) fn shares(&self, table: &Table) -> Each<f32> {
        let made = |seat: usize| table.bids[seat] == table.taken[seat];
        self.shares_if(table, made)
    }

    /// The shares for every set of seats that make their bids as they stand.
    pub(super) fn all_shares(&self, table: &Table) -> Shares {
        let mut all = [[0.0; MAX_SEATS]; 1 << MAX_SEATS];
        for (set, shares) in all[..1 << self.seats].iter_mut().enumerate() {
            *shares = self.shares_if(table, |seat| set >> seat & 1 == 1);
        }
        all
    }

    fn shares_if(&self, table: &Table, made: impl Fn(usize) -> bool) -> Each<f32> {
        let seats = self.seats as usize;
        let points = |seat: usize| if made(seat) { exact(table.bids[seat], table.times[seat]) } else { 0 };
        match &self.race {
            Race::Open { totals, gain, pawn } => {
                let weight =
                    |seat: usize| totals[seat] * gain[points(seat).unsigned_abs() as usize] * pawn[seat];
                let weights = std::array::from_fn(|seat| if seat < seats { weight(seat) } else { 0.0 });
                let sum: f64 = weights.iter().sum();
                weights.map(|weight: f64| (weight / sum) as f32)
            }
            Race::Last { totals, pawn } => {
                let end = |seat: usize| totals[seat] + f64::from(points(seat)) + pawn[seat];
                let ends: Each<f64> =
                    std::array::from_fn(|seat| if seat < seats { end(seat) } else { f64::MIN });
                let best = ends.iter().copied().fold(f64::MIN, f64::max);
                let mean = ends[..seats].iter().sum::<f64>() / f64::from(self.seats);
                let winners = ends.iter().filter(|end| **end >= best).count() as u32;
                let won = |end: f64| if end >= best { 1.0 / f64::from(winners) } else { 0.0 };
                ends.map(|end| (won(end) + MARGIN * (end - mean)) as f32)
            }
        }
    }
}

/// The spread of a seat's points in the rounds after this one.
fn spread_to_come(round: u8, rounds: u8) -> f64 {
    let weights = (round + 1..=rounds).map(|number| if number == HALF { 4.0 } else { 1.0 });
    SPREAD * weights.sum::<f64>().sqrt()
}

/// e to the power of x, by multiplication only: the same on every machine.
fn exp(x: f64) -> f64 {
    const DOUBLINGS: u32 = 12;
    let mut power = 1.0 + x.clamp(-200.0, 200.0) / f64::from(1u32 << DOUBLINGS);
    for _ in 0..DOUBLINGS {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_of_e_is_close() {
        for x in [-8.0, -1.0, 0.0, 0.5, 3.0] {
            let (own, right) = (exp(x), f64::exp(x));
            assert!((own / right - 1.0).abs() < 0.01, "{x}: {own} and {right}");
        }
    }

    #[test]
    fn the_spread_shrinks_to_nothing() {
        assert!(spread_to_come(1, 14) > spread_to_come(6, 14));
        // Round 7 weighs as much as four others.
        assert!(spread_to_come(6, 14) > 1.2 * spread_to_come(7, 14));
        assert!(spread_to_come(14, 14) <= 0.0 && spread_to_come(7, 7) <= 0.0);
    }
}
