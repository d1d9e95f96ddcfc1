//! Steps a second of many games of 777 at once, without Python, on an idle machine.
//!
//! `cargo run --release -p sevenfold-encode --example steps [GAMES] [SEATS] [STEPS]`

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sevenfold_core::Game;
use sevenfold_core::chance::Seed;
use sevenfold_encode::{AnyVector, Arrays, Codec, Vector, encoding};
use sevenfold_triple_seven::{Options, TripleSeven};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>());
    let mut next = |usual| arguments.next().unwrap_or(Ok(usual));
    let (games, seats, steps) = (next(1024)?, next(2)?, next(3000)?);
    let encoding = encoding(TripleSeven::META.id).ok_or("777 has no encoding")?;
    let codec = Arc::new(Codec::<TripleSeven>::new(&encoding)?);
    let mut vector = Vector::new(Arc::clone(&codec), &Options::default(), u8::try_from(seats)?, games)
        .map_err(|error| format!("{error:?}"))?;
    let mut owned = Owned {
        observations: vec![0; games * codec.size()],
        masks: vec![0; games * codec.moves()],
        seats: vec![0; games],
        rewards: vec![0.0; games * seats],
        dones: vec![0; games],
    };
    let seeds: Vec<Seed> = (0..games).map(|game| Seed([game as u8; 32])).collect();
    vector.reset(&seeds, 1, owned.arrays())?;
    let mut chosen = vec![0; games];
    let (mut legal, mut taken) = (0, Duration::ZERO);
    for step in 0..steps {
        for (row, mask) in owned.masks.chunks_exact(codec.moves()).enumerate() {
            // Some legal move: the first one behind a place that wanders.
            let from = (step * 97 + row * 31) % mask.len();
            let places = (from..mask.len()).chain(0..from);
            chosen[row] =
                places.into_iter().find(|place| mask[*place] == 1).map_or(0, |place| place as u32).into();
            legal += mask.iter().map(|one| usize::from(*one)).sum::<usize>();
        }
        let begun = Instant::now();
        vector.step(&chosen, 1, owned.arrays())?;
        taken += begun.elapsed();
    }
    let made = f64::from(u32::try_from(games * steps)?);
    let legal = f64::from(u32::try_from(legal)?) / made;
    let rate = made / taken.as_secs_f64();
    println!("{rate:.0} steps a second; {legal:.1} legal moves, {} bytes an observation", codec.size());
    Ok(())
}

struct Owned {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
}

impl Owned {
    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }
}
