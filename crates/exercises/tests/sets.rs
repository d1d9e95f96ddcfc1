//! The sets in the program: a sample of each is checked in other worlds, all of them with `SEVENFOLD_LONG=1`.

#![expect(clippy::unwrap_used, reason = "a set that cannot be read fails the test")]

use sevenfold_exercises::{Aim, Care, Collection, Exercise, Flaw, Level, Measure, Worth, check, sets};
use sevenfold_shelf::find;

/// So many worlds a move tell a clear answer from another.
const CARE: Care = Care { worlds: 600, dice: 77 };

/// How many exercises of each set are checked where time is short.
const SAMPLE: usize = 4;

/// Is there time for all of it?
fn long() -> bool {
    std::env::var_os("SEVENFOLD_LONG").is_some()
}

fn checked(set: &Collection, exercise: &Exercise) -> Result<(), Flaw> {
    check(find(&set.game).unwrap(), exercise, CARE)
}

#[test]
fn every_set_has_two_hundred_exercises_in_three_levels() {
    let sets = sets();
    assert!(sets.len() >= 5, "{} sets", sets.len());
    for set in sets {
        assert!(set.exercises.len() >= 200, "{}: {}", set.game, set.exercises.len());
        for level in Level::ALL {
            let count = set.exercises.iter().filter(|one| one.level == level).count();
            assert!(count >= 60, "{}: {count} are {level:?}", set.game);
        }
        assert_eq!(Collection::read(&set.write()), Some(set));
    }
}

#[test]
fn the_answers_hold_in_worlds_nobody_has_looked_at() {
    for set in sets() {
        let apart = if long() { 1 } else { set.exercises.len().div_ceil(SAMPLE) };
        for (number, exercise) in set.exercises.iter().enumerate().step_by(apart) {
            assert_eq!(checked(&set, exercise), Ok(()), "{} {}", set.game, number + 1);
        }
    }
}

/// Each defect is put into the first exercise of each set.
#[test]
fn defects_are_found() {
    for set in sets().into_iter().filter(|set| set.exercises[0].aim.is_none()) {
        let good = set.exercises.first().unwrap();
        let wrong = |change: fn(&mut Exercise)| {
            let mut exercise = good.clone();
            change(&mut exercise);
            checked(&set, &exercise)
        };
        let game = &set.game;
        let swapped = wrong(|one| {
            let (first, second) = (one.worths[0].clone(), one.worths[1].clone());
            one.worths[0] = Worth(second.0, first.1, first.2);
            one.worths[1] = Worth(first.0, second.1, second.2);
        });
        assert!(matches!(swapped, Err(Flaw::OtherAnswer(_) | Flaw::OtherWorth(_))), "{game}: {swapped:?}");
        let twice = wrong(|one| one.worths.push(one.worths[1].clone()));
        assert_eq!(twice, Err(Flaw::OtherMoves), "{game}");
        let close = wrong(|one| one.worths[1].1 = one.worths[0].1 - 100);
        assert!(matches!(close, Err(Flaw::InDoubt(_))), "{game}: {close:?}");
        let unsure = wrong(|one| one.worths[0].2 = 2000);
        assert!(matches!(unsure, Err(Flaw::InDoubt(_))), "{game}: {unsure:?}");
        let better = wrong(|one| one.worths[0].1 = one.worths[0].1.saturating_add(3000));
        assert!(matches!(better, Err(Flaw::OtherWorth(_))), "{game}: {better:?}");
        let astray = wrong(|one| one.seed = "00".repeat(32));
        assert!(astray.is_err(), "{game}");
    }
}

/// And into turns that are asked for: one more, one less, a way that is cut short or cannot be gone, another game.
#[test]
fn defects_are_found_in_turns() {
    let set = sets().into_iter().find(|set| set.game == "double-seven").unwrap();
    for measure in [Measure::Tiles, Measure::Sevens] {
        let of = |one: &&Exercise| one.aim.as_ref().is_some_and(|aim| aim.measure == measure);
        let good = set.exercises.iter().find(of).unwrap();
        let wrong = |change: fn(&mut Exercise, &mut Aim)| {
            let (mut exercise, mut aim) = (good.clone(), good.aim.clone().unwrap());
            change(&mut exercise, &mut aim);
            exercise.aim = Some(aim);
            checked(&set, &exercise)
        };
        assert_eq!(wrong(|_, _| ()), Ok(()));
        assert!(matches!(wrong(|_, aim| aim.most += 1), Err(Flaw::OtherMost(_))));
        assert!(matches!(wrong(|_, aim| aim.most -= 1), Err(Flaw::OtherMost(_))));
        assert!(matches!(wrong(|_, aim| aim.line.clear()), Err(Flaw::OtherMost(_))));
        assert_eq!(wrong(|_, aim| aim.line.insert(0, "discard F".to_owned())), Err(Flaw::OtherMoves));
        assert!(wrong(|exercise, _| exercise.seed = "00".repeat(32)).is_err());
        assert!(wrong(|exercise, _| exercise.moves.truncate(3)).is_err());
    }
}
