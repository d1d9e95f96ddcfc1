//! Steps a second of many games of 777 at once, without Python, on an idle machine; with more threads than one in turns with one.
//!
//! `cargo run --release -p sevenfold-encode --example steps [GAMES] [SEATS] [STEPS] [THREADS]`
//!
//! On a busy machine only the time counts that the calling thread itself was at work: what it does is its share of the
//! games and whatever is not shared, so that the others, who do no more, need not be waited for.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use sevenfold_core::Game;
use sevenfold_core::chance::Seed;
use sevenfold_encode::{AnyVector, Arrays, Codec, Vector, encoding};
use sevenfold_triple_seven::{Options, TripleSeven};

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
    vector.reset(&seeds, 1, owned.arrays())?;
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
        let (many, taken) = if step % 2 == 1 { (threads, &mut together) } else { (1, &mut alone) };
        let worked = (threads > 1).then(at_work);
        let begun = Instant::now();
        vector.step(&chosen, many, owned.arrays())?;
        taken.add(u32::try_from(games)?, begun.elapsed(), worked);
    }
    let legal = f64::from(u32::try_from(legal)?) / f64::from(u32::try_from(games * steps)?);
    println!("{legal:.1} legal moves, {} bytes an observation", codec.size());
    println!("one thread: {}", alone.told());
    if threads > 1 {
        println!("{threads} threads: {}", together.told());
        let times = [alone.wall(), together.wall(), alone.at_work(), together.at_work()];
        println!(
            "{:.2} times by the clock, {:.2} by the work of the first",
            times[0] / times[1],
            times[2] / times[3]
        );
    }
    Ok(())
}

/// How long this thread has been at work. Asked only where threads are compared: valgrind does not bear the question.
fn at_work() -> Duration {
    clock_gettime(ClockId::ThreadCPUTime).try_into().unwrap_or_default()
}

/// What steps took.
#[derive(Default)]
struct Taken {
    steps: f64,
    wall: Duration,
    at_work: Duration,
}

impl Taken {
    fn add(&mut self, steps: u32, wall: Duration, worked: Option<Duration>) {
        self.wall += wall;
        self.at_work += worked.map_or(wall, |worked| at_work().saturating_sub(worked));
        self.steps += f64::from(steps);
    }

    /// Nanoseconds a step by the clock.
    fn wall(&self) -> f64 {
        self.wall.as_secs_f64() * 1e9 / self.steps
    }

    /// Nanoseconds a step that the calling thread was at work.
    fn at_work(&self) -> f64 {
        self.at_work.as_secs_f64() * 1e9 / self.steps
    }

    fn told(&self) -> String {
        let (wall, work) = (self.wall(), self.at_work());
        format!("{:.0} steps a second, {wall:.0} ns a step, {work:.0} of them at work", 1e9 / wall)
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
