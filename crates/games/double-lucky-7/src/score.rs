//! The score pad (DL-18 … DL-20, DL-28, DL-38) and the High Rollers Club (DL-37).

use std::fmt::Write;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Game, MAX_SEATS, Outcome, Seat};

use crate::options::{HALF, Mode};
use crate::phase::Phase;
use crate::state::{DoubleLucky7, Wheel, tricks_of};

/// What a half without an advantage costs (DL-28).
pub const PENALTY: i32 = 10;
/// What a winner needs for the High Rollers Club (DL-37).
pub const HIGH_ROLLER: i32 = 140;

/// One seat's finished round, packed: bid (4 bits), tricks (3 bits), doubled by Double Points (1 bit).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry(u8);

impl Entry {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn new(bid: u8, tricks: u8) -> Self {
        Self(bid << 4 | tricks << 1)
    }

    pub(crate) const fn doubled(self) -> Self {
        Self(self.0 | 1)
    }

    pub(crate) const fn bid(self) -> u8 {
        self.0 >> 4
    }

    pub(crate) const fn tricks(self) -> u8 {
        self.0 >> 1 & 7
    }

    /// How often the points count in this round: round 7 and Double Points count them twice (DL-19, DL-32).
    pub(crate) const fn times(self, round: u8) -> u8 {
        if round == HALF || self.0 & 1 == 1 { 2 } else { 1 }
    }

    /// DL-18
    pub(crate) const fn points(self, round: u8) -> i32 {
        if self.bid() == self.tricks() { exact(self.bid(), self.times(round)) } else { 0 }
    }
}

/// What an exact bid brings when points count so many times (DL-18, DL-19, DL-32).
pub const fn exact(bid: u8, times: u8) -> i32 {
    (10 + 2 * bid as i32) * times as i32
}

/// The score pad as data, so that every client draws the same pad (DL-38).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pad {
    /// A row for each round that has been dealt.
    pub rounds: Vec<PadRow>,
    /// Penalty points by seat, of the halves that are over (DL-28); 0 or more.
    pub penalties: ArrayVec<i32, MAX_SEATS>,
    /// The totals by seat, penalties subtracted.
    pub totals: ArrayVec<i32, MAX_SEATS>,
}

/// A round on the score pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PadRow {
    /// The round, from 1.
    pub round: u8,
    /// How many tricks there are in it.
    pub tricks: u8,
    /// By seat.
    pub cells: ArrayVec<PadCell, MAX_SEATS>,
}

/// One player's round on the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PadCell {
    /// The bid as it stands, once made.
    pub bid: Option<u8>,
    /// The tricks taken so far.
    pub tricks: u8,
    /// How often the points count: 2 in round 7 and with Double Points.
    pub times: u8,
    /// The points, once the round is over.
    pub points: Option<i32>,
}

impl PadCell {
    fn finished(entry: Entry, round: u8) -> Self {
        Self {
            bid: Some(entry.bid()),
            tricks: entry.tricks(),
            times: entry.times(round),
            points: Some(entry.points(round)),
        }
    }

    /// The entry this cell was made from; `None` for numbers no round can have.
    pub(crate) fn entry(self, round: u8) -> Option<Entry> {
        let most = tricks_of(round);
        let bid = self.bid.filter(|&bid| bid <= most && self.tricks <= most)?;
        let plain = Entry::new(bid, self.tricks);
        Some(if self.times == plain.times(round) { plain } else { plain.doubled() })
    }

    /// Has the round been finished with another number of tricks than bid?
    pub fn missed(self) -> bool {
        self.points.is_some() && self.bid != Some(self.tricks)
    }
}

impl Pad {
    /// The last round that has been finished.
    pub fn last_finished(&self) -> Option<&PadRow> {
        self.rounds.iter().rev().find(|row| row.cells.iter().all(|cell| cell.points.is_some()))
    }

    /// The pad as comma-separated values: a row a round, four columns a seat, then penalties and totals.
    pub fn to_csv(&self) -> String {
        let mut csv = String::from("round,cards");
        for seat in 1..=self.totals.len() {
            // Writing to a string cannot fail.
            let _ = write!(csv, ",bid {seat},tricks {seat},times {seat},points {seat}");
        }
        csv.push('\n');
        for row in &self.rounds {
            let _ = write!(csv, "{},{}", row.round, row.tricks);
            for cell in &row.cells {
                let _ = write!(
                    csv,
                    ",{},{},{},{}",
                    or_empty(cell.bid),
                    cell.tricks,
                    cell.times,
                    or_empty(cell.points)
                );
            }
            csv.push('\n');
        }
        write_sums(&mut csv, "penalty", self.penalties.iter().map(|penalty| -penalty));
        write_sums(&mut csv, "total", self.totals.iter().copied());
        csv
    }
}

fn or_empty(number: Option<impl ToString>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

fn write_sums(csv: &mut String, name: &str, sums: impl Iterator<Item = i32>) {
    csv.push_str(name);
    csv.push(',');
    for sum in sums {
        let _ = write!(csv, ",,,,{sum}");
    }
    csv.push('\n');
}

/// A winner who enters the hall of fame (DL-37).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HighRoller {
    /// Who.
    pub seat: Seat,
    /// With how many points, after penalties.
    pub score: i32,
}

/// Who of a finished game enters the High Rollers Club (DL-37): nobody while it runs.
pub fn high_rollers(game: &DoubleLucky7) -> Vec<HighRoller> {
    let Some(Outcome { points, winners }) = game.outcome() else { return Vec::new() };
    winners
        .iter()
        .map(|seat| HighRoller { seat, score: points[seat.index()] })
        .filter(|roller| roller.score >= HIGH_ROLLER)
        .collect()
}

impl DoubleLucky7 {
    /// The score pad as it stands.
    pub fn pad(&self) -> Pad {
        let finished = self.finished();
        let mut rounds: Vec<PadRow> = (1..=finished).map(|round| self.finished_row(round)).collect();
        if self.round.number > finished {
            rounds.push(self.running_row());
        }
        let penalties: ArrayVec<i32, MAX_SEATS> = Seat::all(self.seats)
            .map(|seat| penalty(self.options.mode, &self.wheels, finished, seat))
            .collect();
        let totals = Seat::all(self.seats).map(|seat| self.points(seat) - penalties[seat.index()]).collect();
        Pad { rounds, penalties, totals }
    }

    pub(crate) fn finished_row(&self, round: u8) -> PadRow {
        let entries = &self.entries[round as usize - 1][..self.seats as usize];
        let cells = entries.iter().map(|&entry| PadCell::finished(entry, round)).collect();
        PadRow { round, tricks: tricks_of(round), cells }
    }

    fn running_row(&self) -> PadRow {
        let round = self.round.number;
        let cell = |seat: Seat| PadCell {
            bid: self.round.bids[seat.index()],
            tricks: self.round.taken[seat.index()],
            times: if round == HALF || self.round.doubler() == Some(seat) { 2 } else { 1 },
            points: None,
        };
        PadRow { round, tricks: tricks_of(round), cells: Seat::all(self.seats).map(cell).collect() }
    }

    /// The points of the finished rounds, before penalties.
    fn points(&self, seat: Seat) -> i32 {
        (1..=self.finished()).map(|round| self.entries[round as usize - 1][seat.index()].points(round)).sum()
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::most_points(self.pad().totals))
    }

    /// Writes the round that has just been played on the pad.
    #[inline]
    pub(crate) fn enter_round(&mut self) {
        let row = &mut self.entries[self.round.number as usize - 1];
        for (i, entry) in row[..self.seats as usize].iter_mut().enumerate() {
            *entry = Entry::new(self.round.bids[i].unwrap_or(0), self.round.taken[i]);
        }
        if let Some(seat) = self.round.doubler() {
            row[seat.index()] = row[seat.index()].doubled();
        }
    }
}

/// What a seat pays for the halves among the finished rounds in which it used nothing (DL-28).
fn penalty(mode: Mode, wheels: &[Wheel; 2], finished: u8, seat: Seat) -> i32 {
    if mode == Mode::Classic {
        return 0;
    }
    let halves_over = (finished / HALF) as usize;
    wheels[..halves_over].iter().map(|wheel| if wheel.users().contains(seat) { 0 } else { PENALTY }).sum()
}
