//! Games of SEVEN for a net to learn from (`training/README.md`).
//!
//! `cargo run --release -p sevenfold-bots --example seven_games -- FOLDER SECONDS SEED ITERATIONS THREADS [NET [natural]]`
//!
//! One file a thread. Without a net the player that knows a few counts plays. With a number of games instead of
//! seconds (`200g`), the same arguments give the same bytes on every machine. `natural` games begin as people do, with up to
//! four tiles of a weaker player's choice instead of random ones, and are all played to their end.

use std::cmp::Ordering;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use sevenfold_bots::seven::study::{Record, Source, Study};
use sevenfold_bots::seven::{Exact, Nets, ROSTER, counting};
use sevenfold_bots::{Bot, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

/// With so many tiles left two sides' games are worked out.
const SOLVED: usize = 6;
/// If that takes no more than so many steps.
const STEPS: u32 = 15_000;
/// Games begin with so many random tiles, one of these numbers as likely as the other.
const OPENINGS: [usize; 10] = [1, 2, 2, 2, 2, 2, 2, 3, 4, 5];
/// Those that begin as people do have so many tiles of a weaker player's choice.
const NATURAL: [usize; 8] = [0, 0, 1, 1, 2, 2, 3, 4];
/// Who that is.
const WEAKER: [&str; 3] = ["careless", "casual", "club"];
/// One in so many games of two sides is played to its end, and its positions before the end are labelled with the result.
const PLAYED: u32 = 2;
/// Once the end is worked out, one move in so many is random, so that worse positions are learned too.
const STRAY: u32 = 6;

/// Of a hundred games so many are of each kind: seats, pairs, lowest level first.
const MIX: [(u32, u8, bool, bool); 8] = [
    (56, 2, false, false),
    (8, 3, false, false),
    (5, 4, false, false),
    (6, 4, true, false),
    (16, 2, false, true),
    (3, 3, false, true),
    (3, 4, false, true),
    (3, 4, true, true),
];

/// When it is enough.
#[derive(Clone, Copy)]
pub(crate) enum Until {
    /// After this time.
    Time(Duration),
    /// After so many games.
    Games(u64),
}

/// How games begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Beginning {
    /// With random tiles.
    Random,
    /// As people begin.
    Natural,
}

/// Who plays, how long they think, and on how many threads.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// What the players have learned, if anything.
    pub nets: Option<&'static Nets>,
    /// How much they think about a move.
    pub iterations: u32,
    /// Every thread has dice and a file of its own.
    pub threads: u64,
    /// From which all dice follow.
    pub seed: u64,
    /// When it is enough.
    pub until: Until,
    /// How games begin.
    pub beginning: Beginning,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, until, seed, iterations, threads, net @ ..] = arguments.as_slice() else {
        panic!("FOLDER SECONDS SEED ITERATIONS THREADS [NET [natural]]");
    };
    let until = match until.strip_suffix('g') {
        Some(games) => Until::Games(games.parse().expect("a number of games")),
        None => Until::Time(Duration::from_secs(until.parse().expect("seconds"))),
    };
    let nets: Option<&'static Nets> = net.first().map(|path| {
        let nets = Nets::read(&std::fs::read(path).expect("a file")).expect("a net");
        &*Box::leak(Box::new(nets))
    });
    let beginning = match net.get(1).map(String::as_str) {
        None => Beginning::Random,
        Some("natural") => Beginning::Natural,
        Some(other) => panic!("`natural` or nothing, not `{other}`"),
    };
    let plan = Plan {
        nets,
        iterations: iterations.parse().expect("iterations"),
        threads: threads.parse().expect("threads"),
        seed: seed.parse().expect("a seed"),
        until,
        beginning,
    };
    plan.write(Path::new(folder));
}

impl Plan {
    /// Plays, and writes positions into this folder, a file for each thread.
    ///
    /// # Panics
    /// If the folder cannot be written to.
    pub(crate) fn write(self, folder: &Path) {
        let begun = Instant::now();
        std::thread::scope(|scope| {
            for thread in 0..self.threads {
                let path = folder.join(format!("{}-{thread}.positions", self.seed));
                let mut out = BufWriter::new(File::create(path).expect("a folder to write to"));
                scope.spawn(move || self.work(thread, begun, &mut out));
            }
        });
    }

    fn work(self, thread: u64, begun: Instant, out: &mut BufWriter<File>) {
        let mut play = Play {
            study: Study::new(self.nets, self.iterations),
            winner: counting(&Effort::iterations(2 * STEPS)),
            exact: Exact::default(),
            rng: Quick::new(self.seed << 16 | thread),
            beginning: self.beginning,
        };
        let (mut games, mut positions) = (0u64, 0usize);
        while match self.until {
            Until::Time(time) => begun.elapsed() < time,
            Until::Games(most) => games < most / self.threads,
        } {
            let records = play.game();
            positions += records.len();
            games += 1;
            for record in records {
                out.write_all(record.bytes()).expect("room on the disk");
            }
        }
        eprintln!("thread {thread}: {games} games, {positions} positions");
    }
}

/// One thread's.
struct Play {
    study: Study,
    /// Plays what it has worked out to win.
    winner: Box<dyn Bot<Seven>>,
    exact: Exact,
    rng: Quick,
    beginning: Beginning,
}

/// How many tiles of a game are laid before its players think, and by whom: at random, unless somebody is named.
struct Opening {
    tiles: usize,
    player: Option<Box<dyn Bot<Seven>>>,
}

/// A position that waits for its label, and who was to move.
type Waiting = (Record, Seat);

impl Play {
    /// The positions of one game.
    fn game(&mut self) -> Vec<Record> {
        let (options, seats) = self.kind();
        let mut game = Seven::new(&options, seats).expect("a kind of game");
        let sides = if options.teams == Some(Teams::Pairs) { 2 } else { usize::from(seats) };
        let mut opening = self.opening();
        let played = self.beginning == Beginning::Natural || self.rng.below(PLAYED) == 0;
        let (mut done, mut waiting) = (Vec::new(), Vec::<Waiting>::new());
        let all = 7 * usize::from(seats);
        while let Some(seat) = game.turn() {
            let left = all - game.moves();
            let view = game.view(Viewer::Seat(seat));
            let legal = game.legal(seat);
            if sides == 2 && left <= SOLVED && left > 1 {
                let value = self.exact.value(&view, &mut Effort::iterations(STEPS).meter(1.0));
                if let Some(value) = value {
                    let mine = [0, 6, 12][(value as i8 + 1).unsigned_abs() as usize];
                    for (mut record, mover) in waiting.extract_if(.., |_| !played) {
                        let same = mover.index() % 2 == seat.index() % 2;
                        record.label(two(if same { mine } else { 12 - mine }), Source::Exact);
                        done.push(record);
                    }
                    if let Some(mut record) = self.study.position(&view, &mut self.rng) {
                        record.label(two(mine), Source::Exact);
                        done.push(record);
                    }
                    let action = match value {
                        _ if played => {
                            self.study.think(&view, &mut self.rng).0.first().map(|best| best.action)
                        }
                        _ if self.rng.below(STRAY) == 0 => self.rng.pick(&legal).copied(),
                        Ordering::Greater => self.winner.choose(&view, &legal, &mut self.rng),
                        _ => self.study.think(&view, &mut self.rng).0.first().map(|best| best.action),
                    };
                    let action = action.or_else(|| legal.first().copied()).expect("a legal move");
                    game.advance(seat, &action, &mut Silent);
                    continue;
                }
            }
            let action = if game.moves() < opening.tiles {
                let chosen = match &mut opening.player {
                    Some(weaker) => weaker.choose(&view, &legal, &mut self.rng),
                    None => self.rng.pick(&legal).copied(),
                };
                chosen.expect("a legal move")
            } else {
                let (judged, record) = self.study.think(&view, &mut self.rng);
                waiting.extend(record.map(|record| (record, seat)));
                judged.first().map_or(legal[0], |best| best.action)
            };
            game.advance(seat, &action, &mut Silent);
        }
        let outcome = game.outcome().expect("a game that is over");
        for (mut record, mover) in waiting {
            let shares = std::array::from_fn(|step| {
                if step >= sides {
                    return 0;
                }
                let seat = Seat::new(((mover.index() + step) % usize::from(seats)) as u8);
                match outcome.winners.contains(seat) {
                    true if sides == 2 => {
                        if outcome.winners.len() > seats / 2 {
                            6
                        } else {
                            12
                        }
                    }
                    true => 12 / outcome.winners.len(),
                    false => 0,
                }
            });
            record.label(shares, Source::Result);
            done.push(record);
        }
        done
    }

    fn opening(&mut self) -> Opening {
        match self.beginning {
            Beginning::Random => {
                Opening { tiles: OPENINGS[self.rng.below(OPENINGS.len() as u32) as usize], player: None }
            }
            Beginning::Natural => {
                let tiles = NATURAL[self.rng.below(NATURAL.len() as u32) as usize];
                let name = WEAKER[self.rng.below(WEAKER.len() as u32) as usize];
                let recipe = ROSTER.iter().find(|recipe| recipe.name == name).expect("a level");
                Opening { tiles, player: Some((recipe.make)(&Effort::iterations(100))) }
            }
        }
    }

    fn kind(&mut self) -> (Options, u8) {
        let mut throw = self.rng.below(100);
        for (of_hundred, seats, pairs, misere) in MIX {
            if throw < of_hundred {
                let teams = (seats == 4).then_some(if pairs { Teams::Pairs } else { Teams::None });
                return (Options { misere, teams }, seats);
            }
            throw -= of_hundred;
        }
        (Options { misere: false, teams: None }, 2)
    }
}

/// The shares of two sides.
fn two(mine: u8) -> [u8; 4] {
    [mine, 12 - mine, 0, 0]
}

/// Keeps the order of a value as the game has it.
const _: () = assert!(Ordering::Less as i8 == -1);
