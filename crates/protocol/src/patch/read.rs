//! Reading a patch.

use std::fmt;

use super::{BASE, LONG, MIDDLE, SHORT, SHORTEST, check, value};

/// The longest text that is read from a patch.
const MOST: usize = 1 << 20;

/// It is no patch on what is known here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPatch;

impl fmt::Display for NoPatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no patch on what is known here")
    }
}

impl std::error::Error for NoPatch {}

/// The text that a patch on what is known tells.
pub fn read(known: &[&str], patch: &str) -> Result<String, NoPatch> {
    text_of(known, patch).ok_or(NoPatch)
}

fn text_of(known: &[&str], patch: &str) -> Option<String> {
    let mut ground: Vec<u8> = known.concat().into_bytes();
    let begin = ground.len();
    let mut patch = Pieces(patch.as_bytes());
    let sum = patch.number(2)?;
    let (mut next, mut new) = (0, 0);
    while let Some(byte) = patch.byte() {
        let short = SHORT.iter().position(|sign| *sign == byte);
        let from = match byte {
            _ if short.is_some() => next + new,
            b'~' => next + new,
            b'^' => (next + new + patch.number(1)?).checked_sub(MIDDLE)?,
            b'|' => patch.number(2)?,
            b'`' => patch.number(4)?,
            _ => {
                ground.push(match byte {
                    b'@' => patch.byte()?,
                    b'\'' => b'"',
                    b'"' => b'\'',
                    other => other,
                });
                new += 1;
                continue;
            }
        };
        let length = match short {
            Some(over) => SHORTEST + over,
            None => patch.length()?,
        };
        if from >= ground.len() || ground.len() - begin + length > MOST {
            return None;
        }
        // What is copied may be what the copy itself has written.
        for at in from..from + length {
            ground.push(ground[at]);
        }
        (next, new) = (from + length, 0);
    }
    let text = ground.split_off(begin);
    if check(&text) == sum { String::from_utf8(text).ok() } else { None }
}

/// What is left of a patch.
struct Pieces<'a>(&'a [u8]);

impl Pieces<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self, digits: usize) -> Option<usize> {
        (0..digits).try_fold(0, |number, _| Some(number * BASE + value(self.byte()?)?))
    }

    fn length(&mut self) -> Option<usize> {
        match self.number(1)? {
            LONG => Some(LONG + self.number(2)?),
            short => Some(short),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::write;
    use super::*;

    #[test]
    fn what_is_no_patch_is_not_read() {
        let known = "what is known here";
        let patch = write(&[known], "what was known here");
        assert_eq!(read(&[known], &patch).as_deref(), Ok("what was known here"));
        assert_eq!(read(&["what else is known"], &patch), Err(NoPatch), "another text was known");
        for bad in ["", "!", "!!~", "!!~\u{7f}", "!!|!", "!!`!!!", "!!^!!", "!!~!x\"", "é", "!!@"] {
            assert_eq!(read(&[known], bad), Err(NoPatch), "{bad}");
        }
        // However often it doubles itself.
        let greedy = format!("!!x|!!{}", "|!!}~~".repeat(400));
        assert_eq!(read(&[], &greedy), Err(NoPatch));
    }
}
