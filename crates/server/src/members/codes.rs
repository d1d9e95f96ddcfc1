//! Codes to type or to print: recovery codes, and codes that let another device in.

use sevenfold_table::PlayerId;
use sha2::{Digest as _, Sha256};

use crate::Failure;
use crate::clock::random;

/// Digits and letters that nobody takes for one another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Recovery codes that a member has to print.
const RECOVERY: usize = 10;

/// A code of `N` letters, five bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Code<const N: usize>([u8; N]);

/// A recovery code: 80 bits, more than anybody can try.
pub(crate) type RecoveryCode = Code<16>;
/// What another device is let in by: good for a few minutes, and only if the first device says yes.
pub(crate) type DeviceCode = Code<6>;
/// An invitation: 60 bits.
pub(crate) type InvitationCode = Code<12>;

impl<const N: usize> Code<N> {
    pub(crate) fn draw() -> Result<Self, Failure> {
        let bytes: [u8; N] = random()?;
        Ok(Self(bytes.map(|byte| LETTERS[usize::from(byte % 32)])))
    }

    /// The code in what somebody typed: in either case, with or without what stands between, with letters that look alike.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let typed = text.chars().filter(char::is_ascii_alphanumeric);
        let letters: Vec<u8> = typed.map(|letter| same(letter.to_ascii_uppercase()) as u8).collect();
        let letters: [u8; N] = letters.try_into().ok()?;
        letters.iter().all(|letter| LETTERS.contains(letter)).then_some(Self(letters))
    }

    /// What is kept of it. The owner is part of it, so that equal codes of two owners are not seen to be equal.
    pub(crate) fn hash(&self, owner: &str) -> [u8; 32] {
        Sha256::new().chain_update(owner).chain_update(b":").chain_update(self.0).finalize().into()
    }

    /// In groups, as it is printed.
    pub(crate) fn show(&self) -> String {
        let group = if N.is_multiple_of(4) { 4 } else { 3 };
        let groups: Vec<_> = self.0.chunks(group).map(String::from_utf8_lossy).collect();
        groups.join("-")
    }
}

/// The letter that is meant.
fn same(letter: char) -> char {
    match letter {
        'O' => '0',
        'I' | 'L' => '1',
        'U' => 'V',
        other => other,
    }
}

/// New recovery codes: as they are printed, and what is kept of them.
pub(crate) fn draw_recovery(player: &PlayerId) -> Result<(Vec<String>, Vec<[u8; 32]>), Failure> {
    let (mut shown, mut kept) = (Vec::with_capacity(RECOVERY), Vec::with_capacity(RECOVERY));
    for _ in 0..RECOVERY {
        let code = RecoveryCode::draw()?;
        shown.push(code.show());
        kept.push(code.hash(player.as_str()));
    }
    Ok((shown, kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = RecoveryCode::read("K73X-9Q2M-01BW-4HGD");
        assert!(code.is_some());
        for typed in ["k73x9q2m01bw4hgd", " K73X 9Q2M OIBW 4HGD ", "K73X-9Q2M-olBW-4HGD"] {
            assert_eq!(RecoveryCode::read(typed), code, "{typed}");
        }
        assert_eq!(code.map(|code| code.show()), Some("K73X-9Q2M-01BW-4HGD".to_owned()));
        for wrong in ["", "K73X-9Q2M-01BW-4HG", "K73X-9Q2M-01BW-4HGDD"] {
            assert_eq!(RecoveryCode::read(wrong), None, "{wrong}");
        }
        assert_eq!(DeviceCode::read("K73X9Q").map(|code| code.show()), Some("K73-X9Q".to_owned()));
    }

    #[test]
    fn what_is_kept_depends_on_whose_it_is() {
        let code = RecoveryCode::draw().unwrap_or_else(|_| panic!("there is randomness"));
        assert_ne!(code.hash("ada"), code.hash("bob"));
    }
}
