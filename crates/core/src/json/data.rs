//! Views and events as JSON: a text where they are written, a value where they are read.

use std::borrow::Cow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::{Unreadable, from_value};

/// Bytes into which most views fit: a text that need not grow is not moved.
#[cfg(not(target_arch = "wasm32"))]
const USUAL: usize = 1024;

/// Data of a type that only its game knows.
///
/// A host writes it once, as text, and never builds a value of it; a client that has read a message has the value. In a
/// browser it is a value on both sides: a second way to write every view would make its programs larger, and that counts
/// more there.
#[derive(Clone, Debug)]
pub enum Data {
    /// As it was written.
    #[cfg(not(target_arch = "wasm32"))]
    Text(String),
    /// As it was read.
    Value(Value),
}

impl Data {
    /// Writes something. Views and events are plain data without maps keyed by anything but text: JSON can hold them.
    pub fn write(it: &impl Serialize) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let data = {
            let mut text = Vec::with_capacity(USUAL);
            let written = serde_json::to_writer(&mut text, it);
            debug_assert!(written.is_ok(), "JSON can hold it");
            Self::Text(String::from_utf8(text).unwrap_or_default())
        };
        #[cfg(target_arch = "wasm32")]
        let data = Self::Value(serde_json::to_value(it).unwrap_or_default());
        data
    }

    /// Reads it as what it is.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Unreadable> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Text(text) => super::from_text(text),
            Self::Value(value) => from_value(value),
        }
    }

    /// The value.
    #[inline]
    pub fn value(&self) -> Cow<'_, Value> {
        match self {
            // What was written here can be read.
            #[cfg(not(target_arch = "wasm32"))]
            Self::Text(text) => Cow::Owned(serde_json::from_str(text).unwrap_or_default()),
            Self::Value(value) => Cow::Borrowed(value),
        }
    }

    /// The text.
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Text(text) => Cow::Borrowed(text),
            Self::Value(value) => Cow::Owned(value.to_string()),
        }
    }
}

impl From<Value> for Data {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

/// The same data, however it is kept.
impl PartialEq for Data {
    fn eq(&self, other: &Self) -> bool {
        *self.value() == *other.value()
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Text(_) => self.value().serialize(serializer),
            Self::Value(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::Value)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn written_or_read_it_is_the_same() {
        let value = json!({ "hand": [1, 2], "top": null, "name": "ä\"\n" });
        let (written, read) = (Data::write(&value), Data::from(value.clone()));
        assert_eq!(written, read);
        assert_eq!(written.text(), read.text());
        assert_eq!(serde_json::to_string(&written).unwrap(), written.text());
        assert_eq!(serde_json::from_str::<Data>(&written.text()).unwrap(), written);
        assert_eq!(written.read::<Value>(), Ok(value));
        assert_ne!(written, Data::write(&json!({ "hand": [1, 2], "top": null })));
    }
}
