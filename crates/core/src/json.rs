//! JSON read into types by as little code as can be: for programs that travel to a browser.
//!
//! Every kind of reader multiplies the code of every type it reads. So here a text is always read into a [`Value`]
//! first, and there is one small reader from values to types. It takes what our types write and nothing else (objects
//! for structs, words for variants), and it tells only *that* something cannot be read; whoever is to be told why reads
//! with `serde_json`.

mod access;
mod data;

use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, Visitor};
use serde_json::{Map, Value};

use access::{Entries, Items, Variant};

pub use data::Data;

/// It is not what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not what it should be")
    }
}

impl std::error::Error for Unreadable {}

impl Error for Unreadable {
    fn custom<T: fmt::Display>(_why: T) -> Self {
        Self
    }
}

/// Reads a text.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    from_value(&serde_json::from_str(text).map_err(|_| Unreadable)?)
}

/// Reads a value.
pub fn from_value<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Unreadable> {
    T::deserialize(Reader(value))
}

/// Reads one value.
#[derive(Clone, Copy)]
struct Reader<'de>(&'de Value);

impl<'de> Reader<'de> {
    fn signed(self) -> Result<i64, Unreadable> {
        self.0.as_i64().ok_or(Unreadable)
    }

    fn unsigned(self) -> Result<u64, Unreadable> {
        self.0.as_u64().ok_or(Unreadable)
    }

    fn text(self) -> Result<&'de str, Unreadable> {
        self.0.as_str().ok_or(Unreadable)
    }

    fn list(self) -> Result<&'de [Value], Unreadable> {
        self.0.as_array().map(Vec::as_slice).ok_or(Unreadable)
    }

    fn object(self) -> Result<&'de Map<String, Value>, Unreadable> {
        self.0.as_object().ok_or(Unreadable)
    }
}

/// What a type asks for is looked up as that; nothing is taken for something else.
macro_rules! read {
    ($($method:ident: $look_up:ident => $visit:ident,)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            visitor.$visit(self.$look_up()?)
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unreadable;

    read! {
        deserialize_i8: signed => visit_i64,
        deserialize_i16: signed => visit_i64,
        deserialize_i32: signed => visit_i64,
        deserialize_i64: signed => visit_i64,
        deserialize_u8: unsigned => visit_u64,
        deserialize_u16: unsigned => visit_u64,
        deserialize_u32: unsigned => visit_u64,
        deserialize_u64: unsigned => visit_u64,
        deserialize_char: text => visit_str,
        deserialize_str: text => visit_str,
        deserialize_string: text => visit_str,
        deserialize_identifier: text => visit_str,
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(yes) => visitor.visit_bool(*yes),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().ok_or(Unreadable)?),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(items) => visitor.visit_seq(Items(items.iter())),
            Value::Object(entries) => visitor.visit_map(Entries::of(entries)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_bool(self.0.as_bool().ok_or(Unreadable)?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_f64(self.0.as_f64().ok_or(Unreadable)?)
    }

    /// JSON has no bytes.
    fn deserialize_bytes<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Unreadable> {
        Err(Unreadable)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Unreadable> {
        Err(Unreadable)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(Unreadable) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let mut items = Items(self.list()?.iter());
        let read = visitor.visit_seq(&mut items)?;
        // A tuple leaves what is too much.
        if items.0.as_slice().is_empty() { Ok(read) } else { Err(Unreadable) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_map(Entries::of(self.object()?))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_map(visitor)
    }

    /// A word alone, or an object of one word and what belongs to it.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        let variant = match self.0 {
            Value::String(word) => Variant { word, with: None },
            Value::Object(entry) if entry.len() == 1 => {
                let (word, with) = entry.iter().next().ok_or(Unreadable)?;
                Variant { word, with: Some(Self(with)) }
            }
            _ => return Err(Unreadable),
        };
        visitor.visit_enum(variant)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::{Agenda, Arg, Message, Seat, Viewer, WindowId};

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Thing {
        Bare,
        Named { far: i8, near: Option<u16> },
        Pair(bool, char),
        Any(Value),
    }

    #[track_caller]
    fn reads_back<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(written: &T) {
        assert_eq!(from_text::<T>(&serde_json::to_string(written).unwrap()).as_ref(), Ok(written));
    }

    #[test]
    fn what_types_write_is_read() {
        let message = Message::new("key").with("seat", Seat::FIRST).with("list", Arg::list([1, -2]));
        reads_back(&message);
        reads_back(&(Agenda::turn(WindowId(7), Seat::FIRST), Agenda::Over, Viewer::Watcher));
        reads_back(&vec![
            Thing::Bare,
            Thing::Named { far: -7, near: None },
            Thing::Named { far: 7, near: Some(777) },
            Thing::Pair(true, 'x'),
            Thing::Any(serde_json::json!({ "a": [1, -1, 1.5, null, "text", false] })),
        ]);
    }

    #[test]
    fn what_is_something_else_is_not() {
        for text in [
            "",
            "7",
            "\"unknown\"",
            r#"{"bare":{}}"#,
            r#"{"named":{}}"#,
            r#"{"named":{"far":200}}"#,
            r#"{"named":{"far":"7"}}"#,
            r#"{"pair":[true]}"#,
            r#"{"pair":[true,"x","y"]}"#,
            r#"{"bare":null,"pair":[true,"x"]}"#,
        ] {
            assert_eq!(from_text::<Thing>(text), Err(Unreadable), "{text}");
        }
        assert_eq!(from_text(r#"{"named":{"far":7,"more":0}}"#), Ok(Thing::Named { far: 7, near: None }));
    }
}
