//! A patch as it travels by itself, without the quotes and names of JSON: seventeen bytes fewer each time.

use sevenfold_core::Seat;

use super::write::write_after;
use crate::Ground;

/// For those who look on.
const NOBODY: char = '0';

/// Writes a text as a patch on what is known, as it travels: the number of the seat its update is for, or 0; what it is on; the
/// patch.
pub fn write_bare(seat: Option<Seat>, ground: Ground, known: &[&str], text: &str) -> String {
    let seat = seat.map_or(NOBODY, |seat| char::from(b'0' + seat.number()));
    let ground = match ground {
        Ground::Last => '1',
        Ground::Both => '2',
    };
    let mut head = [0; 2];
    seat.encode_utf8(&mut head);
    ground.encode_utf8(&mut head[1..]);
    // Both are digits.
    write_after(str::from_utf8(&head).unwrap_or_default(), known, text)
}

/// The same taken apart; nothing if it is something else, such as a message in JSON.
pub fn from_bare(text: &str) -> Option<(Option<Seat>, Ground, &str)> {
    let mut letters = text.chars();
    let seat = match letters.next()? {
        NOBODY => None,
        number => Some(Seat::from_number(u8::try_from(number.to_digit(10)?).ok()?)?),
    };
    let ground = match letters.next()? {
        '1' => Ground::Last,
        '2' => Ground::Both,
        _ => return None,
    };
    Some((seat, ground, letters.as_str()))
}

#[cfg(test)]
mod tests {
    use super::super::write;
    use super::*;

    #[test]
    fn what_is_wrapped_is_unwrapped() {
        let (known, text) = ("what is known", "what was known");
        let change = write(&[known], text);
        for seat in Seat::all(7).map(Some).chain([None]) {
            for ground in [Ground::Last, Ground::Both] {
                let bare = write_bare(seat, ground, &[known], text);
                assert_eq!(from_bare(&bare), Some((seat, ground, &*change)), "{bare}");
            }
        }
        for other in ["", "1", "é", "13x", "82x", "{\"done\":{\"id\":1}}", "-1x"] {
            assert_eq!(from_bare(other), None, "{other}");
        }
    }
}
