//! Seals: what a line of the database said when it was written can be told from what it says now.
//!
//! A seal finds damage, not forgery: whoever can write to the database can seal as well.

use sha2::{Digest, Sha256};

/// Bytes of a seal: enough that no damage ever goes unnoticed.
const BYTES: usize = 16;

/// A hash over a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seal([u8; BYTES]);

impl Seal {
    /// What the first entry of a journal follows on.
    pub(crate) const FIRST: Self = Self([0; BYTES]);

    /// The seal of a journal's entry: it depends on all entries before it.
    pub(super) fn of_entry(before: Self, code: &str, number: u64, entry: &str) -> Self {
        Self::of(&[&before.0, code.as_bytes(), &number.to_le_bytes(), entry.as_bytes()])
    }

    pub(super) fn of_record(line: &Sealed<'_>) -> Self {
        let Sealed { code, number, game, finished, document, closed } = *line;
        let numbers = [i64::from(number), finished, i64::from(closed)].map(i64::to_le_bytes).concat();
        Self::of(&[code.as_bytes(), game.as_bytes(), document.as_bytes(), &numbers])
    }

    /// When a guest was last seen is not part of it: that changes often, and only matters after a year.
    pub(super) fn of_guest(player: &str, token: &[u8], name: &str, created: i64) -> Self {
        Self::of(&[player.as_bytes(), token, name.as_bytes(), &created.to_le_bytes()])
    }

    pub(super) fn of_member(line: &SealedMember<'_>) -> Self {
        let SealedMember { player, name, role, joined, renamed, shown, passphrase } = *line;
        let times = [joined, renamed].map(i64::to_le_bytes).concat();
        let texts = [player, name, role, shown, passphrase.unwrap_or_default()].map(str::as_bytes);
        Self::of(&[texts[0], texts[1], texts[2], texts[3], texts[4], &times])
    }

    /// How often a passkey was used is in the credential; when is not part of it.
    pub(super) fn of_passkey(id: &[u8], player: &str, credential: &str) -> Self {
        Self::of(&[id, player.as_bytes(), credential.as_bytes()])
    }

    pub(super) fn of_participant(player: &str, code: &str, number: u32, seat: u8) -> Self {
        Self::of(&[player.as_bytes(), code.as_bytes(), &number.to_le_bytes(), &[seat]])
    }

    pub(super) fn of_mark(mark: i64) -> Self {
        Self::of(&[&mark.to_le_bytes()])
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Is this the seal that was kept?
    pub(super) fn is(&self, kept: Option<&[u8]>) -> bool {
        kept == Some(self.bytes())
    }

    /// The seal that was kept, if it can be one.
    pub(super) fn kept(bytes: &[u8]) -> Option<Self> {
        Some(Self(bytes.try_into().ok()?))
    }

    /// Every part with its length before it, so that no two lines are the same bytes.
    fn of(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let mut seal = [0; BYTES];
        seal.copy_from_slice(&hash.finalize()[..BYTES]);
        Self(seal)
    }
}

/// What is sealed of a record.
#[derive(Clone, Copy)]
pub(super) struct Sealed<'a> {
    pub(super) code: &'a str,
    pub(super) number: u32,
    pub(super) game: &'a str,
    pub(super) finished: i64,
    pub(super) document: &'a str,
    pub(super) closed: bool,
}

/// What is sealed of a member.
#[derive(Clone, Copy)]
pub(super) struct SealedMember<'a> {
    pub(super) player: &'a str,
    pub(super) name: &'a str,
    pub(super) role: &'a str,
    pub(super) joined: i64,
    pub(super) renamed: i64,
    pub(super) shown: &'a str,
    pub(super) passphrase: Option<&'a str>,
}
