//! A patch as it travels by itself, without the quotes and names of JSON: seventeen bytes fewer each time.

use sevenfold_core::Seat;

use crate::Ground;

/// For those who look on.
const NOBODY: char = '0';

/// A patch as it travels: the number of the seat its update is for, or 0; what it is on; the patch.
pub fn bare(seat: Option<Seat>, ground: Ground, change: &str) -> String {
    let mut text = String::with_capacity(2 + change.len());
    text.push(seat.map_or(NOBODY, |seat| char::from(b'0' + seat.number())));
    text.push(match ground {
        Ground::Last => '1',
        Ground::Both => '2',
    });
    text.push_str(change);
    text
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
    use super::*;

    #[test]
    fn what_is_wrapped_is_unwrapped() {
        for seat in Seat::all(7).map(Some).chain([None]) {
            for ground in [Ground::Last, Ground::Both] {
                let text = bare(seat, ground, "!!~é");
                assert_eq!(from_bare(&text), Some((seat, ground, "!!~é")), "{text}");
                assert_eq!(text.len(), "!!~é".len() + 2);
            }
        }
        for other in ["", "1", "é", "13x", "82x", "{\"done\":{\"id\":1}}", "-1x"] {
            assert_eq!(from_bare(other), None, "{other}");
        }
    }
}
