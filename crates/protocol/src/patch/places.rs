//! Where words are in what is known, so that a patch can copy them.
//!
//! A word begins with a sign: in JSON nearly everything that comes again does, and only half as many places must be
//! remembered.

/// So many bytes are looked for at once.
const WORD: usize = 5;
/// Places are remembered by the word there, of which so many kinds are told apart.
const KINDS: usize = 1024;
/// So many places of each kind are remembered.
const LATEST: usize = 8;

/// Where words are: of each kind the latest places, and how many there were. What lies too far back for two bytes is not
/// remembered.
pub(super) struct Places {
    latest: [[u16; LATEST]; KINDS],
    counts: [u16; KINDS],
}

impl Default for Places {
    fn default() -> Self {
        Self { latest: [[0; LATEST]; KINDS], counts: [0; KINDS] }
    }
}

impl Places {
    pub(super) fn clear(&mut self) {
        self.counts = [0; KINDS];
    }

    /// Remembers all words up to a place. First it is found where they begin, then they are read: both go on without asking
    /// at every byte whether it is one, which nobody can foresee.
    pub(super) fn add_all(&mut self, ground: &[u8], to: usize, begins: &mut Vec<u16>) {
        let to = to.min(usize::from(u16::MAX));
        begins.resize(to, 0);
        let mut count = 0;
        for (at, byte) in ground[..to].iter().enumerate() {
            begins[count] = at as u16;
            count += usize::from(IS_SIGN[usize::from(*byte)]);
        }
        for at in &begins[..count] {
            if let Some(kind) = kind_of(&ground[usize::from(*at)..]) {
                self.note(kind, *at);
            }
        }
    }

    pub(super) fn add(&mut self, ground: &[u8], from: usize, to: usize) {
        for at in from..to.min(usize::from(u16::MAX)) {
            if let Some(kind) = kind(ground, at) {
                self.note(kind, at as u16);
            }
        }
    }

    fn note(&mut self, kind: usize, at: u16) {
        // There are fewer words than places, so counts fit as places do.
        let count = &mut self.counts[kind];
        self.latest[kind][usize::from(*count) % LATEST] = at;
        *count += 1;
    }

    /// Places at which the ground may go on as it does here, the latest first.
    pub(super) fn find(&self, ground: &[u8], at: usize) -> impl Iterator<Item = usize> {
        let kind = kind(ground, at);
        let count = kind.map_or(0, |kind| usize::from(self.counts[kind]));
        let latest = &self.latest[kind.unwrap_or_default()];
        (count.saturating_sub(LATEST)..count).rev().map(|index| usize::from(latest[index % LATEST]))
    }
}

/// Which bytes are signs.
const IS_SIGN: [bool; 256] = {
    let (mut signs, mut byte) = ([false; 256], 0);
    while byte < 256 {
        signs[byte] = !(byte as u8).is_ascii_alphanumeric();
        byte += 1;
    }
    signs
};

/// Which kind of word begins at this place, if one does.
fn kind(ground: &[u8], at: usize) -> Option<usize> {
    if IS_SIGN[usize::from(ground[at])] { kind_of(&ground[at..]) } else { None }
}

/// Which kind of word a text begins with, if it is long enough. Of eight bytes that are read at once no more count than a word has:
/// what comes after them does not reach down to the bits that are looked at.
fn kind_of(text: &[u8]) -> Option<usize> {
    let word = if let Some(eight) = text.first_chunk() {
        u64::from_le_bytes(*eight)
    } else {
        let [first, rest @ ..]: [u8; WORD] = *text.first_chunk()?;
        u64::from(u32::from_le_bytes(rest)) << 8 | u64::from(first)
    };
    let mixed = word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (8 * WORD - KINDS.ilog2() as usize);
    Some(mixed as usize % KINDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_hangs_on_the_word_alone() {
        for at in 0..=3 {
            assert_eq!(kind_of(&b"\"card\":7"[..5 + at]), kind_of(b"\"card and so on"), "{at}");
        }
        assert_eq!(kind_of(b"\"car"), None);
        assert_eq!((kind(b"a\"card", 0), kind(b"a\"card", 1)), (None, kind_of(b"\"card")));
    }
}
