//! Steps a second of many games of 777 at once, without Python, on an idle machine; with more threads than one in turns with one.
//!
//! `cargo run --release -p sevenfold-encode --example steps [GAMES] [SEATS] [STEPS] [THREADS]`
//!
//! On a busy machine the clock says nothing. There the time counts that all threads together were at work: what they do more than
//! one alone is what sharing costs, and without it so many threads would be so many times as fast. Threads that play games of their
//! own beside each other, and never wait, show how much of that is the machine's: what they share is its memory alone.

use std::error::Error;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use sevenfold_core::Game;
use sevenfold_core::chance::Seed;
use sevenfold_encode::{AnyVector, Arrays, Codec, Crew, Vector, encoding};
use sevenfold_triple_seven::{Options, TripleSeven};

/// So many steps are made with one thread, then as many with several: in turns step by step, each would find half of the games in
/// the other's cache.
const BLOCK: usize = 50;

type Failed = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>());
    let mut next = |usual| arguments.next().unwrap_or(Ok(usual));
    let (games, seats, steps, threads) = (next(1024)?, next(2)?, next(3000)?, next(1)?);
    let encoding = encoding(TripleSeven::META.id).ok_or("777 has no encoding")?;
    let codec = Arc::new(Codec::<TripleSeven>::new(&encoding)?);
    let several = threads > 1;
    let mut all = Table::new(&codec, seats, 0, games)?;
    let mut shares = Vec::new();
    for thread in (0..threads).filter(|_| several) {
        shares.push(Table::new(&codec, seats, thread * games / threads, (thread + 1) * games / threads)?);
    }
    let (mut one, mut crew) = (Crew::new(1), Crew::new(threads));
    let (mut alone, mut together, mut apart) = (Taken::default(), Taken::default(), Taken::default());
    for _ in 0..steps.div_ceil(BLOCK * if several { 2 } else { 1 }) {
        alone.add(&all.block(&mut one, several)?);
        if several {
            together.add(&all.block(&mut crew, several)?);
            apart.add(&beside(&mut shares)?);
        }
    }
    println!("{:.1} legal moves, {} bytes an observation", all.legal()?, codec.size());
    println!("one thread: {}", alone.told());
    if several {
        println!("{threads} threads: {}", together.told());
        println!("{threads} threads, each with games of its own: {}", apart.told());
        println!("shared: {}", together.beside(&alone, threads)?);
        println!("apart: {}", apart.beside(&alone, threads)?);
    }
    Ok(())
}

/// As many steps by threads that have nothing to do with each other.
fn beside(tables: &mut [Table]) -> Result<Taken, Failed> {
    let done = thread::scope(|scope| {
        let begun = |table| scope.spawn(move || Table::block(table, &mut Crew::new(1), true));
        let threads: Vec<_> = tables.iter_mut().map(begun).collect();
        threads.into_iter().map(|thread| thread.join().map_err(|_| "a thread broke")).collect::<Vec<_>>()
    });
    let mut taken = Taken::default();
    for one in done {
        let one = one??;
        taken.steps += one.steps;
        taken.wall = taken.wall.max(one.wall);
        taken.first = taken.first.max(one.first);
        // The clock of the process would count the others' work, and what they do between their steps.
        taken.all += one.first;
    }
    Ok(taken)
}

/// Games, their arrays, and how far they have come.
struct Table {
    vector: Vector<TripleSeven>,
    owned: Owned,
    chosen: Vec<i64>,
    steps: usize,
    legal: usize,
}

impl Table {
    /// The games with these numbers, at their beginning.
    fn new(codec: &Arc<Codec<TripleSeven>>, seats: usize, first: usize, end: usize) -> Result<Self, Failed> {
        let games = end - first;
        let mut vector = Vector::new(Arc::clone(codec), &Options::default(), u8::try_from(seats)?, games)
            .map_err(|error| format!("{error:?}"))?;
        let mut owned = Owned {
            observations: vec![0; games * codec.size()],
            masks: vec![0; games * codec.moves()],
            seats: vec![0; games],
            rewards: vec![0.0; games * seats],
            dones: vec![0; games],
        };
        let seeds: Vec<Seed> = (first..end).map(|game| Seed([game as u8; 32])).collect();
        vector.reset(&seeds, &mut Crew::new(1), owned.arrays())?;
        Ok(Self { vector, owned, chosen: vec![0; games], steps: 0, legal: 0 })
    }

    /// Some steps, and what they took without the choice of moves.
    fn block(&mut self, crew: &mut Crew, compared: bool) -> Result<Taken, Failed> {
        let (mut taken, games) = (Taken::default(), u32::try_from(self.chosen.len())?);
        for _ in 0..BLOCK {
            self.choose();
            let begun = Moment::now(compared);
            self.vector.step(&self.chosen, crew, self.owned.arrays())?;
            taken.time(begun, Moment::now(compared));
            taken.steps += f64::from(games);
        }
        Ok(taken)
    }

    /// Some legal move for every game: the first one behind a place that wanders.
    fn choose(&mut self) {
        let width = self.vector.moves();
        for (row, (chosen, mask)) in
            self.chosen.iter_mut().zip(self.owned.masks.chunks_exact(width)).enumerate()
        {
            let from = (self.steps * 97 + row * 31) % width;
            let mut places = (from..width).chain(0..from);
            *chosen = places.find(|place| mask[*place] == 1).map_or(0, |place| (place as u32).into());
            self.legal += mask.iter().map(|one| usize::from(*one)).sum::<usize>();
        }
        self.steps += 1;
    }

    /// How many moves were legal on average.
    fn legal(&self) -> Result<f64, Failed> {
        let looked = u32::try_from(self.steps * self.chosen.len())?;
        Ok(f64::from(u32::try_from(self.legal)?) / f64::from(looked))
    }
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
    fn now(compared: bool) -> Self {
        let at_work = |clock| {
            if compared { clock_gettime(clock).try_into().unwrap_or_default() } else { Duration::ZERO }
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
    fn time(&mut self, begun: Moment, ended: Moment) {
        self.wall += ended.wall - begun.wall;
        self.first += ended.first.saturating_sub(begun.first);
        self.all += ended.all.saturating_sub(begun.all);
    }

    fn add(&mut self, other: &Self) {
        self.steps += other.steps;
        self.wall += other.wall;
        self.first += other.first;
        self.all += other.all;
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

    /// How many times as fast as one thread.
    fn beside(&self, alone: &Self, threads: usize) -> Result<String, Failed> {
        let times = |of| alone.a_step(of) / self.a_step(of);
        Ok(format!(
            "{:.2} times by the clock, {:.2} by the work of the first, {:.2} by that of all",
            times(|taken| taken.wall),
            times(|taken| taken.first),
            f64::from(u32::try_from(threads)?) * times(|taken| taken.all),
        ))
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
