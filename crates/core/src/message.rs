//! What is to be said, without the words: a key and its facts.
//!
//! The words are in the language files; whoever shows a message looks them up there.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Something to tell a person, as a key into the language files and the facts of the sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Key of the sentence in the language files.
    pub key: Cow<'static, str>,
    /// The facts, by the names under which the sentence uses them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// One fact of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that is the same in every language: notation, a file name.
    Text(String),
    /// Another entry of the language files: a colour, an animal.
    Key(Cow<'static, str>),
    /// A player, shown by name or as "you".
    Seat(Seat),
    /// Another message, rendered and put in.
    Message(Box<Message>),
    /// Several facts, joined as the language joins a list.
    List(Vec<Arg>),
}

impl Message {
    /// The sentence with this key and no facts yet.
    pub const fn new(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// Adds a fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

/// The bare facts, for logs and panics; people get the sentence from the language files.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::Key(key) => f.write_str(key),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Message(message) => write!(f, "({message})"),
            Self::List(items) => items.iter().enumerate().try_for_each(|(i, item)| {
                f.write_str(if i == 0 { "" } else { "," })?;
                write!(f, "{item}")
            }),
        }
    }
}

macro_rules! arg_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(items: Vec<Arg>) -> Self {
        Self::List(items)
    }
}

impl Arg {
    /// Another entry of the language files.
    pub const fn key(key: &'static str) -> Self {
        Self::Key(Cow::Borrowed(key))
    }

    /// A list of facts.
    pub fn list<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

/// Has something to say to people.
pub trait Say {
    /// The sentence and its facts.
    fn say(&self) -> Message;
}
