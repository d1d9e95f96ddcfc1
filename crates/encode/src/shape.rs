//! How a view becomes numbers: its parts, in order, and how many numbers each takes. A number is a byte.

mod document;

use sevenfold_core::MAX_SEATS;

use crate::words::Words;
pub use document::Part;

/// Numbers that do not fit into a byte are written as digits to this base.
pub(crate) const BASE: u16 = 256;

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
    /// A number and something added, so that it is not negative, in as many digits as the shape has bytes. Divided by a power
    /// of two it is about as large as 1.
    Number { plus: i64, divisor: f32 },
    /// 1 for yes.
    Flag,
    /// A number from `least` on, a 1 at its place.
    OneOf { least: i64 },
    /// A word, a 1 at its place.
    Word(Words),
    /// A word: its place from 1.
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
    /// A list of records that say of which words they hold: for each word whether it is named, then the
    /// numbers of their records, each for all words.
    Rows { words: Words, of: Box<Shape> },
}

/// A part with its name, and where it begins.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Named {
    pub name: &'static str,
    pub at: usize,
    pub shape: Shape,
}

impl Shape {
    /// How many numbers it takes.
    pub fn size(&self) -> usize {
        self.size
    }
}

fn shape(kind: Kind, size: usize) -> Shape {
    Shape { kind, size }
}

/// The power of two that numbers up to this one are divided by.
fn divisor(most: u16) -> f32 {
    most.max(1).next_power_of_two().into()
}

/// It follows from the rest.
pub(crate) fn derived(why: &'static str) -> Shape {
    shape(Kind::Derived(why), 0)
}

/// Nothing more is to be said.
pub(crate) fn nothing() -> Shape {
    record([])
}

/// A number that is at most about this, and never more than a byte can tell.
pub(crate) fn number(most: u16) -> Shape {
    shape(Kind::Number { plus: 0, divisor: divisor(most) }, 1)
}

/// A number that is most often at most about this, but may grow.
pub(crate) fn growing(most: u16) -> Shape {
    shape(Kind::Number { plus: 0, divisor: divisor(most) }, 3)
}

/// A number that is at most about this, or as much below nothing.
pub(crate) fn signed(most: u16) -> Shape {
    let digits = if most < 128 { 1 } else { 2 };
    shape(Kind::Number { plus: 1 << (8 * digits - 1), divisor: divisor(2 * most) }, digits)
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
    debug_assert!(words.len() < usize::from(BASE), "a byte can tell which");
    let divisor = divisor(words.len() as u16);
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
    debug_assert!(most < usize::from(BASE), "a byte can tell how many");
    let size = 1 + most * of.size;
    shape(Kind::List { most, divisor: divisor(most as u16), of: Box::new(of) }, size)
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
