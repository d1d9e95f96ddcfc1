//! The sets in the program: a sample of each is checked in other worlds, all of them with `SEVENFOLD_LONG=1`.

#![expect(clippy::unwrap_used, reason = "a set that cannot be read fails the test")]

use sevenfold_exercises::{
    Aim, Care, Collection, Exercise, Flaw, Level, Measure, Worth, check, position, sets,
};
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

/// Of whatever is not asked as a whole turn, the certificate tells the worth of every move that is tried.
#[test]
fn every_certificate_lists_what_its_judge_tries() {
    let quick = Care { worlds: 40, ..CARE };
    let mut listed = 0;
    for set in sets() {
        let game = find(&set.game).unwrap();
        let asked = set.exercises.iter().filter(|one| one.aim.is_none());
        for exercise in asked.step_by(if long() { 1 } else { 12 }) {
            assert_ne!(
                check(game, exercise, quick),
                Err(Flaw::OtherMoves),
                "{}, {}",
                set.game,
                exercise.seed
            );
            listed += 1;
        }
    }
    assert!(listed >= 70, "{listed}");
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
        // Where two are left there is still something to choose.
        let mut left_out = set.exercises.iter().find(|one| one.worths.len() > 3).unwrap().clone();
        assert!(left_out.worths.pop().is_some());
        assert_eq!(checked(&set, &left_out), Err(Flaw::OtherMoves), "{game}");
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
        // A way that goes on, or ends with something else.
        assert_eq!(wrong(|_, aim| aim.line.push("pass".to_owned())), Err(Flaw::OtherMoves));
        let other_end = wrong(|_, aim| {
            aim.line.pop();
            aim.line.push("pass".to_owned());
        });
        assert!(matches!(other_end, Err(Flaw::OtherMost(_))), "{other_end:?}");
        assert!(wrong(|exercise, _| exercise.seed = "00".repeat(32)).is_err());
        assert!(wrong(|exercise, _| exercise.moves.truncate(3)).is_err());
    }
}

/// A last move that is replaced leads to another position. The certificate may be true of that one, too: a tile that is drawn
/// from elsewhere may have nothing to do with the turn that is asked for. It was not made for it, all the same.
#[test]
fn a_last_move_that_is_replaced_is_found_even_where_the_certificate_stays_true() {
    let set = sets().into_iter().find(|set| set.game == "double-seven").unwrap();
    let game = find(&set.game).unwrap();
    let (mut untrue, mut true_elsewhere) = (0, 0);
    for exercise in set.exercises.iter().take(if long() { usize::MAX } else { 80 }) {
        let before = &exercise.moves[..exercise.moves.len() - 1];
        let last = exercise.moves.last().unwrap();
        let asked = position(game, &Exercise { moves: before.to_vec(), ..exercise.clone() }).unwrap();
        let others =
            asked.legal(exercise.seat).into_iter().map(|text| format!("{} {text}", exercise.seat.number()));
        for other in others.filter(|other| other != last) {
            let moves = [before, &[other]].concat();
            let replaced = Exercise { moves, ..exercise.clone() };
            assert_eq!(checked(&set, &replaced), Err(Flaw::OtherRecord), "{}", exercise.seed);
            let marked = Exercise { mark: replaced.record_mark(), ..replaced };
            match checked(&set, &marked) {
                Ok(()) => true_elsewhere += 1,
                Err(_) => untrue += 1,
            }
        }
    }
    assert!(untrue > 0 && true_elsewhere > 0, "{untrue} untrue, {true_elsewhere} true of another position");
}

/// Whatever a record is altered in, its mark says so.
#[test]
fn a_record_that_is_altered_is_found_in_every_set() {
    for set in sets() {
        for exercise in set.exercises.iter().step_by(if long() { 1 } else { 40 }) {
            let altered = |change: fn(&mut Exercise)| {
                let mut other = exercise.clone();
                change(&mut other);
                checked(&set, &other)
            };
            assert_eq!(exercise.mark, exercise.record_mark(), "{} {}", set.game, exercise.seed);
            assert_eq!(altered(|one| one.mark.clear()), Err(Flaw::OtherRecord), "{}", set.game);
            // Where nothing was played yet, nothing can be left out.
            let shorter = altered(|one| drop(one.moves.pop()));
            assert!(shorter.is_err() || exercise.moves.is_empty(), "{}", set.game);
            assert!(altered(|one| one.seed = "00".repeat(32)).is_err(), "{}", set.game);
        }
    }
}
