//! Work to be timed: random games, copies, lists of moves.

use std::hint::black_box;

use sevenfold_bots::{Effort, Recipe, Threads};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::playout::{Count, random_games};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Rng, Seat, SetupError, Silent, Viewer};

/// Work that a clock can be held against. It reads none itself.
pub trait Bench: Send {
    /// Plays random games until this many moves have been made.
    fn moves(&mut self, amount: u64) -> Count;

    /// Copies positions of random games, so many times.
    fn copies(&mut self, amount: u64);

    /// Lists the legal moves in positions of random games, so many times; returns how many moves were listed.
    fn lists(&mut self, amount: u64) -> u64;

    /// Lets a bot think on so many threads in positions of random games, for so many iterations in all; returns how many
    /// those were.
    fn iterations(&mut self, bot: &str, threads: Threads, amount: u64) -> u64;

    /// How many bytes a position takes.
    fn size(&self) -> usize;
}

/// How many positions are copied and listed in turn: enough to be typical, few enough to stay in a cache.
const POSITIONS: usize = 64;

/// How many positions are looked at to choose them from.
const LOOKED_AT: usize = 64 * POSITIONS;

/// How many iterations a bot may spend on one move: about what it has at a table.
const THOUGHT: u32 = 500;

/// Positions from random games, each with a seat that is to move.
pub(crate) struct Sample<G: Game> {
    options: G::Options,
    seats: u8,
    bots: &'static [Recipe<G>],
    positions: Vec<(G, Seat)>,
}

impl<G: Game> Sample<G> {
    pub(crate) fn new(
        options: G::Options,
        seats: u8,
        bots: &'static [Recipe<G>],
    ) -> Result<Self, SetupError> {
        let mut rng = Quick::new(7);
        let mut seen = Vec::new();
        while seen.len() < LOOKED_AT {
            let before = seen.len();
            let run = Run::<G>::new(&options, seats, Some(any_seed(&mut rng)))?;
            walk(run, &mut rng, &mut seen);
            if seen.len() == before {
                break;
            }
        }
        let stride = seen.len().div_ceil(POSITIONS).max(1);
        let positions = seen.into_iter().step_by(stride).collect();
        Ok(Self { options, seats, bots, positions })
    }

    /// The positions, over and over, this many times.
    fn positions(&self, amount: u64) -> impl Iterator<Item = &(G, Seat)> {
        self.positions.iter().cycle().take(usize::try_from(amount).unwrap_or(usize::MAX))
    }
}

fn any_seed(rng: &mut Quick) -> Seed {
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_exact_mut(4) {
        chunk.copy_from_slice(&rng.word().to_le_bytes());
    }
    Seed(bytes)
}

/// Plays one random game and keeps its positions in which a seat moves.
fn walk<G: Game>(mut run: Run<G>, rng: &mut Quick, seen: &mut Vec<(G, Seat)>) {
    while seen.len() < LOOKED_AT {
        let agenda = run.game().agenda();
        match agenda {
            Agenda::Over => return,
            Agenda::Chance(_) => {
                if !run.draw(&mut Silent) {
                    return;
                }
            }
            Agenda::Seats(_) => {
                let Some(seat) = agenda.must().first().or_else(|| agenda.asked().first()) else { return };
                let legal = run.game().legal(seat);
                let Some(action) = rng.pick(&legal) else { return };
                seen.push((run.game().clone(), seat));
                if run.play(seat, action.clone(), &mut Silent).is_err() {
                    return;
                }
            }
        }
    }
}

impl<G: Game> Bench for Sample<G> {
    fn moves(&mut self, amount: u64) -> Count {
        // The same options and seats have already been played when the sample was taken.
        random_games::<G>(&self.options, self.seats, 7, amount).unwrap_or_default()
    }

    fn copies(&mut self, amount: u64) {
        for (position, _) in self.positions(amount) {
            black_box(black_box(position).clone());
        }
    }

    fn lists(&mut self, amount: u64) -> u64 {
        let mut listed = 0;
        let mut legal = Vec::new();
        for (position, seat) in self.positions(amount) {
            legal.clear();
            black_box(position).legal_into(*seat, &mut legal);
            listed += black_box(&legal).len() as u64;
        }
        listed
    }

    fn iterations(&mut self, bot: &str, threads: Threads, amount: u64) -> u64 {
        let Some(recipe) = self.bots.iter().find(|recipe| recipe.name == bot) else { return 0 };
        let mut bot = (recipe.make)(&Effort::iterations(THOUGHT).on(threads));
        let mut rng = Quick::new(7);
        let mut done = 0;
        // Where there is nothing to choose nobody thinks.
        let choices =
            self.positions.iter().map(|(game, seat)| (game.view(Viewer::Seat(*seat)), game.legal(*seat)));
        let choices: Vec<_> = choices.filter(|(_, legal)| legal.len() > 1).collect();
        for (view, legal) in choices.iter().cycle() {
            if done >= amount {
                break;
            }
            black_box(bot.choose(black_box(view), legal, &mut rng));
            done += u64::from(THOUGHT);
        }
        done
    }

    fn size(&self) -> usize {
        size_of::<G>()
    }
}
