//! Texts told by what has changed in them.
//!
//! Most of an update is what the one before it said. So a text can be written as a patch on a known one: pieces that are
//! copied from there, or from what has been written so far, and the few characters that are new. Both sides know the same
//! texts, so a patch tells nothing but the new one.
//!
//! # How it is written
//! A patch has two characters to check its result by, then its pieces. Numbers are digits to the base of 92: the printable
//! characters of ASCII without `"`, `\` and the blank, in their order. The ground is what is known, followed by what has been
//! written so far. A character stands for itself, but
//!
//! - `'` stands for `"` and `"` for `'`, since the patch itself travels between quotes;
//! - `@` and a character is that character;
//! - a capital letter, or one of `!#$%&()*+;<=>?`, copies what comes next: where the last copy ended, and as many characters
//!   further as were new since. `A` copies two characters, `B` three, up to `?` with 41;
//! - `~` and a length does so with any length;
//! - `^`, a digit and a length copies from 46 characters less than the digit further on than that;
//! - `|`, two digits and a length copies from that place of the ground, and `` ` `` does so with four digits.
//!
//! A length is one digit, or if it is 90 or more the digit 90 and two digits with what is over. Places and lengths are
//! counted in bytes of UTF-8. The check is the result's bytes as a polynomial: beginning with 7, each step multiplies by 31,
//! adds the byte and keeps the remainder of 8,464.

mod bare;
mod places;
mod read;
mod write;

pub use bare::{from_bare, write_bare};
pub use read::{NoPatch, read};
pub use write::write;

/// What a client adds to the address of a socket (after `?`) that wants to hear updates as patches by themselves.
pub const BARE: &str = "updates=bare";
/// The same for one that wants each as a message like all others: clients from before there were bare ones.
pub const PATCHED: &str = "updates=patches";

/// How many digits there are.
const BASE: usize = 92;
/// A length that takes two more digits.
const LONG: usize = 90;
/// A shift of nothing.
const MIDDLE: usize = 46;
/// Characters that copy what comes next, by how much: they seldom come in texts, but copies of such lengths do.
const SHORT: &[u8; 40] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+;<=>?";
/// What the first of them copies: less is not worth a character.
const SHORTEST: usize = 2;
/// Other characters that do not stand for themselves.
const SIGNS: &[u8; 5] = b"@~^|`";

/// The digit of a value below [`BASE`].
const fn digit(value: usize) -> u8 {
    let plain = b'!' + value as u8;
    // What comes after `"` and after `\` moves up by one each.
    match plain {
        b'!' => plain,
        _ if plain + 1 < b'\\' => plain + 1,
        _ => plain + 2,
    }
}

/// The value of a digit.
const fn value(digit: u8) -> Option<usize> {
    let plain = match digit {
        b'!' => digit,
        b'#'..=b'[' => digit - 1,
        b']'..=b'~' => digit - 2,
        _ => return None,
    };
    Some((plain - b'!') as usize)
}

/// The powers of 31 by which eight bytes are multiplied.
const POWERS: [u64; 8] = [27_512_614_111, 887_503_681, 28_629_151, 923_521, 29_791, 961, 31, 1];
/// Where checks begin anew.
const MOST: u64 = (BASE * BASE) as u64;
/// What eight bytes more multiply a check by.
const EIGHT: u64 = POWERS[0] * 31 % MOST;
/// The same for 24, 16, 8 and no bytes more.
const EIGHTS: [u64; 4] = [EIGHT * EIGHT % MOST * EIGHT % MOST, EIGHT * EIGHT % MOST, EIGHT, 1];

/// The check of a result: 32 bytes at a time, since nothing of a step is lost before the remainder is taken, and that takes
/// longer than all the rest.
fn check(text: &[u8]) -> usize {
    let eight = |bytes: &[u8; 8]| -> u64 {
        bytes.iter().zip(POWERS).map(|(byte, power)| u64::from(*byte) * power).sum()
    };
    let (blocks, rest) = text.as_chunks::<32>();
    let step = |sum: u64, block: &[u8; 32]| {
        let eights = block.as_chunks().0.iter().zip(EIGHTS);
        let more: u64 = eights.map(|(bytes, power)| eight(bytes) * power).sum();
        (sum * EIGHTS[0] * EIGHT + more) % MOST
    };
    let sum = blocks.iter().fold(7, step);
    rest.iter().fold(sum, |sum, byte| (sum * 31 + u64::from(*byte)) % MOST) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_a_polynomial() {
        let text: Vec<u8> = (0..=255).cycle().take(1003).collect();
        for length in [0, 1, 7, 8, 9, 31, 32, 33, 64, 1003] {
            let plain =
                text[..length].iter().fold(7, |sum, byte| (sum * 31 + usize::from(*byte)) % (BASE * BASE));
            assert_eq!(check(&text[..length]), plain, "{length}");
        }
    }

    #[test]
    fn digits_are_printable_and_read_back() {
        for number in 0..BASE {
            let digit = digit(number);
            assert!(digit.is_ascii_graphic() && digit != b'"' && digit != b'\\', "{number}");
            assert_eq!(value(digit), Some(number));
        }
        assert_eq!([b' ', b'"', b'\\', 127].map(value), [None; 4]);
    }
}
