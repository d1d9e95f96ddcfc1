//! Many games at once.

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::{Agenda, Rng as _, Viewer};
use sevenfold_shelf::encode::{AnyVector, Arrays, Crew, VectorError};

use crate::{MOST_STEPS, Table, of_number, tables};

/// Arrays for some games.
struct Owned {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
}

impl Owned {
    fn of(vector: &dyn AnyVector) -> Self {
        let games = vector.len();
        Self {
            observations: vec![9; games * vector.size()],
            masks: vec![9; games * vector.moves()],
            seats: vec![9; games],
            rewards: vec![9.0; games * usize::from(vector.seats())],
            dones: vec![9; games],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }

    /// Any legal move in every game.
    fn pick(&self, games: usize, dice: &mut Quick) -> Vec<i64> {
        let masks = self.masks.chunks_exact(self.masks.len() / games);
        let legal = |mask: &[u8]| -> Vec<i64> {
            let numbers = mask.iter().zip(0..).filter(|(legal, _)| **legal == 1);
            numbers.map(|(_, number)| number).collect()
        };
        masks.map(|mask| *dice.pick(&legal(mask)).unwrap()).collect()
    }
}

fn seeds(count: usize) -> Vec<Seed> {
    (0..count as u64).map(of_number).collect()
}

fn vector(table: &Table, games: usize) -> Box<dyn AnyVector> {
    table.game.vector(&table.options, table.seats, games).unwrap()
}

/// The vector plays the very games that a host plays with the same seeds and moves.
#[test]
fn a_game_among_many_is_the_game_alone() {
    let (mut ended, mut alone) = (0, Crew::new(1));
    for table in tables() {
        let codec = table.game.codec().unwrap();
        let mut vector = vector(&table, 1);
        let mut out = Owned::of(&*vector);
        vector.reset(&[of_number(5)], &mut alone, out.arrays()).unwrap();
        let mut run = table.start(5);
        let mut dice = Quick::new(3);
        let mut expected = vec![0; codec.size()];
        for _ in 0..MOST_STEPS {
            while matches!(run.agenda(), Agenda::Chance(_)) {
                run.draw().unwrap();
            }
            let Some(seat) = run.agenda().must().first().or_else(|| run.agenda().asked().first()) else {
                break;
            };
            assert_eq!(out.seats[0], i32::from(seat.number()) - 1, "{}", table.name());
            codec.observe(&*run, Viewer::Seat(seat), &mut expected).unwrap();
            assert!(expected == out.observations, "{}", table.name());
            let legal: usize = out.masks.iter().copied().map(usize::from).sum();
            assert_eq!(legal, run.legal(seat).len(), "{}", table.name());
            let chosen = out.pick(1, &mut dice);
            run.play(seat, &codec.text(u32::try_from(chosen[0]).unwrap()).unwrap()).ok().unwrap();
            vector.step(&chosen, &mut alone, out.arrays()).unwrap();
            assert_eq!(out.dones[0] == 1, run.outcome().is_some());
        }
        let Some(outcome) = run.outcome() else { continue };
        ended += 1;
        assert!(out.rewards.iter().sum::<f32>().abs() < 1e-5, "what some win others lose");
        let best = out.rewards.iter().copied().fold(f32::MIN, f32::max);
        assert!((out.rewards[outcome.winners.first().unwrap().index()] - best).abs() < 1e-6);
    }
    assert!(ended > 10, "only {ended} games came to their end");
}

#[test]
fn threads_and_saving_change_nothing() {
    let (mut alone, mut crew) = (Crew::new(1), Crew::new(3));
    for table in tables().into_iter().filter(|table| table.options == serde_json::json!({})) {
        let (mut one, mut two) = (vector(&table, 6), vector(&table, 6));
        let (mut here, mut there) = (Owned::of(&*one), Owned::of(&*two));
        one.reset(&seeds(6), &mut alone, here.arrays()).unwrap();
        two.reset(&seeds(6), &mut crew, there.arrays()).unwrap();
        let mut dice = Quick::new(1);
        for step in 0..60 {
            assert!(here.observations == there.observations && here.masks == there.masks);
            let moves = here.pick(6, &mut dice);
            if step == 20 {
                let saved = two.save();
                two.step(&moves, &mut crew, there.arrays()).unwrap();
                two.restore(&saved).unwrap();
                two.look(&mut crew, there.arrays()).unwrap();
                assert!(here.observations == there.observations, "{}", table.name());
            }
            one.step(&moves, &mut alone, here.arrays()).unwrap();
            two.step(&moves, &mut crew, there.arrays()).unwrap();
        }
        assert_eq!(one.save(), two.save());
    }
}

#[test]
fn what_is_wrong_changes_nothing() {
    let table = tables().remove(0);
    let (mut vector, mut crew) = (vector(&table, 2), Crew::new(2));
    let mut out = Owned::of(&*vector);
    vector.reset(&seeds(2), &mut crew, out.arrays()).unwrap();
    let before = vector.save();
    let legal = out.pick(2, &mut Quick::new(1));
    for wrong in [-1, i64::MAX, i64::try_from(vector.moves()).unwrap()] {
        let refused = vector.step(&[legal[0], wrong], &mut crew, out.arrays());
        assert_eq!(refused, Err(VectorError::NotLegal { game: 1, number: wrong }));
    }
    let short = vector.step(&legal[..1], &mut crew, out.arrays());
    assert_eq!(short, Err(VectorError::Length { array: "moves", given: 1, needed: 2 }));
    assert_eq!(vector.save(), before);
    for nonsense in [&before[1..], &[7; 100], &[]] {
        assert_eq!(vector.restore(nonsense), Err(VectorError::Unreadable));
    }
    assert_eq!(vector.save(), before);
}
