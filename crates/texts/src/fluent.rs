//! Reads language files: the part of [Fluent](https://projectfluent.org) that they use.
//!
//! Entries with attributes, text over several lines, variables, texts in quotes and choices. There are no terms, no
//! functions and no references between entries; an entry that has any cannot be read and is left out. (The tests read
//! every entry with Fluent's own reader, too, and say the same with both.)

use crate::pattern::{Key, Pattern, Piece};

/// One entry of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Entry {
    /// What it says.
    pub(crate) value: Pattern,
    /// Other forms of it, by their names.
    pub(crate) forms: Vec<(String, Pattern)>,
}

/// The entries of a file, by their keys.
pub(crate) fn entries(file: &str) -> Vec<(String, Entry)> {
    let mut reader = Reader { rest: file };
    let mut entries = Vec::new();
    while !reader.rest.is_empty() {
        if reader.rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            entries.extend(reader.entry());
        }
        // To the next line, past what could not be read.
        reader.rest = reader.rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    entries
}

/// A piece of a pattern while it is read.
enum Raw {
    Text(String),
    Piece(Piece),
    /// So many ends of lines, and how far the next line is moved in.
    Lines(usize, usize),
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn entry(&mut self) -> Option<(String, Entry)> {
        let key = self.name()?;
        self.skip(" ");
        self.take("=")?;
        let mut entry = Entry { value: self.pattern()?, forms: Vec::new() };
        while let Some(rest) = self.rest.trim_start().strip_prefix('.') {
            self.rest = rest;
            let form = self.name()?;
            self.skip(" ");
            self.take("=")?;
            entry.forms.push((form, self.pattern()?));
        }
        Some((key, entry))
    }

    /// Reads until the next line that does not belong to the pattern: its end stays unread.
    fn pattern(&mut self) -> Option<Pattern> {
        self.skip(" ");
        let mut raw = Vec::new();
        loop {
            match self.rest.chars().next() {
                Some('\n') => match self.next_line() {
                    Some(lines) => raw.push(lines),
                    None => break,
                },
                Some('{') => raw.push(Raw::Piece(self.placeable()?)),
                None | Some('}') => break,
                Some(_) => {
                    let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
                    let (text, rest) = self.rest.split_at(end);
                    raw.push(Raw::Text(text.to_owned()));
                    self.rest = rest;
                }
            }
        }
        Some(joined(raw))
    }

    /// Goes to the next line if it goes on with the pattern.
    fn next_line(&mut self) -> Option<Raw> {
        let text = self.rest.trim_start();
        let blank = &self.rest[..self.rest.len() - text.len()];
        let indent = blank.len() - blank.rfind('\n')? - 1;
        if text.is_empty() || indent == 0 || text.starts_with(['.', '[', '*', '}']) {
            return None;
        }
        self.rest = text;
        Some(Raw::Lines(blank.matches('\n').count(), indent))
    }

    fn placeable(&mut self) -> Option<Piece> {
        self.take("{")?;
        self.skip(" \n");
        if self.take("\"").is_some() {
            let (text, rest) = self.rest.split_once('"')?;
            self.rest = rest;
            self.skip(" \n");
            self.take("}")?;
            return Some(Piece::Text(text.to_owned()));
        }
        self.take("$")?;
        let name = self.name()?;
        self.skip(" \n");
        if self.take("}").is_some() {
            return Some(Piece::Fact(name));
        }
        self.take("->")?;
        self.choice(name)
    }

    fn choice(&mut self, by: String) -> Option<Piece> {
        let (mut variants, mut usual) = (Vec::new(), None);
        loop {
            self.skip(" \n");
            if self.take("}").is_some() {
                return Some(Piece::Choice { by, variants, usual: usual? });
            }
            if self.take("*").is_some() {
                usual = Some(variants.len());
            }
            self.take("[")?;
            let (key, rest) = self.rest.split_once(']')?;
            let key = key.trim();
            let key = key.parse().map_or_else(|_| Key::Word(key.to_owned()), Key::Number);
            self.rest = rest;
            variants.push((key, self.pattern()?));
        }
    }

    fn name(&mut self) -> Option<String> {
        let ends = |letter: char| !(letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'));
        let (name, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        (!name.is_empty()).then(|| name.to_owned())
    }

    fn take(&mut self, mark: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(mark)?;
        Some(())
    }

    fn skip(&mut self, blanks: &str) {
        self.rest = self.rest.trim_start_matches(|letter| blanks.contains(letter));
    }
}

/// Joins the lines of a pattern. Indentation that all lines share belongs to the file, not to the text; so do blanks at the
/// beginning and at the end, unless they are in quotes.
fn joined(mut raw: Vec<Raw>) -> Pattern {
    if let Some(Raw::Text(last)) = raw.last_mut() {
        last.truncate(last.trim_end().len());
    }
    let indents = raw.iter().filter_map(|raw| match raw {
        Raw::Lines(_, indent) => Some(*indent),
        Raw::Text(_) | Raw::Piece(_) => None,
    });
    let common = indents.min().unwrap_or_default();
    let mut pieces: Vec<Piece> = Vec::new();
    for raw in raw {
        let piece = match raw {
            Raw::Lines(..) if pieces.is_empty() => continue,
            Raw::Lines(lines, indent) => Piece::Text("\n".repeat(lines) + &" ".repeat(indent - common)),
            Raw::Text(text) => Piece::Text(text),
            Raw::Piece(piece) => piece,
        };
        match (pieces.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => pieces.push(piece),
        }
    }
    Pattern(pieces)
}
