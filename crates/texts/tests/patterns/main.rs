//! Every sentence with a card or tile in it, said with every kind of card: a file a person can read through.
//!
//! `SEVENFOLD_GOLDEN=write cargo test -p sevenfold-texts --test patterns` writes the files anew; then read what changed.

#![expect(clippy::unwrap_used, reason = "a file of the repository that cannot be read fails the test")]

mod kinds;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_texts::{Lang, Reader, Texts};

use kinds::{GAMES, LISTS, Words, kinds, plain};

/// What a sentence asks for: its facts, and the words that decide between its variants.
#[derive(Default)]
struct Asked {
    facts: BTreeSet<String>,
    words: Vec<(String, String)>,
}

impl Asked {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.variable(inline),
                    Expression::Select { selector, variants } => {
                        self.variable(selector);
                        for variant in variants {
                            if let (VariantKey::Identifier { name }, Some(fact)) =
                                (&variant.key, named(selector))
                            {
                                self.words.push((fact, (*name).to_owned()));
                            }
                            self.pattern(&variant.value);
                        }
                    }
                }
            }
        }
    }

    fn variable(&mut self, inline: &InlineExpression<&str>) {
        self.facts.extend(named(inline));
    }

    /// The word a fact is, where it only decides between variants.
    fn word(&self, fact: &str) -> Option<Arg> {
        let words = self.words.iter().filter(|(name, word)| name == fact && word != "one" && word != "other");
        words.map(|(_, word)| Arg::Text(word.clone())).next_back()
    }
}

fn named(inline: &InlineExpression<&str>) -> Option<String> {
    let InlineExpression::VariableReference { id } = inline else { return None };
    Some(id.name.to_owned())
}

/// The fact a variable tells of: `$card-acc` is about `card`.
fn fact(variable: &str) -> &str {
    variable.split_once('-').map_or(variable, |(fact, _)| fact)
}

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sentences of a game in one of its files.
fn sentences(lang: Lang, file: &str) -> Vec<(String, Asked)> {
    let Ok(text) = fs::read_to_string(house().join(format!("texts/{lang}/{file}.ftl"))) else {
        return Vec::new();
    };
    let resource = parser::parse(text.as_str()).unwrap();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => message.value.as_ref().map(|value| (message.id.name.to_owned(), value)),
        _ => None,
    });
    let asked = |pattern| {
        let mut asked = Asked::default();
        asked.pattern(pattern);
        asked
    };
    messages.map(|(key, pattern)| (key, asked(pattern))).collect()
}

fn said(lang: Lang, key: &str, facts: &[(String, Arg)], reader: Option<Seat>) -> String {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let message = Message {
        key: key.to_owned().into(),
        args: facts.iter().map(|(name, arg)| (name.clone().into(), arg.clone())).collect(),
    };
    Texts::of(lang).say(&message, &Reader { seat: reader, names: &names })
}

/// Every sentence of a game that names something, with each kind of it.
fn patterns(lang: Lang, words: &Words) -> String {
    let mut all = format!("{}\n", words.game);
    let files = [words.game.to_owned(), format!("bots-{}", words.game), format!("web-{}", words.game)];
    for (key, asked) in files.iter().flat_map(|file| sentences(lang, file)) {
        let names: BTreeSet<&str> = asked.facts.iter().map(|name| fact(name)).collect();
        let first = |name: &str| match (kinds(words, &key, name), asked.word(name)) {
            (Some(kinds), _) => kinds[0].clone(),
            (None, Some(word)) => word,
            (None, None) => plain(words.game, name),
        };
        let facts: Vec<(String, Arg)> = names.iter().map(|name| ((*name).to_owned(), first(name))).collect();
        let varied: Vec<usize> =
            (0..facts.len()).filter(|at| kinds(words, &key, &facts[*at].0).is_some()).collect();
        if varied.is_empty() {
            continue;
        }
        writeln!(all, "\n{key}").unwrap();
        let mut lines = BTreeSet::new();
        for at in varied {
            let kinds = kinds(words, &key, &facts[at].0).unwrap();
            let last_two = Arg::List(kinds.iter().rev().take(2).cloned().collect());
            let is_list = LISTS.contains(&facts[at].0.as_str());
            for kind in kinds.into_iter().chain(is_list.then_some(last_two)) {
                let mut facts = facts.clone();
                facts[at].1 = kind;
                lines.insert(said(lang, &key, &facts, None));
            }
        }
        // Only a sentence that has a form for it is ever said to that player.
        if asked.facts.contains("seat-is") {
            lines.insert(said(lang, &key, &facts, Seat::from_number(1)));
        }
        for line in lines {
            assert!(!line.contains("{$"), "{lang} {key} misses a fact: {line}");
            writeln!(all, "  {line}").unwrap();
        }
    }
    all
}

#[test]
fn sentences_with_every_kind_of_card_are_as_they_were_read() {
    for lang in [Lang::De, Lang::Nl] {
        let all: Vec<String> = GAMES.iter().map(|words| patterns(lang, words)).collect();
        let all = all.join("\n");
        assert!(all.lines().count() > 1000, "{lang}: hardly any sentence was found");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{lang}.txt"));
        if env::var_os("SEVENFOLD_GOLDEN").is_some_and(|value| value == "write") {
            fs::write(&path, &all).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap();
        let differs = golden.lines().zip(all.lines()).find(|(golden, now)| golden != now);
        assert!(golden == all, "{} differs, first at {differs:?}", path.display());
    }
}

/// Each game says here which of its facts are cards or tiles; one that names none has an empty list.
#[test]
fn every_game_says_what_its_sentences_name() {
    let folders = fs::read_dir(house().join("crates/games")).unwrap();
    let games: BTreeSet<String> =
        folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
    let listed: BTreeSet<String> = GAMES.iter().map(|words| words.game.to_owned()).collect();
    let missing: Vec<String> =
        games.difference(&listed).map(|game| format!("Words {{ game: \"{game}\", kinds: &[…] }},")).collect();
    assert!(missing.is_empty(), "tests/patterns/kinds.rs lacks in GAMES:\n{}", missing.join("\n"));
    assert_eq!(listed.len(), games.len(), "tests/patterns/kinds.rs has games that are not there: {listed:?}");
}
