//! Records from elsewhere agree; broken ones are refused in order.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::games::{Case, random_run};
use super::notation::garble;
use crate::chance::Quick;
use crate::record::{Document, Extras, RecordedStep, replay, write_record};
use crate::run::Run;
use crate::{Game, Rng, Seat, Silent, read_options};

/// Replays the example games in `records/`: their chance follows from the seed, their results hold, and at every step
/// the list of legal moves is the same.
pub fn records_agree<G: Game>() {
    let files = example_files(G::META.id);
    assert!(!files.is_empty(), "there are example records of {}", G::META.id);
    for file in files {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let document = match Document::read(&text) {
            Ok(document) => document,
            Err(fault) => panic!("{name}: {fault:?}"),
        };
        assert!(document.seed.is_some(), "{name} has a seed");
        if let Err(fault) = replay::<G>(&document) {
            panic!("{name}: {fault:?}");
        }
        lists_agree::<G>(&document, &name);
    }
}

fn example_files(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.strip_prefix(game).and_then(|rest| rest.strip_prefix('-')).is_some_and(|rest| {
                rest.trim_end_matches(".sevens.json").bytes().all(|byte| byte.is_ascii_digit())
            })
        })
        .collect();
    files.sort();
    files
}

fn lists_agree<G: Game>(document: &Document, name: &str) {
    let options = match read_options::<G::Options>(&document.options) {
        Ok(options) => options,
        Err(error) => panic!("{name}: {error:?}"),
    };
    let Ok(mut run) = Run::<G>::new(&options, document.seats, document.seed) else { panic!("{name}: setup") };
    for index in 0..document.steps.len() {
        match document.step(index) {
            Ok(RecordedStep::Chance(text)) => {
                assert!(run.draw(&mut Silent), "{name}: step {} is chance", index + 1);
                let drawn = crate::erased::AnyRun::step_text(&run, index);
                assert_eq!(drawn, Some(text), "{name}: step {} follows from the seed", index + 1);
            }
            Ok(RecordedStep::Act(seat, text)) => {
                if let Some(legal) = document.steps[index].get("legal") {
                    let ours = json!(crate::erased::AnyRun::legal(&run, seat));
                    assert_eq!(&ours, legal, "{name}: the moves at step {}", index + 1);
                }
                let played = crate::erased::AnyRun::play(&mut run, seat, &text);
                assert!(played.is_ok(), "{name}: step {}: {:?}", index + 1, played.err());
            }
            Err(fault) => panic!("{name}: {fault:?}"),
        }
    }
}

/// Changes one thing in records of random games: each is refused with its step and a code, or is legal.
pub fn mutated_records<G: Game>(cases: &[Case<G>], count: u32) {
    let mut rng = Quick::new(777);
    let documents: Vec<Document> = cases
        .iter()
        .enumerate()
        .map(|(number, case)| write_record(&random_run(case, number as u32, 400), Extras::default()))
        .collect();
    let mut refused = 0;
    for _ in 0..count {
        let Some(document) = rng.pick(&documents) else { panic!("mutated records need a case") };
        let mut mutant = document.clone();
        if rng.below(2) == 0 {
            mutant.seed = None;
        }
        let touched = mutate(&mut mutant, &mut rng);
        if let Err(fault) = replay::<G>(&mutant) {
            refused += 1;
            assert!(fault.step <= mutant.steps.len() + 1, "a fault names a step of the record: {fault:?}");
            assert!(fault.step >= touched, "steps before the change hold: {fault:?}, changed {touched}");
        }
    }
    assert!(refused * 2 > count, "most mutants are refused: {refused} of {count}");
}

/// Changes one step and returns its number, counted from 1.
fn mutate(document: &mut Document, rng: &mut Quick) -> usize {
    let index = rng.below(document.steps.len() as u32) as usize;
    let other = rng.below(document.steps.len() as u32) as usize;
    match rng.below(6) {
        0 => {
            document.steps.remove(index);
        }
        1 => document.steps.insert(index, document.steps[other].clone()),
        2 => document.steps[index] = document.steps[other].clone(),
        3 => {
            let seat = Seat::new(rng.below(u32::from(document.seats)) as u8);
            document.steps[index]["seat"] = json!(seat);
        }
        _ => {
            let step = &mut document.steps[index];
            let key = if step.get("do").is_some() { "do" } else { "chance" };
            let text = step.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
            step[key] = if rng.below(2) == 0 { garble(&text, rng) } else { swap_words(&text, rng) }.into();
        }
    }
    index + 1
}

fn swap_words(text: &str, rng: &mut Quick) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let (a, b) = (rng.below(words.len() as u32) as usize, rng.below(words.len() as u32) as usize);
    words.swap(a, b);
    words.join(" ")
}
