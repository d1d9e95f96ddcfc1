//! What a device says of itself and of a key.

/// Somebody was there.
const PRESENT: u8 = 0x01;
/// They have shown that it is them.
const VERIFIED: u8 = 0x04;
/// A new key follows.
const MADE: u8 = 0x40;
/// Bytes of a device's kind, which is not asked for.
const KIND: usize = 16;

/// What a device says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct AuthenticatorData<'a> {
    /// The hash of the site's name.
    pub(super) site: &'a [u8; 32],
    flags: u8,
    /// How often the key was used.
    pub(super) count: u32,
    /// The id of a new key, and the key.
    pub(super) made: Option<(&'a [u8], &'a [u8])>,
}

impl<'a> AuthenticatorData<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        let (site, rest) = bytes.split_first_chunk()?;
        let (&flags, rest) = rest.split_first()?;
        let (&count, rest) = rest.split_first_chunk()?;
        let made = if flags & MADE == 0 { None } else { Some(made(rest)?) };
        Some(Self { site, flags, count: u32::from_be_bytes(count), made })
    }

    pub(super) fn is_present_and_verified(&self) -> bool {
        self.flags & (PRESENT | VERIFIED) == PRESENT | VERIFIED
    }
}

fn made(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (_, rest) = bytes.split_at_checked(KIND)?;
    let (&length, rest) = rest.split_first_chunk()?;
    rest.split_at_checked(usize::from(u16::from_be_bytes(length)))
}
