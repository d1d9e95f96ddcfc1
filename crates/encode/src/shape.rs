//! How a view becomes numbers: its parts, in order, and how many numbers each takes.

use sevenfold_core::MAX_SEATS;

use crate::words::Words;

/// How some data becomes numbers. What is absent, or beyond the end of a list, is zeros.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    pub(crate) kind: Kind,
    pub(crate) size: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    /// Follows from the rest; why.
    Derived(&'static str),
    /// A number, divided by a power of two, so that no two numbers become the same.
    Number { divisor: f32 },
    /// 1 for yes.
    Flag,
    /// A number from `least` on, a 1 at its place.
    OneOf { least: i64 },
    /// A word, a 1 at its place.
    Word(Words),
    /// A word: its place from 1, divided.
    Code { words: Words, divisor: f32 },
    /// A list in no order: how often each word occurs.
    Bag(Words),
    /// A text: how often each letter occurs.
    Letters(&'static str),
    /// 1 if it is there, then it.
    Maybe(Box<Shape>),
    /// Named parts.
    Record(Vec<Named>),
    /// How many there are, then each.
    List { most: usize, divisor: f32, of: Box<Shape> },
    /// A list of known length.
    Fixed { count: usize, of: Box<Shape> },
    /// One of several forms: a 1 at its place, then its parts.
    Choice(Vec<Named>),
    /// A list of records that say of which words they hold: for each word whether it is named, and its record.
    Rows { words: Words, of: Box<Shape> },
}

/// A part with its name, and where it begins.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Named {
    pub name: &'static str,
    pub at: usize,
    pub shape: Shape,
}

impl Named {
    fn moved(&self, by: usize) -> Self {
        Self { at: self.at - by, ..self.clone() }
    }
}

/// Some numbers of an encoding and what they mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where in the view it is, as `players[3].cards`; lists count from 0.
    pub path: String,
    /// The first of its numbers.
    pub at: usize,
    /// How many there are.
    pub size: usize,
    /// What they mean.
    pub meaning: String,
}

impl Shape {
    /// How many numbers it takes.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Every part, with its place and its meaning; what was left out, with no numbers.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        self.document("", 0, &mut parts);
        parts
    }

    fn document(&self, path: &str, at: usize, parts: &mut Vec<Part>) {
        let mut say =
            |at, size, meaning: String| parts.push(Part { path: path.to_owned(), at, size, meaning });
        match &self.kind {
            Kind::Derived(why) => say(at, 0, format!("left out: {why}")),
            Kind::Number { divisor } => say(at, 1, format!("the number, divided by {divisor}")),
            Kind::Flag => say(at, 1, "1 for yes".to_owned()),
            Kind::OneOf { least } => say(at, self.size, format!("a 1 at its place, {least} the first")),
            Kind::Word(words) => say(at, self.size, format!("a 1 at its place: {}", words.listed())),
            Kind::Code { words, divisor } => {
                say(at, 1, format!("its place from 1, divided by {divisor}: {}", words.listed()));
            }
            Kind::Bag(words) => say(at, self.size, format!("how many of each: {}", words.listed())),
            Kind::Letters(letters) => say(at, self.size, format!("how many of each letter: {letters}")),
            Kind::Maybe(of) => {
                say(at, 1, "1 if there is one".to_owned());
                of.document(path, at + 1, parts);
            }
            Kind::Record(fields) => document_all(fields, path, at, parts),
            Kind::List { most, divisor, of } => {
                say(at, 1, format!("how many, divided by {divisor}; {most} at most"));
                document_each(of, *most, path, at + 1, parts);
            }
            Kind::Fixed { count, of } => document_each(of, *count, path, at, parts),
            Kind::Choice(forms) => {
                let names: Vec<&str> = forms.iter().map(|form| form.name).collect();
                say(at, forms.len(), format!("a 1 at its place: {}", names.join(", ")));
                document_all(forms, path, at, parts);
            }
            Kind::Rows { words, of } => {
                let each = 1 + of.size - words.len();
                let meaning =
                    format!("{each} numbers for each, the first a 1 if it is named: {}", words.listed());
                say(at, self.size, meaning);
                if let Kind::Record(said) = &of.kind {
                    // Behind the words in the record, behind the first number in the row.
                    let said: Vec<Named> = said[1..].iter().map(|part| part.moved(words.len())).collect();
                    document_all(&said, &format!("{path}[first]"), at + 1, parts);
                }
            }
        }
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

/// A whole number as it is written.
#[expect(
    clippy::cast_precision_loss,
    reason = "no number of a game comes near the 24 bits that a float keeps exactly"
)]
pub(crate) fn float(number: i64) -> f32 {
    number as f32
}

/// How many there are, as it is written.
pub(crate) fn count(many: usize) -> f32 {
    // No list of a game is as long as that.
    float(i64::try_from(many).unwrap_or(i64::MAX))
}

fn shape(kind: Kind, size: usize) -> Shape {
    Shape { kind, size }
}

/// The power of two that numbers up to this one are divided by.
fn divisor(most: u32) -> f32 {
    float(most.max(1).next_power_of_two().into())
}

/// It follows from the rest.
pub(crate) fn derived(why: &'static str) -> Shape {
    shape(Kind::Derived(why), 0)
}

/// Nothing more is to be said.
pub(crate) fn nothing() -> Shape {
    record([])
}

/// A number that is at most about this.
pub(crate) fn number(most: u32) -> Shape {
    shape(Kind::Number { divisor: divisor(most) }, 1)
}

/// Yes or no.
pub(crate) fn flag() -> Shape {
    shape(Kind::Flag, 1)
}

/// One of so many numbers from the least on.
pub(crate) fn one_of(least: i64, count: usize) -> Shape {
    shape(Kind::OneOf { least }, count)
}

/// A seat.
pub(crate) fn seat() -> Shape {
    one_of(1, MAX_SEATS)
}

/// Some seats.
pub(crate) fn seats() -> Shape {
    bag((1..=MAX_SEATS).map(|number| number.to_string()))
}

/// One of these words.
pub(crate) fn word<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Shape {
    let words = Words::new(words);
    let size = words.len();
    shape(Kind::Word(words), size)
}

/// One of these words as a single number, where there are many such: a history.
pub(crate) fn code<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Shape {
    let words = Words::new(words);
    let divisor = divisor(words.len() as u32);
    shape(Kind::Code { words, divisor }, 1)
}

/// Some of these words, in no order.
pub(crate) fn bag<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Shape {
    let words = Words::new(words);
    let size = words.len();
    shape(Kind::Bag(words), size)
}

/// A text that is made of these letters, in no order.
pub(crate) fn letters(letters: &'static str) -> Shape {
    shape(Kind::Letters(letters), letters.len())
}

/// Perhaps.
pub(crate) fn maybe(of: Shape) -> Shape {
    let size = 1 + of.size;
    shape(Kind::Maybe(Box::new(of)), size)
}

/// Named parts.
pub(crate) fn record<const N: usize>(parts: [(&'static str, Shape); N]) -> Shape {
    let (named, size) = one_after_another(parts, 0);
    shape(Kind::Record(named), size)
}

/// One of several forms with parts of their own; whoever looks at another form sees zeros.
pub(crate) fn choice<const N: usize>(forms: [(&'static str, Shape); N]) -> Shape {
    let (named, size) = one_after_another(forms, N);
    shape(Kind::Choice(named), size)
}

fn one_after_another<const N: usize>(parts: [(&'static str, Shape); N], from: usize) -> (Vec<Named>, usize) {
    let mut at = from;
    let mut named = Vec::with_capacity(N);
    for (name, shape) in parts {
        let size = shape.size;
        named.push(Named { name, at, shape });
        at += size;
    }
    (named, at)
}

/// Some of these, in order, at most so many.
pub(crate) fn list(most: usize, of: Shape) -> Shape {
    let size = 1 + most * of.size;
    shape(Kind::List { most, divisor: divisor(most as u32), of: Box::new(of) }, size)
}

/// So many of these, in order.
pub(crate) fn fixed(count: usize, of: Shape) -> Shape {
    let size = count * of.size;
    shape(Kind::Fixed { count, of: Box::new(of) }, size)
}

/// Who looks.
pub(crate) fn viewer() -> Shape {
    choice([("seat", seat()), ("watcher", nothing())])
}

/// For each word what is said of it in a list of records, each of which names under a key the words it is about.
pub(crate) fn rows<const N: usize>(
    words: &[String],
    key: &'static str,
    said: [(&'static str, Shape); N],
) -> Shape {
    let (named, size) = one_after_another(said, words.len());
    let mut parts = vec![Named { name: key, at: 0, shape: bag(words) }];
    parts.extend(named);
    let each = 1 + size - words.len();
    let of = Box::new(shape(Kind::Record(parts), size));
    shape(Kind::Rows { words: Words::new(words), of }, words.len() * each)
}
