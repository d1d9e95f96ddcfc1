//! The numbers that a server has are those that its page and the dashboard speak of.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// How a number is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// A number: how it is counted, and by what it is told apart.
type Numbers = BTreeMap<String, (Kind, BTreeSet<String>)>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// What is between quotes from here on, up to the end of a call.
fn quoted(call: &str) -> Vec<String> {
    call.split(')').next().unwrap().split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The numbers that the server has, as its code says.
fn counted() -> Numbers {
    let (mut files, mut numbers) = (Vec::new(), Numbers::new());
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    for file in files {
        let code = fs::read_to_string(file).unwrap();
        for (word, kind) in
            [("counter!(", Kind::Counter), ("gauge!(", Kind::Gauge), ("histogram!(", Kind::Histogram)]
        {
            for call in code.split(word).skip(1) {
                let mut words = quoted(call).into_iter();
                let name = words.next().unwrap();
                // Of a label the name alone stands there in quotes, or its name and a word.
                let labels = words.filter(|word| call.contains(&format!("\"{word}\" =>")));
                numbers.entry(name).or_insert((kind, BTreeSet::new())).1.extend(labels);
            }
        }
    }
    numbers
}

/// What in a text is the name of a number.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| is_name(word)).map(str::to_owned).collect()
}

fn is_name(word: &str) -> bool {
    // `sevenfold_server` is a part of the program.
    ["sevenfold_", "process_"].iter().any(|start| word.starts_with(start)) && word != "sevenfold_server"
}

/// Everything that the dashboard asks for.
fn asked(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            found.extend(object.get("expr").and_then(Value::as_str).map(str::to_owned));
            object.values().for_each(|value| asked(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| asked(value, found)),
        _ => {}
    }
}

/// By what an expression tells its sums apart.
fn labels(expression: &str) -> BTreeSet<String> {
    let lists = expression.split("by (").skip(1).map(|rest| rest.split(')').next().unwrap());
    lists.flat_map(|list| list.split(',')).map(|label| label.trim().to_owned()).collect()
}

#[test]
fn the_dashboard_asks_for_numbers_that_there_are() {
    let (numbers, mut expressions) = (counted(), Vec::new());
    let dashboard = fs::read_to_string(root().join("deploy/grafana/sevenfold.json")).unwrap();
    asked(&serde_json::from_str(&dashboard).unwrap(), &mut expressions);
    assert!(expressions.len() > 10 && numbers.len() > 20, "{expressions:?} {numbers:?}");
    for expression in expressions {
        let names = named(&expression);
        assert!(!names.is_empty(), "{expression}");
        for name in names {
            let histogram = name.strip_suffix("_bucket");
            let Some((kind, known)) = numbers.get(histogram.unwrap_or(&name)) else {
                panic!("{expression}: there is no {name}")
            };
            assert_eq!(histogram.is_some(), *kind == Kind::Histogram, "{expression}: {name} is a {kind:?}");
            // Prometheus itself says which node it is; of a histogram it has the buckets.
            let mut known = known.clone();
            known.insert("instance".to_owned());
            known.extend(histogram.map(|_| "le".to_owned()));
            assert!(labels(&expression).is_subset(&known), "{expression}: {name} has {known:?}");
        }
    }
}

#[test]
fn every_number_is_explained_and_none_that_is_not_there() {
    let page = fs::read_to_string(root().join("docs/hosting.md")).unwrap();
    assert_eq!(named(&page), counted().into_keys().collect());
    let page = fs::read_to_string(root().join("docs/watching.md")).unwrap();
    assert!(named(&page).is_subset(&counted().into_keys().collect()));
}
