//! Our own reader of language files says what Fluent's says, whatever the facts.

#![expect(clippy::unwrap_used, reason = "a file of the repository that cannot be read fails the test")]

use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use sevenfold_core::Message;
use sevenfold_texts::{Lang, Nobody, Texts};

/// The names of variables and the words in brackets that occur in a file.
fn words(text: &str, before: &str, after: &str) -> Vec<String> {
    let pieces = text.split(before).skip(1);
    let end = |piece: &str| piece.find(|letter: char| after.contains(letter)).unwrap_or(piece.len());
    let mut words: Vec<String> = pieces.map(|piece| piece[..end(piece)].to_owned()).collect();
    words.sort();
    words.dedup();
    words
}

fn files(lang: Lang) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(lang.code());
    fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

#[test]
fn every_entry_says_the_same_with_both_readers() {
    for lang in Lang::ALL {
        for text in files(lang) {
            let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
            bundle.set_use_isolating(false);
            bundle.add_resource(FluentResource::try_new(text.clone()).unwrap()).unwrap();
            let keys = text
                .lines()
                .filter_map(|line| Some(line.split_once(" =")?.0))
                .filter(|key| key.starts_with(|letter: char| letter.is_ascii_alphabetic()));
            let keys: Vec<&str> = keys.collect();
            let variables = words(&text, "{ $", " }");
            // A fact that is not told, numbers, and every word a choice asks for.
            let mut facts = vec![None, Some("0".into()), Some("1".into()), Some("7".into())];
            facts.extend(words(&text, "[", "]").into_iter().map(Some));
            for fact in facts {
                compare(&bundle, lang, &keys, &variables, fact.as_deref());
            }
        }
    }
}

/// Says all entries with the same fact for every variable.
fn compare(
    bundle: &FluentBundle<FluentResource>,
    lang: Lang,
    keys: &[&str],
    variables: &[String],
    fact: Option<&str>,
) {
    let mut args = FluentArgs::new();
    for (variable, fact) in variables.iter().filter_map(|variable| Some((variable, fact?))) {
        match fact.parse::<i64>() {
            Ok(number) => args.set(variable.clone(), number),
            Err(_) => args.set(variable.clone(), fact),
        }
    }
    for key in keys {
        let mut message = Message::new("");
        message.key = (*key).to_owned().into();
        message.args = variables
            .iter()
            .filter_map(|variable| {
                let fact = fact?;
                let arg = fact.parse::<i64>().map_or_else(|_| fact.into(), Into::into);
                Some((variable.clone().into(), arg))
            })
            .collect();
        let pattern = bundle.get_message(key).unwrap().value().unwrap();
        let wanted = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        let said = Texts::of(lang).say(&message, &Nobody);
        // A sentence that begins with the reader begins with a capital.
        assert_eq!(said.to_lowercase(), wanted.to_lowercase(), "{lang} {key} {fact:?}");
    }
}
