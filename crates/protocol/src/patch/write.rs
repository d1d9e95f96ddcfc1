//! Writing a patch: the longest piece that is known, wherever the text goes on as expected or begins with a known word.
//!
//! A word begins with a sign: in JSON nearly everything that comes again does, and only half as many places must be
//! remembered.

use super::{BASE, LONG, MIDDLE, SIGNS, check, digit};

/// So many bytes are looked for at once.
const WORD: usize = 5;
/// Places that are remembered by the word there; of two with the same number the later one.
const SLOTS: usize = 4096;
/// A copy that goes on where the last one ended is worth it from this length on ...
const LEAST_NEXT: usize = 3;
/// ... and one from elsewhere from this.
const LEAST: usize = 6;
/// The longest that one copy can be.
const MOST: usize = LONG + BASE * BASE - 1;

/// Writes a text as a patch on what is known.
pub fn write(known: &[&str], text: &str) -> String {
    let mut ground = Vec::with_capacity(known.iter().map(|known| known.len()).sum::<usize>() + text.len());
    for known in known {
        ground.extend_from_slice(known.as_bytes());
    }
    let begin = ground.len();
    ground.extend_from_slice(text.as_bytes());
    let mut patch = Writing { out: Vec::with_capacity(256), next: 0, new: 0 };
    let sum = check(text.as_bytes());
    patch.out.extend([digit(sum / BASE), digit(sum % BASE)]);
    patch.write(&ground, begin);
    // Copies begin and end between characters, and all else is ASCII or copied from the text.
    String::from_utf8(patch.out).unwrap_or_default()
}

struct Writing {
    out: Vec<u8>,
    /// Where the last copy ended.
    next: usize,
    /// How many bytes were new since.
    new: usize,
}

impl Writing {
    fn write(&mut self, ground: &[u8], begin: usize) {
        let mut places = Places::new();
        places.add(ground, 0, begin);
        let mut at = begin;
        while at < ground.len() {
            let end = if let Some((from, length)) = self.best(ground, at, &places) {
                self.copy(from, length);
                at + length
            } else {
                let end = at + character(&ground[at..]);
                self.literal(&ground[at..end]);
                end
            };
            places.add(ground, at, end);
            at = end;
        }
    }

    /// From where to copy what comes at this place, and how much.
    fn best(&self, ground: &[u8], at: usize, places: &Places) -> Option<(usize, usize)> {
        let expected = self.next + self.new;
        let going_on = same(ground, expected, at);
        if going_on >= 2 * LEAST {
            return Some((expected, going_on));
        }
        let found = places.find(ground, at).map(|from| (from, same(ground, from, at)));
        match found {
            Some((from, length)) if length >= LEAST && length > going_on + 2 => Some((from, length)),
            _ => (going_on >= LEAST_NEXT).then_some((expected, going_on)),
        }
    }

    fn copy(&mut self, from: usize, length: usize) {
        let shift = (from + MIDDLE).checked_sub(self.next + self.new);
        match shift.filter(|shift| *shift < BASE) {
            Some(MIDDLE) => self.out.push(b'~'),
            Some(shift) => self.out.extend([b'^', digit(shift)]),
            None if from < BASE * BASE => {
                self.out.extend([b'|', digit(from / BASE), digit(from % BASE)]);
            }
            None => {
                let digits = [3, 2, 1, 0].map(|power| digit(from / BASE.pow(power) % BASE));
                self.out.push(b'`');
                self.out.extend(digits);
            }
        }
        match length.checked_sub(LONG) {
            None => self.out.push(digit(length)),
            Some(over) => self.out.extend([digit(LONG), digit(over / BASE), digit(over % BASE)]),
        }
        (self.next, self.new) = (from + length, 0);
    }

    fn literal(&mut self, bytes: &[u8]) {
        self.new += bytes.len();
        match bytes {
            b"\"" => self.out.push(b'\''),
            b"'" => self.out.push(b'"'),
            [byte] if SIGNS.contains(byte) => self.out.extend([b'@', *byte]),
            _ => self.out.extend_from_slice(bytes),
        }
    }
}

/// How many bytes are the same from two places on, the first of which lies before the other. Neither end divides a
/// character.
fn same(ground: &[u8], from: usize, at: usize) -> usize {
    if from >= at {
        return 0;
    }
    let mut length = begin_of_both(&ground[from..], &ground[at..]).min(MOST);
    while length > 0 && ground.get(at + length).is_some_and(|byte| is_inner(*byte)) {
        length -= 1;
    }
    length
}

/// How many bytes two texts begin with alike; eight at a time, since that is most of the work.
fn begin_of_both(one: &[u8], other: &[u8]) -> usize {
    let eights = one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0);
    let whole = 8 * eights.take_while(|(one, other)| one == other).count();
    let rest = one[whole..].iter().zip(&other[whole..]);
    whole + rest.take_while(|(one, other)| one == other).count()
}

/// How long the first character is.
fn character(bytes: &[u8]) -> usize {
    1 + bytes[1..].iter().take_while(|byte| is_inner(**byte)).count()
}

/// Does this byte go on with a character?
const fn is_inner(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

/// Where words are, the latest of each.
struct Places([u32; SLOTS]);

impl Places {
    fn new() -> Self {
        Self([u32::MAX; SLOTS])
    }

    fn add(&mut self, ground: &[u8], from: usize, to: usize) {
        for at in from..to {
            if let Some(slot) = slot(ground, at) {
                self.0[slot] = at as u32;
            }
        }
    }

    fn find(&self, ground: &[u8], at: usize) -> Option<usize> {
        let place = self.0[slot(ground, at)?];
        (place != u32::MAX).then_some(place as usize)
    }
}

/// Where the word at this place is remembered, if one begins here.
fn slot(ground: &[u8], at: usize) -> Option<usize> {
    if ground.get(at)?.is_ascii_alphanumeric() {
        return None;
    }
    let word: [u8; WORD] = ground.get(at..at + WORD)?.try_into().ok()?;
    let [first, rest @ ..] = word;
    let word = u64::from(u32::from_le_bytes(rest)) << 8 | u64::from(first);
    Some((word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 52) as usize)
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;

    /// What is written reads back, and how long it is.
    fn round(known: &[&str], text: &str) -> usize {
        let patch = write(known, text);
        assert_eq!(read(known, &patch).as_deref(), Ok(text), "{patch}");
        patch.len()
    }

    #[test]
    fn any_text_reads_back() {
        for text in ["", "a", "@~^|`'\"\\", "ä€😀ä€😀ä€😀 aaaaaaaaaaaaaaaaaaaa", "\u{1}\n"] {
            round(&[], text);
            round(&[text], text);
            round(&["ä€😁ä€😀", text], &text.repeat(3));
        }
    }

    /// Characters that begin with the same bytes are not cut in the middle.
    #[test]
    fn characters_stay_whole() {
        round(&["xxxxxxxxé"], "xxxxxxxxèxxxxxxxxé");
        round(&["abcdefg😀"], "😁abcdefg😁");
    }

    #[test]
    fn what_is_known_costs_next_to_nothing() {
        let known =
            r#"{"step":12,"view":{"hand":[1,2,3],"pile":[{"card":4},{"card":5}]},"windows":[{"id":9}]}"#;
        assert!(round(&[known], known) <= 5);
        assert!(round(&[known], &known.replace("12", "13").replace("\"id\":9", "\"id\":8")) <= 12);
        assert!(round(&[known], &known.replace("12", "113")) <= 12, "it goes on a little further");
        let twice = format!("{known}{}", known.replace('9', "7"));
        assert!(round(&[], &twice) <= known.len() + 14, "what was written is known, too");
        let long = known.repeat(300);
        assert!(round(&[&long], &long.replace("12", "13")) < long.len() / 5);
    }
}
