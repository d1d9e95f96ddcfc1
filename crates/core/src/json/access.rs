//! The parts of a list, an object and a variant, one by one.

use std::slice;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde_json::{Map, Value, map};

use super::{Reader, Unreadable};

/// What is left of a list.
pub(super) struct Items<'de>(pub slice::Iter<'de, Value>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unreadable> {
        self.0.next().map(|item| seed.deserialize(Reader(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// What is left of an object, and the value of the key that was read last.
pub(super) struct Entries<'de> {
    left: map::Iter<'de>,
    value: Option<&'de Value>,
}

impl<'de> Entries<'de> {
    pub(super) fn of(object: &'de Map<String, Value>) -> Self {
        Self { left: object.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Unreadable> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(StrDeserializer::new(key)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unreadable> {
        seed.deserialize(Reader(self.value.take().ok_or(Unreadable)?))
    }
}

/// A word of several, and what belongs to it.
pub(super) struct Variant<'de> {
    pub word: &'de str,
    pub with: Option<Reader<'de>>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Unreadable;
    type Variant = With<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, With<'de>), Unreadable> {
        Ok((seed.deserialize(StrDeserializer::new(self.word))?, With(self.with)))
    }
}

/// What belongs to a word.
pub(super) struct With<'de>(Option<Reader<'de>>);

impl<'de> VariantAccess<'de> for With<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        if self.0.is_none() { Ok(()) } else { Err(Unreadable) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unreadable> {
        seed.deserialize(self.0.ok_or(Unreadable)?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.ok_or(Unreadable)?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.0.ok_or(Unreadable)?.deserialize_map(visitor)
    }
}
