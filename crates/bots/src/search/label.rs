//! Moves as numbers, the same on every machine.

use std::hash::{Hash, Hasher};

/// A number for a value: equal values have equal numbers, different ones almost never.
///
/// Unlike the standard library's, it does not depend on how wide the machine's words are, so that a search does the
/// same in a browser.
pub fn label(value: &impl Hash) -> u64 {
    let mut mixer = Mixer(0x7777_7777_7777_7777);
    value.hash(&mut mixer);
    mixer.finish()
}

struct Mixer(u64);

impl Mixer {
    /// One step of a multiplicative hash with a good finish (Stafford's variant of `MurmurHash3`'s finaliser).
    #[inline]
    fn mix(&mut self, word: u64) {
        let mut z = (self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ (z >> 31);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.mix(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    /// Which variant of an enum it is comes in here; a number, whatever its sign.
    #[inline]
    #[allow(clippy::cast_sign_loss, reason = "only the bits are mixed")]
    fn write_isize(&mut self, word: isize) {
        self.mix(word as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Hash)]
    enum Sample {
        One(u8),
        Two { number: i32, list: Vec<u16> },
    }

    #[test]
    fn labels_are_a_contract() {
        // Found once and kept: another number here means that searches no longer do the same everywhere.
        assert_eq!(label(&7u8), label(&7u64));
        assert_eq!(label(&Sample::One(7)), 9_984_160_971_151_774_877);
        assert_eq!(label(&Sample::Two { number: -7, list: vec![7, 77] }), 17_704_293_687_873_126_164);
    }
}
