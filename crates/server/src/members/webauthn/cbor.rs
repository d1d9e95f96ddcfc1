//! As much of CBOR (RFC 8949) as devices use in what is looked at here: numbers, bytes, texts and maps of them, with lengths
//! that are known. Whatever else comes cannot be read.

/// Things within things.
const DEEPEST: u8 = 4;

/// A thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Thing<'a> {
    Number(i64),
    Bytes(&'a [u8]),
    Text(&'a str),
    Map(Vec<(Thing<'a>, Thing<'a>)>),
}

/// The bytes under this name in a map.
pub(super) fn field<'a>(bytes: &'a [u8], name: &str) -> Option<&'a [u8]> {
    let (Thing::Map(entries), []) = read(bytes)? else { return None };
    entries.into_iter().find_map(|(key, value)| match (key, value) {
        (Thing::Text(key), Thing::Bytes(value)) if key == name => Some(value),
        _ => None,
    })
}

/// The first thing, and what comes after it.
pub(super) fn read(bytes: &[u8]) -> Option<(Thing<'_>, &[u8])> {
    thing(bytes, DEEPEST)
}

fn thing(bytes: &[u8], deep: u8) -> Option<(Thing<'_>, &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    let (number, rest) = number(first & 0x1f, rest)?;
    let length = usize::try_from(number).ok()?;
    match first >> 5 {
        0 => Some((Thing::Number(i64::try_from(number).ok()?), rest)),
        1 => Some((Thing::Number(-1 - i64::try_from(number).ok()?), rest)),
        2 => rest.split_at_checked(length).map(|(bytes, rest)| (Thing::Bytes(bytes), rest)),
        3 => {
            let (text, rest) = rest.split_at_checked(length)?;
            Some((Thing::Text(std::str::from_utf8(text).ok()?), rest))
        }
        5 => map(length, rest, deep.checked_sub(1)?),
        _ => None,
    }
}

fn map(length: usize, mut rest: &[u8], deep: u8) -> Option<(Thing<'_>, &[u8])> {
    let mut entries = Vec::new();
    for _ in 0..length {
        let (key, after) = thing(rest, deep)?;
        let (value, after) = thing(after, deep)?;
        entries.push((key, value));
        rest = after;
    }
    Some((Thing::Map(entries), rest))
}

/// The number that goes with a kind.
fn number(short: u8, rest: &[u8]) -> Option<(u64, &[u8])> {
    let size = match short {
        0..=23 => return Some((u64::from(short), rest)),
        24 => 1,
        25 => 2,
        26 => 4,
        27 => 8,
        _ => return None,
    };
    let (digits, rest) = rest.split_at_checked(size)?;
    Some((digits.iter().fold(0, |number, digit| number << 8 | u64::from(*digit)), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_as_it_should_be_is_read() {
        let (thing, rest) = read(b"\xa2\x01\x26\x63abc\x42\x07\x08rest").unwrap_or_else(|| panic!("a map"));
        let entries =
            vec![(Thing::Number(1), Thing::Number(-7)), (Thing::Text("abc"), Thing::Bytes(&[7, 8]))];
        assert_eq!((thing, rest), (Thing::Map(entries), b"rest".as_slice()));
        assert_eq!(field(b"\xa1\x63abc\x42\x07\x08", "abc"), Some([7, 8].as_slice()));
    }

    #[test]
    fn what_is_not_is_refused_and_takes_no_time() {
        for odd in [
            b"".as_slice(),
            b"\xa1",
            b"\x5b\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\xbb\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\x3b\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\x5f\x41\x07\xff",
            b"\x62\xff\xff",
            b"\xa1\x01\xa1\x01\xa1\x01\xa1\x01\xa1\x01\x01",
        ] {
            assert_eq!(read(odd), None, "{odd:x?}");
        }
    }
}
