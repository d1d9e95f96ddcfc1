//! Writes data into its place, part by part, as serde tells it.

mod items;
mod text;
mod values;

use std::fmt::Display;

use serde::ser::{Impossible, Serialize, Serializer};

use crate::NotEncoded;
use crate::shape::{Kind, Named, Shape};
use items::{Fields, Items};
use text::Short;

type Done = Result<(), NotEncoded>;

/// Writes data into these zeros.
pub(crate) fn write(data: &impl Serialize, shape: &Shape, out: &mut [u8]) -> Done {
    data.serialize(Writer { shape, out })
}

/// A shape, and the place for it.
pub(crate) struct Writer<'a> {
    pub shape: &'a Shape,
    pub out: &'a mut [u8],
}

impl<'a> Writer<'a> {
    fn misfit<T>(&self, what: &str) -> Result<T, NotEncoded> {
        Err(NotEncoded(format!("{what} where the shape has {:?}", self.shape.kind)))
    }

    /// Chooses one of several forms and gives the place for its parts; nothing if all of this is left out.
    fn form(self, name: &str) -> Result<Option<Writer<'a>>, NotEncoded> {
        match &self.shape.kind {
            Kind::Derived(_) => Ok(None),
            Kind::Choice(forms) => {
                let Some(place) = forms.iter().position(|form| form.name == name) else {
                    return self.misfit(name);
                };
                self.out[place] = 1;
                Ok(Some(part(&forms[place], self.out)))
            }
            _ => self.misfit(name),
        }
    }

    fn items(self) -> Result<Items<'a>, NotEncoded> {
        match &self.shape.kind {
            Kind::Derived(_) => Ok(Items::Skipped),
            Kind::Bag(_) => Ok(Items::Bag(self)),
            Kind::Fixed { count, of } => Ok(Items::each(of, *count, self.out)),
            Kind::List { most, of, .. } => {
                let (length, rest) = self.out.split_at_mut(1);
                Ok(Items::counted(of, *most, length, rest))
            }
            Kind::Rows { words, of } => Ok(Items::rows(words.len(), of, self.out)),
            _ => self.misfit("a list"),
        }
    }

    fn fields(self) -> Result<Fields<'a>, NotEncoded> {
        match &self.shape.kind {
            Kind::Derived(_) => Ok(Fields::Skipped),
            Kind::Record(parts) => Ok(Fields::named(parts, self.out)),
            _ => self.misfit("a record"),
        }
    }
}

/// The place of one part.
fn part<'a>(named: &'a Named, out: &'a mut [u8]) -> Writer<'a> {
    Writer { shape: &named.shape, out: &mut out[named.at..named.at + named.shape.size] }
}

macro_rules! numbers {
    ($($method:ident: $number:ty),*) => {$(
        fn $method(self, number: $number) -> Done {
            self.number(i64::from(number))
        }
    )*};
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = NotEncoded;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Impossible<(), NotEncoded>;
    type SerializeMap = Impossible<(), NotEncoded>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    numbers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32
    );

    fn serialize_u64(self, number: u64) -> Done {
        match i64::try_from(number) {
            Ok(number) => self.number(number),
            Err(_) => self.misfit("a huge number"),
        }
    }

    fn serialize_f32(self, _number: f32) -> Done {
        self.misfit("a fraction")
    }

    fn serialize_f64(self, _number: f64) -> Done {
        self.misfit("a fraction")
    }

    fn serialize_bool(self, flag: bool) -> Done {
        match &self.shape.kind {
            Kind::Derived(_) => {}
            Kind::Flag => self.out[0] = u8::from(flag),
            _ => return self.misfit("yes or no"),
        }
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Done {
        self.word(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Done {
        self.word(text)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        if matches!(self.shape.kind, Kind::Derived(_)) {
            return Ok(());
        }
        let text = Short::of(value);
        if text.is_whole() { self.word(text.as_str()) } else { self.word(&value.to_string()) }
    }

    fn serialize_bytes(self, _bytes: &[u8]) -> Done {
        self.misfit("bytes")
    }

    fn serialize_none(self) -> Done {
        match &self.shape.kind {
            // Nothing is no word of a bag.
            Kind::Derived(_) | Kind::Maybe(_) | Kind::Bag(_) => Ok(()),
            _ => self.misfit("nothing"),
        }
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        match &self.shape.kind {
            Kind::Derived(_) => Ok(()),
            Kind::Bag(_) => value.serialize(self),
            Kind::Maybe(of) => {
                let (there, rest) = self.out.split_at_mut(1);
                there[0] = 1;
                value.serialize(Writer { shape: of, out: rest })
            }
            _ => self.misfit("something that may be missing"),
        }
    }

    fn serialize_unit(self) -> Done {
        self.misfit("nothing")
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Done {
        self.misfit("nothing")
    }

    fn serialize_unit_variant(self, _name: &'static str, index: u32, variant: &'static str) -> Done {
        self.word_near(index, variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.form(variant)?.map_or(Ok(()), |part| value.serialize(part))
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Items<'a>, NotEncoded> {
        self.items()
    }

    fn serialize_tuple(self, _len: usize) -> Result<Items<'a>, NotEncoded> {
        self.items()
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Items<'a>, NotEncoded> {
        self.items()
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Impossible<(), NotEncoded>, NotEncoded> {
        self.misfit(variant)
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Impossible<(), NotEncoded>, NotEncoded> {
        self.misfit("a map")
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Fields<'a>, NotEncoded> {
        self.fields()
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Fields<'a>, NotEncoded> {
        self.form(variant)?.map_or(Ok(Fields::Skipped), Writer::fields)
    }
}
