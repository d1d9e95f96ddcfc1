//! Which seed each game has, and what follows from it beside the chance of the record.

use sevenfold_core::chance::{Quick, Seed};
use sha2::{Digest as _, Sha256};

/// The seed of game `number` (from 1): SHA-256 of the seed's bytes and the number as little-endian u64.
pub fn of_game(seed: &Seed, number: u64) -> Seed {
    Seed(digest(seed, &number.to_le_bytes()))
}

/// A generator of the host's own, apart from the chance of the game. Equal purposes give equal generators.
pub fn generator(seed: &Seed, purpose: &str) -> Quick {
    let digest = digest(seed, purpose.as_bytes());
    Quick::new(digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

fn digest(seed: &Seed, more: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(seed.0).chain_update(more).finalize().into()
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Rng as _;

    use super::*;

    #[test]
    fn generators_differ_by_seed_and_by_purpose() {
        let number = |byte, purpose| generator(&Seed([byte; 32]), purpose).below(u32::MAX);
        assert_eq!(number(1, "host"), number(1, "host"));
        assert_ne!(number(1, "host"), number(2, "host"));
        assert_ne!(number(1, "host"), number(1, "opening"));
    }

    /// `hashlib.sha256(bytes(32) + (1).to_bytes(8, "little")).hexdigest()`
    #[test]
    fn a_games_seed_is_the_hash_of_seed_and_number() {
        assert_eq!(
            of_game(&Seed([0; 32]), 1).to_string(),
            "19ea44be89eece0fd4ec7482049f472a11af19384bffb38a88e77b3b1dd54c19"
        );
        assert_eq!(
            of_game(&Seed([0; 32]), 258).to_string(),
            "27a4f8eb0422eed98b4d37f2a3cddf95649d3f2e2536ab3c9370f7fe3e8f7547"
        );
    }
}
