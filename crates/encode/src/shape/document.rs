//! What every number of an encoding means.

use super::{BASE, Kind, Named, Shape};

/// Some numbers of an encoding and what they mean.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Where in the view it is, as `players[3].cards`; lists count from 0.
    pub path: String,
    /// The first of its numbers.
    pub at: usize,
    /// How many there are.
    pub size: usize,
    /// What they mean.
    pub meaning: String,
    /// What they are multiplied by to become about as large as 1: a power of two.
    pub scale: f32,
}

impl Shape {
    /// Every part, with its place and its meaning; what was left out, with no numbers.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        self.document("", 0, &mut parts);
        parts
    }

    /// What every number is multiplied by to become about as large as 1.
    pub fn scales(&self) -> Vec<f32> {
        let mut scales = vec![1.0; self.size];
        for part in self.parts() {
            scales[part.at..part.at + part.size].fill(part.scale);
        }
        scales
    }

    fn document(&self, path: &str, at: usize, parts: &mut Vec<Part>) {
        let mut scaled = |at, size, scale, meaning: String| {
            parts.push(Part { path: path.to_owned(), at, size, meaning, scale });
        };
        let mut say = |size, meaning| scaled(at, size, 1.0, meaning);
        match &self.kind {
            Kind::Derived(why) => say(0, format!("left out: {why}")),
            Kind::Number { plus, divisor } => {
                for digit in 0..self.size {
                    let worth = (digit + 1..self.size).fold(1.0, |worth, _| worth * f32::from(BASE));
                    scaled(at + digit, 1, worth / divisor, number(*plus, self.size, digit));
                }
            }
            Kind::Flag => say(1, "1 for yes".to_owned()),
            Kind::OneOf { least } => say(self.size, format!("a 1 at its place, {least} the first")),
            Kind::Word(words) => say(self.size, format!("a 1 at its place: {}", words.listed())),
            Kind::Code { words, divisor } => {
                scaled(at, 1, 1.0 / divisor, format!("its place from 1: {}", words.listed()));
            }
            Kind::Bag(words) => say(self.size, format!("how many of each: {}", words.listed())),
            Kind::Letters(letters) => say(self.size, format!("how many of each letter: {letters}")),
            Kind::Maybe(of) => {
                say(1, "1 if there is one".to_owned());
                of.document(path, at + 1, parts);
            }
            Kind::Record(fields) => document_all(fields, path, at, parts),
            Kind::List { most, divisor, of } => {
                scaled(at, 1, 1.0 / divisor, format!("how many; {most} at most"));
                document_each(of, *most, path, at + 1, parts);
            }
            Kind::Fixed { count, of } => document_each(of, *count, path, at, parts),
            Kind::Choice(forms) => {
                let names: Vec<&str> = forms.iter().map(|form| form.name).collect();
                say(forms.len(), format!("a 1 at its place: {}", names.join(", ")));
                document_all(forms, path, at, parts);
            }
            Kind::Rows { words, of } => {
                say(words.len(), format!("for each a 1 if it is named: {}", words.listed()));
                document_rows(of, words.len(), path, at, parts);
            }
        }
    }
}

fn number(plus: i64, digits: usize, digit: usize) -> String {
    let plus = if plus == 0 { String::new() } else { format!(" plus {plus}") };
    match digits {
        1 => format!("the number{plus}"),
        _ => format!("digit {} of {digits} of the number{plus} to base {BASE}, the highest first", digit + 1),
    }
}

fn document_all(fields: &[Named], path: &str, at: usize, parts: &mut Vec<Part>) {
    for field in fields {
        let dot = if path.is_empty() { "" } else { "." };
        field.shape.document(&format!("{path}{dot}{}", field.name), at + field.at, parts);
    }
}

fn document_each(of: &Shape, count: usize, path: &str, at: usize, parts: &mut Vec<Part>) {
    for index in 0..count {
        of.document(&format!("{path}[{index}]"), at + index * of.size, parts);
    }
}

/// What is said of each word: one number of it for all words, then the next.
fn document_rows(of: &Shape, words: usize, path: &str, at: usize, parts: &mut Vec<Part>) {
    let mut said = Vec::new();
    of.document(path, 0, &mut said);
    // The record begins with the words it is about.
    for part in said.into_iter().filter(|part| part.at >= words) {
        let at = at + (1 + part.at - words) * words;
        let meaning = format!("{}; each for all {words} one after the other", part.meaning);
        parts.push(Part { at, size: part.size * words, meaning, ..part });
    }
}
