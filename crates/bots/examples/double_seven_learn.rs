//! Learns Double Seven's weights from games that the players play against themselves: what the ends of turns were like is
//! fitted to the lead in the end by least squares, and the next games are played by what was learnt.
//!
//! `cargo run --release -p sevenfold-bots --example double_seven_learn -- [seats] [games] [rounds]`

#![allow(clippy::cast_precision_loss, reason = "games and turns are few")]

use sevenfold_bots::double_seven::study::{self, FULL, Lesson, TRAITS, Weights};
use sevenfold_core::chance::Quick;

/// Of a hundred turns so many end anyhow, so that there is something to compare.
const NOISE: u32 = 10;
/// Keeps weights small that the games say little about.
const RIDGE: f64 = 20.0;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let seats = numbers.next().unwrap_or(2);
    let (games, rounds) = (numbers.next().unwrap_or(10_000), numbers.next().unwrap_or(3_u64));
    let mut present = *study::weights(seats as u8);
    for round in 0..rounds {
        let mut rng = Quick::new(77 + round);
        let lessons: Vec<Lesson> =
            (0..games).flat_map(|_| study::game(&present, seats as u8, NOISE, &mut rng)).collect();
        present = learn(&lessons);
        println!("// round {round}: {} turns; misses: {:?}", lessons.len(), present.doubt);
    }
    println!("{present:.3?}");
}

fn learn(lessons: &[Lesson]) -> Weights {
    let open = |lesson: &Lesson| {
        let share = f64::from(lesson.reserve?) / f64::from(FULL);
        let traits = lesson.traits.iter().map(|value| f64::from(*value));
        Some(traits.clone().chain(traits.map(|value| value * share)).collect::<Vec<_>>())
    };
    let last = |lesson: &Lesson| {
        lesson.reserve.is_none().then(|| lesson.traits.iter().map(|value| f64::from(*value)).collect())
    };
    let going: Vec<f64> = fit(lessons, 2 * TRAITS, open);
    let ended: Vec<f64> = fit(lessons, TRAITS, last);
    let half = |from: usize| std::array::from_fn(|i| going[from + i] as f32);
    let mut weights = Weights {
        open: [half(0), half(TRAITS)],
        last: std::array::from_fn(|i| ended[i] as f32),
        doubt: [1.0; 3],
    };
    // The square of what is missed, as a line over the reserve, and for final turns.
    let missed = |lesson: &Lesson| {
        let lead = weights.forecast(lesson.reserve.map(f32::from)).lead(&lesson.traits);
        f64::from((lesson.lead - lead) * (lesson.lead - lead))
    };
    let line = |lesson: &Lesson| lesson.reserve.map(|reserve| vec![1.0, f64::from(reserve)]);
    let squares: Vec<f64> = lessons.iter().map(missed).collect();
    let doubt = fit_to(lessons.iter().zip(squares.iter().copied()), 2, line);
    let last: Vec<f64> = lessons
        .iter()
        .zip(&squares)
        .filter(|(lesson, _)| lesson.reserve.is_none())
        .map(|(_, square)| *square)
        .collect();
    let last = last.iter().sum::<f64>() / last.len().max(1) as f64;
    weights.doubt = [doubt[0].max(1.0) as f32, doubt[1] as f32, last as f32];
    weights
}

fn fit(lessons: &[Lesson], size: usize, row: impl Fn(&Lesson) -> Option<Vec<f64>>) -> Vec<f64> {
    fit_to(lessons.iter().map(|lesson| (lesson, f64::from(lesson.lead))), size, row)
}

/// Least squares by the normal equations.
fn fit_to<'a>(
    lessons: impl Iterator<Item = (&'a Lesson, f64)>,
    size: usize,
    row: impl Fn(&Lesson) -> Option<Vec<f64>>,
) -> Vec<f64> {
    let mut matrix = vec![vec![0.0; size + 1]; size];
    for (place, line) in matrix.iter_mut().enumerate() {
        line[place] = RIDGE;
    }
    for (lesson, target) in lessons {
        let Some(row) = row(lesson) else { continue };
        for (line, value) in matrix.iter_mut().zip(&row) {
            line.iter_mut().zip(&row).for_each(|(sum, other)| *sum += value * other);
            line[size] += value * target;
        }
    }
    solve(matrix)
}

/// Gauss and Jordan's elimination.
fn solve(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let size = matrix.len();
    for column in 0..size {
        let largest =
            (column..size).max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()));
        matrix.swap(column, largest.unwrap_or(column));
        let pivot = matrix[column].clone();
        for (place, line) in matrix.iter_mut().enumerate() {
            if place != column {
                let factor = line[column] / pivot[column];
                line.iter_mut().zip(&pivot).for_each(|(value, other)| *value -= factor * other);
            }
        }
    }
    (0..size).map(|place| matrix[place][size] / matrix[place][place]).collect()
}
