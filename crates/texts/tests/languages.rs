//! All languages say the same: the same files, the same keys, the same facts in each sentence.

#![expect(clippy::unwrap_used, reason = "a file of the repository that cannot be read fails the test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use sevenfold_texts::{Lang, Texts, rules};

/// What a sentence may add to the name of a fact; see the crate's documentation.
const SUFFIXES: [&str; 4] = ["is", "key", "or", "count"];

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(lang.code())
}

fn names(lang: Lang) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(lang)).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The facts each key of a file uses, by key; entries that cannot be read are reported.
fn facts(lang: Lang, name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(folder(lang).join(name)).unwrap();
    let resource = parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{lang}/{name} cannot be read: {errors:#?}"));
    let forms = forms(lang);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Junk { content } => panic!("{lang}/{name} cannot be read: {content}"),
        _ => None,
    });
    let mut facts = BTreeMap::new();
    for message in messages {
        let mut used = BTreeSet::new();
        if let Some(pattern) = &message.value {
            in_pattern(pattern, &mut used);
        }
        let used = used.iter().map(|name| fact(name, &forms)).collect();
        let before = facts.insert(message.id.name.to_owned(), used);
        assert!(before.is_none(), "{lang}/{name} has “{}” twice", message.id.name);
    }
    facts
}

/// The names of all attributes of a language: forms of words, which each language needs for itself.
fn forms(lang: Lang) -> BTreeSet<String> {
    let files = names(lang).into_iter().map(|name| fs::read_to_string(folder(lang).join(name)).unwrap());
    let lines = files.flat_map(|file| file.lines().map(str::to_owned).collect::<Vec<_>>());
    let attributes = lines.filter_map(|line| Some(line.trim_start().strip_prefix('.')?.to_owned()));
    attributes.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
}

/// The fact a variable tells of: `$seat-is` and `$seat` are both about `seat`.
fn fact(variable: &str, forms: &BTreeSet<String>) -> String {
    match variable.rsplit_once('-') {
        Some((shorter, suffix)) if SUFFIXES.contains(&suffix) || forms.contains(suffix) => {
            fact(shorter, forms)
        }
        _ => variable.to_owned(),
    }
}

fn in_pattern(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, used);
        }
    }
}

fn in_expression(expression: &Expression<&str>, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, used),
        Expression::Select { selector, variants } => {
            in_inline(selector, used);
            for variant in variants {
                in_pattern(&variant.value, used);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, used: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            used.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, used),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => in_arguments(arguments, used),
        _ => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, used: &mut BTreeSet<String>) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for argument in arguments.positional.iter().chain(named) {
        in_inline(argument, used);
    }
}

#[test]
fn every_language_has_the_same_files() {
    for lang in Lang::ALL {
        assert_eq!(names(lang), names(Lang::En), "texts/{lang} against texts/en");
    }
}

#[test]
fn every_language_has_the_same_keys_and_facts() {
    let mut differences = Vec::new();
    for name in names(Lang::En) {
        let english = facts(Lang::En, &name);
        for lang in [Lang::De, Lang::Nl].into_iter().filter(|lang| names(*lang).contains(&name)) {
            let other = facts(lang, &name);
            let keys: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
            for key in keys.into_iter().filter(|key| english.get(*key) != other.get(*key)) {
                let (en, there) = (english.get(key), other.get(key));
                differences.push(format!("{name} {key}: en {en:?}, {lang} {there:?}"));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn no_key_is_in_two_files_and_every_key_is_embedded() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for name in names(lang) {
            for key in facts(lang, &name).into_keys() {
                assert!(Texts::of(lang).has(&key), "{lang}/{name} {key} is not embedded");
                assert!(seen.insert(key.clone()), "{lang}/{name} {key} is also in another file");
            }
        }
    }
}

#[test]
fn rule_texts_have_the_same_rules_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let games: BTreeSet<String> =
        files.filter_map(|name| Some(name.strip_suffix(".en.md")?.to_owned())).collect();
    assert!(!games.is_empty());
    for game in games {
        let english = rules(&game, Lang::En).unwrap();
        for lang in Lang::ALL {
            let book = rules(&game, lang).unwrap_or_else(|| panic!("rules/{game}.{lang}.md is missing"));
            let ids = |book: &sevenfold_texts::RuleBook| {
                book.sections
                    .iter()
                    .map(|s| s.rules.iter().map(|r| r.id).collect::<Vec<_>>())
                    .collect::<Vec<_>>()
            };
            assert_eq!(ids(&book), ids(&english), "{game} in {lang}");
            assert!(!book.title.is_empty() && !book.intro.is_empty(), "{game} in {lang} has a head");
            for rule in book.rules() {
                assert!(!rule.title.is_empty() && !rule.body.is_empty(), "{game} in {lang}: {}", rule.id);
            }
        }
    }
}
