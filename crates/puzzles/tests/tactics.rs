//! The tactics that come with the program.

use std::collections::BTreeSet;

use sevenfold_puzzles::tactics::{Grade, Tactic};

#[test]
fn there_are_two_hundred_and_all_grades_are_among_them() {
    let all = Tactic::all();
    assert_eq!(all.len(), 200);
    let positions: BTreeSet<&Vec<String>> = all.iter().map(|tactic| &tactic.moves).collect();
    assert_eq!(positions.len(), all.len());
    for grade in [Grade::Easy, Grade::Medium, Grade::Hard] {
        assert!(all.iter().any(|tactic| tactic.grade == grade), "{grade:?}");
    }
}

/// One in forty; with `SEVENFOLD_LONG=1` every one.
#[test]
fn every_tactic_has_exactly_one_winning_move() {
    let stride = if std::env::var_os("SEVENFOLD_LONG").is_some() { 1 } else { 40 };
    for (index, tactic) in Tactic::all().iter().enumerate().step_by(stride) {
        assert_eq!(tactic.verify(), Ok(()), "number {}", index + 1);
    }
}

#[test]
fn every_tactic_has_its_day_before_one_comes_again() {
    let days = 20_000..20_200;
    let met: BTreeSet<Vec<String>> = days.filter_map(|day| Some(Tactic::of_day(day)?.moves)).collect();
    assert_eq!(met.len(), 200);
    assert_eq!(Tactic::of_day(20_000), Tactic::of_day(20_200));
}
