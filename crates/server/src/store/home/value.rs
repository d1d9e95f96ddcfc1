//! What is put into a query.

use std::borrow::Cow;

use sqlx::error::BoxDynError;
use sqlx::{Arguments, Encode, Type};

/// A value; also one that is not there has a kind.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::store) enum Value<'q> {
    Text(Option<Cow<'q, str>>),
    Bytes(Option<Cow<'q, [u8]>>),
    Whole(Option<i64>),
    Real(Option<f64>),
}

impl Value<'_> {
    /// Puts it among the arguments of a query, for whichever database that is.
    pub(super) fn put<A>(self, arguments: &mut A) -> Result<(), BoxDynError>
    where
        A: Arguments,
        for<'t> Option<String>: Encode<'t, A::Database> + Type<A::Database>,
        for<'t> Option<Vec<u8>>: Encode<'t, A::Database> + Type<A::Database>,
        for<'t> Option<i64>: Encode<'t, A::Database> + Type<A::Database>,
        for<'t> Option<f64>: Encode<'t, A::Database> + Type<A::Database>,
    {
        match self {
            Self::Text(text) => arguments.add(text.map(Cow::into_owned)),
            Self::Bytes(bytes) => arguments.add(bytes.map(Cow::into_owned)),
            Self::Whole(number) => arguments.add(number),
            Self::Real(number) => arguments.add(number),
        }
    }
}

/// Kinds of values, with and without something there.
macro_rules! values {
    ($($kind:ident: $($from:ty => |$value:ident| $made:expr),+;)+) => {$($(
        impl<'q> From<$from> for Value<'q> {
            fn from($value: $from) -> Self {
                Self::$kind(Some($made))
            }
        }

        impl<'q> From<Option<$from>> for Value<'q> {
            fn from(value: Option<$from>) -> Self {
                Self::$kind(value.map(|$value| $made))
            }
        }
    )+)+};
}

values! {
    Text:
        &'q str => |text| Cow::Borrowed(text),
        &'q String => |text| Cow::Borrowed(text.as_str()),
        String => |text| Cow::Owned(text);
    Bytes:
        &'q [u8] => |bytes| Cow::Borrowed(bytes),
        &'q Vec<u8> => |bytes| Cow::Borrowed(bytes.as_slice()),
        &'q [u8; 32] => |bytes| Cow::Borrowed(bytes.as_slice()),
        Vec<u8> => |bytes| Cow::Owned(bytes);
    Whole:
        i64 => |number| number,
        i32 => |number| i64::from(number),
        u32 => |number| i64::from(number),
        u8 => |number| i64::from(number),
        bool => |truth| i64::from(truth);
    Real:
        f64 => |number| number;
}

impl<'q> From<&'q Option<String>> for Value<'q> {
    fn from(text: &'q Option<String>) -> Self {
        text.as_ref().into()
    }
}
