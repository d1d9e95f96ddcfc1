//! Steps a second of many games of 777 at once, without Python, on an idle machine; with more threads than one in turns with one.
//!
//! `cargo run --release -p sevenfold-encode --example steps [GAMES] [SEATS] [STEPS] [THREADS]`
//!
//! On a busy machine the clock says nothing. There the time counts that all threads together were at work: what they do more than
//! one alone is what sharing costs, and without it so many threads would be so many times as fast.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use sevenfold_core::Game;
use sevenfold_core::chance::Seed;
use sevenfold_encode::{AnyVector, Arrays, Codec, Crew, Vector, encoding};
use sevenfold_triple_seven::{Options, TripleSeven};

/// So many steps are made with one thread, then as many with several: in turns step by step, each would find half of the games in
/// the other's cache.
const BLOCK: usize = 50;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>());
    let mut next = |usual| arguments.next().unwrap_or(Ok(usual));
    let (games, seats, steps, threads) = (next(1024)?, next(2)?, next(3000)?, next(1)?);
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
    let (mut one, mut crew) = (Crew::new(1), Crew::new(threads));
    vector.reset(&seeds, &mut one, owned.arrays())?;
    let mut chosen = vec![0; games];
    let (mut legal, mut alone, mut together) = (0, Taken::default(), Taken::default());
    for step in 0..steps {
        for (row, mask) in owned.masks.chunks_exact(codec.moves()).enumerate() {
            // Some legal move: the first one behind a place that wanders.
            let from = (step * 97 + row * 31) % mask.len();
            let places = (from..mask.len()).chain(0..from);
            chosen[row] =
                places.into_iter().find(|place| mask[*place] == 1).map_or(0, |place| place as u32).into();
            legal += mask.iter().map(|one| usize::from(*one)).sum::<usize>();
        }
        let (crew, taken) =
            if step / BLOCK % 2 == 1 { (&mut crew, &mut together) } else { (&mut one, &mut alone) };
        let begun = Moment::now(threads);
        vector.step(&chosen, crew, owned.arrays())?;
        taken.add(u32::try_from(games)?, begun, Moment::now(threads));
    }
    let legal = f64::from(u32::try_from(legal)?) / f64::from(u32::try_from(games * steps)?);
    println!("{legal:.1} legal moves, {} bytes an observation", codec.size());
    println!("one thread: {}", alone.told());
    if threads > 1 {
        println!("{threads} threads: {}", together.told());
        println!(
            "{:.2} times by the clock, {:.2} by the work of the first, {:.2} by that of all",
            alone.a_step(|taken| taken.wall) / together.a_step(|taken| taken.wall),
            alone.a_step(|taken| taken.first) / together.a_step(|taken| taken.first),
            f64::from(u32::try_from(threads)?) * alone.a_step(|taken| taken.all)
                / together.a_step(|taken| taken.all),
        );
    }
    Ok(())
}

/// A time by several clocks.
#[derive(Clone, Copy)]
struct Moment {
    wall: Instant,
    /// How long the calling thread has been at work.
    first: Duration,
    /// How long all threads have.
    all: Duration,
}

impl Moment {
    /// The work is asked for only where threads are compared: valgrind does not bear the question.
    fn now(threads: usize) -> Self {
        let at_work = |clock| match threads {
            0..=1 => Duration::ZERO,
            _ => clock_gettime(clock).try_into().unwrap_or_default(),
        };
        let (first, all) = (at_work(ClockId::ThreadCPUTime), at_work(ClockId::ProcessCPUTime));
        Self { wall: Instant::now(), first, all }
    }
}

/// What steps took.
#[derive(Default)]
struct Taken {
    steps: f64,
    wall: Duration,
    first: Duration,
    all: Duration,
}

impl Taken {
    fn add(&mut self, steps: u32, begun: Moment, ended: Moment) {
        self.wall += ended.wall - begun.wall;
        self.first += ended.first.saturating_sub(begun.first);
        self.all += ended.all.saturating_sub(begun.all);
        self.steps += f64::from(steps);
    }

    /// Nanoseconds a step.
    fn a_step(&self, of: fn(&Self) -> Duration) -> f64 {
        of(self).as_secs_f64() * 1e9 / self.steps
    }

    fn told(&self) -> String {
        let (wall, first, all) = (
            self.a_step(|taken| taken.wall),
            self.a_step(|taken| taken.first),
            self.a_step(|taken| taken.all),
        );
        format!(
            "{:.0} steps a second, {wall:.0} ns a step; at work the first for {first:.0}, all for {all:.0}",
            1e9 / wall
        )
    }
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
