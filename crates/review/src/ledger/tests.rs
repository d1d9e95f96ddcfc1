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
    let are =
        |told: Vec<f64>, right: [f64; 3]| told.into_iter().zip(right).all(|(one, other)| near(one, other));
    assert!(are(told(|account| account.result.unwrap()), [0.5, 0.5, 0.0]), "{accounts:?}");
    assert!(are(told(|account| account.gifts), [0.0, 0.15, 0.15]), "{accounts:?}");
    assert!(are(told(|account| account.loss), [0.3, 0.0, 0.0]), "{accounts:?}");
    assert!(are(told(|account| account.average_loss), [0.3, 0.0, 0.0]), "by judged decision: {accounts:?}");
    assert!(are(told(|account| account.luck), [0.8 - third, 0.35 - third, -0.15 - third]), "{accounts:?}");
}

/// A turn of two moves: from the second one the judge sees that the first has cost nothing.
#[test]
fn what_a_seat_has_after_all_was_not_lost() {
    let at = |step, decision: Decision| Decision { step, ..decision };
    let first = |happened: fn(&mut Ledger)| {
        let mut ledger = Ledger::new(&[0.5, 0.5]);
        ledger.draw(Draw::Within);
        ledger.note(&mut at(1, decision(0, 0.9, 0.6)));
        happened(&mut ledger);
        ledger.note(&mut at(2, decision(0, 0.8, 0.8)));
        ledger.draw(Draw::Within);
        closed(ledger, Some(&[1.0, 0.0]))
    };
    let alone = first(|_| {});
    assert!(near(alone[0].loss, 0.1) && near(alone[0].unforeseen, 0.0), "{alone:?}");
    assert!(near(alone[1].gifts, 0.1), "nor was it given: {alone:?}");
    for accounts in [first(|ledger| ledger.draw(Draw::Within)), first(|ledger| ledger.decide(Seat::new(1)))] {
        assert!(near(accounts[0].loss, 0.3) && near(accounts[1].gifts, 0.3), "{accounts:?}");
    }
    for account in &alone {
        let told = account.luck + account.unforeseen + account.gifts - account.loss;
        assert!(near(account.result.unwrap() - 0.5, told), "{account:?}");
    }
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
    // It wins in the end without anybody's doing: what its last move seemed to cost was not lost.
    assert!(near(account.luck, 0.2) && near(account.unforeseen, 0.3), "{account:?}");
    assert!(near(account.loss, 0.0) && account.best == 2, "{account:?}");
    assert_eq!(
        told.turns.iter().map(|turn| turn.cause).collect::<Vec<_>>(),
        [Cause::Unforeseen, Cause::Loss, Cause::Drawn, Cause::Loss, Cause::Unforeseen]
    );
    assert!(near(told.end(), 1.0), "{told:?}");
    let (account, _) = course(SeatSet::EMPTY);
    assert!(near(account.luck, 0.0) && near(account.unforeseen, 0.5), "{account:?}");
}
