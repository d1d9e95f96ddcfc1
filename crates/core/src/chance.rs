//! Where chance comes from: seeds, the stream of each chance step, and a quick generator for search.
//!
//! How chance follows from a seed is a contract (`docs/spec/notation.md`): anyone can check a deal.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng};

/// A source of random words.
pub trait Rng {
    /// The next word.
    fn word(&mut self) -> u32;

    /// A number below `n` (which is not 0), all equally likely: words are taken until one is below the
    /// greatest multiple of `n`, and reduced modulo `n`.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let word = self.word();
            // The greatest multiple lies less than n below 2³², so that only the last few words need a closer look.
            if word <= u32::MAX - n || u64::from(word) < (1u64 << 32) / u64::from(n) * u64::from(n) {
                return word % n;
            }
        }
    }

    /// Shuffles: for i from the last index down to 1, items i and `below(i + 1)` change places.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// One of the items, all equally likely.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }
}

/// The 32 bytes all chance of a game follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed is a secret while its game runs, so it does not show up in debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| NotASeed)?;
        }
        Ok(Self(bytes))
    }
}

/// Which chance step of a game this is: the round it belongs to, and its number within that round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChanceKey {
    /// Rounds count from 1; what comes before the first deal is in round 0.
    pub round: u32,
    /// Counts the chance steps of the round from 0.
    pub step: u32,
}

/// The dice of one chance step: `ChaCha20` keyed by the seed, one stream per step.
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of one chance step.
    pub fn new(seed: &Seed, key: ChanceKey) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(u64::from(key.round) << 32 | u64::from(key.step));
        Self(rng)
    }
}

impl Rng for Stream {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A quick generator for bots, worlds and playouts (xorshift64* by Vigna); no part of any record.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// Equal numbers give equal streams.
    pub fn new(seed: u64) -> Self {
        // SplitMix64's finaliser spreads neighbouring seeds; xorshift must not start at 0.
        let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self((z ^ (z >> 31)) | 1)
    }
}

impl Rng for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as u32
    }

    /// Multiply and shift: no division, and a bias below n / 2³² that no playout notices.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_64_hex_digits() {
        let text = "000000000000000000000000000000000000000000000000000000007777000b";
        assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        assert_eq!("77".parse::<Seed>(), Err(NotASeed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotASeed));
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut quick = Quick::new(7);
        let mut stream = Stream::new(&Seed([7; 32]), ChanceKey::default());
        let mut seen = [[0u32; 6]; 2];
        for _ in 0..600 {
            seen[0][quick.below(6) as usize] += 1;
            seen[1][stream.below(6) as usize] += 1;
        }
        assert!(seen.iter().flatten().all(|&count| count > 50));
    }
}
