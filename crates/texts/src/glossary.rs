//! The words of a game: what they mean, and which words do not stand for them.

use crate::fluent::{self, Entry};
use crate::letters::is_of_word;
use crate::pattern::Facts;

/// The words of one game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glossary {
    /// In the order of the file.
    pub terms: Vec<Term>,
}

/// A word of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// What it is found by, the same in every language.
    pub key: String,
    /// The word.
    pub word: String,
    /// Its gender, or the article it has, where the language has several.
    pub gender: Option<String>,
    /// Other forms of it.
    pub forms: Vec<String>,
    /// Words that are not used for it.
    pub not: Vec<String>,
    /// What it means, in a sentence.
    pub means: String,
}

/// A piece of a text: the words, and the term if they are one.
pub type Piece<'a> = (&'a str, Option<&'a Term>);

impl Glossary {
    /// Reads a file of `texts/terms`.
    pub fn read(file: &str) -> Self {
        Self {
            terms: fluent::entries(file).into_iter().map(|(key, entry)| Term::read(key, &entry)).collect(),
        }
    }

    /// The text in pieces, with the first mention of each term marked.
    pub fn marked<'a>(&'a self, text: &'a str) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut seen = Vec::new();
        let (mut plain, mut at) = (0, 0);
        while at < text.len() {
            let found = begins_word(text, at).then(|| self.at(&text[at..])).flatten();
            match found.filter(|(_, term)| !seen.contains(&term.key.as_str())) {
                Some((length, term)) => {
                    if plain < at {
                        pieces.push((&text[plain..at], None));
                    }
                    pieces.push((&text[at..at + length], Some(term)));
                    seen.push(&term.key);
                    at += length;
                    plain = at;
                }
                None => at += text[at..].chars().next().map_or(1, char::len_utf8),
            }
        }
        if plain < text.len() {
            pieces.push((&text[plain..], None));
        }
        pieces
    }

    /// The words of a text that are not used here, with the word that is.
    pub fn forbidden<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let not =
            self.terms.iter().flat_map(|term| term.not.iter().map(|not| (not.as_str(), term.word.as_str())));
        not.filter(|(not, _)| {
            text.match_indices(not).any(|(at, _)| begins_word(text, at) && ends_word(&text[at..], not.len()))
        })
    }

    /// The longest form of a term that a text begins with, and how long it is.
    fn at(&self, text: &str) -> Option<(usize, &Term)> {
        let forms = self.terms.iter().flat_map(|term| term.shown().map(move |form| (form, term)));
        let found = forms.filter(|(form, _)| text.starts_with(form) && ends_word(text, form.len()));
        found.map(|(form, term)| (form.len(), term)).max_by_key(|(length, _)| *length)
    }
}

impl Term {
    fn read(key: String, entry: &Entry) -> Self {
        let none = Facts::new();
        let form =
            |name: &str| entry.forms.iter().find(|(form, _)| form == name).map(|(_, form)| form.say(&none));
        let list =
            |name| form(name).map(|list| list.split(", ").map(str::to_owned).collect()).unwrap_or_default();
        Self {
            word: entry.value.say(&none),
            gender: form("gender"),
            forms: list("forms"),
            not: list("not"),
            means: form("means").unwrap_or_default(),
            key,
        }
    }

    fn shown(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.word).chain(&self.forms).map(String::as_str)
    }
}

fn begins_word(text: &str, at: usize) -> bool {
    !text[..at].ends_with(goes_on)
}

fn ends_word(text: &str, length: usize) -> bool {
    !text[length..].starts_with(goes_on)
}

fn goes_on(letter: char) -> bool {
    is_of_word(letter) || letter == '-'
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "rack = Bank\n    .gender = f\n    .forms = Bänke\n    .not = Ständer\n    .means = Wo sie stehen.\n\
                        end = Ende\n    .means = Der Schluss.\n";

    #[test]
    fn a_word_is_read_with_all_that_is_known_of_it() {
        let rack = &Glossary::read(FILE).terms[0];
        assert_eq!(
            (rack.key.as_str(), rack.word.as_str(), rack.gender.as_deref()),
            ("rack", "Bank", Some("f"))
        );
        assert_eq!(
            (rack.forms.as_slice(), rack.means.as_str()),
            (&["Bänke".to_owned()][..], "Wo sie stehen.")
        );
    }

    #[test]
    fn the_first_mention_of_a_word_is_marked() {
        let glossary = Glossary::read(FILE);
        let pieces = glossary.marked("Auf Bänken und Bänke, die Bank am Ende");
        let words: Vec<(&str, bool)> = pieces.iter().map(|(words, term)| (*words, term.is_some())).collect();
        assert_eq!(
            words,
            [("Auf Bänken und ", false), ("Bänke", true), (", die Bank am ", false), ("Ende", true)]
        );
    }

    #[test]
    fn words_that_are_not_used_are_found_as_whole_words() {
        let glossary = Glossary::read(FILE);
        assert_eq!(glossary.forbidden("der Ständer").collect::<Vec<_>>(), [("Ständer", "Bank")]);
        assert_eq!(glossary.forbidden("die Ständerin").count(), 0);
    }
}
