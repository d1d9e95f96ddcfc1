//! The notation is strict and survives anything.

use super::games::{Case, random_run};
use crate::chance::Quick;
use crate::run::Step;
use crate::{Game, Rng};

/// Garbles moves and chance steps of random games: whatever can be read is written back as it was read, and nothing
/// panics.
pub fn notation_is_strict<G: Game>(cases: &[Case<G>], tries: u32) {
    let mut rng = Quick::new(77);
    let mut texts: Vec<String> = Vec::new();
    for (number, case) in cases.iter().enumerate() {
        for step in random_run(case, number as u32, 120).steps() {
            texts.push(match step {
                Step::Chance(chance) => chance.to_string(),
                Step::Act { action, .. } => action.to_string(),
            });
        }
    }
    for _ in 0..tries {
        let Some(text) = rng.pick(&texts) else { panic!("random games have steps") };
        let garbled = garble(text, &mut rng);
        if let Ok(action) = garbled.parse::<G::Action>() {
            assert_eq!(action.to_string(), garbled, "a move has one spelling");
        }
        if let Ok(chance) = garbled.parse::<G::Chance>() {
            assert_eq!(chance.to_string(), garbled, "a chance step has one spelling");
        }
    }
}

const ODD: &[&str] =
    &["", " ", "  ", "0", "-1", "+", "*", "é", "7", "\u{0}", "99999999999999999999", "#", "?", ","];

/// A text with one thing wrong somewhere.
pub(super) fn garble(text: &str, rng: &mut Quick) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    let at = rng.below(letters.len() as u32 + 1) as usize;
    match rng.below(5) {
        0 => letters.truncate(at),
        1 if at < letters.len() => {
            letters.remove(at);
        }
        2 if at + 1 < letters.len() => letters.swap(at, at + 1),
        3 if at < letters.len() => letters[at] = odd(rng),
        _ => letters.insert(at, odd(rng)),
    }
    letters.concat()
}

fn odd(rng: &mut Quick) -> String {
    rng.pick(ODD).copied().unwrap_or_default().to_owned()
}
