//! The ring around the pile: where everybody sits on it, and the way from seat to seat.
//!
//! One's own seat is at the bottom; clockwise on the table is clockwise on the ring.

use std::f64::consts::TAU;

use sevenfold_aids::heading;
use sevenfold_core::Seat;
use sevenfold_triple_seven::Direction;

use super::Scene;

/// The middle of the ring, and how far it reaches, in the units of its drawing.
const MIDDLE: (f64, f64) = (300.0, 200.0);
const REACH: (f64, f64) = (268.0, 172.0);
/// How far an arc keeps from the middle of a seat's sign.
const GAP: f64 = 34.0;

/// The ring of one table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ring {
    seats: u8,
    bottom: Seat,
}

/// What the way from one seat to the next means now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// The order of turns.
    Order,
    /// From whoever acts to the next.
    Next,
    /// The SINNER has come this way.
    Sinned,
    /// The SINNER will come this way.
    ToSin,
}

/// The way from one seat to the next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Arc {
    /// Where it begins.
    pub from: Seat,
    /// What it means.
    pub link: Link,
    /// The line.
    pub line: String,
    /// The head of its arrow.
    pub head: String,
}

impl Ring {
    /// The ring as one seat sees it; a watcher sees it from the first.
    pub(crate) fn new(seats: u8, me: Option<Seat>) -> Self {
        Self { seats: seats.max(1), bottom: me.unwrap_or(Seat::FIRST) }
    }

    fn turn_of(self, seat: Seat) -> f64 {
        let steps = (seat.number() + self.seats - self.bottom.number()) % self.seats;
        TAU / 4.0 + TAU * f64::from(steps) / f64::from(self.seats)
    }

    fn at(turn: f64) -> (f64, f64) {
        let (right, down) = heading(turn);
        (MIDDLE.0 + REACH.0 * right, MIDDLE.1 + REACH.1 * down)
    }

    /// Where a seat's sign is.
    pub(crate) fn place(self, seat: Seat) -> (f64, f64) {
        Self::at(self.turn_of(seat))
    }

    /// Where a seat is from the middle, as parts of the reach: for things that come from there.
    pub(crate) fn towards(self, seat: Seat) -> (f64, f64) {
        heading(self.turn_of(seat))
    }

    /// The way from one seat to the next in the direction of play.
    pub(crate) fn arc(self, from: Seat, link: Link, direction: Direction) -> Arc {
        let step = TAU / f64::from(self.seats);
        let (sign, sweep) = match direction {
            Direction::Clockwise => (1.0, 1),
            Direction::Anticlockwise => (-1.0, 0),
        };
        let begin = self.turn_of(from);
        let end = begin + sign * step;
        let (begin, end) = (begin + sign * gap_at(begin), end - sign * gap_at(end));
        let ((x1, y1), (x2, y2)) = (Self::at(begin), Self::at(end));
        let large = u8::from((end - begin).abs() > TAU / 2.0);
        let path = format!("M{x1:.1} {y1:.1}A{} {} 0 {large} {sweep} {x2:.1} {y2:.1}", REACH.0, REACH.1);
        Arc { from, link, line: path, head: head_at(end, sign) }
    }

    /// A line across the table, from one seat's sign to another's, bent towards the middle.
    pub(crate) fn across(self, from: Seat, to: Seat) -> String {
        let ((x1, y1), (x2, y2)) = (self.near(from), self.near(to));
        let bend = |one: f64, other: f64, middle: f64| (one + other) / 4.0 + middle / 2.0;
        let (cx, cy) = (bend(x1, x2, MIDDLE.0), bend(y1, y2, MIDDLE.1));
        format!("M{x1:.1} {y1:.1}Q{cx:.1} {cy:.1} {x2:.1} {y2:.1}")
    }

    /// A little inside a seat's sign.
    fn near(self, seat: Seat) -> (f64, f64) {
        let (x, y) = self.place(seat);
        let (dx, dy) = (MIDDLE.0 - x, MIDDLE.1 - y);
        let far = dx.hypot(dy).max(1.0);
        (x + dx / far * GAP, y + dy / far * GAP)
    }
}

/// The angle that keeps an arc clear of a sign.
fn gap_at(turn: f64) -> f64 {
    let (right, down) = heading(turn);
    GAP / (REACH.0 * down).hypot(REACH.1 * right)
}

/// The head of an arrow that ends here.
fn head_at(turn: f64, sign: f64) -> String {
    let (x, y) = Ring::at(turn);
    let (right, down) = heading(turn);
    let (dx, dy) = (-REACH.0 * down * sign, REACH.1 * right * sign);
    let far = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / far, dy / far);
    let wing = |side: f64| (x - 11.0 * ux - side * 8.0 * uy, y - 11.0 * uy + side * 8.0 * ux);
    let ((ax, ay), (bx, by)) = (wing(1.0), wing(-1.0));
    format!("M{ax:.1} {ay:.1}L{x:.1} {y:.1}L{bx:.1} {by:.1}")
}

impl Link {
    /// What the way from a seat means now.
    pub(crate) fn of(scene: &Scene, from: Seat) -> Self {
        let table = &scene.view.table;
        let Some((sinner, asked)) = scene.sinner() else {
            return if scene.waits_for() == Some(from) { Self::Next } else { Self::Order };
        };
        // From the sinner on, whoever comes before the one who is asked has been visited.
        let mut seat = sinner;
        for _ in 0..table.seats {
            if seat == asked {
                return Self::ToSin;
            }
            if seat == from {
                return Self::Sinned;
            }
            seat = table.after(seat);
        }
        Self::ToSin
    }
}
