//! Fits the nets of SEVEN to games of a player against itself, whose ends are solved exactly.
//!
//! `cargo run --release -p sevenfold-bots --example seven_fit -- high PLAYER GAMES [SEED] > net`
//!
//! Every game begins with some random tiles and now and then has a random one later. Positions before the end is
//! solved are labelled with what was proven of the position they led to, later ones with their own value.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts and parts of a second, far below what a float holds"
)]

use std::fmt::Write as _;

use sevenfold_bots::seven::insight::{Counts, HIDDEN, INPUTS, PARTS, counts, squash};
use sevenfold_bots::seven::{Exact, ROSTER};
use sevenfold_bots::{Bot, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Silent, Viewer};
use sevenfold_seven::{Options, Seven};

/// With so many tiles left a game is solved.
const SOLVED: usize = 6;
/// One move in so many is random.
const STRAY: u32 = 12;

struct Sample {
    counts: Counts,
    /// Won 1, drawn a half, lost 0.
    result: f32,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let misere = args.next().as_deref() == Some("low");
    let player = args.next().unwrap_or_else(|| "club".to_owned());
    let games = args.next().and_then(|text| text.parse().ok()).unwrap_or(100u64);
    let seed = args.next().and_then(|text| text.parse().ok()).unwrap_or(7u64);
    let recipe = ROSTER.iter().find(|recipe| recipe.name == player).expect("a player of the roster");
    let mut bot = (recipe.make)(&Effort::iterations(200));
    let mut exact = Exact::default();
    let mut samples = Vec::new();
    for number in 0..games {
        let mut rng = Quick::new(seed << 32 | number);
        samples.extend(play(Options { misere, teams: None }, &mut *bot, &mut exact, &mut rng));
        if number % 500 == 499 {
            eprintln!("{} games, {} positions", number + 1, samples.len());
        }
    }
    let mut rng = Quick::new(seed);
    let held_out = samples.split_off(samples.len() - samples.len() / 10);
    let mut net = Draft::random(&mut rng);
    let epochs = 40;
    for epoch in 0..epochs {
        rng.shuffle(&mut samples);
        let rate = 0.003 * (1.0 - epoch as f32 / epochs as f32) + 0.0001;
        for batch in samples.chunks(32) {
            net.learn(batch, rate);
        }
        if epoch % 5 == 4 {
            eprintln!("epoch {}: {:.4}, held out {:.4}", epoch + 1, net.loss(&samples), net.loss(&held_out));
        }
    }
    print!("{}", net.written());
}

/// The positions of one game.
fn play(options: Options, bot: &mut dyn Bot<Seven>, exact: &mut Exact, rng: &mut Quick) -> Vec<Sample> {
    let mut game = Seven::new(&options, 2).expect("two seats");
    let (mut samples, mut waiting) = (Vec::new(), Vec::new());
    let opening = 2 + rng.below(4) as usize;
    while let Some(seat) = game.turn() {
        let left = 14 - game.moves();
        let view = game.view(Viewer::Seat(seat));
        if left <= SOLVED {
            let value = exact.value(&view, &mut Effort::iterations(100_000).meter(1.0));
            if let Some(value) = value {
                let result = f32::from(value as i8) / 2.0 + 0.5;
                let counted = counts(&view).expect("a view of a game");
                samples.push(Sample { counts: counted, result });
                for (counts, mover) in waiting.drain(..) {
                    let result = if mover == seat { result } else { 1.0 - result };
                    samples.push(Sample { counts, result });
                }
            }
        } else if game.moves() + 1 >= opening {
            waiting.push((counts(&view).expect("a view of a game"), seat));
        }
        if left <= 2 {
            break;
        }
        let legal = game.legal(seat);
        let action = if game.moves() < opening || rng.below(STRAY) == 0 || left < SOLVED && rng.below(3) == 0
        {
            rng.pick(&legal).copied()
        } else {
            bot.choose(&view, &legal, rng)
        };
        game.advance(seat, &action.expect("there is a legal move"), &mut Silent);
    }
    samples
}

/// A net while it learns, with Adam's running averages beside every weight.
struct Draft {
    weights: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// Where the parts of a net are in its list of weights.
const BEGIN: usize = INPUTS * HIDDEN;
const SECOND: usize = BEGIN + HIDDEN;
const BIAS: usize = SECOND + HIDDEN;

impl Draft {
    fn random(rng: &mut Quick) -> Self {
        let mut small = || (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.25;
        let weights: Vec<f32> = (0..=BIAS).map(|_| small()).collect();
        Self { means: vec![0.0; weights.len()], squares: vec![0.0; weights.len()], weights, steps: 0 }
    }

    fn hidden(&self, counts: &Counts) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[BEGIN..SECOND]);
        for (input, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            for (unit, sum) in hidden.iter_mut().enumerate() {
                *sum += f32::from(count) * self.weights[input * HIDDEN + unit];
            }
        }
        hidden.map(|sum| sum.max(0.0))
    }

    fn opinion(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let second = &self.weights[SECOND..BIAS];
        self.weights[BIAS] + hidden.iter().zip(second).map(|(sum, weight)| sum * weight).sum::<f32>()
    }

    fn loss(&self, samples: &[Sample]) -> f32 {
        let loss = |sample: &Sample| {
            let chance = squash(self.opinion(&self.hidden(&sample.counts))).clamp(1e-4, 1.0 - 1e-4);
            -sample.result * chance.ln() - (1.0 - sample.result) * (1.0 - chance).ln()
        };
        samples.iter().map(loss).sum::<f32>() / samples.len() as f32
    }

    /// One step down the slope of the cross-entropy.
    fn learn(&mut self, batch: &[Sample], rate: f32) {
        let mut slope = vec![0.0; self.weights.len()];
        for sample in batch {
            let hidden = self.hidden(&sample.counts);
            let opinion = self.opinion(&hidden);
            let chance = squash(opinion).clamp(1e-4, 1.0 - 1e-4);
            let steep = 0.5 / (1.0 + opinion * opinion).powf(1.5);
            let error = (chance - sample.result) / (chance * (1.0 - chance)) * steep / batch.len() as f32;
            slope[BIAS] += error;
            for unit in 0..HIDDEN {
                slope[SECOND + unit] += error * hidden[unit];
                if hidden[unit] > 0.0 {
                    let back = error * self.weights[SECOND + unit];
                    slope[BEGIN + unit] += back;
                    for (input, &count) in sample.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                        slope[input * HIDDEN + unit] += back * f32::from(count);
                    }
                }
            }
        }
        self.steps += 1;
        let (first, second) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (i, slope) in slope.into_iter().enumerate() {
            self.means[i] = 0.9 * self.means[i] + 0.1 * slope;
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope * slope;
            let step = self.means[i] / first / ((self.squares[i] / second).sqrt() + 1e-8);
            self.weights[i] = (self.weights[i] - rate * step).clamp(-30.0, 30.0);
        }
    }

    /// As it stands in `weights.rs`.
    fn written(&self) -> String {
        let whole = |weights: &[f32]| {
            let list: Vec<String> =
                weights.iter().map(|weight| (weight * PARTS as f32).round().to_string()).collect();
            format!("[{}]", list.join(", "))
        };
        let mut text = String::from("Net {\n    first: [\n");
        for input in 0..INPUTS {
            let _ = writeln!(text, "        {},", whole(&self.weights[input * HIDDEN..(input + 1) * HIDDEN]));
        }
        let _ = writeln!(text, "    ],\n    begin: {},", whole(&self.weights[BEGIN..SECOND]));
        let _ = writeln!(text, "    second: {},", whole(&self.weights[SECOND..BIAS]));
        let bias = whole(&self.weights[BIAS..=BIAS]);
        let _ = writeln!(text, "    bias: {},\n}};", bias.trim_matches(['[', ']']));
        text
    }
}
