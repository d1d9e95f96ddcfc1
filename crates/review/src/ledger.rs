//! Keeping account of prospects: what each seat could expect, and why it changed.
//!
//! A seat begins with what it is worth among strong players. At each decision it can expect what its best move is worth;
//! after it, what the move made is worth: the difference is lost. What it can expect at its next decision is something else
//! again: that swing is the doing of the table and of the others. In the end it has its share of the win. So, for every seat,
//!
//! > share − share to begin with = sum of swings − sum of losses.
//!
//! What the others lost went to everybody else, in equal parts. The rest of a swing is luck if the table drew something
//! meanwhile, or somebody moved whose hand the seat did not know: what a good move reveals is luck, too. So is what the
//! seat itself turned up, as a tile drawn unseen. If nothing of that happened, then the judge had not foreseen something, and nobody was lucky.
//!
//! What a move seemed to lose, and the seat has all the same when it decides next, was not lost, if nothing but that move
//! happened meanwhile: in a turn of several moves the judge sees further from the second one.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use sevenfold_core::{Draw, Seat, SeatSet};

use crate::{Decision, Outline, Stop};

/// What a game comes to for one seat. What it won beyond what its seat is worth is its luck and what was not foreseen, plus
/// its part of what the others gave away, less what it gave away itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// Who.
    pub seat: Seat,
    /// How many decisions.
    pub decisions: u32,
    /// How many of them could be judged.
    pub judged: u32,
    /// How many of them were the best move.
    pub best: u32,
    /// What was given away in all, in shares of a win.
    pub loss: f64,
    /// And by decision: the smaller, the more skilful.
    pub average_loss: f64,
    /// What the others gave away, in equal parts to everybody else.
    pub gifts: f64,
    /// What else changed its prospects while the table drew something or others showed what they held.
    pub luck: f64,
    /// What changed them though neither happened: the judge had not seen it coming.
    pub unforeseen: f64,
    /// The share of the win in the end; nothing while the game is running.
    pub result: Option<f64>,
}

/// Why a seat's prospects changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A new round was dealt.
    Deal,
    /// Something was drawn or turned out to lie somewhere.
    Drawn,
    /// Somebody else's move was below their best.
    Gift,
    /// One's own was.
    Loss,
    /// The judge had not seen it coming.
    Unforeseen,
}

/// One change of a seat's prospects.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Turn {
    /// At which step, from 1.
    pub step: usize,
    /// Whose doing or decision.
    pub seat: Seat,
    /// Why.
    pub cause: Cause,
    /// By how much.
    pub by: f64,
}

/// A seat's prospects in the course of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Course {
    /// What it could expect to begin with.
    pub start: f64,
    /// How that changed.
    pub turns: Vec<Turn>,
}

impl Course {
    /// What it had in the end.
    pub fn end(&self) -> f64 {
        self.start + self.turns.iter().map(|turn| turn.by).sum::<f64>()
    }
}

/// What decisions of a game come to, seat by seat, with the course of each seat's prospects; and how much the prospects
/// had changed before each decision.
///
/// The decisions are in the order of the game; those that have not been judged are as if nobody had an opinion on them.
pub fn accounts(outline: &Outline, decisions: &mut [Decision]) -> Vec<(Account, Course)> {
    let mut ledger = Ledger::new(&outline.fair);
    let mut next = decisions.iter_mut().peekable();
    for stop in &outline.stops {
        match *stop {
            Stop::Drawn(_, draw) => ledger.draw(draw),
            Stop::Shown(_, seats) => ledger.show(seats),
            Stop::Choice(step, seat) => {
                ledger.decide(seat);
                while let Some(decision) = next.next_if(|decision| decision.step <= step) {
                    ledger.note(decision);
                }
            }
        }
    }
    ledger.close(outline.stops.last().map_or(0, |stop| stop.step()), outline.result.as_deref())
}

/// What may have changed a seat's prospects since its last decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Chance {
    Nothing,
    Drawn,
    Dealt,
}

/// What one seat has so far.
#[derive(Clone)]
struct Page {
    seat: Seat,
    /// What it can expect, as far as it was last told.
    prospects: f64,
    /// Its part of what the others lost since its last decision: by whom, at which step.
    given: Vec<(usize, Seat, f64)>,
    /// Whether chance had a part in anything since then.
    chance: Chance,
    /// Whether nobody else has decided anything since then.
    alone: bool,
    course: Course,
    gifts: f64,
    luck: f64,
    unforeseen: f64,
    loss: f64,
    decisions: u32,
    judged: u32,
    best: u32,
}

impl Page {
    fn new((seat, prospects): (Seat, f64)) -> Self {
        Self {
            seat,
            prospects,
            given: Vec::new(),
            chance: Chance::Nothing,
            alone: false,
            course: Course { start: prospects, turns: Vec::new() },
            gifts: 0.0,
            luck: 0.0,
            unforeseen: 0.0,
            loss: 0.0,
            decisions: 0,
            judged: 0,
            best: 0,
        }
    }

    /// The prospects have changed without the seat's doing; says by how much.
    fn turn_to(&mut self, step: usize, prospects: f64) -> f64 {
        let swing = prospects - self.prospects;
        let given: f64 = self.given.iter().map(|(_, _, by)| by).sum();
        let rest = swing - given;
        for (step, seat, by) in std::mem::take(&mut self.given) {
            self.course.turns.push(Turn { step, seat, cause: Cause::Gift, by });
        }
        self.gifts += given;
        let (cause, sum) = match self.chance {
            Chance::Nothing => (Cause::Unforeseen, &mut self.unforeseen),
            Chance::Drawn => (Cause::Drawn, &mut self.luck),
            Chance::Dealt => (Cause::Deal, &mut self.luck),
        };
        *sum += rest;
        self.course.turns.push(Turn { step, seat: self.seat, cause, by: rest });
        (self.chance, self.prospects) = (Chance::Nothing, prospects);
        swing
    }

    fn lose(&mut self, step: usize, loss: f64) {
        self.prospects -= loss;
        self.judged += 1;
        self.loss += loss;
        self.best += u32::from(loss < AS_GOOD);
        self.course.turns.push(Turn { step, seat: self.seat, cause: Cause::Loss, by: -loss });
        self.alone = true;
    }

    /// How much of what its last move seemed to lose it has after all, if nothing else happened since; and that step.
    fn take_back(&mut self, prospects: f64) -> Option<(usize, f64)> {
        let last = self.course.turns.last_mut().filter(|turn| turn.cause == Cause::Loss)?;
        let back = (prospects - self.prospects).min(-last.by);
        if !self.alone || self.chance != Chance::Nothing || back < AS_GOOD {
            return None;
        }
        last.by += back;
        (self.prospects, self.loss) = (self.prospects + back, self.loss - back);
        self.best += u32::from(-last.by < AS_GOOD);
        Some((last.step, back))
    }

    fn account(self, result: Option<f64>) -> (Account, Course) {
        let account = Account {
            seat: self.seat,
            decisions: self.decisions,
            judged: self.judged,
            best: self.best,
            loss: self.loss,
            average_loss: self.loss / f64::from(self.judged.max(1)),
            gifts: self.gifts,
            luck: self.luck,
            unforeseen: self.unforeseen,
            result,
        };
        (account, self.course)
    }
}

/// All seats.
pub(crate) struct Ledger(Vec<Page>);

/// A move that is worth as much as the best one within this is as good.
const AS_GOOD: f64 = 1e-9;

impl Ledger {
    /// With what each seat can expect to begin with.
    pub(crate) fn new(prospects: &[f64]) -> Self {
        Self(Seat::all(prospects.len() as u8).zip(prospects.iter().copied()).map(Page::new).collect())
    }

    /// The table has drawn something.
    pub(crate) fn draw(&mut self, draw: Draw) {
        let chance = match draw {
            Draw::Deal => Chance::Dealt,
            Draw::Within => Chance::Drawn,
        };
        self.0.iter_mut().for_each(|page| page.chance = page.chance.max(chance));
    }

    /// A move has told these seats something.
    pub(crate) fn show(&mut self, seats: SeatSet) {
        for page in self.0.iter_mut().filter(|page| seats.contains(page.seat)) {
            page.chance = page.chance.max(Chance::Drawn);
        }
    }

    /// This seat is about to decide.
    fn decide(&mut self, seat: Seat) {
        self.0.iter_mut().filter(|page| page.seat != seat).for_each(|page| page.alone = false);
    }

    /// What a seat was thought to have lost and has after all is neither its loss nor anybody's gift.
    fn take_back(&mut self, index: usize, prospects: f64) {
        let others = self.others();
        let Some(page) = self.0.get_mut(index) else { return };
        let Some((step, back)) = page.take_back(prospects) else { return };
        for (_, _, by) in self.0.iter_mut().flat_map(|page| &mut page.given).filter(|(at, ..)| *at == step) {
            *by -= back / others;
        }
    }

    /// Books a decision, and tells it by how much the prospects had changed before it.
    pub(crate) fn note(&mut self, decision: &mut Decision) {
        let (index, others, step) = (decision.seat.index(), self.others(), decision.step);
        self.decide(decision.seat);
        let Some(page) = self.0.get_mut(index) else { return };
        page.decisions += 1;
        let Some(best) = decision.best.first() else { return };
        self.take_back(index, best.worth);
        let Some(page) = self.0.get_mut(index) else { return };
        decision.swing = Some(page.turn_to(step, best.worth));
        // A move without a worth is not held against the seat.
        let Some(loss) = decision.loss else { return };
        page.lose(step, loss);
        for (_, page) in self.0.iter_mut().enumerate().filter(|(other, _)| *other != index) {
            page.given.push((step, decision.seat, loss / others));
        }
    }

    fn others(&self) -> f64 {
        (f64::from(u8::try_from(self.0.len()).unwrap_or(u8::MAX)) - 1.0).max(1.0)
    }

    /// The accounts, with the last swing of a game that is over.
    pub(crate) fn close(mut self, step: usize, result: Option<&[f64]>) -> Vec<(Account, Course)> {
        for (index, share) in result.unwrap_or_default().iter().enumerate() {
            self.take_back(index, *share);
        }
        let close = |mut page: Page| {
            let share = result.and_then(|shares| shares.get(page.seat.index()).copied());
            if let Some(share) = share {
                page.turn_to(step, share);
            }
            page.account(share)
        };
        self.0.into_iter().map(close).collect()
    }
}
