//! Keeping account of prospects: what each seat could expect, and why it changed.
//!
//! A seat begins with what it is worth among strong players. At each decision it can expect what its best move is worth;
//! after it, what the move made is worth: the difference is lost. What it can expect at its next decision is something else
//! again: that swing is the doing of the table and of the others. In the end it has its share of the win. So, for every seat,
//!
//! > share − share to begin with = sum of swings − sum of losses.
//!
//! What the others lost went to everybody else, in equal parts. The rest of a swing is luck if the table drew something
//! meanwhile; if it did not, then the judge had not foreseen something, and nobody was lucky.

use sevenfold_core::{Outcome, Seat};

use super::{Account, Decision};

/// What one seat has so far.
#[derive(Clone)]
struct Page {
    /// What it can expect, as far as it was last told.
    prospects: f64,
    /// Its part of what the others lost since its last decision.
    given: f64,
    /// Whether the table has drawn anything since then.
    drawn: bool,
    gifts: f64,
    luck: f64,
    unforeseen: f64,
    loss: f64,
    decisions: u32,
    judged: u32,
    best: u32,
}

impl Page {
    fn new(prospects: f64) -> Self {
        Self {
            prospects,
            given: 0.0,
            drawn: false,
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
    fn turn_to(&mut self, prospects: f64) -> f64 {
        let swing = prospects - self.prospects;
        let rest = swing - self.given;
        *(if self.drawn { &mut self.luck } else { &mut self.unforeseen }) += rest;
        self.gifts += self.given;
        (self.given, self.drawn, self.prospects) = (0.0, false, prospects);
        swing
    }
}

/// All seats.
pub(super) struct Ledger(Vec<Page>);

/// A move that is worth as much as the best one within this is as good.
const AS_GOOD: f64 = 1e-9;

impl Ledger {
    /// With what each seat can expect to begin with.
    pub(super) fn new(prospects: &[f64]) -> Self {
        Self(prospects.iter().copied().map(Page::new).collect())
    }

    /// The table has drawn something.
    pub(super) fn draw(&mut self) {
        self.0.iter_mut().for_each(|page| page.drawn = true);
    }

    /// Books a decision, and tells it by how much the prospects had changed before it.
    pub(super) fn note(&mut self, decision: &mut Decision) {
        let (index, others) = (decision.seat.index(), self.others());
        let Some(page) = self.0.get_mut(index) else { return };
        page.decisions += 1;
        let Some(best) = decision.best.first() else { return };
        decision.swing = Some(page.turn_to(best.worth));
        // A move without a worth is not held against the seat.
        let Some(loss) = decision.loss else { return };
        page.prospects -= loss;
        page.judged += 1;
        page.loss += loss;
        page.best += u32::from(loss < AS_GOOD);
        for (_, page) in self.0.iter_mut().enumerate().filter(|(other, _)| *other != index) {
            page.given += loss / others;
        }
    }

    fn others(&self) -> f64 {
        (f64::from(u8::try_from(self.0.len()).unwrap_or(u8::MAX)) - 1.0).max(1.0)
    }

    /// The accounts, with the last swing of a game that is over.
    pub(super) fn close(mut self, outcome: Option<&Outcome>) -> Vec<Account> {
        let seats = Seat::all(self.0.len() as u8);
        let account = |(seat, page): (Seat, &mut Page)| {
            let result = outcome.map(|outcome| share(outcome, seat));
            if let Some(result) = result {
                page.turn_to(result);
            }
            Account {
                seat,
                decisions: page.decisions,
                judged: page.judged,
                best: page.best,
                loss: page.loss,
                average_loss: page.loss / f64::from(page.judged.max(1)),
                gifts: page.gifts,
                luck: page.luck,
                unforeseen: page.unforeseen,
                result,
            }
        };
        seats.zip(&mut self.0).map(account).collect()
    }
}

fn share(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Alternative;

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

    /// Seat 1 has good cards (0.5 → 0.7), plays badly (0.6), is helped (0.8) and wins; seat 2 gives away 0.3.
    #[test]
    fn luck_and_skill_by_hand() {
        let mut ledger = Ledger::new(&[0.5, 0.5]);
        let mut decisions = [decision(0, 0.7, 0.6), decision(1, 0.4, 0.1), decision(0, 0.8, 0.8)];
        ledger.draw();
        for decision in &mut decisions {
            ledger.note(decision);
        }
        ledger.draw();
        let swings: Vec<f64> = decisions.iter().filter_map(|decision| decision.swing).collect();
        assert!(near(swings[0], 0.2) && near(swings[1], -0.1) && near(swings[2], 0.2), "{swings:?}");
        let accounts = ledger.close(Some(&Outcome::most_points([1, 0])));
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
        let accounts = ledger.close(Some(&Outcome::most_points([0, 1])));
        assert!(accounts.iter().all(|account| near(account.luck, 0.0)), "{accounts:?}");
        assert!(near(accounts[0].unforeseen, -0.2) && near(accounts[1].unforeseen, 0.2), "{accounts:?}");
    }

    #[test]
    fn a_move_without_a_worth_is_not_held_against_the_seat() {
        let mut ledger = Ledger::new(&[0.5, 0.5]);
        ledger.draw();
        let mut unknown = Decision { worth: None, loss: None, ..decision(0, 0.6, 0.0) };
        ledger.note(&mut unknown);
        ledger.note(&mut Decision { best: vec![], ..unknown.clone() });
        let accounts = ledger.close(None);
        assert_eq!((accounts[0].decisions, accounts[0].judged), (2, 0));
        assert!(near(accounts[0].luck, 0.1) && near(accounts[0].loss, 0.0));
        assert_eq!(accounts[0].result, None);
    }

    /// Seat 1 gives away 0.3 of its fair share of a third and cannot be judged at another move; seats 1 and 2 win.
    #[test]
    fn among_three_a_gift_goes_to_the_others_in_equal_parts() {
        let third = 1.0 / 3.0;
        let mut ledger = Ledger::new(&[third; 3]);
        ledger.draw();
        ledger.note(&mut decision(0, 0.4, 0.1));
        ledger.draw();
        ledger.note(&mut Decision { worth: None, loss: None, ..decision(0, 0.4, 0.0) });
        ledger.draw();
        let accounts = ledger.close(Some(&Outcome::most_points([7, 7, 0])));
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
}
