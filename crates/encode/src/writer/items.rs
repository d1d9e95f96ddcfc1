//! Lists and records, one item after the other.

use serde::ser::{
    Serialize, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
};

use super::values::byte;
use super::{Done, Writer, part};
use crate::NotEncoded;
use crate::shape::{Named, Shape};

/// The items of a list.
pub(crate) enum Items<'a> {
    /// All of it is left out.
    Skipped,
    /// Words that are counted.
    Bag(Writer<'a>),
    /// Each has its place.
    Placed(Placed<'a>),
    /// Each tells something of some words.
    Rows(Rows<'a>),
}

/// Items that have a place each.
pub(crate) struct Placed<'a> {
    of: &'a Shape,
    most: usize,
    next: usize,
    out: &'a mut [u8],
    /// Where the length goes.
    length: Option<&'a mut [u8]>,
}

/// Records that tell of words.
pub(crate) struct Rows<'a> {
    words: usize,
    of: &'a Shape,
    out: &'a mut [u8],
    /// The record at hand: how often it names each word, then what it says of them.
    record: Vec<u8>,
}

impl<'a> Items<'a> {
    pub(super) fn each(of: &'a Shape, most: usize, out: &'a mut [u8]) -> Self {
        Self::Placed(Placed { of, most, next: 0, out, length: None })
    }

    pub(super) fn counted(of: &'a Shape, most: usize, length: &'a mut [u8], out: &'a mut [u8]) -> Self {
        Self::Placed(Placed { of, most, next: 0, out, length: Some(length) })
    }

    pub(super) fn rows(words: usize, of: &'a Shape, out: &'a mut [u8]) -> Self {
        Self::Rows(Rows { words, of, out, record: vec![0; of.size] })
    }

    fn item<T: Serialize + ?Sized>(&mut self, item: &T) -> Done {
        match self {
            Self::Skipped => Ok(()),
            Self::Bag(bag) => item.serialize(Writer { shape: bag.shape, out: &mut *bag.out }),
            Self::Placed(placed) => placed.item(item),
            Self::Rows(rows) => rows.item(item),
        }
    }

    fn close(self) {
        if let Self::Placed(Placed { next, length: Some(length), .. }) = self {
            length[0] = byte(next);
        }
    }
}

impl Placed<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, item: &T) -> Done {
        if self.next >= self.most {
            return Err(NotEncoded(format!("a list of more than {} items", self.most)));
        }
        let at = self.next * self.of.size;
        self.next += 1;
        item.serialize(Writer { shape: self.of, out: &mut self.out[at..at + self.of.size] })
    }
}

impl Rows<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, item: &T) -> Done {
        self.record.fill(0);
        item.serialize(Writer { shape: self.of, out: &mut self.record })?;
        let (named, said) = self.record.split_at(self.words);
        for (first, copies) in named.iter().enumerate() {
            // A word with several copies has several places: the next free ones.
            for _ in 0..*copies {
                let Some(place) = (first..self.words).find(|place| self.out[*place] == 0) else { break };
                self.out[place] = 1;
                for (number, &said) in (1..).zip(said) {
                    self.out[number * self.words + place] = said;
                }
            }
        }
        Ok(())
    }
}

/// Serde has three kinds of lists, which are written alike.
macro_rules! lists {
    ($($list:ident: $method:ident),*) => {$(
        impl $list for Items<'_> {
            type Ok = ();
            type Error = NotEncoded;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Done {
                self.item(item)
            }

            fn end(self) -> Done {
                self.close();
                Ok(())
            }
        }
    )*};
}

lists!(SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field);

/// The parts of a record.
pub(crate) enum Fields<'a> {
    /// All of it is left out.
    Skipped,
    /// Each has its place.
    Named {
        /// The parts.
        parts: &'a [Named],
        /// Which is likely to come next: they come in order.
        next: usize,
        /// The place for all.
        out: &'a mut [u8],
    },
}

impl<'a> Fields<'a> {
    pub(super) fn named(parts: &'a [Named], out: &'a mut [u8]) -> Self {
        Self::Named { parts, next: 0, out }
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        let Self::Named { parts, next, out } = self else { return Ok(()) };
        let expected = parts.get(*next).is_some_and(|part| part.name == name).then_some(*next);
        let found = expected.or_else(|| parts.iter().position(|part| part.name == name));
        let Some(found) = found else { return Err(NotEncoded(format!("the shape has no {name}"))) };
        *next = found + 1;
        let within = |why: NotEncoded| NotEncoded(format!("{name}: {why}"));
        value.serialize(part(&parts[found], out)).map_err(within)
    }
}

/// And two kinds of records.
macro_rules! records {
    ($($record:ident),*) => {$(
        impl $record for Fields<'_> {
            type Ok = ();
            type Error = NotEncoded;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            fn end(self) -> Done {
                Ok(())
            }
        }
    )*};
}

records!(SerializeStruct, SerializeStructVariant);
