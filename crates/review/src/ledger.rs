//! Keeping account of prospects: what each seat could expect, and why it changed.
//!
//! A seat begins with what it is worth among strong players. At each decision it can expect what its best move is worth;
//! after it, what the move made is worth: the difference is lost. What it can expect at its next decision is something else
//! again: that swing is the doing of the table and of the others. In the end it has its share of the win. So, for every seat,
//!
//! > share − share to begin with = sum of swings − sum of losses.
//!
//! What the others lost went to everybody else, in equal parts. The rest of a swing is luck if the table drew something
//! meanwhile, or somebody moved whose hand the seat did not know: what a good move reveals is luck, too. If neither
//! happened, then the judge had not foreseen something, and nobody was lucky.

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
            Stop::Choice(step, _) => {
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

    /// Somebody has moved whose hand these seats did not know.
    pub(crate) fn show(&mut self, seats: SeatSet) {
        for page in self.0.iter_mut().filter(|page| seats.contains(page.seat)) {
            page.chance = page.chance.max(Chance::Drawn);
        }
    }

    /// Books a decision, and tells it by how much the prospects had changed before it.
    pub(crate) fn note(&mut self, decision: &mut Decision) {
        let (index, others, step) = (decision.seat.index(), self.others(), decision.step);
        let Some(page) = self.0.get_mut(index) else { return };
        page.decisions += 1;
        let Some(best) = decision.best.first() else { return };
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
    pub(crate) fn close(self, step: usize, result: Option<&[f64]>) -> Vec<(Account, Course)> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Alternative;

    fn decision(seat: u8, best: f64, made: f64) -> Decision {
        Decision {
            step: 1,
            seat: Seat::new(seat),
            text: "x".into(),
            legal: 2,
            worth: Some(made),
            loss: Some(best - made),
            swing: None,
            best: vec![Alternative { text: "y".into(), worth: best, visits: 1 }],
            reason: None,
        }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-12
    }

    fn closed(ledger: Ledger, result: Option<&[f64]>) -> Vec<Account> {
        ledger.close(9, result).into_iter().map(|(account, _)| account).collect()
    }

    /// Seat 1 has good cards (0.5 → 0.7), plays badly (0.6), is helped (0.8) and wins; seat 2 gives away 0.3.
    #[test]
    fn luck_and_skill_by_hand() {
        let mut ledger = Ledger::new(&[0.5, 0.5]);
        let mut decisions = [decision(0, 0.7, 0.6), decision(1, 0.4, 0.1), decision(0, 0.8, 0.8)];
        ledger.draw(Draw::Within);
        for decision in &mut decisions {
            ledger.note(decision);
        }
        ledger.draw(Draw::Within);
        let swings: Vec<f64> = decisions.iter().filter_map(|decision| decision.swing).collect();
        assert!(near(swings[0], 0.2) && near(swings[1], -0.1) && near(swings[2], 0.2), "{swings:?}");
        let accounts = closed(ledger, Some(&[1.0, 0.0]));
        let [first, second] = accounts.as_slice() else { panic!("two seats") };
        assert!(near(first.loss, 0.1) && near(first.gifts, 0.3) && near(first.average_loss, 0.05));
        // The cards brought 0.2 and the last draw 0.2. Of seat 2's gift of 0.3 the judge saw only 0.2 arrive.
        assert!(near(first.luck, 0.4) && near(first.unforeseen, -0.1), "{accounts:?}");
        assert!(near(second.luck, -0.3) && near(second.unforeseen, 0.0), "{accounts:?}");
        assert_eq!((first.decisions, first.judged, first.best), (2, 2, 1));
        for account in &accounts {
            let won = account.result.unwrap() - 0.5;
            let told = account.luck + account.unforeseen + account.gifts - account.loss;
            assert!(near(won, told), "{account:?}");
        }
    }

    /// The second seat is worth more to begin with, so that its win is no surprise and nobody's luck.
    #[test]
    fn where_nothing_is_drawn_nobody_is_lucky() {
        let mut ledger = Ledger::new(&[0.2, 0.8]);
        ledger.note(&mut decision(0, 0.2, 0.2));
        ledger.note(&mut decision(1, 0.9, 0.9));
        let accounts = closed(ledger, Some(&[0.0, 1.0]));
        assert!(accounts.iter().all(|account| near(account.luck, 0.0)), "{accounts:?}");
        assert!(near(accounts[0].unforeseen, -0.2) && near(accounts[1].unforeseen, 0.2), "{accounts:?}");
    }

    #[test]
    fn a_move_without_a_worth_is_not_held_against_the_seat() {
        let mut ledger = Ledger::new(&[0.5, 0.5]);
        ledger.draw(Draw::Within);
        let mut unknown = Decision { worth: None, loss: None, ..decision(0, 0.6, 0.0) };
        ledger.note(&mut unknown);
        ledger.note(&mut Decision { best: vec![], ..unknown.clone() });
        let accounts = closed(ledger, None);
        assert_eq!((accounts[0].decisions, accounts[0].judged), (2, 0));
        assert!(near(accounts[0].luck, 0.1) && near(accounts[0].loss, 0.0));
        assert_eq!(accounts[0].result, None);
    }

    /// Seat 1 gives away 0.3 of its fair share of a third and cannot be judged at another move; seats 1 and 2 win.
    #[test]
    fn among_three_a_gift_goes_to_the_others_in_equal_parts() {
        let third = 1.0 / 3.0;
        let mut ledger = Ledger::new(&[third; 3]);
        ledger.draw(Draw::Within);
        ledger.note(&mut decision(0, 0.4, 0.1));
        ledger.draw(Draw::Within);
        ledger.note(&mut Decision { worth: None, loss: None, ..decision(0, 0.4, 0.0) });
        ledger.draw(Draw::Within);
        let accounts = closed(ledger, Some(&[0.5, 0.5, 0.0]));
        let told = |number: fn(&Account) -> f64| accounts.iter().map(number).collect::<Vec<f64>>();
        let are = |told: Vec<f64>, right: [f64; 3]| {
            told.into_iter().zip(right).all(|(one, other)| near(one, other))
        };
        assert!(are(told(|account| account.result.unwrap()), [0.5, 0.5, 0.0]), "{accounts:?}");
        assert!(are(told(|account| account.gifts), [0.0, 0.15, 0.15]), "{accounts:?}");
        assert!(are(told(|account| account.loss), [0.3, 0.0, 0.0]), "{accounts:?}");
        assert!(
            are(told(|account| account.average_loss), [0.3, 0.0, 0.0]),
            "by judged decision: {accounts:?}"
        );
        assert!(
            are(told(|account| account.luck), [0.8 - third, 0.35 - third, -0.15 - third]),
            "{accounts:?}"
        );
    }

    /// What somebody's hand turned out to be is luck; what moved though all was known is not.
    #[test]
    fn what_others_show_of_hidden_hands_is_luck() {
        let course = |shown: SeatSet| {
            let mut ledger = Ledger::new(&[0.5, 0.5]);
            ledger.note(&mut decision(0, 0.5, 0.5));
            ledger.show(shown);
            ledger.note(&mut decision(0, 0.7, 0.6));
            ledger.close(3, Some(&[1.0, 0.0])).swap_remove(0)
        };
        let (account, told) = course(SeatSet::only(Seat::FIRST));
        assert!(near(account.luck, 0.2) && near(account.unforeseen, 0.4), "{account:?}");
        assert_eq!(
            told.turns.iter().map(|turn| turn.cause).collect::<Vec<_>>(),
            [Cause::Unforeseen, Cause::Loss, Cause::Drawn, Cause::Loss, Cause::Unforeseen]
        );
        assert!(near(told.end(), 1.0), "{told:?}");
        let (account, _) = course(SeatSet::EMPTY);
        assert!(near(account.luck, 0.0) && near(account.unforeseen, 0.6), "{account:?}");
    }
}
