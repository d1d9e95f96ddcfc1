//! Fits how likely each seat of 777 is to collect in a round, from how it stands, and how fast seats collect, to rounds
//! that experts play.
//!
//! `cargo run --release -p sevenfold-bots --example triple_seven_fit -- [games] [seats]`

#![allow(clippy::cast_precision_loss, reason = "counts of games, far below 2^24")]

#[path = "skill/deal.rs"]
mod deal;

use deal::Deal;
use sevenfold_bots::Effort;
use sevenfold_bots::triple_seven::{FEATURES, ROSTER, features};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Rng as _, Seat, Viewer};
use sevenfold_triple_seven::{Kind, Phase, TripleSeven};

/// How much a player thinks, of which an expert takes a share.
const THOUGHT: u32 = 500;
/// How often all positions are gone through, and how fast is learnt at first.
const EPOCHS: u32 = 12;
const RATE: f32 = 0.02;

/// How the seats of a round stood, and who collected.
struct Stood {
    seats: Vec<[f32; FEATURES.len()]>,
    winner: usize,
}

/// How rounds ended, by what their players lacked.
#[derive(Default)]
struct Paces {
    /// By the set of types lacking: rounds, and how often each type was collected.
    sets: [(u32, [u32; 3]); 8],
}

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let (games, seats) = (numbers.next().unwrap_or(2_000_u32), numbers.next().unwrap_or(2) as u8);
    let (mut all, mut paces) = (Vec::new(), Paces::default());
    (0..games).for_each(|number| play(seats, u64::from(number), &mut all, &mut paces));
    let test = all.split_off(all.len() * 9 / 10);
    let mut logits = [0.0; FEATURES.len()];
    println!("{} positions, log loss {:.4}", all.len(), loss(&logits, &test));
    let mut rng = Quick::new(7);
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut all);
        let rate = RATE / (1.0 + epoch as f32);
        for stood in &all {
            learn(&mut logits, stood, rate);
        }
    }
    println!("log loss {:.4}", loss(&logits, &test));
    for (name, logit) in FEATURES.iter().zip(logits) {
        println!("{name:>12} {:.3}", logit.exp());
    }
    for (set, (rounds, kinds)) in paces.sets.iter().enumerate() {
        let part = |count: u32| count as f32 / (*rounds).max(1) as f32;
        println!("lacking {set}: collects {:.3}, {:.3?}", part(kinds.iter().sum()), kinds.map(part));
    }
}

/// Plays a game; notes how the seats stood at each turn.
fn play(seats: u8, number: u64, all: &mut Vec<Stood>, paces: &mut Paces) {
    let Some(mut deal) = Deal::<TripleSeven>::new(seats, number) else { return };
    let mut rng = Quick::new(number);
    let Some(recipe) = ROSTER.iter().find(|recipe| recipe.name == "expert") else { return };
    let mut bot = (recipe.make)(&Effort::iterations(THOUGHT));
    let mut round: Vec<TripleSeven> = Vec::new();
    while let Some(seat) = deal.asked() {
        let before = deal.game().clone();
        if matches!(before.table().phase, Phase::Round(_)) {
            round.push(before.clone());
        }
        let Some(action) = bot.choose(&before.view(Viewer::Seat(seat)), deal.legal(), &mut rng) else {
            break;
        };
        deal.play(seat, action);
        if matches!(deal.game().table().phase, Phase::Deal | Phase::Over { .. }) {
            end(&before, deal.game(), &mut round, all, paces);
        }
    }
}

/// A round is over: learns who has collected what in it.
fn end(
    before: &TripleSeven,
    after: &TripleSeven,
    round: &mut Vec<TripleSeven>,
    all: &mut Vec<Stood>,
    paces: &mut Paces,
) {
    let seats = || Seat::all(before.seats());
    let collected = |game: &TripleSeven, seat| game.collected_by(seat).map(|card| card.is_some());
    let winner = seats().find(|seat| collected(before, *seat) != collected(after, *seat));
    for seat in seats() {
        let had = collected(before, seat);
        let lacking = (0..3).filter(|kind| !had[*kind]).fold(0, |set, kind| set | 1 << kind);
        let (rounds, kinds) = &mut paces.sets[lacking];
        *rounds += 1;
        let new =
            Kind::ALL.into_iter().find(|kind| collected(after, seat)[*kind as usize] != had[*kind as usize]);
        if let Some(kind) = new {
            kinds[kind as usize] += 1;
        }
    }
    for game in round.drain(..) {
        let Some(winner) = winner else { continue };
        all.push(Stood {
            seats: seats().map(|seat| features(&game, seat).map(f32::from)).collect(),
            winner: winner.index(),
        });
    }
}

fn chances(logits: &[f32; FEATURES.len()], stood: &Stood) -> Vec<f32> {
    let strength =
        |seat: &[f32; FEATURES.len()]| logits.iter().zip(seat).map(|(logit, x)| logit * x).sum::<f32>().exp();
    let each: Vec<f32> = stood.seats.iter().map(strength).collect();
    let sum: f32 = each.iter().sum();
    each.into_iter().map(|chance| chance / sum).collect()
}

fn learn(logits: &mut [f32; FEATURES.len()], stood: &Stood, rate: f32) {
    for (seat, chance) in chances(logits, stood).into_iter().enumerate() {
        let error = if seat == stood.winner { 1.0 - chance } else { -chance };
        for (logit, x) in logits.iter_mut().zip(stood.seats[seat]) {
            *logit += rate * error * x;
        }
    }
}

fn loss(logits: &[f32; FEATURES.len()], test: &[Stood]) -> f32 {
    let sum: f32 = test.iter().map(|stood| -chances(logits, stood)[stood.winner].ln()).sum();
    sum / test.len() as f32
}
