//! Writing a patch: whatever saves most, wherever the text goes on as expected or begins with a known word.

use std::cell::RefCell;

use super::places::Places;
use super::{BASE, LONG, MIDDLE, SHORT, SHORTEST, SIGNS, check, digit};

/// If so many bytes are as expected nothing else is looked for.
const ENOUGH: usize = 12;
/// A copy from elsewhere than expected is worth it from this length on.
const LEAST: usize = 6;
/// What a copy must save beyond another one for which nothing need be looked for again.
const PAINS: usize = 1;
/// So much of what is copied is remembered at its new place too: the same may come once more, and is nearer there.
const AGAIN: usize = 24;
/// The longest that one copy can be.
const MOST: usize = LONG + BASE * BASE - 1;

thread_local! {
    /// What is needed to write a patch is much larger than the patch, so it is kept for the next one: with thousands a second
    /// memory would be taken and given back in large pieces all the time, between small ones that stay.
    static DESK: RefCell<Desk> = RefCell::new(Desk::default());
}

/// What is needed while a patch is written.
#[derive(Default)]
struct Desk {
    ground: Vec<u8>,
    /// Where words begin in what is known.
    begins: Vec<u16>,
    out: Vec<u8>,
    places: Box<Places>,
}

/// Writes a text as a patch on what is known.
pub fn write(known: &[&str], text: &str) -> String {
    write_after("", known, text)
}

/// The same with something before it.
pub(super) fn write_after(head: &str, known: &[&str], text: &str) -> String {
    DESK.with_borrow_mut(|desk| desk.write(head, known, text))
}

impl Desk {
    fn write(&mut self, head: &str, known: &[&str], text: &str) -> String {
        let Self { ground, begins, out, places } = self;
        ground.clear();
        for known in known {
            ground.extend_from_slice(known.as_bytes());
        }
        let begin = ground.len();
        ground.extend_from_slice(text.as_bytes());
        out.clear();
        out.extend_from_slice(head.as_bytes());
        let sum = check(text.as_bytes());
        out.extend([digit(sum / BASE), digit(sum % BASE)]);
        places.clear();
        places.add_all(ground, begin, begins);
        Writing { out, next: 0, new: 0 }.write(ground, begin, places);
        // Copies begin and end between characters, and all else is ASCII or copied from the text.
        str::from_utf8(out).unwrap_or_default().to_owned()
    }
}

struct Writing<'a> {
    out: &'a mut Vec<u8>,
    /// Where the last copy ended.
    next: usize,
    /// How many bytes were new since.
    new: usize,
}

impl Writing<'_> {
    fn write(&mut self, ground: &[u8], begin: usize, places: &mut Places) {
        let (mut at, mut begin_again) = (begin, begin);
        while at < ground.len() {
            let end = match best(ground, at, self.next + self.new, places) {
                Some(found) if !self.waits(ground, at, &found, places) => {
                    self.copy(found.from, found.length);
                    // Of what is copied the places are known.
                    begin_again = at + found.length.saturating_sub(AGAIN);
                    at + found.length
                }
                _ => {
                    let end = at + character(&ground[at..]);
                    self.literal(&ground[at..end]);
                    end
                }
            };
            places.add(ground, begin_again.max(at), end);
            at = end;
        }
    }

    /// Is it better to copy something else one byte later?
    fn waits(&self, ground: &[u8], at: usize, found: &Found, places: &Places) -> bool {
        if found.length >= ENOUGH || ground.get(at + 1).is_none_or(|byte| is_inner(*byte)) {
            return false;
        }
        let later = best(ground, at + 1, self.next + self.new + 1, places);
        later.is_some_and(|later| later.saves > found.saves + PAINS)
    }

    fn copy(&mut self, from: usize, length: usize) {
        let shift = shift(from, self.next + self.new);
        if let (Some(MIDDLE), Some(short)) = (shift, SHORT.get(length - SHORTEST)) {
            self.out.push(*short);
            (self.next, self.new) = (from + length, 0);
            return;
        }
        match shift {
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
            [byte] if MEANT[usize::from(*byte)] => self.out.extend([b'@', *byte]),
            _ => self.out.extend_from_slice(bytes),
        }
    }
}

/// Which characters do not stand for themselves.
const MEANT: [bool; 256] = {
    let (mut meant, mut index) = ([false; 256], 0);
    while index < SHORT.len() {
        meant[SHORT[index] as usize] = true;
        index += 1;
    }
    while index < SHORT.len() + SIGNS.len() {
        meant[SIGNS[index - SHORT.len()] as usize] = true;
        index += 1;
    }
    meant
};

/// Something to copy.
struct Found {
    from: usize,
    length: usize,
    /// How many bytes fewer it takes than what is copied.
    saves: usize,
}

/// What to copy at this place, where the ground is expected to go on from `expected`.
fn best(ground: &[u8], at: usize, expected: usize, places: &Places) -> Option<Found> {
    let length = same(ground, expected, at);
    let mut best = (length >= SHORTEST).then(|| Found {
        from: expected,
        length,
        saves: length - cost(expected, length, expected),
    });
    if length >= ENOUGH {
        return best;
    }
    for from in places.find(ground, at) {
        // One that ends before the best does is not looked at closely.
        let reach = best.as_ref().map_or(LEAST - 1, |best| best.length.max(LEAST) - 1);
        if ground.get(at + reach) != Some(&ground[from + reach]) {
            continue;
        }
        let length = same(ground, from, at);
        if length < LEAST {
            continue;
        }
        let saves = length.saturating_sub(cost(from, length, expected) + PAINS);
        if best.as_ref().map_or(0, |best| best.saves) < saves {
            best = Some(Found { from, length, saves });
        }
    }
    best
}

/// How far a copy begins from where it is expected to, as a digit; nothing if it is too far.
fn shift(from: usize, expected: usize) -> Option<usize> {
    (from + MIDDLE).checked_sub(expected).filter(|shift| *shift < BASE)
}

/// How many bytes a copy takes.
fn cost(from: usize, length: usize, expected: usize) -> usize {
    let place = match shift(from, expected) {
        Some(MIDDLE) if length - SHORTEST < SHORT.len() => return 1,
        Some(MIDDLE) => 1,
        Some(_) => 2,
        None if from < BASE * BASE => 3,
        None => 5,
    };
    place + if length < LONG { 1 } else { 3 }
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
    let eights = || one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0);
    for (index, (one, other)) in eights().enumerate() {
        let differs = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        if differs != 0 {
            return 8 * index + differs.trailing_zeros() as usize / 8;
        }
    }
    let whole = 8 * eights().len();
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
        for text in ["", "a", "@~^|`'\"\\ABZ!?", "ä€😀ä€😀ä€😀 aaaaaaaaaaaaaaaaaaaa", "\u{1}\n"]
        {
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

    /// Of all places where a word was, the one from which most can be copied counts, not the latest.
    #[test]
    fn the_longest_piece_is_found() {
        let known =
            r#"[{"card":3,"way":"hole","makes":4},{"card":3,"way":"open"},{"card":3,"way":"number"}]"#;
        assert!(round(&[known], r#"[{"card":3,"way":"hole","makes":4}]"#) <= 8);
        assert!(round(&[known], r#"{"card":3,"way":"hole","makes":4}!"#) <= 8);
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
        let longest = known.repeat(900);
        assert!(longest.len() > usize::from(u16::MAX), "places are no longer remembered by then");
        round(&[&longest], known);
        let long = known.repeat(300);
        assert!(round(&[&long], &long.replace("12", "13")) < long.len() / 5);
    }
}
