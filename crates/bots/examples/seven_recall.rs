//! Does the player say of positions what the trainer said of them? (`training/README.md`)
//!
//! `cargo run --release -p sevenfold-bots --example seven_recall -- NET SAMPLE`

use sevenfold_bots::seven::Nets;
use sevenfold_bots::seven::study::{RECORD, recall};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut file = || std::fs::read(arguments.next().expect("NET SAMPLE")).expect("a file");
    let nets = Nets::read(&file()).expect("a net");
    let sample = file();
    let (mut shares_off, mut appeals_off) = (0.0f32, 0.0f32);
    let samples = sample.chunks_exact(RECORD + 4 * 52);
    for bytes in samples.clone() {
        let (record, said) = bytes.split_at(RECORD);
        let said: Vec<f32> = said.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let (shares, appeals) = recall(&nets, record).expect("a record");
        let off = |one: &[f32], other: &[f32]| {
            one.iter().zip(other).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
        };
        shares_off = shares_off.max(off(&shares, &said[..4]));
        appeals_off = appeals_off.max(off(&appeals, &said[4..]));
    }
    println!("{} positions: shares differ by {shares_off} at most, appeals by {appeals_off}", samples.len());
}
